"""The work of ``egcfg complete``: one function after the other, with one model and a sandbox per project."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from egcfg_lsp import settings
from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.delivery import Delivery, flaw
from egcfg_lsp.cli.common.interpreter_question import consented
from egcfg_lsp.cli.common.interrupt import Interrupts
from egcfg_lsp.cli.common.output import LONGER, ON_STDERR, Exit, complain
from egcfg_lsp.cli.display.completion_display import TIME_IS_UP, Display
from egcfg_lsp.completer.event_log import Record
from egcfg_lsp.completer.method_plan import fitted, plan
from egcfg_lsp.completer.overlay import overlay
from egcfg_lsp.completer.preflight import probe, too_slow
from egcfg_lsp.discovery.site import Site
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.targets import Target
from egcfg_lsp.discovery.task import site_for
from egcfg_lsp.discovery.tests.index import TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.files import project_root
from egcfg_lsp.reports import explain_page
from egcfg_lsp.resources import compose
from engine.budget import Budget, metered
from engine.completion import complete
from engine.lm.base import LanguageModel
from engine.located_sandbox import Located, Pool
from engine.progress import Progress
from engine.services import Sandbox, Services
from engine.types import Completion, SettingsError
from sandbox import Limits

_PACE_S = settings.Budget().command_s
"""Plans are made for so many seconds where no deadline is given: as for a command of an editor."""


class Job:
    """Completes ``targets`` as the arguments of ``egcfg complete`` say."""

    def __init__(self, arguments: argparse.Namespace, targets: Sequence[Target]) -> None:
        self._arguments = arguments
        self._targets = targets
        self._method = options.method_settings(arguments)
        plan(self._method, "native")
        self._budget = options.budget(arguments)
        self._display = Display(arguments.quiet, arguments.verbose)
        self._delivery = Delivery(arguments, self._display)
        self._interrupts = Interrupts()
        self._tests = TestIndex(named=options.test_files(arguments.tests))
        roots = dict.fromkeys(project_root.root(target.file.path) for target in targets)
        self._pythons = {root: consented(arguments, root) for root in roots}
        self._pools: dict[Path, Pool] = {}
        self._records: list[Record] = []
        self._untried = [target.label(function) for target, function in _each(targets)]
        self.began = False
        """Whether ``run`` does something, and tells what it did not try when it is interrupted."""
        limits = Limits()
        timeout = arguments.timeout or limits.wall_s
        self._limits = replace(limits, wall_s=timeout, cpu_s=timeout)

    async def run(self) -> int:
        """The exit code."""
        self.began = True
        interrupted = self._interrupts.stop
        self._interrupts.watch(asyncio.current_task())
        codes: list[int] = []
        try:
            async with AsyncExitStack() as stack:
                for target in self._targets:
                    await self._open_sandbox(target.file.path, stack)
                model = await self._open_model(stack)
                for target, function in _each(self._targets):
                    if not interrupted.is_set():
                        codes.append(await self._attempted(target, function, model))
        except asyncio.CancelledError:  # before the interrupts were watched, asyncio cancels by itself
            interrupted.set()
            raise
        finally:
            self._display.idle()
            self._display.sum_up()
            self._explain()
            if not interrupted.is_set():
                self._delivery.advise()
            elif self._untried:
                complain(f"Not tried: {', '.join(self._untried)}.")
        return Exit.INTERRUPTED if interrupted.is_set() else max(codes, default=Exit.PASSED)

    def _explain(self) -> None:
        """Writes the page that was asked for."""
        records = [record for record in self._records if record.completion is not None]
        if self._arguments.explain in (None, ON_STDERR) or not records:
            return
        try:
            self._arguments.explain.write_text(explain_page.page(*records), "utf-8")
        except OSError as error:
            complain(f"{self._arguments.explain} cannot be written: {error.strerror or error}.")

    async def _open_sandbox(self, file: Path, stack: AsyncExitStack) -> None:
        root = project_root.root(file)
        if root not in self._pools:
            opening = compose.open_sandbox(self._pythons[root], root)
            self._pools[root] = await stack.enter_async_context(opening)

    async def _open_model(self, stack: AsyncExitStack) -> LanguageModel:
        wanted = options.model_settings(self._arguments)
        self._display.loading(wanted.name or "the model")
        model = await compose.open_model(wanted)
        stack.push_async_callback(model.close)
        return model

    async def _attempted(self, target: Target, function: Function, model: LanguageModel) -> int:
        """One function's exit code. What only concerns this one is told, and the others go on."""
        try:
            return await self._function(target, function, model)
        except (UsageError, SettingsError) as error:
            self._display.refuse(str(error))
            return Exit.USAGE

    async def _function(self, target: Target, function: Function, model: LanguageModel) -> int:
        """Completes one function; its exit code."""
        label = target.label(function)
        draft = self._delivery.draft(target.file)
        self._display.preparing(label)
        site, sandbox, left_out = await self._site(target, function, draft.text)
        shifts = self._arguments.explain is not None and self._arguments.backend != "openai"
        deadline = self._arguments.deadline
        agents = plan(self._method, model.template, deadline, shifts=shifts)
        agents = fitted(agents, self._method, model, site.task, deadline or _PACE_S)
        self._display.begin(label, site.task, agents.agents, agents.note)
        record = Record(function.name)
        self._records.append(record)
        metered_model, metered_sandbox, spent = metered(self._budget, model, sandbox)
        services = Services(metered_model, metered_sandbox, self._limits, self._heard(record))
        self._untried.remove(label)
        with self._interrupts.graceful():
            completion = record.completion = await complete(
                site.task, services, agents, self._method.strategy, self._interrupts.stop, spent
            )
        told, stopped = "", TIME_IS_UP
        if spent.is_set() and completion.how == "interrupted":
            told, stopped = spent_budget(self._budget, completion), ""
        if self._interrupts.stop.is_set():
            stopped = "interrupted"
            if not completion.code:
                self._display.end(label, completion, stopped=stopped)
                return Exit.INTERRUPTED
        code = self._delivery.deliver(label, site, completion, draft, told, stopped, unverified=left_out)
        if self._arguments.explain == ON_STDERR:
            self._display.explain(record)
        return code

    def _heard(self, record: Record) -> Callable[[Progress], None]:
        """Returns what listens to the engine; events are kept only if they are to be explained."""
        if self._arguments.explain is None:
            return self._display.listen

        def both(event: Progress) -> None:
            record.listen(event)
            self._display.listen(event)

        return both

    async def _site(self, target: Target, function: Function, text: str) -> tuple[Site, Sandbox, bool]:
        """The function as it stands by now, with the tests that can run, and whether there were others only.

        Names those that cannot run.
        """
        document, cursor = target.document, target.cursor
        if text != document.text:
            document, before = Document(text, target.file.path, target.document), function
            function = moved(target.document, before, document)
            if cursor is not None:
                cursor = cursor[0] + function.first - before.first, cursor[1]
        found = self._tests.find(document, function)
        site = site_for(document, function, found.cases, cursor)
        path = target.file.path
        root = project_root.root(path)
        sandbox = Located(self._pools[root], path.absolute().parent, overlay(document, function, root))
        probed = await probe(site.task, sandbox, self._limits)
        left_out = (*found.skipped, *probed.unusable)
        for name, reason in left_out:
            self._display.warn(f"{name} is left out: {reason}")
        if probed.slow:
            self._display.warn(too_slow(probed.slow, self._limits, LONGER))
        return replace(site, task=probed.task), sandbox, bool(left_out and not probed.task.tests)


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
