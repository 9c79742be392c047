"""Files keep what they are made of."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from egcfg_lsp.cli.complete_job import Draft
from egcfg_lsp.discovery.project import PytestSettings
from egcfg_lsp.files import source_file
from egcfg_lsp.files.source_file import FileError, read, write


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "m.py"
    file.write_text("x = 1\n")
    return file


@pytest.mark.parametrize(
    "raw",
    [
        b"x = 1\r\ny = 2", b"\xef\xbb\xbfx = '\xc3\xa9'\n", b"# -*- coding: latin-1 -*-\nx = '\xe9'\n",
        b"#!/bin/python\n# coding: cp1252\nx = '\x80'\r\n", b"", b"a\rb\n",
    ],
)  # fmt: skip
def test_round_trip(raw, path):
    path.write_bytes(raw)
    path.chmod(0o754)
    file = read(path)
    assert "\ufeff" not in file.text
    write(file, file.text + "# é\n")
    assert path.read_bytes() == raw + "# é\n".encode(file.encoding)
    assert path.stat().st_mode & 0o777 == 0o754
    assert list(path.parent.iterdir()) == [path]


def test_what_somebody_saved_since_it_was_read_stays(path):
    draft = Draft(read(path))
    draft.text = "x = 2\n"
    draft.save()
    draft.text = "x = 3\n"
    path.write_text("x = 'saved'\n")
    with pytest.raises(FileError, match=r"changed since it was read; run the command again"):
        draft.save()
    assert path.read_text() == "x = 'saved'\n"


def test_refuses_what_the_encoding_cannot_hold(path):
    path.write_bytes(b"# coding: ascii\n")
    with pytest.raises(FileError, match=r"is ascii, which cannot hold 'é'"):
        write(read(path), "é")


@pytest.mark.parametrize("by", ["mode", "system"])
def test_refuses_a_read_only_file_even_for_root(path, monkeypatch, by):
    if by == "mode":
        path.chmod(0o444)
    else:
        monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(FileError, match=r"m.py cannot be written: it is read-only"):
        write(read(path), "x = 2\n")
    assert path.read_text() == "x = 1\n"


@pytest.mark.skipif(os.getuid() != 0, reason="only root may give files away")
def test_keeps_the_owner(path):
    os.chown(path, 1234, 5678)
    write(read(path), "x = 2\n")
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 5678)


def test_follows_links_and_keeps_other_names(path, tmp_path):
    link, other = tmp_path / "link.py", tmp_path / "other"
    link.symlink_to(path)
    other.hardlink_to(path)
    path.write_text("x = 1\n" * 100)
    write(read(link), "x = 2\n")
    assert link.is_symlink()
    assert other.read_text() == path.read_text() == "x = 2\n"
    assert path.samefile(other)


@pytest.mark.parametrize("coding", ["unicode_escape", "raw_unicode_escape", "utf-7", "utf-16", "utf_8_sig"])
def test_refuses_an_encoding_that_changes_what_is_read(path, coding):
    raw = f"# coding: {coding}\nx = '\\u00e9 +AOk- \\n'\ny = 1\n".encode()
    path.write_bytes(raw)
    try:
        file = read(path)
        write(file, file.text + "z = 2\n")
    except FileError:
        assert path.read_bytes() == raw
    else:
        assert path.read_bytes() == raw + b"z = 2\n"


@pytest.mark.parametrize("change", ["content", "file"])
def test_what_is_saved_while_we_write_stays(path, monkeypatch, change):
    alike = source_file._is_alike

    def late(*arguments: object) -> bool:
        """Somebody saves just before the file is replaced."""
        if change == "content":
            path.write_text("x = 'saved'\n")
        else:
            (path.parent / "new").write_bytes(path.read_bytes())
            os.replace(path.parent / "new", path)
        return alike(*arguments)

    file = read(path)
    monkeypatch.setattr(source_file, "_is_alike", late)
    with pytest.raises(FileError, match="changed since it was read"):
        write(file, "x = 2\n")
    assert path.read_text() == ("x = 'saved'\n" if change == "content" else "x = 1\n")
    assert list(path.parent.iterdir()) == [path]


def access_list(*entries: tuple[int, int, int]) -> bytes:
    return b"\2\0\0\0" + b"".join(
        kind.to_bytes(2, "little") + rights.to_bytes(2, "little") + (who & 0xFFFFFFFF).to_bytes(4, "little")
        for kind, rights, who in entries
    )


def test_keeps_attributes_and_access_lists(path):
    kept = {
        "user.origin": b"here",
        "system.posix_acl_access": access_list(
            (1, 6, -1), (2, 4, 65534), (4, 4, -1), (16, 4, -1), (32, 4, -1)
        ),
    }
    for name, value in list(kept.items()):
        try:
            os.setxattr(path, name, value)
        except OSError:  # this file system has none of that kind
            del kept[name]
    write(read(path), "x = 2\n")
    assert {name: os.getxattr(path, name) for name in os.listxattr(path)} == kept


def test_rights_that_the_folder_gives_are_not_added(path):
    rights = access_list((1, 7, -1), (2, 6, 1234), (4, 5, -1), (16, 7, -1), (32, 5, -1))
    try:
        os.setxattr(path.parent, "system.posix_acl_default", rights)
    except OSError:
        pytest.skip("this file system has no access lists")
    write(read(path), "x = 2\n")
    assert os.listxattr(path) == []


def test_attributes_that_cannot_be_given_to_another_file_stay(path, monkeypatch):
    path.write_text("x = 1\n" * 9)
    number = path.stat().st_ino
    monkeypatch.setattr(os, "fchown", lambda *arguments: (_ for _ in ()).throw(PermissionError))
    write(read(path), "x = 2\n")
    assert (path.read_text(), path.stat().st_ino) == ("x = 2\n", number)
    assert list(path.parent.iterdir()) == [path]


def test_what_is_written_over_comes_back_when_the_disk_is_full(path, monkeypatch):
    (path.parent / "other").hardlink_to(path)
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
def test_nothing_is_left_by_a_process_that_is_killed_while_it_writes(path, number):
    script = (
        "import os, pathlib, signal; from egcfg_lsp.files import source_file as files; "
        "signal.signal(signal.SIGINT, signal.default_int_handler); "  # a job in the background may ignore it
        f"files._is_alike = lambda *arguments: os.kill(os.getpid(), {int(number)}); "
        f"path = pathlib.Path({str(path)!r}); files.write(files.read(path), 'x = 2')"
    )
    done = subprocess.run([sys.executable, "-c", script], stderr=subprocess.DEVNULL)
    assert done.returncode == -number
    assert list(path.parent.iterdir()) == [path]
    assert path.read_text() == "x = 1\n"


@pytest.mark.parametrize("name", ["pipe", "device"])
def test_what_is_no_file_is_not_waited_for(path, name):
    path.unlink()
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
def test_settings_that_cannot_be_read_are_none(tmp_path, name, text):
    if text is None:
        os.mkfifo(tmp_path / name)
    else:
        (tmp_path / name).write_text(text, encoding="latin-1")
    assert PytestSettings.of(tmp_path).get("pythonpath") == ()
