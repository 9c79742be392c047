import pytest


@pytest.fixture
def slashes():
    return "a/b"
