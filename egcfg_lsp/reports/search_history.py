"""How a completion was found, read from its events: the programs that were tried, line by line, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cached_property

from engine.core.events import (
    AgentEnded,
    Attempt,
    CandidatesRan,
    Executed,
    LineDecided,
    Progress,
    RungBegan,
    Shift,
)
from engine.core.options import Agent
from engine.core.task import Completion
from engine.support.text import counted
from sandbox import Outcome


@dataclass
class EventLog:
    """The events of one completion of the function ``name``."""

    name: str
    events: list[Progress] = field(default_factory=list)
    completion: Completion | None = None

    def listen(self, event: Progress) -> None:
        self.events.append(event)

    def before(self, listen: Callable[[Progress], None]) -> Callable[[Progress], None]:
        """Returns a listener that records an event, then passes it to ``listen``."""

        def both(event: Progress) -> None:
            self.listen(event)
            listen(event)

        return both


ENDINGS = {
    "passed": "its program passes",
    "decoded": "its program passes",
    "harvested": "one of its candidates passes",
    "failed": "its program fails",
}
"""The reasons of ``AgentEnded``, for people."""


@dataclass
class SearchedLine:
    """One line of one search: the candidates that were run before it was decided, and the line."""

    number: int
    executed: tuple[Executed, ...] = ()
    chosen: str = ""
    shifts: tuple[Shift, ...] = ()


@dataclass
class Search:
    """What one agent did on one rung."""

    agent: Agent
    rung: int
    lines: list[SearchedLine] = field(default_factory=list)
    reason: str = ""
    """Of ``AgentEnded``; empty if another search, or the time, ended this one."""

    @property
    def ending(self) -> str:
        """How it ended, in words."""
        return ENDINGS.get(self.reason, "stopped")

    def chosen(self, line: SearchedLine) -> str:
        """The line that was decided, or why there is none."""
        if line.chosen.strip():
            return line.chosen.strip("\n")
        return "(a candidate passed as a whole)" if self.reason == "harvested" else "(stopped here)"


@dataclass(frozen=True)
class History:
    """One completion and the way to it."""

    completion: Completion
    searches: tuple[Search, ...]
    programs: tuple[Executed, ...]
    """Distinct whole bodies that were run, in order."""

    @cached_property
    def _winner(self) -> Search | None:
        """The last search of the agent that the answer is from."""
        its = [search for search in self.searches if search.agent == self.completion.agent]
        return max(its, key=lambda search: search.rung, default=None)

    @property
    def answer(self) -> str:
        """The whole body of the answer."""
        return self.completion.task.body + self.completion.code

    @property
    def first(self) -> Executed | None:
        """The first program that was run."""
        return self.programs[0] if self.programs else None

    @property
    def first_passed(self) -> bool:
        """Whether the first program is the answer and passes."""
        first = self.first
        return self.completion.passed and first is not None and _same(first.body, self.answer)

    @property
    def first_failed(self) -> Executed | None:
        """The first program, if it fails and is not the answer."""
        first = self.first
        if first is None or first.result.outcome is Outcome.PASS or not first.result.tests:
            return None
        return None if _same(first.body, self.answer) else first

    @property
    def guided(self) -> tuple[tuple[Search, SearchedLine], ...]:
        """Lines whose tokens guidance was measured for, those of the answer's search first."""
        found = [(search, line) for search in self.searches for line in search.lines if line.shifts]
        found.sort(key=lambda each: (not self.won(each[0]), self.searches.index(each[0])))
        return tuple(found)

    def won(self, search: Search) -> bool:
        """Whether the answer is of this search."""
        return search is self._winner

    def how(self) -> str:
        """How the answer was found, in a sentence or two."""
        count, completion = len(self.programs), self.completion
        if not completion.code and not completion.passed:
            return f"No program was found; {counted(count, 'program')} ran."
        if not completion.result.tests:
            return "There are no tests: this is what the model finds likeliest."
        if completion.how == "standing" and completion.passed:
            return "It stood there already, and passes."
        if self.first_passed:
            return "The first program that the model wrote passes."
        if completion.how == "begun":
            return "There was time for these first lines only."
        tried = f"{count} programs were tried" if count != 1 else "One program was tried"
        if not completion.passed:
            return f"{tried}, and none passes all tests; this one passes most."
        first = self.first
        failed = "" if first is None else f"The first program {_missed(first)}. "
        if completion.how == "harvested":
            return f"{failed}{tried}, and this one passes."
        return f"{failed}This one was written line by line, and passes; {tried} on the way."


def history(record: EventLog) -> History:
    """Reads the events of a record whose completion is there."""
    completion = record.completion
    assert completion is not None
    searches: dict[tuple[int, Agent], Search] = {}
    programs: dict[str, Executed] = {}
    rung = 1
    for event in record.events:
        if isinstance(event, RungBegan):
            rung = event.number
        elif isinstance(event, Attempt):
            body = completion.task.body + event.code
            programs.setdefault(body.rstrip(), Executed(body, event.result))
        elif isinstance(event, CandidatesRan | LineDecided | AgentEnded):
            search = searches.setdefault((rung, event.agent), Search(event.agent, rung))
            _extend(search, event)
            if isinstance(event, CandidatesRan) and not event.agent.is_greedy:
                for each in event.executed:
                    programs.setdefault(each.body.rstrip(), each)
    winner = completion.agent
    if winner is not None and all(each.agent != winner for each in searches.values()):
        searches[rung, winner] = Search(winner, rung)  # the time was over before anything was heard of it
    return History(completion, tuple(searches.values()), tuple(programs.values()))


def changed_lines(before: str, after: str) -> Iterator[tuple[str, str]]:
    """Yields the lines of two bodies with a mark: ``-`` only before, ``+`` only after, a blank for both."""
    old, new = before.rstrip("\n").split("\n"), after.rstrip("\n").split("\n")
    for kind, first, last, begin, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            yield from ((" ", line) for line in old[first:last])
        else:
            yield from (("-", line) for line in old[first:last])
            yield from (("+", line) for line in new[begin:end])


def _extend(search: Search, event: CandidatesRan | LineDecided | AgentEnded) -> None:
    if isinstance(event, AgentEnded):
        search.reason = event.reason
    elif isinstance(event, CandidatesRan):
        if event.whole and search.lines:
            search.lines[-1].executed += event.executed
        else:
            search.lines.append(SearchedLine(event.line_number, event.executed))
    else:
        if not search.lines or search.lines[-1].chosen:
            search.lines.append(SearchedLine(event.line_number))
        search.lines[-1].chosen = event.line
        search.lines[-1].shifts = event.shifts


def _same(one: str, other: str) -> bool:
    return one.rstrip() == other.rstrip()


def _missed(program: Executed) -> str:
    """``fails 1 of 2 tests``."""
    result = program.result
    if result.outcome is Outcome.PASS:
        return "passes as well"
    return f"fails {len(result.tests) - result.passed} of {counted(len(result.tests), 'test')}"
