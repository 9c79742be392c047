"""Delivers results: to stdout as code, patch or JSON, and into the file if asked."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from egcfg_lsp.cli.common.output import ExitCode, complain, emit_bytes, emit_json
from egcfg_lsp.cli.display.completion_display import TIME_IS_UP, Display, show_code
from egcfg_lsp.completer import render
from egcfg_lsp.discovery.task import Site
from egcfg_lsp.files import source_file
from egcfg_lsp.reports.lines import tests_as_data
from engine.core.task import Completion
from engine.support.text import tests_passed


def as_json(target: str, completion: Completion) -> dict[str, Any]:
    """One object per function; ``source`` is the whole function in normal form."""
    usage = asdict(replace(completion.usage, allowance=None))
    del usage["allowance"]  # which is no cost
    usage["wall_s"] = round(usage["wall_s"], 3)
    workings = completion.workings.as_data()
    return {
        "target": target,
        "code": completion.code,
        "source": completion.task.function(completion.code),
        "passed": completion.passed,
        "verified": completion.verified,
        "selection": asdict(completion.selection) if completion.selection is not None else None,
        "tests": tests_as_data(completion.result),
        "strategy": completion.strategy,
        "agent": asdict(completion.agent) if completion.agent is not None else None,
        "how": completion.how,
        "note": completion.note,
        "usage": usage,
        **({"workings": workings} if workings else {}),
    }


@dataclass(frozen=True)
class Output:
    """Where completions go."""

    write: bool
    """Into the file, where they pass their tests."""
    untested: bool
    """``write`` also takes what has no tests."""
    diff: bool
    json: bool
    quiet: bool


class Draft:
    """A file on the way to completion: as it is on disk, and as it is by now."""

    def __init__(self, file: source_file.SourceFile) -> None:
        self.file = file
        self.text = file.text

    def save(self) -> None:
        """Writes the text; raises ``FileError`` if the file was changed by somebody else meanwhile."""
        self.file = source_file.write(self.file, self.text)


class ResultDelivery:
    """Delivers completions as ``output`` says."""

    def __init__(self, output: Output, display: Display) -> None:
        self._output = output
        self._display = display
        self._drafts: dict[Path, Draft] = {}
        self._shown = False
        self._flawed: list[str] = []

    def draft(self, file: source_file.SourceFile) -> Draft:
        """The one draft of a file."""
        return self._drafts.setdefault(file.path.resolve(), Draft(file))

    def deliver(
        self,
        label: str,
        site: Site,
        completion: Completion,
        draft: Draft,
        spent: str = "",
        stopped: str = TIME_IS_UP,
        *,
        unverified: bool = False,
    ) -> ExitCode:
        """Prints or writes the completion, and returns the exit code. The draft keeps what may be written.

        ``unverified``: there are tests, and none of them can be run.
        ``spent`` tells of a budget that was, ``stopped`` why the search was, if it was. A body that passes no
        test is not printed, except as JSON.
        Nothing is lost where the file cannot be written: the function is printed then.
        """
        before = draft.text
        after = render.apply(before, render.edit(site, completion.code)) if completion.code else before
        untested = self._output.untested or not self._output.write
        refused = refusal(site, completion, untested=untested, unverified=unverified)
        if not refused:
            draft.text = after
        written = self._output.write and not refused and self._save(draft)
        flawed = flaw(completion)
        if flawed:
            self._flawed.append(label)
        unwritten = refused if self._output.write else ""
        unprinted = "" if self._output.json else flawed
        remark = "written" if written else "nothing is printed" if unprinted else ""
        told = "not written" if unwritten == tests_passed(completion.result) else f"not written: {unwritten}"
        complaint = "; ".join(filter(None, (spent, unwritten and told)))
        self._display.end(label, completion, remark, complaint, stopped)
        if self._output.quiet:
            _complain(label, unwritten, unprinted)
        if self._output.json:
            emit_json(as_json(label, completion))
        elif flawed:
            pass
        elif self._output.diff:
            emit_bytes(patch(draft.file, before, after))
        elif not written:
            show_code(site.task.function(completion.code), first=not self._shown)
            self._shown = True
        if self._output.write and not written:
            return ExitCode.FAILED if refused else ExitCode.USAGE
        return ExitCode.FAILED if unverified else exit_code(completion)

    def _save(self, draft: Draft) -> bool:
        try:
            draft.save()
        except source_file.FileError as error:
            complain(str(error))
            return False
        return True


def _complain(label: str, unwritten: str, unprinted: str) -> None:
    """Says what the line of the function does not say when it is not shown."""
    if unwritten:
        complain(f"{label} is not written: {unwritten}.")
    if unprinted:
        complain(f"Nothing is printed for {label}: {unprinted}.")


def flaw(completion: Completion) -> str:
    """Says why a completion is of no use; nothing if it loads, and passes a test if there are any."""
    result = completion.result
    if not completion.code and not completion.passed:
        return "no body was found"
    if result.exception is not None:
        return f"its best body cannot be run: {result.exception}"
    if result.tests and not result.passed:
        some = f"passes none of its {len(result.tests)} tests"
        return "its best body " + (some if len(result.tests) > 1 else "fails its test")
    return ""


def refusal(site: Site, completion: Completion, *, untested: bool, unverified: bool) -> str:
    """Says why a completion may not be written into the file; nothing if it may.

    ``untested`` allows what no test judges, if it loads, and takes the place of nothing. ``unverified``:
    there are tests, and none of them can be run.
    """
    task, result = site.task, completion.result
    if completion.passed:
        return ""
    if not completion.code:
        return "there is nothing to write"
    if task.tests:
        return tests_passed(result)
    if not completion.finished:
        return "it was cut short, and has no tests"
    if result.exception is not None:
        return f"it cannot be run, and has no tests: {result.exception}"
    if not (site.function.is_unfinished or task.body or task.after):
        return "it has a body and no tests; write a test first"
    why = "none of its tests can be run" if unverified else "it has no tests"
    return "" if untested else f"{why}; --set untested=shown writes it all the same"


def exit_code(completion: Completion) -> ExitCode:
    """Without tests nothing fails, as long as the work came to its end, and there is code that loads."""
    return ExitCode.PASSED if completion.usable else ExitCode.FAILED


def patch(file: source_file.SourceFile, before: str, after: str) -> bytes:
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
