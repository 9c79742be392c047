"""Which endpoint of a server is used, and what is said of servers that refuse."""

from __future__ import annotations

import asyncio
import json

import pytest

from engine.core.task import Allowance, Usage
from engine.lm import chat_server
from engine.lm.base import Sampling, Turn, WholeAnswer
from engine.lm.chat_server import ESTIMATED, PROSE, ChatModel
from engine.lm.openai import load
from engine.support.errors import ModelError
from tests.unit.lm.openai.served import Served, serving

TURN = Turn("What is it?", "You know.", opening="It is ", stops=("###",))
MODELS = {"data": [{"id": "large"}, {"id": "small"}]}


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(chat_server, "FIRST_PAUSE_S", 0.001)


def answering(served: Served, **answers):
    """Gives the server other answers; a name stands for the endpoints whose paths end with it."""
    usual = served.answer

    def answer(path, body):
        for name, (status, value) in answers.items():
            if path.endswith(f"/v1/{name.replace('_', '/')}"):
                return status, {"Content-Type": "application/json"}, json.dumps(value).encode()
        return usual(path, body)

    served.answer = answer  # type: ignore[method-assign]


@pytest.mark.parametrize("status", [404, 405])
async def test_a_server_with_chat_only_is_talked_to(status):
    async with serving() as served:
        answering(served, completions=(status, {"error": "a chat model"}))
        served.says = lambda body: "It is a server."
        model = await load(served.url, "scripted")
        usage = Usage()
        answer = await model.reply(TURN, 20, Sampling(0.5, 0.9, 3), usage)
        await model.close()
    assert isinstance(model, ChatModel)
    assert (model.gives_distributions, model.note, model.context_length) == (False, "", 256)
    assert answer == WholeAnswer("It is a server.", 8, 11)
    assert (usage.prompt_tokens, usage.generated_tokens, usage.forward_passes) == (11, 8, 1)
    body = served.bodies[-1]
    assert body["messages"] == [
        {"role": "system", "content": "You know."},
        {"role": "user", "content": "What is it?"},
    ]
    assert (body["max_tokens"], body["temperature"], body["top_p"]) == (20 * PROSE, 0.5, 0.9)
    assert body["stop"] == ["###"]
    assert 0 <= body["seed"] < 2**31


async def test_a_server_whose_completions_have_no_probabilities_is_talked_to():
    async with serving() as served:
        answering(served, completions=(200, {"choices": [{"text": "x", "finish_reason": "length"}]}))
        served.says = lambda body: "It is"
        model = await load(served.url, "scripted")
        assert type(model) is ChatModel
        await model.close()
        with pytest.raises(ModelError, match=r"For strategies that need none, .* use --set api=chat"):
            await load(served.url, "scripted", api="completions")


async def test_a_completions_server_gives_a_whole_answer_in_one_request():
    async with serving(lambda text: {"known.\n### More"[len(text.rpartition("It is ")[2]) :]: 1.0}) as served:
        model = await load(served.url, "scripted")
        before, usage = len(served.bodies), Usage()
        answer = await model.reply(TURN, 80, Sampling(0), usage)
        await model.close()
    [body] = served.bodies[before:]
    assert body["prompt"].endswith("What is it?\n\n### Answer\nIt is ")
    assert ("logprobs" not in body, body["max_tokens"]) == (True, 80)
    assert answer is not None
    assert answer.text == "It is known.\n"
    assert usage.generated_tokens == answer.tokens > 0


async def test_a_whole_program_is_drawn_in_one_request_that_ends_with_it():
    async with serving(lambda text: {("ab\n" * 99)[len(text) - 1 :]: 1.0}) as served:
        model = await load(served.url, "scripted")
        context = await model.open(model.tokenizer.encode("x"), Usage())
        before, heard = len(served.bodies), []
        await context.draw(90, Sampling(), lambda tokens: not heard.extend(tokens) and len(heard) < 7, 90)
        assert len(served.bodies) == before + 1
        assert len(heard) == len(context.tokens) - 1 == 7
        served.streams = False
        await context.draw(90, Sampling(), lambda tokens: True, 90)
        assert len(served.bodies) == before + 2
        await model.close()


async def test_a_server_that_ends_streams_when_another_comes_is_asked_for_none_from_then_on():
    """Streams that end later, as they should, change nothing: they would interrupt each other for ever."""
    async with serving(lambda text: {"ab\n" * 99: 1.0}) as served:
        model = await load(served.url, "scripted")
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
        await model.close()
    streamed = [bool(body.get("stream")) for body in served.bodies[before:]]
    assert streamed == [True] * 8 + [False] * 8


async def test_without_usage_pieces_are_counted_and_the_note_says_so():
    async with serving() as served:
        served.says, served.counts = lambda body: "one two three", False
        model = await load(served.url, "scripted", api="chat")
        answer = await model.reply(Turn("Count."), 9, Sampling(), Usage())
        await model.close()
    assert answer is not None
    assert (answer.tokens, model.note) == (5, ESTIMATED)


async def test_thoughts_are_no_part_of_an_answer():
    async with serving() as served:
        served.says = lambda body: "<think>refine? abort?</think>\nabort"
        model = await load(served.url, "scripted", api="chat")
        answer = await model.reply(Turn("?"), 9, Sampling(), Usage())
        served.says = lambda body: "<think>it goes on and on"
        unfinished = await model.reply(Turn("?"), 9, Sampling(), Usage())
        await model.close()
    assert [each and each.text for each in (answer, unfinished)] == ["abort", ""]


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        ("max_tokens", "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
        ("temperature", "Unsupported value: 'temperature' does not support 0 with this model."),
        ("stream_options", "Unsupported fields in the request: {'stream_options'}"),
        ("system", "System role not supported"),
    ],
)
async def test_parameters_that_a_server_refuses_are_left_out_from_then_on(refused, said):
    async with serving() as served:
        usual = served.chat

        def strict(body):
            given = {*body, *(message["role"] for message in body["messages"])}
            error = json.dumps({"error": {"message": said}}).encode()
            return (400, {}, error) if refused in given else usual(body)

        served.chat, served.says = strict, lambda body: "yes"
        model = await load(served.url, "scripted", api="chat")
        before = len(served.bodies)
        answer = await model.reply(Turn("Is it?", "You know."), 9, Sampling(), Usage())
        await model.close()
    assert answer is not None
    assert answer.text == "yes"
    assert len(served.bodies) == before + 1
    assert "Is it?" in served.bodies[-1]["messages"][-1]["content"]
    assert ("no temperature" in model.note) is (refused == "temperature")


async def test_a_chat_model_keeps_to_an_allowance():
    async with serving() as served:
        served.says = lambda body: "word " * 50
        model = await load(served.url, "scripted", api="chat")
        usage = Usage(allowance=Allowance(7, lambda: None))
        answer = await model.reply(Turn("Talk."), 9, Sampling(), usage)
        await model.close()
    assert answer is not None
    assert (answer.tokens, usage.generated_tokens, usage.tokens_left) == (7, 7, 0)


async def test_a_question_that_is_too_long_is_not_sent():
    async with serving() as served:
        served.says = lambda body: "yes"
        model = await load(served.url, "scripted", api="chat")
        before = len(served.bodies)
        assert await model.reply(Turn("long " * 200), 9, Sampling(), Usage()) is None
        with pytest.raises(ModelError, match="gives whole answers, and no distributions"):
            await model.open([1], Usage())
        assert len(served.bodies) == before
        await model.close()


@pytest.mark.parametrize(
    "trouble",
    [
        (429, {"Retry-After": "0"}, b"{}"),
        (503, {}, b"busy"),
        (200, {"Content-Type": "text/event-stream", "Content-Length": "999"}, b'data: {"choices": []}\n\n'),
    ],
    ids=["rate limit", "busy", "broken off"],
)
async def test_a_chat_is_tried_again(trouble):
    async with serving() as served:
        served.says = lambda body: "yes"
        model = await load(served.url, "scripted", api="chat")
        served.troubles = [trouble]
        answer = await model.reply(Turn("Is it?"), 9, Sampling(), Usage())
        await model.close()
    assert answer is not None
    assert (answer.text, served.troubles) == ("yes", [])


@pytest.mark.parametrize(
    ("answers", "api", "sentence"),
    [
        ({"completions": (401, {"error": "who?"})}, "auto", "401: who?. No key was sent: keys are read from"),
        ({"chat_completions": (401, {})}, "chat", "401: {}. No key was sent"),
        (
            {"completions": (404, {"detail": "no such model"}), "models": (200, MODELS)},
            "auto",
            "404: no such model. It has no model 'scripted'; it has large, small",
        ),
        (
            {"chat_completions": (404, {"detail": "no such model"}), "models": (200, MODELS)},
            "chat",
            "404: no such model. It has no model 'scripted'; it has large, small",
        ),
        (
            {"completions": (404, {"detail": "Not Found"}), "models": (404, {})},
            "auto",
            "neither /completions nor /chat/completions at this address, or no model 'scripted': check",
        ),
        (
            {"completions": (404, {})},
            "completions",
            "404: {}. Use --set api=chat if the server has a chat only.",
        ),
        (
            {"completions": (200, {"choices": [{"text": "x"}]})},
            "auto",
            "(llama-cpp-python: start it with --logits_all true). It has no chat, either",
        ),
        ({"chat_completions": (200, {"answer": 1})}, "chat", "The server's answer is no completion"),
        ({"chat_completions": (500, {})}, "chat", "answers 500: {} (after 2 tries)"),
    ],
)
async def test_what_is_said_of_servers_that_refuse(answers, api, sentence):
    async with serving() as served:
        answering(served, **answers)
        with pytest.raises(ModelError) as caught:
            await load(served.url, "scripted", api=api)
    assert sentence in str(caught.value)
