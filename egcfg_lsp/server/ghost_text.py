"""Ghost text at the cursor: a completion that passes its tests, or the first lines of one in the making."""

from __future__ import annotations

import contextlib
import dataclasses
import time
from collections.abc import Callable
from functools import partial

from lsprotocol import types
from pygls.workspace import TextDocument

from egcfg_lsp.completer import render
from egcfg_lsp.discovery.document import ItemKind, Position
from egcfg_lsp.errors import UsageError
from egcfg_lsp.reports.lines import evidence, failing
from egcfg_lsp.server import completing
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.place import Place, at_cursor, described, text_edit, waiting
from egcfg_lsp.server.session import (
    PendingQuestion,
    RememberedAnswer,
    RunningCompletion,
    Session,
    Show,
    Suggested,
)
from egcfg_lsp.server.status import ServerState, Status
from engine.core.events import Attempt, CandidatesRan, Executed, LineDecided, Progress
from engine.core.options import Agent
from engine.core.task import Completion, Task
from engine.decoding.candidates import without_repetition
from engine.decoding.executable import identity
from engine.support.async_tasks import begin
from engine.support.text import tests_passed
from sandbox import Outcome, RunResult, TestResult

_IN_THE_WAY = (
    'Ghost text begins on an empty line: delete "{placeholder}", or let the whole function be completed, '
    "by its code lens or by the command."
)
_NOTHING = RememberedAnswer("")
_OTHERS_S = 5.0
"""The search for other answers takes no longer, once there is one."""


async def items(
    editor: Editor,
    text: TextDocument,
    position: types.Position,
    trigger: types.InlineCompletionTriggerKind,
) -> list[types.InlineCompletionItem]:
    """What to show at ``position``; several things only when invoked.

    In strings, comments and, by setting, functions without tests nothing is computed unless invoked; what is
    known already stays while it is typed.
    """
    invoked = trigger == types.InlineCompletionTriggerKind.Invoked
    root = editor.project_of(text)
    try:
        place = await editor.read(at_cursor, text, position, editor.test_index(), root)
    except UsageError as error:
        editor.status.rest(Status(ServerState.REFUSED, str(error)))
        return []
    if place is None:
        return []
    if invoked and (placeholder := _placeholder(place)):
        editor.say_once(_IN_THE_WAY.format(placeholder=placeholder), types.MessageType.Info)
        return []
    session, in_text = editor.session(text.uri), not invoked and place.document.in_text(*place.cursor)
    if (
        in_text
        and completing.reader(editor) is not None
        and not editor.refusal(place.document.path)
        and (session.reading is None or session.reading.done())
    ):
        session.reading = begin(_read_on(editor, text, position))
    if place.site.cursor is None:
        return []
    quiet = in_text or (not invoked and _silent(editor, place))
    if not quiet and not editor.permits(place.document.path):
        return []
    answer = await _answer(editor, session, place, text.uri, invoked, quiet)
    _tell_lens(editor, session, place, answer.marker if answer is not None and answer.text else "")
    if answer is None or not answer.text:
        return []
    count = editor.settings.inline.alternatives if invoked else 1
    return [_item(place, each) for each in (answer, *answer.others)[:count]]


async def _read_on(editor: Editor, text: TextDocument, position: types.Position) -> None:
    """What follows the docstring that is being typed will be asked for soon."""
    with contextlib.suppress(*completing.FAILURES):
        place = await editor.read(described, text, position, editor.test_index(), editor.project_of(text))
        if place is not None and not _silent(editor, place):
            await completing.read_on(editor, place)


def _placeholder(place: Place) -> str:
    """What has to be deleted before a body can stand at the cursor; nothing where that would not help."""
    function, cursor = place.function, place.cursor
    if not function.is_unfinished:
        return ""
    marks = [item for item in function.body if item.kind in (ItemKind.PLACEHOLDER, ItemKind.TODO)]
    found = [item for item in marks if item.start.line <= cursor.line <= item.end.line]
    if place.site.cursor is None:
        found += [item for item in marks if not item.inert]
    else:
        found = [item for item in found if item.start < cursor]  # before a comment there is room
    return place.document.lines.slice(found[0].start, found[0].end).split("\n")[0].strip() if found else ""


def _tell_lens(editor: Editor, session: Session, place: Place, marker: str) -> None:
    """Lets the function's code lens say what is known of the ghost text."""
    name, text = place.function.name, place.document.text
    suggested = Suggested(name, text, marker) if marker else None
    if suggested != session.suggested:
        session.suggested = suggested
        editor.renew_lenses()


def _silent(editor: Editor, place: Place) -> bool:
    return not place.site.task.tests and editor.settings.inline.untested == "silent"


async def _answer(
    editor: Editor, session: Session, place: Place, uri: str, invoked: bool, quiet: bool
) -> RememberedAnswer | None:
    """From memory, from a run that goes on, or from a new one unless it is to be ``quiet``."""
    question, run = _question(place, invoked), session.run
    own = run.renewed(question) if run is not None else None
    if run is not None and own is not None:
        return await run.answer(own)
    known = session.answers.recall(question)
    if known is not None:
        return known
    if run is None or not run.follows(question):
        if quiet:
            return None
        if run is not None:
            run.cancel()
        run = session.run = _started(editor, session, place, question, uri, invoked)
    return await run.answer(question)


def _started(
    editor: Editor, session: Session, place: Place, question: PendingQuestion, uri: str, invoked: bool
) -> RunningCompletion:
    answers = session.answers  # those of now: what is forgotten meanwhile stays so

    def finished(answer: RememberedAnswer | None) -> None:
        if answer is not None:
            answers.remember(question, answer)

    return RunningCompletion(
        question, partial(_made, editor, session, place, invoked), partial(editor.refresh, uri), finished
    )


def _question(place: Place, invoked: bool) -> PendingQuestion:
    offset = place.document.lines.offset(place.cursor)
    tests = place.site.task.tests
    return PendingQuestion(
        before=place.document.text[:offset],
        after=place.document.text[offset:],
        tests=tuple("\n".join((test.id, test.setup, test.source, str(test.expected))) for test in tests),
        invoked=invoked,
    )


async def _made(
    editor: Editor, session: Session, place: Place, invoked: bool, show: Show
) -> RememberedAnswer | None:
    """``None`` if there was no time, or the engine could not work: not worth remembering."""
    budget = editor.settings.budget
    seconds = budget.invoked_s if invoked else budget.automatic_s

    def early(body: str) -> None:
        begun = _rendered(place, body)
        if begun is not None and editor.can_refresh:
            show(begun, whole=False)

    began = time.monotonic()
    stream = Stream(place.site.task, early)
    try:
        advice = "" if invoked else completing.SEARCH_LONGER
        completion = await _completed(editor, session, place, seconds, stream, advice)
    except completing.FAILURES as error:
        editor.say_once(str(error), types.MessageType.Error)
        return None
    editor.log(_summary(completion))
    if not completion.usable:
        begun = _rendered(place, stream.shown) if completion.how == "begun" and stream.shown else None
        return begun or (None if completion.how in ("begun", "interrupted") else _NOTHING)
    best = _rendered(place, completion.code, _marker(completion))
    if best is None:
        return _NOTHING
    wanted = editor.settings.inline.alternatives - 1 if invoked and completion.result.tests else 0
    if wanted > len(stream.others(completion.code, wanted)):
        if editor.can_refresh:
            show(best, whole=True)
        left = min(seconds - (time.monotonic() - began), _OTHERS_S)
        await completing.others(
            editor, place, left, stream.listen, lambda: len(stream.others(completion.code, wanted)) >= wanted
        )
    others = [_rendered(place, body) for body in stream.others(completion.code, 2)]
    return dataclasses.replace(best, others=tuple(each for each in others if each and each != best))


async def _completed(
    editor: Editor, session: Session, place: Place, seconds: float, stream: Stream, advice: str
) -> Completion:
    """What was made ahead, or is made now."""
    record = await session.ahead.take(place.site.task, stream.listen)
    if record is None or record.completion is None:
        return await completing.completed(editor, place, seconds, stream.listen, advice)
    editor.record = record
    return record.completion


def _summary(completion: Completion) -> str:
    missed = failing(completion.result)
    why = f"; {missed.test.id} does not" if missed is not None else ""
    tried = f"; {completion.ladder}" if completion.ladder else ""
    usage = completion.usage
    cost = f"{usage.wall_s:.1f} s, {usage.prompt_tokens} tokens read, {usage.generated_tokens} written"
    return f"{completion.task.name}: {evidence(completion)}{why} ({cost}){tried}"


def _marker(completion: Completion) -> str:
    if not completion.result.tests:
        return "the suggestion is untested"
    verified = " · verified" if completion.verified else ""
    return f"{tests_passed(completion.result)} with the suggestion{verified}"


def _rendered(place: Place, code: str, marker: str = "") -> RememberedAnswer | None:
    """A body at the cursor; ``None`` where it cannot stand."""
    change = render.inline(place.site, code)
    if change is None:
        return None
    cursor = place.cursor
    return RememberedAnswer(
        change.text,
        back=cursor.column - change.start.column if change.start.line == cursor.line else 0,
        ahead=change.end.column - cursor.column if change.end.line == cursor.line else 0,
        marker=marker,
    )


def _item(place: Place, answer: RememberedAnswer) -> types.InlineCompletionItem:
    line, column = place.cursor
    start, end = Position(line, column - answer.back), Position(line, column + answer.ahead)
    change = text_edit(place.document, render.TextEdit(start, end, answer.text), place.encoding)
    return types.InlineCompletionItem(insert_text=change.new_text, range=change.range)


class Stream:
    """Hears one completion. ``show`` gets the lines so far as soon as a run speaks for them."""

    def __init__(self, task: Task, show: Callable[[str], None] = lambda body: None) -> None:
        self._task = task
        self._show = show
        self.shown = ""
        """The lines that were shown last."""
        self._executed: dict[Agent, tuple[Executed, ...]] = {}
        self._passing: dict[str, str] = {}

    def listen(self, event: Progress) -> None:
        """One thing happened."""
        if isinstance(event, CandidatesRan):
            before = self._task.body
            ran = tuple(
                dataclasses.replace(each, body=each.body.removeprefix(before)) for each in event.executed
            )
            self._executed[event.agent] = ran
            for each in ran:
                self._judged(each.body, each.result)
        elif isinstance(event, LineDecided):
            self._decided(event)
        elif isinstance(event, Attempt):
            self._judged(event.code, event.result)

    def others(self, code: str, count: int) -> tuple[str, ...]:
        """At most ``count`` bodies that pass all tests, other programs than ``code``, shortest first."""
        own = identity(self._task, code)
        found = [body for key, body in self._passing.items() if key != own]
        return tuple(sorted(found, key=len)[:count])

    def _judged(self, body: str, result: RunResult) -> None:
        if result.all_pass:
            self._passing.setdefault(identity(self._task, body), body)

    def _decided(self, event: LineDecided) -> None:
        """Shown if a candidate that begins so passed a test, and nothing else is shown already.

        Lines of the likeliest program, which are what was run last, are shown if they raise nothing on any
        test.
        """
        executed, body = self._executed.get(event.agent, ()), without_repetition(event.body, self._task.after)
        if event.agent.is_greedy:
            spoken_for = any(each.result.passed or _runs(each.result) for each in executed)
        else:
            spoken_for = any(each.result.passed and each.body.startswith(event.body) for each in executed)
        if spoken_for and body != self.shown and body.startswith(self.shown):
            self.shown = body
            self._show(body)


def _runs(result: RunResult) -> bool:
    """Whether the beginning of a function loads, ends in time and raises nothing, whatever it returns yet."""
    return result.exception is None and all(map(_ended, result.tests))


def _ended(test: TestResult) -> bool:
    if test.outcome is Outcome.PASS:
        return True
    events = test.trace.events
    ended = test.outcome is Outcome.FAIL or (test.outcome is Outcome.ERROR and bool(events))
    return ended and all(event.kind != "exception" for event in events)


async def prefetch(editor: Editor, uri: str, line: int) -> None:
    """Begins, after a suggestion was accepted, with the function that waits next below ``line``."""
    text = editor.document(uri)
    with contextlib.suppress(*completing.FAILURES):
        place = await editor.read(waiting, text, line, editor.test_index(), editor.project_of(text))
        if place is not None and not editor.refusal(place.document.path):
            editor.session(uri).ahead.begin(place.site.task, partial(completing.ahead, editor, place))
