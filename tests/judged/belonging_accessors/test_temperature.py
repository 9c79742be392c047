import pytest

from temperature import Temperature


def test_get():
    assert Temperature(100).fahrenheit == 212.0


def test_set():
    it = Temperature(0)
    it.fahrenheit = 212
    assert it._celsius == 100


def test_delete():
    it = Temperature(0)
    del it.fahrenheit
    assert it._celsius is None


def test_kelvin():
    assert Temperature(0).kelvin == 273.15


def test_set_kelvin():
    it = Temperature(0)
    it.kelvin = 0
    assert it._celsius == -273.15


@pytest.mark.parametrize(("by", "expected"), [(2, 6), ("C", "3C")])
def test_scaled(by, expected):
    assert Temperature(3).scaled(by) == expected


def test_equal():
    assert Temperature(1) == Temperature(1)
    assert Temperature(1) != Temperature(2)


def test_item():
    assert Temperature([4, 5])[1] == 5


def test_parse():
    assert Temperature.parse("3C")._celsius == 3.0
    assert Temperature(1).parse("4")._celsius == 4.0


def test_valid():
    assert Temperature.valid(0) is True
