"""Code lenses that say what functions with tests pass, and the values of their lines as inlay hints."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams
from pygls.workspace import TextDocument

from egcfg_lsp.discovery.document import Function
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.reports.lines import notes
from egcfg_lsp.server import completing
from egcfg_lsp.server.command import Request
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.place import Place, tested, to_client, whole
from egcfg_lsp.server.protocol import flaw
from egcfg_lsp.server.session import Suggested, Traced
from engine.support.text import counted, harmless, harmless_line, tests_passed
from sandbox import Limits, Outcome, RunResult

COMPLETE, TRACE = "egcfg.completeFunction", "egcfg.showTrace"
_REMEMBERED = 64
_LONGEST = 90
"""Characters of a hint."""


async def all_of(editor: Editor, text: TextDocument) -> list[types.CodeLens]:
    """One lens a function; what a finished one passes is found out when its lens is resolved."""
    if not editor.settings.lenses:
        return []
    root, suggested = editor.project_of(text), editor.session(text.uri).suggested
    suggested = suggested if suggested is not None and suggested.text == text.source else None
    try:
        also = suggested.function if suggested is not None else ""
        found = await editor.read(_tested, text, editor.test_index(), root, also)
    except UsageError:
        return []
    return [_lens(text, function, line, count, suggested) for function, line, count in found]


async def actions(editor: Editor, text: TextDocument, line: int) -> list[types.Command]:
    """What a lens offers, for the function at a line, as code actions: for clients that show no lenses."""
    document, root = editor.client_capabilities.text_document, editor.project_of(text)
    if document is None or document.code_lens is not None:
        return []
    with contextlib.suppress(UsageError):
        for function, first, count in await editor.read(_tested, text, editor.test_index(), root, ""):
            if first <= line <= first + function.last - function.def_line:
                title = f"Complete {function.name} against {counted(count, 'test')}"
                named = [text.uri, function.name]
                trace = types.Command("Show or hide the values of each line", TRACE, arguments=named)
                return [types.Command(title, COMPLETE, arguments=named), trace]
    return []


async def resolved(editor: Editor, lens: types.CodeLens) -> types.CodeLens:
    """The lens of a finished function, after running its tests where code may run.

    Raises ``JsonRpcInvalidParams`` for a lens that is none of ours.
    """
    uri, name, tests = _asked(lens.data)
    text = editor.document(uri)
    root = editor.project_of(text)
    lens.command = types.Command(counted(tests, "test"), COMPLETE, arguments=[uri, name])
    if editor.refusal(Path(text.path) if text.path else None):
        return lens
    try:
        place = await editor.read(whole, text, name, editor.test_index(), root)
        if place is not None:
            lens.command = _verdict(uri, name, await _judged(editor, uri, place), editor.settings.limits)
    except completing.FAILURES as error:
        editor.log(f"{name}: {error}")
    return lens


def _asked(data: Any) -> tuple[str, str, int]:
    """URI, function and number of tests of a lens that ``_lens`` made."""
    told = data if isinstance(data, dict) else getattr(data, "__dict__", {})
    uri, name, tests = (told.get(key) for key in ("uri", "name", "tests"))
    if not (isinstance(uri, str) and isinstance(name, str) and type(tests) is int and tests >= 0):
        raise JsonRpcInvalidParams(message="codeLens/resolve: data is none of a lens of this server")
    if why := flaw(uri):
        raise JsonRpcInvalidParams(message=f"codeLens/resolve: data.uri {why}")
    return uri, name, tests


def _tested(text: TextDocument, tests: TestIndex, root: Path, also: str) -> list[tuple[Function, int, int]]:
    return list(tested(text, tests, root, also))


def _lens(
    text: TextDocument, function: Function, line: int, count: int, suggested: Suggested | None
) -> types.CodeLens:
    start = types.Position(line=line, character=0)
    where = types.Range(start=start, end=start)
    title = f"Complete against {counted(count, 'test')}" if function.is_unfinished else ""
    if suggested is not None and suggested.function == function.name:
        title = suggested.marker
    if title:
        return types.CodeLens(where, types.Command(title, COMPLETE, arguments=[text.uri, function.name]))
    return types.CodeLens(where, data={"uri": text.uri, "name": function.name, "tests": count})


def _verdict(uri: str, name: str, result: RunResult, limits: Limits) -> types.Command:
    arguments = [uri, name]
    if result.exception is not None:
        return types.Command(
            harmless_line(f"cannot be run: {result.exception}"), COMPLETE, arguments=arguments
        )
    if result.outcome is Outcome.PASS:
        return types.Command(tests_passed(result), TRACE, arguments=arguments)
    if any(test.outcome is Outcome.TIMEOUT for test in result.tests):
        stopped = f"{tests_passed(result)} · stopped after {limits.wall_s:g} s; {completing.LONGER}"
        return types.Command(stopped, TRACE, arguments=arguments)
    again = f"{tests_passed(result)} · repair against {counted(len(result.tests), 'test')}"
    return types.Command(again, COMPLETE, arguments=arguments)


async def _judged(editor: Editor, uri: str, place: Place) -> RunResult:
    """From memory where text and tests are the same, and nothing was forgotten since."""
    known = editor.session(uri).verdicts
    key = (place.document.text, place.function.name, place.site.task.tests)
    if key not in known:
        result = await completing.judged(editor, place)
        while len(known) >= _REMEMBERED:
            del known[next(iter(known))]
        known[key] = result
    return known[key]


async def toggle(editor: Editor, request: Request) -> dict[str, Any]:
    """Switches a function's hints on or off; whether they are shown now, and what the run came to."""
    text = editor.document(request.uri)
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
        result = await completing.judged(editor, place)
    except completing.FAILURES as error:
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
    source = editor.document(params.text_document.uri).source
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
    return editor.refusal(place.document.path)


def _hints(place: Place, result: RunResult) -> list[types.InlayHint]:
    """One hint a line: the first test's values; those of all tests in its tooltip."""
    lines = place.document.lines
    source = {at + 1: lines[at] for at in range(place.function.body_start, place.function.last + 1)}
    runs = [(test.test.id, notes(source, test)) for test in result.tests]
    hints = []
    for number in source:
        said = [(name, found[number]) for name, found in runs if number in found]
        if said:
            label = said[0][1] if len(said[0][1]) <= _LONGEST else said[0][1][: _LONGEST - 3] + "..."
            at = to_client(place.document, lines.end(number - 1), place.encoding)
            tooltip = "\n".join(harmless_line(f"{name}: {note}") for name, note in said)
            hints.append(types.InlayHint(position=at, label=label, tooltip=tooltip, padding_left=True))
    return hints


async def _refresh(editor: Editor) -> None:
    workspace = editor.client_capabilities.workspace
    if workspace is not None and workspace.inlay_hint and workspace.inlay_hint.refresh_support:
        with contextlib.suppress(JsonRpcException):
            await editor.workspace_inlay_hint_refresh_async(None)


def _refused(editor: Editor, reason: str) -> dict[str, Any]:
    editor.say(reason, types.MessageType.Warning)
    return {"shown": False, "reason": harmless(reason)}
