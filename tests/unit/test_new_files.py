"""A new file takes the place of another whole, or leaves nothing behind (engine/support/files.py)."""

import os
import stat

import pytest

from engine.support import files, own_files
from engine.support.files import NewFile, replacing


@pytest.fixture(params=["unnamed", "named"])
def system(request, monkeypatch):
    """A system that has files without a name, and one that has not."""
    if request.param == "named":
        monkeypatch.setattr(files, "_HANDLES", "/nowhere")
    return str(request.param)


@pytest.mark.parametrize("umask", [0o022, 0o077])
@pytest.mark.parametrize("mode", [0o666, 0o600])
def test_a_new_file_has_the_mode_that_is_asked_for_less_the_umask(tmp_path, system, mode, umask):
    """It takes the place of a link, and where that leads stays as it was."""
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "f").symlink_to(tmp_path / "mine")
    before = os.umask(umask)
    try:
        with replacing(tmp_path / "f", mode) as out:
            out.write(b"new")
    finally:
        os.umask(before)
    assert not (tmp_path / "f").is_symlink()
    assert stat.S_IMODE((tmp_path / "f").stat().st_mode) == mode & ~umask
    assert (tmp_path / "f").read_bytes() == b"new"
    assert (tmp_path / "mine").read_text() == "mine"
    assert sorted(os.listdir(tmp_path)) == ["f", "mine"]


@pytest.mark.parametrize("mode", [0o666, 0o600])
def test_a_failure_leaves_what_was_there_and_nothing_else(tmp_path, system, mode):
    (tmp_path / "f").write_text("old")
    with pytest.raises(TypeError), replacing(tmp_path / "f", mode) as out:
        out.writelines([b"half", None])
    assert (tmp_path / "f").read_text() == "old"
    assert os.listdir(tmp_path) == ["f"]


def test_what_a_library_writes_takes_the_place(tmp_path, system):
    with NewFile(tmp_path / "f") as new:
        new.finish().write_text("by a library")
        new.take_place()
    assert (tmp_path / "f").read_text() == "by a library"
    assert os.listdir(tmp_path) == ["f"]


def test_what_is_no_json_leaves_our_own_state_as_it_was(tmp_path, system):
    file = tmp_path / "state.json"
    own_files.write_json(file, {"version": 1})
    with pytest.raises(TypeError):
        own_files.write_json(file, {"version": object()})
    assert own_files.read_json(file, 1) == {"version": 1}
    assert os.listdir(tmp_path) == ["state.json"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
