"""Turns the chosen method into the engine's plan: agents and what they share."""

from __future__ import annotations

import dataclasses
from typing import Any

from egcfg_lsp.settings import ModelSettings
from engine.core.options import Agent, Method
from engine.decoding.agents import default_agents, paper_agents, paper_templates, without_repeats
from engine.decoding.services import Plan
from engine.strategies import STRATEGIES, check_guidance
from engine.strategies import check as check_variants
from engine.strategies.roles.form import check_folder

_RESAMPLE_TEMPERATURE = 1.0
"""The model's own distribution, unless a temperature is set."""


def check(method: Method) -> None:
    """Raises what ``plan`` raises, before a model is there to plan for.

    That is ``SettingsError`` for a variant that the strategy does not have, ``TemplateError`` for a folder of
    roles that is none.
    """
    check_folder(method.roles)
    if method.strategy in STRATEGIES:
        check_variants(method.strategy, method.variants)


def check_model(model: ModelSettings, strategy: str, solver: str) -> None:
    """Raises ``SettingsError`` where the model's settings alone tell that ``strategy`` can't work with it."""
    if model.api == "chat" and strategy in STRATEGIES:
        check_guidance(strategy, solver)


def plan(method: Method, template: str, deadline_s: float | None = None, *, shifts: bool = False) -> Plan:
    """``template`` is the one that fits the model, used where ``method`` names none.

    ``shifts``: decided lines are told with how guidance moved them.

    Raises what ``check`` raises.
    """
    check(method)
    changes: dict[str, Any] = method.agent_changes()
    if method.strategy == "resample":
        changes.setdefault("temperature", _RESAMPLE_TEMPERATURE)
    agents = [dataclasses.replace(agent, **changes) for agent in _agents(method, template)]
    decoding = method.decoding(deadline_s=deadline_s, shifts=shifts, in_turn=method.race is False)
    alone = without_repeats(agents, decoding) if method.strategy == "eg-cfg" else tuple(dict.fromkeys(agents))
    return Plan(alone, decoding, method.workflow())


def _agents(method: Method, template: str) -> tuple[Agent, ...]:
    chosen = method.template or template
    if method.agents != "paper":
        return default_agents(int(method.agents), chosen)
    return paper_agents((chosen,) if method.template else paper_templates([chosen]))
