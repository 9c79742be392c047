"""The functions of a project that have passing tests, as plain pytest tells."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.projects import called
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.test_search.neighbours import python_files
from egcfg_lsp.files.source_file import FileError, read

_RUN = (0, 1)
"""What pytest returns when tests were run: all pass, some fail."""


class NoTests(Exception):
    """pytest does not run in a project; the text says why."""


def tested(folder: Path, python: Path) -> list[str]:
    """Ids (``pkg/file.py::Class.method``) of functions that a passing test, or a doctest, calls by name.

    A decorated function may be called by its wrapper. Functions that have nothing to be written are left out:
    placeholders, declarations, those inside others. Raises ``NoTests``.
    """
    calls = _calls(folder.resolve(), python)
    direct, run = (_by_file(calls[kind]) for kind in ("called", "run"))
    found: list[str] = []
    for path in python_files(folder):
        name = path.relative_to(folder).as_posix()
        known = _in_file(path, direct.get(name, set()), run.get(name, set())) if name in run else ()
        found += [f"{name}::{function}" for function in known]
    if not found:
        raise NoTests(f"No passing test in {folder} calls a function of it by name.")
    return found


def _calls(folder: Path, python: Path) -> dict[str, list[list[str]]]:
    with tempfile.TemporaryDirectory() as scratch:
        target = Path(scratch, "called.json")
        Path(scratch, "egcfg_called.py").write_text(inspect.getsource(called), encoding="utf-8")
        path = os.pathsep.join(filter(None, [scratch, os.environ.get("PYTHONPATH")]))
        command = [str(python), "-m", "pytest", "-p", "egcfg_called", "-p", "no:cacheprovider", "-q"]
        command += ["--rootdir", str(folder), "--doctest-modules", "--continue-on-collection-errors", "."]
        variables = {**os.environ, "PYTHONPATH": path, "EGCFG_CALLED": str(target)}
        done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True)
        try:
            if done.returncode not in _RUN:
                raise ValueError
            calls: dict[str, list[list[str]]] = json.loads(target.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise NoTests(f"pytest in {folder}: {done.stdout[-2000:]}{done.stderr[-2000:]}") from None
        return calls


def _by_file(calls: list[list[str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file, name in calls:
        found.setdefault(file, set()).add(name)
    return found


def _in_file(path: Path, direct: set[str], run: set[str]) -> Iterator[str]:
    try:
        document = Document(read(path).text, path)
    except FileError:
        return
    seen = set()
    for function in document.functions:
        wanted = function.name in direct or (function.decorators and function.name in run)
        if wanted and _can_be_written(function) and function.name not in seen:
            seen.add(function.name)
            yield function.name


def _can_be_written(function: Function) -> bool:
    return not (function.is_unfinished or function.is_declaration or function.is_nested)
