"""Reads Markdown as language models write it: blocks of code, closed or cut off, and prose around them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

_OPENING = re.compile(r"[ \t>]*(`{3,}|~{3,})[ \t]*([\w+.#-]*)[^`\n]*$")


@dataclass(frozen=True)
class CodeBlock:
    """A fenced block of code."""

    language: str
    """In lower case; often nothing."""
    text: str
    """Its complete lines, moved to column 0."""
    closed: bool = True
    """False where the answer ends in the middle of it."""


def code_blocks(answer: str) -> list[CodeBlock]:
    """The blocks in their order."""
    return [part for part in _parts(answer) if isinstance(part, CodeBlock)]


def prose(answer: str) -> str:
    """What stands around the blocks."""
    return "".join(part for part in _parts(answer) if isinstance(part, str))


def _parts(answer: str) -> Iterator[str | CodeBlock]:
    """Lines of prose, and blocks."""
    fence, language, lines = "", "", list[str]()
    for line in answer.splitlines():
        match = _OPENING.match(line)
        if not fence and match:
            fence, language = match[1], match[2].lower()
        elif not fence:
            yield f"{line}\n"
        elif match and match[1].startswith(fence) and line.strip(" \t>") == match[1]:
            yield _block(language, lines)
            fence, lines = "", []
        else:
            lines.append(line)
    if fence:
        yield _block(language, lines, closed=False)


def _block(language: str, lines: list[str], closed: bool = True) -> CodeBlock:
    return CodeBlock(language, textwrap.dedent("".join(f"{line}\n" for line in lines)), closed)
