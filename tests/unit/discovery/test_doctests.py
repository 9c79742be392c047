"""Examples in docstrings as test cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.test_search.doctests import doctests, examples

Case = tuple[str, str, str | None]


@pytest.mark.parametrize(
    ("docstring", "expected"),
    [
        (">>> f(1)\n2", [("", "f(1)", "2")]),
        (">>> x = f(1); x\n2\n>>> x + 1\n3", [("x = f(1)\n", "x", "2"), ("x = f(1); x\n", "x + 1", "3")]),
        ('>>> é = "é"; f(\n...    é)  # any\n3', [('é = "é"\n', "f(\n   é)  # any", "3")]),
        (">>> f(1); f(2)\n2\n4", [("", "f(1); f(2)", "2\n4")]),
        (">>> assert f(1) == 2\n>>> y = 3; assert f(y)", [
            ("", "assert f(1) == 2", None), ("y = 3\n", "assert f(y)", None),
        ]),
        (">>> f(1)\n2\n>>> f(None)", [("", "f(1)", "2"), ("", "f(None)", "")]),
        (">>> x = []\n>>> f(x)\n>>> x\n[1]\n>>> print", [("x = []\nf(x)\n", "x", "[1]")]),
        (">>> # nothing\n>>> x = f(1)", []),
    ],
)  # fmt: skip
def test_examples(docstring: str, expected: list[Case]) -> None:
    found = examples(docstring, "f")
    assert found.skipped == ()
    assert [(case.setup, case.source, case.expected) for case in found.cases] == expected


def test_an_example_that_is_nested_too_deeply_is_named(tmp_path: Path) -> None:
    deep = " + ".join(["1"] * 400)
    text = f'def f(x):\n    """\n    >>> import mod\n    >>> mod.f({deep})\n    2\n    """\n    ...\n'
    document = Document(text, tmp_path / "mod.py")
    result = doctests(document, document.functions[0])
    assert result.cases == ()
    assert result.skipped == (("doctest f:1", "its expressions are nested too deeply"),)


def test_a_module_may_begin_with_a_long_sum() -> None:
    document = Document(" + ".join(["'a'"] * 3000) + "\ndef f():\n    ...\n")
    assert document.module_docstring == ""
