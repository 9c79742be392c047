"""What the trace shows, by the hook this interpreter is traced with."""

import sys
from typing import Any

import pytest

from sandbox.worker.trace import Monitoring, Recorder, SetTrace, functions

HOOKS = [Monitoring if hasattr(sys, "monitoring") else SetTrace]


@pytest.fixture(params=HOOKS, ids=lambda hook: hook.__name__)
def hook(request):
    before = sys.gettrace()
    yield request.param
    sys.settrace(before)


def traced(hook: Any, program: str, call: str, limit: int) -> tuple[Recorder, Any]:
    """What was recorded, and what the call gave."""
    code = compile(program, "program.py", "exec")
    scope: dict[str, Any] = {}
    exec(code, scope)
    recorder = Recorder(limit, 80, lambda: tracer.stop())
    tracer = hook(functions(code), recorder)
    tracer.start()
    try:
        return recorder, eval(call, scope)
    except Exception as error:
        return recorder, error
    finally:
        tracer.stop()


def trace(hook: Any, program: str, call: str) -> list[str]:
    """Events as short text: ``line 3 f x=1``."""
    lines = []
    for kind, line, function, changes, *ends in traced(hook, program, call, 200)[0].events:
        changed = "".join(f" {name}={value}" for name, value, _ in changes)
        lines.append(f"{kind} {line} {function}{changed}" + "".join(f" -> {end}" for end in ends if end))
    return lines


METHOD = "P." if sys.version_info >= (3, 11) else ""
TRACES = {
    "lines show what they changed": (
        "def f(a):\n    b = [a]\n    c = b\n    b.append(2)\n    return c\n",
        "f(1)",
        "call 1 f a=1|line 2 f b=[1]|line 3 f c=[1]|line 4 f b=[1, 2] c=[1, 2]|line 5 f|return 5 f -> [1, 2]",
    ),
    "recursion has a frame each": (
        "def f(n):\n    if n:\n        m = f(n - 1)\n        return m + n\n    return 0\n",
        "f(1)",
        "call 1 f n=1|line 2 f|call 1 f n=0|line 2 f|line 5 f|return 5 f -> 0|line 3 f m=0|line 4 f"
        "|return 4 f -> 1",
    ),
    "comprehensions and inner lambdas are one line": (
        "def f(v):\n    w = [x * x for x in v]\n    w.sort(key=lambda x: -x)\n    return sum(x for x in w)\n",
        "f([1, 2])",
        "call 1 f v=[1, 2]|line 2 f w=[1, 4]|line 3 f w=[4, 1]|line 4 f|return 4 f -> 5",
    ),
    "generators show what they yield": (
        "def g(n):\n    for i in range(n):\n        got = yield i\n\ndef f():\n    return list(g(1))\n",
        "f()",
        "call 5 f|call 1 g n=1|line 2 g i=0|line 3 g|return 3 g -> 0|line 3 g got=None|line 2 g"
        "|return 2 g -> None|line 6 f|return 6 f -> [0]",
    ),
    "exceptions are shown in each frame they pass": (
        "def g():\n    raise ValueError('bad')\n\n"
        "def f():\n    try:\n        g()\n    except ValueError as error:\n        pass\n    return g()\n",
        "f()",
        "call 4 f|line 5 f|call 1 g|line 2 g|exception 2 g -> ValueError: bad|line 6 f"
        "|exception 6 f -> ValueError: bad|line 7 f error=ValueError('bad')|line 8 f|call 1 g|line 2 g"
        "|exception 2 g -> ValueError: bad|line 9 f|exception 9 f -> ValueError: bad",
    ),
    "methods show their object": (
        "class P:\n    def __init__(self, x):\n        self.x = x\n        self.y = 2\n"
        "    def sum(self):\n        return self.x + self.y\n",
        "P(1).sum()",
        f"call 2 {METHOD}__init__ self=P() x=1|line 3 {METHOD}__init__ self=P(x=1)"
        f"|line 4 {METHOD}__init__ self=P(x=1, y=2)|return 4 {METHOD}__init__ -> None"
        f"|call 5 {METHOD}sum self=P(x=1, y=2)|line 6 {METHOD}sum|return 6 {METHOD}sum -> 3",
    ),
    "only the program is watched": (
        "import json\ndef f():\n    return json.dumps({'a': [1]})\n",
        "f()",
        "call 2 f|line 3 f|return 3 f -> '{\"a\": [1]}'",
    ),
    "a lambda of the module is a function": (
        "f = lambda x: x + 1\n",
        "f(1)",
        "call 1 <lambda> x=1|line 1 <lambda>|return 1 <lambda> -> 2",
    ),
}


@pytest.mark.parametrize(("program", "call", "expected"), TRACES.values(), ids=TRACES)
def test_traces(hook, program, call, expected):
    assert trace(hook, program, call) == expected.split("|")


def test_loops_on_one_line(hook):
    program = "def f():\n    t = 0\n    for i in range(2): t += i\n    return t\n"
    events = trace(hook, program, "f()")
    assert events[0] == "call 1 f"
    assert events[-2:] == ["line 4 f", "return 4 f -> 1"]
    assert "line 3 f i=1 t=1" in events or ("line 3 f t=1 i=1" in events)


@pytest.mark.parametrize("limit", range(12))
def test_a_full_trace_disturbs_nothing(hook, limit):
    program = "def g(n):\n    yield n\n\ndef f(n):\n    m = n\n    return [*g(m)]\n"
    recorder, results = traced(hook, program, "[f(n) for n in range(3)]", limit)
    assert results == [[0], [1], [2]]
    assert (len(recorder.events), recorder.truncated) == (limit, True)
