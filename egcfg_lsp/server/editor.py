"""One connected editor: its settings, its open documents, what may run, and how to talk to the person."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from cattrs import Converter
from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.protocol import default_converter
from pygls.protocol.json_rpc import JsonRPCNotification, JsonRPCRequestMessage, JsonRPCResponseMessage
from pygls.uris import to_fs_path
from pygls.workspace import TextDocument

from egcfg_lsp import __version__
from egcfg_lsp.discovery.project import belongs, project_root
from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.server.cells import cell
from egcfg_lsp.server.protocol import Protocol, flaw
from egcfg_lsp.server.session import Session
from egcfg_lsp.server.status import NOTIFICATION, ServerState, Status, StatusReporter
from egcfg_lsp.settings import Settings, parse
from engine.support.text import harmless, in_message

if TYPE_CHECKING:
    from egcfg_lsp.discovery.tests_of import TestIndex
    from egcfg_lsp.reports.search_history import EventLog

REFRESH, SEARCH = "egcfg/refresh", "egcfg/search"
UNTRUSTED = (
    "egcfg executes code to complete it, and this workspace is not trusted. "
    'Set "egcfg.trusted": true (or initializationOptions {"trusted": true}) to allow it.'
)
OUTSIDE = (
    "egcfg executes code to complete it, and {file} lies outside the folders of this workspace. "
    "Open its folder, or add it to the workspace, to allow it."
)
_T = TypeVar("_T")
_READERS, _CLOSED = 2, 8
_INDEXING = Status(ServerState.INDEXING, "reading the file and its tests")
_INDEXING_S = 0.3
"""What takes less is not worth a word."""
_NOTEBOOKS = types.NotebookDocumentSyncOptions(
    [types.NotebookDocumentFilterWithCells(cells=[types.NotebookCellLanguage("python")])]
)
logger = logging.getLogger(__name__)


@cache
def converter() -> Converter:
    """Converts messages for all servers of this process, since it compiles code for each type it meets.

    pygls would make a class for each table in a message that it does not know.
    """
    made: Converter = default_converter()  # type: ignore[no-untyped-call]
    for unknown in (JsonRPCRequestMessage, JsonRPCNotification, JsonRPCResponseMessage):
        made.register_structure_hook(unknown, lambda data, cls: cls(**data))
    return made


class Editor(LanguageServer):
    """One editor: its settings, its open documents, and what their requests share."""

    protocol: Protocol

    def __init__(self, workbench: Workbench, later: Sequence[str] = ()) -> None:
        """``later`` names modules that answer requests: ``prepared`` imports them."""
        super().__init__(
            "egcfg",
            __version__,
            types.TextDocumentSyncKind.Full,
            _NOTEBOOKS,
            protocol_cls=Protocol,
            converter_factory=converter,
            max_workers=2,
        )
        self.workbench = workbench
        self._later = later
        self.settings = self._initial = Settings()
        self.pushes = 0
        """How often the client sent settings."""
        self.record: EventLog | None = None
        """How the last completion came about."""
        self.sessions: dict[str, Session] = {}
        self._tests: TestIndex | None = None
        self._complaints: list[str] = []
        self._said: set[str] = set()
        self.status = StatusReporter(self._tell_status)
        self._readers = ThreadPoolExecutor(_READERS, "egcfg-reader")
        self._importing: asyncio.Future[None] | None = None
        self.examining: asyncio.Task[dict[str, Any]] | None = None
        """What the doctor looks at: once, however many ask meanwhile."""
        self.warming: asyncio.Task[None] | None = None
        """Loads what will be needed."""
        self.offers: dict[str, asyncio.Task[bool]] = {}
        """By name of a missing model, whether the person let it be downloaded and it was."""

    async def prepared(self) -> None:
        """Imports what answers requests, once, beside the event loop."""
        if self._importing is None:
            self._importing = asyncio.get_running_loop().run_in_executor(self._readers, _import, self._later)
        await asyncio.shield(self._importing)

    async def read(self, function: Callable[..., _T], *arguments: Any) -> _T:
        """Calls what parses files and looks for tests, beside the event loop.

        What is cancelled before its turn never begins, so that fast typing in a large file piles up nothing.
        """
        loop = asyncio.get_running_loop()
        with self.status.lasting(_INDEXING, _INDEXING_S):
            return await loop.run_in_executor(self._readers, function, *arguments)

    def stop_reading(self) -> None:
        """The server ends."""
        self._readers.shutdown(wait=False, cancel_futures=True)

    def configure(self, data: Any, *, initial: bool = False) -> bool:
        """Lays settings, perhaps wrapped in ``egcfg``, over the ``initial`` ones; whether any changes."""
        if isinstance(data, dict) and set(data) == {"egcfg"}:
            data = data["egcfg"]
        before = self.settings
        self.settings, complaints = parse(data, self._initial)
        self._complaints += complaints
        if initial:
            self._initial = self.settings
        return self.settings != before

    def complain(self) -> None:
        """Names the settings that were ignored, each once."""
        for complaint in self._complaints:
            self.say_once(complaint)
        self._complaints.clear()

    def document(self, uri: str) -> TextDocument:
        """An open document, or one on disk; of a notebook's cell with the cells above it.

        One without a title has a place in the first folder.
        """
        text = self.workspace.get_text_document(uri)
        notebook = self.workspace.get_notebook_document(cell_uri=uri)
        if notebook is not None:
            return cell(self.workspace, text, notebook, next(iter(paths([notebook.uri])), None))
        if text.path and not paths([uri]) and not Path(text.path).is_absolute():
            folder = next(iter(self._folders()), None)
            text.path = str(folder / f"{text.path}.py") if folder is not None else ""
        return text

    def session(self, uri: str) -> Session:
        """What is remembered of a document; of those that are not open, only of the latest."""
        found = self.sessions.setdefault(uri, Session())
        closed = [each for each in self.sessions if each not in self.workspace.text_documents]
        for each in closed[:-_CLOSED]:
            self.sessions.pop(each).close()
        return found

    def project_of(self, file: TextDocument | Path) -> Path:
        """The folder of the project that a file belongs to."""
        path = file if isinstance(file, Path) else Path(file.path or "untitled.py")
        return project_root(path, self._folders())

    def _folders(self) -> list[Path]:
        return paths([*self.workspace.folders, self.workspace.root_uri or ""])

    def refusal(self, file: Path | None) -> str:
        """Says why nothing of ``file`` may run; empty if it may. None is a document that is no file yet.

        Code runs in a trusted workspace, and in one of its folders. Where it has no folders, what trusts it
        trusts the files that are opened in it.
        """
        if not self.settings.trusted:
            return UNTRUSTED
        folders = paths(self.workspace.folders or [self.workspace.root_uri or ""])
        if file is None or not folders or belongs(file, folders):
            return ""
        return OUTSIDE.format(file=file)

    def permits(self, file: Path | None) -> bool:
        """Whether code of ``file`` may run; if not, the person is told once, and the status says it."""
        reason = self.refusal(file)
        if reason:
            self.say_once(reason)
            self.show_refusal(file, reason)
        return not reason

    def show_refusal(self, file: Path | None, reason: str) -> None:
        """Says in the status why nothing of ``file`` may run."""
        where = "this workspace is not trusted" if reason == UNTRUSTED else f"{file} is outside the workspace"
        self.status.rest(Status(ServerState.REFUSED, where))

    def test_index(self) -> TestIndex:
        """Finds tests in the texts as they stand in the editor now."""
        from egcfg_lsp.discovery.tests_of import TestIndex

        documents = self.workspace.text_documents.values()
        self._tests = self._tests or TestIndex()
        self._tests.look_again({path: text.source for text in documents for path in paths([text.uri])})
        return self._tests

    @property
    def can_refresh(self) -> bool:
        """Whether ghost text can be renewed, so that the first of it may be shown early."""
        return self._understands("refresh")

    @property
    def has_panel(self) -> bool:
        """Whether it shows the programs of a search, and inserts the one that the person accepts."""
        return self._understands("search")

    def tell_search(self, told: Mapping[str, object]) -> None:
        """What ``SearchPanel`` says, with words made harmless, to an editor that has a panel."""
        self.protocol.notify(SEARCH, told)

    def refresh(self, uri: str) -> None:
        """A better answer stands ready: the editor asks again."""
        if self.can_refresh:
            self.protocol.notify(REFRESH, {"uri": uri})

    def renew_lenses(self) -> None:
        """Asks the client for the code lenses again, if it can be asked."""
        workspace = self.client_capabilities.workspace
        if workspace is not None and workspace.code_lens and workspace.code_lens.refresh_support:
            self.workspace_code_lens_refresh(None)

    def _tell_status(self, status: Status) -> None:
        if self._understands("status"):
            said = {"state": status.state.value, "reason": harmless(status.reason), "model": self._model()}
            self.protocol.notify(NOTIFICATION, {**asdict(status), **said})

    def _model(self) -> str:
        """The model that is loaded, and the most tokens a second that it wrote; empty while none is."""
        model = self.workbench.loaded(self.settings.model)
        if model is None:
            return ""
        fastest = max((rows / seconds for rows, seconds in model.speed.seconds.items()), default=0.0)
        return harmless(model.name) + (f", {fastest:,.0f} tokens/s" if fastest else "")

    def _understands(self, what: str) -> bool:
        """Whether the client announced it as ``experimental.egcfg``."""
        said = _mapping(_mapping(self.client_capabilities.experimental).get("egcfg"))
        return said.get(what) is True

    def say(self, text: str, kind: types.MessageType = types.MessageType.Info) -> None:
        """Shows the person a message."""
        self.window_show_message(types.ShowMessageParams(type=kind, message=in_message(text)))

    def say_once(self, text: str, kind: types.MessageType = types.MessageType.Warning) -> None:
        """Shows a message unless it was shown before."""
        if text not in self._said:
            self._said.add(text)
            self.say(text, kind)

    def log(self, text: str) -> None:
        """Writes to the editor's log; never source text."""
        self.window_log_message(types.LogMessageParams(type=types.MessageType.Log, message=harmless(text)))

    def current_request(self) -> Future[object] | None:
        """The request that the current command answers: cancelled by ``$/cancelRequest``.

        pygls cancels this future, but not the command's own task, so whoever works must watch it.
        """
        identifier = self.protocol.msg_id
        return None if identifier is None else self.protocol._request_futures.get(identifier)

    def report_server_error(self, error: Exception, source: Any) -> None:
        """An error of our own, outside of any request's answer."""
        logger.error("%s in %s", type(error).__name__, getattr(source, "__name__", source))


def paths(uris: Iterable[str]) -> list[Path]:
    """The files and folders that URIs name; those that name none, or are empty, are left out."""
    return [Path(path) for uri in uris if uri and not flaw(uri) and (path := to_fs_path(uri))]


def _import(names: Sequence[str]) -> None:
    """Objects of libraries are here to stay: no search for garbage looks at them, now or later."""
    gc.disable()
    try:
        for name in names:
            import_module(name)
    finally:
        gc.freeze()
        gc.enable()


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
