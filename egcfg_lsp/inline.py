"""Ghost text at the cursor: a completion that passes its tests, or nothing."""

from __future__ import annotations

import asyncio

from lsprotocol import types
from pygls.workspace import TextDocument

from egcfg_lsp import positions, render, work
from egcfg_lsp.discovery.lines import Position
from egcfg_lsp.editor import Editor
from egcfg_lsp.errors import UsageError
from egcfg_lsp.place import Place, at_cursor
from egcfg_lsp.session import Answer, Question
from egcfg_lsp.verdicts import evidence, failing


async def items(
    editor: Editor,
    text: TextDocument,
    position: types.Position,
    trigger: types.InlineCompletionTriggerKind,
) -> list[types.InlineCompletionItem]:
    """What to show at ``position``: one item, or none. Strings and comments are left alone unless asked."""
    invoked = trigger == types.InlineCompletionTriggerKind.Invoked
    root = editor.project_of(text)
    try:
        place = await asyncio.to_thread(at_cursor, text, position, editor.test_index(), root)
    except UsageError:
        return []
    if place is None or place.site.cursor is None:
        return []
    if not invoked and place.document.in_text(*place.cursor):
        return []
    if not work.trusted(editor):
        return []
    answers = editor.session(text.uri).answers
    question = _question(place)
    answer = answers.recall(question)
    if answer is None:
        answer = await _answer(editor, place, invoked)
        if answer is None:
            return []
        answers.remember(question, answer)
    return [_item(place, answer)] if answer.text else []


def _question(place: Place) -> Question:
    offset = place.document.lines.offset(place.cursor)
    tests = place.site.task.tests
    return Question(
        before=place.document.text[:offset],
        after=place.document.text[offset:],
        tests=tuple("\n".join((test.id, test.setup, test.source, str(test.expected))) for test in tests),
    )


async def _answer(editor: Editor, place: Place, invoked: bool) -> Answer | None:
    """``None`` if there was no time, or the engine could not work: not worth remembering."""
    budget = editor.settings.budget
    seconds = budget.invoked_s if invoked else budget.automatic_s
    try:
        completion = await work.completed(editor, place, seconds)
    except work.FAILURES as error:
        editor.say_once(str(error), types.MessageType.Error)
        return None
    missed = failing(completion.result)
    why = f"; {missed.test.id} does not" if missed is not None else ""
    editor.log(f"{completion.task.name}: {evidence(completion)}{why} ({completion.usage.wall_s:.1f} s)")
    if not work.worth_offering(completion):
        return None if completion.how == "interrupted" else Answer("")
    change = render.inline(place.site, completion.code)
    if change is None:
        return Answer("")
    return Answer(
        change.text,
        back=place.cursor.column - change.start.column if change.start.line == place.cursor.line else 0,
        ahead=change.end.column - place.cursor.column if change.end.line == place.cursor.line else 0,
    )


def _item(place: Place, answer: Answer) -> types.InlineCompletionItem:
    line, column = place.cursor
    start, end = Position(line, column - answer.back), Position(line, column + answer.ahead)
    change = positions.text_edit(
        place.document.lines, render.TextEdit(start, end, answer.text), place.encoding
    )
    return types.InlineCompletionItem(insert_text=change.new_text, range=change.range)
