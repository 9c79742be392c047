"""The real server under a person, or a client, that gives it no rest."""

import asyncio
import random
import time

import psutil
import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.e2e.conftest import ROOT, SERVE
from tests.e2e.test_serve import FUNCTIONS, TRUSTED

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

TOTAL = FUNCTIONS["total"]
INITIALIZE = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"processId":null}}'
LINE = TOTAL.count("\n")


def changed(path, text, version):
    return types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=version),
        content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
    )


async def ended(requests):
    """Every request was answered, by a result or by an error of the protocol."""
    for result in await asyncio.gather(*requests, return_exceptions=True):
        assert isinstance(result, list | JsonRpcException), result


async def test_500_requests_while_typing_with_cancels_in_50_documents(start, shipped, tmp_path):
    chance = random.Random(7)
    async with start() as editor:
        await editor.initialize(tmp_path, TRUSTED)
        paths = [tmp_path / f"m{number}.py" for number in range(50)]
        for path in paths:
            editor.open(path, TOTAL + "    ")
        await editor.inline(paths[0], LINE, 4)
        idle = editor.children()
        requests = []
        for number in range(500):
            path = chance.choice(paths)
            typed = "return sum(x)"[: chance.randrange(8)]
            editor.lsp.text_document_did_change(changed(path, TOTAL + "    " + typed, number + 2))
            requests.append(asyncio.ensure_future(editor.inline(path, LINE, 4 + len(typed), f"r{number}")))
            if chance.random() < 0.3:
                editor.cancel(f"r{chance.randrange(number + 1)}")
            if chance.random() < 0.5:
                await asyncio.sleep(chance.random() * 0.03)
        for path in paths:
            editor.lsp.protocol.notify("egcfg/left", {"textDocument": {"uri": path.as_uri()}})
        async with asyncio.timeout(60):
            await ended(requests)
        new = tmp_path / "last.py"
        editor.open(new, FUNCTIONS["is_even"] + "    ")
        assert await editor.inline(new, FUNCTIONS["is_even"].count("\n"), 4)
        _, alive = psutil.wait_procs(list(editor.children() - idle), timeout=5)
        assert not alive
        assert await editor.leave() == 0


async def test_a_file_of_20000_lines(start, shipped, tmp_path):
    async with start() as editor:
        await editor.initialize(tmp_path, TRUSTED)
        path = tmp_path / "long.py"
        filler = "".join(f"def f{number}(x):\n    return x + {number}\n\n\n" for number in range(5000))
        editor.open(path, filler + TOTAL + "    ")
        items = await editor.inline(path, (filler + TOTAL).count("\n"), 4)
        assert any("sum" in item.insert_text for item in items)
        editor.open(tmp_path / "short.py", "x = 1\n")
        began = time.perf_counter()
        assert await editor.inline(tmp_path / "short.py", 0, 0) == []
        assert time.perf_counter() - began < 1.0
        assert await editor.leave() == 0


async def test_memory_stays_flat_over_completions(start, shipped, tmp_path):
    async with start() as editor:
        await editor.initialize(tmp_path, TRUSTED)
        path = tmp_path / "a.py"
        editor.open(path, TOTAL + "    ")

        async def completions(first, count):
            answered = 0
            for number in range(first, first + count):
                text = f"# {number}\n{TOTAL}    "
                editor.lsp.text_document_did_change(changed(path, text, number + 2))
                answered += bool(await editor.inline(path, LINE + 1, 4))
            assert answered > count / 2
            return psutil.Process(editor.process.pid).memory_info().rss

        before = await completions(0, 40)
        after = await completions(40, 40)
        assert after < before * 1.1


@pytest.mark.parametrize(
    "nonsense",
    [
        b"Content-Length: 9\r\n\r\n{not json",
        b'Content-Length: 16\r\n\r\n{"jsonrpc":"1.0"',
        b'Content-Length: 42\r\n\r\n{"jsonrpc":"2.0","method":"no/such/thing"}',
        b"\xff\xfe\x00 no header at all\r\n\r\n",
    ],
)
async def test_invalid_messages_neither_kill_nor_hang_it(nonsense):
    pipe = asyncio.subprocess.PIPE
    server = await asyncio.create_subprocess_exec(
        *SERVE, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, cwd=str(ROOT)
    )
    server.stdin.write(nonsense + b"Content-Length: %d\r\n\r\n%s" % (len(INITIALIZE), INITIALIZE))
    await server.stdin.drain()
    said = b""
    async with asyncio.timeout(30):
        while b"inlineCompletionProvider" not in said:
            more = await server.stdout.read(65536)
            assert more, said
            said += more
    server.stdin.close()
    assert await asyncio.wait_for(server.wait(), 10) is not None
