"""Requests that no editor should send are answered, and the next one is served."""

import asyncio
import json
import os

import pytest

from egcfg_lsp.server.handlers import create
from tests.unit.server.transport.test_connecting import answer, connected, initialize, listening, request

INVALID_PARAMS, METHOD_NOT_FOUND = -32602, -32601
INLINE, COMMAND = "textDocument/inlineCompletion", "workspace/executeCommand"


DOCUMENT = {"textDocument": {"uri": "file:///a.py"}}
START = {"line": 0, "character": 0}


class Raw:
    """A client that sends whatever it is told to."""

    def __init__(self, reader, writer):
        self._reader, self._writer = reader, writer

    def open(self, uri, text):
        document = {"uri": uri, "languageId": "python", "version": 1, "text": text}
        self._writer.write(request("textDocument/didOpen", {"textDocument": document}, None))

    async def ask(self, method, params):
        """The answer to a request; everything else that the server says is passed over."""
        self._writer.write(request(method, params, 7))
        return await answer(self._reader)

    async def refused(self, method, params):
        """What is said of parameters that cannot be."""
        told = await self.ask(method, params)
        assert told["error"]["code"] == INVALID_PARAMS
        return told["error"]["message"]


@pytest.fixture
async def raw(tmp_path, monkeypatch):
    """A server in an empty folder, where it looks for tests of a document that is no file."""
    monkeypatch.chdir(tmp_path)
    async with connected() as (reader, writer, _):
        client = Raw(reader, writer)
        yield client
        await client.ask("shutdown", None)


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
    assert named in await raw.refused(INLINE, params)
    right = {**DOCUMENT, "position": START, "context": {"triggerKind": 1}}
    assert "error" not in await raw.ask(INLINE, right)


@pytest.mark.parametrize(
    "params", [None, 3, {}, {"textDocument": None}, {"textDocument": {"uri": []}}], ids=str
)
async def test_leaving_no_document_is_refused(raw, params):
    assert "egcfg/left" in await raw.refused("egcfg/left", params)


async def test_documents_that_were_never_opened_do_not_pile_up():
    async with listening("") as (server, address, _):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(initialize({}))
        await answer(reader)
        for number in range(50):
            params = {"position": START, "context": {"triggerKind": 1}}
            writer.write(request(INLINE, {**params, "textDocument": {"uri": f"file:///{number}.py"}}))
            await answer(reader)
        assert len(server.sessions) < 10
        writer.close()


async def test_what_is_wrong_is_named_without_its_value(raw):
    params = {**DOCUMENT, "position": START, "context": {"triggerKind": "my secret"}}
    assert "my secret" not in json.dumps(await raw.ask(INLINE, params))


async def test_a_message_that_nobody_knows_costs_no_more_than_its_length(raw):
    """Nor do names in it command what is made of them."""
    before = len(object.__subclasses__()) + len(tuple.__subclasses__())
    params = {"type_name": "no name", "tables": [{"a": {}}] * 100}
    assert (await raw.ask("nothing/known", params))["error"]["code"] == METHOD_NOT_FOUND
    assert len(object.__subclasses__()) + len(tuple.__subclasses__()) < before + 10


FLAWED = {
    "another machine": "file://host/share/a.py",
    "this machine by name": "file://localhost/a.py",
    "null byte": "file:///a%00.py",
    "raw null byte": "file:///a\0.py",
    "surrogate": "file:///\ud800.py",
    "surrogate of no file": "\ud800",
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
    document, where = {"textDocument": {"uri": uri}}, {"start": position, "end": position}
    yield INLINE, {**document, "position": position, "context": {"triggerKind": 1}}
    yield "textDocument/codeLens", document
    yield "textDocument/inlayHint", {**document, "range": where}
    yield "codeLens/resolve", {"range": where, "data": {"uri": uri, "name": "f", "tests": 1}}
    for command in ("completeFunction", "showTrace"):
        for wanted in ("f", "\ud800", position):
            yield COMMAND, {"command": f"egcfg.{command}", "arguments": [uri, wanted]}


EXAMPLE = 'def f(x):\n    """\n    >>> f(1)\n    1\n    """\n'
both = pytest.mark.parametrize("is_open", [False, True], ids=["closed", "open"])


@both
@pytest.mark.parametrize("uri", FLAWED.values(), ids=FLAWED)
async def test_a_uri_where_nothing_can_be_is_refused(raw, uri, is_open):
    if is_open:
        raw.open(uri, EXAMPLE)
    for method, params in about(uri):
        if method == COMMAND:
            assert "takes the document's uri" in (await raw.ask(method, params))["result"]["reason"]
        else:
            told = await raw.refused(method, params)
            assert "uri" in told
            assert len(told) < 1000


@both
@pytest.mark.parametrize("uri", ODD, ids=repr)
async def test_a_uri_of_no_file_has_an_answer(raw, uri, is_open):
    if is_open:
        raw.open(uri, EXAMPLE)
    for method, params in about(uri):
        assert "error" not in await raw.ask(method, params), method


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


@pytest.mark.parametrize("data", [*LENSES, ...], ids=repr)
async def test_a_lens_of_another_server_is_refused(raw, data):
    lens = {"range": {"start": START, "end": START}}
    told = await raw.refused("codeLens/resolve", lens if data is ... else {**lens, "data": data})
    assert data is ... or "codeLens/resolve: data" in told


PLACES = [-1, 2**31, 2**63, 10**30, 1.5, "x", None, True, [0], {}]


@pytest.mark.parametrize("place", PLACES, ids=str)
async def test_positions_out_of_range_are_answered(raw, tmp_path, place):
    uri = (tmp_path / "a.py").as_uri()
    raw.open(uri, "x = 1\n")
    for position in ({"line": place, "character": 0}, {"line": 0, "character": place}):
        for method, params in about(uri, position):
            told = await raw.ask(method, params)
            if method == COMMAND and params["arguments"][1] is position:
                assert "takes the document's uri" in told["result"]["reason"]


@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
async def test_a_document_that_is_no_file_is_not_read(raw, tmp_path, kind):
    path = tmp_path / "a.py"
    if kind == "device":
        path.symlink_to("/dev/zero")
    else:
        (os.mkfifo if kind == "pipe" else os.mkdir)(path)
    for _ in range(4):  # more than there are threads that read
        await raw.ask("textDocument/codeLens", {"textDocument": {"uri": path.as_uri()}})


@pytest.mark.parametrize("answered", [{"result": 3}, {"error": {"code": 0, "message": ""}}, {}], ids=str)
async def test_an_answer_with_the_id_of_a_request_at_work_does_not_disturb_it(answered):
    """Only what the server asked has an answer: commands end as they would, requests can be cancelled."""
    async with connected() as (reader, writer, _):
        body = json.dumps({"jsonrpc": "2.0", "id": 7, **answered}).encode()
        confusing = b"Content-Length: %d\r\n\r\n%b" % (len(body), body)
        writer.write(request(COMMAND, {"command": "egcfg.explain"}, 7) + confusing)
        assert "html" in (await answer(reader))["result"]
        writer.write(request("textDocument/codeLens", DOCUMENT, 7) + confusing)
        writer.write(request("$/cancelRequest", {"id": 7}, None))
        assert (await answer(reader))["error"]["code"] == -32800
