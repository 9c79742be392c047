from sums import greatest, joined, product, right, sizes, total


def test_total():
    assert total([1, 2]) == 3


def test_greatest():
    assert greatest([1, 2]) == 2


def test_joined():
    assert joined(["a", "b"]) == "ab"


def test_sizes():
    assert sizes(["a", "bb"]) == [1, 2]


def test_right():
    assert right([1, 2]) == 3


def test_product():
    assert product([2, 3]) == 6
