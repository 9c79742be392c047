from geometry import ignored


def test_ignored():
    assert ignored(2) == 2
