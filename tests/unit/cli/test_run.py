"""``egcfg run`` in the real sandbox, through ``main``."""

import ast
import json
import os
import pty
import subprocess
import sys
import textwrap
import unicodedata

import pytest
from hypothesis import given
from hypothesis.strategies import text

from egcfg_lsp.cli import main
from egcfg_lsp.cli.run import _assertion
from egcfg_lsp.discovery.document import Document
from engine.support.text import harmless
from sandbox import Refused
from tests.unit.layouts import SOME, write

TRIPLE = "def f(x):\n    return 2 * x\n"
FIB = '''\
class Fib:
    def of(self, n):
        """
        >>> Fib().of(3)
        2
        >>> Fib().of(10)
        54
        """
        return n if n < 2 else self.of(n - 1) + self.of(n - 2)


def test_fib():
    assert Fib().of(1) == 1
'''


@pytest.fixture
def program(tmp_path):
    def write(source):
        file = tmp_path / "prog.py"
        file.write_text(textwrap.dedent(source), encoding="utf-8")
        return str(file)

    return write


@pytest.fixture
def run(capsys):
    """``run(*arguments)`` is the exit code, stdout and stderr."""

    def made(*arguments):
        code = main(["run", "--python", sys.executable, *map(str, arguments)])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err

    return made


def test_json(run, program):
    code, out, _ = run(program(TRIPLE), "--test", "f(3) == 6", "--test", "f(0) == 0", "--json")
    assert (code, out.count("\n")) == (0, 1)
    result = json.loads(out)
    assert set(result) >= {"outcome", "tests", "events", "stdout", "wall_ms"}
    assert (result["outcome"], result["events"] > 0) == ("pass", True)
    known = {"test": "f(3) == 6", "outcome": "pass", "trusted": True}
    assert result["tests"][0] == {**known, "actual": "6", "expected": "6", "exception": None}


@pytest.mark.parametrize(
    ("source", "tests", "code", "printed"),
    [
        (TRIPLE, ["f(3) == 6", "f(3) == 7"], 1, "pass    f(3) == 6\nfail    f(3) == 7: got 6, not 7\n1/2 t"),
        (TRIPLE, ["f(3) == 6 and f(1) == 3"], 1, "fail    f(3) == 6 and f(1) == 3"),
        (TRIPLE, ["f(0)"], 1, "fail    f(0)"),
        (TRIPLE, ["f(3)  == 7 # no"], 1, "fail    f(3) == 7: got 6, not 7\n0/1"),
        (TRIPLE, ["f(3) == 0x6" + "f" * 5000], 1, "fail    (f(3) == 0x6fff"),
        (TRIPLE, ["f(3)" + ".real" * 400 + " == 7"], 1, "fail    (f(3).real.real"),
        (TRIPLE, ["(" * 150 + "f(0)" + ")" * 150], 1, "fail    f(0): got 0, not a true value\n"),
        (
            TRIPLE + "print('hello')\n",
            [],
            0,
            "hello\npass: it runs; no tests were found, --test gives some\n",
        ),
        ("def f(:\n", [], 1, "error: SyntaxError: invalid syntax (prog.py, line 1)\n"),
        (
            FIB,
            [],
            1,
            "pass    Fib().of(3) prints 2\n"
            "fail    Fib().of(10): printed 55, expected 54\n"
            "pass    prog.py::test_fib (judged by the program itself)\n"
            "2/3 tests pass\n",
        ),
    ],
    ids="two and falsy comment digits deep brackets none syntax own".split(),
)
def test_what_is_printed(run, program, source, tests, code, printed):
    found, out, err = run(program(source), *(part for test in tests for part in ("--test", test)))
    assert (found, err) == (code, "")
    assert out.startswith(printed)


def test_a_lying_equality_is_no_verified_pass(run, program):
    lie = program(
        "class Yes(int):\n    def __eq__(self, other): return True\n\ndef f(x):\n    return Yes()\n"
    )
    [test] = json.loads(run(lie, "--test", "f(3) == 6", "--json")[1])["tests"]
    assert (test["outcome"], test["trusted"]) != ("pass", True)


def test_a_test_that_takes_too_long_names_the_option(run, program):
    endless = program("def f(x):\n    while True: pass\n")
    code, out, _ = run(endless, "--test", "f(3) == 6", "--timeout", "0.5")
    assert code == 1
    assert "timeout f(3) == 6: not done after 0.5 s; --timeout gives it longer\n" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["{folder}/missing.py", "--test", "f()"], "does not exist"),
        (["{folder}", "--test", "f()"], "is a directory; name a Python file"),
        (["/dev/zero", "--test", "f()"], "more than 1 MiB"),
        (["{program}", "--test", ""], "tests nothing"),
        (["{program}", "--test", " # later"], "tests nothing"),
        (["{program}", "--test", "tests/test_gone.py::test_f"], "There is no file tests/test_gone.py"),
        (["{program}", "--timeout", "0"], "--timeout should be"),
        (["{program}", "--timeout", "nan"], "--timeout should be"),
        (["{program}", "--timeout", "inf"], "--timeout should be"),
        (["{program}", "--test", "f(3) == 6", "--python", "/bin/false"], "/bin/false"),
        (["{program}", "--trace"], "No tests found for f"),
        (["{folder}/two.py", "--trace"], "has several functions, such as g, h; write FILE::NAME"),
        (["{folder}/two.py::i", "--trace"], "i is not written yet"),
        (["{program}::f", "--trace", "--test", "f(3) == 6"], "--trace"),
    ],
)
def test_bad_usage_is_one_sentence(run, program, tmp_path, arguments, sentence):
    path = program(TRIPLE)
    (tmp_path / "two.py").write_text(
        "def g(x):\n    return x\n\n\ndef h(x):\n    return x\n\n\ndef i(x):\n    ...\n"
    )
    code, out, err = run(*(each.format(folder=tmp_path, program=path) for each in arguments))
    assert (code, out) == (2, "")
    assert sentence in err


def test_where_nothing_may_be_executed_the_reason_is_told(run, program, monkeypatch):
    async def refuse(*arguments):
        raise Refused("Nothing is executed here: no Landlock.")

    monkeypatch.setattr("egcfg_lsp.cli.run._in_sandbox", refuse)
    code, out, err = run(program(TRIPLE), "--test", "f(3) == 6", "--json")
    result = json.loads(out)
    assert (code, result["outcome"], result["tests"][0]["outcome"]) == (3, "refused", "refused")
    assert "no Landlock" in err


def test_a_terminal_gets_nothing_it_would_obey(program):
    """What programs print and raise is shown, not obeyed; so it is in a pipe, which may lead to one."""
    source = """\
        def f():
            print("\\x1b]0;owned\\x07\\x9b2J")
            raise ValueError("\\x1b[31m\\u202egnp")
    """
    command = [sys.executable, "-m", "egcfg_lsp", "run", program(source), "--test", "f() == 1"]
    master, terminal = pty.openpty()
    subprocess.run(command, stdin=terminal, stdout=terminal, stderr=terminal, check=False)
    os.close(terminal)
    shown = os.read(master, 1 << 16).decode()
    os.close(master)
    assert "␛]0;owned␇" in shown
    assert "ValueError: ␛[31m" in shown
    assert not set(shown) & {"\x1b", "\x07", "\x9b", "\u202e"}
    piped = subprocess.run(command, capture_output=True, check=False).stdout.decode()
    assert piped == shown.replace("\r\n", "\n")


@given(text())
def test_harmless_text_is_as_long_and_has_no_controls(text):
    shown = harmless(text)
    assert len(shown) == len(text)
    assert not any(unicodedata.category(c) == "Cc" and c not in "\n\t" for c in shown)
    assert harmless(shown) == shown


def test_a_file_of_a_package(run, tmp_path):
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg" / "__init__.py").write_text("from .text import f\n")
    (tmp_path / "pkg" / "two.py").write_text("TWO = 2\n")
    (tmp_path / "pkg" / "text.py").write_text("from .two import TWO\n\n\ndef f(x):\n    return TWO * x\n")
    tests = ["--test", "f(3) == 6", "--test", "__name__ == 'pkg.text'"]
    assert run(tmp_path / "pkg" / "text.py", *tests)[0] == 0


@pytest.mark.parametrize(
    ("tests", "code", "printed", "told"),
    [
        (
            "import pytest\nfrom prog import f\n\n\ndef test_f():\n    assert f(3) == 6\n\n\n"
            "@pytest.mark.skipif(f(1) == 3, reason='no')\ndef test_late():\n    assert f(2) == 5\n",
            1,
            "1/2 tests pass\n",
            "",
        ),
        (
            "from prog import f\n\n\ndef test_f(:\n",
            0,
            "pass: it runs",
            "test_prog.py is left out: it has syntax",
        ),
        (
            "import nowhere_to_be\nfrom prog import f\n\n\ndef test_f(tmp_path):\n    assert f(3) == 6\n",
            1,
            "error: none of the tests can be run\n",
            "No module named 'nowhere_to_be'",
        ),
    ],
    ids=["pass and fail", "syntax", "import"],
)
def test_without_tests_those_of_files_near_it_are_run(run, program, tmp_path, tests, code, printed, told):
    (tmp_path / "test_prog.py").write_text(tests)
    found, out, err = run(program(TRIPLE))
    assert found == code
    assert printed in out
    assert told in err


def test_a_program_from_a_pipe_is_run_as_it_is(run):
    reading, writing = os.pipe()
    with os.fdopen(writing, "w") as out:
        out.write(FIB)
    code, out, _ = run(f"/dev/fd/{reading}")
    os.close(reading)
    assert code == 0
    assert "no tests were found" in out


TOTALS = '''\
def totals(numbers):
    """
    >>> totals([1, 2])
    [1, 3]
    """
    found, total = [], 0
    for number in numbers:
        total += number
        found.append(total)
    if not found:
        return None
    return found
'''
RAISES = 'def f(n):\n    """\n    >>> f(3)\n    3\n    """\n    return no_such_name\n'
LOOP = 'def f(n):\n    """\n    >>> f({n})\n    """\n    for i in range(n):\n        j = i\n'


@pytest.mark.parametrize(
    ("source", "printed"),
    [
        (
            TOTALS,
            "pass    totals([1, 2]) prints [1, 3]\n"
            "   1x   1  def totals(numbers):         numbers = [1, 2]\n"
            "   1x   6      found, total = [], 0     found = []; total = 0\n"
            "   3x   7      for number in numbers:   number = 1 | 2\n"
            "   2x   8          total += number      total = 1 | 3\n"
            "   2x   9          found.append(total)  found = [1] | [1, 3]\n"
            "   1x  10      if not found:\n"
            "       11          return None\n"
            "   1x  12      return found             -> [1, 3]\n"
            "\n1/1 tests pass\n",
        ),
        (RAISES, "  ! NameError: name 'no_such_name' is not"),
        (LOOP.replace("{n}", "100"), " 100x  6          j = i           j = 0 | 1 | 2 | 3 | ...95 | 99\n"),
        (LOOP.replace("{n}", "9999"), "       ... more happened than is shown\n"),
    ],
    ids="lines raised middle cut".split(),
)
def test_a_trace_has_every_line_with_what_it_did(run, program, source, printed):
    _, out, err = run("--trace", program(source))
    assert printed in out
    assert err == ""


@pytest.mark.parametrize("layout", SOME)
def test_a_trace_runs_a_file_as_the_module_it_is(tmp_path, capsys, layout):
    source = write(layout, tmp_path)[-1]
    function = Document(source.read_text(), source).functions[-1]
    assert main(["run", "--trace", f"{source}::{function.name}", "--trust"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "-> " in told.out


@pytest.mark.parametrize(("failures", "read"), [(2, "assert f(1) == 2"), (99, "f(1) == 2")])
def test_an_expression_is_read_again_where_another_thread_disturbs(monkeypatch, failures, read):
    """CPython before 3.13 raises SystemError then; in the end the test stays as it is."""
    disturbances, parse = [SystemError] * failures, ast.parse

    def disturbed(source, **named):
        if disturbances:
            raise disturbances.pop()(source)
        return parse(source, **named)

    monkeypatch.setattr(ast, "parse", disturbed)
    found = _assertion("f(1) == 2")
    monkeypatch.undo()
    assert found == read
