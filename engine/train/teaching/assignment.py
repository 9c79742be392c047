"""What a teacher is asked to write: one target, and the constraints of a level, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.support import data_file
from engine.support.errors import TemplateError
from engine.train.tasks.constrained import constraints, targets
from engine.train.tasks.constrained.constraints import SHARES, Constraints
from engine.train.tasks.constrained.targets import MODULES, Target

_FILE = Path(__file__).parent / "program.toml"


@dataclass(frozen=True)
class AssignmentForm:
    """The words: ``program.toml``, or a user's own file."""

    request: str
    """With ``{target}`` and ``{constraints}``, one a line."""
    rules: tuple[str, ...]
    """Further lines of ``{constraints}``, of every program; with ``{modules}``."""


@dataclass(frozen=True)
class Assignment:
    """One program to be written."""

    target: Target
    constraints: Constraints

    @property
    def key(self) -> str:
        """What it is about: ``3.str.upper``; 0 where the level is left open."""
        return f"{self.constraints.level}.{self.target.key}"

    def prompt(self, form: AssignmentForm) -> str:
        """The request in words."""
        rules = (rule.format(modules=", ".join(sorted(MODULES))) for rule in form.rules)
        lines = "".join(f"- {sentence}\n" for sentence in (*self.constraints.told(), *rules))
        return form.request.format(target=self.target.words, constraints=lines)

    def broken_by(self, source: str) -> str:
        """Why ``source`` is not what was asked for; empty if it is."""
        if not self.target.is_called(source):
            return "does not use what it is about"
        return self.constraints.broken_by(source, self.target.name)


@dataclass(frozen=True)
class Curriculum:
    """Which assignments are given: all targets in turn, levels by the paper's shares."""

    levels: Sequence[int] = tuple(SHARES)
    library: float = 0.0
    """Share of programs about the standard library."""
    weak: bool = False
    """Only the target is asked for, no structure (the paper's ablation)."""
    seed: int = 0

    def assignment(self, number: int) -> Assignment:
        """The ``number``-th assignment, from 0; targets are walked in an order of the seed's."""
        r = Random(f"assignment {self.seed} {number}")
        of_library = r.random() < self.library
        target = _walked(targets.of_library() if of_library else targets.of_types(), self.seed, number)
        level = r.choices(list(self.levels), [SHARES[level] for level in self.levels])[0]
        return Assignment(target, Constraints(0) if self.weak else constraints.drawn(level, r))


def _walked(everything: Sequence[Target], seed: int, number: int) -> Target:
    lap, place = divmod(number, len(everything))
    return Random(f"walk {seed} {lap}").sample(everything, len(everything))[place]


def form(path: Path = _FILE) -> AssignmentForm:
    """The words of a file. Raises ``TemplateError``."""
    return data_file.table(
        path, AssignmentForm, data_file.read(path, error=TemplateError), error=TemplateError
    )
