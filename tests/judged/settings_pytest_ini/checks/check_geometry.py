from geometry import diagonal, ignored, mirrored, perimeter


def check_perimeter():
    assert perimeter(1, 2) == 6


def verify_mirrored():
    assert mirrored([(1, 2)]) == [(-1, 2)]


class CheckDiagonal:
    def check_simple(self):
        assert diagonal(3, 4) == 5.0


def test_ignored():
    assert ignored(1) == 1
