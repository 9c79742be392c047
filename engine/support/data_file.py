"""Data files in TOML that a user may replace by their own."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from engine.support.errors import EngineError, SettingsError
from engine.support.files import NotRegular, TooLarge, content

LARGEST = 1 << 20
"""Bytes of a file."""
_KEY = r"""(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_LONG_KEY = re.compile(rf"(?<![\w-])(?:{_KEY}[ \t]*\.[ \t]*){{32}}")
"""``tomllib`` takes time by the square of a key's parts."""
T = TypeVar("T")
_CALLED = {int: "a whole number", float: "a number", str: "text", bool: "true or false", dict: "a table"}
_OF_LISTS = {float: "a list of numbers", str: "a list of texts"}
"""With something in them."""
_OF_TABLES = {float: "a table of numbers", Mapping: "a table of tables"}


def loads(text: str) -> dict[str, Any]:
    """What a text in TOML says, of anybody's. Raises ValueError for what is wrong, or takes too long."""
    if _LONG_KEY.search(text):
        raise ValueError("a key has more than 32 parts")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def read(path: Path, unknown: str = "", error: type[EngineError] = SettingsError) -> dict[str, Any]:
    """What the file says. Raises ``error``, with ``unknown`` if there is no such file."""
    try:
        return loads(content(path, LARGEST).decode())
    except FileNotFoundError:
        raise error(unknown or f"There is no file {path}.") from None
    except (NotRegular, TooLarge) as problem:
        raise error(f"{path} cannot be read: {problem.strerror}.") from None
    except (OSError, ValueError) as problem:
        raise error(f"{path} cannot be read: {problem}.") from None


def table(
    path: Path,
    kind: type[T],
    data: Any,
    name: str = "",
    *,
    error: type[EngineError] = SettingsError,
    given: Mapping[str, Any] = {},
) -> T:
    """The table ``name`` of a file as a dataclass of plain values, of lists of them, and of such dataclasses.

    ``given`` are values that do not stand in the file. Raises ``error`` naming what the dataclass does not
    know or lacks, and what has another type.
    """
    if not isinstance(data, dict):
        raise error(f"{path}: {name} should be a table, not {data!r}.")
    types, before = _types(cast("type", kind)), f"{name}." if name else ""
    known = sorted(key for key in types if key not in given and get_origin(types[key]) is not Callable)
    for key in data:
        if key not in known:
            raise error(f"{path} has {before + key!r}; it may have {', '.join(known)} there.")
    lacking = ", ".join(before + key for key in known if key not in data and key in _required(kind))
    if lacking:
        raise error(f"{path} lacks {lacking}.")
    values = {key: _value(path, types[key], value, before + key, error) for key, value in data.items()}
    return kind(**given, **values)


@cache
def _types(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _required(kind: type) -> set[str]:
    """The fields that have no default."""
    return {one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING}


def _value(path: Path, expected: Any, value: Any, name: str, error: type[EngineError]) -> Any:
    if is_dataclass(expected):
        return table(path, cast("type", expected), value, name, error=error)
    if not _fits(value, expected):
        raise error(f"{path}: {name} should be {_called(expected)}, not {value!r}.")
    if get_origin(expected) is not tuple:
        return value
    inside = get_args(expected)[0]
    return tuple(_value(path, inside, one, name, error) if is_dataclass(inside) else one for one in value)


def _fits(value: Any, expected: Any) -> bool:
    if get_origin(expected) is Mapping and isinstance(value, dict):
        return all(_fits(one, get_args(expected)[1]) for one in value.values())
    if get_origin(expected) is tuple:
        inside = get_args(expected)[0]
        return isinstance(value, list) and bool(value) and all(_fits(one, inside) for one in value)
    kinds = _kinds(expected)
    return not kinds or type(value) in kinds or (float in kinds and type(value) is int)


def _called(expected: Any) -> str:
    if get_origin(expected) is Mapping:
        inside = get_args(expected)[1]
        return _OF_TABLES.get(get_origin(inside) or inside, _CALLED[dict])
    if get_origin(expected) is tuple:
        return _OF_LISTS[get_args(expected)[0]]
    return " or ".join(_CALLED[kind] for kind in _kinds(expected))


def _kinds(expected: Any) -> list[type]:
    """The plain types that ``expected`` allows; none where it is something else."""
    if get_origin(expected) is Mapping:
        return [dict]
    return [kind for kind in get_args(expected) or (expected,) if kind in _CALLED]
