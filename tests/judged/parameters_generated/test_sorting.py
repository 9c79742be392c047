import sorting

TABLE = {"test_largest": [([1, 3, 2], 3), ([], None)], "test_middle": [([1, 2, 3], 2)]}


def pytest_generate_tests(metafunc):
    if rows := TABLE.get(metafunc.function.__name__):
        metafunc.parametrize(("items", "expected"), rows)


def test_sort(sort, size):
    assert sort(range(size, 0, -1)) == list(range(1, size + 1))


def test_smallest(size):
    assert sorting.smallest(range(size)) == 0


def test_largest(items, expected):
    assert sorting.largest(items) == expected


class TestMiddle:
    def test_middle(self, items, expected):
        assert sorting.middle(items) == expected
