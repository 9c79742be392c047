"""Entry point of ``egcfg`` and ``python -m egcfg_lsp``: makes imports safe, then runs a command."""

from __future__ import annotations

import os
import sys

_INTERRUPTED = 130


def run() -> int:
    """Runs the command line; 130 also where Ctrl-C comes while it is still being imported."""
    try:
        sys.path[:] = without_working_folder(sys.path, os.environ.get("PYTHONPATH", ""))
        from egcfg_lsp.errors import interrupted_afterwards

        with interrupted_afterwards():
            from egcfg_lsp.cli import main

        code = main()
    except KeyboardInterrupt:
        code = _INTERRUPTED
    if code == _INTERRUPTED:
        leave_threads(code)
    return code


def leave_threads(code: int) -> None:
    """Ends the process if a thread still loads a model: Python, ending meanwhile, would abort it."""
    import atexit
    import contextlib
    import threading

    if any(thread.daemon and thread.name.startswith("model ") for thread in threading.enumerate()):
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError, AttributeError):  # closed, or none
                stream.flush()
        os._exit(code)


def without_working_folder(path: list[str], asked: str) -> list[str]:
    """``path`` without the working folder and what was named by its place in it.

    That may be a project from anywhere, whose files are not to be imported in place of the libraries that
    this program needs. What this package itself lies in stays. ``asked``: the value of PYTHONPATH, in which
    an empty part stands for the working folder.
    """
    try:
        here = os.path.realpath(os.getcwd())
    except OSError:  # it was deleted
        return path
    relative = [part for part in asked.split(os.pathsep) if not os.path.isabs(part)] if asked else []
    unsafe = {here, *(os.path.realpath(part) for part in relative)}
    own = os.path.realpath(os.path.dirname(os.path.dirname(__file__)))
    return [entry for entry in path if (real := os.path.realpath(entry)) == own or real not in unsafe]


if __name__ == "__main__":
    sys.exit(run())
