"""A teacher writes programs and explains executions; only what execution confirms is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm.scripted import Scripted
from engine.prompts import load as load_template
from engine.support.errors import DataError, TemplateError
from engine.train.data.collection import KEPT, Collection
from engine.train.tasks.constrained import targets
from engine.train.tasks.constrained.targets import Target
from engine.train.teaching import argument_mutation, assignment, explanations, written_program
from engine.train.teaching.assignment import Curriculum
from engine.train.teaching.explanations import ExplanationTask
from engine.train.teaching.program_synthesis import Inputs, ProgramSynthesis
from engine.train.teaching.teacher import Teacher
from engine.train.teaching.written_program import Unreadable
from engine.train.whitebox import forms
from engine.train.whitebox.items import CODE, INPUT, OUTPUT, TrainingItem
from engine.train.whitebox.literals import is_literal
from engine.train.whitebox.prompts import Asker
from engine.train.whitebox.questions import STATE, Question
from sandbox import SandboxPool
from tests.thorough import thorough
from tests.unit.train.teaching.teachers import Saying, answering, programmer

CHAT = forms.load("chat")
DOUBLE = "def f(x):\n    y = x * 2\n    return y\n"


@pytest.fixture
async def pools() -> AsyncIterator[tuple[SandboxPool, SandboxPool]]:
    async with SandboxPool(parallel=1) as first, SandboxPool(parallel=1) as second:
        yield first, second


def test_targets_are_walked_and_levels_have_the_papers_shares() -> None:
    given_out = [Curriculum(seed=3).assignment(number) for number in range(600)]
    every = targets.of_types()
    assert {one.target for one in given_out[: len(every)]} == set(every)
    assert given_out == [Curriculum(seed=3).assignment(number) for number in range(600)]
    assert Counter(one.constraints.level for one in given_out)[3] == pytest.approx(0.649 * 600, rel=0.15)
    library = [Curriculum(library=1, levels=(2,)).assignment(number) for number in range(50)]
    assert {one.constraints.level for one in library} == {2}
    assert {one.target.owner for one in library} >= {"math", "itertools", "re"}


def test_requests_tell_the_method_and_the_structure() -> None:
    form = assignment.form()
    for number in range(40):
        one = Curriculum().assignment(number)
        prompt = one.prompt(form)
        assert one.target.words in prompt
        assert all(f"- {sentence}\n" in prompt for sentence in one.constraints.told())
        weak = Curriculum(weak=True).assignment(number)
        assert weak.target == one.target
        assert not set(weak.constraints.told()) & set(one.constraints.told())
    with pytest.raises(TemplateError, match="nowhere"):
        assignment.form(assignment._FILE.with_name("nowhere.toml"))


def block(code: str) -> str:
    return f"Here it is.\n\n```python\n{code}```\nDone."


@pytest.mark.parametrize(
    ("reply", "calls"),
    [
        (block(DOUBLE + "f(3)\n"), ["f(3)"]),
        (block(DOUBLE + "assert f(3) == 7\nprint(f('a'))\nz = f(x=[1])\n"), ["f(3)", "f('a')", "f(x=[1])"]),
        (block(DOUBLE + "f(1)\nf(1)\nf(2)\nf(3)\nf(4)\n"), ["f(1)", "f(2)", "f(3)"]),
        ("<think>```python\nbroken(\n```</think>\n" + block(DOUBLE + "f(-1)\n"), ["f(-1)"]),
        (DOUBLE + "f(0)\n", ["f(0)"]),
        (block("import math\n" + DOUBLE + "N = 3\nf(N)\nf(2)\n"), ["f(2)"]),
    ],
)
def test_programs_are_read_out_of_replies(reply: str, calls: list[str]) -> None:
    found = written_program.read(reply)
    assert found.function == "f"
    assert list(found.calls) == calls
    assert "return y" in found.source
    assert "f(3)" not in found.source


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ("", "no function"),
        ("I cannot do that.", "no program"),
        (block("x = 1\n"), "no function"),
        (block(DOUBLE), "no call with literals"),
        (block(DOUBLE + "f(len('a'))\n"), "no call with literals"),
        (block("import os\n" + DOUBLE + "f(1)\n"), "imports something else"),
        (block("from os.path import join\n" + DOUBLE + "f(1)\n"), "imports something else"),
        (block("def f(x):\n    import subprocess\n    return x\nf(1)\n"), "imports something else"),
        (block("import datetime\ndef f(x):\n    return datetime.date.today()\nf(1)\n"), "may differ"),
        (block("def f(x):\n    return open(x)\nf('a')\n"), "may differ"),
        (block("def f(x):\n" + "    x += 1\n" * 70 + "    return x\nf(1)\n"), "program too long"),
    ],
)
def test_what_cannot_be_used_is_refused_by_name(reply: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        written_program.read(reply)


SIMPLE = st.one_of(st.integers(-99, 99), st.booleans(), st.text(max_size=5), st.binary(max_size=4), st.none())
VALUES = st.recursive(
    SIMPLE,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.tuples(inner, inner),
        st.dictionaries(st.text(max_size=3), inner, max_size=3),
        st.sets(st.integers(0, 9), max_size=3),
    ),
    max_leaves=8,
)


@given(VALUES, st.integers(0, 2**30))
def test_a_changed_argument_is_a_literal_of_its_type(value: Any, seed: int) -> None:
    changed = argument_mutation.mutated(value, Random(seed))
    assert type(changed) is type(value)
    if isinstance(value, str | bytes | list | tuple | dict | set):
        assert len(changed) >= len(value)
    call = argument_mutation.mutated_call(f"f({value!r}, key={value!r})", Random(seed))
    if call is not None:
        assert call.startswith("f(")
        assert ", key=" in call


def test_lists_keep_the_types_of_their_items() -> None:
    for seed in range(30):
        changed = argument_mutation.mutated([["a"], ["b"]], Random(seed))
        assert len(changed) > 2
        assert all(isinstance(one, list) and all(isinstance(text, str) for text in one) for one in changed)


async def synthesised(
    pools: Sequence[SandboxPool], teacher: Teacher, inputs: Inputs, count: int = 12, **curriculum: Any
) -> Collection:
    synthesis = ProgramSynthesis(
        teacher,
        (pools[0], pools[1]),
        Curriculum(**{"levels": (1, 2), **curriculum}),
        assignment.form(),
        OUTPUT,
        inputs,
    )
    collection = Collection(synthesis.attempt)
    collection.found = [item async for item in collection.items(count, 10 * count)]  # type: ignore[attr-defined]
    return collection


async def test_programs_of_a_teacher_become_items(pools: tuple[SandboxPool, SandboxPool]) -> None:
    collection = await synthesised(pools, Saying(programmer), Inputs())
    found: list[TrainingItem] = collection.found  # type: ignore[attr-defined]
    assert len(found) == 12
    assert collection.counts["no program"] > 3
    for item in found:
        source, level, owner, name, *ending = item.key.split(".")
        assert (source, owner) == ("taught", "str")
        assert Target(owner, name).is_called(item.program)
        assert ending in ([], ["mutated"])
        assert level in "12"
    assert {item.key.endswith("mutated") for item in found} == {True, False}


async def test_structure_is_checked_unless_constraints_are_weak(
    pools: tuple[SandboxPool, SandboxPool],
) -> None:
    strict = await synthesised(pools, Saying(programmer), Inputs(), levels=(3,))
    weak = await synthesised(pools, Saying(programmer), Inputs(simple=True), levels=(3,), weak=True)
    assert strict.counts[KEPT] == 0
    assert strict.counts["blocks are missing"] + strict.counts["too few calls"] > 3
    assert weak.counts[KEPT] > 3
    keys = [item.key for item in weak.found]  # type: ignore[attr-defined]
    assert all(key.startswith("taught.0.") and not key.endswith("mutated") for key in keys)


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("def f(x):\n    return [*{*'abcdefghijklmnop', x}, 'c'.upper()]\n", "differs from run to run"),
        ("def f(x):\n    return x.upper() + 1\n", "raises"),
        *thorough(
            [
                ("def f(x):\n    return x.upper\n", "does not use"),
                ("def f(x):\n    x.upper()\n    return object()\n", "more than one call"),
                ("def f(x):\n    return x.upper().join('ab' for _ in x)\n", "has control flow"),
            ]
        ),
    ],
)
async def test_what_a_program_does_decides(
    pools: tuple[SandboxPool, SandboxPool], monkeypatch: pytest.MonkeyPatch, program: str, reason: str
) -> None:
    upper = assignment.Assignment(Target("str", "upper"), assignment.Constraints(1))
    monkeypatch.setattr(Curriculum, "assignment", lambda self, number: upper)
    teacher = Saying(lambda question: block(program + "f('c')\nf('defgh')\nf('xy')\n"))
    collection = await synthesised(pools, teacher, Inputs(), count=1)
    assert any(refused.startswith(reason) for refused in collection.counts if refused != KEPT)


def item(kind: str = OUTPUT) -> TrainingItem:
    question = Question(STATE, 2, "    y = x * 2", 1, "6; int", "y")
    asked = (question,) if kind == OUTPUT else ()
    return TrainingItem(kind, "k", DOUBLE, "f", "f(3)", "6", asked, steps=("2: y = 6",))


def thinking(thought: str, *answers: str) -> str:
    lines = "".join(f"{answer}\n" for answer in answers)
    return f"<reasoning>\n{thought}\n</reasoning>\n<answer>\n{lines}</answer>\n"


async def explained(
    pool: SandboxPool, reply: str, one: TrainingItem, questions: bool = False
) -> tuple[list[TrainingItem], Collection]:
    task = ExplanationTask(Saying(lambda question: reply), pool, [one], CHAT, 1, questions)
    collection = Collection(task.attempt)
    return [item async for item in collection.items(1, 1)], collection


async def test_right_explanations_are_what_the_warm_up_learns(pools: tuple[SandboxPool, SandboxPool]) -> None:
    [taught], _ = await explained(pools[0], thinking("Twice three is six.", "6"), item())
    assert (taught.explanation, taught.questions, taught.output) == ("Twice three is six.", (), "6")
    asker = Asker(CHAT, load_template("scripted"), tokenizer=None)  # type: ignore[arg-type]
    assert asker.right(taught) == thinking("Twice three is six.", "6").rstrip("\n")
    assert "2: y = 6" in asker.right(replace(taught, explanation=""))
    [found], _ = await explained(pools[0], thinking("Half of six.", "f(x=3)"), item(INPUT))
    assert (found.call, found.explanation) == ("f(x=3)", "Half of six.")
    assert asker.right(found) == thinking("Half of six.", "f(x=3)").rstrip("\n")
    assert TrainingItem.from_json(found.as_json()) == found


@pytest.mark.parametrize(
    ("reply", "kind", "questions", "reason"),
    [
        (thinking("Wrong.", "7"), OUTPUT, False, explanations.WRONG),
        (thinking("No.", "f(4)"), INPUT, False, explanations.WRONG),
        (thinking("Sly.", "f(__import__('os').getpid())"), INPUT, False, explanations.WRONG),
        *thorough(
            [
                ("The answer is 6.", OUTPUT, False, explanations.UNANSWERED),
                (thinking("Half.", "6"), OUTPUT, True, explanations.WRONG),
                (thinking("Half.", "6", "7; int"), OUTPUT, True, explanations.WRONG),
            ]
        ),
    ],
)
async def test_refuted_explanations_are_dropped(
    pools: tuple[SandboxPool, SandboxPool], reply: str, kind: str, questions: bool, reason: str
) -> None:
    found, collection = await explained(pools[0], reply, item(kind), questions=questions)
    assert found == []
    assert collection.counts[reason] == 1


async def test_questions_are_kept_where_they_are_asked(pools: tuple[SandboxPool, SandboxPool]) -> None:
    [found], _ = await explained(pools[0], thinking("All.", "6", "6; int"), item(), questions=True)
    assert found == replace(item(), explanation="All.")


async def test_a_teacher_may_try_again(pools: tuple[SandboxPool, SandboxPool]) -> None:
    """With a model that is right in every second reply, by chance."""
    model = answering(lambda question: [thinking("Seven.", "7"), thinking("Six.", "6")])
    teacher = Teacher(model, 1.0, 200)
    for tries, kept in ((1, False), (9, True)):
        task = ExplanationTask(teacher, pools[0], [item()] * 10, CHAT, tries)
        attempts = [await task.attempt(number) for number in range(10)]
        assert all(attempt.items for attempt in attempts) == kept
    assert teacher.usage.generated_tokens > 0
    await model.close()


async def test_a_question_that_fills_the_context_is_named(pools: tuple[SandboxPool, SandboxPool]) -> None:
    model = Scripted({}, context_length=60)
    task = ExplanationTask(Teacher(model), pools[0], [item()], CHAT)
    assert (await task.attempt(0)).refused == ("no room for a reply",)
    synthesis = await synthesised(pools, Teacher(model), Inputs(), count=1)
    assert synthesis.counts["no room for a reply"] == 10
    await model.close()


def test_what_cannot_be_explained_is_said() -> None:
    assert explanations.check([item()], CHAT) is CHAT
    for form in (None, forms.load("plain")):
        with pytest.raises(DataError, match="--form chat"):
            explanations.check([item()], form)
    with pytest.raises(DataError, match="no execution to explain"):
        explanations.check([TrainingItem(CODE, "k")], CHAT)


def test_literals_stay_literals() -> None:
    call = argument_mutation.mutated_call("f(set())", Random(0))
    assert call is None or is_literal(call[2:-1])
