"""Reads the functions of a module without importing it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from engine.decoding.executable import parse
from engine.memory.types import Parameter, positional
from engine.memory.words import words

EFFECTS = frozenset(
    "open print input exec eval compile breakpoint exit quit globals locals setattr delattr read_text "
    "read_bytes write write_text write_bytes writelines unlink mkdir rmdir shutil subprocess socket "
    "sqlite3 tempfile secrets requests httpx rmtree system popen Popen spawn fork kill getenv putenv "
    "environ stdin stdout stderr urandom random randint randrange uniform shuffle choices gauss seed "
    "token_hex token_bytes uuid1 uuid4 now utcnow today time monotonic perf_counter process_time sleep "
    "localtime gmtime urlopen request connect send recv execute commit session getpid gethostname".split()
)
"""Names of what writes, reads what changes, or draws at random: what speaks of one is not reused."""
_HARMLESS_DECORATORS = frozenset(("staticmethod", "cache", "lru_cache"))
_UNFINISHED = ("NotImplementedError", "NotImplemented")


@dataclass(frozen=True)
class ReadFunction:
    """A function as its module's text tells it."""

    name: str
    """``to_cents``, or ``Money.to_cents`` for a static method."""
    parameters: tuple[Parameter, ...]
    returns: str
    words: tuple[str, ...]
    """Of its name, its docstring's first paragraph and its parameters."""
    mentions: frozenset[str]
    """All names in its body that it does not bind itself, and all attributes."""
    line: int

    @property
    def has_effects(self) -> bool:
        """Whether it speaks of what writes, reads what changes, or draws at random."""
        return not self.mentions.isdisjoint(EFFECTS)


@dataclass(frozen=True)
class ReadModule:
    """The functions of a text that others may call, and whether importing it does more than define."""

    functions: tuple[ReadFunction, ...] = ()
    acts: bool = False
    """It calls something when it is imported."""


def read_module(text: str) -> ReadModule | None:
    """The finished functions and static methods of a module; None where it does not parse."""
    tree = parse(text)
    if tree is None:
        return None
    acts = any(isinstance(each, ast.Expr) and isinstance(each.value, ast.Call) for each in tree.body)
    return ReadModule(tuple(_functions(tree)), acts)


def _functions(tree: ast.Module) -> Iterator[ReadFunction]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from _function(node, "")
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and "staticmethod" in _decorators(inner):
                    yield from _function(inner, f"{node.name}.")


def _function(node: ast.FunctionDef, owner: str) -> Iterator[ReadFunction]:
    arguments = node.args
    required = [default for default in arguments.kw_defaults if default is None]
    if required or node.name.startswith(("test", "__")) or not _decorators(node) <= _HARMLESS_DECORATORS:
        return
    statements = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
    if all(map(_is_unfinished, statements)) or _changes_what_is_outside(node):
        return
    parameters = positional(arguments)
    about = (ast.get_docstring(node) or "").partition("\n\n")[0].partition(">>>")[0]
    told = words(" ".join((owner, node.name, about, *(each.name for each in parameters))))
    returns = ast.unparse(node.returns) if node.returns is not None else ""
    yield ReadFunction(
        owner + node.name, parameters, returns, tuple(told), frozenset(_mentioned(node)), node.lineno
    )


def _decorators(node: ast.FunctionDef) -> set[str]:
    found = set()
    for each in node.decorator_list:
        named = each.func if isinstance(each, ast.Call) else each
        found.add(named.attr if isinstance(named, ast.Attribute) else getattr(named, "id", "?"))
    return found


def _is_unfinished(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Raise):
        raised = statement.exc.func if isinstance(statement.exc, ast.Call) else statement.exc
        return isinstance(raised, ast.Name) and raised.id in _UNFINISHED
    shown = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(statement, ast.Pass) or isinstance(shown, ast.Constant)


def _changes_what_is_outside(node: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Global | ast.Nonlocal) for each in ast.walk(node))


def _mentioned(node: ast.FunctionDef) -> Iterator[str]:
    own = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
    inside = [inner for each in node.body for inner in ast.walk(each)]
    own |= {each.id for each in inside if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
    for inner in inside:
        if isinstance(inner, ast.Name) and inner.id not in own:
            yield inner.id
        elif isinstance(inner, ast.Attribute):
            yield inner.attr
            if isinstance(inner.value, ast.Name) and inner.value.id == "os" and inner.attr != "path":
                yield "system"
        elif isinstance(inner, ast.alias):
            yield inner.name.rpartition(".")[2]
