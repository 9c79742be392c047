"""Servers that attack whoever asks them: by answers without end or sense, by time, by redirects."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import numpy as np
import pytest

from engine.core.task import Usage
from engine.lm import chat_server, openai
from engine.lm.base import Sampling, Turn
from engine.lm.completions import MOST_NAMED, drawn, numbered
from engine.lm.openai import load
from engine.lm.sampling import Decide, decide_truncated
from engine.support.errors import ModelError
from tests.unit.lm.openai.served import NamedTokenizer

KEY = "sk-very-secret"
DEEP = b"[" * 300 + b"]" * 300
DEEPER = b'{"a":' * 200_000 + b"1" + b"}" * 200_000
STREAM = {"Content-Type": "text/event-stream"}
Says = Callable[[asyncio.StreamWriter], object]


def piece(text: str) -> bytes:
    return b"data: %b\n\n" % json.dumps({"choices": [{"delta": {"content": text}}]}).encode()


def completion(logprobs: object, text: object = "x", finish: object = "length") -> bytes:
    return json.dumps({"choices": [{"text": text, "finish_reason": finish, "logprobs": logprobs}]}).encode()


def entry(**told: object) -> bytes:
    return completion({"content": [{"token": "a", "logprob": -1, "top_logprobs": [], **told}]})


SENSELESS = {
    "a dictionary of choices": b'{"choices": {"0": 1}}',
    "a text of choices": b'{"choices": "text"}',
    "a number of choices": b'{"choices": 7}',
    "choices that are none": b'{"choices": [null]}',
    "choices in a list": b'{"choices": [[["text"]]]}',
    "more values than are made": b'{"choices": [%b 1]}' % (b"[]," * 2**19),
    "no object": b"[]",
    "a number": b"7",
    "NaN": b"NaN",
    "nothing": b"",
    "deep": b'{"choices": [{"text": "x", "logprobs": %b}]}' % DEEP,
    "deeper than Python reads": b'{"choices": %b}' % DEEPER,
    "a deep error": b'{"error": {"message": %b}}' % DEEP,
    "a number of a million digits": b'{"choices": [{"text": "x", "logprobs": %b}]}' % (b"9" * 1_000_000),
    "no UTF-8": b'{"choices": [{"text": "\xff\xfe"}]}',
    "UTF-16": '{"choices": 1}'.encode("utf-16"),
    "entries that are none": completion({"content": [1, "a", None]}),
    "a text for entries": completion({"content": ["abc"]}),
    "no list of alternatives": entry(top_logprobs=7),
    "alternatives that are none": entry(top_logprobs=["a", 1]),
    "null for alternatives": entry(top_logprobs=None),
    "a dictionary of rows": completion({"tokens": ["a"], "top_logprobs": {"a": -1}}),
    "rows that are none": completion({"tokens": ["a"], "top_logprobs": ["a"]}),
    "a token number of 5000 digits": completion(
        {"tokens": ["token_id:" + "9" * 5000], "top_logprobs": [{"token_id:" + "9" * 5000: -1}]}
    ),
    "a token of a megabyte": completion({"tokens": ["x" * 2**20], "top_logprobs": [{"x" * 2**20: -1}]}),
    "a probability of 400 digits": completion({"tokens": ["a"], "top_logprobs": [{"a": 10**400}]}),
    "more names than were asked for": completion(
        {"tokens": ["a"], "top_logprobs": [{str(each): -1 for each in range(MOST_NAMED + 1)}]}
    ),
}


def test_many_small_values_are_not_made():
    """They take thirty times their text, sixteen answers at once, while nobody else gets a turn."""
    with pytest.raises(ValueError, match="too many values"):
        chat_server._parsed(b"[%b1]" % (b"[]," * chat_server.MOST_VALUES))


async def ended(asked: Awaitable[object]) -> int:
    """The length of the sentence that it ends with; 0 where it takes what came for an answer."""
    try:
        await asked
    except ModelError as error:
        return len(str(error))
    return 0


@pytest.mark.parametrize("api", ["completions", "chat"])
@pytest.mark.parametrize("status", [200, 400, 503])
async def test_answers_without_sense_end_in_a_sentence(served, connect, api, status):
    """No answer ends a completion, or the language server, with an error that nobody expects."""
    for name, body in SENSELESS.items():
        served.answer = lambda path, asked, body=body: (status, {"Content-Type": "application/json"}, body)
        assert await ended(connect(api=api)) < 1_500, name


@pytest.mark.parametrize("name", SENSELESS)
async def test_events_without_sense_end_in_a_sentence(served, talking, name):
    model = await talking("yes")
    served.answer = lambda path, asked: (200, STREAM, b"data: %b\n\n" % SENSELESS[name])
    assert await ended(model.reply(Turn("?"), 9, Sampling(), Usage())) < 1_500


MODELS = [b"[]", b'"ids"', b'{"data": ["an id", 1, null]}', b'{"data": [{"id": ["x"]}]}', DEEPER]
MODELS += [
    b'{"data": [{"id": "scripted", "max_model_len": %b, "meta": 5}]}' % wrong
    for wrong in (b"{}", b"-1", b"NaN")
]
MODELS += [
    b'{"data": [{"id": "scripted", "meta": "x"}]}',
    b'{"data": [{"id": "scripted", "meta": {"n_ctx_train": 1e400}}]}',
]


@pytest.mark.parametrize("listed", MODELS, ids=lambda listed: ascii(listed[:50]))
async def test_a_list_of_models_without_sense_tells_nothing(served, connect, listed):
    usual = served.answer
    served.answer = lambda path, body: (200, {}, listed) if path.endswith("/models") else usual(path, body)
    assert (await connect()).context_length == openai.UNKNOWN_LENGTH
    served.answer = lambda path, body: (200 if path.endswith("/models") else 404, {}, listed)
    with pytest.raises(ModelError, match="404"):
        await connect(api="completions")


WRONG = [float("nan"), float("inf"), -float("inf"), 5, 1e308, -1e308, 10**400, True, "-1", None, [], {}]


def test_wrong_probabilities_decide_nothing():
    """A server cannot have tokens chosen by numbers that are no probabilities."""
    tops = {str(at): value for at, value in enumerate(WRONG)} | {"a": -0.5, "b": 0.0005}
    found = drawn({"choices": [{"text": "x", "logprobs": {"tokens": ["a"], "top_logprobs": [tops]}}]})
    assert found.tokens == (("a", {"a": -0.5, "b": 0.0}),)
    with np.errstate(invalid="raise", over="raise", divide="raise"):
        rows = np.full((1, 20), -np.inf, np.float32)
        rows[0, :15] = 0.0  # each as good as certain
        for other in (None, rows[:, ::-1]):
            [choice] = decide_truncated(rows, other, Decide(0.5, 0.1))
            assert 0 <= choice.token < 20


@pytest.mark.parametrize("number", [-1, -(2**70), 2**31, 2**70])
async def test_numbers_that_are_no_tokens_name_none(served, connect, number):
    """They are not taken for others, counted from the end, and break nothing that counts."""
    told = {"content": [{"id": number, "logprob": -0.1}, {"id": 5, "logprob": -0.1}]}
    tokenizer = NamedTokenizer()
    with pytest.raises(ModelError, match="names no token"):
        numbered(tokenizer, {number: -0.1})
    model = await connect()
    usual = served.answer
    served.answer = lambda path, body: (
        (200, {}, completion(told)) if body["max_tokens"] > 1 else usual(path, body)
    )
    context = await model.open(model.tokenizer.encode("a"), Usage())
    with pytest.raises(ModelError, match="names no token"):
        await context.draw(9, Sampling(), lambda tokens: True)
    told["content"][0] = {"id": number}
    taken: list[int] = []
    await context.draw(9, Sampling(), lambda tokens: not taken.extend(tokens))
    assert taken == [min(model.tokenizer.end_tokens)]


async def test_more_tokens_than_were_asked_for_are_not_taken(served, connect):
    """A budget of tokens is kept, and a flood of them costs no time that grows with its square."""
    model = await connect()
    flood = completion({"tokens": ["a"] * 100_000, "top_logprobs": []}, finish="length")
    usual = served.answer
    served.answer = lambda path, body: (200, {}, flood) if body["max_tokens"] > 1 else usual(path, body)
    context = await model.open(model.tokenizer.encode("x"), Usage())
    taken: list[int] = []
    async with asyncio.timeout(60):
        await context.draw(40, Sampling(), lambda tokens: not taken.extend(tokens))
    assert len(taken) == 40


async def test_half_a_character_in_an_answer_breaks_nothing(served, connect):
    """It can neither be sent nor written: the task would end in an error of Python's."""
    said = json.dumps({"choices": [{"message": {"content": "\ud800"}, "finish_reason": "stop"}]}).encode()
    served.says = lambda body: "yes"
    chat, model = await connect(api="chat"), await connect(api="completions")
    served.answer = lambda path, body: (200, {}, said)
    assert (await chat.reply(Turn("?"), 9, Sampling(), Usage())).text == "?"
    tops = {"tokens": ["\ud800"], "top_logprobs": [{"\udfff": -1.0}]}
    served.answer = lambda path, body: (200, {}, completion(tops))
    context = await model.open(model.tokenizer.encode("x"), Usage())
    await context.draw(1, Sampling(), lambda tokens: True)
    model.tokenizer.decode(list(context.tokens)).encode()


@asynccontextmanager
async def attacking(says: Says) -> AsyncIterator[str]:
    """A server that reads nothing but the head of a request, and then does what it likes."""
    tasks = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.append(asyncio.current_task())
        try:
            await reader.readuntil(b"\r\n\r\n")
            await says(writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def endless(head: bytes, part: bytes, pause_s: float = 0.0) -> Says:
    async def says(writer: asyncio.StreamWriter) -> None:
        writer.write(head)
        while True:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause_s)

    return says


OK = b"HTTP/1.1 200 OK\r\n"
EVENTS = OK + b"Content-Type: text/event-stream\r\n\r\n"
ENDLESS = {
    "body": endless(OK + b"\r\n", b"x" * 2**16),
    "chunks": endless(OK + b"Transfer-Encoding: chunked\r\n\r\n", b"10000\r\n" + b" " * 2**16 + b"\r\n"),
    "refusal": endless(b"HTTP/1.1 400 No\r\n\r\n", b"x" * 2**16),
    "line": endless(EVENTS, b"x" * 2**16),
    "empty lines": endless(EVENTS, b"\n" * 2**16),
    "comments": endless(EVENTS, (b": " + b"x" * 2**15 + b"\n") * 2),
    "headers": endless(OK, b"X: " + b"x" * 2**15 + b"\r\n"),
    "status line": endless(b"", b"x" * 2**16),
}


@pytest.mark.parametrize("what", ENDLESS)
async def test_what_has_no_end_is_not_kept_and_ends(monkeypatch, what):
    """A server cannot fill the memory, nor hold up its client by floods of nothing."""
    monkeypatch.setattr(chat_server, "MOST_BYTES", 1 << 20)
    async with attacking(ENDLESS[what]) as url:
        with pytest.raises(ModelError, match=r"has more than 1 MiB|cannot be reached"):
            async with asyncio.timeout(120):
                await load(url, "scripted", api="chat")


async def test_events_without_end_end(monkeypatch):
    monkeypatch.setattr(chat_server, "MOST_EVENTS", 500)
    async with attacking(endless(EVENTS, b'data: {"choices": []}\n\n' * 2_000)) as url:
        with pytest.raises(ModelError, match="has more than 500 events"):
            await load(url, "scripted", api="chat")


async def test_text_without_end_is_cut(served, talking):
    model = await talking("yes")
    served.answer = lambda path, body: (200, STREAM, piece("word " * 20_000) * 100)
    answer = await model.reply(Turn("?"), 9, Sampling(), Usage())
    assert len(answer.text) <= chat_server.LONGEST_TOKEN * chat_server.PROSE * 9
    assert answer.cut
    assert 0 < answer.tokens < 100_000


BOMB = gzip.compress(bytes(1 << 20))


@pytest.mark.parametrize(
    "encoding", ["gzip", "deflate", "br", "zstd", "gzip, gzip", "identity, gzip", "unheard"]
)
async def test_nothing_is_unpacked(served, encoding):
    """A few kilobytes cannot become gigabytes."""
    served.answer = lambda path, body: (200, {"Content-Encoding": encoding}, BOMB)
    with pytest.raises(ModelError, match="compresses its answers"):
        await load(served.url, "scripted")
    assert all("accept-encoding: identity\r\n" in head.lower() for head in served.headers)


SLOW = {
    "a byte now and then": endless(OK + b"\r\n", b" ", 0.02),
    "an event now and then": endless(EVENTS, b'data: {"choices": []}\n\n', 0.02),
    "a header now and then": endless(OK, b"X: x\r\n", 0.02),
    "provisional answers": endless(b"", b"HTTP/1.1 100 Continue\r\n\r\n", 0.02),
}


@pytest.mark.parametrize("how", SLOW)
async def test_what_comes_slowly_for_ever_ends(monkeypatch, how):
    """A drip resets every limit on silence; what is limited is the whole answer."""
    monkeypatch.setattr(chat_server, "ANSWER_S", 0.3)
    async with attacking(SLOW[how]) as url:
        with pytest.raises(ModelError, match=r"takes more than 0\.3 s for an answer|cannot be reached"):
            async with asyncio.timeout(60):
                await load(url, "scripted", api="chat")


async def _closes(writer: asyncio.StreamWriter) -> None:
    writer.close()


@pytest.mark.parametrize("says", [_closes, SLOW["a byte now and then"]], ids=["closes", "drips"])
async def test_opening_a_model_ends(monkeypatch, says):
    """A server that fails in every way cannot hold up whoever waits for it by tries and pauses."""
    monkeypatch.setattr(openai, "OPENING_S", 0.5)
    monkeypatch.setattr(chat_server, "FIRST_PAUSE_S", 30.0)
    async with attacking(says) as url:
        with pytest.raises(ModelError, match=r"is not ready after 0\.5 s"):
            async with asyncio.timeout(60):
                await load(url, "scripted")


@pytest.mark.parametrize(
    "after", ["1e400", "nan", "-5", "Mon, 01 Jan 0001 00:00:00 GMT", "9" * 5000, "\x1b[31m"]
)
async def test_a_time_to_wait_without_sense(monkeypatch, served, connect, after):
    monkeypatch.setattr(chat_server, "LONGEST_PAUSE_S", 0.01)
    model = await connect()
    served.troubles = [(429, {"Retry-After": after}, b"{}")]
    assert await (await model.open([1], Usage())).likeliest(1)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_the_key_follows_no_redirect(served, status):
    """A server cannot have key and source text sent to another one."""
    async with asyncio.timeout(30):
        seen = []
        other = await asyncio.start_server(lambda reader, writer: seen.append(writer), "127.0.0.1", 0)
        async with other:
            target = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}/v1/completions"
            served.answer = lambda path, body: (status, {"Location": target}, b"")
            with pytest.raises(ModelError, match="redirects elsewhere"):
                await load(served.url, "scripted", key=KEY)
        assert not seen
    assert len(served.bodies) <= 2  # and nothing is tried again


@pytest.mark.parametrize(
    "where", ["http://xn--a/", "http://[::1", "javascript:1", "a" * 70_000, "http://a:b@c:9/"]
)
async def test_a_place_without_sense_is_not_read(served, where):
    """An address that httpx cannot read ended a completion in a traceback."""
    served.answer = lambda path, body: (307, {"Location": where}, b"")
    with pytest.raises(ModelError, match="redirects elsewhere"):
        await load(served.url, "scripted", key=KEY)


async def test_cookies_are_not_kept(served, connect):
    """They would be sent with each request, and grow with each answer."""
    usual = served.answer

    def with_cookie(path, body):
        status, headers, told = usual(path, body)
        cookie = f"c{len(served.bodies)}={'v' * 4000}; Path=/"
        return status, {**headers, "Set-Cookie": cookie}, told

    served.answer = with_cookie
    await connect()
    assert len(served.headers) > 2
    assert not any("cookie" in head.lower() for head in served.headers)


ECHOES = {
    "refusal": (403, {}, json.dumps({"detail": f"bad {KEY}"}).encode()),
    "no completion": (200, {}, json.dumps({"bad": KEY}).encode()),
    "no JSON": (200, {}, f"bad {KEY}".encode()),
    "event": (200, STREAM, f'data: {{"bad": "{KEY}"}}\n\n'.encode()),
    "no JSON in an event": (200, STREAM, f"data: bad {KEY}\n\n".encode()),
    "error in an event": (200, STREAM, f'data: {{"error": "bad {KEY}"}}\n\n'.encode()),
    "names": (404, {}, json.dumps({"data": [{"id": KEY}]}).encode()),
    "the end of a refusal": (403, {}, json.dumps({"detail": "x" * (301 - len(KEY)) + KEY}).encode()),
    "the end of no JSON": (200, {}, ("x" * (81 - len(KEY)) + KEY).encode()),
}


@pytest.mark.parametrize("how", ECHOES)
async def test_the_key_is_shown_nowhere(served, how):
    """What a server repeats of the key reaches neither a terminal nor a log, wherever it stands."""
    status, headers, body = ECHOES[how]
    served.answer = lambda path, asked: (200 if path.endswith("/models") else status, headers, body)
    for api in ("chat", "completions"):
        with pytest.raises(ModelError) as caught:
            await load(served.url, "scripted", key=KEY, api=api)
        assert KEY[:8] not in str(caught.value)
        assert "***" in str(caught.value) or how == "event"


async def test_a_refusal_of_everything_ends(served, talking):
    """A server that refuses one parameter after the other is not asked for ever."""
    model = await talking("yes")
    said = " ".join(chat_server._SPARED) + " max_completion_tokens system"
    before = len(served.bodies)

    def refuse(path, body):
        served.bodies.append(body)
        return 400, {}, json.dumps({"error": said}).encode()

    served.answer = refuse
    with pytest.raises(ModelError, match="refuses with 400"):
        await model.reply(Turn("?", "system"), 9, Sampling(), Usage())
    assert len(served.bodies) - before < 20
