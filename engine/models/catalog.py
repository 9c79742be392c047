"""The models that can be installed by name."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

SMALL, LARGE = "qwen2.5-coder-0.5b", "qwen2.5-coder-1.5b"
"""What ``auto`` takes: on a CPU, and where there is a GPU."""


@dataclass(frozen=True, slots=True)
class Index:
    """Where pieces of a file lie in the Python index: one in each of some wheels, read as archives."""

    package: str
    """With ``{number}``, from 1 on."""
    version: str
    parts: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A model's file, and where it can be had."""

    name: str
    publisher: str
    revision: str
    """Of the hub's repository."""
    file: str
    bytes: int
    sha256: str
    licence: str
    parameters: str
    memory_gb: float
    hub: str
    index: Index | None = None
    tried: bool = True
    """Whether it was run by us."""

    @property
    def size(self) -> str:
        """``491 MB``."""
        return f"{self.bytes / 1e6:,.0f} MB"


@cache
def entries() -> tuple[Entry, ...]:
    """All models of the catalog, the smallest first."""
    data = tomllib.loads((Path(__file__).parent / "catalog.toml").read_text(encoding="utf-8"))
    return tuple(_entry(each) for each in data["models"])


def _entry(data: dict[str, Any]) -> Entry:
    index = data.pop("index", None)
    return Entry(**data, index=Index(**index) if index else None)


def entry(name: str) -> Entry | None:
    """The model called ``name``, in letters of either case, if there is one."""
    return next((each for each in entries() if each.name == name.lower()), None)
