"""Shows completions on stderr: a block for the function in progress, then one line for it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, Group
from rich.live import Live
from rich.syntax import Syntax
from rich.text import Text

from egcfg_lsp.cli.common.output import LONGER, complain, emit, silence
from egcfg_lsp.cli.display.event_lines import cost_lines, event_lines
from egcfg_lsp.cli.display.explanation import explanation
from egcfg_lsp.cli.display.function_block import Block
from egcfg_lsp.completer.event_log import EventLog
from egcfg_lsp.reports.verdict_text import evidence, failing, verdict
from engine.core.events import Progress
from engine.core.options import Agent
from engine.core.task import Completion, Task
from engine.support.text import counted, harmless
from sandbox import Outcome

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
        text.plain = harmless(text.plain)
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
        emit(code if first else f"\n\n{code}")


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
