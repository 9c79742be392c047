"""Code lenses over functions with tests: complete this one, or how many tests that one passes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.workspace import TextDocument

from egcfg_lsp.discovery.document import Function
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.features import editor_completion
from egcfg_lsp.features.place import Place, tested, whole
from egcfg_lsp.server import trust
from egcfg_lsp.server.answers import Suggested
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.transport.uris import flaw
from engine.support.text import counted, tests_passed
from sandbox import Limits, Outcome, RunResult

COMPLETE, TRACE = "egcfg.completeFunction", "egcfg.showTrace"
_REMEMBERED = 64


async def all_of(editor: Editor, text: TextDocument) -> list[types.CodeLens]:
    """One lens a function; what a finished one passes is found out when its lens is resolved."""
    if not editor.settings.lenses:
        return []
    root = editor.project_of(text)
    try:
        found = await editor.read(_tested, text, editor.test_index(), root)
    except UsageError:
        return []
    suggested = editor.session(text.uri).suggested
    return [_lens(text, function, count, suggested) for function, count in found]


async def resolved(editor: Editor, lens: types.CodeLens) -> types.CodeLens:
    """The lens of a finished function, after running its tests where code may run.

    Raises ``JsonRpcInvalidParams`` for a lens that is none of ours.
    """
    uri, name, tests = _asked(lens.data)
    text = editor.workspace.get_text_document(uri)
    root = editor.project_of(text)
    lens.command = types.Command(counted(tests, "test"), COMPLETE, arguments=[uri, name])
    if trust.refusal(editor, Path(text.path) if text.path else None):
        return lens
    try:
        place = await editor.read(whole, text, name, editor.test_index(), root)
        if place is not None:
            lens.command = _verdict(uri, name, await _judged(editor, uri, place), editor.settings.limits)
    except editor_completion.FAILURES as error:
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


def _tested(text: TextDocument, tests: TestIndex, root: Path) -> list[tuple[Function, int]]:
    return list(tested(text, tests, root))


def _lens(text: TextDocument, function: Function, count: int, suggested: Suggested | None) -> types.CodeLens:
    start = types.Position(line=function.def_line, character=0)
    where = types.Range(start=start, end=start)
    if function.is_unfinished:
        title = f"Complete against {counted(count, 'test')}"
        if suggested and (suggested.function, suggested.text) == (function.name, text.source):
            title = f"{suggested.passes} with the suggestion"
        return types.CodeLens(where, types.Command(title, COMPLETE, arguments=[text.uri, function.name]))
    return types.CodeLens(where, data={"uri": text.uri, "name": function.name, "tests": count})


def _verdict(uri: str, name: str, result: RunResult, limits: Limits) -> types.Command:
    arguments = [uri, name]
    if result.exception is not None:
        return types.Command(f"cannot be run: {result.exception}", COMPLETE, arguments=arguments)
    if result.outcome is Outcome.PASS:
        return types.Command(tests_passed(result), TRACE, arguments=arguments)
    if any(test.outcome is Outcome.TIMEOUT for test in result.tests):
        stopped = f"{tests_passed(result)} · stopped after {limits.wall_s:g} s; {editor_completion.LONGER}"
        return types.Command(stopped, TRACE, arguments=arguments)
    again = f"{tests_passed(result)} · complete against {counted(len(result.tests), 'test')}"
    return types.Command(again, COMPLETE, arguments=arguments)


async def _judged(editor: Editor, uri: str, place: Place) -> RunResult:
    """From memory where text and tests are the same, and nothing was forgotten since."""
    known = editor.session(uri).verdicts
    key = (place.document.text, place.function.name, place.site.task.tests)
    if key not in known:
        result = await editor_completion.judged(editor, place)
        while len(known) >= _REMEMBERED:
            del known[next(iter(known))]
        known[key] = result
    return known[key]
