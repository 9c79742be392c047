"""Programs of others become items when running them confirms what they say. All records are our own."""

import gzip
import json

import pytest

from engine.support.errors import DataError
from engine.train import importing
from engine.train.collection import KEPT, Collection
from engine.train.importing import ForeignExecution, ForeignTask, as_task, with_imports
from engine.train.items import CODE, INPUT, OUTPUT, TrainingItem
from sandbox import SandboxPool

LOOP = "def f(xs, n):\n    for x in xs:\n        n += x\n    return n"
CRUX = {"code": LOOP, "input": "[1, 2], n=(3)", "output": "6", "id": "own_0"}
LIVE = {
    "question_id": "7",
    "function_name": "cheapest",
    "code": "def cheapest(prices: List[int]) -> int:\n    kept = Counter(prices)\n    return min(kept)\n",
    "input": "cheapest(prices = [4, 2, 9])",
    "output": "2",
    "numsteps": 3,
}
OURS = {"program": LOOP + "\n", "call": "f([2], 2)", "kind": "output", "key": "constrained.3.list.sort"}
NAMED = {"fn_name": "is_even", "inputs": [[2], [3]], "outputs": [[True], [False]]}
PRINTED = {"inputs": ["1 2\n", "3 4\n"], "outputs": ["3\n", "7"]}


def prime(truth, text="Do it."):
    turns = [{"role": "system", "content": "You help."}, {"role": "user", "content": text}]
    return {"prompt": turns, "reward_model": {"ground_truth": json.dumps(truth), "style": "rule"}}


ASSERTS = {
    "prompt": "Doubles a number.",
    "tests": ["assert twice(2) == 4", "assert sorted(twice(n) for n in [3]) == [6]"],
    "solution": "def twice(n):\n    return 2 * n\n",
}


def written(path, *records):
    text = "".join(json.dumps(record) + "\n" for record in records)
    path.write_bytes(gzip.compress(text.encode()) if path.suffix == ".gz" else text.encode())
    return path


def test_records_are_told_apart(tmp_path):
    path = written(tmp_path / "own.jsonl.gz", CRUX, LIVE, OURS, prime(NAMED), ASSERTS)
    crux, live, ours, named, asserts = importing.read(path)
    assert crux == ForeignExecution("foreign.own.1", LOOP + "\n", "f([1, 2], n=(3))", "6")
    assert live.call == LIVE["input"]
    assert live.program.startswith(
        "from collections import Counter\nfrom typing import List\n\n\ndef cheapest"
    )
    assert ours == ForeignExecution("constrained.3.list.sort", OURS["program"], "f([2], 2)", "")
    tests = ("assert is_even(2) == True", "assert is_even(3) == False")
    assert named == ForeignTask("foreign.own.4", "Do it.", "is_even", 1, tests)
    assert (asserts.function, asserts.arguments) == ("twice", 1)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ({"question": "?", "answer": "!"}, "it has answer, question; known are"),
        ([1], "it is no object"),
        ({**CRUX, "input": 3}, "input should be text, not int"),
        ({"prompt": "x", "reward_model": {"ground_truth": "3"}}, "'int' object"),
        ({"prompt": "x", "reward_model": {"style": "rule"}}, "ground_truth"),
        ({"prompt": "x", "tests": ["print(1)"]}, "none of its tests is an assert"),
    ],
)
def test_a_record_of_another_shape_is_named(tmp_path, record, said):
    path = written(tmp_path / "own.jsonl", CRUX, record)
    with pytest.raises(DataError, match=rf"own.jsonl:2 is no record that can be imported: .*{said}"):
        list(importing.read(path))


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(DataError, match=r"no .*gone\.jsonl"):
        list(importing.read(tmp_path / "gone.jsonl"))
    (tmp_path / "torn.jsonl.gz").write_bytes(gzip.compress(b"x" * 99)[:20])
    with pytest.raises(DataError, match="cannot be read"):
        list(importing.read(tmp_path / "torn.jsonl.gz"))


def test_assumed_imports_are_written_out():
    found = with_imports("def f(x):\n    return math.gcd(x, inf)\n")
    assert found.startswith("from math import inf\nimport math\n")
    assert with_imports("def f(math):\n    return math\n") == "def f(math):\n    return math\n"
    assert with_imports("def f(:") == "def f(:"


JOIN = {"fn_name": "join", "inputs": ['[1, null]\n"a"', '[]\n"b"'], "outputs": ['"1a"', "true"]}


@pytest.mark.parametrize(
    ("truth", "named", "tests"),
    [
        (PRINTED, ("solve", 1), ["solve('1 2\\n').split() == ['3']", "solve('3 4\\n').split() == ['7']"]),
        ({"inputs": ["1", "2" * 3000], "outputs": ["1", "2"]}, ("solve", 1), ["solve('1').split() == ['1']"]),
        (JOIN, ("join", 2), ["join([], 'b') == True", "join([1, None], 'a') == '1a'"]),
        ({"fn_name": "f", "inputs": [[1]], "outputs": [[[2]]]}, ("f", 1), ["f(1) == [2]"]),
    ],
    ids=["printed", "long", "lines", "nested"],
)
def test_tests_of_contests_become_asserts(tmp_path, truth, named, tests):
    [found] = importing.read(written(tmp_path / "own.jsonl", prime(truth)))
    assert (found.function, found.arguments) == named
    assert found.tests == tuple(f"assert {test}" for test in tests)


async def test_records_without_a_test_that_can_be_used_are_counted_and_the_others_kept(
    tmp_path,
):
    records = (
        prime({"inputs": [], "outputs": []}),
        prime({"inputs": ["1"], "outputs": []}),
        prime({"fn_name": "f", "inputs": ["one"], "outputs": ["1"]}),
        {**prime(NAMED), "ability": "math", "reward_model": {"ground_truth": "42"}},
        {**prime(NAMED), "ability": "code"},
    )
    found, collection = await imported(CODE, *records, folder=tmp_path)
    assert [item.task.name for item in found if item.task] == ["is_even"]
    assert {reason: count for reason, count in collection.counts.items() if count and reason != KEPT} == {
        "no test of a usable length": 1,
        "not as many outputs as inputs": 1,
        "inputs or outputs that cannot be read": 1,
        "is no problem of code": 1,
    }


def test_a_signature_in_the_description_is_used():
    task = as_task(ForeignTask("k", "Begin with:\n    def add(first, second=2) -> int:", "add", 2, ()))
    assert task.signature == "def add(first, second=2) -> int:\n"
    assert as_task(ForeignTask("k", "def add(self, a):", "add", 2, ())).signature == "def add(a, b):\n"
    assert "Doubles" in as_task(ForeignTask("k", 'Doubles """ it\\', "twice", 1, ())).program("    pass\n")


async def imported(kind, *records, folder):
    read = list(importing.read(written(folder / "own.jsonl", *records)))
    async with SandboxPool(parallel=1) as first, SandboxPool(parallel=1) as second:
        collection = Collection(importing.verified((first, second), read, kind))
        return [item async for item in collection.items(len(read), len(read))], collection


async def test_executions_are_verified_by_running_them(tmp_path):
    wrong = {**CRUX, "output": "7"}
    broken = {**CRUX, "code": "def f(:"}
    raising = {**CRUX, "input": "[1], None"}
    chance = {
        **OURS,
        "program": "def f(x):\n    return [*{'a', 'b', 'c', 'd', 'e', 'g', x}]\n",
        "call": "f('h')",
    }
    records = (CRUX, LIVE, OURS, wrong, broken, raising, chance, CRUX, ASSERTS)
    found, collection = await imported(OUTPUT, *records, folder=tmp_path)
    assert [(item.function, item.output) for item in found] == [("f", "6"), ("cheapest", "2"), ("f", "4")]
    assert [bool(item.questions) for item in found] == [True, False, True]
    counts = {reason: count for reason, count in collection.counts.items() if count}
    assert counts == {
        KEPT: 3,
        "seen before": 1,
        "gives another output": 1,
        "does not load": 1,
        "raises": 1,
        "differs from run to run": 1,
        "has no call to follow": 1,
    }


async def test_tasks_are_verified_by_their_tests(tmp_path):
    failing = {**ASSERTS, "solution": "def twice(n):\n    return n\n"}
    empty = prime({"fn_name": "nothing", "inputs": [[1]], "outputs": [[None]]})
    both = prime({"fn_name": "g", "inputs": [[1], [1]], "outputs": [[1], [2]]})
    torn = {**ASSERTS, "tests": [*ASSERTS["tests"], "assert twice(1) =="]}
    records = (prime(NAMED), prime(PRINTED), ASSERTS, failing, empty, both, torn, CRUX)
    found, collection = await imported(CODE, *records, folder=tmp_path)
    assert [item.task.name for item in found if item.task] == ["is_even", "solve", "twice"]
    solve = found[1]
    assert "Write solve(a)" in solve.task.docstring
    async with SandboxPool(parallel=1) as pool:
        body = "    return ' ' + str(sum(map(int, a.split()))) + '\\n'\n"
        assert (await pool.run(solve.task.program(body), solve.tests)).passed == 2
    assert {reason for reason, count in collection.counts.items() if count} == {
        KEPT,
        "its solution fails",
        "a test that an empty function passes",
        "tests that contradict each other",
        "a test that does not parse",
        "has no description to write code from",
    }
    assert TrainingItem.from_json(solve.as_json()) == solve


async def test_inputs_are_asked_for_the_other_way_round(tmp_path):
    [found], _ = await imported(INPUT, CRUX, folder=tmp_path)
    assert (found.kind, found.call, found.questions) == (INPUT, "f([1, 2], n=(3))", ())
