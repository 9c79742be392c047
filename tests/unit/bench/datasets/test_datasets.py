"""Data sets become problems, and bad records are named."""

from __future__ import annotations

import gzip
import os
import re
import sys
import types
from pathlib import Path

import pytest

from engine.bench.datasets import FORMATS, load
from engine.bench.problems import dataset_records
from engine.bench.problems.examples import examples
from engine.core.errors import DataError
from tests.unit.bench import samples as data
from tests.unit.bench.running.test_no_files import KINDS, put

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


def test_both_shapes_of_codecontests(write):
    function, program = load("codecontests", write([data.FUNCTION, data.PROGRAM])).problems
    assert (len(function.hidden), len(function.task.tests), function.gold) == (1, 1, "")
    assert (len(program.hidden), len(program.task.tests)) == (2, 1)


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


@pytest.mark.parametrize("kind", ["pipe", "device", "socket"])
def test_what_is_no_file_is_not_read_as_a_data_set(tmp_path, kind):
    path = tmp_path / "data"
    put(kind, path)
    with pytest.raises(DataError, match=rf"data cannot be read: it is {KINDS[kind]}, .* remove it"):
        load("mbpp", str(path))


def test_a_data_set_has_a_bound(tmp_path, monkeypatch):
    path = tmp_path / "data.jsonl"
    path.touch()
    os.truncate(path, 8 << 30)
    with pytest.raises(
        DataError, match=r"data.jsonl cannot be read: it has more than 512 MiB; name a smaller"
    ):
        load("mbpp", str(path))
    monkeypatch.setattr(dataset_records, "_LARGEST", 1 << 20)
    path.write_bytes(gzip.compress(bytes(2 << 20)))
    with pytest.raises(DataError, match=r"data.jsonl holds more than 1 MiB; name a file of fewer records"):
        load("mbpp", str(path))


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


@pytest.mark.skipif("EGCFG_DATASETS" not in os.environ, reason="EGCFG_DATASETS names no folder of data sets")
@pytest.mark.parametrize(
    ("name", "file", "count"),
    [
        ("humaneval", "humaneval", 164), ("humaneval-et", "humaneval_et", 164), ("mbpp", "mbpp", 500),
        ("mbpp-sanitized", "mbpp_sanitized", 427), ("mbpp-et", "mbpp_et_sanitized427", 427),
        ("ds1000", "ds1000", 1000), ("codecontests", "codecontests_lpw150", 150),
        ("cruxeval-o", "cruxeval", 800), ("cruxeval-i", "cruxeval", 800),
    ],
)  # fmt: skip
def test_published_data(name, file, count):
    found = load(name, str(Path(os.environ["EGCFG_DATASETS"]) / f"{file}.jsonl.gz"))
    assert (len(found.problems), found.complaint) == (count, "")
    assert name in FORMATS
