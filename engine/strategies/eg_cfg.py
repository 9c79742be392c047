"""``eg-cfg``: execution-guided line-by-line generation by racing agents (EG-CFG, section 3)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from engine.decoding.agents import race
from engine.decoding.plain.plain_lines import plain
from engine.decoding.prior_context import Page
from engine.judge import Judge
from engine.progress import RoundBegan
from engine.services import Plan, Services
from engine.types import Completion

CHOOSES = True
GUIDED = True


async def eg_cfg(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Returns the program of the first agent that passes every visible test, else the best one.

    Without tests agents cannot be compared, so only the first one works, once. With ``Decoding.plain`` they
    begin only if the greedy program was written in time and failed.
    """
    if plan.decoding.plain and (answer := await plain(judge, services, plan, "eg-cfg")) is not None:
        return answer
    return await raced(judge, services, at_work(judge, plan), "eg-cfg")


def at_work(judge: Judge, plan: Plan) -> Plan:
    """Reduces the plan to one agent and one round if there are no tests."""
    if judge.task.tests:
        return plan
    return replace(plan, agents=plan.agents[:1], decoding=replace(plan.decoding, rounds=1))


async def raced(
    judge: Judge, services: Services, plan: Plan, name: str, pages: Sequence[Page] = ()
) -> Completion:
    """Runs rounds of all agents, as the strategy ``name``; ``pages`` as in ``race``."""
    patience = plan.decoding.patience_s
    began = time.monotonic()
    for round in range(plan.decoding.rounds):
        if round:
            if patience is not None and time.monotonic() - began > patience:
                break
            services.listen(RoundBegan(round + 1))
        if how := await race(judge, services, plan, round, pages):
            return judge.completion(name, how)
    if await judge.reconsider():
        return judge.completion(name, "harvested")
    return judge.completion(name)
