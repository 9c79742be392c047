"""Served models: what is sent, what is made of the answers, and what happens when the server misbehaves."""

from __future__ import annotations

import asyncio
import logging
import time
from email.utils import formatdate

import httpx
import numpy as np
import pytest

from engine.core.task import Allowance, Usage
from engine.lm import chat_server
from engine.lm.base import Context, Sampling
from engine.lm.chat_server import Client
from engine.lm.completions import DRAWN_AT_ONCE, Dialect, Drawn, drawn
from engine.lm.openai import load
from engine.lm.sampling import seed_of
from engine.lm.scripted import follow
from engine.lm.transformers.tokenizer import auto_tokenizer
from engine.support.errors import ModelError
from tests.unit.lm.openai.served import Served, serving

KEY = "sk-very-secret"
BUSY = (503, {}, b'{"error": {"message": "busy"}}')


@pytest.fixture
async def served():
    async with serving() as server:
        yield server


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(chat_server, "FIRST_PAUSE_S", 0.001)


async def turns() -> None:
    """Lets every coroutine go on as far as it can without an answer from the server."""
    for _ in range(20):
        await asyncio.sleep(0)


async def until(condition) -> None:
    async with asyncio.timeout(30):
        while not condition():  # noqa: ASYNC110 - conditions of the server, which tells nobody
            await asyncio.sleep(0.001)


async def drawn_tokens(context: Context, most: int, sampling: Sampling, lines: int = 0) -> list[int]:
    found: list[int] = []

    def hear(tokens):
        found.extend(tokens)
        return True

    await context.draw(most, sampling, hear, lines)
    return found


def completion(**choice: object) -> dict[str, object]:
    return {"choices": [{"text": "x", "finish_reason": "length", **choice}]}


@pytest.mark.parametrize(
    ("answer", "tokens", "ended"),
    [
        (
            completion(logprobs={"tokens": ["a"], "top_logprobs": [{"a": -1, "b": -2.5}]}),
            [("a", {"a": -1, "b": -2.5})],
            False,
        ),
        (
            completion(
                logprobs={
                    "tokens": ["a", "token_id:3"],
                    "top_logprobs": [{"token_id:7": -1.0, "b": None}, None],
                }
            ),
            [("a", {7: -1.0}), (3, {})],
            False,
        ),
        (
            completion(
                finish_reason="stop",
                logprobs={
                    "content": [{"id": 3, "logprob": -0.5, "top_logprobs": [{"id": 4, "logprob": -2.0}]}]
                },
            ),
            [(3, {3: -0.5, 4: -2.0})],
            True,
        ),
        (
            completion(logprobs={"content": [{"token": "a", "logprob": -0.5, "top_logprobs": []}]}),
            [("a", {"a": -0.5})],
            False,
        ),
        (completion(text="", finish_reason="stop", logprobs=None), [], True),
        ({"choices": [], "usage": None}, [], False),
    ],
)
def test_answers_of_several_servers(answer, tokens, ended):
    assert drawn(answer) == Drawn(tuple(tokens), ended)


def test_a_tokenizer_that_is_not_there(tmp_path):
    with pytest.raises(ModelError, match=f"no tokenizer in {tmp_path}"):
        auto_tokenizer(str(tmp_path))


@pytest.mark.parametrize(
    ("refuses", "dialect"),
    [
        (lambda body: "return_tokens_as_token_ids" in body, Dialect(True, 20)),
        (lambda body: body["logprobs"] > 5 or "return_tokens_as_token_ids" in body, Dialect(True, 5)),
        (lambda body: not isinstance(body["prompt"], str), Dialect(False, 20)),
        (lambda body: not isinstance(body["prompt"], str) or body["logprobs"] > 5, Dialect(False, 5)),
    ],
)
async def test_the_richest_way_of_asking_that_is_answered(served, tiny_llama, refuses, dialect):
    served.refuses = refuses
    model = await load(served.url, "scripted", tokenizer=str(tiny_llama))
    assert model.dialect == dialect
    await model.close()


async def test_text_is_sent_without_a_tokenizer(served):
    served.script = lambda text: {"1": 3.0, "2": 1.0} if text == "one is " else {}
    model = await load(served.url, "scripted")
    context = await model.open(model.tokenizer.encode("one is "), Usage())
    found = await context.likeliest(100)
    assert served.bodies[-1]["prompt"] == "one is "
    assert model.tokenizer.decode([found[0][0]]) == "1"
    assert np.exp(found[0][1]) == pytest.approx(0.75, abs=1e-3)
    assert len(found) == 20
    context.truncate(len(context.tokens) - 1)
    [row] = await context.extend(model.tokenizer.encode(" "), 1)
    assert np.isneginf(row).sum() == model.tokenizer.vocabulary - 20
    await model.close()


async def test_what_is_known_is_not_asked_again(served):
    model = await load(served.url, "scripted")
    usage = Usage()
    context = await model.open(model.tokenizer.encode("abc"), usage)
    forks = [await context.fork() for _ in range(4)]
    before = len(served.bodies)
    [token] = model.tokenizer.encode("d")
    await asyncio.gather(*(fork.extend([token], 1) for fork in forks))
    assert len(served.bodies) == before + 1
    again = await model.open(model.tokenizer.encode("abc"), usage)
    await again.extend([token])
    await again.likeliest(1)
    assert len(served.bodies) == before + 1
    assert usage.forward_passes == 1
    await model.close()


async def test_the_last_to_leave_cancels_a_request(served):
    model = await load(served.url, "scripted")
    served.delay_s = 30.0
    tokens = model.tokenizer.encode("abc")
    contexts = [await model.open(tokens, Usage()) for _ in range(2)]
    waiting = [asyncio.create_task(context.likeliest(1)) for context in contexts]
    await turns()
    assert model.waiting == 1
    waiting[0].cancel()
    await turns()
    assert model.waiting == 1
    waiting[1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert model.waiting == 0
    await model.close()


async def test_tokens_are_drawn_in_one_request_and_their_distributions_remembered(served):
    served.script = follow({"def f():\n": {"    return 1\n": 1.0}})
    model = await load(served.url, "scripted")
    usage = Usage()
    context = await model.open(model.tokenizer.encode("def f():\n"), usage)
    before = len(served.bodies)
    fork = await context.fork()
    first = await drawn_tokens(fork, 9, Sampling(0.7, 0.9, 5))
    length = len(fork.tokens)
    tokens = [*first, *await drawn_tokens(fork, 9, Sampling(0.7, 0.9, 6))]
    assert len(served.bodies) == before + 2
    assert {name: served.bodies[-1][name] for name in ("temperature", "top_p", "seed", "max_tokens")} == {
        "temperature": 0.7,
        "top_p": 0.9,
        "seed": seed_of(6, length) % 2**31,
        "max_tokens": 9,
    }
    assert model.tokenizer.decode(tokens) == "    return 1\n"
    assert tokens[-1] in model.tokenizer.end_tokens
    assert list(fork.tokens) == [*context.tokens, *tokens[:-1]]
    assert usage.generated_tokens == len(tokens)
    for token in tokens[:-1]:
        assert (await context.likeliest(1))[0][0] == token
        await context.extend([token])
    assert len(served.bodies) == before + 2  # all distributions were known
    await context.likeliest(1)
    assert len(served.bodies) == before + 3  # but for the end's
    assert usage.generated_tokens == 2 * len(tokens)
    await model.close()


async def test_long_draws_take_several_requests_and_stop_at_the_line_that_was_asked_for(served):
    served.script = lambda text: {"    a = 1\n"[len(text.rpartition("\n")[2]) :]: 1.0}
    model = await load(served.url, "scripted")
    context = await model.open(model.tokenizer.encode("def f():\n"), Usage())
    before = len(served.bodies)
    most = 2 * DRAWN_AT_ONCE + 5
    tokens = await drawn_tokens(await context.fork(), most, Sampling(seed=3), most - 1)
    assert len(tokens) == 2 * DRAWN_AT_ONCE + 5
    bodies = served.bodies[before:]
    assert [body["max_tokens"] for body in bodies] == [DRAWN_AT_ONCE, DRAWN_AT_ONCE, 5]
    assert len({body["seed"] for body in bodies}) == 3
    assert await drawn_tokens(await context.fork(), 2 * DRAWN_AT_ONCE, Sampling(seed=3))
    assert served.bodies[-1]["max_tokens"] == 2 * DRAWN_AT_ONCE  # where no line ends it, in one request
    fork = await context.fork()
    lines = await drawn_tokens(fork, 200, Sampling(seed=3), lines=2)
    assert model.tokenizer.decode(lines) == "    a = 1\n" * 2
    assert list(fork.tokens) == [*context.tokens, *lines]
    await model.close()


async def test_an_allowance_is_never_overdrawn(served):
    """Requests under way count for all that they may bring; those that wait use what is left over."""
    served.script = lambda text: {"ab"[len(text) - 1 :]: 1.0} if len(text) < 3 else {}
    model = await load(served.url, "scripted")
    spent = asyncio.Event()
    usage = Usage(allowance=Allowance(20, spent.set))
    context = await model.open(model.tokenizer.encode("x"), usage)
    forks = [await context.fork() for _ in range(10)]
    drawing = [asyncio.create_task(drawn_tokens(fork, 15, Sampling())) for fork in forks]
    await spent.wait()
    done = [task for task in drawing if task.done()]
    assert len(done) == 6  # of three tokens each, the end among them; one more drew the last two
    assert usage.generated_tokens == 20
    for task in drawing:
        task.cancel()
    await asyncio.gather(*drawing, return_exceptions=True)
    await model.close()


@pytest.mark.parametrize(
    "troubles",
    [
        [BUSY, BUSY],
        [(500, {}, b"oops"), (429, {"Retry-After": "0"}, b"{}")],
        [(200, {}, b"<html>garbage</html>")],
        [(0, {}, None)],
    ],
    ids=["503", "500 and 429", "garbage", "hung up"],
)
async def test_what_passes_is_tried_again(served, troubles):
    model = await load(served.url, "scripted")
    served.troubles = list(troubles)
    context = await model.open([1, 2], Usage())
    assert await context.likeliest(1)
    assert not served.troubles
    await model.close()


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        (BUSY, r"answers 503: busy \(after 6 tries\)"),
        ((200, {}, b"garbage"), r"not JSON: 'garbage' \(after 6 tries\)"),
        (
            (401, {}, f'{{"error": {{"message": "bad key {KEY}"}}}}'.encode()),
            r"refuses with 401: bad key \*\*\*\. The key that was sent is not accepted",
        ),
        ((404, {}, b'{"detail": "no such model"}'), "refuses with 404: no such model. It has neither"),
        ((200, {}, b'{"choices": []}'), "no completion"),
    ],
)
async def test_what_does_not_pass_is_a_sentence(served, trouble, sentence, caplog):
    caplog.set_level(logging.DEBUG)
    served.troubles = [trouble] * 10
    with pytest.raises(ModelError, match=sentence) as caught:
        await load(served.url, "scripted", key=KEY)
    assert KEY not in str(caught.value)
    assert KEY not in caplog.text


@pytest.mark.parametrize("said", [lambda: "0.3", lambda: formatdate(time.time() + 2, usegmt=True)])
async def test_a_rate_limit_makes_everybody_wait(served, said):
    model = await load(served.url, "scripted")
    contexts = [await model.open([token], Usage()) for token in (1, 2)]
    began = time.monotonic()
    served.troubles = [(429, {"Retry-After": said()}, b"{}")]
    first = asyncio.create_task(contexts[0].likeliest(1))
    await until(lambda: not served.troubles)
    await asyncio.sleep(0.05)
    await asyncio.gather(first, contexts[1].likeliest(1))
    assert time.monotonic() - began > 0.25
    assert [body["prompt"] for body in served.bodies[-3:]].count(model.tokenizer.decode([2])) == 1
    await model.close()


async def test_a_server_that_is_not_there():
    with pytest.raises(ModelError, match=r"127\.0\.0\.1:9/v1 cannot be reached .*after 6 tries"):
        await load("http://127.0.0.1:9/v1", "scripted")


async def test_a_context_that_is_too_long_and_a_server_without_a_word_on_it(served, monkeypatch):
    model = await load(served.url, "scripted")
    with pytest.raises(ModelError, match="ends at 256"):
        await model.open([1] * 257, Usage())
    await model.close()
    monkeypatch.setattr(Served, "answer", _no_models(Served.answer))
    model = await load(served.url, "scripted")
    assert model.context_length == 32_768
    await model.close()


def _no_models(answer):
    def without(self, path, body):
        return (404, {}, b"{}") if path == "/v1/models" else answer(self, path, body)

    return without


@pytest.mark.parametrize("key", ["sk\u2028key", "sk key", "sk\tkey", "schlüssel"])
def test_a_key_that_no_header_holds_is_refused_and_not_shown(key):
    with pytest.raises(ModelError, match="The key holds") as error:
        Client("http://localhost:1/v1", key)
    assert key not in str(error.value)


async def test_a_server_that_is_too_slow(served):
    slow = Client(served.url, timeout=httpx.Timeout(0.05))
    served.delay_s = 5.0
    with pytest.raises(ModelError, match=r"takes too long to answer \(after 2 tries\)"):
        await slow.post("/completions", {}, tries=2)
    await slow.close()
