"""Where results go: to stdout as code, patch or JSON, and into the file if asked."""

from __future__ import annotations

import argparse
import difflib
from pathlib import Path

from egcfg_lsp import files, render
from egcfg_lsp.cli import report
from egcfg_lsp.cli.display import Display, show_code
from egcfg_lsp.cli.output import emit, emit_json
from egcfg_lsp.discovery.site import Site
from engine.types import Completion


class Draft:
    """A file on the way to completion: as it is on disk, and as it is by now."""

    def __init__(self, file: files.SourceFile) -> None:
        self.file = file
        self.text = file.text

    def save(self) -> None:
        """Writes the text; raises ``FileError`` if the file was changed by somebody else meanwhile."""
        files.write(self.file, self.text)
        self.file = files.read(self.file.path)


class Delivery:
    """Delivers completions as the arguments of ``egcfg complete`` say."""

    def __init__(self, arguments: argparse.Namespace, display: Display) -> None:
        self._arguments = arguments
        self._display = display
        self._drafts: dict[Path, Draft] = {}

    def draft(self, file: files.SourceFile) -> Draft:
        """The one draft of a file."""
        return self._drafts.setdefault(file.path.resolve(), Draft(file))

    def deliver(self, label: str, site: Site, completion: Completion, draft: Draft) -> None:
        """Prints the completion, and keeps it in the draft unless its tests fail."""
        before = draft.text
        after = render.apply(before, render.edit(site, completion.code)) if completion.code else before
        keeps = bool(completion.code) and (completion.passed or not site.task.tests)
        if keeps:
            draft.text = after
        written = self._arguments.write and keeps
        if written:
            draft.save()
            self._display.say(f"  written to {draft.file.path}")
        elif self._arguments.write:
            self._display.say(
                f"  {draft.file.path} is left as it was: --write takes only what passes its tests"
            )
        if self._arguments.json:
            emit_json(report.as_json(label, completion))
        elif self._arguments.diff:
            emit(patch(draft.file.path, before, after))
        elif not written:
            show_code(site.task.function(completion.code))


def patch(path: Path, before: str, after: str) -> str:
    """A unified diff that ``patch -p1`` and ``git apply`` understand."""
    name = path.as_posix().lstrip("/")
    lines = difflib.unified_diff(
        before.splitlines(keepends=True), after.splitlines(keepends=True), f"a/{name}", f"b/{name}"
    )
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines
    )
