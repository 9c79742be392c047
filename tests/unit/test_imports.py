"""Imports follow one direction: egcfg_lsp, then engine, then sandbox (docs/architecture.md)."""

import ast
import functools
import graphlib
import subprocess
import sys
from collections.abc import Container, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("egcfg_lsp", "engine", "sandbox")
HEAVY = {"torch", "transformers", "llama_cpp", "httpx"}
MAY_BE_HEAVY = ("engine/lm/transformers", "engine/lm/llama_cpp", "engine/lm/chat_server.py", "engine/train/")
CONCRETE = tuple(f"engine.lm.{name}" for name in ("transformers", "llama_cpp", "openai", "scripted"))
CONCRETE_NAMES = {"SandboxPool", "examine"}


class Import(NamedTuple):
    file: str
    module: str
    name: str
    lazy: bool

    @property
    def top(self) -> str:
        return self.module.partition(".")[0]


def imports(file: Path) -> Iterator[Import]:
    where = file.relative_to(ROOT).as_posix()
    package = where.split("/")[:-1]
    tree = ast.parse(file.read_text(encoding="utf-8"))
    lazy = {
        inner
        for outer in ast.walk(tree)
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef) or _type_checking(outer)
        for inner in ast.walk(outer)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(where, alias.name, "", node in lazy)
        elif isinstance(node, ast.ImportFrom):
            parents = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*parents, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(where, module, alias.name, node in lazy)


def _type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


@functools.cache
def every_import() -> list[Import]:
    return [
        found
        for package in PACKAGES
        for file in sorted((ROOT / package).rglob("*.py"))
        if "models" not in file.parts
        for found in imports(file)
    ]


def modules(root: Path, packages: Iterable[str]) -> dict[str, Path]:
    """The Python files of ``packages`` below ``root``, by dotted name."""
    found = {}
    for file in (file for package in packages for file in sorted((root / package).rglob("*.py"))):
        parts = file.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imported(name: str, file: Path, known: Container[str]) -> Iterator[str]:
    """Dotted names that ``file`` imports, anywhere in it, or holds as text for an import by name.

    An attribute counts as its module, unless it is one of the ``known`` modules itself.
    """
    parents = name.split(".") if file.stem == "__init__" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = parents[: len(parents) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            for inner in (f"{source}.{alias.name}" for alias in node.names):
                yield inner if inner in known else source
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            yield node.value


def circle(root: Path, packages: Iterable[str]) -> list[str]:
    """The modules of one circle of imports, if there is one."""
    known = modules(root, packages)
    graph = {name: known.keys() & set(imported(name, file, known)) - {name} for name, file in known.items()}
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        return list(error.args[1])
    return []


def test_imports_have_no_circles():
    """Neither at module level, nor in functions, nor for types alone."""
    assert circle(ROOT, [*PACKAGES, "benchmarks"]) == []


FLOORS = {
    "engine": "support core lm models prompts decoding strategies completion bench train",
    "egcfg_lsp": "errors settings files discovery completer resources reports server cli",
}
"""Rooms of each package, the lowest first; what is not named here may import any of them."""
UPWARD = [("engine.lm.backends", "engine.models.catalog")]
"""A model is named by the catalog or by its place; everything else imports what lies below it."""


def test_rooms_import_what_lies_below_them():
    known = modules(ROOT, FLOORS)
    upward = []
    for name, file in known.items():
        package, _, rest = name.partition(".")
        floors = FLOORS[package].split()
        for found in set(imported(name, file, known)):
            mine, other = rest.split(".")[0], found.partition(".")[2].split(".")[0]
            inside = found in known and found.startswith(f"{package}.") and {mine, other} <= set(floors)
            if inside and floors.index(other) > floors.index(mine):
                upward.append((name, found))
    assert sorted(set(upward)) == UPWARD


def test_the_sandbox_imports_only_the_standard_library():
    foreign = [
        found
        for found in every_import()
        if found.file.startswith("sandbox/")
        and found.top != "sandbox"
        and found.top not in sys.stdlib_module_names
        and not found.file.startswith("sandbox/worker/")
    ]
    assert foreign == []


def test_what_runs_in_the_users_interpreter_imports_nothing_of_ours_by_package_name():
    """Users have packages called ``engine`` and ``sandbox`` too."""
    own = {file.stem for file in (ROOT / "sandbox" / "worker").rglob("*.py")}
    foreign = [
        (found.file, found.module)
        for found in every_import()
        if found.file.startswith("sandbox/worker/")
        and found.top not in sys.stdlib_module_names
        and not found.module.startswith("sandbox.worker")
        and found.top not in {*own, "_pytest"}
    ]
    assert foreign == []
    absolute = [
        line
        for file in (ROOT / "sandbox" / "worker").rglob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.lstrip().startswith(("import sandbox", "from sandbox", "import engine", "from engine"))
    ]
    assert absolute == []


def test_the_engine_knows_no_language_server():
    foreign = {"pygls", "lsprotocol", "rich", "tree_sitter", "tree_sitter_python", "argparse"}
    allowed = ("engine/train/", "engine/bench/", "engine/decoding/executable.py")
    assert [
        found
        for found in every_import()
        if found.file.startswith("engine/") and found.top in foreign and not found.file.startswith(allowed)
    ] == []


def test_heavy_libraries_stay_in_their_backend():
    assert [
        (found.file, found.module)
        for found in every_import()
        if found.top in HEAVY and not found.file.startswith(MAY_BE_HEAVY)
    ] == []


def test_only_compose_names_concrete_backends_and_sandboxes():
    assert [
        (found.file, found.module, found.name)
        for found in every_import()
        if found.file.startswith("egcfg_lsp/")
        and found.file != "egcfg_lsp/resources/compose.py"
        and (
            found.module.startswith(CONCRETE)
            or f"{found.module}.{found.name}" in CONCRETE
            or (found.top == "sandbox" and found.name in CONCRETE_NAMES)
        )
    ] == []


@pytest.mark.parametrize("module", ["egcfg_lsp.cli", "egcfg_lsp.cli.run", "egcfg_lsp.resources.compose"])
def test_starting_imports_nothing_heavy(module):
    heavy = "{'torch', 'transformers', 'numpy', 'pygls', 'rich', 'tree_sitter'}"
    script = f"import sys, {module}; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_server_starts_without_what_it_needs_later():
    """``initialize`` is answered before any of these is imported."""
    later = {
        "sandbox.pool",
        "sandbox.doctor",
        "egcfg_lsp.server.ghost_text",
        "egcfg_lsp.cli.bench",
        "numpy",
    }
    script = (
        "import sys, egcfg_lsp.cli, egcfg_lsp.cli.serve, egcfg_lsp.server.io;"
        "from egcfg_lsp.server import handlers;"
        f"handlers.create(); print(sorted({later} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert done.stdout.strip() == "[]"
