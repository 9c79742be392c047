"""Serves coding agents by the Model Context Protocol: completes, checks and traces functions of a project."""

from __future__ import annotations

import asyncio
import functools
import hmac
import inspect
import logging
import os
import re
import socket
import textwrap
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, TypedDict, TypeVar, cast

import uvicorn
from anyio import AsyncFile
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from mcp.shared.message import SessionMessage
from mcp.types import PARSE_ERROR, ErrorData, JSONRPCError, ToolAnnotations, jsonrpc_message_adapter
from pydantic import Field
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from egcfg_lsp import __version__
from egcfg_lsp.completer import render
from egcfg_lsp.completer.completer import Completer
from egcfg_lsp.discovery.context import top_statement
from egcfg_lsp.discovery.document import Document, Position
from egcfg_lsp.discovery.layout import Indents, analyse, reindent
from egcfg_lsp.discovery.project import belongs, project_root
from egcfg_lsp.discovery.targets import function_of
from egcfg_lsp.discovery.task import FunctionUnderTest, find
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.reports.lines import evidence, verdict
from egcfg_lsp.reports.lines import render as render_lines
from egcfg_lsp.reports.progress import ProgressLines
from egcfg_lsp.resources import interpreter
from egcfg_lsp.resources.compose import plan
from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.server import io
from egcfg_lsp.settings import Settings
from engine.completion import Engaged
from engine.support import own_files
from engine.support.errors import EngineError
from engine.support.text import harmless, harmless_line
from sandbox import Outcome, RunResult, SandboxError, TestCase

logger = logging.getLogger(__name__)
MOST_TOKENS = 2_000
"""Of a page of a result."""
_TOKEN = re.compile(r" ?[A-Za-z]{1,3}|.", re.DOTALL)
"""What models may read as one; of other letters than ASCII's, each byte."""
MOST_PROGRAM = 100_000
MOST_MESSAGE = 4 << 20
"""Bytes on stdin, as many as by HTTP."""
MOST_STRANGERS = 64
_MOST_REFUSED = 1 << 16
"""Bytes of a request without the token; what comes afterwards is cut off."""
_LONGEST_LINE = 400
_LONGER = 'pass --set timeout=S to "egcfg mcp" to give it longer'
_UNTRUSTED = (
    "Nothing of this project may run: egcfg mcp was started without --trust. "
    "Ask the person to add it, if they trust this folder."
)
INSTRUCTIONS = (
    "egcfg writes Python functions with a local model, and runs what it writes, confined, on the project's "
    "own doctests and pytest tests. Nothing here changes a file. Write a signature, a docstring and tests "
    "first; then complete_function writes the body. check_program judges a function of yours in seconds."
)

File = Annotated[str, Field(description="path of a Python file", max_length=4_096, pattern=r"^[^\x00]+$")]
Name = Annotated[
    str, Field(description="name of a function in it, such as total or Basket.total", max_length=1_000)
]
Start = Annotated[int, Field(description="`next` of the page before", ge=0)]


class TestsFound(TypedDict):
    """A page of the tests of a function."""

    tests: list[str]
    next: int | None
    """`start` of the next page."""


class Checked(TypedDict):
    """A verdict, and a page of what each test says."""

    passed: bool
    verified: bool
    """The values were compared outside the program, which cannot cheat there."""
    tests: list[str]
    next: int | None


class Completed(TypedDict):
    """A completion: what is known of it, and the patch that puts it into its file."""

    passed: bool
    verified: bool
    summary: str
    patch: str
    tests: list[str]


class Traced(TypedDict):
    """A page of a run, line by line."""

    value: str
    """Of the call, or what it raised."""
    lines: list[str]
    next: int | None


@dataclass
class Toolbox:
    """What the tools share. Only files in ``folders`` are read, and they run only if ``trusted``."""

    folders: Sequence[Path]
    trusted: bool
    settings: Settings = field(default_factory=Settings)
    workbench: Workbench = field(default_factory=Workbench)

    async def find_tests(self, file: File, function: Name, start: Start = 0) -> TestsFound:
        """List the tests of a function, and those that are left out, with the reason. Runs nothing."""
        found = await self._found(file, function)
        tests = [_one_line(f"{test.id}: {test.source}") for test in found.site.task.tests]
        left_out = [_one_line(f"left out: {name}: {reason}") for name, reason in found.skipped]
        shown, more = _page([*tests, *left_out], start)
        return {"tests": shown, "next": more}

    async def check_program(
        self,
        file: File,
        function: Name,
        program: Annotated[
            str,
            Field(
                description="the whole function, from its decorators or its `def`", max_length=MOST_PROGRAM
            ),
        ],
        start: Start = 0,
    ) -> Checked:
        """Run a program in place of a function on the function's tests, confined. Changes no file."""
        found = await self._found(file, function, runs=True)
        there = await asyncio.to_thread(self._replaced, found, program)
        return _checked(await (await self._completer(found.path)).trace(there), start)

    async def trace_function(
        self,
        file: File,
        function: Name,
        call: Annotated[
            str,
            Field(description="an expression for this file, such as total([1, 2])", max_length=MOST_PROGRAM),
        ],
        start: Start = 0,
    ) -> Traced:
        """Evaluate a call, confined: how often each line of the function ran, and what it assigned."""
        found = await self._found(file, function, runs=True)
        asked = _with_tests(found, [TestCase(id=call, source=call, expected="")])
        result = await (await self._completer(found.path)).trace(asked)
        if result.exception is not None or not result.tests:
            raise ToolError(_one_line(f"{found.path.name} cannot be run: {result.exception}"))
        [ran] = result.tests
        numbers = range(found.function.first, found.function.last + 1)
        source = {number + 1: found.document.lines[number].expandtabs(4) for number in numbers}
        shown, more = _page(render_lines(source, ran, _LONGER).splitlines()[1:], start)
        value = ran.exception or ran.actual or "None"
        return {"value": _one_line(value), "lines": shown, "next": more}

    async def complete_function(
        self,
        file: File,
        function: Name,
        context: Context,
        seconds: Annotated[float, Field(description="time to search", gt=0, le=600)] = 30,
    ) -> Completed:
        """Write the body of a function with a local model, guided by runs of the function's tests.

        Changes no file: apply the patch.
        """
        found = await self._found(file, function, runs=True)
        completer = await self._completer(found.path)
        prepared = await completer.prepare(found)

        async def engage() -> Engaged:
            model = await self.workbench.model(self.settings.model)
            return Engaged(model, prepared.sandbox, plan(self.settings.method, model.template, seconds))

        async with _progress(context) as say:
            listen = ProgressLines(say).listen
            completion = await prepared.complete(self.settings.method, engage, listen)
        before = found.document.text
        after = render.apply(before, render.edit(found.site, completion.code)) if completion.code else before
        patch = render.diff(found.path.name, before, after)
        tests, _ = _page([verdict(test, _LONGER) for test in completion.result.tests], 0)
        return {
            "passed": completion.passed,
            "verified": completion.verified,
            "summary": evidence(completion),
            "patch": patch
            if tokens(patch) <= MOST_TOKENS
            else render.diff(found.path.name, before, after, 0),
            "tests": tests,
        }

    async def _found(self, file: str, name: str, runs: bool = False) -> FunctionUnderTest:
        """The function, with its tests. ``runs``: its code will."""
        if runs and not self.trusted:
            raise ToolError(_UNTRUSTED)
        path = Path(self.folders[0], file)
        if not belongs(path, self.folders):
            raise ToolError(f"{file} lies outside {', '.join(map(str, self.folders))}.")

        def read() -> FunctionUnderTest:
            return find(TestIndex(), *function_of(path, name), project_root(path, self.folders))

        return await asyncio.to_thread(read)

    def _replaced(self, found: FunctionUnderTest, program: str) -> FunctionUnderTest:
        """The same tests of ``program`` in the place of the function. Raises ``ToolError``."""
        document = Document(_with_function(found, program), found.path)
        replaced = document.find(found.function.target_name)
        if replaced is None:
            raise ToolError(f"In its file, the program is no {found.function.name}; make it shorter.")
        there = find(TestIndex(), document, replaced, project_root(found.path, self.folders))
        return _with_tests(there, found.site.task.tests)

    async def _completer(self, path: Path) -> Completer:
        settings, root = self.settings, project_root(path, self.folders)
        python = interpreter.choose(settings.interpreter, root)
        variables = interpreter.variables(settings.environment, root)
        pool = await self.workbench.sandbox(python, root, settings.parallel, variables)
        return Completer(pool, root, settings.limits, lambda sentence: None, _LONGER)


def _with_tests(found: FunctionUnderTest, tests: Sequence[TestCase]) -> FunctionUnderTest:
    return replace(found, site=replace(found.site, task=replace(found.site.task, tests=tuple(tests))))


def _with_function(found: FunctionUnderTest, program: str) -> str:
    """The text of the file with ``program`` in place of the function. Raises ``ToolError``."""
    given, function = Document(textwrap.dedent(program).strip("\n") + "\n"), found.function
    own = given.find(function.name.rpartition(".")[2])
    if own is None or given.first_error is not None:
        wrong = f"has a syntax error at line {given.first_error + 1}" if given.first_error is not None else ""
        raise ToolError(f"The program {wrong or f'does not define {function.name}; begin it with its def'}.")
    first, lines = analyse(given, top_statement(own), own.last)
    indents = found.site.indents
    written = reindent(lines[own.first - first :], Indents(unit=given.indent_unit), indents)
    document = found.document
    start, end = Position(function.first, 0), document.lines.end(function.last)
    return render.apply(document.text, render.TextEdit(start, end, document.lines.newline.join(written)))


def _checked(result: RunResult, start: int) -> Checked:
    if result.exception is not None:
        raise ToolError(_one_line(f"The program cannot be run: {result.exception}"))
    shown, more = _page([verdict(test, _LONGER) for test in result.tests], start)
    passed = bool(result.tests) and result.outcome is Outcome.PASS
    verified = passed and all(test.trusted for test in result.tests)
    return {"passed": passed, "verified": verified, "tests": shown, "next": more}


def _one_line(text: str) -> str:
    line = harmless(" ".join(text.split()))
    return line if len(line) <= _LONGEST_LINE else line[:_LONGEST_LINE] + "…"


def tokens(text: str) -> int:
    """About as many as models read, rather more."""
    return sum(len(each.encode()) if not each.isascii() else 1 for each in _TOKEN.findall(text))


def _page(lines: Sequence[str], start: int) -> tuple[list[str], int | None]:
    """As many lines from ``start`` as fit on a page, and where the next one begins."""
    shown: list[str] = []
    left = MOST_TOKENS
    for line in lines[start:]:
        line = harmless(line)[:_LONGEST_LINE]
        left -= tokens(line)
        if left < 0 and shown:
            return shown, start + len(shown)
        shown.append(line)
    return shown, None


@asynccontextmanager
async def _progress(context: Context) -> AsyncIterator[Callable[[str], None]]:
    """A function that tells the client what happens, in order, without waiting for it."""
    said: asyncio.Queue[str] = asyncio.Queue()

    async def send() -> None:
        number = 0
        while True:
            text = await said.get()
            number += 1
            await context.report_progress(number, None, harmless_line(text))

    sending = asyncio.create_task(send())
    try:
        yield said.put_nowait
    finally:
        sending.cancel()


_Tool = TypeVar("_Tool", bound=Callable[..., Awaitable[object]])


def _reporting(tool: _Tool) -> _Tool:
    """The same tool; what it refuses is told to the agent in a sentence."""

    @functools.wraps(tool)
    async def told(*arguments: object, **named: object) -> object:
        try:
            return await tool(*arguments, **named)
        except (ToolError, UsageError, EngineError, SandboxError) as error:
            raise ToolError(_one_line(str(error))) from None

    return cast(_Tool, told)


def create(toolbox: Toolbox) -> MCPServer:
    """A server with the four tools."""
    server = MCPServer("egcfg", version=__version__, instructions=INSTRUCTIONS, log_level="ERROR")
    for tool in (
        toolbox.find_tests,
        toolbox.check_program,
        toolbox.trace_function,
        toolbox.complete_function,
    ):
        repeatable = tool != toolbox.complete_function
        hints = ToolAnnotations(read_only_hint=True, idempotent_hint=repeatable, open_world_hint=False)
        server.add_tool(_reporting(tool), description=inspect.getdoc(tool), annotations=hints)
    return server


async def serve_stdio(toolbox: Toolbox) -> int:
    """Serves the process that started this one, until stdin closes; the exit code."""
    io.end_on_signals()
    lines, server = _Lines(), create(toolbox)._lowlevel_server
    try:
        async with stdio_server(stdin=cast(AsyncFile[str], lines)) as (reading, writing):
            lines.answer = writing.send
            await server.run(reading, writing, server.create_initialization_options())
    finally:
        await io.close(toolbox.workbench)
    if lines.too_long:
        logger.error("A message has more than %d MiB. The server ends.", MOST_MESSAGE >> 20)
    return int(lines.too_long)


class _Lines:
    """The messages on stdin, which nobody else reads from now on, up to one that is too long."""

    def __init__(self) -> None:
        self._file, self._thread = os.fdopen(os.dup(0), "rb"), ThreadPoolExecutor(1, "stdin")
        self.too_long = False
        self.answer: Callable[[SessionMessage], Awaitable[None]]
        with open(os.devnull) as nothing:
            os.dup2(nothing.fileno(), 0)

    def __aiter__(self) -> _Lines:
        return self

    async def __anext__(self) -> str:
        """What cannot be read is answered here: the SDK passes over it, and its sender would wait."""
        read = self._file.readline
        while True:
            line = await asyncio.get_running_loop().run_in_executor(self._thread, read, MOST_MESSAGE + 1)
            self.too_long = len(line) > MOST_MESSAGE
            if not line or self.too_long:
                raise StopAsyncIteration
            text = line.decode(errors="replace")
            try:
                jsonrpc_message_adapter.validate_json(text, by_name=False)
            except ValueError:
                if text.strip():
                    await self.answer(_UNREADABLE)
            else:
                return text


_UNREADABLE = SessionMessage(
    JSONRPCError(
        jsonrpc="2.0",
        id=None,
        error=ErrorData(code=PARSE_ERROR, message="The message is none of JSON-RPC 2.0."),
    )
)


async def serve_http(
    toolbox: Toolbox, host: str, port: int, announce: Callable[[str, int, Path], None]
) -> int:
    """Serves processes of this machine that know the token, until it is stopped; the exit code.

    ``announce`` hears the address and the token's file. Raises ``UsageError`` for an address that others can
    reach, or that is taken.
    """
    address, token = io.loopback(host, "--http"), io.new_token()
    try:
        door = socket.create_server((address, port), family=_family(address))
    except OSError as error:
        raise UsageError(f"Cannot listen on {host}:{port}: {error.strerror or error}.") from None
    with door:
        port = door.getsockname()[1]
        name = f"[{address}]" if ":" in address else address
        hosts = [f"{each}:{port}" for each in (name, "localhost")]
        security = TransportSecuritySettings(allowed_hosts=hosts, allowed_origins=[])
        strangers = _Strangers()
        app = _Guarded(create(toolbox).streamable_http_app(transport_security=security), token, strangers)
        options = uvicorn.Config(
            app, http=strangers.door(), ws="none", log_config=None, proxy_headers=False, lifespan="on"
        )
        server = uvicorn.Server(options)
        io.end_on_signals()
        try:
            with io.kept(token, own_files.token(port)) as file:
                announce(name, port, file)
                await server.serve(sockets=[door])
        finally:
            await io.close(toolbox.workbench)
    return 0


def _family(address: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in address else socket.AF_INET


class _Strangers:
    """Connections on which no token was told yet. Who is silent longest makes room for the next one."""

    def __init__(self) -> None:
        self._waiting: dict[object, asyncio.Transport] = {}

    def door(self) -> type[asyncio.Protocol]:
        """uvicorn's protocol, which tells of each connection: else many keep all others out."""
        waiting = self._waiting

        class Door(H11Protocol):
            def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
                super().connection_made(transport)
                if len(waiting) == MOST_STRANGERS:
                    waiting.pop(next(iter(waiting))).abort()
                waiting[self.client] = transport

            def connection_lost(self, error: Exception | None) -> None:
                waiting.pop(self.client, None)
                super().connection_lost(error)

        return Door

    def know(self, client: object) -> None:
        """Whoever has this address told the token."""
        self._waiting.pop(client, None)


@dataclass(frozen=True)
class _Guarded:
    """Lets through what has the token."""

    app: ASGIApp
    token: str
    strangers: _Strangers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = dict(scope.get("headers", ())).get(b"authorization", b"")
        if scope["type"] == "lifespan" or hmac.compare_digest(given, b"Bearer " + self.token.encode()):
            self.strangers.know(scope.get("client"))
            await self.app(scope, receive, send)
        else:
            left = _MOST_REFUSED
            while left > 0 and (part := await receive()).get("more_body"):
                left -= len(part["body"])
            refusal = PlainTextResponse("The token is missing or wrong.", 401, {"Connection": "close"})
            await refusal(scope, receive, send)
