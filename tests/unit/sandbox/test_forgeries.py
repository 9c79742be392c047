"""Functions that forge a verdict of pytest, doctest or a statement, and programs that leave something for the
next one: none of them is verified, and nothing is carried over."""

from __future__ import annotations

import doctest
import py_compile
import textwrap
from dataclasses import replace
from importlib.util import cache_from_source
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from sandbox import Docstring, Item, Outcome, Overlay, SandboxPool, TestCase
from sandbox.judge import Observation, ProgramAnswer, judge, plan, verdicts
from tests.thorough import sampled, thorough
from tests.unit.sandbox.support import PATIENT, comes, folders_left

PASS = Outcome.PASS
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
LIE = "type('Lie', (), {'__eq__': lambda self, other: True})()"

# What counts as the answer of what was written


MODULE = """\
def f(n):
    return 0

def verify(a, b):
    return 'right' if f(a) == b else 'wrong'

class C:
    @staticmethod
    def m(n):
        return 0

    def same(self, a, b):
        return self.m(a) == b
"""
WHOLE = f"def f(n): return {LIE}\ndef same(*a): return True\n"
METHODS = "class C:\n    def f(self, n): return 0\n    def same(self, a, b): return self.f(a) == b\n"
OTHERS = {
    "of the module that compares": (MODULE, "assert verify(3, 6) == 'right'", "right", "", 1),
    "method of the module that compares": (MODULE, "assert C().same(3, 6)", True, "", 8),
    "of the module beside a method": (MODULE, "assert verify(3, 6) == 'right'", "right", "", 8),
    "method that compares what another gives": (METHODS, "assert C().same(3, 6)", True, "", 0),
    "that compares by another name": (
        "def f(n): return 0\ng = f\ndef same(a, b): return g(a) == b\n", "assert same(3, 6)", True, "", 0,
    ),
    "imported by a star of the test": (WHOLE, "assert same(3, 6)", True, "from helpers import *", 0),
    "caught by the test": (
        WHOLE, "assert same(3, 6)", True, "try:\n    raise E\nexcept E as same:\n    pass", 0,
    ),
    "matched by the test": (WHOLE, "assert same(3, 6)", True, "match helper:\n    case same: pass", 0),
    "matched by the test, of several": (
        WHOLE, "assert same(3, 6)", True, "match x:\n    case [*same]: pass\n    case {**same}: pass", 0,
    ),
    "made of text by the test": (WHOLE, "assert same(3, 6)", True, "exec(helper)", 0),
    "put into the test's names": (WHOLE, "assert same(3, 6)", True, "globals().update(same=helper)", 0),
    "put into the program's class": (
        METHODS.replace("self.f(a) == b", "True"), "assert C().same(3, 6)", True, "C.same = helper", 0,
    ),
    "replaced by a star of the program": (
        "def same(*a): return True\nfrom helpers import *\n", "assert same(3, 6)", True, "", 0,
    ),
    "replaced by the program's exception": (
        "def same(*a): return True\ntry:\n    raise E\nexcept E as same:\n    pass\n",
        "assert same(3, 6)", True, "", 0,
    ),
}  # fmt: skip
OWN = {
    "function": (MODULE, "assert f(3) == 6", 6, "", 1),
    "static method": (MODULE, "assert C.m(3) == 6", 6, "", 8),
    "static method by its definition": (MODULE, "assert C.m(3) == 6", 6, "", 9),
    "yes or no": (MODULE, "assert f(3)", True, "", 1),
    "program with a helper": (MODULE, "assert f(3) == 6", 6, "from typing import List", 0),
    "after a star": ("from typing import *\ndef f(n): return 6\n", "assert f(3) == 6", 6, "", 0),
    "with a pattern": (
        "P = compile('x')\ndef f(n): return bool(P.match(n))\n", "assert f('x')", True, "", 0,
    ),
}  # fmt: skip


def said_of(program, test, value, line):
    """The verdict on a program that is put into a module at ``line``, or stands for itself."""
    overlay = Overlay("/p/m.py", MODULE.replace("return 0", "pass"), line, "/p") if line else None
    observation = Observation(1, loaded=True, answers={0: ProgramAnswer((value,), got=test.expected)})
    [verdict] = verdicts([plan(test)], observation, program, overlay)
    return verdict.outcome, verdict.trusted


@pytest.mark.parametrize("helper", OTHERS)
def test_a_helper_that_may_be_deceived_is_not_verified(helper):
    """Gained: the helper says yes, because what it compares equals everything."""
    program, source, value, setup, line = OTHERS[helper]
    assert said_of(program, TestCase("t", source, setup=setup), value, line) == (PASS, False)


@pytest.mark.parametrize("own", OWN)
def test_what_was_written_is_verified(own):
    program, source, value, setup, line = OWN[own]
    assert said_of(program, TestCase("t", source, setup=setup), value, line) == (PASS, True)


def test_a_helper_of_a_docstring_is_not_verified_in_later_examples():
    text = ">>> same = lambda a, b: f(a) == b\n>>> same(1, 2)\nTrue\n>>> same(3, 6)\nTrue\n"
    later = TestCase("t", "same(3, 6)", "True", docstring=Docstring("f", text, 2, 2))
    assert said_of(WHOLE, later, True, 0) == (PASS, False)
    assert said_of(WHOLE, replace(later, docstring=Docstring("f", "", 2, 2)), True, 0) == (PASS, True)


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        (4.0, "4"), (4 + 0j, "4"), (True, "1"), (0, "False"), (-0.0, "0.0"), ({2: 1, 1: 2}, "{1: 2, 2: 1}"),
        ([4.0], "[4]"), ((1, 2.0), "(1, 2)"), ("x", '"x"'), (10, "0xa"), (1000, "1_000"), (4, "(4)"),
        ("ab", "'a' 'b'"), ([1, 2], "[1,\n 2]"), (1e3, "1e3"), (frozenset({1}), "{1}"),
    ],
)  # fmt: skip
def test_an_example_is_not_verified_by_a_value_that_is_shown_in_another_way(value, wanted):
    """Gained: a program that has replaced doctest's comparison is verified, though doctest refuses it."""
    verdict = judge(plan(TestCase("t", "f(3)", wanted)), ProgramAnswer((value,), got=wanted))
    assert (verdict.outcome, verdict.trusted) == (PASS, False)


NUMBERS = st.sampled_from([0, 1, -1, 0.0, 1.0, -0.0, True, False, None, 1j, 10**30, 1e30, "1", b"1"])
NESTED = st.recursive(
    NUMBERS,
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.tuples(inner)
        | st.dictionaries(NUMBERS, inner, max_size=2)
        | st.frozensets(NUMBERS, max_size=2).map(set)
    ),
    max_leaves=4,
)


@given(NESTED, NESTED, st.booleans())
def test_an_example_is_verified_only_where_doctest_agrees(value, other, same):
    wanted = repr(value if same else other)
    verdict = judge(plan(TestCase("t", "f(3)", wanted)), ProgramAnswer((value,), got=wanted))
    agrees = doctest.OutputChecker().check_output(wanted + "\n", repr(value) + "\n", 0)
    assert agrees or not (verdict.outcome is PASS and verdict.trusted)
    assert not same or (verdict.outcome, verdict.trusted) == (PASS, is_writable(wanted))


def is_writable(text: str) -> bool:
    """Whether a literal says it: ``set()`` does, ``1e+30`` too."""
    return bool(plan(TestCase("t", "f(3)", text)).checks)


# A function that forges, in a real child

FUNCTION = "def f(n):\n    pass\n"
TEST = "def test_f():\n    assert f(0) == 'secret-0'\n    assert f(1) == 'secret-1'\n"
HONEST = "def f(n):\n    return f'secret-{n}'\n"
FORGERIES = {
    "a report of pytest that always passes": """
        from _pytest.reports import TestReport
        TestReport.failed, TestReport.passed = False, True
        return Lie()""",
    "a runner of pytest that runs nothing": """
        import _pytest.python
        _pytest.python.Function.runtest = lambda self: None
        return Lie()""",
    "expected values changed in the test's own code": """
        import ctypes, sys
        at = sys._getframe(1).f_code
        for text in at.co_consts:
            if type(text) is str and text.startswith('secret'):
                ctypes.memmove(id(text) + sys.getsizeof('') - 1, b'forged-0', 8)
        return 'forged-0'""",
    "the test's code replaced": """
        import sys
        names = sys._getframe(1).f_globals
        if 'test_f' in names:
            names['test_f'].__code__ = (lambda: None).__code__
        return Lie()""",
    "another function in the test's names": """
        import sys
        names = sys._getframe(1).f_globals
        names['f'] = lambda n: Lie()
        return Lie()""",
    "a failure that pytest takes for the end": """
        import pytest
        pytest.exit('done', 0)""",
    "an exception that pytest takes for a skip": """
        import pytest
        pytest.skip('not today', allow_module_level=True)""",
    "a mark that skips all": """
        import gc
        for item in gc.get_objects():
            if type(item).__name__ == 'Function' and hasattr(item, 'add_marker'):
                item.add_marker('skip')
        return Lie()""",
    "an expected failure": """
        import pytest
        pytest.xfail('it may fail')""",
    "hooks of a plugin of its own": """
        import gc
        class Plugin:
            def pytest_runtest_makereport(self, item, call):
                call.excinfo = None
        for each in gc.get_objects():
            if type(each).__name__ == 'PytestPluginManager':
                each.register(Plugin())
        return Lie()""",
    "values told in its own name": """
        import builtins
        builtins.__egcfg_told__ = lambda value: True
        return Lie()""",
    "values told many times": """
        import builtins
        for number in range(5):
            builtins.__egcfg_told__(True)
        return Lie()""",
    "an encoder that knows the type only": """
        import sys
        sys.modules['_egcfg_worker.wire'].type = lambda value: str
        return Lie()""",
    "an answer of the session": """
        import gc
        for each in gc.get_objects():
            if type(each).__name__ == 'ChildSession':
                type(each).answer = lambda self, error, values=(), got=None: self._send(
                    'test', values=[True, True], error=None, got='True', trace=[], truncated=False)
        return Lie()""",
    "an answer that says of each that it was skipped": """
        import gc
        for each in gc.get_objects():
            if type(each).__name__ == 'ChildSession':
                type(each).answer = lambda self, error, values=(), got=None: self._send(
                    'test', values=[], error=['SkippedByMark', ''], got=None, trace=[], truncated=False)
        return Lie()""",
    "answers before the end of the first": """
        import json, os
        for number in range(5):
            body = json.dumps({'kind': 'test', 'index': number, 'values': [True] * (1 + (number == 4)),
                'error': None, 'got': 'True', 'out': '', 'err': '', 'trace': [], 'truncated': False}).encode()
            os.write(3, len(body).to_bytes(4, 'big') + body)
        os._exit(0)""",
    "answers twice in one message": """
        import os
        body = (b'{"kind": "part", "kind": "test", "index": 9, "index": 0, "values": [1], '
            b'"values": [["o", "x"]], "error": null, "got": null, "out": "", "err": "", '
            b'"trace": [], "truncated": false}')
        os.write(3, len(body).to_bytes(4, 'big') + body)
        return Lie()""",
    "a claim that nothing was loaded": """
        import os
        for kind in (b'stale', b'loaded', b'unconfined'):
            body = b'{"kind": "' + kind + b'", "index": 0, "error": null, "out": "", "err": ""}'
            os.write(3, len(body).to_bytes(4, 'big') + body)
        return Lie()""",
    "a comparison of doctest that always holds": """
        import doctest
        doctest.OutputChecker.check_output = lambda *arguments: True
        return Lie()""",
    "a thread that answers later": """
        import threading, time, gc
        session = next(each for each in gc.get_objects() if type(each).__name__ == 'ChildSession')
        def later():
            while True:
                session._values[:] = [True] * 2
                time.sleep(0.001)
        threading.Thread(target=later, daemon=True).start()
        return Lie()""",
    "an end that counts as success": """
        import atexit, os
        atexit.register(os._exit, 0)
        raise SystemExit(0)""",
    "a collector that answers": """
        import gc
        def answer(phase, info):
            for each in gc.get_objects():
                if type(each).__name__ == 'ChildSession' and each._values:
                    each._values[:] = [True]
        gc.callbacks.append(answer)
        return Lie()""",
    "a hook that changes what comes": """
        import sys
        def trace(frame, event, argument):
            for name in frame.f_locals:
                if name == 'error':
                    frame.f_locals[name] = None
            return trace
        sys.settrace(trace)
        return Lie()""",
    "a rewritten assert": """
        import builtins
        builtins.AssertionError = type('Passed', (Exception,), {})
        builtins.isinstance = lambda value, kind: True
        raise AssertionError""",
    "a modified import": """
        import sys
        class Finder:
            def find_spec(self, name, path=None, target=None): return None
        sys.meta_path[:] = [Finder()]
        sys.modules.clear()
        return Lie()""",
    "a subclass of text that equals everything": """
        class str(type('')):
            __class__ = type('')
            __eq__ = lambda self, other: True
            __hash__ = type('').__hash__
        return str('x')""",
    "a text whose type says that it is text": """
        class Kind(type):
            __eq__ = lambda self, other: True
            __hash__ = lambda self: hash(str)
        class Text(str, metaclass=Kind):
            __eq__ = lambda self, other: True
            __hash__ = str.__hash__
        Text.__name__ = 'str'
        return Text('x')""",
    "hooks that call nobody": """
        import gc
        for each in gc.get_objects():
            if type(each).__name__ == 'HookCaller' and each.name.startswith('pytest_runtest'):
                each._hookimpls.clear()
        return Lie()""",
    "a multicall that calls nothing": """
        import pluggy
        for each in (pluggy._manager, pluggy._hooks, pluggy._callers):
            for name in vars(each):
                if 'multicall' in name:
                    setattr(each, name, lambda *arguments, **named: [])
        return Lie()""",
    "an exception that says it was a mark": """
        import pytest
        error = pytest.skip.Exception('x', _use_item_location=True)
        raise error""",
    "a jump over the assertion": """
        import sys
        at = sys._getframe(1)
        def jump(frame, event, argument):
            try:
                frame.f_lineno += 2
            except ValueError:
                pass
            sys.settrace(None)
        sys.settrace(lambda *arguments: None)
        at.f_trace = jump
        return Lie()""",
    "a weak reference that answers when it dies": """
        import gc, weakref
        class Gone: pass
        def answer(reference):
            for each in gc.get_objects():
                if type(each).__name__ == 'ChildSession':
                    each._values[:] = [True, True]
        lie = Lie()
        lie.gone, lie.watch = Gone(), None
        type(lie).watch = weakref.ref(lie.gone, answer)
        return lie""",
    "a subclass hook and an instance check": """
        import builtins
        class Kind(type):
            __instancecheck__ = __subclasscheck__ = lambda c, o: True
            __subclasshook__ = classmethod(lambda c, o: True)
        builtins.str = Kind('str', (), {})
        builtins.type = lambda value: str
        return Lie()""",
    "an encoder of messages that says what it likes": """
        import sys
        said = ('{"kind": "test", "index": %d, "values": [true, true], "error": null, "got": "True", '
            '"out": "", "err": "", "trace": [], "truncated": false}')
        sys.modules['_egcfg_worker.wire']._encode = lambda message, level: [said % message['index']]
        return Lie()""",
    "a displayhook that shows something else": """
        import sys
        sys.displayhook = sys.__displayhook__ = lambda value: sys.stdout.write("'secret-4'\\n")
        return Lie()""",
    "an output that repeats what it is asked for": """
        import doctest, sys
        class Out:
            def getvalue(self):
                return getattr(sys._getframe(1).f_locals.get('example'), 'want', '')
            write = truncate = seek = flush = lambda self, *arguments: 0
        frame = sys._getframe()
        while frame is not None:
            if isinstance(frame.f_locals.get('self'), doctest.DocTestRunner):
                frame.f_locals['self']._fakeout = sys.stdout = Out()
            frame = frame.f_back
        return Lie()""",
    "a handler of a signal that answers": """
        import gc, signal
        def answer(number, frame):
            for each in gc.get_objects():
                if type(each).__name__ == 'ChildSession':
                    each._values[:] = [True, True]
        signal.signal(signal.SIGALRM, answer)
        signal.setitimer(signal.ITIMER_REAL, 0.001)
        return Lie()""",
    "a comparison of text replaced in memory": """
        import ctypes
        kind = type(Lie())
        slot = ctypes.c_void_p.from_address(id(str) + 25 * 8)
        slot.value = ctypes.c_void_p.from_address(id(kind) + 25 * 8).value
        return 'x'""",
    "a source of lines that passes": """
        import inspect, linecache
        for path in list(linecache.cache):
            linecache.cache[path] = (1, None, ['pass\\n'] * 99, path)
        inspect.getsource = lambda *arguments: 'pass'
        return Lie()""",
    "a coroutine that is never awaited": """
        async def later():
            return Lie()
        return later()""",
}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def project(tmp_path_factory):
    folder = tmp_path_factory.mktemp("forged")
    (folder / "m.py").write_text(FUNCTION)
    (folder / "test_m.py").write_text("from m import f\n\n" + TEST)
    return folder


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool(project):
    async with SandboxPool(project=project, parallel=2) as pool:
        yield pool


def all_kinds(folder):
    """Every way in which a verdict can be verified."""
    docstring = Docstring("f", ">>> f(4)\n'secret-4'\n", 0, 0)
    item = Item(str(folder / "test_m.py"), "test_f", 3, ("f",))
    return [
        TestCase("statement", "assert f(2) == 'secret-2'"),
        TestCase("comparison", "f(3) == 'secret-3'"),
        TestCase("example", "f(3)", "'secret-3'"),
        TestCase("docstring", "f(4)", "'secret-4'", docstring=docstring),
        TestCase("item", TEST, item=item),
    ]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("forgery", sampled(FORGERIES, 3))
async def test_no_forgery_is_verified(pool, project, forgery):
    """Gained: a function that does not work is called verified, now or when the next one is judged."""
    lie = f"    Lie = lambda: {LIE}\n"
    program = (
        "def f(n):\n" + lie + textwrap.indent(textwrap.dedent(FORGERIES[forgery]).strip(), "    ") + "\n"
    )
    overlay = Overlay(str(project / "m.py"), FUNCTION, 1, str(project), module="m")
    result = await pool.run(program, all_kinds(project), PATIENT, trace=False, overlay=overlay)
    assert not [each for each in result.tests if each.outcome is PASS and each.trusted], result
    after = await pool.run(HONEST, all_kinds(project), PATIENT, trace=False, overlay=overlay)
    assert all(each.outcome is PASS and each.trusted for each in after.tests), after


OWN_TESTS = """\
def f(n):
    \'\'\'It has tests.

    >>> f(3)
    6
    \'\'\'

def test_f():
    assert f(2) == 4

class TestF:
    def test_g(self):
        assert f(2) == 4
"""
WEAKER = """\
def f(n):
    \'\'\'
    >>> f(3) > 0
    True
    \'\'\'
    BODY

def test_f():
    pass

class TestF:
    def test_g(self):
        pass
"""


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    "decorator", ["", *thorough(["@functools.lru_cache\n"])], ids=["in its place", "imported anew"]
)
async def test_tests_and_examples_of_a_program_are_not_those_that_judge_it(tmp_path, decorator):
    """Gained: a function that does not work passes tests that the model made easier."""
    text = "import functools\n\n" + decorator + OWN_TESTS
    file = str(tmp_path / "own.py")
    Path(file).write_text(text)
    doc = Docstring("f", "It has tests.\n\n    >>> f(3)\n    6\n    ", 0, 0, by_pytest=file)
    tests = [TestCase(name, "", item=Item(file, name)) for name in ("test_f", "TestF::test_g")]
    tests.append(TestCase("doc", "f(3)", "6", docstring=doc))
    overlay = Overlay(file, text, 3, str(tmp_path), module="own")
    bodies = {"return 1": Outcome.FAIL, "return 2 * n": PASS, "yield 1": Outcome.FAIL}
    async with SandboxPool(project=tmp_path, parallel=1) as pool:
        for body, outcome in bodies.items():
            program = "import functools\n\n" + decorator + WEAKER.replace("BODY", body)
            result = await pool.run(program, tests, PATIENT, trace=False, overlay=overlay)
            assert [each.outcome for each in result.tests] == [outcome] * 3, result


# What one program leaves

TRACES = {
    "a builtin": ("import builtins; builtins.mark = 1", "hasattr(__import__('builtins'), 'mark')"),
    "a module": ("import sys; sys.modules['mark'] = sys", "'mark' in __import__('sys').modules"),
    "a class": ("json.JSONEncoder.mark = 1", "hasattr(json.JSONEncoder, 'mark')"),
    "a finder": ("import sys; sys.meta_path.append('mark')", "'mark' in __import__('sys').meta_path"),
    "a folder to import from": ("import sys; sys.path.append('mark')", "'mark' in __import__('sys').path"),
    "a variable": ("import os; os.environ['MARK'] = '1'", "'MARK' in os.environ"),
    "a variable that C sees": ("import os; os.putenv('MARK', '1')", "ctypes.CDLL(None).getenv(b'MARK')"),
    "a file": ("open('mark', 'w')", "os.path.exists('mark')"),
    "a file at home": (
        "open(os.environ['HOME'] + '/mark', 'w')", "os.path.exists(os.environ['HOME'] + '/mark')",
    ),
    "a temporary file": (
        "open(tempfile.gettempdir() + '/mark', 'w')", "os.path.exists(tempfile.gettempdir() + '/mark')",
    ),
    "a file beside its folder": ("open('../mark', 'w')", "os.path.exists('../mark')"),
    "a folder beside its own": ("os.mkdir('../mark')", "os.path.exists('../mark')"),
    "its folder by another name": ("os.rename(os.getcwd(), '../mark')", "os.path.exists('../mark')"),
    "a link in its place": ("os.symlink('/', '../mark')", "os.path.lexists('../mark')"),
    "a file for all": ("open('/tmp/mark-of-egcfg', 'w')", "os.path.exists('/tmp/mark-of-egcfg')"),
    "memory for all": ("open('/dev/shm/mark-of-egcfg', 'w')", "os.path.exists('/dev/shm/mark-of-egcfg')"),
    "a module in the project": ("open(PROJECT + '/mark.py', 'w')", "os.path.exists(PROJECT + '/mark.py')"),
    "bytecode": ("os.mkdir(PROJECT + '/__pycache__')", "os.path.exists(PROJECT + '/__pycache__')"),
    "a time of a file": ("os.utime(__file__, (1, 1))", "os.stat(__file__).st_mtime == 1"),
    "a lock": (
        "fcntl.flock(KEPT.append(open(__file__)) or KEPT[-1], 2 | 4)",
        "fcntl.flock(open(__file__), 2 | 4)",
    ),
    "a mask": ("os.umask(0o123)", "os.umask(0o77) == 0o123"),
    "its priority": ("os.nice(7)", "os.nice(0) == 7"),
    "a limit": ("sys.setrecursionlimit(7777)", "sys.getrecursionlimit() == 7777"),
    "a handler": ("signal.signal(10, lambda *a: 0)", "callable(signal.getsignal(10))"),
    "a collector": ("gc.callbacks.append(print)", "print in gc.callbacks"),
    "a filter of warnings": (
        "warnings.simplefilter('error', ImportWarning)",
        "('error', None, ImportWarning, None, 0) in warnings.filters",
    ),
    "a context of decimals": ("decimal.getcontext().prec = 77", "decimal.getcontext().prec == 77"),
    "a zone": ("os.environ.update(TZ='XYZ1'); time.tzset()", "time.tzname[0] == 'XYZ'"),
    "lines of a file": ("linecache.cache['mark'] = (1, None, [], '')", "'mark' in linecache.cache"),
    "a number": ("ctypes.c_int.from_address(id(222) + 24).value = 223", "str(int('222')) == '223'"),
    "code": ("json.dumps.__code__ = (lambda *a, **k: 'mark').__code__", "json.dumps(1) == 'mark'"),
    "a function of its module": ("globals()['mark'] = 1", "'mark' in globals()"),
    "a variable of a context": ("VARIABLE.set(77)", "VARIABLE.get(0) == 77"),
    "a way of copying": ("copyreg.pickle(complex, len)", "copyreg.dispatch_table.get(complex) is len"),
    "a default of contexts": ("decimal.DefaultContext.prec = 77", "decimal.DefaultContext.prec == 77"),
    "a default of sockets": ("socket.setdefaulttimeout(77)", "socket.getdefaulttimeout() == 77"),
    "a limit of digits": ("sys.set_int_max_str_digits(777)", "sys.get_int_max_str_digits() == 777"),
    "a limit of the collector": ("gc.set_threshold(777)", "gc.get_threshold()[0] == 777"),
    "a class that is another's": ("numbers.Number.register(str)", "isinstance('', numbers.Number)"),
    "a handler of logs": ("logging.root.handlers.append('mark')", "'mark' in logging.root.handlers"),
    "random numbers": ("random.seed(77)", "random.random() == random.Random(77).random()"),
    "a hook of exceptions": ("sys.excepthook = len", "sys.excepthook is len"),
    "a hook of threads": ("threading.excepthook = len", "threading.excepthook is len"),
    "a hook of audits": (
        "sys.addaudithook(lambda event, a: event == 'mark' and sys.modules.update(heard=sys))",
        "sys.audit('mark') or 'heard' in sys.modules",
    ),
    "a signal that is blocked": (
        "signal.pthread_sigmask(signal.SIG_BLOCK, [10])",
        "10 in signal.pthread_sigmask(signal.SIG_BLOCK, [])",
    ),
    "a timer": (
        "signal.setitimer(signal.ITIMER_VIRTUAL, 77)", "any(signal.getitimer(signal.ITIMER_VIRTUAL))",
    ),
    "a stack of threads": ("threading.stack_size(7 << 16)", "threading.stack_size() == 7 << 16"),
    "a cache of its module": ("CACHED(77)", "CACHED.cache_info().currsize"),
    "a handler of faults": ("faulthandler.enable(open('faults', 'w'))", "faulthandler.is_enabled()"),
    "memory of its module": ("BOX[0] = 77", "BOX[0] == 77"),
    "memory in a file of its module": ("MAPPED[0] = 77", "MAPPED[0] == 77"),
}  # fmt: skip
SHARING = """\
import contextvars, copyreg, ctypes, decimal, faulthandler, fcntl, functools, gc, json, linecache, logging
import mmap, numbers, os, random, signal, socket, sys, tempfile, threading, time, warnings
VARIABLE = contextvars.ContextVar("variable")
CACHED = functools.lru_cache(lambda number: number)
PROJECT = os.path.dirname(__file__)
KEPT = []
BOX = mmap.mmap(-1, 16)
with tempfile.TemporaryFile() as file:
    file.write(bytes(16))
    file.flush()
    MAPPED = mmap.mmap(file.fileno(), 16)

def f(leave):
    pass
"""
LEAVE = f"""\
def f(leave):
    done, found = [], []
    for name, (leaving, finding) in {TRACES!r}.items():
        try:
            if leave:
                exec(leaving, globals())
                done.append(name)
            elif eval(finding):
                found.append(name)
        except OSError as error:
            if name == 'a lock' and not leave:
                found.append(name)
    return done if leave else found
"""


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("shares", [True, False], ids=["memory is shared", "all is collected once"])
async def test_nothing_is_carried_over(tmp_path, shares):
    """Gained: a candidate tells the next one what it has found out, such as what a test expects."""
    text = SHARING if shares else SHARING.replace("mmap.mmap(-1, 16)", "bytearray(16)")
    if not shares:
        text = text.replace("mmap.mmap(file.fileno(), 16)", "bytearray(16)")
    (tmp_path / "shared.py").write_text(text)
    line = text.splitlines().index("def f(leave):") + 1
    overlay = Overlay(str(tmp_path / "shared.py"), text, line, str(tmp_path), module="shared")
    async with SandboxPool(project=tmp_path, parallel=1) as pool:
        said = []
        for source in ["assert f(True) != []", "assert f(False) == []"] * 3:
            case = TestCase("t", source)
            said += (await pool.run(LEAVE, [case], PATIENT, trace=False, overlay=overlay)).tests
            assert await comes(lambda: folders_left(pool) <= 2)  # of the tests, and the next child's
    assert all(each.outcome is PASS for each in said), [each.actual or each.exception for each in said]
    assert all(repr(name) in (said[0].actual or "") for name in ("a builtin", "a finder")), said[0]


IN_THE_FORK = """\
import os, queue, threading
QUEUE = queue.Queue()

def work():
    while True:
        QUEUE.get()()

os.register_at_fork(after_in_child=lambda: threading.Thread(target=work, daemon=True).start())

def f(n):
    pass
"""
UNCONFINED = """\
def f(n):
    said = queue.Queue()
    def act():
        for attempt in (lambda: open('../mark', 'x').close(), os.fork):
            try:
                attempt()
            except OSError:
                continue
            said.put('escaped')
        said.put('held')
    QUEUE.put(act)
    if threading.active_count() == 1:
        act()
    return said.get(timeout=60)
"""


@pytest.mark.asyncio(loop_scope="module")
async def test_a_thread_that_a_module_starts_in_the_fork_is_confined_too(tmp_path):
    """Gained: the program hands its work to a thread that may fork, and write where other programs look."""
    (tmp_path / "m.py").write_text(IN_THE_FORK)
    line = IN_THE_FORK.splitlines().index("def f(n):") + 1
    overlay = Overlay(str(tmp_path / "m.py"), IN_THE_FORK, line, str(tmp_path), module="m")
    async with SandboxPool(project=tmp_path, parallel=1) as pool:
        for _ in range(3):
            case = TestCase("t", "assert f(3) == 'held'")
            result = await pool.run(UNCONFINED, [case], PATIENT, trace=False, overlay=overlay)
            assert result.tests[0].outcome is PASS, result.tests[0].actual or result.tests[0].exception


@pytest.mark.asyncio(loop_scope="module")
async def test_bytecode_that_lies_in_a_project_is_not_what_is_judged(tmp_path):
    """Gained: a cloned folder has its own code run in place of the test and the module that people see."""
    texts = {"m.py": FUNCTION, "test_m.py": "from m import f\n\n" + TEST}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
        poison = tmp_path / "poison.py"
        poison.write_text("def f(n): return f'secret-{n}'\ndef test_f(): pass\n")
        cached = Path(cache_from_source(str(tmp_path / name)))
        py_compile.compile(str(poison), str(cached), name, invalidation_mode=UNCHECKED)
        time_and_size = [int((tmp_path / name).stat().st_mtime), len(text)]
        head = cached.read_bytes()[:4] + b"".join(each.to_bytes(4, "little") for each in (0, *time_and_size))
        of_pytest = cached.with_name(f"{cached.stem}-pytest-{pytest.__version__}.pyc")
        of_pytest.write_bytes(head + cached.read_bytes()[16:])
        poison.unlink()
    overlay = Overlay(str(tmp_path / "m.py"), FUNCTION, 1, str(tmp_path), module="m")
    async with SandboxPool(project=tmp_path, parallel=1) as pool:
        wrong = await pool.run(
            "def f(n):\n    return 'x'\n", all_kinds(tmp_path), PATIENT, trace=False, overlay=overlay
        )
        right = await pool.run(HONEST, all_kinds(tmp_path), PATIENT, trace=False, overlay=overlay)
    assert not [each for each in wrong.tests if each.outcome is PASS], wrong
    assert all(each.outcome is PASS and each.trusted for each in right.tests), right
