from parity import flip


def test_flip():
    assert flip("10") == "01"
