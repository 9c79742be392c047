"""Data files that a user may replace."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from engine.support import data_file
from engine.support.errors import SettingsError, TemplateError


@pytest.mark.parametrize(
    ("data", "said"), [(b"a = ", "cannot be read: Invalid value"), (b"\xff", "cannot be read: 'utf-8' codec")]
)
def test_what_is_wrong_is_said_of_the_file(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(data)
    with pytest.raises(TemplateError, match=f"own.toml {said}"):
        data_file.read(path, error=TemplateError)


def test_what_is_not_there_is_told_as_the_caller_wants(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^There is no file .*own\.toml\.$"):
        data_file.read(tmp_path / "own.toml")
    with pytest.raises(SettingsError, match=r"^No such plan\.$"):
        data_file.read(tmp_path / "own.toml", "No such plan.")


def sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 8 << 30)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda path: path.symlink_to("/dev/zero"), "it is a device, not a file; remove it, or put a file"),
        (os.mkfifo, "it is a pipe, not a file"),
        (Path.mkdir, "it is a folder, not a file"),
        (sparse, "it has more than 1 MiB; name a smaller file"),
    ],
    ids=["device", "pipe", "folder", "gigabytes"],
)
def test_what_has_no_end_is_not_read(tmp_path: Path, make: Callable[[Path], object], said: str) -> None:
    path = tmp_path / "own.toml"
    make(path)
    with pytest.raises(SettingsError, match=f"own.toml cannot be read: {said}"):
        data_file.read(path)


@dataclass(frozen=True)
class Kind:
    size: int = 1
    rate: float = 0.5
    deep: bool = False
    most: int | None = None
    shares: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Outer:
    name: str
    words: tuple[str, ...]
    kind: Kind = field(default_factory=Kind)
    act: Callable[[str], str] = str


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"size": "2"}, "kind.size should be a whole number, not '2'"),
        ({"size": True}, "kind.size should be a whole number, not True"),
        ({"rate": "fast"}, "kind.rate should be a number, not 'fast'"),
        ({"deep": 1}, "kind.deep should be true or false, not 1"),
        ({"most": 0.5}, "kind.most should be a whole number, not 0.5"),
        ({"shares": 1}, "kind.shares should be a table of numbers, not 1"),
        ({"shares": {"a": "b"}}, "kind.shares should be a table of numbers, not {'a': 'b'}"),
        ({"speed": 1}, "has 'kind.speed'; it may have deep, most, rate, shares, size there"),
        (3, "kind should be a table, not 3"),
    ],
)
def test_what_does_not_fit_in_a_table_is_named(tmp_path: Path, data: object, said: str) -> None:
    with pytest.raises(SettingsError, match=re.escape(said.removeprefix("has "))):
        data_file.table(tmp_path, Kind, data, "kind")
    outer = {"words": ["a"], "kind": data}
    with pytest.raises(TemplateError, match=re.escape(said)):
        data_file.table(tmp_path, Outer, outer, error=TemplateError, given={"name": "own"})


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({}, "lacks words"),
        ({"words": "a"}, "words should be a list of texts, not 'a'"),
        ({"words": [1]}, "words should be a list of texts, not [1]"),
        ({"words": []}, "words should be a list of texts, not []"),
        ({"words": ["a"], "name": "b"}, "has 'name'; it may have kind, words there"),
        ({"words": ["a"], "act": "b"}, "has 'act'; it may have kind, words there"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, data: object, said: str) -> None:
    with pytest.raises(TemplateError, match=re.escape(said)):
        data_file.table(tmp_path, Outer, data, error=TemplateError, given={"name": "own"})
