"""Parses the setting ``memory``: where known functions are looked for before one is written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

DEFAULT = "project"
OFF = "off"
FORMS = "project, folder:PATH, package:NAME (separated by commas), or off"


@dataclass(frozen=True)
class MemoryPlaces:
    """The places that a setting names."""

    project: bool = False
    folders: tuple[str, ...] = ()
    """As they were written."""
    packages: tuple[str, ...] = ()
    """Names by which they are imported."""


def places(text: str) -> MemoryPlaces:
    """Reads the setting; ``off`` names none. Raises ``ValueError`` that says what it should be."""
    parts = [part.strip() for part in text.split(",")]
    if parts == [OFF]:
        return MemoryPlaces()
    named = [tuple(part.split(":", 1)) for part in parts if ":" in part]
    plain = [part for part in parts if ":" not in part]
    known = {*plain} <= {"project"} and {kind for kind, _ in named} <= {"folder", "package"}
    if not known or not all(value.strip() for _, value in named):
        raise ValueError(f"should be {FORMS}, not {text!r}")
    return MemoryPlaces(
        "project" in plain,
        tuple(value.strip() for kind, value in named if kind == "folder"),
        tuple(value.strip() for kind, value in named if kind == "package"),
    )


def complaint(text: str) -> str:
    """What is wrong with a value of the setting; nothing if it is fine."""
    try:
        places(text)
    except ValueError as error:
        return str(error)
    return ""


def from_here(text: str, here: Path) -> str:
    """The setting with its relative folders made absolute, in ``here``."""
    parts = [part.strip() for part in text.split(",")]
    return ",".join(
        f"{kind}:{here / Path(value).expanduser()}" if kind == "folder" else part
        for part in parts
        for kind, _, value in [part.partition(":")]
    )
