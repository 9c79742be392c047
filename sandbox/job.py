"""One program in one child: what is sent, what is heard, how it ended."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import signal
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from .fork import Child, Exit, Unconfined
from .observation import Observation
from .referee import Plan
from .room import Room
from .types import Limits, Outcome, Overlay
from .wire import Malformed, Unpacker, pack

_CHUNK = 1 << 16
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
class Job:
    """A program to run, whatever the tests."""

    program: str
    limits: Limits
    trace: bool
    path: tuple[str, ...] = ()
    """Put before ``sys.path``."""
    overlay: Overlay | None = None

    async def execute(self, child: Child, plans: Sequence[Plan]) -> tuple[Observation, Ending | None]:
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
                with Room(child, int(self.limits.memory_mb)) as room:
                    await _listened(child, observation)
                    if not observation.complete:
                        ending = _ending(await asyncio.shield(child.ended), self.limits)
                if ending is not None and room.excess is not None:
                    ending = Ending(Outcome.CRASH, room.excess)
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

    async def _send(self, child: Child, plans: Sequence[Plan]) -> None:
        """The request; a child that is gone already is noticed by its silence."""
        with contextlib.suppress(ConnectionError):
            request = pack(self._request(child.folder, plans))
            await asyncio.get_running_loop().sock_sendall(child.channel, request)

    def _request(self, folder: Path, plans: Sequence[Plan]) -> dict[str, object]:
        tests = [
            {
                "setup": plan.test.setup,
                "steps": [[step.kind, step.source] for step in plan.steps],
                "item": plan.test.item and [plan.test.item.file, plan.test.item.name],
            }
            for plan in plans
        ]
        return {
            "program": self.program,
            "tests": tests,
            "limits": vars(self.limits),
            "trace": self.trace,
            "path": self.path,
            "folder": str(folder),
            "overlay": self.overlay and dataclasses.asdict(self.overlay),
        }


async def _listened(child: Child, observation: Observation) -> None:
    """Takes in messages until all are there or the child hangs up. Raises Malformed."""
    loop = asyncio.get_running_loop()
    unpacker = Unpacker()
    done: asyncio.Future[None] = loop.create_future()

    def hear() -> None:
        if done.done():
            return
        try:
            data = child.channel.recv(_CHUNK)
            for message in unpacker.feed(data):
                observation.take(message)
        except BlockingIOError:
            return
        except ConnectionError:
            data = b""
        except Malformed as error:
            done.set_exception(error)
            return
        if not data or observation.complete:
            done.set_result(None)

    descriptor = child.channel.fileno()
    loop.add_reader(descriptor, hear)
    try:
        await done
    finally:
        loop.remove_reader(descriptor)


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
