"""The extension in a real VS Code, with the real server and the model that ships."""

import pytest

from tests.editors.conftest import fetched
from tests.editors.vscode import package, running

pytestmark = pytest.mark.editors

EVEN = '''\
def is_even(n):
    """Return True if the number is even.

    >>> is_even(4)
    True
    >>> is_even(3)
    False
    """'''


@pytest.fixture(scope="module")
def cache():
    return fetched("fetch-vscode.sh")


@pytest.fixture(scope="module")
def vsix(cache):
    return package()


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "project"
    made.mkdir()
    (made / "pyproject.toml").write_text("")
    return made


@pytest.fixture
def vscode(cache, vsix, folder, tmp_path):
    with running(cache, vsix, folder, tmp_path / "home") as started:
        yield started


def works(text):
    scope = {}
    exec(text, scope)
    return scope["is_even"](10) is True and scope["is_even"](7) is False


def test_ghost_text_appears_and_is_accepted(vscode, folder):
    path = folder / "even.py"
    path.write_text(EVEN)
    *_, ghost, _, _, _, _ = vscode.drive(
        ["open", "even.py"],
        ["press", "Control+End"],
        ["wait", 6],
        ["press", "Enter"],
        ["ghost", 60],
        ["picture", "vscode-ghost.png"],
        ["press", "Tab"],
        ["press", "Control+S"],
        ["wait", 2],
    )
    assert ghost
    written = path.read_text()
    assert written.startswith(f"{EVEN}\n    {ghost.splitlines()[0]}")
    assert works(written)
