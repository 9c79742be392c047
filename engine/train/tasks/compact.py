"""A compact way to write entries: wordings one to a line, bodies as plain code."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from textwrap import dedent

from engine.train.tasks.entry import Entry

_INDENTATION = re.compile(" {8,}")
"""Of further lines, which a backslash joins; other spaces may be part of an example."""


def made(
    key: str,
    names: str,
    params: str,
    returns: str,
    docs: str,
    bodies: str,
    inputs: Callable[[Random], tuple[object, ...]],
    imports: str | tuple[str, ...] = (),
) -> Entry:
    """Names are parted by spaces, parameters by ``;``, bodies by lines of ``---``."""
    return Entry(
        key=key,
        names=tuple(names.split()),
        params=tuple(_INDENTATION.sub(" ", param.strip()) for param in params.split(";")),
        returns=returns,
        docs=tuple(_INDENTATION.sub(" ", line.strip()) for line in docs.strip().splitlines()),
        bodies=tuple(body.strip("\n") for body in dedent(bodies).strip("\n ").split("\n---\n")),
        inputs=inputs,
        imports=(imports,) if isinstance(imports, str) else imports,
    )
