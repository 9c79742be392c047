"""Settings of strategies that use roles: who writes code, and limits on programs, plans and levels."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Workflow:
    """What strategies that call a model in roles go by (QualityFlow, CodeTree, MapCoder)."""

    solver: str = "plain"
    """How roles write code: ``plain``, or ``eg-cfg`` with the first agent."""
    variants: tuple[str, ...] = ()
    """Switches of the strategy, such as ``relaxed`` or ``no-abort``."""
    programs: int = 20
    """Programs that a search, or a strategy that tries again, may write (CodeTree, section 4.1)."""
    strategies: int = 10
    """Strategies that the thinker of a tree may list, where it decides itself how many there are."""
    depth: int = 3
    width: int = 3
    """Of a tree: levels of programs, and children of each."""
    plans: int = 4
    debug_rounds: int = 5
    """Plans of MapCoder, and repairs of the program of each (CodeTree, section 4.1)."""
    progressions: int = 6
    """First programs that QualityFlow follows (its appendix A)."""
    roles: str = ""
    """A folder with forms of one's own for some of the roles; empty: ours."""
