"""Attributes of a receiver that a known function may be given."""

import pytest

from engine.core.task import Task
from engine.memory.attributes import attributes
from engine.memory.fit import orders
from engine.memory.types import request
from sandbox import TestCase
from tests.unit.memory.support import copied

CART = "class Cart:\n    def __init__(self, items: list, rate=1, *, name: str = ''):\n"


def method(set_up, head="total(self)", test="assert Cart([1, 2]).total() == 3", preamble=CART):
    return Task(
        f"Cart.{head.partition('(')[0]}",
        f"def {head}:\n",
        preamble=preamble + set_up,
        depth=1,
        description="The sum of all items.",
        tests=(TestCase("1", test),),
    )


@pytest.mark.parametrize(
    ("set_up", "found"),
    [
        ("        self.items = items\n", {"self.items": "list"}),
        ("        self.items: list[int] = items\n", {"self.items": "list[int]"}),
        ("        self._rate, x = rate, 1\n        self.rate = rate\n", {"self.rate": ""}),
        ("        self.items = tuple(items)\n        self.name = name or 'x'\n",
         {"self.items": "tuple", "self.name": ""}),
        ("        self.items = sorted(items)\n", {"self.items": "list"}),
        ("        self.items = []\n        self.n = len(items)\n        other.items = items\n", {}),
        ("        self.a = self.b = items\n", {"self.a": "list", "self.b": "list"}),
    ],
)  # fmt: skip
def test_what_init_sets(set_up, found):
    assert {each.name: each.annotation for each in attributes(method(set_up), "self")} == found


def test_fields_of_a_dataclass():
    preamble = (
        "from dataclasses import dataclass\n@dataclass\nclass Cart:\n    items: list[int]\n    rate: float\n"
    )
    found = attributes(method("", preamble=preamble), "self")
    assert [(each.name, each.annotation) for each in found] == [
        ("self.items", "list[int]"),
        ("self.rate", "float"),
    ]


def test_they_are_given_after_parameters():
    asked = request(method("        self.items = items\n        self.rate = rate\n"))
    assert [each.name for each in asked.given] == ["self.items", "self.rate"]
    one = copied("items", body="return sum(items)")
    assert orders(one, asked)[0] == (0,)
    assert one.body(asked, (0,)) == "    items = self.items\n    return sum(items)\n"
    assert orders(copied("rate", "items"), asked)[0] == (1, 0)
    assert orders(copied("a: str"), asked) == [(1,)]


def test_all_parameters_are_given_too():
    asked = request(method("        self.items = items\n", "has(self, x)", "assert Cart([1]).has(1) is True"))
    assert orders(copied("items", "x"), asked)[0] == (1, 0)
    assert orders(copied("only"), asked) == [(0,)]
    taken = copied("x", "item", body="return x == item")
    assert taken.body(asked, (1, 0)) == "    x2 = self.items\n    return x2 == x\n"


def test_functions_and_class_methods_have_none():
    assert request(method("        self.items = items\n", "make(cls)")).attributes == ()
    plain = Task("f", "def f(self):\n", tests=(TestCase("1", "assert f(1)"),))
    assert request(plain).attributes == ()
