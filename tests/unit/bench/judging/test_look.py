"""Whether programs could read an answer is found out without waiting, and without reading what has no end."""

from __future__ import annotations

import os

import pytest

from engine.bench.problems import excerpt


@pytest.fixture
def readable(tmp_path, monkeypatch):
    """What the look finds of ``shop.py`` in a folder of ``sys.path``, and of the original."""
    monkeypatch.syspath_prepend(tmp_path / "installed")
    (tmp_path / "installed").mkdir()
    names: dict = {}
    exec(excerpt._LOOK, names)
    original = tmp_path / "original.py"
    return lambda: names["readable"]([str(original)], ["shop.py"], str(tmp_path / "copy"), "def f(")


@pytest.mark.parametrize("name", ["installed/shop.py", "original.py"])
def test_what_is_no_file_is_not_waited_for(tmp_path, readable, name):
    os.mkfifo(tmp_path / name)
    assert readable() == []


def test_a_device_is_no_answer(tmp_path, readable):
    (tmp_path / "installed" / "shop.py").symlink_to("/dev/zero")
    assert readable() == []


def test_what_is_too_large_counts_as_readable(tmp_path, readable):
    path = tmp_path / "installed" / "shop.py"
    path.touch()
    os.truncate(path, 8 << 30)
    assert readable() == [str(path)]


def test_the_same_definition_is_found(tmp_path, readable):
    path = tmp_path / "installed" / "shop.py"
    path.write_text("import os\n\nclass C:\n    def f(self):\n        return 1\n")
    assert readable() == [str(path)]
    path.write_text("def g(x):\n    return 1\n")
    assert readable() == []
