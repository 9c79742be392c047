"""The work of ``egcfg bench``: loads the tasks, opens the run's folder, solves what is not solved yet."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.interpreter_question import consented
from egcfg_lsp.cli.common.output import LONGER, ExitCode, complain, note
from egcfg_lsp.cli.display.bench_progress import BenchBar
from egcfg_lsp.completer.method_plan import AUTO_AGENTS
from egcfg_lsp.errors import UsageError
from egcfg_lsp.project_bench import own_problems
from egcfg_lsp.project_bench.workload import Work, versions
from egcfg_lsp.settings import STRATEGIES
from engine.bench.datasets import FORMATS, Dataset, load
from engine.bench.problems.problem import Problem
from engine.bench.running import runner
from engine.bench.running.processes import run_in_processes
from engine.bench.running.runner import ProblemSelection
from engine.bench.running.store import About, RunStore
from engine.bench.running.task_result import TaskResult
from sandbox import Limits, Outcome

_MOST_NAMES = 20


@dataclass(frozen=True)
class BenchJob:
    """One call of ``egcfg bench``."""

    dataset: Dataset
    selection: ProblemSelection
    work: Work
    store: RunStore
    arguments: argparse.Namespace

    async def run(self) -> int:
        """0 when every task has a record, whatever it says."""
        if self.dataset.complaint:
            complain(self.dataset.complaint + ".")
        problems = [self._timed(one) for one in self.selection.here(self.dataset.problems)]
        with self.store.opened(self.arguments.resume) as known:
            done = {task: result for task, result in known.items() if result.status != "failed"}
            left = [problem for problem in problems if problem.id not in done]
            bar = BenchBar(
                len(problems), [done[one.id] for one in problems if one.id in done], self._is_quiet
            )
            solved: list[TaskResult] = []

            def add(result: TaskResult) -> None:
                solved.append(result)
                bar.add(result)

            async with bar.shown():
                await self._solve(left, add)
        _complain_of_late_tests(solved)
        if self.work.project is not None:
            _name_unsolved([*done.values(), *solved])
        note(f"{bar.summary()} Records are in {self.store.folder}; `egcfg report` sums them up.")
        return ExitCode.PASSED

    def _timed(self, problem: Problem) -> Problem:
        seconds = self.arguments.timeout
        if seconds is None:
            return problem
        return replace(problem, limits=replace(problem.limits, wall_s=6 * seconds, cpu_s=seconds))

    @property
    def _is_quiet(self) -> bool:
        return bool(self.arguments.quiet)

    async def _solve(self, problems: list[Problem], add: Callable[[TaskResult], None]) -> None:
        at_once = self.arguments.concurrency or 4
        if not problems:
            return
        workers = self.arguments.workers
        if self.arguments.executor == "ray":
            from engine.bench.running.ray import run_on_ray

            gpus = self.arguments.gpus
            await run_on_ray(problems, self.work.opened, self.store, workers, at_once, gpus, add)
            return
        if workers > 1:
            await run_in_processes(problems, self.work.opened, self.store, workers, at_once, add)
            return
        async with self.work.opened() as solver:
            await runner.run(problems, solver, self.store, at_once, add)


def job(arguments: argparse.Namespace) -> BenchJob:
    """What the arguments say. Raises ``UsageError`` or ``EngineError``."""
    if arguments.timeout is not None and not arguments.timeout > 0:
        raise UsageError(f"--timeout should be a number of seconds above 0, not {arguments.timeout:g}.")
    dataset, project = _dataset(arguments)
    ids = tuple(name.strip() for name in (arguments.ids or "").split(",") if name.strip())
    selection = ProblemSelection(ids, arguments.limit, arguments.shard)
    work = _work(arguments, project)
    about = About(
        dataset=dataset.name,
        strategy=work.strategy,
        settings={**work.settings(), "split": arguments.split, "timeout": arguments.timeout},
        versions=versions(),
        data_sha256=dataset.sha256,
        tasks=len(selection.asked(dataset.problems)),
    )
    return BenchJob(dataset, selection, work, RunStore(arguments.out, about, arguments.shard), arguments)


def _dataset(arguments: argparse.Namespace) -> tuple[Dataset, Path | None]:
    folder = Path(arguments.name)
    if arguments.name not in FORMATS and folder.is_dir():
        return own_problems.load(folder), folder.resolve()
    if arguments.name not in FORMATS:
        raise UsageError(f"{arguments.name} is neither a folder nor one of {', '.join(FORMATS)}.")
    if not arguments.data:
        raise UsageError(f"Name the file of {arguments.name} with --data; nothing is downloaded.")
    return load(arguments.name, arguments.data, arguments.split), None


def _work(arguments: argparse.Namespace, project: Path | None) -> Work:
    strategy = arguments.strategy or "eg-cfg"
    rounds = 1 if arguments.rounds is None else arguments.rounds  # as in the paper
    known = strategy if strategy in STRATEGIES else None
    if known is None and arguments.variant:
        raise UsageError(f"The strategy {strategy} has no variants.")
    agents = AUTO_AGENTS if arguments.agents in (None, "auto") else arguments.agents  # on any machine
    given = argparse.Namespace(**{**vars(arguments), "strategy": known, "rounds": rounds, "agents": agents})
    method = options.method_settings(given)
    work = Work(
        strategy=strategy,
        model=options.model_settings(arguments),
        method=method,
        python=consented(arguments.python, arguments.trust, project or Path.cwd()),
        project=project,
        preset=arguments.preset or "",
        race=arguments.race,
        budget=options.budget(arguments),
        limits=_limits(arguments.timeout),
    )
    work.check()
    return work


def _name_unsolved(results: Sequence[TaskResult]) -> None:
    """Names functions of a project that were not solved."""
    names = sorted(each.task for each in results if each.status == "judged" and not each.solved)
    if names:
        more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
        note(f"Not solved: {', '.join(names[:_MOST_NAMES])}{more}.")


def _complain_of_late_tests(results: Sequence[TaskResult]) -> None:
    """Names the first task with a test that was stopped, and the option that gives it longer."""
    late = [each.task for each in results if Outcome.TIMEOUT in (*each.visible, *each.hidden)]
    if late:
        more = f" and {len(late) - 1} more" if len(late) > 1 else ""
        complain(f"Tests of {late[0]}{more} were stopped because their time was over; {LONGER}.")


def _limits(seconds: float | None) -> Limits:
    """Returns the limits of running candidates on visible tests; ``--timeout`` only lengthens them."""
    usual = Limits()
    longer = max(seconds or 0.0, usual.wall_s)
    return replace(usual, wall_s=longer, cpu_s=max(longer, usual.cpu_s))
