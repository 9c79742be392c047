"""Runs the escape trial: before any program, a child of our own code tries to get out."""

from __future__ import annotations

from pathlib import Path

from ..host.run import ProgramRun
from ..host.zygote import ChildSource, Unconfined
from ..judge import plan
from ..types import Limits, TestCase

_PROBES = Path(__file__).parent.parent / "worker" / "escape_attempts.py"
_LIMITS = Limits(wall_s=10, cpu_s=10)
_DISCARD = 9
"""The port of a service that throws everything away."""


async def failure(source: ChildSource) -> str | None:
    """What a child could do that it must not; None if all was held. Raises ZygoteDied, SandboxError."""
    target = source.scratch.with_name(source.scratch.name + "-trial")
    calls = (
        "read_secret('/etc/passwd')",
        "fork()",
        f"send_datagram({_DISCARD})",
        "raise_limit()",
        f"write_outside({str(target)!r})",
    )
    plans = [plan(TestCase(call, f"assert {call} == ''")) for call in calls]
    job = ProgramRun(_PROBES.read_text(), _LIMITS, trace=False)
    try:
        observation, ending = await job.execute(source.fork(), plans)
        written = target.exists()
    except Unconfined as reason:
        return str(reason)
    finally:
        target.unlink(missing_ok=True)
    if written:
        return "a program wrote outside its folder"
    for number, call in enumerate(calls[:-1]):  # the last one may have written where nobody sees it
        answer = observation.answers.get(number)
        said = answer.values[0] if answer is not None and answer.values else "no answer"
        if not isinstance(said, str) or not said.startswith("held: "):
            return f"{call}: {said}" + (f", {ending.reason}" if ending is not None else "")
    return None
