"""Data sets of single functions: HumanEval, MBPP and their extensions, CRUXEval, BigCodeBench."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from engine.bench.problem import (
    FUNCTION_LIMITS,
    LIBRARY_LIMITS,
    LIBRARY_TRIAL_LIMITS,
    LONG_LIMITS,
    PLUS_LIMITS,
    Hidden,
    HiddenTest,
    Problem,
)
from engine.bench.records import DatasetRecord
from engine.bench.sources import (
    docstring,
    entry_point,
    from_asserts,
    from_check,
    from_evalplus,
    from_prompt,
    from_reference,
    imported_modules,
    is_literal,
    names_of,
    parsed_doctests,
    statements,
)
from engine.core.options import Shot
from engine.core.task import Task
from engine.decoding.executable import parse
from engine.prompts.template import statement
from engine.support.errors import DataError
from sandbox import Limits, TestCase

# HumanEval: a prompt with signature and docstring, whose examples are shown


def humaneval(record: DatasetRecord) -> Problem:
    """HumanEval (Chen et al., 2021)."""
    return _humaneval(record, from_check(record.text("test"), record.text("entry_point")), FUNCTION_LIMITS)


def humaneval_et(record: DatasetRecord) -> Problem:
    """HumanEval-ET (Dong et al., 2023): a list of asserts; those of HumanEval itself are not run again."""
    return _humaneval(record, from_asserts(record.texts("test_case_list"), prefix="et"), LONG_LIMITS)


def humaneval_plus(record: DatasetRecord) -> Problem:
    """HumanEval+ (EvalPlus), in the file's ``OriginFmt`` form."""
    if "plus_input" in record:
        raise ValueError(
            "it stores no expected results; use HumanEvalPlus-OriginFmt.jsonl.gz of the same release"
        )
    return _humaneval(record, from_evalplus(record.text("test"), record.text("entry_point")), PLUS_LIMITS)


def _humaneval(record: DatasetRecord, hidden: Sequence[HiddenTest], limits: Limits) -> Problem:
    prompt = record.text("prompt")
    return Problem(
        id=record.identifier("task_id"),
        task=from_prompt(prompt, record.text("entry_point")),
        hidden=Hidden(hidden),
        gold=prompt + record.text("canonical_solution"),
        limits=limits,
    )


# MBPP: a sentence, and asserts that are shown
#
# It has no signatures. As is usual, the task gives the reference's own (name, parameters, defaults), and
# those classes and functions of the reference that the tests speak of. In MBPP itself the asserts that judge
# are the asserts that are shown; the extensions judge by more.

_SHOWN = 3
"""Asserts of MBPP itself, the first ones of MBPP-ET."""
_SHOTS = ("2", "3", "4")
"""The tasks that the authors set aside for prompts."""


def mbpp(record: DatasetRecord) -> Problem:
    """MBPP (Austin et al., 2021)."""
    return _mbpp(record, "text", FUNCTION_LIMITS)


def mbpp_sanitized(record: DatasetRecord) -> Problem:
    """The hand-checked part of MBPP."""
    return _mbpp(record, "prompt", FUNCTION_LIMITS)


def mbpp_et(record: DatasetRecord) -> Problem:
    """MBPP-ET (Dong et al., 2023): the asserts of MBPP are shown, all are hidden tests."""
    return _mbpp(record, "text", LONG_LIMITS, shown=_SHOWN)


def mbpp_plus(record: DatasetRecord) -> Problem:
    """MBPP+ (EvalPlus), in the file's ``OriginFmt`` form."""
    if "plus_input" in record:
        raise ValueError("its inputs lost their types in JSON; use MbppPlus-OriginFmt.jsonl.gz instead")
    return _mbpp(record, "prompt", PLUS_LIMITS, lambda name: from_evalplus(record.text("test"), name))


def _mbpp(
    record: DatasetRecord,
    words: str,
    limits: Limits,
    hidden: Callable[[str], Sequence[HiddenTest]] | None = None,
    shown: int | None = None,
) -> Problem:
    """``words`` is the field of the task's text; ``hidden`` gives other hidden tests than the asserts."""
    if words == "text":
        setup = record.text("test_setup_code").replace("\r\n", "\n")
    else:
        setup = "\n".join(record.texts("test_imports"))
    written = record.text("code").replace("\r\n", "\n")
    code = written.expandtabs(4)
    code = code if parse(code) is not None else written
    asserts, text = record.texts("test_list"), record.text(words).strip()
    if not asserts:
        raise ValueError("it has no tests")
    name = entry_point(code, asserts[0])
    tests = [
        TestCase(f"assert:{place}", source, setup=setup) for place, source in enumerate(asserts[:shown], 1)
    ]
    return Problem(
        id=record.identifier("task_id"),
        task=from_reference(code, name, text, tests, "\n".join([setup, *asserts[:shown]])),
        hidden=Hidden(hidden(name) if hidden is not None else from_asserts(asserts, setup)),
        gold=code + "\n",
        limits=limits,
    )


def shots(problems: Sequence[Problem], source: str) -> tuple[Shot, ...]:
    """Examples for prompts among ``problems``. Raises ``DataError`` naming ``source`` if one is missing."""
    known = {problem.id: problem for problem in problems}
    if absent := [name for name in _SHOTS if name not in known]:
        raise DataError(f"{source} has no task {', '.join(absent)}, which examples of prompts are made of.")
    return tuple(
        Shot(
            one.task.description,
            one.task.signature,
            tuple(map(statement, one.task.tests)),
            one.gold.rstrip() + "\n",
        )
        for one in map(known.__getitem__, _SHOTS)
    )


# CRUXEval (Gu et al., 2024): predict a function's output, or an input that gives an output
#
# The prediction is the one statement of a function to complete. Nothing of it is run but literals, so that
# ``return f(3)`` is no answer to "what does f(3) return".


def cruxeval_output(record: DatasetRecord) -> Problem:
    """CRUXEval-O."""
    text = f"What f({record.text('input')}) returns, written as a literal."
    return _cruxeval(record, "result", text, _literal_answer)


def cruxeval_input(record: DatasetRecord) -> Problem:
    """CRUXEval-I."""
    text = f"Call f with literals such that it returns {record.text('output')}"
    return _cruxeval(record, "called", text, _call_answer)


def _cruxeval(record: DatasetRecord, name: str, text: str, assemble: Callable[[Task, str], str]) -> Problem:
    code = record.text("code").rstrip() + "\n\n\n"
    if parse(code) is None:
        raise ValueError("its code is not Python")
    task = Task(name, f"def {name}():\n", docstring(text), preamble=code, description=text)
    return Problem(
        id=record.identifier("id"),
        task=task,
        hidden=Hidden([HiddenTest("answer", f"assert {name}() == {record.text('output')}")]),
        gold=f"{code}{task.signature}    return f({record.text('input')})\n",
        assemble=assemble,
    )


def _literal_answer(task: Task, code: str) -> str:
    """Only the literal that is returned. Raises ``ValueError`` if it is none."""
    value = _answer(task, code)
    _check_literals([value])
    return f"{task.signature}    return {ast.unparse(value)}\n"


def _call_answer(task: Task, code: str) -> str:
    """The function and a call of it with literals. Raises ``ValueError`` if it is none."""
    match _answer(task, code):
        case ast.Call(ast.Name("f"), arguments, keywords) as call:
            _check_literals([*arguments, *(keyword.value for keyword in keywords)])
            return f"{task.preamble}{task.signature}    return {ast.unparse(call)}\n"
    raise ValueError("the answer is no call of f")


def _answer(task: Task, code: str) -> ast.expr:
    match statements(task.function(code)):
        case [ast.FunctionDef(body=[_, ast.Return(ast.expr() as value)]), *_]:
            return value
    raise ValueError("the answer is not one return statement")


def _check_literals(values: Sequence[ast.expr]) -> None:
    if not all(map(is_literal, values)):
        raise ValueError("the answer is not made of literals")


# BigCodeBench (Zhuo et al., 2024): functions that use many libraries, judged by classes of ``unittest``
#
# Each test method is one hidden test. It is judged inside the program's process, so that its pass cannot be
# trusted against a program that means to deceive.

_STARTING = re.compile(r"\n*You should write self-contained code starting with:.*", re.DOTALL)
_RUN = """\
def run_method(owner, name):
    import unittest
    result = unittest.TestResult()
    unittest.TestSuite([owner(name)]).run(result)
    for _, text in result.failures + result.errors:
        raise AssertionError(text[-2000:])
    if result.testsRun != 1 or result.unexpectedSuccesses:
        raise AssertionError(f"{name} was not run")
"""


def bigcodebench(record: DatasetRecord) -> Problem:
    """The function with its docstring, whose examples are the visible tests."""
    prompt, name = record.text("complete_prompt"), record.text("entry_point")
    shown = tuple(_runnable_examples(prompt, name))
    return _bigcodebench(
        record, from_prompt(prompt, name, shown), "" if shown else "its docstring shows no result"
    )


def bigcodebench_instruct(record: DatasetRecord) -> Problem:
    """The function described in words, without examples."""
    text = _STARTING.sub("", record.text("instruct_prompt")).strip()
    task = from_prompt(record.text("code_prompt"), record.text("entry_point"), ())
    task = replace(task, docstring=docstring(text), description=text)
    return _bigcodebench(record, task, "its instructions show no example")


def _bigcodebench(record: DatasetRecord, task: Task, unguided: str) -> Problem:
    script = record.text("test")
    methods = [
        (node.name, method.name)
        for node in statements(script)
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef) and method.name.startswith("test")
    ]
    if not methods:
        raise ValueError("its test has no class of unittest with test methods")
    return Problem(
        id=record.identifier("task_id"),
        task=task,
        hidden=Hidden(
            [
                HiddenTest(f"{owner}.{method}", f"run_method({owner}, {method!r})", f"{script}\n\n{_RUN}")
                for owner, method in methods
            ]
        ),
        gold=record.text("complete_prompt") + record.text("canonical_solution"),
        limits=LIBRARY_LIMITS,
        trial_limits=LIBRARY_TRIAL_LIMITS,
        needs=imported_modules(record.text("code_prompt") + "\n" + script),
        unguided=unguided,
    )


def _runnable_examples(prompt: str, name: str) -> Iterator[TestCase]:
    """Examples that show a result of the function; what stands before one runs before it."""
    tree = parse(prompt + "    pass\n") or parse(prompt)
    known = {*vars(builtins), *_defined(ast.unparse(tree) if tree is not None else "")}
    before = ""
    for number, example in enumerate(parsed_doctests(prompt), 1):
        used = names_of(example.source)
        if example.want.strip() and name in used and used <= known | _defined(before):
            source, want = example.source.strip(), example.want.rstrip("\n")
            yield TestCase(f"doctest {name}:{number}", source, want, before)
        elif not example.want.strip() and parse(example.source) is not None:
            before += example.source


def _defined(source: str) -> set[str]:
    """Names that statements at the top of a source define."""
    found = set[str]()
    for node in statements(source):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {
                each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)
            }
    return found
