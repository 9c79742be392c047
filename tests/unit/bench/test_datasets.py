"""Data sets become problems, and bad records are named."""

from __future__ import annotations

import base64
import pickle
import re
import sys
import types
import zlib
from pathlib import Path

import pytest

from engine.bench.datasets import contests, load
from engine.bench.datasets.contests import samples, unpacked
from engine.bench.datasets.functions import shots
from engine.bench.judge import HiddenJudge
from engine.bench.sources import examples
from engine.core.options import Agent, Decoding, Shot
from engine.decoding.loop import page_of
from engine.decoding.services import Services
from engine.lm.scripted import Scripted
from engine.support.errors import DataError
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
    assert [test.source for test in greet.task.tests] == [
        "assert greet('Ann') == 'hi Ann'".replace("'Ann'", '"Ann"', 1)
    ]
    assert len(triple.hidden) == 3
    assert "30" not in re.sub("0x[0-9a-f]+", "", repr(triple))


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


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"prompt": None}, "record 2 (HumanEval/1): prompt should be a text, not NoneType."),
        ({"entry_point": "other"}, "record 2 (HumanEval/1): its prompt has no function other"),
        ({"test": "def check(candidate):\n    pass\n"}, "its check asserts nothing."),
        ({"task_id": "HumanEval/0"}, "another record has the same id."),
    ],
)
def test_bad_records_are_named(write, change, sentence):
    with pytest.raises(DataError) as error:
        load("humaneval", write([data.TRIPLE, {**data.GREET, **change}]))
    assert sentence in str(error.value)


def test_files_that_are_none(tmp_path, write):
    with pytest.raises(DataError, match="There is no data set at"):
        load("mbpp", str(tmp_path / "nowhere.jsonl"))
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"task_id": 1}\n{"task_')
    with pytest.raises(DataError, match=r"broken.jsonl, record 2: not JSON"):
        load("mbpp", str(broken))
    with pytest.raises(DataError, match="mbpp-plus"):
        load("mbpp+", write([data.AREA]))


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
            "its tests are not what they should be (TypeError",
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
        (
            "codecontests",
            data.FUNCTION,
            "has 1 records; the whole of codecontests has 150 (functions) or 165 (programs)",
        ),
        ("apps-interview", data.CONTEST_PROGRAM, "the whole of apps-interview has 3000"),
        ("livecodebench", data.LIVE_PROGRAM, "has 400 (release_v1) or 511 (release_v2) or"),
        ("livecodebench-easy", data.LIVE_PROGRAM, ""),
    ],
)
def test_counts_by_shape(write, name, record, complaint):
    assert complaint in load(name, write([record])).complaint


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
    monkeypatch.setattr(contests, "_LARGEST", 1 << 10)
    with pytest.raises(ValueError, match="more than 0 MiB"):
        unpacked(packed("x" * (1 << 20)))


def records(*numbers: int) -> list[dict[str, object]]:
    return [
        {**data.AREA, "task_id": number, "code": f"def area{number}(a):\n    return a * a\n",
         "text": f"Area {number}.", "test_list": [f"assert area{number}(2) == 4"]}
        for number in numbers
    ]  # fmt: skip


def test_the_prompt_tasks_of_mbpp_are_its_examples(write):
    problems = load("mbpp", write(records(2, 3, 4, 11)), "all").problems
    found = shots(problems, "data")
    assert found[0] == Shot(
        "Area 2.", "def area2(a):\n", ("area2(2) == 4",), "def area2(a):\n    return a * a\n"
    )
    agent, decoding = Agent(template="few-shot"), Decoding(shots=found)
    services = Services(Scripted({}), None)  # type: ignore[arg-type]
    page = page_of(problems[3].task, services, agent, decoding)
    shared = page.template.prompt(page.task).shared
    assert [f"Area {number}." in shared for number in (2, 3, 4, 11)] == [True, True, True, False]
    assert "longest_word" not in shared
    itself = page_of(problems[0].task, services, agent, decoding)
    assert "Area 2." not in itself.template.prompt(itself.task).shared, "no task is its own example"


def test_examples_that_are_missing_are_named(write):
    with pytest.raises(DataError, match="data has no task 3, 4"):
        shots(load("mbpp", write(records(2, 11)), "all").problems, "data")
