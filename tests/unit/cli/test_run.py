"""``egcfg run`` in the real sandbox, through ``main``."""

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
from engine.support.text import harmless
from sandbox import Refused

TRIPLE = "def f(x):\n    return 2 * x\n"


@pytest.fixture
def program(tmp_path):
    def write(source):
        file = tmp_path / "prog.py"
        file.write_text(textwrap.dedent(source), encoding="utf-8")
        return str(file)

    return write


def run(capsys, *arguments):
    code = main(["run", *arguments, "--python", sys.executable])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def run_json(capsys, *arguments):
    code, out, _ = run(capsys, *arguments, "--json")
    assert out.count("\n") == 1
    return code, json.loads(out)


def test_passing(capsys, program):
    code, result = run_json(capsys, program(TRIPLE), "--test", "f(3) == 6", "--test", "f(0) == 0")
    assert code == 0
    assert set(result) >= {"outcome", "tests", "events", "stdout", "wall_ms"}
    assert result["outcome"] == "pass"
    assert result["tests"][0] == {
        "test": "f(3) == 6",
        "outcome": "pass",
        "trusted": True,
        "actual": "6",
        "expected": "6",
        "exception": None,
    }
    assert result["events"] > 0


@pytest.mark.parametrize("test", ["f(3) == 6 and f(1) == 3", "f(0)", "not f(3)", "f(3)  == 7 # no"])
def test_any_expression_should_hold(capsys, program, test):
    code, out, _ = run(capsys, program(TRIPLE), "--test", test, "--json")
    [result] = json.loads(out)["tests"]
    assert code == 1
    assert (result["test"], result["outcome"]) == (test, "fail")


def test_for_people(capsys, program):
    code, out, err = run(capsys, program(TRIPLE), "--test", "f(3) == 6", "--test", "f(3) == 7")
    assert code == 1
    assert out == "pass    f(3) == 6\nfail    f(3) == 7: got 6, not 7\n1/2 tests pass\n"
    assert err == ""


@pytest.mark.parametrize(
    "test", ["f(3) == 0x6" + "f" * 5000, "f(3)" + ".real" * 400 + " == 7", "(" * 150 + "f(0)" + ")" * 150]
)
def test_tests_that_this_python_cannot_print(capsys, program, test):
    code, result = run_json(capsys, program(TRIPLE), "--test", test)
    assert (code, result["tests"][0]["outcome"]) == (1, "fail")


@pytest.mark.parametrize(
    ("name", "outcomes"),
    [
        ("open({outside!r}, 'w').write('x')", {"error"}),
        ("import socket; socket.create_connection(('127.0.0.1', 80))", {"error", "crash"}),
        ("import os; os.fork()", {"error", "crash"}),
        ("import os, signal; os.kill(os.getppid(), signal.SIGKILL)", {"error", "crash"}),
        ("while True: pass", {"timeout"}),
        ("x = bytearray(4 << 30)", {"memory", "error"}),
        ("import os; os._exit(0)", {"crash", "error"}),
        ("exit(0)", {"crash", "error"}),
        ('import sys; sys.stdout.write(\'{{"outcome": "pass"}}\')', {"fail", "error"}),
    ],
)
def test_attacks_are_contained(capsys, program, tmp_path, name, outcomes):
    outside = tmp_path / "outside.txt"
    body = name.format(outside=str(outside))
    seconds = "1" if outcomes == {"timeout"} else "60"
    code, result = run_json(
        capsys, program(f"def f(x):\n    {body}\n    return 0\n"), "--test", "f(3) == 6", "--timeout", seconds
    )
    assert code == 1
    assert result["tests"][0]["outcome"] in outcomes
    assert not outside.exists()
    assert os.getppid()


def test_a_test_that_takes_too_long_names_the_option(capsys, program):
    source = "import time\n\ndef f(x):\n    time.sleep(3600)\n"
    code = main(["run", program(source), "--test", "f(3) == 6", "--timeout", "0.5"])
    assert code == 1
    assert "timeout f(3) == 6: not done after 0.5 s; --timeout gives it longer\n" in capsys.readouterr().out


def test_a_lying_equality_does_not_pass(capsys, program):
    source = "class Yes(int):\n    def __eq__(self, other): return True\n\ndef f(x):\n    return Yes()\n"
    _, result = run_json(capsys, program(source), "--test", "f(3) == 6")
    test = result["tests"][0]
    assert not (test["outcome"] == "pass" and test["trusted"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["{folder}/missing.py", "--test", "f()"], "does not exist"),
        (["{folder}", "--test", "f()"], "is a directory; name a Python file"),
        (["/dev/zero", "--test", "f()"], "more than 1 MiB"),
        (["{program}", "--test", ""], "tests nothing"),
        (["{program}", "--test", " # later"], "tests nothing"),
        (["{program}", "--timeout", "0"], "--timeout should be"),
        (["{program}", "--timeout", "nan"], "--timeout should be"),
        (["{program}", "--timeout", "inf"], "--timeout should be"),
    ],
)
def test_bad_usage_is_one_sentence(capsys, program, tmp_path, arguments, sentence):
    path = program(TRIPLE)
    code, out, err = run(capsys, *(each.format(folder=tmp_path, program=path) for each in arguments))
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


def test_an_interpreter_that_is_none(capsys, program, tmp_path):
    fake = tmp_path / "python"
    fake.write_text("#!/bin/sh\nexit 1\n")
    fake.chmod(0o755)
    code = main(["run", program(TRIPLE), "--test", "f(3) == 6", "--python", str(fake)])
    captured = capsys.readouterr()
    assert code == 2
    assert str(fake) in captured.err
    assert "Traceback" not in captured.err


def test_refused(capsys, program, monkeypatch):
    async def refuse(*arguments):
        raise Refused("Nothing is executed here: no Landlock.")

    monkeypatch.setattr("egcfg_lsp.cli.run._in_sandbox", refuse)
    code, out, err = run(capsys, program(TRIPLE), "--test", "f(3) == 6", "--json")
    assert code == 3
    result = json.loads(out)
    assert result["outcome"] == "refused"
    assert result["tests"][0]["outcome"] == "refused"
    assert "no Landlock" in err


def test_a_terminal_gets_nothing_it_would_obey(program):
    """What programs print and raise is shown, not obeyed; a pipe gets it as it is."""
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
    assert "\x1b]0;owned\x07" in piped


@given(text())
def test_harmless_text_is_as_long_and_has_no_controls(text):
    shown = harmless(text)
    assert len(shown) == len(text)
    assert not any(unicodedata.category(c) == "Cc" and c not in "\n\t" for c in shown)
    assert harmless(shown) == shown


def test_a_file_of_a_package(capsys, tmp_path):
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg" / "__init__.py").write_text("from .text import f\n")
    (tmp_path / "pkg" / "two.py").write_text("TWO = 2\n")
    (tmp_path / "pkg" / "text.py").write_text("from .two import TWO\n\n\ndef f(x):\n    return TWO * x\n")
    code, _ = run_json(
        capsys, str(tmp_path / "pkg" / "text.py"), "--test", "f(3) == 6", "--test", "__name__ == 'pkg.text'"
    )
    assert code == 0


FIB = '''\
def fib(n):
    """
    >>> fib(3)
    2
    >>> fib(10)
    54
    """
    return n if n < 2 else fib(n - 1) + fib(n - 2)


class Twice:
    def of(self, n):
        """
        >>> Twice().of(3)
        6
        """
        return 2 * n


def test_fib():
    assert fib(1) == 1
    assert Twice().of(fib(3)) == 4
'''


def test_without_tests_the_files_own_are_run_and_named(capsys, program):
    code, out, err = run(capsys, program(FIB))
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "pass    fib(3) prints 2",
        "fail    fib(10): printed 55, expected 54",
        "pass    prog.py::test_fib (judged by the program itself)",
        "pass    Twice().of(3) prints 6",
        "3/4 tests pass",
    ]


def test_without_tests_those_of_files_near_it_are_run(capsys, program, tmp_path):
    path = program(TRIPLE)
    (tmp_path / "test_prog.py").write_text(
        "import pytest\nfrom prog import f\n\n\ndef test_f():\n    assert f(3) == 6\n\n\n"
        "@pytest.mark.skipif(f(1) == 3, reason='no')\ndef test_late():\n    assert f(2) == 5\n"
    )
    code, result = run_json(capsys, path)
    assert (code, result["outcome"]) == (1, "fail")
    assert [test["outcome"] for test in result["tests"]] == ["pass", "fail"]


def test_a_file_without_tests_says_so(capsys, program):
    code, out, _ = run(capsys, program(TRIPLE + "print('hello')\n"))
    assert (code, out) == (0, "hello\npass: it runs; no tests were found, --test gives some\n")
    code, out, _ = run(capsys, program("def f(:\n"))
    assert code == 1
    assert "SyntaxError" in out
    assert "(prog.py, line 1)" in out, "the error names the user's file"


def test_a_test_that_cannot_be_used_is_named(capsys, program, tmp_path):
    path = program(TRIPLE)
    (tmp_path / "test_prog.py").write_text("from prog import f\n\n\ndef test_f(:\n")
    code, _, err = run(capsys, path)
    assert code == 0
    assert "test_prog.py is left out: it has syntax errors" in err


def test_tests_that_cannot_be_run_do_not_pass(capsys, program, tmp_path):
    path = program(TRIPLE)
    (tmp_path / "test_prog.py").write_text(
        "import nowhere_to_be_found\nfrom prog import f\n\n\ndef test_f(tmp_path):\n    assert f(3) == 6\n"
    )
    code, out, err = run(capsys, path)
    assert code == 1
    assert "No module named 'nowhere_to_be_found'" in err
    assert out == "error: none of the tests can be run\n"


def test_a_program_from_a_pipe_is_run_as_it_is(capsys, tmp_path):
    reading, writing = os.pipe()
    with os.fdopen(writing, "w") as out:
        out.write(FIB)
    code, out, _ = run(capsys, f"/dev/fd/{reading}")
    os.close(reading)
    assert code == 0
    assert "no tests were found" in out
