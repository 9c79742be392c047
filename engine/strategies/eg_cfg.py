"""``eg-cfg``: execution-guided line-by-line generation by agents that race (EG-CFG, section 3)."""

from __future__ import annotations

import time
from dataclasses import replace

from engine.decoding.agents import race
from engine.judge import Judge
from engine.progress import RoundBegan
from engine.services import Plan, Services
from engine.types import Completion


async def eg_cfg(judge: Judge, services: Services, plan: Plan) -> Completion:
    """The first agent whose program passes every visible test, else the best program of all.

    Without tests nothing tells agents apart, so only the first one works, once.
    """
    if not judge.task.tests:
        plan = replace(plan, agents=plan.agents[:1], decoding=replace(plan.decoding, rounds=1))
    patience = plan.decoding.patience_s
    began = time.monotonic()
    for round in range(plan.decoding.rounds):
        if round:
            if patience is not None and time.monotonic() - began > patience:
                break
            services.listen(RoundBegan(round + 1))
        if how := await race(judge, services, plan, round):
            return judge.completion("eg-cfg", how)
    if await judge.reconsider():
        return judge.completion("eg-cfg", "harvested")
    return judge.completion("eg-cfg")
