"""Runs ``egcfg`` as a person would, in a process of its own; what it tells of its progress goes to stderr."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from egcfg_lsp.cli.common.output import ExitCode


def egcfg(arguments: Sequence[str], folder: Path | None = None) -> str:
    """What it writes to stdout. Exits as it does where it cannot work at all."""
    command = [sys.executable, "-P", "-m", "egcfg_lsp", *arguments, "--python", sys.executable]
    ran = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode not in (ExitCode.PASSED, ExitCode.FAILED):
        sys.exit(ran.returncode)
    return ran.stdout


def options(**values: str) -> list[str]:
    """As words of the command line: a model by its name, everything else by ``--set``."""
    named = [word for name, value in values.items() if name == "model" for word in ("--model", value)]
    rest = [
        word for name, value in values.items() if name != "model" for word in ("--set", f"{name}={value}")
    ]
    return [*named, *rest]
