"""A file with an unfinished function, and the command that completes it."""

import sys

import pytest

from egcfg_lsp.cli import main

DOUBLE = '''\
def double(x):
    """Twice x.

    >>> double(3)
    6
    """
    ...
'''


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "sums.py"
    path.write_bytes(DOUBLE.encode())
    return path


@pytest.fixture
def complete(capfd):
    """``complete(*arguments)`` is the exit code, stdout and stderr of ``egcfg complete``."""

    def run(*arguments):
        code = main(["complete", *map(str, arguments), "--python", sys.executable])
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        return code, out, err

    return run
