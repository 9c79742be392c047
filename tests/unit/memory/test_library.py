"""The bundled library: its file is what would be made now, is read late, and is named where damaged."""

import gzip
import json
import random
import subprocess
import sys

import pytest

from engine.memory import library
from engine.memory.library import Content, Library, bundled
from engine.memory.parameters import Parameter
from engine.memory.ranking import Ranking
from engine.memory.words import words
from engine.train.tasks import catalog
from engine.train.tasks.library_file import content, record
from engine.types import DataError

RECORD = {"key": "a.b", "name": "b", "parameters": ["n: int", "by: int = 2"],
          "returns": "int", "bodies": ["return n * by"]}  # fmt: skip
HEAD = {"version": library.VERSION, "functions": 1, "asked": [], "lengths": [3]}
WORDS = "twice 0 1", "number 0 2"


def test_the_file_is_what_would_be_written_now(tmp_path):
    target = tmp_path / "library.json.gz"
    library.write(target, content(catalog.full()))
    assert gzip.decompress(target.read_bytes()) == gzip.decompress(library.FILE.read_bytes()), (
        "run `egcfg train library`"
    )


def test_equal_records_give_equal_bytes(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    ranking = Ranking()
    ranking.add(0, ["twice"])
    held = Content([RECORD], ranking, frozenset([0]))
    library.write(one, held)
    library.write(other, held)
    assert one.read_bytes() == other.read_bytes()
    read = library.read(one)
    assert ([*read.functions], read.asked) == ([RECORD], {0})
    assert Library(read).likeness(["twice"]) == ranking.likeness(["twice"])


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
    assert (known.where, known.how, known.imports) == ("a.b", "recalled", ())


def test_what_is_empty_may_be_left_out():
    bare = {key: value for key, value in RECORD.items() if key not in ("parameters", "returns")}
    known = library.function(bare)
    assert (known.parameters, known.returns) == ((), "")


def test_every_record_is_found_by_its_own_words():
    every = bundled()
    for number, entry in list(enumerate(catalog.full().entries))[::100]:
        likeness = every.likeness(words(entry.docs[0]))
        assert likeness[number] > 0.3, entry.key
        assert set(record(entry)) <= {*RECORD, "imports"}


def test_what_a_benchmark_asks_for_can_be_left_out():
    asked = library.read(library.FILE).asked
    assert len(asked) == len(catalog.IN_BENCHMARKS)
    every, others = bundled(), bundled(benchmarks=False)
    for number in asked:
        assert every.function(number) is not None
        assert others.function(number) is None


def test_nothing_in_nothing():
    nothing = Library(Content([], Ranking()))
    assert (len(nothing), nothing.likeness(["a"])) == (0, {})


def packed(*lines):
    texts = (line if isinstance(line, str) else json.dumps(line) for line in lines)
    return gzip.compress("\n".join(texts).encode())


WRONG_HEADS = [
    "", "[", [], {}, 1, None, *({**HEAD, key: wrong} for key in HEAD for wrong in (3, [[3]], "x", {"a": 1})),
    *({key: HEAD[key] for key in HEAD if key != missing} for missing in HEAD),
]  # fmt: skip
WRONG_RECORDS = [
    "", "[", [], {}, 1, None, *({**RECORD, key: wrong} for key in RECORD for wrong in (3, None, [3])),
    {**RECORD, "bodies": []},
]  # fmt: skip


def use(path):
    found = Library(library.read(path))
    return found.likeness(["twice"]), found.function(0)


def test_the_file_that_is_made_wrong_below_is_right(tmp_path):
    target = tmp_path / "library.json.gz"
    target.write_bytes(packed(HEAD, RECORD, *WORDS))
    assert use(target)[0].keys() == {0}


@pytest.mark.parametrize(
    "lines",
    [
        *([wrong, RECORD, *WORDS] for wrong in WRONG_HEADS),
        *([HEAD, wrong, *WORDS] for wrong in WRONG_RECORDS),
        *([HEAD, RECORD, f"twice{pairs}"] for pairs in ("", " ", " 0", " 1 1", " -1 1", " 0 a")),
        [HEAD],
    ],
    ids=str,
)
def test_a_file_of_something_else(tmp_path, lines):
    target = tmp_path / "library.json.gz"
    target.write_bytes(packed(*lines))
    with pytest.raises(DataError, match=str(target)):
        use(target)


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
