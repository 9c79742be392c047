"""Examples in docstrings as test cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.project import PytestSettings
from egcfg_lsp.discovery.tests_of import FoundTests, doctests
from sandbox import Docstring

Case = tuple[str, str, str | None, int, int]


def of(docstring: str, after: str = "", path: Path | None = None, *flags: str) -> FoundTests:
    """What is found for a function ``f`` of this docstring."""
    document = Document(f"def f(x):\n    {docstring!r}\n    ...\n{after}", path)
    settings = PytestSettings({"doctest_optionflags": flags})
    return doctests(document, document.functions[0], settings, path.parent if path is not None else None)


def described(found: FoundTests) -> list[Case]:
    runs = [(case, case.docstring) for case in found.cases]
    return [(each.setup, each.source, each.expected, run.first, run.last) for each, run in runs if run]


def only(found: FoundTests) -> Docstring:
    """The example that there is."""
    [case] = found.cases
    assert case.docstring is not None
    return case.docstring


@pytest.mark.parametrize(
    ("docstring", "expected"),
    [
        (">>> f(1)\n2", [("", "f(1)", "2", 0, 0)]),
        (">>> x = f(1); x\n2\n>>> x + 1\n3", [("x = f(1)\n", "x", "2", 0, 0), ("", "x + 1", "3", 1, 1)]),
        ('>>> é = "é"; f(\n...    é)  # any\n3', [('é = "é"\n', "f(\n   é)  # any", "3", 0, 0)]),
        (">>> f(1); f(2)\n2\n4", [("", "f(1); f(2)", "2\n4", 0, 0)]),
        (">>> assert f(1) == 2\n>>> y = 3; assert f(y)", [
            ("", "assert f(1) == 2", None, 0, 0), ("y = 3\n", "assert f(y)", None, 1, 1),
        ]),
        (">>> f(1)\n2\n>>> f(None)", [("", "f(1)", "2", 0, 0), ("", "f(None)", "", 1, 1)]),
        (">>> x = []\n>>> f(x)\n>>> x\n[1]\n>>> print", [("x = []\nf(x)\n", "x", "[1]", 0, 3)]),
        (">>> # nothing\n>>> x = f(1)", []),
    ],
)  # fmt: skip
def test_examples(docstring, expected):
    found = of(docstring)
    assert found.skipped == ()
    assert described(found) == expected


@pytest.mark.parametrize("option", ["NUMBER", "ALLOW_UNICODE", "ALLOW_BYTES", "ELLIPSIS"])
@pytest.mark.parametrize("unknown", ["+NUMBR", "+SKIP"])
def test_an_option_that_is_not_known_leaves_out_its_example_alone(option, unknown):
    found = of(f">>> f(1) # doctest: +{option}\n2\n>>> f(2) # doctest: {unknown}\n3\n>>> f(3)\n4")
    assert [case.id for case in found.cases] == ["doctest f:1", "doctest f:3"]
    assert [name for name, _ in found.skipped] == ["doctest f:2"]


def test_what_the_module_gives_testmod_and_flags_of_the_project_are_kept():
    call = "doctest.testmod(verbose=True, optionflags=doctest.ELLIPSIS, extraglobs={'a': f'{1}\\n'})"
    found = only(of(">>> f(1)\n2", f"if __name__ == '__main__':\n    {call}\n", None, "ELLIPSIS"))
    assert (found.name, found.flags) == ("f", ("ELLIPSIS",))
    assert found.options == (("optionflags", "doctest.ELLIPSIS"), ("extraglobs", "{'a': f'{1}\\n'}"))


def test_pytest_prepares_what_a_conftest_gives(tmp_path):
    path = tmp_path / "m.py"
    assert only(of(">>> f(1)\n2", path=path)).by_pytest == ""
    (tmp_path / "conftest.py").write_text("def given(doctest_namespace): ...\n")
    assert only(of(">>> f(1)\n2", path=path)).by_pytest == str(path)


PROPERTY = '''"""
>>> f(1)
2
>>> C(3).x
3
"""
def f(x): ...

class C:
    """
    >>> c = C(2)
    >>> c.x = 3
    >>> c.x
    3
    """
    def __init__(self, x): ...
    @property
    def x(self):
        """
        >>> C(2).x
        2
        >>> d = C(1); d.x = 4; d.x
        4
        """
    @x.setter
    def x(self, v):
        """
        >>> C(1).x = 3
        >>> nobody_runs_this()
        """
'''


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("f", ["doctest module:1"]),
        ("C.__init__", ["doctest C:1", "doctest module:2"]),
        ("C.x", ["doctest C.x:1", "doctest C.x:2", "doctest C:1", "doctest module:2"]),
        ("C.x.setter", ["doctest C.x:2", "doctest C:1"]),
    ],
)
def test_examples_of_class_and_module_count_for_what_they_mention(name, ids):
    document = Document(PROPERTY)
    [function] = [each for each in document.functions if each.target_name == name]
    found = doctests(document, function)
    assert [case.id for case in found.cases] == ids
    names = {case.id.rpartition(":")[0]: case.docstring.name for case in found.cases if case.docstring}
    assert names.items() <= {"doctest C.x": "C.x", "doctest C": "C", "doctest module": ""}.items()


def test_a_module_may_begin_with_a_long_sum():
    document = Document(" + ".join(["'a'"] * 3000) + "\ndef f():\n    ...\n")
    assert document.module_docstring == ""


@pytest.mark.parametrize(
    ("docstring", "after", "lacking"),
    [
        (">>> pkg.f(1)\n2", "", "pkg"),
        (">>> x = pkg.f(1)\n>>> x\n2", "", "pkg"),
        (">>> pkg.f(1)\n2", "import pkg.other", ""),
        (">>> pkg.f(1)\n2", "from other import *", ""),
        (">>> pkg.f(1)\n2", "globals().update(pkg=f)", ""),
        (">>> pkg.f(1)\n2", "doctest.testmod(extraglobs={'pkg': f})", ""),
        (">>> import pkg\n>>> [f(x) for x in pkg.f(1)]\n2", "", ""),
        (">>> pkg\nTraceback (most recent call last):\nNameError: name 'pkg' is not defined", "", ""),
        (">>> pkg.f(0)  # doctest: +SKIP\n>>> f(1)\n2", "", ""),
    ],
)
def test_names_that_nothing_gives_a_value(docstring, after, lacking):
    found = of(docstring, after)
    assert len(found.cases) == (not lacking)
    reasons = [reason for _, reason in found.skipped if "SKIP" not in reason]
    assert reasons == ([f"nothing gives {lacking} a value"] if lacking else [])


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("def f(x):\n    return x\n\n\nf.__doc__ = '>>> f(1)\\n1'\n", ["doctest f:1"]),
        (
            "class B:\n    '>>> b = B()\\n>>> b.x\\n1\\n>>> b.x\\n1'\n    def __init__(self): self.x = 1\n",
            ["doctest B:1", "doctest B:2"],
        ),
    ],
    ids=["assigned by the module", "objects made before"],
)
def test_examples_elsewhere(text, ids):
    document = Document(text)
    assert [case.id for case in doctests(document, document.functions[0]).cases] == ids
