"""Where results go: to stdout as code, patch or JSON, and into the file if asked."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from egcfg_lsp import files, render
from egcfg_lsp.cli import report
from egcfg_lsp.cli.display import Display, show_code
from egcfg_lsp.cli.output import complain, emit_bytes, emit_json
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
        self._shown = 0

    def draft(self, file: files.SourceFile) -> Draft:
        """The one draft of a file."""
        return self._drafts.setdefault(file.path.resolve(), Draft(file))

    def deliver(self, label: str, site: Site, completion: Completion, draft: Draft) -> bool:
        """Prints the completion, and keeps it in the draft unless tests fail, or it has none and no end.

        Nothing is lost where the file cannot be written: it is printed then, and the answer is ``False``.
        """
        before = draft.text
        after = render.apply(before, render.edit(site, completion.code)) if completion.code else before
        keeps = bool(completion.code) and (completion.passed or (not site.task.tests and completion.finished))
        if keeps:
            draft.text = after
        saves = self._arguments.write and keeps
        written = saves and self._save(draft)
        if self._arguments.write and not saves:
            takes = "takes only what passes its tests" if site.task.tests else "takes no unfinished program"
            self._display.say(f"  {draft.file.path} is left as it was: --write {takes}")
        if self._arguments.json:
            emit_json(report.as_json(label, completion))
        elif self._arguments.diff:
            emit_bytes(patch(draft.file, before, after))
        elif not written and (completion.code or completion.passed):
            show_code("\n\n" * bool(self._shown) + site.task.function(completion.code))
            self._shown += 1
        return written == saves

    def _save(self, draft: Draft) -> bool:
        try:
            draft.save()
        except files.FileError as error:
            complain(str(error))
            return False
        self._display.say(f"  written to {draft.file.path}")
        return True


def patch(file: files.SourceFile, before: str, after: str) -> bytes:
    """A unified diff that ``patch -p1`` and ``git apply`` understand, in the current folder if it can be.

    It is in the file's own encoding, so that its lines are the file's.
    """
    place, here = file.path.absolute(), Path.cwd()
    shown = place.relative_to(here) if place.is_relative_to(here) else file.path
    name = shown.as_posix().lstrip("/")
    mark = "\ufeff" * file.has_bom
    text = render.diff(name + "\t" * (" " in name), mark + before, mark + after)
    heading = text[: text.find("@@")]
    return os.fsencode(heading) + text.removeprefix(heading).encode(file.encoding)
