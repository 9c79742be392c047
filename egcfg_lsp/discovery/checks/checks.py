"""Finds the checks in a test's body, each with the earlier statements that it may depend on."""

from __future__ import annotations

import ast
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from egcfg_lsp.discovery.checks.aliases import dotted
from egcfg_lsp.discovery.checks.assertions import Untranslatable, plain, without_approx
from egcfg_lsp.discovery.checks.fixtures import COMPOUND, NeedsMore, check_self, is_docstring, uses_self
from egcfg_lsp.discovery.checks.substitution import filled, stores, unrolled
from egcfg_lsp.discovery.source.names import BUILTINS, bound_names


@dataclass(frozen=True)
class Case:
    """A check, and what runs before it."""

    setup: tuple[ast.stmt, ...]
    check: ast.stmt


def checks(
    body: Iterable[ast.stmt],
    prepared: Sequence[ast.stmt],
    values: Mapping[str, ast.expr],
    uses: Callable[[Sequence[ast.AST]], bool],
) -> tuple[list[Case], list[str]]:
    """The checks that ``uses`` accepts, with what runs before them; and why those after them cannot be used.

    What the test does after its last assertion is a check too: it should not raise. ``prepared`` runs first;
    ``values`` are the arguments of the test.
    """
    found: list[Case] = []
    setup: list[ast.stmt] = []
    unchecked: list[ast.stmt] = []
    for statement in _flat(body):
        if is_docstring(statement) or isinstance(statement, ast.Pass):
            continue
        try:
            translated = _plain(statement)
            if not _is_check(translated):
                setup.append(translated)
                unchecked.append(translated)
                continue
            case = _case(translated, prepared, setup, values)
            if uses([*case.setup, case.check]):
                found.append(case)
            setup += _effects(translated, [*prepared, *setup])
            unchecked = []
        except (Untranslatable, NeedsMore) as error:
            if uses([*prepared, *setup, statement]):
                return found, [str(error)]  # what follows may rest on it
    if unchecked and (uses(unchecked) or (uses_self(unchecked) and uses(prepared))):
        try:
            found.append(_case(unchecked[-1], prepared, setup[:-1], values))
        except NeedsMore as error:
            return found, [str(error)]
    return found, []


def _flat(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements, without the blocks of ``self.subTest`` and loops over written-out values."""
    for statement in body:
        if isinstance(statement, ast.With) and _is_subtest(statement):
            yield from _flat(statement.body)
        elif isinstance(statement, ast.For) and (rounds := unrolled(statement)) is not None:
            yield from _flat(rounds)
        else:
            yield statement


def _plain(statement: ast.stmt) -> ast.stmt:
    translated = _Plain().visit(statement)
    assert isinstance(translated, ast.stmt)
    return translated


class _Plain(ast.NodeTransformer):
    """Assertions at any depth without unittest and pytest. Raises ``Untranslatable``."""

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.stmt) and (translated := plain(node)) is not None:
            node = translated
        changed = super().visit(node)
        if isinstance(changed, ast.Assert):
            changed.test = without_approx(changed.test)
        return changed

    def visit_With(self, node: ast.With) -> ast.AST | list[ast.stmt]:
        changed = self.generic_visit(node)
        return node.body if _is_subtest(node) else changed


def _is_subtest(node: ast.With) -> bool:
    calls = [item.context_expr for item in node.items]
    return all(isinstance(call, ast.Call) and dotted(call.func) == "self.subTest" for call in calls)


def _is_check(statement: ast.stmt) -> bool:
    """An assertion, or a block with one inside."""
    if isinstance(statement, ast.Assert):
        return True
    inside = any(isinstance(node, ast.Assert | ast.Raise) for node in ast.walk(statement))
    return isinstance(statement, COMPOUND) and inside


def _effects(check: ast.stmt, before: Sequence[ast.stmt]) -> list[ast.stmt]:
    """What must be repeated of a check before the next one: calls that may change what it works on."""
    local = bound_names(before)
    nodes = list(ast.walk(check))
    calls = any(isinstance(node, ast.Call) for node in nodes)
    touches = any(isinstance(node, ast.Name) and node.id in local for node in nodes)
    binds = bool(bound_names([check]))
    if not binds and not (calls and touches):
        return []
    if isinstance(check, ast.Assert):
        return [ast.Expr(check.test)] if binds else [ast.Expr(part) for part in _computed(check.test, local)]
    if isinstance(check, ast.Try) and check.orelse:
        caught = [ast.ExceptHandler(each.type, None, [ast.Pass()]) for each in check.handlers]
        return [ast.Try(check.body, caught, [], [])]
    return [check]


def _computed(node: ast.AST, local: Container[str]) -> list[ast.expr]:
    """The outermost calls that may change something; what they are compared with is not repeated.

    Those of built-ins do if they work on a variable of the test: ``next(numbers)``. Calls in a comprehension
    need its variables, so it is repeated as a whole: ``all(f(n) for n in numbers)``.
    """
    if isinstance(node, ast.Lambda):
        return []
    if isinstance(node, ast.Call):
        builtin = isinstance(node.func, ast.Name) and node.func.id in BUILTINS
        if not builtin or any(isinstance(each, ast.Name) and each.id in local for each in node.args):
            return [node]
    found = [call for child in ast.iter_child_nodes(node) for call in _computed(child, local)]
    if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        return [node] if found else []
    if isinstance(node, ast.Call) and any(isinstance(part, ast.GeneratorExp) for part in found):
        return [node]
    return found


def _case(
    check: ast.stmt, prepared: Sequence[ast.stmt], setup: Sequence[ast.stmt], values: Mapping[str, ast.expr]
) -> Case:
    """The check with arguments and a result put in where they are used. Raises ``NeedsMore``."""
    before, check = _with_result([*setup], check)
    if not uses_self([*before, check]):
        prepared = [each for each in prepared if not uses_self([each])]
    before = [*prepared, *before]
    check_self([*before, check])
    used = _names(before)
    apart = {name: value for name, value in values.items() if name in used or stores(check, name)}
    direct = {name: value for name, value in values.items() if name not in apart}
    bound: list[ast.stmt] = [
        ast.Assign([ast.Name(name, ast.Store())], value, lineno=0) for name, value in apart.items()
    ]
    return Case((*bound, *before), filled(check, direct))


def _with_result(setup: list[ast.stmt], check: ast.stmt) -> tuple[list[ast.stmt], ast.stmt]:
    """``result = f(x)`` followed by ``assert result == y`` is ``assert f(x) == y``."""
    last = setup[-1] if setup else None
    if not isinstance(check, ast.Assert) or not isinstance(last, ast.Assign) or len(last.targets) != 1:
        return setup, check
    target = last.targets[0]
    calls = any(isinstance(node, ast.Call) for node in ast.walk(last.value))
    if not isinstance(target, ast.Name) or not calls:
        return setup, check
    uses = [n for n in ast.walk(check) if isinstance(n, ast.Name) and n.id == target.id]
    if len(uses) != 1 or any(isinstance(n, ast.Lambda | ast.comprehension) for n in ast.walk(check)):
        return setup, check
    return setup[:-1], filled(check, {target.id: last.value})


def _names(trees: Iterable[ast.AST]) -> set[str]:
    return {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}
