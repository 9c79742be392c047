"""Tasks of programming contests: APPS, CodeContests and LiveCodeBench.

Most are programs that read stdin and print: they are written as the function ``main``, and tests compare the
printed words. The others are functions, or methods of ``class Solution``.
"""

from __future__ import annotations

import ast
import base64
import binascii
import inspect
import json
import math
import pickletools
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.bench.problem import LONG_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.records import DatasetRecord
from engine.bench.sources import docstring, examples, from_prompt, from_starter
from engine.bench.test_scripts import APPROX, from_check
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
Pair = tuple[str, str]
"""What a program reads, and what it should print."""


def _program(text: str, **fields: Any) -> Problem:
    """The task of writing a program that ``text`` describes."""
    return Problem(task=Task(_MAIN, f"def {_MAIN}():\n", docstring(text), description=text), **fields)


def _with_tests(
    problem: Problem, shown: Sequence[TestCase], hidden: Sequence[HiddenTest], unguided: str
) -> Problem:
    """``unguided`` says why nothing is shown, if nothing is."""
    return replace(
        problem,
        task=replace(problem.task, tests=tuple(shown)),
        hidden=Hidden(hidden),
        limits=LONG_LIMITS,
        unguided="" if shown else unguided,
    )


def _exactly(given: str, wanted: str) -> str:
    """An assertion that the words are printed as they stand in ``wanted``."""
    return f"assert printed({_MAIN}, {given!r}) == {wanted.split()!r}"


def _nearly(given: str, wanted: str) -> str:
    """The same, where decimal fractions are wanted as numbers within a millionth."""
    words = wanted.split()
    if not any("." in word and _number(word) is not None for word in words):
        return _exactly(given, wanted)
    values = [word if (number := _number(word)) is None else number for word in words]
    return f"assert printed_numbers({_MAIN}, {given!r}) == approx({values!r}, rel=1e-06, abs=1e-06)"


def _number(word: str) -> float | None:
    try:
        number = float(word)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _as_main(program: str) -> str:
    """A whole program as the function that tests call."""
    run = "    exec(compile(PROGRAM, 'solution.py', 'exec'), {'__name__': '__main__'})\n"
    return f"PROGRAM = {program!r}\n\n\ndef {_MAIN}():\n{run}" if program else ""


def _callee(task: Task) -> str:
    """What is called: a function, or the method of a new object."""
    owner, dot, name = task.name.rpartition(".")
    return f"{owner}().{name}" if dot else name


def _call(task: Task, arguments: Sequence[object]) -> str:
    return f"{_callee(task)}({', '.join(map(repr, arguments))})"


# APPS


def apps(record: DatasetRecord) -> Problem:
    """APPS (Hendrycks et al., 2021). The examples of the question's text are shown.

    All inputs and outputs are hidden tests. Decimal fractions are compared within a millionth, all else word
    by word.
    """
    tests = record.parsed("input_output", dict)
    inputs, outputs = tests.get("inputs"), tests.get("outputs")
    if not isinstance(inputs, list) or not isinstance(outputs, list) or len(inputs) != len(outputs):
        raise ValueError("input_output should hold as many outputs as inputs")
    if not inputs:
        raise ValueError("it has no tests")
    text, name = record.text("question").strip(), tests.get("fn_name")
    identifier = record.identifier("problem_id" if "problem_id" in record else "id")
    solutions = record.parsed("solutions", list) if record.data.get("solutions") else []
    solution = next((str(one) for one in solutions if parse(str(one)) is not None), "")
    if name is None:
        hidden = [
            _nearly(_joined(given), _joined(wanted)) for given, wanted in zip(inputs, outputs, strict=True)
        ]
        shown = [
            TestCase(f"sample:{number}", _nearly(*pair), setup=_SETUP)
            for number, pair in enumerate(samples(text), 1)
        ]
        problem, setup = _program(text, id=identifier, hidden=Hidden(), gold=_as_main(solution)), _SETUP
    else:
        if not isinstance(name, str) or not name.isidentifier():
            raise ValueError("input_output.fn_name should be the name of a function")
        if not all(isinstance(given, list) for given in inputs):
            raise ValueError("input_output.inputs should be lists of arguments")
        starter = record.text("starter_code") if "starter_code" in record else ""
        task = from_starter(starter, name, text, len(inputs[0]))
        hidden = [_gives(task, given, wanted) for given, wanted in zip(inputs, outputs, strict=True)]
        shown = [*(called_samples(task, text) or examples(text, name))]
        gold = f"{task.imports}{solution}\n" if solution else ""
        problem, setup = Problem(identifier, task, Hidden(), gold), ""
    secret = [HiddenTest(f"test:{number}", source, setup) for number, source in enumerate(hidden, 1)]
    return _with_tests(problem, shown, secret, "its question shows no example")


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
_WORDS = {"true": True, "false": False, "null": None}


def samples(text: str) -> list[Pair]:
    """The pairs of input and output in order; an input without an output is left out."""
    pairs: list[Pair] = []
    given: str | None = None
    for kind, lines in _sections(text):
        if kind == "input":
            given = lines
        elif given is not None:
            pairs.append((given, lines))
            given = None
    return pairs


def _sections(text: str) -> Iterator[Pair]:
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
            values = [*call.args, *(keyword.value for keyword in call.keywords), result]
        case _:
            return ""
    if not all(map(_is_sample, values)):
        return ""
    arguments = ast.unparse(_SpellWords().visit(call)).removeprefix("f")
    return f"assert {_callee(task)}{arguments} == {ast.unparse(_SpellWords().visit(result))}"


def _is_sample(node: ast.expr) -> bool:
    kinds = (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.UnaryOp, ast.USub, ast.Load)
    return all(
        isinstance(each, kinds) or (isinstance(each, ast.Name) and each.id in _WORDS)
        for each in ast.walk(node)
    )


class _SpellWords(ast.NodeTransformer):
    """``true``, ``false`` and ``null`` as Python spells them."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(_WORDS[node.id]) if node.id in _WORDS else node


# CodeContests

_TYPING = "from typing import Any, Dict, List, Optional, Set, Tuple, Union\n"
_PARTS = re.compile(r'(def \w+\([^\n]*\)[^\n:]*).*?"""(.*)"""', re.DOTALL)
_PYTHON_3 = (3, "PYTHON3")
"""Python 3 among the languages of DeepMind's records."""


def shape(record: DatasetRecord) -> str:
    """Which of its two shapes a record of CodeContests has."""
    return "functions" if "entry_point" in record else "programs"


def codecontests(record: DatasetRecord) -> Problem:
    """CodeContests (Li et al., 2022).

    150 tasks were remade as functions by LPW, whose reference solutions are C++. Of DeepMind's own records,
    public tests are shown, private and generated ones hidden.
    """
    if shape(record) == "functions":
        name = record.text("entry_point")
        given = [TestCase(f"given:{n}", source) for n, source in enumerate(record.texts("given_tests"), 1)]
        return Problem(
            id=record.identifier("task_id"),
            task=from_prompt(_mended(record.text("prompt")), name, given, _TYPING),
            hidden=Hidden(from_check(record.text("test"), name)),
            limits=LONG_LIMITS,
        )
    shown = [
        TestCase(f"public:{number}", _exactly(*pair), setup=_SETUP)
        for number, pair in enumerate(_pairs(record, "public_tests"), 1)
    ]
    hidden = [
        HiddenTest(f"{kind}:{number}", _exactly(*pair), _SETUP)
        for kind in ("public", "private", "generated")
        for number, pair in enumerate(_pairs(record, f"{kind}_tests"), 1)
    ]
    if not hidden:
        raise ValueError("it has no tests")
    problem = _program(
        record.text("description").strip(),
        id=record.identifier("name"),
        hidden=Hidden(),
        gold=_as_main(_python_solution(record)),
    )
    return _with_tests(problem, shown, hidden, "it has no public tests")


def _mended(prompt: str) -> str:
    """Three prompts are not Python: a bad escape, a colon forgotten, a stray line above the docstring."""
    parts = _PARTS.match(prompt)
    if parts is None or parse(prompt) is not None:
        return prompt
    return f"{parts[1]}:\n{docstring(inspect.cleandoc(parts[2]))}"


def _pairs(record: DatasetRecord, name: str) -> Iterator[Pair]:
    """Inputs and outputs; absent lists are empty."""
    if name not in record:
        return
    tests: Mapping[str, Any] = record.object(name)
    inputs, outputs = tests.get("input"), tests.get("output")
    if not isinstance(inputs, list) or not isinstance(outputs, list) or len(inputs) != len(outputs):
        raise ValueError(f"{name} should hold as many outputs as inputs")
    yield from zip(map(str, inputs), map(str, outputs), strict=True)


def _python_solution(record: DatasetRecord) -> str:
    """The first solution in Python 3 that parses."""
    if "solutions" not in record:
        return ""
    solutions = record.object("solutions")
    texts, languages = solutions.get("solution", []), solutions.get("language", [])
    if not isinstance(texts, list) or not isinstance(languages, list):
        raise ValueError("solutions should hold lists of solution and language")
    for text, language in zip(texts, languages, strict=False):
        if language in _PYTHON_3 and parse(str(text)) is not None:
            return str(text)
    return ""


# LiveCodeBench

_STDIN, _FUNCTION = "stdin", "functional"


def livecodebench(record: DatasetRecord) -> Problem:
    """LiveCodeBench (Jain et al., 2024), code generation.

    Public test cases are shown; public and private ones judge.
    """
    packed = record.text("private_test_cases")
    text = packed if packed.lstrip()[:1] == "[" else unpacked(packed)
    cases = [
        *_cases("public", record.parsed("public_test_cases", list)),
        *_cases("private", record.parsed("private_test_cases", list, text)),
    ]
    if not cases:
        raise ValueError("it has no tests")
    kinds = {case["testtype"] for _, case in cases}
    if len(kinds) > 1:
        raise ValueError("its test cases are of two kinds")
    identifier, words = record.identifier("question_id"), record.text("question_content").strip()
    if kinds == {_STDIN}:
        problem, setup = _program(words, id=identifier, hidden=Hidden()), _SETUP
        sources = [(name, _exactly(case["input"], case["output"])) for name, case in cases]
    else:
        name = record.parsed("metadata", dict).get("func_name")
        if not isinstance(name, str) or not name.isidentifier():
            raise ValueError("metadata.func_name should be the name of a function")
        first = _arguments(cases[0][1])
        task = from_starter(record.text("starter_code"), name, words, len(first))
        problem, setup = Problem(identifier, task, Hidden()), ""
        sources = [
            (name, f"assert {_call(task, _arguments(case))} == {_value(case['output'])!r}")
            for name, case in cases
        ]
    shown = [TestCase(name, source, setup=setup) for name, source in sources if name.startswith("public")]
    hidden = [HiddenTest(name, source, setup) for name, source in sources]
    return _with_tests(problem, shown, hidden, "it has no public test cases")


def _cases(kind: str, found: Sequence[Any]) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Cases by name, with ``input``, ``output`` and ``testtype``."""
    for number, one in enumerate(found, 1):
        case = one if isinstance(one, Mapping) else {}
        where = f"{kind}_test_cases, number {number}"
        if not all(isinstance(case.get(key), str) for key in ("input", "output", "testtype")):
            raise ValueError(f"{where}: input, output and testtype should be texts")
        if case["testtype"] not in (_STDIN, _FUNCTION):
            raise ValueError(f"{where}: testtype should be {_STDIN} or {_FUNCTION}")
        yield f"{kind}:{number}", case


def _arguments(case: Mapping[str, str]) -> list[Any]:
    """One a line."""
    return [_value(line) for line in case["input"].split("\n") if line.strip()]


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"a test case holds {text[:40]!r}, which is not JSON") from None


_LARGEST = 256 << 20
"""Bytes that private test cases may unpack to."""
_TEXTS = ("SHORT_BINUNICODE", "BINUNICODE", "BINUNICODE8", "UNICODE")
_AROUND = ("PROTO", "FRAME", "MEMOIZE", "PUT", "BINPUT", "LONG_BINPUT", "STOP")
"""What else the pickle of a text consists of."""


def unpacked(packed: str) -> str:
    """The text that was pickled, compressed and encoded; the pickle is not executed.

    Raises ``ValueError`` for anything but one packed text.
    """
    try:
        unzip = zlib.decompressobj()
        pickled = unzip.decompress(base64.b64decode(packed, validate=True), _LARGEST)
    except (binascii.Error, ValueError, zlib.error):
        raise ValueError("it is no packed text (pickle, zlib, base64)") from None
    if not unzip.eof:
        raise ValueError(f"it is cut off, or unpacks to more than {_LARGEST >> 20} MiB")
    try:
        steps = [(step.name, argument) for step, argument, _ in pickletools.genops(pickled)]
    except (ValueError, IndexError, OverflowError):
        raise ValueError("it is a damaged pickle") from None
    texts = [str(argument) for name, argument in steps if name in _TEXTS]
    others = [name for name, _ in steps if name not in (*_TEXTS, *_AROUND)]
    if others or len(texts) != 1:
        raise ValueError("it is a pickle of more than a text, which is not read")
    return texts[0]
