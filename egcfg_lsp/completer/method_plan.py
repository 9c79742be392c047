"""Turns method settings into the engine's plan: agents and what they share."""

from __future__ import annotations

import dataclasses
from typing import Any

from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import MethodSettings, ModelSettings, complaints_about
from engine.decoding.agents import default_agents, paper_agents, paper_templates, without_repeats
from engine.services import Plan
from engine.strategies import STRATEGIES, check_guidance
from engine.strategies import check as check_variants
from engine.strategies.roles.form import check_folder
from engine.types import Agent, Decoding
from engine.workflow import Workflow

_OVERRIDES = ("num_candidates", "horizon", "temperature", "gamma")
_RESAMPLE_TEMPERATURE = 1.0
"""The model's own distribution, unless a temperature is set."""


def check(method: MethodSettings) -> None:
    """Raises what ``plan`` raises, before a model is there to plan for.

    That is ``UsageError`` for a setting outside its range, ``SettingsError`` for a variant that the strategy
    does not have, ``TemplateError`` for a folder of roles that is none.
    """
    if complaints := complaints_about(method):
        raise UsageError(complaints[0])
    check_folder(method.roles)
    if method.strategy in STRATEGIES:
        check_variants(method.strategy, _variants(method))


def check_model(model: ModelSettings, strategy: str, solver: str) -> None:
    """Raises ``SettingsError`` where the model's settings alone tell that ``strategy`` can't work with it."""
    if model.api == "chat" and strategy in STRATEGIES:
        check_guidance(strategy, solver)


def plan(
    method: MethodSettings, template: str, deadline_s: float | None = None, *, shifts: bool = False
) -> Plan:
    """``template`` is the one that fits the model, used where ``method`` names none.

    ``shifts``: decided lines are told with how guidance moved them.

    Raises what ``check`` raises.
    """
    check(method)
    changes: dict[str, Any] = {
        name: value for name in _OVERRIDES if (value := getattr(method, name)) is not None
    }
    if method.strategy == "resample":
        changes.setdefault("temperature", _RESAMPLE_TEMPERATURE)
    agents = [dataclasses.replace(agent, **changes) for agent in _agents(method, template)]
    decoding = Decoding(
        max_new_tokens=method.max_new_tokens,
        harvest=method.harvest,
        choose=method.choose if method.harvest else "first",
        nucleus=method.nucleus,
        plausibility=method.plausibility,
        similar_tokens=method.similar_tokens,
        beams=method.beams,
        refresh_every=method.refresh_every,
        signal_tokens=method.signal_tokens,
        signal_share=method.signal_share,
        trace=method.trace,
        think_tokens=method.think_tokens,
        agreement=method.agreement,
        drafts=method.drafts,
        deadline_s=deadline_s,
        seed=method.seed,
        shifts=shifts,
    )
    alone = without_repeats(agents, decoding) if method.strategy == "eg-cfg" else tuple(dict.fromkeys(agents))
    return Plan(alone, decoding, _workflow(method))


def _workflow(method: MethodSettings) -> Workflow:
    return Workflow(
        solver=method.solver,
        variants=_variants(method),
        programs=method.programs,
        strategies=method.strategies,
        depth=method.depth,
        width=method.width,
        plans=method.plans,
        debug_rounds=method.debug_rounds,
        progressions=method.progressions,
        roles=method.roles,
    )


def _variants(method: MethodSettings) -> tuple[str, ...]:
    return tuple(name.strip() for name in method.variant.split(",") if name.strip())


def _agents(method: MethodSettings, template: str) -> tuple[Agent, ...]:
    chosen = method.template or template
    if method.agents != "paper":
        return default_agents(int(method.agents), chosen)
    return paper_agents((chosen,) if method.template else paper_templates([chosen]))
