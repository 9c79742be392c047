"""Requests that no editor should send are answered, and the next one is served."""

import asyncio
import json
import os

import pytest

from egcfg_lsp import transport
from egcfg_lsp.server import create

INVALID_PARAMS = -32602
DOCUMENT = {"textDocument": {"uri": "file:///a.py"}}
START = {"line": 0, "character": 0}


class Raw:
    """A client that sends whatever it is told to."""

    def __init__(self, reader, writer):
        self._reader, self._writer = reader, writer

    def tell(self, method, params):
        """A notification."""
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode()
        self._writer.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))

    async def ask(self, method, params, identifier):
        """The answer to a request; everything else that the server says is passed over."""
        message = {"jsonrpc": "2.0", "id": identifier, "method": method, "params": params}
        body = json.dumps(message).encode()
        self._writer.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        while True:
            head = await self._reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split()[0])
            answer = json.loads(await self._reader.readexactly(length))
            if answer.get("id") == identifier and "method" not in answer:
                return answer


@pytest.fixture
async def raw():
    server = create()
    address = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(
        transport.serve_tcp(server, "127.0.0.1", 0, lambda *found: address.set_result(found), token="")
    )
    reader, writer = await asyncio.open_connection(*await address)
    client = Raw(reader, writer)
    await client.ask("initialize", {"capabilities": {}, "processId": None}, 1)
    yield client
    await client.ask("shutdown", None, 2)
    writer.close()
    await serving


@pytest.mark.parametrize(
    ("params", "named"),
    [
        ({**DOCUMENT, "position": START, "context": {"triggerKind": 7}}, "context.trigger_kind"),
        ({**DOCUMENT, "position": {"line": "x", "character": 0}, "context": {"triggerKind": 1}}, "line"),
        ({**DOCUMENT, "position": START}, "request.params.context"),
        ({}, "request.params.text_document"),
        (None, "inlineCompletion"),
        ([], "inlineCompletion"),
        (3, "inlineCompletion"),
    ],
)
async def test_a_request_that_cannot_be_read_is_answered(raw, params, named):
    answer = await raw.ask("textDocument/inlineCompletion", params, 7)
    assert answer["error"]["code"] == INVALID_PARAMS
    assert named in answer["error"]["message"]
    right = {**DOCUMENT, "position": START, "context": {"triggerKind": 1}}
    assert "error" not in await raw.ask("textDocument/inlineCompletion", right, 8)


async def test_what_is_wrong_is_named_without_its_value(raw):
    params = {**DOCUMENT, "position": START, "context": {"triggerKind": "my secret"}}
    answer = await raw.ask("textDocument/inlineCompletion", params, "seven")
    assert "my secret" not in json.dumps(answer)


PLACES = [-1, 2**31, 2**63, 10**30, 1.5, "x", None, True, [0], {}]


@pytest.mark.parametrize("place", PLACES, ids=str)
async def test_positions_out_of_range_are_answered(raw, tmp_path, place):
    uri = (tmp_path / "a.py").as_uri()
    raw.tell(
        "textDocument/didOpen",
        {"textDocument": {"uri": uri, "languageId": "python", "version": 1, "text": "x = 1\n"}},
    )
    for position in ({"line": place, "character": 0}, {"line": 0, "character": place}):
        context = {"triggerKind": 1}
        inline = {"textDocument": {"uri": uri}, "position": position, "context": context}
        await raw.ask("textDocument/inlineCompletion", inline, 7)
        hints = {"textDocument": {"uri": uri}, "range": {"start": position, "end": position}}
        await raw.ask("textDocument/inlayHint", hints, 8)
        for command in ("completeFunction", "showTrace"):
            await raw.ask(
                "workspace/executeCommand", {"command": f"egcfg.{command}", "arguments": [uri, position]}, 9
            )
        lens = {"range": hints["range"], "data": {"uri": uri, "name": "f", "line": place}}
        await raw.ask("codeLens/resolve", lens, 10)


@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
async def test_a_document_that_is_no_file_is_not_read(raw, tmp_path, kind):
    path = tmp_path / "a.py"
    if kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    for identifier in range(20, 24):  # more than there are threads that read
        await raw.ask("textDocument/codeLens", {"textDocument": {"uri": path.as_uri()}}, identifier)
