"""Fixed candidates that join the sampled ones of a line: known functions, and earlier passing candidates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.decoding.dynamic_signal import Executed
from engine.memory.recollection import Recollection
from engine.types import Agent, Decoding, Task


@dataclass
class Standing:
    """What stands among the candidates of every line of one agent."""

    known: tuple[Executed, ...]
    """Functions of memory that do not pass: none of them is ever the answer."""
    keeps: bool
    """What passes stays among the candidates of later lines."""
    alone: bool = False
    """The first that passes is shown without others."""
    kept: list[Executed] = field(default_factory=list)

    @classmethod
    def of(cls, recollection: Recollection, task: Task, agent: Agent, decoding: Decoding) -> Standing:
        """As ``decoding`` has it, but no more than a third of ``agent``'s candidates."""
        most = min(decoding.memory_candidates, agent.num_candidates // 3)
        near = recollection.near[:most] if task.tests else ()
        known = tuple(Executed(task.body + each.body, each.result) for each in near)
        return cls(known, decoding.keep_passing, decoding.passing_alone)

    def among(self, sampled: Sequence[Executed]) -> list[Executed]:
        """All candidates of a line, of which ``sampled`` were sampled, each program once."""
        every = {each.body: each for each in (*self.kept, *self.known, *sampled)}
        if self.keeps:
            self.kept = [each for each in every.values() if each.result.all_pass]
        return list(every.values())

    def shown(self, executed: Sequence[Executed]) -> Sequence[Executed]:
        """Those of a line's candidates that its dynamic signal shows."""
        passing = [each for each in executed if each.result.all_pass]
        return passing[:1] if self.alone and passing else executed
