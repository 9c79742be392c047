"""Runs one program in one child: sends it, receives messages, determines how it ended."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

from ..judging.literals import Side
from ..judging.observation import Observation
from ..judging.verdicts import JudgingPlan
from ..judging.wire_format import Malformed, Unpacker, is_small, pack, unpack
from ..types import Limits, Outcome, Overlay
from .child_process import Child, Exit, Unconfined
from .watchdog import Watchdog

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
class Ending:
    """Why a child did not answer everything."""

    outcome: Outcome
    reason: str


@dataclasses.dataclass(frozen=True)
class ProgramRun:
    """A program to run, whatever the tests."""

    program: str
    limits: Limits
    trace: bool
    path: tuple[str, ...] = ()
    """Put before ``sys.path``."""
    overlay: Overlay | None = None

    async def execute(self, child: Child, plans: Sequence[JudgingPlan]) -> tuple[Observation, Ending | None]:
        """Listens until everything is answered, the child ends or its time is over, then kills it.

        Raises Unconfined if the child says that it could not confine itself, ZygoteDied.
        """
        observation = Observation(self.limits, len(plans))
        ending = None
        began = time.monotonic()
        try:
            await self._send(child, plans)
            await child.started
            async with asyncio.timeout(None) as limit, _patience(limit, child, self.limits.wall_s):
                with Watchdog(child, self.limits) as room:
                    await _Listener(child.channel, observation).listen()
                    if not observation.complete:
                        ending = _ending(await asyncio.shield(child.ended), self.limits)
                if ending is not None and room.excess is not None:
                    ending = Ending(room.excess.outcome, room.excess.reason)
        except TimeoutError:
            ending = Ending(Outcome.TIMEOUT, f"not done after {self.limits.wall_s:g} s")
        except Malformed as error:
            ending = Ending(Outcome.CRASH, f"its report was {error}")
        finally:
            child.kill()
            child.channel.close()
            observation.wall_s = time.monotonic() - began
        if observation.unconfined is not None:
            raise Unconfined(observation.unconfined)
        return observation, ending

    async def _send(self, child: Child, plans: Sequence[JudgingPlan]) -> None:
        """The request; a child that is gone already is noticed by its silence."""
        with contextlib.suppress(ConnectionError):
            request = pack(self._request(child.inside, plans))
            await asyncio.get_running_loop().sock_sendall(child.channel, request)

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
            "told": told(plans),
            "limits": vars(self.limits),
            "trace": self.trace,
            "path": self.path,
            "folder": str(folder),
            "overlay": self.overlay and dataclasses.asdict(self.overlay),
        }


def told(plans: Sequence[JudgingPlan]) -> dict[str, dict[int, Side]]:
    """Of each test file, the sides of assertions whose values the parent compares, by line."""
    found: dict[str, dict[int, Side]] = {}
    for plan in plans:
        if plan.test.item is not None and plan.checks:
            found.setdefault(plan.test.item.file, {}).update(plan.told)
    return found


class _Listener:
    """Takes in what a child says until all is there or the child hangs up.

    Small frames are read at once, others in a thread, and nothing more is received meanwhile. A child that
    speaks in many small pieces is listened to at intervals.
    """

    def __init__(self, channel: socket.socket, observation: Observation) -> None:
        self._channel = channel
        self._observation = observation
        self._unpacker = Unpacker(_MOST_FRAMES + _FRAMES_PER_TEST * observation.tests)
        self._frames: Iterator[bytes] = iter(())
        self._small_left = _SMALL_READS + observation.tests
        self._loop = asyncio.get_running_loop()
        self._done: asyncio.Future[None] = self._loop.create_future()

    async def listen(self) -> None:
        """Raises Malformed."""
        self._go_on()
        try:
            await self._done
        finally:
            self._loop.remove_reader(self._channel)

    def _go_on(self) -> None:
        if not self._done.done():
            self._loop.add_reader(self._channel, self._hear)

    def _hear(self) -> None:
        if self._done.done():
            return
        try:
            data = self._channel.recv(_CHUNK)
        except BlockingIOError:  # what woke us is not ours to read, such as a byte out of band
            self._small_left -= 1
            self._wait()
            return
        except ConnectionError:
            data = b""
        if not data:
            self._done.set_result(None)
            return
        self._small_left -= len(data) < _SMALL_READ
        self._frames = self._unpacker.feed(data)
        self._read()

    def _wait(self) -> None:
        """Listens at intervals from now on, if there was too much for nothing."""
        if self._small_left < 0:
            self._loop.remove_reader(self._channel)
            self._loop.call_later(_INTERVAL_S, self._go_on)

    def _read(self) -> None:
        """Reads frames, up to one that a thread has to read."""
        try:
            for frame in self._frames:
                if not is_small(frame):
                    self._observation.large |= len(frame) > _LARGE
                    self._loop.remove_reader(self._channel)
                    reading = self._loop.run_in_executor(None, self._take, frame)
                    reading.add_done_callback(self._was_read)
                    return
                self._take(frame)
        except Malformed as error:
            self._done.set_exception(error)
            return
        if self._observation.complete:
            self._done.set_result(None)
        else:
            self._wait()

    def _take(self, frame: bytes) -> None:
        self._observation.take(unpack(frame))

    def _was_read(self, reading: asyncio.Future[None]) -> None:
        error = reading.exception()
        if self._done.done():
            return
        if error is not None:
            self._done.set_exception(error)
            return
        self._go_on()
        self._read()


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
