"""Types of memory: a known function, and a task's query."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence, Sized
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.core.task import INDENT, Task
from engine.decoding.executable import parse, read
from engine.memory.attributes import attributes
from engine.memory.parameters import Parameter, positional
from engine.memory.words import words

_RECEIVERS = ("self", "cls")


Order = tuple[int, ...]
"""For each parameter of a known function that is given, the number in ``Request.given`` of what it takes."""

REUSED = "reused"
"""How a completion is called that calls a function of the project, or of a package."""


class Known(Protocol):
    """A function that somebody wrote already."""

    @property
    def where(self) -> str:
        """Its dotted name: ``shop.money.to_cents``."""

    @property
    def how(self) -> str:
        """What a completion with it is called: ``reused`` or ``recalled``."""

    @property
    def parameters(self) -> Sequence[Parameter]: ...

    @property
    def returns(self) -> str:
        """Its annotation, or nothing."""

    @property
    def hoists(self) -> bool:
        """Whether what its body imports may as well be imported with the file."""

    @property
    def source(self) -> str:
        """As somebody wrote it, at column 0: for a model to read."""

    def body(self, request: Request, order: Order) -> str | None:
        """The lines that make the task's function do the same; None where it cannot stand there."""


@dataclass(frozen=True)
class Call:
    """A call of the function in a test, as far as it is spelled out."""

    arguments: Mapping[int, Any]
    """Values by number of the task's parameter; those that are no literals are missing."""
    expected: Any = field(default=None)
    shown: bool = False
    """Whether ``expected`` is known."""


@dataclass(frozen=True)
class Request:
    """What a task asks for, as memory compares it with what it knows."""

    task: Task
    words: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    calls: tuple[Call, ...]
    method: bool
    """Its first parameter is the receiver, which is not among ``parameters``."""
    attributes: tuple[Parameter, ...] = ()
    """Of the receiver, such as ``self.items``: they may be given, too."""
    returns: str = ""
    """Its annotation, or nothing."""

    @property
    def given(self) -> tuple[Parameter, ...]:
        """What an ``Order`` counts: ``parameters``, then ``attributes``."""
        return self.parameters + self.attributes

    @property
    def spare(self) -> tuple[int, ...]:
        """Numbers of parameters that need not be given: in every call the length of another argument."""
        return tuple(number for number in range(len(self.parameters)) if self._is_length(number))

    def is_permuted(self, order: Order) -> bool:
        """Whether ``order`` has the task's parameters in another order."""
        own = [number for number in order if number < len(self.parameters)]
        return own != sorted(own)

    def _is_length(self, number: int) -> bool:
        given = [call.arguments for call in self.calls]
        return len(given) > 1 and any(
            all(_is_length(each, number, other) for each in given)
            for other in range(len(self.parameters))
            if other != number
        )

    @property
    def name(self) -> str:
        """Without its class."""
        return self.task.name.rpartition(".")[2]


def _is_length(arguments: Mapping[int, Any], number: int, other: int) -> bool:
    """Whether an argument is the length of another one."""
    count, items = arguments.get(number), arguments.get(other)
    return type(count) is int and isinstance(items, Sized) and count == len(items)


def request(task: Task) -> Request | None:
    """What ``task`` asks for; None where its head cannot be read or takes any number of arguments."""
    tree = read(task.signature + INDENT + "pass\n")
    head = tree.body[0] if tree is not None and tree.body else None
    if not isinstance(head, ast.FunctionDef):
        return None
    if head.args.vararg or head.args.kwarg or head.args.kwonlyargs or task.body.strip() or task.after.strip():
        return None
    parameters = positional(head.args)
    method = bool(task.depth and parameters and parameters[0].name in _RECEIVERS)
    own = attributes(task, parameters[0].name) if method and parameters[0].name == _RECEIVERS[0] else ()
    parameters = parameters[method:]
    name = task.name.rpartition(".")[2]
    told = words(" ".join((name, task.description, *(each.name for each in parameters))))
    calls, returns = tuple(_calls(task, name, parameters)), ast.unparse(head.returns) if head.returns else ""
    return Request(task, tuple(told), parameters, calls, method, own, returns)


def _calls(task: Task, name: str, parameters: Sequence[Parameter]) -> Iterator[Call]:
    """The calls of the function in its tests."""
    numbers = {each.name: number for number, each in enumerate(parameters)}
    for test in task.tests:
        tree = parse(test.source)
        if tree is None:
            continue
        results = dict(_compared(tree))
        if test.expected is not None and isinstance(last := tree.body[-1] if tree.body else None, ast.Expr):
            results[id(last.value)] = _parsed(test.expected)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node.func) == name:
                shown = _literal(results.get(id(node)))
                yield Call(_arguments(node, numbers), shown[0] if shown else None, bool(shown))


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _arguments(call: ast.Call, numbers: Mapping[str, int]) -> dict[int, Any]:
    given: dict[int, ast.expr] = {}
    for number, argument in enumerate(call.args):
        if isinstance(argument, ast.Starred):
            break
        given[number] = argument
    given |= {
        numbers[name]: keyword.value for keyword in call.keywords if (name := keyword.arg or "") in numbers
    }
    found = {number: _literal(node) for number, node in given.items()}
    return {number: literal[0] for number, literal in found.items() if literal}


def _compared(tree: ast.AST) -> Iterator[tuple[int, ast.expr | None]]:
    """What is compared with ``==``: each side's identity, and the other side."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq | ast.Is):
            yield id(node.left), node.comparators[0]
            yield id(node.comparators[0]), node.left


def _parsed(text: str) -> ast.expr | None:
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None


def _literal(node: ast.expr | None) -> tuple[Any] | None:
    """The value of a literal in a tuple of its own; None for anything else."""
    if node is None:
        return None
    try:
        return (ast.literal_eval(node),)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None
