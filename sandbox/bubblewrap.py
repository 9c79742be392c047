"""bubblewrap around an interpreter, where there is no Landlock: what it shows, and what of that it hides."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .types import Refused
from .zygote import Setup, worker_command

_MOST_HIDDEN = 2_500
"""bubblewrap takes 9,000 arguments."""


@dataclass(frozen=True)
class Bubblewrap:
    """Paths a program may read; made by ``for_setup``."""

    program: str
    readable: tuple[str, ...]
    hidden: tuple[str, ...]
    """Secrets below them."""

    @classmethod
    def for_setup(cls, setup: Setup) -> Bubblewrap | None:
        """With the paths as the user's interpreter sees them; None if bubblewrap is not installed.

        Raises Refused when there are more secrets than can be hidden.
        """
        program = shutil.which("bwrap")
        if program is None:
            return None
        command = [*worker_command(setup.python), "paths"]
        wishes = setup.wishes(Path("/"), wrapped=True)
        found = json.loads(
            subprocess.run(command, input=wishes, capture_output=True, timeout=30, check=True).stdout
        )
        if len(found["hidden"]) > _MOST_HIDDEN or not found["complete"]:
            raise Refused("the project is too large for bubblewrap to hide its secrets")
        return cls(program, tuple(found["readable"]), tuple(found["hidden"]))

    def options(self, scratch: Path) -> list[str]:
        """Its arguments, of which there may be more than a command line holds."""
        options = ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
        options += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
        for path in self.readable:
            if not path.startswith(("/dev/", "/proc/", "/sys/")):
                options += ["--ro-bind-try", path, path]
        empty = [path for path in self.hidden if Path(path).is_dir()]
        for path in self.hidden:
            options += ["--tmpfs", path] if path in empty else ["--ro-bind", "/dev/null", path]
        options += ["--bind", str(scratch), str(scratch), "--chdir", str(scratch)]
        for path in ("/", "/tmp", "/dev", "/proc", *empty):  # or runs would leave files for each other
            options += ["--remount-ro", path]
        return options
