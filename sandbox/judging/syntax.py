"""Parses Python text and writes it back, within limits: tests may come from untrusted sources."""

from __future__ import annotations

import ast
import textwrap

UNPRINTABLE = (ValueError, RecursionError)
"""What ``ast.unparse`` raises for numbers of too many digits, and for what is nested too deeply."""


def parse(source: str) -> ast.Module | None:
    """Its syntax; None for what this Python cannot read."""
    try:
        return ast.parse(textwrap.dedent(source).strip())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def is_literal(node: ast.expr) -> bool:
    """Whether an expression is written out: numbers, texts, and collections of such."""
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True
