"""What strategies ask a model in roles, with answers that execution gives.

Questions are those of ``engine/strategies/roles``, on the page of a model without turns; traces are
rendered by the code that renders them in decoding.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from engine.decoding import dynamic_signal
from engine.decoding.dynamic_signal import Executed
from engine.lm.reply import page
from engine.strategies.common.designed_tests import BATCH
from engine.strategies.roles import form, form_values
from engine.train.examples import dynamic, material
from engine.train.examples.material import Example
from engine.train.tasks import catalog
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.synthesis import Sample
from engine.types import Task
from sandbox import Outcome, SandboxPool, TestResult

KIND = "roles"
_STEPS = replace(
    material.template().signal,
    intro="",
    candidate="",
    run="",
    returned="Output: {value}\n",
    raised="Output: {value}\n",
)
"""A trace as the steps of a run that is imagined."""


async def roles(everything: Catalog, r: Random, pool: SandboxPool) -> list[Example]:
    """Every role once or twice, about one right and one wrong program of a training task."""
    return await about(material.training_sample(everything, r), everything, r, pool)


async def about(sample: Sample, everything: Catalog, r: Random, pool: SandboxPool) -> list[Example]:
    """The same of ``sample``; nothing when the sandbox says that the wrong program is right."""
    told = await dynamic.right_and_wrong(sample, everything, r, pool)
    if told is None:
        return []
    task, right, wrong = told
    return [
        *(imagined(task, program, r) for program in (right, wrong)),
        *(judged(task, program) for program in (right, wrong)),
        repaired(task, wrong, sample.body),
        *designed(replace(sample, task=task)),
        *restated(replace(sample, task=task), wrong, r),
    ]


def imagined(task: Task, executed: Executed, r: Random) -> Example:
    """The quality checker: what a call gives, step by step."""
    test = _named(r.choice(executed.result.tests))
    alone = replace(executed, result=replace(executed.result, tests=(test,)))
    known = {
        **form_values.problem(task),
        "program": form_values.whole(task, executed.body),
        "call": test.call,
    }
    return asked("quality-checker", known, dynamic_signal.render(task, [alone], _STEPS))


def judged(task: Task, executed: Executed) -> Example:
    """The checker by yes or no: whether a program is what was asked for."""
    known = {**form_values.problem(task), "program": form_values.program(task, executed.body)}
    right = executed.result.outcome is Outcome.PASS
    return asked("yes-no-checker", known, "yes\n" if right else "no\n")


def repaired(task: Task, wrong: Executed, right: str) -> Example:
    """Who mends a program, as the writer of code is asked in this model's format: after its failing trace."""
    return material.example(task, right, [wrong], kind=KIND)


def designed(sample: Sample) -> list[Example]:
    """The test designer: more tests from the description and the tests that are there."""
    tests = "".join(f"{test.source}\n" for test in sample.hidden)
    known = {**form_values.problem(sample.task), "count": str(BATCH)}
    return [asked("test-designer", known, tests)] if tests else []


def restated(sample: Sample, wrong: Executed, r: Random) -> list[Example]:
    """The clarifier: the description in other, plain words."""
    task, entry = sample.task, sample.entry
    others = [
        text
        for doc in entry.docs
        if not catalog.held_wording(entry, doc) and (text := doc.format(**sample.names)) != task.description
    ]
    if task.depth or not task.description or not others:
        return []
    known = {
        **form_values.problem(task),
        "history": form_values.rejected(form_values.attempt(task, wrong.body)),
    }
    return [asked("clarifier", known, f"{max(others, key=len)}\n", angle=r.randrange(3))]


def asked(role: str, values: Mapping[str, str], answer: str, angle: int = 0) -> Example:
    """The question of ``role`` and its answer, of which the form may give the opening."""
    used = form.load(role)
    prompt = page(used.question(values, angle)) + used.answer
    return Example(prompt, answer.removeprefix(used.answer) + material.template().end, KIND)


def _named(test: TestResult) -> TestResult:
    """``test`` with the name of its exception only."""
    return replace(test, exception=test.exception.partition(":")[0]) if test.exception else test
