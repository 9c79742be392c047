"""Opens models behind OpenAI-compatible servers, by completions or by chat, or says what is refused."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from engine.lm.chat_server import (
    TRIES,
    ChatModel,
    ChatTokenizer,
    Client,
    LocalTokenizer,
    Refusal,
    ServedTokenizer,
    TextTokenizer,
)
from engine.lm.completions import Dialect, NoProbabilities, RemoteModel, likely
from engine.lm.transformers.tokenizer import auto_tokenizer
from engine.support.errors import ModelError, SettingsError

APIS = ("auto", "completions", "chat")
OPENING_S = 300.0
"""A server that loads the model when it is first asked takes minutes."""
UNKNOWN_LENGTH = 32_768
"""Context length where the server does not tell."""
_ABSENT = (404, 405)
_MOST_NAMES = 8


async def load(
    base_url: str, name: str, *, tokenizer: str = "", key: str = "", api: str = "auto"
) -> RemoteModel | ChatModel:
    """The model that the server at ``base_url`` (``http://host:port/v1``) calls ``name``.

    ``tokenizer``: a folder or hub name; without one the server's texts are the tokens. ``key`` is sent to the
    server and shown nowhere. ``api``: ``completions``, ``chat``, or ``auto`` for completions if the server
    has them, with log-probabilities, otherwise chat.

    By completions its distributions are truncated: tokens that the server leaves out are minus infinity, and
    guidance takes them for as likely as the least likely one that it names. By chat it has none. Raises
    ``ModelError``, and then leaves nothing open.
    """
    client = Client(base_url, key)
    try:
        with client.discreet():
            async with asyncio.timeout(OPENING_S):
                return await _opened(client, name, tokenizer, api)
    except BaseException as error:
        await client.close()
        if isinstance(error, TimeoutError):
            raise ModelError(f"The server at {client.base_url} is not ready after {OPENING_S:g} s.") from None
        raise


async def _opened(client: Client, name: str, tokenizer: str, api: str) -> RemoteModel | ChatModel:
    if api not in APIS:
        raise SettingsError(f"There is no api {api!r}. There are {', '.join(APIS)}.")
    local = await asyncio.to_thread(_local, tokenizer) if tokenizer else None
    if api == "chat":
        return await _chat(client, name, local)
    try:
        known = local or TextTokenizer()
        dialect = await find_dialect(client, name, known, local is not None)
        return RemoteModel(client, name, known, dialect, await _context_length(client, name))
    except NoProbabilities as error:
        if api == "completions":
            roles = " For strategies that need none, such as quality-flow and code-tree, use --set api=chat."
            raise ModelError(f"{error}{roles}") from None
        return await _chat_instead(client, name, local, error)
    except Refusal as refusal:
        if refusal.status not in _ABSENT:
            raise await _explained(refusal, client, name) from None
        if api == "completions":
            advice = " Use --set api=chat if the server has a chat only."
            raise await _explained(refusal, client, name, advice) from None
        return await _chat(client, name, local, refusal)


async def find_dialect(client: Client, name: str, tokenizer: ServedTokenizer, has_ids: bool) -> Dialect:
    """The richest way of asking that the server answers; raises what it says to the plainest.

    A refusal of the others may have any status: some servers answer 500 to token ids.
    """
    prompt = tokenizer.encode("def f(x):\n")

    async def answered(way: Dialect, tries: int) -> Dialect:
        likely(
            tokenizer, await client.post("/completions", way.request(name, tokenizer, prompt), tries=tries)
        )
        return way

    plainest = await answered(Dialect(ids=False, top=5), TRIES)
    ways = [Dialect(True, 20, numbers=True), Dialect(True, 20), Dialect(True, 5)] if has_ids else []
    for way in [*ways, Dialect(False, 20)]:
        with suppress(ModelError):
            return await answered(way, 1)
    return plainest


async def _chat(
    client: Client, name: str, local: LocalTokenizer | None, before: Refusal | None = None
) -> ChatModel:
    """``before``: what the server said to a completion."""
    model = ChatModel(client, name, ChatTokenizer(local), await _context_length(client, name))
    try:
        await model.greet()
    except Refusal as refusal:
        if before is None or refusal.status not in _ABSENT:
            raise await _explained(refusal, client, name) from None
        if unknown := await _unknown(client, name):
            raise ModelError(f"{before}{unknown}") from None
        raise ModelError(
            f"{refusal if str(refusal).count(': ') else before}. It has neither /completions nor "
            f"/chat/completions at this address, or no model {name!r}: check base-url, which mostly ends "
            "in /v1, and --model."
        ) from None
    return model


async def _chat_instead(
    client: Client, name: str, local: LocalTokenizer | None, error: NoProbabilities
) -> ChatModel:
    """The chat of a server whose completions are of no use."""
    try:
        return await _chat(client, name, local)
    except ModelError as refusal:
        raise ModelError(f"{error} It has no chat, either: {refusal}") from None


async def _explained(refusal: Refusal, client: Client, name: str, advice: str = "") -> ModelError:
    """``refusal``, and what to do about it."""
    if refusal.status in (401, 403):
        known = "The key that was sent is not accepted" if client.has_key else "No key was sent"
        return ModelError(
            f"{refusal}. {known}: keys are read from the variable that --set key-variable names."
        )
    return ModelError(f"{refusal}{await _unknown(client, name)}{advice and '.' + advice}")


async def _models(client: Client) -> list[dict[str, Any]]:
    """What the server tells of its models; nothing if it does not."""
    try:
        return [each for each in (await client.get("/models"))["data"] if isinstance(each["id"], str)]
    except (ModelError, TypeError, KeyError):
        return []


async def _unknown(client: Client, name: str) -> str:
    """The names of the server's models, if ``name`` is none of them."""
    names = [each["id"] for each in await _models(client)]
    if not names or name in names:
        return ""
    more = ", ..." if len(names) > _MOST_NAMES else ""
    return f". It has no model {name!r}; it has {', '.join(names[:_MOST_NAMES])}{more}"


async def _context_length(client: Client, name: str) -> int:
    """The model's context length, if the server tells."""
    models = await _models(client)
    for entry in [each for each in models if each["id"] == name] or models[:1]:
        with suppress(AttributeError):
            length = entry.get("max_model_len") or (entry.get("meta") or {}).get("n_ctx_train")
            if type(length) is int and length > 0:
                return length
    return UNKNOWN_LENGTH


def _local(path_or_id: str) -> LocalTokenizer:
    tokenizer = auto_tokenizer(path_or_id)
    return LocalTokenizer(tokenizer, len(tokenizer))
