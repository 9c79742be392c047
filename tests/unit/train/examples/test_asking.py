"""Questions in training: put as they are asked in the evaluation, and answered as it counts right."""

from __future__ import annotations

from random import Random

from engine.lm.scripted import Scripted
from engine.train.evaluation.examination import Examiner
from engine.train.examples.material import template
from engine.train.tasks import catalog
from engine.train.whitebox import asking, reasoning
from engine.train.whitebox.execution import execute
from engine.train.whitebox.reasoning import INPUT, REVAL, Asked
from sandbox import SandboxPool

PROGRAM = """\
def f(n):
    total = 0
    for i in range(n):
        if i > 5:
            total = -1
        total += i
    return total
"""


async def test_a_model_that_learned_the_answers_is_right_everywhere() -> None:
    async with SandboxPool(parallel=2) as pool:
        execution = await execute(pool, PROGRAM, "f(4)")
        assert execution is not None
        learned = {example.prompt: example.answer for example in asking.about(execution, Random(3))}
        asked = [*reasoning.about(execution, "", Random(3)), Asked(INPUT, "", PROGRAM, "f", "", "6")]
        model = Scripted(lambda text: _rest(learned, text))
        found = await Examiner(model, pool, None, template(), 64).examine(asked)
        await model.close()
    assert {one.measure for one in found} == {*REVAL, INPUT}
    assert all((one.right, one.unread) == (1, 0) for one in found)


async def test_training_programs_give_questions() -> None:
    everything, random = catalog.full(), Random(2)
    async with SandboxPool(parallel=2) as pool:
        drawn = [await asking.questions(everything, random, pool) for _ in range(8)]
    found = [example for several in drawn for example in several]
    assert len(found) > 12
    assert {example.kind for example in found} == {"questions"}
    assert all(example.answer.startswith("    return ") for example in found)


def _rest(learned: dict[str, str], text: str) -> dict[str, float]:
    """What is left of the answer that was learned."""
    prompt, mark, written = text.rpartition("<|body|>\n")
    rest = learned[prompt + mark][len(written) :]
    return {rest: 1.0} if rest else {}
