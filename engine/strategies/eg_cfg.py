"""``eg-cfg``: execution-guided line-by-line generation by racing agents (EG-CFG, section 3).

Its agents (section 3.4) differ in their numbers. Those of ``eg-cfg-thinker`` also differ in their
instructions, which the thinker of CodeTree (section 3.1) lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle

from engine.core.events import StepTaken
from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.loop import race
from engine.decoding.services import Plan
from engine.decoding.whole_programs import Page
from engine.strategies.roles.role import THINKER, Desk, Order, problem
from engine.support.errors import SettingsError

GUIDED = True


async def eg_cfg(judge: Judge, plan: Plan) -> Completion:
    """Returns the program of the first agent that passes every visible test, else the best one.

    Without tests agents cannot be compared, so only the first one works.
    """
    return await _raced(judge, _at_work(judge, plan), "eg-cfg")


async def eg_cfg_thinker(judge: Judge, plan: Plan) -> Completion:
    """Runs ``eg-cfg`` with one of the thinker's strategies in each agent's prompt; agents share a short list.

    Falls back to ``eg-cfg`` without a list, for a model that takes no advice, or if the prompt has no room
    for it.
    """
    plan, name = _at_work(judge, plan), "eg-cfg-thinker"
    desk, known = Desk(judge, plan), problem(judge.task)
    most = min(len(plan.agents), plan.workflow.programs)
    ideas = (await desk.advice(THINKER, {**known, "count": str(most)}))[:most]
    pages = []
    for number, (agent, idea) in enumerate(zip(plan.agents, cycle(ideas), strict=False), 1):
        pages.append(desk.page(Order("solver", {**known, "strategy": idea}, advice=idea), agent))
        judge.services.listen(StepTaken(f"agent {number}", f"starts from: {idea}"))
    try:
        return await _raced(judge, plan, name, pages)
    except SettingsError as error:
        if not pages:
            raise
        judge.services.listen(StepTaken("thinker", f"not told to the agents: {error}"))
    return await _raced(judge, plan, name)


async def _raced(judge: Judge, plan: Plan, name: str, pages: Sequence[Page] = ()) -> Completion:
    """Races all agents, as the strategy ``name``; ``pages`` as in ``race``."""
    if how := await race(judge, plan, pages=pages):
        return judge.completion(name, how)
    return judge.completion(name, "harvested" if await judge.reconsider() else "decoded")


def _at_work(judge: Judge, plan: Plan) -> Plan:
    """Reduces the plan to one agent if there are no tests."""
    return plan if judge.task.tests else replace(plan, agents=plan.agents[:1])
