"""Small projects, each with what pytest or doctest says of its functions in ``expected.toml``.

Of each project with its own bodies, ``solved`` are the functions that have tests, all of which pass.
``unsolved`` are those with a test that fails, without tests, or with tests that never enter them; ``why``
says more. ``untrusted`` pass, too, but may not be called verified. ``either`` are functions of which nothing
is said, and ``tests`` are tests. ``script`` runs ``doctest.testmod``; without it, pytest is the judge.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
EGCFG = "; ".join(
    [
        "import sys",
        f"sys.path.insert(0, {str(HERE.parents[1])!r})",
        "from egcfg_lsp.__main__ import run",
        "sys.exit(run())",
    ]
)
PROJECTS = sorted(file.parent.name for file in HERE.glob("*/expected.toml"))
pytestmark = [pytest.mark.thorough, pytest.mark.parametrize("project", PROJECTS)]


def expected(project: str) -> dict[str, Any]:
    return tomllib.loads((HERE / project / "expected.toml").read_text(encoding="utf-8"))


@pytest.fixture
def folder(project: str, tmp_path: Path) -> Path:
    """A copy of the project, outside of any other."""
    return Path(shutil.copytree(HERE / project, tmp_path / "project"))


def plain_environment() -> dict[str, str]:
    """The environment without what this run of pytest has put into it."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | {
        "PYTHONDONTWRITEBYTECODE": "1"
    }


def definitions(body: ast.AST, names: tuple[str, ...] = ()) -> Iterator[tuple[int, str]]:
    """First line and name of each function that is not inside another."""
    for node in ast.iter_child_nodes(body):
        if isinstance(node, ast.ClassDef):
            yield from definitions(node, (*names, node.name))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            told = [ast.unparse(one) for one in node.decorator_list]
            if "overload" not in told:
                accessor = [one.rpartition(".")[2] for one in told if one.endswith((".setter", ".deleter"))]
                first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                yield first, ".".join((*names, node.name, *accessor))
        else:
            yield from definitions(node, names)


@cache
def functions(project: str) -> dict[tuple[str, int], str]:
    """Names of all functions by file and line."""
    return {
        (label, line): f"{label}::{name}"
        for file in sorted((HERE / project).rglob("*.py"))
        for label in [file.relative_to(HERE / project).as_posix()]
        for line, name in definitions(ast.parse(file.read_text(encoding="utf-8")))
    }


def judged_truly(project: str, folder: Path, out: Path) -> dict[str, set[bool | None]]:
    """Verdicts of the tests that enter each function."""
    script = expected(project).get("script")
    command = [sys.executable, str(HERE / "truth.py"), str(out), *([script] if script else [])]
    subprocess.run(
        command, cwd=folder, env=plain_environment(), capture_output=True, timeout=120, check=False
    )
    verdicts: dict[str, set[bool | None]] = {name: set() for name in functions(project).values()}
    for _, passed, places in json.loads(out.read_text(encoding="utf-8")) if out.exists() else []:
        for file, line in places:
            if name := functions(project).get((file, line)):
                verdicts[name].add(passed)
    return verdicts


def test_pytest_agrees(project: str, folder: Path, tmp_path: Path) -> None:
    told = expected(project)
    verdicts = judged_truly(project, folder, tmp_path / "truth.json")
    good = {name for name, passed in verdicts.items() if True in passed and False not in passed}
    believed = {*told.get("solved", ()), *told.get("untrusted", ())}
    wrong = {*told.get("unsolved", ())}
    assert believed <= good, {name: verdicts.get(name) for name in believed - good}
    assert wrong <= verdicts.keys()
    assert not wrong & good, wrong & good


def test_every_function_is_expected_to_be_something(project: str) -> None:
    told = expected(project)
    lists = [told.get(name, []) for name in ("solved", "unsolved", "untrusted", "either")]
    named = [name for names in lists for name in names]
    assert len(named) == len({*named})
    tests = {*told.get("tests", ())}
    outside = {
        name
        for (file, _), name in functions(project).items()
        if not (is_of_tests(Path(file).name) or name in tests)
    }
    assert outside <= {*named}, outside - {*named}
    assert {*named} <= {*functions(project).values()}, {*named} - {*functions(project).values()}
    assert told.get("why") or not told.get("unsolved")


def is_of_tests(name: str) -> bool:
    return name.startswith(("test_", "check_", "conftest")) or name.endswith(("_test.py", "_spec.py"))


def test_bench_solves_what_is_expected(project: str, folder: Path, tmp_path: Path) -> None:
    told = expected(project)
    run = tmp_path / "run"
    command = [sys.executable, "-P", "-c", EGCFG, "bench", str(folder), "--strategy", "gold"]
    command += ["--out", str(run), "--python", sys.executable]
    done = subprocess.run(
        command, cwd=folder, env=plain_environment(), capture_output=True, text=True, timeout=300
    )
    assert "Traceback" not in done.stderr, done.stderr
    if done.returncode and not told.get("solved"):
        assert "No written function with tests" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    lines = (run / "records.jsonl").read_text(encoding="utf-8").splitlines()
    records = {record["task"]: record for record in map(json.loads, lines) if "task" in record}
    solved = {name for name, record in records.items() if record["solved"]}
    left = solved - {*told.get("either", ()), *told.get("untrusted", ()), *told.get("tests", ())}
    wanted = {*told.get("solved", ())}
    reasons = {name: records.get(name, {}).get("reason", "no tests found") for name in wanted - solved}
    assert not reasons, reasons
    assert left == wanted, left - wanted
    verified = {name for name in solved & {*told.get("untrusted", ())} if records[name].get("trusted", True)}
    assert not verified, verified
