"""The warm interpreter and its children, as the parent sees them: forks, kills, ends, collected suites."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any, Literal, Protocol

from ..types import InterpreterError, Refused, SandboxError, TestCase
from .launch import Setup, Wrapper, does_not_start, launch, no_means
from .scratch import Volume, Volumes, make_scratch, remove


class ZygoteDied(Exception):
    """The warm interpreter is gone, and its children with it."""


class Unconfined(Exception):
    """A child says that it could not confine itself. A program may have said so in its name."""


@dataclass(frozen=True)
class Exit:
    """How a child ended."""

    code: int
    """Exit status, or minus the signal."""
    cpu_s: float


Resident = Callable[[int], int | None]
"""Tells the memory of a process, in bytes, where the kernel does not limit it."""


class Handle(Protocol):
    """A process that cannot be mistaken for another one."""

    def kill(self) -> None:
        """Ends it; harmless when it has ended."""

    def number(self) -> int | None:
        """Its process id, as long as it lives."""

    def close(self) -> None:
        """Lets go of it."""


class Pidfd:
    """By Linux's process descriptor."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._descriptor, signal.SIGKILL)

    def number(self) -> int | None:
        try:
            about = Path(f"/proc/self/fdinfo/{self._descriptor}").read_text()
            return int(about.partition("Pid:")[2].split()[0])
        except (OSError, ValueError, IndexError):
            return None

    def close(self) -> None:
        os.close(self._descriptor)


class Child:
    """One run's process: the channel to it, its death, its end."""

    def __init__(
        self,
        number: int,
        channel: socket.socket,
        folder: Path,
        inside: Path | None = None,
        volume: Volume | None = None,
    ) -> None:
        self.number = number
        self.channel = channel
        self.folder = folder
        """Where it writes."""
        self.inside = inside or folder
        """The same, as it sees it."""
        self.volume = volume
        """What bounds the folder, if the kernel does."""
        self.held = 0
        """Bytes of memory it started with."""
        loop = asyncio.get_running_loop()
        self.started: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[Exit] = loop.create_future()
        self.resident: Resident | None = None
        self._handle: Handle | None = None
        self._doomed = False

    def kill(self) -> None:
        """Ends the process at once; if it has not started yet, as soon as it has."""
        self._doomed = True
        if self._handle is not None:
            self._handle.kill()

    def starved_s(self) -> float:
        """Seconds it was ready to run, but the machine was busy with others."""
        try:
            return int(Path(f"/proc/{self.process()}/schedstat").read_text().split()[1]) / 1e9
        except (OSError, ValueError, IndexError):
            return 0.0

    def process(self) -> int | None:
        """Its number, as long as it lives."""
        return self._handle.number() if self._handle is not None else None

    def has_started(self, handle: Handle, held: int = 0) -> None:
        """It lives, with so many bytes of memory, and ``handle`` is how to reach it."""
        self._handle = handle
        self.held = held
        if self._doomed:
            self.kill()
        if not self.started.done():
            self.started.set_result(None)

    def has_ended(self, exit: Exit | None, flaw: str | None = None, volume_stays: bool = False) -> None:
        """It is reaped, or (None) gone with what has forked it, for the reason ``flaw``."""
        if self._handle is not None:
            self._handle.close()
            self._handle = None
        for future in (self.started, self.ended):
            if not future.done() and exit is None:
                future.set_exception(ZygoteDied(flaw))
                future.exception()  # whoever waits sees it; if nobody does, that is fine too
        if not self.ended.done() and exit is not None:
            self.ended.set_result(exit)
        if exit is not None or self.volume is None or volume_stays:  # else it vanishes with the interpreter
            self._clear()

    def _clear(self) -> None:
        """Deletes what it wrote; then the volume is free again."""
        try:
            os.rmdir(self.folder)
        except OSError:  # it has left files
            removing = asyncio.get_running_loop().run_in_executor(None, remove, self.folder)
            removing.add_done_callback(lambda done: self._leave())
        else:
            self._leave()

    def _leave(self) -> None:
        if self.volume is not None:
            self.volume.tenants -= 1


Kind = Literal["", "examples", "pytest"]
"""What a child needs to have imported: doctest, or that and pytest."""


class ChildSource(Protocol):
    """Gives children that are confined, until it is unfit."""

    layers: tuple[str, ...]
    """What confines the children."""
    scratch: Path
    """Where the children's folders lie."""
    alive: bool

    def fork(self, kind: Kind = "") -> Child:
        """A new child. Raises ZygoteDied or SandboxError."""

    async def suite(self, wishes: dict[str, object]) -> CollectedSuite | None:
        """Has tests collected for many children; None where each has to do that. Raises ZygoteDied."""

    def unfit(self) -> str | None:
        """Why it should be replaced; None if it is fine."""

    def condemn(self, flaw: str) -> None:
        """Ends it and its children now, because it cannot be trusted."""

    def retire(self) -> None:
        """Ends it as soon as it has no children."""

    async def close(self) -> None:
        """Ends it and its children now."""


_ANSWER_S = 20.0
"""A fork takes milliseconds; a process that does not answer for so long never will."""
_PACKET = 1 << 12


Prepare = Callable[[int, str], tuple[Child, socket.socket]]
"""Makes a child that is to be forked, by its number and kind, with its own end of the channel. Raises
SandboxError."""


class ForkServer:
    """A process that forks children on request and tells of their starts and ends."""

    wishes: Mapping[str, object] = {}
    """What is said of each child that is to be forked."""

    def __init__(self, control: socket.socket, prepare: Prepare, volumes_stay: bool) -> None:
        """``volumes_stay``: those of its children outlive it."""
        self._control = control
        self._prepare = prepare
        self._volumes_stay = volumes_stay
        self._children: dict[int, Child] = {}
        self._spare: Child | None = None
        """Forked ahead, so that the next run need not wait for it."""
        self._numbers = itertools.count()
        self._retired = False
        self._watchdog: asyncio.TimerHandle | None = None
        self._flaw: str | None = None
        self.alive = True

    def _has_ended(self, child: Child) -> None:
        """A child was reaped: the time for keeping a spare one, or none."""

    def _end(self) -> None:
        """Ends the process, and lets go of all that it held."""

    def _verdict(self) -> str:
        """Why it is gone, if nobody has said so."""
        return "the process with the collected tests has ended"

    def _listen(self) -> None:
        asyncio.get_running_loop().add_reader(self._control, self._hear)

    def _check(self) -> None:
        """Raises ZygoteDied if it is gone."""
        if not self.alive:
            raise ZygoteDied(self._flaw)

    def _request(self, kind: str = "") -> Child:
        """Asks for a child; ``child.started`` tells when it lives. Raises SandboxError."""
        number = next(self._numbers)
        child, theirs = self._prepare(number, kind)
        self._children[number] = child
        with theirs:
            try:
                request = json.dumps({"run": number, "kind": kind, **self.wishes}).encode()
                socket.send_fds(self._control, [request], [theirs.fileno()])
            except OSError:
                self._died()
        if self._watchdog is None and self.alive:
            self._watch()
        return child

    def _watch(self) -> None:
        """Looks now and then, while there are children, whether requests are answered at all."""
        waiting = {child for child in self._children.values() if not child.started.done()}

        def look() -> None:
            self._watchdog = None
            if any(not child.started.done() for child in waiting & set(self._children.values())):
                self._died(f"it did not answer within {_ANSWER_S:g} s")
            elif self._children:
                self._watch()

        self._watchdog = asyncio.get_running_loop().call_later(_ANSWER_S, look)

    def _hear(self) -> None:
        """One packet: a child started or ended, or the process is gone."""
        try:
            packet, descriptors, _, _ = socket.recv_fds(self._control, _PACKET, 1)
        except BlockingIOError:
            return
        except OSError:
            packet, descriptors = b"", []
        if not packet:
            self._died()
            return
        try:
            self._take(json.loads(packet), descriptors)
        except (ValueError, LookupError, TypeError):  # a module's code may speak in its name
            for descriptor in descriptors:
                with contextlib.suppress(OSError):
                    os.close(descriptor)
            self._died("it said what it cannot mean")

    def _take(self, message: dict[str, Any], descriptors: list[int]) -> None:
        number = message["run"]
        child = self._children[number]
        if message["kind"] == "started":
            if not descriptors:
                self._died("there are too many open files to hold one of its children")
                return
            child.has_started(Pidfd(descriptors.pop()), message["held"])
            return
        ending = Exit(message["code"], message["cpu_s"])
        del self._children[number]
        child.has_ended(ending)
        self._has_ended(child)
        if self._retired and not self._children:
            self._died("it is not needed any more")

    def _drop_spare(self) -> None:
        if self._spare is not None:
            self._spare.kill()
            self._spare.channel.close()
            self._spare = None

    def retire(self) -> None:
        """Ends it as soon as it has no children."""
        self._retired = True
        self._drop_spare()
        if not self._children:
            self._died("it is not needed any more")

    def _died(self, flaw: str | None = None) -> None:
        if not self.alive:
            return
        self.alive = False
        self._flaw = flaw or self._flaw or self._verdict()
        with contextlib.suppress(RuntimeError, ValueError, OSError):
            asyncio.get_running_loop().remove_reader(self._control)
        if self._watchdog is not None:
            self._watchdog.cancel()
        self._drop_spare()
        for child in self._children.values():
            child.kill()
            child.has_ended(None, self._flaw, self._volumes_stay)
        self._children.clear()
        self._end()


def state(path: str) -> tuple[int, int]:
    """When a file changed, and which one it is; zeros where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_ino


COLLECT_S = 60.0
"""What collecting may take: imports of a project, once."""
_READY = 1 << 18


class CollectedSuite(ForkServer):
    """Tests that were collected once. Made by ``start``."""

    def __init__(self, process: Child, prepare: Prepare) -> None:
        super().__init__(process.channel, prepare, volumes_stay=True)
        self._process = process
        self._rows: dict[tuple[str, str], list[str]] = {}
        self._expanded: dict[TestCase, list[TestCase]] = {}
        self._watched: dict[str, tuple[int, int]] = {}
        self.entered = False
        """The function under test was called at collection, before any program took its place."""

    @classmethod
    async def start(cls, process: Child, prepare: Prepare, wishes: dict[str, object]) -> CollectedSuite:
        """Waits until everything is collected. Raises ZygoteDied or SandboxError."""
        suite = cls(process, prepare)
        try:
            await process.started
            with tempfile.TemporaryFile() as file:
                file.write(json.dumps(wishes).encode())
                file.seek(0)
                socket.send_fds(suite._control, [b"{}"], [file.fileno()])
            async with asyncio.timeout(COLLECT_S):
                await suite._hear_ready()
        except TimeoutError:
            suite.close()
            raise SandboxError(
                f"pytest was not done collecting the tests after {COLLECT_S:.0f} s. "
                "Name fewer test files with --tests."
            ) from None
        except BaseException:
            suite.close()
            raise
        suite._listen()
        process.ended.add_done_callback(lambda done: suite._died())
        return suite

    async def _hear_ready(self) -> None:
        loop = asyncio.get_running_loop()
        packet = await loop.sock_recv(self._control, _READY)
        try:
            ready: dict[str, Any] = json.loads(packet)
            self.entered = bool(ready["entered"])
            for file, tests in ready["rows"].items():
                self._rows.update({(file, name): [str(row) for row in rows] for name, rows in tests.items()})
            self._watched = {str(path): state(path) for path in ready["watched"]}
        except (ValueError, TypeError, KeyError, AttributeError):
            raise SandboxError("The tests cannot be collected: the process that does it has ended.") from None
        self.wishes = {"sizes": _sizes(self._process.process())}

    @property
    def is_current(self) -> bool:
        """Nothing that was read at collection has changed since."""
        return self.alive and all(state(path) == before for path, before in self._watched.items())

    def expand(self, tests: Sequence[TestCase]) -> list[TestCase]:
        """``tests`` with one for each row of those that have some."""
        for test in tests:
            if test not in self._expanded:
                self._expanded[test] = list(self._rows_of(test))
        return [row for test in tests for row in self._expanded[test]]

    def _rows_of(self, test: TestCase) -> Iterator[TestCase]:
        item = test.item
        rows = self._rows.get((os.path.realpath(item.file), item.name)) if item is not None else None
        if item is None or not rows:
            yield test
            return
        for row in rows:
            name = test.id + row.removeprefix(item.name)
            yield replace(test, id=name, item=replace(item, name=row))

    def fork(self) -> Child:
        """A new child. Raises ZygoteDied or SandboxError."""
        self._check()
        child, self._spare = self._spare or self._request(), None
        return child

    def _has_ended(self, child: Child) -> None:
        if child is self._spare:
            self._drop_spare()
        elif not self._retired and self._spare is None:
            with contextlib.suppress(SandboxError):  # whoever needs it will be told
                self._spare = self._request()

    def _end(self) -> None:
        self._process.kill()
        self._control.close()

    def close(self) -> None:
        """Ends it and its children now."""
        self._died()


def _sizes(process: int | None) -> tuple[int, int] | None:
    """Bytes of address space of a process, and of memory that belongs to no file."""
    try:
        mapped, resident, of_files = Path(f"/proc/{process}/statm").read_text().split()[:3]
    except (OSError, ValueError):
        return None
    page = os.sysconf("SC_PAGE_SIZE")
    return int(mapped) * page, (int(resident) - int(of_files)) * page


_START_S = 30.0
_GREETING = 1 << 18


class Zygote(ForkServer):
    """A running warm interpreter. Made by ``start``."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        control: socket.socket,
        errors: IO[bytes],
        scratch: Path,
        volumes: int,
    ) -> None:
        super().__init__(control, self._prepare_child, volumes_stay=False)
        self.layers: tuple[str, ...] = ()
        self._process = process
        self._errors = errors
        self.scratch = scratch
        self.volumes: Volumes | None = None
        """None where children write on the disk."""
        self._wished = volumes
        self._watched: dict[str, tuple[int, int]] = {}
        self._split: dict[str, tuple[int, int]] = {}

    @classmethod
    async def start(cls, setup: Setup, wrapper: Wrapper | None = None) -> Zygote:
        """Starts and confines an interpreter. Raises Refused, InterpreterError or another SandboxError."""
        if wrapper is not None:
            setup = replace(setup, volumes=wrapper.volumes)
        with contextlib.ExitStack() as undo:
            try:
                scratch = make_scratch()
                undo.callback(remove, scratch)
                ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
                undo.callback(ours.close)
                with theirs:
                    errors = undo.enter_context(tempfile.TemporaryFile())
                    process = launch(setup, wrapper, scratch, theirs.fileno(), errors)
            except OSError as error:
                raise SandboxError(no_means(error)) from None
            undo.pop_all()
        zygote = cls(process, ours, errors, scratch, setup.volumes)
        try:
            await zygote._greet(setup.python, wrapper)
        except BaseException:
            await zygote.close()
            raise
        return zygote

    async def _greet(self, python: str, wrapper: Wrapper | None) -> None:
        def fails(reason: str) -> SandboxError:
            if wrapper is not None:  # without it, the interpreter started before
                return Refused(f"{wrapper.program} starts no interpreter ({reason})")
            return InterpreterError(does_not_start(python, reason))

        self._control.setblocking(False)
        try:
            async with asyncio.timeout(_START_S):
                packet, descriptors = await _packet(self._control, _GREETING)
        except TimeoutError:
            raise fails(f"no answer within {_START_S:.0f} s") from None
        if not packet:
            raise fails(self._complaint())
        if descriptors:
            self.volumes = Volumes(descriptors[0], self._wished, self.scratch)
        try:
            greeting = json.loads(packet)
            if greeting["kind"] == "refused":
                raise Refused(greeting["reason"])
            self.layers = tuple(greeting["layers"])
            self._split = {folder: state(folder) for folder in greeting["split"]}
            self._watched = {path: state(path) for path in greeting["watched"]}
        except (ValueError, TypeError, KeyError):
            raise fails("it says something else than the worker") from None
        os.chmod(self.scratch, 0o300)  # children cannot list it, so they do not find each other's folders
        self._listen()

    def _complaint(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read()[-2000:].decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else "it ended without a word"

    def unfit(self) -> str | None:
        """Why it should be replaced; None if it is fine."""
        if not self.alive:
            return self._flaw
        for path, before in self._watched.items():
            if state(path) != before:
                return f"{path} changed"
        for folder, before in self._split.items():
            if state(folder) != before:  # only what was there at the start is readable
                return f"files appeared in {folder}"
        return None

    def condemn(self, flaw: str) -> None:
        """Ends it and everything under it now, because it cannot be trusted."""
        self._died(flaw)

    def fork(self, kind: Kind = "") -> Child:
        """Gives a child; ``child.started`` tells when it lives. Raises ZygoteDied or SandboxError.

        What its ``kind`` needs is imported first, the first time, so that no child has to. While several runs
        are under way, the next child is forked ahead.
        """
        self._check()
        if kind:
            return self._request(kind)
        child, self._spare = self._spare or self._request(""), None
        if len(self._children) > 1:
            with contextlib.suppress(SandboxError):  # whoever needs it will be told
                self._spare = self._request("")
        return child

    async def suite(self, wishes: dict[str, object]) -> CollectedSuite | None:
        """Has tests collected in a process of its own. Raises ZygoteDied or SandboxError."""
        self._check()
        process = self._request("suite" if wishes["files"] else "module")
        return await CollectedSuite.start(process, self._prepare_child, wishes)

    def _prepare_child(self, number: int, kind: str) -> tuple[Child, socket.socket]:
        name = os.urandom(12).hex()
        volume = self.volumes.take() if self.volumes is not None else None
        folder = (self.scratch if volume is None else volume.path) / name
        inside = folder if volume is None else Path(volume.inside, name)
        try:
            folder.mkdir(mode=0o700)
            packets = socket.SOCK_SEQPACKET if kind in ("suite", "module") else socket.SOCK_STREAM
            ours, theirs = socket.socketpair(socket.AF_UNIX, packets)
        except OSError as error:
            with contextlib.suppress(OSError):
                folder.rmdir()
            if volume is not None:
                volume.tenants -= 1
            raise SandboxError(no_means(error)) from None
        ours.setblocking(False)
        return Child(number, ours, folder, inside, volume), theirs

    def _has_ended(self, child: Child) -> None:
        if child is self._spare or list(self._children.values()) == [self._spare]:
            self._drop_spare()

    def _verdict(self) -> str:
        return f"it died ({self._complaint()})"

    def _end(self) -> None:
        self._control.close()
        self._errors.close()
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # with what stands between it and us, as a script
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        if self.volumes is not None:
            self.volumes.close()
        remove(self.scratch)

    async def close(self) -> None:
        """Ends it and everything under it now."""
        if self.alive:
            self._died("it was closed")


async def _packet(control: socket.socket, size: int) -> tuple[bytes, list[int]]:
    """The next packet, with the descriptor that may have come along."""
    loop = asyncio.get_running_loop()
    readable: asyncio.Future[None] = loop.create_future()
    loop.add_reader(control, readable.set_result, None)
    try:
        await readable
    finally:
        loop.remove_reader(control)
    packet, descriptors, _, _ = socket.recv_fds(control, size, 1)
    return packet, descriptors
