import pytest


@pytest.fixture
def rate(rate):
    return rate + 0.4
