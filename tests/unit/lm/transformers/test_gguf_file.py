"""The reader of GGUF files: what it finds, and that any other bytes end in a sentence, in little memory."""

from __future__ import annotations

import struct
import tracemalloc
from collections.abc import Sequence
from pathlib import Path

import gguf
import pytest
from hypothesis import given, settings
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
        assert list(file.tensors) == [found.name for found in reader.tensors]
        for found in reader.tensors:
            ours = file.tensors[found.name]
            assert ours.shape == tuple(map(int, reversed(found.shape)))
            assert ours.format == found.tensor_type.name
            assert bytes(file.bytes_of(ours)) == found.data.tobytes()


def test_values_of_every_kind(tmp_path: Path):
    path = tmp_path / "y.gguf"
    writer = gguf.GGUFWriter(path, "llama")
    kinds = ("uint8", "int8", "uint16", "int16", "uint32", "int32", "uint64", "int64", "float32", "float64")
    for kind in kinds:
        getattr(writer, f"add_{kind}")(kind, 7)
    writer.add_bool("bool", True)
    writer.add_string("string", "é🙂")
    writer.add_array("texts", ["a", "", "b" * 300])
    writer.add_array("numbers", [1.5, 2.5])
    writer.add_array("bools", [True, False])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    with GgufFile(path) as file:
        assert [file.metadata[kind] for kind in kinds] == [7] * len(kinds)
        assert file.metadata["bool"] is True
        assert file.metadata["string"] == "é🙂"
        assert file.metadata["texts"] == ["a", "", "b" * 300]
        assert list(file.metadata["numbers"]) == [1.5, 2.5]
        assert list(file.metadata["bools"]) == [1, 0]


ONE = tensor("a", (8,))
BROKEN = {
    "no GGUF": (b"GGML" + bytes(100), "does not begin with GGUF"),
    "four bytes": (b"GGUF", "it ends early"),
    "nothing": (b"", "is empty"),
    "an old version": (made(version=1), "version 1 of the format is not known"),
    "the other byte order": (b"GGUF\0\0\0\3" + bytes(100), "version 50331648 of the format"),
    "too many tensors": (made(counts=(HUGE, 0)), f"claims to have {HUGE} tensors"),
    "tensors that are not there": (made(counts=(10_000, 0)), "tensor|early"),
    "too many keys": (made(counts=(0, HUGE)), f"claims to have {HUGE} keys"),
    "keys that are not there": (made(counts=(0, 4000)), "twice|early"),
    "a long key": (made(text("k", HUGE)), f"claims to have {HUGE} letters in a text"),
    "a key beyond the end": (made(text("k", 250)), "it ends early"),
    "a key that is twice there": (
        made(entry("k", U32, bytes(4)), entry("k", U32, bytes(4))),
        "'k' is there twice",
    ),
    "a key that is no text": (made(text(b"\xff\xfe")), "is not UTF-8"),
    "an unknown kind of value": (made(entry("k", 13, b"")), "metadata of the kind 13 is not known"),
    "a long text": (made(entry("k", STRING, text("", 2**40))), f"claims to have {2**40} letters"),
    "a text beyond the end": (made(entry("k", STRING, text("", 2**20))), "it ends early"),
    "lists of lists": (made(entry("k", ARRAY, items(ARRAY, 1, items(U32, 0)))), "it has lists of lists"),
    "a list of an unknown kind": (made(entry("k", ARRAY, items(99, 0))), "lists"),
    "a long list": (made(entry("k", ARRAY, items(U64, HUGE))), f"claims to have {HUGE} items in a list"),
    "a list of much memory": (made(entry("k", ARRAY, items(U64, 2**31))), "takes more than 48 MiB"),
    "a list beyond the end": (made(entry("k", ARRAY, items(U32, 2**20))), "it ends early"),
    "texts beyond the end": (made(entry("k", ARRAY, items(STRING, 2**32))), "it ends early"),
    "no alignment": (made(entry("general.alignment", U32, bytes(4)), tensors=[ONE]), "no power of two"),
    "an odd alignment": (
        made(entry("general.alignment", U32, struct.pack("<I", 24)), tensors=[ONE]),
        "its alignment is no power of two",
    ),
    "a huge alignment": (
        made(entry("general.alignment", U64, struct.pack("<Q", 2**63)), tensors=[ONE]),
        "its alignment is no power of two",
    ),
    "an alignment in words": (
        made(entry("general.alignment", STRING, text("a\nb" * 99)), tensors=[ONE]),
        "its alignment is no power of two",
    ),
    "no dimensions": (made(tensors=[tensor("a", ())]), "'a' has 0 dimensions"),
    "five dimensions": (made(tensors=[tensor("a", (1,) * 5)]), "'a' has 5 dimensions"),
    "dimensions without end": (
        made(text("a") + struct.pack("<I", 2**32 - 1), counts=(1, 0)),
        "4294967295 dim",
    ),
    "an empty tensor": (made(tensors=[tensor("a", (0,))]), "'a' has a wrong shape"),
    "a shape that overflows": (made(tensors=[tensor("a", (2**32, 2**32))]), "'a' has a wrong shape"),
    "a shape whose product overflows": (
        made(tensors=[tensor("a", (2**31, 2**31, 2**31, 4))]),
        "'a' is not where the file says",
    ),
    "half a block": (made(tensors=[tensor("a", (8,), 8)]), "'a' has a wrong shape"),
    "an unknown number format": (made(tensors=[tensor("a", (8,), 4)]), "the number format 4 of 'a'"),
    "a tensor that is cut off": (made(tensors=[ONE], data=bytes(31)), "'a' is not where the file says"),
    "an offset without end": (made(tensors=[tensor("a", (8,), 0, HUGE)]), "'a' is not where the file says"),
    "two tensors in one place": (
        made(tensors=[ONE, tensor("b", (8,))], data=bytes(64)),
        "'b' is not where the file says",
    ),
    "a tensor that is twice there": (
        made(tensors=[ONE, tensor("a", (8,), 0, 32)], data=bytes(64)),
        "'a' is not where the file says",
    ),
    "a name of several lines": (made(tensors=[tensor("a\nb" * 50, (0,))]), "has a wrong shape"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_a_sentence(tmp_path: Path, name: str):
    content, reason = BROKEN[name]
    tracemalloc.start()
    try:
        with pytest.raises(ModelError, match=reason) as caught:
            opened(tmp_path, content)
        assert tracemalloc.get_traced_memory()[1] < 2**20
    finally:
        tracemalloc.stop()
    assert str(caught.value).startswith(f"{tmp_path}/x.gguf ")
    assert "Download or copy the model again" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300 + len(str(tmp_path))


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
    tracemalloc.start()
    try:
        with pytest.raises(ModelError, match="its metadata takes more than 1 MiB"):
            opened(tmp_path, file)
        assert tracemalloc.get_traced_memory()[1] < 2 * 2**20
    finally:
        tracemalloc.stop()


def test_values_are_of_the_kind_that_is_asked_for(tmp_path: Path):
    numbers = {"i": (U32, struct.pack("<I", 7)), "n": (6, struct.pack("<f", float("nan"))), "b": (7, b"\1")}
    content = made(*(entry(key, *value) for key, value in numbers.items()), entry("t", STRING, text("7")))
    with opened(tmp_path, content) as file:
        assert file.get("i", int) == file.count("i", 7) == file.get("i", float) == 7
        assert file.get("b", bool) is True
        assert file.get("absent", int, 3) == file.count("absent", 5, 3) == 3
        for key, kind in (("i", str), ("b", int), ("b", float), ("n", float), ("t", float), ("t", list)):
            with pytest.raises(ModelError, match=rf"x\.gguf has a wrong {key}\. Download"):
                file.get(key, kind)
        for most, least in ((6, 1), (9, 8)):
            with pytest.raises(ModelError, match=r"x\.gguf has a wrong i\. Download"):
                file.count("i", most, least=least)
        with pytest.raises(ModelError, match=r"x\.gguf does not say its absent\. Download"):
            file.get("absent", int)


def only_sentences(folder: Path, content: bytes) -> None:
    said = f"{folder}/x.gguf ."
    try:
        opened(folder, content).close()
    except ModelError as error:
        said = str(error)
    assert said.startswith(f"{folder}/x.gguf ")
    assert "\n" not in said


def test_any_bytes_are_a_file_or_a_sentence(tmp_path: Path):
    @settings(max_examples=examples(100))
    @given(st.binary(max_size=300), st.booleans())
    def check(content: bytes, marked: bool) -> None:
        only_sentences(tmp_path, (b"GGUF\3\0\0\0" if marked else b"") + content)

    check()


VALID = made(
    entry("a", U32, bytes(4)),
    entry("texts", ARRAY, items(STRING, 2, text("x") + text("yz"))),
    entry("numbers", ARRAY, items(U32, 3, bytes(12))),
    tensors=[tensor("a", (8, 2)), tensor("b", (32,), 8, 64)],
    data=bytes(64 + 34),
)


def test_changed_bytes_are_a_file_or_a_sentence(tmp_path: Path):
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

    check()
