"""Whether a test can be taken out of its file, or only its runner can run it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from egcfg_lsp.discovery.checks.aliases import dotted
from egcfg_lsp.discovery.checks.fixtures import NeedsMore, NotToBeRun, is_fixture
from egcfg_lsp.discovery.test_search.classes import FUNCTIONS

MODULE_SETUPS = ("setup_module", "setUpModule", "setup_function")


def check_runnable(
    test: ast.FunctionDef | ast.AsyncFunctionDef, decorators: Iterable[ast.expr], around: Iterable[ast.stmt]
) -> None:
    """Raises ``NeedsMore`` for tests that only their runner can run, ``NotToBeRun`` for those nobody should.

    ``decorators`` are the test's, its class's and its file's; ``around`` the statements of the latter two.
    """
    if isinstance(test, ast.AsyncFunctionDef):
        raise NeedsMore("it is asynchronous")
    if test.args.vararg is not None or test.args.kwarg is not None:
        raise NeedsMore("it takes any number of arguments")
    for decorator in decorators:
        _check_decorator(decorator)
    for statement in around:
        _check_preparation(statement)
    if any(isinstance(node, ast.Nonlocal) for node in ast.walk(test)):
        raise NeedsMore("a function inside it assigns its variables")
    for node in _own_nodes(test):
        if isinstance(node, ast.Return | ast.Yield | ast.YieldFrom):
            raise NeedsMore("it may end early")
        if isinstance(node, ast.Global):
            raise NeedsMore(f"it assigns the global {node.names[0]!r}")


def marks(statements: Iterable[ast.stmt]) -> list[ast.expr]:
    """What ``pytestmark`` is set to, in a module or a class: decorators of all tests there."""
    found: list[ast.expr] = []
    for tree in statements:
        if isinstance(tree, ast.Assign) and any(dotted(target) == "pytestmark" for target in tree.targets):
            found += tree.value.elts if isinstance(tree.value, ast.List | ast.Tuple) else [tree.value]
    return found


def _check_decorator(decorator: ast.expr) -> None:
    name = dotted(decorator.func if isinstance(decorator, ast.Call) else decorator)
    last = name.rpartition(".")[2]
    if last in ("skip", "xfail", "expectedFailure"):
        raise NotToBeRun(f"it is marked with {last}")
    if last in ("skipif", "skipIf", "skipUnless", "usefixtures"):
        raise NeedsMore(f"it is marked with {last}")
    if last not in ("parametrize", "staticmethod") and not name.startswith(("pytest.mark.", "mark.")):
        raise NeedsMore(f"it is decorated with {last or 'an expression'}")


def _check_preparation(statement: ast.stmt) -> None:
    """Something that runs before every test without being asked for."""
    if not isinstance(statement, FUNCTIONS):
        return
    if statement.name in MODULE_SETUPS:
        raise NeedsMore(f"it needs {statement.name}")
    for decorator in filter(is_fixture, statement.decorator_list):
        given = {k.arg: k.value for k in decorator.keywords} if isinstance(decorator, ast.Call) else {}
        if isinstance(automatic := given.get("autouse"), ast.Constant) and automatic.value:
            raise NeedsMore(f"it needs the fixture {statement.name!r}")


def _own_nodes(test: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function, without those of functions and classes inside it."""
    for child in ast.iter_child_nodes(test):
        yield child
        if not isinstance(child, (*FUNCTIONS, ast.ClassDef, ast.Lambda)):
            yield from _own_nodes(child)
