"""Imports follow one direction: egcfg_lsp, then engine, then sandbox (docs/architecture.md)."""

import ast
import functools
import graphlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("egcfg_lsp", "engine", "sandbox")
HEAVY = {"torch", "transformers", "llama_cpp", "httpx"}
MAY_BE_HEAVY = (
    "engine/lm/transformers",
    "engine/lm/llama_cpp",
    "engine/lm/chat_server.py",
    "engine/train/",
    "engine/models/",
)
CONCRETE = tuple(f"engine.lm.{name}" for name in ("transformers", "llama_cpp", "openai", "scripted"))
CONCRETE_NAMES = {"SandboxPool", "examine"}


def modules(root, packages):
    """The Python files of ``packages`` below ``root``, by dotted name."""
    found = {}
    for file in (file for package in packages for file in sorted((root / package).rglob("*.py"))):
        parts = file.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


@functools.cache
def imported(name, file):
    """Dotted names of what ``file`` imports, anywhere in it, and texts that may be used to import by name."""
    parents = name.split(".") if file.stem == "__init__" else name.split(".")[:-1]
    found, texts = set(), set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = parents[: len(parents) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            found |= {f"{source}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            texts.add(node.value)
    return found, texts


def needed(name, file, known):
    """The ``known`` modules that ``file`` imports; an attribute counts as its module."""
    found, texts = imported(name, file)
    return known.keys() & (
        texts | {each if each in known else each.rpartition(".")[0] for each in found} | found
    )


def circle(root, packages):
    """The modules of one circle of imports, if there is one."""
    known = modules(root, packages)
    graph = {name: needed(name, file, known) - {name} for name, file in known.items()}
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
    "egcfg_lsp": "errors settings files discovery completer resources reports server mcp_server "
    "project_bench cli",
    "sandbox": "types judge worker host macos project_copy confinement pool doctor",
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
        for found in needed(name, file, known):
            mine, other = rest.split(".")[0], found.partition(".")[2].split(".")[0]
            inside = found.startswith(f"{package}.") and {mine, other} <= set(floors)
            if inside and floors.index(other) > floors.index(mine):
                upward.append((name, found))
    assert sorted(set(upward)) == UPWARD


SERVER = {"pygls", "lsprotocol", "rich", "tree_sitter", "tree_sitter_python", "argparse"}
MAY_KNOW_IT = (
    "engine/train/",
    "engine/bench/",
    "engine/decoding/executable.py",
    "engine/support/python_tree.py",
)


def top(name):
    return name.partition(".")[0]


def is_concrete(name):
    in_sandbox = top(name) == "sandbox" and name.rpartition(".")[2] in CONCRETE_NAMES
    return in_sandbox or any(f"{name}.".startswith(f"{backend}.") for backend in CONCRETE)


WORKER = {file.stem: file.read_text("utf-8") for file in (ROOT / "sandbox" / "worker").rglob("*.py")}


def is_foreign_to_worker(name):
    own = name.startswith("sandbox.worker.") or top(name) in {*WORKER, "_pytest"}
    return not own and top(name) not in sys.stdlib_module_names


def test_what_runs_in_the_users_interpreter_imports_nothing_of_ours_by_package_name():
    """Users have packages called ``engine`` and ``sandbox`` too."""
    lines = [line.strip() for text in WORKER.values() for line in text.splitlines()]
    assert [line for line in lines if re.match(r"(import|from) (sandbox|engine)\b", line)] == []


@pytest.mark.parametrize(
    ("folder", "is_foreign", "excepted"),
    [
        ("sandbox/", lambda name: top(name) not in {"sandbox", *sys.stdlib_module_names}, "sandbox/worker/"),
        ("sandbox/worker/", is_foreign_to_worker, ()),
        ("engine/", lambda name: top(name) in SERVER, MAY_KNOW_IT),
        ("", lambda name: top(name) in HEAVY, MAY_BE_HEAVY),
        ("egcfg_lsp/", is_concrete, "egcfg_lsp/resources/compose.py"),
    ],
    ids=["sandbox: standard library", "worker: its own", "engine: no server", "heavy: backends", "compose"],
)
def test_what_a_package_may_not_import(folder, is_foreign, excepted):
    found = [
        (where, each)
        for name, file in modules(ROOT, PACKAGES).items()
        if (where := file.relative_to(ROOT).as_posix()).startswith(folder) and not where.startswith(excepted)
        for each in imported(name, file)[0]
        if is_foreign(each)
    ]
    assert found == []


HEAVY_AT_FIRST = "torch transformers numpy pygls rich tree_sitter".split()
LATER = "sandbox.pool sandbox.doctor egcfg_lsp.server.ghost_text egcfg_lsp.cli.bench numpy".split()


@pytest.mark.parametrize(
    ("script", "later"),
    [
        ("import egcfg_lsp.cli.complete", HEAVY_AT_FIRST),
        ("import egcfg_lsp.cli.run", HEAVY_AT_FIRST),
        ("import egcfg_lsp.resources.compose", HEAVY_AT_FIRST),
        (
            "import egcfg_lsp.cli.serve, egcfg_lsp.server.io\n"
            "from egcfg_lsp.server import handlers\nhandlers.create()",
            LATER,
        ),
    ],
    ids=["complete", "run", "compose", "server"],
)
def test_starting_imports_nothing_heavy(script, later):
    """The first line of a command, and the answer to ``initialize``, come before any of these is imported."""
    seen = f"{script}\nimport sys\nprint(sorted({{*{later}}} & {{*sys.modules}}))"
    command = [sys.executable, "-c", seen]
    assert subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True).stdout == "[]\n"
