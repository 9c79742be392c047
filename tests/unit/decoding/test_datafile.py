"""Data files that a user may replace."""

from pathlib import Path

import pytest

from engine import datafile
from engine.types import SettingsError, TemplateError


def test_what_stands_in_it(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "é"\r\n', encoding="utf-8")
    assert datafile.read(path) == {"name": "é"}


@pytest.mark.parametrize(
    ("data", "said"), [(b"a = ", "cannot be read: Invalid value"), (b"\xff", "cannot be read: 'utf-8' codec")]
)
def test_what_is_wrong_is_said_of_the_file(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(data)
    with pytest.raises(TemplateError, match=f"own.toml {said}"):
        datafile.read(path, error=TemplateError)


def test_what_is_not_there_is_told_as_the_caller_wants(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^There is no file .*own\.toml\.$"):
        datafile.read(tmp_path / "own.toml")
    with pytest.raises(SettingsError, match=r"^No such plan\.$"):
        datafile.read(tmp_path / "own.toml", "No such plan.")


def test_a_device_without_end_is_not_read_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.symlink_to("/dev/zero")
    with pytest.raises(SettingsError, match="more than 1 MiB"):
        datafile.read(path)
