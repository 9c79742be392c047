"""Methods that tests reach by other names than their class's, or without naming them."""

from __future__ import annotations

from pathlib import Path

import pytest

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.tests_of import TestIndex

SHAPES = """\
class Base:
    def area(self):
        return 4

    def __call__(self, x):
        return x


class Square(Base):
    sides = 4


Rectangle = Square


def made(kind):
    return Square() if kind else None


def refused(kind):
    raise TypeError(Base, kind)


def double(count, x):
    return count * x


class Box:
    def __init__(self):
        self.lid = Square()

    def __getitem__(self, name):
        return Square()


doubled = partial(double, 2)
"""
BAGS = '''\
class Bag:
    """Holds things.

    >>> Bag([1])
    Bag([1])
    >>> len(Bag([1, 2]))
    2
    """

    def __init__(self, things):
        self.things = iter(things)

    def __repr__(self):
        return f"Bag({list(self.things)})"

    def __len__(self):
        return len(list(self.things))

    def __iter__(self):
        return self

    def __next__(self):
        return next(self.things)

    def __format__(self, how):
        return how
'''


def found(folder: Path, module: str, name: str, test: str) -> list[str]:
    """Ids of the cases of a function."""
    (folder / "pyproject.toml").write_text("")
    (folder / "things.py").write_text(module)
    (folder / "test_things.py").write_text(test)
    document = Document(module, folder / "things.py")
    function = document.find(name)
    assert function is not None
    return [case.id for case in TestIndex().find(document, function).cases]


@pytest.mark.parametrize(
    ("name", "check", "count"),
    [
        ("Base.area", "Square().area() == 4", 1),
        ("Base.area", "Rectangle().area() == 4", 1),
        ("Base.area", "made(1).area() == 4", 1),
        ("Base.area", "refused(1).area() == 4", 0),
        ("Base.__call__", "made(1)(3) == 3", 1),
        ("Base.area", "Box().lid.area() == 4", 1),
        ("Base.area", "Box()['x'].area() == 4", 1),
        ("made", "Square().area() == 4", 0),
        ("double", "doubled(2) == 4", 1),
    ],
)
def test_classes_are_reached_by_what_derives_from_them_and_gives_them(
    tmp_path: Path, name: str, check: str, count: int
) -> None:
    test = f"from things import *\n\n\ndef test_it():\n    assert {check}\n"
    assert len(found(tmp_path, SHAPES, name, test)) == count


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("Bag.__next__", "list(Bag([1])) == [1]"),
        ("Bag.__next__", "[each for each in Bag([1])] == [1]"),
        ("Bag.__format__", "'{:x}'.format(Bag([1])) == 'x'"),
    ],
)
def test_special_methods_are_called_by_built_ins_and_syntax(tmp_path: Path, name: str, check: str) -> None:
    test = f"from things import Bag\n\n\ndef test_it():\n    assert {check}\n"
    assert "test_things.py::test_it" in found(tmp_path, BAGS, name, test)


def test_examples_of_a_class_exercise_its_special_methods(tmp_path: Path) -> None:
    assert found(tmp_path, BAGS, "Bag.__repr__", "") == ["doctest Bag:1"]
    assert found(tmp_path, BAGS, "Bag.__len__", "") == ["doctest Bag:2"]
    assert found(tmp_path, BAGS, "Bag.__init__", "") == ["doctest Bag:1", "doctest Bag:2"]
