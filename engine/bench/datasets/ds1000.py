"""DS-1000 (Lai et al., 2022): snippets for data-science libraries, judged by each record's own harness.

A snippet is written as the body of a function behind the prompt's own code, and then taken out of it. The
harness compares inside the same process as the snippet, so its verdicts cannot be trusted against a program
that means to deceive.

The visible test is the example that the prompt shows, if it shows one: the prompt's code gives the inputs,
and the text the result. Results have many forms, and most prompts show more than one table: inputs, what was
tried, what came of it. A result counts where the words before it say that it is wanted.
"""

from __future__ import annotations

import ast
import inspect
import math
import operator
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import Any

from engine.bench import printed
from engine.bench.problem import LIBRARY_LIMITS, LIBRARY_TRIAL_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.records import DatasetRecord
from engine.bench.sources import docstring, from_prompt, imported_modules, names_of, statements
from engine.core.task import INDENT, Task, indented
from engine.decoding.executable import parse
from sandbox import TestCase

_INSIDE = "### BEGIN SOLUTION"
"""The snippet stands in an open function body, and keeps its indentation."""
_SNIPPET = "solution"
_ANSWER = re.compile(r"(?m)^([A-Za-z_][\w, ]*?)\s*=\s*\.\.\. *# *put solution in th")
_CALL = re.compile(r"(?m)^[ \t]*#[ \t]*\w+ = (\w+\(.*\))[ \t]*$")
_MARK = "[insert]"


@dataclass(frozen=True)
class SnippetPrompt:
    """The parts of a prompt."""

    text: str
    """What is asked, in words, with results as they are shown."""
    code: str
    """Python that stands before the snippet, with the inputs."""
    task: Task
    """The function whose body the snippet is; its tests are not yet there."""
    call: str
    """What gives the result of that function; nothing where the prompt does not say where it is put."""
    result: tuple[str, ...] = ()
    """Names of the variables in which the result is put."""
    inside: bool = False


class NoExample(Exception):
    """Why a prompt has no example that can be used."""


def problem(record: DatasetRecord) -> Problem:
    """One record."""
    prompt, harness = record.text("prompt"), record.text("code_context")
    if not statements(harness) or "test_execution" not in harness:
        raise ValueError("its code_context is no harness with test_execution")
    number = record.object("metadata").get("problem_id")
    if not isinstance(number, int):
        raise ValueError("metadata.problem_id is missing")
    context = _context(harness)
    parts = taken_apart(prompt, _imports(context))
    try:
        task, unguided = replace(parts.task, tests=(example(parts),)), ""
    except NoExample as reason:
        task, unguided = parts.task, str(reason)
    tests = [name for name in ("test_execution", "test_string") if f"def {name}" in harness]
    return Problem(
        id=str(number),
        task=task,
        hidden=Hidden([HiddenTest(test, f"{test}({_SNIPPET})") for test in tests]),
        gold=_judged(harness, record.text("reference_code")),
        limits=LIBRARY_LIMITS,
        trial_limits=LIBRARY_TRIAL_LIMITS,
        needs=imported_modules(harness + "\n" + context.replace(_MARK, "pass")),
        unguided=unguided,
        assemble=partial(_assemble, harness, parts.inside, parts.result),
    )


def _assemble(harness: str, inside: bool, result: Sequence[str], task: Task, code: str) -> str:
    """The harness, and a completion in it: as statements of a module, where what it returns is assigned."""
    match statements(f"def {_SNIPPET}():\n{code}"):
        case [ast.FunctionDef(body=[*_, ast.Return(ast.expr() as value) as last])] if result and not inside:
            lines = textwrap.dedent(code).split("\n")[: last.lineno - 2]
            snippet = "\n".join([*lines, f"{', '.join(result)} = {ast.unparse(value)}", ""])
        case _:
            snippet = code if inside else textwrap.dedent(code)
    return _judged(harness, snippet)


def _judged(harness: str, snippet: str) -> str:
    return f"{harness}\n{_SNIPPET} = {snippet!r}\n"


def _context(harness: str) -> str:
    """The program around the snippet, a text in the harness."""
    for node in statements(harness):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "exec_context":
            return str(ast.literal_eval(node.value))
    return ""


def _imports(context: str) -> str:
    """What is imported before the snippet runs."""
    lines = (
        line for line in context.partition(_MARK)[0].split("\n") if line.startswith(("import ", "from "))
    )
    return "".join(f"{line}\n" for line in lines if parse(line) is not None)


# Prompts


def taken_apart(prompt: str, imports: str) -> SnippetPrompt:
    """The parts of ``prompt``; ``imports`` are lines that its snippets can rely on."""
    found = _in_function(prompt, imports) if prompt.rstrip().endswith(_INSIDE) else _in_block(prompt, imports)
    return found or _in_words(prompt, imports)


def _in_block(prompt: str, imports: str) -> SnippetPrompt | None:
    """The usual prompt: a block of code, and a variable for the result."""
    asking = prompt.rstrip().removesuffix("<code>").rstrip().removesuffix("BEGIN SOLUTION")
    above, mark, told = asking.rpartition("</code>")
    words, _, source = above.rpartition("<code>")
    code = textwrap.dedent(source).strip("\n") + "\n"
    if not mark or parse(code) is None:
        return None
    text, told = _words(words), told.strip()
    answer = _ANSWER.search(told)
    names = tuple(name.strip() for name in answer[1].split(",")) if answer else ()
    end = f"{INDENT}return {', '.join(names)}\n" if names else ""
    asked = f"{text}\n\n{told}".strip()
    task = Task(
        _SNIPPET,
        f"def {_SNIPPET}():\n",
        docstring(asked),
        imports=imports,
        body=indented(code, INDENT) if code.strip() else "",
        after=end,
        description=asked,
    )
    return SnippetPrompt(text, code, task, f"{_SNIPPET}()" if names else "", names)


def _in_function(prompt: str, imports: str) -> SnippetPrompt | None:
    """A prompt that ends in a function whose body is asked for."""
    words, mark, source = prompt.rpartition("<code>")
    code = "\n".join(line for line in source.split("\n") if not line.strip().startswith("#"))
    match statements(code.rstrip() + f"\n{INDENT}pass\n"):
        case [*_, ast.FunctionDef(name, arguments)] if mark:
            text, told = _words(words), _CALL.search(source)
            task = from_prompt(code, name, (), imports)
            task = replace(task, docstring=docstring(text), description=text)
            has_defaults = len(arguments.defaults) == len(arguments.args)
            call = f"{name}()" if has_defaults else told[1] if told else ""
            return SnippetPrompt(text, task.imports + task.preamble, task, call, inside=True)
    return None


def _in_words(prompt: str, imports: str) -> SnippetPrompt:
    """A prompt without such a block, such as the comments of a plot."""
    text = prompt.strip()
    task = Task(_SNIPPET, f"def {_SNIPPET}():\n", docstring(text), imports=imports, description=text)
    return SnippetPrompt(text, "", task, "", inside=prompt.rstrip().endswith(_INSIDE))


def _words(text: str) -> str:
    """The text of the problem, up to the mark of the answer."""
    lines = text.strip().removeprefix("Problem:").split("\n")
    end = next((at for at, line in enumerate(lines) if line.strip() == "A:"), len(lines))
    return "\n".join(lines[:end]).strip()


# The example of a prompt

_WANTED = re.compile(
    r"\b(desired|expect\w*|should|want\w*|would like|i'd like|intend\w*|resulting|looking (?:for|to)|"
    r"trying to|output like|please (?:return|output)|new (?:data\w*|array)|convert|transform|"
    r"turn \w+ into|need\w*|how (?:can|to)\b.*\b(?:like|below))\b",
    re.IGNORECASE,
)
_UNWANTED = re.compile(
    r"\b(errors?|wrong|instead|tried|input|original|i get|i got|index to)\b|\bif\b(?![^,]*=)", re.IGNORECASE
)
_RESULT = re.compile(r"\b(desired|expect\w*|results?|outputs?|get|end up)\b", re.IGNORECASE)
_NAMED = "desired expected output result test_data desired_output expected_output desired_result".split()
_RANDOM = re.compile(r"\brandom\b|\brand\w*\(")


def example(prompt: SnippetPrompt) -> TestCase:
    """The test of the prompt's own example. Raises ``NoExample``."""
    if not prompt.code.strip():
        raise NoExample("its prompt gives no inputs")
    if "load_data" in prompt.code:
        raise NoExample("its inputs are not in the prompt")
    if _RANDOM.search(prompt.code):
        raise NoExample("its inputs are drawn at random")
    if not prompt.call:
        raise NoExample("its prompt names no variable for the result")
    given = _assigned(prompt.code)
    if not names_of(prompt.call) <= {*given, prompt.task.name, "np", "pd"} or parse(prompt.call) is None:
        raise NoExample("its inputs are not in the prompt")
    return _chosen(list(blocks(prompt.text)), prompt, given).test("example:1", prompt.call)


def _assigned(code: str) -> dict[str, ast.expr]:
    """The variables of the prompt's code; ``example_df`` is ``df`` too."""
    found: dict[str, ast.expr] = {}
    for node in statements(code):
        match node:
            case ast.Assign([ast.Name(name), *_], value):
                found.setdefault(name, value)
                found.setdefault(name.removeprefix("example_"), value)
    return found


def _chosen(blocks: Sequence[_Block], prompt: SnippetPrompt, given: Mapping[str, ast.expr]) -> _Result:
    """The last of the results that are most plainly wanted, and shown for the inputs of the code."""
    strengths = [_strength(blocks, place, prompt, given) for place in range(len(blocks))]
    if not any(strengths):
        raise NoExample("its prompt shows no result")
    found, start = None, 0
    for place, strength in enumerate(strengths):
        if strength == max(strengths):
            if _fits(blocks[start:place], prompt.code, given) and _agrees(blocks[: place + 1], given):
                found = blocks[place].shown
            start = place + 1
    if found is None:
        raise NoExample("its result is shown for other inputs")
    return found


def _strength(
    blocks: Sequence[_Block], place: int, prompt: SnippetPrompt, given: Mapping[str, ast.expr]
) -> int:
    """How plainly a block is the wanted result: 0 is not at all."""
    block = blocks[place]
    is_result = block.name in prompt.result
    if block.shown is None or len(prompt.result) > 1 or (block.name in given and not is_result):
        return 0
    if block.name not in given and (is_result or block.name.lower() in _NAMED):
        return 2
    words = blocks[place - 1].text.strip() if place else ""
    if words.rstrip(":") in prompt.result:
        return 2
    clause = _last_clause(words)
    if _UNWANTED.search(clause) or (block.name and not _RESULT.search(clause)):
        return 0
    return 2 if _WANTED.search(clause) else int(bool(_PLAINLY.match(clause)))


_INLINE = re.compile(r"\b(\w+)\s*(?:=|is)\s*(-?\d+(?:\.\d+)?)\b")
_OUTPUT = re.compile(r"\b(?:output|result|returns|gives)\b", re.IGNORECASE)
_PIECE = re.compile(r"\d+\.\d*|\w+")
_MOST_MISSING = 0.2
"""Share of a table's words that may be absent from the code."""


def _fits(before: Sequence[_Block], code: str, given: Mapping[str, ast.expr]) -> bool:
    """Whether what is shown before a result can be the inputs of the code, as far as can be told."""
    for block in before:
        own = given.get(block.name)
        if block.node is not None and own is not None:
            values = [_from_expression(node, "") for node in (block.node, own)]
            if None not in values and values[0] != values[1]:
                return False
    tables = [
        block
        for words, block in zip([_Block(), *before], before, strict=False)
        if block.is_table and not _OUTPUT.search(_last_clause(words.text))
    ]
    nodes = (node for value in given.values() for node in ast.walk(value))
    lengths = {len(node.elts) for node in nodes if isinstance(node, ast.List)}
    return not tables or any(_holds(block.text, set(_pieces(code)), lengths) for block in tables)


def _holds(table: str, known: set[str], lengths: set[int]) -> bool:
    """Whether a table's words stand in the code, which has as many rows."""
    lines = table.split("\n")
    first, second = (line.split() for line in lines[:2])
    head = len(first) < len(second) or not first[0].isdecimal()
    rows = {len(lines) - 1, len(lines) - 2} if head else {len(lines)}
    words = {word for word in _pieces(table) if not (word.isdecimal() and int(word) <= len(lines))}
    return len(words - known) <= _MOST_MISSING * len(words) and (not lengths or bool(rows & lengths))


def _agrees(before: Sequence[_Block], given: Mapping[str, ast.expr]) -> bool:
    """Whether a number of the inputs is what the words last say that it is."""
    said = dict(_INLINE.findall("\n".join(block.text for block in before if not block.is_table)))
    return all(
        said[name] == ast.unparse(node)
        for name, node in given.items()
        if isinstance(node, ast.Constant) and name in said
    )


def _pieces(text: str) -> list[str]:
    """Words and numbers, a whole number as such."""
    return [re.sub(r"\.0*$", "", piece.lower()) for piece in _PIECE.findall(text)]


# The pieces of a text

_ECHO = re.compile(r"^\s*(?:>>>|>|In ?\[\d*\]:|Out ?\[\d*\]:|#(?=\s?\S)(?! {2})|\.{3}(?= *[a-z]))\s?")
"""What a prompt of an interpreter, or a comment, begins with."""
_OPENING = re.compile(r"(?:(\w+)\s*=\s*)?((?:\w+\.)?(?:array|tensor|Series|matrix)\(|\[|\(|\{)")
_LEAD = re.compile(r"(?:[:=]|\b(?:is|be|are|get|return|returns|to|like|give|gives|want|as|namely))\s*$")
_COMMON = frozenset("the to a i of is and that this in for with it my as be".split())
_PLAINLY = re.compile(r"^\W*(the )?(output|result|answer|returns?|gives?|yields?)( is)?\W*$", re.IGNORECASE)
"""Words that call what they introduce a result, and say no more."""
_CLAUSE = re.compile(r"[.!?;]\s+|\bbut\b", re.IGNORECASE)
_SHORT = 3
"""Words of a line that means little without the line before it."""
_LONGEST = 60
"""Lines of anything shown."""
_MOST_LINES = 3_000
"""Lines of a text that are read."""
_WIDEST = 2_000
"""Characters of a line in which something is looked for."""


@dataclass(frozen=True)
class _Block:
    """A piece of a text: words, or something shown."""

    text: str = ""
    name: str = ""
    """The variable to which it is assigned."""
    node: ast.expr | None = None
    """What is assigned."""
    shown: _Result | None = None
    is_table: bool = False


_Found = tuple[str, _Block, int]
"""The words before something shown in its line, the block, and the number of the line after it."""


def blocks(text: str) -> Iterator[_Block]:
    """The text in pieces: lines of words that follow each other are one, and so is whatever is shown."""
    lines = text.expandtabs().split("\n")[:_MOST_LINES]
    words: list[str] = []
    place = 0
    while place < len(lines):
        found = _shown_at(lines, place)
        if found is None:
            words = _with_line(words, lines[place])
            place += 1
            continue
        lead, block, place = found
        said = [*([] if lead and words and not words[-1] else words), lead]
        if any(said):
            yield _Block("\n".join(filter(None, said)))
        words = []
        yield block


def _with_line(words: list[str], line: str) -> list[str]:
    """The words so far with a line more; a new paragraph begins again."""
    bare = _ECHO.sub("", line).strip()
    if not bare:
        return [*words, ""] if words else words
    return [bare] if words and not words[-1] else [*words, bare]


def _shown_at(lines: Sequence[str], place: int) -> _Found | None:
    if len(lines[place]) > _WIDEST:
        return None
    line = _ECHO.sub("", lines[place])
    return _literal_at(lines, place, line) or _assignment_at(lines, place, line) or _table_at(lines, place)


def _literal_at(lines: Sequence[str], place: int, line: str) -> _Found | None:
    """A list, array or dictionary, perhaps behind the words that introduce it."""
    for opening in _OPENING.finditer(line):
        lead, rest = line[: opening.start()].strip(), line[opening.start(2) :]
        if lead and not (
            _LEAD.search(lead) and all(lead.count(a) == lead.count(b) for a, b in ("()", "[]", "{}"))
        ):
            continue
        source, after = _balanced(lines, place, rest)
        shown = literal(source) if source and "..." not in source else None
        if shown is not None and isinstance(shown.value, list | dict):
            named = statements(source) if opening[1] else []
            node = named[0].value if len(named) == 1 and isinstance(named[0], ast.Expr) else None
            return lead, _Block(name=opening[1] or "", node=node, shown=shown), after
    return None


def _assignment_at(lines: Sequence[str], place: int, line: str) -> _Found | None:
    """``name = expression`` over as many lines as it takes."""
    if not re.match(r"\w+\s*=[^=]", line):
        return None
    source, after = _balanced(lines, place, line)
    match statements(source):
        case [ast.Assign([ast.Name(name)], value)]:
            return "", _Block(name=name, node=value, shown=_from_expression(value, source)), after
    return None


def _table_at(lines: Sequence[str], place: int) -> _Found | None:
    """Lines of columns that stand below each other, or of numbers, up to a blank line or a sentence."""
    rows = [*takewhile(lambda line: line.strip() and not _is_prose(line), lines[place : place + _LONGEST])]
    wide = sum(bool(re.search(r"\S {2,}\S|\|", row)) for row in rows)
    numbers = sum(isinstance(word, float) for row in rows for word in printed.shown_words(row))
    is_even = len({len(row.split()) for row in rows[1:]}) == 1
    is_numeric = is_even and 2 * numbers >= sum(len(row.split()) for row in rows[1:])
    if len(rows) < 2 or not (2 * wide >= len(rows) or is_numeric):
        return None
    return "", _Block("\n".join(rows), shown=table(rows), is_table=True), place + len(rows)


def _is_prose(line: str) -> bool:
    """A sentence, or a line of code."""
    bare = _REMARK.sub("", _ECHO.sub("", line)).strip()
    if _PLAINLY.match(bare) or _ECHO.match(line) or bare.endswith((":", "?", "!")):
        return True
    common = sum(word.strip(".,'") in _COMMON for word in bare.lower().split())
    if common >= 2 or re.search(r"\w\s*=\s*\S|\w\(", bare):
        return True
    return bare.endswith(".") and not re.search(r"\d\.$|\.\.\.$", bare)


def _balanced(lines: Sequence[str], place: int, first: str) -> tuple[str, int]:
    """The text from ``first`` up to where its brackets close, and the line after it."""
    text, depth = "", 0
    for after in range(place, min(len(lines), place + _LONGEST)):
        line = first if after == place else _ECHO.sub("", lines[after])
        if len(line) > _WIDEST:
            break
        for at, sign in enumerate(line):
            depth += (sign in "([{") - (sign in ")]}")
            if depth == 0 and sign in ")]}":
                return text + line[: at + 1], after + 1
        text += line + "\n"
        if depth <= 0:
            return text.strip(), after + 1
    return "", place


def _last_clause(words: str) -> str:
    """The clause right before something shown; with the line before it where it is as short as: like this."""
    *_, before, last = ["", *words.split("\n")]
    lines = f"{before} {last}" if len(last.split()) <= _SHORT and not _PLAINLY.match(last) else last
    return _CLAUSE.split(lines.rstrip(".?! "))[-1]


# Results

_SETUP = inspect.getsource(printed)
_DECIMALS = re.compile(r"\d*\.(\d*)(?:[eE]([-+]?\d+))?")
_WRAPPERS = ("array", "asarray", "tensor", "constant", "Tensor", "Series", "matrix", "list", "tuple")
_GAP = re.compile(r"(?<=[\w.\])'\"])\s+(?=[\w.\[(+'\"-])")
_WORDS: Mapping[str, Any] = {
    "nan": math.nan, "NaN": math.nan, "NAN": math.nan, "NA": math.nan, "inf": math.inf, "Inf": math.inf,
    "true": True, "false": False,
}  # fmt: skip
_REMARK = re.compile(r"(?<=\S)\s*#\s?[A-Za-z].*$")
_ARITHMETIC: Mapping[type, Any] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}  # fmt: skip
_ABRIDGED = re.compile(r"\.\.\.|…|\bxxx\b")
_NUMBERS = int | float | complex
_MOST_CHARACTERS = 16_000
"""Of what is put into a test."""


@dataclass(frozen=True)
class _Result:
    """A result as a text shows it."""

    form: str
    """The function of ``printed`` that brings a value into the same form."""
    value: Any
    """Nested lists of numbers and words."""
    decimals: int
    """The most digits that a number of it has after the point: a value is as exact as that."""

    def test(self, name: str, call: str) -> TestCase:
        """A test that ``call`` gives this result, in the digits that are shown."""
        room = 0.51 * 10.0**-self.decimals if self.decimals else 1e-6
        count = "" if self.form == "shown_values" else f", {len(self.value)}"
        source = f"assert {self.form}({call}{count}) == approx({self.value!r}, abs={room:.2g})"
        return TestCase(name, source, setup=_SETUP)


def literal(text: str) -> _Result | None:
    """A list, array, tensor or number as it is written or printed; None if ``text`` is nothing of that."""
    match statements(text.strip()) or statements(_GAP.sub(", ", text.strip())):
        case [ast.Expr(node)]:
            return _from_expression(node, text)
    return None


def _from_expression(node: ast.expr, text: str) -> _Result | None:
    """The same for an expression that is parsed already; ``DataFrame({...})`` as the words of its rows."""
    try:
        match node:
            case ast.Call(ast.Name("DataFrame") | ast.Attribute(_, "DataFrame"), [ast.Dict() as held], []):
                columns = _plain(held)
                rows = zip(*columns.values(), strict=True)
                cells = [*columns, *(cell for row in rows for cell in row)]
                return _limited("shown_rows", printed.shown_words(" ".join(map(str, cells))), text)
            case _:
                return _limited("shown_values", printed.shown_values(_plain(node)), text)
    except (ArithmeticError, ValueError, TypeError, RecursionError):
        return None


def table(lines: Sequence[str]) -> _Result | None:
    """A printed table or column; None if something is left out of it."""
    rows = [words for line in _bare(lines) if (words := printed.shown_words(line))]
    if len(rows) < 2 or any(map(_ABRIDGED.search, lines)):
        return None
    if rows[0][0] in ("index", "Index"):
        rows[0] = rows[0][1:]
    if len(rows[0]) + 1 == len(rows[1]) and [row[0] for row in rows[1:]] == list(range(1, len(rows))):
        rows = [rows[0], *(row[1:] for row in rows[1:])]
    even = all(len(row) == len(rows[0]) for row in rows) and isinstance(rows[0][0], str)
    words = [word for row in rows for word in row]
    return _limited("shown_rows" if even else "shown_table", words, "\n".join(lines))


def _bare(lines: Sequence[str]) -> list[str]:
    """The lines without remarks behind a row, and without the name of the table above it."""
    bare = [_REMARK.sub("", line) for line in lines]
    bare[0] = re.sub(r"^#(?= )", " ", bare[0])
    named = len(bare) > 2 and bare[0].strip().isidentifier() and not bare[0][0].isspace()
    return bare[1:] if named and bare[1][0].isspace() else bare


def _limited(form: str, value: Any, text: str) -> _Result | None:
    """None for what is too large to be put into a test."""
    places = [len(digits) - int(power or 0) for digits, power in _DECIMALS.findall(text) if digits.strip("0")]
    return _Result(form, value, max(places, default=0)) if len(repr(value)) <= _MOST_CHARACTERS else None


def _plain(node: ast.expr) -> Any:
    """The value of a literal, without the calls that make arrays of it. Raises ``ValueError``."""
    match node:
        case ast.Constant(value):
            return value
        case ast.Name(name) | ast.Attribute(ast.Name("np" | "numpy" | "math" | "pd"), name) if name in _WORDS:
            return _WORDS[name]
        case ast.UnaryOp(ast.USub(), inner) if isinstance(number := _plain(inner), _NUMBERS):
            return -number
        case ast.BinOp(left, sign, right) if type(sign) in _ARITHMETIC:
            first, second = _plain(left), _plain(right)
            if isinstance(first, _NUMBERS) and isinstance(second, _NUMBERS):
                return _ARITHMETIC[type(sign)](first, second)
        case ast.List(items) | ast.Tuple(items):
            return [_plain(item) for item in items]
        case ast.Set(items):
            return {_plain(item) for item in items}
        case ast.Dict(keys, values) if None not in keys:
            return {_plain(key): _plain(value) for key, value in zip(keys, values, strict=True) if key}
        case ast.Call(ast.Name(name) | ast.Attribute(ast.Name(_), name), [first, *_]) if name in _WRAPPERS:
            return _plain(first)
    raise ValueError("no literal")
