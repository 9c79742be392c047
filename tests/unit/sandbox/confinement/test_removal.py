"""What programs leave behind is deleted, whatever it is."""

import os
from pathlib import Path

from sandbox.host.scratch import remove


def test_trees_of_any_depth_are_removed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").write_text("kept")
    top = tmp_path / "top"
    top.mkdir()
    before = os.open(".", os.O_RDONLY)
    try:
        os.chdir(top)
        os.symlink(outside, "link")
        for _ in range(1500):
            os.mkdir("d")
            os.chdir("d")
        open("file", "w").close()
        os.mkdir("closed", 0o000)
    finally:
        os.fchdir(before)
        os.close(before)
    remove(top)
    assert not top.exists()
    assert (outside / "kept").read_text() == "kept"
