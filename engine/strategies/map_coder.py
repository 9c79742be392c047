"""``map-coder``: recalls similar problems, plans after them, and debugs the program of each plan (MapCoder).

Source: arXiv 2405.11403; the bounds are those of its comparison in CodeTree, section 4.1.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.events import StepTaken
from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.services import Plan
from engine.strategies.roles.role import (
    PLAN_CONFIDENCE,
    PLANNER,
    RETRIEVER,
    Desk,
    Order,
    Written,
    problem,
    tried,
)
from engine.support.text import tests_passed


async def map_coder(judge: Judge, plan: Plan) -> Completion:
    """Returns the first program that passes all visible tests, else the best.

    ``workflow.plans`` plans are tried, the most confident first; the program of each is repaired up to
    ``debug_rounds`` times. ``programs`` bounds them all.
    """
    coder = _MapCoder(judge, plan)
    for number, drawn in enumerate(await coder.plans()):
        if await coder.solves(drawn, number):
            break
    return judge.completion("map-coder")


@dataclass(frozen=True)
class _DrawnPlan:
    """A plan, and how sure its author is of it."""

    text: str
    confidence: float = 0.0
    """0 to 1."""


class _MapCoder:
    def __init__(self, judge: Judge, plan: Plan) -> None:
        self._judge = judge
        self._listen = judge.services.listen
        self._flow = plan.workflow
        self._desk = Desk(judge, plan)
        self._known = problem(judge.task)
        self._written = 0

    async def plans(self) -> list[_DrawnPlan]:
        """Makes a plan of each recalled problem; the most confident first, of equals the earlier.

        A model that takes no instructions has ``workflow.plans`` plans without words.
        """
        if not self._desk.takes_advice:
            return [_DrawnPlan("")] * self._flow.plans
        recalled = await self._desk.ask(RETRIEVER, {**self._known, "count": str(self._flow.plans)})
        self._listen(StepTaken("retriever", f"problems: {len(recalled.problems[: self._flow.plans])}"))
        exemplars = recalled.problems[: self._flow.plans] or ("(none)",)
        drawn = [await self._planned(one, recalled.algorithm, place) for place, one in enumerate(exemplars)]
        told = ", ".join(f"{100 * each.confidence:.0f}" for each in drawn)
        self._listen(StepTaken("planner", f"confidence: {told}"))
        return sorted(drawn, key=lambda each: -each.confidence)

    async def _planned(self, exemplar: str, algorithm: str, number: int) -> _DrawnPlan:
        told = {**self._known, "exemplar": exemplar, "algorithm": algorithm or "(not named)"}
        text = await self._desk.ask(PLANNER, told, stream=number)
        sure = await self._desk.ask(PLAN_CONFIDENCE, {**self._known, "plan": text}, stream=number)
        return _DrawnPlan(text, sure)

    async def solves(self, drawn: _DrawnPlan, number: int) -> bool:
        """Writes the plan's program, and repairs it as long as tests fail; whether one passes them all."""
        values = {**self._known, "plan": drawn.text or "(none)"}
        written: list[Written] = []
        for turn in range(self._flow.debug_rounds + 1):
            if self._written == self._flow.programs:
                return False
            self._written += 1
            first = Order("coder", values, advice=drawn.text, angle=number)
            order = self._repaired(values, drawn, written[-1]) if written else first
            written.append(await self._desk.write(order))
            name = f"plan {number + 1}" + (f", debug {turn}" if turn else "")
            self._listen(StepTaken(name, tests_passed(written[-1].result)))
            if written[-1].passed or not self._judge.task.tests:
                return True
            if written[-1].repeated:
                return False
        return False

    def _repaired(self, values: dict[str, str], drawn: _DrawnPlan, last: Written) -> Order:
        task = self._judge.task
        told = {**values, **tried(task, last.code, last.result)}
        shown, code = (last.executed(task),), last.code
        return Order("plan-debugger", told, advice=drawn.text, shown=shown, kept=code, failed=code)
