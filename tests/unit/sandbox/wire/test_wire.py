"""Bytes of a child are either understood exactly or refused."""

import collections
import json
import math
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox.host.wire import MAX_FRAME, Malformed, Observation, Unpacker, decode, pack, unpack
from sandbox.types import Limits
from sandbox.worker.wire import Opaque as TooStrange
from sandbox.worker.wire import describe, encode

SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.complex_numbers() | st.text() | st.binary()
)
KEYS = st.none() | st.booleans() | st.integers() | st.text() | st.tuples(st.integers(), st.text())
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.tuples(inner, inner)
        | st.dictionaries(KEYS, inner, max_size=5)
        | st.sets(KEYS, max_size=5)
        | st.frozensets(KEYS, max_size=5)
        | st.lists(inner, max_size=3).map(collections.deque)
    ),
    max_leaves=20,
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=10,
)


def comparable(value: Any) -> Any:
    """``value`` such that NaN equals NaN, wherever it is, and the order of sets does not count."""
    if type(value) in (list, tuple, collections.deque):
        return type(value)(comparable(item) for item in value)
    if type(value) is dict:
        return {key: comparable(item) for key, item in value.items()}
    return repr(value) if type(value) in (float, complex) else value


@given(VALUES)
def test_values_survive_the_journey(value: Any) -> None:
    rebuilt = decode(json.loads(json.dumps(encode(value))))
    assert comparable(rebuilt) == comparable(value)
    assert type(rebuilt) is type(value)


@pytest.mark.parametrize(
    "value",
    [
        collections.Counter("aab"),
        collections.OrderedDict(a=1),
        collections.defaultdict(list, a=[1]),
        10**5000,
        -(2**63),
        "\ud800",
        math.inf,
    ],
    ids=lambda value: type(value).__name__,
)
def test_rarer_values_survive_too(value: Any) -> None:
    rebuilt = decode(json.loads(json.dumps(encode(value))))
    assert rebuilt == value
    assert type(rebuilt) is type(value)


def _deep(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "value",
    [
        object(),
        type("Int", (int,), {})(3),
        [object()],
        len,
        _deep(100),
        [0] * 60_000,
        "x" * 2_000_000,
        1 << 5_000_000,
    ],
    ids=lambda value: type(value).__name__,
)
def test_everything_else_is_opaque(value: Any) -> None:
    with pytest.raises(TooStrange):
        encode(value)


def test_descriptions_are_short_and_run_no_code() -> None:
    class Hostile:
        def __repr__(self) -> str:
            raise SystemExit

        __len__ = __iter__ = __str__ = __repr__  # type: ignore[assignment]

    cyclic: list[Any] = []
    cyclic.append(cyclic)
    for value in (
        Hostile(),
        [Hostile()] * 100,
        {1: Hostile()},
        cyclic,
        10**6000,
        "x" * 1000,
        _deep(5000),
        Hostile,
    ):
        assert len(describe(value, 40)) <= 40
    assert describe(Hostile(), 40) == "Hostile()"
    assert describe(ValueError("bad", 3), 40) == "ValueError('bad', 3)"
    assert describe([1, (2,), {3}, {"a": None}], 80) == "[1, (2,), {3}, {'a': None}]"


@given(st.lists(st.dictionaries(st.text(max_size=3), JSON, max_size=3), max_size=5), st.integers(1, 50))
def test_frames_survive_any_splitting(messages: list[dict[str, Any]], size: int) -> None:
    data = b"".join(map(pack, messages))
    unpacker = Unpacker()
    parts = [data[start : start + size] for start in range(0, len(data), size)]
    assert [unpack(frame) for part in parts for frame in unpacker.feed(part)] == messages


@pytest.mark.parametrize(
    "data", [["D", "defaultdict:evil", []], ["D", "defaultdict", []], ["i", ""], ["c", "x"]]
)
def test_a_value_that_is_none_is_refused(data: Any) -> None:
    with pytest.raises(Malformed):
        decode(data)


@pytest.mark.parametrize(
    "body",
    [
        b"[]",
        b"NaN",
        b"{",
        b"\xff",
        b'{"a": NaN}',
        b"[" * 100_000,
        b"1" * 10_000,
        b'{"a": ' + b"9" * 5000 + b"}",
    ],
)
def test_bad_frames(body: bytes) -> None:
    with pytest.raises(Malformed):
        list(map(unpack, Unpacker().feed(len(body).to_bytes(4, "big") + body)))


def test_too_much_is_refused() -> None:
    with pytest.raises(Malformed):
        list(Unpacker().feed((MAX_FRAME + 1).to_bytes(4, "big")))
    unpacker = Unpacker()
    frame = pack({"a": "x" * 1_000_000})
    for _ in range(16):
        list(unpacker.feed(frame))
    with pytest.raises(Malformed):
        list(unpacker.feed(frame))


def test_keys_with_colliding_hashes_are_refused() -> None:
    with pytest.raises(Malformed):
        decode(["s", [["i", hex(k * sys.hash_info.modulus)] for k in range(1, 5000)]])


def test_repetitions_are_ignored() -> None:
    observation = Observation(Limits(), 1)
    test = {"kind": "test", "index": 0, "out": "", "err": "", "error": None, "trace": [], "truncated": False}
    observation.take({**test, "values": [1]})
    observation.take({**test, "values": [2]})
    assert observation.answers[0].values == (1,)
