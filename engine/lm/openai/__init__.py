"""Models behind OpenAI-compatible completions servers. Importing this package imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.types import ModelError

if TYPE_CHECKING:
    from engine.lm.openai.remote import RemoteModel

__all__ = ["load"]


async def load(base_url: str, name: str, *, tokenizer: str = "", key: str = "") -> RemoteModel:
    """The model that the server at ``base_url`` (``http://host:port/v1``) calls ``name``.

    ``tokenizer``: a folder or hub name; without one the server's texts are the tokens. ``key`` is sent to the
    server and shown nowhere.

    Its distributions are truncated: tokens that the server leaves out are minus infinity, and guidance takes
    them for as likely as the least likely one that it names. Raises ``ModelError``.
    """
    try:
        from engine.lm.openai.client import Client
    except ImportError:
        raise ModelError("The package httpx is not installed: pip install 'egcfg-lsp[openai]'.") from None
    from engine.lm.openai.remote import opened

    return await opened(Client(base_url, key), name, tokenizer)
