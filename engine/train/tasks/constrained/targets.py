"""What a teacher is asked to write programs about: methods of built-in types, functions, the library."""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass

from engine.train.tasks.constrained.table import KINDS

BUILTINS = "builtins"
_FUNCTIONS = """
abs all any bin chr divmod enumerate filter hex len map max min ord pow range reversed round slice
sorted sum zip
"""
_LIBRARY = {
    "collections": "ChainMap Counter OrderedDict defaultdict deque namedtuple",
    "datetime": "date datetime timedelta",
    "itertools": "accumulate chain combinations combinations_with_replacement compress count cycle dropwhile "
    "filterfalse groupby islice pairwise permutations product repeat starmap takewhile zip_longest",
    "math": "ceil comb copysign dist factorial floor fmod fsum gcd hypot isclose isqrt lcm log2 modf perm "
    "prod sqrt trunc",
    "re": "compile escape findall finditer fullmatch match search split sub subn",
}
MODULES = frozenset(_LIBRARY)


@dataclass(frozen=True)
class Target:
    """``name`` of a built-in type, of a module, or of the built-in functions."""

    owner: str
    name: str

    @property
    def key(self) -> str:
        return f"{self.owner}.{self.name}"

    @property
    def words(self) -> str:
        """What it is, for a reader."""
        if self.owner == BUILTINS:
            return f"the built-in function `{self.name}`"
        if self.owner in MODULES:
            return f"`{self.key}` of the standard library"
        return f"the method `{self.name}` of the type `{self.owner}`"

    def is_called(self, source: str) -> bool:
        """Whether ``source`` calls it, by its own name; or, of the library, uses it."""
        nodes = list(ast.walk(ast.parse(source)))
        called = [node.func for node in nodes if isinstance(node, ast.Call)]
        methods = any(isinstance(one, ast.Attribute) and one.attr == self.name for one in called)
        functions = any(isinstance(one, ast.Name) and one.id == self.name for one in called)
        if self.owner in MODULES:
            return (methods or functions) and self.owner in _imported(nodes)
        return functions if self.owner == BUILTINS else methods


def _imported(nodes: list[ast.AST]) -> set[str]:
    named = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return named | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def of_types() -> tuple[Target, ...]:
    """Every public method of the built-in types, and the built-in functions (ExecVerify, 2.1.1)."""
    methods = [
        Target(kind, name)
        for kind in KINDS
        for name, member in vars(getattr(builtins, kind)).items()
        if not name.startswith("_") and (callable(member) or isinstance(member, classmethod | staticmethod))
    ]
    return (*methods, *(Target(BUILTINS, name) for name in _FUNCTIONS.split()))


def of_library() -> tuple[Target, ...]:
    """What the paper leaves for later: functions and types of five modules."""
    return tuple(Target(module, name) for module, names in _LIBRARY.items() for name in names.split())
