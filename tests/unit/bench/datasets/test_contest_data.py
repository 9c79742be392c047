"""APPS, LiveCodeBench and BigCodeBench: what is shown, what is hidden, and which records are refused."""

from __future__ import annotations

import base64
import json
import os
import pickle
import zlib
from pathlib import Path

import pytest

from engine.bench.datasets import FORMATS, load
from engine.bench.problems import packed_text
from engine.bench.problems.packed_text import unpacked
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.shown.sample_sections import samples
from engine.core.errors import DataError
from tests.unit.bench import samples as data

SUM = "    import sys\n    print(float(sum(map(int, sys.stdin.read().split()))))\n"
WHOLE = "    print(sum(map(int, input().split())))\n"
BOTH = "    return [number for number in right if (number > 1) == left]\n"


def packed(value):
    return base64.b64encode(zlib.compress(pickle.dumps(value))).decode()


@pytest.mark.parametrize(
    ("name", "record", "shown", "hidden", "right", "wrong"),
    [
        ("apps", data.CONTEST_PROGRAM, 2, 2, SUM, "    print(3.0)\n"),
        ("apps", data.CONTEST_FUNCTION, 1, 2, "    return 2 * number\n", "    return 6\n"),
        ("livecodebench", data.LIVE_PROGRAM, 1, 2, WHOLE, "    print(3)\n"),
        ("livecodebench", data.LIVE_FUNCTION, 1, 2, BOTH, "    return [2]\n"),
        ("bigcodebench", data.LIBRARY_FUNCTION, 1, 2, "    return str(sum(values))\n", "    return '0'\n"),
        (
            "bigcodebench-instruct",
            data.LIBRARY_FUNCTION,
            0,
            2,
            "    return str(sum(values))\n",
            "    return '3'\n",
        ),
    ],
)
async def test_shown_and_hidden_tests_judge(write, pool, name, record, shown, hidden, right, wrong):
    [problem] = load(name, write([record])).problems
    assert (len(problem.task.tests), len(problem.hidden), bool(problem.unguided)) == (
        shown,
        hidden,
        not shown,
    )
    judge = HiddenJudge(pool)
    assert (await judge.judge(problem, right)).solved
    assert not (await judge.judge(problem, wrong)).solved
    if shown:
        assert (await pool.run(problem.task.program(right), problem.task.tests)).all_pass
    if problem.gold:
        assert (await judge.judge_program(problem, problem.gold)).solved


async def test_classes_of_unittest_are_judged_inside_and_not_trusted(write, pool):
    [problem] = load("bigcodebench", write([data.LIBRARY_FUNCTION])).problems
    verdict = await HiddenJudge(pool).judge_program(problem, problem.gold)
    assert (verdict.solved, verdict.trusted) == (True, False)
    assert [test.setup for test in problem.task.tests] == ["numbers = [1, 2]\n"]


def test_samples_of_a_text():
    assert samples(data.CONTEST) == [("1 2\n", "3.0\n"), ("4\n", "4.0\n")]
    dashed = (
        "-----Sample Input-----\n7\n8\n\n-----Sample Output-----\n15\n\n-----Explanation-----\n7 and 8.\n"
    )
    assert samples(dashed) == [("7\n8\n", "15\n")]
    assert samples("-----Input-----\n\nA number.\n\n-----Output-----\n\nAnother.\n") == []
    assert samples("Sample Input 1\n3\nSample Input 2\n4\nSample Output 2\n5\n") == [("4\n", "5\n")]


@pytest.mark.parametrize(
    ("name", "others", "kept"),
    [
        ("apps-introductory", "interview", ["4"]),
        ("apps-interview", "introductory", ["3"]),
        ("apps", "", ["3", "4"]),
    ],
)
def test_levels_by_name(write, name, others, kept):
    path = write([data.CONTEST_PROGRAM, data.CONTEST_FUNCTION])
    assert [problem.id for problem in load(name, path).problems] == kept


def test_a_level_that_no_record_has(write):
    with pytest.raises(DataError, match=r"holds no records of livecodebench-medium"):
        load("livecodebench-medium", write([data.LIVE_PROGRAM]))
    with pytest.raises(DataError, match=r"difficulty should be one of easy, medium, hard, not 'tough'"):
        load("livecodebench-easy", write([{**data.LIVE_PROGRAM, "difficulty": "tough"}]))


def test_private_tests_may_be_packed(write):
    private = packed(data.LIVE_PROGRAM["private_test_cases"])
    [problem] = load("livecodebench", write([{**data.LIVE_PROGRAM, "private_test_cases": private}])).problems
    assert [test.id for test in problem.hidden.unseal()] == ["public:1", "private:1"]


class Hostile:
    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return Path.touch, (self.path,)


@pytest.mark.parametrize("value", [["a"], b"a", {"a": "b"}, ("a", "b"), 3])
def test_a_pickle_of_more_than_a_text_is_not_read(value):
    with pytest.raises(ValueError, match="pickle of more than a text"):
        unpacked(packed(value))


def test_nothing_of_a_pickle_is_executed(tmp_path, write):
    touched = tmp_path / "touched"
    record = {**data.LIVE_PROGRAM, "private_test_cases": packed(Hostile(touched))}
    with pytest.raises(DataError, match=r"record 1 \(a_1\): it is a pickle of more than a text"):
        load("livecodebench", write([record]))
    assert not touched.exists()


def test_packed_texts_that_are_none(monkeypatch):
    whole = base64.b64decode(packed("[]" * 50))
    damaged = base64.b64encode(zlib.compress(b"\x80\x04X\xff\xff\xff\x7f[]")).decode()
    for text in (
        "no base64!",
        base64.b64encode(b"no zlib").decode(),
        base64.b64encode(whole[:-8]).decode(),
        damaged,
    ):
        with pytest.raises(ValueError, match=r"packed text|cut off|damaged|more than a text"):
            unpacked(text)
    monkeypatch.setattr(packed_text, "_LARGEST", 1 << 10)
    with pytest.raises(ValueError, match="more than 0 MiB"):
        unpacked(packed("x" * (1 << 20)))


@pytest.mark.parametrize(
    ("name", "record", "change", "sentence"),
    [
        ("apps", data.CONTEST_PROGRAM, {"input_output": "{"}, "(3): input_output: not JSON"),
        ("apps", data.CONTEST_PROGRAM, {"input_output": "[" * 100_000}, "input_output: not JSON"),
        ("apps", data.CONTEST_PROGRAM, {"input_output": 3}, "input_output should hold an object, not int"),
        (
            "apps",
            data.CONTEST_PROGRAM,
            {"input_output": '{"inputs": [""], "outputs": []}'},
            "as many outputs as inputs",
        ),
        ("apps", data.CONTEST_PROGRAM, {"question": None}, "question should be a text, not NoneType"),
        ("apps", data.CONTEST_FUNCTION, {"starter_code": "def other():\n"}, "has no function twice"),
        (
            "livecodebench",
            data.LIVE_PROGRAM,
            {"public_test_cases": "[3]"},
            "public_test_cases, number 1: input",
        ),
        (
            "livecodebench",
            data.LIVE_FUNCTION,
            {"metadata": "{}"},
            "metadata.func_name should be the name of a function",
        ),
        (
            "livecodebench",
            data.LIVE_FUNCTION,
            {"private_test_cases": 4},
            "private_test_cases should be a text, not int",
        ),
        (
            "bigcodebench",
            data.LIBRARY_FUNCTION,
            {"test": "x = 1\n"},
            "no class of unittest with test methods",
        ),
        ("bigcodebench", data.LIBRARY_FUNCTION, {"entry_point": 1}, "entry_point should be a text, not int"),
        ("mbpp", data.LIVE_PROGRAM, {}, "(a_1): it is a record of livecodebench, not of mbpp."),
        ("humaneval", data.CONTEST_PROGRAM, {}, "it is a record of apps, not of humaneval."),
        ("livecodebench", data.TRIPLE, {}, "it is a record of humaneval-et, not of livecodebench."),
        ("apps", data.LIBRARY_FUNCTION, {}, "it is a record of bigcodebench, not of apps."),
    ],
)
def test_records_that_are_not_what_they_should_be(write, name, record, change, sentence):
    with pytest.raises(DataError) as error:
        load(name, write([{**record, **change}]))
    assert str(error.value).startswith("data.jsonl.gz, record 1")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("name", "record", "complaint"),
    [
        ("codecontests", data.FUNCTION, "has 1 records; the whole of codecontests has 150 (functions)"),
        ("codecontests", data.PROGRAM, "has 1 records; the whole of codecontests has 165 (programs)"),
        ("apps-interview", data.CONTEST_PROGRAM, "the whole of apps-interview has 3000"),
        ("livecodebench", data.LIVE_PROGRAM, "has 400 (release_v1) or 511 (release_v2) or"),
        ("livecodebench-easy", data.LIVE_PROGRAM, ""),
    ],
)
def test_counts_by_shape(write, name, record, complaint):
    assert complaint in load(name, write([record])).complaint


@pytest.mark.parametrize(
    ("text", "sentence"), [("", "data.jsonl holds no records."), ("[]", "data.jsonl holds no records.")]
)
def test_an_empty_file(tmp_path, text, sentence):
    path = tmp_path / "data.jsonl"
    path.write_text(text)
    with pytest.raises(DataError, match=sentence):
        load("apps", str(path))


def test_names_that_are_neither_a_file_nor_on_the_hub(tmp_path):
    with pytest.raises(DataError, match=r"There is no file nofile; name a file of JSON lines, or OWNER/NAME"):
        load("mbpp", "nofile")
    with pytest.raises(DataError, match=r"is a folder; name a file of JSON lines"):
        load("mbpp", str(tmp_path))


def _published(name):
    folder = Path(os.environ.get("EGCFG_DATASETS", "/nowhere"))
    return next(iter(sorted(folder.glob(f"{name.partition('-')[0]}*.jsonl*"))), None)


@pytest.mark.parametrize("name", ["apps", "livecodebench", "bigcodebench", "bigcodebench-instruct"])
def test_published_contest_data(name):
    path = _published(name)
    if path is None:
        pytest.skip(
            f"EGCFG_DATASETS names no folder with a file of {name}: it was tried on records of our own only"
        )
    dataset = load(name, str(path))
    assert dataset.problems
    assert name in FORMATS
    assert json.dumps([problem.id for problem in dataset.problems])
