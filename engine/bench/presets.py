"""The paper's run, and its ablations (EG-CFG, sections 3.4 and 4, Table 6), as changes of a plan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core.options import paper_agents, paper_templates, without_repeats
from engine.decoding.services import Plan
from engine.support.errors import SettingsError

PAPER = "paper"
PRESETS = (PAPER, "no-candidates", "no-cfg", "minimal-trace")
_SIGNAL_SHARE = 0.9
"""Of what prompt and code leave of the context: the paper has no bound of its own."""
_THINK_TOKENS = 512


def named_presets(text: str) -> tuple[str, ...]:
    """The presets in ``paper,no-cfg``, in the order of ``PRESETS``.

    Raises ``SettingsError`` for one that there is not, or that is named twice.
    """
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in PRESETS:
            raise SettingsError(f"There is no preset {name!r}. There are {', '.join(PRESETS)}.")
        if names.count(name) > 1:
            raise SettingsError(f"The preset {name} is named twice.")
    return tuple(name for name in PRESETS if name in names)


def preset(plan: Plan, names: str) -> Plan:
    """``plan`` as the paper has it, or without parts of the method; ``names`` such as ``paper,no-cfg``.

    ``paper`` runs the grid for one round, with full traces and the model's thoughts before the code, in both
    templates of the paper, or in one that was chosen and is no default; ``no-candidates`` samples one
    continuation instead of several, ``no-cfg`` decodes from the conditional prompt alone (gamma 1),
    ``minimal-trace`` keeps the last event of each trace. Agents that become equal are kept once. The answer
    is what guided decoding wrote: no candidate is harvested, and nothing is tried before the agents begin.
    Lines are guided as in the paper. Raises ``SettingsError``.
    """
    wanted = named_presets(names)
    if not wanted:
        return plan
    agents, decoding = plan.agents, replace(plan.decoding, harvest=False)
    if PAPER in wanted:
        agents = paper_agents(paper_templates(agent.template for agent in agents))
        decoding = replace(
            decoding,
            trace="full",
            signal_share=_SIGNAL_SHARE,
            think_tokens=_THINK_TOKENS,
            nucleus=0.95,
            refresh_every=1,
            plausibility=0.0,
        )
    if "minimal-trace" in wanted:
        decoding = replace(decoding, trace="minimal")
    if "no-candidates" in wanted:
        agents = tuple(replace(agent, num_candidates=1) for agent in agents)
    if "no-cfg" in wanted:
        agents = tuple(replace(agent, gamma=1.0) for agent in agents if agent.gamma > 0)
        if not agents:
            raise SettingsError("The preset no-cfg needs guided agents, and gamma is 0 for all of them.")
    return replace(plan, agents=without_repeats(agents, decoding), decoding=decoding)


def harvests(settings: Mapping[str, Any]) -> bool:
    """Whether a run takes a candidate that passes as its answer; ``settings`` are those of ``About``."""
    return bool(settings.get("method", {}).get("harvest", False)) and not settings.get("preset")
