"""Many bodies in one child do what each does in a child of its own, in the real sandbox."""

import pytest

from engine.memory import trial_runs
from engine.memory.batch import Batch
from engine.memory.library import function
from engine.memory.trial_runs import TrialRuns
from engine.memory.trials import Trial
from engine.types import Task, Usage
from sandbox import Limits, Outcome, TestCase
from tests.unit.memory.support import task

LIMITS = Limits()
DOUBLE = task("double(x)", "assert double(2) == 4", "assert double(5) == 10", description="Double it.")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    monkeypatch.setattr(trial_runs, "RUN_S", 2.0)
    monkeypatch.setattr(trial_runs, "_CHILD_S", 10.0)


def trial(body, number=0):
    record = {
        "key": f"t.f{number}",
        "name": "f",
        "parameters": ["x: int"],
        "returns": "int",
        "bodies": [body],
    }
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    return Trial(function(record), (0,), lines, 0.5, number + 1, "")


async def results(runs, trials):
    """All results in order; what sharing left open is run alone, as ``recall`` does."""
    found, left = {}, []
    async for part in runs.of(trials):
        found |= {trial.body: result for trial, result in part if result is not None}
        left += [trial for trial, result in part if result is None]
    async for part in runs.alone(left):
        found |= {trial.body: result for trial, result in part}
    return [found[each.body] for each in trials]


async def outcomes(pool, asked, *bodies):
    """How each of its tests went, for each body; and whether it has a trace."""
    runs = TrialRuns(asked, pool, LIMITS, Usage())
    found = await results(runs, [trial(body, number) for number, body in enumerate(bodies)])
    return [("".join(test.outcome.value[0] for test in each.tests), _traced(each)) for each in found]


def _traced(result):
    return any(test.trace.events for test in result.tests)


async def test_each_is_judged_by_itself_and_what_passes_is_traced(pool):
    found = await outcomes(pool, DOUBLE, "return x + 2", "return x * 2", "return 1 // 0", "return x + x")
    assert found == [("pf", False), ("pp", True), ("ee", False), ("pp", True)]


async def test_results_speak_of_the_function_by_its_name(pool):
    runs = TrialRuns(DOUBLE, pool, LIMITS, Usage())
    [first, second] = await results(runs, [trial("return x"), trial("def g():\n    pass\nreturn g(x)", 1)])
    assert [(each.call, each.actual, each.expected) for each in first.tests] == [
        ("double(2)", "2", "4"),
        ("double(5)", "5", "10"),
    ]
    assert "double.<locals>.g() takes 0" in second.tests[0].exception
    assert [each.test for each in first.tests] == list(DOUBLE.tests)


ENDS = {
    "never ends": "while True:\n    pass",
    "catches all": "while True:\n    try:\n        x += 1\n    except BaseException:\n        pass",
    "exits": "import os\nos._exit(0)",
    "raises SystemExit": "raise SystemExit",
    "memory": "return 'x' * 10**12",
    "kills": "import os\nos.kill(os.getpid(), 9)",
    "is no Python": "return (",
    "calls itself": "return double(x)",
}


@pytest.mark.parametrize("body", ENDS.values(), ids=ENDS)
async def test_those_behind_one_that_ends_the_child_are_not_lost(pool, body, monkeypatch):
    monkeypatch.setattr(trial_runs, "_CHILD_S", 1.0)
    found = await outcomes(pool, DOUBLE, "return x * 2", body, "return x + x", "return 4")
    first, bad, *rest = [passed for passed, _ in found]
    assert (first, rest) == ("pp", ["pp", "pf"])
    assert "p" not in bad


async def test_a_call_that_takes_long_ends_by_its_processor_time_and_is_run_alone(pool):
    runs = TrialRuns(DOUBLE, pool, LIMITS, Usage())
    endless, right = await runs._in_one(["    while True: pass\n", "    return 2 * x\n"])
    assert endless is None
    assert right is not None
    assert right.all_pass
    slow = "n = 0\nwhile n < 2 * 10**6:\n    n += 1\nreturn x * 2"
    assert await outcomes(pool, DOUBLE, slow, "return x") == [("pp", True), ("ff", False)]


async def test_what_fails_before_it_takes_long_fails(pool):
    runs = TrialRuns(DOUBLE, pool, LIMITS, Usage())
    [found] = await runs._in_one(["    while x > 2: pass\n"])
    assert found is not None
    assert [each.outcome for each in found.tests] == [Outcome.FAIL, Outcome.TIMEOUT]
    assert found.tests[1].exception == "not done after 0.05 s of processor time"


async def test_nothing_is_blamed_for_the_time_of_others(pool, monkeypatch):
    """The sandbox's clock, not the processor's: the third is behind two that slept."""
    monkeypatch.setattr(trial_runs, "_CHILD_S", 0.5)
    sleeps = "import time\ntime.sleep(0.1)\nreturn x * 2"
    found = await outcomes(pool, DOUBLE, *(f"{sleeps}  # {number}" for number in range(4)))
    assert [passed for passed, _ in found] == ["pp"] * 4


async def test_many_share_children_of_bounded_size(pool):
    bodies = [f"return x * {number}" for number in range(40)]
    found = await outcomes(pool, DOUBLE, *bodies)
    assert [number for number, (passed, _) in enumerate(found) if passed == "pp"] == [2]


async def test_doctests_and_the_rest_of_the_file(pool):
    asked = Task(
        "shout",
        "def shout(text, mark=MARK):\n",
        preamble="MARK = '!'\n\n",
        epilogue="def _timed(function):\n    return 3\n",
        tests=(
            TestCase("doctest shout:1", "shout('a')", "'!A'"),
            TestCase("doctest shout:2", "print(shout('b'))", "!B"),
            TestCase(
                "doctest shout:3", "import math\n[shout(each, '') for each in 'ab'][math.ceil(0.5)]", "'B'"
            ),
        ),
    )
    assert Batch.of(asked) is not None
    bodies = "return text", "return mark + text.upper()", "return text.lower()"
    assert [passed for passed, _ in await outcomes(pool, asked, *bodies)] == ["fff", "ppp", "fff"]


async def test_what_the_tests_compare_with_keeps_its_text(pool):
    asked = task("double(x)", "assert double(2) == double(1) + 2")
    [found] = await results(TrialRuns(asked, pool, LIMITS, Usage()), [trial("return x")])
    assert (found.tests[0].expected, "double__" in str(found)) == ("double(2) == double(1) + 2", False)


async def test_children_of_their_own_are_few_at_a_time(pool, monkeypatch):
    """So that the caller can stop between; functions of a project are never shared."""
    monkeypatch.setattr(trial_runs, "_is_ours", lambda known: False)
    runs = TrialRuns(DOUBLE, pool, LIMITS, Usage())
    sizes = [len(part) async for part in runs.of([trial(f"return x + {number}") for number in range(10)])]
    assert sizes == [4, 4, 2]
    assert runs.usage.executions == 10


async def test_a_file_that_needs_the_function_itself_is_run_one_in_a_child(pool):
    asked = task("double(x)", "assert double(2) == 4", description="", epilogue="FOUR = double(2)\n")
    found = await outcomes(pool, asked, "return x + 1", "return x * 2", "return x")
    assert [passed for passed, _ in found] == ["f", "p", "f"]


@pytest.mark.parametrize(
    "asked",
    [
        task("f(x)", "g = f\nassert g(1) == 1"),
        task("f(x)", "assert list(map(f, [1])) == [1]"),
        task("f(x)", "assert f(1) == 1 and 'f' in 'f'"),
        task("f(x)", "import m\nassert m.f(1) == 1"),
        task("f(x)", "assert 1 == 1"),
        task("f(x)", "not python ("),
        task("f(x)", "assert f(1) == 1 and twice(2) == 4"),
        task("f(x)", "assert f(next(IDS)) == 0"),
        task("f(x)", "assert f(1) == f__1(1)"),
        task("f(x)", "from helper import g\nassert f(g) == 1"),
        Task("f", "@memo\ndef f(x):\n", tests=(TestCase("t", "assert f(1) == 1"),)),
        Task("S.f", "def f(self):\n", depth=1, tests=(TestCase("t", "assert S().f() == 1"),)),
        Task("f", "def f(x):\n", tests=(TestCase("t", "assert f(1) == 1", setup="f(2)"),)),
        Task("f", "def f(x):\n", tests=(TestCase("t", "f", expected="<function f>"),)),
        Task("f", "def f(x):\n", body="    x += 1\n", tests=(TestCase("t", "assert f(1) == 1"),)),
    ],
    ids=lambda asked: asked.tests[0].source,
)
def test_where_another_name_would_tell_bodies_share_nothing(asked):
    assert Batch.of(asked) is None
