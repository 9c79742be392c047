"""Measures what a person waits for in an editor: twenty functions of one file, one after the other.

The server is the real process. Every ghost text is accepted as soon as it is final, and the next function is
begun at once. Signature and docstring stand in the file already, or, in another file, are typed, faster than
a person does.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from statistics import median, quantiles

from lsprotocol import types
from pygls.exceptions import JsonRpcRequestCancelled
from pygls.lsp.client import LanguageClient

from benchmarks.everyday import FOLDER
from benchmarks.figures import Figure
from engine.lm.backends import load_model
from engine.models.catalog import AUTO

FILES = ("grids", "text", "lists", "counting")
"""Of the everyday set: functions of a module each."""
GHOSTS, TYPED, CANCELS = 20, 10, 10
KEY_S, AT_WORK_S = 0.05, 0.5
PLACEHOLDER = "    ...\n"
TRUSTED = {"trusted": True, "interpreter": sys.executable}
CAPABILITIES = types.ClientCapabilities(
    text_document=types.TextDocumentClientCapabilities(
        inline_completion=types.InlineCompletionClientCapabilities()
    ),
    experimental={"egcfg": {"refresh": True}},
)
LONGEST_S = 60.0
EVERY_S = 0.02
_LOGGED = re.compile(r"^\w+: .*?(?P<read>\d+) tokens read, \d+ written", re.DOTALL)


@dataclass(frozen=True)
class Ghost:
    """One ghost text."""

    seconds: float
    """From the request to the first lines."""
    final_s: float
    shown: str
    """What was shown in the end."""
    passed: bool
    changed: str
    """What came into the file, or was passed by the cursor, since the request before."""
    read: int
    """Tokens."""


def measure(model: str = AUTO, backend: str = AUTO) -> list[Figure]:
    """All figures of one session."""
    return asyncio.run(_measure(model, backend))


async def _measure(name: str, backend: str) -> list[Figure]:
    asked = {"model": {"name": name}, "set": {"backend": backend}}
    with tempfile.TemporaryDirectory(prefix="egcfg-editor-") as folder:
        async with _started(Path(folder), asked) as person:
            asking = asyncio.create_task(person.ask_on())
            ghosts = [ghost async for ghost in person.session()]
            asking.cancel()
            typed = [ghost async for ghost in person.typing()]
            cancels = [await person.cancel(number) for number in range(CANCELS)]
    counting = await load_model(name, backend=backend)
    try:
        changed = sum(len(counting.tokenizer.encode(ghost.changed)) for ghost in ghosts)
    finally:
        await counting.close()
    return [*figures(ghosts, changed, person.waits), *figures_of_typing(typed, cancels)]


def figures(ghosts: Sequence[Ghost], changed: int, waits: Sequence[float]) -> list[Figure]:
    """Of a session in which ``changed`` tokens of text came before the cursor.

    ``waits`` are the seconds after which requests were answered that ask for nothing, and are asked all the
    time: what holds the server's event loop up makes them longer.
    """
    first, later = ghosts[0], [ghost.seconds for ghost in ghosts[1:]]
    passes = sum(ghost.passed for ghost in ghosts)
    read = sum(ghost.read for ghost in ghosts)
    about = f"from the request to its first lines, of {len(later)}"
    return [
        Figure("first_of_all_s", first.seconds, "s", "from opening the file to its first lines", "<= 2.0"),
        Figure("pause_p50_s", median(later), "s", about, "<= 0.5"),
        Figure("pause_p95_s", quantiles(later, n=20)[-1], "s", about, "<= 1.5"),
        Figure("final_p50_s", median(ghost.final_s for ghost in ghosts), "s", "to what it is in the end"),
        Figure("shown", sum(bool(ghost.shown) for ghost in ghosts), "ghost texts", f"of {len(ghosts)}"),
        Figure("passes", passes, "ghost texts", f"that pass their doctests, of {len(ghosts)}"),
        Figure("read", read / len(ghosts), "tokens", "for each ghost text"),
        Figure("read_over_changed", read / changed, "x", "tokens read, over what changed", "<= 1.3"),
        Figure("answer_p50_ms", median(waits) * 1000, "ms", f"to a request for nothing, of {len(waits)}"),
        Figure("answer_max_ms", max(waits) * 1000, "ms", "the longest of them"),
    ]


def figures_of_typing(ghosts: Sequence[Ghost], cancels: Sequence[float]) -> list[Figure]:
    """Of functions whose signature and docstring were typed; ``cancels``: seconds until each ended."""
    seconds = [ghost.seconds for ghost in ghosts]
    about = f"from the last key to the first lines, of {len(seconds)} functions that were typed"
    return [
        Figure("typed_p50_s", median(seconds), "s", about, "<= 0.6"),
        Figure("typed_p95_s", quantiles(seconds, n=20)[-1], "s", about, "<= 2.0"),
        Figure("cancel_max_ms", max(cancels) * 1000, "ms", f"the longest of {len(cancels)}", "<= 50"),
    ]


@asynccontextmanager
async def _started(folder: Path, settings: Mapping[str, object]) -> AsyncIterator[Person]:
    """A person whose editor has just started the server."""
    client = LanguageClient("egcfg-benchmarks", version("egcfg-lsp"))
    person = Person(client, folder / "everyday.py")
    await client.start_io(sys.executable, "-P", "-m", "egcfg_lsp", "serve")
    try:
        await client.initialize_async(
            types.InitializeParams(
                capabilities=CAPABILITIES,
                root_uri=folder.as_uri(),
                initialization_options={**TRUSTED, **settings},
            )
        )
        client.initialized(types.InitializedParams())
        yield person
        await client.shutdown_async(None)
        client.exit(None)
    finally:
        await client.stop()  # type: ignore[no-untyped-call]


def unfinished() -> str:
    """The file as it is opened."""
    return "\n\n".join((FOLDER / "tasks" / f"{name}.py").read_text(encoding="utf-8") for name in FILES)


class Person:
    """Somebody who writes one file."""

    def __init__(self, client: LanguageClient, path: Path) -> None:
        self._client = client
        self._path = path
        self._text = ""
        self._version = 0
        self._at = 0
        """Where the cursor was, in characters."""
        self._finished = asyncio.Event()
        self._logged: re.Match[str] | None = None
        self.waits: list[float] = []
        """Seconds until an answer, of requests for nothing."""
        client.feature(types.WINDOW_LOG_MESSAGE)(lambda params: self._log(params))
        client.feature("egcfg/refresh")(lambda params: None)

    async def session(self) -> AsyncIterator[Ghost]:
        """Every ghost text for an unfinished function of the file."""
        text = unfinished()
        self._path.write_text(text, encoding="utf-8")
        document = types.TextDocumentItem(self._path.as_uri(), "python", self._version, text)
        self._client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        self._text = text
        places = re.finditer(re.escape(PLACEHOLDER), text)
        for place in islice(places, GHOSTS):
            after = text[place.end() :]
            before = self._text.removesuffix(PLACEHOLDER + after)
            ghost = await self._ghost(before + "    ", "\n" + after)
            yield ghost
            self._change(before + "    " + (ghost.shown or "pass") + "\n" + after)

    async def typing(self) -> AsyncIterator[Ghost]:
        """Every ghost text for a function of another file, which the person types up to its body."""
        self._path = self._path.with_name("typed.py")
        self._path.touch()
        document = types.TextDocumentItem(self._path.as_uri(), "python", self._version, "")
        self._client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        self._text, self._at = "", 0
        for head in unfinished().split(PLACEHOLDER)[:TYPED]:
            begun = self._text
            for end in range(1, len(head)):
                await self._key(begun + head[:end])
            before = begun + head + "    "
            ghost = await self._ghost(before, "\n")
            yield ghost
            self._change(before + (ghost.shown or "pass") + "\n")

    async def _key(self, before: str) -> None:
        """Asks after each key, as editors do, and types on."""
        self._change(before)
        asked = asyncio.create_task(self._asked(before))
        asked.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await asyncio.sleep(KEY_S)

    async def ask_on(self) -> None:
        """Asks for nothing, again and again, once the first ghost text is there."""
        await self._finished.wait()
        start = types.Position(0, 0)
        nothing = types.InlayHintParams(
            types.TextDocumentIdentifier(self._path.as_uri()), types.Range(start, start)
        )
        while True:
            began = time.perf_counter()
            await self._client.text_document_inlay_hint_async(nothing)
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(EVERY_S)

    async def _ghost(self, before: str, after: str) -> Ghost:
        self._finished.clear()
        self._change(before + after)
        changed, self._at = before[self._at :], len(before)
        began = time.perf_counter()
        shown = await self._asked(before)
        seconds = time.perf_counter() - began
        async with asyncio.timeout(LONGEST_S):
            await self._finished.wait()
        final_s = time.perf_counter() - began
        final = await self._asked(before)
        assert self._logged is not None
        passed, read = "passes" in self._logged[0], int(self._logged["read"])
        return Ghost(seconds if shown else final_s, final_s, final, passed, changed, read)

    async def cancel(self, number: int) -> float:
        """Seconds until a completion at work is gone, after the person cancels it."""
        before = f'def more{number}(x):\n    """\n    >>> more{number}(3)\n    {number}\n    """\n    '
        self._change(before + "\n")
        asked = asyncio.ensure_future(self._asked(before, f"more{number}"))
        await asyncio.sleep(AT_WORK_S)
        assert not asked.done()
        began = time.perf_counter()
        self._client.protocol.notify(types.CANCEL_REQUEST, types.CancelParams(f"more{number}"))
        await asyncio.wait([asked])
        assert isinstance(asked.exception(), JsonRpcRequestCancelled)
        return time.perf_counter() - began

    async def _asked(self, before: str, number: str | None = None) -> str:
        """The ghost text at the end of ``before``; empty without one."""
        line = before.rpartition("\n")[2]
        wanted = types.InlineCompletionParams(
            types.InlineCompletionContext(types.InlineCompletionTriggerKind.Automatic),
            types.TextDocumentIdentifier(self._path.as_uri()),
            types.Position(before.count("\n"), len(line)),
        )
        protocol = self._client.protocol
        found = await protocol.send_request_async(types.TEXT_DOCUMENT_INLINE_COMPLETION, wanted, number)
        items = found.items if isinstance(found, types.InlineCompletionList) else found or []
        return str(items[0].insert_text) if items else ""

    def _change(self, text: str) -> None:
        self._text = text
        self._version += 1
        named = types.VersionedTextDocumentIdentifier(self._version, self._path.as_uri())
        whole = types.TextDocumentContentChangeWholeDocument(text)
        self._client.text_document_did_change(types.DidChangeTextDocumentParams(named, [whole]))

    def _log(self, params: types.LogMessageParams) -> None:
        if told := _LOGGED.match(params.message):
            self._logged = told
            self._finished.set()
