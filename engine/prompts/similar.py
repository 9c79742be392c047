"""Known functions as text of a prompt, for models that read what stands around a task."""

from __future__ import annotations

from engine.lm.base import Tokenizer
from engine.memory.recollection import Recollection


def similar(recollection: Recollection, tokenizer: Tokenizer, most: int) -> str:
    """The likest known functions, each below its place, in ``most`` tokens; longer ones are left out."""
    text = ""
    for where, source in {each.known.where: each.known.source for each in recollection.tried}.items():
        longer = text + placed(where, source)
        if source and len(tokenizer.encode(longer)) <= most:
            text = longer
    return text


def placed(where: str, source: str) -> str:
    """A function below the comment that says where it stands."""
    return f"# from {where}:\n{source.rstrip()}\n\n\n"
