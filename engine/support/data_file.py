"""Data files in TOML that a user may replace by their own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from engine.support.files import NotRegular, TooLarge, content
from engine.types import EngineError, SettingsError

LARGEST = 1 << 20
"""Bytes of a file."""
T = TypeVar("T")
_CALLED = {int: "a whole number", float: "a number", str: "text", bool: "true or false", dict: "a table"}
_OF_TABLES = {float: "a table of numbers", Mapping: "a table of tables"}


def read(path: Path, unknown: str = "", error: type[EngineError] = SettingsError) -> dict[str, Any]:
    """What the file says. Raises ``error``, with ``unknown`` if there is no such file."""
    try:
        return tomllib.loads(content(path, LARGEST).decode())
    except FileNotFoundError:
        raise error(unknown or f"There is no file {path}.") from None
    except (NotRegular, TooLarge) as problem:
        raise error(f"{path} cannot be read: {problem.strerror}.") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise error(f"{path} cannot be read: {problem}.") from None


def table(path: Path, kind: type[T], data: Any, name: str = "") -> T:
    """The table ``name`` of a file as a dataclass of plain values.

    Raises ``SettingsError`` naming what the dataclass does not know or lacks, and what has another type.
    """
    if not isinstance(data, dict):
        raise SettingsError(f"{path}: {name} should be a table, not {data!r}.")
    types, before = get_type_hints(kind), f"{name}." if name else ""
    known = sorted(one.name for one in fields(kind))  # type: ignore[arg-type]
    for key, value in data.items():
        if key not in known:
            raise SettingsError(f"{path} has {before + key!r}; it may have {', '.join(known)} there.")
        if not _fits(value, types[key]):
            raise SettingsError(f"{path}: {before}{key} should be {_called(types[key])}, not {value!r}.")
    try:
        return kind(**data)
    except TypeError as problem:
        raise SettingsError(f"{path} lacks something: {problem}.") from None


def _fits(value: Any, expected: Any) -> bool:
    if get_origin(expected) is Mapping and isinstance(value, dict):
        return all(_fits(one, get_args(expected)[1]) for one in value.values())
    kinds = _kinds(expected)
    return not kinds or type(value) in kinds or (float in kinds and type(value) is int)


def _called(expected: Any) -> str:
    if get_origin(expected) is Mapping:
        inside = get_args(expected)[1]
        return _OF_TABLES.get(get_origin(inside) or inside, _CALLED[dict])
    return " or ".join(_CALLED[kind] for kind in _kinds(expected))


def _kinds(expected: Any) -> list[type]:
    """The plain types that ``expected`` allows; none where it is something else."""
    if get_origin(expected) is Mapping:
        return [dict]
    return [kind for kind in get_args(expected) or (expected,) if kind in _CALLED]
