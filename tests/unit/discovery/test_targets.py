"""What a target means, and what is said when it means nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from egcfg_lsp.discovery.targets import TargetError, parse_target

FILES: dict[str, str | bytes] = {
    "m.py": "class A:\n  def get(self):\n    ...\n\ndef mean(x):\n    ...\n\ndef done(): return 1\n\nX = 1\n",
    "odd:3.py": "def odd(): ...\n",
    "latin.py": b"x = '\xe9'\n",
    "cookie.py": b"# coding: nonsense\n",
    "nul.py": b"a\0b",
    "notes.txt": "hello there world\n",
    "script": "#!/usr/bin/python\ndef go(): ...\n",
    "empty.py": "",
    "open.py": "x = 1\ncall(1, 2\n\n\ndef swallowed():\n    '>>> 1'\n    ...\n",
    "full.py": "def done(): return 1\n",
}


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("sub.py").mkdir()
    for name, content in FILES.items():
        Path(name).write_bytes(content.encode() if isinstance(content, str) else content)


@pytest.mark.parametrize(
    ("target", "names"),
    [
        ("m.py", ["A.get", "mean"]), ("m.py::mean", ["mean"]), ("m.py::A.get", ["A.get"]),
        ("m.py::A::get", ["A.get"]), ("m.py::mean()", ["mean"]), ("m.py:5", ["mean"]), ("m.py:3", ["A.get"]),
        ("odd:3.py", ["odd"]), ("odd:3.py:1", ["odd"]), ("script", ["go"]), ("./m.py:6:4", ["mean"]),
        ("m.py:8:13", ["done"]),
    ],
)  # fmt: skip
def test_targets(target, names):
    assert [function.name for function in parse_target(target).functions] == names


def test_a_cursor_counts_from_zero_and_a_written_function_may_be_forced():
    assert parse_target("m.py:6:5").cursor == (5, 4)
    assert parse_target("m.py:6").cursor is None
    assert parse_target("m.py::done", force=True).functions[0].name == "done"


@pytest.mark.parametrize(
    ("target", "file", "message"),
    [
        ("gone.py", "gone.py", "does not exist; check the path."),
        ("gone.py::f", "gone.py", "does not exist; check the path."),
        ("gone.py:3", "gone.py", "does not exist; check the path."),
        ("sub.py", "sub.py", "is a directory; name a Python file in it."),
        ("latin.py", "latin.py", "is not valid utf-8 at line 1"),
        ("cookie.py", "cookie.py", "has no usable encoding: unknown encoding: nonsense"),
        ("nul.py", "nul.py", "is not a text file: it contains null bytes."),
        ("notes.txt", "notes.txt", "is not a Python file"),
        ("m.py::", "m.py::", "names no function after '::'; write m.py::NAME."),
        ("m.py::maen", "m.py", "has no function named maen. Did you mean mean?"),
        ("m.py::get", "m.py", "has no function named get. Did you mean A.get?"),
        ("m.py::zzz", "m.py", "has no function named zzz. It has A.get, mean, done."),
        ("empty.py::f", "empty.py", "has no function named f. There is no function in it."),
        ("m.py::done", "done in m.py", "is complete already; use --force"),
        ("m.py:10", "Line 10 of m.py", "is in no function. It has A.get, mean, done."),
        ("m.py:99", "m.py", "has 10 lines, and no line 99."),
        ("m.py:6:77", "Line 6 of m.py", "has 7 characters, and no column 77."),
        ("m.py:0", "m.py:0", "counts from 0; lines and columns count from 1."),
        ("empty.py", "empty.py", "has no function to complete."),
        ("x" * 5000, "x" * 5000, "cannot be read: File name too long."),
        ("open.py", "open.py", "has no function to complete. The syntax error at line 2 may hide some."),
        ("open.py::swallowed", "open.py", "has no function named swallowed."),
        ("full.py", "full.py", "has no unfinished function: give one the body '...'"),
    ],
)
def test_a_target_that_means_nothing_is_named_with_the_reason(target, file, message):
    with pytest.raises(TargetError) as caught:
        parse_target(target)
    assert str(caught.value).startswith(f"{file} {message}")
