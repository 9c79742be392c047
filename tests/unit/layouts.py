"""Small projects, one for each way of laying out a package and its tests; pytest passes in all of them."""

from __future__ import annotations

import sys
import sysconfig
import venv

from tests.thorough import thorough

EDITABLE = "editable install"
CENTS = '''\
def to_cents(amount):
    """Cents of an amount.

    >>> to_cents(1.5)
    150
    """
    return round(amount * 100)
'''
MODELS = '''\
from {money} import to_cents


class Line:
    """A price, so many times."""

    def __init__(self, price, count):
        self.price = price
        self.count = count

    def total(self):
        """The cents of this line.

        >>> Line(1.5, 2).total()
        300
        """
        return to_cents(self.price) * self.count


def line_total(price, count):
    """The cents of a line.

    >>> line_total(1.5, 2)
    300
    """
    line = Line(price, count)
    return line.total()
'''
TESTS = """\
from {models} import Line, line_total


def test_line_total():
    assert line_total(0.5, 3) == 150
    assert Line(0.5, 2).total() == 100
"""
FIXTURE = """\
import pytest


@pytest.fixture
def {name}({needs}):
    yield {value}
"""
ASKING = """\
from {models} import Line, line_total


def test_with_fixtures({fixtures}):
    assert line_total(price, count) == 300
    assert Line(price, count).total() == 300
"""
INI = "[tool.pytest.ini_options]\n"
RELATIVE = MODELS.format(money=".money")
BASE = '''\
class Shape:
    """Something with an area."""

    sides = 4


from {circle} import areas


def area_of(shape):
    """The area of a shape, as a list.

    >>> area_of(Shape())
    [16]
    """
    return areas([shape])
'''
AREAS = '''\
from {base} import Shape


def areas(shapes):
    """The areas of shapes.

    >>> areas([Shape()])
    [16]
    """
    return [shape.sides**2 for shape in shapes if isinstance(shape, Shape)]
'''

MARKED = {"pyproject.toml": ""}
IN_SRC = {"pyproject.toml": INI + 'pythonpath = "src"\n'}
HALF = "HALF = 0.5\n"
USING_HALF = "    assert line_total(HALF, 4) == 200\n"


def package(folder, models=RELATIVE, init=""):
    """The files of a package; ``init`` is None for a namespace."""
    files = {} if init is None else {f"{folder}/__init__.py": init}
    return files | {f"{folder}/money.py": CENTS, f"{folder}/models.py": models}


def its_test(models, file="tests/test_models.py", before="", after=""):
    return {file: before + TESTS.format(models=models) + after}


LAYOUTS: dict[str, dict[str, str]] = {
    "flat": {
        **MARKED,
        "money.py": CENTS,
        "models.py": MODELS.format(money="money"),
        **its_test("models", "test_models.py"),
    },
    "package": MARKED | package("pkg") | its_test("pkg.models"),
    "src": IN_SRC | package("src/pkg") | its_test("pkg.models"),
    EDITABLE: {
        "pyproject.toml": '[project]\nname = "pkg"\nversion = "1"\n',
        **package("src/pkg"),
        "tests/__init__.py": "",
        **its_test(
            "pkg.models",
            before="from importlib.metadata import version\n\n",
            after="    assert version('pkg') == '1'\n",
        ),
    },
    "namespace package": IN_SRC | package("src/space/pkg", init=None) | its_test("space.pkg.models"),
    "package in a namespace": IN_SRC
    | package("src/space/pkg", MODELS.format(money="space.pkg.money"))
    | its_test("space.pkg.models"),
    "pythonpath in pyproject.toml": {
        "pyproject.toml": INI + 'pythonpath = ["code/python"]\n',
        **package("code/python/pkg"),
        "code/python/prices.py": "from pkg.models import Line\n\nFREE = Line(0, 1)\n",
        **its_test(
            "pkg.models",
            before="from prices import FREE\n",
            after="\n\ndef test_free():\n    assert FREE.total() == 0\n",
        ),
    },
    "pythonpath in pytest.ini": {
        "pytest.ini": "[pytest]\npythonpath = lib more\n",
        "lib/money.py": CENTS,
        "more/models.py": MODELS.format(money="money"),
        **its_test("models"),
    },
    "tests inside the package": {
        **MARKED,
        **package("pkg"),
        "pkg/tests/__init__.py": "",
        "pkg/tests/prices.py": HALF,
        **its_test("..models", "pkg/tests/test_models.py", "from .prices import HALF\n", USING_HALF),
    },
    "helpers beside tests": {
        **MARKED,
        **package("pkg"),
        "tests/prices.py": HALF,
        **its_test("pkg.models", before="from prices import HALF\n", after=USING_HALF),
    },
    "conftest at several levels": {
        **IN_SRC,
        **package("src/pkg"),
        "conftest.py": FIXTURE.format(name="price", needs="", value="1.5"),
        "tests/conftest.py": FIXTURE.format(name="count", needs="price", value="int(price * 2) - 1"),
        "tests/unit/conftest.py": FIXTURE.format(name="ready", needs="count", value="True"),
        "tests/unit/test_models.py": ASKING.format(models="pkg.models", fixtures="price, count, ready"),
    },
    "imports in __init__": IN_SRC
    | package("src/pkg", init="from .models import Line, line_total\nfrom .money import to_cents\n")
    | its_test("pkg"),
    "functions in __init__": {
        **MARKED,
        "pkg/__init__.py": RELATIVE,
        "pkg/money.py": CENTS,
        **its_test("pkg"),
    },
    "circular imports": {
        **MARKED,
        "pkg/__init__.py": "",
        "pkg/base.py": BASE.format(circle=".circle"),
        "pkg/circle.py": AREAS.format(base=".base"),
        "tests/test_base.py": "from pkg.base import Shape, area_of\nfrom pkg.circle import areas\n\n\n"
        "def test_area():\n    assert area_of(Shape()) == [16]\n    assert areas([Shape(), 3]) == [16]\n",
    },
    "circular imports in a flat layout": {
        **MARKED,
        "base.py": BASE.format(circle="circle"),
        "circle.py": AREAS.format(base="base"),
        "test_base.py": "from base import Shape, area_of\n\n\n"
        "def test_area():\n    assert area_of(Shape()) == [16]\n",
    },
    "names of the standard library": {
        **MARKED,
        "pkg/__init__.py": "",
        "pkg/random.py": CENTS,
        "pkg/types.py": f"import random\nimport types\n\n{MODELS.format(money='.random')}\n\n"
        "assert random.random and types.ModuleType\n",
        **its_test("pkg.types"),
    },
    "no marker of a project": {
        "pkg/__init__.py": "",
        "pkg/inner/__init__.py": "",
        "pkg/money.py": CENTS,
        "pkg/inner/models.py": MODELS.format(money="..money"),
        **its_test(".models", "pkg/inner/test_models.py"),
    },
    "data beside the module": {
        **MARKED,
        **package("pkg"),
        "pkg/rate.txt": "100",
        "pkg/money.py": "from pathlib import Path\n\n"
        "RATE = int(Path(__file__).with_name('rate.txt').read_text())\n\n\n" + CENTS.replace("100)", "RATE)"),
        **its_test("pkg.models"),
    },
}
_FEW = ("src", EDITABLE, "package in a namespace", "circular imports", "no marker of a project")
SOME = [*_FEW, *thorough(name for name in LAYOUTS if name not in _FEW)]
"""Parameters for tests of what rests on other parts, which are tested with all layouts."""


def write(layout, folder):
    """Writes the project into ``folder``; returns its source files in which functions stand."""
    for name, text in LAYOUTS[layout].items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    if layout == EDITABLE:
        _install(folder)
    sources = [name for name, text in LAYOUTS[layout].items() if "    >>> " in text]
    return [folder / name for name in sources]


def python_of(folder):
    """The interpreter of a project that was written."""
    own = folder / ".venv" / "bin" / "python"
    return str(own) if own.is_file() else sys.executable


def _install(folder):
    """Gives the project an environment like this one, and itself in it, as pip installs it with -e."""
    venv.create(folder / ".venv", symlinks=True)
    [site] = (folder / ".venv" / "lib").glob("*/site-packages")
    (site / "here.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")
    (site / "__editable__.pkg-1.pth").write_text(f"{folder / 'src'}\n")
    about = site / "pkg-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pkg\nVersion: 1\n")
