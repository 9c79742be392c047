from parity import parity


def test_parity():
    assert parity("1011") == 1
    assert parity("") == 0
