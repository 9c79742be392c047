"""Served models: what is sent, what is made of the answers, and what happens when the server misbehaves."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from email.utils import formatdate

import httpx
import numpy as np
import pytest

from engine.core.task import Allowance, Usage
from engine.lm.base import Context, Sampling, Turn, WholeAnswer
from engine.lm.chat_server import ESTIMATED, PROSE, ChatModel, Client
from engine.lm.completions import DRAWN_AT_ONCE, Dialect, Drawn, drawn
from engine.lm.openai import load
from engine.lm.sampling import seed_of
from engine.support.errors import ModelError
from tests.scripted import follow

KEY = "sk-very-secret"
BUSY = (503, {}, b'{"error": {"message": "busy"}}')


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
    await context.draw(most, sampling, lambda tokens: not found.extend(tokens), lines)
    return found


def completion(**logprobs: object) -> dict[str, object]:
    return {"choices": [{"text": "x", "finish_reason": "length", "logprobs": logprobs}]}


NUMBERED = {"id": 3, "logprob": -0.5, "top_logprobs": [{"id": 4, "logprob": -2.0}]}
NAMED = {"token": "a", "logprob": -0.5, "top_logprobs": []}
TOPS = [{"token_id:7": -1.0, "b": None}, None]


@pytest.mark.parametrize(
    ("answer", "tokens", "ended"),
    [
        (completion(tokens=["a"], top_logprobs=[{"a": -1, "b": -2.5}]), [("a", {"a": -1, "b": -2.5})], False),
        (completion(tokens=["a", "token_id:3"], top_logprobs=TOPS), [("a", {7: -1.0}), (3, {})], False),
        (completion(content=[NUMBERED]), [(3, {3: -0.5, 4: -2.0})], False),
        (completion(content=[NAMED]), [("a", {"a": -0.5})], False),
        ({"choices": [{"text": "", "finish_reason": "stop", "logprobs": None}]}, [], True),
        ({"choices": [], "usage": None}, [], False),
    ],
    ids=["names", "numbers in names", "numbers", "content", "end", "nothing"],
)
def test_answers_of_several_servers(answer, tokens, ended):
    assert drawn(answer) == Drawn(tuple(tokens), ended)


async def test_a_tokenizer_that_is_not_there(connect, tmp_path):
    with pytest.raises(ModelError, match=f"no tokenizer in {tmp_path}"):
        await connect(tokenizer=str(tmp_path))


@pytest.mark.parametrize(
    ("refuses", "dialect"),
    [
        (lambda body: "return_tokens_as_token_ids" in body, Dialect(True, 20)),
        (lambda body: body["logprobs"] > 5 or "return_tokens_as_token_ids" in body, Dialect(True, 5)),
        (lambda body: not isinstance(body["prompt"], str), Dialect(False, 20)),
        (lambda body: not isinstance(body["prompt"], str) or body["logprobs"] > 5, Dialect(False, 5)),
    ],
)
async def test_the_richest_way_of_asking_that_is_answered(served, connect, tiny_llama, refuses, dialect):
    served.refuses = refuses
    assert (await connect(tokenizer=str(tiny_llama))).dialect == dialect


async def test_text_is_sent_without_a_tokenizer(served, connect):
    served.script = lambda text: {"1": 3.0, "2": 1.0} if text == "one is " else {}
    model = await connect()
    context = await model.open(model.tokenizer.encode("one is "), Usage())
    found = await context.likeliest(100)
    assert served.bodies[-1]["prompt"] == "one is "
    assert model.tokenizer.decode([found[0][0]]) == "1"
    assert np.exp(found[0][1]) == pytest.approx(0.75, abs=1e-3)
    assert len(found) == 20
    context.truncate(len(context.tokens) - 1)
    [row] = await context.extend(model.tokenizer.encode(" "), 1)
    assert np.isneginf(row).sum() == model.tokenizer.vocabulary - 20


async def test_what_is_known_is_not_asked_again(served, connect):
    model = await connect()
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


async def test_the_last_to_leave_cancels_a_request(served, connect):
    model = await connect()
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


async def test_tokens_are_drawn_in_one_request_and_their_distributions_remembered(served, connect):
    served.script = follow({"def f():\n": {"    return 1\n": 1.0}})
    model = await connect()
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


async def test_long_draws_take_several_requests_and_stop_at_the_line_that_was_asked_for(served, connect):
    served.script = lambda text: {"    a = 1\n"[len(text.rpartition("\n")[2]) :]: 1.0}
    model = await connect()
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


async def test_an_allowance_is_never_overdrawn(served, connect):
    """Requests under way count for all that they may bring; those that wait use what is left over."""
    served.script = lambda text: {"ab"[len(text) - 1 :]: 1.0} if len(text) < 3 else {}
    model = await connect()
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


STREAM = {"Content-Type": "text/event-stream", "Content-Length": "999"}
BROKEN_OFF = (200, STREAM, b'data: {"choices": []}\n\n')


@pytest.mark.parametrize(
    "troubles",
    [
        [BUSY, BUSY],
        [(500, {}, b"oops"), (429, {"Retry-After": "0"}, b"{}")],
        [(200, {}, b"<html>garbage</html>")],
        [BROKEN_OFF],
        [(0, {}, None)],
    ],
    ids=["503", "500 and 429", "garbage", "broken off", "hung up"],
)
async def test_what_passes_is_tried_again(served, connect, talking, troubles):
    model, chat = await connect(), await talking("yes")
    served.troubles = [trouble for trouble in troubles if trouble is not BROKEN_OFF]
    assert await (await model.open([1, 2], Usage())).likeliest(1)
    assert not served.troubles
    served.troubles = list(troubles)[-1:]
    assert (await chat.reply(Turn("Is it?"), 9, Sampling(), Usage())).text == "yes"
    assert not served.troubles


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
async def test_a_rate_limit_makes_everybody_wait(served, connect, said):
    model = await connect()
    contexts = [await model.open([token], Usage()) for token in (1, 2)]
    began = time.monotonic()
    served.troubles = [(429, {"Retry-After": said()}, b"{}")]
    first = asyncio.create_task(contexts[0].likeliest(1))
    await until(lambda: not served.troubles)
    await asyncio.sleep(0.05)
    await asyncio.gather(first, contexts[1].likeliest(1))
    assert time.monotonic() - began > 0.25
    assert [body["prompt"] for body in served.bodies[-3:]].count(model.tokenizer.decode([2])) == 1


async def test_a_server_that_is_not_there():
    with pytest.raises(ModelError, match=r"127\.0\.0\.1:9/v1 cannot be reached .*after 6 tries"):
        await load("http://127.0.0.1:9/v1", "scripted")


async def test_the_length_of_a_context_is_the_servers_word_or_a_guess(served, connect):
    model = await connect()
    with pytest.raises(ModelError, match="ends at 256"):
        await model.open([1] * 257, Usage())
    served.instead["models"] = (404, {})
    assert (await connect()).context_length == 32_768


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


TURN = Turn("What is it?", "You know.", opening="It is ", stops=("###",))
MODELS = (200, {"data": [{"id": "large"}, {"id": "small"}]})
NO_MODEL = (404, {"detail": "no such model"})
NO_PROBABILITIES = (200, {"choices": [{"text": "x", "finish_reason": "length"}]})
CHAT = "chat/completions"


@pytest.mark.parametrize("status", [404, 405])
async def test_a_server_with_chat_only_is_talked_to(served, connect, status):
    served.instead["completions"] = (status, {"error": "a chat model"})
    served.says = lambda body: "It is a server."
    model, usage = await connect(), Usage()
    answer = await model.reply(TURN, 20, Sampling(0.5, 0.9, 3), usage)
    assert isinstance(model, ChatModel)
    assert (model.gives_distributions, model.note, model.context_length) == (False, "", 256)
    assert answer == WholeAnswer("It is a server.", 8, 11)
    assert (usage.prompt_tokens, usage.generated_tokens, usage.forward_passes) == (11, 8, 1)
    body = served.bodies[-1]
    assert [(each["role"], each["content"]) for each in body["messages"]] == [
        ("system", "You know."),
        ("user", "What is it?"),
    ]
    assert (body["max_tokens"], body["temperature"], body["top_p"]) == (20 * PROSE, 0.5, 0.9)
    assert body["stop"] == ["###"]
    assert 0 <= body["seed"] < 2**31


async def test_a_server_whose_completions_have_no_probabilities_is_talked_to(served, connect):
    served.instead["completions"] = NO_PROBABILITIES
    served.says = lambda body: "It is"
    assert type(await connect()) is ChatModel
    with pytest.raises(ModelError, match=r"For strategies that need none, .* use --set api=chat"):
        await connect(api="completions")


async def test_a_completions_server_gives_a_whole_answer_in_one_request(served, connect):
    served.script = lambda text: {"known.\n### More"[len(text.rpartition("It is ")[2]) :]: 1.0}
    model = await connect()
    before, usage = len(served.bodies), Usage()
    answer = await model.reply(TURN, 80, Sampling(0), usage)
    [body] = served.bodies[before:]
    assert body["prompt"].endswith("What is it?\n\n### Answer\nIt is ")
    assert ("logprobs" not in body, body["max_tokens"]) == (True, 80)
    assert answer.text == "It is known.\n"
    assert usage.generated_tokens == answer.tokens > 0


@pytest.mark.parametrize("streams", [True, False])
async def test_a_whole_program_is_drawn_in_one_request_that_ends_with_it(served, connect, streams):
    served.script, served.streams = lambda text: {("ab\n" * 99)[len(text) - 1 :]: 1.0}, streams
    model = await connect()
    context = await model.open(model.tokenizer.encode("x"), Usage())
    before, heard = len(served.bodies), []
    await context.draw(90, Sampling(), lambda tokens: not heard.extend(tokens) and len(heard) < 7, 90)
    assert len(served.bodies) == before + 1
    assert len(context.tokens) - 1 == len(heard)
    assert len(heard) == 7 or not streams


async def test_a_server_that_ends_streams_when_another_comes_is_asked_for_none_from_then_on(served, connect):
    """Streams that end later, as they should, change nothing: they would interrupt each other for ever."""
    served.script = lambda text: {"ab\n" * 99: 1.0}
    model = await connect()
    contexts = [await model.open(model.tokenizer.encode("x"), Usage()) for _ in range(8)]
    before, usual = len(served.bodies), served.answer

    def interrupting(path, body):
        status, headers, said = usual(path, body)
        if body.get("stream") and len(served.bodies) < before + 8:  # all but the last of them
            said = b"".join(said.splitlines(keepends=True)[:2]) + b"data: [DONE]\n\n"
        return status, headers, said

    served.answer = interrupting
    await asyncio.gather(*(context.draw(40, Sampling(), lambda tokens: True) for context in contexts))
    assert [len(context.tokens) for context in contexts] == [41] * 8
    await contexts[0].draw(40, Sampling(), lambda tokens: True)
    assert [bool(body.get("stream")) for body in served.bodies[before:]] == [True] * 8 + [False] * 8


async def test_without_usage_pieces_are_counted_and_the_note_says_so(served, talking):
    served.counts = False
    model = await talking("one two three")
    answer = await model.reply(Turn("Count."), 9, Sampling(), Usage())
    assert (answer.tokens, model.note) == (5, ESTIMATED)


@pytest.mark.parametrize(
    ("said", "text"), [("<think>refine? abort?</think>\nabort", "abort"), ("<think>it goes on and on", "")]
)
async def test_thoughts_are_no_part_of_an_answer(talking, said, text):
    model = await talking(said)
    assert (await model.reply(Turn("?"), 9, Sampling(), Usage())).text == text


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        ("max_tokens", "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
        ("temperature", "Unsupported value: 'temperature' does not support 0 with this model."),
        ("stream_options", "Unsupported fields in the request: {'stream_options'}"),
        ("system", "System role not supported"),
    ],
    ids=["length", "temperature", "streams", "system"],
)
async def test_parameters_that_a_server_refuses_are_left_out_from_then_on(served, talking, refused, said):
    usual = served.chat

    def strict(body):
        given = {*body, *(message["role"] for message in body["messages"])}
        error = json.dumps({"error": {"message": said}}).encode()
        return (400, {}, error) if refused in given else usual(body)

    served.chat = strict
    model = await talking("yes")
    before = len(served.bodies)
    assert (await model.reply(Turn("Is it?", "You know."), 9, Sampling(), Usage())).text == "yes"
    assert len(served.bodies) == before + 1
    assert "Is it?" in served.bodies[-1]["messages"][-1]["content"]
    assert ("no temperature" in model.note) is (refused == "temperature")


async def test_a_chat_model_keeps_to_an_allowance(talking):
    usage = Usage(allowance=Allowance(7, lambda: None))
    answer = await (await talking("word " * 50)).reply(Turn("Talk."), 9, Sampling(), usage)
    assert (answer.tokens, usage.generated_tokens, usage.tokens_left) == (7, 7, 0)


async def test_a_question_that_is_too_long_is_not_sent(served, talking):
    model = await talking("yes")
    before = len(served.bodies)
    assert await model.reply(Turn("long " * 200), 9, Sampling(), Usage()) is None
    with pytest.raises(ModelError, match="gives whole answers, and no distributions"):
        await model.open([1], Usage())
    assert len(served.bodies) == before


KNOWN_ONES = "404: no such model. It has no model 'scripted'; it has large, small"
REFUSED = {
    "no key": (
        "auto",
        {"completions": (401, {"error": "who?"})},
        "401: who?. No key was sent: keys are read",
    ),
    "no key for chat": ("chat", {CHAT: (401, {})}, "401: {}. No key was sent"),
    "no model": ("auto", {"completions": NO_MODEL, "models": MODELS}, KNOWN_ONES),
    "no model for chat": ("chat", {CHAT: NO_MODEL, "models": MODELS}, KNOWN_ONES),
    "neither": (
        "auto",
        {"completions": (404, {"detail": "Not Found"}), "models": (404, {})},
        "neither /completions nor /chat/completions at this address, or no model 'scripted': check",
    ),
    "no completions": (
        "completions",
        {"completions": (404, {})},
        "Use --set api=chat if the server has a chat",
    ),
    "no probabilities": (
        "auto",
        {"completions": NO_PROBABILITIES},
        "(llama-cpp-python: start it with --logits_all true). It has no chat, either",
    ),
    "no completion": ("chat", {CHAT: (200, {"answer": 1})}, "The server's answer is no completion"),
    "an error": ("chat", {CHAT: (500, {})}, "answers 500: {} (after 2 tries)"),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_what_is_said_of_servers_that_refuse(served, connect, case):
    api, served.instead, sentence = REFUSED[case]
    with pytest.raises(ModelError) as caught:
        await connect(api=api)
    assert sentence in str(caught.value)
