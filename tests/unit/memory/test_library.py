"""The bundled library: its file is what would be made now, is read late, and is named where damaged."""

import gzip
import json
import random
import subprocess
import sys

import pytest

from engine.memory import library
from engine.memory.library import Library, bundled
from engine.memory.types import Parameter
from engine.memory.words import words
from engine.train.data.library_file import record, records
from engine.train.tasks import catalog
from engine.types import DataError

RECORD = {"key": "a.b", "name": "b", "words": "twice number", "parameters": ["n: int", "by: int = 2"],
          "returns": "int", "bodies": ["return n * by"]}  # fmt: skip


def test_the_file_is_what_would_be_written_now(tmp_path):
    target = tmp_path / "library.json.gz"
    library.write(target, list(records(catalog.full())))
    assert gzip.decompress(target.read_bytes()) == gzip.decompress(library.FILE.read_bytes()), (
        "run `egcfg train library`"
    )


def test_equal_records_give_equal_bytes(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    library.write(one, [RECORD])
    library.write(other, [RECORD])
    assert one.read_bytes() == other.read_bytes()
    assert library.read(one) == [RECORD]


def test_nothing_is_loaded_before_it_is_needed():
    code = (
        "import engine, egcfg_lsp.cli, egcfg_lsp.cli.complete_job, sys; from engine.memory import library;"
        "print(library.bundled.cache_info().currsize, 'engine.train' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told == "0 False\n"


def test_an_entry():
    known = library.function(RECORD)
    assert known.parameters == (Parameter("n", "int"), Parameter("by", "int", "2"))
    assert (known.where, known.how, known.benchmark, known.imports) == ("a.b", "recalled", False, ())


def test_what_is_empty_may_be_left_out():
    bare = {key: value for key, value in RECORD.items() if key not in ("parameters", "returns")}
    known = library.function(bare)
    assert (known.parameters, known.returns) == ((), "")


def test_every_record_is_found_by_its_own_words():
    every = bundled()
    for number, entry in list(enumerate(catalog.full().entries))[::100]:
        likeness = every.likeness(words(entry.docs[0]))
        assert likeness[number] > 0.3, entry.key
        assert set(record(entry)) <= {*RECORD, "imports", "benchmark"}


def test_what_a_benchmark_asks_for_can_be_left_out():
    asked = [number for number, each in enumerate(library.read(library.FILE)) if each.get("benchmark")]
    assert asked
    every, others = bundled(), bundled(benchmarks=False)
    for number in asked:
        told = every._records[number]["words"].split()
        assert number in every.likeness(told)
        assert number not in others.likeness(told)


def test_nothing_in_nothing():
    assert (len(Library([])), Library([]).likeness(["a"])) == (0, {})


WRONG = [
    [], {}, 1, None, {"version": 2, "functions": []}, {"version": 1}, {"version": 1, "functions": 3},
    {"version": 1, "functions": [3]}, {"version": 1, "functions": [{}]},
    *({"version": 1, "functions": [{**RECORD, key: wrong}]} for key in RECORD for wrong in (3, None, [3])),
    {"version": 1, "functions": [{**RECORD, "bodies": []}]},
]  # fmt: skip


@pytest.mark.parametrize("data", WRONG, ids=str)
def test_a_file_of_something_else(tmp_path, data):
    target = tmp_path / "library.json.gz"
    target.write_bytes(gzip.compress(json.dumps(data).encode()))
    with pytest.raises(DataError, match=str(target)):
        library.read(target)


def test_a_damaged_file(tmp_path):
    target, whole = tmp_path / "library.json.gz", library.FILE.read_bytes()
    chance = random.Random(1)
    damaged = [b"", b"x", whole[:100], whole[:-9], whole + b"more", gzip.compress(b"[" * 100_000)]
    for place in (chance.randrange(20, len(whole)) for _ in range(10)):
        damaged.append(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
    for raw in damaged:
        target.write_bytes(raw)
        with pytest.raises(DataError, match=str(target)):
            library.read(target)
    with pytest.raises(DataError):
        library.read(tmp_path / "missing")
