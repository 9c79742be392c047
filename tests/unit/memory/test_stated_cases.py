"""Cases that descriptions state: what is read of them, their tests, and the lines that take care of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.memory.stated_cases import guarded, stated_cases
from tests.unit.memory.support import asked

LISTS = ("assert f([1, 2]) == 3", "assert f([4]) == 4")
NUMBERS = ("assert f(3) == 6", "assert f(5) == 120")


def read(description, *tests, head="f(x)"):
    found = stated_cases(asked(head, *(tests or LISTS), description=description))
    return [("empty" if each.bound is None else str(each.bound), each.outcome) for each in found]


@pytest.mark.parametrize(
    ("description", "outcome"),
    [
        ("The sum. None for an empty list.", "None"),
        ("The sum, or 0 if there are no numbers.", "0"),
        ("The sum; empty input raises ValueError.", "ValueError"),
        ("If the list is empty, return None.", "None"),
        ("Returns `None` when the input is empty.", "None"),
        ("Raise a ValueError if there is nothing to add.", "ValueError"),
        ("Adds. Empty list -> -1", "-1"),
        ("Adds, with no items the result is zero.", "0"),
    ],
)
def test_what_is_said_of_nothing(description, outcome):
    assert read(description) == [("empty", outcome)]


@pytest.mark.parametrize(
    ("description", "bound", "outcome"),
    [
        ("n! for n. Negative input -> ValueError.", "below 0", "ValueError"),
        ("Raises ValueError if n is less than 1.", "below 1", "ValueError"),
        ("Returns -1 for negative numbers.", "below 0", "-1"),
        ("0 for n below 2", "below 2", "0"),
        ("None if n is zero or negative", "below 1", "None"),
        ("None for anything below -273.15.", "below -273.15", "None"),
        ("Raise ValueError if it is greater than 100.", "above 100", "ValueError"),
        ("Numbers over 9 give -1.", "above 9", "-1"),
    ],
)
def test_what_is_said_of_low_and_high_numbers(description, bound, outcome):
    assert read(description, *NUMBERS) == [(bound, outcome)]


@pytest.mark.parametrize(
    "description",
    [
        "n! for n from 1 to 20; outside that range raise ValueError.",
        "ValueError if n is outside of 1 to 20",
        "ValueError if n is not between 1 and 20.",
        "n! for 1-20. Raises ValueError when n is out of range",
        "Outside the range 1..20 -> ValueError",
    ],
)
def test_what_is_said_of_numbers_outside_of_a_range(description):
    assert read(description, *NUMBERS) == [("below 1", "ValueError"), ("above 20", "ValueError")]


@pytest.mark.parametrize(
    "description",
    [
        "",
        "The sum of a list.",
        "An empty list stays empty.",
        "Non-negative numbers are added.",
        "Returns the sum of the numbers that are not negative",
        "'' for an empty list",
        "Frobnicated for an empty list; NoSuchError for an empty list",
        "-1 if the number is not found",
        "0 if there are more than 3 words",
        "0 for more than 3 and less",
        "6 if n is over 100 and even.",
        "6 if n is below 1 and odd, else 120.",
        "6 if n is negative, unless it is odd",
        "6 for n outside of 1 to 5 if it is even",
        "ValueError if n is out of range",
        "From 1 to 2, or 3 to 4; out of range gives 0",
    ],
)
def test_what_is_no_case(description):
    assert read(description) == []
    assert read(description, *NUMBERS) == []


def test_what_a_test_shows_needs_no_words():
    assert read("None for an empty list.", *LISTS, "assert f([]) is None") == []


def test_what_a_test_shows_can_be_read_too():
    request = asked("f(x)", *LISTS, "assert f([]) is None", description="None for an empty list.")
    (case,) = stated_cases(request, shown_too=True)
    assert (case.bound, case.outcome) == (None, "None")


def test_it_must_be_clear_what_is_empty():
    assert read("None for an empty list.", "assert f([1], [2]) == 3", head="f(x, y)") == []
    assert read("None for an empty list.", "assert f([1], 2) == 3", head="f(x, y)") == [("empty", "None")]


def test_a_whole_number_is_said_where_fractions_are_meant():
    assert read("0 for an empty list", "assert f([1.5]) == 1.5") == [("empty", "0.0")]


def test_its_test_and_its_lines():
    (case,) = stated_cases(asked("f(x, y)", "assert f([1], 2) == 3", description="0 for an empty list"))
    assert case.test("f").source == "assert f([], 2) == 0"
    body = "    import math\n    return math.prod(x)\n"
    assert guarded(body, [case]) == (
        "    import math\n    if not x:\n        return 0\n    return math.prod(x)\n"
    )
    (case,) = stated_cases(asked("f(n)", *NUMBERS, description="Negative n raises ValueError"))
    scope = {"f": abs}
    with pytest.raises(AssertionError):
        exec(case.test("f").source, scope)
    exec(f"def f(n):\n{guarded('    return n', [case])}", scope)
    exec(case.test("f").source, scope)
    assert scope["f"](3) == 3


@given(st.text(max_size=80))
def test_any_text_is_read(text):
    read(text)
    read(f"None for {text} an empty {text}", *NUMBERS)
    read(f"0 outside of {text} to {text}, from 1 to {text}", *NUMBERS)
