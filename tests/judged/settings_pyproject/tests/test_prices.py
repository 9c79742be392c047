import pytest
from prices import catalog, gross, price, rounded


def test_gross():
    assert gross(100) == 119.0


def test_price():
    assert price(3) == 3


def test_rounded():
    assert rounded(2.4) == 2


@pytest.mark.slow
def test_catalog():
    assert catalog(2) == [0, 1]
