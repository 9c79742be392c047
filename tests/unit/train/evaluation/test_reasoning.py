"""Reasoning about execution: what is asked, what counts as right, and the intervals."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.bench.records import DatasetRecord
from engine.lm.scripted import Scripted
from engine.prompts import load
from engine.train.evaluation.examination import Examiner, wilson
from engine.train.evaluation.published import output_records
from engine.train.whitebox import forms, reasoning
from engine.train.whitebox.execution import execute
from engine.train.whitebox.reasoning import CRUXEVAL, REVAL, Asked
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
RECORDS = [
    DatasetRecord(
        {"id": "own_0", "code": "def f(a, b):\n    return a + b", "input": "[1], [2]", "output": "[1, 2]"},
        "0",
    ),
    DatasetRecord(
        {"id": "own_1", "code": "def f(s):\n    return s.upper()", "input": "'ab'", "output": "'AB'"}, "1"
    ),
]


async def asked_about(pool: SandboxPool, seed: int = 0) -> dict[str, Asked]:
    execution = await execute(pool, PROGRAM, "f(4)")
    assert execution is not None
    return {one.measure: one for one in reasoning.about(execution, "k", Random(seed))}


async def test_each_kind_is_asked_once_and_knows_its_answer(pool: SandboxPool) -> None:
    asked = await asked_about(pool)
    assert set(asked) == set(REVAL)
    assert asked["output"].answer == "6"
    assert asked["coverage"].answer in ("yes", "no")
    answers = {(await asked_about(pool, seed))["coverage"].answer for seed in range(12)}
    assert answers == {"yes", "no"}


@pytest.mark.parametrize("form", ["plain", "chat", None])
async def test_right_answers_count_in_every_form_and_wrong_ones_do_not(
    pool: SandboxPool, form: str | None
) -> None:
    public = await output_records.cruxeval(RECORDS, pool)
    asked = [*public.questions, *(await asked_about(pool)).values()]
    model = Scripted({})
    examiner = Examiner(model, pool, forms.load(form) if form else None, load("scripted"))

    def reply(answer: str) -> str:
        return examiner.form.reply([answer]) if examiner.form else f"    return {answer}\n"

    inputs = {"own_0": "f([1], [2])", "own_1": "f('Ab')"}
    for question in asked:
        right = inputs.get(question.key, "") if question.measure == CRUXEVAL[1] else question.answer
        if form is None and question.measure != CRUXEVAL[1]:
            right = question.value
        assert await examiner.is_right(question, reply(right)) is True, question
        assert await examiner.is_right(question, reply("None")) is False
        assert await examiner.is_right(question, "" if form else "pass") is None
    await model.close()


async def test_a_model_is_examined_measure_by_measure(pool: SandboxPool) -> None:
    asked = (await output_records.cruxeval(RECORDS, pool)).questions
    examiner = Examiner(model := Scripted({}), pool, forms.load("plain"), load("scripted"))
    script = {
        examiner.prompt(asked[0]): {"[1, 2]\n<|end|>": 1.0},
        examiner.prompt(asked[1]): {"f([], [1, 2])\n<|end|>": 1.0},
        examiner.prompt(asked[2]): {"'Ab'\n<|end|>": 1.0},
    }
    await model.close()
    told: list[int] = []
    model = Scripted(script)
    examiner = Examiner(model, pool, forms.load("plain"), load("scripted"))
    results = await examiner.examine(asked, lambda: told.append(1))
    await model.close()
    assert [(one.measure, one.asked, one.right, one.unread) for one in results] == [
        ("cruxeval-o", 2, 1, 0),
        ("cruxeval-i", 2, 1, 1),
    ]
    assert len(told) == 4
    for result in results:
        low, high = result.interval
        assert low < result.rate < high


@example(0, 11)
@given(st.integers(0, 60), st.integers(1, 60))
def test_intervals_hold_the_share(passed: int, more: int) -> None:
    count = passed + more
    low, high = wilson(passed, count)
    assert 0 <= low <= passed / count <= high <= 1
    wide = wilson(passed, count)
    narrow = wilson(10 * passed, 10 * count)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


def test_intervals_of_nothing_and_by_the_book() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(0, 50) == pytest.approx((0, 0.0713), abs=1e-3)


@pytest.mark.parametrize(
    ("reply", "value"),
    [
        ("    return 2\n", "2"),
        ("    return(2)\n", "2"),
        ("    return [\n        1,\n    ]\n", "[\n        1,\n    ]"),
        ("    return 1, 2", "1, 2"),
        ("    return '\\d'\n", "'\\d'"),
        ("    return 2\n    return 3\n", None),
        ("    return 2\n    rubbish (\n", None),
        ("    return 2\nprint(3)\n", None),
        ("    x = 2\n    return x\n", None),
        ("    return\n", None),
        ("return 2\n", None),
        ("    return '\0'\n", None),
        ("", None),
    ],
)
def test_a_completion_answers_by_one_return_and_nothing_else(reply: str, value: str | None) -> None:
    assert reasoning.returned(reply) == value


def test_a_line_is_right_with_and_without_its_indentation() -> None:
    asked = Asked("path", "k", PROGRAM, "f(4)", "which line runs next?", "        total += i")
    assert asked.has_value("'total += i'")
    assert asked.has_value("'        total += i'")
    assert not asked.has_value("'total'")
    assert not asked.has_value("total += i")
    state = Asked("state", "k", PROGRAM, "f(4)", "what is s?", "' a'; str")
    assert state.has_value("' a'")
    assert not state.has_value("'a'")
