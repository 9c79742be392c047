"""What a server lacks that has no completions to give, where its own answer does not say it."""

from __future__ import annotations

from engine.lm.openai.client import Client, Refusal
from engine.types import ModelError

_NO_SUCH_ENDPOINT = (404, 405)


async def explained(refusal: Refusal, client: Client, name: str) -> ModelError:
    """``refusal`` to complete by the model ``name``; with what to do, if the server has chat only."""
    if refusal.status not in _NO_SUCH_ENDPOINT or not await _chats(client, name):
        return refusal
    return ModelError(
        f"{refusal}. It offers chat completions only. egcfg needs the endpoint /completions with "
        "log-probabilities: name a server that has it in --base-url, such as vLLM, llama-server or SGLang."
    )


async def _chats(client: Client, name: str) -> bool:
    """Whether there is an endpoint for chats, whatever it says to a short one."""
    body = {"model": name, "messages": [{"role": "user", "content": "1"}], "max_tokens": 1}
    try:
        await client.post("/chat/completions", body, tries=1)
    except Refusal as refusal:
        return refusal.status not in _NO_SUCH_ENDPOINT
    except ModelError:
        return False
    return True
