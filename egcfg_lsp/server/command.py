"""``egcfg.completeFunction``: completes a function as one edit, with progress.

When nothing passes, the best attempt is offered, and inserted if the person agrees. An editor with a panel is
told all programs instead, and inserts the one that the person accepts; ``another`` continues the search.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from egcfg_lsp.completer import render
from egcfg_lsp.reports.lines import evidence, failing, tests_as_data, verdict
from egcfg_lsp.server import completing
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.place import Place, text_edit, whole
from egcfg_lsp.server.protocol import flaw
from egcfg_lsp.server.search_panel import SearchPanel
from engine.core.events import Progress
from engine.core.task import Completion
from engine.support.text import harmless, in_message

INSERT, LEAVE = "Insert the best attempt", "Leave it"
_NO_OTHER = "No other program that is as good was found in time."
_USAGE = "egcfg.completeFunction takes the document's uri, and the function's name or a position in it."

_MOST = 1 << 31
"""The protocol's integers are below."""


@dataclass(frozen=True)
class Request:
    """Which function of which document."""

    uri: str
    wanted: str | types.Position
    another: bool = False
    """One that passes was found for this text; the person wants another."""


def read(arguments: Sequence[Any]) -> Request | str:
    """The request, or what is wrong with the arguments. They may also come as one object."""
    if len(arguments) == 1 and isinstance(arguments[0], Mapping):
        given = arguments[0]
        arguments = [given.get("uri"), given.get("name", given.get("position"))]
    another = list(arguments[2:]) == ["another"]
    arguments = arguments[:2] if another else arguments
    if len(arguments) != 2 or not isinstance(arguments[0], str) or flaw(arguments[0]):
        return _USAGE
    uri, wanted = arguments
    if isinstance(wanted, Mapping):
        line, character = wanted.get("line"), wanted.get("character", 0)
        if type(line) is not int or type(character) is not int:
            return _USAGE
        if not (0 <= line < _MOST and 0 <= character < _MOST):
            return _USAGE
        wanted = types.Position(line=line, character=character)
    if not isinstance(wanted, str | types.Position):
        return _USAGE
    return Request(uri, wanted, another)


def nothing(reason: str) -> dict[str, Any]:
    """The command's result when the text stays as it is."""
    return {"applied": False, "reason": harmless(reason)}


async def complete(editor: Editor, request: Request) -> dict[str, Any]:
    """What was done, and why. Never raises: errors become messages; cancelling leaves the text alone."""
    try:
        with editor.session(request.uri).command.turn():
            return await _complete(editor, request)
    except completing.FAILURES as error:
        return _refuse(editor, str(error), types.MessageType.Error)
    except asyncio.CancelledError:
        return nothing("cancelled")


async def _complete(editor: Editor, request: Request) -> dict[str, Any]:
    text = editor.document(request.uri)
    root, version = editor.project_of(text), text.version  # before it is read: the text changes in place
    place = await editor.read(whole, text, request.wanted, editor.test_index(), root)
    if place is None:
        wanted = request.wanted if isinstance(request.wanted, str) else f"line {request.wanted.line + 1}"
        return _refuse(editor, f"There is no function to complete at {wanted}.")
    if refusal := editor.refusal(place.document.path):
        return _refuse(editor, refusal)
    session = editor.session(text.uri)
    if not (request.another and session.panel is not None and session.panel.goes_on(place)):
        session.panel = SearchPanel(editor.tell_search if editor.has_panel else None, text.uri, place)
    assert session.panel is not None
    return await _Work(editor, text.uri, version, place, session.panel).done()


@dataclass(frozen=True)
class _Work:
    """The completion of one function, and what becomes of it."""

    editor: Editor
    uri: str
    version: int | None
    """The text's when ``place`` was read from it: no other is edited."""
    place: Place
    panel: SearchPanel

    async def done(self) -> dict[str, Any]:
        """What was done, and why."""
        ready = self.editor.workbench.loaded(self.editor.settings.model) is not None
        phase = "searching for another program" if self.panel.offered else "trying the tests"
        phase = phase if ready else "loading the model"
        self.panel.begin(self.version, phase)
        try:
            async with completing.progress(self.editor, f"Completing {self.name}") as reporter:
                if not ready:
                    reporter.say(phase)
                completion = await self._searched(reporter.listen)
        except asyncio.CancelledError:
            self.panel.end("stopped")
            raise
        except completing.FAILURES as error:
            self.panel.end(str(error))
            raise
        if completion is None:
            return self._rest(_NO_OTHER)
        return await self._delivered(completion) if completion.usable else self._left(completion)

    @property
    def name(self) -> str:
        return self.place.function.name

    async def _searched(self, listen: Callable[[Progress], None]) -> Completion | None:
        """The completion; where a program was offered before, another that is as good, or ``None``."""
        editor, place, panel = self.editor, self.place, self.panel
        seconds = editor.settings.budget.command_s

        def both(event: Progress) -> None:
            listen(event)
            panel.listen(event)

        if not panel.offered:
            completion = await completing.completed(editor, place, seconds, both)
            panel.record = editor.record
            return completion
        deadline = time.monotonic() + seconds
        while panel.fresh is None and (left := deadline - time.monotonic()) > 0:
            panel.rounds += 1
            await completing.completed(editor, place, left, both, again=panel.rounds)
            panel.record = editor.record
        fresh, record = panel.fresh, panel.record
        if fresh is None or record is None or record.completion is None:
            return None
        completion = replace(record.completion, code=fresh.body, result=fresh.result, how="harvested")
        record.completion, editor.record = completion, record
        return completion

    async def _delivered(self, completion: Completion) -> dict[str, Any]:
        """Brings the person what is usable."""
        found = evidence(completion)
        if completion.how == "standing":
            self.panel.offered.add(completion.code)
            reason = f"{self.name} {found} as it stands."
            self.editor.say(reason)
            return {**_result(completion, False, reason), **self._rest(reason)}
        if self._changed:
            reason = f"{self.name} was completed ({found}), but the text changed meanwhile; try again."
        elif self.editor.has_panel:
            self.panel.offer(completion.code, completion.result, found)
            return _result(completion, False, f"{self.name}: {found}; it is shown, and not inserted yet")
        elif await self._applied(completion):
            said = f"{self.name}: {found} ({completion.usage.wall_s:.1f} s)"
            self.editor.say(said)
            return _result(completion, True, said)
        else:
            reason = f"The editor did not take the edit of {self.name}."
        self._rest(reason)
        return _result(completion, False, _refuse(self.editor, reason)["reason"])

    def _rest(self, reason: str) -> dict[str, Any]:
        """Nothing is inserted or shown, and why."""
        self.panel.end(reason)
        return nothing(reason)

    def _left(self, completion: Completion) -> dict[str, Any]:
        """Nothing passes: the text stays as it is, and the person may have the best attempt all the same.

        A panel shows all attempts, and this one among them.
        """
        reason = _refusal(self.name, completion)
        attempt = completion.task.function(completion.code) if completion.code.strip() else None
        result = {**_result(completion, False, reason), "attempt": attempt}
        if self.editor.has_panel:
            self._rest(reason)
        elif self._changed:
            reason += ". The best attempt is not offered, for the text changed meanwhile; try again."
            result["reason"] = _refuse(self.editor, reason)["reason"]
        elif attempt and completion.how != "standing" and self._can_ask:
            self._offer(completion, reason)
        else:
            _refuse(self.editor, reason)
        return result

    @property
    def _can_ask(self) -> bool:
        window = self.editor.client_capabilities.window
        return window is not None and window.show_message is not None

    @property
    def _changed(self) -> bool:
        """Whether the document is another one than was read, so that what was found is of no use."""
        return self.editor.document(self.uri).version != self.version

    def _offer(self, completion: Completion, reason: str) -> None:
        """Asks, and goes on; the answer to an older question counts no more."""
        session = self.editor.session(self.uri)
        if session.offer is not None:
            session.offer.cancel()
        session.offer = asyncio.create_task(self._ask(completion, reason))

    async def _ask(self, completion: Completion, reason: str) -> None:
        actions = [types.MessageActionItem(title=INSERT), types.MessageActionItem(title=LEAVE)]
        question = types.ShowMessageRequestParams(types.MessageType.Warning, in_message(reason), actions)
        with contextlib.suppress(JsonRpcException):
            answer = await self.editor.window_show_message_request_async(question)
            if answer is None or answer.title != INSERT:
                return
            if self._changed:
                self.editor.say(f"{self.name} is left as it is: the text changed meanwhile.")
                return
            await self._applied(completion)

    async def _applied(self, completion: Completion) -> bool:
        """Bound to the version it was made for where possible; one undo takes it back."""
        editor, place = self.editor, self.place
        change = render.edit(place.site, completion.code)
        edits = [text_edit(place.document, change, place.encoding)]
        workspace = editor.client_capabilities.workspace
        if workspace is not None and workspace.workspace_edit and workspace.workspace_edit.document_changes:
            document = types.OptionalVersionedTextDocumentIdentifier(uri=self.uri, version=self.version)
            changes = types.WorkspaceEdit(
                document_changes=[types.TextDocumentEdit(text_document=document, edits=[*edits])]
            )
        else:
            changes = types.WorkspaceEdit(changes={self.uri: edits})
        params = types.ApplyWorkspaceEditParams(edit=changes, label=f"Complete {self.name}")
        try:
            answer = await editor.workspace_apply_edit_async(params)
        except JsonRpcException:  # the editor could not, or said what it does not mean
            return False
        return bool(getattr(answer, "applied", False))


def _refusal(name: str, completion: Completion) -> str:
    """Says why a completion is not inserted, naming the first test that fails."""
    missed = failing(completion.result)
    if missed is not None:
        why = f"{evidence(completion)}. {missed.test.id}: {' '.join(verdict(missed).split())}"
    else:
        why = completion.result.exception or "nothing was found in time"
    return f"{name} is left as it was: {why}"


def _refuse(
    editor: Editor, reason: str, kind: types.MessageType = types.MessageType.Warning
) -> dict[str, Any]:
    editor.say(reason, kind)
    return nothing(reason)


def _result(completion: Completion, applied: bool, reason: str) -> dict[str, Any]:
    return {
        "applied": applied,
        "reason": harmless(reason),
        "passed": completion.passed,
        "verified": completion.verified,
        "tests": tests_as_data(completion.result),
    }
