"""An everyday function as training material: told many ways, written many ways.

An :class:`Entry` is data. The generator turns it into tasks by choosing a name, a wording, an
implementation and inputs, renaming parameters and locals, and running the code for the examples.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.memory.words import words


@dataclass(frozen=True)
class Entry:
    """One function that a person could ask for.

    ``docs`` and ``bodies`` speak of parameters by their names in ``params``: a wording writes
    ``{text}`` where the parameter ``text`` is meant, a body simply uses it. All ``bodies`` must
    give equal results on every input that ``inputs`` draws, must not raise, and must not change
    their arguments. Bodies are written at column 0, indented by four spaces inside.
    """

    key: str
    """``family.name``, unique in the whole library; also the unit that is held out."""
    names: tuple[str, ...]
    """Function names that people would choose, the best first."""
    params: tuple[str, ...]
    """``name: type`` each, such as ``numbers: list[int]``."""
    returns: str
    """The type that comes back, such as ``dict[str, int]``."""
    docs: tuple[str, ...]
    """Wordings, from terse ("Reverse {text}.") to explicit; none of them copies another's syntax."""
    bodies: tuple[str, ...]
    """Implementations, the most natural first: comprehension, loop, library call..."""
    inputs: Callable[[Random], tuple[object, ...]]
    """Draws one argument tuple, small and varied, edge cases (empty, one item, ties) included."""
    imports: tuple[str, ...] = ()
    """Import lines that some body needs, such as ``import math``."""

    @cached_property
    def words(self) -> list[str]:
        """By which it is found: of its names, its wordings and its parameters."""
        return words(" ".join((*self.names, *self.docs, *self.param_names)))

    @property
    def param_names(self) -> tuple[str, ...]:
        return tuple(param.partition(":")[0].strip() for param in self.params)


Family = Callable[[Random], Entry]
"""Draws constants and operations and returns the entry that they make; its ``key`` names them."""
