from acme import tools
from acme.tools import lengths
from approximately import near


def test_meters():
    assert near(tools.meters(10), 3.048)


def test_feet():
    assert near(lengths.feet(0.3048), 1)


def test_inches():
    assert lengths.inches(2) == 24
