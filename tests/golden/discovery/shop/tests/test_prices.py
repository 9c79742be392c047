import unittest
from unittest import mock

import pytest

import shop.prices
import shop.prices as p
from shop import Basket, prices, total as summed
from shop.prices import *
from shop.prices import Basket, total
from ..prices import total as relative

DISCOUNT = 0.5
ROWS = [([1], 1), pytest.param([1, 2], 3, id="two"), pytest.param([], 9, marks=pytest.mark.xfail)]


def many(n):
    return [DISCOUNT] * n


def test_forms():
    """Every way to name it."""
    assert total([1]) == 1
    assert shop.prices.total([2]) == 2, "message"
    assert p.total([3]) == prices.total([3])
    assert summed([4]) == 4
    assert relative([5], discount=p.DISCOUNT) == 4.5
    from shop.prices import total as local
    assert local(many(2)) == 1


def test_result():
    prices = [1, 2]
    result = total(prices)
    assert result == 3
    assert isinstance(result, int)


def test_in_place():
    xs = [3]
    total(xs)
    assert xs == [3]


@pytest.mark.parametrize("xs, want", ROWS)
def test_rows(xs, want):
    assert total(xs) == want


@pytest.mark.parametrize(("n"), range(2))
@pytest.mark.parametrize(["a", "b"], [[1, "x-y"], (None, -2.5)])
def test_product(n, a, b):
    assert total([n, a, b])


@pytest.mark.parametrize("x", [x for x in range(3)])
def test_computed(x):
    assert total([x])


@pytest.mark.slow
def test_raises():
    with pytest.raises(TypeError, match="str"):
        total("x")
    with pytest.raises(ValueError) as info:
        total([None])
    assert total([0.1, 0.2]) == pytest.approx(0.3)


@mock.patch("shop.prices.math")
def test_patched(fake):
    assert total([])


def test_needs(tmp_path):
    assert total([tmp_path])


async def test_async():
    assert total([1]) == 1


@pytest.mark.skip(reason="no")
def test_skipped():
    assert total([1]) == 2


def test_other():
    assert len("x") == 1


@pytest.fixture
def basket(price):
    b = Basket()
    b.add(price)
    yield b


@pytest.fixture(name="price")
def _price():
    return 7


def test_cost(basket):
    assert basket.cost() == 7
    basket.add(1)
    assert basket.cost(discount=1) == 7
    assert len(basket) == 2


class TestBasket(unittest.TestCase):
    rate = 2

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.zero = 0

    def setUp(self):
        self.basket = Basket()
        self.basket.add(5)

    def test_assertions(self):
        self.assertEqual(self.basket.cost(), 5)
        self.assertAlmostEqual(self.basket.cost(), 5.0, places=3)
        self.assertIsNotNone(self.basket.cost())
        self.assertCountEqual([self.basket.cost(), 2], [2, 5])
        self.assertGreater(self.basket.cost(self.zero), self.rate)
        self.assertRaises(TypeError, self.basket.cost, "x")
        self.assertLogs(self.basket.cost())
        for discount, want in [(1, 4), (2, 3)]:
            with self.subTest(discount=discount):
                self.assertEqual(self.basket.cost(discount), want)

    def test_helper(self):
        self.helper(self.basket.cost())
        self.assertEqual(self.basket.cost(), 5)
