"""Does the work of ``egcfg complete``: function after function, one model, one sandbox per project.

Results go to stdout as code, patch or JSON, and into the file if asked.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.interrupt import Interrupts
from egcfg_lsp.cli.common.output import LONGER, ON_STDERR, ExitCode, complain, emit_bytes, emit_json
from egcfg_lsp.cli.common.questions import consented, offer
from egcfg_lsp.cli.display.completion_display import TIME_IS_UP, Display, show_code
from egcfg_lsp.completer import render
from egcfg_lsp.completer.completer import Completer
from egcfg_lsp.discovery.document import Document, Function
from egcfg_lsp.discovery.project import project_root, without_dots
from egcfg_lsp.discovery.targets import Target
from egcfg_lsp.discovery.task import FunctionUnderTest, Site, find
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.files import source_file
from egcfg_lsp.reports import page
from egcfg_lsp.reports.lines import tests_as_data
from egcfg_lsp.reports.search_history import EventLog
from egcfg_lsp.resources import compose
from egcfg_lsp.settings import ModelSettings, Settings
from engine.completion import Engaged
from engine.core.execution import Pool
from engine.core.task import Completion
from engine.decoding.services import Budget, Meter
from engine.lm.base import LanguageModel
from engine.support.errors import ModelError, SettingsError
from engine.support.text import tests_passed


@dataclass(frozen=True)
class CompleteOptions:
    """How functions are completed, and where the results go."""

    settings: Settings
    budget: Budget
    """Without bounds where nobody gave one."""
    tests: tuple[Path, ...]
    """Files that are searched for tests first."""
    python: str
    trust: bool
    """An interpreter found in a project may be started."""
    environment: dict[str, str] = field(repr=False)
    """Variables that the programs get."""
    explain: Path | None
    """The page, or ``ON_STDERR``, that tells how completions were found."""
    verbose: bool
    quiet: bool
    write: bool
    """Into the file, where they pass their tests."""
    diff: bool
    json: bool


def parse(arguments: argparse.Namespace) -> CompleteOptions:
    """Raises ``UsageError`` or ``SettingsError`` for values that lie outside their range."""
    settings = options.settings(arguments)
    compose.check(settings.method)
    compose.check_model(settings.model, settings.method.strategy, settings.method.solver)
    same = ("python", "trust", "explain", "verbose", "quiet", "write", "diff", "json")
    return CompleteOptions(
        settings=settings,
        budget=options.budget(arguments),
        tests=options.test_files(arguments.tests),
        environment=options.environment(settings.environment),
        **{name: getattr(arguments, name) for name in same},
    )


class Draft:
    """A file on the way to completion: as it is on disk, and as it is by now."""

    def __init__(self, file: source_file.SourceFile) -> None:
        self.file = file
        self.text = file.text

    def save(self) -> None:
        """Writes the text; raises ``FileError`` if the file was changed by somebody else meanwhile."""
        self.file = source_file.write(self.file, self.text)


class CompleteJob:
    """Completes ``targets`` as ``options`` say."""

    def __init__(self, options: CompleteOptions, targets: Sequence[Target]) -> None:
        self._options = options
        self._work = [(target, function) for target in targets for function in target.functions]
        self._display = Display(options.quiet, options.verbose)
        self._interrupts = Interrupts()
        self._tests = TestIndex(named=options.tests)
        self._roots = {target.path: project_root(target.path) for target in targets}
        """The project of each file."""
        self._pythons = {
            root: consented(options.python, options.trust, root)
            for root in dict.fromkeys(self._roots.values())
        }
        self._pools: dict[Path, Pool] = {}
        self._opened: LanguageModel | None = None
        self._drafts: dict[Path, Draft] = {}
        self._records: list[EventLog] = []
        self._untried = [target.label(function) for target, function in self._work]
        self._printed = False
        self.began = False
        """Whether ``run`` does something, and tells what it did not try when it is interrupted."""

    async def run(self) -> int:
        """The exit code."""
        self.began = True
        interrupted = self._interrupts.stop
        self._interrupts.watch(asyncio.current_task())
        codes: list[int] = []
        try:
            async with AsyncExitStack() as stack:
                settings, variables = self._options.settings, self._options.environment
                for root, python in self._pythons.items():
                    opening = compose.open_sandbox(python, root, settings.parallel, environment=variables)
                    self._pools[root] = await stack.enter_async_context(opening)
                if settings.model != ModelSettings():
                    await self._model(stack)  # what was named is wrong at once, if it is
                for target, function in self._work:
                    if interrupted.is_set():
                        break
                    try:
                        codes.append(await self._complete(target, function, stack))
                    except (UsageError, SettingsError) as error:  # which only concern this function
                        self._display.refuse(str(error))
                        codes.append(ExitCode.USAGE)
        except asyncio.CancelledError:  # before the interrupts were watched, asyncio cancels by itself
            interrupted.set()
            raise
        finally:
            self._display.idle()
            self._display.sum_up()
            self._write_page()
            if interrupted.is_set() and self._untried:
                complain(f"Not tried: {', '.join(self._untried)}.")
        return ExitCode.INTERRUPTED if interrupted.is_set() else max(codes, default=ExitCode.PASSED)

    def _write_page(self) -> None:
        """Writes the page that was asked for."""
        target = self._options.explain
        records = [record for record in self._records if record.completion is not None]
        if target is None or target == ON_STDERR or not records:
            return
        try:
            target.write_text(page.page(*records), "utf-8")
        except OSError as error:
            complain(f"{target} cannot be written: {error.strerror or error}.")

    async def _model(self, stack: AsyncExitStack) -> LanguageModel:
        """The model, loaded when it is first needed."""
        if self._opened is None:
            wanted = self._options.settings.model
            self._display.idle()
            with self._interrupts.outside():
                offer(wanted)
            self._display.loading(wanted.name)
            seconds = self._options.budget.seconds if wanted.is_served else None
            try:
                async with asyncio.timeout(seconds):
                    self._opened = await compose.open_model(wanted)
            except TimeoutError:
                late = f"The server at {wanted.base_url} is not ready after {seconds:g} s"
                raise ModelError(f"{late}; --time gives it longer.") from None
            stack.push_async_callback(self._opened.close)
        return self._opened

    async def _complete(self, target: Target, function: Function, stack: AsyncExitStack) -> int:
        """Completes one function; its exit code."""
        label, settings = target.label(function), self._options.settings
        budget = self._options.budget.or_usual
        draft = self._drafts.setdefault(target.file.path.resolve(), Draft(target.file))
        self._display.preparing(label)
        found = self._found(target, function, draft.text)
        root = self._roots[target.path]
        completer = Completer(self._pools[root], root, settings.limits, self._display.warn, LONGER)
        prepared = await completer.prepare(found)
        record = EventLog(function.name)
        self._records.append(record)
        meter = Meter(budget)
        explained = self._options.explain is not None

        async def engage() -> Engaged:
            with self._interrupts.keeping(False):
                model = await self._model(stack)
            self._tried(label)
            shifts = explained and not settings.model.is_served
            made = compose.plan(settings.method, model.template, budget.seconds, shifts=shifts)
            self._display.begin(label, prepared.task, made.agents)
            return Engaged(*meter.of(model, prepared.sandbox), made)

        listen = record.before(self._display.listen) if explained else self._display.listen
        with self._interrupts.keeping(True):
            stops = self._interrupts.stop, meter.spent
            completion = await prepared.complete(settings.method, engage, listen, *stops)
        self._tried(label)
        record.completion = completion
        spent, stopped = "", TIME_IS_UP
        if meter.spent.is_set() and completion.how == "interrupted":
            spent, stopped = spent_budget(budget, completion), ""
        if self._interrupts.stop.is_set():
            stopped = "interrupted"
            if not completion.code:
                self._display.end(label, completion, stopped=stopped)
                return ExitCode.INTERRUPTED
        site = replace(found.site, task=prepared.task)
        code = self._deliver(label, site, completion, draft, spent, stopped, prepared.unverified)
        if self._options.explain == ON_STDERR:
            self._display.explain(record)
        return code

    def _tried(self, label: str) -> None:
        if label in self._untried:
            self._untried.remove(label)

    def _found(self, target: Target, function: Function, text: str) -> FunctionUnderTest:
        """The function as it stands by now, in ``text``, with its tests."""
        document, cursor = target.document, target.cursor
        if text != document.text:
            document, before = Document(text, target.path, target.document), function
            function = moved(target.document, before, document)
            if cursor is not None:
                cursor = cursor[0] + function.first - before.first, cursor[1]
        return find(self._tests, document, function, cursor=cursor)

    def _deliver(
        self,
        label: str,
        site: Site,
        completion: Completion,
        draft: Draft,
        spent: str,
        stopped: str,
        unverified: bool,
    ) -> ExitCode:
        """Prints or writes the completion, and returns the exit code. The draft keeps what may be written.

        ``spent`` tells of a budget that was, ``stopped`` why the search was, if it was. ``unverified``: there
        are tests, and none of them can be run. A body that passes no test is not printed, except as JSON.
        Nothing is lost where the file cannot be written: the function is printed then.
        """
        wanted = self._options
        before = draft.text
        after = render.apply(before, render.edit(site, completion.code)) if completion.code else before
        untested = wanted.settings.inline.untested == "shown" or not wanted.write
        refused = refusal(site, completion, untested=untested, unverified=unverified)
        if not refused:
            draft.text = after
        written = wanted.write and not refused and _save(draft)
        flawed = flaw(completion)
        unwritten = refused if wanted.write else ""
        unprinted = "" if wanted.json else flawed
        remark = "written" if written else "nothing is printed" if unprinted else ""
        told = "not written" if unwritten == tests_passed(completion.result) else f"not written: {unwritten}"
        complaint = "; ".join(filter(None, (spent, unwritten and told)))
        self._display.end(label, completion, remark, complaint, stopped)
        if wanted.quiet and unwritten:
            complain(f"{label} is not written: {unwritten}.")
        if wanted.quiet and unprinted:
            complain(f"Nothing is printed for {label}: {unprinted}.")
        if wanted.json:
            emit_json(as_json(label, completion))
        elif wanted.diff and not flawed:
            emit_bytes(patch(draft.file, before, after), draft.file.encoding)
        elif not written and not flawed:
            show_code(site.task.function(completion.code), first=not self._printed)
            self._printed = True
        if wanted.write and not written:
            return ExitCode.FAILED if refused else ExitCode.USAGE
        return ExitCode.PASSED if completion.usable and not unverified else ExitCode.FAILED


def _save(draft: Draft) -> bool:
    try:
        draft.save()
    except source_file.FileError as error:
        complain(str(error))
        return False
    return True


def moved(before: Document, function: Function, after: Document) -> Function:
    """``function`` of one text in another, where some bodies were completed.

    Several may have its name, such as a property's getter and setter: its place among them counts.
    """
    place = [each for each in before.functions if each.name == function.name].index(function)
    return [each for each in after.functions if each.name == function.name][place]


def spent_budget(budget: Budget, completion: Completion) -> str:
    """Why the work ended early, and what there is all the same."""
    if not completion.code:
        return f"the budget of {budget} is spent: no program was finished before"
    found = "no program passed a test before" if flaw(completion) else "this is the best program so far"
    return f"the budget of {budget} is spent: {found}"


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
        "tests": tests_as_data(completion.result),
        "strategy": completion.strategy,
        "agent": asdict(completion.agent) if completion.agent is not None else None,
        "how": completion.how,
        "note": completion.note,
        "usage": usage,
        **({"workings": workings} if workings else {}),
    }


def patch(file: source_file.SourceFile, before: str, after: str) -> bytes:
    """A unified diff that ``patch -p1`` and ``git apply`` understand, in the current folder if the file is
    below it, else in the root.

    It is in the file's own encoding, so that its lines are the file's.
    """
    place, here = without_dots(file.path).absolute(), Path.cwd()
    shown = place.relative_to(here) if place.is_relative_to(here) else place
    name = shown.as_posix().lstrip("/")
    if "\t" in name:
        raise UsageError(f"{name!r} has tabs, so no patch can name it; rename it, or use --write.")
    mark = "\ufeff" * file.has_bom
    text = render.diff(name + "\t" * (" " in name), mark + before, mark + after)
    heading = text[: text.find("@@")]
    return os.fsencode(heading) + text.removeprefix(heading).encode(file.encoding)
