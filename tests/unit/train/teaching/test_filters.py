"""What is kept out of training: what is too easy, and what is in a benchmark. And how much there is."""

from __future__ import annotations

from dataclasses import replace

from engine.lm.scripted import Scripted
from engine.prompts import load
from engine.train.data.journal import Journal
from engine.train.tuning import difficulty
from engine.train.whitebox import forms
from engine.train.whitebox.items import OUTPUT, QUESTION, TrainingItem
from engine.train.whitebox.prompts import Asker, Rewarder
from engine.train.whitebox.questions import STATE, Question
from sandbox import SandboxPool


def item(output: str) -> TrainingItem:
    program = f"def f():\n    x = {output}\n    return x\n"
    question = Question(STATE, 2, f"    x = {output}", 1, f"{output}; int", "x")
    return TrainingItem(OUTPUT, f"k{output}", program, "f", "f()", output, (question,))


def alone(output: str) -> TrainingItem:
    """As an output item is tried."""
    return replace(item(output), questions=())


async def test_items_are_tried_and_counted() -> None:
    form, template = forms.load("plain"), load("scripted")
    model = Scripted({"x = 1": {}})
    asker = Asker(form, template, model.tokenizer)
    script = {
        asker.prompt(alone("1")): {"1\n<|end|>": 1.0},
        asker.prompt(alone("2")): {"2\n<|end|>": 0.5, "7\n<|end|>": 0.5},
        asker.prompt(alone("3")): {"4\n<|end|>": 1.0},
    }
    await model.close()
    model = Scripted(script)
    shares: list[float] = []
    async with SandboxPool(parallel=1) as pool:
        trial = difficulty.Trial(
            model, Rewarder(Asker(form, template, model.tokenizer), pool), tries=10, most=20
        )
        solved = await trial.all([item("1"), item("2"), item("3")], 0, Journal(None, {}), shares.append)
        again = await trial.all([item("1"), item("2"), item("3")], 0, Journal(None, {}))
    await model.close()
    assert (solved[0], solved[2]) == (10, 0)
    assert 0 < solved[1] < 10
    assert solved == again
    assert shares[-1] == 1.0


async def test_questions_by_themselves_are_tried_and_counted() -> None:
    one = replace(item("1"), kind=QUESTION)
    model = Scripted({"x = 1": {}})
    prompt = Asker(None, load("scripted"), model.tokenizer).prompt(one)
    await model.close()
    model = Scripted({prompt: {"    return 1\n<|end|>": 0.5, "    return 2\n<|end|>": 0.5}})
    async with SandboxPool(parallel=1) as pool:
        rewarder = Rewarder(Asker(None, load("scripted"), model.tokenizer), pool)
        [solved] = await difficulty.Trial(model, rewarder, tries=20, most=40).all([one], 0, Journal(None, {}))
    await model.close()
    assert 0 < solved < 20


CODE = """\
def f(xs):
    total = 0
    for x in xs:
        if x > 3 and x % 2 == 0:
            total += x
    return total
"""
SAME = (
    'def other(values: list[int]) -> int:\n    """Doc."""\n    acc = 0\n    for v in values:\n'
    "        if v > 3 and v % 2 == 0:\n            acc += v\n    return acc\n"
)
