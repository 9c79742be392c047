"""What attrs compiles for the protocol's types is kept. Each import is in a process of its own."""

import subprocess
import sys

import pytest

from tests.thorough import thorough

SCRIPT = """
import sys
from pathlib import Path
from egcfg_lsp.server.compiled_types import import_protocol
print(import_protocol(Path(sys.argv[1])))
from lsprotocol.types import Position, Range
assert Range(start=Position(1, 2), end=Position(3, 4)) == Range(Position(1, 2), Position(3, 4))
assert repr(Position(1, 2)) == "1:2"
import attr._make
assert not hasattr(attr._make, "compile")
"""


def started(file):
    """Whether everything was there already."""
    done = subprocess.run([sys.executable, "-c", SCRIPT, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip() == "True"


def test_the_second_start_compiles_nothing(tmp_path):
    file = tmp_path / "new" / "protocol.bin"
    assert not started(file)
    kept = file.read_bytes()
    assert started(file)
    assert file.read_bytes() == kept
    assert list(file.parent.iterdir()) == [file]


CONTENTS = [b"", b"nonsense", b"i\x01\x00\x00\x00"]


@pytest.mark.parametrize("content", [CONTENTS[1], *thorough(CONTENTS[::2])])
def test_a_file_that_is_none_is_written_anew(tmp_path, content):
    file = tmp_path / "protocol.bin"
    file.write_bytes(content)
    assert not started(file)
    assert started(file)


def test_where_nothing_can_be_written_everything_is_compiled(tmp_path):
    (tmp_path / "file").write_text("")
    assert not started(tmp_path / "file" / "protocol.bin")
    assert (tmp_path / "file").read_text() == ""
