"""``eg-cfg-thinker``: execution-guided agents that start from different strategies of a thinker.

Agents of EG-CFG (section 3.4) differ in their numbers. Here they also differ in their instructions, which the
thinker of CodeTree (section 3.1) lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from engine.core.events import StepTaken
from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.prior_context import Page
from engine.decoding.services import Plan, Services
from engine.strategies.eg_cfg import at_work, raced
from engine.strategies.roles import Desk, Order, Writer, form
from engine.strategies.roles.role import THINKER
from engine.support.errors import SettingsError

CHOOSES = True
GUIDED = True
_NAME = "eg-cfg-thinker"


async def eg_cfg_thinker(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Runs ``eg-cfg`` with one of the thinker's strategies in each agent's prompt; agents share a short list.

    Falls back to ``eg-cfg`` without a list, for a model that takes no advice, or if the prompt has no room
    for it.
    """
    desk, plan = Desk(judge, services, plan), at_work(judge, plan)
    pages = _pages(desk, plan, await _ideas(desk, plan))
    if pages:
        try:
            return await raced(judge, services, plan, _NAME, pages)
        except SettingsError as error:
            services.listen(StepTaken("thinker", f"not told to the agents: {error}"))
    return await raced(judge, services, plan, _NAME)


async def _ideas(desk: Desk, plan: Plan) -> tuple[str, ...]:
    """Strategies, at most one for each agent."""
    most = min(len(plan.agents), plan.workflow.programs)
    told = {**form.problem(desk.task), "count": str(most)}
    return (await Writer(desk).advice(THINKER, told))[:most]


def _pages(desk: Desk, plan: Plan, ideas: Sequence[str]) -> list[Page]:
    """One for each agent, in its own template."""
    known = form.problem(desk.task)
    pages = []
    for number, (agent, idea) in enumerate(zip(plan.agents, cycle(ideas), strict=False), 1):
        order = Order("solver", {**known, "strategy": idea}, advice=idea)
        pages.append(Writer(desk, agent).page(order))
        desk.services.listen(StepTaken(f"agent {number}", f"starts from: {idea}"))
    return pages
