"""Code moves to the right; what its strings say does not."""

from __future__ import annotations

import textwrap

import pytest

from engine.core.task import indented

PIECES = [
    ("x = '''a\nb'''\ny = 1\n", "    x = '''a\nb'''\n    y = 1\n"),
    ("    x = '''a\n\n  b'''; y = '''c\nd'''\n", "        x = '''a\n\n  b'''; y = '''c\nd'''\n"),
    ("        x = 1\n    y = '''\n'''\nz = 2\n", "            x = 1\n        y = '''\n'''\n    z = 2\n"),
    ("x = f'''a\n{1 +\n2}\nb'''\ny\n", "    x = f'''a\n{1 +\n2}\nb'''\n    y\n"),
    ("x = 'a \\\nb'\ny = 1 + \\\n2\n", "    x = 'a \\\nb'\n    y = 1 + \\\n    2\n"),
    ("# it's '''\nx = 1\n", "    # it's '''\n    x = 1\n"),
    ("x = '''a\nb'''\ny = '''c\nd\n", "    x = '''a\nb'''\n    y = '''c\n    d\n"),
    ("x = '''a\nb''')\ny = '''c\nd'''\n", "    x = '''a\nb''')\n    y = '''c\nd'''\n"),
    ("", ""),
]


@pytest.mark.parametrize(("source", "deeper"), PIECES)
def test_lines_that_begin_inside_a_string_stay(source: str, deeper: str) -> None:
    assert indented(source, "    ") == deeper
    assert indented(source, "") == source


def test_without_strings_of_several_lines_it_is_plain_indentation() -> None:
    source = "if x:\n\n    y = (1,\n 2)\n  \n# note\n'a'\n"
    assert indented(source, "    ") == textwrap.indent(source, "    ")
