"""``chain-of-thought``: the model reasons in prose, then writes one program."""

from __future__ import annotations

from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.strategies.roles import Desk, Order, Writer, form
from engine.strategies.roles.role import REASONER


async def chain_of_thought(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Writes one program after reasoning; the tests decide nothing."""
    desk = Desk(judge, services, plan)
    writer = Writer(desk)
    known = form.problem(judge.task)
    reasoning = await writer.advice(REASONER, known)
    await writer.write(Order("reasoned", {**known, "reasoning": reasoning or "(none)"}, advice=reasoning))
    return judge.completion("chain-of-thought")
