"""What is said of servers that have no completions."""

from __future__ import annotations

import json

import pytest
from served import serving

from engine.lm.openai import load
from engine.types import ModelError

MODELS = {"data": [{"id": "scripted"}]}


def answering(**answers):
    """A server with these endpoints and no others; an answer is a status and what is said."""

    def answer(path, body):
        status, value = answers.get(path.rpartition("/")[2], (404, None))
        content = b"" if value is None else json.dumps(value).encode()
        return status, {"Content-Type": "application/json"}, content

    return answer


async def refused(answer) -> str:
    async with serving() as served:
        served.answer = answer
        with pytest.raises(ModelError) as caught:
            await load(served.url, "scripted")
    return str(caught.value)


@pytest.mark.parametrize("status", [404, 405])
@pytest.mark.parametrize(
    "chat",
    [(200, {"choices": [{"message": {"content": "1"}}]}), (400, {"error": {"message": "max_tokens?"}})],
)
async def test_a_server_with_chat_only_is_told_what_is_missing_and_what_to_do(status, chat):
    """``/chat/completions`` ends as ``/completions`` does; the path before it tells them apart."""

    def answer(path, body):
        if path.endswith("/chat/completions"):
            return answering(completions=chat)(path, body)
        return answering(models=(200, MODELS), completions=(status, None))(path, body)

    said = await refused(answer)
    assert f"refuses with {status}. It offers chat completions only." in said
    assert "log-probabilities" in said
    assert "--base-url, such as vLLM, llama-server or SGLang" in said


async def test_the_servers_own_words_stay():
    def answer(path, body):
        if path.endswith("/chat/completions"):
            return answering(completions=(200, {}))(path, body)
        return answering(completions=(404, {"error": {"message": "This is a chat model"}}))(path, body)

    assert "refuses with 404: This is a chat model. It offers chat completions only." in await refused(answer)


async def test_a_server_that_has_neither_and_an_unknown_model_are_not_called_so():
    assert (await refused(answering(models=(200, MODELS)))).endswith("refuses with 404")
    unknown = answering(completions=(404, {"detail": "no such model"}))
    assert (await refused(unknown)).endswith("refuses with 404: no such model")


async def test_a_key_that_is_refused_is_not_called_so():
    said = await refused(answering(completions=(401, {"error": {"message": "bad key"}})))
    assert said.endswith("refuses with 401: bad key")
