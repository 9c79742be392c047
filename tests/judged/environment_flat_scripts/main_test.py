import sys

import pytest

import main


def test_main(capsys):
    assert main.main(["000001"]) == 1
    assert capsys.readouterr().out == "(0, 0, 1)\n"


def test_arguments(monkeypatch):
    monkeypatch.setattr(sys, "argv", ["main.py", "000000", "ffffff"])
    assert main.main() == 2


def test_quit():
    with pytest.raises(SystemExit) as caught:
        main.quit_with(3)
    assert caught.value.code == 3
