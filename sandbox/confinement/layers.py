"""Selects the first confinement layer that passes its trial on this machine, or none."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from ..host.launch import MOST_MB, Paths, Setup, sweep_scratch
from ..host.zygote import ChildSource, Zygote, ZygoteDied
from ..types import InterpreterError, Refused
from . import escape_trial, macos

_MOST_HIDDEN = 300
"""bubblewrap looks at all it has mounted for each further one: 300 take a second, 2,000 half a minute."""


@dataclass(frozen=True)
class Bubblewrap:
    """A ``launch.Wrapper``; made by ``find``."""

    program: str
    paths: Paths
    volumes: int
    """None before its version 0.7: then children write on the disk."""

    @classmethod
    def find(cls, setup: Setup) -> Bubblewrap | None:
        """None if it is not installed. Raises InterpreterError; Refused for more secrets than it can hide."""
        program = shutil.which("bwrap")
        if program is None or not os.path.isabs(program):
            return None
        paths = Paths.of(setup)
        if len(paths.hidden) > _MOST_HIDDEN:
            raise Refused("the project holds more secrets than bubblewrap can hide")
        said = subprocess.run([program, "--help"], capture_output=True, check=False)
        return cls(program, paths, setup.volumes if b"--size" in said.stdout else 0)

    def options(self, scratch: Path) -> list[str]:
        """Its arguments, of which there may be more than a command line holds."""
        options = ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
        options += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]  # noqa: S108 - inside
        empty = [path for path in self.paths.hidden if Path(path).is_dir()]
        for path in sorted((*self.paths.readable, *self.paths.hidden), key=lambda path: path.count("/")):
            if path in self.paths.hidden:  # an interpreter may lie in a hidden folder: the innermost decides
                options += ["--tmpfs", path] if path in empty else ["--ro-bind", "/dev/null", path]
            elif not path.startswith(("/dev/", "/proc/", "/sys/")):
                options += ["--ro-bind-try", path, path]
        bound = ["--perms", "0300", "--dir"] if self.volumes else ["--bind", str(scratch)]
        options += [*bound, str(scratch), "--chdir", str(scratch)]
        for number in range(self.volumes):
            options += ["--perms", "0300", "--size", str(MOST_MB << 20), "--tmpfs", f"{scratch}/{number}"]
        for path in ("/", "/tmp", "/dev", "/proc", *empty):  # or runs would leave files for each other  # noqa: S108 - inside
            options += ["--remount-ro", path]
        return options


log = logging.getLogger(__name__)


async def start(setup: Setup) -> ChildSource:
    """A source of children that has been tried. Raises Refused, naming the mend, or InterpreterError."""
    systems = {"linux": _on_linux, "darwin": _on_macos}
    if sys.platform not in systems:
        raise Refused("Nothing is executed here: on this system nothing confines programs. Use WSL 2.")
    sweeping = asyncio.create_task(asyncio.to_thread(sweep_scratch))
    try:
        return await systems[sys.platform](setup)
    finally:
        await sweeping


async def _on_linux(setup: Setup) -> ChildSource:
    try:
        return await _tried(setup, await Zygote.start(setup))
    except Refused as refusal:
        reason = str(refusal)
    if "Landlock" not in reason:
        raise Refused(f"Nothing is executed here: {reason}. Use an x86_64 or aarch64 machine.")
    try:
        bubblewrap = await asyncio.to_thread(Bubblewrap.find, setup)
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {reason}, and {refusal}.") from None
    if bubblewrap is None:
        raise Refused(
            f"Nothing is executed here: {reason}. "
            "Install bubblewrap, or use Linux 5.13 or newer with Landlock on."
        )
    log.info("%s; using bubblewrap", reason)
    try:
        return await _tried(setup, await Zygote.start(setup, bubblewrap))
    except Refused as refusal:
        raise Refused(
            f"Nothing is executed here: {reason}, and inside bubblewrap: {refusal}. "
            "Allow namespaces, or use Linux 5.13 or newer with Landlock on."
        ) from None


async def _on_macos(setup: Setup) -> ChildSource:
    try:
        return await _tried(setup, await macos.interpreters(setup))
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {refusal}. Use a container with Linux.") from None


async def _tried(setup: Setup, source: ChildSource) -> ChildSource:
    """Lets a child try to get out. Raises Refused if it can."""
    try:
        reason = await escape_trial.failure(source)
    except ZygoteDied as death:
        raise InterpreterError(
            f"The interpreter {setup.python} ended right after its start: {death}."
        ) from None
    except BaseException:
        await source.close()
        raise
    if reason is not None:
        await source.close()
        raise Refused(f"{', '.join(source.layers)} did not hold ({reason})")
    return source
