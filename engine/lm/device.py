"""Names of devices: how users write them, and how a loaded model says where it runs."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.core.errors import ModelError

_WRITTEN = re.compile(r"(auto|cpu|cuda|mps)(?::(\d{1,3}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Device:
    """A device that a user asks for."""

    kind: str
    """``auto``, ``cpu``, ``cuda`` or ``mps``."""
    index: int | None = None
    """Which of several GPUs."""

    @property
    def name(self) -> str:
        """As torch writes it."""
        return self.kind if self.index is None else f"{self.kind}:{self.index}"


def named_device(name: str) -> Device:
    """Reads ``auto``, ``cpu``, ``cuda``, ``cuda:1``, ``mps``. Raises ``ModelError`` for anything else."""
    found = _WRITTEN.fullmatch(name)
    if found is None or (found[2] is not None and found[1] == "auto"):
        raise ModelError(f"There is no device {name!r}. Use auto, cpu, cuda, cuda:1 or mps.")
    return Device(found[1], None if found[2] is None else int(found[2]))


def described(place: str, *details: str) -> str:
    """Where a model runs, with details such as its hardware, number format and threads.

    The result is for people, and tells apart what runs at different speeds. Nothing reads it again.
    """
    known = ", ".join(detail for detail in details if detail)
    return f"{place} ({known})" if known else place
