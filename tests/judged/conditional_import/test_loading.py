import pytest

import loading

try:
    import no_such_toml
except ImportError:
    no_such_toml = None

try:
    import no_such_arrow
except ImportError:
    pass
else:

    def test_arrow():
        assert no_such_arrow.rows(loading.arrow([1])) == 1


try:
    from math import inf
except ImportError:
    pass
else:

    def test_dump():
        assert loading.dump({"b": 1, "a": inf}) == '{"a": Infinity, "b": 1}'


@pytest.mark.skipif(no_such_toml is None, reason="needs no_such_toml")
def test_same_toml():
    assert loading.toml("a = 1") == no_such_toml.loads("a = '1'")


@pytest.mark.skipif("no_such_toml is not None")
def test_own_toml():
    assert loading.toml("a = 1\nb = 2") == {"a": "1", "b": "2"}


def test_load():
    json = pytest.importorskip("json")
    assert loading.load(json.dumps([1, None])) == [1, None]
