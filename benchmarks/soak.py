"""Measures whether the server stays as it is under hours of random requests, valid and hostile.

The server and its model are real. The requests follow from the seed. Every minute the server comes to rest,
and a line on stderr tells what it holds. Medians of the last third of these are compared with those of the
first third after a warm-up of a sixth of the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import psutil

from benchmarks.everyday import FOLDER
from benchmarks.figures import Figure
from engine.models.catalog import AUTO
from engine.support import own_files

GROWTH = {"server": 48, "tree": 96, "descriptors": 24, "processes": 4, "threads": 8, "files": 32}
"""By how much each may grow: MB of the server and of all its processes, without pages of files, which the
kernel keeps as it likes, and counted once where they are shared; and numbers."""
UNITS = {"server": "MB", "tree": "MB"}
EXPECTED = {-32700, -32600, -32601, -32602, -32800}
"""Errors that tell of a wrong or a cancelled request; all others are the server's own."""
WORSE = re.compile(r"Traceback|Warning:|never retrieved|Fatal|ERROR (asyncio|concurrent|egcfg_lsp.server.io)")
AT_ONCE, MOST_TEXT = 8, 20_000
LONGEST_S, REST_S, MINUTE_S, BUSY_S = 1800.0, 20.0, 60.0, 0.05
"""Until an answer, until rest, of requests, and of the processor in a second of rest."""
TRIGGERS = (1, 2)
TOTAL = """\
def total(numbers):
    \"\"\"Return the sum of the numbers.

    >>> total([1, 2, 3])
    6
    >>> total([])
    0
    \"\"\"
"""
HOSTILE = (
    "while True: pass",
    "return [0] * 10**10",
    "return 'x' * 10**9 + str(10**100_000)",
    "import os; os._exit(0)",
    "import os\n    while True: os.fork()",
    "import threading\n    while True: threading.Thread(target=input).start()",
    "for at in range(10**6): open(str(at), 'w').write('x' * 4096)",
    "print('\\x1b]52;c;aGk=\\x07' * 10**6)",
    "raise type('\\x1b[2J\\nverified', (Exception,), {})('\\u202e')",
    "import os; os.kill(os.getppid(), 9)",
    "import socket; socket.create_connection(('127.0.0.1', 80))",
    "open('/tmp/egcfg-soak-was-here', 'w')",
    "return (lambda f: f(f))(lambda f: f(f))",
)
CHUNKS = (
    "def ", "(((", "'''", '"""', "\t", "    ", "\r\n", "\x00", "\ufeff", "𝒳 = 'naïve 🎉'\n", "x: int = \\\n",
    ">>> 1 +\n", "\f", "\u202e",
    "import no_such_module\n", "raise SystemExit\n", "@property\n", "async def f(): ...\n", "(" * 900,
    "x" * 3000 + "\n",
)  # fmt: skip
SETTINGS: tuple[Any, ...] = (
    {"inline": {"untested": "shown", "alternatives": 1}},
    {"inline": {"prefetch": False}, "lenses": False},
    {"set": {"numCandidates": 2, "gamma": 1.0, "harvest": False, "horizon": 2}},
    {"method": {"strategy": "eg-cfg"}, "set": {"agents": 2}},
    {"set": {"parallel": 1}},
    {"set": {"memoryMb": 256, "wallS": 0.5}},
    {"trusted": False},
    {"interpreter": "/no/such/python"},
    {"model": {"name": "/no/such/model.gguf"}},
    {"environment": ["A=1", "no-such.env", "B"]},
    {"set": {f"none{number}": number for number in range(2000)}},
    {"trusted": "yes", "budget": [], "inline": {"alternatives": -1}, "\x1b[2J": None},
    [1], None, "trusted", 10**400,
)  # fmt: skip
URIS: tuple[Any, ...] = (
    "", "x", "file://", "file:///", "file:///dev/zero", "file:///proc/self/mem", "file:///etc/passwd",
    "file://host/a.py",
    "untitled:Untitled-1", "file:///%00", "file:///a%ff.py", "file:///" + "a/" * 3000,
    "file:///" + "a" * 300, "file:///tmp/../tmp/a.py",
    "https://localhost/a.py", "file:///a%0Aall%20tests%20pass.py", "file:////a.py", "command:egcfg.restart",
    "file:///\ud800.py", None, 3, [], {},
)  # fmt: skip
METHODS = (
    "textDocument/inlineCompletion", "textDocument/codeLens", "textDocument/inlayHint", "codeLens/resolve",
    "workspace/executeCommand", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
    "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles", "egcfg/left", "initialize",
    "initialized",
    "no/such/method", "$/cancelRequest", "$/setTrace", "window/workDoneProgress/cancel", "\x1b[2J", "",
)  # fmt: skip
BODIES = (
    b"{", b"[]", b"null", b"\xff\xfe", b'{"jsonrpc":"1.0"}', b'{"jsonrpc":"2.0"}', b"[" * 100_000, b"{}",
    b'"x"', b"1e999",
    b'{"jsonrpc":"2.0","id":true,"method":"shutdown"}', b'{"jsonrpc":"2.0","id":{},"method":"shutdown"}',
    b'{"jsonrpc":"2.0","id":"none","result":3}',
    b'{"jsonrpc":"2.0","id":null,"error":{"code":0,"message":""}}',
    b'{"jsonrpc":"2.0","method":3}', b'{"jsonrpc":"2.0","method":["a"],"id":"odd"}',
)  # fmt: skip


def measure(minutes: int = 120, seed: int = 7, model: str = AUTO, backend: str = AUTO) -> list[Figure]:
    """All figures of one soak."""
    return asyncio.run(_measure(minutes, seed, {"model": {"name": model}, "set": {"backend": backend}}))


async def _measure(minutes: int, seed: int, settings: Mapping[str, Any]) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="egcfg-soak-", ignore_cleanup_errors=True) as name:
        world = World(Path(name), random.Random(seed))
        server = Server(world)
        await server.start(settings)
        person = Person(server, world, random.Random(seed + 1))
        held = [await person.minute(number) for number in range(1, minutes + 1)]
        last = await server.alive() and await person.last()
        left = await server.leave()
        return [*grown(held), *server.figures(), *_ends(last, left)]


def _ends(last: bool, left: int) -> list[Figure]:
    return [
        Figure("last_completion", last, "ghost text", "of an ordinary function, after all", "== 1"),
        Figure("left", left, "processes, files", "of the server after its end", "== 0"),
    ]


def grown(held: Sequence[Mapping[str, int]]) -> list[Figure]:
    """What the server holds more in the last third than in the first, after the warm-up."""
    warm = held[len(held) // 6 :]
    third = max(1, len(warm) // 3)
    return [
        Figure(
            f"{what}_growth",
            median(each[what] for each in warm[-third:]) - early,
            UNITS.get(what, what),
            f"from {early:,.0f}",
            f"<= {allowed}",
        )
        for what, allowed in GROWTH.items()
        for early in [median(each[what] for each in warm[:third])]
    ]


class World:
    """The folder of a small project, and those for what the server keeps and leaves."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._chance = chance
        self.folder, self.project, self.kept = folder, folder / "project", folder / ".kept"
        (folder / "calm").mkdir()
        examples = FOLDER.parents[1] / "examples"
        shutil.copytree(examples, self.project)
        for file in (FOLDER / "tasks").glob("*.py"):
            shutil.copyfile(file, self.project / f"every_{file.name}")
        self.sources = {path: path.read_text("utf-8") for path in sorted(self.project.rglob("*.py"))}
        odd = ("new.py", "naïve 𝒳.py", "a%20b.py", "test_new.py", "all pass\nverified.py", "conftest.py")
        self.files = [*self.sources, *(self.project / name for name in odd)]
        self.environment = {**os.environ, own_files.MODELS: str(own_files.models())}
        for variable in ("TMPDIR", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            self.environment[variable] = str(self.kept / variable)
            (self.kept / variable).mkdir(parents=True)

    def count(self) -> int:
        """Files that the server left on disk or in shared memory."""
        places = (self.kept, "/dev/shm")  # noqa: S108
        return sum(len(files) for place in places for _, _, files in os.walk(place))

    def text(self) -> str:
        """A source of the project, as it was at first."""
        return self._chance.choice([*self.sources.values()])

    def disturb(self, path: Path) -> None:
        """Puts another text, a link, a pipe, a folder or nothing where the file is."""
        kinds: list[Callable[[], object]] = [
            *[lambda: path.write_text(self.sources.get(path) or self.text(), "utf-8")] * 5,
            lambda: path.write_bytes(self._chance.randbytes(300)),
            lambda: path.write_bytes(b"x = 1\n" * 300_000),
            lambda: path.symlink_to(self._chance.choice(("/", "/dev/zero", "/etc/passwd", path.name, ".."))),
            lambda: path.hardlink_to(self._chance.choice([*self.sources])),
            lambda: os.mkfifo(path),
            path.mkdir,
            lambda: self._chance.choice(self.files).rename(path),
            lambda: None,
        ]
        made = self._chance.choice(kinds)
        with contextlib.suppress(OSError):
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            made()


class Server:
    """The process, and a client that may say anything to it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._answers: dict[object, asyncio.Future[Any]] = {}
        self.errors: Counter[int] = Counter()
        self.requests = self._unanswered = 0
        self._sent: dict[int, str] = {}

    async def start(self, settings: Mapping[str, Any]) -> None:
        """Until it is initialized; ``settings`` are its own from then on."""
        limits = {"wallS": 1.0, "cpuS": 1.0, "cacheMb": 256}
        self._settings = {
            "trusted": True,
            "interpreter": sys.executable,
            "budget": {"automaticS": 1.0, "invokedS": 2.0, "commandS": 3.0},
            **settings,
            "set": {**limits, **settings["set"]},
        }
        self._log = (self._world.kept.parent / "stderr").open("w+b")
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-P", "-m", "egcfg_lsp", "serve")
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=self._log, env=self._world.environment
        )
        self._listening = asyncio.create_task(self._listen())
        capabilities = {
            "workspace": {"applyEdit": True, "configuration": True, "codeLens": {"refreshSupport": True}},
            "window": {"workDoneProgress": True},
            "experimental": {"egcfg": {"refresh": True, "status": True}},
        }
        await self.ask(
            "initialize",
            processId=os.getpid(),
            capabilities=capabilities,
            rootUri=self._world.folder.as_uri(),
            initializationOptions=self._settings,
        )
        self.tell("initialized")

    def send(self, body: bytes) -> None:
        """Sends one message."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))

    def tell(self, method: str, **params: Any) -> None:
        """Sends a notification."""
        self.send(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode())

    def ask(self, method: str, /, **params: Any) -> asyncio.Future[Any]:
        """Sends a request; its result, or None where it ends in an error."""
        return self.ask_with(method, params)

    def ask_with(self, method: str, params: Any) -> asyncio.Future[Any]:
        """Sends a request with any parameters."""
        self.requests += 1
        answer = self._answers[self.requests] = asyncio.get_running_loop().create_future()
        self._sent[self.requests] = f"{method} {json.dumps(params)[:200]}"
        message = {"jsonrpc": "2.0", "id": self.requests, "method": method, "params": params}
        self.send(json.dumps(message).encode())
        return answer

    async def answered(self, most: int = 0) -> None:
        """Until at most so many requests wait for an answer; those that wait too long are given up."""
        try:
            async with asyncio.timeout(LONGEST_S):
                while len(self._answers) > most and not self._listening.done():
                    waits = [*self._answers.values(), self._listening]
                    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            for number in self._answers:
                _tell(f"no answer: {self._sent.get(number)}")  # type: ignore[call-overload]
            self._unanswered += len(self._answers)
            self._answers.clear()

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(asyncio.IncompleteReadError):
            while True:
                head = await self._process.stdout.readuntil(b"\r\n\r\n")
                length = int(re.findall(rb"(?i)content-length: (\d+)", head)[0])
                self._hear(json.loads(await self._process.stdout.readexactly(length)))

    def _hear(self, message: Mapping[str, Any]) -> None:
        identifier = message.get("id")
        if "method" in message:
            if identifier is not None:
                self._reply(identifier, message["method"])
            return
        if error := message.get("error"):
            self.errors[error["code"]] += 1
            if error["code"] not in EXPECTED:
                _tell(f"error {error}: {self._sent.get(identifier)}")  # type: ignore[arg-type]
        answer = self._answers.pop(identifier, None)
        self._sent.pop(identifier, None)  # type: ignore[arg-type]
        if answer is not None and not answer.done():
            answer.set_result(message.get("result"))

    def _reply(self, identifier: object, method: str) -> None:
        """Answers the server's own requests, now and then with nonsense."""
        results: dict[str, Any] = {
            "workspace/configuration": [self._settings],
            "workspace/applyEdit": {"applied": True},
            "window/showMessageRequest": {"title": "Insert the best attempt"},
        }
        kind, result = self.requests % 7, results.get(method)
        reply: dict[str, Any] = {"result": 3} if kind == 3 else {"result": result}
        if kind == 5:
            reply = {"error": {"code": -32603, "message": "\x1b[2J"}}
        self.send(json.dumps({"jsonrpc": "2.0", "id": identifier, **reply}).encode())

    def configure(self, settings: object = None) -> None:
        """Sends settings, or those of the start."""
        own = self._settings if settings is None else settings
        self.tell("workspace/didChangeConfiguration", settings={"egcfg": own})

    def patient(self) -> None:
        """Gives completions all the time that they need on a busy machine."""
        longest = {"automaticS": LONGEST_S, "invokedS": LONGEST_S}
        self.configure({**self._settings, "budget": longest, "set": {"wallS": 10.0, "cpuS": 10.0}})

    async def alive(self) -> bool:
        """Whether it still answers."""
        asked = self.ask("workspace/executeCommand", command="egcfg.explain")
        await asyncio.wait([asked, self._listening], timeout=LONGEST_S, return_when=asyncio.FIRST_COMPLETED)
        return asked.done()

    async def at_rest(self) -> None:
        """Until its processes use next to no processor, for ``REST_S`` at the most."""
        ends, before, used = time.monotonic() + REST_S, -1.0, 0.0
        while abs(used - before) >= BUSY_S and time.monotonic() < ends:
            await asyncio.sleep(1.0)
            before, used = used, 0.0
            for each in self._tree():
                with contextlib.suppress(psutil.NoSuchProcess):
                    used += sum(each.cpu_times()[:2])

    def _tree(self) -> list[psutil.Process]:
        """The server, unless it has ended, and its processes."""
        try:
            server = psutil.Process(self._process.pid)
            return [server, *server.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []

    def held(self) -> dict[str, int]:
        """What it and its processes hold now."""
        found: Counter[str] = Counter()
        for each in (tree := self._tree()):
            with contextlib.suppress(psutil.NoSuchProcess, OSError):
                rollup = Path(f"/proc/{each.pid}/smaps_rollup").read_text("ascii")
                megabytes = sum(map(int, re.findall(r"(?:Pss_Anon|Pss_Shmem): +(\d+)", rollup))) // 1000
                found["tree"] += megabytes
                found["server"] += megabytes if each is tree[0] else 0
                found.update(processes=1, descriptors=each.num_fds(), threads=each.num_threads())
        found["files"] = self._world.count()
        return {what: found[what] for what in GROWTH}

    async def leave(self) -> int:
        """Ends it as an editor does; what is left of it then."""
        family = self._tree()
        self.ask_with("shutdown", None)
        await self.answered()
        self.tell("exit")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_S):
                await self._process.wait()
        _, alive = psutil.wait_procs(family, timeout=10)
        left = [*alive, *(self._world.kept / "TMPDIR").iterdir()]
        for each in left:
            _tell(f"left: {each}")
        return len(left)

    def figures(self) -> list[Figure]:
        """How it ended, and what it said meanwhile."""
        own = sum(count for code, count in self.errors.items() if code not in EXPECTED)
        self._log.seek(0)
        told = [line for line in self._log.read().decode(errors="replace").splitlines() if WORSE.search(line)]
        for line in told[:100]:
            _tell(line)
        return [
            Figure("requests", self.requests, "requests", "besides notifications and what is none"),
            Figure("exit_code", self._process.returncode or 0, "", "of the server", "== 0"),
            Figure("worse", len(told), "lines", "of its log that tell of what nobody handled", "== 0"),
            Figure("own_errors", own, "errors", "of the server's own", "== 0"),
            Figure("unanswered", self._unanswered, "requests", f"after {LONGEST_S:g} s", "== 0"),
        ]


class Person:
    """Somebody who edits, asks and breaks whatever chance picks."""

    def __init__(self, server: Server, world: World, chance: random.Random) -> None:
        self._server, self._world, self._chance = server, world, chance
        self._texts: dict[Path, str] = {}
        self._version = 0
        self._began = time.monotonic()
        self._acts: dict[Callable[[], object], int] = {
            self._open: 8,
            self._change: 10,
            self._unfinished: 12,
            self._close: 4,
            self._inline: 16,
            self._lenses: 6,
            self._hints: 3,
            self._command: 5,
            self._cancel: 8,
            self._disk: 8,
            self._settings: 2,
            self._wrong: 6,
            self._hostile_uri: 4,
            self._nonsense: 4,
        }

    async def minute(self, number: int) -> dict[str, int]:
        """A minute of requests; what the server holds at rest after it."""
        await self._step()
        while time.monotonic() < self._began + number * MINUTE_S:
            await self._step()
        self._server.configure()
        for path in self._texts:
            self._server.tell("egcfg/left", textDocument={"uri": path.as_uri()})
        await self._server.answered()
        await self._server.at_rest()
        held = self._server.held()
        holds = ", ".join(f"{what} {count} {UNITS.get(what, '')}".strip() for what, count in held.items())
        errors = ", ".join(f"{code} x{count}" for code, count in sorted(self._server.errors.items()))
        _tell(f"minute {number}: {holds}; requests {self._server.requests}; errors {errors or 'none'}")
        return held

    async def _step(self) -> None:
        act = self._chance.choices([*self._acts], [*self._acts.values()])[0]
        done = act()
        if isinstance(done, Awaitable):
            await done
        await self._server.answered(AT_ONCE)
        await asyncio.sleep(0.01)

    async def last(self) -> bool:
        """Whether an ordinary function is completed, after all that was."""
        path = self._world.folder / "calm" / "last.py"
        self._server.patient()
        self._show(path, TOTAL + "    ")
        where = {"line": TOTAL.count("\n"), "character": 4}
        return bool(await self._completion(path, where))

    def _path(self) -> Path:
        """A document that is open, if one is."""
        return self._chance.choice([*self._texts] or self._world.files)

    def _show(self, path: Path, text: str) -> None:
        text, self._version = text[:MOST_TEXT], self._version + 1
        named = {"uri": path.as_uri(), "version": self._version}
        if path in self._texts:
            self._server.tell("textDocument/didChange", textDocument=named, contentChanges=[{"text": text}])
        else:
            item = {**named, "languageId": "python", "text": text}
            self._server.tell("textDocument/didOpen", textDocument=item)
        self._texts[path] = text

    def _open(self) -> None:
        path = self._chance.choice(self._world.files)
        self._show(path, self._world.sources.get(path) or self._world.text())

    def _change(self) -> None:
        path = self._path()
        text = self._texts.get(path, "")
        at = self._chance.randrange(len(text) + 1)
        until = at + self._chance.choice((0, 0, 0, 1, 30, 400))
        self._show(path, text[:at] + self._chance.choice(CHUNKS) + text[until:])

    def _unfinished(self) -> Awaitable[object]:
        """One function of a document has no body, or one that attacks; asked is for what suits it."""
        path, text = self._path(), self._world.text()
        heads = [*re.finditer(r'"""\n(?=    )', text)] or [*re.finditer(r"\n", text)]
        if not heads:
            return asyncio.sleep(0)
        at = self._chance.choice(heads).end()
        body = self._chance.choice(("", "", "", self._chance.choice(HOSTILE)))
        rest = text[at:].partition("\n\n\n")
        self._show(path, f"{text[:at]}    {body}\n{rest[1]}{rest[2]}")
        if body:
            return self._resolved(path)
        asked = self._completion(path, {"line": text.count("\n", 0, at), "character": 4})
        return asked if self._chance.random() < 0.3 else asyncio.sleep(0)

    def _close(self) -> None:
        path = self._path()
        self._texts.pop(path, None)
        self._server.tell("textDocument/didClose", textDocument={"uri": path.as_uri()})

    def _inline(self) -> None:
        path = self._path()
        lines = self._texts.get(path, "").split("\n")
        line = self._chance.randrange(len(lines) + 1)
        most = len(lines[line].encode("utf-16-le")) // 2 if line < len(lines) else 0
        self._completion(path, {"line": line, "character": self._chance.randrange(most + 2)})

    def _completion(self, path: Path, position: Mapping[str, int]) -> asyncio.Future[Any]:
        return self._server.ask(
            "textDocument/inlineCompletion",
            textDocument={"uri": path.as_uri()},
            position=position,
            context={"triggerKind": self._chance.choice(TRIGGERS)},
        )

    def _lenses(self) -> Awaitable[object]:
        return self._resolved(self._path())

    async def _resolved(self, path: Path) -> None:
        lenses = await self._server.ask("textDocument/codeLens", textDocument={"uri": path.as_uri()})
        for lens in (lenses or [])[:3]:
            if not lens.get("command"):
                self._server.ask_with("codeLens/resolve", lens)

    def _hints(self) -> None:
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}}
        self._server.ask("textDocument/inlayHint", textDocument={"uri": self._path().as_uri()}, range=whole)

    def _command(self) -> None:
        path = self._path()
        names = re.findall(r"(?m)^def (\w+)", self._texts.get(path, ""))
        name = self._chance.choice([*names, "none", {"line": 3, "character": 4}, {"line": -1}, "\x1b[2J"])
        command = self._chance.choices(
            ("completeFunction", "showTrace", "explain", "doctor", "restart", "none"), (40, 40, 20, 2, 1, 5)
        )[0]
        about = [path.as_uri(), name] if command in ("completeFunction", "showTrace") else []
        self._server.ask("workspace/executeCommand", command=f"egcfg.{command}", arguments=about)

    def _cancel(self) -> None:
        self._server.tell("$/cancelRequest", id=max(1, self._server.requests - self._chance.randrange(4)))

    def _disk(self) -> None:
        path = self._chance.choice(self._world.files)
        self._world.disturb(path)
        if self._chance.random() < 0.7:
            changed = [{"uri": path.as_uri(), "type": self._chance.choice((1, 2, 3))}]
            self._server.tell("workspace/didChangeWatchedFiles", changes=changed)

    def _settings(self) -> None:
        self._server.configure(self._chance.choice(SETTINGS))
        if self._chance.random() < 0.7:
            self._server.configure()

    def _hostile_uri(self) -> None:
        made = f"file:///none/{self._version}/{self._chance.random()}.py"
        uri = self._chance.choice((*URIS, made, made, (self._world.project.parent / "outside.py").as_uri()))
        position, method = {"line": 0, "character": 0}, self._chance.choice(METHODS[:3])
        self._server.ask(
            method,
            textDocument={"uri": uri},
            position=position,
            range={"start": position, "end": position},
            context={"triggerKind": 1},
        )
        if self._chance.random() < 0.3:
            item = {"uri": uri, "languageId": "python", "version": 1, "text": TOTAL}
            self._server.tell("textDocument/didOpen", textDocument=item)
            self._server.tell("textDocument/didClose", textDocument={"uri": uri})

    def _wrong(self) -> None:
        text = {"uri": self._path().as_uri(), "version": "x", "text": 3}
        explain = {"command": "egcfg.explain", "arguments": 3}
        kinds: list[Any] = [None, [], 3, {}, {"textDocument": None}, {"textDocument": text}, explain]
        params = self._chance.choice(kinds)
        method = self._chance.choice(METHODS)
        if self._chance.random() < 0.5:
            self._server.ask_with(method, params)
        else:
            self._server.send(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode())

    def _nonsense(self) -> None:
        """What is no message, or an answer to nothing, or to a request of the client's own."""
        own = {"jsonrpc": "2.0", "id": self._server.requests, "result": None}
        self._server.send(self._chance.choice((*BODIES, json.dumps(own).encode())))


def _tell(line: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {line!r}"[:600], file=sys.stderr, flush=True)
