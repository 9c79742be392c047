"""``quality-flow``: a workflow of roles, steered by quality checks (QualityFlow, algorithm 1)."""

from __future__ import annotations

import ast
import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, TypeVar

from engine.core.events import DesignedTest, QualityCheck, StepTaken, TranscriptStep
from engine.core.task import Completion
from engine.decoding.executable import parse
from engine.decoding.judge import Judge
from engine.decoding.services import Plan
from engine.prompts.template import statement
from engine.strategies import Exclusion
from engine.strategies.roles import answers
from engine.strategies.roles.role import (
    CLARIFIER,
    QUALITY_CHECKER,
    SELF_DEBUGGER,
    TEST_CHECKER,
    YES_NO_CHECKER,
    Desk,
    Order,
    Written,
    designer_of,
    feedback,
    function_text,
    problem,
)
from engine.support.async_tasks import together, until
from sandbox import Outcome, TestCase, TestResult
from sandbox.judge import Check, invocation, plan

_Value = TypeVar("_Value")
VARIANTS = ("relaxed", "no-checker", "yes-no-checker", "no-test-checker", "no-clarifier", "no-revert")
_CHECKERS = ("relaxed", "no-checker", "yes-no-checker")
EXCLUSIONS = (
    Exclusion(_CHECKERS, _CHECKERS, "each of them takes the place of imagined execution"),
    Exclusion(("no-checker",), ("no-revert",), "without a checker nothing is reverted"),
)
EPOCHS = 3
CLARIFICATIONS = 3
BATCH = 10
ROUNDS = 5
_TRACEBACK = "Traceback (most recent call last):"


async def quality_flow(judge: Judge, plan: Plan) -> Completion:
    """Returns the first program that a quality check accepts, else reverts to one of the first programs.

    ``workflow.progressions`` programs advance side by side; one with ``no-checker``. Every program runs on
    the visible tests for the record; only the variant ``relaxed`` uses that to decide.
    """
    await _Flow(judge, plan).run()
    return judge.completion("quality-flow")


@dataclass(frozen=True)
class _Draft:
    """Where one progression stands."""

    written: Written
    verdict: QualityVerdict
    history: tuple[str, ...] = ()
    """What became of the programs so far, in words, the oldest first."""


class _Flow:
    def __init__(self, judge: Judge, plan: Plan) -> None:
        self._judge = judge
        self._listen = judge.services.listen
        self._desk = Desk(judge, plan)
        self._reverts = not self._desk.has("no-revert") and not self._desk.has("no-checker")
        self._count = 1 if self._desk.has("no-checker") else plan.workflow.progressions
        self._checker = CodeChecker(self._desk)
        self._test_checker = CheckedTests(self._desk)
        self._known = problem(judge.task)

    async def run(self) -> None:
        """Sets the judge's choice, after every step, to what would be submitted then."""
        drafts = first = await self._step(
            "generator", [partial(self._generated, i) for i in range(self._count)]
        )
        if self._is_accepted(drafts):
            return
        tests = await designed(self._desk)
        self._listen(StepTaken("tests", f"{len(tests)} designed"))
        for epoch in range(EPOCHS):
            work = [partial(self._debugged, draft, tests, epoch) for draft in drafts]
            drafts = await self._step(f"debug {epoch + 1}", work, first)
            if self._is_accepted(drafts):
                return
        for attempt in range(0 if self._desk.has("no-clarifier") else CLARIFICATIONS):
            work = [partial(self._clarified, draft, attempt) for draft in drafts]
            drafts = await self._step(f"clarifier {attempt + 1}", work, first)
            if self._is_accepted(drafts):
                return
        await self._end(drafts, first)

    async def _end(self, drafts: Sequence[_Draft], first: Sequence[_Draft]) -> None:
        last = _preferred(first if self._reverts else drafts)
        await self._judge.choose(last.written.code, self._desk.agent)
        self._listen(
            StepTaken("end", "reverted to a first program" if self._reverts else "the last program stays")
        )

    async def _step(
        self,
        name: str,
        work: Sequence[Callable[[], Coroutine[Any, Any, _Draft]]],
        first: Sequence[_Draft] = (),
    ) -> list[_Draft]:
        """Advances all progressions by one step, up to the first that is accepted."""
        drafts = await until(work, lambda draft: draft.verdict.accepted, in_turn=self._desk.in_turn)
        accepted = self._is_accepted(drafts)
        now = _preferred(drafts)
        submitted = _preferred(first) if first and self._reverts and not accepted else now
        await self._judge.choose(submitted.written.code, self._desk.agent)
        checks = tuple(QualityCheck(draft.written.code, draft.verdict.accepted) for draft in drafts)
        self._judge.workings.steps.append(TranscriptStep(name, now.written.code, checks, accepted))
        count = len({draft.written.code for draft in drafts})
        detail = f"{count} programs, {'one accepted' if accepted else 'none accepted'}"
        self._listen(StepTaken(name, detail if count != 1 else detail.replace("programs", "program")))
        return drafts

    @staticmethod
    def _is_accepted(drafts: Sequence[_Draft]) -> bool:
        return any(draft.verdict.accepted for draft in drafts)

    async def _generated(self, angle: int) -> _Draft:
        written = await self._desk.write(Order("generator", self._known, angle=angle))
        if not self._judge.has_chosen:
            await self._judge.choose(written.code, self._desk.agent)
        return await self._checked(written)

    async def _checked(self, written: Written, before: _Draft | None = None) -> _Draft:
        verdict = await self._checker.check(written)
        draft = (
            _Draft(written, verdict) if before is None else replace(before, written=written, verdict=verdict)
        )
        return replace(draft, history=(*draft.history, self._account(written, verdict)))

    def _account(self, written: Written, verdict: QualityVerdict) -> str:
        """Describes a rejected program and the reasons, for the clarifier."""
        program = function_text(self._judge.task, written.code)
        told = [f"This attempt was not accepted:\n```python\n{program}\n```"]
        told += [
            f"- {each.test.question} was thought to give {each.value} instead of {each.test.expected}"
            for each in verdict.imagined
            if not each.agrees and each.value is not None
        ]
        return "\n".join(told)

    async def _debugged(self, draft: _Draft, tests: Sequence[DesignedTest], epoch: int) -> _Draft:
        """Runs one epoch of self-debugging; a program that fails no good designed test stays."""
        failing = await self._failing(draft.written, tests)
        if not failing:
            return draft
        task = self._judge.task
        told = {
            **self._known,
            "program": function_text(task, draft.written.code),
            "feedback": feedback(failing),
            "traces": "",
        }
        analysis = await self._desk.advice(SELF_DEBUGGER, told, angle=epoch)
        values, code = {**told, "analysis": analysis}, draft.written.code
        order = Order("repair", values, advice=analysis, angle=epoch, kept=code, failed=code)
        written = await self._desk.write(order)
        failed = f"It failed designed tests:\n{feedback(failing)}"
        return await self._checked(written, replace(draft, history=(*draft.history, failed)))

    async def _failing(self, written: Written, tests: Sequence[DesignedTest]) -> tuple[TestResult, ...]:
        """Returns designed tests that the program fails, except those that the test checker rejects."""
        if not tests:
            return ()
        result = await self._judge.run_on(written.code, [each.test for each in tests])
        pairs = zip(tests, result.tests, strict=True)
        failed = [(each, said) for each, said in pairs if said.outcome is not Outcome.PASS]
        good = await together(self._test_checker.good(each) for each, _ in failed)
        return tuple(said for (_, said), is_good in zip(failed, good, strict=True) if is_good)

    async def _clarified(self, draft: _Draft, attempt: int) -> _Draft:
        """Has the task explained with everything known, and a different implementation written."""
        told = {**self._known, "history": self._history(draft)}
        clarification = await self._desk.advice(CLARIFIER, told, angle=attempt)
        values = {
            **self._known,
            "clarification": clarification or "(no more than what is said above)",
            "program": function_text(self._judge.task, draft.written.code),
        }
        kept = draft.written.code
        order = Order("rewrite", values, advice=clarification, angle=attempt, kept=kept)
        return await self._checked(await self._desk.write(order), draft)

    def _history(self, draft: _Draft) -> str:
        """Returns a progression's history and the doubted tests, shortened to its end if it is long."""
        told = [*self._test_checker.accounts(), *dict.fromkeys(draft.history)]
        while len(told) > 1 and not self._desk.leaves_room("\n\n".join(told)):
            del told[0]
        return "\n\n".join(told)


def _preferred(drafts: Sequence[_Draft]) -> _Draft:
    """The accepted one, else the one that the checker agrees with on most tests, the first among equals."""
    return max(drafts, key=lambda draft: (draft.verdict.accepted, draft.verdict.agreed))


async def designed(desk: Desk) -> list[DesignedTest]:
    """Asks for distinct one-line assertions in parallel rounds, drops the given ones, and records the rest.

    They are tests like any other: they run only in the sandbox.
    """
    known = problem(desk.task)
    designer = designer_of(known["name"])
    told = {**known, "count": str(BATCH)}
    rounds = await together(desk.ask(designer, told, stream=number) for number in range(ROUNDS))
    given = {answers.normal(statement(test)) for test in desk.task.tests}
    sources = dict.fromkeys(source for batch in rounds for source in batch[:BATCH])
    setup = "\n".join(dict.fromkeys(test.setup for test in desk.task.tests if test.setup))
    found = [
        DesignedTest(TestCase(f"designed:{number}", source, setup=setup))
        for number, source in enumerate(sources, 1)
        if answers.normal(source.removeprefix("assert ")) not in given
    ]
    desk.workings.designed += found
    return found


@dataclass(frozen=True)
class Imagined:
    """The value that the model expects from a test."""

    test: MaskedTest
    value: str | None
    """None where no answer could be read."""

    @property
    def agrees(self) -> bool:
        return self.value is not None and self.test.holds(self.value)


@dataclass(frozen=True)
class QualityVerdict:
    """Whether a program is accepted; ``agreed`` counts the tests that support it."""

    accepted: bool
    agreed: int = 0
    imagined: tuple[Imagined, ...] = ()


class _Once(Generic[_Value]):
    """Finds something out once for each key, even when it is asked for twice at the same time."""

    def __init__(self) -> None:
        self.known: dict[str, _Value] = {}
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def get(self, key: str, find: Callable[[], Awaitable[_Value]]) -> _Value:
        async with self._locks[key]:
            if key not in self.known:
                self.known[key] = await find()
            return self.known[key]


class CodeChecker:
    """Judges each program once: by imagined execution, by the interpreter, by yes or no, or not at all."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tests = [test for each in desk.task.tests if (test := masked(each)) is not None]
        """Those of the visible tests that can be asked about without telling what they expect."""
        self._verdicts = _Once[QualityVerdict]()

    async def check(self, written: Written) -> QualityVerdict:
        """Returns the verdict on a program; repeated programs are judged once."""
        return await self._verdicts.get(written.code, lambda: self._judged(written))

    async def _judged(self, written: Written) -> QualityVerdict:
        if self._desk.has("no-checker") or not written.code.strip():
            return QualityVerdict(False)
        if self._desk.has("relaxed") and self._desk.task.tests:
            return QualityVerdict(written.passed, written.result.passed)
        if not self._tests or self._desk.has("yes-no-checker"):
            return await self._yes_or_no(written)
        return await self._imagines(written)

    async def _yes_or_no(self, written: Written) -> QualityVerdict:
        task = self._desk.task
        told = {**problem(task), "program": function_text(task, written.code)}
        says = await self._desk.ask(YES_NO_CHECKER, told)
        return QualityVerdict(says, int(says))

    async def _imagines(self, written: Written) -> QualityVerdict:
        """Asks for every visible test at once; all must give the expected value."""
        task = self._desk.task
        whole = task.imports + task.preamble + function_text(task, written.code)
        program = {**problem(task), "program": whole}
        imagined = await together(self._one(program, test) for test in self._tests)
        agreed = sum(each.agrees for each in imagined)
        return QualityVerdict(agreed == len(imagined), agreed, tuple(imagined))

    async def _one(self, program: dict[str, str], test: MaskedTest) -> Imagined:
        told = {**program, "call": test.question}
        return Imagined(test, await self._desk.ask(QUALITY_CHECKER, told))


class CheckedTests:
    """Puts each designed test to the test checker once, when a program fails it; only the task decides."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._verdicts = _Once[bool | None]()

    async def good(self, designed: DesignedTest) -> bool:
        """Returns whether the checker finds the value that the test claims, and records that."""
        designed.triggered = True
        if self._desk.has("no-test-checker"):
            return True
        test = designed.test
        designed.kept = bool(await self._verdicts.get(test.source, lambda: self._judged(test)))
        return designed.kept

    def accounts(self) -> list[str]:
        """Describes the tests for which the checker found another value."""
        doubted = [f"- {source}" for source, good in self._verdicts.known.items() if good is False]
        return ["\n".join(["Designed tests that seem wrong for the task:", *doubted])] if doubted else []

    async def _judged(self, test: TestCase) -> bool | None:
        """None where nothing could be read."""
        asked = masked(test)
        if asked is None:
            return None
        told = {**problem(self._desk.task), "call": asked.question}
        value = await self._desk.ask(TEST_CHECKER, told)
        return None if value is None else asked.holds(value)


@dataclass(frozen=True)
class MaskedTest:
    """A question about a test's value, and what the test demands of the answer."""

    question: str
    expected: str
    """For people: ``[2]``, ``< 10`` or the name of an exception."""
    holds: Callable[[str], bool]
    """Judges a written value."""


def masked(test: TestCase) -> MaskedTest | None:
    """Returns the test without what it expects; ``None`` where it cannot be told apart from that.

    Left over are tests that pytest runs, and those that are more than calls and what they should give.
    """
    if test.item is not None:
        return None
    if test.expected is not None:
        return _example(invocation(test), test.expected.strip())
    if checks := plan(test).checks:
        return _checked(checks)
    return _equality(test) or _raising(test)


def _example(question: str, expected: str) -> MaskedTest:
    if expected.startswith(_TRACEBACK):
        name = expected.splitlines()[-1].partition(":")[0]
        return MaskedTest(question, name, lambda value: _names(value, name))
    wanted = expected or "None"
    return MaskedTest(question, wanted, lambda value: answers.same(value, wanted))


def _checked(checks: tuple[Check, ...]) -> MaskedTest:
    """The value of a call; several checks ask for a tuple of values."""
    asked = [check.call for check in checks]
    question = asked[0] if len(asked) == 1 else f"({', '.join(asked)})"
    expected = " and ".join(check.wanted for check in checks)
    return MaskedTest(question, expected, lambda value: _hold(checks, value))


def _hold(checks: tuple[Check, ...], value: str) -> bool:
    try:
        if len(checks) == 1 and checks[0].relation == "==" and answers.same(value, repr(checks[0].expected)):
            return True
        found = answers.literal(value)
        values = (found,) if len(checks) == 1 else found
        if not isinstance(values, tuple) or len(values) != len(checks):
            return False
        return all(bool(check.holds(each)) for check, each in zip(checks, values, strict=True))
    except Exception:  # as the assertion itself would raise, for example None < 3
        return False


def _equality(test: TestCase) -> MaskedTest | None:
    """``f(1) == anything``, where what is expected has no literal."""
    match parse(test.source.strip()):
        case ast.Module([ast.Assert(condition) | ast.Expr(condition)]):
            if claimed := answers.claim(condition):
                question, expected = claimed
                return MaskedTest(question, expected, lambda value: answers.same(value, expected))
    return None


def _raising(test: TestCase) -> MaskedTest | None:
    """``with pytest.raises(E): ...`` as the question what its body gives."""
    match parse(test.source.strip()):
        case ast.Module([ast.With([ast.withitem(ast.Call(called, [error, *_]))], body)]):
            if ast.unparse(called).rpartition(".")[2] in ("raises", "assertRaises"):
                name = ast.unparse(error)
                question = "\n".join(map(ast.unparse, body))
                return MaskedTest(question, name, lambda value: _names(value, name))
    return None


def _names(value: str, error: str) -> bool:
    """Whether a written value is the name of an exception, with or without its message."""
    return value.partition(":")[0].partition("(")[0].strip().rpartition(".")[2] == error.rpartition(".")[2]
