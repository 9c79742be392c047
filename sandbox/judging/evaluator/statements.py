"""Carries out a test here, statement by statement; only calls of the program are left to the program.

It is done twice. The first time the answers are not known, and what is to be asked is written down
(``script.py``); the second time they are, and the test is judged. Both ways are the same code: what is asked
stands at a place, which is a part of the test and the rounds of the loops around it.
"""

from __future__ import annotations

import ast

from . import operations
from .answers import (
    UNKNOWN,
    Alias,
    Held,
    Helper,
    asked_of,
    is_attribute,
    is_builtin,
    is_class,
)
from .calls import Calls, Returned
from .operations import UnsupportedOperation


class _Break(Exception):
    pass


class _Continue(Exception):
    pass


class Interpreter(Calls):
    """Carries out statements."""

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
                    raise UnsupportedOperation
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
                raise Returned(None if value is None else self.evaluate(value))
            case _:
                raise UnsupportedOperation

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
            self.bind(ast.Name(name), self.evaluate(value))

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
