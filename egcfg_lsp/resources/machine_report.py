"""Collects facts about this machine, for ``egcfg doctor``."""

from __future__ import annotations

import asyncio
import json
import os
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from egcfg_lsp import __version__
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import compose
from egcfg_lsp.settings import ModelSettings
from engine.lm.base import MEASURED_ROWS, LanguageModel, measure
from engine.models.catalog import chosen
from engine.support.errors import EngineError
from engine.support.text import per_second
from sandbox import NOT_COVERED

_TORCH = """\
import json, torch
def gpu(i):
    free, total = torch.cuda.mem_get_info(i)
    return f"{torch.cuda.get_device_name(i)}, {free / 1e9:.0f} of {total / 1e9:.0f} GB free"
gpus = [gpu(i) for i in range(torch.cuda.device_count())]
mps = torch.backends.mps.is_available()
print(json.dumps({"gpus": gpus, "mps": mps, "threads": torch.get_num_threads()}))
"""
"""Run apart: a broken torch can end its process."""
_VERSION = "import platform; print(platform.python_version())"


async def examine(python: str, settings: ModelSettings, why: str = "") -> dict[str, Any]:
    """Everything that the doctor shows; ``ok`` if there is nothing to complain of.

    ``why`` tells why it is this ``python``.
    """
    sandbox, interpreter, torch = await asyncio.gather(
        compose.examine_sandbox(python),
        _output([python, "-I", "-S"], _VERSION),
        _output([sys.executable, "-I"], _TORCH),
    )
    model = await _model(settings)  # after the others: its speed is measured
    return {
        "ok": sandbox.ok and model["error"] is None and bool(interpreter),
        "version": __version__,
        "python": {"version": platform.python_version(), "path": sys.executable},
        "system": f"{platform.system()} {platform.release()} {platform.machine()}, {os.cpu_count()} CPUs",
        "interpreter": {"version": interpreter or "unknown: it does not start", "path": python, "why": why},
        "model": model,
        "backend": backend(model.get("backend", settings.backend)),
        "device": _device(settings, torch, model.get("device", "")),
        "memory": memory(),
        "sandbox": {
            "refused": sandbox.refused,
            "layers": list(sandbox.layers),
            "probes": [asdict(probe) for probe in sandbox.probes],
            "missing": list(sandbox.missing),
            "not_covered": list(NOT_COVERED),
        },
    }


def backend(name: str) -> str:
    """A backend, and the versions of what it works with."""
    packages = {
        "auto": ("llama-cpp-python", "transformers", "torch"),
        "transformers": ("transformers", "torch"),
        "llama-cpp": ("llama-cpp-python",),
    }
    versions = [f"{package} {installed(package)}" for package in packages.get(name, ("httpx",))]
    told = ", ".join(versions)
    return told if told.startswith(f"{name} ") else f"{name}: {told}"


def installed(package: str) -> str:
    """A package's version."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "(not installed)"


async def _model(settings: ModelSettings) -> dict[str, Any]:
    started = time.perf_counter()
    facts: dict[str, Any] = {"name": settings.name, "error": None}
    try:
        facts["why"] = _why(settings)
        settings = compose.resolved(settings)
        model = await compose.open_model(settings)
    except (UsageError, EngineError) as error:
        return {**facts, "error": str(error)}
    facts |= {
        "name": settings.name,
        "backend": settings.backend,
        "context_length": model.context_length,
        "template": model.template,
        "device": model.device,
        "note": model.note,
        "seconds": round(time.perf_counter() - started, 1),
    }
    try:
        facts["speed"] = await _speed(model, settings)
    except EngineError as error:
        facts["error"] = str(error)
    finally:
        await model.close()
    return facts


def _why(settings: ModelSettings) -> str:
    """Why this model, where nobody named one. Raises ``ModelMissing``."""
    return "" if settings.is_served else chosen(settings.name, settings.backend, settings.device).why


async def _speed(model: LanguageModel, settings: ModelSettings) -> dict[str, float] | None:
    """Tokens a second, measured now; of a server in one context only, the way to it and back included.

    None for a chat server, which has no contexts. Raises ``ModelError``.
    """
    if not model.gives_distributions:
        return None
    speed = await measure(model, MEASURED_ROWS if settings.backend in compose.LOCAL else MEASURED_ROWS[:1])
    found = {"read": speed.read, **{f"written_{rows}": rows / s for rows, s in speed.seconds.items()}}
    return {f"{name}_per_s": round(rate, 1) for name, rate in found.items() if rate is not None}


def memory() -> dict[str, float | None]:
    """Gigabytes of this machine, and what this process took at most so far; None where nobody tells."""
    try:
        machine = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9
    except (AttributeError, ValueError, OSError):
        machine = None
    try:
        import resource

        unit = 1 if sys.platform == "darwin" else 1024
        process = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e9
    except ImportError:
        process = None
    return {
        "machine_gb": None if machine is None else round(machine, 1),
        "process_gb": None if process is None else round(process, 2),
    }


def _device(settings: ModelSettings, torch: str, used: str) -> str:
    """The device that is used, and what there is."""
    if settings.is_served:
        return used or settings.base_url
    if not torch:
        return used or "unknown: torch does not start; reinstall it"
    found = json.loads(torch)
    if settings.device != "auto":
        chosen = settings.device
    else:
        chosen = "cuda" if found["gpus"] else "mps" if found["mps"] else "cpu"
    return (
        f"{used or chosen}; there is {', '.join(found['gpus']) or 'no GPU'}, {found['threads']} CPU threads"
    )


async def _output(command: Sequence[str], script: str) -> str:
    """What a script prints; nothing if the interpreter fails."""
    pipe, null = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    try:
        process = await asyncio.create_subprocess_exec(
            *command, "-c", script, stdin=null, stdout=pipe, stderr=null
        )
    except OSError:
        return ""
    try:
        output, _ = await process.communicate()
    finally:
        if process.returncode is None:  # nobody waits any more
            process.kill()
    return output.decode(errors="replace").strip() if process.returncode == 0 else ""


_CHAT = "not measured: a chat server gives whole answers, for strategies of roles"


def as_text(found: dict[str, Any]) -> str:
    """The screen."""
    rows = list(_rows(found))
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {text}".rstrip() for name, text in rows) + "\n"


def _rows(found: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield "egcfg", f"{found['version']} on Python {found['python']['version']} ({found['python']['path']})"
    if "note" in found:
        yield "note", found["note"]
    yield "system", found["system"]
    interpreter = found["interpreter"]
    why = f": {interpreter['why']}" if interpreter["why"] else ""
    yield "runs code in", f"Python {interpreter['version']} ({interpreter['path']}){why}"
    model = found["model"]
    if model["error"] is None:
        detail = f"context {model['context_length']} tokens, template {model['template']}"
        yield "model", f"{model['name']}: {detail}, loaded in {model['seconds']:.1f} s"
        speed = model["speed"]
        yield "speed", (_rates(speed) if speed else _CHAT) + (f"; {model['note']}" if model["note"] else "")
    else:
        yield "model", f"BAD: {model['error']}"
    yield "backend", found["backend"]
    yield "device", found["device"]
    machine, process = found["memory"]["machine_gb"], found["memory"]["process_gb"]
    yield "memory", f"{_gb(process)} taken by this process, {_gb(machine)} in this machine"
    sandbox = found["sandbox"]
    yield (
        "sandbox",
        ", ".join(sandbox["layers"]) if sandbox["refused"] is None else f"BAD: {sandbox['refused']}",
    )
    for probe in sandbox["probes"]:
        held = f"held by {probe['layer']}" if probe["ok"] else f"BAD: {probe['detail']}. {probe['fix']}"
        yield f"  {probe['name']}", held
    for mend in sandbox["missing"]:
        yield "  missing", mend
    for limit in sandbox["not_covered"]:
        yield "  not covered", limit
    yield "", "All well." if found["ok"] else "Something is wrong: see BAD above."


def _rates(speed: dict[str, float]) -> str:
    read, alone, *together = speed.items()
    told = f"{per_second(alone[1])} tokens/s written, {per_second(read[1])} read, one context"
    more = [f"{per_second(rate)} by {name.split('_')[1]}" for name, rate in together]
    return f"{told}; written {', '.join(more)} together" if more else told


def _gb(amount: float | None) -> str:
    return "unknown" if amount is None else f"{amount:g} GB"
