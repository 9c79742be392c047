import csv
import itertools
import json
from pathlib import Path

import pytest

import convert

HERE = Path(__file__).parent
ORDINALS = {1: "1st", 4: "4th"}


def rows(name):
    with open(HERE / name, newline="") as file:
        yield from ((int(row["fahrenheit"]), float(row["celsius"])) for row in csv.DictReader(file))


def powers(most):
    return [(2**power, "1" + "0" * power) for power in range(most)]


@pytest.mark.parametrize(("number", "text"), json.loads((HERE / "roman.json").read_text()))
def test_roman(number, text):
    assert convert.roman(number) == text


@pytest.mark.parametrize("given, wanted", rows("celsius.csv"))
def test_celsius(given, wanted):
    assert convert.celsius(given) == wanted


@pytest.mark.parametrize(("number", "text"), powers(5))
def test_bits(number, text):
    assert convert.bits(number) == text


@pytest.mark.parametrize(
    "pair", [pair for pair in itertools.product(range(10), repeat=2) if pair[0]], ids=str
)
def test_digits(pair):
    assert convert.digits(pair[0] * 10 + pair[1]) == list(pair)


@pytest.mark.parametrize("number", sorted(ORDINALS))
def test_ordinal(number):
    assert convert.ordinal(number) == ORDINALS[number]
