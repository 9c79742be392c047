"""Requests that no editor should send are answered, and the next one is served."""

import asyncio
import json
import os

import pytest

from egcfg_lsp.server import io
from egcfg_lsp.server.handlers import create

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
async def raw(tmp_path, monkeypatch):
    """A server in an empty folder, where it looks for tests of a document that is no file."""
    monkeypatch.chdir(tmp_path)
    server = create()
    address = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(
        io.serve_tcp(server, "127.0.0.1", 0, lambda *found: address.set_result(found), token="")
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


FLAWED = {
    "another machine": "file://host/share/a.py",
    "this machine by name": "file://localhost/a.py",
    "null byte": "file:///a%00.py",
    "raw null byte": "file:///a\0.py",
    "surrogate": "file:///\ud800.py",
    "no address": "file://[::1/a.py",
    "long name": f"file:///{'a' * 300}/b.py",
    "long path": f"file:///{'a/' * 3000}b.py",
    "no path": "file:",
    "nothing after the slashes": "file://",
    "relative": "file:a.py",
}
"""Nothing can be there."""
ODD = ["", "x", "%", "\n", "://", "file:///", "file:///a%zz.py", "file:///%ff%fe.py", "file:///a.py\n"]
ODD += ["untitled:Untitled-1", "http://host/a.py", "git:/a.py?x", "data:text/plain,x", "vscode-vfs://a/b.py"]
"""Nothing is there, or no file."""


def about(uri, position=START):
    """A request of each kind about a document."""
    document, where = {"textDocument": {"uri": uri}}, {"start": START, "end": START}
    yield "textDocument/inlineCompletion", {**document, "position": position, "context": {"triggerKind": 1}}
    yield "textDocument/codeLens", document
    yield "textDocument/inlayHint", {**document, "range": where}
    yield "codeLens/resolve", {"range": where, "data": {"uri": uri, "name": "f", "tests": 1}}
    for command in ("completeFunction", "showTrace"):
        for wanted in ("f", "\ud800", position):
            asked = {"command": f"egcfg.{command}", "arguments": [uri, wanted]}
            yield "workspace/executeCommand", asked


def opened(uri):
    text = 'def f(x):\n    """\n    >>> f(1)\n    1\n    """\n'
    return {"textDocument": {"uri": uri, "languageId": "python", "version": 1, "text": text}}


@pytest.mark.parametrize("is_open", [False, True], ids=["closed", "open"])
@pytest.mark.parametrize("uri", FLAWED.values(), ids=FLAWED)
async def test_a_uri_where_nothing_can_be_is_refused(raw, uri, is_open):
    if is_open:
        raw.tell("textDocument/didOpen", opened(uri))
    for method, params in about(uri):
        answer = await raw.ask(method, params, 7)
        if method == "workspace/executeCommand":
            assert "takes the document's uri" in answer["result"]["reason"]
        else:
            assert answer["error"]["code"] == INVALID_PARAMS
            assert "uri" in answer["error"]["message"]
            assert len(json.dumps(answer)) < 1000


@pytest.mark.parametrize("is_open", [False, True], ids=["closed", "open"])
@pytest.mark.parametrize("uri", ODD, ids=repr)
async def test_a_uri_of_no_file_has_an_answer(raw, uri, is_open):
    if is_open:
        raw.tell("textDocument/didOpen", opened(uri))
    for method, params in about(uri):
        assert "error" not in await raw.ask(method, params, 7), method


@pytest.mark.parametrize("uri", FLAWED.values(), ids=FLAWED)
async def test_a_folder_where_nothing_can_be_is_refused(uri):
    server = create()
    for named in ({"rootUri": uri}, {"rootUri": None, "workspaceFolders": [{"uri": uri, "name": "a"}]}):
        refused = []
        server.protocol._send_data = refused.append
        message = {"jsonrpc": "2.0", "id": 1, "method": "initialize"}
        params = {"capabilities": {}, "processId": None, **named}
        server.protocol.handle_body(json.dumps({**message, "params": params}).encode())
        assert refused[0]["error"]["code"] == INVALID_PARAMS


LENSES = [
    None, 7, True, "x", [], ["uri"], {}, {"uri": "file:///a.py"},
    {"uri": "file:///a.py", "name": "f"}, {"uri": 7, "name": "f", "tests": 1},
    {"uri": None, "name": "f", "tests": 1}, {"uri": [], "name": [], "tests": []},
    {"uri": "file:///a.py", "name": 7, "tests": 1}, {"uri": "file:///a.py", "name": "f", "tests": "1"},
    {"uri": "file:///a.py", "name": "f", "tests": True}, {"uri": "file:///a.py", "name": "f", "tests": -1},
    {"uri": "file:///a.py", "name": "f", "tests": 1.5},
]  # fmt: skip


@pytest.mark.parametrize("data", LENSES, ids=repr)
async def test_a_lens_of_another_server_is_refused(raw, data):
    answer = await raw.ask("codeLens/resolve", {"range": {"start": START, "end": START}, "data": data}, 7)
    assert answer["error"]["code"] == INVALID_PARAMS
    assert "codeLens/resolve: data" in answer["error"]["message"]


async def test_a_lens_without_data_is_refused(raw):
    answer = await raw.ask("codeLens/resolve", {"range": {"start": START, "end": START}}, 7)
    assert answer["error"]["code"] == INVALID_PARAMS


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
            asked = {"command": f"egcfg.{command}", "arguments": [uri, position]}
            answer = await raw.ask("workspace/executeCommand", asked, 9)
            assert "takes the document's uri" in answer["result"]["reason"]
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
