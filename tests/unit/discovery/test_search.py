"""Where tests are looked for, and what of them is believed."""

from __future__ import annotations

import gc
import os
import weakref
from pathlib import Path
from typing import Any

import pytest

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.project import python_files
from egcfg_lsp.discovery.tests_of import TestIndex
from sandbox import TestCase

MODULE = "def f(x):\n    ...\n\n\ndef g(x):\n    return x\n"


def cases(path: Path, name: str = "f", root: Path | None = None) -> list[TestCase]:
    document = Document(path.read_text(), path)
    function = document.find(name)
    assert function is not None
    return list(TestIndex().find(document, function, root).cases)


def project(folder: Path, files: dict[str, str]) -> Path:
    """Its module; what else there is is written into ``folder``, which is a project."""
    for name, text in {"setup.cfg": "", "m.py": MODULE, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "m.py"


def ids(path: Path, name: str = "f", root: Path | None = None) -> list[str]:
    return [case.id for case in cases(path, name, root)]


@pytest.mark.parametrize(
    ("module", "test", "statement", "call"),
    [
        ("m.py", "test_m.py", "from m import f", "f(1)"),
        ("m.py", "m_test.py", "import m as z", "z.f(1)"),
        ("m.py", "tests/test_m.py", "from m import f as h", "h(1)"),
        ("m.py", "test/deep/test_m.py", "import m", "m.f(1)"),
        ("src/pkg/m.py", "tests/test_m.py", "import pkg.m", "pkg.m.f(1)"),
        ("src/pkg/m.py", "tests/test_m.py", "from pkg import m", "m.f(1)"),
        ("src/pkg/m.py", "tests/test_m.py", "from pkg import *\nfrom pkg.m import *", "f(1)"),
        ("src/pkg/m.py", "src/pkg/tests/test_m.py", "from .. import m", "m.f(1)"),
        ("src/pkg/m.py", "src/pkg/test_m.py", "from .m import f", "f(1)"),
        ("src/pkg/__init__.py", "tests/test_m.py", "import pkg", "pkg.f(1)"),
        ("src/pkg/m.py", "tests/test_m.py", "from pkg import f", "f(1)"),
        ("m.py", "tests/test_m.py", "try:\n    from m import f\nexcept ImportError:\n    raise", "f(1)"),
    ],
)
def test_import_forms(tmp_path, module, test, statement, call):
    source = f"{statement}\n\ndef test_one():\n    assert {call} == 2\n"
    project(tmp_path, {"src/pkg/__init__.py": "", module: MODULE, test: source})
    [case] = cases(tmp_path / module)
    assert (case.id, case.source) == (f"{test}::test_one", f"def test_one():\n    assert {call} == 2")
    assert (case.item.file, case.item.name) == (str(tmp_path / test), "test_one")
    assert case.item.line == source.count("\n") - 1


@pytest.mark.parametrize(
    "statement",
    ["from other import f", "import other", "from m.f import f", "f = print", "from . import f", "import f"],
)
def test_other_imports(tmp_path, statement):
    source = f"{statement}\n\ndef test_one():\n    assert f(1) == 2\n"
    assert cases(project(tmp_path, {"tests/test_m.py": source})) == []


def test_a_namesake_beside_the_test_is_not_the_module(tmp_path):
    test = "from m import f\ndef test_one():\n    assert f(1) == 2\n"
    assert cases(project(tmp_path, {"tests/m.py": MODULE, "tests/test_m.py": test})) == []
    assert len(cases(tmp_path / "tests" / "m.py")) == 1


def test_open_texts_count_instead_of_the_disk(tmp_path):
    test = "from m import f\ndef test_one():\n    assert f({}) == 2\n"
    document = Document(MODULE, project(tmp_path, {"test_m.py": test.format(1)}))
    texts: dict[Path, str] = {}
    index = TestIndex(texts)

    def argument() -> str:
        [case] = index.find(document, document.functions[0]).cases
        return case.source.partition("f(")[2].partition(")")[0]

    assert argument() == "1"
    texts[tmp_path / "test_m.py"] = test.format(3)
    assert argument() == "3"
    texts.clear()
    (tmp_path / "test_m.py").write_text(test.format(12))
    assert argument() == "12"


def test_in_a_file_with_errors_unwritten_functions_are_named():
    tests = "\ndef test_f():\n    assert f(1) == 2\n\ndef test_g():\n    f(g(1))\n\ndef broken(:\n    x = (\n"
    document = Document(MODULE.replace("return x", "pass") + tests)
    found = TestIndex().find(document, document.functions[0])
    assert [case.id for case in found.cases] == ["module::test_f"]
    assert found.skipped == (("module::test_g", "it uses g, which is not written yet"),)


def test_fixtures_of_a_conftest_bring_the_module(tmp_path):
    files = {
        "m.py": "class A:\n    def f(self):\n        ...\n",
        "conftest.py": "import pytest\nfrom m import A\n@pytest.fixture\ndef a():\n    return A()\n",
        "tests/test_m.py": "def test_f(a):\n    assert a.f() == 1\ndef test_g(a):\n    assert a.g() == 1\n",
    }
    assert ids(project(tmp_path, files), "A.f") == ["tests/test_m.py::test_f"]
    (tmp_path / "conftest.py").write_text("")
    assert cases(tmp_path / "m.py", "A.f") == []


def test_what_is_no_regular_file_is_passed_by(tmp_path):
    module = project(tmp_path, {"tests/test_m.py": "from m import f\n"})
    for name in ("tests/test_pipe.py", "test_pipe.py", "tests/conftest.py"):
        os.mkfifo(tmp_path / name)
    assert cases(module) == []
    assert [file.name for file in python_files(tmp_path)] == ["m.py", "test_m.py"]


def chosen(module: str, name: str, tests: str, folder: Path) -> list[str]:
    """Names of the tests that count for a function."""
    files = {"m.py": module, "test_m.py": "import m\nfrom m import *\n" + tests + UNRELATED}
    return [each.rpartition("::")[2] for each in ids(project(folder, files), name, folder)]


SHOP = "class Shop:\n    def buy(self, x):\n        ...\n    def __len__(self):\n        ...\n" + MODULE


UNRELATED = "def test_other():\n    assert g(1) == 1\n    assert m.g(2) == 2\n"


USES_MADE = "def test_it(made):\n    assert made == 2\n"
USES_CALL = "def test_it(call):\n    assert call(1) == 2\n"
WAYS = {
    "f": [
        "def test_it():\n    assert f(1) == 2\n",
        "def test_it():\n    assert m.f(1) == 2\n",
        "from m import f as local\ndef test_it():\n    assert local(1) == 2\n",
        "def test_it():\n    from m import f as local\n    assert local(1) == 2\n",
        "def one(x):\n    return f(x)\ndef two(x):\n    return one(one(x))\ndef test_it():\n    two(1)\n",
        "TABLE = {}\nTABLE['f'] = f\ndef test_it():\n    assert TABLE['f'](1) == 2\n",
        "@pytest.fixture\ndef made():\n    return f(1)\n" + USES_MADE,
        "@pytest.fixture(name='made')\ndef _made():\n    return f(1)\n" + USES_MADE,
        "@pytest.fixture\ndef made(tmp_path):\n    return f(1)\n" + USES_MADE,
        "CALLS = [f]\n@pytest.mark.parametrize('call', CALLS)\n" + USES_CALL,
        "pytestmark = pytest.mark.parametrize('call', [f])\n" + USES_CALL,
        "class TestIt:\n    def do(self):\n        return f(1)\n    def test_it(self):\n        self.do()\n",
        "class Base(TestCase):\n    def setUp(self):\n        self.made = f(1)\n"
        "class More(Base):\n    def test_it(self):\n        self.assertEqual(self.made, 2)\n",
    ],
    "Shop.buy": [
        "def test_it():\n    assert Shop().buy(1) == 2\n",
        "def stocked():\n    return Shop()\ndef test_it():\n    assert stocked().buy(1) == 2\n",
        "def test_it(tmp_path):\n    shop = Shop()\n    assert shop.buy(1) == 2\n",
    ],
    "Shop.__len__": ["def test_it():\n    assert len(Shop()) == 0\n"],
}


@pytest.mark.parametrize(("name", "tests"), [(name, each) for name in WAYS for each in WAYS[name]])
def test_no_way_to_a_function_is_overlooked(name, tests, tmp_path):
    found = chosen(SHOP if "." in name else MODULE, name, tests, tmp_path)
    assert "test_it" in found
    assert "test_other" not in found or "pytestmark" in tests or name == "Shop.__len__"


def test_another_thread_may_look_again_while_files_are_searched(tmp_path):
    """As when somebody types in one file while tests are looked for in another."""
    path = project(tmp_path, {"test_m.py": "from m import f\nassert f(1) == 2\n"})
    index, document = TestIndex(), Document(MODULE, path)

    class Files(dict[tuple[Path, Path], Any]):
        def __setitem__(self, key: tuple[Path, Path], value: Any) -> None:
            super().__setitem__(key, value)
            index.look_again({})

    index._near = Files()
    assert index.find(document, document.functions[0], tmp_path).cases == ()


def test_a_function_of_the_same_name_from_elsewhere_is_not_the_one_under_test(tmp_path):
    test = "from other import f\nfrom m import g\n\ndef test_f():\n    assert g(f(1)) == 2\n"
    path = project(tmp_path, {"other.py": "def f(x): ...\n", "test_m.py": test})
    assert cases(path, "f") == []
    [case] = cases(path, "g")
    assert case.item.calls == ("g",)


BASE = "import m\nclass Base:\n    def test_base(self):\n        assert m.f(1)\n"
DERIVED = "from base import Base\nclass TestIt(Base):\n    pass\n"


def test_tests_of_a_base_class_in_another_file_are_understood_anew_when_it_changes(tmp_path):
    path = project(tmp_path, {"tests/base.py": BASE, "tests/test_m.py": DERIVED})
    index, document = TestIndex(), Document(MODULE, path)
    [case] = index.find(document, document.functions[0]).cases
    assert case.id == "tests/test_m.py::TestIt::test_base"
    assert case.source == "def test_base(self):\n    assert m.f(1)"
    assert case.item.line == 0
    index.open_texts = {tmp_path / "tests" / "base.py": BASE.replace("m.f", "m.g")}
    assert index.find(document, document.functions[0]).cases == ()


def test_nothing_is_kept_of_earlier_texts(tmp_path):
    path = project(tmp_path, {"tests/base.py": BASE, "tests/test_m.py": DERIVED})
    index, texts, known = TestIndex(), [MODULE, MODULE.replace("x", "y")], []
    for number, text in enumerate(texts):
        open_test = BASE + f"\nclass Other{number}(Base): ...\n"
        index.look_again({tmp_path / "tests" / "base.py": open_test})
        document = index.document("m", text, path)
        assert index.find(document, document.functions[0]).cases
        test = index.read(tmp_path / "tests" / "base.py")
        known.append(
            [weakref.ref(each) for each in (document, document.statements[0], test, test.statements[2])]
        )
        del document, test
    gc.collect()
    assert [each() for each in known[0]] == [None] * 4
    assert all(each() is not None for each in known[1])


def test_a_text_is_one_item(tmp_path):
    text = "Look:\n\n>>> from {} import f\n>>> f(1)\n2\n"
    files = {"other.py": MODULE, "readme.txt": text.format("m"), "test_m.txt": text.format("m")}
    path = project(tmp_path, {**files, "test_o.txt": text.format("other")})
    [case] = cases(path)
    assert (case.id, case.source) == ("test_m.txt::test_m.txt", "from m import f\nf(1)")
    (tmp_path / "setup.cfg").write_text("[tool:pytest]\naddopts = --doctest-glob=*.txt\n")
    assert ids(path) == ["readme.txt::readme.txt", "test_m.txt::test_m.txt"]


@pytest.mark.parametrize("testpaths", ["qa", "q?", "qa/check_m.py"])
def test_settings_of_pytest_say_where_tests_are(tmp_path, testpaths):
    test = "from m import f\ndef check_one():\n    assert f(1) == 2\n"
    path = project(tmp_path, {"qa/check_m.py": test, "qa/test_m.py": test})
    assert cases(path) == []
    settings = f"[pytest]\ntestpaths = {testpaths}\npython_files = check_*.py\npython_functions = check_\n"
    (tmp_path / "pytest.ini").write_text(settings)
    assert ids(path) == ["qa/check_m.py::check_one"]


@pytest.mark.parametrize("outside", [False, True])
def test_texts_outside_the_test_paths_are_not_for_pytest(tmp_path, outside):
    settings = "[pytest]\naddopts = --doctest-glob=*.rst\n" + outside * "testpaths = tests\n"
    text = ">>> import m\n>>> m.f(1)\n2\n"
    path = project(tmp_path, {"pytest.ini": settings, "README.rst": text, "tests/all.rst": text})
    assert set(ids(path)) == {"tests/all.rst::all.rst"} | (
        {"README.rst::README.rst"} if not outside else set()
    )


@pytest.mark.parametrize(
    "made",
    [
        "from pkg.m import f\ng = wrapped(f)\n",
        "from pkg import m\ng = wrapped(1, m.f)\n",
        "from pkg.m import f\nclass g(f): ...\n",
        "from pkg import m\n@m.f\ndef g(x): ...\n",
        "from pkg import m\ndef made(x):\n    return partial(m.f, x)\ng = made(1)\n",
        "def g(x):\n    from .m import f\n    def inner():\n        return f(x)\n    return inner\n",
        "from pkg.m import f\n@f(1)\ndef g(x): ...\n",
        "from pkg.m import f\nclass g(Other, f[int]): ...\n",
    ],
)
def test_what_another_module_makes_of_a_function(made, tmp_path):
    test = "from pkg.other import g\n\n\ndef test_g():\n    assert g(1)\n"
    project(tmp_path, {"pkg/__init__.py": "", "pkg/m.py": MODULE, "pkg/other.py": made, "test_m.py": test})
    assert ids(tmp_path / "pkg" / "m.py", root=tmp_path) == ["test_m.py::test_g"]


CALLS_G = "def test_it():\n    assert g(1)\n"
MIXIN = "class Mixin:\n    def test_it(self):\n        self.kind(1)\n"
IN_CLASS = "from m import f\nclass TestF:\n    def test_it(self):\n        f(1)\n"
DETOURS: dict[str, tuple[dict[str, str], list[str]]] = {
    "made of another": (
        {"o.py": "from x import f\ng = made(f)\n", "test_m.py": "from o import g\n" + CALLS_G},
        [],
    ),
    "imported by a call": (
        {"test_m.py": "m = pytest.importorskip('m')\ndef test_it():\n    m.f(1)\n"},
        ["test_m.py::test_it"],
    ),
    "attribute of a class": (
        {"test_m.py": f"from m import f\nclass O(f): ...\n{MIXIN}class TestF(Mixin):\n    kind = O\n"},
        ["test_m.py::TestF::test_it"],
    ),
    "named as its package": (
        {"pkg/pkg.py": "from pkg import m\ng = m.f\n", "test_m.py": "from pkg.pkg import g\n" + CALLS_G},
        ["test_m.py::test_it"],
    ),
    "one test file of another": (
        {"u/__init__.py": "", "u/test_a.py": IN_CLASS, "u/test_b.py": "from u.test_a import TestF\n"},
        ["u/test_a.py::TestF::test_it", "u/test_b.py::TestF::test_it"],
    ),
}


@pytest.mark.parametrize("detour", DETOURS)
def test_detours(tmp_path, detour):
    files, expected = DETOURS[detour]
    module = "pkg/m.py" if "pkg/pkg.py" in files else "m.py"
    project(tmp_path, {"pkg/__init__.py": "", module: MODULE, **files})
    assert ids(tmp_path / module) == expected


@pytest.mark.parametrize(
    ("test", "skipped"),
    [
        ("import subprocess\ndef test_f():\n    subprocess.run(f(1))\n", True),
        ("from subprocess import run\ndef test_f():\n    run(f(1))\n", True),
        ("def test_f():\n    from multiprocessing import Pool\n    Pool().map(f, [1])\n", True),
        ("import subprocess\ndef do(x):\n    subprocess.Popen(x)\ndef test_f():\n    do(f(1))\n", True),
        ("import subprocess\ndef do(x):\n    subprocess.run(x)\ndef test_f():\n    f(1)\n", False),
        ("import subprocess\ndef test_f():\n    f(subprocess.PIPE).run()\n", False),
        ("def run(x): ...\ndef test_f():\n    run(f(1))\n", False),
    ],
)
def test_other_processes_cannot_be_started(test, skipped, tmp_path):
    document = Document(MODULE, project(tmp_path, {"test_m.py": "from m import f\n" + test}))
    found = TestIndex().find(document, document.functions[0])
    reason = "it starts another process, which the sandbox refuses"
    assert len(found.cases) == (not skipped)
    assert found.skipped == ((("test_m.py::test_f", reason),) if skipped else ())


# Methods that tests reach by other names than their class's, or without naming them

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
        ("Bag.__next__", "list(Bag([1])) == [1]", 1),
        ("Bag.__next__", "[each for each in Bag([1])] == [1]", 1),
        ("Bag.__format__", "'{:x}'.format(Bag([1])) == 'x'", 1),
    ],
)
def test_methods_are_reached_by_what_derives_from_their_class_gives_it_or_is_built_in(
    tmp_path, name, check, count
):
    test = f"from m import *\n\n\ndef test_it():\n    assert {check}\n"
    path = project(tmp_path, {"m.py": BAGS if "Bag" in name else SHAPES, "test_m.py": test})
    assert ids(path, name).count("test_m.py::test_it") == count


@pytest.mark.parametrize(("name", "examples"), [("__repr__", [1]), ("__len__", [2]), ("__init__", [1, 2])])
def test_examples_of_a_class_exercise_its_special_methods(tmp_path, name, examples):
    path = project(tmp_path, {"m.py": BAGS})
    assert ids(path, f"Bag.{name}") == [f"doctest Bag:{number}" for number in examples]
