def check_price_tag():
    assert price_tag(0) == "$0.00"
    assert price_tag(100) == "$1.00"
    assert price_tag(99) == "$0.99"
    assert price_tag(100050) == "$1000.50"


def check_change_due():
    assert change_due(350, 350) == 0
    assert change_due(0, 10) == 10
    assert change_due(1, 0) == -1
    assert change_due(500, 1) == -1


def check_cart_total():
    assert cart_total([]) == 0
    assert cart_total([("pen", 120, 0)]) == 0
    assert cart_total([("a", 1, -5), ("b", 2, -5)]) == 0
    assert cart_total([("a", 5, 3), ("a", 5, 1)]) == 20


def check_split_bill():
    assert split_bill(5, 4) == [2, 1, 1, 1]
    assert split_bill(0, 2) == [0, 0]
    assert split_bill(11, 3) == [4, 4, 3]
    assert split_bill(1, 3) == [1, 0, 0]
    assert split_bill(70, 1) == [70]


def check_discounted():
    assert discounted(10000, False) == 9000
    assert discounted(9999, False) == 9999
    assert discounted(10000, True) == 8500
    assert discounted(10400, True) == 8860
    assert discounted(600, True) == 100
    assert discounted(0, False) == 0


def check_shipping():
    assert shipping(1000, "US") == 490
    assert shipping(1999, "US") == 490
    assert shipping(2000, "US") == 690
    assert shipping(500, "DE", True) == 2580
    assert shipping(3000, "US", express=True) == 1780
