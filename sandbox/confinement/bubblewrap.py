"""Runs an interpreter inside bubblewrap where there is no Landlock: what it shows, and what it hides."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from ..processes.launch import Setup
from ..processes.volumes import MOST_MB
from ..types import Refused
from .readable_paths import Paths

_MOST_HIDDEN = 300
"""bubblewrap looks at all it has mounted for each further one: 300 take a second, 2,000 half a minute."""


@dataclass(frozen=True)
class Bubblewrap:
    """A ``zygote.Wrapper``; made by ``find``."""

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
