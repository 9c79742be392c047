"""What a task asks for, and which known functions can take it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.memory.fit import MOST_ORDERS, accepts, orders
from engine.memory.memory import Memory
from engine.memory.types import request
from sandbox import TestCase
from tests.unit.memory.support import asked, copied, task


def test_a_request():
    found = asked(
        "cut(text: str, size=3) -> list", "assert cut('abc', size=2) == ['ab', 'c']", "cut(x, *y) is None"
    )
    assert [(each.name, each.annotation, each.default) for each in found.parameters] == [
        ("text", "str", ""),
        ("size", "", "3"),
    ]
    first, second = found.calls
    assert (first.arguments, first.expected, first.shown) == ({0: "abc", 1: 2}, ["ab", "c"], True)
    assert (second.arguments, second.expected, second.shown) == ({}, None, True)


def test_a_doctest():
    found = request(
        task("f(x)").__class__(**{**vars(task("f(x)")), "tests": (TestCase("1", "f(3)", "[4]"),)})
    )
    (call,) = found.calls
    assert (call.arguments, call.expected) == ({0: 3}, [4])


def test_receivers_are_no_parameters():
    method = asked("add(self, x)", name="Box.add", depth=1)
    assert (method.method, [each.name for each in method.parameters], method.name) == (True, ["x"], "add")
    assert not asked("add(self, x)").method


@pytest.mark.parametrize("head", ["f(*x)", "f(**x)", "f(*, x)", "f(", "1(x)"])
def test_heads_that_memory_leaves_alone(head):
    assert asked(head) is None


def test_bodies_that_stand_there_are_left_alone():
    assert asked("f(x)", body="    x = 1\n") is None
    assert asked("f(x)", after="    return x\n") is None


PIECES = st.lists(
    st.sampled_from(["f", "(", ")", "x", "=", "==", "1", "[", "]", "'", ":", " ", "\n", "*", "-"])
)


@given(st.one_of(st.text(), PIECES.map("".join)), st.one_of(st.text(), PIECES.map("".join)))
def test_any_test_and_head(head, test):
    found = asked(head, test)
    if found is not None:
        orders(copied("a: int"), found)


@pytest.mark.parametrize(
    ("annotation", "value", "takes"),
    [
        ("int", 3, True), ("int", "3", False), ("float", 3, True), ("int | None", None, True),
        ("int", None, False), ("list[int]", {}, False),
        ("Optional[str]", "a", True), ("Optional[str]", 3, False), ("List[int]", (1,), True),
        ("typing.Dict[str, int]", {}, True), ("'int'", 3, True), ("", 3, True), ("Anything", 3, True),
        ("int | Anything", "a", True), ("((", 3, True), ("bool", 1, False), ("int", True, True),
    ],
)  # fmt: skip
def test_what_annotations_take(annotation, value, takes):
    assert accepts(annotation, value) is takes


def test_orders():
    text_first = copied("text: str", "size: int")
    assert orders(text_first, asked("f(a, b)", "f('x', 3)")) == [(0, 1)]
    assert orders(text_first, asked("f(a, b)", "f(3, 'x')")) == [(1, 0)]
    assert orders(text_first, asked("f(a: int, b: str)")) == [(1, 0)]
    assert orders(copied("text", "size"), asked("f(size, text)")) == [(1, 0), (0, 1)][:MOST_ORDERS]
    assert orders(copied("a", "b", "c", "d"), asked("f(a, b, c, d)")) == [(0, 1, 2, 3)]


def test_how_many_it_takes():
    one = copied("a", "b = 1")
    assert orders(one, asked("f(x)")) == [(0,)]
    assert orders(one, asked("f()")) == []
    assert orders(one, asked("f(x, y, z)")) == []
    assert orders(copied(), asked("f()")) == [()]


def test_what_comes_out():
    assert orders(copied("a", returns="int"), asked("f(x)", "assert f(1) == 'a'")) == []
    assert orders(copied("a", returns="int"), asked("f(x)", "assert f(1) == 3")) == [(0,)]


class Listed:
    """A source whose functions come in the order of their likeness."""

    def __init__(self, *functions):
        self.functions = functions

    def likeness(self, words):
        return {number: 1 / (1 + number) for number in range(len(self.functions))}

    def function(self, number):
        return self.functions[number]


def test_a_search_gives_the_likest_that_fit_earlier_sources_first():
    project = Listed(copied("a", where="p.one"), None, copied("a", where="p.three"))
    library = Listed(copied("a", where="l.one"), copied("a", "b", where="l.two"))
    found = Memory((project, library)).search(asked("f(x)"))
    assert [each.known.where for each in found] == ["p.one", "l.one", "p.three"]
    assert len(Memory((project, library)).search(asked("f(x)"), 1)) == 1
    assert Memory(()).search(asked("f(x)")) == []


def test_a_parameter_that_is_the_length_of_another_may_be_left_out():
    both = ("f([4, 5], 2)", "f([1], 1)")
    one = copied("items")
    assert orders(one, asked("f(arr, n)", *both)) == [(0,)]
    assert orders(copied("items", "n"), asked("f(arr, n)", *both))[0] == (0, 1)
    assert orders(one, asked("f(arr, n)", *both, "f([1], 2)")) == []
    assert orders(one, asked("f(arr, n)", both[0])) == []


def test_functions_of_whole_numbers_are_tried_with_others():
    add = copied("a: int", "b: int", returns="int")
    assert orders(add, asked("f(x, y)", "assert f(0.5, 1) == 1.5")) == [(0, 1), (1, 0)]
    assert orders(add, asked("f(x: float, y: float)")) == [(0, 1), (1, 0)]
    assert orders(copied("a: int", returns="int"), asked("f(x)", "assert f(1) == 1.5")) == []
    assert orders(copied("a: int"), asked("f(x)", "assert f('1') == 1")) == []


@pytest.mark.parametrize(
    ("wanted", "returns", "fits"),
    [
        ("Iterator[int]", "list[int]", False),
        ("set[str]", "list[str]", False),
        ("bool", "int", False),
        ("list[int]", "Iterator[int]", False),
        ("Iterable[int]", "list[int]", True),
        ("int", "int", True),
        ("float", "int", True),
        ("str | None", "str", True),
        ("Money", "int", True),
        ("", "int", True),
        ("int", "", True),
    ],
)
def test_annotations_of_results_are_compared(wanted, returns, fits):
    head = f"f(x) -> {wanted}" if wanted else "f(x)"
    found = orders(copied("x", returns=returns), asked(head, "assert list(f([1])) == [1]"))
    assert bool(found) == fits
