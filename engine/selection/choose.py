"""Chooses among programs that pass: the likeliest of the largest group that behaves alike.

Programs that pass a few tests by accident rarely agree with others; right ones do (CodeT, MBR-Exec, and the
clusters of AlphaCode). Inputs are made from the visible tests alone, and no results are expected of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from engine.core.events import Compared
from engine.core.task import Completion
from engine.core.transcript import Group, Selection
from engine.decoding.executable import identity
from engine.decoding.judge import Judge, Kept, Passing
from engine.decoding.services import Plan, Services
from engine.selection.behavior import Behavior, behavior, has_value, observed
from engine.selection.inputs import further_inputs
from engine.selection.likelihood import log_likelihood, tokens_of
from engine.selection.samples import sample_more
from engine.selection.selection_budget import Purse
from engine.selection.suspicion import Examples, examples, suspicion
from engine.support.async_tasks import together
from sandbox import Outcome, TestCase, TestResult


@dataclass(frozen=True)
class _Program:
    """One of those that pass, and what is known of it."""

    found: Passing
    results: tuple[TestResult, ...]
    """On the further inputs."""
    behavior: Behavior
    suspicion: int
    weight: float
    """The model's probability of it, or how often it was drawn."""


async def choose(judge: Judge, services: Services, plan: Plan, first: Completion) -> Completion:
    """Returns ``first``, which passes, or another passing program that is preferred, and the comparison.

    Costs at most ``SHARE`` of the tokens spent so far. Other programs are those that were already run,
    and further samples.
    """
    inputs = further_inputs(first.result.tests)
    known = examples(judge.task, first.result.tests)
    purse = Purse(judge.usage)
    if inputs and judge.kept is not None:
        length = len(tokens_of(first.code, judge.kept.template, services.model.tokenizer))
        doubtful = suspicion(judge.task, first.code, known) > 0
        await sample_more(judge, services, plan, judge.kept, purse, length, weighed=not doubtful)
    found = _different(judge, first)
    if not inputs or len(found) < 2:
        return _with_program(first, found[0])
    weights = await _weights(found, services, judge.kept, purse)
    programs = await _compared(found, weights, inputs, known, judge, services)
    return _answer(judge, services, first, _ranked(programs, _with_program(first, found[0])), inputs)


def _different(judge: Judge, first: Completion) -> list[Passing]:
    """Programs that pass and differ in more than layout, ``first`` in front."""
    known: dict[str, Passing] = {}
    for each in sorted(judge.passing, key=lambda each: each.code != first.code):
        key = identity(judge.task, each.code)
        same = known.get(key)
        known[key] = each if same is None else replace(same, votes=same.votes + each.votes)
    return list(known.values())


async def _weights(
    found: Sequence[Passing], services: Services, kept: Kept | None, purse: Purse
) -> list[float]:
    """The model's probability of each, or nothing where there are no tokens left to ask for it.

    How often each was drawn where the model tells no probabilities.
    """
    if kept is None or services.model.note:
        return [float(each.votes) for each in found]
    tokens = [tokens_of(each.code, kept.template, services.model.tokenizer) for each in found]
    affordable = sum(total <= purse.left for total in accumulate(map(len, tokens)))
    likely = await together(log_likelihood(each, services, kept) for each in tokens[:affordable])
    return [math.exp(each) for each in likely] + [0.0] * (len(found) - affordable)


async def _compared(
    found: Sequence[Passing],
    weights: Sequence[float],
    inputs: Sequence[TestCase],
    known: Examples,
    judge: Judge,
    services: Services,
) -> list[_Program]:
    """What each does on ``inputs``."""
    exact = all(test.expected is not None for test in judge.task.tests)
    every = await together(observed(each.code, inputs, judge, services) for each in found)
    return [
        _Program(
            each,
            tuple(results),
            behavior(results, exact=exact),
            suspicion(judge.task, each.code, known),
            weight,
        )
        for each, results, weight in zip(found, every, weights, strict=True)
    ]


def _ranked(programs: Sequence[_Program], first: Completion) -> list[list[_Program]]:
    """Groups of programs that behave alike: the best group first, and in each the best program first.

    Signs of suspicion count before all else, then probability; of equals the program that passed first wins.
    """
    groups: dict[Behavior, list[_Program]] = {}
    for program in programs:
        groups.setdefault(program.behavior, []).append(program)

    def worth(program: _Program) -> tuple[int, float, bool]:
        return -program.suspicion, program.weight, program.found.code == first.code

    def size(group: list[_Program]) -> tuple[int, float, bool]:
        best = group[0]
        return -best.suspicion, sum(each.weight for each in group), best.found.code == first.code

    ordered = [sorted(group, key=worth, reverse=True) for group in groups.values()]
    return sorted(ordered, key=size, reverse=True)


def _answer(
    judge: Judge,
    services: Services,
    first: Completion,
    groups: Sequence[Sequence[_Program]],
    inputs: Sequence[TestCase],
) -> Completion:
    best = groups[0][0]
    selection = Selection(
        tuple(
            Group(
                tuple(each.found.code for each in group),
                sum(each.found.votes for each in group),
                _unlike(best, group[0]),
            )
            for group in groups
        ),
        len(inputs),
        first.code,
    )
    services.listen(Compared(selection))
    return replace(_with_program(first, best.found), selection=selection)


def _with_program(first: Completion, found: Passing) -> Completion:
    """``first``, or ``found`` in its place."""
    if found.code == first.code:
        return first
    return replace(first, code=found.code, result=found.result, agent=found.agent, how="chosen")


def _unlike(best: _Program, other: _Program) -> str:
    """The shortest input on which they differ, and what each does there; nothing if they behave alike."""
    differing = [
        (one.call, _shown(one), _shown(two))
        for one, two, left, right in zip(
            best.results, other.results, best.behavior, other.behavior, strict=True
        )
        if left != right
    ]
    if not differing:
        return ""
    call, ours, theirs = min(differing, key=lambda each: len(each[0]))
    return f"{' '.join(call.split())}: {ours}, not {theirs}"


def _shown(test: TestResult) -> str:
    """What came of an input, for people."""
    if has_value(test):
        return " ".join((test.actual or "None").split())
    return "an exception" if test.outcome is Outcome.ERROR else test.outcome.value
