"""``memory``: answers with a known function that passes the visible tests; writes nothing new."""

from __future__ import annotations

from engine.judge import Judge
from engine.services import Plan, Services
from engine.types import Completion


async def memory(judge: Judge, services: Services, plan: Plan) -> Completion:
    """The likeliest function of ``services.recollection`` that passes, else an empty body."""
    return judge.completion("memory")
