"""Roles in training: a model that learned the answers plays them in the strategies themselves."""

from __future__ import annotations

from pathlib import Path
from random import Random

from engine.decoding.dynamic_signal import Executed
from engine.judge import Judge
from engine.lm.scripted import Scripted
from engine.services import Plan, Services
from engine.strategies.common.designed_tests import designed
from engine.strategies.common.quality_checks import CodeChecker, QualityVerdict
from engine.strategies.roles import Desk, Order, Writer, Written, form_values, role_answers
from engine.strategies.roles.role import CLARIFIER
from engine.train.data import corpus, executed_probes, synth, tokenization
from engine.train.examples import dynamic, role_replies
from engine.train.examples.material import Example, template
from engine.train.tasks import catalog
from engine.train.tasks.synthesis import Sample
from engine.types import Agent, Task, Usage
from engine.workflow import Workflow
from sandbox import Outcome, SandboxPool, TestCase

TASK = Task(
    "mean",
    "def mean(values):\n",
    description="Average of the numbers.",
    docstring='    """Average of the numbers."""\n',
    tests=(TestCase("a", "assert mean([2, 4]) == 3.0"),),
)
GOOD = "    total = sum(values)\n    return total / len(values)\n"
BAD = "    total = max(values)\n    return total / len(values)\n"
RAISES = "    total = values[7]\n    return total\n"


def desk(pool: SandboxPool, *learned: Example, variants: tuple[str, ...] = ()) -> Desk:
    """Of a model that knows just these answers."""
    model = Scripted(lambda text: _rest(learned, text))
    services = Services(model, pool)
    plan = Plan((Agent(),), workflow=Workflow(variants=variants))
    return Desk(Judge(TASK, services, Usage()), services, plan)


def _rest(learned: tuple[Example, ...], text: str) -> dict[str, float]:
    for example in learned:
        if text.startswith(example.prompt):
            rest = example.answer[len(text) - len(example.prompt) :]
            return {rest: 1.0} if rest else {}
    return {}


async def verdict(desk: Desk, executed: Executed) -> QualityVerdict:
    passed = executed.result.outcome is Outcome.PASS
    return await CodeChecker(desk).check(Written(executed.body, executed.result, passed))


async def test_a_run_is_imagined_and_believed(pool: SandboxPool) -> None:
    right, wrong, raises = await dynamic.run(TASK, (GOOD, BAD, RAISES), pool)
    learned = [role_replies.imagined(TASK, one, Random(0)) for one in (right, wrong, raises)]
    assert learned[0].answer == "1: total = 6\nOutput: 3.0\n<|end|>"
    assert learned[2].answer.endswith("Output: IndexError\n<|end|>")
    at_desk = desk(pool, *learned)
    verdicts = [await verdict(at_desk, one) for one in (right, wrong, raises)]
    assert [one.accepted for one in verdicts] == [True, False, False]
    assert [one.imagined[0].value for one in verdicts] == ["3.0", "2.0", "IndexError"]


async def test_programs_are_judged(pool: SandboxPool) -> None:
    right, wrong = await dynamic.run(TASK, (GOOD, BAD), pool)
    at_desk = desk(
        pool, role_replies.judged(TASK, right), role_replies.judged(TASK, wrong), variants=("yes-no-checker",)
    )
    assert [(await verdict(at_desk, one)).accepted for one in (right, wrong)] == [True, False]


async def test_mending_is_asked_as_the_writer_asks(pool: SandboxPool) -> None:
    [wrong] = await dynamic.run(TASK, (BAD,), pool)
    learned = role_replies.repaired(TASK, wrong, GOOD)
    at_desk = desk(pool, learned)
    written = Written(wrong.body, wrong.result, passed=False)
    order = Order("repair", shown=(written.executed(TASK),))
    page = Writer(at_desk).page(order)
    texts = page.template.prompt(page.task)
    assert texts.shared + texts.opening == learned.prompt
    assert (await Writer(at_desk).write(order)).code == GOOD


async def test_tests_are_designed(pool: SandboxPool) -> None:
    hidden = (TestCase("b", "assert mean([5]) == 5.0"), TestCase("c", "assert mean([1, 2]) == 1.5"))
    [learned] = role_replies.designed(_sample(hidden))
    found = await designed(desk(pool, learned))
    assert {each.test.source for each in found} == {test.source for test in hidden}


async def test_every_role_comes_of_training_tasks(pool: SandboxPool) -> None:
    everything, random = catalog.full(), Random(4)
    found = [await role_replies.roles(everything, random, pool) for _ in range(8)]
    examples = [example for several in found for example in several]
    assert len(examples) > 24
    asked = [example for example in examples if example.prompt.endswith("### Answer\n")]
    said = [example.answer.removesuffix(template().end) for example in asked]
    clear = [text for one, text in zip(asked, said, strict=True) if "misunderst" in one.prompt]
    assert clear
    assert all(CLARIFIER.read(text) for text in clear)
    verdicts = [text for text in said if text in ("yes\n", "no\n")]
    assert verdicts.count("yes\n") == verdicts.count("no\n") > 0
    assert any("\nOutput: " in text and role_answers.value(text) for text in said)


def _sample(hidden: tuple[TestCase, ...]) -> Sample:
    drawn = synth.held_samples(catalog.full(), "entries", 1, seed=0)[0]
    return Sample(drawn.key, TASK, GOOD, hidden, drawn.entry, drawn.names)


async def test_probes_of_roles_are_of_held_out_tasks(pool: SandboxPool, tmp_path: Path) -> None:
    examples = [role_replies.asked("yes-no-checker", {**_told(), "program": "def f(): ..."}, "yes\n")]
    tokenizer = tokenization.train((one.prompt + one.answer for one in examples), 512)
    await executed_probes.write_probes(catalog.full(), tokenizer, tmp_path, 3)
    counts = {path.stem: len(corpus.read(path)) for path in tmp_path.glob("probe-*.npz")}
    assert counts["probe-gate"] == 3
    assert 0 < counts["probe-imagined"] == counts["probe-judged"] <= 6


def _told() -> dict[str, str]:
    return form_values.problem(TASK)
