"""The work of ``egcfg bench``: loads the tasks, opens the run's folder, solves what is not solved yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from egcfg_lsp.cli.bench_options import BenchOptions
from egcfg_lsp.cli.common.interpreter_question import consented
from egcfg_lsp.cli.common.output import LONGER, ExitCode, complain, note
from egcfg_lsp.cli.display.bench_progress import BenchBar
from egcfg_lsp.errors import UsageError
from egcfg_lsp.project_bench import own_problems
from egcfg_lsp.project_bench.workload import Work, versions
from engine.bench.datasets import FORMATS, Dataset, load
from engine.bench.problems.problem import Problem
from engine.bench.running import runner
from engine.bench.running.processes import run_in_processes
from engine.bench.running.store import About, RunStore
from engine.bench.running.task_result import TaskResult
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
            bar = BenchBar(
                len(problems), [done[one.id] for one in problems if one.id in done], self.options.quiet
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
        seconds = self.options.timeout_s
        if seconds is None:
            return problem
        return replace(problem, limits=replace(problem.limits, wall_s=6 * seconds, cpu_s=seconds))

    async def _solve(self, problems: list[Problem], add: Callable[[TaskResult], None]) -> None:
        if not problems:
            return
        effort = self.options.effort
        workers, at_once = effort.workers, effort.concurrency
        if effort.executor == "ray":
            from engine.bench.running.ray import run_on_ray

            await run_on_ray(problems, self.work.opened, self.store, workers, at_once, effort.gpus, add)
            return
        if workers > 1:
            await run_in_processes(problems, self.work.opened, self.store, workers, at_once, add)
            return
        async with self.work.opened() as solver:
            await runner.run(problems, solver, self.store, at_once, add)


def job(options: BenchOptions) -> BenchJob:
    """Loads what the options name. Raises ``UsageError`` or ``EngineError``."""
    dataset, project = _dataset(options)
    work = _work(options, project)
    about = About(
        dataset=dataset.name,
        strategy=work.strategy,
        settings={**work.settings(), "split": options.split, "timeout": options.timeout_s},
        versions=versions(),
        data_sha256=dataset.sha256,
        tasks=len(options.selection.asked(dataset.problems)),
    )
    return BenchJob(dataset, work, RunStore(options.out, about, options.selection.shard), options)


def _dataset(options: BenchOptions) -> tuple[Dataset, Path | None]:
    folder = Path(options.name)
    if options.name not in FORMATS and folder.is_dir():
        return own_problems.load(folder), folder.resolve()
    if options.name not in FORMATS:
        raise UsageError(f"{options.name} is neither a folder nor one of {', '.join(FORMATS)}.")
    if not options.data:
        raise UsageError(f"Name the file of {options.name} with --data; nothing is downloaded.")
    return load(options.name, options.data, options.split), None


def _work(options: BenchOptions, project: Path | None) -> Work:
    work = Work(
        strategy=options.strategy,
        memory=options.memory,
        model=options.model,
        method=options.method,
        python=consented(options.python, options.trust, project or Path.cwd()),
        project=project,
        preset=options.preset,
        race=options.race,
        budget=options.budget,
        limits=_limits(options.timeout_s),
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
