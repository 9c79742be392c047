import pytest

import cart


@pytest.fixture
def rate():
    return 0.1


@pytest.fixture
def make():
    def build(*prices):
        made = cart.Cart()
        made.prices = list(prices)
        return made

    return build


@pytest.fixture(autouse=True)
def currency():
    cart.CURRENCY = "EUR"
