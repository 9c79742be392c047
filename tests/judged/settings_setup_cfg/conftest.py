import pytest

import colors


@pytest.fixture
def palette():
    colors.PALETTE["red"] = "#ff0000"
    yield
    colors.PALETTE.clear()
