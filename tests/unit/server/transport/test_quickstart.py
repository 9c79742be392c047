"""What attrs compiles for the protocol's types is kept. Each import is in a process of its own."""

import subprocess
import sys

import pytest

from engine.support import own_files
from tests.thorough import thorough

SCRIPT = """
from egcfg_lsp.server.compiled_types import import_protocol
print(import_protocol())
from lsprotocol.types import Position, Range
assert Range(start=Position(1, 2), end=Position(3, 4)) == Range(Position(1, 2), Position(3, 4))
assert repr(Position(1, 2)) == "1:2"
import attr._make
assert not hasattr(attr._make, "compile")
"""


@pytest.fixture
def file(tmp_path, monkeypatch):
    """What is kept, in a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return own_files.compiled_protocol()


def started():
    """Whether everything was there already."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip() == "True"


def test_the_second_start_compiles_nothing(file):
    assert not started()
    kept = file.read_bytes()
    assert started()
    assert file.read_bytes() == kept
    assert list(file.parent.iterdir()) == [file]


CONTENTS = [b"", b"nonsense", b"i\x01\x00\x00\x00"]


@pytest.mark.parametrize("content", [CONTENTS[1], *thorough(CONTENTS[::2])])
def test_a_file_that_is_none_is_written_anew(file, content):
    file.parent.mkdir()
    file.write_bytes(content)
    assert not started()
    assert started()


def test_where_nothing_can_be_written_everything_is_compiled(file):
    file.parent.write_text("")
    assert not started()
    assert file.parent.read_text() == ""
