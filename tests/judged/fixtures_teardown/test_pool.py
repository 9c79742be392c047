import pytest

import pool
from pool import acquire, join, kind, leak, release


@pytest.fixture(autouse=True)
def nothing_open():
    yield
    assert pool.OPEN == []


@pytest.fixture(params=["-", ", "], ids=["dash", "comma"])
def separator(request):
    return request.param


@pytest.fixture
def opened(request):
    name = acquire(request.node.name)
    request.addfinalizer(lambda: release(name))
    return name


@pytest.fixture
def number():
    return 3


@pytest.fixture
def word():
    return "three"


def test_release(opened):
    assert pool.OPEN == [opened] == ["test_release"]
    release(opened)
    assert pool.OPEN == []
    acquire(opened)


def test_acquire():
    assert acquire("a") == "a"
    pool.OPEN.clear()


def test_join(separator):
    assert join(["a", "b"], separator) == f"a{separator}b"


@pytest.mark.parametrize(("fixture", "name"), [("number", "int"), ("word", "str")])
def test_kind(request, fixture, name):
    assert kind(request.getfixturevalue(fixture)) == name


def test_leak():
    assert leak("a") == "A"
