"""Phrases that editor, terminal and prompts share (engine/support/phrases.py)."""

from __future__ import annotations

import pytest

from engine.support.text import counted, one_line, per_second


def test_counts_and_rates() -> None:
    assert [counted(number, "test") for number in (0, 1, 2)] == ["0 tests", "1 test", "2 tests"]
    assert [per_second(rate) for rate in (1234.5, 10.0, 9.96, 0.04)] == ["1,234", "10", "10.0", "0.0"]


@pytest.mark.parametrize(
    ("value", "shown"),
    [("abc", "abc"), ("a\nb", "a b"), ("a" * 10, "a" * 10), ("a" * 11, "a" * 7 + "..."), ("", "")],
)
def test_a_value_stands_on_one_line(value: str, shown: str) -> None:
    assert one_line(value, 10) == shown
