"""Shows completions in the terminal: progress while they are made, then the result, and how it was found."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console, Group
from rich.live import Live
from rich.syntax import Syntax
from rich.text import Text

from egcfg_lsp.cli.common.output import LONGER, complain, emit, silence
from egcfg_lsp.reports.lines import evidence, failing, in_one_line, verdict
from egcfg_lsp.reports.search_history import ENDINGS, EventLog, changed_lines, history
from engine.core.events import (
    AgentEnded,
    Attempt,
    CandidatesRan,
    Executed,
    LineDecided,
    Progress,
    RoleAnswered,
    RungBegan,
    StepTaken,
    draw,
)
from engine.core.options import Agent
from engine.core.task import Completion, Task
from engine.support.text import counted, harmless, harmless_line
from sandbox import Outcome, RunResult, TestResult

_FRAMES_PER_S = 8
_BEGUN = "the first lines, for more there was no time"
TIME_IS_UP = "time is up"


class _Screen(Console):
    """A terminal that is never left in another state than it was found in.

    The cursor stays visible, so nothing has to be restored, even after SIGKILL. Progress that nobody reads
    any more is no reason to stop.
    """

    def show_cursor(self, show: bool = True) -> bool:
        return False

    def on_broken_pipe(self) -> None:
        self.quiet = True
        silence(sys.stderr)


class Display:
    """Listens to the completion of one task after the other; says nothing when ``quiet``.

    ``verbose`` also shows every event. Without a terminal there is no block, only the lines.
    """

    def __init__(
        self,
        quiet: bool = False,
        verbose: bool = False,
        console: Console | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._console = console or _Screen(stderr=True, highlight=False, quiet=quiet)
        self._verbose = verbose
        self._now = now
        self._began = now()
        self._live: Live | None = None
        self._block = Block("", self._began)
        self._agents: Sequence[Agent] = ()
        self._ended: list[Completion] = []
        self._refused = 0

    def loading(self, name: str) -> None:
        """The model is being loaded."""
        self._show(Block(f"loading {name}", self._now()))

    def preparing(self, target: str) -> None:
        """The tests of ``target`` are being found and tried."""
        self._show(Block(target, self._now(), doing="finding its tests"))

    def begin(self, target: str, task: Task, agents: Sequence[Agent]) -> None:
        """Work on ``task`` begins."""
        self._agents = agents
        self._show(Block(target, self._now(), len(task.tests), "writing the likeliest program"))
        if self._verbose:
            count = len(task.tests)
            found = counted(count, "test") if count else "no tests found"
            self._say(Text.assemble((target, "bold"), f"  {found}"))

    def listen(self, event: Progress) -> None:
        """Takes in one event of the engine."""
        self._block.listen(event)
        if self._verbose:
            self._say_all(event_lines(event, self._agents), cut=True)

    def warn(self, text: str) -> None:
        """Something is not as it should be, and the work goes on."""
        self._say(Text.assemble(("warning: ", "yellow"), text))

    def end(
        self,
        target: str,
        completion: Completion,
        remark: str = "",
        complaint: str = "",
        stopped: str = TIME_IS_UP,
    ) -> None:
        """One line on a completion; ``remark`` and ``complaint`` say what else became of it.

        ``stopped`` says why its search was, if it was. On a terminal, what went wrong gets a second line.
        """
        self.idle()
        self._ended.append(completion)
        cut = {"interrupted": stopped, "begun": _BEGUN}.get(completion.how, "")
        seconds = f"{completion.usage.wall_s:.1f} s"
        told = ", ".join(filter(None, (seconds, cut, completion.note, remark)))
        style = _style(completion)
        line = Text.assemble((f"{self._mark(completion)} ", style), (target, "bold"), "  ")
        line.append_text(Text.assemble((evidence(completion), style), (f"  {told}", "dim")))
        trouble = "; ".join(filter(None, (complaint, _trouble(completion))))
        if trouble and not self._console.is_terminal:
            line.append(f"  {trouble}")
        self._say(line)
        if trouble and self._console.is_terminal:
            self._say(Text(f"  {trouble}"))
        if self._verbose:
            self._say_all((*cost_lines(completion), *_failures(completion)))

    def refuse(self, reason: str) -> None:
        """Complains that a function could not be worked on."""
        self.idle()
        self._refused += 1
        complain(reason)

    def explain(self, record: EventLog) -> None:
        """Says how a completion was found, even if ``quiet``: it was asked for."""
        quiet, self._console.quiet = self._console.quiet, False
        self._say_all(explanation(record, ascii_only=self._ascii_only))
        self._console.quiet = quiet

    def sum_up(self) -> None:
        """One line on all of several functions."""
        total = len(self._ended) + self._refused
        if total < 2:
            return
        passed = sum(completion.passed for completion in self._ended)
        untested = sum(not completion.result.tests for completion in self._ended)
        without = f", {untested} without tests" if untested else ""
        seconds = f"{self._now() - self._began:.0f} s"
        whole = f"{passed} of {total} pass{'es' if passed == 1 else ''}{without}, {seconds}"
        self._say(Text(whole, style="bold"))

    def idle(self) -> None:
        """Takes the block off the screen."""
        if self._live is not None:
            self._live.stop()
            self._live = None

    @property
    def _ascii_only(self) -> bool:
        return self._console.options.ascii_only

    def _mark(self, completion: Completion) -> str:
        if not completion.result.tests and completion.code:
            return "?"
        good, bad = "+x" if self._ascii_only else "✓✗"
        return good if completion.passed else bad

    def _say_all(self, lines: Iterable[Text], *, cut: bool = False) -> None:
        for line in lines:
            self._say(line, cut=cut)

    def _say(self, text: Text, *, cut: bool = False) -> None:
        """Prints one line; a narrow terminal folds it, or cuts it off."""
        text.plain = harmless_line(text.plain)
        if not self._console.is_terminal:
            self._console.print(text, soft_wrap=True)
        elif cut:
            self._console.print(text, no_wrap=True, overflow="ellipsis")
        else:
            self._console.print(text, overflow="fold")

    def _show(self, block: Block) -> None:
        self._block = block
        if self._console.is_terminal and self._live is None and not self._console.quiet:
            self._live = Live(
                console=self._console,
                get_renderable=self._render,
                refresh_per_second=_FRAMES_PER_S,
                transient=True,
                redirect_stdout=False,
            )
            self._live.start(refresh=True)

    def _render(self) -> Group:
        return self._block.render(self._now(), ascii_only=self._ascii_only)


def show_code(code: str, *, first: bool = True) -> None:
    """Prints a function on stdout, in color if that is a terminal, apart from one before it."""
    if sys.stdout is not None and sys.stdout.isatty():
        console = Console(highlight=False)
        code = harmless(code.rstrip("\n"))
        console.print(Syntax(code, "python", background_color="default", word_wrap=True), "")
    else:
        emit(code if first else f"\n\n{code}", exact=True)


def _style(completion: Completion) -> str:
    if completion.passed:
        return "green"
    return "yellow" if not completion.result.tests and completion.code else "red"


def _trouble(completion: Completion) -> str:
    """Why it does not pass, in one line."""
    result = completion.result
    missed = failing(result)
    if result.exception is not None and completion.code:
        return " ".join(result.exception.split())
    if missed is None or not completion.code:
        return ""
    outcome = missed.outcome.value
    told = verdict(missed, LONGER).removeprefix(outcome).strip()
    more = len(result.tests) - result.passed - 1
    return " ".join(told.split()) + (f"; and {more} more" if more else "")


def _failures(completion: Completion) -> list[Text]:
    """All tests that fail but the first, which is told already."""
    missed = [test for test in completion.result.tests if test.outcome is not Outcome.PASS]
    return [Text("  " + verdict(test, LONGER)) for test in missed[1:]]


_SHOWN = 4


def event_lines(event: Progress, agents: Sequence[Agent]) -> Iterator[Text]:
    """Yields the lines of one event; none for those that only move the block."""
    if isinstance(event, CandidatesRan):
        if not event.whole:
            yield Text.assemble(_who(event.agent, agents), (f"  line {event.line_number}", "dim"))
        yield from _candidates(event)
    elif isinstance(event, LineDecided):
        line = event.line.rstrip("\n")
        yield Text.assemble(_who(event.agent, agents), ("  > ", "bold cyan"), (line, "bold"))
    elif isinstance(event, Attempt) and event.agent is not None and event.agent.is_greedy:
        yield _candidate(event.code, event.result)
    elif isinstance(event, AgentEnded) and len(agents) > 1 and not event.agent.is_greedy:
        yield Text.assemble(_who(event.agent, agents), (f"  {ENDINGS[event.reason]}", "dim"))
    elif isinstance(event, StepTaken):
        yield Text.assemble((f"  {event.name}", "cyan"), f"  {event.detail}")
    elif isinstance(event, RungBegan):
        yield Text(event.name, style="dim")


def cost_lines(completion: Completion) -> Iterator[Text]:
    """What a completion cost, by the rungs of its ladder and as a whole."""
    usage = completion.usage
    for rung in completion.workings.rungs:
        yield Text(f"  {rung.name}: {rung.cost}", style="dim")
    yield Text(
        f"  {usage.wall_s:.1f} s, {usage.generated_tokens} tokens generated, {usage.prompt_tokens} read, "
        f"{usage.forward_passes} forward passes, {usage.executions} executions",
        style="dim",
    )


def _candidates(event: CandidatesRan) -> Iterator[Text]:
    for executed in event.executed[:_SHOWN]:
        yield _candidate(executed.body, executed.result)
    if len(event.executed) > _SHOWN:
        yield Text(f"       and {len(event.executed) - _SHOWN} more", style="dim")
    if not event.executed:
        yield Text("       no candidate can be executed", style="dim")


def _candidate(body: str, result: RunResult) -> Text:
    passes = result.outcome is Outcome.PASS
    return Text.assemble(
        (f"    {result.passed}/{len(result.tests)}  ", "green" if passes else "red"),
        in_one_line(body),
        ("" if passes else f"   {_run_trouble(result)}", "dim"),
    )


def _who(agent: Agent, agents: Sequence[Agent]) -> str:
    """Which agent, where several work."""
    if len(agents) < 2 or agent not in agents:
        return ""
    return f"[{agents.index(agent) + 1}]"


def _run_trouble(result: RunResult) -> str:
    if result.exception is not None:
        return result.exception
    missed = failing(result)
    return " ".join(verdict(missed).split()) if missed else ""


_MOST_LINES, _MOST_MARKS = 12, 24
_SPINNER, _PLAIN_SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏", "|/-\\"
_TURNS = 8
"""Of the spinner, per second."""
_PYTHON = Syntax("", "python", theme="ansi_dark", background_color="default")


@dataclass
class Block:
    """Follows the work on ``label``. Another thread may render it at any time."""

    label: str
    began: float
    tests: int = 0
    doing: str = ""
    best: RunResult | None = None
    _code: tuple[Text, ...] = ()
    _tried: set[str] = field(default_factory=set)
    _line: int = 1
    _whole: bool = False
    _rung: str = ""

    def listen(self, event: Progress) -> None:
        """Takes in one event of the engine."""
        if isinstance(event, CandidatesRan):
            for each in event.executed:
                self._tried.add(each.body)
                self._compare(each.body, each.result)
            self._line, self._whole = max(self._line, event.line_number), event.whole
            self.doing = self._searching()
        elif isinstance(event, LineDecided):
            self._line = max(self._line, event.line_number + 1)
            self.doing = self._searching()
        elif isinstance(event, Attempt):
            self._compare(event.code, event.result)
        elif isinstance(event, RungBegan):
            self._rung, self._line = event.name, 1
            self.doing = self._searching()
        elif isinstance(event, RoleAnswered):
            self.doing = event.role if event.readable else f"{event.role}: no readable answer"
        elif isinstance(event, StepTaken):
            self.doing = f"{event.name}: {event.detail}"

    def render(self, now: float, *, ascii_only: bool) -> Group:
        """The block's lines, each to be cut where the terminal ends."""
        lines = list(self._lines(max(0.0, now - self.began), ascii_only))
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*lines)

    def _lines(self, seconds: float, ascii_only: bool) -> Iterator[Text]:
        turning = _PLAIN_SPINNER if ascii_only else _SPINNER
        turn = turning[int(seconds * _TURNS) % len(turning)]
        heading = Text.assemble((turn, "cyan"), " ", (harmless(self.label), "bold"))
        if self.tests:
            heading.append("  ").append_text(test_marks(self.best, self.tests, ascii_only))
        yield heading
        doing = f"  {self.doing}" if self.doing else ""
        yield Text(harmless(f"  {seconds:.0f} s{doing}"), style="dim")
        if self._code and self.best is not None:
            passes = f"passes {self.best.passed} of {counted(self.tests, 'test')}"
            yield Text(f"  best so far{f', {passes}' if self.tests else ''}:", style="dim")
            yield from self._code

    def _searching(self) -> str:
        if not self.tests:
            return f"writing line {self._line}"
        at = "" if self._whole else f", at line {self._line}"
        tried = f"{counted(len(self._tried), 'program')} tried{at}" if self._tried else ""
        return "; ".join(filter(None, (self._rung, tried)))

    def _compare(self, body: str, result: RunResult) -> None:
        """Keeps the body that passes most tests, the earlier among equals."""
        if body.strip() and (self.best is None or result.passed > self.best.passed):
            self._code = tuple(_shown(body))
            self.best = result


def test_marks(result: RunResult | None, tests: int, ascii_only: bool) -> Text:
    """A mark for each test; figures where there are too many."""
    if tests > _MOST_MARKS:
        return Text(f"{result.passed if result is not None else 0}/{tests}")
    good, bad, waiting = "+x." if ascii_only else "✓✗·"
    if result is None or not result.tests:
        return Text(waiting * tests, style="dim")
    passed = [test.outcome is Outcome.PASS for test in result.tests]
    return Text.assemble(*((good, "green") if each else (bad, "red") for each in passed))


def _shown(body: str) -> Iterator[Text]:
    """The first lines of a body, colored."""
    lines = harmless(body.rstrip("\n")).split("\n")
    for line in _PYTHON.highlight("\n".join(lines[:_MOST_LINES])).split("\n"):
        line.pad_left(2)
        yield line
    if len(lines) > _MOST_LINES:
        yield Text(f"      and {counted(len(lines) - _MOST_LINES, 'more line')}", style="dim")


_STYLES = {"-": "red", "+": "green", " ": ""}


def explanation(record: EventLog, *, ascii_only: bool = False) -> Iterator[Text]:
    """Yields lines: the first program and what it failed, then the answer and its tests, changes marked."""
    found = history(record)
    yield Text(f"  {found.how()}")
    before = found.answer
    if found.first_failed is not None:
        before = found.first_failed.body
        yield Text("  The first program:", style="dim")
        yield from _marked(before, found.answer, "-")
        yield from _missed(found.first_failed, ascii_only)
    if found.answer.strip():
        yield Text("  The answer:", style="dim")
        yield from _marked(before, found.answer, "+")
        yield from (test_line(test, ascii_only) for test in found.completion.result.tests)
    yield from (Text(f"  {line}") for line in workings(found.completion))


def workings(completion: Completion) -> Iterator[str]:
    """Yields the tree of a search, the steps and the roles of strategies that have some."""
    done = completion.workings
    if done.search is not None:
        yield from draw(done.search).rstrip("\n").split("\n")
    for step in done.steps:
        yield f"{step.name}: {'accepted' if step.accepted else 'not accepted'}"
    for name, count in done.roles.items():
        yield f"{name}: {count.asked} asked, {count.asked_again} again, {count.defaulted} by default"


def _missed(program: Executed, ascii_only: bool) -> Iterator[Text]:
    """What a program fails."""
    if program.result.exception is not None:
        yield Text(f"     {program.result.exception}", style="red")
        return
    missed = (test for test in program.result.tests if test.outcome is not Outcome.PASS)
    yield from (test_line(test, ascii_only) for test in missed)


def _marked(before: str, after: str, side: str) -> Iterator[Text]:
    """The lines of ``before`` (``-``) or of ``after`` (``+``), marked where the other has them not."""
    for mark, line in changed_lines(before, after):
        if mark in (" ", side):
            yield Text(f"   {mark} {line}", style=_STYLES[mark])


def test_line(test: TestResult, ascii_only: bool) -> Text:
    """A mark and a verdict."""
    passes = test.outcome is Outcome.PASS
    good, bad = "+x" if ascii_only else "✓✗"
    mark = (good, "green") if passes else (bad, "red")
    outcome, told = test.outcome.value, verdict(test, LONGER)
    return Text.assemble("     ", mark, " ", told.removeprefix(outcome).strip())
