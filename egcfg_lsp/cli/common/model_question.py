"""Asks before a model is downloaded, and shows how far it is."""

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
from egcfg_lsp.settings import ModelSettings
from engine.models import download
from engine.models.catalog import Entry, ModelMissing, chosen


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
