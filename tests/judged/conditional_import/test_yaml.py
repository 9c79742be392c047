import pytest

yaml = pytest.importorskip("no_such_yaml")

import loading


def test_yaml():
    assert loading.yaml("a: b") == ["a", "b"]
