import acme.plain.weights as weights
from approximately import near


def test_kilos():
    assert weights.kilos(4) == 2.0


def test_stone():
    assert near(weights.stone(28), 2)
    assert near(weights.stone(14), 2)
