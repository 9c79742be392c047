"""The modules that a source needs from outside the standard library."""

from __future__ import annotations

import ast
import sys

from engine.decoding.executable import parse


def imported_modules(source: str) -> tuple[str, ...]:
    """Top-level names, in order; the source may be no Python as a whole."""
    found: dict[str, None] = {}
    for line in source.splitlines():
        tree = parse(line.strip()) if line.strip().startswith(("import ", "from ")) else None
        for node in tree.body if tree is not None else ():
            if isinstance(node, ast.Import):
                found |= dict.fromkeys(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found[node.module.partition(".")[0]] = None
    return tuple(name for name in found if name not in sys.stdlib_module_names)
