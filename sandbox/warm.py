"""A warm, confined interpreter on this machine: by Landlock, else inside bubblewrap, else refused."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from . import scratch, trial
from .fork import ZygoteDied
from .types import InterpreterError, Refused
from .zygote import Setup, Zygote, worker_command

log = logging.getLogger(__name__)


async def start(setup: Setup) -> Zygote:
    """Starts an interpreter that has been tried. Raises Refused, naming the mend, or InterpreterError."""
    if sys.platform != "linux":
        raise Refused("Nothing is executed here: only Linux is supported so far. Use WSL 2 or a container.")
    sweeping = asyncio.create_task(asyncio.to_thread(scratch.sweep))
    try:
        return await _confined(setup)
    finally:
        await sweeping


async def _confined(setup: Setup) -> Zygote:
    try:
        return await _tried(setup)
    except Refused as refusal:
        reason = str(refusal)
    bubblewrap = shutil.which("bwrap")
    if "Landlock" not in reason:
        raise Refused(f"Nothing is executed here: {reason}. Use an x86_64 or aarch64 machine.")
    if bubblewrap is None:
        raise Refused(
            f"Nothing is executed here: {reason}. "
            "Install bubblewrap, or use Linux 5.13 or newer with Landlock on."
        )
    log.info("%s; using bubblewrap", reason)
    readable = await asyncio.to_thread(_readable, setup)
    try:
        return await _tried(setup, lambda folder: bubblewrap_command(bubblewrap, readable, folder))
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {reason}, and {refusal} inside bubblewrap.") from None


async def _tried(setup: Setup, wrap: Callable[[Path], list[str]] | None = None) -> Zygote:
    """Starts an interpreter and lets a child of it try to get out. Raises Refused if it can."""
    zygote = await Zygote.start(setup, wrap)
    try:
        reason = await trial.failure(zygote)
    except ZygoteDied as death:
        raise InterpreterError(
            f"The interpreter {setup.python} ended right after its start: {death}."
        ) from None
    except BaseException:
        await zygote.close()
        raise
    if reason is not None:
        await zygote.close()
        raise Refused(f"{', '.join(zygote.layers)} did not hold ({reason})")
    return zygote


def _readable(setup: Setup) -> list[str]:
    """The paths a program may read, as the interpreter itself sees them."""
    command = [*worker_command(setup.python), "paths"]
    wishes = setup.wishes(Path("/"), wrapped=True)
    found = subprocess.run(command, input=wishes, capture_output=True, timeout=30, check=True).stdout
    return [str(path) for path in json.loads(found)]


def bubblewrap_command(bubblewrap: str, readable: list[str], scratch: Path) -> list[str]:
    """The start of a command line that shows ``readable`` and lets only ``scratch`` be written."""
    command = [bubblewrap, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    command += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
    for path in readable:
        if not path.startswith(("/dev/", "/proc/", "/sys/")):
            command += ["--ro-bind-try", path, path]
    return [*command, "--bind", str(scratch), str(scratch), "--chdir", str(scratch), "--"]
