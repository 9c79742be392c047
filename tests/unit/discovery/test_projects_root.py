"""Where projects begin."""

from pathlib import Path

from egcfg_lsp.discovery.project import project_root


def test_the_innermost_workspace_folder_comes_first(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "c.py"
    assert project_root(file, [tmp_path, tmp_path / "a", Path("/elsewhere")]) == tmp_path / "a"


def test_the_whole_file_system_is_no_project(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "setup.cfg").touch()
    assert project_root(tmp_path / "shop" / "a.py", [Path("/")]) == tmp_path
    assert project_root(tmp_path / "shop" / "a.py", [Path("/"), tmp_path / "shop"]) == tmp_path / "shop"
    assert project_root(Path("/"), [Path("/")]) == Path("/")
