"""Shows on stderr how a completion comes about: candidates, what they did on the tests, chosen lines."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.status import Status
from rich.syntax import Syntax
from rich.text import Text

from egcfg_lsp.cli.output import LONGER, emit, silence
from egcfg_lsp.cli.terminal import harmless
from egcfg_lsp.verdicts import counted, evidence, failing, tests_passed, verdict
from engine.progress import (
    AgentEnded,
    Attempt,
    CandidatesRan,
    LineDecided,
    Progress,
    RoleAnswered,
    RoundBegan,
    StepTaken,
)
from engine.types import Agent, Completion, Task
from sandbox import Outcome, RunResult

_SHOWN = 4


class _Screen(Console):
    """Progress that nobody reads any more is no reason to stop."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        silence(sys.stderr)


class Display:
    """Listens to the completion of one task after the other; says nothing when ``quiet``."""

    def __init__(self, quiet: bool = False, console: Console | None = None) -> None:
        self._console = console or _Screen(stderr=True, highlight=False, quiet=quiet)
        self._status: Status | None = None
        self._agents: Sequence[Agent] = ()

    def loading(self, name: str) -> None:
        """The model is being loaded."""
        self._busy(f"Loading {name}")

    def begin(self, target: str, task: Task, agents: Sequence[Agent], plan: str = "") -> None:
        """Work on ``task`` begins; ``plan`` says why by these agents."""
        self.idle()
        self._agents = agents
        count = len(task.tests)
        found = counted(count, "test") if count else "no tests found: untested"
        self._say(Text.assemble((target, "bold"), f"  {found}"))
        if plan:
            self._say(Text(f"  plan: {plan}", style="dim"))
        self._busy("Deciding line 1")

    def listen(self, event: Progress) -> None:
        """One thing happened."""
        if isinstance(event, CandidatesRan):
            self._candidates(event)
        elif isinstance(event, LineDecided):
            line = event.line.rstrip("\n")
            self._say(Text.assemble(self._who(event.agent), ("  > ", "bold cyan"), (line, "bold")))
            self._busy(f"Deciding line {event.line_number + 1}")
        elif isinstance(event, Attempt):
            self._busy(f"Whole program: {tests_passed(event.result)}")
        elif isinstance(event, AgentEnded) and len(self._agents) > 1 and not event.agent.is_first_try:
            self._say(Text.assemble(self._who(event.agent), (f"  {event.reason}", "dim")))
        elif isinstance(event, RoleAnswered):
            self._busy(event.role if event.readable else f"{event.role}: no readable answer")
        elif isinstance(event, StepTaken):
            self._say(Text.assemble((f"  {event.name}", "cyan"), f"  {event.detail}"))
        elif isinstance(event, RoundBegan):
            self._say(Text(f"round {event.number}: none passed, again with other samples", style="dim"))

    def warn(self, text: str) -> None:
        """Something is not as it should be, and the work goes on."""
        self._say(Text.assemble(("warning: ", "yellow"), text))

    def say(self, text: str) -> None:
        """A plain line."""
        self._say(Text(text))

    def end(self, completion: Completion) -> None:
        """The evidence for a completion, and what it cost."""
        self.idle()
        style = "green" if completion.passed else "yellow" if not completion.result.tests else "red"
        how = "" if completion.how == "decoded" else f" ({completion.how})"
        self._say(Text.assemble(("  " + evidence(completion), style), how, (f"  {_cost(completion)}", "dim")))
        self._failures(completion.result)

    def _failures(self, result: RunResult) -> None:
        """Shows what failed: the first tests, or one where none could be run."""
        missed = [test for test in result.tests if test.outcome is not Outcome.PASS]
        if result.exception is not None and not missed:
            self._say(Text(f"  {result.exception}"))
        most = _SHOWN if result.exception is None else 1
        for test in missed[:most]:
            self._say(Text("  " + verdict(test, LONGER)))
        if len(missed) > most:
            self._say(Text(f"  and {len(missed) - most} more", style="dim"))

    def idle(self) -> None:
        """Takes the moving part off the screen."""
        if self._status is not None:
            self._status.stop()
            self._status = None

    def _candidates(self, event: CandidatesRan) -> None:
        self._say(Text.assemble(self._who(event.agent), (f"  line {event.line_number}", "dim")))
        for executed in event.executed[:_SHOWN]:
            self._say(self._candidate(executed.body, executed.result))
        if len(event.executed) > _SHOWN:
            self._say(Text(f"       and {len(event.executed) - _SHOWN} more", style="dim"))
        if not event.executed:
            self._say(Text("       no candidate can be executed", style="dim"))

    def _candidate(self, body: str, result: RunResult) -> Text:
        code = "; ".join(line.strip() for line in body.splitlines() if line.strip())
        passes = result.outcome is Outcome.PASS
        return Text.assemble(
            (f"    {result.passed}/{len(result.tests)}  ", "green" if passes else "red"),
            code,
            ("" if passes else f"   {_trouble(result)}", "dim"),
        )

    def _who(self, agent: Agent) -> str:
        """Which agent, where several work."""
        if agent.is_first_try:
            return "[first try]"
        if len(self._agents) < 2 or agent not in self._agents:
            return ""
        return f"[{self._agents.index(agent) + 1}]"

    def _say(self, text: Text) -> None:
        text.plain = harmless(text.plain)
        if self._console.is_terminal:
            self._console.print(text, no_wrap=True, overflow="ellipsis")
        else:
            self._console.print(text, soft_wrap=True)

    def _busy(self, text: str) -> None:
        if not self._console.is_terminal:
            return
        if self._status is None:
            self._status = self._console.status(text, spinner="dots")
            self._status.start()
        else:
            self._status.update(text)


def show_code(code: str) -> None:
    """Prints Python on stdout, in colour if that is a terminal."""
    if sys.stdout is not None and sys.stdout.isatty():
        console = Console(highlight=False)
        code = harmless(code.rstrip("\n"))
        console.print(Syntax(code, "python", background_color="default", word_wrap=True))
    else:
        emit(code)


def _trouble(result: RunResult) -> str:
    if result.exception is not None:
        return result.exception
    missed = failing(result)
    return " ".join(verdict(missed).split()) if missed else ""


def _cost(completion: Completion) -> str:
    usage = completion.usage
    return (
        f"{usage.wall_s:.1f} s, {usage.generated_tokens} tokens generated, {usage.prompt_tokens} read, "
        f"{usage.forward_passes} forward passes, {usage.executions} executions"
        + (f", {completion.note}" if completion.note else "")
    )
