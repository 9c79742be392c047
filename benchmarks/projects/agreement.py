"""Whether our judge and pytest say the same of functions with small errors."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from benchmarks.projects.checkout import Checkout
from benchmarks.projects.mutants import Mutant, mutants, sample
from benchmarks.projects.real_pytest import RealPytest
from benchmarks.projects.subjects import Subject
from egcfg_lsp.resources.compose import open_sandbox
from engine.bench.problem import FUNCTION_LIMITS
from sandbox import Outcome, RunResult, SandboxPool, TestCase

LIMITS = replace(FUNCTION_LIMITS, wall_s=30)
"""For a function's tests. What waits for longer, waits for something that will not come."""
AT_ONCE = 2
"""Programs, and runs of pytest."""
_REASON_CHARS = 400
_AGAIN = 2
"""So often pytest is asked again where the two differ."""


@dataclass
class Agreement:
    """Of the two judges on mutants of one library."""

    mutants: int = 0
    undecided: int = 0
    """pytest or we say now this and now that: the program draws lots. They are not among ``mutants``."""
    passing: int = 0
    """Mutants that pass under pytest."""
    accepted: list[str] = field(default_factory=list)
    """Wrong ones that pass for us."""
    refused: list[str] = field(default_factory=list)
    """Right ones that do not."""


@dataclass(frozen=True)
class Group:
    """A function and the tests that judge it, by both."""

    subject: Subject
    cases: tuple[TestCase, ...]
    tests: tuple[str, ...]
    """Their ids, as pytest writes them."""


async def agreement(
    checkout: Checkout, real: RealPytest, groups: Sequence[Group], count: int, seed: str, kept: Path
) -> Agreement:
    """Compares verdicts on ``count`` mutants; those of pytest are kept in a file, by all they rest on."""
    made = [mutants(group.subject.text, group.subject.place[1]) for group in groups]
    drawn = [(groups[number], mutant) for number, mutant in sample(made, count, f"{seed} {checkout.name}")]
    judge = _Pytest(real, kept)
    found = Agreement()
    async with open_sandbox(str(checkout.python), checkout.folder, AT_ONCE) as pool:
        await at_once([partial(_compare, pool, judge, group, mutant, found) for group, mutant in drawn])
    return found


async def _compare(pool: SandboxPool, judge: _Pytest, group: Group, mutant: Mutant, found: Agreement) -> None:
    subject = group.subject
    accepted = await asyncio.to_thread(judge.accepts, group, mutant.text)
    program = subject.program(mutant.text)
    sandbox = subject.sandbox(pool)
    result = await sandbox.run(program, group.cases, LIMITS, trace=False)
    if accepted != result.all_pass:
        others = [await asyncio.to_thread(judge.asked, group, mutant.text) for _ in range(_AGAIN)]
        ours = [await sandbox.run(program, group.cases, LIMITS, trace=False) for _ in range(_AGAIN)]
        if {*others} != {accepted} or {each.all_pass for each in ours} != {result.all_pass}:
            found.undecided += 1
            return
    found.mutants += 1
    found.passing += accepted
    if accepted and not result.all_pass:
        found.refused.append(f"{subject.id}, {mutant}: {flaw(result)}")
    if result.all_pass and not accepted:
        found.accepted.append(f"{subject.id}, {mutant}: {' '.join(group.tests[:20])}")


class _Pytest:
    """Asks pytest, and remembers what it said."""

    def __init__(self, real: RealPytest, kept: Path) -> None:
        self._real = real
        self._kept = kept
        self._known: dict[str, bool] = json.loads(kept.read_text()) if kept.is_file() else {}

    def accepts(self, group: Group, text: str) -> bool:
        """Whether the group's tests pass with ``text`` for its file."""
        told = "\n".join([group.subject.file, *group.tests, text])
        key = hashlib.sha256(told.encode()).hexdigest()
        if key not in self._known:
            self._known[key] = self.asked(group, text)
            self._kept.write_text(json.dumps(self._known))
        return self._known[key]

    def asked(self, group: Group, text: str) -> bool:
        """Asks once more."""
        return self._real.accepts(group.subject.file, text, group.tests)


async def at_once(work: Iterable[Callable[[], Awaitable[None]]]) -> None:
    """Does work, a few pieces at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(piece: Callable[[], Awaitable[None]]) -> None:
        async with turns:
            await piece()

    await asyncio.gather(*map(one, work))


def flaw(result: RunResult) -> str:
    """Why a result is no pass; empty if it is one."""
    if result.all_pass:
        return ""
    if not result.tests:
        return result.exception or "none of its tests can be run"
    bad = next(test for test in result.tests if test.outcome is not Outcome.PASS)
    happened = bad.exception or f"gave {bad.actual}, not {bad.expected}"
    return f"{bad.test.id}: {bad.outcome}: {happened}"[:_REASON_CHARS]
