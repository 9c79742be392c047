"""Completes a place for an editor: with its settings and resources, within a time budget."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import threading
import time
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from pathlib import Path

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from egcfg_lsp.completer.completer import Completer
from egcfg_lsp.errors import UsageError
from egcfg_lsp.reports.progress import Phase, ProgressLines
from egcfg_lsp.reports.search_history import EventLog
from egcfg_lsp.resources import interpreter
from egcfg_lsp.resources.compose import plan
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.place import Place, waiting
from egcfg_lsp.server.status import EXAMINE, SEARCH, ServerState, Status
from egcfg_lsp.settings import ModelSettings
from engine.completion import Engaged
from engine.core.events import Progress
from engine.core.execution import Pool
from engine.core.task import Completion
from engine.decoding.services import Services
from engine.decoding.whole_programs import read_ahead
from engine.lm.base import LanguageModel
from engine.models.catalog import Entry, ModelMissing
from engine.support.async_tasks import begin
from engine.support.errors import EngineError, ModelError
from engine.support.text import harmless_line, in_message
from sandbox import RunResult, SandboxError

FAILURES = (UsageError, EngineError, SandboxError)
NOT_NOW = "Not now"
MODEL_QUESTION = "egcfg needs a model; the question is among the editor's messages"
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
    again: int = 0,
) -> Completion:
    """The best completion that ``seconds`` allow, not counting what has to be loaded first.

    Tests that cannot be used are named to the person; ``advice`` is for when nothing passes; ``again`` gives
    other samples. Raises one of ``FAILURES``.
    """
    record = await _recorded(editor, place, seconds, listen, f"completing {place.function.name}", again)
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
    editor: Editor,
    place: Place,
    seconds: float,
    listen: Callable[[Progress], None],
    reason: str,
    again: int = 0,
) -> EventLog:
    status, slow = editor.status, editor.settings.inline.slow_s
    record = EventLog(place.function.name)
    busy = Status(ServerState.BUSY, reason, label=Phase.FIRST)

    with failures_in_status(editor), status.during(busy, slow) as label:
        phase = Phase(label, listen)
        record.completion = await _completed(
            editor, place, seconds, record.before(phase.listen), again, phase
        )
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
    editor: Editor,
    place: Place,
    seconds: float,
    listen: Callable[[Progress], None],
    again: int = 0,
    phase: Phase | None = None,
) -> Completion:
    """``again`` gives other samples; else a body that stands there and fails is what is begun with."""
    method = editor.settings.method
    completer = await _completer(editor, place)
    if again:
        seed = method.seed + again
        method = dataclasses.replace(method, strategy="resample", seed=seed)
    prepared = await completer.prepare(place)
    replaced = prepared.task.tests and not (again or place.site.cursor or place.function.is_unfinished)

    async def engage() -> Engaged:
        model = await ready_model(editor)
        if phase is not None:
            phase.begin("sampling")
        shifts = not editor.settings.model.is_served  # where each would be a request of its own
        made = plan(method, model.template, seconds, shifts=shifts)
        standing = place.site.standing if replaced else ""
        return Engaged(model, prepared.sandbox, dataclasses.replace(made, standing=standing))

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
    if loaded := editor.workbench.loaded(wanted):
        return loaded
    try:
        return await _loaded(editor, wanted)
    except ModelMissing as missing:
        if not await _installed(editor, missing.entry):
            raise
    return await _loaded(editor, wanted)


async def _loaded(editor: Editor, wanted: ModelSettings) -> LanguageModel:
    with editor.status.during(Status(ServerState.LOADING, f"loading the model {wanted.name}")):
        return await editor.workbench.model(wanted)


async def _installed(editor: Editor, entry: Entry) -> bool:
    """Whether the person let ``entry`` be downloaded, and it was; the question is asked once.

    Whoever is cancelled meanwhile leaves question and download to the others.
    """
    asked = editor.offers.get(entry.name)
    if asked is None:
        asked = editor.offers[entry.name] = begin(_asked(editor, entry))
    return await asyncio.shield(asked)


def download_button(entry: Entry) -> str:
    """What the person presses."""
    return f"Download ({entry.size}, {entry.licence})"


async def _asked(editor: Editor, entry: Entry) -> bool:
    actions = [types.MessageActionItem(title=title) for title in (download_button(entry), NOT_NOW)]
    question = types.ShowMessageRequestParams(
        type=types.MessageType.Info,
        message=f"egcfg needs a model, and {entry.name} of {entry.publisher} is not installed.",
        actions=actions,
    )
    waiting = Status(ServerState.LOADING, MODEL_QUESTION, label="needs a model")
    try:
        with editor.status.during(waiting):
            answer = await editor.window_show_message_request_async(question)
    except JsonRpcException:
        return False
    if answer is None or answer.title != download_button(entry):
        return False
    with editor.status.during(Status(ServerState.LOADING, f"downloading {entry.name}")) as label:
        try:
            await _downloaded(editor, entry, label)
        except ModelError as error:
            editor.say(str(error), types.MessageType.Error)
            editor.offers.pop(entry.name, None)  # the next completion asks again
            return False
        except asyncio.CancelledError:  # by the progress's button: as if it was declined
            return False
        label("comparing")
        await _compared(editor, entry)
    return True


async def _downloaded(editor: Editor, entry: Entry, label: Callable[[str], None]) -> None:
    from engine.models import download

    loop, stopped = asyncio.get_running_loop(), threading.Event()
    async with progress(editor, f"Downloading {entry.name}") as reporter:

        def heard(done: int, total: int) -> None:
            if stopped.is_set():
                raise ModelError("The download was stopped.")
            text = f"{done / 1e6:,.0f} of {total / 1e6:,.0f} MB"
            if done * 100 // total > (done - 2**20) * 100 // total:
                loop.call_soon_threadsafe(reporter.say, text)
                loop.call_soon_threadsafe(label, f"{done * 100 // total} %")

        try:
            await asyncio.to_thread(download.install, entry, tell=_log_of(editor), progress=heard)
        finally:
            stopped.set()


async def _compared(editor: Editor, entry: Entry) -> None:
    """Has the model run in the number format that is fast here; the progress's button leaves it as it is."""
    from engine.models import catalog

    stopped = threading.Event()
    with contextlib.suppress(asyncio.CancelledError):
        async with progress(editor, f"Comparing number formats for {entry.name}, about a minute"):
            try:
                await asyncio.to_thread(catalog.compare_formats, entry, _log_of(editor), stopped.is_set)
            finally:
                stopped.set()


def _log_of(editor: Editor) -> Callable[[str], None]:
    """Logs lines from any thread."""
    loop = asyncio.get_running_loop()

    def told(line: str) -> None:
        loop.call_soon_threadsafe(editor.log, line)

    return told


def warm(editor: Editor) -> None:
    """Begins, in the background; while no open document may run, the status says why."""
    if editor.warming is not None and not editor.warming.done():
        return
    texts = map(editor.document, editor.workspace.text_documents)
    opened = [(text.uri, Path(text.path)) for text in texts if text.path]
    refusals = [editor.refusal(path) for _, path in opened]
    trusted = next((each for each, reason in zip(opened, refusals, strict=True) if not reason), None)
    if trusted is not None:
        editor.warming = begin(_warm(editor, *trusted))
    elif refusals:
        editor.show_refusal(opened[-1][1], refusals[-1])


async def _warm(editor: Editor, uri: str, path: Path) -> None:
    """A failure stands in the status; whoever asks for something is told more."""
    with contextlib.suppress(*FAILURES):
        with failures_in_status(editor):
            await asyncio.gather(ready_sandbox(editor, path), ready_model(editor))
        if reader(editor) is None:
            return
        text = editor.document(uri)
        place = await editor.read(waiting, text, -1, editor.test_index(), editor.project_of(text))
        if place is not None:
            await read_on(editor, place)


def reader(editor: Editor) -> LanguageModel | None:
    """The model, if it is loaded and can read the beginning of a prompt before anybody asks."""
    chosen = editor.settings.model
    model = editor.workbench.loaded(chosen)
    return model if model is not None and model.gives_distributions and not chosen.is_served else None


async def read_on(editor: Editor, place: Place) -> None:
    """Has the ``reader`` read what the prompt of ``place`` begins with."""
    model = reader(editor)
    if model is not None:
        pool = await ready_sandbox(editor, place.path)
        made = plan(editor.settings.method, model.template)
        await read_ahead(place.site.task, Services(model, pool), made.agents[0], made.decoding)


@contextlib.asynccontextmanager
async def progress(editor: Editor, title: str) -> AsyncIterator[ProgressLines]:
    """Shows progress while the body runs; the person's cancel, and the request's, cancel the current task."""
    current = asyncio.current_task()
    assert current is not None

    def cancel(future: Future[object]) -> None:
        if future.cancelled():
            current.cancel()

    token = await _created(editor)
    if token is not None:
        begin = types.WorkDoneProgressBegin(title=in_message(title), cancellable=True)
        editor.work_done_progress.begin(token, begin)
        editor.work_done_progress.tokens[token].add_done_callback(cancel)
    request = editor.current_request()
    if request is not None:
        request.add_done_callback(cancel)

    def say(text: str) -> None:
        if token is not None:
            report = types.WorkDoneProgressReport(message=in_message(harmless_line(text)), cancellable=True)
            editor.work_done_progress.report(token, report)

    try:
        yield ProgressLines(say)
    finally:
        if token is not None:
            editor.work_done_progress.end(token, types.WorkDoneProgressEnd())
            editor.work_done_progress.tokens.pop(token, None)


async def _created(editor: Editor) -> str | None:
    window = editor.client_capabilities.window
    if window is None or not window.work_done_progress:
        return None
    token = str(uuid.uuid4())
    try:
        await editor.work_done_progress.create_async(token)
    except JsonRpcException:  # what it refused may not be used
        return None
    return token
