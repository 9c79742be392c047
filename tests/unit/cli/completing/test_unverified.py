"""Where none of a function's tests can be run, nothing is verified, and the exit code says so."""

import pytest

from tests.unit.cli.completing.test_complete import RIGHT, complete


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "sums.py"
    path.write_text("def double(x):\n    ...\n")
    return path


def test_of_tests_that_are_left_out_it_is_not_said_that_there_are_none(capfd, file, model, tmp_path):
    (tmp_path / "test_sums.py").write_text(
        "from sums import double\n\n\ndef test_some(no_such_fixture):\n    assert double(3) == 6\n"
    )
    model(double=RIGHT)
    code, out, err = complete(capfd, file)
    assert code == 1
    assert next(iter(RIGHT)) in out
    assert "test_some is left out: " in err
    assert "untested: no tests that can be run" in err
    code, _, err = complete(capfd, file, "--write")
    assert code == 1
    assert "not written: none of its tests can be run; --set untested=shown writes it all the same" in err
    assert file.read_text() == "def double(x):\n    ...\n"
    code, _, _ = complete(capfd, file, "--write", "--set", "untested=shown")
    assert code == 1
    assert next(iter(RIGHT)) in file.read_text()


@pytest.mark.parametrize(
    "test",
    [
        "import socket\n\n\ndef test_some(tmp_path):\n    socket.create_server(('127.0.0.1', 0))\n"
        "    assert double(1)\n",
        "import no_such_package\n\n\ndef test_some():\n    assert double(no_such_package.three) == 6\n",
        "import pytest\n\n\n@pytest.mark.skip\ndef test_some():\n    assert double(3) == 6\n",
    ],
    ids=["network", "import", "skipped"],
)
def test_where_no_test_can_be_run_nothing_is_verified(capfd, file, model, tmp_path, test):
    (tmp_path / "test_sums.py").write_text(f"from sums import double\n{test}")
    model(double=RIGHT)
    code, _, err = complete(capfd, file, "--set", "timeout=20")
    assert "test_some is left out: " in err
    assert code == 1
