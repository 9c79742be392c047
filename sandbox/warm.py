"""A warm, confined interpreter on this machine: by Landlock, else inside bubblewrap, else refused."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import subprocess
import sys
from pathlib import Path

from .types import Refused
from .zygote import Setup, Zygote, worker_command

log = logging.getLogger(__name__)


async def start(setup: Setup) -> Zygote:
    """Starts an interpreter. Raises Refused, naming the mend, or InterpreterError."""
    if sys.platform != "linux":
        raise Refused("Nothing is executed here: only Linux is supported so far. Use WSL 2 or a container.")
    try:
        return await Zygote.start(setup)
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
        return await Zygote.start(setup, lambda scratch: bubblewrap_command(bubblewrap, readable, scratch))
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {reason}, and {refusal} inside bubblewrap.") from None


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
