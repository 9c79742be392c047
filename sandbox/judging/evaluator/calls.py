"""Calls in a test: of the program, of Python's own functions and methods, and of functions of the test."""

from __future__ import annotations

import ast
from typing import Any

from . import operations
from .answers import (
    UNKNOWN,
    Helper,
    Module,
    Outside,
    asked_of,
    stored,
)
from .expressions import Expressions
from .operations import CHANGING_NAMES, CONSUMING, KNOWN_METHODS, UnsupportedOperation

_DEEPEST = 20


class Returned(Exception):
    """A function of the test returns ``value``."""

    def __init__(self, value: Any) -> None:
        self.value = value


class Calls(Expressions):
    """Carries out calls."""

    def call(self, node: ast.Call) -> Any:
        if asked_of(node, self.names) is not None or self._is_awaited(node):
            return self.ask(node)
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        if None in named or any(isinstance(each, ast.Starred) for each in node.args):
            raise UnsupportedOperation
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "print" and isinstance(node.func, ast.Name) and "print" not in self.names:
            return self._print(node)
        before = self.asked()
        function = self._function(node.func)
        take = self.iterable if name in CONSUMING else self.evaluate
        given = [take(each) for each in node.args]
        keywords = {str(each): self.evaluate(value) for each, value in named.items()}
        if name in ("any", "all") and isinstance(node.args[0], ast.GeneratorExp):
            self.speculate(before + 1)
        if isinstance(function, Helper):
            return self._help(node, function, given, keywords)
        if function is None:
            return self._method(node.func, given, keywords)
        return self._ours(function, given, keywords)

    def _is_awaited(self, node: ast.Call) -> bool:
        """``asyncio.run(f(3))``."""
        match node:
            case ast.Call(ast.Attribute(ast.Name("asyncio"), "run"), [inner], []):
                inert = self.names.get("asyncio") == Outside(inert=True)
                return inert and asked_of(inner, self.names) is not None
        return False

    def _function(self, node: ast.expr) -> Any:
        """What is called; None for a method of a value."""
        match node:
            case ast.Attribute(ast.Name(name)) if isinstance(self.names.get(name), Module):
                return self._attribute(node)
            case ast.Attribute():
                return None
            case ast.Name() | ast.Lambda():
                return self.evaluate(node)
        raise UnsupportedOperation

    def _ours(self, function: Any, given: list[Any], named: dict[str, Any]) -> Any:
        if not operations.is_ours(function):
            raise UnsupportedOperation
        every = [*given, *named.values()]
        if any(value is UNKNOWN for value in every):
            for value in every:
                if isinstance(value, Helper):
                    self.skip(value.node)
            return UNKNOWN
        self.spend(sum(map(operations.weight, every)))
        given = [self._callable(value) for value in given]
        return operations.call(function, given, {name: self._callable(each) for name, each in named.items()})

    def _callable(self, value: Any) -> Any:
        if not isinstance(value, Helper):
            return value
        return lambda *given: self._help(value.node, value, list(given), {})

    def _method(self, node: ast.expr, given: list[Any], named: dict[str, Any]) -> Any:
        assert isinstance(node, ast.Attribute)
        owner = self.evaluate(node.value)
        changes = node.attr in CHANGING_NAMES
        if owner is UNKNOWN and node.attr not in KNOWN_METHODS:
            raise UnsupportedOperation
        if changes and isinstance(node.value, ast.Name):
            self.names[node.value.id] = owner  # from now on the test's own
        if owner is UNKNOWN or any(value is UNKNOWN for value in (*given, *named.values())):
            if changes:
                if not isinstance(node.value, ast.Name):
                    raise UnsupportedOperation
                self.changed(node.value.id, owner)
            return UNKNOWN
        self.spend(sum(map(operations.weight, (owner, *given))))
        self.changes += changes
        given = [self._callable(value) for value in given]
        return operations.method(
            owner, node.attr, given, {name: self._callable(each) for name, each in named.items()}
        )

    def _print(self, node: ast.Call) -> None:
        self.builtins.add("print")
        named = {str(keyword.arg): self.evaluate(keyword.value) for keyword in node.keywords}
        given = [self.evaluate(each) for each in node.args]
        if not named.keys() <= {"sep", "end"} or any(type(each) is not str for each in named.values()):
            raise UnsupportedOperation
        if not any(value is UNKNOWN for value in given):
            texts = [operations.shown(value, str) for value in given]
            self.printed.append(named.get("sep", " ").join(texts) + named.get("end", "\n"))
        return

    def _help(self, call: ast.AST, helper: Helper, given: list[Any], named: dict[str, Any]) -> Any:
        """Calls a function of the test."""
        if any(value is UNKNOWN for value in (*given, *named.values())):
            self.skip(helper.node)
            return UNKNOWN
        parameters = _parameters(helper.node, [*map(operations.kept, given)], named)
        if len(self.where) > _DEEPEST:
            raise UnsupportedOperation
        outer = self.names
        if not self.helping:
            self.outermost = outer
        self.names = {**outer, **parameters}
        self.helping += 1
        try:
            with self._within(id(call)):
                return self._body(helper.node)
        finally:
            inner, own = self.names, parameters.keys() | stored(helper.node)
            self.names = outer
            self.helping -= 1
            outer.update({name: value for name, value in inner.items() if name not in own})

    def _body(self, node: ast.FunctionDef | ast.Lambda) -> Any:
        if isinstance(node, ast.Lambda):
            return self.evaluate(node.body)
        try:
            for each in node.body:
                self.perform(each)
        except Returned as returned:
            return returned.value
        return None


def _parameters(
    node: ast.FunctionDef | ast.Lambda, given: list[Any], named: dict[str, Any]
) -> dict[str, Any]:
    """The arguments by name; only plain parameters without defaults."""
    its = node.args
    if its.posonlyargs or its.kwonlyargs or its.vararg or its.kwarg or its.defaults:
        raise UnsupportedOperation
    names = [argument.arg for argument in its.args]
    found = dict(zip(names, given, strict=False)) | named
    if len(given) > len(names) or found.keys() != set(names):
        raise UnsupportedOperation
    return found
