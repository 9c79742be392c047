"""Does the work of ``egcfg bench``: loads the tasks, opens the run's folder, completes unsolved tasks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from egcfg_lsp.cli.bench_options import BenchOptions
from egcfg_lsp.cli.common.output import LONGER, ExitCode, complain, note
from egcfg_lsp.cli.common.questions import consented
from egcfg_lsp.cli.display.bench_progress import BenchBar
from egcfg_lsp.errors import UsageError
from egcfg_lsp.project_bench import problems as own_problems
from egcfg_lsp.project_bench.work import Work, versions
from engine.bench import ray, workers
from engine.bench.datasets import FORMATS, Dataset, load
from engine.bench.datasets.mbpp import shots
from engine.bench.presets import PAPER, named_presets
from engine.bench.problem import Problem
from engine.bench.solver import RejudgingSolver, Solver
from engine.bench.store import About, BenchRun, RunStore, TaskResult
from engine.core.options import Shot
from engine.support.errors import DataError
from sandbox import Limits, Outcome

_MOST_NAMES = 20


@dataclass(frozen=True)
class BenchJob:
    """One call of ``egcfg bench``."""

    dataset: Dataset
    work: Work
    store: RunStore
    options: BenchOptions

    async def run(self) -> int:
        """0 when every task has a record, whatever it says."""
        if self.dataset.complaint:
            complain(self.dataset.complaint + ".")
        problems = [self._timed(one) for one in self.options.selection.here(self.dataset.problems)]
        with self.store.opened(self.options.resume) as known:
            done = {task: result for task, result in known.items() if result.status != "failed"}
            left = [problem for problem in problems if problem.id not in done]
            bar = BenchBar(len(problems), [done[one.id] for one in problems if one.id in done])
            solved: list[TaskResult] = []

            def add(result: TaskResult) -> None:
                solved.append(result)
                bar.add(result)

            async with bar.shown():
                await self._solve(left, add)
        _complain_of_late_tests(solved)
        self._name_unjudged([*done.values(), *solved])
        if self.work.project is not None:
            _name_unsolved([*done.values(), *solved])
        note(f"{bar.summary()} Records are in {self.store.folder}; `egcfg report` sums them up.")
        return ExitCode.PASSED

    def _name_unjudged(self, results: Sequence[TaskResult]) -> None:
        """Counts the tasks that the judged run has no program for."""
        missing = sum(each.status == "not run" for each in results)
        if self.options.judge is not None and missing:
            note(f"{missing} of {len(results)} tasks have no program in {self.options.judge} to judge.")

    def _timed(self, problem: Problem) -> Problem:
        seconds = self.options.timeout_s
        if seconds is None:
            return problem
        return replace(problem, limits=replace(problem.limits, wall_s=6 * seconds, cpu_s=seconds))

    async def _solve(self, problems: list[Problem], add: Callable[[TaskResult], None]) -> None:
        if not problems:
            return
        async with self._solvers(len(problems)) as solvers:
            await workers.run(problems, solvers, self.store, self.options.effort.concurrency, add)

    @asynccontextmanager
    async def _solvers(self, most: int) -> AsyncIterator[Sequence[Solver]]:
        """One for each worker; no more than ``most`` processes."""
        effort, opened = self.options.effort, self.work.opened
        if effort.on_ray:
            async with ray.actors(opened, effort.workers, effort.concurrency, effort.gpus) as actors:
                yield actors
        elif effort.workers > 1:
            async with workers.processes(opened, min(effort.workers, most)) as processes:
                yield processes
        else:
            async with opened() as solver:
                yield [solver]


def job(options: BenchOptions) -> BenchJob:
    """Loads what the options name. Raises ``UsageError`` or ``EngineError``."""
    judged = BenchRun.read(options.judge) if options.judge is not None else None
    project = _project(options)
    work = _work(options, project)
    dataset = _dataset(options, project)
    if judged is not None:
        RejudgingSolver.check(judged, dataset.name, [problem.id for problem in dataset.problems])
    about = About(
        dataset=dataset.name,
        strategy=judged.about.strategy if judged is not None else work.strategy,
        settings={**work.settings(), "split": options.split, "timeout": options.timeout_s},
        versions=versions(),
        data_sha256=dataset.sha256,
        tasks=len(options.selection.asked(dataset.problems)),
    )
    return BenchJob(dataset, work, RunStore(options.out, about, options.selection.shard), options)


def _project(options: BenchOptions) -> Path | None:
    """The folder of a project; None for a data set. Raises ``UsageError`` for what is neither."""
    folder = Path(options.name)
    if options.name not in FORMATS and not folder.is_dir():
        raise UsageError(f"{options.name} is neither a folder nor one of {', '.join(FORMATS)}.")
    if options.name in FORMATS and not options.data:
        raise UsageError(f"Name the file of {options.name} with --data; nothing is downloaded.")
    return folder.resolve() if options.name not in FORMATS else None


def _dataset(options: BenchOptions, project: Path | None) -> Dataset:
    if project is not None or options.data is None:
        return own_problems.load(Path(options.name))
    return load(options.name, options.data, options.split)


def _work(options: BenchOptions, project: Path | None) -> Work:
    work = Work(
        strategy=options.strategy,
        model=options.model,
        method=options.method,
        python=consented(options.python, options.trust, project or Path.cwd()),
        project=project,
        environment=options.environment,
        preset=options.preset,
        shots=_shots(options),
        judged=options.judge,
        budget=options.budget,
        limits=_limits(options.timeout_s),
        preloaded=FORMATS[options.name].preloaded if options.name in FORMATS else (),
    )
    work.check()
    return work


def _shots(options: BenchOptions) -> tuple[Shot, ...]:
    """The examples of ``--mbpp-shots``; with the preset ``paper`` those of MBPP itself, if it has them."""
    if options.mbpp_shots is not None:
        return shots(load("mbpp", options.mbpp_shots, "all").problems, options.mbpp_shots)
    if PAPER not in named_presets(options.preset) or not options.name.startswith("mbpp") or not options.data:
        return ()
    try:
        return shots(load(options.name, options.data, "all").problems, options.data)
    except DataError as error:
        complain(f"{error} The prompts show examples of our own; --mbpp-shots names the file of MBPP.")
        return ()


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
    """Returns the limits of running candidates on visible tests; the timeout only lengthens them."""
    usual = Limits()
    longer = max(seconds or 0.0, usual.wall_s)
    return replace(usual, wall_s=longer, cpu_s=max(longer, usual.cpu_s))
