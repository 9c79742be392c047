"""White-box questions: every answer is compared with what another instrument saw, also in the sandbox.

The instrument is the program itself, rewritten so that it reports before every statement where it is,
and after every assignment what its variables hold.
"""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.train import prompts, questions
from engine.train.execution import execute, is_literal, same
from engine.train.questions import FLOW, STATE, Question, ordinal
from tests.unit.train.witness import check, reports

HANDMADE = {
    "f(3)": """\
def helper(x):
    return x * 2

def f(n):
    total = 0
    for i in range(n):
        if i % 2:
            total += helper(i)
        elif i == 0:
            total -= 1
        else:
            continue
    while total > 1:
        total -= 1
    return total
""",
    "f([3, 1, 2])": """\
def f(values):
    best = None
    for value in values:
        try:
            if 6 // (value - 1) > 2:
                best = value
        except ZeroDivisionError:
            best = 0
    for _ in values: best += 1
    numbers = [
        value
        for value in values
    ]
    with open("/dev/null") as file:
        text = file.name
    return best, numbers, text
""",
    "f(4)": """\
def f(n):
    if n < 2:
        return 1
    smaller = f(n - 1)
    return n * smaller
""",
    "f(5)": """\
def count(n):
    for i in range(n):
        yield i

def f(n):
    found = []
    for i in count(n):
        if i % 2 == 0:
            found.append(i)
    def inner(x):
        y = x + 1
        return y
    z = inner(n)
    match z:
        case 6: z = 7
        case _:
            z = 8
    return found, z
""",
    "f('ab')": """\
def bad(c):
    if c == "b":
        raise ValueError(c)
    return c

def f(text):
    seen = ""
    for c in text:
        try:
            seen += bad(c)
        except ValueError:
            seen += "?"
    return seen
""",
}


@pytest.mark.parametrize("call", HANDMADE)
async def test_answers_are_what_happens_in_awkward_programs(pool, call):
    program = HANDMADE[call]
    execution = await execute(pool, program, call)
    assert execution is not None
    log = await reports(pool, program, call)
    for question in questions.questions(execution):
        check(question, log, program)


async def test_what_cannot_be_told_for_certain_is_not_asked(pool):
    async def lines(call, kind):
        execution = await execute(pool, HANDMADE[call], call)
        assert execution is not None
        return {one.line for one in questions.questions(execution) if one.kind == kind}

    assert await lines("f(4)", STATE) == set()  # recursion
    assert 3 not in await lines("f(5)", STATE)  # a generator
    assert {10, 11, 14, 17} & await lines("f([3, 1, 2])", STATE) == set()
    assert 7 in await lines("f(3)", FLOW)
    assert 8 not in await lines("f(3)", FLOW)  # the callee's lines come next


async def test_the_same_seed_draws_the_same_questions(pool):
    execution = await execute(pool, HANDMADE["f(3)"], "f(9)")
    assert execution is not None
    drawn = questions.sampled(execution, Random(3))
    assert len(drawn) == questions.MOST
    assert drawn == questions.sampled(execution, Random(3))
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) <= set(questions.questions(execution))


async def test_a_long_run_is_told_as_far_as_it_was_recorded(pool):
    program = "def f(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total\n"
    execution = await execute(pool, program, "f(5000)")
    assert execution is not None
    assert execution.truncated
    last = execution.steps[-1]
    assert last.next_line is None
    log = await reports(pool, program, "f(300)")
    for question in questions.questions(execution)[:200]:
        check(question, log, program)


@pytest.mark.parametrize(
    ("kind", "answer", "right", "wrong"),
    [
        (STATE, "[1, 2]; list", " [1,2] ;  list", "[1, 2.0]; list"),
        (STATE, "[1, 2]; list", "[1, 2]; list", "[True, 2]; list"),
        (STATE, "[1, 2]; list", "[1, 2]; list", "(1, 2); list"),
        (STATE, "[1, 2]; list", "[1, 2]; list", "[1, 2]; tuple"),
        (STATE, "[1, 2]; list", "[1, 2]; list", "[1, 2]"),
        (STATE, "'a; b'; str", '"a; b"; str', ""),
        (STATE, "{1, 2}; set", "{2, 1}; set", ";"),
        (FLOW, "        return x", "        return x  ", "    return x"),
        (FLOW, "        return x", "        return x", "        return  x"),
    ],
)
def test_values_are_exact_in_type_too_and_lines_with_their_indentation(kind, answer, right, wrong):
    asked = Question(kind, 1, "x = 1", 1, answer, "x" if kind == STATE else "")
    assert asked.is_right(right)
    assert not asked.is_right(wrong)


@pytest.mark.parametrize(
    "text", ["[1, …", "[1, ...]", "f(3)", "__import__('os')", "1 +", "{'a': ...}", "<object>", "1" * 5000]
)
def test_what_is_no_whole_literal_is_none(text):
    assert not is_literal(text)
    assert not same(text, text)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.binary(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(VALUES, VALUES)
def test_texts_are_the_same_just_if_values_and_types_are(first, second):
    one, other = repr(first), repr(second)
    if "inf" in one + other or "…" in one + other:
        return
    assert same(one, one)
    assert same(one, other) == (one == other or _equal(first, second))


def _equal(first, second):
    if type(first) is not type(second):
        return False
    if isinstance(first, dict):
        return first.keys() == second.keys() and all(_equal(first[key], second[key]) for key in first)
    if isinstance(first, list | tuple):
        return len(first) == len(second) and all(map(_equal, first, second))
    return repr(first) == repr(second)


def test_ordinals():
    assert " ".join(map(ordinal, (1, 2, 3, 4, 11, 12, 22, 113))) == "1st 2nd 3rd 4th 11th 12th 22nd 113th"


DOUBLED = """\
def doubled(values):
    result = []
    for value in values:
        result.append(2 * value)
    return result
"""


@pytest.mark.parametrize("name", prompts.FORMS)
async def test_the_examples_that_a_form_shows_are_right(pool, name):
    form, execution = prompts.load(name), await execute(pool, DOUBLED, "doubled([2, 5])")
    right = {one.text: one.answer for one in questions.questions(execution)}
    right["What does the call return?"] = execution.output

    def shown(text, behind):
        return form.answers(text.partition(behind)[2].partition(form.end)[0] + form.end)[-1]

    for text in (form.single, form.input):
        assert prompts.numbered(DOUBLED) in text
    asked = re.findall(r"(?:After line|What does) .*\?", form.single)
    assert len(asked) >= 2
    assert {one: shown(form.single, one) for one in asked} == {one: right[one] for one in asked}
    assert shown(form.input, f" {execution.output}\n") == execution.call
