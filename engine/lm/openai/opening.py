"""Opens a served model by the endpoint that the server offers, or by the one that is asked for."""

from __future__ import annotations

import asyncio

from engine.core.errors import ModelError, SettingsError
from engine.lm.openai.answers import NoProbabilities
from engine.lm.openai.chat import ChatModel, ChatTokenizer
from engine.lm.openai.client import Client, Refusal
from engine.lm.openai.dialect import context_length, find_dialect, model_names
from engine.lm.openai.remote import RemoteModel
from engine.lm.openai.tokens import LocalTokenizer, TextTokenizer

APIS = ("auto", "completions", "chat")
_ABSENT = (404, 405)
_MOST_NAMES = 8
_FOR_ROLES = " For strategies that need none, such as quality-flow and code-tree, use --set api=chat."


async def opened(client: Client, name: str, tokenizer: str, api: str = "auto") -> RemoteModel | ChatModel:
    """A model whose server has answered. Raises ``ModelError``, and then leaves nothing open.

    ``api``: ``completions``, ``chat``, or ``auto`` for completions if the server has them, with
    log-probabilities, otherwise chat.
    """
    try:
        if api not in APIS:
            raise SettingsError(f"There is no api {api!r}. There are {', '.join(APIS)}.")
        local = await asyncio.to_thread(_local, tokenizer) if tokenizer else None
        if api == "chat":
            return await _chat(client, name, local)
        try:
            return await _completing(client, name, local)
        except NoProbabilities as error:
            if api == "completions":
                raise ModelError(f"{error}{_FOR_ROLES}") from None
            return await _chat_instead(client, name, local, error)
        except Refusal as refusal:
            if refusal.status not in _ABSENT:
                raise await _told(refusal, client, name) from None
            if api == "completions":
                raise await _told(
                    refusal, client, name, " Use --set api=chat if the server has a chat only."
                ) from None
            return await _chat(client, name, local, refusal)
    except BaseException:
        await client.close()
        raise


async def _completing(client: Client, name: str, local: LocalTokenizer | None) -> RemoteModel:
    known = local or TextTokenizer()
    dialect = await find_dialect(client, name, known, local is not None)
    return RemoteModel(client, name, known, dialect, await context_length(client, name))


async def _chat(
    client: Client, name: str, local: LocalTokenizer | None, before: Refusal | None = None
) -> ChatModel:
    """``before``: what the server said to a completion."""
    model = ChatModel(client, name, ChatTokenizer(local), await context_length(client, name))
    try:
        await model.greet()
    except Refusal as refusal:
        if before is None or refusal.status not in _ABSENT:
            raise await _told(refusal, client, name) from None
        raise await _neither(before, refusal, client, name) from None
    return model


async def _chat_instead(
    client: Client, name: str, local: LocalTokenizer | None, error: NoProbabilities
) -> ChatModel:
    """The chat of a server whose completions are of no use."""
    try:
        return await _chat(client, name, local)
    except ModelError as refusal:
        raise ModelError(f"{error} It has no chat, either: {refusal}") from None


async def _told(refusal: Refusal, client: Client, name: str, advice: str = "") -> ModelError:
    """``refusal``, and what to do about it."""
    if refusal.status in (401, 403):
        known = "The key that was sent is not accepted" if client.has_key else "No key was sent"
        return ModelError(
            f"{refusal}. {known}: keys are read from the variable that --set key-variable names."
        )
    return ModelError(f"{refusal}{await _unknown(client, name)}{advice and '.' + advice}")


async def _neither(before: Refusal, refusal: Refusal, client: Client, name: str) -> ModelError:
    """What is said of a server that refuses completions and chats alike."""
    if unknown := await _unknown(client, name):
        return ModelError(f"{before}{unknown}")
    said = refusal if str(refusal).count(": ") else before
    return ModelError(
        f"{said}. It has neither /completions nor /chat/completions at this address, or no model {name!r}: "
        "check --set base-url, which mostly ends in /v1, and --model."
    )


async def _unknown(client: Client, name: str) -> str:
    """The names of the server's models, if ``name`` is none of them."""
    names = await model_names(client)
    if not names or name in names:
        return ""
    more = ", ..." if len(names) > _MOST_NAMES else ""
    return f". It has no model {name!r}; it has {', '.join(names[:_MOST_NAMES])}{more}"


def _local(path_or_id: str) -> LocalTokenizer:
    from engine.lm.transformers.tokenizer import auto_tokenizer

    tokenizer = auto_tokenizer(path_or_id)
    return LocalTokenizer(tokenizer, len(tokenizer))
