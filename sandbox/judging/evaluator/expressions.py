"""Values of expressions, as far as they do not depend on answers that are not known yet."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Sequence
from typing import Any

from . import operations
from .answers import (
    UNKNOWN,
    Alias,
    Held,
    Helper,
    Module,
    Outside,
    asked_of,
    is_attribute,
    is_builtin,
    stored,
)
from .operations import BUILTINS, TYPES, UnsupportedOperation
from .state import EvaluationState


class Expressions(EvaluationState):
    """Evaluates expressions; calls are left to a subclass."""

    def call(self, node: ast.Call) -> Any:
        """The value of a call."""
        raise NotImplementedError

    def truth(self, value: Any) -> bool:
        """Whether a value counts as true."""
        return bool(operations.negate(ast.Not, value)) is False

    def evaluate(self, node: ast.expr) -> Any:
        """The value of an expression, or UNKNOWN. Raises Unsupported, and what Python would raise."""
        self.spend(1)
        match node:
            case ast.Constant(value):
                return value
            case ast.Name(name):
                return self._read(node, name)
            case ast.List(items) | ast.Tuple(items) | ast.Set(items):
                return self._collected(type(node), [operations.kept(self.evaluate(item)) for item in items])
            case ast.Dict(keys, values):
                return self._dictionary(keys, values)
            case ast.BinOp(left, operation, right):
                return self._binary(type(operation), self.evaluate(left), self.evaluate(right))
            case ast.UnaryOp(operation, operand):
                value = self.evaluate(operand)
                return UNKNOWN if value is UNKNOWN else operations.negate(type(operation), value)
            case ast.BoolOp():
                return self._either(node)
            case ast.Compare():
                return self._compared(node)
            case ast.IfExp(test, body, orelse):
                return self._chosen(self.evaluate(test), body, orelse)
            case ast.Subscript(owner, index):
                return self._subscript(self.evaluate(owner), self._index(index))
            case ast.ListComp(element, generators):
                return self._comprehended(node, generators, lambda: self.evaluate(element), list)
            case ast.GeneratorExp(element, generators):
                return self._comprehended(node, generators, lambda: self.evaluate(element), operations.Drawn)
            case ast.SetComp(element, generators):
                return self._comprehended(node, generators, lambda: self.evaluate(element), _as_set)
            case ast.DictComp(key, value, generators):
                return self._comprehended(node, generators, lambda: self._pair(key, value), _as_dict)
            case ast.Call():
                return self.call(node)
            case ast.Lambda():
                return Helper(node)
            case ast.Attribute():
                return self._attribute(node)
        raise UnsupportedOperation

    def iterable(self, node: ast.expr) -> Any:
        """What is to be gone through: of an iterator of the program's, all that it gives."""
        held = isinstance(node, ast.Name) and isinstance(self.names.get(node.id), Held)
        if held or asked_of(node, self.names) is not None:
            return self.ask(node, "each")
        return self.evaluate(node)

    def is_question(self, node: ast.expr) -> bool:
        """Whether the whole expression is left to the program."""
        if isinstance(node, ast.Name):
            value = self.names.get(node.id)
            unbound = node.id not in self.names and not is_builtin(node.id)
            return unbound or (isinstance(value, Held) and not value.made)
        is_own = isinstance(node, ast.Attribute) and is_attribute(node, self.names)
        return is_own or asked_of(node, self.names) is not None

    def _read(self, node: ast.Name, name: str) -> Any:
        if name not in self.names:
            if not is_builtin(name):
                return self.ask(node)
            if name not in BUILTINS | TYPES:
                raise UnsupportedOperation
            self.builtins.add(name)
            return getattr(builtins, name)
        value = self.names[name]
        if isinstance(value, Held) and not value.made:
            return self.ask(node)
        if isinstance(value, (Held, Outside, Alias)):
            raise UnsupportedOperation
        return value

    def _attribute(self, node: ast.Attribute) -> Any:
        if isinstance(node.value, ast.Name) and isinstance(module := self.names.get(node.value.id), Module):
            if node.attr not in module.members:
                raise UnsupportedOperation
            return module.members[node.attr]
        if is_attribute(node, self.names):
            return self.ask(node)
        owner = self.evaluate(node.value)
        if node.attr != "__name__":
            raise UnsupportedOperation
        if owner is UNKNOWN:
            return UNKNOWN
        if not isinstance(owner, type):
            raise UnsupportedOperation
        return owner.__name__

    def _collected(self, kind: type[ast.expr], items: list[Any]) -> Any:
        if any(item is UNKNOWN for item in items):
            return UNKNOWN
        if kind is ast.Set:
            return set(operations.hashed(items))
        return items if kind is ast.List else tuple(items)

    def _dictionary(self, keys: Sequence[ast.expr | None], values: Sequence[ast.expr]) -> Any:
        if None in keys:
            raise UnsupportedOperation
        pairs = [self._pair(key, value) for key, value in zip(keys, values, strict=True) if key is not None]
        return UNKNOWN if any(pair is UNKNOWN for pair in pairs) else _as_dict(pairs)

    def _pair(self, key: ast.expr, value: ast.expr) -> Any:
        pair = self.evaluate(key), operations.kept(self.evaluate(value))
        return UNKNOWN if any(each is UNKNOWN for each in pair) else pair

    def _binary(self, operation: type[ast.operator], left: Any, right: Any) -> Any:
        if left is UNKNOWN or right is UNKNOWN:
            return UNKNOWN
        self.spend(operations.weight(left) + operations.weight(right))
        return operations.calculate(operation, left, right)

    def _either(self, node: ast.BoolOp) -> Any:
        stops = isinstance(node.op, ast.Or)
        value: Any = None
        unknown = False
        for operand in node.values:
            before = self.asked()
            value = self.evaluate(operand)
            if unknown:
                self.speculate(before)
            unknown = unknown or value is UNKNOWN
            if not unknown and self.truth(value) is stops:
                return value
        return UNKNOWN if unknown else value

    def _compared(self, node: ast.Compare) -> Any:
        values = [self.evaluate(operand) for operand in (node.left, *node.comparators)]
        sides = zip(node.ops, values, values[1:], strict=False)
        if any(value is UNKNOWN for value in values):
            for operation, left, right in sides:
                if left is UNKNOWN and right is UNKNOWN:
                    if isinstance(operation, (ast.Is, ast.IsNot)):
                        raise UnsupportedOperation
                    self.agrees()
            return UNKNOWN
        result: Any = True
        for operation, left, right in sides:
            self.spend(operations.weight(left) + operations.weight(right))
            result = operations.compare(type(operation), left, right)
            if not self.truth(result):
                break
        return result

    def agrees(self) -> None:
        """Two answers are compared with each other."""

    def _chosen(self, condition: Any, body: ast.expr, orelse: ast.expr) -> Any:
        if condition is not UNKNOWN:
            return self.evaluate(body if self.truth(condition) else orelse)
        before = self.asked()
        for each in (body, orelse):
            self.evaluate(each)
        self.speculate(before)
        return UNKNOWN

    def _index(self, index: ast.expr) -> Any:
        if not isinstance(index, ast.Slice):
            return self.evaluate(index)
        bounds = [each and self.evaluate(each) for each in (index.lower, index.upper, index.step)]
        return UNKNOWN if any(bound is UNKNOWN for bound in bounds) else slice(*bounds)

    def _subscript(self, owner: Any, index: Any) -> Any:
        if owner is UNKNOWN or index is UNKNOWN:
            return UNKNOWN
        self.spend(operations.weight(index))
        return operations.subscript(owner, index)

    def _comprehended(
        self,
        node: ast.expr,
        generators: Sequence[ast.comprehension],
        element: Callable[[], Any],
        made: Callable[[list[Any]], Any],
    ) -> Any:
        outer = dict(self.names)
        found: list[Any] = []
        own = stored(*(each.target for each in generators))
        if any(isinstance(outer.get(name), (Held, Outside)) for name in own):
            raise UnsupportedOperation
        try:
            self._rounds(node, generators, element, found)
        finally:
            for name in own:
                self.names.pop(name, None)
                if name in outer:
                    self.names[name] = outer[name]
        return UNKNOWN if any(each is UNKNOWN for each in found) else made(found)

    def _rounds(
        self,
        node: ast.expr,
        generators: Sequence[ast.comprehension],
        element: Callable[[], Any],
        found: list[Any],
    ) -> None:
        first, *rest = generators
        if first.is_async:
            raise UnsupportedOperation
        values = self.iterable(first.iter)
        if values is UNKNOWN:
            self.skip(*_after_iterable(node, first))
            found.append(UNKNOWN)
            return
        for number, value in enumerate(operations.parts(values, ordered=not isinstance(node, ast.SetComp))):
            self.spend(1)
            with self._within(number):
                self.bind(first.target, value)
                passes = self._passes(first.ifs)
                before = self.asked()
                if passes is False:
                    continue
                if rest:
                    self._rounds(node, rest, element, found)
                else:
                    found.append(element())
                if passes is UNKNOWN:
                    self.speculate(before)
                    found.append(UNKNOWN)

    def _passes(self, conditions: Sequence[ast.expr]) -> Any:
        for condition in conditions:
            value = self.evaluate(condition)
            if value is UNKNOWN:
                if condition is not conditions[-1]:
                    raise UnsupportedOperation
                return UNKNOWN
            if not self.truth(value):
                return False
        return True

    def bind(self, target: ast.expr, value: Any) -> None:
        """Gives names to a value, or to its parts."""
        match target:
            case ast.Name(name):
                self.names[name] = operations.kept(value)
            case ast.Tuple(targets) | ast.List(targets) if value is UNKNOWN:
                for each in targets:
                    self.bind(each, UNKNOWN)
            case ast.Tuple(targets) | ast.List(targets):
                values = operations.parts(value)
                if len(values) != len(targets):
                    raise ValueError("not as many values as names")
                for each, part in zip(targets, values, strict=True):
                    self.bind(each, part)
            case ast.Subscript(ast.Name(name), index):
                self._put(name, self.evaluate(index), value)
            case _:
                raise UnsupportedOperation

    def _put(self, name: str, index: Any, value: Any) -> None:
        owner = self.names.get(name)
        if not isinstance(owner, (list, dict)) or not operations.is_plain(owner):
            raise UnsupportedOperation
        if index is UNKNOWN or value is UNKNOWN:
            self.changed(name, owner)
        else:
            self.changes += 1
            owner[index] = value


def _after_iterable(node: ast.expr, generator: ast.comprehension) -> list[ast.expr]:
    """What a comprehension does with each item."""
    inside: list[ast.expr] = [*generator.ifs]
    match node:
        case ast.DictComp(key, value):
            inside += [key, value]
        case ast.ListComp(element) | ast.SetComp(element) | ast.GeneratorExp(element):
            inside.append(element)
    every = node.generators  # type: ignore[attr-defined]
    for later in every[every.index(generator) + 1 :]:
        inside += [later.iter, *later.ifs]
    names = stored(*(each.target for each in every))
    hidden = ast.arguments([], [ast.arg(name) for name in names], None, [], [], None, [])
    return [
        ast.Lambda(hidden, ast.Tuple([each for each in inside if isinstance(each, ast.expr)], ast.Load()))
    ]


def _as_set(items: list[Any]) -> set[Any]:
    return set(operations.hashed(items))


def _as_dict(pairs: list[Any]) -> dict[Any, Any]:
    operations.hashed(key for key, _ in pairs)
    return dict(pairs)
