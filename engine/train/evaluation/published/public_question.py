"""Questions of published data sets: what answers them is decided by running the program."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.execution import Sandbox
from engine.train.whitebox.literals import is_literal
from engine.train.whitebox.reasoning import Asked
from sandbox import Limits, TestCase

LIMITS = Limits(wall_s=10.0, cpu_s=10.0)


@dataclass(frozen=True)
class PublicQuestion(Asked):
    """One question of a published data set; ``answer`` is one that is right."""

    @property
    def lines(self) -> int:
        """How many lines of a reply are the answer; 0: all of them."""
        return 1

    @abstractmethod
    async def holds(self, sandbox: Sandbox, given: str) -> bool:
        """Whether ``given``, as it stands in a reply, is right."""

    async def holds_value(self, sandbox: Sandbox, given: str) -> bool:
        """The same for a literal that a completed function returns."""
        return await self.holds(sandbox, given)


@dataclass(frozen=True)
class OutputQuestion(PublicQuestion):
    """What does the call return? Right is every literal that equals it, as the data sets judge."""

    async def holds(self, sandbox: Sandbox, given: str) -> bool:
        return is_literal(given) and await equals(sandbox, self.program, self.call, given.strip())

    @property
    def value(self) -> str:
        return self.answer


async def equals(sandbox: Sandbox, program: str, call: str, literal: str) -> bool:
    """Whether the call of the program gives a value that equals ``literal``, as Python compares."""
    test = TestCase("output", f"assert {call} == ({literal}\n)")
    result = await sandbox.run(program, [test], LIMITS, trace=False)
    return result.all_pass


@dataclass(frozen=True)
class QuestionFile:
    """The questions of a file, and the records that none can be asked about."""

    questions: Sequence[PublicQuestion | Asked]
    left_out: Sequence[str] = ()
    """Their names, and why."""
