"""Has a teacher write programs, checks them by their syntax trees, and runs them (ExecVerify, 2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.core.execution import Sandbox
from engine.train.data.collection import Attempt
from engine.train.data.item_maker import of_execution
from engine.train.data.repeated_runs import run_twice
from engine.train.teaching import written_program
from engine.train.teaching.argument_mutation import mutated_call
from engine.train.teaching.assignment import AssignmentForm, Curriculum
from engine.train.teaching.teacher import NO_ROOM, Teacher
from engine.train.teaching.written_program import Unreadable, WrittenProgram
from engine.train.whitebox.items import TAUGHT

MUTATED = "mutated"
"""Last part of the key of an item whose input was changed here."""


@dataclass(frozen=True)
class Inputs:
    """With which arguments a program is run."""

    mutated: bool = True
    """Beside the teacher's own, one more of each, changed by its types."""
    simple: bool = False
    """The teacher's first call alone."""

    def of(self, written: WrittenProgram, r: Random) -> Iterator[tuple[str, str]]:
        """Calls, and what their keys end with."""
        calls = written.calls[:1] if self.simple else written.calls
        for call in calls:
            yield call, ""
            if self.mutated and not self.simple and (other := mutated_call(call, r)):
                yield other, f".{MUTATED}"


@dataclass(frozen=True)
class ProgramSynthesis:
    """Makes items of one kind from programs of a teacher."""

    teacher: Teacher
    sandboxes: tuple[Sandbox, Sandbox]
    """Two interpreters: what comes out differently in the second rests on chance, or on the order of sets."""
    curriculum: Curriculum
    form: AssignmentForm
    kind: str
    inputs: Inputs

    async def attempt(self, number: int) -> Attempt:
        """The items of one request."""
        seed = self.curriculum.seed
        assignment = self.curriculum.assignment(number)
        reply = await self.teacher.reply(assignment.prompt(self.form), seed, number)
        if reply is None:
            return Attempt(refused=(NO_ROOM,))
        try:
            written = written_program.read(reply)
        except Unreadable as unreadable:
            return Attempt(refused=(str(unreadable),))
        if broken := assignment.broken_by(written.source):
            return Attempt(refused=(broken,))
        r = Random(f"program {seed} {number}")
        attempts = [
            await self._of_call(f"{TAUGHT}.{assignment.key}{ending}", written.source, call, r)
            for call, ending in self.inputs.of(written, r)
        ]
        return joined(attempts)

    async def _of_call(self, key: str, program: str, call: str, r: Random) -> Attempt:
        execution, steady = await run_twice(self.sandboxes, program, call)
        if not steady:
            return Attempt(refused=("differs from run to run",))
        return of_execution(self.kind, key, execution, r, bare=True)


def joined(attempts: list[Attempt]) -> Attempt:
    """Several attempts as one."""
    return Attempt(
        tuple(item for one in attempts for item in one.items),
        tuple(reason for one in attempts for reason in one.refused),
    )
