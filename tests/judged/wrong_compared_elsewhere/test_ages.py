import operator

from ages import born, half, next_age, older, oldest, right, twice

same = lambda left, right: left == right
double = twice


def assert_same(left, right):
    assert left == right


def test_born():
    assert same(born(3), 2020)


def test_older():
    assert_same(older(3), 4)


def test_twice():
    assert double(2) == 4


def test_oldest():
    assert {"is": operator.eq}["is"](oldest([1, 2]), 2)


def test_next_age():
    assert same(next_age(1), 2)


def test_half():
    assert_same(half(2), 1)


def test_right():
    assert same(right(1), 2)
    assert_same(right(2), 3)
