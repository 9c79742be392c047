"""Who is served on TCP, and what ends a connection."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from egcfg_lsp.errors import UsageError
from egcfg_lsp.server import io
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.handlers import create

SECRET = "only its owner reads this"


def request(method: str, params: Any = None, identifier: int | None = 1) -> bytes:
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    body = json.dumps(message if identifier is None else {**message, "id": identifier}).encode()
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


def initialize(options: Any) -> bytes:
    return request("initialize", {"capabilities": {}, "processId": None, "initializationOptions": options})


async def answer(reader: asyncio.StreamReader) -> Any:
    """The next answer to a request."""
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        message = json.loads(await reader.readexactly(length))
        if "method" not in message:
            return message


class Served(NamedTuple):
    server: Editor
    address: tuple[str, int]
    serving: asyncio.Task[int]


@asynccontextmanager
async def listening(token: str = SECRET) -> AsyncIterator[Served]:
    server = create()
    address: asyncio.Future[tuple[str, int]] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(
        io.serve_tcp(server, "localhost", 0, lambda *found: address.set_result(found), token=token)
    )
    yield Served(server, await address, serving)
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


STRANGERS = [
    b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    initialize(None),
    initialize([SECRET]),
    initialize({"trusted": True}),
    initialize({"token": None}),
    initialize({"token": SECRET[:-1]}),
    initialize({"token": [SECRET]}),
    request("shutdown", {"initializationOptions": {"token": SECRET}}),
    request("initialize", [], 1),
    b"Content-Length: 2\r\n\r\n{]",
    b"Content-Length: 200000\r\n\r\n" + b"[" * 200_000,
    b"Content-Length: 67000000\r\n\r\n",
    *[b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n"] * 9,
]


async def test_whoever_does_not_know_the_token_is_cut_off():
    """Whatever they say, and the one who knows it is served all the same; the token is no setting."""
    async with listening() as (server, address, serving):
        for said in STRANGERS:
            reader, writer = await asyncio.open_connection(*address)
            writer.write(said)
            assert await reader.read() == b""
            writer.close()
        reader, writer = await asyncio.open_connection(*address)
        writer.write(initialize({"token": SECRET, "trusted": True}))
        assert "capabilities" in (await answer(reader))["result"]
        assert server.settings.trusted
        assert not server._complaints
        with pytest.raises(ConnectionRefusedError):  # a second client
            await asyncio.open_connection(*address)
        assert not serving.done()
        writer.close()
        assert await serving == 0


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1", "10.0.0.1", "example.org", "*", "127.0.0.1 "])
async def test_no_address_that_others_can_reach(host):
    with pytest.raises(UsageError, match="this machine only"):
        await io.serve_tcp(create(), host, 0, lambda *found: None, token=SECRET)


def test_the_file_of_the_token_is_its_owners_and_ends_with_the_server(tmp_path):
    folder = tmp_path / "state"
    folder.mkdir()
    (folder / "tcp-1.token").symlink_to(tmp_path / "elsewhere")  # as somebody may have left it
    with io.kept(SECRET, folder / "tcp-1.token") as file:
        assert file.read_text() == SECRET
        assert stat.S_IMODE(file.lstat().st_mode) == 0o600
    assert list(tmp_path.rglob("*")) == [folder]
    with pytest.raises(UsageError, match="cannot be written"), io.kept(SECRET, Path("/proc/none/token")):
        pass


def test_tokens_differ():
    assert len({io.new_token() for _ in range(50)}) == 50


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, asyncio.Task[int]]]:
    async with listening("") as (_, address, serving):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(initialize({}))
        await answer(reader)
        yield reader, writer, serving
        writer.close()


WRONG = [
    (b"Content-Length: 3\r\n\r\n{x}", -32700),
    (b"Content-Length: 3\r\n\r\n\xff\xfe}", -32700),
    (b"Content-Length: 100000\r\n\r\n" + b"[" * 100_000, -32700),
    (b"Content-Length: 2\r\n\r\n[]", -32600),
    (b"Content-Length: 4\r\n\r\nnull", -32600),
    (b'Content-Length: 17\r\n\r\n{"jsonrpc":"1.0"}', -32600),
    (b'Content-Length: 38\r\n\r\n{"jsonrpc":"2.0","id":[],"method":"x"}', -32600),
    (initialize({"trusted": True}), -32600),
    (request("nothing/known"), -32601),
    (b'Content-Length: 54\r\n\r\n{"jsonrpc":"2.0","id":5,"method":"shutdown","error":3}', -32600),
    (request("textDocument/didClose", {}), -32600),
    (request("$/cancelRequest", {"id": 1}), -32600),
    (request("initialized", {}), -32600),
    (request("textDocument/codeLens", {"a": "[" * 50}), -32602),
]


@pytest.mark.parametrize(("said", "code"), WRONG, ids=lambda value: ascii(value)[:40])
async def test_a_wrong_message_is_answered_and_the_next_one_served(said, code):
    async with connected() as (reader, writer, _):
        writer.write(said)
        assert (await answer(reader))["error"]["code"] == code
        writer.write(request("shutdown", identifier=2))
        assert (await answer(reader)) == {"id": 2, "jsonrpc": "2.0", "result": None}
        writer.write(request("shutdown", identifier=3))
        assert (await answer(reader))["error"]["code"] == -32600


async def test_a_second_initialize_changes_no_trust():
    async with listening("") as (server, address, _):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(request("textDocument/codeLens", {}))
        assert (await answer(reader))["error"]["code"] == -32002
        writer.write(initialize({"trusted": False}))
        await answer(reader)
        writer.write(initialize({"trusted": True}))
        assert "already" in (await answer(reader))["error"]["message"]
        assert not server.settings.trusted
        writer.close()


LENGTHS = [b"Content-Length: " + length + b"\r\n\r\n" for length in (b"x", b"99999999999", b"9" * 5000)]


@pytest.mark.parametrize("wrong", [b"HELLO\r\n", *LENGTHS], ids=lambda wrong: str(wrong[:30]))
async def test_a_stream_that_cannot_be_read_ends_with_a_reason(wrong):
    async with connected() as (reader, writer, serving):
        writer.write(wrong)
        error = (await answer(reader))["error"]
        assert error["code"] == -32600
        assert "The server ends." in error["message"]
        assert await reader.read() == b""
        assert await serving == 1


async def test_a_second_signal_does_not_disturb_the_end():
    ending, may_end = asyncio.Event(), asyncio.Event()

    async def serve() -> bool:
        io.end_on_signals()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ending.set()
            await may_end.wait()
        return True

    serving, loop = asyncio.create_task(serve()), asyncio.get_running_loop()
    await asyncio.sleep(0)
    signal.raise_signal(signal.SIGTERM)
    await ending.wait()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.raise_signal(number)
    await asyncio.sleep(0.01)
    may_end.set()
    assert await serving
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.remove_signal_handler(number)


async def test_strangers_who_say_nothing_keep_nobody_out(monkeypatch):
    """Another user's connections can neither take all places nor pile up: the oldest makes room."""
    monkeypatch.setattr(io, "_FIRST_S", 600.0)
    async with listening() as (_, address, _):
        waiting = []
        for _ in range(io._MOST_WAITING + 3):
            waiting.append(await asyncio.open_connection(*address))
            waiting[-1][1].write(b"Content-Length: 1000\r\n")
            await asyncio.sleep(0)
        for reader, _ in waiting[:3]:
            with contextlib.suppress(ConnectionError):
                assert await reader.read() == b""
        reader, writer = await asyncio.open_connection(*address)
        writer.write(initialize({"token": SECRET}))
        assert "capabilities" in (await answer(reader))["result"]
        for _, each in [*waiting, (reader, writer)]:
            each.close()
            await asyncio.gather(each.wait_closed(), return_exceptions=True)


ORIGINS = {
    "a form": b"POST / HTTP/1.1\r\nContent-Type: text/plain\r\n\r\n" + initialize({"token": ""}),
    "a name that leads here": b"GET / HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n\r\n",
    "an upgrade": b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n" + initialize({}),
    "encryption": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n" + initialize({}),
}


@pytest.mark.parametrize("how", ORIGINS)
async def test_a_page_in_a_browser_is_no_client(how):
    """Even where no token is asked for, what a browser sends ends at its first line."""
    async with listening("") as (_, address, serving):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(ORIGINS[how])
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()
        assert not serving.done()


THREADS = """
import asyncio, re, threading
from egcfg_lsp.server import io

def held():
    with open("/proc/self/smaps_rollup") as file:
        return int(re.search(r"Anonymous: +(\\d+)", file.read())[1]) // 1000

def busy(together, kept):
    blocks = [b"x" * 100_000 for _ in range(300)]
    if len(kept) < 6:  # at the end of a heap, what was freed lies before it
        kept.append(b"x" * 10_000)
    together.wait()
    del blocks

async def serve():
    await asyncio.sleep(0)
    before, together, kept = held(), threading.Barrier(12), []
    bytes(30 << 20)  # from now on glibc keeps more of what is freed
    threads = [threading.Thread(target=busy, args=[together, kept]) for _ in range(12)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    while held() - before > 40:  # MB; of 360
        await asyncio.sleep(0.1)
    return 0

io._TRIMMED_S = 0.5
io.run(serve())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_server_gives_back_what_its_threads_freed():
    subprocess.run([sys.executable, "-c", THREADS], check=True, timeout=120)
