"""Execution-guided line-by-line code generation (EG-CFG): the method, without editors.

Programs that embed the engine import the names in ``__all__`` (docs/python-api.md). Each is imported when it
is first named, so that ``import engine`` stays light.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.completion import complete
    from engine.core.events import Progress
    from engine.core.options import Agent, Decoding, Workflow, default_agents, paper_agents
    from engine.core.task import Completion, Task, Usage
    from engine.decoding.services import Plan, Services
    from engine.lm.backends import load_model
    from engine.lm.base import LanguageModel
    from engine.strategies import STRATEGIES
    from engine.support.errors import DataError, EngineError, ModelError, SettingsError, TemplateError
    from sandbox import Limits, Outcome, TestCase

__all__ = [
    "STRATEGIES",
    "Agent",
    "Completion",
    "DataError",
    "Decoding",
    "EngineError",
    "LanguageModel",
    "Limits",
    "ModelError",
    "Outcome",
    "Plan",
    "Progress",
    "Services",
    "SettingsError",
    "Task",
    "TemplateError",
    "TestCase",
    "Usage",
    "Workflow",
    "complete",
    "default_agents",
    "load_model",
    "paper_agents",
]
_HOMES = {
    "engine.completion": ("complete",),
    "engine.lm.backends": ("load_model",),
    "engine.lm.base": ("LanguageModel",),
    "engine.core.events": ("Progress",),
    "engine.decoding.services": ("Plan", "Services"),
    "engine.strategies": ("STRATEGIES",),
    "engine.support.errors": ("DataError", "EngineError", "ModelError", "SettingsError", "TemplateError"),
    "engine.core.options": ("Agent", "Decoding", "Workflow", "default_agents", "paper_agents"),
    "engine.core.task": ("Completion", "Task", "Usage"),
    "sandbox": ("Limits", "Outcome", "TestCase"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
