"""What an editor is told while a strategy of roles works."""

from egcfg_lsp.reporting import Reporter
from engine.progress import RoleAnswered, StepTaken


class _Told(Reporter):
    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str) -> None:
        self.said.append(text)


def test_roles_and_steps_are_said():
    reporter = _Told()
    reporter.listen(RoleAnswered("thinker", "Think.", "1. add", readable=True))
    reporter.listen(RoleAnswered("critic-action", "Well?", "hm", readable=False))
    reporter.listen(StepTaken("program 1", "1/2 tests, score 1.20, refine"))
    assert reporter.said == [
        "thinker",
        "critic-action: no readable answer",
        "program 1: 1/2 tests, score 1.20, refine",
    ]
