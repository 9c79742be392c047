"""Where projects begin, under which names their files are imported, and the settings of pytest."""

from pathlib import Path

import pytest

from egcfg_lsp.discovery.project import PytestSettings, module_name, project_root


def place(folder, *names):
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")
    return folder / names[-1]


@pytest.mark.parametrize(
    ("others", "file", "text", "name", "base"),
    [
        ((), "a.py", "", "a", "."),
        (("p/__init__.py",), "p/a.py", "", "p.a", "."),
        ((), "p/__init__.py", "", "p", "."),
        (("src/p/__init__.py", "src/p/q/__init__.py"), "src/p/q/a.py", "from ..b import c", "p.q.a", "src"),
        ((), "src/space/a.py", "from .b import c", "space.a", "src"),
        ((), "src/space/a.py", "import space.b", "space.a", "src"),
        ((), "space/p/a.py", "def f():\n    from ..b import c", "space.p.a", "."),
        ((), "scripts/a.py", "import b", "a", "scripts"),
        (("space/p/__init__.py",), "space/p/a.py", "from .b import c", "p.a", "space"),
        (("space/p/__init__.py",), "space/p/a.py", "from space.p.b import c", "space.p.a", "."),
        ((), "__main__.py", "", "", "."),
        (("p/__init__.py",), "p/__main__.py", "", "p.__main__", "."),
        ((), "a.b.py", "", "", "."),
    ],
)
def test_names(tmp_path, others, file, text, name, base):
    found = module_name(place(tmp_path, *others, file), tmp_path, text)
    assert found.name == name
    assert found.path[0] == tmp_path / base


def test_folders_of_the_project_and_of_its_tests(tmp_path):
    file = place(
        tmp_path, "pytest.ini", "lib/x.py", "tests/t.py", "p/tests/__init__.py", "p/__init__.py", "p/a.py"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = lib missing\n")
    assert module_name(file, tmp_path, "").path == (tmp_path, tmp_path / "lib", tmp_path / "tests")


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("pyproject.toml", '[tool.pytest.ini_options]\npythonpath = ["a", "b c"]\n', ("a", "b c")),
        ("pyproject.toml", '[tool.pytest.ini_options]\npythonpath = "a b"\n', ("a", "b")),
        ("pyproject.toml", "[tool.pytest.ini_options]\npythonpath = 3\n", ("3",)),
        ("pyproject.toml", "tool = 3\n", ()),
        ("pyproject.toml", "[tool", ()),
        ("pytest.ini", "[pytest]\npythonpath =\n  a\n  b\n", ("a", "b")),
        ("tox.ini", "[pytest]\npythonpath = a%s\n", ("a%s",)),
        ("setup.cfg", "[tool:pytest]\npythonpath = a\n", ("a",)),
        ("setup.cfg", "no section\n", ()),
    ],
)
def test_the_setting_of_pytest(tmp_path, name, text, expected):
    (tmp_path / name).write_text(text)
    assert PytestSettings.of(tmp_path).get("pythonpath") == expected


def test_the_innermost_workspace_folder_comes_first_and_the_whole_file_system_is_none(tmp_path):
    file, root = tmp_path / "shop" / "a.py", Path("/")
    file.parent.mkdir()
    (tmp_path / "setup.cfg").touch()
    assert project_root(file, [tmp_path, tmp_path / "shop", Path("/elsewhere")]) == tmp_path / "shop"
    assert project_root(file, [root]) == tmp_path
    assert project_root(file, [root, tmp_path / "shop"]) == tmp_path / "shop"
    assert project_root(root, [root]) == root
