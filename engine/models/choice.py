"""From the name of a model, as users write it, to a file and the backend that runs it."""

from __future__ import annotations

import platform
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import ModelError
from engine.models import faster, store
from engine.models.catalog import LARGE, SMALL, Entry, entries, entry

AUTO = "auto"


class ModelMissing(ModelError):
    """A model of the catalog that is not installed."""

    def __init__(self, missing: Entry) -> None:
        self.entry = missing
        super().__init__(
            f"The model {missing.name} is not installed. `egcfg model install {missing.name}` downloads it "
            f"({missing.size}, {missing.licence}); or name another one with --model."
        )


@dataclass(frozen=True, slots=True)
class Chosen:
    """A model that can be loaded."""

    place: str
    """A file, a folder, or a name of the hub."""
    backend: str
    why: str = ""
    """Why this one, where nobody named it."""


def chosen(name: str = AUTO, backend: str = AUTO, device: str = AUTO) -> Chosen:
    """What ``name`` means: a model of the catalog, ``auto``, a folder, a GGUF file or a name of the hub.

    Raises ``ModelMissing`` for a model of the catalog that is not installed.
    """
    if name in ("", AUTO):
        found, why = _automatic(device)
        return _fastest(found, _backend(str(found), backend, device), why)
    known = entry(name)
    if known is not None:
        place = _installed(known)
        return _fastest(place, _backend(str(place), backend, device))
    if re.fullmatch(r"[\w.-]+", name) and not Path(name).exists() and not name.endswith(".gguf"):
        there = ", ".join(each.name for each in entries())
        raise ModelError(
            f"There is no model {name}. The catalog has {there}; or name a folder, a GGUF file, or a model "
            "of the Hugging Face hub such as owner/name."
        )
    return Chosen(name, _backend(name, backend, device))


def _fastest(place: Path, backend: str, why: str = "") -> Chosen:
    """An installed model, or its copy that is faster on this processor."""
    copy = faster.copy_of(place) if backend == "llama-cpp" else None
    return Chosen(str(copy or place), backend, why)


def preferred(device: str = AUTO) -> tuple[Entry, str]:
    """The model that suits this machine, and why."""
    gpu = device != "cpu" and has_gpu()
    why = "there is a GPU" if gpu else "there is no GPU" if device != "cpu" else "it is to run on the CPU"
    found = entry(LARGE if gpu else SMALL)
    assert found is not None
    return found, why


def has_gpu() -> bool:
    """Whether this machine seems to have one that torch can use; looks for its driver, and loads nothing."""
    if sys.platform == "darwin":
        return platform.machine() == "arm64"
    return Path("/dev/nvidiactl").exists()


def _automatic(device: str) -> tuple[Path, str]:
    wanted, why = preferred(device)
    if (place := store.installed(wanted)) is not None:
        return place, f"{wanted.name}, since {why}"
    for other in entries():
        if (place := store.installed(other)) is not None:
            return place, f"{other.name}, the one that is installed; {wanted.name} suits this machine better"
    raise ModelMissing(wanted)


def _installed(known: Entry) -> Path:
    place = store.installed(known)
    if place is None:
        raise ModelMissing(known)
    return place


def _backend(name: str, backend: str, device: str) -> str:
    if backend != AUTO:
        return backend
    if not name.endswith(".gguf"):
        return "transformers"
    return (
        "transformers"
        if device.startswith(("cuda", "mps")) or (device == AUTO and has_gpu())
        else "llama-cpp"
    )
