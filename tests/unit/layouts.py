"""Small projects, one for each way of laying out a package and its tests; pytest passes in all of them."""

from __future__ import annotations

import sys
import sysconfig
import venv
from pathlib import Path

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

LAYOUTS: dict[str, dict[str, str]] = {
    "flat": {
        "pyproject.toml": "",
        "money.py": CENTS,
        "models.py": MODELS.format(money="money"),
        "test_models.py": TESTS.format(models="models"),
    },
    "package": {
        "pyproject.toml": "",
        "pkg/__init__.py": "",
        "pkg/money.py": CENTS,
        "pkg/models.py": RELATIVE,
        "tests/test_models.py": TESTS.format(models="pkg.models"),
    },
    "src": {
        "pyproject.toml": INI + 'pythonpath = "src"\n',
        "src/pkg/__init__.py": "",
        "src/pkg/money.py": CENTS,
        "src/pkg/models.py": RELATIVE,
        "tests/test_models.py": TESTS.format(models="pkg.models"),
    },
    EDITABLE: {
        "pyproject.toml": '[project]\nname = "pkg"\nversion = "1"\n',
        "src/pkg/__init__.py": "",
        "src/pkg/money.py": CENTS,
        "src/pkg/models.py": RELATIVE,
        "tests/__init__.py": "",
        "tests/test_models.py": "from importlib.metadata import version\n\n"
        + TESTS.format(models="pkg.models")
        + "    assert version('pkg') == '1'\n",
    },
    "namespace package": {
        "pyproject.toml": INI + 'pythonpath = "src"\n',
        "src/space/pkg/money.py": CENTS,
        "src/space/pkg/models.py": RELATIVE,
        "tests/test_models.py": TESTS.format(models="space.pkg.models"),
    },
    "package in a namespace": {
        "pyproject.toml": INI + 'pythonpath = "src"\n',
        "src/space/pkg/__init__.py": "",
        "src/space/pkg/money.py": CENTS,
        "src/space/pkg/models.py": MODELS.format(money="space.pkg.money"),
        "tests/test_models.py": TESTS.format(models="space.pkg.models"),
    },
    "pythonpath in pyproject.toml": {
        "pyproject.toml": INI + 'pythonpath = ["code/python"]\n',
        "code/python/pkg/__init__.py": "",
        "code/python/pkg/money.py": CENTS,
        "code/python/pkg/models.py": RELATIVE,
        "code/python/prices.py": "from pkg.models import Line\n\nFREE = Line(0, 1)\n",
        "tests/test_models.py": "from prices import FREE\n" + TESTS.format(models="pkg.models")
        + "\n\ndef test_free():\n    assert FREE.total() == 0\n",
    },
    "pythonpath in pytest.ini": {
        "pytest.ini": "[pytest]\npythonpath = lib more\n",
        "lib/money.py": CENTS,
        "more/models.py": MODELS.format(money="money"),
        "tests/test_models.py": TESTS.format(models="models"),
    },
    "tests inside the package": {
        "pyproject.toml": "",
        "pkg/__init__.py": "",
        "pkg/money.py": CENTS,
        "pkg/models.py": RELATIVE,
        "pkg/tests/__init__.py": "",
        "pkg/tests/prices.py": "HALF = 0.5\n",
        "pkg/tests/test_models.py": "from .prices import HALF\n" + TESTS.format(models="..models")
        + "    assert line_total(HALF, 4) == 200\n",
    },
    "helpers beside tests": {
        "pyproject.toml": "",
        "pkg/__init__.py": "",
        "pkg/money.py": CENTS,
        "pkg/models.py": RELATIVE,
        "tests/prices.py": "HALF = 0.5\n",
        "tests/test_models.py": "from prices import HALF\n" + TESTS.format(models="pkg.models")
        + "    assert line_total(HALF, 4) == 200\n",
    },
    "conftest at several levels": {
        "pyproject.toml": INI + 'pythonpath = "src"\n',
        "src/pkg/__init__.py": "",
        "src/pkg/money.py": CENTS,
        "src/pkg/models.py": RELATIVE,
        "conftest.py": FIXTURE.format(name="price", needs="", value="1.5"),
        "tests/conftest.py": FIXTURE.format(name="count", needs="price", value="int(price * 2) - 1"),
        "tests/unit/conftest.py": FIXTURE.format(name="ready", needs="count", value="True"),
        "tests/unit/test_models.py": ASKING.format(models="pkg.models", fixtures="price, count, ready"),
    },
    "imports in __init__": {
        "pyproject.toml": INI + 'pythonpath = "src"\n',
        "src/pkg/__init__.py": "from .models import Line, line_total\nfrom .money import to_cents\n",
        "src/pkg/money.py": CENTS,
        "src/pkg/models.py": RELATIVE,
        "tests/test_models.py": TESTS.format(models="pkg"),
    },
    "functions in __init__": {
        "pyproject.toml": "",
        "pkg/__init__.py": RELATIVE,
        "pkg/money.py": CENTS,
        "tests/test_models.py": TESTS.format(models="pkg"),
    },
    "circular imports": {
        "pyproject.toml": "",
        "pkg/__init__.py": "",
        "pkg/base.py": BASE.format(circle=".circle"),
        "pkg/circle.py": AREAS.format(base=".base"),
        "tests/test_base.py": "from pkg.base import Shape, area_of\nfrom pkg.circle import areas\n\n\n"
        "def test_area():\n    assert area_of(Shape()) == [16]\n    assert areas([Shape(), 3]) == [16]\n",
    },
    "circular imports in a flat layout": {
        "pyproject.toml": "",
        "base.py": BASE.format(circle="circle"),
        "circle.py": AREAS.format(base="base"),
        "test_base.py": "from base import Shape, area_of\n\n\n"
        "def test_area():\n    assert area_of(Shape()) == [16]\n",
    },
    "names of the standard library": {
        "pyproject.toml": "",
        "pkg/__init__.py": "",
        "pkg/random.py": CENTS,
        "pkg/types.py": "import random\nimport types\n\n" + MODELS.format(money=".random")
        + "\n\nassert random.random and types.ModuleType\n",
        "tests/test_models.py": TESTS.format(models="pkg.types"),
    },
    "no marker of a project": {
        "pkg/__init__.py": "",
        "pkg/inner/__init__.py": "",
        "pkg/money.py": CENTS,
        "pkg/inner/models.py": MODELS.format(money="..money"),
        "pkg/inner/test_models.py": TESTS.format(models=".models"),
    },
    "data beside the module": {
        "pyproject.toml": "",
        "pkg/__init__.py": "",
        "pkg/rate.txt": "100",
        "pkg/money.py": "from pathlib import Path\n\n"
        "RATE = int(Path(__file__).with_name('rate.txt').read_text())\n\n\n" + CENTS.replace("100)", "RATE)"),
        "pkg/models.py": RELATIVE,
        "tests/test_models.py": TESTS.format(models="pkg.models"),
    },
}  # fmt: skip
_FEW = ("src", EDITABLE, "package in a namespace", "circular imports", "no marker of a project")
SOME = [*_FEW, *thorough(name for name in LAYOUTS if name not in _FEW)]
"""Parameters for tests of what rests on other parts, which are tested with all layouts."""


def write(layout: str, folder: Path) -> list[Path]:
    """Writes the project into ``folder``; returns its source files in which functions stand."""
    for name, text in LAYOUTS[layout].items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    if layout == EDITABLE:
        _install(folder)
    sources = [name for name, text in LAYOUTS[layout].items() if "    >>> " in text]
    return [folder / name for name in sources]


def python_of(folder: Path) -> str:
    """The interpreter of a project that was written."""
    own = folder / ".venv" / "bin" / "python"
    return str(own) if own.is_file() else sys.executable


def _install(folder: Path) -> None:
    """Gives the project an environment like this one, and itself in it, as pip installs it with -e."""
    venv.create(folder / ".venv", symlinks=True)
    [site] = (folder / ".venv" / "lib").glob("*/site-packages")
    (site / "here.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")
    (site / "__editable__.pkg-1.pth").write_text(f"{folder / 'src'}\n")
    about = site / "pkg-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pkg\nVersion: 1\n")
