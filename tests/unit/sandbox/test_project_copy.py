"""Copies of projects: what programs may read, with other contents in some places."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sandbox import SandboxError, project_copy
from sandbox.project_copy import copied


def make(project: Path, *names: str) -> None:
    for name in names:
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(name)


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


def test_secrets_and_what_was_built_are_not_copied(tmp_path):
    project = tmp_path / "project"
    make(project, "a.py", "data/b.bin", "package/build/c.py", ".env", "server.key", "secrets/d.py")
    make(project, "build/a.py", "e/pyvenv.cfg", "e/a.py", "__pycache__/a.pyc", "a.pyc", "a.py~")
    os.mkfifo(project / "pipe")
    with copied(project, {}) as copy:
        assert copy.name == "project"
        assert files(copy) == {"a.py", "data/b.bin", "package/build/c.py"}
    assert not copy.parent.exists()
    assert (project / ".env").exists()


def test_some_files_are_others(tmp_path):
    make(tmp_path, "a.py", "b.py", "c.py", "d.py", "d.py.txt")
    replaced = {tmp_path / "a.py": b"other d.py", tmp_path / "b.py": None}
    with copied(tmp_path, replaced, {b"d.py": b"pass"}) as copy:
        assert files(copy) == {"a.py", "c.py", "d.py"}
        assert (copy / "a.py").read_bytes() == b"other pass"
        assert (copy / "d.py").read_bytes() == b"pass"
    assert (tmp_path / "a.py").read_text() == "a.py"


def test_links_stay_in_the_copy(tmp_path):
    project = tmp_path / "project"
    make(project, "a.py", "folder/b.py", ".env")
    make(tmp_path, "outside")
    (project / "one.py").symlink_to(project / "a.py")
    (project / "folder" / "two").symlink_to("..")
    (project / "password").symlink_to(".env")
    (project / "far").symlink_to("../outside")
    with copied(project, {project / "a.py": b"other"}) as copy:
        assert (copy / "one.py").read_bytes() == b"other"
        assert (copy / "folder" / "two").resolve() == copy
        assert not (copy / "password").exists()
        assert (copy / "far").resolve() == tmp_path / "outside"


def test_a_large_project_is_named(tmp_path, monkeypatch):
    make(tmp_path, "a.py", "b.py")
    monkeypatch.setattr(project_copy, "_MOST_FILES", 1)
    with pytest.raises(SandboxError, match=f"{tmp_path} holds more than .* move data out of it"):
        copied(tmp_path, {}).__enter__()


@pytest.mark.parametrize(
    ("late", "elsewhere"), [("no file", {}), ("no file", {b"d.py": b"pass"}), ("large", {b"d.py": b"pass"})]
)
def test_what_changed_since_it_was_looked_at_is_named(tmp_path, monkeypatch, late, elsewhere):
    make(tmp_path, "a.py")

    def swap(*_: object) -> None:
        if late == "large":
            os.truncate(tmp_path / "a.py", 8 << 30)
        else:
            (tmp_path / "a.py").unlink()
            os.mkfifo(tmp_path / "a.py")

    monkeypatch.setattr(project_copy, "_check", swap)
    reason = "holds more than 256 MiB" if late == "large" else "is no file any more"
    with pytest.raises(SandboxError, match=f"a.py {reason}"):
        copied(tmp_path, {}, elsewhere).__enter__()
