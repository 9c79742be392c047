"""Reads programs of others: records of JSON lines, told apart by their fields.

==============================  ==========================================================
fields                          written by
==============================  ==========================================================
program, call, output           this engine in its items, or anybody
code, input, output             CRUXEval: ``input`` holds the arguments of ``f``
… and function_name             LiveCodeBench (execution): ``input`` is the whole call
prompt, reward_model            PrimeCode (Eurus-2-RL-Data): inputs and outputs as JSON text
prompt, tests                   anybody: a description and asserts; ``solution`` if there is one
==============================  ==========================================================
"""

from __future__ import annotations

import ast
import builtins
import collections
import gzip
import itertools
import json
import math
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from engine.decoding.executable import parse
from engine.support.errors import DataError
from engine.train.data.contest_tests import SOLVE, Untestable, contest_tests
from engine.train.whitebox.items import CODE, FOREIGN

_ASSUMED = {"collections": collections, "itertools": itertools, "math": math, "typing": typing}
"""Modules whose names the programs of LiveCodeBench use without importing them."""


_AS_FUNCTION = f"Write {SOLVE}(a): it gets all input as one text, and returns all output as one text."


@dataclass(frozen=True)
class ForeignExecution:
    """A program, one call, and what somebody says that it gives; empty: nobody says."""

    key: str
    program: str
    call: str
    output: str


@dataclass(frozen=True)
class ForeignTask:
    """A description, the function that is wanted, and asserts about it."""

    key: str
    description: str
    function: str
    arguments: int
    tests: tuple[str, ...]
    solution: str = ""
    refusal: str = ""
    """Why no item can be made of it, in few words."""


Foreign = ForeignExecution | ForeignTask


def read(path: Path) -> Iterator[Foreign]:
    """The records of a file, ``.jsonl`` or ``.jsonl.gz``. Raises ``DataError`` naming the line."""
    opened: Callable[..., IO[str]] = gzip.open if path.suffix == ".gz" else open
    try:
        with opened(path, mode="rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield _record(
                        f"{path}:{number}", line, f"{FOREIGN}.{path.name.partition('.')[0]}.{number}"
                    )
    except FileNotFoundError:
        raise DataError(f"There is no {path} to import.") from None
    except (OSError, EOFError, UnicodeDecodeError) as error:
        said = getattr(error, "strerror", None) or error
        raise DataError(f"{path} cannot be read: {said}; name a file of JSON lines.") from None


def _record(where: str, line: str, key: str) -> Foreign:
    try:
        data = json.loads(line)
        if not isinstance(data, dict):
            raise TypeError("it is no object")
        return _of_fields(data, key)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise DataError(f"{where} is no record that can be imported: {error}") from None


def _of_fields(data: dict[str, Any], key: str) -> Foreign:
    if {"program", "call"} <= data.keys():
        program, call, output = _texts(data, "program", "call"), data["call"], data.get("output", "")
        return ForeignExecution(data.get("key", key), program, call, output)
    if {"code", "input", "output"} <= data.keys():
        program, given = _texts(data, "code", "input", "output"), data["input"].strip()
        call = given if data.get("function_name") else f"f({given})"
        program = with_imports(program.rstrip() + "\n") if data.get("function_name") else program
        return ForeignExecution(key, program.rstrip() + "\n", call, data["output"])
    if {"prompt", "reward_model"} <= data.keys():
        return _of_prime_code(data, key)
    if {"prompt", "tests"} <= data.keys() and isinstance(data["tests"], list):
        return _of_asserts(data, key)
    found = ", ".join(sorted(data)) or "no fields"
    raise ValueError(
        f"it has {found}; known are program/call/output, code/input/output with or without function_name, "
        "prompt/reward_model and prompt/tests."
    )


def _texts(data: dict[str, Any], *names: str) -> str:
    """The first of ``names``, when all of them are texts."""
    for name in names:
        if not isinstance(data[name], str):
            raise TypeError(f"{name} should be text, not {type(data[name]).__name__}")
    return str(data[names[0]])


def _of_prime_code(data: dict[str, Any], key: str) -> ForeignTask:
    """``prompt`` is a conversation; the last turn is the problem."""
    prompt = data["prompt"]
    turns = [prompt] if isinstance(prompt, str) else [turn["content"] for turn in prompt]
    truth = data["reward_model"]["ground_truth"]
    if data.get("ability", CODE) != CODE:
        return ForeignTask(key, turns[-1], "", 0, (), refusal="is no problem of code")
    try:
        tests = contest_tests(json.loads(truth) if isinstance(truth, str) else truth)
    except Untestable as untestable:
        return ForeignTask(key, turns[-1], "", 0, (), refusal=str(untestable))
    description = turns[-1].strip() + ("" if tests.named else f"\n\n{_AS_FUNCTION}")
    return ForeignTask(key, description, tests.function, tests.arguments, tests.sources)


def _of_asserts(data: dict[str, Any], key: str) -> ForeignTask:
    """The function that the most asserts are about."""
    description, solution = _texts(data, "prompt"), data.get("solution", "")
    tests = tuple(str(test).strip() for test in data["tests"])
    calls = dict(found for test in reversed(tests) for found in _called(test))
    if not calls:
        raise ValueError("none of its tests is an assert about a call")
    name = max(calls, key=lambda one: sum(f"{one}(" in test for test in tests))
    return ForeignTask(key, description.strip(), name, calls[name], tests, solution)


def _called(test: str) -> Iterator[tuple[str, int]]:
    """Functions that an assert calls, but for built-in ones, each with the number of its arguments."""
    tree = parse(test)
    if tree is None or not tree.body or not isinstance(tree.body[0], ast.Assert):
        return
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name)) if not hasattr(builtins, name):
                yield name, len(node.args)


def with_imports(program: str) -> str:
    """``program`` with imports of what it uses and does not define, of the modules that are assumed."""
    tree = parse(program)
    if tree is None:
        return program
    lines = sorted({_import_of(name) for name in _unbound(tree)} - {""}, reverse=True)
    return "".join(lines) + ("\n\n" if lines else "") + program


def _unbound(tree: ast.AST) -> set[str]:
    """Names that are read and never bound."""
    nodes = list(ast.walk(tree))
    names = [node for node in nodes if isinstance(node, ast.Name)]
    bound = {node.id for node in names if not isinstance(node.ctx, ast.Load)} | set(dir(builtins))
    bound |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    bound |= {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    imports = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    bound |= {(alias.asname or alias.name).partition(".")[0] for node in imports for alias in node.names}
    return {node.id for node in names} - bound


def _import_of(name: str) -> str:
    if name in _ASSUMED:
        return f"import {name}\n"
    module = next((module for module, held in _ASSUMED.items() if hasattr(held, name)), "")
    return f"from {module} import {name}\n" if module else ""
