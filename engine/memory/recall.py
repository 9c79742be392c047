"""Tries the known functions found for a task on its visible tests, in the sandbox, before generation.

First as they are; where none of them is likely to be meant, with constants that the task names and with their
results in another form.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice

from engine.memory.confidence import Evidence, results
from engine.memory.coverage import unrun
from engine.memory.memory import Memory
from engine.memory.recollection import NOTHING, Recollection, Tried
from engine.memory.stated_cases import StatedCase, stated_cases
from engine.memory.trial_runs import RUN_S, TrialRuns
from engine.memory.trials import Trial, adapted, as_they_are, with_stated_cases
from engine.memory.types import REUSED, Request, request
from engine.memory.words import opposed, share
from engine.services import Sandbox
from engine.support.load import slowdown
from engine.types import Task, Usage
from sandbox import Limits, Outcome, RunResult

TRIAL_S = 1.0
"""No trial begins later than this after the first of its kind: of functions as they are, of adapted ones.
Longer on a machine that is busy with other work."""
_FIRST = 4
"""The likest functions are run before others, since one of them may be the answer."""
_SHOWN = 8
"""So many of those that do not pass are traced for the model, as many as `memory-candidates` may be."""
_UNSEEN = 2
"""So many others are taken to pass among those that were not tried, when a trial ends early."""


async def recall(
    task: Task, memory: Memory, sandbox: Sandbox, limits: Limits, usage: Usage, seconds: float | None = None
) -> Recollection:
    """Searches ``memory`` and runs what is found, the likest first, until one is surely meant.

    Begins no trial after ``seconds`` (``TRIAL_S``, longer on a busy machine) of each kind. Finds nothing for
    a task without tests.

    Raises ``SandboxError`` when nothing can run.
    """
    asked = request(task) if task.tests else None
    if asked is None:
        return NOTHING
    seconds = TRIAL_S * slowdown() if seconds is None else seconds
    began = time.perf_counter()
    trials = _Trials(asked, TrialRuns(task, sandbox, limits, usage))
    whole = await trials.run(as_they_are(memory, asked), began + seconds, _FIRST)
    found = await trials.kept_to_cases(whole)
    until = time.perf_counter() + seconds
    kinds = adapted(memory, asked, trials.tried)
    while whole and not found.passing and (kind := next(kinds, None)) is not None:
        whole = await trials.run(kind, until)
        found = await trials.kept_to_cases(whole)
    return replace(found, wall_s=time.perf_counter() - began, executions=usage.executions)


async def traced(
    found: Recollection, task: Task, sandbox: Sandbox, limits: Limits, usage: Usage
) -> Recollection:
    """``found`` where the nearest of what does not pass has traces, for a model to see.

    Raises ``SandboxError`` when nothing can run.
    """
    near = [each for each in found.near[:_SHOWN] if not any(test.trace.events for test in each.result.tests)]
    results = await TrialRuns(task, sandbox, limits, usage).traced(each.body for each in near)
    again = {id(each): result for each, result in zip(near, results, strict=True) if not result.all_pass}
    tried = (replace(each, result=again.get(id(each), each.result)) for each in found.tried)
    return replace(found, tried=tuple(tried), executions=found.executions + len(near))


@dataclass
class _Trials:
    """What was tried so far."""

    asked: Request
    runs: TrialRuns
    tried: list[Tried] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    async def run(self, trials: Iterable[Trial], until: float, first: int = 0) -> bool:
        """Runs each different body once, ``first`` of them before the others; whether it came to the end, not
        to an answer or ``until``."""
        fresh, size, open_still = self._fresh(trials), first or self.runs.at_once, list[Trial]()
        while group := list(islice(fresh, size)):
            async with aclosing(self.runs.of(group)) as parts:
                async for part in parts:
                    open_still += [trial for trial, result in part if result is None]
                    if await self._ends(part, until):
                        return False
            size = self.runs.at_once
        async with aclosing(self.runs.alone(open_still)) as parts:
            async for part in parts:
                if await self._ends(part, until):
                    return False
        return True

    async def _ends(self, part: Sequence[tuple[Trial, RunResult | None]], until: float) -> bool:
        """Takes in some results; whether there is an answer, or no time left."""
        passing = [trial.body for trial, result in part if result is not None and result.all_pass]
        broken = await self._broken(passing)
        self.tried += [
            self._tried(trial, result, broken.get(trial.body, ()))
            for trial, result in part
            if result is not None
        ]
        return self.judged(_UNSEEN).answer is not None or time.perf_counter() > until

    def _fresh(self, trials: Iterable[Trial]) -> Iterator[Trial]:
        for each in trials:
            if each.body not in self._seen:
                self._seen.add(each.body)
                yield each

    async def _broken(self, passing: Sequence[str]) -> dict[str, tuple[StatedCase, ...]]:
        """By body that passes, the cases that the description states and in which it does otherwise."""
        found: dict[str, tuple[StatedCase, ...]] = {}
        if self._stated and passing:
            tests = tuple(case.test(self.asked.name) for case in self._stated)
            for body, result in zip(passing, await self.runs.on(tests, passing), strict=True):
                told = zip(self._stated, result.tests, strict=True)
                found[body] = tuple(case for case, test in told if test.outcome is not Outcome.PASS)
        return found

    @cached_property
    def _stated(self) -> tuple[StatedCase, ...]:
        return stated_cases(self.asked)

    def _tried(self, trial: Trial, result: RunResult, broken: tuple[StatedCase, ...]) -> Tried:
        evidence = _evidence(self.asked, trial, result) if result.all_pass else None
        told = (trial.known, trial.order, trial.body, trial.likeness, trial.rank)
        return Tried(*told, result, trial.edit, evidence, broken)

    async def kept_to_cases(self, whole: bool) -> Recollection:
        """What was tried, what passes but for stated cases with lines for them; ``whole`` is of ``run``."""
        unseen = 0 if whole else _UNSEEN
        found = self.judged(unseen)
        if found.answer is None:
            await self.run(with_stated_cases(found.tried), time.perf_counter() + RUN_S * slowdown())
        return self.judged(unseen)

    def judged(self, unseen: int) -> Recollection:
        """What was tried, and how likely what passes is; ``unseen`` others are taken to pass as well.

        Others speak against a function where they are of its kind: what passes of a large library says little
        of a function of the project.
        """
        passing = Counter(
            kind for kind, _ in {(_kind(each), each.known.where) for each in self.tried if each.passes}
        )
        return Recollection(
            tuple(
                each
                if each.evidence is None
                else replace(each, evidence=replace(each.evidence, passing=unseen + passing[_kind(each)]))
                for each in self.tried
            )
        )


def _kind(tried: Tried) -> bool:
    """Whether it is called, as functions of the project are, and not repeated."""
    return tried.known.how == REUSED


def _evidence(asked: Request, trial: Trial, result: RunResult) -> Evidence:
    """What speaks for a trial that passes, as if no other did."""
    name = trial.known.where.rpartition(".")[2]
    different, empty, spelled = results(asked)
    return Evidence(
        trial.likeness,
        trial.rank,
        1,
        different,
        empty,
        asked.is_permuted(trial.order),
        opposed(name, asked.words),
        spelled,
        share(asked.name, name),
        share(name, f"{asked.name} {asked.task.description}"),
        unrun(asked.task, trial.body, result),
        len(asked.task.tests),
        trial.edit,
    )
