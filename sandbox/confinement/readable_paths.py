"""What programs may read, as the user's interpreter sees it, for confinement that is not Landlock's."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from ..processes.launch import Setup, does_not_start, worker_command
from ..types import InterpreterError, Refused


@dataclass(frozen=True)
class Paths:
    """Made by ``of``."""

    readable: tuple[str, ...]
    hidden: tuple[str, ...]
    """Secrets below them."""

    @classmethod
    def of(cls, setup: Setup) -> Paths:
        """Asks the interpreter. Raises InterpreterError; Refused when not all secrets can be found."""
        command = [*worker_command(setup.python), "paths"]
        wishes = setup.wishes(Path("/"), wrapped=True)
        try:
            said = subprocess.run(command, input=wishes, capture_output=True, timeout=60, check=True).stdout
        except (OSError, subprocess.SubprocessError) as error:
            raise InterpreterError(does_not_start(setup.python, str(error))) from None
        found = json.loads(said)
        if not found["complete"]:
            raise Refused("the project is too large to look for its secrets")
        return cls(tuple(found["readable"]), tuple(found["hidden"]))
