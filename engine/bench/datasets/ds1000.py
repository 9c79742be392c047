"""DS-1000 (Lai et al., 2022): snippets for data-science libraries, judged by each record's own harness.

A snippet is written as the body of a function behind the prompt's own code, and then taken out of it. The
visible test is the example that the prompt shows, if it shows one (``ds1000_examples``). The harness compares
inside the same process as the snippet, so its verdicts cannot be trusted against a program that means to
deceive.
"""

from __future__ import annotations

import ast
import re
import textwrap
from dataclasses import replace

from engine.bench.datasets.ds1000_examples import NoExample, SnippetPrompt, example
from engine.bench.problem import LIBRARY_LIMITS, LIBRARY_TRIAL_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.records import DatasetRecord
from engine.bench.sources import docstring, from_prompt, imported_modules
from engine.core.task import INDENT, Task, indented
from engine.decoding.executable import parse

_INSIDE = "### BEGIN SOLUTION"
"""The snippet stands in an open function body, and keeps its indentation."""
_SNIPPET = "solution"
_ANSWER = re.compile(r"(?m)^([A-Za-z_][\w, ]*?)\s*=\s*\.\.\. *# *put solution in th")
_CALL = re.compile(r"(?m)^[ \t]*#[ \t]*\w+ = (\w+\(.*\))[ \t]*$")
_MARK = "[insert]"


def problem(record: DatasetRecord) -> Problem:
    """One record."""
    prompt, harness = record.text("prompt"), record.text("code_context")
    tree = parse(harness)
    if tree is None or "test_execution" not in harness:
        raise ValueError("its code_context is no harness with test_execution")
    number = record.object("metadata").get("problem_id")
    if not isinstance(number, int):
        raise ValueError("metadata.problem_id is missing")
    context = _context(tree)
    parts = taken_apart(prompt, _imports(context))
    try:
        task, unguided = replace(parts.task, tests=(example(parts),)), ""
    except NoExample as reason:
        task, unguided = parts.task, str(reason)
    tests = [f"{name}({_SNIPPET})" for name in ("test_execution", "test_string") if f"def {name}" in harness]
    return Problem(
        id=str(number),
        task=task,
        hidden=Hidden([HiddenTest(test.partition("(")[0], test) for test in tests]),
        gold=_judged(harness, record.text("reference_code")),
        limits=LIBRARY_LIMITS,
        trial_limits=LIBRARY_TRIAL_LIMITS,
        needs=imported_modules(harness + "\n" + context.replace(_MARK, "pass")),
        unguided=unguided,
        assemble=Harness(harness, parts.inside, parts.result).assemble,
    )


class Harness:
    """Puts a completion into a record's harness."""

    def __init__(self, harness: str, inside: bool, result: tuple[str, ...]) -> None:
        self._harness = harness
        self._inside = inside
        self._result = result

    def assemble(self, task: Task, code: str) -> str:
        """The harness, and the snippet as text."""
        return _judged(self._harness, code if self._inside else self._snippet(code))

    def _snippet(self, code: str) -> str:
        """The body as statements of a module: what its last one returns is assigned."""
        text = textwrap.dedent(code)
        tree = parse(f"def {_SNIPPET}():\n{code}")
        function = tree.body[0] if tree is not None else None
        last = function.body[-1] if isinstance(function, ast.FunctionDef) else None
        if not (self._result and isinstance(last, ast.Return) and last.value is not None):
            return text
        lines = text.split("\n")[: last.lineno - 2]
        return "\n".join([*lines, f"{', '.join(self._result)} = {ast.unparse(last.value)}", ""])


def _judged(harness: str, snippet: str) -> str:
    return f"{harness}\n{_SNIPPET} = {snippet!r}\n"


def _context(tree: ast.Module) -> str:
    """The program around the snippet, a text in the harness."""
    for node in tree.body:
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
    tree = parse(code.rstrip() + f"\n{INDENT}pass\n")
    function = tree.body[-1] if tree is not None and tree.body else None
    if not mark or not isinstance(function, ast.FunctionDef):
        return None
    text = _words(words)
    task = from_prompt(code, function.name, imports=imports)
    task = replace(task, docstring=docstring(text), description=text)
    call = _CALL.search(source)
    return SnippetPrompt(
        text, task.imports + task.preamble, task, _called(function, call[1] if call else ""), inside=True
    )


def _called(function: ast.FunctionDef, told: str) -> str:
    """A call with the defaults where there are some, else as the prompt has it."""
    arguments = function.args
    return f"{function.name}()" if len(arguments.defaults) == len(arguments.args) else told


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
