"""An editor that talks to a real ``egcfg serve`` process."""

import asyncio
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import attrs
import psutil
import pytest
from lsprotocol import types
from pytest_lsp import make_test_lsp_client

ROOT = Path(__file__).parents[2]
SERVE = (sys.executable, "-m", "egcfg_lsp", "serve")
CAPABILITIES = types.ClientCapabilities(
    text_document=types.TextDocumentClientCapabilities(
        inline_completion=types.InlineCompletionClientCapabilities()
    ),
    window=types.WindowClientCapabilities(work_done_progress=True),
    workspace=types.WorkspaceClientCapabilities(
        apply_edit=True, workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True)
    ),
)


TRUSTED = {"trusted": True, "interpreter": sys.executable}
PATIENT = {
    **TRUSTED,
    "budget": {"automaticS": 600.0, "invokedS": 600.0, "commandS": 600.0},
    "set": {"wallS": 10.0, "cpuS": 10.0},
}
"""Settings under which no verdict rests on what the machine gets done in some seconds."""
HANGS_S = 300.0
"""What takes longer never comes."""


class Editor:
    """One connection, from ``initialize`` on."""

    def __init__(self, client, process, token=None):
        self.lsp = client
        self._token = token
        self.process = process
        self.edits = []
        self.statuses = []
        self.refreshes = []

        @client.feature(types.WORKSPACE_APPLY_EDIT)
        def apply(ls, params):
            self.edits.append(params)
            return types.ApplyWorkspaceEditResult(applied=True)

        @client.feature("egcfg/status")
        def told(ls, params):
            self.statuses.append(params)

        @client.feature("egcfg/refresh")
        def better(ls, params):
            self.refreshes.append(params.uri)

    async def initialize(self, folder, options, **capabilities):
        if self._token is not None:
            options = {**options, "token": self._token}
        return await self.lsp.initialize_session(
            types.InitializeParams(
                capabilities=attrs.evolve(CAPABILITIES, **capabilities),
                root_uri=folder.as_uri(),
                initialization_options=options,
            )
        )

    @property
    def messages(self):
        return [message.message for message in self.lsp.messages]

    def children(self):
        """Processes of the server: warm interpreters, and programs that run."""
        return set(psutil.Process(self.process.pid).children(recursive=True))

    def configure(self, **settings):
        params = types.DidChangeConfigurationParams(settings={"egcfg": settings})
        self.lsp.workspace_did_change_configuration(params)

    def open(self, path, text):
        item = types.TextDocumentItem(uri=path.as_uri(), language_id="python", version=1, text=text)
        self.lsp.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def change(self, path, text, version=2):
        document = types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=version)
        changes = [types.TextDocumentContentChangeWholeDocument(text=text)]
        self.lsp.text_document_did_change(types.DidChangeTextDocumentParams(document, changes))

    async def lenses(self, path):
        params = types.CodeLensParams(types.TextDocumentIdentifier(uri=path.as_uri()))
        found = await self.lsp.text_document_code_lens_async(params)
        resolved = [each if each.command else await self.lsp.code_lens_resolve_async(each) for each in found]
        return [each.command.title for each in resolved]

    async def hints(self, path):
        start, end = types.Position(line=0, character=0), types.Position(line=99, character=0)
        document = types.TextDocumentIdentifier(uri=path.as_uri())
        params = types.InlayHintParams(document, types.Range(start=start, end=end))
        return list(await self.lsp.text_document_inlay_hint_async(params))

    async def until(self, condition):
        async with asyncio.timeout(HANGS_S):
            while not condition():  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    def automatic(self, path, line, character):
        return self.inline(path, line, character, kind=types.InlineCompletionTriggerKind.Automatic)

    def inline(self, path, line, character, msg_id=None, kind=types.InlineCompletionTriggerKind.Invoked):
        params = types.InlineCompletionParams(
            text_document=types.TextDocumentIdentifier(uri=path.as_uri()),
            position=types.Position(line=line, character=character),
            context=types.InlineCompletionContext(trigger_kind=kind),
        )
        return self.lsp.protocol.send_request_async(types.TEXT_DOCUMENT_INLINE_COMPLETION, params, msg_id)

    def command(self, path, name):
        return self.execute("completeFunction", path.as_uri(), name)

    def execute(self, command, *arguments):
        params = types.ExecuteCommandParams(f"egcfg.{command}", arguments=list(arguments))
        return self.lsp.workspace_execute_command_async(params)

    def cancel(self, msg_id):
        self.lsp.protocol.notify(types.CANCEL_REQUEST, types.CancelParams(id=msg_id))

    async def leave(self):
        """Says goodbye as an editor does; the exit code."""
        await self.lsp.shutdown_async(None)
        self.lsp.exit(None)
        return await asyncio.wait_for(self.process.wait(), HANGS_S)


@asynccontextmanager
async def serving(*arguments):
    """A server process on stdio."""
    client = make_test_lsp_client()
    await client.start_io(*SERVE, *arguments, cwd=str(ROOT))
    try:
        yield Editor(client, client._server)
    finally:
        if client._server.returncode is None:
            client._server.kill()
            await client._server.wait()
        await client.stop()


@asynccontextmanager
async def serving_tcp():
    """A server process on a port of its own."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*SERVE, "--tcp", "127.0.0.1:0", stderr=pipe, cwd=str(ROOT))
    said = (await asyncio.wait_for(process.stderr.readline(), HANGS_S)).decode()
    address, _, token = said.rstrip("\n").removeprefix("egcfg: listening on ").partition("; ")
    host, _, port = address.rpartition(":")
    file = Path(token.removeprefix("initializationOptions.token is in "))
    client = make_test_lsp_client()
    await client.start_tcp(host, int(port))
    try:
        yield Editor(client, process, file.read_text())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        client.protocol.writer.close()
        await client.stop()


@pytest.fixture
def start():
    """``async with start() as editor``"""
    return serving
