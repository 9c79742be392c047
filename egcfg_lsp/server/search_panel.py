"""Tells an editor's panel which programs a search tries, and what each does on the tests: ``egcfg/search``.

Each notification adds to the one before it; the editor draws, and inserts what the person accepts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from egcfg_lsp.completer import render
from egcfg_lsp.reports.lines import in_one_line, trouble
from egcfg_lsp.reports.search_history import EventLog
from egcfg_lsp.server.place import Place, text_edit
from engine.core.events import Attempt, CandidatesRan, Executed, Progress, RungBegan
from engine.decoding.executable import identity
from engine.support.text import harmless_line
from sandbox import RunResult

SEARCHING, FOUND, ENDED = "searching", "found", "ended"
"""States; ``found``: the program ``chosen`` is to be shown as a change of the file."""


class SearchPanel:
    """The programs of one search, each once."""

    def __init__(self, tell: Callable[[Mapping[str, object]], None] | None, uri: str, place: Place) -> None:
        """``tell``: None where no panel is shown."""
        self.offered: set[str] = set()
        """Bodies that the person was shown, or has already."""
        self.rounds = 0
        """How often other programs were searched for."""
        self.record: EventLog | None = None
        """How the last program was found."""
        self._tell_client = tell
        self._uri = uri
        self._version: int | None = None
        self._place = place
        self._began = 0.0
        self._said = ""
        self._programs: dict[str, Executed] = {}
        """By identity."""
        self._told = 0

    def goes_on(self, place: Place) -> bool:
        """Whether a program was offered for the same text, so that there may be another."""
        known = self._place
        same = place.document.text == known.document.text and place.site.task == known.site.task
        return bool(self.offered) and same

    def begin(self, version: int | None, said: str) -> None:
        """A search begins in this version of the document."""
        self._version, self._began = version, time.monotonic()
        self._tell(SEARCHING, said)

    def listen(self, event: Progress) -> None:
        """One thing happened in the engine."""
        if isinstance(event, RungBegan):
            self._said = event.name
        elif isinstance(event, Attempt):
            self._add(event.code, event.result)
        elif isinstance(event, CandidatesRan) and (event.whole or not event.agent.is_greedy):
            for each in event.executed:
                self._add(each.body.removeprefix(self._place.site.task.body), each.result)
        else:
            return
        self._tell(SEARCHING, self._said)

    def offer(self, code: str, result: RunResult, said: str) -> None:
        """A program was found."""
        self.offered.add(code)
        key = self._add(code, result)
        self._tell(FOUND, said, list(self._programs).index(key))

    def end(self, said: str) -> None:
        """There is nothing to show, and why."""
        self._tell(ENDED, said)

    @property
    def fresh(self) -> Executed | None:
        """The first program that is as good as those that were offered, and is another."""
        known = {self._key(code) for code in self.offered}
        others = (each for key, each in self._programs.items() if key not in known)
        return next((each for each in others if _is_good(each.result)), None)

    def _key(self, code: str) -> str:
        return identity(self._place.site.task, code)

    def _add(self, code: str, result: RunResult) -> str:
        key = self._key(code)
        self._programs.setdefault(key, Executed(code, result))
        return key

    def _tell(self, state: str, said: str, chosen: int | None = None) -> None:
        self._said = said
        if self._tell_client is None:
            return
        first, self._told = self._told, len(self._programs)
        seconds = round(time.monotonic() - self._began, 1)
        told: dict[str, object] = {
            "uri": self._uri,
            "version": self._version,
            "function": harmless_line(self._place.function.name),
            "state": state,
            "said": harmless_line(said),
            "seconds": seconds,
            "first": first,
            "programs": [self._row(each, seconds) for each in list(self._programs.values())[first:]],
            "chosen": chosen,
        }
        self._tell_client(told)

    def _row(self, program: Executed, seconds: float) -> dict[str, object]:
        place, result = self._place, program.result
        return {
            "passed": result.passed,
            "total": len(result.tests),
            "said": trouble(result) or in_one_line(program.body),
            "seconds": seconds,
            "edit": text_edit(place.document, render.edit(place.site, program.body), place.encoding),
        }


def _is_good(result: RunResult) -> bool:
    return result.all_pass if result.tests else result.exception is None
