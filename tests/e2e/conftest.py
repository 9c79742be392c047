"""An editor that talks to a real ``egcfg serve`` process."""

import asyncio
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import psutil
import pytest
from lsprotocol import types
from pytest_lsp import make_test_lsp_client

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "engine" / "models" / "default" / "model.safetensors"
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


class Editor:
    """One connection, from ``initialize`` on."""

    def __init__(self, client, process):
        self.lsp = client
        self.process = process
        self.edits = []

        @client.feature(types.WORKSPACE_APPLY_EDIT)
        def apply(ls, params):
            self.edits.append(params)
            return types.ApplyWorkspaceEditResult(applied=True)

    async def initialize(self, folder, options):
        await self.lsp.initialize_session(
            types.InitializeParams(
                capabilities=CAPABILITIES, root_uri=folder.as_uri(), initialization_options=options
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

    def inline(self, path, line, character, msg_id=None):
        params = types.InlineCompletionParams(
            text_document=types.TextDocumentIdentifier(uri=path.as_uri()),
            position=types.Position(line=line, character=character),
            context=types.InlineCompletionContext(trigger_kind=types.InlineCompletionTriggerKind.Invoked),
        )
        return self.lsp.protocol.send_request_async(types.TEXT_DOCUMENT_INLINE_COMPLETION, params, msg_id)

    def command(self, path, name):
        params = types.ExecuteCommandParams("egcfg.completeFunction", arguments=[path.as_uri(), name])
        return self.lsp.workspace_execute_command_async(params)

    def cancel(self, msg_id):
        self.lsp.protocol.notify(types.CANCEL_REQUEST, types.CancelParams(id=msg_id))

    async def leave(self):
        """Says goodbye as an editor does; the exit code."""
        await self.lsp.shutdown_async(None)
        self.lsp.exit(None)
        return await asyncio.wait_for(self.process.wait(), 10)


@pytest.fixture
def shipped():
    """The real model, or a loud skip."""
    if not SHIPPED.is_file():
        pytest.skip(f"THE MODEL IS MISSING: there is no {SHIPPED}; no guided completion was tested")


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


@pytest.fixture
def start():
    """``async with start() as editor``"""
    return serving
