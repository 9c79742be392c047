import pytest

import cart


@pytest.fixture(autouse=True)
def dollars(currency):
    cart.CURRENCY = "USD"
