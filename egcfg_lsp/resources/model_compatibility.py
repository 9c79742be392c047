"""Refuses model settings that cannot work together, with the reason and the nearest that can."""

from __future__ import annotations

from pathlib import Path

from egcfg_lsp.settings import ModelSettings

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
    if not settings.base_url.startswith(("http://", "https://")):
        return f"base-url should begin with http:// or https://, not {settings.base_url!r}."
    if settings.name in ("", "auto"):
        return "A server needs the name by which it knows the model: add --model."
    return ""
