"""Programs of others become items when running them confirms what they say.

Records are told apart by their fields.

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
import gzip
import importlib
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import IO, Any

from engine.core.execution import Sandbox
from engine.core.task import INDENT, Task
from engine.decoding.executable import parse
from engine.support.errors import DataError
from engine.train.collection import Attempt, of_execution, refused
from engine.train.execution import run_twice, same
from engine.train.items import CODE, FOREIGN, TrainingItem
from sandbox import DEFAULT_LIMITS, TestCase

SOLVE = "solve"
"""Stands for a program that reads and prints: a function from what is read to what is printed."""
_AS_FUNCTION = f"Write {SOLVE}(a): it gets all input as one text, and returns all output as one text."
_ASSUMED = "collections typing itertools functools math heapq bisect copy string operator".split()
"""Modules that programs of contests use without importing them; the first that has a name gives it."""
_MOST_TESTS = 16
_LONGEST_TEST = 2000


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
    source = f"{FOREIGN}.{path.name.partition('.')[0]}"
    try:
        with opened(path, mode="rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield _record(f"{path}:{number}", line, f"{source}.{number}")
    except FileNotFoundError:
        raise DataError(f"There is no {path} to import.") from None
    except (OSError, EOFError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise DataError(f"{path} cannot be read: {reason}; name a file of JSON lines.") from None


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
        return execution_of(data, key)
    if {"prompt", "reward_model"} <= data.keys():
        return _of_prime_code(data, key)
    if {"prompt", "tests"} <= data.keys() and isinstance(data["tests"], list):
        return _of_asserts(data, key)
    found = ", ".join(sorted(data)) or "no fields"
    raise ValueError(
        f"it has {found}; known are program/call/output, code/input/output with or without function_name, "
        "prompt/reward_model and prompt/tests."
    )


def execution_of(data: dict[str, Any], key: str) -> ForeignExecution:
    """A record of CRUXEval, or of LiveCodeBench, which names the function. Raises ``TypeError``."""
    program, given = _texts(data, "code", "input", "output").rstrip() + "\n", data["input"].strip()
    if data.get("function_name"):
        return ForeignExecution(key, with_imports(program), given, data["output"].strip())
    return ForeignExecution(key, program, f"f({given})", data["output"].strip())


def _texts(data: dict[str, Any], *names: str) -> str:
    """The first of ``names``, when all of them are texts."""
    for name in names:
        if not isinstance(data[name], str):
            raise TypeError(f"{name} should be text, not {type(data[name]).__name__}")
    return str(data[names[0]])


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


class _Untestable(Exception):
    """A record without tests that can be used; the text says why in few words."""


def _of_prime_code(data: dict[str, Any], key: str) -> ForeignTask:
    """``prompt`` is a conversation, whose last turn is the problem; outputs belong to inputs."""
    prompt = data["prompt"]
    text = prompt if isinstance(prompt, str) else prompt[-1]["content"]
    truth = data["reward_model"]["ground_truth"]
    try:
        if data.get("ability", CODE) != CODE:
            raise _Untestable("is no problem of code")
        truth = json.loads(truth) if isinstance(truth, str) else truth
        name, arguments, tests = _contest_tests(truth)
    except _Untestable as untestable:
        return ForeignTask(key, text, "", 0, (), refusal=str(untestable))
    description = text.strip() + ("" if name else f"\n\n{_AS_FUNCTION}")
    return ForeignTask(key, description, name or SOLVE, arguments, tests)


def _contest_tests(truth: Mapping[str, Any]) -> tuple[str, int, tuple[str, ...]]:
    """The function, empty for a program; the number of its arguments; asserts, the short ones first."""
    if len(truth["inputs"]) != len(truth["outputs"]):
        raise _Untestable("not as many outputs as inputs")
    name, pairs = truth.get("fn_name") or "", list(zip(truth["inputs"], truth["outputs"], strict=True))
    if name:
        calls = [_call(given, output) for given, output in pairs]
        made = [f"assert {name}({', '.join(map(repr, given))}) == {output!r}" for given, output in calls]
    else:  # what is printed is compared word by word: blanks and ends of lines do not count
        calls = []
        made = [f"assert {SOLVE}({_text(a)!r}).split() == {_text(b).split()!r}" for a, b in pairs]
    short = sorted((test for test in dict.fromkeys(made) if len(test) <= _LONGEST_TEST), key=len)
    if not short:
        raise _Untestable("no test of a usable length")
    return name, len(calls[0][0]) if name else 1, tuple(short[:_MOST_TESTS])


def _call(given: Any, output: Any) -> tuple[list[Any], Any]:
    """Arguments and what they give: lists with the output in one of its own, or JSON text, a value a line."""
    if isinstance(given, list):
        return given, output[0] if isinstance(output, list) and len(output) == 1 else output
    try:
        return [json.loads(line) for line in given.split("\n")], json.loads(output)
    except (AttributeError, TypeError, ValueError):
        raise _Untestable("inputs or outputs that cannot be read") from None


def _text(lines: Any) -> str:
    return "\n".join(map(str, lines)) if isinstance(lines, list) else str(lines)


def with_imports(program: str) -> str:
    """``program`` with imports of what it uses and binds nowhere, of the modules that are assumed."""
    tree = parse(program)
    if tree is None:
        return program
    lines = list(filter(None, map(_import_of, sorted(_unbound(tree)))))
    return "".join(lines) + ("\n\n" if lines else "") + program


def _unbound(tree: ast.AST) -> set[str]:
    """Names that are read and never bound."""
    read, bound = set(), set(dir(builtins))
    for node in ast.walk(tree):
        match node:
            case ast.Name(name, ast.Load()):
                read.add(name)
            case ast.Name(name) | ast.arg(name) | ast.FunctionDef(name) | ast.ClassDef(name):
                bound.add(name)
            case ast.Import(aliases) | ast.ImportFrom(names=aliases):
                bound |= {(alias.asname or alias.name).partition(".")[0] for alias in aliases}
    return read - bound


def _import_of(name: str) -> str:
    if name in _ASSUMED:
        return f"import {name}\n"
    module = next((one for one in _ASSUMED if hasattr(importlib.import_module(one), name)), "")
    return f"from {module} import {name}\n" if module else ""


def verified(
    sandboxes: tuple[Sandbox, Sandbox], records: Sequence[Foreign], kind: str, seed: int = 0
) -> Callable[[int], Awaitable[Attempt]]:
    """Attempts at items of one kind from records."""

    async def attempt(number: int) -> Attempt:
        record = records[number]
        if isinstance(record, ForeignTask):
            wanted = kind == CODE
            return await _task(sandboxes[0], record) if wanted else refused("has no call to follow")
        if kind == CODE:
            return refused("has no description to write code from")
        return await _execution(sandboxes, record, kind, Random(f"import {seed} {number}"))

    return attempt


async def _execution(
    sandboxes: tuple[Sandbox, Sandbox], record: ForeignExecution, kind: str, r: Random
) -> Attempt:
    if parse(record.program) is None:
        return refused("does not load")
    execution, steady = await run_twice(sandboxes, record.program, record.call)
    if not steady:
        return refused("differs from run to run")
    made = of_execution(kind, record.key, execution, r)
    if record.output and any(not same(record.output, item.output) for item in made.items):
        return refused("gives another output")
    return made


async def _task(sandbox: Sandbox, record: ForeignTask) -> Attempt:
    """The tests must fail for an empty function; a solution, where there is one, must pass them."""
    if record.refusal:
        return refused(record.refusal)
    tests = tuple(TestCase(f"{record.key}:{n}", test) for n, test in enumerate(record.tests, 1))
    if any(parse(test.source) is None for test in tests):
        return refused("a test that does not parse")
    sides = [test.partition(" == ")[0] for test in dict.fromkeys(record.tests)]
    if len(sides) != len(set(sides)):
        return refused("tests that contradict each other")
    task = as_task(record)
    empty = await sandbox.run(task.program(f"{INDENT}return None\n"), tests, DEFAULT_LIMITS, trace=False)
    if empty.passed:
        return refused("a test that an empty function passes")
    if record.solution:
        result = await sandbox.run(record.solution, tests, DEFAULT_LIMITS, trace=False)
        if result.passed != len(tests):
            return refused("its solution fails")
    return Attempt((TrainingItem(CODE, record.key, task=task, tests=tests),))


def as_task(record: ForeignTask) -> Task:
    """The function that is wanted, with the description as its docstring."""
    head = rf"^[ \t]*(def {re.escape(record.function)}\((?!self).*\).*:)"
    written = re.search(head, record.description, re.M)
    names = ", ".join("abcdefghijklmnop"[: record.arguments]) or "*arguments"
    signature = written[1] if written and parse(f"{written[1]} pass") else f"def {record.function}({names}):"
    return Task(
        name=record.function,
        signature=signature + "\n",
        docstring=f"{INDENT}{record.description!r}\n",
        description=record.description,
    )
