import functools

import shop
from shop import discount, mentioned, shadowed, shipping, tax

half_off = functools.partial(discount)
CALLS = []


def logged(function):
    @functools.wraps(function)
    def wrapper(*arguments):
        CALLS.append(function.__name__)
        return function(*arguments)

    return wrapper


tax = logged(tax)


def expect(function, given, wanted):
    __tracebackhide__ = True
    assert function(given) == wanted


def check_shipping(weight):
    return shipping(weight) - 5


def shadowed(price):
    return price


def test_discount():
    assert half_off(4) == 2


def test_tax():
    assert tax(4) == 5
    assert CALLS == ["tax"]


def test_shipping():
    assert check_shipping(2) == 2


def test_expect():
    expect(shop.shipping, 1, 6)


def test_mentioned():
    "mentioned(1) == 1"
    assert mentioned.__name__ == "mentioned"


def test_shadowed():
    assert shadowed(1) == 1


def test_norm():
    assert shop.Point(1, -2).norm() == 3


def test_basket():
    assert shop.Basket().add(1, 3, 2).best() == 3


def test_make_class():
    made = shop.make_class("Hey")
    assert made.__mro__[1] is shop.Loud
    assert made().say() == "HEY"
