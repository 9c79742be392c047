from shop import Basket


def test_total_of_some_items():
    basket = Basket([("bread", 3), ("milk", 2)])
    assert basket.total() == 5


def test_total_of_nothing():
    assert Basket([]).total() == 0
