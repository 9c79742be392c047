"""Questions about runs from published data sets, in fixtures of their formats and our own words."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.support.errors import DataError
from engine.train import evaluation, prompts, reval
from engine.train.collection import Journal
from engine.train.evaluation import Examiner
from engine.train.items import TrainingItem
from engine.train.public_questions import questions_in
from engine.train.questions import Question
from engine.train.reval import COVERAGE, OUTPUT, PATH, STATE
from sandbox import SandboxPool
from tests.scripted import Scripted

CRUX = {"id": "own_0", "code": "def f(a, b):\n    return a + b", "input": "[1], [2]", "output": "[1, 2]"}
LIVE = {
    "question_id": 7,
    "id": "own_1",
    "function_name": "longest",
    "code": "def longest(rows: List[str], least: int) -> int:\n"
    "    sizes = Counter(len(row) for row in rows)\n"
    "    return max((size for size in sizes if size >= least), default=inf)\n",
    "input": "longest(rows = ['ab', 'abc'], least = 2)",
    "output": "3",
}
STEPS = """\
def climb(goal, step):
    height = 0
    while height < goal:
        height += step
        if height > 100:
            height = -1
    return height
"""
JAR = """\
class Jar:
    def __init__(self, size):
        self.size = size
        self.sweets = []

    def put(self, sweet):
        if len(self.sweets) < self.size:
            self.sweets.append(sweet)
        return len(self.sweets)
"""
JAR_TESTS = """\
import unittest

class JarTestPut(unittest.TestCase):
    def setUp(self):
        self.jar = Jar(2)

    def test_put(self):
        self.assertEqual(self.jar.put('mint'), 1)
        self.assertTrue(self.jar.sweets)
        self.assertEqual(self.jar.size, 2)

class JarTestSize(unittest.TestCase):
    def test_size(self):
        jar = Jar(3)
        self.assertEqual(jar.size, 3)
"""
PUT = "assertEqual(self.jar.put('mint'), ??)\nassertTrue(self.jar.sweets)\nassertEqual(self.jar.size, ??)"
REVAL_DATA = [
    {"task_id": "own/0", "entry_point": "climb", "code": STEPS, "inputs": ["(5, 2,)", "(0, 1,)"],
     "outputs": ["6", "0"], "test": None},
    {"task_id": "own/1", "entry_point": "Jar", "code": JAR, "outputs": [], "test": JAR_TESTS,
     "inputs": [PUT.replace("??", "1", 1).replace("??", "2"), "jar = Jar(3)\nassertEqual(jar.size, 3)\n"]},
]  # fmt: skip
REVAL_TASKS = [
    {"task_id": "own/0", "idx": 0, "tasks": [
        {"input_idx": 0, "task": [{"lineno": 4, "var": "height"}, {"lineno": 6, "var": "height"}],
         "output_pred": "assert climb(5, 2) == ??"},
        {"input_idx": 1, "task": [{"lineno": 3, "var": "height"}],
         "output_pred": "assert climb(0, 1) == ??"}]},
    {"task_id": "own/1", "idx": 1, "tasks": [
        {"input_idx": 0, "task": [{"lineno": 8, "var": "self.sweets"}, {"lineno": 8, "var": "self"}],
         "output_pred": PUT},
        {"input_idx": 1, "task": [{"lineno": 3, "var": "self.size"}],
         "output_pred": "jar = Jar(3)\nassertEqual(??, 3)"}]},
]  # fmt: skip
BIG = {
    "task_id": "Own/0",
    "entry_point": "task_func",
    "code_prompt": "from collections import Counter\ndef task_func(words):\n",
    "complete_prompt": "from collections import Counter\ndef task_func(words):\n"
    '    """\n    Count words.\n\n    Example:\n    >>> words = "a b a".split()\n'
    "    >>> counts = task_func(words)\n"
    '    >>> print(counts)\n    something else\n    """\n',
    "canonical_solution": "    return dict(Counter(words))\n",
    "libs": "['collections']",
}


def written(folder, name, records):
    path = folder / name
    text = "".join(json.dumps(record) + "\n" for record in records).encode()
    path.write_bytes(gzip.compress(text) if name.endswith(".gz") else text)
    return path


def asked(path):
    async def run():
        async with SandboxPool(parallel=2) as pool:
            return await questions_in(path, None, pool)

    return asyncio.run(run())


def holds(question, *given):
    async def run():
        async with SandboxPool(parallel=2) as pool:
            return [await question.holds(pool, one) for one in given]

    return asyncio.run(run())


def by_key(found):
    return {(one.measure, one.key): one for one in found.questions}


@pytest.fixture(scope="module")
def probed(tmp_path_factory):
    folder: Path = tmp_path_factory.mktemp("reval")
    written(folder, "own_data.jsonl", REVAL_DATA)
    return asked(written(folder, "own_tasks.jsonl", REVAL_TASKS))


def test_a_call_with_keywords_is_asked_as_it_stands(tmp_path):
    found = asked(written(tmp_path, "live.jsonl.gz", [LIVE, {**LIVE, "id": "own_2", "output": "4"}]))
    [question] = by_key(found).values()
    assert (question.measure, question.call) == ("livecodebench-o", LIVE["input"])
    imports = "from collections import Counter\nfrom typing import List\nfrom math import inf"
    assert question.program.startswith(imports)
    assert holds(question, "3", "3.0", "4", "longest(['abc'], 1)", "") == [True, True, False, False, False]
    [why] = found.left_out
    assert "own_2" in why
    assert "does not give 4" in why


@pytest.mark.parametrize(
    ("records", "said"),
    [
        ([CRUX, {"id": "own_9", "code": "x"}], "record 2 (own_9): input, output is missing, which the first"),
        ([{**CRUX, "code": 3}], "(own_0): code should be text, not int"),
        ([{"task_id": "H/0", "prompt": "", "test": ""}], "(H/0): this is a task to complete, not"),
        ([{"a": 1}], "it has the fields a, which are those of none of CRUXEval"),
        ([{**BIG, "canonical_solution": 3}], "(Own/0): canonical_solution should be a text"),
        ([], "odd.jsonl holds no records."),
    ],
)
def test_records_of_another_shape_are_named(tmp_path, records, said):
    with pytest.raises(DataError) as raised:  # before anything runs
        asyncio.run(questions_in(written(tmp_path, "odd.jsonl", records), None, sandbox=None))
    assert said in str(raised.value)


def test_records_that_do_not_hold_are_left_out(tmp_path):
    wrong = ({"code": "def f(:"}, {"code": "def g():\n    pass"}, {"output": "f"}, {"input": "f([1], [2])"})
    found = asked(written(tmp_path, "own.jsonl", [CRUX, *({**CRUX, **each} for each in wrong)]))
    assert [one.measure for one in found.questions] == ["cruxeval-o", "cruxeval-i"]
    assert len(found.left_out) == 4


def test_the_lines_of_a_run_are_asked_about_as_in_reval(probed):
    found = by_key(probed)
    assert found[COVERAGE, "own/0/0/0"].answer == "yes"
    assert found[COVERAGE, "own/0/0/1"].answer == "no"
    states = {"2; int": True, "4; int": True, "6; int": True, "6; str": False, "8; int": False, "Nil": False}
    assert holds(found[STATE, "own/0/0/0"], *states) == list(states.values())
    assert holds(found[STATE, "own/0/0/1"], "Nil", "6; int") == [True, False]
    after = {"if height > 100:": True, "        if height > 100:": True, "-1": False}
    assert holds(found[PATH, "own/0/0/0"], *after) == list(after.values())
    assert holds(found[PATH, "own/0/0/1"], "-1", "return height") == [True, False]
    assert holds(found[PATH, "own/0/1/0"], "return height", "height += step") == [True, False]


def test_a_method_s_attribute_is_a_state_and_an_object_is_none(probed):
    found = by_key(probed)
    assert holds(found[STATE, "own/1/0/0"], "['mint']; list", "[]; list") == [True, False]
    assert (STATE, "own/1/0/1") not in found
    assert "self.jar = Jar(2)" in found[COVERAGE, "own/1/0/0"].call


def test_gaps_of_a_test_are_filled_and_run(probed):
    found = by_key(probed)
    question = found[OUTPUT, "own/1/0"]
    assert (question.answer, question.lines) == ("1\n2", 2)
    given = ("1\n2", "1.0\n2", "2\n1", "1", "1\nself.jar.size")
    assert holds(question, *given) == [True, True, False, False, False]
    assert found[OUTPUT, "own/0/0"].answer == "6"
    assert (OUTPUT, "own/1/1") not in found  # what stands there is no literal


def items(folder):
    """An item as ``egcfg train synth`` writes them, with a question of each kind."""
    program = "def f(n):\n    while n > 1:\n        n -= 1\n    return n\n"
    state = Question("state", 3, "        n -= 1", 1, "2; int", "n")
    flow = Question("flow", 3, "        n -= 1", 1, "    while n > 1:")
    item = TrainingItem("output", "constrained.1.int.x", program, "f", "f(3)", "1", (state, flow))
    return written(folder, "items.jsonl", [json.loads(item.as_json())])


@pytest.mark.parametrize("form", ["plain", "chat"])
async def test_what_is_right_counts_in_every_form(probed, form, tmp_path):
    model = Scripted({})
    async with SandboxPool(parallel=2) as pool:
        files = [written(tmp_path, "big.jsonl", [BIG]), written(tmp_path, "crux.jsonl", [CRUX])]
        more = [await questions_in(path, None, pool) for path in (*files, items(tmp_path))]
        every = [question for found in (probed, *more) for question in found.questions]
        measures = "library-output cruxeval-o cruxeval-i state flow".split()
        assert {one.measure for one in every} >= {*measures}
        examiner = Examiner(model, pool, prompts.load(form))
        for question in every:
            assert question.text(examiner.form)
            right = "f([1], [2])" if question.measure == evaluation.INPUT else question.answer
            lines = examiner.form.reply(right.split("\n"))
            assert await examiner.is_right(question, lines) is True, question
            wrong = examiner.form.reply(["'no'; int"])
            assert await examiner.is_right(question, wrong) is False, question
            assert await examiner.is_right(question, "") is None
    await model.close()


async def test_a_model_is_examined_measure_by_measure(tmp_path):
    form, upper = prompts.load("plain"), {**CRUX, "id": "own_1", "input": "'a', 'b'", "output": "'ab'"}
    replies = ["[1, 2]\n<|end|>", "f([], [1, 2])\n<|end|>", "'Ab'\n<|end|>"]
    async with SandboxPool(parallel=2) as pool:
        asked = (await questions_in(written(tmp_path, "c.jsonl", [CRUX, upper]), None, pool)).questions
        texts = [one.text(form).rpartition(form.end)[2] for one in asked]
        script = {one: {reply: 1.0} for one, reply in zip(texts, replies, strict=False)}
        examiner = Examiner(Scripted(script), pool, form)
        found = evaluation.results(await examiner.marked(asked, Journal()))
    counts = [(one["measure"], one["asked"], one["right"], one["unread"]) for one in found]
    assert counts == [("cruxeval-o", 2, 1, 0), ("cruxeval-i", 2, 1, 1)]
    assert all(one["interval"][0] < one["rate"] < one["interval"][1] for one in found)


async def test_what_a_journal_knows_is_not_asked_again(tmp_path):
    form, path = prompts.load("plain"), tmp_path / "answers.json.journal"
    async with SandboxPool(parallel=2) as pool:
        asked = (await questions_in(written(tmp_path, "c.jsonl", [CRUX]), None, pool)).questions

        async def marks(reply):
            model = Scripted({"# answers\n": {f"{reply}\n<|end|>": 1.0}})
            return [right for _, right in await Examiner(model, pool, form).marked(asked, Journal(path))]

        assert await marks("[1, 2]") == [True, False]
        first, *others = path.read_text().splitlines()
        (kept,) = (line for line in others if json.loads(line)["right"])
        path.write_text(f'{first}\n{kept}\n{{"numb')  # as a kill leaves it
        assert await marks("f([1], [2])") == [True, True]
        assert await marks("nothing") == [True, True]


@given(st.integers(0, 60), st.integers(1, 60))
def test_intervals_hold_the_share(passed, more):
    count = passed + more
    low, high = evaluation.wilson(passed, count)
    assert 0 <= low <= passed / count <= high <= 1
    narrow = evaluation.wilson(10 * passed, 10 * count)
    assert narrow[1] - narrow[0] < high - low
    assert evaluation.wilson(0, 0) == (0.0, 1.0)
    assert evaluation.wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)


@pytest.mark.parametrize(
    ("right", "score"),
    [("1111", 1.0), ("1110", 0.5), ("1100", 0.25), ("1000", 0.125), ("0111", 0.0), ("1101", 0.0)],
)
def test_consistency_counts_what_follows_from_what(probed, right, score):
    found = by_key(probed)
    keys = [(COVERAGE, "own/0/0/0"), (STATE, "own/0/0/0"), (PATH, "own/0/0/0"), (OUTPUT, "own/0/0")]
    marked = [(found[key], mark == "1") for key, mark in zip(keys, right, strict=True)]
    assert reval.consistency(marked).value == score
    assert reval.consistency(marked[:1]) is None


def test_files_of_reval_belong_together(tmp_path):
    alone = written(tmp_path, "alone_tasks.jsonl", REVAL_TASKS)
    with pytest.raises(DataError, match=r"needs alone_data\.jsonl beside it"):
        asked(alone)
    written(tmp_path, "alone_data.jsonl", REVAL_DATA[:1])
    with pytest.raises(DataError, match=r"\(own/1\): alone_data\.jsonl has no such program"):
        asked(alone)


def test_what_an_example_prints_is_found_by_running_it(tmp_path):
    drawn = {
        **BIG,
        "task_id": "Own/1",
        "canonical_solution": "    import random\n    return random.random()\n",
    }
    raising = {**BIG, "task_id": "Own/2", "canonical_solution": "    return no_such_thing\n"}
    found = asked(written(tmp_path, "big.jsonl", [BIG, drawn, raising]))
    [question] = by_key(found).values()
    assert (question.measure, question.call, question.answer) == (
        "library-output", "print(counts)", "{'a': 2, 'b': 1}",
    )  # fmt: skip
    assert "counts = task_func(words)" in question.program
    assert '"""' not in question.program
    assert holds(question, "{'a': 2, 'b': 1}  ", "{'b': 1, 'a': 2}") == [True, False]
    assert ["draws at random" in found.left_out[0], "cannot be run" in found.left_out[1]] == [True, True]
