"""Known functions found for a task, with the results of each on the visible tests."""

from __future__ import annotations

from dataclasses import dataclass

from engine.memory.confidence import LIKELY, SURE, Evidence, probability
from engine.memory.stated_cases import StatedCase
from engine.memory.types import REUSED, Edit, Known, Order
from engine.support.renaming import leading_imports
from sandbox import RunResult


@dataclass(frozen=True)
class Tried:
    """A known function as the task's body, and what it did on the visible tests."""

    known: Known
    order: Order
    body: str
    likeness: float
    rank: int
    result: RunResult
    edit: Edit = ""
    evidence: Evidence | None = None
    """What speaks for it; None where it fails."""
    broken: tuple[StatedCase, ...] = ()
    """Cases that the description states, in which it does otherwise."""

    @property
    def probability(self) -> float:
        """That it is what was asked for; 0 where it fails, or does otherwise than the description states."""
        return 0.0 if self.broken else self.probability_but_for_cases

    @property
    def probability_but_for_cases(self) -> float:
        """The same, whatever the description states."""
        return 0.0 if self.evidence is None else probability(self.evidence)

    @property
    def passes(self) -> bool:
        """All visible tests."""
        return self.result.all_pass

    @property
    def imports(self) -> tuple[str, ...]:
        """First lines of its body that may as well stand at the top of the file."""
        return leading_imports(self.body) if self.known.hoists else ()

    @property
    def told(self) -> str:
        """``recalled text.remove_punctuation``."""
        return f"{self.known.how} {self.known.where}"


@dataclass(frozen=True)
class Recollection:
    """What memory found for a task and what each did, the likest first."""

    tried: tuple[Tried, ...] = ()
    wall_s: float = 0.0
    executions: int = 0
    """Runs of functions in a child of its own, or one among many."""

    @property
    def passing(self) -> tuple[Tried, ...]:
        """Those that pass all visible tests and may be meant, the likeliest first."""
        return tuple(each for each in self._by_probability() if each.probability >= LIKELY)

    @property
    def doubted(self) -> Tried | None:
        """The likeliest function that passes, where none of those that pass is likely to be meant."""
        best = self._by_probability()[:1]
        return best[0] if best and best[0].probability < LIKELY else None

    def _by_probability(self) -> list[Tried]:
        """A surely meant function that is called, not repeated, is before others."""

        def worth(each: Tried) -> tuple[bool, float]:
            return each.known.how == REUSED and each.probability >= SURE, each.probability

        return sorted((each for each in self.tried if each.passes), key=worth, reverse=True)

    @property
    def near(self) -> tuple[Tried, ...]:
        """Those that load and do not pass, most tests first, then the likest; each body once."""
        failing = {each.body: each for each in reversed(self.tried) if not each.passes and not each.edit}
        loaded = (each for each in failing.values() if each.result.exception is None)
        return tuple(sorted(loaded, key=lambda each: (-each.result.passed, each.rank)))

    @property
    def answer(self) -> Tried | None:
        """What passes and needs no second opinion."""
        best = self.passing[:1]
        return best[0] if best and best[0].probability >= SURE else None

    def doubt(self, body: str) -> str:
        """What is to be said of :attr:`doubted` beside a completion with ``body``; nothing if that is it."""
        doubted = self.doubted
        if doubted is None or self.of(body) is not None:
            return ""
        count = len(doubted.result.tests)
        tests = "test" if count == 1 else f"{count} tests"
        return f"memory has {doubted.known.where}, which passes your {tests} but may not be meant"

    def of(self, body: str) -> Tried | None:
        """What a completion with ``body`` is from; None if nothing that passes has it."""
        return next((each for each in self.tried if each.passes and each.body == body), None)


NOTHING = Recollection()
