"""Models behind OpenAI-compatible servers. Importing this package imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.lm.openai.chat import ChatModel
    from engine.lm.openai.remote import RemoteModel

__all__ = ["load"]


async def load(
    base_url: str, name: str, *, tokenizer: str = "", key: str = "", api: str = "auto"
) -> RemoteModel | ChatModel:
    """The model that the server at ``base_url`` (``http://host:port/v1``) calls ``name``.

    ``tokenizer``: a folder or hub name; without one the server's texts are the tokens. ``key`` is sent to the
    server and shown nowhere. ``api``: ``completions``, ``chat``, or ``auto`` for what the server offers.

    By completions its distributions are truncated: tokens that the server leaves out are minus infinity, and
    guidance takes them for as likely as the least likely one that it names. By chat it has none. Raises
    ``ModelError``.
    """
    from engine.lm.openai.client import Client
    from engine.lm.openai.opening import opened

    return await opened(Client(base_url, key), name, tokenizer, api)
