"""Runs one program in one child: sends it, receives messages, determines how it ended.

A watchdog looks meanwhile at what no kernel limit bounds: files, threads, locks, some kinds of memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import os
import re
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..judge import Ending, JudgingPlan, Observation, sides_by_file
from ..types import Limits, Outcome, Overlay
from .scratch import MOST_FILES, MOST_MB
from .wire import Malformed, Reader, Unpacker, is_small, pack
from .zygote import Child, Exit, Unconfined

_CHUNK = 1 << 16
_MOST_FRAMES, _FRAMES_PER_TEST = 20, 3
"""An honest child says that it has loaded, how each test went and, a few times, how far it has got."""
_LARGE = 1 << 15
"""Bytes of a frame whose values take long to judge."""
_SMALL_READ, _SMALL_READS, _INTERVAL_S = 4_096, 50, 0.005
_EARLY_S = 0.01
_PATIENCE_S = 0.4
"""Given at most to a child that waits for a processor; whoever reads the limit can rely on it."""
_OUT_OF_MEMORY = 72
"""The status with which the worker leaves; a program may do the same, and is told the same."""


@dataclasses.dataclass(frozen=True)
class ProgramRun:
    """A program to run, whatever the tests."""

    program: str
    limits: Limits
    trace: bool
    path: tuple[str, ...] = ()
    """Put before ``sys.path``."""
    overlay: Overlay | None = None

    async def execute(self, child: Child, plans: Sequence[JudgingPlan]) -> Observation:
        """Listens until everything is answered, the child ends or its time is over, then kills it.

        Raises Unconfined if the child says that it could not confine itself, ZygoteDied.
        """
        observation = Observation(len(plans))
        reader = Reader(observation, self.limits)
        began = time.monotonic()
        try:
            with contextlib.suppress(
                ConnectionError
            ):  # that a child is gone already is noticed by its silence
                request = pack(self._request(child.inside, plans))
                await asyncio.get_running_loop().sock_sendall(child.channel, request)
            await child.started
            async with asyncio.timeout(None) as limit, _patience(limit, child, self.limits.wall_s):
                with Watchdog(child, self.limits) as watchdog:
                    await _listen(child.channel, reader)
                    if not observation.complete:
                        ended = await asyncio.shield(child.ended)
                        observation.ending = watchdog.excess or _ending(ended, self.limits)
        except TimeoutError:
            observation.ending = Ending(Outcome.TIMEOUT, f"not done after {self.limits.wall_s:g} s")
        except Malformed as error:
            observation.ending = Ending(Outcome.CRASH, f"its report was {error}")
        finally:
            child.kill()
            child.channel.close()
            observation.wall_s = time.monotonic() - began
        if observation.unconfined is not None:
            raise Unconfined(observation.unconfined)
        reader.finish()
        return observation

    def _request(self, folder: Path, plans: Sequence[JudgingPlan]) -> dict[str, object]:
        tests = [
            {
                "setup": plan.test.setup,
                "ask": [check.call for check in plan.checks] if plan.asked else [],
                "source": "" if plan.asked else plan.test.source,
                "want": plan.test.expected,
                "item": plan.test.item and [plan.test.item.file, plan.test.item.name],
                "docstring": plan.test.docstring and vars(plan.test.docstring),
            }
            for plan in plans
        ]
        return {
            "program": self.program,
            "tests": tests,
            "told": sides_by_file(plans),
            "limits": vars(self.limits),
            "trace": self.trace,
            "path": self.path,
            "folder": str(folder),
            "overlay": self.overlay and dataclasses.asdict(self.overlay),
        }


async def _listen(channel: socket.socket, reader: Reader) -> None:
    """Takes in what a child says until all is there or the child hangs up. Raises Malformed.

    Small frames are read at once, others in a thread, and nothing more is received meanwhile. A child that
    speaks in many small pieces, or wakes us with what is not ours to read, such as a byte out of band, is
    listened to at intervals.
    """
    loop, observation = asyncio.get_running_loop(), reader.observation
    unpacker = Unpacker(_MOST_FRAMES + _FRAMES_PER_TEST * observation.tests)
    frames: Iterator[bytes] = iter(())
    small_left = _SMALL_READS + observation.tests
    over = False

    def hear() -> None:
        """Reads what has come; ``pause`` ends with a frame for a thread, or nothing."""
        nonlocal frames, small_left, over
        if pause.done():
            return
        try:
            data = channel.recv(_CHUNK)
            over = not data
        except BlockingIOError:
            data = b""
        except ConnectionError:
            over = True
        else:
            frames = unpacker.feed(data)
        try:
            large = None if over else _read_small(frames, reader)
        except Malformed as error:
            pause.set_exception(error)
            return
        small_left -= over or len(data) < _SMALL_READ
        if over or large is not None or observation.complete or small_left < 0:
            pause.set_result(large)

    while not over and not observation.complete:
        pause: asyncio.Future[bytes | None] = loop.create_future()
        loop.add_reader(channel, hear)
        try:
            large = await pause
        finally:
            loop.remove_reader(channel)
        while large is not None:
            observation.large |= len(large) > _LARGE
            await asyncio.to_thread(reader.take, large)
            large = _read_small(frames, reader)
        if small_left < 0 and not observation.complete:
            await asyncio.sleep(_INTERVAL_S)


def _read_small(frames: Iterator[bytes], reader: Reader) -> bytes | None:
    """Reads frames up to one that takes long to read, and returns that."""
    for frame in frames:
        if not is_small(frame):
            return frame
        reader.take(frame)
    return None


@contextlib.asynccontextmanager
async def _patience(limit: asyncio.Timeout, child: Child, wall_s: float) -> AsyncIterator[None]:
    """Sets the time limit, and moves it by what the child lost to a busy machine, within bounds."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    alarm: asyncio.TimerHandle | None = None

    def look_again() -> None:
        nonlocal alarm
        due = began + wall_s + min(child.starved_s(), 2 * wall_s, _PATIENCE_S)
        if due > loop.time() + 2 * _EARLY_S:
            limit.reschedule(due)
            alarm = loop.call_at(due - _EARLY_S, look_again)

    limit.reschedule(began + wall_s)
    alarm = loop.call_at(began + wall_s - _EARLY_S, look_again)
    try:
        yield
    finally:
        if alarm is not None:
            alarm.cancel()


def _ending(exit: Exit, limits: Limits) -> Ending:
    """What the end of the process says, if it was not the parent that ended it."""
    if exit.code == -signal.SIGXCPU or (exit.code == -signal.SIGKILL and exit.cpu_s >= 0.9 * limits.cpu_s):
        return Ending(Outcome.TIMEOUT, f"not done after {limits.cpu_s:g} s of processor time")
    if exit.code == -signal.SIGKILL:
        return Ending(Outcome.MEMORY, "the system ended it, most likely for its memory")
    if exit.code == _OUT_OF_MEMORY:
        return Ending(Outcome.MEMORY, "it left no memory to report with")
    if exit.code < 0:
        return Ending(Outcome.CRASH, f"the process was ended by {_signal_name(-exit.code)}")
    return Ending(Outcome.CRASH, f"the process left early, with status {exit.code}")


def _signal_name(number: int) -> str:
    """Its name; real-time signals have none."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


_FIRST_S = 0.03
_EVERY_S = 0.05
_MOST_THREADS = 150
_MOST_LOCKS = 1_000
_LOCKS_READ = 1 << 19
"""Bytes of the kernel's list of locks: the newest come first."""
_LOOKS = ThreadPoolExecutor(2, "sandbox-watchdog")
"""Threads of its own, so that nothing else that takes long keeps it from looking."""
_COUNTED = re.compile(rb"^(RssAnon|RssShmem|VmPTE|VmSwap|Threads):\s*(\d+)", re.MULTILINE)
_DELETED = re.compile(rb"^\S+ \S+ \S+ (\S+ \d+) +(/.*) \(deleted\)$", re.MULTILINE)


class Watchdog:
    """Looks now and then, from outside, and kills a child that takes too much; short runs cost nothing."""

    def __init__(self, child: Child, limits: Limits) -> None:
        self.excess: Ending | None = None
        self._child = child
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._over = False

    def __enter__(self) -> Watchdog:
        self._timer = self._loop.call_later(_FIRST_S, self._look)
        return self

    def __exit__(self, *ignored: object) -> None:
        self._over = True
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        looking = self._loop.run_in_executor(_LOOKS, excess, self._child, self._limits)
        looking.add_done_callback(self._judge)

    def _judge(self, looking: asyncio.Future[Ending | None]) -> None:
        if self._over or looking.cancelled():
            return
        self.excess = looking.result()
        if self.excess is not None:
            self._child.kill()
        else:
            self._timer = self._loop.call_later(_EVERY_S, self._look)


def excess(child: Child, limits: Limits) -> Ending | None:
    """What there is too much of; None if it is all within bounds."""
    process = child.process()
    status = status_of(process)
    too_large = _too_large(child, process, status, int(limits.memory_mb))
    if too_large is not None:
        return Ending(Outcome.MEMORY, too_large)
    too_many = (
        _too_many_files(child, process, limits) or _too_many_threads(status) or _too_many_locks(process)
    )
    return Ending(Outcome.CRASH, too_many) if too_many is not None else None


def _too_large(child: Child, process: int | None, status: dict[bytes, int], memory_mb: int) -> str | None:
    """Memory beside the address space, which the kernel limits: page tables, above all."""
    if process is None:
        return None
    if child.resident is not None:
        size = child.resident(process) or 0
    else:
        size = 1024 * sum(status.get(name, 0) for name in (b"RssAnon", b"RssShmem", b"VmPTE", b"VmSwap"))
    return f"it took more than {memory_mb} MB of memory" if size > child.held + (memory_mb << 20) else None


def status_of(process: int | None) -> dict[bytes, int]:
    """Kilobytes and numbers that everybody may know of a process; empty when it is gone or hidden."""
    try:
        about = Path(f"/proc/{process}/status").read_bytes()
    except OSError:
        return {}
    return {name: int(number) for name, number in _COUNTED.findall(about)}


def _too_many_files(child: Child, process: int | None, limits: Limits) -> str | None:
    if child.volume is not None:
        try:
            size, number = child.volume.used()
        except OSError:  # it is gone, with the interpreter
            return None
    else:
        try:
            number, size = _in_folder(child.folder)
        except OSError as error:
            return f"a folder it made cannot be looked into ({error.strerror})"
        size += _without_name(process, str(child.inside), int(limits.file_mb) << 20)
    if number > MOST_FILES + 2:
        return f"it made more than {MOST_FILES} files"
    return f"its files took more than {MOST_MB} MB" if size > MOST_MB << 20 else None


def _in_folder(top: Path) -> tuple[int, int]:
    """Number and bytes on the disk of what lies below a folder, as far as there is not too much."""
    number, size, folders = 0, 0, [str(top)]
    while folders and number <= MOST_FILES + 2 and size <= MOST_MB << 20:
        try:
            with os.scandir(folders.pop()) as entries:
                for entry in entries:
                    number += 1
                    size += entry.stat(follow_symlinks=False).st_blocks * 512
                    if entry.is_dir(follow_symlinks=False):
                        folders.append(entry.path)
                    if number > MOST_FILES + 2:
                        break
        except (FileNotFoundError, NotADirectoryError):  # it changes while we look
            continue
    return number, size


def _without_name(process: int | None, folder: str, file_bytes: int) -> int:
    """Bytes on the disk of deleted files that a process keeps, open or mapped.

    Of what is only mapped the size cannot be known: it counts as the largest file there may be.
    """
    if process is None:
        return 0
    opened: dict[int, int] = {}
    try:
        with os.scandir(f"/proc/{process}/fd") as entries:
            for entry in entries:
                if os.readlink(entry.path).startswith(folder):
                    found = os.stat(entry.path)
                    if not found.st_nlink:
                        opened[found.st_ino] = found.st_blocks * 512
        maps = Path(f"/proc/{process}/maps").read_bytes()
    except OSError:  # it has ended, or cannot be looked into
        return sum(opened.values())
    below = os.fsencode(folder)
    mapped = {int(which.split()[1]) for which, path in _DELETED.findall(maps) if path.startswith(below)}
    return sum(opened.values()) + len(mapped - opened.keys()) * file_bytes


def _too_many_threads(status: dict[bytes, int]) -> str | None:
    number = status.get(b"Threads", 0)
    if number > 1 and b"VmPTE" not in status:  # the kernel tells what a process has by its first thread
        return "it went on without its first thread"
    return f"it started more than {_MOST_THREADS} threads" if number > _MOST_THREADS else None


def _too_many_locks(process: int | None) -> str | None:
    """Locks on parts of files, each of which takes memory of the kernel."""
    if process is None:
        return None
    try:
        with open("/proc/locks", "rb", buffering=_LOCKS_READ) as file:
            held = file.read(_LOCKS_READ).count(b" %d " % process)
    except OSError:
        return None
    return f"it held more than {_MOST_LOCKS} locks" if held > _MOST_LOCKS else None
