"""Results of tests in words."""

import pytest

from egcfg_lsp.reports.lines import comparison, evidence, verdict
from engine.core.task import Completion, Task, Usage
from sandbox import Item, Outcome, RunResult, TestCase, TestResult

RAISES = 'Traceback (most recent call last):\n  File "x.py"\nValueError: no numbers'


def doctest(source, expected, outcome, actual=None, exception=None, trusted=True):
    case = TestCase("doctest f:1", source, expected)
    return TestResult(case, outcome, trusted, source, actual, expected, exception)


@pytest.mark.parametrize(
    ("expected", "actual", "told"),
    [
        ("0", "0.0", "printed 0.0, expected 0"),
        ("0", "None", "printed nothing, expected 0"),
        ("", "3", "printed 3, expected nothing"),
        ("1\n2", "1\n3", r"printed '1\n3', expected '1\n2'"),
        ("a  b", "a b", "printed a b, expected 'a  b'"),
        (RAISES, "0", "printed 0, expected ValueError: no numbers"),
    ],
)
def test_a_failed_doctest_shows_the_texts_that_were_compared(expected, actual, told):
    assert verdict(doctest("f([])", expected, Outcome.FAIL, actual)) == f"fail    f([]): {told}"


@pytest.mark.parametrize(
    ("expected", "wanted"),
    [
        ("6", "prints 6"),
        ("", "prints nothing"),
        ("1\n2", r"prints '1\n2'"),
        (RAISES, "raises ValueError: no numbers"),
    ],
)
def test_other_doctests_say_what_they_want(expected, wanted):
    assert verdict(doctest("f(3)", expected, Outcome.PASS, "6")) == f"pass    f(3) {wanted}"
    broken = doctest("f(3)", expected, Outcome.ERROR, exception="KeyError: 3")
    assert verdict(broken) == f"error   f(3) {wanted}: KeyError: 3"


def test_what_is_compared_as_a_value_is_told_as_one():
    case = TestCase("test_f", "assert f(3) == 6")
    failed = TestResult(case, Outcome.FAIL, True, "f(3)", "5", "6")
    assert verdict(failed) == "fail    f(3) == 6: got 5, not 6"


def test_what_pytest_runs_has_its_name():
    case = TestCase("test_a.py::test_f", "def test_f(): ...", item=Item("/test_a.py", "test_f"))
    passed = TestResult(case, Outcome.PASS, False, "test_a.py::test_f")
    assert verdict(passed) == "pass    test_a.py::test_f (judged by the program itself)"


def test_what_was_stopped_names_what_gives_it_longer():
    late = doctest("f(3)", "6", Outcome.TIMEOUT, exception="not done after 2 s")
    assert verdict(late) == "timeout f(3) prints 6: not done after 2 s"
    assert verdict(late, "more") == "timeout f(3) prints 6: not done after 2 s; more"
    assert verdict(doctest("f(3)", "6", Outcome.FAIL, "5"), "more") == "fail    f(3): printed 5, expected 6"


def completion(*outcomes, trusted=True, code="    return 1\n"):
    tests = tuple(doctest("f(3)", "6", outcome, "6", trusted=trusted) for outcome in outcomes)
    outcome = next((each for each in outcomes if each is not Outcome.PASS), Outcome.PASS)
    task = Task("f", "def f(n):\n")
    return Completion(task, code, RunResult(outcome, tests), "eg-cfg", None, Usage())


PASS, FAIL = Outcome.PASS, Outcome.FAIL


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
    outside = "verified, that is, compared outside the program, which is not told what is expected."
    assert comparison(completion(PASS)) == outside
    doubt = "0 of 2 verified; the others are the word of the program itself."
    assert comparison(completion(PASS, PASS, trusted=False)) == doubt
    assert comparison(completion(PASS, FAIL)) == comparison(completion()) == ""
