"""The paper's run, and its ablations (EG-CFG, sections 3.4 and 4, Table 6), as changes of a plan."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.errors import SettingsError
from engine.core.options import Decoding
from engine.decoding.agents import PAPER_TEMPLATES, paper_agents, paper_templates, without_repeats
from engine.decoding.services import Plan

PAPER = "paper"
ABLATIONS = ("no-candidates", "no-cfg", "minimal-trace")
PRESETS = (PAPER, *ABLATIONS)
SIGNAL_SHARE = 0.9
"""Of what prompt and code leave of the context: the paper has no bound of its own."""
THINK_TOKENS = 512


def named_presets(text: str) -> tuple[str, ...]:
    """The presets in ``paper,no-cfg``, in the order of ``PRESETS``.

    Raises ``SettingsError`` for one that there is not, or that is named twice.
    """
    names = _names(text)
    for name in names:
        if name not in PRESETS:
            raise SettingsError(f"There is no preset {name!r}. There are {', '.join(PRESETS)}.")
        if names.count(name) > 1:
            raise SettingsError(f"The preset {name} is named twice.")
    return tuple(name for name in PRESETS if name in names)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def preset(plan: Plan, names: str) -> Plan:
    """``plan`` as the paper has it, or without parts of the method; ``names`` such as ``paper,no-cfg``.

    ``paper`` runs the grid for one round, with full traces and the model's thoughts before the code;
    ``no-candidates`` samples one continuation instead of several, ``no-cfg`` decodes from the conditional
    prompt alone (gamma 1), ``minimal-trace`` keeps the last event of each trace. Agents that become equal are
    kept once. The answer is what guided decoding wrote: no candidate is harvested, and nothing is tried
    before the agents begin, since what passes then says nothing of the method. Memory has no part
    in it, and lines are guided as in the paper. Raises ``SettingsError``.
    """
    wanted = named_presets(names)
    if not wanted:
        return plan
    plan = replace(plan, decoding=_guided_alone(plan.decoding))
    if PAPER in wanted:
        plan = _paper(plan)
    if "minimal-trace" in wanted:
        plan = replace(plan, decoding=replace(plan.decoding, trace="minimal"))
    agents = plan.agents
    if "no-candidates" in wanted:
        agents = tuple(replace(agent, num_candidates=1) for agent in agents)
    if "no-cfg" in wanted:
        agents = tuple(replace(agent, gamma=1.0) for agent in agents if agent.gamma > 0)
        if not agents:
            raise SettingsError("The preset no-cfg needs guided agents, and gamma is 0 for all of them.")
    return replace(plan, agents=without_repeats(agents, plan.decoding))


def _guided_alone(decoding: Decoding) -> Decoding:
    return replace(decoding, harvest=False, choose="first")


def _paper(plan: Plan) -> Plan:
    """The grid in both templates of the paper, or in one that was chosen and is no default."""
    templates = paper_templates(agent.template for agent in plan.agents)
    decoding = replace(
        plan.decoding,
        trace="full",
        signal_share=SIGNAL_SHARE,
        think_tokens=THINK_TOKENS,
        nucleus=0.95,
        refresh_every=1,
        plausibility=0.0,
    )
    return replace(plan, agents=paper_agents(templates), decoding=decoding)


def harvests(settings: Mapping[str, Any]) -> bool:
    """Whether a run takes a candidate that passes as its answer.

    ``settings`` are those of ``engine.bench.running.store.About``.
    """
    return bool(settings.get("method", {}).get("harvest", False)) and not settings.get("preset")


def incomparable(strategy: str, settings: Mapping[str, Any], templates: Collection[str] = ()) -> str:
    """Why the paper's figures for EG-CFG should not stand beside a run; nothing if the run did the same.

    ``settings`` are those of ``engine.bench.running.store.About``, ``templates`` those of the agents in the
    run's records. A run with one ablation compares with that row of Table 6 (``ablations``).
    """
    names = _names(settings.get("preset") or "")
    if strategy != "eg-cfg":
        return f"the strategy was {strategy}"
    if PAPER not in names:
        return "the run was without --preset paper"
    if len(names) > 2:
        return f"the paper has no run with {' and '.join(ablations(settings))} at once"
    budget = settings.get("budget")
    if isinstance(budget, Mapping) and any(value is not None for value in budget.values()):
        return "a budget ended tasks early"
    if foreign := sorted(set(templates) - set(PAPER_TEMPLATES)):
        return f"the prompts were not the paper's two, but {' and '.join(foreign)}"
    return ""


def ablations(settings: Mapping[str, Any]) -> Sequence[str]:
    """What a run did without, of ``ABLATIONS``."""
    return [name for name in ABLATIONS if name in _names(settings.get("preset") or "")]
