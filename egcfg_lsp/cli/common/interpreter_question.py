"""Asks for consent before a command starts an interpreter that it found in a project."""

from __future__ import annotations

import sys
from pathlib import Path

from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import interpreter
from engine.support.text import harmless

_QUESTION = """\
Your code would run with {python}, which was found in the folder
{folder}. Starting it runs whatever that file is: if the folder comes from somebody
else, look at it first. Start it now, and from now on? [y/N] """


class NoConsent(UsageError):
    """A project's interpreter may not be started; the text names the mend."""


def consented(python: str, trust: bool, project: Path) -> str:
    """The path of ``consented_one``."""
    return consented_one(python, trust, project).python


def consented_one(python: str, trust: bool, project: Path) -> interpreter.FoundInterpreter:
    """The interpreter for a project, by ``--python`` and ``--trust``. On a terminal the person is asked.

    Consent is kept for the folder that the interpreter was found in. Raises ``NoConsent``, and ``UsageError``
    for a ``--python`` that is none.
    """
    found = interpreter.find(python, project)
    if found.folder is None or interpreter.has_consent(found.folder):
        return found
    if not (trust or _agreed(found.python, found.folder)):
        raise NoConsent(
            f"{found.python} is not started without your consent: a folder from somebody else can bring any "
            "program under that name. Say --trust (once for this folder), or name another with --python."
        )
    interpreter.give_consent(found.folder)
    return found


def _agreed(python: str, folder: Path) -> bool:
    """Asks where there is a person at a terminal; nobody agrees to nothing."""
    if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr)):
        return False
    print(harmless(_QUESTION.format(python=python, folder=folder)), end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")
