"""Measures waiting times in an editor: the server process with the model that ships, over stdio.

The plain line that guided ones are compared with is decoded greedily by the same model in this process,
prompt included; the guided one is timed from the request to its answer, everything included: the search
for tests, the runs of the candidates, the protocol.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.client import LanguageClient

from benchmarks.decoding.lines import LINE_TOKENS
from benchmarks.figures import Figure
from benchmarks.setting import MODEL, samples
from engine.decoding.growing_code import Growth
from engine.decoding.line import decode_line
from engine.decoding.prior_context import opened
from engine.lm.base import Guidance, LanguageModel
from engine.lm.transformers import load
from engine.prompts import load as template
from engine.services import Services
from engine.types import Task, Usage
from sandbox import SandboxPool

STARTS = 5
FROM_START = 3
"""Functions for which a server of their own is started."""
FUNCTIONS = 12
CACHED = 200
CANCELLED = 20
RUNNING_S = 0.2
"""How long a request is at work before it is cancelled."""


def measure() -> list[Figure]:
    """All figures, from one run."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    tasks = [sample.task for sample in samples(FUNCTIONS + CANCELLED)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        starts = [await _start_ms(folder) for _ in range(STARTS)]
        async with _server(folder) as (server, busy):
            editor = _Editor(server, folder, busy)
            await editor.first_answer_ms(tasks[0])  # loads the model
            guided = [await editor.first_answer_ms(task) for task in tasks[1:FUNCTIONS]]
            await editor.settled()
            cached = [await editor.again_ms() for _ in range(CACHED)]
            cancelled = [await editor.cancel_ms(task) for task in tasks[FUNCTIONS:]]
        answered = [task for task, ms in zip(tasks[1:FUNCTIONS], guided, strict=True) if ms is not None]
        first = [await _first_text_s(folder, task) for task in answered[:FROM_START]]
    plain = await _plain_ms(tasks[1:FUNCTIONS])
    shown = [ms for ms in guided if ms is not None]
    about = f"process start to the first text of {len(first)} functions that are answered, median"
    return [
        Figure("first_text_s", statistics.median(first), "s", about, "<= 2"),
        *_server_figures(starts, cached, cancelled),
        *_line_figures(shown, plain, len(guided)),
    ]


def _server_figures(starts: list[float], cached: list[float], cancelled: list[float]) -> list[Figure]:
    return [
        Figure("initialize_ms", statistics.median(starts), "ms", "process start to answer, median", "<= 500"),
        Figure("cached_answer_p95_ms", _p(cached, 95), "ms", "the same question again", "<= 20"),
        Figure("cancel_p95_ms", _p(cancelled, 95), "ms", "$/cancelRequest to its answer", "<= 100"),
    ]


def _line_figures(guided: list[float], plain: list[float], asked: int) -> list[Figure]:
    ratio = statistics.median(guided) / statistics.median(plain)
    about = f"request to first guided text, {len(guided)} of {asked} functions answered"
    return [
        Figure("first_guided_line_over_plain_p50", ratio, "x", "medians of the two below", "<= 5"),
        Figure("first_guided_line_p50_ms", statistics.median(guided), "ms", about),
        Figure("first_guided_line_p95_ms", _p(guided, 95), "ms", about),
        Figure(
            "plain_line_p50_ms", statistics.median(plain), "ms", "prompt and first line, greedy, in process"
        ),
    ]


def _p(values: Sequence[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, round(len(values) * percent / 100))]


def _client(states: list[str]) -> LanguageClient:
    client = LanguageClient("egcfg-benchmark", "1")
    client.feature("egcfg/status")(lambda params: states.append(params.state))
    for method in ("egcfg/refresh", types.WINDOW_LOG_MESSAGE, types.WINDOW_SHOW_MESSAGE):
        client.feature(method)(lambda params: None)
    return client


def _hello(folder: Path) -> types.InitializeParams:
    return types.InitializeParams(
        capabilities=types.ClientCapabilities(experimental={"egcfg": {"refresh": True, "status": True}}),
        root_uri=folder.as_uri(),
        initialization_options={
            "trusted": True,
            "interpreter": sys.executable,
            "budget": {"automaticS": 60},
        },
    )


@asynccontextmanager
async def _server(folder: Path) -> AsyncIterator[tuple[LanguageClient, Callable[[], bool]]]:
    states = ["ready"]
    client = _client(states)
    await client.start_io(sys.executable, "-m", "egcfg_lsp", "serve")
    try:
        await client.initialize_async(_hello(folder))
        client.initialized(types.InitializedParams())
        yield client, lambda: states[-1] in ("busy", "loading", "slow")
    finally:
        await client.shutdown_async(None)
        client.exit(None)
        await client.stop()  # type: ignore[no-untyped-call]


async def _start_ms(folder: Path) -> float:
    began = time.perf_counter()
    async with _server(folder):
        return (time.perf_counter() - began) * 1000


async def _first_text_s(folder: Path, task: Task) -> float:
    """Seconds from the start of the process to the first text: the file is opened, and asked for, at once."""
    began = time.perf_counter()
    async with _server(folder) as (server, busy):
        connected = time.perf_counter() - began
        answered = await _Editor(server, folder, busy).first_answer_ms(task)
        return connected + (answered or 0) / 1000


class _Editor:
    """Opens one file after the other, and asks at the end of each."""

    def __init__(self, server: LanguageClient, folder: Path, busy: Callable[[], bool]) -> None:
        self._server = server
        self._busy = busy
        self._folder = folder
        self._opened = 0
        self._last: types.InlineCompletionParams | None = None

    def _open(self, task: Task) -> types.InlineCompletionParams:
        self._opened += 1
        uri = (self._folder / f"module_{self._opened}.py").as_uri()
        tests = "".join(f"    {test.source}\n" for test in task.tests)
        head = f"{task.imports}{task.preamble}def test_{self._opened}():\n{tests}\n\n"
        text = f"{head}{task.signature}{task.docstring}    "
        item = types.TextDocumentItem(uri=uri, language_id=types.LanguageKind.Python, version=1, text=text)
        self._server.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
        return types.InlineCompletionParams(
            text_document=types.TextDocumentIdentifier(uri=uri),
            position=types.Position(line=text.count("\n"), character=4),
            context=types.InlineCompletionContext(types.InlineCompletionTriggerKind.Automatic),
        )

    async def first_answer_ms(self, task: Task) -> float | None:
        """From the request to its answer; ``None`` if nothing was to be shown."""
        params = self._open(task)
        began = time.perf_counter()
        answer = await self._server.text_document_inline_completion_async(params)
        taken = (time.perf_counter() - began) * 1000
        await self.settled()
        if not answer:
            return None
        self._last = params
        return taken

    async def settled(self) -> None:
        """Waits until the server has finished what it began to show."""
        while self._busy():  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    async def again_ms(self) -> float:
        """The last question that had an answer, once more."""
        assert self._last is not None
        began = time.perf_counter()
        await self._server.text_document_inline_completion_async(self._last)
        return (time.perf_counter() - began) * 1000

    async def cancel_ms(self, task: Task) -> float:
        """From the cancel to the answer of a request that is at work."""
        params, identifier = self._open(task), f"cancelled-{self._opened}"
        running = asyncio.ensure_future(
            self._server.protocol.send_request_async(
                types.TEXT_DOCUMENT_INLINE_COMPLETION, params, identifier
            )
        )
        await asyncio.sleep(RUNNING_S)
        began = time.perf_counter()
        self._server.protocol.notify(types.CANCEL_REQUEST, types.CancelParams(id=identifier))
        await asyncio.gather(running, return_exceptions=True)
        taken = (time.perf_counter() - began) * 1000
        if running.exception() is not None and not isinstance(running.exception(), JsonRpcException):
            raise running.exception() or AssertionError
        return taken


async def _plain_ms(tasks: Sequence[Task]) -> list[float]:
    model = await load(MODEL, device="cpu")
    try:
        async with SandboxPool(parallel=1) as pool:
            services = Services(model, pool)
            await _plain_line_ms(tasks[0], services, model)
            return [await _plain_line_ms(task, services, model) for task in tasks]
    finally:
        await model.close()


async def _plain_line_ms(task: Task, services: Services, model: LanguageModel) -> float:
    form = template(model.template)
    began = time.perf_counter()
    async with opened(task, services, form, Usage()) as prompt:
        growth = Growth(task, model.tokenizer, form.end)
        await decode_line(prompt.prior, None, Guidance(0), growth, LINE_TOKENS)
    return (time.perf_counter() - began) * 1000
