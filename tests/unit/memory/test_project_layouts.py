"""Which files of a project a file may import, and under which names, in layouts that are common."""

import pytest

from egcfg_lsp.discovery.project_index import ProjectIndex
from engine.memory.project import Caller

F = "def f(x):\n    return x\n"
G = "def g(x):\n    return x\n"
SRC = '[tool.pytest.ini_options]\npythonpath = ["src"]\n'
FINDS = "import sys\nsys.path.insert(0, '..')\n"


async def offered(root, files, caller):
    """What the function ``task`` of a file may import, as it would be written."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    file = root / caller
    asked = Caller("", file.read_text(), file, file.name == "__init__.py")
    source = await ProjectIndex(root).source(asked, "task", {}, None)
    found = (source.function(number) for number in sorted(source.functions._functions))
    return sorted(each.where for each in found if each is not None and not each.is_neighbour)


INIT = {"shop/__init__.py": ""}
IN_SRC = {"pyproject.toml": SRC, "src/shop/__init__.py": ""}
OFFERED = {
    "modules at the root": ({"a.py": F, "b.py": ""}, "b.py", ["a.f"]),
    "a script at the root": (INIT | {"shop/a.py": F, "main.py": ""}, "main.py", ["shop.a.f"]),
    "a module beside a package": (INIT | {"a.py": F, "shop/b.py": ""}, "shop/b.py", ["a.f"]),
    "a package": (INIT | {"shop/a.py": F, "shop/b.py": ""}, "shop/b.py", ["shop.a.f"]),
    "the init of a package": (INIT | {"shop/a.py": F}, "shop/__init__.py", ["shop.a.f"]),
    "src": (IN_SRC | {"src/shop/a.py": F, "src/shop/b.py": ""}, "src/shop/b.py", ["shop.a.f"]),
    "src without a setting": (
        {"src/shop/__init__.py": "", "src/shop/a.py": F, "src/shop/b.py": ""}, "src/shop/b.py", ["shop.a.f"],
    ),
    "two packages in src": (
        IN_SRC | {"src/shop/a.py": F, "src/till/__init__.py": ""}, "src/till/__init__.py", ["shop.a.f"],
    ),
    "a package in a folder of another name": (
        {"lib/shop/__init__.py": "", "lib/shop/a.py": F, "lib/shop/b.py": ""}, "lib/shop/b.py", ["shop.a.f"],
    ),
    "a root that is a package": ({"__init__.py": "", "a.py": F, "b.py": ""}, "b.py", ["{root}.a.f"]),
    "scripts beside each other": ({"scripts/a.py": F, "scripts/b.py": ""}, "scripts/b.py", ["a.f"]),
    "a namespace that a file beside speaks of": (
        {"shop/a.py": F, "shop/b.py": "", "shop/c.py": "import shop.a\n"}, "shop/b.py", ["shop.a.f"],
    ),
    "a namespace that a file elsewhere speaks of": (
        {"shop/a.py": F, "shop/b.py": "", "main.py": "from shop import b\n"}, "shop/b.py", ["shop.a.f"],
    ),
    "a namespace that a test speaks of": (
        {"shop/a.py": F, "shop/b.py": "", "tests/test_b.py": "from shop.b import g\n"}, "shop/b.py",
        ["shop.a.f"],
    ),
    "a namespace that a relative import needs": (
        {"shop/a.py": F, "shop/b.py": "", "shop/c.py": "from .b import g\n"}, "shop/b.py", ["shop.a.f"],
    ),
    "a deep namespace": (
        {"shop/a/a.py": F, "shop/b/b.py": "import shop.c.c\n", "shop/c/c.py": ""}, "shop/b/b.py",
        ["shop.a.a.f"],
    ),
    "a namespace in src": (
        {"src/shop/a.py": F, "src/shop/b.py": "", "main.py": "import shop.b\n"}, "src/shop/b.py",
        ["shop.a.f"],
    ),
    "a namespace in a package": (
        INIT | {"shop/x/a.py": F, "shop/x/b.py": "", "main.py": "import shop.x.b\n"}, "shop/x/b.py",
        ["shop.x.a.f"],
    ),
    "src as a namespace": (
        {"src/a.py": F, "src/b.py": "", "main.py": "import src.b\n"}, "src/b.py", ["src.a.f"],
    ),
    "src on the path, though a test speaks of it": (
        {"src/a.py": F, "src/b.py": "", "src/c.py": "import b\n", "test_b.py": "import src.b\n"}, "src/b.py",
        ["a.f"],
    ),
    "scripts that import each other, though a test speaks of the folder": (
        {"x/a.py": F, "x/b.py": "import a\n", "tests/test_b.py": "import x.b\n"}, "x/b.py", ["a.f"],
    ),
    "a folder named like an installed package": (
        {"yaml/a.py": F, "yaml/b.py": "import yaml\nfrom yaml import load\n"}, "yaml/b.py", ["a.f"],
    ),
    "a script that imports the package": (
        INIT | {"shop/a.py": F, "x/b.py": FINDS + "import shop.c\n"}, "x/b.py", ["shop.a.f"],
    ),
    "a script beside one that imports the package": (
        IN_SRC | {"src/shop/a.py": F, "x/b.py": "", "x/c.py": "from shop.a import f\n"}, "x/b.py",
        ["shop.a.f"],
    ),
    "a script at the root, where others import the package": (
        IN_SRC | {"src/shop/a.py": F, "b.py": "", "c.py": "import shop\n"}, "b.py", ["shop.a.f"],
    ),
    "a test": (IN_SRC | {"src/shop/a.py": F, "tests/test_a.py": "import shop\n"}, "tests/test_a.py",
               ["shop.a.f"]),
    "a helper of tests": (
        IN_SRC | {"src/shop/a.py": F, "tests/test_a.py": "import shop\n", "tests/help.py": ""},
        "tests/help.py", ["shop.a.f"],
    ),
    "tests that are a package": (INIT | {"shop/a.py": F, "tests/__init__.py": "", "tests/test_a.py": ""},
                                 "tests/test_a.py", ["shop.a.f"]),
}  # fmt: skip
NOT_OFFERED = {
    "a script at the root, to a package in src": (IN_SRC | {"a.py": F, "src/shop/b.py": ""}, "src/shop/b.py"),
    "a script at the root, which tests import": (
        IN_SRC | {"a.py": F, "src/shop/b.py": "", "test_a.py": "import a, shop\n"}, "src/shop/b.py",
    ),
    "a package, to a script elsewhere": (INIT | {"shop/a.py": F, "x/b.py": ""}, "x/b.py"),
    "a package, to a script beside one that finds it": (
        INIT | {"shop/a.py": F, "x/b.py": "", "x/c.py": FINDS + "import shop\n"}, "x/b.py",
    ),
    "a package in src, to a script that only tests are beside": (
        IN_SRC | {"src/shop/a.py": F, "b.py": "", "test_a.py": "import shop\n"}, "b.py",
    ),
    "scripts of another folder": ({"x/a.py": F, "y/b.py": ""}, "y/b.py"),
    "one of two modules of a name": (
        {"x/a.py": F, "y/a.py": G, "z/b.py": "import a\n"}, "z/b.py",
    ),
    "a folder that is imported from in two ways": (
        {"x/a.py": F, "x/b.py": "try:\n    from .c import d\nexcept ImportError:\n    from c import d\n",
         "x/c.py": ""}, "x/b.py",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("files", "caller", "expected"), OFFERED.values(), ids=OFFERED)
async def test_what_is_offered(tmp_path, files, caller, expected):
    assert await offered(tmp_path, files, caller) == [each.format(root=tmp_path.name) for each in expected]


@pytest.mark.parametrize(("files", "caller"), NOT_OFFERED.values(), ids=NOT_OFFERED)
async def test_what_is_not_offered(tmp_path, files, caller):
    assert await offered(tmp_path, files, caller) == []


async def test_a_folder_that_is_imported_from_in_two_ways_for_who_imports_it(tmp_path):
    files = {"x/a.py": F, "x/b.py": "from .c import d\nfrom c import d\n", "x/c.py": ""}
    assert await offered(tmp_path, files | {"main.py": "import x.b\n"}, "main.py") == ["x.a.f"]


async def test_an_import_stays_inside_where_a_module_imports_its_caller_under_a_longer_name(tmp_path):
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop/money.py").write_text("from shop.cart import Cart\n" + F)
    cart = tmp_path / "shop/cart.py"
    cart.write_text("class Cart: ...\n")
    source = await ProjectIndex(tmp_path).source(Caller("cart", cart.read_text(), cart), "task", {}, None)
    found = source.function(0)
    assert (found.where, found.hoists) == ("shop.money.f", False)
