def clamp(value, low, high):
    return max(low, min(value, high))


def test_clamp():
    assert clamp(5, 0, 3) == 3
    assert clamp(-5, 0, 3) == 0


def sign(value):
    return (value > 0) - (value < 0)


def sign_holds():
    assert [sign(value) for value in (-2, 0, 2)] == [-1, 0, 1]
