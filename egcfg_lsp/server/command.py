"""``egcfg.completeFunction``: completes a function as one edit, with progress.

When nothing passes, the best attempt is offered, and inserted if the person agrees.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.workspace import TextDocument

from egcfg_lsp.completer import render
from egcfg_lsp.reports.lines import evidence, failing, tests_as_data, verdict
from egcfg_lsp.server import completing
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.place import Place, text_edit, whole
from egcfg_lsp.server.protocol import flaw
from engine.core.task import Completion
from engine.support.text import harmless

INSERT, LEAVE = "Insert the best attempt", "Leave it"
_USAGE = "egcfg.completeFunction takes the document's uri, and the function's name or a position in it."

_MOST = 1 << 31
"""The protocol's integers are below."""


@dataclass(frozen=True)
class Request:
    """Which function of which document."""

    uri: str
    wanted: str | types.Position


def read(arguments: Sequence[Any]) -> Request | str:
    """The request, or what is wrong with the arguments. They may also come as one object."""
    if len(arguments) == 1 and isinstance(arguments[0], Mapping):
        given = arguments[0]
        arguments = [given.get("uri"), given.get("name", given.get("position"))]
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
    return Request(uri, wanted)


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
    text = editor.workspace.get_text_document(request.uri)
    root, version = editor.project_of(text), text.version  # before it is read: the text changes in place
    place = await editor.read(whole, text, request.wanted, editor.test_index(), root)
    if place is None:
        wanted = request.wanted if isinstance(request.wanted, str) else f"line {request.wanted.line + 1}"
        return _refuse(editor, f"There is no function to complete at {wanted}.")
    if refusal := editor.refusal(place.document.path):
        return _refuse(editor, refusal)
    name = place.function.name
    async with completing.progress(editor, f"Completing {name}") as reporter:
        if editor.workbench.loaded(editor.settings.model) is None:
            reporter.say("loading the model")
        completion = await completing.completed(
            editor, place, editor.settings.budget.command_s, reporter.listen
        )
    if not completion.usable:
        return _left(editor, text, version, place, completion)
    if _changed(editor, text.uri, version):
        reason = f"{name} was completed ({evidence(completion)}), but the text changed meanwhile; try again."
        return _result(completion, False, _refuse(editor, reason)["reason"])
    applied = await _applied(editor, text, place, completion)
    if not applied:
        return _result(
            completion, False, _refuse(editor, f"The editor did not take the edit of {name}.")["reason"]
        )
    said = f"{name}: {evidence(completion)} ({completion.usage.wall_s:.1f} s)"
    editor.say(said)
    return _result(completion, True, said)


def _left(
    editor: Editor, text: TextDocument, version: int | None, place: Place, completion: Completion
) -> dict[str, Any]:
    """Nothing passes: the text stays as it is, and the person may have the best attempt all the same.

    ``version`` is the text's when ``place`` was read from it.
    """
    reason = _refusal(place.function.name, completion)
    if _changed(editor, text.uri, version):
        reason += ". The best attempt is not offered, for the text changed meanwhile; try again."
        _refuse(editor, reason)
    elif _can_be_offered(editor, completion):
        _offer(editor, text, version, place, completion, reason)
    else:
        _refuse(editor, reason)
    attempt = completion.task.function(completion.code) if completion.code.strip() else None
    return {**_result(completion, False, reason), "attempt": attempt}


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


def _can_be_offered(editor: Editor, completion: Completion) -> bool:
    """Whether there is an attempt, and a client that can ask about it."""
    window = editor.client_capabilities.window
    return bool(completion.code.strip()) and window is not None and window.show_message is not None


def _changed(editor: Editor, uri: str, version: int | None) -> bool:
    """Whether a document is another one than ``version``, so that what was read then is of no use."""
    return editor.workspace.get_text_document(uri).version != version


def _offer(
    editor: Editor, text: TextDocument, version: int | None, place: Place, completion: Completion, reason: str
) -> None:
    """Asks, and goes on; the answer to an older question counts no more.

    ``version`` is the text's when ``place`` was read from it: no other is edited.
    """
    session = editor.session(text.uri)
    if session.offer is not None:
        session.offer.cancel()
    asked = _ask(editor, text, version, place, completion, reason)
    session.offer = asyncio.create_task(asked)


async def _ask(
    editor: Editor, text: TextDocument, version: int | None, place: Place, completion: Completion, reason: str
) -> None:
    actions = [types.MessageActionItem(title=INSERT), types.MessageActionItem(title=LEAVE)]
    question = types.ShowMessageRequestParams(types.MessageType.Warning, harmless(reason), actions)
    with contextlib.suppress(JsonRpcException):
        answer = await editor.window_show_message_request_async(question)
        if answer is None or answer.title != INSERT:
            return
        if _changed(editor, text.uri, version):
            editor.say(f"{place.function.name} is left as it is: the text changed meanwhile.")
            return
        await _applied(editor, text, place, completion)


async def _applied(editor: Editor, text: TextDocument, place: Place, completion: Completion) -> bool:
    """Bound to the version it was made for where possible; one undo takes it back."""
    change = render.edit(place.site, completion.code)
    edits = [text_edit(place.document.lines, change, place.encoding)]
    workspace = editor.client_capabilities.workspace
    if workspace is not None and workspace.workspace_edit and workspace.workspace_edit.document_changes:
        document = types.OptionalVersionedTextDocumentIdentifier(uri=text.uri, version=text.version)
        changes = types.WorkspaceEdit(
            document_changes=[types.TextDocumentEdit(text_document=document, edits=[*edits])]
        )
    else:
        changes = types.WorkspaceEdit(changes={text.uri: edits})
    label = f"Complete {place.function.name}"
    params = types.ApplyWorkspaceEditParams(edit=changes, label=label)
    try:
        answer = await editor.workspace_apply_edit_async(params)
    except JsonRpcException:  # the editor could not, or said what it does not mean
        return False
    return bool(getattr(answer, "applied", False))
