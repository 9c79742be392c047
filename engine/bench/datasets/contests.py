"""Tasks of programming contests: APPS, CodeContests and LiveCodeBench.

Most are programs that read stdin and print: they are written as the function ``main``, and tests compare the
printed words. The others are functions, or methods of ``class Solution``.
"""

from __future__ import annotations

import ast
import base64
import inspect
import json
import math
import pickletools
import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.bench.problem import LONG_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.records import DatasetRecord
from engine.bench.sources import (
    APPROX,
    SpelledNames,
    docstring,
    examples,
    from_check,
    from_prompt,
    from_starter,
)
from engine.core.task import Task
from engine.decoding.executable import parse
from sandbox import TestCase

_MAIN = "main"
_SETUP = """\
def printed(main, text):
    import io, sys
    before = sys.stdin, sys.stdout
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8")
    sys.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\\n")
    try:
        try:
            main()
        except SystemExit:
            pass
        sys.stdout.flush()
        return sys.stdout.buffer.getvalue().decode("utf-8", "replace").split()
    finally:
        sys.stdin, sys.stdout = before


def printed_numbers(main, text):
    import math
    words = []
    for word in printed(main, text):
        try:
            number = float(word)
        except ValueError:
            number = math.nan
        words.append(number if math.isfinite(number) else word)
    return words


"""
_SETUP += APPROX
"""Runs a program on a text and gives the words that it prints."""


def _program(identifier: str, text: str, solution: str = "") -> Problem:
    """The task of writing a program that ``text`` describes, as the function that tests call."""
    run = "    exec(compile(PROGRAM, 'solution.py', 'exec'), {'__name__': '__main__'})\n"
    gold = f"PROGRAM = {solution!r}\n\n\ndef {_MAIN}():\n{run}" if solution else ""
    task = Task(_MAIN, f"def {_MAIN}():\n", docstring(text), description=text)
    return Problem(identifier, task, Hidden(), gold)


def _with_tests(
    problem: Problem, shown: Sequence[TestCase], hidden: Sequence[tuple[str, str]], setup: str, unguided: str
) -> Problem:
    """``hidden`` has names and sources; ``unguided`` says why nothing is shown, if nothing is."""
    if not hidden:
        raise ValueError("it has no tests")
    return replace(
        problem,
        task=replace(problem.task, tests=tuple(shown)),
        hidden=Hidden([HiddenTest(name, source, setup) for name, source in hidden]),
        limits=LONG_LIMITS,
        unguided="" if shown else unguided,
    )


def _exactly(given: str, wanted: str) -> str:
    """An assertion that the words are printed as they stand in ``wanted``."""
    return f"assert printed({_MAIN}, {given!r}) == {wanted.split()!r}"


def _nearly(given: str, wanted: str) -> str:
    """The same, where decimal fractions are wanted as numbers within a millionth."""
    words = [(word, _number(word)) for word in wanted.split()]
    if not any("." in word and number is not None for word, number in words):
        return _exactly(given, wanted)
    values = [word if number is None else number for word, number in words]
    return f"assert printed_numbers({_MAIN}, {given!r}) == approx({values!r}, rel=1e-06, abs=1e-06)"


def _number(word: str) -> float | None:
    try:
        number = float(word)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _callee(task: Task) -> str:
    """What is called: a function, or the method of a new object."""
    owner, dot, name = task.name.rpartition(".")
    return f"{owner}().{name}" if dot else name


def _call(task: Task, arguments: Sequence[object]) -> str:
    return f"{_callee(task)}({', '.join(map(repr, arguments))})"


def _named(where: str, name: Any) -> str:
    """The name of a function. Raises ``ValueError`` for anything else."""
    if not isinstance(name, str) or not name.isidentifier():
        raise ValueError(f"{where} should be the name of a function")
    return name


def _parsing(solutions: Any) -> str:
    """The first of some solutions that can be parsed, if there is one."""
    return next((text for text in map(str, solutions) if parse(text) is not None), "")


# APPS


def apps(record: DatasetRecord) -> Problem:
    """APPS (Hendrycks et al., 2021). The examples of the question's text are shown.

    All inputs and outputs are hidden tests. Decimal fractions are compared within a millionth, all else word
    by word.
    """
    tests = record.parsed("input_output", dict)
    pairs = list(_paired("input_output", tests["inputs"], tests["outputs"]))
    text = record.text("question").strip()
    identifier = record.identifier("problem_id" if "problem_id" in record else "id")
    solution = _parsing(record.parsed("solutions", list) if record.data.get("solutions") else ())
    if tests.get("fn_name") is None:
        sources = [_nearly(_joined(given), _joined(wanted)) for given, wanted in pairs]
        shown = [
            TestCase(f"sample:{number}", _nearly(*pair), setup=_SETUP)
            for number, pair in enumerate(samples(text), 1)
        ]
        problem, setup = _program(identifier, text, solution), _SETUP
    else:
        name = _named("input_output.fn_name", tests["fn_name"])
        starter = record.text("starter_code") if "starter_code" in record else ""
        task = from_starter(starter, name, text, len(pairs[0][0]) if pairs else 0)
        sources = [_gives(task, given, wanted) for given, wanted in pairs]
        shown = [*(called_samples(task, text) or examples(text, name))]
        gold = f"{task.imports}{solution}\n" if solution else ""
        problem, setup = Problem(identifier, task, Hidden(), gold), ""
    hidden = [(f"test:{number}", source) for number, source in enumerate(sources, 1)]
    return _with_tests(problem, shown, hidden, setup, "its question shows no example")


def _paired(where: str, inputs: Sequence[Any], outputs: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    if len(inputs) != len(outputs):
        raise ValueError(f"{where} should hold as many outputs as inputs")
    return zip(inputs, outputs, strict=True)


def _gives(task: Task, given: Sequence[Any], wanted: Any) -> str:
    """Most results stand in a list of their own, but not all: either counts, as in the paper's harness."""
    call = _call(task, given)
    if isinstance(wanted, list) and len(wanted) == 1:
        return f"assert {call} in [{wanted[0]!r}, {wanted!r}]"
    return f"assert {call} == {wanted!r}"


def _joined(value: Any) -> str:
    """An input or output, which may be a list of lines."""
    return "\n".join(map(str, value)) if isinstance(value, list) else str(value)


# Inputs and outputs that the text of a contest shows

_SAMPLE = re.compile(r"-{2,}\s*(?:sample|example)\s+(input|output)[^\n]*?-{2,}\s*", re.IGNORECASE)
_HEADING = re.compile(r"(?:sample |example )?(input|output)(?:\s*(?:#|no\.?)?\s*\d+)?\s*:?\s*", re.IGNORECASE)
_EXAMPLES = re.compile(r"(?:-{2,}\s*)?(?:examples?|samples?)\s*\d*\s*:?(?:\s*-{2,})?\s*", re.IGNORECASE)
_END = re.compile(r"(?:-{2,}.*-{2,}|notes?\b.*|explanations?\b.*|constraints?\b.*)\s*", re.IGNORECASE)
_CALLED = re.compile(r"(?im)^[^\w\n]*input[^\w\n]*?[:=] *(.+)\n+[^\w\n]*output[^\w\n]*?[:=] *(.+)$")
_WORDS = {"true": ast.Constant(True), "false": ast.Constant(False), "null": ast.Constant(None)}


def samples(text: str) -> list[tuple[str, str]]:
    """The pairs of input and output in order; an input without an output is left out."""
    pairs: list[tuple[str, str]] = []
    given: str | None = None
    for kind, lines in _sections(text):
        if kind == "input":
            given = lines
        elif given is not None:
            pairs.append((given, lines))
            given = None
    return pairs


def _sections(text: str) -> Iterator[tuple[str, str]]:
    """Shown inputs and outputs; those that only describe a format stand outside the examples."""
    kind, lines, in_examples = "", list[str](), False
    for line in [*text.replace("\r\n", "\n").split("\n"), "-----End-----"]:
        bare = line.strip()
        plain = in_examples or bare.lower().startswith(("sample", "example"))
        heading = _SAMPLE.fullmatch(bare) or (_HEADING.fullmatch(bare) if plain else None)
        begins = bool(_EXAMPLES.fullmatch(bare))
        if not heading and not begins and not _END.fullmatch(bare):
            lines.append(line)
            continue
        if kind:
            yield kind, "\n".join(lines).strip("\n") + "\n"
        kind, lines = heading[1].lower() if heading else "", []
        in_examples = bool(heading) or begins


def called_samples(task: Task, text: str) -> tuple[TestCase, ...]:
    """Tests of lines such as ``Input: xs = [1, 2], k = 3`` above ``Output: 5``."""
    found = (_called_sample(task, given, wanted) for given, wanted in _CALLED.findall(text))
    sources = dict.fromkeys(source for source in found if source)
    return tuple(TestCase(f"sample:{number}", source) for number, source in enumerate(sources, 1))


def _called_sample(task: Task, given: str, wanted: str) -> str:
    """An assertion; nothing where arguments or result are no literals."""
    match parse(f"f({given.strip()})"), parse(wanted.strip()):
        case ast.Module([ast.Expr(ast.Call(ast.Name("f")) as call)]), ast.Module([ast.Expr(result)]):
            if all(map(_is_sample, [*call.args, *(each.value for each in call.keywords), result])):
                spelled = SpelledNames(_WORDS)
                arguments = ast.unparse(spelled.visit(call)).removeprefix("f")
                return f"assert {_callee(task)}{arguments} == {ast.unparse(spelled.visit(result))}"
    return ""


def _is_sample(node: ast.expr) -> bool:
    kinds = (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.UnaryOp, ast.USub, ast.Load)
    return all(
        isinstance(each, kinds) or (isinstance(each, ast.Name) and each.id in _WORDS)
        for each in ast.walk(node)
    )


# CodeContests

_TYPING = "from typing import Any, Dict, List, Optional, Set, Tuple, Union\n"
_PARTS = re.compile(r'(def \w+\([^\n]*\)[^\n:]*).*?"""(.*)"""', re.DOTALL)
_PYTHON_3 = (3, "PYTHON3")
"""Python 3 among the languages of DeepMind's records."""


def codecontests(record: DatasetRecord) -> Problem:
    """CodeContests (Li et al., 2022).

    150 tasks were remade as functions by LPW, whose reference solutions are C++. Of DeepMind's own records,
    public tests are shown, private and generated ones hidden.
    """
    if "entry_point" in record:
        name = record.text("entry_point")
        given = [TestCase(f"given:{n}", source) for n, source in enumerate(record.texts("given_tests"), 1)]
        return Problem(
            id=record.identifier("task_id"),
            task=from_prompt(_mended(record.text("prompt")), name, given, _TYPING),
            hidden=Hidden(from_check(record.text("test"), name)),
            limits=LONG_LIMITS,
        )
    hidden = [
        (f"{kind}:{number}", _exactly(str(given), str(wanted)))
        for kind in ("public", "private", "generated")
        if f"{kind}_tests" in record
        for tests in [record.object(f"{kind}_tests")]
        for number, (given, wanted) in enumerate(_paired(f"{kind}_tests", tests["input"], tests["output"]), 1)
    ]
    shown = [TestCase(name, source, setup=_SETUP) for name, source in hidden if name.startswith("public")]
    solutions = record.object("solutions") if "solutions" in record else {}
    texts = zip(solutions.get("solution", ()), solutions.get("language", ()), strict=False)
    solution = _parsing(text for text, language in texts if language in _PYTHON_3)
    problem = _program(record.identifier("name"), record.text("description").strip(), solution)
    return _with_tests(problem, shown, hidden, _SETUP, "it has no public tests")


def _mended(prompt: str) -> str:
    """Three prompts are not Python: a bad escape, a colon forgotten, a stray line above the docstring."""
    parts = _PARTS.match(prompt)
    if parts is None or parse(prompt) is not None:
        return prompt
    return f"{parts[1]}:\n{docstring(inspect.cleandoc(parts[2]))}"


# LiveCodeBench


def livecodebench(record: DatasetRecord) -> Problem:
    """LiveCodeBench (Jain et al., 2024), code generation.

    Public test cases are shown; public and private ones judge.
    """
    packed = record.text("private_test_cases")
    text = packed if packed.lstrip()[:1] == "[" else unpacked(packed)
    cases = [
        (f"{kind}:{number}", case)
        for kind, found in (
            ("public", record.parsed("public_test_cases", list)),
            ("private", record.parsed("private_test_cases", list, text)),
        )
        for number, case in enumerate(found, 1)
    ]
    kinds = {case["testtype"] for _, case in cases}
    if len(kinds) > 1:
        raise ValueError("its test cases are of two kinds")
    identifier, words = record.identifier("question_id"), record.text("question_content").strip()
    if kinds == {"stdin"}:
        problem, setup = _program(identifier, words), _SETUP
        sources = [(name, _exactly(case["input"], case["output"])) for name, case in cases]
    else:
        name = _named("metadata.func_name", record.parsed("metadata", dict).get("func_name"))
        arguments = [list(map(_value, filter(str.strip, case["input"].split("\n")))) for _, case in cases]
        task = from_starter(record.text("starter_code"), name, words, len(arguments[0]) if arguments else 0)
        problem, setup = Problem(identifier, task, Hidden()), ""
        sources = [
            (name, f"assert {_call(task, given)} == {_value(case['output'])!r}")
            for (name, case), given in zip(cases, arguments, strict=True)
        ]
    shown = [TestCase(name, source, setup=setup) for name, source in sources if name.startswith("public")]
    return _with_tests(problem, shown, sources, setup, "it has no public test cases")


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"a test case holds {text[:40]!r}, which is not JSON") from None


_LARGEST = 256 << 20
"""Bytes that private test cases may unpack to."""


_TEXTS = {"SHORT_BINUNICODE", "BINUNICODE", "BINUNICODE8", "UNICODE"}
_AROUND = {"PROTO", "FRAME", "MEMOIZE", "PUT", "BINPUT", "LONG_BINPUT", "STOP"}
"""What else the pickle of a text consists of."""


def unpacked(packed: str) -> str:
    """The text that was pickled, compressed and encoded; the pickle is not executed.

    Raises ``ValueError`` for anything but one packed text.
    """
    unzip = zlib.decompressobj()
    try:
        pickled = unzip.decompress(base64.b64decode(packed, validate=True), _LARGEST)
    except (ValueError, zlib.error):
        raise ValueError("it is no packed text (pickle, zlib, base64)") from None
    if not unzip.eof:
        raise ValueError(f"it is cut off, or unpacks to more than {_LARGEST >> 20} MiB")
    try:
        steps = [(step.name, argument) for step, argument, _ in pickletools.genops(pickled)]
    except (ValueError, IndexError, OverflowError):
        raise ValueError("it is a damaged pickle") from None
    texts = [str(argument) for name, argument in steps if name in _TEXTS]
    if len(texts) != 1 or not {name for name, _ in steps} <= _TEXTS | _AROUND:
        raise ValueError("it is a pickle of more than a text, which is not read")
    return texts[0]
