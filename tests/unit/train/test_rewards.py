"""Rewards: the formula, and that nothing but execution earns one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.task import Task
from engine.prompts import load
from engine.support.errors import TemplateError
from engine.train import items, prompts, rewards
from engine.train.collection import Collection
from engine.train.grammar import Recipe
from engine.train.items import CODE, INPUT, OUTPUT, TrainingItem
from engine.train.prompts import Asker
from engine.train.questions import FLOW, STATE, Question
from engine.train.rewards import score
from engine.train.synthesis import by_grammar
from sandbox import TestCase

KINDS = (OUTPUT, INPUT, CODE)
SHARES = st.floats(0, 1)
DOUBLE = "def double(x, times=2):\n    return x * times\n"


class Plain:
    """A tokenizer that is asked for nothing but chat turns."""

    infill = None

    def literal(self, text):
        return text

    def chat(self, text):
        return f"<user>{text}</user>"


def asker(form="plain"):
    return Asker(prompts.load(form), load("scripted"), Plain())


async def made(pool, kind, count=12, seed=0):
    if kind == CODE:
        return [_code(number + 100 * seed) for number in range(count)]
    return [item async for item in Collection(by_grammar(pool, kind, Recipe(), seed)).items(count)]


def _code(number):
    """To add ``number``."""
    tests = (TestCase("a", f"assert add(1) == {number + 1}"), TestCase("b", f"assert add(2) == {number + 2}"))
    task = Task("add", "def add(x):\n", description=f"Add {number}.", tests=tests[:1])
    body = f"    return x + {number}\n"
    return TrainingItem(CODE, f"add {number}", task=task, body=body, tests=tests)


@given(SHARES, SHARES, SHARES)
def test_the_formula_lies_between_its_parts(io, white, alpha):
    reward = rewards.white_box_reward(io, white, alpha)
    assert 2 * min(io, white) - 1e-9 <= reward <= 2 * max(io, white) + 1e-9
    assert rewards.white_box_reward(io, white, 0) == 2 * io
    assert rewards.white_box_reward(io, white, 1) == 2 * white
    assert rewards.white_box_reward(io, None, alpha) == 2 * io
    with pytest.raises(ValueError, match="alpha"):
        rewards.white_box_reward(io, white, 1.5)


@given(st.lists(st.booleans(), min_size=1, max_size=10), st.integers(0, 3))
def test_questions_count_evenly_and_missing_answers_are_wrong(right, missing):
    asked = [Question(STATE, 1, "x = 1", n + 1, f"{n}; int", "x") for n in range(len(right))]
    given_ = [f"{n}; int" if good else f"{n}; str" for n, good in enumerate(right)]
    answered = given_[: len(given_) - missing] if missing else given_
    share = rewards.question_reward(asked, answered)
    assert share == sum(right[: len(answered)]) / len(right)


def test_one_kind_alone_can_be_scored():
    asked = [Question(STATE, 1, "x = 1", 1, "1; int", "x"), Question(FLOW, 1, "if x:", 1, "    y")]
    answers = ["1; int", "wrong"]
    assert rewards.question_reward(asked, answers) == 0.5
    assert rewards.question_reward(asked, answers, STATE) == 1
    assert rewards.question_reward(asked, answers, FLOW) == 0
    assert rewards.question_reward(asked[:1], answers, FLOW) is None


@pytest.mark.parametrize(
    ("given_", "reward"),
    [
        ("double(3)", 2),
        ("double(2, 3)", 2),
        (" double(times=3, x=2) ", 2),
        ("double(6, 1)", 2),
        ("double(3)  # == 7", 2),
        ("double(4)  # six", 0),
        ("double(3.0)", 0),
        ("double(4)", 0),
        ("double('ab', 3)", 0),
        ("triple(2)", 0),
        ("double(*[3])", 0),
        ("double(**{'x': 3})", 0),
        ("double(1 + 2)", 0),
        ("double(double(1), 3)", 0),
        ("double(3) or 6", 0),
        ("6", 0),
        ("", 0),
        ("double(", 0),
        ("double(3)\nimport os", 0),
        ("double(__import__('os').getpid())", 0),
    ],
)
async def test_an_input_is_rewarded_if_it_gives_the_output(pool, given_, reward):
    assert await rewards.input_reward(pool, DOUBLE, "double", "6", given_) == reward


async def test_an_output_cannot_be_forged_by_an_object_that_equals_everything(pool):
    program = "class Any:\n    def __eq__(self, other):\n        return True\ndef f(x):\n    return Any()\n"
    assert await rewards.input_reward(pool, program, "f", "6", "f(1)") == 0


@pytest.mark.parametrize(
    ("body", "share"),
    [("return x + 1", 1), ("return 2", 1 / 3), ("return x", 0), ("return", 0), ("while True: pass", 0)],
)
async def test_unit_tests_are_counted(pool, body, share):
    tests = [TestCase(str(n), f"assert f({n}) == {n + 1}") for n in (1, 5, 9)]
    program = f"def f(x):\n    {body}\n"
    assert await rewards.unit_test_reward(pool, program, tests) == pytest.approx(share)


async def test_a_program_cannot_end_its_way_to_a_reward(pool):
    tests = [TestCase("a", "assert f(1) == 2")]
    for program in ("import sys\ndef f(x):\n    sys.exit(0)\n", "import os\nos._exit(0)\n", "", "def f(x:\n"):
        assert await rewards.unit_test_reward(pool, program, tests) == 0
    with pytest.raises(ValueError, match="nothing to verify"):
        await rewards.unit_test_reward(pool, DOUBLE, [])


@pytest.mark.parametrize("form", ["plain", "chat"])
@pytest.mark.parametrize("kind", KINDS)
async def test_right_replies_earn_all_and_others_less(pool, kind, form):
    ask, everything = asker(form), await made(pool, kind)
    most = 1.0 if kind == CODE else 2.0
    for item, other in zip(everything, [*everything[1:], everything[0]], strict=True):
        right = await score(pool, ask, item, ask.right(item))
        assert (right.reward, right.is_right) == (most, True)
        wrong = await score(pool, ask, item, "")
        assert (wrong.reward, wrong.is_right) == (0, False)
        mixed = await score(pool, ask, item, ask.right(other))
        assert mixed.reward < most or item.call == other.call


async def test_items_are_the_same_for_the_same_seed_and_survive_a_file(pool, tmp_path):
    for kind in KINDS:
        first = await made(pool, kind, 6, seed=4)
        assert first == await made(pool, kind, 6, seed=4)
        assert first != await made(pool, kind, 6, seed=5)
        items.write(tmp_path / "items.jsonl", first)
        assert items.read(tmp_path / "items.jsonl") == first
        assert len({item.as_json() for item in first}) == 6


def test_a_body_ends_where_the_function_does():
    assert asker().body("    return 1\n\n\ndef other():\n    pass\n") == "    return 1\n"
    assert asker().body("    return 1<|end|>    return 2") == "    return 1\n"


def test_answers_are_read_from_their_place():
    chat = prompts.load("chat")
    reply = "<reasoning>\n<answer>no</answer>\n</reasoning>\n<answer>\n3\n    x = 1\n\n</answer> bye"
    assert chat.answers(reply) == ["3", "    x = 1"]
    assert chat.answers("3") == []
    assert prompts.load("plain").answers("3\n    x = 1\n<|end|>4") == ["3", "    x = 1"]


@given(st.lists(st.text("ab 1;'", min_size=1).filter(lambda text: text.strip()), min_size=1, max_size=5))
def test_answers_come_back_as_they_were_written(answers):
    for name in prompts.FORMS:
        form = prompts.load(name)
        assert form.answers(form.reply(answers, ["1: x"])) == [answer.rstrip() for answer in answers]


def test_forms_that_are_not_what_they_should_be_are_named(tmp_path):
    with pytest.raises(TemplateError, match="chat, plain"):
        prompts.load("loud")
    (tmp_path / "own.toml").write_text("chat = true\n")
    with pytest.raises(TemplateError, match=r"own\.toml lacks begin, end, input"):
        prompts.load(str(tmp_path / "own.toml"))
