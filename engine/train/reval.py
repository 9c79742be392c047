"""REval's own files (Chen et al., 2024): one with programs and inputs, one with what is asked about them.

Asked are coverage, state and path of a line, and the output. What a line did is found by running the program
in the sandbox, under a tracer of our own (:mod:`engine.train.traced_run`). As in REval, a line that runs
several times has several right answers; unlike there, a variable is looked up in the frame of its line, and a
value that no literal writes is not asked for.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from engine.bench.records import DatasetRecord, read
from engine.bench.report import Rate, bootstrap
from engine.core.execution import Sandbox
from engine.decoding.executable import parse
from engine.support.errors import DataError
from engine.train.evaluation import Asked, Marked
from engine.train.execution import is_literal, same
from sandbox import Limits, TestCase

COVERAGE, STATE, PATH, OUTPUT = "reval-coverage", "reval-state", "reval-path", "reval-output"
RETURNED = "What does the call return?"
LIMITS = Limits(wall_s=10.0, cpu_s=10.0)
_TRACER = Path(__file__).with_name("traced_run.py")
_TRACER_LIMITS = Limits(wall_s=20.0, cpu_s=20.0, output_bytes=1 << 19)
_NIL = "Nil"
_GAP = "_answer_"
_WORTH: Mapping[tuple[bool, ...], float] = {
    (True, True, True, True): 1.0,
    (True, True, True, False): 0.5,
    (True, True, False, False): 0.25,
    (True, False, False, False): 0.125,
}
"""What a probe counts whose coverage, state, path and output are right or not, in this order."""


@dataclass(frozen=True)
class _Input:
    """A call of a program, or the first test of one of its classes of tests, with what is asked about it."""

    key: str
    program: str
    tests: str
    """A module of unittest classes; empty: the call is run."""
    entry: str
    """The function or class that is tested."""
    index: int
    """Which of the classes of tests, from 0."""
    call: str
    probes: tuple[tuple[int, str], ...]
    """Lines and variables that are looked at."""
    set_up: str
    """What runs before the test."""
    asked: str
    """The call or the test, with ``??`` where answers go."""
    original: str
    """The test with its expected values; empty for a call."""
    filled: str = ""
    """Statements that are run in place of the test, after its ``setUp``."""

    @property
    def shown(self) -> str:
        """The call or the test, for the model to read."""
        return self.call or f"{self.set_up}{self.original}".strip()


async def questions(path: Path, limit: int | None, sandbox: Sandbox) -> tuple[list[Asked], list[str]]:
    """What is asked in the first ``limit`` records, and what is left out. Raises ``DataError``."""
    data, tasks = _both_files(path)
    programs = {record.identifier("task_id"): record for record in read(str(data)).records}
    found: list[Asked] = []
    left_out: list[str] = []
    for record in read(str(tasks)).records[:limit]:
        program = programs.get(record.identifier("task_id"))
        if program is None:
            raise record.bad(f"{data.name} has no such program")
        for one in _inputs(program, record):
            seen = await _observed(sandbox, one)
            asked = [] if seen["error"] else await _about_run(one, seen, sandbox)
            found += asked
            left_out += [f"{one.key}: {seen['error'] or 'none of its values can be asked for'}"] * (not asked)
    return found, left_out


def _both_files(path: Path) -> tuple[Path, Path]:
    """The files of data and of tasks, by the name of either. Raises ``DataError``."""
    data = path.with_name(path.name.replace("_tasks.", "_data."))
    tasks = path.with_name(path.name.replace("_data.", "_tasks."))
    if data == tasks:
        raise DataError(f"{path.name}: REval's files are called NAME_data.jsonl and NAME_tasks.jsonl.")
    for one in (data, tasks):
        if not one.is_file():
            raise DataError(f"{path.name} needs {one.name} beside it.")
    return data, tasks


def _inputs(program: DatasetRecord, record: DatasetRecord) -> Iterator[_Input]:
    given, tests = program.texts("inputs"), str(program.data.get("test") or "")
    code, entry = program.text("code"), program.text("entry_point")
    for pair in record.data.get("tasks") or ():
        try:
            index, asked = int(pair["input_idx"]), str(pair["output_pred"])
            probes = tuple(dict.fromkeys((int(one["lineno"]), str(one["var"])) for one in pair["task"]))
            text = given[index]
        except (TypeError, KeyError, ValueError, IndexError):
            raise record.bad("one of its tasks has not the fields of REval's") from None
        if not all(0 < line <= code.count("\n") + 1 for line, _ in probes):
            raise record.bad("one of its tasks asks for a line that the program does not have")
        call = "" if tests else f"{entry}({_arguments(program, text)})"
        key, before = f"{record.identifier('task_id')}/{index}", _set_up(tests, entry, index)
        original = text if tests else ""
        yield _Input(key, code, tests, entry, index, call, probes, before, asked, original)


def _arguments(record: DatasetRecord, text: str) -> str:
    """``1, 2`` for the tuple ``(1, 2,)``."""
    match parse(text.strip()):
        case ast.Module([ast.Expr(ast.Tuple(elements))]):
            return ", ".join(map(ast.unparse, elements))
    raise record.bad("an input should be a tuple of arguments")


def _set_up(tests: str, entry: str, index: int) -> str:
    """The body of the ``setUp`` of the class of tests with that number."""
    nodes = [node for node in ast.walk(parse(tests) or ast.Module([], [])) if isinstance(node, ast.ClassDef)]
    classes = [node for node in nodes if node.name.startswith(f"{entry}Test")]
    for node in classes[index].body if index < len(classes) else ():
        if isinstance(node, ast.FunctionDef) and node.name == "setUp":
            return "".join(ast.unparse(statement) + "\n" for statement in node.body)
    return ""


async def _observed(sandbox: Sandbox, run: _Input) -> dict[str, Any]:
    """Runs the call or the test; its ``error`` or ``output``, and what each of the ``probes`` saw."""
    text = f"{_TRACER.read_text('utf-8')}\n\nrun({asdict(run)!r})\n"
    result = await sandbox.run(text, (), _TRACER_LIMITS, trace=False)
    try:
        report: dict[str, Any] = json.loads(result.stdout.strip().rpartition("\n")[2])
    except ValueError:
        return {"error": result.exception or f"no report ({result.outcome.value})"}
    return {**report, "error": result.exception or report["error"]}


async def _about_run(one: _Input, seen: Mapping[str, Any], sandbox: Sandbox) -> list[Asked]:
    found: list[Asked] = []
    for number, ((line, variable), probe) in enumerate(zip(one.probes, seen["probes"], strict=True)):
        found += _about_line(f"{one.key}/{number}", one.program, one.shown, line, variable, probe)
    output = _about_test(one)
    if one.call and is_literal(seen["output"]):
        output = output_question(OUTPUT, one.key, one.program, one.call, seen["output"])
    if output is not None and await output.holds(sandbox, output.answer):
        found.append(output)
    return found


def _about_line(
    key: str, program: str, shown: str, line: int, variable: str, probe: Mapping[str, Any]
) -> Iterator[Asked]:
    """Coverage, state and path; no state where a value is not to be written as a literal."""
    code = program.split("\n")
    where = f"line {line} (`{code[line - 1].strip()}`)"

    def asked(measure: str, text: str, accepted: Sequence[str]) -> Asked:
        async def holds(sandbox: Sandbox, given: str) -> bool:
            return any(_is_accepted(measure, given.strip(), one) for one in accepted)

        return Asked(measure, key, program, shown, text, accepted[0], holds)

    yield asked(COVERAGE, f"Does {where} run? Answer yes or no.", ["yes" if probe["ran"] else "no"])
    states = [f"{value}; {kind}" for value, kind in probe["values"]] or [_NIL]
    if all(one == _NIL or is_literal(one.rpartition(";")[0]) for one in states):
        text = (
            f"After {where} has run, what are the value and the type of {variable}? One of several is "
            f"enough. Answer {_NIL} if the line does not run."
        )
        yield asked(STATE, text, states)
    text = (
        f"After {where} has run, which line of the program runs next? One of several is enough. Answer -1 if "
        "the line does not run, or if nothing of the program runs after it."
    )
    yield asked(PATH, text, ["-1" if one == -1 else code[one - 1].strip() for one in probe["next"]])


def _is_accepted(measure: str, given: str, right: str) -> bool:
    if measure == STATE and _NIL not in (given, right):
        value, _, kind = right.rpartition(";")
        answer, found, given_kind = given.rpartition(";")
        return bool(found) and given_kind.strip() == kind.strip() and same(answer, value)
    return given == right or given.rstrip(".").lower() == right.lower()


def output_question(measure: str, key: str, program: str, call: str, output: str) -> Asked:
    """What does the call return? Right is every literal that equals it, as the data sets judge."""

    async def holds(sandbox: Sandbox, given: str) -> bool:
        return is_literal(given) and await equals(sandbox, program, call, given.strip())

    return Asked(measure, key, program, call, RETURNED, output, holds)


async def equals(sandbox: Sandbox, program: str, call: str, literal: str) -> bool:
    """Whether the call of the program gives a value that equals ``literal``, as Python compares."""
    test = TestCase("output", f"assert {call} == ({literal}\n)")
    result = await sandbox.run(program, [test], LIMITS, trace=False)
    return result.all_pass


def _about_test(one: _Input) -> Asked | None:
    """What the test has in its gaps, right if it passes; nothing where it has anything but literals there."""
    expected = expected_in(one.asked, one.original)
    if not expected or not all(map(is_literal, expected)):
        return None
    text = f"What should stand where the test has {'??' if len(expected) == 1 else '??, in their order'}?"
    if one.set_up:
        text = f"Before the test, this has run:\n{one.set_up}\n{text}"

    async def holds(sandbox: Sandbox, given: str) -> bool:
        answers, filled = given.split("\n"), one.asked
        if len(answers) != len(expected) or not all(map(is_literal, answers)):
            return False
        for answer in answers:
            filled = filled.replace("??", f"({answer.strip()})", 1)
        return not (await _observed(sandbox, replace(one, filled=filled)))["error"]

    asked = (OUTPUT, one.key, one.program, one.asked, text, "\n".join(expected))
    return Asked(*asked, holds, lines=len(expected))


def expected_in(asked: str, original: str) -> list[str]:
    """What ``original`` has where ``asked`` has ``??``; nothing where they differ otherwise."""
    first, second = parse(asked.replace("??", _GAP)), parse(original)
    found: list[str] = []
    if first is None or second is None or not _aligned(first, second, found):
        return []
    return found if len(found) == asked.count("??") else []


def _aligned(first: object, second: object, found: list[str]) -> bool:
    if isinstance(first, ast.Name) and first.id == _GAP and isinstance(second, ast.expr):
        found.append(ast.unparse(second))
        return True
    if isinstance(first, ast.AST) and isinstance(second, ast.AST):
        if type(first) is not type(second):
            return False
        names = first._fields
        return all(_aligned(getattr(first, one, None), getattr(second, one, None), found) for one in names)
    if isinstance(first, list) and isinstance(second, list):
        pairs = zip(first, second, strict=False)
        return len(first) == len(second) and all(_aligned(one, other, found) for one, other in pairs)
    return first == second


def consistency(marked: Marked) -> Rate | None:
    """REval's score, 0 to 1, of the probes whose four questions were asked; None where there are none.

    Full for all four right, half without the output, a quarter without path and output, an eighth for the
    coverage alone, nothing for any other pattern.
    """
    marks = {(asked.measure, asked.key): right is True for asked, right in marked}
    scores = []
    for measure, key in marks:
        keys = [(COVERAGE, key), (STATE, key), (PATH, key), (OUTPUT, key.rpartition("/")[0])]
        if measure == COVERAGE and all(one in marks for one in keys):
            scores.append(_WORTH.get(tuple(marks[one] for one in keys), 0.0))
    return bootstrap(scores) if scores else None
