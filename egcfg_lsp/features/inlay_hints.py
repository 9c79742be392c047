"""``egcfg.showTrace``: the values that each line of a function took on its tests, as inlay hints."""

from __future__ import annotations

import contextlib
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from egcfg_lsp.features import complete_function, editor_completion
from egcfg_lsp.features.place import Place, whole
from egcfg_lsp.reports.lines import notes
from egcfg_lsp.server import positions, trust
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.session import Traced
from engine.support.text import tests_passed
from sandbox import RunResult

_MOST = 90


async def toggle(editor: Editor, request: complete_function.Request) -> dict[str, Any]:
    """Switches a function's hints on or off; whether they are shown now, and what the run came to."""
    text = editor.workspace.get_text_document(request.uri)
    root = editor.project_of(text)
    try:
        place = await editor.read(whole, text, request.wanted, editor.test_index(), root)
        if place is None:
            return _refused(editor, "There is no function here.")
        traced = editor.session(request.uri).traced
        before = traced.pop(place.function.name, None)
        if before is not None and before.text == text.source:
            await _refresh(editor)
            return {"shown": False}
        if reason := _obstacle(editor, place):
            return _refused(editor, reason)
        result = await editor_completion.judged(editor, place)
    except editor_completion.FAILURES as error:
        return _refused(editor, str(error))
    if result.exception is not None:
        return _refused(editor, f"{place.path.name} cannot be run: {result.exception}")
    traced[place.function.name] = Traced(place.document.text, tuple(_hints(place, result)))
    await _refresh(editor)
    return {"shown": True, "tests": tests_passed(result)}


def within(editor: Editor, params: types.InlayHintParams) -> list[types.InlayHint]:
    """The hints in a range; those made for another text are gone."""
    session = editor.sessions.get(params.text_document.uri)
    if session is None or not session.traced:
        return []
    source = editor.workspace.get_text_document(params.text_document.uri).source
    first, last = params.range.start.line, params.range.end.line
    return [
        hint
        for traced in session.traced.values()
        if traced.text == source
        for hint in traced.hints
        if first <= hint.position.line <= last
    ]


def _obstacle(editor: Editor, place: Place) -> str:
    if not place.site.task.tests:
        return f"{place.function.name} has no tests, so there is nothing to show."
    if place.function.is_unfinished:
        return f"{place.function.name} is not written yet, so there is nothing to show."
    return trust.refusal(editor, place.document.path)


def _hints(place: Place, result: RunResult) -> list[types.InlayHint]:
    """One hint a line: the first test's values; those of all tests in its tooltip."""
    lines = place.document.lines
    source = {at + 1: lines[at] for at in range(place.function.body_start, place.function.last + 1)}
    runs = [(test.test.id, notes(source, test)) for test in result.tests]
    hints = []
    for number in source:
        said = [(name, found[number]) for name, found in runs if number in found]
        if said:
            label = said[0][1] if len(said[0][1]) <= _MOST else said[0][1][: _MOST - 3] + "..."
            at = positions.to_client(lines, lines.end(number - 1), place.encoding)
            tooltip = "\n".join(f"{name}: {note}" for name, note in said)
            hints.append(types.InlayHint(position=at, label=label, tooltip=tooltip, padding_left=True))
    return hints


async def _refresh(editor: Editor) -> None:
    workspace = editor.client_capabilities.workspace
    if workspace is not None and workspace.inlay_hint and workspace.inlay_hint.refresh_support:
        with contextlib.suppress(JsonRpcException):
            await editor.workspace_inlay_hint_refresh_async(None)


def _refused(editor: Editor, reason: str) -> dict[str, Any]:
    editor.say(reason, types.MessageType.Warning)
    return {"shown": False, "reason": reason}
