"""Work-done progress of one command, with a cancel button."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager

from lsprotocol import types

from egcfg_lsp.server.editor import Editor
from engine.core.events import (
    Attempt,
    CandidatesRan,
    LineDecided,
    PassFound,
    Progress,
    RoleAnswered,
    RungBegan,
    StepTaken,
)
from engine.support.text import counted
from sandbox import RunResult


class ProgressReporter:
    """Tells the editor what happens; says nothing to one that cannot show progress."""

    def __init__(self, editor: Editor, token: str | None) -> None:
        self._editor = editor
        self._token = token
        self._tried = 0
        self._best = 0
        """The most tests that anything passed so far: what is said of them never falls."""

    def say(self, text: str) -> None:
        if self._token is not None:
            report = types.WorkDoneProgressReport(message=text, cancellable=True)
            self._editor.work_done_progress.report(self._token, report)

    def listen(self, event: Progress) -> None:
        """One thing happened in the engine."""
        if isinstance(event, CandidatesRan):
            results = [each.result for each in event.executed]
            self._tried += len(results)
            count = counted(self._tried if event.whole else len(results), "candidate")
            best = f"; {self._best_of(results)}" if results else ""
            self.say(f"{'' if event.whole else f'line {event.line_number}: '}{count}{best}")
        elif isinstance(event, RungBegan):
            self.say(event.name)
        elif isinstance(event, LineDecided):
            self.say(f"line {event.line_number} decided")
        elif isinstance(event, PassFound):
            self.say("passes; comparing it with other programs that pass")
        elif isinstance(event, Attempt):
            self.say(self._best_of([event.result]))
        elif isinstance(event, RoleAnswered):
            self.say(event.role if event.readable else f"{event.role}: no readable answer")
        elif isinstance(event, StepTaken):
            self.say(f"{event.name}: {event.detail}")

    def _best_of(self, results: Sequence[RunResult]) -> str:
        self._best = max((self._best, *(result.passed for result in results)))
        total = max((len(result.tests) for result in results), default=0)
        return f"best so far {self._best}/{total} tests pass"


@asynccontextmanager
async def progress(editor: Editor, title: str) -> AsyncIterator[ProgressReporter]:
    """Shows progress while the body runs; the person's cancel, and the request's, cancel the current task."""
    current = asyncio.current_task()
    assert current is not None

    def cancel(future: Future[object]) -> None:
        if future.cancelled():
            current.cancel()

    token = await _created(editor)
    if token is not None:
        begin = types.WorkDoneProgressBegin(title=title, cancellable=True)
        editor.work_done_progress.begin(token, begin)
        editor.work_done_progress.tokens[token].add_done_callback(cancel)
    request = editor.current_request()
    if request is not None:
        request.add_done_callback(cancel)
    try:
        yield ProgressReporter(editor, token)
    finally:
        if token is not None:
            editor.work_done_progress.end(token, types.WorkDoneProgressEnd())
            editor.work_done_progress.tokens.pop(token, None)


async def _created(editor: Editor) -> str | None:
    window = editor.client_capabilities.window
    if window is None or not window.work_done_progress:
        return None
    token = str(uuid.uuid4())
    await editor.work_done_progress.create_async(token)
    return token
