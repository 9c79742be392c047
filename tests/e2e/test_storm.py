"""The real server under a person, or a client, that gives it no rest."""

import asyncio
import contextlib
import random
import sys

import psutil
import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcRequestCancelled

from tests.e2e.conftest import HANGS_S, PATIENT, ROOT, SERVE, TRUSTED
from tests.e2e.test_serve import FUNCTIONS

pytestmark = [pytest.mark.e2e, pytest.mark.alone]

TOTAL = FUNCTIONS["total"]
INITIALIZE = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"processId":null}}'
LINE = TOTAL.count("\n")
COMPLETIONS, SETTLED, STEP = 2000, 100, 250
HURRIED = {**TRUSTED, "budget": {"automaticS": 1.0, "invokedS": 1.0}}
QUICK = {**TRUSTED, "set": {"agents": 1, "numCandidates": 2}}
GUIDED = {
    **PATIENT,
    "method": {"strategy": "eg-cfg"},
    "set": {**PATIENT["set"], "gamma": 1.0, "harvest": False, "numCandidates": 3, "horizon": 4},
}
LOOPS = """\
def count_primes(limit):
    '''Count the primes below the limit by trial division.

    >>> count_primes(50)
    15
    >>> count_primes(100)
    25
    >>> count_primes(200)
    46
    >>> count_primes(300)
    62
    >>> count_primes(400)
    78
    >>> count_primes(500)
    -1
    '''
    count = 0
    for number in range(2, limit):
        for divisor in range(2, number):
            if number % divisor == 0:
                break
        else:
            log = [count] * 20
"""


def changed(path, text, version):
    return types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=version),
        content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
    )


async def ended(requests):
    """Every request was answered, by a result or by an error of the protocol."""
    for result in await asyncio.gather(*requests, return_exceptions=True):
        assert isinstance(result, list | JsonRpcException), result


@pytest.mark.requirement(3)
@pytest.mark.weights
async def test_500_requests_while_typing_with_cancels_in_50_documents(start, weights, tmp_path):
    chance = random.Random(7)
    async with start() as editor:
        await editor.initialize(tmp_path, HURRIED)
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
        async with asyncio.timeout(HANGS_S):
            await ended(requests)
        editor.configure(**PATIENT)
        new = tmp_path / "last.py"
        editor.open(new, FUNCTIONS["is_even"] + "    ")
        assert await editor.inline(new, FUNCTIONS["is_even"].count("\n"), 4)
        # three modules are held, each with a fork that waits, and one was before
        await editor.until(lambda: len(editor.children()) <= len(idle) + 4)
        assert await editor.leave() == 0


@pytest.mark.requirement(3)
@pytest.mark.weights
async def test_long_traces_are_told_in_a_few_hundred_tokens(start, weights, tmp_path):
    """Of candidates whose loops fill the traces of all tests."""
    async with start() as editor:
        await editor.initialize(tmp_path, {**GUIDED, "budget": {"invokedS": 40.0}})
        path = tmp_path / "long.py"
        editor.open(path, LOOPS + "    ")
        await editor.inline(path, LOOPS.count("\n"), 4)
        assert await editor.lenses(path) == ["0/6 tests pass · repair against 6 tests"]
        assert await editor.leave() == 0


@pytest.mark.requirement(3)
@pytest.mark.weights
async def test_a_file_of_20000_lines(start, weights, tmp_path):
    async with start() as editor:
        await editor.initialize(tmp_path, PATIENT)
        path = tmp_path / "long.py"
        filler = "".join(f"def f{number}(x):\n    return x + {number}\n\n\n" for number in range(5000))
        editor.open(path, filler + TOTAL + "    ")
        items = await editor.inline(path, (filler + TOTAL).count("\n"), 4)
        assert any("sum" in item.insert_text for item in items)
        async with asyncio.timeout(HANGS_S):
            assert await editor.lenses(path) == ["2/2 tests pass with the suggestion · verified"]
        editor.open(tmp_path / "short.py", "x = 1\n")
        assert await editor.inline(tmp_path / "short.py", 0, 0) == []
        assert await editor.leave() == 0


@pytest.mark.slow
@pytest.mark.weights
async def test_memory_stays_flat_over_2000_completions(start, weights, tmp_path):
    """Every third one is asked for again and comes from memory; between them others are cancelled at work."""
    async with start() as editor:
        await editor.initialize(tmp_path, QUICK)
        path = tmp_path / "a.py"
        editor.open(path, TOTAL + "    ")
        version, cancelled = 1, []

        def shown(text):
            nonlocal version
            version += 1
            editor.lsp.text_document_did_change(changed(path, text, version))

        async def completions(first, count):
            answered = 0
            for number in range(first, first + count):
                if number % 3 != 2:
                    shown(f"# {number}\n{TOTAL}    ")
                answered += bool(await editor.automatic(path, LINE + 1, 4))
                if number % 10 == 0:
                    shown(f"# never {number}\n{TOTAL}    ")
                    asked = asyncio.ensure_future(editor.inline(path, LINE + 1, 4, f"never {number}"))
                    await asyncio.sleep(0.02)
                    editor.cancel(f"never {number}")
                    cancelled.append((await asyncio.gather(asked, return_exceptions=True))[0])
            assert answered > 0.9 * count
            return psutil.Process(editor.process.pid).memory_info().rss / 1e6

        await completions(0, SETTLED)
        sizes = [await completions(first, STEP) for first in range(SETTLED, SETTLED + COMPLETIONS, STEP)]
        print("MB after each", STEP, "completions:", *map(round, sizes))
        assert sum(isinstance(each, JsonRpcRequestCancelled) for each in cancelled) > len(cancelled) / 2
        assert sizes[-1] < sizes[0] * 1.03
        assert await editor.leave() == 0


@pytest.mark.parametrize(
    "nonsense",
    [
        b"Content-Length: 9\r\n\r\n{not json",
        b'Content-Length: 16\r\n\r\n{"jsonrpc":"1.0"',
        b'Content-Length: 42\r\n\r\n{"jsonrpc":"2.0","method":"no/such/thing"}',
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
    async with asyncio.timeout(HANGS_S):
        while b"inlineCompletionProvider" not in said:
            more = await server.stdout.read(65536)
            assert more, said
            said += more
    server.stdin.close()
    assert await asyncio.wait_for(server.wait(), HANGS_S) is not None


@pytest.mark.parametrize("nonsense", [b"\xff\xfe\x00 no header at all\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n"])
async def test_what_is_no_message_ends_it_with_a_reason(nonsense):
    """Nobody knows where the next message begins."""
    pipe = asyncio.subprocess.PIPE
    server = await asyncio.create_subprocess_exec(
        *SERVE, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, cwd=str(ROOT)
    )
    server.stdin.write(nonsense)
    await server.stdin.drain()
    async with asyncio.timeout(HANGS_S):
        said = await server.stdout.read()
        assert await server.wait() == 1
    assert b"The server ends." in said


@pytest.mark.weights
async def test_a_client_that_disappears_leaves_nothing(weights, tmp_path):
    """Killed while the server works for it: no goodbye, the pipe just ends."""
    script = f"""
import asyncio, json, os, sys
from tests.e2e.conftest import PATIENT, serving
from tests.e2e.test_serve import IMPOSSIBLE
from pathlib import Path

async def main():
    async with serving() as editor:
        folder = Path({str(tmp_path)!r})
        await editor.initialize(folder, PATIENT)
        path = folder / "a.py"
        editor.open(path, IMPOSSIBLE + "    ")
        asyncio.ensure_future(editor.inline(path, IMPOSSIBLE.count(chr(10)), 4))
        await editor.until(lambda: len(editor.children()) > 1)
        print(editor.process.pid, *(child.pid for child in editor.children()), flush=True)
        await asyncio.sleep(3600)

asyncio.run(main())
"""
    client = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE, cwd=str(ROOT)
    )
    said = await asyncio.wait_for(client.stdout.readline(), HANGS_S)
    family = []
    for number in said.split():
        with contextlib.suppress(psutil.NoSuchProcess):  # a program that has ended meanwhile
            family.append(psutil.Process(int(number)))
    client.kill()
    await client.wait()
    _, alive = psutil.wait_procs(family, timeout=HANGS_S)
    assert not alive
