import colorsys
from colorsys import rgb


def test_rgb():
    assert rgb("ff0010") == (255, 0, 16)


def test_gray():
    assert colorsys.gray("030303") == 3
