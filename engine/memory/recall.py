"""Tries the known functions found for a task on its visible tests, in the sandbox, before generation.

First as they are; where none of them is likely to be meant, with constants that the task names and with their
results in another form.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from engine.memory.confidence import Evidence, results
from engine.memory.coverage import unrun
from engine.memory.memory import Memory
from engine.memory.recollection import NOTHING, Recollection, Tried
from engine.memory.trials import Trial, adapted, as_they_are
from engine.memory.types import Request, request
from engine.memory.words import opposed, share
from engine.services import Sandbox
from engine.support.gather import together
from engine.types import Task, Usage
from sandbox import Limits

TRIAL_S = 0.5
"""No trial begins later than this after the first of its kind: of functions as they are, of adapted ones."""
_RUN_S = 0.3
"""Of one trial."""
_AT_ONCE = 4
_UNSEEN = 2
"""So many others are taken to pass among those that were not tried, when a trial ends early."""


async def recall(
    task: Task, memory: Memory, sandbox: Sandbox, limits: Limits, usage: Usage, seconds: float | None = None
) -> Recollection:
    """Searches ``memory`` and runs what is found, the likest first, until one is surely meant.

    Begins no trial after ``seconds`` (``TRIAL_S``) of each kind. Finds nothing for a task without tests.

    Raises ``SandboxError`` when nothing can run.
    """
    asked = request(task) if task.tests else None
    if asked is None:
        return NOTHING
    seconds = TRIAL_S if seconds is None else seconds
    began = time.perf_counter()
    short = replace(limits, wall_s=min(limits.wall_s, _RUN_S), cpu_s=min(limits.cpu_s, _RUN_S))
    trials = _Trials(task, asked, sandbox, short, usage)
    whole = await trials.run(as_they_are(memory, asked), began + seconds)
    found = trials.judged(0 if whole else _UNSEEN)
    until = time.perf_counter() + seconds
    kinds = adapted(memory, asked, trials.tried)
    while whole and not found.passing and (kind := next(kinds, None)) is not None:
        whole = await trials.run(kind, until)
        found = trials.judged(0 if whole else _UNSEEN)
    return replace(found, wall_s=time.perf_counter() - began)


@dataclass
class _Trials:
    """What was tried so far."""

    task: Task
    asked: Request
    sandbox: Sandbox
    limits: Limits
    usage: Usage
    tried: list[Tried] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    async def run(self, trials: Iterable[Trial], until: float) -> bool:
        """Runs each different body once; whether it came to the end, not to an answer or ``until``."""
        fresh = self._fresh(trials)
        while batch := list(islice(fresh, _AT_ONCE)):
            runs = await together(
                self.sandbox.run(self.task.program(each.body), self.task.tests, self.limits) for each in batch
            )
            self.usage.executions += len(batch)
            self.tried += [each.tried(result) for each, result in zip(batch, runs, strict=True)]
            if self.judged(_UNSEEN).answer is not None or time.perf_counter() > until:
                return False
        return True

    def _fresh(self, trials: Iterable[Trial]) -> Iterator[Trial]:
        for each in trials:
            if each.body not in self._seen:
                self._seen.add(each.body)
                yield each

    def judged(self, unseen: int) -> Recollection:
        """What was tried, and how likely what passes is; ``unseen`` others are taken to pass as well."""
        return Recollection(tuple(_judged(self.task, self.tried, self.asked, unseen)))


def _judged(task: Task, tried: Sequence[Tried], asked: Request, unseen: int) -> Iterator[Tried]:
    passing = unseen + len({each.known.where for each in tried if each.passes})
    different, empty, spelled = results(asked)
    for each in tried:
        if each.passes:
            name = each.known.where.rpartition(".")[2]
            known = Evidence(
                each.likeness,
                each.rank,
                passing,
                different,
                empty,
                asked.is_permuted(each.order),
                opposed(name, asked.words),
                spelled,
                share(asked.name, name),
                share(name, f"{asked.name} {asked.task.description}"),
                unrun(task, each.body, each.result),
                len(task.tests),
                each.edit,
            )
            each = replace(each, evidence=known)
        yield each
