"""What an editor is told while a strategy of roles works."""

from egcfg_lsp.reports.progress import Phase, ProgressLines
from engine.core.events import Attempt, CandidatesRan, Executed, RungBegan
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


def test_the_phase_is_told_with_the_most_that_passes():
    said: list[str] = []
    heard: list[object] = []
    phase = Phase(said.append, heard.append)
    phase.begin("sampling")
    events = [
        RungBegan(1, "2 samples at temperature 1"),
        CandidatesRan(Agent(), 1, (Executed("a", ran(1, 4)), Executed("b", ran(0, 4))), whole=True),
        RungBegan(2, "repairs of the best program"),
        Attempt(Agent(), "c", ran(3, 4)),
    ]
    for event in events:
        phase.listen(event)
    repairs = ["repairing, 1 of 4 pass", "repairing, 3 of 4 pass"]
    assert said == ["sampling", "sampling", "sampling, 1 of 4 pass", *repairs]
    assert heard == events
