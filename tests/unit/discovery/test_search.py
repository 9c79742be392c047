"""Where tests are looked for, and what of them is believed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.imports import Project
from egcfg_lsp.discovery.project import python_files
from egcfg_lsp.discovery.tests_of import Collected, TestIndex
from sandbox import TestCase

MODULE = "def f(x):\n    ...\n\n\ndef g(x):\n    return x\n"


def cases(path: Path, name: str = "f", root: Path | None = None) -> list[TestCase]:
    document = Document(path.read_text(), path)
    function = document.find(name)
    assert function is not None
    return list(TestIndex().find(document, function, root).cases)


def project(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


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
def test_import_forms(tmp_path: Path, module: str, test: str, statement: str, call: str) -> None:
    source = f"{statement}\n\ndef test_one():\n    assert {call} == 2\n"
    project(tmp_path, {"setup.cfg": "", "src/pkg/__init__.py": "", module: MODULE, test: source})
    [case] = cases(tmp_path / module)
    assert (case.id, case.source) == (f"{test}::test_one", f"def test_one():\n    assert {call} == 2")
    assert case.item is not None
    assert (case.item.file, case.item.name) == (str(tmp_path / test), "test_one")
    assert case.item.line == source.count("\n") - 1


@pytest.mark.parametrize(
    "statement",
    ["from other import f", "import other", "from m.f import f", "f = print", "from . import f", "import f"],
)
def test_other_imports(tmp_path: Path, statement: str) -> None:
    source = f"{statement}\n\ndef test_one():\n    assert f(1) == 2\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "tests/test_m.py": source})
    assert cases(tmp_path / "m.py") == []


def test_a_namesake_beside_the_test_is_not_the_module(tmp_path: Path) -> None:
    test = "from m import f\ndef test_one():\n    assert f(1) == 2\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "tests/m.py": MODULE, "tests/test_m.py": test})
    assert cases(tmp_path / "m.py") == []
    assert len(cases(tmp_path / "tests" / "m.py")) == 1


def test_open_texts_count_instead_of_the_disk(tmp_path: Path) -> None:
    test = "from m import f\ndef test_one():\n    assert f({}) == 2\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": test.format(1)})
    document = Document(MODULE, tmp_path / "m.py")
    function = document.functions[0]
    texts: dict[Path, str] = {}
    index = TestIndex(texts)
    assert index.find(document, function).cases[0].source == "def test_one():\n    assert f(1) == 2"
    texts[tmp_path / "test_m.py"] = test.format(3)
    assert index.find(document, function).cases[0].source == "def test_one():\n    assert f(3) == 2"
    texts.clear()
    (tmp_path / "test_m.py").write_text(test.format(12))
    assert index.find(document, function).cases[0].source == "def test_one():\n    assert f(12) == 2"


def test_same_file_with_errors_elsewhere() -> None:
    text = MODULE + "\ndef test_f():\n    assert f(1) == 2\n\ndef broken(:\n    x = (\n"
    document = Document(text)
    found = TestIndex().find(document, document.functions[0])
    assert [case.id for case in found.cases] == ["module::test_f"]


def test_unwritten_functions_are_named() -> None:
    text = MODULE.replace("return x", "pass") + "def test_f():\n    assert f(g(1)) == 2\n"
    document = Document(text)
    found = TestIndex().find(document, document.functions[0])
    assert found.cases == ()
    assert found.skipped == (("module::test_f", "it uses g, which is not written yet"),)


def test_fixtures_of_a_conftest_bring_the_module(tmp_path: Path) -> None:
    module = "class A:\n    def f(self):\n        ...\n"
    files = {
        "setup.cfg": "",
        "m.py": module,
        "conftest.py": "import pytest\nfrom m import A\n@pytest.fixture\ndef a():\n    return A()\n",
        "tests/test_m.py": "def test_f(a):\n    assert a.f() == 1\ndef test_g(a):\n    assert a.g() == 1\n",
    }
    project(tmp_path, files)
    assert [case.id for case in cases(tmp_path / "m.py", "A.f")] == ["tests/test_m.py::test_f"]
    (tmp_path / "conftest.py").write_text("")
    assert cases(tmp_path / "m.py", "A.f") == []


def test_what_is_no_regular_file_is_passed_by(tmp_path: Path) -> None:
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "tests/test_m.py": "from m import f\n"})
    os.mkfifo(tmp_path / "tests" / "test_pipe.py")
    os.mkfifo(tmp_path / "test_pipe.py")
    os.mkfifo(tmp_path / "tests" / "conftest.py")
    assert cases(tmp_path / "m.py") == []
    assert [file.name for file in python_files(tmp_path)] == ["m.py", "test_m.py"]


def chosen(module: str, name: str, tests: str, folder: Path) -> list[str]:
    """Names of the tests that count for a function."""
    project(folder, {"m.py": module, "test_m.py": "import m\nfrom m import *\n" + tests + UNRELATED})
    return [case.id.rpartition("::")[2] for case in cases(folder / "m.py", name, folder)]


SHOP = "class Shop:\n    def buy(self, x):\n        ...\n    def __len__(self):\n        ...\n" + MODULE
UNRELATED = "def test_other():\n    assert g(1) == 1\n    assert m.g(2) == 2\n"
WAYS = [
    "def test_it():\n    assert f(1) == 2\n",
    "def test_it():\n    assert m.f(1) == 2\n",
    "from m import f as local\ndef test_it():\n    assert local(1) == 2\n",
    "def test_it():\n    from m import f as local\n    assert local(1) == 2\n",
    "def helper(x):\n    return f(x)\ndef twice(x):\n    return helper(helper(x))\n"
    "def test_it():\n    assert twice(1) == 2\n",
    "TABLE = {}\nTABLE['f'] = f\ndef test_it():\n    assert TABLE['f'](1) == 2\n",
    "@pytest.fixture\ndef made():\n    return f(1)\ndef test_it(made):\n    assert made == 2\n",
    "@pytest.fixture(name='made')\ndef _made():\n    return f(1)\ndef test_it(made):\n    assert made == 2\n",
    "@pytest.fixture\ndef made(tmp_path):\n    return f(1)\ndef test_it(made):\n    assert made == 2\n",
    "CALLS = [f]\n@pytest.mark.parametrize('call', CALLS)\ndef test_it(call):\n    assert call(1) == 2\n",
    "pytestmark = pytest.mark.parametrize('call', [f])\ndef test_it(call):\n    assert call(1) == 2\n",
    "class TestIt:\n    def run(self, x):\n        return f(x)\n"
    "    def test_it(self):\n        assert self.run(1) == 2\n",
    "class Base(TestCase):\n    def setUp(self):\n        self.made = f(1)\n"
    "class More(Base):\n    def test_it(self):\n        self.assertEqual(self.made, 2)\n",
]


@pytest.mark.parametrize("tests", WAYS)
def test_no_way_to_a_function_is_overlooked(tests: str, tmp_path: Path) -> None:
    found = chosen(MODULE, "f", tests, tmp_path)
    assert "test_it" in found
    assert "test_other" not in found or "pytestmark" in tests


METHODS = [
    ("Shop.buy", "def test_it():\n    assert Shop().buy(1) == 2\n"),
    ("Shop.buy", "def stocked():\n    return Shop()\ndef test_it():\n    assert stocked().buy(1) == 2\n"),
    ("Shop.buy", "def test_it(tmp_path):\n    shop = Shop()\n    assert shop.buy(1) == 2\n"),
    ("Shop.__len__", "def test_it():\n    assert len(Shop()) == 0\n"),
]


@pytest.mark.parametrize(("name", "tests"), METHODS)
def test_no_way_to_a_method_is_overlooked(name: str, tests: str, tmp_path: Path) -> None:
    found = chosen(SHOP, name, tests, tmp_path)
    assert "test_it" in found
    assert "test_other" not in found or name == "Shop.__len__"


def test_a_test_file_is_understood_once_for_all_functions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"func{number}" for number in range(20)]
    module = "".join(f"def {name}(x):\n    return x\n" for name in names)
    tests = "".join(f"def test_{name}():\n    assert {name}(1) == 1\n" for name in names)
    project(tmp_path, {"m.py": module, "test_m.py": "from m import *\n" + tests})
    made = []
    make = Collected.__init__

    def counted(self: Collected, project: Project, file: Path, *arguments: Any) -> None:
        made.append(file)
        make(self, project, file, *arguments)

    monkeypatch.setattr(Collected, "__init__", counted)
    index, document = TestIndex(), Document(module, tmp_path / "m.py")
    for function in document.functions:
        assert len(index.find(document, function, tmp_path).cases) == 1
    assert made == [tmp_path / "m.py", tmp_path / "test_m.py"]


def test_another_thread_may_look_again_while_files_are_searched(tmp_path: Path) -> None:
    """As when somebody types in one file while tests are looked for in another."""
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": "from m import f\nassert f(1) == 2\n"})
    index, document = TestIndex(), Document(MODULE, tmp_path / "m.py")
    function = document.functions[0]

    class Files(dict[tuple[Path, Path], Any]):
        def __setitem__(self, key: tuple[Path, Path], value: Any) -> None:
            super().__setitem__(key, value)
            index.look_again({})

    index._near = Files()
    assert index.find(document, function, tmp_path).cases == ()


def test_a_function_of_the_same_name_from_elsewhere_is_not_the_one_under_test(tmp_path: Path) -> None:
    test = "from other import f\nfrom m import g\n\ndef test_f():\n    assert g(f(1)) == 2\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "other.py": "def f(x): ...\n", "test_m.py": test})
    assert cases(tmp_path / "m.py", "f") == []
    [case] = cases(tmp_path / "m.py", "g")
    assert case.item is not None
    assert case.item.calls == ("g",)


BASE = "import m\nclass Base:\n    def test_base(self):\n        assert m.f(1)\n"
DERIVED = "from base import Base\nclass TestIt(Base):\n    pass\n"


def test_tests_of_a_base_class_in_another_file(tmp_path: Path) -> None:
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "tests/base.py": BASE, "tests/test_m.py": DERIVED})
    [case] = cases(tmp_path / "m.py")
    assert (case.id, case.source) == (
        "tests/test_m.py::TestIt::test_base",
        "def test_base(self):\n    assert m.f(1)",
    )
    assert case.item is not None
    assert case.item.line == 0


def test_a_helper_that_changes_is_understood_anew(tmp_path: Path) -> None:
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "tests/base.py": BASE, "tests/test_m.py": DERIVED})
    index, document = TestIndex(), Document(MODULE, tmp_path / "m.py")
    assert len(index.find(document, document.functions[0]).cases) == 1
    index.open_texts = {tmp_path / "tests" / "base.py": BASE.replace("m.f", "m.g")}
    assert index.find(document, document.functions[0]).cases == ()


def test_a_text_is_one_item(tmp_path: Path) -> None:
    text = "Look:\n\n>>> from {} import f\n>>> f(1)\n2\n"
    files = {"setup.cfg": "", "m.py": MODULE, "other.py": MODULE, "readme.txt": text.format("m")}
    project(tmp_path, {**files, "test_m.txt": text.format("m"), "test_o.txt": text.format("other")})
    [case] = cases(tmp_path / "m.py")
    assert (case.id, case.source) == ("test_m.txt::test_m.txt", "from m import f\nf(1)")
    (tmp_path / "setup.cfg").write_text("[tool:pytest]\naddopts = --doctest-glob=*.txt\n")
    ids = [case.id for case in cases(tmp_path / "m.py")]
    assert ids == ["readme.txt::readme.txt", "test_m.txt::test_m.txt"]


@pytest.mark.parametrize("testpaths", ["qa", "q?", "qa/check_m.py"])
def test_settings_of_pytest_say_where_tests_are(tmp_path: Path, testpaths: str) -> None:
    test = "from m import f\ndef check_one():\n    assert f(1) == 2\n"
    files = {"m.py": MODULE, "qa/check_m.py": test, "qa/test_m.py": test, "setup.cfg": ""}
    project(tmp_path, files)
    assert cases(tmp_path / "m.py") == []
    settings = f"[pytest]\ntestpaths = {testpaths}\npython_files = check_*.py\npython_functions = check_\n"
    (tmp_path / "pytest.ini").write_text(settings)
    assert [case.id for case in cases(tmp_path / "m.py")] == ["qa/check_m.py::check_one"]


@pytest.mark.parametrize("outside", [False, True])
def test_texts_outside_the_test_paths_are_not_for_pytest(tmp_path: Path, outside: bool) -> None:
    settings = "[pytest]\naddopts = --doctest-glob=*.rst\n" + outside * "testpaths = tests\n"
    text = ">>> import m\n>>> m.f(1)\n2\n"
    project(tmp_path, {"pytest.ini": settings, "m.py": MODULE, "README.rst": text, "tests/all.rst": text})
    found = ["tests/all.rst::all.rst", *([] if outside else ["README.rst::README.rst"])]
    assert sorted(case.id for case in cases(tmp_path / "m.py")) == sorted(found)


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
def test_what_another_module_makes_of_a_function(made: str, tmp_path: Path) -> None:
    test = "from pkg.other import g\n\n\ndef test_g():\n    assert g(1)\n"
    project(tmp_path, {"pkg/__init__.py": "", "pkg/m.py": MODULE, "pkg/other.py": made, "test_m.py": test})
    assert [case.id for case in cases(tmp_path / "pkg" / "m.py", root=tmp_path)] == ["test_m.py::test_g"]


def test_what_another_module_makes_of_something_else(tmp_path: Path) -> None:
    test = "from other import g\n\n\ndef test_f():\n    assert g(1)\n"
    other = "from elsewhere import f\ng = wrapped(f)\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "other.py": other, "test_m.py": test})
    assert cases(tmp_path / "m.py") == []


def test_an_attribute_of_a_test_class_may_be_a_class(tmp_path: Path) -> None:
    mixin = "class Mixin:\n    def test_it(self):\n        self.kind(1)\n"
    test = f"from m import f\n\n\nclass Other(f): ...\n\n\n{mixin}\n\nclass TestF(Mixin):\n    kind = Other\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": test})
    assert [case.id for case in cases(tmp_path / "m.py")] == ["test_m.py::TestF::test_it"]


def test_a_module_may_be_called_as_the_package_that_it_is_in(tmp_path: Path) -> None:
    inner = "from pkg import m\ng = m.f\n"
    test = "from pkg.pkg import g\n\n\ndef test_g():\n    g(1)\n"
    files = {"setup.cfg": "", "pkg/__init__.py": "", "pkg/m.py": MODULE, "pkg/pkg.py": inner}
    project(tmp_path, {**files, "test_it.py": test})
    assert [case.id for case in cases(tmp_path / "pkg" / "m.py")] == ["test_it.py::test_g"]


def test_a_module_that_is_imported_by_a_call(tmp_path: Path) -> None:
    test = "m = pytest.importorskip('m')\n\n\ndef test_one():\n    assert m.f(1) == 2\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_it.py": test})
    assert [case.id for case in cases(tmp_path / "m.py")] == ["test_it.py::test_one"]


def test_tests_of_a_package_import_one_another_by_its_name(tmp_path: Path) -> None:
    first = "from m import f\n\n\nclass TestF:\n    def test_f(self):\n        f(1)\n"
    files = {"setup.cfg": "", "m.py": MODULE, "tests/unit/__init__.py": "", "tests/unit/test_a.py": first}
    project(tmp_path, {**files, "tests/unit/test_b.py": "from unit.test_a import TestF\n"})
    found = [case.id for case in cases(tmp_path / "m.py")]
    assert found == [f"tests/unit/test_{letter}.py::TestF::test_f" for letter in "ab"]


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
def test_other_processes_cannot_be_started(test: str, skipped: bool, tmp_path: Path) -> None:
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": "from m import f\n" + test})
    document = Document(MODULE, tmp_path / "m.py")
    found = TestIndex().find(document, document.functions[0])
    reason = "it starts another process, which the sandbox refuses"
    assert len(found.cases) == (not skipped)
    assert found.skipped == ((("test_m.py::test_f", reason),) if skipped else ())
