def negate(value):
    return -value


def test_negate():
    assert negate(1) == -1
