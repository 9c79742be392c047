"""Splits prompts of DS-1000: the text, the code that gives the inputs, and where the result goes."""

from __future__ import annotations

import ast
import re
import textwrap
from dataclasses import dataclass, replace

from engine.bench.problems.prompt_sources import docstring, from_prompt
from engine.core.indentation import indented
from engine.core.task import INDENT, Task
from engine.decoding.executable import parse

INSIDE = "### BEGIN SOLUTION"
"""The snippet stands in an open function body, and keeps its indentation."""
SNIPPET = "solution"
_ANSWER = re.compile(r"(?m)^([A-Za-z_][\w, ]*?)\s*=\s*\.\.\. *# *put solution in th")
_CALL = re.compile(r"(?m)^[ \t]*#[ \t]*\w+ = (\w+\(.*\))[ \t]*$")


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


def taken_apart(prompt: str, imports: str) -> SnippetPrompt:
    """The parts of ``prompt``; ``imports`` are lines that its snippets can rely on."""
    found = _in_function(prompt, imports) if prompt.rstrip().endswith(INSIDE) else _in_block(prompt, imports)
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
        SNIPPET,
        f"def {SNIPPET}():\n",
        docstring(asked),
        imports=imports,
        body=indented(code, INDENT) if code.strip() else "",
        after=end,
        description=asked,
    )
    return SnippetPrompt(text, code, task, f"{SNIPPET}()" if names else "", names)


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
    task = Task(SNIPPET, f"def {SNIPPET}():\n", docstring(text), imports=imports, description=text)
    return SnippetPrompt(text, "", task, "", inside=prompt.rstrip().endswith(INSIDE))


def _words(text: str) -> str:
    """The text of the problem, up to the mark of the answer."""
    lines = text.strip().removeprefix("Problem:").split("\n")
    end = next((at for at, line in enumerate(lines) if line.strip() == "A:"), len(lines))
    return "\n".join(lines[:end]).strip()
