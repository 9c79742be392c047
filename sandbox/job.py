"""One program in one child: what is sent, what is heard, how it ended."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import signal
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from .fork import Child, Exit
from .observation import Observation
from .referee import Plan
from .types import Limits, Outcome, Overlay, Refused
from .wire import Malformed, Unpacker, pack

_CHUNK = 1 << 16
_EARLY_S = 0.01


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

        Raises Refused if the child could not confine itself, ZygoteDied.
        """
        observation = Observation(self.limits, len(plans))
        ending = None
        try:
            await child.started
            async with asyncio.timeout(None) as limit, _patience(limit, child, self.limits.wall_s):
                await self._converse(child, plans, observation)
                if not observation.complete:
                    ending = _ending(await asyncio.shield(child.ended), self.limits)
        except TimeoutError:
            ending = Ending(Outcome.TIMEOUT, f"not done after {self.limits.wall_s:g} s")
        except Malformed as error:
            ending = Ending(Outcome.CRASH, f"its report was {error}")
        finally:
            child.kill()
            child.channel.close()
        if observation.unconfined is not None:
            raise Refused(
                f"Nothing is executed here: {observation.unconfined}. `doctor` shows what is missing."
            )
        return observation, ending

    async def _converse(self, child: Child, plans: Sequence[Plan], observation: Observation) -> None:
        """Sends the request and takes in messages, until all are there or the child hangs up."""
        loop = asyncio.get_running_loop()
        unpacker = Unpacker()
        with contextlib.suppress(ConnectionError):
            await loop.sock_sendall(child.channel, pack(self._request(child.folder, plans)))
            while not observation.complete:
                data = await loop.sock_recv(child.channel, _CHUNK)
                if not data:
                    return
                for message in unpacker.feed(data):
                    observation.take(message)

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
            "limits": dataclasses.asdict(self.limits),
            "trace": self.trace,
            "path": self.path,
            "folder": str(folder),
            "overlay": self.overlay and dataclasses.asdict(self.overlay),
        }


@contextlib.asynccontextmanager
async def _patience(limit: asyncio.Timeout, child: Child, wall_s: float) -> AsyncIterator[None]:
    """Sets the time limit, and moves it by what the child lost to a busy machine, at most to thrice."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    alarm: asyncio.TimerHandle | None = None

    def look_again() -> None:
        nonlocal alarm
        due = began + wall_s + min(child.starved_s(), 2 * wall_s)
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
    if exit.code in (-signal.SIGKILL, -signal.SIGXCPU):
        if exit.cpu_s >= 0.9 * limits.cpu_s:
            return Ending(Outcome.TIMEOUT, f"not done after {limits.cpu_s:g} s of processor time")
        return Ending(Outcome.MEMORY, "the system ended it, most likely for its memory")
    if exit.code < 0:
        return Ending(Outcome.CRASH, f"the process was ended by {signal.Signals(-exit.code).name}")
    return Ending(Outcome.CRASH, f"the process left early, with status {exit.code}")
