"""Programs of the grammar and of a teacher: their structure and levels, and that what is kept is what ran."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm import openai
from engine.prompts import load as load_template
from engine.support.errors import DataError
from engine.train import grammar, prompts, questions, synthesis, trials, values
from engine.train.collection import KEPT, Collection
from engine.train.execution import execute
from engine.train.grammar import LIBRARY_CALLS, Recipe
from engine.train.items import CODE, INPUT, OUTPUT, TrainingItem
from engine.train.prompts import Asker
from engine.train.questions import STATE, Question
from engine.train.structure import Constraints, level_of, structure
from engine.train.synthesis import MODULES, Assignment, Target, assignment
from engine.train.trials import Teacher
from sandbox import SandboxPool
from tests.scripted import Scripted
from tests.unit.lm.openai.served import serving
from tests.unit.train.teachers import Saying, answering, programmer
from tests.unit.train.witness import check, reports

NESTED = """
def f(text):
    # a comment

    kept = []
    for letter in text:
        if letter.isalpha():
            kept.append(letter)
        elif letter.isdigit():
            kept = [one for one in kept if one]
        else:
            while len(kept) > 3:
                kept.pop()
    return kept if kept else None
"""
CHAT = prompts.load("chat")
DOUBLE = "def f(x):\n    y = x * 2\n    return y\n"
FLAT = "def f(text):\n    return text.upper()\n"
SHALLOW = "def f(text):\n    if text.isalpha():\n        text = text.upper()\n    return text\n"
DEEP = "".join(f"{'    ' * depth}if x.a():\n" for depth in range(4)) + "                x.b()\n"


def test_measures_are_those_of_the_papers_table():
    found = structure(NESTED)
    assert (found.lines, found.branches, found.loops, found.nesting) == (11, 3, 3, 4)
    assert found.chains == {("for",), ("for", "if"), ("for", "if", "while")}
    assert (found.blocks, found.calls) == (3, 4)
    assert structure("x = 1").depth == 4


@pytest.mark.parametrize(
    ("source", "level"),
    [
        (FLAT, 1),
        (SHALLOW, 2),
        (NESTED, 3),
        ("def f(x):\n    return x\n", 0),
        ("def f(x):\n    return x.upper().lower()\n", 0),
        ("def f(x):\n    return [y.upper() for y in x]\n", 0),
        ("def f(x):\n    while x:\n        x.pop()\n        x.sort()\n    return x\n", 0),
        ("def f(x):\n    with x.a() as y:\n        return y.b()\n", 0),
    ],
)
def test_a_level_is_told_by_the_tree(source, level):
    assert level_of(source) == level


@given(st.integers(0, 2**30), st.sampled_from([0.0, 1.0]))
def test_what_the_grammar_writes_has_the_level_that_it_says(seed, library):
    program = grammar.program(Random(seed), Recipe(library_calls=library))
    assert level_of(program.source) == program.level
    owner, name = program.target.split(".")
    assert (owner in MODULES) == bool(library)
    assert Target(owner, name).is_called(program.source) or name in program.source


@pytest.mark.parametrize("call", LIBRARY_CALLS, ids=lambda call: call.text)
def test_calls_of_the_library_give_what_they_say(call):
    kinds = {"str": str, "int": int, "list": list, "dict": dict, "words": list}
    for seed in range(5):
        text = call.filled([values.argument(kind, Random(seed)) for kind in call.arguments])
        scope = {}
        exec(f"import {call.module}\nfound = {text}", scope)
        assert type(scope["found"]) is kinds[call.result]


@pytest.mark.parametrize(
    ("wanted", "source", "broken"),
    [
        (Constraints(1), SHALLOW, "has control flow"),
        (Constraints(1), "def f(x):\n    return x.a().b()\n", "more than one call"),
        (Constraints(2, 3, ("if",)), SHALLOW, "too few calls"),
        (Constraints(2, 2, ("for",)), SHALLOW, "blocks are missing"),
        (Constraints(2, 2, ("for",)), NESTED, "other kinds of blocks"),
        (Constraints(3, 2, ("if", "for")), NESTED, "blocks are missing"),
        (Constraints(3, 2, ("if", "while")), NESTED, ""),
        (Constraints(0), NESTED, ""),
        (Constraints(3, 2, ("if", "if")), DEEP, "nested too deep"),
        (Constraints(2, 2, ("if",)), DEEP, "nested too deep"),
    ],
)
def test_what_is_broken_is_named(wanted, source, broken):
    assert wanted.broken_by(source) == broken


@pytest.mark.parametrize(
    ("owner", "name", "source", "called"),
    [
        ("str", "upper", FLAT, True),
        ("str", "lower", FLAT, False),
        ("builtins", "zip", "list(zip([1], [2]))", True),
        ("builtins", "zip", "x.zip()", False),
        ("math", "gcd", "from math import gcd\ngcd(1, 2)", True),
        ("math", "gcd", "gcd(1, 2)", False),
    ],
)
def test_targets_are_called_by_their_names(owner, name, source, called):
    assert Target(owner, name).is_called(source) is called


def test_targets_of_the_library_are_there_and_none_twice():
    every = [*synthesis.targets_of_types(), *synthesis.targets_of_library()]
    assert len(set(every)) == len(every) > 200
    for target in synthesis.targets_of_library():
        assert hasattr(__import__(target.owner), target.name)


async def test_nearly_all_run_and_their_answers_are_what_happens(pool):
    ran = asked = 0
    for seed in range(60):
        r = Random(seed)
        program = grammar.program(r)
        call = f"{program.name}({program.input(r, Recipe())!r})"
        execution = await execute(pool, program.source, call)
        if execution is None:
            continue
        ran += 1
        log = await reports(pool, program.source, call)
        for question in questions.questions(execution):
            check(question, log, program.source)
            asked += 1
    assert ran >= 50
    assert asked > 300


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
def test_a_changed_argument_is_a_literal_of_its_type(value, seed):
    changed = values.mutated(value, Random(seed))
    assert type(changed) is type(value)
    if isinstance(value, str | bytes | list | tuple | dict | set):
        assert len(changed) >= len(value)
    call = values.mutated_call(f"f({value!r}, key={value!r})", Random(seed))
    assert call is None or (call.startswith("f(") and ", key=" in call)


@pytest.fixture
async def pools():
    async with SandboxPool(parallel=1) as first, SandboxPool(parallel=1) as second:
        yield first, second


def test_targets_are_walked_and_levels_have_the_papers_shares():
    given_out = [assignment(number, Recipe(), 3) for number in range(600)]
    every = synthesis.targets_of_types()
    assert {one.target for one in given_out[: len(every)]} == set(every)
    assert given_out == [assignment(number, Recipe(), 3) for number in range(600)]
    assert Counter(one.constraints.level for one in given_out)[3] == pytest.approx(0.649 * 600, rel=0.15)
    library = [assignment(number, Recipe(level=2, library_calls=1), 0) for number in range(50)]
    assert {one.constraints.level for one in library} == {2}
    assert {one.target.owner for one in library} >= {"math", "itertools", "re"}
    for number in range(40):
        weak = assignment(number, Recipe(weak=True), 3)
        assert weak.target == given_out[number].target
        assert weak.target.words in weak.prompt
        assert len(weak.prompt) < len(given_out[number].prompt)


def block(code):
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
def test_programs_are_read_out_of_replies(reply, calls):
    found = synthesis.program_in(reply)
    assert list(found.calls) == calls
    assert "return y" in found.source
    assert "f(3)" not in found.source


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ("", "no function"),
        ("I cannot do that.", "no program"),
        (block(DOUBLE), "no call with literals"),
        (block(DOUBLE + "f(len('a'))\n"), "no call with literals"),
        (block("import os\n" + DOUBLE + "f(1)\n"), "imports something else"),
        (block("from os.path import join\n" + DOUBLE + "f(1)\n"), "imports something else"),
        (block("from .math import join\n" + DOUBLE + "f(1)\n"), "imports something else"),
        (block("def f(x):\n    import subprocess\n    return x\nf(1)\n"), "imports something else"),
        (block("import datetime\ndef f(x):\n    return datetime.date.today()\nf(1)\n"), "may differ"),
        (block("def f(x):\n    return open(x)\nf('a')\n"), "may differ"),
        (block("def f(x):\n" + "    x += 1\n" * 70 + "    return x\nf(1)\n"), "program too long"),
    ],
)
def test_what_cannot_be_used_is_refused_by_name(reply, reason):
    with pytest.raises(synthesis.Unreadable, match=reason):
        synthesis.program_in(reply)


async def synthesized(pools, teacher, recipe, count=12):
    collection = Collection(synthesis.by_teacher(teacher, pools, OUTPUT, recipe, 0))
    return [item async for item in collection.items(count, 20 * count)], collection.counts


async def test_structure_is_checked_unless_constraints_are_weak(
    pools,
):
    _, strict = await synthesized(pools, Saying(programmer), Recipe(level=3), count=6)
    found, _ = await synthesized(pools, Saying(programmer), Recipe(simple=True, weak=True), count=6)
    assert strict[KEPT] == 0
    assert strict["blocks are missing"] + strict["too few calls"] > 3
    assert len(found) > 3
    assert all(one.key.startswith("taught.0.") and not one.key.endswith("mutated") for one in found)


async def test_a_chat_server_writes_programs(pools):
    async with serving() as served:
        served.says = lambda body: programmer(body["messages"][-1]["content"])
        model = await openai.load(served.url, "teacher", api="chat")
        model.context_length = 32_768
        before, teacher = len(served.bodies), Teacher(model, most=500)
        found, _ = await synthesized(pools, teacher, Recipe(level=1, mutated=0), count=3)
        await model.close()
        assert len(found) == 3
        assert 3 <= len(served.bodies) - before <= 60
        assert teacher.usage.generated_tokens > 0


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("def f(x):\n    return [*{*'abcdefghijklmnop', x}, 'c'.upper()]\n", "differs from run to run"),
        ("def f(x):\n    return x.upper() + 1\n", "raises"),
        ("def f(x):\n    return x.upper\n", "does not use"),
    ],
)
async def test_what_a_program_does_decides(pools, monkeypatch, program, reason):
    upper = Assignment(Target("str", "upper"), Constraints(1))
    monkeypatch.setattr(synthesis, "assignment", lambda number, recipe, seed: upper)
    teacher = Saying(lambda question: block(program + "f('c')\nf('defgh')\nf('xy')\n"))
    _, counts = await synthesized(pools, teacher, Recipe(), count=1)
    assert any(refused.startswith(reason) for refused in counts if refused != KEPT)


def item(kind=OUTPUT):
    question = Question(STATE, 2, "    y = x * 2", 1, "6; int", "y")
    asked = (question,) if kind == OUTPUT else ()
    return TrainingItem(kind, "k", DOUBLE, "f", "f(3)", "6", asked, steps=("2: y = 6",))


def thinking(thought, *answers):
    lines = "".join(f"{answer}\n" for answer in answers)
    return f"<reasoning>\n{thought}\n</reasoning>\n<answer>\n{lines}</answer>\n"


@pytest.mark.parametrize(
    ("reply", "kind", "asked", "kept"),
    [
        (thinking("Twice.", "6"), OUTPUT, False, replace(item(), questions=(), explanation="Twice.")),
        (thinking("All.", "6", "6; int"), OUTPUT, True, replace(item(), explanation="All.")),
        (thinking("Half.", "f(x=3)"), INPUT, False, replace(item(INPUT), call="f(x=3)", explanation="Half.")),
        (thinking("Wrong.", "7"), OUTPUT, False, trials.WRONG),
        (thinking("No.", "f(4)"), INPUT, False, trials.WRONG),
        (thinking("Sly.", "f(__import__('os').getpid())"), INPUT, False, trials.WRONG),
        ("The answer is 6.", OUTPUT, False, trials.UNANSWERED),
        (thinking("Half.", "6"), OUTPUT, True, trials.WRONG),
        (thinking("Half.", "6", "7; int"), OUTPUT, True, trials.WRONG),
    ],
)
async def test_only_right_explanations_are_kept(pool, reply, kind, asked, kept):
    explaining = trials.explaining(Saying(lambda question: reply), pool, [item(kind)], CHAT, 1, 0, asked)
    found = await explaining(0)
    assert [*found.items, *found.refused] == [kept]
    if found.items:
        asker = Asker(CHAT, load_template("scripted"), tokenizer=None)
        assert asker.right(kept) == reply.rstrip("\n")
        assert "2: y = 6" in asker.right(replace(kept, explanation="")) or kind == INPUT
        assert TrainingItem.from_json(kept.as_json()) == kept


async def test_a_teacher_may_try_again(pool):
    """With a model that is right in every second reply, by chance."""
    model = answering(lambda question: [thinking("Seven.", "7"), thinking("Six.", "6")])
    teacher = Teacher(model, 1.0, 200)
    for tries, kept in ((1, False), (9, True)):
        attempt = trials.explaining(teacher, pool, [item()] * 10, CHAT, tries, 0)
        assert all([(await attempt(number)).items for number in range(10)]) == kept
    assert teacher.usage.generated_tokens > 0
    await model.close()


async def test_a_question_that_fills_the_context_is_named(pools):
    teacher = Teacher(Scripted({}, context_length=60))
    assert (await trials.explaining(teacher, pools[0], [item()], CHAT, 1, 0)(0)).refused == (trials.NO_ROOM,)
    _, counts = await synthesized(pools, teacher, Recipe(), count=1)
    assert counts[trials.NO_ROOM] == 20


def test_what_cannot_be_explained_is_said(pool):
    teacher = Saying(programmer)
    with pytest.raises(DataError, match="no place for an explanation"):
        trials.explaining(teacher, pool, [item()], prompts.load("plain"), 1, 0)
    with pytest.raises(DataError, match="no execution to explain"):
        trials.explaining(teacher, pool, [TrainingItem(CODE, "k")], CHAT, 1, 0)
