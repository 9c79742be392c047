"""Measures a library: what discovery and judge say of its functions and tests, beside what pytest says."""

from __future__ import annotations

import asyncio
import contextlib
import math
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.projects.agreement import AT_ONCE, LIMITS, Agreement, Group, agreement, at_once, flaw
from benchmarks.projects.checkout import Checkout
from benchmarks.projects.real_pytest import NoTests, Place, RealPytest, Test, real_pytest
from benchmarks.projects.subjects import Ids, Subject, subjects
from egcfg_lsp.completer.completer import Completer, probe
from egcfg_lsp.resources.compose import open_sandbox
from sandbox import SandboxPool, TestCase

_REASON_CHARS = 400
_BENCHED = 50
"""About so many functions of a project are judged by ``egcfg bench`` too."""
_Value = TypeVar("_Value")


@dataclass
class Judged:
    """A function with tests: what is empty went well, what is not is the reason why it did not."""

    id: str
    tests: tuple[str, ...] = ()
    """Those found that pytest has run, by their ids."""
    unknown: tuple[str, ...] = ()
    """Those found that pytest has not run."""
    is_called: bool = False
    """A passing test calls it itself."""
    passes: bool = False
    """Under pytest, the tests that are found for it, at least one of which enters it."""
    misjudged: str = ""
    untraced: str = ""


@dataclass
class Measured:
    """A library."""

    name: str
    functions: list[Judged] = field(default_factory=list)
    missed_tests: list[str] = field(default_factory=list)
    """Passing tests that enter functions and are found for none of these."""
    tests: int = 0
    """Passing tests that enter functions."""
    missed_calls: list[str] = field(default_factory=list)
    """``test -> function``: calls by passing tests whose test is not found for the function."""
    calls: int = 0
    mutants: Agreement = field(default_factory=Agreement)
    crashes: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @classmethod
    def of(cls, written: dict[str, Any]) -> Measured:
        """Returns what ``dataclasses.asdict`` was made from."""
        functions = [Judged(**each) for each in written["functions"]]
        return cls(**{**written, "functions": functions, "mutants": Agreement(**written["mutants"])})

    def safely(self, what: str, call: Callable[[], _Value]) -> _Value | None:
        """What ``call`` returns; an exception is written down."""
        try:
            return call()
        except Exception:
            self.crashes.append(f"{what}: {traceback.format_exc()}")
            return None


def measure(checkout: Checkout, mutants: int, seed: str, verdicts: Path) -> Measured:
    """Measures a library with so many mutants. The file ``verdicts`` keeps those of pytest.

    Raises ``NoTests``.
    """
    began = time.monotonic()
    with real_pytest(checkout, AT_ONCE) as real:
        tests = real.tests(kept=verdicts.with_name("entered.json"))
        measured = Measured(checkout.name)
        known = measured.safely("discovery", lambda: list(subjects(checkout.folder))) or []
        ids = Ids(checkout.folder, {**_beside(real, Ids(checkout.folder, tests), known), **tests})
        found = _found(measured, known, ids)
        _compare_found(measured, found, tests, real)
        kept = asyncio.run(_judge(measured, checkout, found))
        groups = [
            Group(
                subject, cases, tuple(dict.fromkeys(filter(None, (ids.of(case, subject) for case in cases))))
            )
            for subject, judged in found
            if (cases := kept.get(subject.place, ()))
        ]
        compare = partial(agreement, checkout, real, groups, mutants, seed, verdicts)
        measured.mutants = measured.safely("mutants", lambda: asyncio.run(compare())) or Agreement()
        _bench(measured, checkout)
        measured.seconds = time.monotonic() - began
        return measured


def _beside(real: RealPytest, ids: Ids, known: Sequence[Subject]) -> dict[str, Test]:
    """Tests of files that the project's settings leave out, as far as some of them are found."""
    files = {
        ids.file_of(case, subject)
        for subject in known
        for case in subject.found.site.task.tests
        if not ids.of(case, subject)
    }
    with contextlib.suppress(NoTests):
        return real.tests(*sorted(files)) if files else {}
    return {}


def _found(measured: Measured, known: Sequence[Subject], ids: Ids) -> list[tuple[Subject, Judged]]:
    pairs = []
    for subject in known:
        cases = subject.found.site.task.tests
        named = {case.id: ids.of(case, subject) for case in cases}
        tests = tuple(dict.fromkeys(filter(None, named.values())))
        unknown = tuple(case for case, test in named.items() if not test)
        ran = [ids.tests[test] for test in tests]
        passes = any(test.passes and subject.place in test.entered for test in ran)
        passes = passes and not any("failed" in test.outcomes for test in ran)
        judged = Judged(subject.id, tests, unknown, passes=passes)
        measured.functions.append(judged)
        pairs.append((subject, judged))
    return pairs


def _compare_found(
    measured: Measured, found: Sequence[tuple[Subject, Judged]], tests: dict[str, Test], real: RealPytest
) -> None:
    known = {subject.place: judged for subject, judged in found}
    for test in filter(lambda each: each.passes, tests.values()):
        entered = [known[place] for place in sorted(test.entered) if place in known]
        called = [known[place] for place in sorted(test.called) if place in known]
        missed = bool(entered) and not any(test.id in judged.tests for judged in entered)
        if missed and not real.passes(test.id):
            continue
        measured.tests += bool(entered)
        if missed:
            measured.missed_tests.append(f"{test.id} enters {', '.join(each.id for each in entered[:5])}")
        for judged in called:
            judged.is_called = True
            measured.calls += 1
            if test.id not in judged.tests:
                measured.missed_calls.append(f"{test.id} -> {judged.id}")


async def _judge(
    measured: Measured, checkout: Checkout, found: Sequence[tuple[Subject, Judged]]
) -> dict[Place, tuple[TestCase, ...]]:
    """Judges functions that pass by their own bodies; returns the tests that the preflight leaves."""
    kept: dict[Place, tuple[TestCase, ...]] = {}
    async with open_sandbox(str(checkout.python), checkout.folder, AT_ONCE) as pool:

        async def one(subject: Subject, judged: Judged) -> None:
            try:
                await _judge_one(pool, subject, judged, kept)
            except Exception:
                judged.misjudged = judged.untraced = "it crashes"
                measured.crashes.append(f"{subject.id}: {traceback.format_exc()}")

        await at_once([partial(one, subject, judged) for subject, judged in found if judged.passes])
    return kept


async def _judge_one(
    pool: SandboxPool, subject: Subject, judged: Judged, kept: dict[Place, tuple[TestCase, ...]]
) -> None:
    sandbox = subject.sandbox(pool)
    probed = await probe(subject.found.site.task, sandbox, LIMITS)
    kept[subject.place] = probed.task.tests
    result = await sandbox.run(subject.program(subject.text), probed.task.tests, LIMITS, trace=False)
    judged.misjudged = (flaw(result) if probed.task.tests else _left(probed.unusable)) or flaw(result)
    completer = Completer(pool, subject.root, LIMITS, lambda sentence: None, "")
    traced = await completer.trace(subject.found)
    ran = any(event.kind == "line" for test in traced.tests for event in test.trace.events)
    judged.untraced = flaw(traced) or ("" if ran else "no line of it ran")


def _left(unusable: Sequence[tuple[str, str]]) -> str:
    return "; ".join(f"{test}: {reason}" for test, reason in unusable)[:_REASON_CHARS]


def _bench(measured: Measured, checkout: Checkout) -> None:
    """Has ``egcfg bench`` judge functions from all over the project, for what may go wrong there."""
    parts = math.ceil(len(measured.functions) / _BENCHED)
    with tempfile.TemporaryDirectory() as scratch:
        command = ["bench", str(checkout.folder), "--strategy", "gold"]
        command += ["--python", str(checkout.python), "--out", str(Path(scratch, "run"))]
        command += ["--shard", f"1/{parts}"] if parts > 1 else []
        done = subprocess.run([sys.executable, "-m", "egcfg_lsp", *command], capture_output=True, text=True)
        if done.returncode or "Traceback" in done.stderr:
            measured.crashes.append(f"egcfg bench: exit code {done.returncode}: {done.stderr[-2000:]}")
