"""Files keep what they are made of."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from egcfg_lsp.cli.complete_job import Draft
from egcfg_lsp.discovery.project import PytestSettings
from egcfg_lsp.files import source_file
from egcfg_lsp.files.source_file import FileError, read, write


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


@pytest.mark.parametrize("coding", ["unicode_escape", "raw_unicode_escape", "utf-7", "utf-16", "utf_8_sig"])
def test_refuses_an_encoding_that_changes_what_is_read(tmp_path: Path, coding: str) -> None:
    path = tmp_path / "m.py"
    raw = f"# coding: {coding}\nx = '\\u00e9 +AOk- \\n'\ny = 1\n".encode()
    path.write_bytes(raw)
    try:
        file = read(path)
        write(file, file.text + "z = 2\n")
    except FileError:
        assert path.read_bytes() == raw
    else:
        assert path.read_bytes() == raw + b"z = 2\n"


def changing(path: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """Lets somebody save ``path`` just before it is replaced."""
    alike = source_file._is_alike

    def late(*arguments: object) -> bool:
        if change == "content":
            path.write_text("x = 'saved'\n")
        else:
            (path.parent / "new").write_bytes(path.read_bytes())
            os.replace(path.parent / "new", path)
        return alike(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(source_file, "_is_alike", late)


@pytest.mark.parametrize("change", ["content", "file"])
def test_what_is_saved_while_we_write_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    file = read(path)
    changing(path, monkeypatch, change)
    with pytest.raises(FileError, match="changed since it was read"):
        write(file, "x = 2\n")
    assert path.read_text() == ("x = 'saved'\n" if change == "content" else "x = 1\n")
    assert list(tmp_path.iterdir()) == [path]


def test_keeps_other_names(tmp_path: Path) -> None:
    path, other = tmp_path / "m.py", tmp_path / "other"
    path.write_text("x = 1\n" * 100)
    other.hardlink_to(path)
    write(read(path), "x = 2\n")
    assert other.read_text() == path.read_text() == "x = 2\n"
    assert path.samefile(other)


def test_keeps_attributes_and_access_lists(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    kept = {"user.origin": b"here"}
    entries = ((1, 6, -1), (2, 4, 65534), (4, 4, -1), (16, 4, -1), (32, 4, -1))
    kept["system.posix_acl_access"] = b"\2\0\0\0" + b"".join(
        kind.to_bytes(2, "little") + rights.to_bytes(2, "little") + (who & 0xFFFFFFFF).to_bytes(4, "little")
        for kind, rights, who in entries
    )
    for name, value in list(kept.items()):
        try:
            os.setxattr(path, name, value)
        except OSError:  # this file system has none of that kind
            del kept[name]
    write(read(path), "x = 2\n")
    assert {name: os.getxattr(path, name) for name in os.listxattr(path)} == kept


def test_attributes_that_cannot_be_given_to_another_file_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n" * 9)
    number = path.stat().st_ino
    monkeypatch.setattr(os, "fchown", lambda *arguments: (_ for _ in ()).throw(PermissionError))
    write(read(path), "x = 2\n")
    assert path.read_text() == "x = 2\n"
    assert path.stat().st_ino == number
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_nobody_may_write_stays_even_for_root(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    path.chmod(0o444)
    with pytest.raises(FileError, match="read-only"):
        write(read(path), "x = 2\n")
    assert path.read_text() == "x = 1\n"


def test_what_is_written_over_comes_back_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    (tmp_path / "other").hardlink_to(path)
    write_at, failed = os.pwrite, []

    def full(handle: int, data: bytes, at: int) -> int:
        if at and not failed:
            failed.append(at)
            raise OSError(28, "No space left on device")
        return write_at(handle, bytes(data)[:4], at)

    monkeypatch.setattr(os, "pwrite", full)
    with pytest.raises(FileError, match="No space left"):
        write(read(path), "x = 22222\n")
    assert path.read_text() == "x = 1\n"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has files without names")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_nothing_is_left_by_a_process_that_is_killed_while_it_writes(
    tmp_path: Path, number: signal.Signals
) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    script = (
        "import os, pathlib; from egcfg_lsp.files import source_file as files; "
        f"files._is_alike = lambda *arguments: os.kill(os.getpid(), {int(number)}); "
        f"path = pathlib.Path({str(path)!r}); files.write(files.read(path), 'x = 2')"
    )
    done = subprocess.run([sys.executable, "-c", script], stderr=subprocess.DEVNULL)
    assert done.returncode == -number
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_text() == "x = 1\n"


def test_two_functions_written_one_after_the_other_lose_nothing_in_between(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    draft = Draft(read(path))
    draft.text = "x = 2\n"
    draft.save()
    draft.text = "x = 3\n"
    path.write_text("x = 'saved'\n")
    with pytest.raises(FileError, match="changed"):
        draft.save()
    assert path.read_text() == "x = 'saved'\n"


def test_rights_that_the_folder_gives_are_not_added(tmp_path: Path) -> None:
    rights = b"\2\0\0\0" + b"".join(
        kind.to_bytes(2, "little") + allowed.to_bytes(2, "little") + (who & 0xFFFFFFFF).to_bytes(4, "little")
        for kind, allowed, who in ((1, 7, -1), (2, 6, 1234), (4, 5, -1), (16, 7, -1), (32, 5, -1))
    )
    path = tmp_path / "m.py"
    path.write_text("x = 1\n")
    try:
        os.setxattr(tmp_path, "system.posix_acl_default", rights)
    except OSError:
        pytest.skip("this file system has no access lists")
    write(read(path), "x = 2\n")
    assert os.listxattr(path) == []


@pytest.mark.parametrize("name", ["pipe", "device"])
def test_what_is_no_file_is_not_waited_for(tmp_path: Path, name: str) -> None:
    path = tmp_path / "m.py"
    if name == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    with pytest.raises(FileError, match="is no file"):
        read(path)


@pytest.mark.parametrize("name", ["pytest.ini", "pyproject.toml"])
@pytest.mark.parametrize(
    "text", [None, "a = " + "[" * 50_000, "a = " + "1" * 5_000, "\xff", "[pytest]\n[pytest]\n"]
)
def test_settings_that_cannot_be_read_are_none(tmp_path: Path, name: str, text: str | None) -> None:
    if text is None:
        os.mkfifo(tmp_path / name)
    else:
        (tmp_path / name).write_text(text, encoding="latin-1")
    assert PytestSettings.of(tmp_path).get("pythonpath") == ()
