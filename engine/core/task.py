"""A task, its completion, and what it cost."""

from __future__ import annotations

import io
import re
import textwrap
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from engine.core.events import Workings
from engine.core.options import Agent
from sandbox import RunResult, TestCase

_SPANNING = ('"""', "'''", "\\\n")
"""One of these stands in every piece with a string of several lines."""


def indented(source: str, prefix: str) -> str:
    """``source`` with ``prefix`` before every line that neither is empty nor begins inside a string."""
    inside = _inside_strings(source) if prefix and any(mark in source for mark in _SPANNING) else ()
    return "\n".join(
        line if at in inside or not line.strip() else prefix + line
        for at, line in enumerate(source.split("\n"))
    )


@lru_cache(maxsize=64)
def _inside_strings(source: str) -> frozenset[int]:
    """Numbers (0-based) of the lines that begin inside a string, up to where the source is no Python."""
    found: set[int] = set()
    try:
        for first, last in _strings(source):
            found.update(range(first + 1, last + 1))
    except (tokenize.TokenError, SyntaxError):
        pass
    return frozenset(found)


def _strings(source: str) -> Iterator[tuple[int, int]]:
    """First and last line (0-based) of every string. Raises ``TokenError``: the bracket is never closed.

    Inside a bracket any indentation will do, so that a piece may begin and end at any level.
    """
    opened: list[int] = []
    for token in tokenize.generate_tokens(io.StringIO("(\n" + source).readline):
        kind = tokenize.tok_name[token.type]
        if kind.endswith("STRING_START"):
            opened.append(token.start[0] - 2)
        elif kind.endswith("STRING_END"):
            yield opened.pop(), token.end[0] - 2
        elif kind == "STRING":
            yield token.start[0] - 2, token.end[0] - 2


INDENT = "    "
_LAST = re.compile(r" ?(\w+|[^\w\s]+)?\Z")


@dataclass(frozen=True)
class Task:
    """A function to complete (EG-CFG, section 3), in normal form: LF, four spaces, ``def`` at column 0.

    ``program(body)`` is what gets executed. All texts are complete lines.
    """

    name: str
    """Entry point as the user writes it: ``mean``, or ``Stack.push`` for a method."""
    signature: str
    """Decorators and the ``def`` line or lines."""
    docstring: str = ""
    """The docstring's source lines with their quotes, indented by four; or nothing."""
    imports: str = ""
    """Import lines that the program needs, to be executed first."""
    preamble: str = ""
    """What else must stand before the function: constants, helpers, the class line and earlier methods."""
    epilogue: str = ""
    """What must stand after it: the rest of the class, helpers defined further down."""
    body: str = ""
    """Lines of the body that already stand before the cursor."""
    begun: str = field(default="", compare=False)
    """What stands on the cursor's line before it: the body that is written begins with it."""
    ending: str = field(default="", compare=False)
    """Code that stands on that line behind the cursor: the body that is written ends with it."""
    after: str = ""
    """Lines of the body that stand after the cursor and stay."""
    depth: int = 0
    """How many levels the ``def`` is indented in the program: 0 for a function, 1 for a method."""
    description: str = ""
    """The docstring's text without quotes, indentation and examples."""
    tests: tuple[TestCase, ...] = ()
    definitions: str = ""
    """What it imports from other files of its project, in short, for the model to know."""
    rest: Callable[[str], tuple[str, str]] | None = field(default=None, compare=False, repr=False)
    """What a whole function, as it stands in the program, needs of the file beyond these parts: what comes
    before ``epilogue``, and after it."""

    def function(self, body: str) -> str:
        """The whole function at column 0, with ``body`` between what stands before and after the cursor."""
        return self.signature + self.docstring + self.body + body + self.after

    def program(self, body: str) -> str:
        """The complete module that runs ``body``.

        What stands in the file already keeps its strings as they are there; the docstring and ``body`` move
        with all their lines. What ``body`` alone needs comes behind it, where it moves no line.
        """
        deeper = INDENT * self.depth
        head = indented(self.signature, deeper) + textwrap.indent(self.docstring, deeper)
        before, after = indented(self.body, deeper), indented(self.after, deeper)
        source = head + before + textwrap.indent(body, deeper) + after
        early, late = self.rest(source) if self.rest is not None else ("", "")
        return self.imports + self.preamble + source + early + self.epilogue + late

    @property
    def prompted(self) -> str:
        """What of ``begun`` a model is shown: not the last word or signs, which tokens may cut otherwise."""
        return _LAST.sub("", self.begun)

    @property
    def body_line(self) -> int:
        """Number (1-based, in the program) of the line at which the body, cursor or not, begins."""
        return (self.imports + self.preamble + self.signature + self.docstring).count("\n") + 1


@dataclass(eq=False)
class Allowance:
    """The tokens that a task may cost. What would overdraw it is never answered; ``spent`` is called, in
    the event loop, instead."""

    tokens: int | None
    """Generated; None: any number."""
    spent: Callable[[], None]
    read_and_written: int | None = None
    """Generated, or read without a cache; None: any number."""
    reserved: int = 0
    """Tokens that a server may still send in answer to requests under way."""


@dataclass
class SignalUsage:
    """Dynamic signals of a task, and what their budget left of them."""

    written: int = 0
    shortened: int = 0
    characters: int = 0
    whole_characters: int = 0
    """What all of them would have without a budget."""

    def add(self, characters: int, whole_characters: int) -> None:
        """Counts one signal."""
        self.written += 1
        self.shortened += characters < whole_characters
        self.characters += characters
        self.whole_characters += whole_characters


@dataclass
class Usage:
    """What a task cost so far. Contexts and strategies add to it as they go."""

    prompt_tokens: int = 0
    generated_tokens: int = 0
    """Computed one by one to draw or decide the next, in both contexts of a guided line; a draft that guided
    decoding took over is not among them. Of a server: what it sent."""
    cached_tokens: int = 0
    """Tokens that were not computed again: what forks took over, or what a server says it had cached."""
    forward_passes: int = 0
    executions: int = 0
    signals: SignalUsage = field(default_factory=SignalUsage)
    wall_s: float = 0.0
    allowance: Allowance | None = field(default=None, compare=False, repr=False)

    @property
    def tokens_left(self) -> int | None:
        """Tokens that may still be generated; None: any number."""
        allowance = self.allowance
        if allowance is None:
            return None
        spent = allowance.reserved + self.generated_tokens
        bounds = (allowance.tokens, spent), (allowance.read_and_written, spent + self.prompt_tokens)
        left = [most - used for most, used in bounds if most is not None]
        return max(0, min(left)) if left else None

    def price(self, generated: int, read: int) -> int:
        """What so many tokens take from ``tokens_left``."""
        reading = self.allowance is not None and self.allowance.read_and_written is not None
        return generated + read if reading else generated


@dataclass(frozen=True)
class Completion:
    """The best body found, and the evidence for it."""

    task: Task
    code: str
    """The lines that go between ``task.body`` and ``task.after``, in normal form."""
    result: RunResult
    """The whole program on all visible tests."""
    strategy: str
    agent: Agent | None
    usage: Usage
    how: str = "decoded"
    """``decoded``, ``harvested`` from a candidate, ``standing`` (there before), ``begun`` (the first lines,
    all that there was time for), or ``interrupted`` (deadline, budget, cancel)."""
    note: str = ""
    """What a reader must know of the model, such as ``truncated distribution``."""
    samples: tuple[str, ...] = field(default=(), repr=False)
    """Every body that ``sample-k`` drew, in order, repetitions included."""
    workings: Workings = field(default_factory=Workings, repr=False)
    """What roles, steps and searches did on the way."""

    @property
    def passed(self) -> bool:
        """All visible tests pass; vacuously false when there are none."""
        return self.result.all_pass

    @property
    def ladder(self) -> str:
        """What was tried, and how long it took: ``likeliest program 1.2 s, 12 samples ... 3.4 s``."""
        return ", ".join(f"{rung.name} {rung.seconds:.1f} s" for rung in self.workings.rungs)

    @property
    def finished(self) -> bool:
        """The strategy came to its end with a body, which is whole then."""
        return self.how not in ("begun", "interrupted") and bool(self.code.strip())

    @property
    def usable(self) -> bool:
        """Passes; without tests, is finished and loads."""
        if self.result.tests:
            return self.passed
        return self.finished and self.result.exception is None

    @property
    def verified(self) -> bool:
        """Passed, and every verdict is the parent's own."""
        return self.passed and all(test.trusted for test in self.result.tests)
