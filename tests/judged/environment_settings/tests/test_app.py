import os
from pathlib import Path

import app

os.environ["APP_COLOR"] = "red"


def test_mode():
    assert app.mode() == "test"


def test_level():
    assert app.level() == 3


def test_color(monkeypatch):
    assert app.color() == "red"
    monkeypatch.setenv("APP_COLOR", "blue")
    assert app.color() == "blue"


def test_words():
    assert app.words() == ["one", "two", "three"]


def test_words_elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("data").mkdir()
    Path("data", "words.txt").write_text("four")
    assert app.words() == ["four"]


def test_lines():
    assert app.lines() == ["one two", "three"]


def test_secret():
    assert app.secret() == "x"
