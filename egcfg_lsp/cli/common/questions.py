"""Asks a person in a terminal: whether a project's Python may start, and whether a model is downloaded."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
    TransferSpeedColumn,
)

from egcfg_lsp.cli.common.output import complain, note
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import interpreter
from egcfg_lsp.settings import ModelSettings
from engine.models import download
from engine.models.catalog import Entry
from engine.models.choice import ModelMissing, chosen
from engine.support.harmless import harmless

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


def offer(settings: ModelSettings) -> None:
    """Installs the model that ``settings`` name, if it is missing and the person, who is asked, agrees."""
    if settings.is_served or not _can_ask():
        return
    try:
        chosen(settings.name, settings.backend, settings.device)
    except ModelMissing as missing:
        if agreed(missing.entry):
            install(missing.entry)


def _can_ask() -> bool:
    return sys.stdin is not None and sys.stderr is not None and sys.stdin.isatty() and sys.stderr.isatty()


def agreed(entry: Entry) -> bool:
    """Whether the person wants ``entry`` downloaded; False, with the option, where nobody can be asked."""
    if not _can_ask():
        complain(f"To download {entry.name} ({entry.size}, {entry.licence}) without being asked, add --yes.")
        return False
    print(
        f"Download {entry.name}, {entry.size}, {entry.licence}? [Y/n] ", end="", file=sys.stderr, flush=True
    )
    answer = sys.stdin.readline()
    if answer.endswith("\n") and answer.strip().lower() in ("", "y", "yes"):
        return True
    note("Nothing is downloaded.")
    return False


def install(entry: Entry, source: Path | None = None) -> Path:
    """Installs ``entry`` with a bar, or with a line now and then where there is no terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        DownloadColumn(),
        TransferSpeedColumn(),
        TimeRemainingColumn(),
    )
    if not console.is_terminal:
        return download.install(entry, source, tell=note, progress=_Lines(entry).heard)
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(entry.name, total=entry.bytes)
        return download.install(
            entry,
            source,
            tell=lambda line: bar.console.print(line, highlight=False, markup=False),
            progress=lambda done, total: bar.update(task, completed=done),
        )


class _Lines:
    """A line for each quarter."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._told = 0

    def heard(self, done: int, total: int) -> None:
        quarter = 4 * done // total
        if quarter > self._told:
            self._told = quarter
            note(f"{self._entry.name}: {done / 1e6:,.0f} of {total / 1e6:,.0f} MB")
