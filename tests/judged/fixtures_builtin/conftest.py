import pytest


@pytest.fixture
def convert():
    import notes

    return notes.headline
