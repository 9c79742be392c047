"""How programs are confined: the first layers of this machine that hold in a trial, or nothing is executed.

Before any program, a child of our own code tries to get out; what it runs is ``worker/escape_attempts.py``.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from . import macos
from .host.launch import Paths, Setup, Wrapper, paths_of
from .host.run import ProgramRun, status_of
from .host.scratch import MOST_MB, sweep_scratch
from .host.zygote import ChildSource, Unconfined, Zygote, ZygoteDied
from .judge import plan
from .types import InterpreterError, Limits, Refused, TestCase

log = logging.getLogger(__name__)

_MOST_HIDDEN = 300
"""bubblewrap looks at all it has mounted for each further one: 300 take a second, 2,000 half a minute."""


def bubblewrap(setup: Setup) -> Wrapper | None:
    """None if it is not installed. Raises InterpreterError; Refused for more secrets than it can hide."""
    program = shutil.which("bwrap")
    if program is None or not os.path.isabs(program):
        return None
    paths = paths_of(setup)
    if len(paths.hidden) > _MOST_HIDDEN:
        raise Refused("the project holds more secrets than bubblewrap can hide")
    said = subprocess.run([program, "--help"], capture_output=True, check=False)
    volumes = setup.volumes if b"--size" in said.stdout else 0  # before its version 0.7: on the disk
    return Wrapper(program, volumes, partial(bubblewrap_options, paths, volumes))


def bubblewrap_options(paths: Paths, volumes: int, scratch: Path) -> list[str]:
    """Its arguments, of which there may be more than a command line holds."""
    options = ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    options += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]  # noqa: S108 - inside
    empty = [path for path in paths.hidden if Path(path).is_dir()]
    for path in sorted((*paths.readable, *paths.hidden), key=lambda path: path.count("/")):
        if path in paths.hidden:  # an interpreter may lie in a hidden folder: the innermost decides
            options += ["--tmpfs", path] if path in empty else ["--ro-bind", "/dev/null", path]
        elif not path.startswith(("/dev/", "/proc/", "/sys/")):
            options += ["--ro-bind-try", path, path]
    bound = ["--perms", "0300", "--dir"] if volumes else ["--bind", str(scratch)]
    options += [*bound, str(scratch), "--chdir", str(scratch)]
    for number in range(volumes):
        options += ["--perms", "0300", "--size", str(MOST_MB << 20), "--tmpfs", f"{scratch}/{number}"]
    for path in ("/", "/tmp", "/dev", "/proc", *empty):  # or runs would leave files for each other  # noqa: S108 - inside
        options += ["--remount-ro", path]
    return options


class _ThreadsInForks(InterpreterError):
    """A module that is imported before the forks starts threads in them, which nothing would confine."""


async def start(setup: Setup) -> ChildSource:
    """A source of children that has been tried. Raises Refused, naming the mend, or InterpreterError."""
    systems = {"linux": _on_linux, "darwin": _on_macos}
    if sys.platform not in systems:
        raise Refused("Nothing is executed here: on this system nothing confines programs. Use WSL 2.")
    sweeping = asyncio.create_task(asyncio.to_thread(sweep_scratch))
    try:
        try:
            return await systems[sys.platform](setup)
        except _ThreadsInForks:
            if not setup.preload:
                raise
            return await systems[sys.platform](replace(setup, preload=()))  # each run imports what it needs
    finally:
        await sweeping


async def _on_linux(setup: Setup) -> ChildSource:
    try:
        return await _try(setup, await Zygote.start(setup))
    except Refused as refusal:
        reason = str(refusal)
    if "Landlock" not in reason:
        raise Refused(f"Nothing is executed here: {reason}.")
    try:
        wrapper = await asyncio.to_thread(bubblewrap, setup)
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {reason}, and {refusal}.") from None
    if wrapper is None:
        raise Refused(
            f"Nothing is executed here: {reason}. "
            "Install bubblewrap, or use Linux 5.13 or newer with Landlock on."
        )
    log.info("%s; using bubblewrap", reason)
    try:
        return await _try(setup, await Zygote.start(setup, wrapper))
    except Refused as refusal:
        raise Refused(
            f"Nothing is executed here: {reason}, and inside bubblewrap: {refusal}. "
            "Allow namespaces, or use Linux 5.13 or newer with Landlock on."
        ) from None


async def _on_macos(setup: Setup) -> ChildSource:
    try:
        return await _try(setup, await macos.interpreters(setup))
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {refusal}. Use a container with Linux.") from None


async def _try(setup: Setup, source: ChildSource) -> ChildSource:
    """Lets a child try to get out. Raises Refused if it can."""
    try:
        reason = await trial_failure(source)
    except ZygoteDied as death:
        raise InterpreterError(
            f"The interpreter {setup.python} ended right after its start: {death}."
        ) from None
    except BaseException:
        await source.close()
        raise
    if reason is not None:
        await source.close()
        if reason.startswith("NotAlone"):  # as the worker calls it
            raise _ThreadsInForks(
                f"The interpreter {setup.python} cannot be used: a module that it imports at once begins "
                "a thread in each fork. Use an environment without that module."
            )
        raise Refused(f"{', '.join(source.layers)} did not hold ({reason})")
    return source


_PROBES = Path(__file__).parent / "worker" / "escape_attempts.py"
_TRIAL_LIMITS = Limits(wall_s=10, cpu_s=10)
_DISCARD = 9
"""The port of a service that throws everything away."""


async def trial_failure(source: ChildSource) -> str | None:
    """What a child could do that it must not; None if all was held. Raises ZygoteDied, SandboxError.

    Raises Refused where nobody could see what a child takes.
    """
    target = source.scratch.with_name(source.scratch.name + "-trial")
    calls = (
        "read_secret('/etc/passwd')",
        "fork()",
        f"send_datagram({_DISCARD})",
        "raise_limit()",
        f"write_outside({str(target)!r})",
    )
    plans = [plan(TestCase(call, f"assert {call} == ''")) for call in calls]
    job = ProgramRun(_PROBES.read_text(), _TRIAL_LIMITS, trace=False)
    child = source.fork()
    await child.started
    if child.resident is None and not status_of(child.process()):
        child.kill()
        child.channel.close()
        raise Refused("/proc hides what programs take; mount it without hidepid, or run as root")
    try:
        observation = await job.execute(child, plans)
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
            ending = observation.ending
            return f"{call}: {said}" + (f", {ending.reason}" if ending is not None else "")
    return None
