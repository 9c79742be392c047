"""Turns a task into the texts before and after the dynamic signal, and leaves out what is too much.

Only prompts are shortened; programs need what is left out, and all tests are run.
"""

from __future__ import annotations

import re
import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from engine.core.options import Shot
from engine.core.task import INDENT, Task
from engine.lm.base import Tokenizer
from engine.lm.tokens import Marks
from engine.support import data_file
from engine.support.errors import SettingsError, TemplateError
from sandbox import TestCase

FOLDER = Path(__file__).parent
FENCE = "```"
_FILLED = ("base-file", "chat", "few-shot", "long-code")
"""Templates that show nothing of what stands after the cursor."""
_INJECTION = "\N{OBJECT REPLACEMENT CHARACTER}i_inject\N{OBJECT REPLACEMENT CHARACTER}"


@dataclass(frozen=True)
class Prompt:
    """``shared + opening`` is the prior prompt, ``shared + signal + opening`` the conditional one.

    ``shared`` ends at the paper's ``i_inject``; ``opening`` ends where the first new token comes.
    """

    shared: str
    opening: str
    answer: str = ""
    """The part of ``opening`` that stands in the model's answer, at its end."""


@dataclass(frozen=True)
class SignalFormat:
    """How a dynamic signal is written down; fields up to ``outro`` are complete blocks of lines."""

    intro: str
    candidate: str
    """May use ``{code}`` (the body), ``{commented_code}`` and ``{function}``."""
    run: str
    event: str
    elided: str
    returned: str
    raised: str
    left_out: str
    outro: str
    passed: str
    failed: str
    literal: Callable[[str], str] = field(default=str, compare=False)
    """Marks texts of programs and their values, so that the tokenizer reads no control tokens in them."""

    def check(self, path: Path) -> None:
        """Raises ``TemplateError`` if a block of the file at ``path`` names what it cannot use."""
        for block, known in _IN_SIGNAL.items():
            try:
                getattr(self, block).format(**{name: 0 if name in _NUMBERS else "" for name in known})
            except (KeyError, IndexError, ValueError, AttributeError) as error:
                raise TemplateError(
                    f"Template {path}: {error} in braces in signal.{block}; there are {', '.join(known)}."
                ) from None


_IN_SIGNAL = {
    "candidate": ("code", "commented_code", "function"),
    "run": ("call",),
    "event": ("line", "values"),
    "elided": ("count",),
    "returned": ("value", "verdict"),
    "raised": ("value", "verdict"),
    "left_out": ("count",),
}
"""What blocks of a signal may use."""
_NUMBERS = ("line", "count")


@dataclass(frozen=True)
class Template:
    """A prompt format. ``shared``, ``task`` and ``answer`` may use the names of :func:`parts`.

    The body so far follows them, unless one of them has ``{body}``.
    """

    name: str
    chat: bool
    """``shared + task`` is a user's turn and ``answer`` opens the reply, if the model has such turns."""
    shared: str
    task: str
    answer: str
    end: str
    """Text at which the answer is over, besides the model's end tokens."""
    signal: SignalFormat
    advised: bool = True
    """Advice may be added to the description; not for a model that knows no more than a format."""
    shots: tuple[Shot, ...] = ()
    """Solved tasks, as ``{shots}``: each is written as ``task`` and its answer are."""

    @property
    def thinks(self) -> bool:
        """Whether the answer begins with a code block, before which there may be text."""
        return self.answer.startswith(FENCE)

    @property
    def fills(self) -> bool:
        """Whether it shows what stands after the cursor."""
        return "{after}" in self.shared + self.task + self.answer

    def for_tokenizer(self, tokenizer: Tokenizer) -> Template:
        """The template with signals marked for ``tokenizer``, which may know ``end`` as an end token.

        Then the text ``end`` is text, wherever it is spelled out.
        """
        end = "" if set(tokenizer.encode(self.end)) <= tokenizer.end_tokens else self.end
        return replace(self, end=end, signal=replace(self.signal, literal=tokenizer.literal))

    def question(self, task: Task) -> str:
        """The user's turn for ``task``, for a model that answers with all of the function, whose head it has.

        Raises ``TemplateError`` for a template without turns, and for names that there are not.
        """
        if not self.chat:
            raise TemplateError(
                f"The template {self.name} has no turns, and a chat server takes nothing else. Use chat, "
                "few-shot, long-code, or leave --set template out."
            )
        values = {**parts(task), "shots": self._solved(task)}
        turn = "".join(self._filled((self.shared, self.task), values)).strip()
        if "{signature}" in self.shared + self.task:
            return turn
        [head] = self._filled((self.answer,), values)
        return f"{turn}\n\n{head}{self.end}"

    def prompt(self, task: Task, tokenizer: Tokenizer | None = None) -> Prompt:
        """The texts for ``task``, for ``tokenizer`` to encode. Without one, there are no turns and no marks.

        What stems from the task is marked as text. Raises ``TemplateError`` for names that there are not.
        """
        literal = tokenizer.literal if tokenizer is not None else str
        texts = {name: literal(text) for name, text in parts(task).items()}
        values = {**texts, **_infill(tokenizer), "shots": literal(self._solved(task))}
        shared, rest, answer = self._filled((self.shared, self.task, self.answer), values)
        if not any("{body}" in text for text in (self.shared, self.task, self.answer)):
            answer += texts["body"]
        if self.chat and tokenizer is not None:
            before, _, after = tokenizer.chat(shared + _INJECTION + rest).partition(_INJECTION)
            return Prompt(before, after + answer, answer)
        return Prompt(shared, rest + answer, answer)

    def _solved(self, task: Task) -> str:
        """The examples; ``task`` itself is never one of them."""
        return "".join(
            f"{self.task.format(**_shot_parts(shot))}{FENCE}python\n{shot.code}{FENCE}\n\n"
            for shot in self.shots
            if shot.signature != task.signature
        )

    def _filled(self, texts: Sequence[str], values: Mapping[str, str]) -> list[str]:
        """``texts`` with ``values`` in them. Raises ``TemplateError``."""
        try:
            return [text.format(**values) for text in texts]
        except (KeyError, IndexError, ValueError, AttributeError) as error:
            known = ", ".join(values)
            raise TemplateError(f"Template {self.name}: {error} in braces; there are {known}.") from None


def parts(task: Task) -> dict[str, str]:
    """What templates may use, by name."""
    tests = _statements(task.tests)
    further = _statements(test for test in task.tests if not _is_shown(test, task.docstring))
    docstring = _docstring(task.description)
    return {
        "name": task.name,
        "imports": task.imports,
        "definitions": task.definitions,
        "outline": "",  # templates of one's own may still name these two
        "similar": "",
        "preamble": task.preamble,
        "signature": task.signature,
        "docstring": docstring,
        "description": task.description,
        "tests": tests,
        "own_docstring": task.docstring or docstring,
        "further_tests": "# Tests:\n" + textwrap.indent(further, "# ") if further else "",
        "body": task.body + task.prompted,
        "after": f"{task.ending}\n{task.after}" if task.begun else task.after,
        "commented_tests": textwrap.indent(tests, "# "),
    }


def _statements(tests: Iterable[TestCase]) -> str:
    """A line for each different test."""
    return "".join(f"{told}\n" for told in dict.fromkeys(map(statement, tests)))


def _is_shown(test: TestCase, docstring: str) -> bool:
    """Whether the docstring has the test as an example, of however many lines."""
    lines = test.source.strip().split("\n")
    told = "\n".join([f">>> {lines[0]}", *(f"... {line}" for line in lines[1:])])
    return f"\n{_flat(told)}\n" in f"\n{_flat(docstring)}\n"


def _flat(text: str) -> str:
    """The lines of ``text`` without white space around them."""
    return "\n".join(line.strip() for line in text.splitlines())


def _shot_parts(shot: Shot) -> dict[str, str]:
    tests = "".join(test + "\n" for test in shot.tests)
    known = {
        "signature": shot.signature,
        "docstring": _docstring(shot.description),
        "description": shot.description,
        "tests": tests,
        "commented_tests": textwrap.indent(tests, "# "),
    }
    return dict.fromkeys(parts(Task("", "")), "") | known


def _infill(tokenizer: Tokenizer | None) -> dict[str, str]:
    """The tokenizer's marks for filling in the middle, as templates call them."""
    marks = tokenizer.infill if tokenizer is not None else None
    return {f"fim_{name}": getattr(marks, name, "") for name in Marks._fields}


def _docstring(description: str) -> str:
    if not description:
        return ""
    text = description.replace("\\", "\\\\")
    if '"""' in text:
        text = text.replace('"', '\\"')
    elif text.endswith('"'):
        text = text[:-1] + '\\"'
    lines = text.split("\n")
    closing = f'\n{INDENT}"""\n' if len(lines) > 1 else '"""\n'
    return textwrap.indent('"""' + text, INDENT) + closing


def statement(test: TestCase) -> str:
    """One line that says what ``test`` wants, such as ``f(3) == 6``."""
    source = test.source.strip().removeprefix("assert ")
    if test.expected is None:
        return source
    return f"{source} == {test.expected}" if test.expected else source


@cache
def names() -> tuple[str, ...]:
    """The templates that come with the engine."""
    return tuple(sorted(path.stem.replace("_", "-") for path in FOLDER.glob("*.toml")))


def load(name: str) -> Template:
    """A template by its name, or from a user's ``.toml`` file.

    Raises ``TemplateError`` naming the file and what is wrong with it.
    """
    path = Path(name) if name.endswith(".toml") else FOLDER / f"{name.replace('-', '_')}.toml"
    unknown = f"No template {name!r}. There are {', '.join(names())}, or name a .toml file."
    data, own = data_file.read(path, unknown, TemplateError), path.stem.replace("_", "-")
    made = data_file.table(path, Template, data, error=TemplateError, given={"name": own})
    made.signal.check(path)
    return made


def fitting(name: str, task: Task, tokenizer: Tokenizer) -> Template:
    """The template ``name``, or the one that fills in the middle if there is text after the cursor.

    Only a model that has marks for it is asked so, and a user's own file stays.
    """
    gap = bool(task.after.strip() or task.ending)
    if gap and tokenizer.infill is not None and name in _FILLED:
        name = "fill-in-middle"
    return load(name).for_tokenizer(tokenizer)


LINE_RESERVE = 64
"""Tokens of the model's context that prompt and signal leave free for a line."""
_SHARE = 4
"""Told tests have the fourth part of the model's context, where not all of them can be told."""
_NUMBER = re.compile(r"\d+(\.\d+)?")
_TEXT = re.compile(r"""'[^']+'|"[^"]+\"""")


@dataclass(frozen=True)
class EncodedPrompt:
    """The tokens of a prompt's two parts, and the texts of the second, before and in the model's answer."""

    shared: list[int]
    """Never empty."""
    opening: list[int]
    question: str
    answer: str

    @property
    def count(self) -> int:
        return len(self.shared) + len(self.opening)


def encode(task: Task, template: Template, tokenizer: Tokenizer) -> EncodedPrompt:
    """The prompt of ``task``, with all that it has."""
    prompt = template.prompt(task, tokenizer)
    shared = tokenizer.opening(prompt.shared) or tokenizer.opening("\n")
    question = prompt.opening.removesuffix(prompt.answer)
    return EncodedPrompt(shared, tokenizer.encode(prompt.opening), question, prompt.answer)


def shortened(task: Task, template: Template, tokenizer: Tokenizer, most: int | None) -> Task:
    """As much of ``task`` as ``template`` tells in ``most`` tokens (None: any number), or else the least.

    The first to go is what only the model needs, then what the program needs, too.
    """
    if most is None:
        return task
    alone = replace(task, definitions="")
    variants = task, alone, replace(alone, preamble="")
    fit = (each for each in variants if encode(each, template, tokenizer).count <= most)
    return next(fit, variants[-1])


def fitting_context(task: Task, template: Template, tokenizer: Tokenizer, length: int) -> EncodedPrompt:
    """The prompt of ``task`` for a model whose context has ``length`` tokens.

    If it exceeds half of that, the definitions of other files are left out, then some of very many tests.
    Raises ``SettingsError`` when it does not fit at all.
    """
    prompt = encode(task, template, tokenizer)
    if task.definitions and prompt.count > length // 2:
        task = replace(task, definitions="")
        prompt = encode(task, template, tokenizer)
    if prompt.count > length // 2:
        task = with_fewer_tests(task, tokenizer, length)
        prompt = encode(task, template, tokenizer)
    if prompt.count + LINE_RESERVE > length:
        raise SettingsError(
            f"The prompt for {task.name} has {prompt.count} tokens, and the model holds {length}. "
            "Use a model with a longer context, or shorten the docstring, tests and helpers."
        )
    return prompt


def with_fewer_tests(task: Task, tokenizer: Tokenizer, length: int) -> Task:
    """Returns ``task`` with as many varied tests as fit into a share of the model's context."""
    room = length // _SHARE
    chosen: list[TestCase] = []
    for test in varied(task.tests):
        room -= len(tokenizer.encode(statement(test) + "\n"))
        if room < 0 and chosen:
            break
        chosen.append(test)
    kept = {id(test) for test in chosen}
    return replace(task, tests=tuple(test for test in task.tests if id(test) in kept))


def varied(tests: Sequence[TestCase]) -> list[TestCase]:
    """Returns all ``tests``, so that its beginning shows as many kinds of calls as it can.

    Tests that differ only in their numbers and words are of one kind: of each kind comes the first, then of
    each the last, then those between.
    """
    kinds: dict[str, list[TestCase]] = defaultdict(list)
    for test in tests:
        kinds[_NUMBER.sub("0", _TEXT.sub("'x'", statement(test)))].append(test)
    turns: dict[int, list[TestCase]] = defaultdict(list)
    for alike in kinds.values():
        for turn, test in enumerate([*alike[:1], *alike[1:][-1:], *alike[1:-1]]):
            turns[turn].append(test)
    return [test for turn in sorted(turns) for test in turns[turn]]
