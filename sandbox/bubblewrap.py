"""bubblewrap around an interpreter, where there is no Landlock: what it shows, and what of that it hides."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from .paths import Paths
from .types import Refused
from .zygote import Setup

_MOST_HIDDEN = 300
"""bubblewrap looks at all it has mounted for each further one: 300 take a second, 2,000 half a minute."""


@dataclass(frozen=True)
class Bubblewrap:
    """A ``zygote.Wrapper``; made by ``find``."""

    program: str
    paths: Paths

    @classmethod
    def find(cls, setup: Setup) -> Bubblewrap | None:
        """None if it is not installed. Raises InterpreterError; Refused for more secrets than it can hide."""
        program = shutil.which("bwrap")
        if program is None:
            return None
        paths = Paths.of(setup)
        if len(paths.hidden) > _MOST_HIDDEN:
            raise Refused("the project holds more secrets than bubblewrap can hide")
        return cls(program, paths)

    def options(self, scratch: Path) -> list[str]:
        """Its arguments, of which there may be more than a command line holds."""
        options = ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
        options += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
        for path in self.paths.readable:
            if not path.startswith(("/dev/", "/proc/", "/sys/")):
                options += ["--ro-bind-try", path, path]
        empty = [path for path in self.paths.hidden if Path(path).is_dir()]
        for path in self.paths.hidden:
            options += ["--tmpfs", path] if path in empty else ["--ro-bind", "/dev/null", path]
        options += ["--bind", str(scratch), str(scratch), "--chdir", str(scratch)]
        for path in ("/", "/tmp", "/dev", "/proc", *empty):  # or runs would leave files for each other
            options += ["--remount-ro", path]
        return options
