"""Results of tests in words."""

import pytest

from egcfg_lsp.reports.lines import comparison, evidence, verdict
from engine.core.task import Completion, Task, Usage
from sandbox import Item, Outcome, RunResult, TestCase, TestResult

RAISES = 'Traceback (most recent call last):\n  File "x.py"\nValueError: no numbers'


def doctest(source, expected, outcome, actual=None, exception=None, trusted=True):
    case = TestCase("doctest f:1", source, expected)
    return TestResult(case, outcome, trusted, source, actual, expected, exception)


VALUE = TestCase("test_f", "assert f(3) == 6")
ITEM = TestCase("test_a.py::test_f", "def test_f(): ...", item=Item("/test_a.py", "test_f"))
FAIL, PASS, LATE = Outcome.FAIL, Outcome.PASS, Outcome.TIMEOUT


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (doctest("f([])", "0", FAIL, "0.0"), "fail    f([]): printed 0.0, expected 0"),
        (doctest("f([])", "0", FAIL, "None"), "fail    f([]): printed nothing, expected 0"),
        (doctest("f([])", "", FAIL, "3"), "fail    f([]): printed 3, expected nothing"),
        (doctest("f([])", "1\n2", FAIL, "1\n3"), r"fail    f([]): printed '1\n3', expected '1\n2'"),
        (doctest("f([])", "a  b", FAIL, "a b"), "fail    f([]): printed a b, expected 'a  b'"),
        (doctest("f([])", RAISES, FAIL, "0"), "fail    f([]): printed 0, expected ValueError: no numbers"),
        (doctest("f(3)", "6", PASS, "6"), "pass    f(3) prints 6"),
        (doctest("f(3)", "", PASS, ""), "pass    f(3) prints nothing"),
        (doctest("f(3)", "1\n2", PASS, "1\n2"), r"pass    f(3) prints '1\n2'"),
        (doctest("f(3)", RAISES, PASS), "pass    f(3) raises ValueError: no numbers"),
        (doctest("f(3)", "6", Outcome.ERROR, None, "KeyError: 3"), "error   f(3) prints 6: KeyError: 3"),
        (doctest("f(3)", "6", LATE, None, "not done"), "timeout f(3) prints 6: not done; more"),
        (TestResult(VALUE, FAIL, True, "f(3)", "5", "6"), "fail    f(3) == 6: got 5, not 6"),
        (TestResult(ITEM, PASS, False, ""), "pass    test_a.py::test_f (judged by the program itself)"),
    ],
)
def test_a_result_is_told_as_what_was_compared(result, told):
    assert verdict(result, "more") == told
    assert verdict(result) == told.removesuffix("; more")


def completion(*outcomes, trusted=True, code="    return 1\n"):
    tests = tuple(doctest("f(3)", "6", outcome, "6", trusted=trusted) for outcome in outcomes)
    outcome = next((each for each in outcomes if each is not Outcome.PASS), Outcome.PASS)
    task = Task("f", "def f(n):\n")
    return Completion(task, code, RunResult(outcome, tests), "eg-cfg", None, Usage())


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (completion(PASS), "passes your test"),
        (completion(PASS, PASS), "passes your 2 tests"),
        (completion(PASS, PASS, trusted=False), "passes your 2 tests"),
        (completion(PASS, FAIL), "1/2 tests pass"),
        (completion(), "untested: no tests that can be run"),
        (completion(FAIL, code=""), "nothing was found"),
    ],
)
def test_a_completion_is_told_by_what_it_passes(given, told):
    assert evidence(given) == told
    assert "verified" not in evidence(given)


def test_verified_names_how_results_were_compared():
    assert comparison(completion(PASS)).startswith("verified, that is, compared outside the program")
    assert comparison(completion(PASS, PASS, trusted=False)).startswith("0 of 2 verified")
    assert comparison(completion(PASS, FAIL)) == comparison(completion()) == ""
