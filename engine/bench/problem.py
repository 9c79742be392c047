"""A benchmark's task: what a strategy may see, and what only the judge may."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.task import Task
from sandbox import Docstring, Item, Limits, Overlay

if TYPE_CHECKING:
    from engine.bench.excerpt import Excerpt

FUNCTION_LIMITS = Limits(wall_s=120, cpu_s=20, memory_mb=1024)
"""Of all hidden tests of a function together. Processor time decides, so that a busy machine does not."""
LONG_LIMITS = Limits(wall_s=240, cpu_s=40, memory_mb=3072)
"""Where a task has hundreds of tests."""
PLUS_LIMITS = Limits(wall_s=720, cpu_s=120, memory_mb=3072)
"""Of EvalPlus, whose tests are the slowest."""
LIBRARY_LIMITS = Limits(wall_s=360, cpu_s=60, memory_mb=8192, open_files=256, file_mb=64)
"""Of programs that use large libraries."""
LIBRARY_TRIAL_LIMITS = Limits(wall_s=12, cpu_s=6, memory_mb=4096, open_files=256)
"""Of such programs on visible tests: libraries take a second to load."""


@dataclass(frozen=True)
class HiddenTest:
    """A test that no prompt, agent or selection may see.

    Not a ``TestCase``, so that it cannot slip into a ``Task``. The fields are those of ``TestCase``.
    """

    id: str
    source: str
    setup: str = ""
    expected: str | None = None
    item: Item | None = None
    docstring: Docstring | None = None


class Hidden:
    """The hidden tests of a problem, sealed: not iterable, not shown, opened by the judge alone."""

    __slots__ = ("_tests",)

    def __init__(self, tests: Sequence[HiddenTest] = ()) -> None:
        self._tests = tuple(tests)

    def __len__(self) -> int:
        return len(self._tests)

    def __repr__(self) -> str:
        return f"Hidden({len(self._tests)} tests)"

    def unseal(self) -> tuple[HiddenTest, ...]:
        """For ``engine.bench.judge``; a test holds that nothing else calls it."""
        return self._tests


@dataclass(frozen=True)
class Problem:
    """One task of a benchmark. Strategies get ``task``, whose tests are the visible ones, and no more."""

    id: str
    task: Task
    hidden: Hidden = field(repr=False)
    gold: str = field(default="", repr=False)
    """The reference solution as a whole program; nothing where there is none in Python."""
    limits: Limits = FUNCTION_LIMITS
    """Of judging by the hidden tests."""
    trial_limits: Limits | None = None
    """Of running candidates on the visible tests, where that takes longer than usual."""
    unguided: str = ""
    """Why there are no visible tests to be guided by, where that is known."""
    needs: tuple[str, ...] = ()
    """Modules without which the task cannot be judged."""
    assemble: Callable[[Task, str], str] = Task.program
    """Makes the judged program of a completion; raises ``ValueError`` for one that cannot be an answer."""
    folder: Path | None = None
    """Where the program's file lies, if it may import its neighbors."""
    overlay: Overlay | None = field(default=None, repr=False)
    """What tests that are items see in place of the program's file."""
    excerpt: Excerpt | None = field(default=None, repr=False)
    """Where strategies run programs, if not in ``folder``, in which the reference and hidden tests stand."""
    level: str = ""
    """How hard the data set says it is."""
