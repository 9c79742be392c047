"""Does the work of ``egcfg complete``: function after function, one model, one sandbox per project."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

from egcfg_lsp import settings
from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.delivery import Output, ResultDelivery, flaw
from egcfg_lsp.cli.common.interpreter_question import consented
from egcfg_lsp.cli.common.interrupt import Interrupts
from egcfg_lsp.cli.common.model_question import offer
from egcfg_lsp.cli.common.output import LONGER, ON_STDERR, ExitCode, complain
from egcfg_lsp.cli.display.completion_display import TIME_IS_UP, Display
from egcfg_lsp.completer.completer import Completer, EventLog, check, check_model, plan
from egcfg_lsp.discovery.document import Document, Function
from egcfg_lsp.discovery.project import project_root
from egcfg_lsp.discovery.targets import Target
from egcfg_lsp.discovery.task import FunctionUnderTest, find
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.reports import page
from egcfg_lsp.resources import compose
from egcfg_lsp.settings import ModelSettings
from engine.completion import Engaged
from engine.core.execution import Pool
from engine.core.options import Method
from engine.core.task import Completion
from engine.decoding.services import Budget, Meter
from engine.lm.base import LanguageModel
from engine.support.errors import SettingsError
from sandbox import Limits


@dataclass(frozen=True)
class CompleteOptions:
    """How functions are completed, and what is shown of it."""

    method: Method
    model: ModelSettings
    budget: Budget
    limits: Limits
    """Of one run of all tests."""
    tests: tuple[Path, ...]
    """Files that are searched for tests first."""
    python: str
    trust: bool
    """An interpreter found in a project may be started."""
    environment: Mapping[str, str] = field(repr=False)
    """Variables that the programs get."""
    explain: Path | None
    """The page, or ``ON_STDERR``, that tells how completions were found."""
    verbose: bool
    output: Output


def parse(arguments: argparse.Namespace) -> CompleteOptions:
    """Raises ``UsageError`` or ``SettingsError`` for values that lie outside their range."""
    settings = options.settings(arguments)
    method, model = settings.method, settings.model
    check(method)
    check_model(model, method.strategy, method.solver)
    return CompleteOptions(
        method=method,
        model=model,
        budget=options.budget(arguments).or_usual,
        limits=settings.limits,
        tests=options.test_files(arguments.tests),
        python=arguments.python,
        trust=arguments.trust,
        environment=options.environment(settings.environment),
        explain=arguments.explain,
        verbose=arguments.verbose,
        output=Output(
            write=arguments.write,
            untested=settings.inline.untested == "shown",
            diff=arguments.diff,
            json=arguments.json,
            quiet=arguments.quiet,
        ),
    )


class CompleteJob:
    """Completes ``targets`` as ``options`` say."""

    def __init__(self, options: CompleteOptions, targets: Sequence[Target]) -> None:
        self._options = options
        self._targets = targets
        self._display = Display(options.output.quiet, options.verbose)
        self._delivery = ResultDelivery(options.output, self._display)
        self._interrupts = Interrupts()
        self._tests = TestIndex(named=options.tests)
        self._roots = {target.file.path: project_root(target.file.path) for target in targets}
        """The project of each file."""
        self._pythons = {
            root: consented(options.python, options.trust, root)
            for root in dict.fromkeys(self._roots.values())
        }
        self._pools: dict[Path, Pool] = {}
        self._opened: LanguageModel | None = None
        self._records: list[EventLog] = []
        self._untried = [target.label(function) for target, function in _each(targets)]
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
                for root, python in self._pythons.items():
                    opening = compose.open_sandbox(python, root, environment=self._options.environment)
                    self._pools[root] = await stack.enter_async_context(opening)
                if self._options.model != settings.ModelSettings():
                    await self._model(stack)  # what was named is wrong at once, if it is
                for target, function in _each(self._targets):
                    if not interrupted.is_set():
                        codes.append(await self._attempted(target, function, stack))
        except asyncio.CancelledError:  # before the interrupts were watched, asyncio cancels by itself
            interrupted.set()
            raise
        finally:
            self._display.idle()
            self._display.sum_up()
            self._explain()
            if interrupted.is_set() and self._untried:
                complain(f"Not tried: {', '.join(self._untried)}.")
        return ExitCode.INTERRUPTED if interrupted.is_set() else max(codes, default=ExitCode.PASSED)

    def _explain(self) -> None:
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
            wanted = self._options.model
            self._display.idle()
            with self._interrupts.outside():
                offer(wanted)
            self._display.loading(wanted.name)
            self._opened = await compose.open_model(wanted)
            stack.push_async_callback(self._opened.close)
        return self._opened

    async def _attempted(self, target: Target, function: Function, stack: AsyncExitStack) -> int:
        """One function's exit code. What only concerns this one is told, and the others go on."""
        try:
            return await self._function(target, function, stack)
        except (UsageError, SettingsError) as error:
            self._display.refuse(str(error))
            return ExitCode.USAGE

    async def _function(self, target: Target, function: Function, stack: AsyncExitStack) -> int:
        """Completes one function; its exit code."""
        label = target.label(function)
        draft = self._delivery.draft(target.file)
        self._display.preparing(label)
        found = self._found(target, function, draft.text)
        root, limits = self._roots[target.file.path], self._options.limits
        completer = Completer(self._pools[root], root, limits, self._display.warn, LONGER)
        prepared = await completer.prepare(found)
        record = EventLog(function.name)
        self._records.append(record)
        meter = Meter(self._options.budget)
        explained = self._options.explain is not None

        async def engage() -> Engaged:
            with self._interrupts.at_once():
                model = await self._model(stack)
            self._tried(label)
            shifts = explained and not self._options.model.is_served
            made = plan(self._options.method, model.template, self._options.budget.seconds, shifts=shifts)
            self._display.begin(label, prepared.task, made.agents)
            return Engaged(*meter.of(model, prepared.sandbox), made)

        listen = record.before(self._display.listen) if explained else self._display.listen
        with self._interrupts.graceful():
            stops = self._interrupts.stop, meter.spent
            completion = await prepared.complete(self._options.method, engage, listen, *stops)
        self._tried(label)
        record.completion = completion
        told, stopped = "", TIME_IS_UP
        if meter.spent.is_set() and completion.how == "interrupted":
            told, stopped = spent_budget(self._options.budget, completion), ""
        if self._interrupts.stop.is_set():
            stopped = "interrupted"
            if not completion.code:
                self._display.end(label, completion, stopped=stopped)
                return ExitCode.INTERRUPTED
        site = replace(found.site, task=prepared.task)
        code = self._delivery.deliver(
            label, site, completion, draft, told, stopped, unverified=prepared.unverified
        )
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
            document, before = Document(text, target.file.path, target.document), function
            function = moved(target.document, before, document)
            if cursor is not None:
                cursor = cursor[0] + function.first - before.first, cursor[1]
        return find(self._tests, document, function, cursor=cursor)


def _each(targets: Sequence[Target]) -> Iterator[tuple[Target, Function]]:
    """Yields every function of the targets, in order."""
    return ((target, function) for target in targets for function in target.functions)


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
