"""Carries out a test here, statement by statement; only calls of the program are left to the program.

It is done twice. The first time the answers are not known, and what is to be asked is written down
(``script.py``); the second time they are, and the test is judged. Both ways are the same code: what is asked
stands at a place, which is a part of the test and the rounds of the loops around it.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from . import operations
from .answers import (
    UNKNOWN,
    Alias,
    Held,
    Helper,
    Module,
    Names,
    Outside,
    asked_of,
    is_attribute,
    is_builtin,
    is_class,
    stored,
)
from .operations import BUILTINS, CHANGING_NAMES, CONSUMING, KNOWN_METHODS, TYPES, Unsupported

Place = tuple[int, tuple[int, ...]]
Kind = Literal["do", "ask", "each", "show"]
_FUEL = 200_000
"""What a test may cost, in looks at a value."""
_DEEPEST = 20


class _Break(Exception):
    pass


class _Continue(Exception):
    pass


class _Return(Exception):
    def __init__(self, value: Any) -> None:
        self.value = value


class Interpreter:
    """The state of a test that is being carried out: names, where it stands, what was printed."""

    def __init__(self) -> None:
        self.names: Names = {}
        self.where: tuple[int, ...] = ()
        self.printed: list[str] = []
        self.builtins: set[str] = set()
        """Those that were used: a program may have others of these names."""
        self.helping = 0
        """How many functions of the test are at work."""
        self.outermost: Names = {}
        """While they are, the names of the test itself."""
        self.changes = 0
        """How often a collection of the test was changed."""
        self._fuel = _FUEL

    def ask(self, node: ast.expr, kind: Kind = "ask") -> Any:
        """The program's answer."""
        raise NotImplementedError

    def send(self, node: ast.stmt, name: str | None) -> None:
        """Leaves a call of the program to the program, with its value under ``name``."""
        raise NotImplementedError

    def check(self, node: ast.Assert) -> None:
        """Judges an assertion."""
        raise NotImplementedError

    def perform(self, node: ast.stmt) -> None:
        """Carries out one statement, here or outside."""
        raise NotImplementedError

    def skip(self, *nodes: ast.AST) -> None:
        """Passes over what depends on answers that are not known."""
        raise NotImplementedError

    def changed(self, name: str, value: Any) -> None:
        """A collection was changed by something that is not known."""
        raise NotImplementedError

    def speculate(self, count: int) -> None:
        """More was asked after ``count`` questions, which Python might not have asked."""

    def asked(self) -> int:
        """How many questions there are so far."""
        return 0

    def place(self, node: ast.AST) -> Place:
        return id(node), self.where

    def spend(self, cost: int) -> None:
        """Raises Unsupported when the test costs too much."""
        self._fuel -= cost
        if self._fuel < 0:
            raise Unsupported

    @contextlib.contextmanager
    def _within(self, number: int) -> Iterator[None]:
        outer = self.where
        self.where = (*outer, number)
        try:
            yield
        finally:
            self.where = outer

    # Statements

    def statement(self, node: ast.stmt) -> None:
        """One statement. Raises Unsupported, and what Python would raise."""
        self.spend(1)
        match node:
            case ast.Pass() | ast.Expr(ast.Constant()):
                pass
            case ast.Assert():
                self.check(node)
            case ast.FunctionDef(decorator_list=[]):
                self.names[node.name] = Helper(node)
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                self._assign(node, name, value)
            case ast.Assign([ast.Attribute() as target], value) if is_attribute(target, self.names):
                self.send(node, None)
            case ast.Assign([target], value):
                self.bind(target, self.evaluate(value))
            case ast.AugAssign(ast.Name(name) as target, operation, value):
                before = self._read(target, name)
                if before is not UNKNOWN and operations.is_mutable(before):
                    raise Unsupported
                self.names[name] = self._binary(type(operation), before, self.evaluate(value))
            case ast.Expr(value):
                if not self.helping and asked_of(value, self.names) is not None:
                    self.send(node, None)
                else:
                    self.evaluate(value)
            case ast.For(orelse=[]):
                self._loop(node)
            case ast.If():
                self._branch(node)
            case ast.Break():
                raise _Break
            case ast.Continue():
                raise _Continue
            case ast.Return(value):
                raise _Return(None if value is None else self.evaluate(value))
            case _:
                raise Unsupported

    def _assign(self, node: ast.stmt, name: str, value: ast.expr) -> None:
        root = None if self.helping else asked_of(value, self.names)
        if root is not None:
            self.send(node, name)
            assert isinstance(value, ast.Call)
            made = isinstance(value.func, ast.Name) and is_class(value.func.id)
            self.names[name] = Held(root, made)
        elif isinstance(value, ast.Name) and value.id not in self.names and not is_builtin(value.id):
            self.names[name] = Alias(value.id)
        else:
            self.names[name] = self.evaluate(value)

    def bind(self, target: ast.expr, value: Any) -> None:
        """Gives names to a value, or to its parts."""
        match target:
            case ast.Name(name):
                self.names[name] = value
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
                raise Unsupported

    def _put(self, name: str, index: Any, value: Any) -> None:
        owner = self.names.get(name)
        if not isinstance(owner, (list, dict)) or not operations.is_plain(owner):
            raise Unsupported
        if index is UNKNOWN or value is UNKNOWN:
            self.changed(name, owner)
        else:
            self.changes += 1
            owner[index] = value

    def _loop(self, node: ast.For) -> None:
        values = self.iterable(node.iter)
        if values is UNKNOWN:
            self.skip(node)
            return
        for number, value in enumerate(operations.parts(values)):
            self.spend(1)
            with self._within(number):
                self.bind(node.target, value)
                try:
                    for each in node.body:
                        self.perform(each)
                except _Continue:
                    continue
                except _Break:
                    break

    def _branch(self, node: ast.If) -> None:
        condition = self.evaluate(node.test)
        if condition is UNKNOWN:
            self.skip(*node.body, *node.orelse)
            return
        for each in node.body if self.truth(condition) else node.orelse:
            self.perform(each)

    # Expressions

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
                return self._collected(type(node), [self.evaluate(item) for item in items])
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
            case ast.ListComp(element, generators) | ast.GeneratorExp(element, generators):
                return self._comprehended(node, generators, lambda: self.evaluate(element), list)
            case ast.SetComp(element, generators):
                return self._comprehended(node, generators, lambda: self.evaluate(element), _as_set)
            case ast.DictComp(key, value, generators):
                return self._comprehended(node, generators, lambda: self._pair(key, value), _as_dict)
            case ast.Call():
                return self._call(node)
            case ast.Lambda():
                return Helper(node)
            case ast.Attribute():
                return self._attribute(node)
        raise Unsupported

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
                raise Unsupported
            self.builtins.add(name)
            return getattr(builtins, name)
        value = self.names[name]
        if isinstance(value, Held) and not value.made:
            return self.ask(node)
        if isinstance(value, (Held, Outside, Alias)):
            raise Unsupported
        return value

    def _attribute(self, node: ast.Attribute) -> Any:
        if isinstance(node.value, ast.Name) and isinstance(module := self.names.get(node.value.id), Module):
            if node.attr not in module.members:
                raise Unsupported
            return module.members[node.attr]
        if is_attribute(node, self.names):
            return self.ask(node)
        owner = self.evaluate(node.value)
        if node.attr != "__name__":
            raise Unsupported
        if owner is UNKNOWN:
            return UNKNOWN
        if not isinstance(owner, type):
            raise Unsupported
        return owner.__name__

    def _collected(self, kind: type[ast.expr], items: list[Any]) -> Any:
        if any(item is UNKNOWN for item in items):
            return UNKNOWN
        if kind is ast.Set:
            return set(operations.hashed(items))
        return items if kind is ast.List else tuple(items)

    def _dictionary(self, keys: Sequence[ast.expr | None], values: Sequence[ast.expr]) -> Any:
        if None in keys:
            raise Unsupported
        pairs = [self._pair(key, value) for key, value in zip(keys, values, strict=True) if key is not None]
        return UNKNOWN if any(pair is UNKNOWN for pair in pairs) else _as_dict(pairs)

    def _pair(self, key: ast.expr, value: ast.expr) -> Any:
        pair = self.evaluate(key), self.evaluate(value)
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
                        raise Unsupported
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
            raise Unsupported
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
            raise Unsupported
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
                    raise Unsupported
                return UNKNOWN
            if not self.truth(value):
                return False
        return True

    # Calls

    def _call(self, node: ast.Call) -> Any:
        if asked_of(node, self.names) is not None or self._is_awaited(node):
            return self.ask(node)
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        if None in named or any(isinstance(each, ast.Starred) for each in node.args):
            raise Unsupported
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
        raise Unsupported

    def _ours(self, function: Any, given: list[Any], named: dict[str, Any]) -> Any:
        if not operations.is_ours(function):
            raise Unsupported
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
            raise Unsupported
        if changes and isinstance(node.value, ast.Name):
            self.names[node.value.id] = owner  # from now on the test's own
        if owner is UNKNOWN or any(value is UNKNOWN for value in (*given, *named.values())):
            if changes:
                if not isinstance(node.value, ast.Name):
                    raise Unsupported
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
            raise Unsupported
        if not any(value is UNKNOWN for value in given):
            texts = [operations.shown(value, str) for value in given]
            self.printed.append(named.get("sep", " ").join(texts) + named.get("end", "\n"))
        return

    def _help(self, call: ast.AST, helper: Helper, given: list[Any], named: dict[str, Any]) -> Any:
        """Calls a function of the test."""
        if any(value is UNKNOWN for value in (*given, *named.values())):
            self.skip(helper.node)
            return UNKNOWN
        parameters = _parameters(helper.node, given, named)
        if len(self.where) > _DEEPEST:
            raise Unsupported
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
        except _Return as returned:
            return returned.value
        return None


def _parameters(
    node: ast.FunctionDef | ast.Lambda, given: list[Any], named: dict[str, Any]
) -> dict[str, Any]:
    """The arguments by name; only plain parameters without defaults."""
    its = node.args
    if its.posonlyargs or its.kwonlyargs or its.vararg or its.kwarg or its.defaults:
        raise Unsupported
    names = [argument.arg for argument in its.args]
    found = dict(zip(names, given, strict=False)) | named
    if len(given) > len(names) or found.keys() != set(names):
        raise Unsupported
    return found


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
