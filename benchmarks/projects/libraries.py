"""The libraries that are measured: pure Python, with tests in their source distributions."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PYTEST = "pytest==9.2.0"


@dataclass(frozen=True)
class Library:
    """A pinned source distribution, and what its tests need beside pytest."""

    name: str
    version: str
    sha256: str
    style: str
    """How its tests are written."""
    needs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """Of pytest, without which not even its own tests can be collected with doctests."""

    @property
    def requirement(self) -> str:
        """Returns the distribution as pip reads it."""
        return f"{self.name}=={self.version}"


def _library(data: dict[str, Any]) -> Library:
    fields: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    return Library(**fields)


def _libraries() -> tuple[Library, ...]:
    data = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return tuple(map(_library, data["library"]))


LIBRARIES = _libraries()
