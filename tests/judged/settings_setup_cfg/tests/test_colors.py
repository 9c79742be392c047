from colors import code, fade, known, mix


def test_code():
    assert code("red") == "#ff0000"


def test_known():
    assert known("red")


class MixSuite:
    def test_mix(self):
        assert mix("a", "b") == "a-b"


def test_fade_flaky():
    assert fade("#fff") == "#fff80"
