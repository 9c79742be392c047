"""Whether a piece of test code exercises the function under test."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from weakref import WeakKeyDictionary

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.names import Statement

OWN = "::"
"""Before a name of the module under test; alone, it is the module itself."""
PROCESS = "<process>"
"""Says that code starts another process."""
_ITERATES = (
    "all any dict enumerate filter frozenset iter list map max min next set sorted sum tuple zip "
    "<For> <comprehension> <Starred>"
)
_COMPARED = " <.assert>"
_TOKENS = {
    "__len__": "len", "__str__": "str format print <FormattedValue>", "__bytes__": "bytes",
    "__repr__": "repr str print <FormattedValue>", "__iter__": _ITERATES, "__next__": _ITERATES,
    "__hash__": "hash set dict", "__bool__": "bool <Not> <If> <Assert>" + _COMPARED, "__abs__": "abs",
    "__int__": "int", "__float__": "float", "__round__": "round", "__reversed__": "reversed",
    "__format__": "format .format <FormattedValue>", "__enter__": "<With>", "__exit__": "<With>",
    "__eq__": "<Eq>" + _COMPARED, "__ne__": "<NotEq>" + _COMPARED, "__lt__": "<Lt>" + _COMPARED,
    "__le__": "<LtE>" + _COMPARED, "__gt__": "<Gt>" + _COMPARED, "__ge__": "<GtE>" + _COMPARED,
    "__contains__": "<In> <NotIn>" + _COMPARED, "__add__": "<Add> sum", "__sub__": "<Sub>",
    "__mul__": "<Mult>", "__truediv__": "<Div>", "__mod__": "<Mod>", "__floordiv__": "<FloorDiv>",
    "__pow__": "<Pow>", "__matmul__": "<MatMult>", "__and__": "<BitAnd>", "__or__": "<BitOr>",
    "__xor__": "<BitXor>", "__neg__": "<USub>", "__invert__": "<Invert>", "__lshift__": "<LShift>",
    "__rshift__": "<RShift>", "__getitem__": "<Subscript>", "__setitem__": "<Subscript>",
    "__delitem__": "<Subscript>",
}  # fmt: skip
"""What calls special methods: built-in functions, and kinds of syntax."""

_GIVE = (ast.Return, ast.Yield, ast.Assign, ast.AnnAssign)


@dataclass(frozen=True)
class Subject:
    """A function at the top of a module, or a method of a class there."""

    name: str
    """The name at the top of the module: the function's, or the outermost class's."""
    method: str = ""
    known_as: frozenset[str] = frozenset()
    """Other names at the top of the module: of the function, of the class, of one derived from it, or of what
    gives its objects."""
    accessor: str = ""
    """``setter`` or ``deleter`` of a property."""
    path: str = ""
    """The qualified name, if nothing but it is needed to call the function."""

    @classmethod
    def of(cls, function: Function, document: Document | None = None) -> Subject:
        """Returns what tests can reach of ``function``; with its ``document``, by other names too."""
        first, _, rest = function.reachable_name.partition(".")
        static = not {"staticmethod", "classmethod"}.isdisjoint(function.decorators)
        return cls(
            name=first,
            method=rest.rpartition(".")[2],
            known_as=_other_names(first, document, bool(rest)) if document is not None else frozenset(),
            accessor=function.accessor,
            path=function.name if not function.is_nested and (static or not rest) else "",
        )

    @property
    def names(self) -> frozenset[str]:
        """All names at the top of the module that a test may reach it by."""
        return self.known_as | {self.name}

    @property
    def is_special(self) -> bool:
        """A method that Python calls without its name being written."""
        return self.method.startswith("__") and self.method.endswith("__")

    def reached_by(self, tokens: Collection[str]) -> bool:
        """Whether code, by its tokens, reaches the function, or its class and a method of that name."""
        simple = self.method or self.name
        by_module = OWN in tokens and any(
            "." + name in tokens or f'"{name}"' in tokens for name in (*self.names, simple)
        )
        named = by_module or any(OWN + name in tokens for name in self.names)
        return named and (not self.method or self.is_called(tokens))

    def is_called(self, tokens: Collection[str]) -> bool:
        """Whether a method is called, of whatever object; special ones are where syntax calls them."""
        if self.accessor:
            by_name = f'"{self.method}"' in tokens and self.accessor[:3] + "attr" in tokens
            return by_name or f".{self.method} {self.accessor}" in tokens
        if "." + self.method in tokens or f'"{self.method}"' in tokens:
            return True
        calls = _TOKENS.get(self.method)
        return any(each in tokens for each in calls.split()) if calls else self.is_special


def plain_tokens(node: ast.AST) -> Iterable[str]:
    """What a node of code says by itself: names, kinds of syntax, attributes that it reads or changes."""
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        changes = {ast.Store: " setter", ast.Del: " deleter"}.get(type(node.ctx), "")
        yield f".{node.attr}{changes}"
        if node.attr.startswith("assert"):
            yield "<.assert>"
    elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute):
        yield "." + node.target.attr
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
        yield from (node.value, f'"{node.value}"')
    else:
        yield f"<{type(node).__name__}>"


def tokens_of(source: ast.AST) -> frozenset[str]:
    """The tokens of a piece of the module under test itself."""
    found = {token for node in ast.walk(source) for token in plain_tokens(node)}
    return frozenset(found | {OWN + token for token in found if token.isidentifier()})


def _other_names(name: str, document: Document, is_class: bool) -> frozenset[str]:
    """Other names of a function; or of classes derived from a class, of objects, and of what returns them."""
    binding, found, left = _binding(document, is_class), {name}, [name]
    while left:
        more = binding.get(left.pop(), frozenset()) - found
        found |= more
        left += more
    return frozenset(found - {name})


_BINDING: WeakKeyDictionary[Document, dict[bool, dict[str, frozenset[str]]]] = WeakKeyDictionary()


def _binding(document: Document, is_class: bool) -> Mapping[str, frozenset[str]]:
    """For each name, the names that statements of the module bind to what it gives; worked out once."""
    known = _BINDING.setdefault(document, {})
    if is_class not in known:
        found: dict[str, frozenset[str]] = {}
        for each in document.statements:
            for name in () if each.is_import else _given_by(each, is_class):
                found[name] = found.get(name, frozenset()) | each.binds
        known[is_class] = found
    return known[is_class]


@lru_cache(maxsize=1 << 14)
def _given_by(statement: Statement, is_class: bool) -> frozenset[str]:
    """Names in the bases and the metaclass of a class, in an assigned value, or in what is returned."""
    tree, roots = statement.tree, list[ast.AST]()
    if isinstance(tree, ast.Assign | ast.AnnAssign) and tree.value is not None:
        roots.append(tree.value)
    elif isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and is_class:
        if isinstance(tree, ast.ClassDef):
            roots += [*tree.bases, *(each.value for each in tree.keywords)]
        roots += [node.value for node in ast.walk(tree) if isinstance(node, _GIVE) and node.value]
    return frozenset(node.id for root in roots for node in ast.walk(root) if isinstance(node, ast.Name))
