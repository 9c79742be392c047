"""Asks the person before a project's interpreter is started, and before a model is downloaded."""

from __future__ import annotations

import sys
from pathlib import Path

from egcfg_lsp.cli.common.output import complain, note
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import interpreter
from egcfg_lsp.settings import ModelSettings
from engine.models.catalog import Entry, ModelMissing, chosen, compare_formats
from engine.support.text import harmless

_START = """\
Your code would run with {python}, which was found in the folder
{folder}. Starting it runs whatever that file is: if the folder comes from somebody
else, look at it first. Start it now, and from now on? [y/N] """
_YES = ("y", "yes")


class NoConsent(UsageError):
    """A project's interpreter may not be started; the text names the mend."""


def can_ask() -> bool:
    """Whether there is a person at a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def _answer(question: str) -> str:
    """What the person types, with its line end; without one, the input ended."""
    print(harmless(question), end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().lower()


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
    question = _START.format(python=found.python, folder=found.folder)
    if not (trust or (can_ask() and _answer(question).strip() in _YES)):
        raise NoConsent(
            f"{found.python} is not started without your consent: a folder from somebody else can bring any "
            "program under that name. Say --trust (once for this folder), or name another with --python."
        )
    interpreter.give_consent(found.folder)
    return found


def offer(settings: ModelSettings) -> None:
    """Installs the model that ``settings`` name, if it is missing and the person, who is asked, agrees."""
    if settings.is_served or not can_ask():
        return
    try:
        chosen(settings.name, settings.backend, settings.device)
    except ModelMissing as missing:
        if agreed(missing.entry):
            install(missing.entry)
            compare_formats(missing.entry, note)


def agreed(entry: Entry) -> bool:
    """Whether the person wants ``entry`` downloaded; False, with the option, where nobody can be asked."""
    if not can_ask():
        complain(f"To download {entry.name} ({entry.size}, {entry.licence}) without being asked, add --yes.")
        return False
    answer = _answer(f"Download {entry.name}, {entry.size}, {entry.licence}? [Y/n] ")
    if answer.endswith("\n") and answer.strip() in ("", *_YES):
        return True
    note("Nothing is downloaded.")
    return False


def install(entry: Entry, source: Path | None = None) -> Path:
    """Installs ``entry`` with a bar, or with a line for each quarter where there is no terminal."""
    from rich.console import Console
    from rich.progress import DownloadColumn, Progress, TimeRemainingColumn, TransferSpeedColumn

    from engine.models import download

    quarters = 0

    def heard(done: int, total: int) -> None:
        nonlocal quarters
        if 4 * done // total > quarters:
            quarters = 4 * done // total
            note(f"{entry.name}: {done / 1e6:,.0f} of {total / 1e6:,.0f} MB")

    console = Console(stderr=True)
    if not console.is_terminal:
        return download.install(entry, source, tell=note, progress=heard)
    columns = (*Progress.get_default_columns()[:2], DownloadColumn(), TransferSpeedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(entry.name, total=entry.bytes)
        return download.install(
            entry,
            source,
            tell=lambda line: bar.console.print(harmless(line), highlight=False, markup=False),
            progress=lambda done, total: bar.update(task, completed=done),
        )
