"""A client, and a server with a scripted model and the real sandbox, connected in this process."""

import asyncio
import re
import sys
from collections import Counter
from contextlib import asynccontextmanager
from functools import cache

import attrs
import pytest
from lsprotocol import types
from pygls.protocol import default_converter
from pytest_lsp import make_test_lsp_client

from egcfg_lsp.resources import compose
from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.server import io
from egcfg_lsp.server.handlers import create
from tests.scripted import Scripted

_CONVERTER = cache(default_converter)
"""For all clients, since it compiles code for each type it meets."""
CAPABILITIES = types.ClientCapabilities(
    text_document=types.TextDocumentClientCapabilities(
        inline_completion=types.InlineCompletionClientCapabilities()
    ),
    window=types.WindowClientCapabilities(work_done_progress=True),
    workspace=types.WorkspaceClientCapabilities(
        apply_edit=True,
        configuration=True,
        workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True),
    ),
)

TRUSTED = {"trusted": True, "interpreter": sys.executable}
UNHURRIED = {
    "budget": {"automaticS": 600.0, "invokedS": 600.0, "commandS": 600.0},
    "set": {"wallS": 60.0, "cpuS": 60.0},
}
"""Settings under a test's own: neither what a machine gets done in some seconds nor what is known decides."""


def unhurried(options):
    nested = {key: {**UNHURRIED[key], **options[key]} for key in UNHURRIED.keys() & options.keys()}
    return {**UNHURRIED, **options, **nested}


def script(bodies):
    def following(text):
        task, _, written = text.rpartition("<|body|>\n")
        names = re.findall(r"def (\w+)\(", task.rpartition("<|task|>")[2].partition("<|tests|>")[0])
        rest = Counter()
        for body, weight in bodies.get(names[-1] if names else "", {}).items():
            if f"{body}<|end|>".startswith(written):
                rest[f"{body}<|end|>"[len(written) :][:10]] += weight
        return rest

    return following


class Client:
    """What a test needs of an editor."""

    def __init__(self, client, server):
        self.lsp = client
        self.server = server
        self.edits = []
        self.to_edits = types.ApplyWorkspaceEditResult(applied=True)
        self.statuses = []
        self.refreshes = []

        @client.feature("egcfg/status")
        def told(ls, params):
            self.statuses.append(params)

        @client.feature("egcfg/refresh")
        def better(ls, params):
            self.refreshes.append(params.uri)

        @client.feature(types.WORKSPACE_APPLY_EDIT)
        def apply(ls, params):
            self.edits.append(params)
            return self.to_edits

    @property
    def passes(self):
        """How many forward passes the models have made so far: a clock that goes with the machine."""
        models = [loading.result() for loading in self.server.workbench._models.values() if loading.done()]
        return sum(len(model.pass_sizes) for model in models)

    async def at_work(self):
        """Somebody's tokens are being generated."""
        await self.until(lambda: self.passes > 20)

    @property
    def model(self):
        """The one that is loaded."""
        [loading] = self.server.workbench._models.values()
        return loading.result()

    @property
    def told(self):
        """Messages of the newest progress, without its beginning and end."""
        return [report.message for report in list(self.lsp.progress_reports.values())[-1][1:-1]]

    def run(self, path):
        return self.server.session(path.as_uri()).run

    async def status(self, state):
        """The newest one, when it is of that state."""
        await self.until(lambda: self.statuses and self.statuses[-1].state == state)
        return self.statuses[-1]

    @property
    def messages(self):
        return [message.message for message in self.lsp.messages]

    def open(self, path, text, version=1):
        item = types.TextDocumentItem(uri=path.as_uri(), language_id="python", version=version, text=text)
        self.lsp.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def change(self, path, text, version=2):
        self.lsp.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=version),
                content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
            )
        )

    def close(self, path):
        document = types.TextDocumentIdentifier(uri=path.as_uri())
        self.lsp.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document))

    def configure(self, settings):
        """Settings that are pushed; ``None``: they changed, and may be asked for."""
        changed = types.DidChangeConfigurationParams(settings=settings and {"egcfg": settings})
        self.lsp.workspace_did_change_configuration(changed)

    def inline(self, path, line, character, invoked=True, msg_id=None):
        kind = types.InlineCompletionTriggerKind
        params = types.InlineCompletionParams(
            text_document=types.TextDocumentIdentifier(uri=path.as_uri()),
            position=types.Position(line=line, character=character),
            context=types.InlineCompletionContext(trigger_kind=kind.Invoked if invoked else kind.Automatic),
        )
        return self.lsp.protocol.send_request_async(types.TEXT_DOCUMENT_INLINE_COMPLETION, params, msg_id)

    def command(self, *arguments, msg_id=None):
        params = types.ExecuteCommandParams(command="egcfg.completeFunction", arguments=list(arguments))
        return self.lsp.protocol.send_request_async(types.WORKSPACE_EXECUTE_COMMAND, params, msg_id)

    def left(self, path):
        self.lsp.protocol.notify("egcfg/left", {"textDocument": {"uri": path.as_uri()}})

    def execute(self, name, *arguments):
        params = types.ExecuteCommandParams(command=f"egcfg.{name}", arguments=list(arguments))
        return self.lsp.workspace_execute_command_async(params)

    async def explained(self, path, *place):
        """What is told of the completion there."""
        await self.inline(path, *place)
        return await self.execute("explain")

    async def lenses(self, path):
        params = types.CodeLensParams(types.TextDocumentIdentifier(uri=path.as_uri()))
        found = await self.lsp.text_document_code_lens_async(params)
        return [
            each if each.command is not None else await self.lsp.code_lens_resolve_async(each)
            for each in found
        ]

    async def hints(self, path, last=99):
        start, end = types.Position(line=0, character=0), types.Position(line=last, character=0)
        document = types.TextDocumentIdentifier(uri=path.as_uri())
        params = types.InlayHintParams(document, types.Range(start=start, end=end))
        return list(await self.lsp.text_document_inlay_hint_async(params))

    async def actions(self, path, line):
        at = types.Range(types.Position(line, 0), types.Position(line, 0))
        document = types.TextDocumentIdentifier(path.as_uri())
        params = types.CodeActionParams(document, at, types.CodeActionContext(diagnostics=[]))
        return list(await self.lsp.text_document_code_action_async(params))

    def cancel(self, msg_id):
        self.lsp.protocol.notify(types.CANCEL_REQUEST, types.CancelParams(id=msg_id))

    async def until(self, condition, seconds=300.0):
        """Soon, on a machine of any speed; only what never comes takes so many seconds."""
        async with asyncio.timeout(seconds):
            while not condition():  # noqa: ASYNC110
                await asyncio.sleep(0.01)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.py"


@pytest.fixture
def scripted_model():
    """``scripted_model(bodies)`` answers with these bodies of these functions."""
    return lambda bodies: Scripted(script(bodies), tokens=["    ", "return "])


@pytest.fixture
def connect(tmp_path, path, scripted_model, monkeypatch):
    """``async with connect(bodies, options, text=SOURCE) as client``: ``path`` is open and has that text."""
    monkeypatch.setattr("egcfg_lsp.server.ghost_text._OTHERS_S", 600.0)
    monkeypatch.setattr("pytest_lsp.client.default_converter", _CONVERTER)

    @asynccontextmanager
    async def connected(
        bodies=None,
        options=None,
        *,
        trusted=True,
        text=None,
        open_model=None,
        configuration=None,
        experimental=None,
        window=None,
    ):
        async def scripted(settings):
            return scripted_model(bodies or {})

        server = create(Workbench(open_model or scripted, compose.open_sandbox))
        address = asyncio.get_running_loop().create_future()
        serving = asyncio.create_task(
            io.serve_tcp(server, "127.0.0.1", 0, lambda *found: address.set_result(found), token="")
        )
        client = make_test_lsp_client()
        client.set_configuration(configuration, section="egcfg")
        await client.start_tcp(*await address)
        await client.initialize_session(
            types.InitializeParams(
                capabilities=attrs.evolve(
                    CAPABILITIES,
                    experimental={"egcfg": experimental or {}},
                    window=window or CAPABILITIES.window,
                ),
                root_uri=tmp_path.as_uri(),
                initialization_options=unhurried({**(TRUSTED if trusted else {}), **(options or {})}),
            )
        )
        connection = Client(client, server)
        if text is not None:
            connection.open(path, text)
        try:
            yield connection
        finally:
            await client.shutdown_async(None)
            client.exit(None)
            assert await serving == 0
            client.protocol.writer.close()
            await client.protocol.writer.wait_closed()
            await client.stop()

    return connected
