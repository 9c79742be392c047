"""The reader of GGUF files: what it finds, and that any other bytes end in a sentence, in little memory."""

from __future__ import annotations

import struct
import tracemalloc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import gguf
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.lm import gguf_file
from engine.lm.gguf_file import GgufFile
from engine.support.errors import ModelError
from tests.thorough import examples
from tests.unit.lm.random_gguf import write_random

HUGE = 2**64 - 1
U32, STRING, ARRAY, U64 = 4, 8, 9, 10


def text(content: bytes | str, length: int | None = None) -> bytes:
    content = content.encode() if isinstance(content, str) else content
    return struct.pack("<Q", len(content) if length is None else length) + content


def entry(key: str, kind: int, value: bytes) -> bytes:
    return text(key) + struct.pack("<I", kind) + value


def tensor(name: str, shape: Sequence[int], form: int = 0, offset: int = 0) -> bytes:
    return text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape, form, offset)


def items(kind: int, count: int, content: bytes = b"") -> bytes:
    return struct.pack("<IQ", kind, count) + content


def made(
    *entries: bytes,
    tensors: Sequence[bytes] = (),
    data: bytes = b"",
    version: int = 3,
    counts: tuple[int, int] | None = None,
) -> bytes:
    """A file whose data begins at a multiple of 32 bytes. ``counts``: of tensors and keys, if they lie."""
    counts = (len(tensors), len(entries)) if counts is None else counts
    head = b"GGUF" + struct.pack("<IQQ", version, *counts) + b"".join([*entries, *tensors])
    return head + bytes(-len(head) % 32) + data


def opened(folder: Path, content: bytes) -> GgufFile:
    path = folder / "x.gguf"
    path.write_bytes(content)
    return GgufFile(path)


def test_it_finds_what_the_package_gguf_finds(tmp_path: Path):
    path = write_random("qwen2", tmp_path)
    reader = gguf.GGUFReader(path)
    with GgufFile(path) as file:
        for key, field in reader.fields.items():
            if not key.startswith("GGUF."):
                value = file.metadata[key]
                assert (value if isinstance(value, str | int | float) else list(value)) == field.contents()
        found = {
            name: (each.shape, each.format, bytes(file.bytes_of(each))) for name, each in file.tensors.items()
        }
    assert found == {
        each.name: (tuple(map(int, reversed(each.shape))), each.tensor_type.name, each.data.tobytes())
        for each in reader.tensors
    }


def test_values_of_every_kind(tmp_path: Path):
    path = tmp_path / "y.gguf"
    writer = gguf.GGUFWriter(path, "llama")
    values = dict.fromkeys("uint8 int8 uint16 int16 uint32 int32 uint64 int64 float32 float64".split(), 7)
    values |= {"bool": True, "string": "é🙂"}
    lists = {"texts": ["a", "", "b" * 300], "numbers": [1.5, 2.5], "bools": [True, False]}
    for kind, value in values.items():
        getattr(writer, f"add_{kind}")(kind, value)
    for key, value in lists.items():
        writer.add_array(key, value)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    with GgufFile(path) as file:
        assert {key: file.metadata[key] for key in values} == values
        assert {key: list(file.metadata[key]) for key in lists} == lists
        assert file.metadata["bool"] is True


def aligned(kind: int, value: bytes) -> bytes:
    return made(entry("general.alignment", kind, value), tensors=[ONE])


def listed(kind: int, count: int, content: bytes = b"") -> bytes:
    return made(entry("k", ARRAY, items(kind, count, content)))


def shaped(*shape: int, **others: int) -> bytes:
    return made(tensors=[tensor("a", shape, **others)])


ONE = tensor("a", (8,))
NULL = bytes(4)
ELSEWHERE = "' is not where the file says"
BROKEN = {
    "no GGUF": (b"GGML" + bytes(100), "does not begin with GGUF"),
    "nothing": (b"", "is empty"),
    "an old version": (made(version=1), "version 1 of the format is not known"),
    "the other byte order": (b"GGUF\0\0\0\3" + bytes(100), "version 50331648 of the format"),
    "too many tensors": (made(counts=(HUGE, 0)), f"claims to have {HUGE} tensors"),
    "tensors that are not there": (made(counts=(10_000, 0)), "tensor|early"),
    "too many keys": (made(counts=(0, HUGE)), f"claims to have {HUGE} keys"),
    "a long key": (made(text("k", HUGE)), f"claims to have {HUGE} letters in a text"),
    "a key beyond the end": (made(text("k", 250)), "it ends early"),
    "a key that is twice there": (made(entry("k", U32, NULL), entry("k", U32, NULL)), "'k' is there twice"),
    "a key that is no text": (made(text(b"\xff\xfe")), "is not UTF-8"),
    "an unknown kind of value": (made(entry("k", 13, b"")), "metadata of the kind 13 is not known"),
    "lists of lists": (listed(ARRAY, 1, items(U32, 0)), "it has lists of lists"),
    "a list of an unknown kind": (listed(99, 0), "lists"),
    "a long list": (listed(U64, HUGE), f"claims to have {HUGE} items in a list"),
    "a list of much memory": (listed(U64, 2**31), "takes more than 48 MiB"),
    "texts beyond the end": (listed(STRING, 2**32), "it ends early"),
    "an odd alignment": (aligned(U32, struct.pack("<I", 24)), "alignment is no power of two"),
    "an alignment in words": (aligned(STRING, text("a\nb" * 99)), "alignment is no power of two"),
    "no dimensions": (shaped(), "'a' has 0 dimensions"),
    "dimensions without end": (made(text("a") + b"\xff" * 4, counts=(1, 0)), "4294967295 dim"),
    "a shape whose product overflows": (shaped(2**31, 2**31, 2**31, 4), f"a{ELSEWHERE}"),
    "half a block": (shaped(8, form=8), "has a wrong shape"),
    "an unknown number format": (shaped(8, form=4), "the number format 4 of 'a'"),
    "a tensor that is cut off": (made(tensors=[ONE], data=bytes(31)), f"a{ELSEWHERE}"),
    "two tensors in one place": (
        made(tensors=[ONE, tensor("b", (8,))], data=bytes(64)),
        f"b{ELSEWHERE}",
    ),
    "a tensor that is twice there": (
        made(tensors=[ONE, tensor("a", (8,), 0, 32)], data=bytes(64)),
        f"a{ELSEWHERE}",
    ),
    "a name of several lines": (made(tensors=[tensor("a\nb" * 50, (0,))]), "has a wrong shape"),
}


@contextmanager
def bounded(most: int) -> Iterator[None]:
    """Takes no more memory than that."""
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < most
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_a_sentence(tmp_path: Path, name: str):
    content, reason = BROKEN[name]
    with bounded(2**20), pytest.raises(ModelError, match=reason) as caught:
        opened(tmp_path, content)
    said = str(caught.value)
    assert said.startswith(f"{tmp_path}/x.gguf ")
    assert "Download or copy the model again" in said
    assert "\n" not in said
    assert len(said) < 300 + len(str(tmp_path))


@pytest.mark.parametrize(
    "content",
    [
        items(STRING, 30_000, text("") * 30_000),
        items(STRING, 12, text("x" * 2**16 + "🙂") * 12),
        items(U64, 2**17, bytes(2**20)),
    ],
    ids=["many texts", "long texts", "numbers"],
)
def test_metadata_has_its_bound_whatever_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
):
    monkeypatch.setattr(gguf_file, "MOST_MEMORY", 2**20)
    file = made(entry("k", ARRAY, content), entry("l", ARRAY, content))
    with bounded(2 * 2**20), pytest.raises(ModelError, match="its metadata takes more than 1 MiB"):
        opened(tmp_path, file)


def only_sentences(folder: Path, content: bytes) -> None:
    said = f"{folder}/x.gguf ."
    try:
        opened(folder, content).close()
    except ModelError as error:
        said = str(error)
    assert said.startswith(f"{folder}/x.gguf ")
    assert "\n" not in said


VALID = made(
    entry("a", U32, bytes(4)),
    entry("texts", ARRAY, items(STRING, 2, text("x") + text("yz"))),
    entry("numbers", ARRAY, items(U32, 3, bytes(12))),
    tensors=[tensor("a", (8, 2)), tensor("b", (32,), 8, 64)],
    data=bytes(64 + 34),
)


def test_any_or_changed_bytes_are_a_file_or_a_sentence(tmp_path: Path):
    opened(tmp_path, VALID).close()

    @settings(max_examples=examples(150))
    @given(
        st.integers(0, len(VALID)),
        st.integers(0, len(VALID)),
        st.sampled_from((b"\xff" * 8, b"\xff" * 4, bytes(8), b"\0\0\0\x80")) | st.binary(max_size=8),
    )
    def check(start: int, end: int, new: bytes) -> None:
        only_sentences(tmp_path, VALID[:start] + new + VALID[start + len(new) :])
        only_sentences(tmp_path, VALID[:end])

    @settings(max_examples=examples(100))
    @given(st.binary(max_size=300), st.sampled_from((b"", b"GGUF\3\0\0\0")))
    def check_any(content: bytes, begin: bytes) -> None:
        only_sentences(tmp_path, begin + content)

    check()
    check_any()


COUNTS = st.sampled_from((0, 1, 2, 3, 255, 256, 257, 2**22, 2**31, 2**32 - 1, 2**32, 2**63, HUGE))
COUNTS |= st.integers(0, HUGE)
NAMES = st.sampled_from(("general.alignment", "k", "k" * 256, "k" * 257)) | st.text(max_size=9)
FORMS = st.integers(0, 45) | st.integers(0, 2**32 - 1)
VALUES = (
    st.binary(max_size=40)
    | st.builds(text, st.binary(max_size=20), COUNTS)
    | st.builds(items, FORMS, COUNTS, st.binary(max_size=60))
)
FILES = st.builds(
    lambda entries, tensors, data, counts: made(*entries, tensors=tensors, data=data, counts=counts),
    st.lists(st.builds(entry, NAMES, st.integers(0, 14), VALUES), max_size=4),
    st.lists(st.builds(tensor, NAMES, st.lists(COUNTS, max_size=6), FORMS, COUNTS), max_size=4),
    st.binary(max_size=200),
    st.none() | st.tuples(COUNTS, COUNTS),
)
VARIANTS = 50
"""Of each file that hypothesis makes, with a word of it replaced."""
WORDS = (b"\xff" * 8, b"\xff" * 4, bytes(8), b"\0\0\0\x80", b"\1\0\0\0\0\0\0\0", b"\x09\0\0\0", b"GGUF")


@pytest.mark.parametrize("runs", [4, pytest.param(4_000, marks=pytest.mark.slow)])
def test_no_structure_takes_more_memory_than_is_allowed(tmp_path: Path, runs: int):
    """The slow one reads over 200,000. Or a file takes the memory of the machine before it is refused."""
    read = 0

    @settings(max_examples=runs, phases=[Phase.generate])
    @given(FILES | st.just(VALID), st.randoms(use_true_random=False))
    def check(content: bytes, chance: Random) -> None:
        nonlocal read
        with bounded(64 * 2**20):
            for variant in range(VARIANTS + 1):
                at, word = chance.randrange(len(content)), chance.choice(WORDS)
                changed = content[:at] + word + content[at + len(word) :]
                only_sentences(tmp_path, changed if variant else content)
                read += 1

    check()
    assert read >= runs * VARIANTS
