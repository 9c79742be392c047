"""Rewrites simple pytest fixtures and ``setUp`` as plain statements."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from egcfg_lsp.discovery.checks.aliases import dotted

SETUPS = ("setUpClass", "setup_class", "setUp", "setup_method")
TEARDOWNS = ("tearDown", "teardown")
FIXTURE = "Fixture"
"""The class of the ``self`` that tests get."""
COMPOUND = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.AsyncFor, ast.AsyncWith, ast.Match)


class NeedsMore(Exception):
    """The test needs something that only a test runner can give; the text is a reason."""


class NotToBeRun(NeedsMore):
    """The test is marked so that its outcome means nothing; the text is a reason."""


def is_fixture(node: ast.expr) -> bool:
    """Whether a decorator is ``pytest.fixture``, with or without arguments."""
    return dotted(node.func if isinstance(node, ast.Call) else node) in ("pytest.fixture", "fixture")


def provided(name: str, scope: Iterable[ast.stmt], seen: tuple[str, ...] = ()) -> Iterator[ast.stmt]:
    """Statements that give ``name`` the value of the fixture of that name. Raises ``NeedsMore``."""
    fixture = _fixture(name, scope)
    if fixture is None or name in seen:
        raise NeedsMore(f"it needs the fixture {name!r}")
    for argument in fixture.args.args:
        if argument.arg != "self":
            yield from provided(argument.arg, scope, (*seen, name))
    for statement in fixture.body:
        value = statement.value if isinstance(statement, ast.Return | ast.Expr) else None
        given = value.value if isinstance(value, ast.Yield) else value
        if isinstance(statement, ast.Return) or isinstance(value, ast.Yield):
            yield ast.Assign([ast.Name(name, ast.Store())], given or ast.Constant(None), lineno=0)
            return
        if isinstance(statement, COMPOUND):
            raise NeedsMore(f"it needs the fixture {name!r}, which is more than simple statements")
        if not is_docstring(statement):
            yield statement


def _fixture(name: str, scope: Iterable[ast.stmt]) -> ast.FunctionDef | None:
    for node in scope:
        if isinstance(node, ast.FunctionDef) and name in fixture_names(node):
            return node
    return None


def fixture_names(node: ast.stmt) -> Iterator[str]:
    """What tests ask for a fixture by; nothing for other statements, nor for fixtures with parameters."""
    if not isinstance(node, ast.FunctionDef):
        return
    for decorator in filter(is_fixture, node.decorator_list):
        given = {k.arg: k.value for k in decorator.keywords} if isinstance(decorator, ast.Call) else {}
        called = given.get("name")
        if "params" not in given:
            yield str(called.value) if isinstance(called, ast.Constant) else node.name


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def instance(body: Iterable[ast.stmt]) -> list[ast.stmt]:
    """Statements that make the ``self`` of a test class.

    Its helper methods come first, then its simple attributes, then what its set-up methods do.
    """
    body = list(body)
    last = {node.name: at for at, node in enumerate(body) if isinstance(node, ast.FunctionDef)}
    made: list[ast.stmt] = []
    for at, node in enumerate(body):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Name) and node.value:
            if last.get(target.id, -1) > at:
                continue  # a method takes its place, as in a class derived from another
            attribute = ast.Attribute(ast.Name("self", ast.Load()), target.id, ast.Store())
            made.append(ast.Assign([attribute], node.value, lineno=0))
    methods = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    for name in SETUPS:
        if name in methods:
            made += [_as_self(each, methods[name]) for each in methods[name].body if not is_docstring(each)]
    made = [each for each in made if not _calls_super(each)]
    return [*_bare_self(methods.values()), *made]


def _bare_self(methods: Iterable[ast.FunctionDef]) -> list[ast.stmt]:
    """Statements that make ``self`` with the methods that are neither tests nor set-up."""
    helpers: list[ast.stmt] = [
        node
        for node in methods
        if not node.name.startswith(("test", *SETUPS, *TEARDOWNS))
        and not any(map(is_fixture, node.decorator_list))
    ]
    if not helpers:
        return ast.parse(f"self = type({FIXTURE!r}, (), {{}})()").body
    made = ast.parse(f"class {FIXTURE}:\n    pass\nself = {FIXTURE}()").body
    assert isinstance(made[0], ast.ClassDef)
    made[0].body = helpers
    return made


def _as_self(statement: ast.stmt, method: ast.FunctionDef) -> ast.stmt:
    """A statement of a class method, speaking of ``self`` instead of ``cls``."""
    first = method.args.args[0].arg if method.args.args else "self"

    class Rename(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.AST:
            return ast.Name("self", node.ctx) if node.id == first else node

    changed = Rename().visit(statement)
    assert isinstance(changed, ast.stmt)
    return changed


def _calls_super(statement: ast.stmt) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(statement))


def uses_self(trees: Iterable[ast.AST]) -> bool:
    """Whether code speaks of ``self``, or makes its class."""
    return any(
        (isinstance(node, ast.Name) and node.id == "self") or is_fixture_class(node)
        for tree in trees
        for node in ast.walk(tree)
    )


def is_fixture_class(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and node.name == FIXTURE


def check_self(trees: Iterable[ast.AST]) -> None:
    """Raises ``NeedsMore`` for attributes of ``self`` that nothing sets."""
    nodes = [node for tree in trees for node in ast.walk(tree)]
    of_self = [n for n in nodes if isinstance(n, ast.Attribute) and dotted(n.value) == "self"]
    known = {node.attr for node in of_self if isinstance(node.ctx, ast.Store)}
    methods = [inner for node in nodes if is_fixture_class(node) for inner in ast.iter_child_nodes(node)]
    known |= {method.name for method in methods if isinstance(method, ast.FunctionDef)}
    for node in of_self:
        if node.attr not in known:
            raise NeedsMore(f"it uses self.{node.attr}")
