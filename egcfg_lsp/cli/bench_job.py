"""Does the work of ``egcfg bench``: checks options, loads the tasks, completes those that are unsolved."""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import LONGER, ExitCode, complain, note
from egcfg_lsp.cli.common.questions import consented
from egcfg_lsp.cli.display.bench_progress import BenchBar
from egcfg_lsp.errors import UsageError
from egcfg_lsp.project_bench import problems as own_problems
from egcfg_lsp.project_bench.work import Work, versions
from egcfg_lsp.settings import STRATEGIES, ModelSettings, Settings, named
from engine.bench import workers
from engine.bench.datasets import FORMATS, Dataset, load
from engine.bench.datasets.functions import shots
from engine.bench.presets import PAPER, named_presets
from engine.bench.problem import Problem
from engine.bench.solver import RejudgingSolver, Solver
from engine.bench.store import About, BenchRun, RunStore, TaskResult
from engine.bench.workers import ProblemSelection
from engine.core.options import Method, Shot
from engine.decoding.services import Budget
from engine.support.errors import DataError
from sandbox import Limits, Outcome

_GUIDED = ("eg-cfg", "eg-cfg-thinker")
_OF_ALL: Mapping[str, tuple[Any, ...]] = {"strategy": _GUIDED}
_OF_ONE: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    PAPER: {
        "strategy": ("eg-cfg",),
        "agents": ("paper",),
        "num_candidates": (3,),
        "horizon": (),
        "temperature": (),
        "gamma": (),
        "template": (),
        "think_tokens": (),
        "nucleus": (0.95,),
        "plausibility": (0.0,),
        "refresh_every": (1,),
        "trace": ("full",),
        "signal_share": (),
    },
    "no-candidates": {"num_candidates": (1,)},
    "no-cfg": {"gamma": (1.0,)},
    "minimal-trace": {"trace": ("minimal",)},
}
"""What a preset fixes, and the values that say the same."""
_WHILE_JUDGING = ("strategy", "preset", "model", "budget", "mbpp_shots", "set")


@dataclass(frozen=True)
class BenchOptions:
    """Which tasks are solved, how, and where the records go."""

    name: str
    """A benchmark, or a folder."""
    data: str | None
    """The benchmark's file, or its name on the hub."""
    split: str | None
    selection: ProblemSelection
    strategy: str
    """Also one that is no setting of ``method``: ``gold``, ``sample-k``."""
    method: Method
    model: ModelSettings
    preset: str
    """Such as ``paper,no-cfg``."""
    mbpp_shots: str | None
    """The file of MBPP that has the examples of prompts."""
    judge: Path | None
    """A finished run whose programs are judged, in place of completing."""
    budget: Budget
    timeout_s: float | None
    """Of all tests of a task."""
    python: str
    trust: bool
    """An interpreter found in a project may be started."""
    environment: Mapping[str, str] = field(repr=False)
    """Variables that the programs get."""
    workers: int
    """Processes, or Ray's actors."""
    on_ray: bool
    gpus: float
    """Of each of Ray's actors."""
    concurrency: int
    """Tasks in flight per worker."""
    out: Path
    resume: bool


def parse(arguments: argparse.Namespace) -> BenchOptions:
    """Raises ``UsageError`` or ``SettingsError`` for values that lie outside their range."""
    settings = options.settings(arguments)
    given = {option.path: name for name, _ in options.given(arguments) for option in named(name)}
    _check_presets(arguments, settings, given)
    _check_judging(arguments)
    ids = tuple(name.strip() for name in (arguments.ids or "").split(",") if name.strip())
    strategy = arguments.strategy or ("eg-cfg" if arguments.preset else "auto")
    budget = options.budget(arguments)
    budget = budget.or_usual if strategy == "auto" else budget
    return BenchOptions(
        name=arguments.name,
        data=arguments.data,
        split=arguments.split,
        selection=ProblemSelection(ids, arguments.limit, arguments.shard),
        strategy=strategy,
        method=_method(settings, strategy),
        model=settings.model,
        preset=",".join(named_presets(arguments.preset or "")),
        mbpp_shots=arguments.mbpp_shots,
        judge=arguments.judge,
        budget=budget,
        timeout_s=settings.limits.wall_s if "limits.wall_s" in given else None,
        python=arguments.python,
        trust=arguments.trust,
        environment=options.environment(settings.environment),
        workers=arguments.workers[0],
        on_ray=arguments.workers[1],
        gpus=arguments.workers[2],
        concurrency=arguments.concurrency or (4 if budget.seconds is None else 1),
        out=arguments.out,
        resume=arguments.resume,
    )


def _method(settings: Settings, strategy: str) -> Method:
    if strategy not in STRATEGIES and settings.method.variants:
        raise UsageError(f"The strategy {strategy} has no variants.")
    return settings.method if strategy not in STRATEGIES else replace(settings.method, strategy=strategy)


def _check_presets(arguments: argparse.Namespace, settings: Settings, given: Mapping[str, str]) -> None:
    """Raises ``SettingsError`` for unknown presets, ``UsageError`` for options that contradict them.

    ``given`` has the paths of the options that were given, with the names by which they were.
    """
    names = named_presets(arguments.preset or "")
    fixed = {
        option: (name, values) for name in names for option, values in {**_OF_ALL, **_OF_ONE[name]}.items()
    }
    if PAPER in names:
        fixed["strategy"] = (PAPER, ("eg-cfg",))
    for option, (name, values) in fixed.items():
        if option == "strategy":
            said, value = "--strategy", arguments.strategy
        elif f"method.{option}" in given:
            said, value = f"--set {given[f'method.{option}']}", getattr(settings.method, option)
        else:
            continue
        if value is None or value in values:
            continue
        if not values:
            shown = option.replace("_", "-")
            raise UsageError(f"The preset {name} fixes {shown}; leave out {said}, or the preset.")
        told = " or ".join(f"{each:g}" if isinstance(each, float) else str(each) for each in values)
        raise UsageError(f"{said} should be {told} with the preset {name}, or be left out.")


def _check_judging(arguments: argparse.Namespace) -> None:
    """Raises ``UsageError`` for options that say how to complete where a run is only judged."""
    if arguments.judge is None:
        return
    for name in _WHILE_JUDGING:
        if getattr(arguments, name):
            option = f"--{name.replace('_', '-')}"
            raise UsageError(
                f"{option} has no effect on the programs of --judge {arguments.judge}; leave it out."
            )


# Work

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
        every = [*done.values(), *solved]
        if missing := self.options.judge and sum(each.status == "not run" for each in every):
            note(f"{missing} of {len(every)} tasks have no program in {self.options.judge} to judge.")
        if self.work.project is not None:
            _name_unsolved(every)
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
        async with self._solvers(len(problems)) as solvers:
            await workers.run(problems, solvers, self.store, self.options.concurrency, add)

    @asynccontextmanager
    async def _solvers(self, most: int) -> AsyncIterator[Sequence[Solver]]:
        """One for each worker; no more than ``most`` processes."""
        asked, opened = self.options, self.work.opened
        if asked.on_ray:
            async with workers.actors(opened, asked.workers, asked.concurrency, asked.gpus) as actors:
                yield actors
        elif asked.workers > 1:
            async with workers.processes(opened, min(asked.workers, most)) as processes:
                yield processes
        else:
            async with opened() as solver:
                yield [solver]


def job(asked: BenchOptions) -> BenchJob:
    """Loads what the options name. Raises ``UsageError`` or ``EngineError``."""
    judged = BenchRun.read(asked.judge) if asked.judge is not None else None
    project = _project(asked)
    work = _work(asked, project)
    if project is not None or asked.data is None:
        dataset = own_problems.load(Path(asked.name))
    else:
        dataset = load(asked.name, asked.data, asked.split)
    if judged is not None:
        RejudgingSolver.check(judged, dataset.name, [problem.id for problem in dataset.problems])
    about = About(
        dataset=dataset.name,
        strategy=judged.about.strategy if judged is not None else work.strategy,
        settings={**work.settings(), "split": asked.split, "timeout": asked.timeout_s},
        versions=versions(),
        data_sha256=dataset.sha256,
        tasks=len(asked.selection.asked(dataset.problems)),
    )
    return BenchJob(dataset, work, RunStore(asked.out, about, asked.selection.shard), asked)


def _project(asked: BenchOptions) -> Path | None:
    """The folder of a project; None for a data set. Raises ``UsageError`` for what is neither."""
    folder = Path(asked.name)
    if asked.name not in FORMATS and not folder.is_dir():
        raise UsageError(f"{asked.name} is neither a folder nor one of {', '.join(FORMATS)}.")
    if asked.name in FORMATS and not asked.data:
        raise UsageError(f"Name the file of {asked.name} with --data; nothing is downloaded.")
    return folder.resolve() if asked.name not in FORMATS else None


def _work(asked: BenchOptions, project: Path | None) -> Work:
    work = Work(
        strategy=asked.strategy,
        model=asked.model,
        method=asked.method,
        python=consented(asked.python, asked.trust, project or Path.cwd()),
        project=project,
        environment=asked.environment,
        preset=asked.preset,
        shots=_shots(asked),
        judged=asked.judge,
        budget=asked.budget,
        limits=_limits(asked.timeout_s),
        preloaded=FORMATS[asked.name].preloaded if asked.name in FORMATS else (),
    )
    work.check()
    return work


def _shots(asked: BenchOptions) -> tuple[Shot, ...]:
    """The examples of ``--mbpp-shots``; with the preset ``paper`` those of MBPP itself, if it has them."""
    if asked.mbpp_shots is not None:
        return shots(load("mbpp", asked.mbpp_shots, "all").problems, asked.mbpp_shots)
    if PAPER not in named_presets(asked.preset) or not asked.name.startswith("mbpp") or not asked.data:
        return ()
    try:
        return shots(load(asked.name, asked.data, "all").problems, asked.data)
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
