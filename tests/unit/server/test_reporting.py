"""What an editor is told while a strategy of roles works."""

from egcfg_lsp.reports.progress import ProgressLines
from engine.core.events import Attempt, CandidatesRan, Executed
from engine.core.options import Agent
from sandbox import Outcome, RunResult, TestCase, TestResult


def ran(passed, total):
    tests = [TestResult(TestCase(str(n), "f()"), Outcome.PASS, True, "f()") for n in range(passed)]
    tests += [TestResult(TestCase(str(n), "f()"), Outcome.FAIL, True, "f()") for n in range(passed, total)]
    return RunResult(Outcome.PASS if passed == total else Outcome.FAIL, tuple(tests))


def test_what_is_said_to_pass_never_falls():
    said: list[str] = []
    reporter = ProgressLines(said.append)
    reporter.listen(CandidatesRan(Agent(), 1, (Executed("a", ran(2, 4)), Executed("b", ran(0, 4)))))
    reporter.listen(CandidatesRan(Agent(), 2, (Executed("c", ran(1, 4)),)))
    reporter.listen(CandidatesRan(Agent(), 3, ()))
    reporter.listen(Attempt(Agent(), "d", ran(0, 4)))
    assert said == [
        "line 1: 2 candidates; best so far 2/4 tests pass",
        "line 2: 1 candidate; best so far 2/4 tests pass",
        "line 3: 0 candidates",
        "best so far 2/4 tests pass",
    ]
