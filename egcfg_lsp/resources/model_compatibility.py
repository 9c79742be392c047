"""Refuses model settings that cannot work together, with the reason and the nearest that can."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

from egcfg_lsp.settings import ModelSettings

LOCAL = ("transformers", "llama-cpp")
GOES_WITH: dict[str, tuple[str, ...]] = {
    "device": LOCAL,
    "dtype": LOCAL,
    "threads": LOCAL,
    "cache_mb": LOCAL,
    "base_url": ("openai",),
    "api": ("openai",),
    "tokenizer": ("openai",),
    "key_variable": ("openai",),
}
"""Settings that only some backends have."""


def disagreement(settings: ModelSettings) -> str:
    """What is wrong with ``settings`` as a whole, and the nearest that works; nothing if they agree."""
    for name, backends in GOES_WITH.items():
        known = settings.backend in backends or (
            settings.backend == "auto" and not set(backends).isdisjoint(LOCAL)
        )
        if not known and getattr(settings, name) != _default(name):
            return (
                f"{_option(name)} goes with --backend {' or '.join(backends)}, not with {settings.backend}. "
                f"Leave it out, or use --backend {backends[0]}."
            )
    checks = {"llama-cpp": _llama_cpp, "openai": _openai}
    return checks[settings.backend](settings) if settings.backend in checks else ""


def _llama_cpp(settings: ModelSettings) -> str:
    place = Path(settings.name).expanduser()
    if settings.dtype != "auto" and place.is_file():
        return (
            f"--dtype {settings.dtype} does not go with {settings.name}, whose numbers are what they are. "
            "Leave it out."
        )
    if settings.name and not place.exists() and settings.name.count("/") == 1:
        return (
            f"{settings.name} is no file or folder here, and llama.cpp does not load from the Hugging Face "
            "hub. Download a .gguf file and name it, or use --backend transformers."
        )
    return ""


def _openai(settings: ModelSettings) -> str:
    if not settings.base_url:
        return "--backend openai needs a server: add --base-url, such as http://localhost:8000/v1."
    if not settings.base_url.startswith(("http://", "https://")):
        return f"--base-url should begin with http:// or https://, not {settings.base_url!r}."
    if settings.name in ("", "auto"):
        return "--backend openai needs the name by which the server knows the model: add --model."
    return ""


def _default(name: str) -> Any:
    return next(item.default for item in dataclasses.fields(ModelSettings) if item.name == name)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"
