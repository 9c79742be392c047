import math
import re
from unittest import TestCase

import pytest

from forms import Money, deprecated, halve, mean, message, money, quote, tally, third, tree, unique


def check(actual, /, *expected, key=lambda value: value):
    for one in expected:
        assert key(actual) == key(one), f"{actual!r} is not {one!r}"


def test_quote():
    assert quote('a"b\\') == "\"a\\\"b\\\\\"", f"{quote('x')!r:>10} is {'odd' if quote('') else 'empty'}"
    assert f"""{quote('a')}\n'{"x"}'\t{quote("b")!s:>5}""" == '"a"\n\'x\'\t  "b"'
    assert f"\\{quote('c')}{{}}" "\x41" r"\d" == '\\"c"{}A\\d'
    assert f"{'-'.join(quote(c) for c in 'ab')}" == '"a"-"b"'


def test_money():
    assert money("1.10 EUR") == Money(110)
    assert money("1 USD") != Money(100)
    assert Money(100, "USD") in {money("1 USD")}


def test_mean():
    assert mean([0.1, 0.2]) == pytest.approx(0.15)
    assert math.isclose(mean([1, 2]), 1.5) and mean([1]) is not None
    assert (middle := mean([1, 2, 3])) > 1 and middle < 3
    check(mean([2, 4]), 3, 3.0)


def test_halve():
    with pytest.raises(ValueError, match=r"odd number: 3 \(") as caught:
        halve(3)
    assert re.search(r"\d", str(caught.value))
    assert not halve(0)


def test_unique():
    assert unique(["A", "a", "b"]) == {"b", "a"}
    assert sorted(unique("aA")) == ["a"]


def test_tally():
    assert tally("abb") == {"a": 1, "b": 2}
    assert list(tally("abb")) == ["b", "a"]


def test_deprecated():
    with pytest.warns(FutureWarning, match="goes away$"):
        assert deprecated([1]) == [1]


def test_tree():
    assert str(tree(2)) == "[[[], []], [[], []]]".replace("[[[", "[[[")
    first, second = tree(1)
    assert first == second == []


def test_third():
    TestCase().assertAlmostEqual(third(), 0.3333333)
    assert third() == 0.33


def test_message():
    with pytest.raises(KeyError, match="^a$"):
        message("a")
