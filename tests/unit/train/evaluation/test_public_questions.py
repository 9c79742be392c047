"""Questions about runs from published data sets, in fixtures of their formats and our own words."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.lm.scripted import Scripted
from engine.prompts import load
from engine.support.errors import DataError
from engine.train.evaluation import examination
from engine.train.evaluation.examination import Examiner, MarkedQuestion
from engine.train.evaluation.published import reval_questions
from engine.train.evaluation.published.public_question import PublicQuestion, QuestionFile
from engine.train.evaluation.published.question_records import questions_in
from engine.train.evaluation.published.reval_questions import COVERAGE, OUTPUT, PATH, STATE
from engine.train.whitebox import forms
from sandbox import SandboxPool

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


def written(folder: Path, name: str, records: Sequence[Mapping[str, Any]]) -> Path:
    path = folder / name
    text = "".join(json.dumps(record) + "\n" for record in records).encode()
    path.write_bytes(gzip.compress(text) if name.endswith(".gz") else text)
    return path


def asked(path: Path) -> QuestionFile:
    async def run() -> QuestionFile:
        async with SandboxPool(parallel=2) as pool:
            return await questions_in(path, "", None, pool)

    return asyncio.run(run())


def holds(question: PublicQuestion, *given: str) -> list[bool]:
    async def run() -> list[bool]:
        async with SandboxPool(parallel=2) as pool:
            return [await question.holds(pool, one) for one in given]

    return asyncio.run(run())


def by_key(found: QuestionFile) -> dict[tuple[str, str], PublicQuestion]:
    return {(one.measure, one.key): one for one in found.questions if isinstance(one, PublicQuestion)}


@pytest.fixture(scope="module")
def reval(tmp_path_factory: pytest.TempPathFactory) -> QuestionFile:
    folder: Path = tmp_path_factory.mktemp("reval")
    written(folder, "own_data.jsonl", REVAL_DATA)
    return asked(written(folder, "own_tasks.jsonl", REVAL_TASKS))


def test_a_call_with_keywords_is_asked_as_it_stands(tmp_path: Path) -> None:
    found = asked(written(tmp_path, "live.jsonl.gz", [LIVE, {**LIVE, "id": "own_2", "output": "4"}]))
    [question] = by_key(found).values()
    assert (question.measure, question.call) == ("livecodebench-o", LIVE["input"])
    assert question.program.startswith(
        "from collections import Counter\nfrom typing import List\nfrom math import inf"
    )
    assert holds(question, "3", "3.0", "4", "longest(['abc'], 1)", "") == [True, True, False, False, False]
    [why] = found.left_out
    assert "own_2" in why
    assert "does not give 4" in why


@pytest.mark.parametrize(
    ("records", "kind", "said"),
    [
        ([LIVE], "cruxeval", "record 1 (own_1): its code does not define f, as CRUXEval's does; see --as"),
        ([{**CRUX, "input": "f([1], [2])"}], "", "(own_0): its input is a call of f, not arguments of f"),
        ([CRUX], "livecodebench", "(own_0): function_name is missing, which a record of livecodebench has"),
        ([CRUX, {"id": "own_9", "code": "x"}], "", "record 2 (own_9): input, output is missing, which"),
        ([{**CRUX, "code": "def f(:"}], "", "(own_0): its code is not Python"),
        ([{**CRUX, "output": "f"}], "", "(own_0): its output should be a literal"),
        ([{"task_id": "H/0", "prompt": "", "test": ""}], "", "(H/0): this is a task to complete, not"),
        ([{"a": 1}], "", "it has the fields a, which are those of none of bigcodebench, cruxeval"),
        ([{**BIG, "canonical_solution": "x = ("}], "", "(Own/0): its code_prompt and canonical_solution"),
        ([], "", "odd.jsonl holds no records."),
    ],
)  # fmt: skip
def test_records_of_another_shape_are_named(
    tmp_path: Path, records: Sequence[Mapping[str, Any]], kind: str, said: str
) -> None:
    with pytest.raises(DataError) as raised:  # before anything runs
        asyncio.run(questions_in(written(tmp_path, "odd.jsonl", records), kind, None, sandbox=None))  # type: ignore[arg-type]
    assert said in str(raised.value)


def test_the_lines_of_a_run_are_asked_about_as_in_reval(reval: QuestionFile) -> None:
    found = by_key(reval)
    assert found[COVERAGE, "own/0/0/0"].answer == "yes"
    assert found[COVERAGE, "own/0/0/1"].answer == "no"
    assert holds(found[STATE, "own/0/0/0"], "2; int", "4; int", "6; int", "6; str", "8; int", "Nil") == [
        True, True, True, False, False, False,
    ]  # fmt: skip
    assert holds(found[STATE, "own/0/0/1"], "Nil", "6; int") == [True, False]
    assert holds(found[PATH, "own/0/0/0"], "if height > 100:", "        if height > 100:", "-1") == [
        True,
        True,
        False,
    ]
    assert holds(found[PATH, "own/0/0/1"], "-1", "return height") == [True, False]
    assert holds(found[PATH, "own/0/1/0"], "return height", "height += step") == [True, False]


def test_a_method_s_attribute_is_a_state_and_an_object_is_none(reval: QuestionFile) -> None:
    found = by_key(reval)
    assert holds(found[STATE, "own/1/0/0"], "['mint']; list", "[]; list") == [True, False]
    assert (STATE, "own/1/0/1") not in found
    assert "self.jar = Jar(2)" in found[COVERAGE, "own/1/0/0"].call


def test_gaps_of_a_test_are_filled_and_run(reval: QuestionFile) -> None:
    found = by_key(reval)
    question = found[OUTPUT, "own/1/0"]
    assert (question.answer, question.lines) == ("1\n2", 2)
    assert holds(question, "1\n2", "1.0\n2", "2\n1", "1", "1\nself.jar.size") == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert found[OUTPUT, "own/0/0"].answer == "6"
    assert (OUTPUT, "own/1/1") not in found  # what stands there is no literal


@pytest.mark.parametrize("form", ["plain", None])
async def test_what_is_right_counts_in_every_form(
    reval: QuestionFile, form: str | None, tmp_path: Path
) -> None:
    model = Scripted({})
    async with SandboxPool(parallel=2) as pool:
        library = await questions_in(written(tmp_path, "big.jsonl", [BIG]), "", None, pool)
        examiner = Examiner(model, pool, forms.load(form) if form else None, load("scripted"))
        for question in (*reval.questions, *library.questions):
            assert examiner.prompt(question)
            right = f"    return {question.value}\n" if form is None else question.answer
            told = examiner.form.reply(right.split("\n")) if examiner.form else right
            assert await examiner.is_right(question, told) is True, question
            wrong = examiner.form.reply(["'no'; int"]) if examiner.form else "    return 'no; thing'\n"
            assert await examiner.is_right(question, wrong) is False, question
    await model.close()


@pytest.mark.parametrize(
    ("right", "score"),
    [((True,) * 4, 1.0), ((True, True, True, False), 0.5), ((True, True, False, False), 0.25),
     ((True, False, False, False), 0.125), ((False, True, True, True), 0.0),
     ((True, True, False, True), 0.0)],
)  # fmt: skip
def test_consistency_counts_what_follows_from_what(right: tuple[bool, ...], score: float) -> None:
    keys = [(COVERAGE, "t/0/0"), (STATE, "t/0/0"), (PATH, "t/0/0"), (OUTPUT, "t/0")]
    found = reval_questions.consistency(dict(zip(keys, right, strict=True)))
    assert found is not None
    assert found.value == score
    assert reval_questions.consistency({keys[0]: True}) is None


def test_the_score_is_of_all_probes(reval: QuestionFile) -> None:
    marked = [MarkedQuestion(one, one.measure != OUTPUT) for one in reval.questions]
    score = examination.consistency_of(marked)
    assert score is not None
    assert score.value == 0.5
    assert len({one.identity for one in marked}) == len(marked)


def test_files_of_reval_belong_together(tmp_path: Path) -> None:
    alone = written(tmp_path, "alone_tasks.jsonl", REVAL_TASKS)
    with pytest.raises(DataError, match=r"needs alone_data\.jsonl beside it"):
        asked(alone)
    written(tmp_path, "alone_data.jsonl", REVAL_DATA[:1])
    with pytest.raises(DataError, match=r"\(own/1\): alone_data\.jsonl has no such program"):
        asked(alone)


def test_what_an_example_prints_is_found_by_running_it(tmp_path: Path) -> None:
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


REAL = Path(os.environ.get("EGCFG_DATASETS", "")) / "cruxeval.jsonl.gz"


@pytest.mark.thorough
@pytest.mark.skipif(not REAL.is_file(), reason="needs EGCFG_DATASETS")
def test_every_real_record_gives_its_output() -> None:
    found = asked(REAL)
    assert (len(found.questions), list(found.left_out)) == (1600, [])
