"""Files keep what they are made of."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from egcfg_lsp.files import FileError, read, write


@pytest.mark.parametrize(
    "raw",
    [
        b"x = 1\r\ny = 2", b"\xef\xbb\xbfx = '\xc3\xa9'\n", b"# -*- coding: latin-1 -*-\nx = '\xe9'\n",
        b"#!/bin/python\n# coding: cp1252\nx = '\x80'\r\n", b"", b"a\rb\n",
    ],
)  # fmt: skip
def test_round_trip(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_bytes(raw)
    path.chmod(0o754)
    file = read(path)
    assert "\ufeff" not in file.text
    write(file, file.text + "# é\n")
    assert path.read_bytes() == raw + "# é\n".encode(file.encoding)
    assert path.stat().st_mode & 0o777 == 0o754
    assert list(tmp_path.iterdir()) == [path]


def test_refuses_a_changed_file(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    file = read(path)
    path.write_text("x = 2\n")
    with pytest.raises(FileError, match=r"changed since it was read; run the command again"):
        write(file, "x = 3\n")
    assert path.read_text() == "x = 2\n"


def test_refuses_what_the_encoding_cannot_hold(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_bytes(b"# coding: ascii\n")
    with pytest.raises(FileError, match=r"is ascii, which cannot hold 'é'"):
        write(read(path), "é")


def test_refuses_a_read_only_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    path.chmod(0o444)
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(FileError, match=r"m.py cannot be written: it is read-only"):
        write(read(path), "x = 2\n")
    assert path.read_text() == "x = 1\n"


@pytest.mark.skipif(os.getuid() != 0, reason="only root may give files away")
def test_keeps_the_owner(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    os.chown(path, 1234, 5678)
    write(read(path), "x = 2\n")
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 5678)


def test_follows_links(tmp_path: Path) -> None:
    path, link = tmp_path / "m.py", tmp_path / "link.py"
    path.write_text("x = 1\n")
    link.symlink_to(path)
    write(read(link), "x = 2\n")
    assert link.is_symlink()
    assert path.read_text() == "x = 2\n"
