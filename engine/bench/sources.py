"""Sources taken apart into tasks: prompts, references, starter code, examples in docstrings, test scripts."""

from __future__ import annotations

import ast
import doctest
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence

from engine.bench import printed
from engine.bench.problem import HiddenTest
from engine.core.task import INDENT, Task
from engine.decoding.executable import parse
from sandbox import TestCase

Function = ast.FunctionDef | ast.AsyncFunctionDef


def statements(source: str) -> list[ast.stmt]:
    """The statements of a source; none where it is not Python."""
    tree = parse(source)
    return tree.body if tree is not None else []


def is_literal(node: ast.expr) -> bool:
    """Whether an expression is a literal of Python."""
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True


def names_of(source: str) -> set[str]:
    """The names that a source speaks of."""
    tree = parse(source)
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree is not None else set()


class SpelledNames(ast.NodeTransformer):
    """Puts expressions in the place of names."""

    def __init__(self, spelled: Mapping[str, ast.expr]) -> None:
        self._spelled = spelled

    def visit_Name(self, node: ast.Name) -> ast.expr:
        found = self._spelled.get(node.id)
        return ast.copy_location(found, node) if found is not None else node


def imported_modules(source: str) -> tuple[str, ...]:
    """Modules that a source needs from outside the standard library; it may be no Python as a whole."""
    found: dict[str, None] = {}
    for line in map(str.strip, source.splitlines()):
        for node in statements(line) if line.startswith(("import ", "from ")) else ():
            if isinstance(node, ast.Import):
                found |= dict.fromkeys(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found[node.module.partition(".")[0]] = None
    return tuple(name for name in found if name not in sys.stdlib_module_names)


# Tasks


def docstring(text: str) -> str:
    """``text`` as the lines of a docstring, indented by four."""
    escaped = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    if escaped.endswith('"'):
        escaped = escaped[:-1] + '\\"'
    body = escaped.replace("\n", "\n" + INDENT)
    closing = "\n" + INDENT if "\n" in escaped else ""
    return f'{INDENT}"""{body}{closing}"""\n'


def from_prompt(prompt: str, name: str, tests: Sequence[TestCase] | None = None, imports: str = "") -> Task:
    """The task of completing ``name``, the last such function of ``prompt``, which ends before its body.

    Its tests are the examples of its docstring, if no others are given. Raises ``ValueError`` for a prompt
    without such a function.
    """
    text = prompt.rstrip() + "\n"
    body = statements(text + INDENT + "pass\n") or statements(text)
    function = _function(body, name, "its prompt has no function {}, or is not Python")
    lines = text.splitlines(keepends=True)
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)]) - 1
    written = ast.get_docstring(function, clean=False)
    opening = function.body[0].lineno - 1 if written is not None else _body_line(function)
    begun = (function.body[0].end_lineno or opening) if written is not None else opening
    imported = {
        line
        for node in body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for line in range(node.lineno - 1, node.end_lineno or node.lineno)
    }
    above = "".join(line for number, line in enumerate(lines[:first]) if number not in imported).strip("\n")
    words = inspect.cleandoc(written or _late_docstring(function))
    parts = (part for part in _doctest_parts(words) if isinstance(part, str) and part.strip())
    return Task(
        name=name,
        signature="".join(lines[first:opening]),
        docstring="".join(lines[opening:begun]),
        body="".join(lines[begun:]),
        imports=imports + "".join(line for number, line in enumerate(lines[:first]) if number in imported),
        preamble=above + "\n\n\n" if above.strip() else "",
        description="\n".join(part.strip("\n") for part in parts).strip(),
        tests=tuple(examples(inspect.cleandoc(written or ""), name) if tests is None else tests),
    )


def _function(body: Sequence[ast.stmt], name: str, problem: str) -> Function:
    """The last function of that name. Raises ``ValueError`` with ``problem`` if there is none."""
    found = [node for node in body if isinstance(node, Function) and node.name == name]
    if not found:
        raise ValueError(problem.format(name))
    return found[-1]


def _body_line(function: Function) -> int:
    """The index of the line after the signature."""
    return max(function.body[0].lineno - 1, function.lineno)


def _late_docstring(function: Function) -> str:
    """What was meant as a docstring, but stands after other statements."""
    for statement in function.body:
        match statement:
            case ast.Expr(ast.Constant(str(text))):
                return text
    return ""


def from_reference(code: str, name: str, text: str, tests: Sequence[TestCase], used: str) -> Task:
    """The task of writing ``name``, of which only its words, and from its reference the signature, are given.

    Classes and functions of the reference that ``used`` (the tests) speak of are given too.
    """
    body, spoken = statements(code), names_of(used) - {name}
    function = _function(body, name, "its code has no function {}")
    bare = type(function)(**{**vars(function), "body": [ast.Pass()], "decorator_list": []})
    helpers = [
        ast.unparse(node) + "\n\n\n"
        for node in body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in spoken
    ]
    return Task(
        name=name,
        signature=ast.unparse(bare).rpartition("\n")[0] + "\n",
        docstring=docstring(text),
        preamble="".join(helpers),
        description=text,
        tests=tuple(tests),
    )


def entry_point(code: str, test: str) -> str:
    """The function of ``code`` that a test calls. Raises ``ValueError`` if there is none."""
    defined = {node.name for node in statements(code) if isinstance(node, Function)}
    for node in (each for statement in statements(test) for each in ast.walk(statement)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in defined:
            return node.func.id
    raise ValueError("its first test calls no function of its code")


def from_starter(starter: str, name: str, text: str, count: int) -> Task:
    """The task of writing ``name``, a function or a method of ``class Solution`` in ``starter`` code.

    Without starter code the function takes ``count`` arguments. Raises ``ValueError`` where the starter code
    has no such function.
    """
    code = starter.expandtabs(len(INDENT)).rstrip()
    if not code:
        parameters = ", ".join(f"argument_{number}" for number in range(1, count + 1))
        return Task(name, f"def {name}({parameters}):\n", docstring(text), description=text)
    lines = code.split("\n")
    indent = lines[-1][: len(lines[-1]) - len(lines[-1].lstrip())] + INDENT
    body = statements(f"{code}\n{indent}pass\n") or statements(code)
    owner = next((node for node in body if isinstance(node, ast.ClassDef)), None)
    function = _function(owner.body if owner else body, name, "its starter_code has no function {}")
    above = "\n".join(lines[: function.lineno - 1]).rstrip()
    return Task(
        f"{owner.name}.{name}" if owner else name,
        textwrap.dedent("\n".join(lines[function.lineno - 1 : _body_line(function)])) + "\n",
        docstring(text),
        imports="from typing import *\n",
        preamble=f"{above}\n" if above else "",
        depth=int(owner is not None),
        description=text,
    )


# Examples in docstrings

_ARROW = re.compile(
    r"\s*[`'\"]?\s*(?:#\s*)?(?:={1,3}>|-{1,2}>|==|=|➞|→|returns?|should\s+return"
    r"|should\s+be(?:\s+equal\s+to)?|is\s+equal\s+to)\s*"
)
_TRUTH = {"true": "True", "false": "False"}
_LONGEST = 400


def examples(text: str, name: str) -> tuple[TestCase, ...]:
    """The examples of ``name`` in a docstring: doctests if it has any, else lines such as ``f(3) => 6``."""
    found = tuple(_doctests(text, name)) or tuple(_arrows(text, name))
    return tuple(dict.fromkeys(found))


def _doctest_parts(text: str) -> list[str | doctest.Example]:
    try:
        return doctest.DocTestParser().parse(text)
    except ValueError:
        return [text]


def parsed_doctests(text: str) -> list[doctest.Example]:
    """The doctests of a text; none where it cannot be read."""
    return [part for part in _doctest_parts(text) if isinstance(part, doctest.Example)]


def _doctests(text: str, name: str) -> Iterator[TestCase]:
    for number, example in enumerate(parsed_doctests(text), 1):
        nodes = (node for statement in statements(example.source) for node in ast.walk(statement))
        calls = (node.func for node in nodes if isinstance(node, ast.Call))
        if example.want.strip() and any(
            isinstance(called, ast.Name) and called.id == name for called in calls
        ):
            yield TestCase(f"doctest {name}:{number}", example.source.strip(), example.want.rstrip("\n"))


def _arrows(text: str, name: str) -> Iterator[TestCase]:
    number = 0
    for start in re.finditer(rf"\b{re.escape(name)}\(", text):
        call = _call_at(text[start.start() : start.start() + _LONGEST])
        after = text[start.start() + len(call) :].split("\n")[0]
        arrow = _ARROW.match(after)
        value = _literal_at(after[arrow.end() :]) if call and arrow else None
        if value is not None:
            number += 1
            yield TestCase(f"example {name}:{number}", f"assert {' '.join(call.split())} == {value}")


def _call_at(text: str) -> str:
    """The call at the start of ``text``, whose arguments must be literals; nothing if there is none."""
    for end in (at + 1 for at, sign in enumerate(text) if sign == ")"):
        match parse(text[:end]):
            case ast.Module([ast.Expr(ast.Call(args=arguments)), *_]) if all(map(is_literal, arguments)):
                return text[:end]
            case ast.Module():
                return ""
    return ""


def _literal_at(text: str) -> str | None:
    """The literal that ``text`` begins with, as far as it reaches."""
    text = text.strip().rstrip("`")
    text = _TRUTH.get(text, text)
    ends = [len(text), *reversed([match.start() for match in re.finditer(r"[\s.,;#)\]}`]", text)])]
    for end in ends:
        for part in (text[: end + (text[end : end + 1] in (")", "]", "}"))], text[:end]):
            match statements(part.strip().rstrip(",")):
                case [ast.Expr(value)] if is_literal(value):
                    return ast.unparse(value)
    return None


# Test scripts, taken apart so that most assertions can be judged outside the program
#
# A ``check(candidate)`` that ran as one piece inside could be talked into a pass. Each assertion at its top
# becomes a test of its own. Of those that compare a call with a literal, the program never sees what is
# expected. Loops of assertions stay whole, and their verdicts are not trusted.

APPROX = f"import cmath\nfrom typing import Any\n\n\n{inspect.getsource(printed.approx)}"
"""Setup of tests that name ``approx``."""
_FIRST_CALL = re.compile(r"^check\(\w+\)\s*$")
_FLOATS = {name: ast.Call(ast.Name("float", ast.Load()), [ast.Constant(name)], []) for name in ("inf", "nan")}


def from_asserts(asserts: Sequence[str], setup: str = "", prefix: str = "assert") -> list[HiddenTest]:
    """One test for each; those that do not parse fail by themselves."""
    return [HiddenTest(f"{prefix}:{number}", source, setup) for number, source in enumerate(asserts, 1)]


def from_check(script: str, name: str) -> list[HiddenTest]:
    """The tests of a script that defines ``check(candidate)``, for the function ``name``.

    A script that does not parse is one test, which nothing can pass. Raises ``ValueError`` when it is no
    such script.
    """
    if not (body := statements(script)):
        return [HiddenTest("script", script)]
    check = _function(body, "check", "its test defines no check(candidate)")
    rename = SpelledNames({check.args.args[0].arg: ast.Name(name, ast.Load())})
    setup = [ast.unparse(each) for each in body if each is not check and not _is_noise(each)]
    tests: list[HiddenTest] = []
    for statement in map(rename.visit, check.body):
        source = ast.unparse(statement)
        if isinstance(statement, ast.Assert) and ast.unparse(statement.test) == "True":
            continue  # HumanEval has many
        if any(isinstance(node, ast.Assert | ast.Raise) for node in ast.walk(statement)):
            tests.append(HiddenTest(f"check:{len(tests) + 1}", source, "\n".join(setup)))
        else:
            setup.append(source)
    if not tests:
        raise ValueError("its check asserts nothing")
    return tests


def _is_noise(statement: ast.stmt) -> bool:
    """The METADATA of HumanEval, and a call of check that stands there already."""
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0]) == "METADATA"
    return bool(_FIRST_CALL.match(ast.unparse(statement)))


def from_evalplus(script: str, name: str) -> list[HiddenTest]:
    """The tests of an EvalPlus script: two long lists of inputs and results with a loop, taken apart.

    They compare for equality or, if the expected value is a float or a sequence of floats, within 1e-7
    relatively and ``atol`` (at least 1e-6). A script of another form stays one test, judged inside.
    """
    if not (body := statements(script)):
        raise ValueError("its test is not Python")
    functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    check = functions.get("check")
    whole = [HiddenTest("script", script + (f"\ncheck({name})\n" if check else ""))]
    body = check.body if check else body
    compare = ast.unparse(functions["assertion"]) if "assertion" in functions else ""
    lists: dict[str, list[ast.expr]] = {}
    for node in body:
        match node:
            case ast.Assign([ast.Name(variable)], ast.List(items)):
                lists[variable] = items
    match body[-1:], lists:
        case (
            [
                ast.For(
                    body=[
                        ast.Expr(
                            ast.Call(
                                ast.Name("assertion"),
                                [_, ast.Name("exp"), ast.Constant(int() | float() as atol)],
                            )
                        )
                    ]
                )
            ],
            {"inputs": inputs, "results": results},
        ) if ("out != exp and atol != 0" in compare or "exact_match = out == exp" in compare) and (
            "is not None" not in compare  # these also take any value for true
        ):
            text, tests = _SourceText(script), []
            for number, (given, wanted) in enumerate(zip(inputs, results, strict=False), 1):
                if not isinstance(given, ast.List):
                    return whole
                call = f"{name}({', '.join(map(text.of, given.elts))})"
                tests.append(
                    _compared(f"plus:{number}", call, wanted, atol, text, "out = set(out)" in compare)
                )
            return tests
    return whole


class _SourceText:
    """Gives back the source of nodes, quickly: some scripts have a million characters."""

    def __init__(self, source: str) -> None:
        self._lines = source.encode().split(b"\n")

    def of(self, node: ast.expr) -> str:
        """The source of a node, with the names that the scripts import written out."""
        if node.lineno == node.end_lineno:
            text = self._lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
            if not any(name in text for name in _FLOATS):
                return text
        return ast.unparse(SpelledNames(_FLOATS).visit(node))


def _compared(
    where: str, call: str, wanted: ast.expr, atol: float, text: _SourceText, as_sets: bool
) -> HiddenTest:
    expected = text.of(wanted)
    if as_sets:
        return HiddenTest(where, f"assert set({call}) == set({expected})")
    items = wanted.elts if isinstance(wanted, ast.List | ast.Tuple) else None
    floats = bool(items) and all(map(_is_float, items)) if items is not None else _is_float(wanted)
    if not floats and (items is not None or not atol):
        return HiddenTest(where, f"assert {call} == {expected}")
    if items is not None:
        call, expected = f"list({call})", f"[{', '.join(map(text.of, items))}]"
    return HiddenTest(where, f"assert {call} == approx({expected}, rel=1e-07, abs={atol or 1e-6!r})", APPROX)


def _is_float(node: ast.expr) -> bool:
    node = node.operand if isinstance(node, ast.UnaryOp) else node
    if isinstance(node, ast.Name):
        return node.id in _FLOATS
    return isinstance(node, ast.Constant) and isinstance(node.value, float)
