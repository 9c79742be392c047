"""Turns settings into what works by them: a model, the plan of the method, a sandbox.

No other module of the server or the command line names a backend.
"""

from __future__ import annotations

import asyncio
import dataclasses
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import BACKENDS, ModelSettings
from engine.core.options import (
    Agent,
    Method,
    default_agents,
    paper_agents,
    paper_templates,
    without_repeats,
)
from engine.decoding.services import Plan
from engine.lm.backends import load_model
from engine.models.catalog import chosen
from engine.strategies import STRATEGIES, check_guidance
from engine.strategies import check as check_variants
from engine.strategies.roles.forms import check_folder

if TYPE_CHECKING:
    from engine.lm.base import LanguageModel
    from sandbox import Report, SandboxPool


async def open_model(settings: ModelSettings) -> LanguageModel:
    """Loads the model off the event loop; the caller closes it.

    A local model knows what was learned of its speed before. Raises ``ModelError`` when it cannot be loaded,
    ``UsageError`` for settings that do not go together.
    """
    if settings.backend not in BACKENDS:
        raise UsageError(f"There is no backend {settings.backend!r}. There are {', '.join(BACKENDS)}.")
    if wrong := disagreement(settings):
        raise UsageError(wrong)
    settings = await asyncio.to_thread(resolved, settings)
    model = await load_model(settings.name, backend=settings.backend, **_options(settings))
    if settings.backend not in LOCAL:
        return model

    from egcfg_lsp.resources.model_speed import TimedModel, speed_key

    return TimedModel(model, speed_key(settings, model.device))


def resolved(settings: ModelSettings) -> ModelSettings:
    """``settings`` with a place for the model's name, and the backend that runs it.

    Raises ``ModelMissing`` for a model of the catalog that is not installed.
    """
    if settings.is_served:
        return dataclasses.replace(settings, backend="openai")
    found = chosen(settings.name, settings.backend, settings.device)
    return dataclasses.replace(settings, name=found.place, backend=found.backend)


def _options(settings: ModelSettings) -> dict[str, Any]:
    """Options of the backend's ``load`` (``engine.lm.backends``)."""
    if settings.is_served:
        return {
            "base_url": settings.base_url,
            "api": settings.api,
            "tokenizer": settings.tokenizer,
            "key": os.environ.get(settings.key_variable, ""),
        }
    return {
        "device": settings.device,
        "dtype": settings.dtype,
        "threads": settings.threads or None,
        "cache_mb": settings.cache_mb or None,
    }


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


@asynccontextmanager
async def open_sandbox(
    python: str,
    project: Path | None,
    parallel: int = 2,
    *,
    preload: Sequence[str] = (),
    instead_of: Sequence[Path] = (),
    environment: Mapping[str, str] = {},
) -> AsyncIterator[SandboxPool]:
    """A running sandbox, closed at the end; ``preload`` are modules that most programs will import,
    ``instead_of`` folders for which ``project`` stands, and of which they may read nothing,
    ``environment`` the variables that programs get (:mod:`egcfg_lsp.resources.interpreter`).

    Raises ``Refused`` when this machine cannot confine a program, ``InterpreterError`` when ``python``
    cannot host it.
    """
    from sandbox import SandboxPool

    pool = SandboxPool(
        python, project, parallel, preload=preload, instead_of=instead_of, environment=environment
    )
    try:
        await pool.start()
        yield pool
    finally:
        await pool.close()


async def examine_sandbox(python: str) -> Report:
    """Live attempts to get out of the sandbox."""
    from sandbox import examine

    return await examine(python)


LOCAL = ("transformers", "llama-cpp")
_LOCAL_ONLY = ("device", "dtype", "threads", "cache_mb")
_SERVED_ONLY = ("api", "tokenizer", "key_variable")


def disagreement(settings: ModelSettings) -> str:
    """What is wrong with ``settings`` as a whole, and the nearest that works; nothing if they agree."""
    usual = ModelSettings()
    foreign = _LOCAL_ONLY if settings.is_served else (*_SERVED_ONLY, "base_url")
    for name in foreign:
        if getattr(settings, name) != getattr(usual, name):
            option = name.replace("_", "-")
            if settings.is_served:
                return f"{option} is for models that run here, not for a server's. Leave it out."
            return (
                f"{option} is for a server's model. Leave it out, or name the server: "
                "--set base-url=http://localhost:8000/v1."
                if name != "base_url"
                else f"base-url names a server, and backend={settings.backend} runs models here; choose."
            )
    if settings.is_served:
        return _served(settings)
    return _llama_cpp(settings) if settings.backend == "llama-cpp" else ""


def _llama_cpp(settings: ModelSettings) -> str:
    place = Path(settings.name).expanduser()
    if settings.dtype != "auto" and place.is_file():
        return (
            f"--set dtype={settings.dtype} does not go with {settings.name}, whose numbers are given. "
            "Leave it out."
        )
    if settings.name and not place.exists() and settings.name.count("/") == 1:
        return (
            f"{settings.name} is no file or folder here, and llama.cpp does not load from the Hugging Face "
            "hub. Download a .gguf file and name it, or use --set backend=transformers."
        )
    return ""


def _served(settings: ModelSettings) -> str:
    if not settings.base_url:
        return "backend=openai needs a server: add --set base-url=http://localhost:8000/v1, or its address."
    if not settings.base_url.startswith(("http://", "https://")):  # not repeated: it may have a password
        return "base-url should begin with http:// or https://, as http://localhost:8000/v1 does."
    if not _is_shown(settings.base_url):
        return (
            "base-url should be an address alone, such as http://localhost:8000/v1: it is shown, so keys and "
            "passwords are read from the variable that key-variable names."
        )
    if settings.name in ("", "auto"):
        return "A server needs the name by which it knows the model: add --model."
    return ""


def _is_shown(address: str) -> bool:
    """Whether there is nothing in an address that nobody should see, and nothing that no connection takes."""
    try:
        parts = urlsplit(address)
        return bool(parts.hostname) and parts.port != 0 and not ("@" in parts.netloc or parts.query)
    except ValueError:
        return False
