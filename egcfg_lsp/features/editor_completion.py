"""Completes a place for an editor: with its settings and resources, within a time budget."""

from __future__ import annotations

import contextlib
import dataclasses
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from egcfg_lsp.completer.completer import Completer, EventLog, plan
from egcfg_lsp.errors import UsageError
from egcfg_lsp.features import model_offer
from egcfg_lsp.features.place import Place
from egcfg_lsp.resources import interpreter
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.status import EXAMINE, SEARCH, ServerState, Status
from egcfg_lsp.settings import ModelSettings
from engine.completion import Engaged
from engine.core.events import Progress
from engine.core.execution import Pool
from engine.core.task import Completion
from engine.lm.base import LanguageModel
from engine.models.catalog import ModelMissing
from engine.support.errors import EngineError
from sandbox import RunResult, SandboxError

FAILURES = (UsageError, EngineError, SandboxError)
SEARCH_LONGER = "ask to search longer"

LONGER = 'the setting "egcfg.set": {"timeout": S} gives it longer'
_SEARCHES = 4
"""For other programs that pass, when there is one already."""


async def completed(
    editor: Editor,
    place: Place,
    seconds: float,
    listen: Callable[[Progress], None] = lambda event: None,
    advice: str = "",
) -> Completion:
    """The best completion that ``seconds`` allow, not counting what has to be loaded first.

    Tests that cannot be used are named to the person; ``advice`` is for when nothing passes. Raises one of
    ``FAILURES``.
    """
    record = await _recorded(editor, place, seconds, listen, f"completing {place.function.name}")
    editor.record = record
    assert record.completion is not None
    editor.status.rest(_outcome(record.completion, advice))
    return record.completion


async def ahead(editor: Editor, place: Place, listen: Callable[[Progress], None]) -> EventLog | None:
    """The completion of a function that nobody asked for yet; nothing if it fails."""
    reason = f"completing {place.function.name} ahead"
    with contextlib.suppress(*FAILURES):
        seconds = editor.settings.budget.automatic_s
        return await _recorded(editor, place, seconds, listen, reason)
    return None


async def others(
    editor: Editor,
    place: Place,
    seconds: float,
    listen: Callable[[Progress], None],
    enough: Callable[[], bool],
) -> None:
    """Searches on with other samples, until there is ``enough`` or the time is over; ``listen`` hears."""
    deadline = time.monotonic() + seconds
    for number in range(1, _SEARCHES + 1):
        left = deadline - time.monotonic()
        if enough() or left <= 0:
            return
        with contextlib.suppress(*FAILURES):
            await _completed(editor, place, left, listen, number)


async def _recorded(
    editor: Editor, place: Place, seconds: float, listen: Callable[[Progress], None], reason: str
) -> EventLog:
    status, slow = editor.status, editor.settings.inline.slow_s
    record = EventLog(place.function.name)

    with failures_in_status(editor), status.during(Status(ServerState.BUSY, reason), slow):
        record.completion = await _completed(editor, place, seconds, record.before(listen))
    status.rest()
    return record


@contextlib.contextmanager
def failures_in_status(editor: Editor) -> Iterator[None]:
    """Shows one of ``FAILURES`` that leaves the body in the status; it goes on."""
    try:
        yield
    except SandboxError as error:
        editor.status.rest(Status(ServerState.REFUSED, str(error), EXAMINE))
        raise
    except (UsageError, EngineError) as error:
        editor.status.rest(Status(ServerState.ERROR, str(error), EXAMINE))
        raise


def _outcome(completion: Completion, advice: str) -> Status:
    """What the status says of a completion: how many tests pass, and the plan."""
    count = len(completion.task.tests)
    found = f"{completion.result.passed} of {count} tests pass" if count else "untested"
    missed = bool(count) and not completion.passed
    said = f"{completion.task.name}: {found}" + (f"; {advice}" if missed and advice else "")
    reason = f"{said}. Tried: {completion.ladder}" if completion.ladder else said
    if not missed:
        return Status(ServerState.READY, reason)
    return Status(ServerState.READY, reason, SEARCH if advice else None, found)


async def _completed(
    editor: Editor, place: Place, seconds: float, listen: Callable[[Progress], None], again: int = 0
) -> Completion:
    """``again`` gives other samples."""
    method = editor.settings.method
    completer = await _completer(editor, place)
    if again:
        seed = method.seed + again
        method = dataclasses.replace(method, strategy="resample", seed=seed, choose="first")
    prepared = await completer.prepare(place)

    async def engage() -> Engaged:
        model = await ready_model(editor)
        shifts = not editor.settings.model.is_served  # where each would be a request of its own
        made = plan(method, model.template, seconds, shifts=shifts)
        return Engaged(model, prepared.sandbox, made)

    return await prepared.complete(method, engage, listen)


async def judged(editor: Editor, place: Place) -> RunResult:
    """The document as it stands, traced on the tests of a function of it that can run.

    Others are named to the person. Raises one of ``FAILURES``.
    """
    return await (await _completer(editor, place)).trace(place)


async def _completer(editor: Editor, place: Place) -> Completer:
    pool = await ready_sandbox(editor, place.path)
    root, open_texts = editor.project_of(place.path), editor.test_index().open_texts
    return Completer(pool, root, editor.settings.limits, editor.say_once, LONGER, open_texts)


async def ready_sandbox(editor: Editor, file: Path) -> Pool:
    """The sandbox of the project of ``file``, started if it is not. Raises one of ``FAILURES``."""
    settings, root = editor.settings, editor.project_of(file)
    python = interpreter.choose(settings.interpreter, root)
    variables = interpreter.variables(settings.environment, root)
    return await editor.workbench.sandbox(python, root, settings.parallel, variables)


async def ready_model(editor: Editor) -> LanguageModel:
    """The model of the settings, loaded if it is not, and downloaded if the person wants that.

    Raises one of ``FAILURES``.
    """
    wanted = editor.settings.model
    if editor.workbench.has_model(wanted):
        return await editor.workbench.model(wanted)
    try:
        return await _loaded(editor, wanted)
    except ModelMissing as missing:
        if not await model_offer.installed(editor, missing.entry):
            raise
    return await _loaded(editor, wanted)


async def _loaded(editor: Editor, wanted: ModelSettings) -> LanguageModel:
    with editor.status.during(Status(ServerState.LOADING, f"loading the model {wanted.name}")):
        return await editor.workbench.model(wanted)
