"""Requests that no editor should send are answered, and the next one is served."""

import asyncio
import json

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
        transport.serve_tcp(server, "127.0.0.1", 0, lambda *found: address.set_result(found))
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
