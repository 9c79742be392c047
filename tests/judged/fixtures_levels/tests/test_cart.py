import pytest


@pytest.fixture
def full(make):
    return make(1, 2, 3)


def test_total(full, make):
    assert full.total() == 6
    assert make().total() == 0


def test_label(full):
    assert full.label() == "6 EUR"


def test_taxed(make, rate):
    assert make(2).taxed(rate) == 3.0


class TestCount:
    @pytest.fixture
    def full(self, full):
        full.prices.append(4)
        return full

    def test_count(self, full):
        assert full.count() == 4
