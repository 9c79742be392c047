"""Whether functions that a test asks are the program's own, and whether they only judge others of it."""

from __future__ import annotations

import ast
import functools
import re

from ..syntax import parse

Roots = frozenset[tuple[str, bool]]
"""Names, and whether they should be classes."""
_DEFINITION = re.compile(r"^(?:async[ \t]+)?(?:def|class)[ \t]", re.MULTILINE)


@functools.lru_cache(maxsize=256)
def defines(program: str, roots: Roots) -> bool:
    """Whether a program has all these names from nowhere else, as far as its text tells."""
    for name, is_class in roots:
        kinds = "class" if is_class else "(?:async[ \\t]+)?def|class"
        definition = rf"^[ \t]*(?:{kinds})[ \t]+{re.escape(name)}\b"
        if not is_class:
            definition += rf"|^{re.escape(name)}[ \t]*(?::[^=\n]*)?=(?!=)"
        if not re.search(definition, program, re.MULTILINE):
            return False
    return True


@functools.lru_cache(maxsize=256)
def asks_others(program: str, roots: Roots) -> bool:
    """Whether one of these functions mentions another of the program's: it may compare what that gives."""
    if len(_DEFINITION.findall(program)) < 2:
        return False
    tree = parse(program)
    if tree is None:
        return True
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    defined = {node.name: node for node in tree.body if isinstance(node, kinds)}
    for name, _ in roots:
        others = defined.keys() - {name for name, _ in roots}
        inside = ast.walk(defined[name]) if name in defined else ()
        if any(isinstance(node, ast.Name) and node.id in others for node in inside):
            return True
    return False
