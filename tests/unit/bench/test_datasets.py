"""Data sets become problems, and bad records are named."""

import base64
import pickle
import re
import sys
import types
import zlib
from pathlib import Path

import pytest

from engine.bench.datasets import contests, load
from engine.bench.datasets.contests import samples
from engine.bench.datasets.functions import shots
from engine.bench.judge import HiddenJudge
from engine.bench.sources import examples
from engine.core.options import Agent, Decoding, Shot
from engine.decoding.loop import page_of
from engine.decoding.services import Services
from engine.support.errors import DataError
from tests.scripted import Scripted
from tests.unit.bench import samples as data

PLUS = {
    "task_id": 11, "code": "def area(a):\n    return a * a", "prompt": "The area.", "test_imports": [],
    "test_list": ["assert area(2) == 4"], "test": data.PLUS,
}  # fmt: skip


def test_humaneval(write):
    found = load("humaneval", write([data.TRIPLE, data.GREET]))
    assert found.complaint == "data.jsonl.gz has 2 records; the whole of humaneval has 164"
    triple, greet = found.problems
    assert triple.task.imports == "import math\n"
    assert triple.task.preamble == "def helper(x):\n    return x\n\n\n"
    assert triple.task.signature == "def triple(n: int) -> int:\n"
    assert triple.task.description == "Thrice n."
    assert [(test.source, test.expected) for test in triple.task.tests] == [("triple(2)", "6")]
    assert [test.source for test in greet.task.tests] == ["assert greet(\"Ann\") == 'hi Ann'"]
    assert "30" not in re.sub("0x[0-9a-f]+", "", repr(triple)), "hidden tests do not show"


def test_mbpp(write):
    found = load("mbpp", write([data.AREA, data.NODES, data.OUTSIDE]))
    area, nodes = found.problems
    assert area.task.signature == "def area(a, unit=1):\n"
    assert area.task.preamble == ""
    assert nodes.task.name == "check"
    assert nodes.task.preamble.startswith("class Node:")
    assert nodes.task.tests[0].setup == "one = Node()\ntwo = Node(one)"
    assert len(load("mbpp", write([data.AREA, data.NODES, data.OUTSIDE]), "all").problems) == 3


def test_plus_scripts_are_taken_apart(write):
    [problem] = load("mbpp-plus", write([PLUS])).problems
    sources = [test.source for test in problem.hidden.unseal()]
    assert sources == [
        "assert area(2) == 4",
        "assert area(1.5) == approx(2.2500000001, rel=1e-07, abs=1e-06)",
        "assert area(-float('inf')) == approx(float('inf'), rel=1e-07, abs=1e-06)",
    ]


def test_ids_are_not_split_at_commas_of_cruxeval(write):
    [problem] = load("cruxeval-i", write([data.CRUX])).problems
    assert problem.assemble(problem.task, "    return f([1], [2])\n").endswith("return f([1], [2])\n")
    with pytest.raises(ValueError, match="no call of f"):
        problem.assemble(problem.task, "    return [1, 2]\n")
    with pytest.raises(ValueError, match="literals"):
        problem.assemble(problem.task, "    return f(f([1], []), [2])\n")


def test_files_that_are_none(tmp_path, write):
    with pytest.raises(DataError, match="There is no data set at"):
        load("mbpp", str(tmp_path / "nowhere.jsonl"))
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"task_id": 1}\n{"task_')
    with pytest.raises(DataError, match=r"broken.jsonl, record 2: not JSON"):
        load("mbpp", str(broken))
    with pytest.raises(DataError, match="mbpp-plus"):
        load("mbpp+", write([data.AREA]))
    with pytest.raises(DataError, match=r"record 2 \(HumanEval/0\): another record has the same id"):
        load("humaneval", write([data.TRIPLE, data.TRIPLE]))


def test_what_the_package_for_the_hub_says_is_told(monkeypatch):
    def load_dataset(*_, **__):
        raise RuntimeError("no such thing")

    monkeypatch.setitem(sys.modules, "datasets", types.SimpleNamespace(load_dataset=load_dataset))
    with pytest.raises(DataError, match=r"owner/name is no file .*: no such thing\.$"):
        load("mbpp", "owner/name")


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        ("f(1, [2]) ➞ 'a'.", ["assert f(1, [2]) == 'a'"]),
        ("f(1) should return true", ["assert f(1) == True"]),
        ("f(x) == 3", []),
        ("For example f(2) returns 4, and f(3) => 9 # nine", ["assert f(2) == 4", "assert f(3) == 9"]),
        ("uses of(2) == 3", []),
    ],
)
def test_examples_in_words(docstring, found):
    assert [test.source for test in examples(docstring, "f")] == found


def packed(value):
    return base64.b64encode(zlib.compress(pickle.dumps(value))).decode()


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


def test_private_tests_may_be_packed(write):
    private = packed(data.LIVE_PROGRAM["private_test_cases"])
    [problem] = load("livecodebench", write([{**data.LIVE_PROGRAM, "private_test_cases": private}])).problems
    assert [test.id for test in problem.hidden.unseal()] == ["public:1", "private:1"]


class Hostile:
    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return Path.touch, (self.path,)


def test_nothing_of_a_pickle_is_executed(tmp_path, write):
    touched = tmp_path / "touched"
    record = {**data.LIVE_PROGRAM, "private_test_cases": packed(Hostile(touched))}
    with pytest.raises(DataError, match=r"record 1 \(a_1\): it is a pickle of more than a text"):
        load("livecodebench", write([record]))
    assert not touched.exists()


APPS, LIVE, LIBRARY = ("apps", "livecodebench", "bigcodebench")
PAIRS = '{"inputs": [""], "outputs": []}'


@pytest.mark.parametrize(
    ("name", "record", "change", "sentence"),
    [
        ("humaneval", data.GREET, {"prompt": None}, "(HumanEval/1): prompt should be a text, not NoneType."),
        (
            "humaneval",
            data.GREET,
            {"entry_point": "other"},
            "(HumanEval/1): its prompt has no function other",
        ),
        (
            "humaneval",
            data.GREET,
            {"test": "def check(candidate):\n    pass\n"},
            "its check asserts nothing.",
        ),
        (APPS, data.CONTEST_PROGRAM, {"input_output": "{"}, "(3): input_output: not JSON"),
        (APPS, data.CONTEST_PROGRAM, {"input_output": "[" * 100_000}, "input_output: not JSON"),
        (APPS, data.CONTEST_PROGRAM, {"input_output": 3}, "input_output should hold an object, not int"),
        (APPS, data.CONTEST_PROGRAM, {"input_output": PAIRS}, "as many outputs as inputs"),
        (APPS, data.CONTEST_PROGRAM, {"question": None}, "question should be a text, not NoneType"),
        (APPS, data.CONTEST_FUNCTION, {"starter_code": "def other():\n"}, "has no function twice"),
        (LIVE, data.LIVE_PROGRAM, {"public_test_cases": "[3]"}, "its tests are not what they should be"),
        (LIVE, data.LIVE_FUNCTION, {"metadata": "{}"}, "metadata.func_name should be the name of a function"),
        (LIVE, data.LIVE_FUNCTION, {"private_test_cases": 4}, "private_test_cases should be a text, not int"),
        (LIBRARY, data.LIBRARY_FUNCTION, {"test": "x = 1\n"}, "no class of unittest with test methods"),
        (LIBRARY, data.LIBRARY_FUNCTION, {"entry_point": 1}, "entry_point should be a text, not int"),
        ("mbpp", data.LIVE_PROGRAM, {}, "(a_1): it is a record of livecodebench, not of mbpp."),
        ("humaneval", data.CONTEST_PROGRAM, {}, "it is a record of apps, not of humaneval."),
        (LIVE, data.TRIPLE, {}, "it is a record of humaneval-et, not of livecodebench."),
        (APPS, data.LIBRARY_FUNCTION, {}, "it is a record of bigcodebench, not of apps."),
    ],
)
def test_records_that_are_not_what_they_should_be_are_named(write, name, record, change, sentence):
    with pytest.raises(DataError) as error:
        load(name, write([{**record, **change}]))
    assert str(error.value).startswith("data.jsonl.gz, record 1")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("name", "record", "complaint"),
    [
        (
            "codecontests",
            data.FUNCTION,
            "has 1 records; the whole of codecontests has 150 (functions) or 165",
        ),
        ("apps-interview", data.CONTEST_PROGRAM, "the whole of apps-interview has 3000"),
        (LIVE, data.LIVE_PROGRAM, "has 400 (release_v1) or 511 (release_v2) or"),
    ],
)
def test_counts_by_shape(write, name, record, complaint):
    assert complaint in load(name, write([record])).complaint
    assert load("livecodebench-easy", write([data.LIVE_PROGRAM])).complaint == ""


@pytest.mark.parametrize(
    "text",
    [
        "no base64!",
        base64.b64encode(b"no zlib").decode(),
        base64.b64encode(base64.b64decode(packed("[]" * 50))[:-8]).decode(),
        base64.b64encode(zlib.compress(b"\x80\x04X\xff\xff\xff\x7f[]")).decode(),
        packed("x" * (1 << 20)),
    ],
    ids=["base64", "zlib", "cut", "damaged", "large"],
)
def test_packed_texts_that_are_none(write, monkeypatch, text):
    monkeypatch.setattr(contests, "_LARGEST", 1 << 10)
    with pytest.raises(DataError, match=r"packed text|cut off|damaged|more than (a text|0 MiB)"):
        load("livecodebench", write([{**data.LIVE_PROGRAM, "private_test_cases": text}]))


@pytest.fixture
def areas(write):
    """``areas(2, 3)`` are problems of MBPP with these numbers."""

    def made(*numbers):
        records = [
            {**data.AREA, "task_id": n, "code": f"def area{n}(a):\n    return a * a\n", "text": f"Area {n}.",
             "test_list": [f"assert area{n}(2) == 4"]}
            for n in numbers
        ]  # fmt: skip
        return load("mbpp", write(records), "all").problems

    return made


def test_the_prompt_tasks_of_mbpp_are_its_examples(areas):
    problems = areas(2, 3, 4, 11)
    found = shots(problems, "data")
    body = "def area2(a):\n    return a * a\n"
    assert found[0] == Shot("Area 2.", "def area2(a):\n", ("area2(2) == 4",), body)
    services = Services(Scripted({}), None)

    def shared(problem):
        page = page_of(problem.task, services, Agent(template="few-shot"), Decoding(shots=found))
        return page.template.prompt(page.task).shared

    last = shared(problems[3])
    assert [f"Area {number}." in last for number in (2, 3, 4, 11)] == [True, True, True, False]
    assert "longest_word" not in last
    assert "Area 2." not in shared(problems[0]), "no task is its own example"
    with pytest.raises(DataError, match="data has no task 3, 4"):
        shots(areas(2, 11), "data")
