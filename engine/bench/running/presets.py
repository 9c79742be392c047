"""The ablations of the paper (EG-CFG, Table 6) as changes of a plan."""

from __future__ import annotations

from dataclasses import replace

from engine.services import Plan
from engine.types import SettingsError

PRESETS = ("no-candidates", "no-cfg", "minimal-trace")


def check_preset(name: str) -> None:
    """Raises ``SettingsError`` for a preset that there is not."""
    if name not in PRESETS:
        raise SettingsError(f"There is no preset {name!r}. There are {', '.join(PRESETS)}.")


def preset(plan: Plan, name: str) -> Plan:
    """``plan`` without one part of the method.

    ``no-candidates`` samples one continuation instead of several, ``no-cfg`` decodes from the conditional
    prompt alone (gamma 1), ``minimal-trace`` keeps the last event of each trace. Agents that become equal
    are kept once. The answer is what guided decoding wrote: no candidate is harvested, and nothing is tried
    before the agents begin, since what passes then says nothing of the method. Raises ``SettingsError``.
    """
    check_preset(name)
    minimal = plan.decoding.minimal_trace or name == "minimal-trace"
    decoding = replace(plan.decoding, harvest=False, first_try=False, choose="first", minimal_trace=minimal)
    plan = replace(plan, decoding=decoding)
    if name == "minimal-trace":
        return plan
    agents = plan.agents
    if name == "no-candidates":
        agents = tuple(replace(agent, num_candidates=1) for agent in agents)
    else:
        agents = tuple(replace(agent, gamma=1.0) for agent in agents if agent.gamma > 0)
    return replace(plan, agents=tuple(dict.fromkeys(agents)))
