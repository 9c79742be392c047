"""``eg-cfg``: execution-guided line-by-line generation by racing agents (EG-CFG, section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.task import Completion
from engine.decoding.agents import race
from engine.decoding.judge import Judge
from engine.decoding.prior_context import Page
from engine.decoding.services import Plan, Services

CHOOSES = True
GUIDED = True


async def eg_cfg(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Returns the program of the first agent that passes every visible test, else the best one.

    Without tests agents cannot be compared, so only the first one works.
    """
    return await raced(judge, services, plan, "eg-cfg")


async def raced(
    judge: Judge, services: Services, plan: Plan, name: str, pages: Sequence[Page] = ()
) -> Completion:
    """Races all agents, as the strategy ``name``; ``pages`` as in ``race``."""
    plan = at_work(judge, plan)
    if how := await race(judge, services, plan, pages=pages):
        return judge.completion(name, how)
    if await judge.reconsider():
        return judge.completion(name, "harvested")
    return judge.completion(name)


def at_work(judge: Judge, plan: Plan) -> Plan:
    """Reduces the plan to one agent if there are no tests."""
    return plan if judge.task.tests else replace(plan, agents=plan.agents[:1])
