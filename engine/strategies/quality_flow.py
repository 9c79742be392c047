"""``quality-flow``: a workflow of roles, steered by quality checks (QualityFlow, algorithm 1)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine.core.events import StepTaken
from engine.core.task import Completion
from engine.core.transcript import DesignedTest, QualityCheck, TranscriptStep
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.strategies.common.designed_tests import designed
from engine.strategies.common.exclusions import Exclusion
from engine.strategies.common.quality_checks import CheckedTests, CodeChecker, QualityVerdict
from engine.strategies.common.race import until
from engine.strategies.roles import Desk, Order, Writer, Written, form_values
from engine.strategies.roles.role import CLARIFIER, SELF_DEBUGGER
from engine.support.async_tasks import together
from sandbox import Outcome, TestResult

VARIANTS = ("relaxed", "no-checker", "yes-no-checker", "no-test-checker", "no-clarifier", "no-revert")
_CHECKERS = ("relaxed", "no-checker", "yes-no-checker")
EXCLUSIONS = (
    Exclusion(_CHECKERS, _CHECKERS, "each of them takes the place of imagined execution"),
    Exclusion(("no-checker",), ("no-revert",), "without a checker nothing is reverted"),
)
EPOCHS = 3
CLARIFICATIONS = 3


async def quality_flow(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Returns the first program that a quality check accepts, else reverts to one of the first programs.

    ``workflow.progressions`` programs advance side by side; one with ``no-checker``. Every program runs on
    the visible tests for the record; only the variant ``relaxed`` uses that to decide.
    """
    await _Flow(judge, services, plan).run()
    return judge.completion("quality-flow")


@dataclass(frozen=True)
class _Draft:
    """Where one progression stands."""

    written: Written
    verdict: QualityVerdict
    history: tuple[str, ...] = ()
    """What became of the programs so far, in words, the oldest first."""


class _Flow:
    def __init__(self, judge: Judge, services: Services, plan: Plan) -> None:
        self._judge = judge
        self._listen = services.listen
        self._desk = Desk(judge, services, plan)
        self._reverts = not self._desk.has("no-revert") and not self._desk.has("no-checker")
        self._count = 1 if self._desk.has("no-checker") else plan.workflow.progressions
        self._writer = Writer(self._desk)
        self._checker = CodeChecker(self._desk)
        self._test_checker = CheckedTests(self._desk)
        self._known = form_values.problem(judge.task)

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
        await self._judge.choose(last.written.code, self._writer.agent)
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
        await self._judge.choose(submitted.written.code, self._writer.agent)
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
        written = await self._writer.write(Order("generator", self._known, angle=angle))
        if not self._judge.has_chosen:
            await self._judge.choose(written.code, self._writer.agent)
        return await self._checked(written)

    async def _checked(self, written: Written, before: _Draft | None = None) -> _Draft:
        verdict = await self._checker.check(written)
        draft = (
            _Draft(written, verdict) if before is None else replace(before, written=written, verdict=verdict)
        )
        return replace(draft, history=(*draft.history, self._account(written, verdict)))

    def _account(self, written: Written, verdict: QualityVerdict) -> str:
        """Describes a rejected program and the reasons, for the clarifier."""
        told = [form_values.rejected(form_values.attempt(self._judge.task, written.code))]
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
            "program": form_values.program(task, draft.written.code),
            "feedback": form_values.feedback(failing),
            "traces": "",
        }
        analysis = await self._writer.advice(SELF_DEBUGGER, told, angle=epoch)
        values, code = {**told, "analysis": analysis}, draft.written.code
        order = Order("repair", values, advice=analysis, angle=epoch, kept=code, failed=code)
        written = await self._writer.write(order)
        failed = f"It failed designed tests:\n{form_values.feedback(failing)}"
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
        clarification = await self._writer.advice(CLARIFIER, told, angle=attempt)
        values = {
            **self._known,
            "clarification": clarification or "(no more than what is said above)",
            "program": form_values.program(self._judge.task, draft.written.code),
        }
        kept = draft.written.code
        order = Order("rewrite", values, advice=clarification, angle=attempt, kept=kept)
        return await self._checked(await self._writer.write(order), draft)

    def _history(self, draft: _Draft) -> str:
        """Returns a progression's history and the doubted tests, shortened to its end if it is long."""
        told = [*self._test_checker.accounts(), *dict.fromkeys(draft.history)]
        while len(told) > 1 and not self._desk.leaves_room("\n\n".join(told)):
            del told[0]
        return "\n\n".join(told)


def _preferred(drafts: Sequence[_Draft]) -> _Draft:
    """The accepted one, else the one that the checker agrees with on most tests, the first among equals."""
    return max(drafts, key=lambda draft: (draft.verdict.accepted, draft.verdict.agreed))
