"""Expert iteration (Anthony, Tian and Barber 2017): a search that is better than the model alone teaches it.

The search is EG-CFG with memory, which is without the function that is asked for; the tasks are training
tasks that greedy decoding misses. What it finds is learned from the task, and below the signals that show it.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from random import Random

from engine.decoding.dynamic_signal import Executed
from engine.lm.base import LanguageModel
from engine.memory.answer import Engaged, completed
from engine.memory.library import Without
from engine.memory.memory import Memory
from engine.progress import CandidatesRan, Progress
from engine.services import Plan
from engine.train.examples import material
from engine.train.examples.dynamic import LIMITS, TESTS
from engine.train.examples.material import Example
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.synthesis import Sample
from engine.types import Agent, Completion, Decoding
from sandbox import Outcome, RunResult, SandboxPool

AT_ONCE = 8
_GREEDY = Plan((Agent(),), Decoding(max_new_tokens=160, harvest=False))
_SEARCH = Plan((Agent(gamma=1.0),), Decoding(max_new_tokens=160))
_FAILING = 2
"""Candidates that fail beside the one that passes, in a signal of several."""


async def expert(everything: Catalog, r: Random, pool: SandboxPool, model: LanguageModel) -> list[Example]:
    """The examples of some training tasks: none where greedy decoding is right, else up to three a task."""
    samples = [_with_few_tests(material.training_sample(everything, r)) for _ in range(AT_ONCE)]
    made = await asyncio.gather(*(_taught(sample, Random(r.random()), pool, model) for sample in samples))
    return [example for examples in made for example in examples]


def _with_few_tests(sample: Sample) -> Sample:
    """The same with fewer visible tests, and the others hidden."""
    shown, hidden = sample.task.tests[:TESTS], sample.task.tests[TESTS:]
    return dataclasses.replace(
        sample, task=dataclasses.replace(sample.task, tests=shown), hidden=(*hidden, *sample.hidden)
    )


async def _taught(sample: Sample, r: Random, pool: SandboxPool, model: LanguageModel) -> list[Example]:
    executed: dict[str, RunResult] = {}

    def listen(event: Progress) -> None:
        if isinstance(event, CandidatesRan):
            executed.update((each.body, each.result) for each in event.executed)

    async def found(strategy: str, plan: Plan, memory: Memory | None) -> Completion | None:
        """What is right by all tests of the task, the hidden ones too."""

        async def engage() -> Engaged:
            return Engaged(model, pool, plan)

        answer = await completed(sample.task, memory, pool, LIMITS, strategy, engage, listen)
        tests = (*sample.task.tests, *sample.hidden)
        result = await pool.run(sample.task.program(answer.code), tests, LIMITS, trace=False)
        return answer if result.outcome is Outcome.PASS else None

    if await found("direct", _GREEDY, None) is not None:
        return []
    answer = await found("eg-cfg", _SEARCH, Memory((Without(sample.entry.key),)))
    if answer is None:
        return [material.example(sample.task, sample.body, kind="expert")]
    return _examples(sample, Executed(answer.code, answer.result), executed, r)


def _examples(sample: Sample, answer: Executed, executed: dict[str, RunResult], r: Random) -> list[Example]:
    """``answer`` from the task, below its own run, and below its own run and those of what fails."""
    fails = [Executed(body, result) for body, result in executed.items() if not result.all_pass]
    signals: list[Sequence[Executed]] = [(), (answer,)]
    if fails:
        several = [answer, *r.sample(fails, min(_FAILING, len(fails)))]
        r.shuffle(several)
        signals.append(several)
    return [material.example(sample.task, answer.body, signal, kind="expert") for signal in signals]
