"""Signs that a program was made for its examples."""

from __future__ import annotations

import pytest

from engine.core.task import Task
from engine.selection.choose import examples, suspicion
from sandbox import Outcome, TestCase, TestResult

TASK = Task("label", "def label(size, unit):\n", description="Size with its unit, such as 5 cm.")
TESTS = (
    TestResult(
        TestCase("a", "assert label(12, 'kg') == '12 kg'"),
        Outcome.PASS,
        True,
        "label(12, 'kg')",
        actual="'12 kg'",
        expected="'12 kg'",
    ),
    TestResult(TestCase("b", "label(5, 'mm')", "'5 mm'"), Outcome.PASS, True, "label(5, 'mm')"),
)


@pytest.mark.parametrize(
    ("body", "signs"),
    [
        ("    return f'{size} {unit}'\n", 0),
        ("    return str(size)\n", 1),
        ("    return '12 kg'\n", 3),
        ("    if size == 12:\n        return '12 kg'\n    return f'{size} {unit}'\n", 2),
        ("    if size == 5:\n        return f'5 {unit}'\n    return f'{size} {unit}'\n", 0),  # 5 is told
        ("    if unit in ('kg', 'mm'):\n        return f'{size} {unit}'\n", 2),
        ("    return {12: '12 kg'}.get(size, f'5 {unit}')\n", 2),
        ("    match size:\n        case 12:\n            return '12 kg'\n    return unit\n", 2),
        ("    return size +\n", 0),
    ],
)
def test_signs_are_counted(body, signs):
    assert suspicion(TASK, body, examples(TASK, TESTS)) == signs


def test_common_values_are_no_sign():
    test = TestResult(TestCase("a", "assert half(2) == 1"), Outcome.PASS, True, "half(2)", expected="1")
    task = Task("half", "def half(n):\n")
    assert suspicion(task, "    return 1 if n == 2 else n // 2\n", examples(task, [test])) == 0


def test_a_method_need_not_use_self_nor_what_is_called_private():
    task = Task("A.f", "def f(self, _unused, x):\n")
    assert suspicion(task, "    return x\n", examples(task, ())) == 0
