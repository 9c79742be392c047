"""Streams of messages: right ones in any pieces, and what is none of the protocol's."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from egcfg_lsp.transport import frames
from egcfg_lsp.transport.frames import MOST_BODY, MOST_HEADER, UnreadableFrame, bodies


class Pieces:
    """A stream that gives these pieces, and then ends or hangs."""

    def __init__(self, pieces: Sequence[bytes], ends: bool = True) -> None:
        self._pieces = [piece for piece in pieces if piece]
        self._ends = ends

    async def read(self, most: int, /) -> bytes:
        if self._pieces:
            piece, self._pieces[0] = self._pieces[0][:most], self._pieces[0][most:]
            self._pieces = [piece for piece in self._pieces if piece]
            return piece
        if not self._ends:
            await asyncio.Event().wait()
        return b""


def framed(body: bytes, header: bytes = b"Content-Length: %d\r\n\r\n") -> bytes:
    return header % len(body) + body


async def read(*pieces: bytes, ends: bool = True) -> list[bytes]:
    return [body async for body in bodies(Pieces(pieces, ends))]


HEADERS = [
    b"Content-Length: %d\r\n\r\n",
    b"content-length:%d\r\n\r\n",
    b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
    b"Content-Type: application/vscode-jsonrpc\r\nContent-Length: %d \r\n\r\n",
]


@given(
    st.lists(st.tuples(st.binary(max_size=40), st.sampled_from(HEADERS)), max_size=5),
    st.lists(st.integers(0, 400), max_size=20),
)
def test_messages_arrive_whole_however_they_are_cut(
    messages: list[tuple[bytes, bytes]], cuts: list[int]
) -> None:
    stream = b"".join(framed(body, header) for body, header in messages)
    places = [0, *sorted(min(cut, len(stream)) for cut in cuts), len(stream)]
    pieces = [stream[a:b] for a, b in itertools.pairwise(places)]
    assert asyncio.run(read(*pieces)) == [body for body, _ in messages]


@pytest.mark.parametrize("left", [1, 10, 19, 21, 22])
async def test_a_stream_that_ends_in_the_middle_of_a_message(left: int) -> None:
    assert await read(framed(b"first"), framed(b"second")[:left]) == [b"first"]


WRONG = [
    b"GET / HTTP/1.1\r\n",
    b"POST /",
    b"{",
    b"\x16\x03\x01",
    b"\r\n",
    b"Connection: close\r\n\r\n",
    b"Content-Length: -1\r\n\r\n",
    b"Content-Length: 1e3\r\n\r\n",
    b"Content-Length: \r\n\r\n",
    b"Content-Length: \xd9\xa3\r\n\r\n",
    b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
    b"Content-Type: text\r\n\r\n",
    b"Content-Length: %d\r\n\r\n" % (MOST_BODY + 1),
    b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n",
    b"Content-Length: " + b"0" * MOST_HEADER,
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: ascii(wrong[:24]))
async def test_what_is_none_of_the_protocol_ends_the_stream_at_once(wrong: bytes) -> None:
    """Though the stream itself does not end."""
    with pytest.raises(UnreadableFrame):
        await read(framed(b"right"), wrong, ends=False)


@given(st.binary(min_size=1, max_size=60))
def test_any_bytes_end(data: bytes) -> None:
    try:
        found = asyncio.run(read(data))
    except UnreadableFrame:
        return
    assert all(body in data for body in found)


async def test_a_message_that_stops_is_told_and_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "STALLED_S", 0.01)
    monkeypatch.setattr(frames, "ENDED_S", 0.01)
    told: list[str] = []
    with pytest.raises(UnreadableFrame, match="did not go on"):
        async for _ in bodies(Pieces([b"Content-Length: 10\r\n\r\nabc"], ends=False), told.append):
            pass
    assert told == ["A message stops after 3 bytes, before its end."]


async def test_an_editor_that_is_silent_between_messages_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(frames, "STALLED_S", 0.001)
    monkeypatch.setattr(frames, "ENDED_S", 0.001)
    reading = asyncio.create_task(read(framed(b"first"), ends=False))
    await asyncio.sleep(0.05)
    assert not reading.done()
    reading.cancel()
