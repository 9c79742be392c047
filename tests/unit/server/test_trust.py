"""Only code in the folders of a trusted workspace runs."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from egcfg_lsp.discovery.project import belongs, is_within, project_root
from tests.unit.server.completing.test_server import CURSOR, RIGHT, SOURCE

WHOLE = '\n\ndef half(x):\n    """\n    >>> half(2)\n    1.0\n    """\n    return x / 2\n'
REFRESH = {"status": True, "refresh": True}


@pytest.fixture
def outside(tmp_path_factory):
    return tmp_path_factory.mktemp("elsewhere") / "a.py"


@pytest.mark.parametrize("place", ["workspace", "outside", "dots", "link"])
async def test_nothing_runs_of_what_is_not_trusted(connect, path, outside, tmp_path, place):
    """Neither in a workspace that is not, nor outside of one that is, however the path is written."""
    (outside.parent / "deeper").mkdir()
    (tmp_path / "link").symlink_to(outside.parent / "deeper", target_is_directory=True)
    outside.write_text(SOURCE)
    dots = tmp_path / ".." / outside.parent.name / outside.name
    paths = {"workspace": path, "outside": outside, "dots": dots, "link": tmp_path / "link/.." / outside.name}
    path, reason = paths[place], "not trusted" if place == "workspace" else "lies outside the folders"
    async with connect(RIGHT, trusted=place != "workspace", experimental=REFRESH) as client:
        client.open(path, SOURCE + WHOLE)
        assert await client.inline(path, *CURSOR) == []
        assert await client.inline(path, *CURSOR) == []
        assert [reason in message for message in client.messages] == [True]
        assert not (await client.command(path.as_uri(), "double"))["applied"]
        shown = await client.execute("showTrace", path.as_uri(), "half")
        assert not shown["shown"]
        assert reason in shown["reason"]
        titles = [lens.command.title for lens in await client.lenses(path)]
        assert titles == ["Complete against 1 test", "1 test"]
        told = (await client.status("refused")).reason
        assert ("not trusted" if place == "workspace" else path.name) in told
        assert not client.server.workbench._sandboxes
        assert client.edits == []
        assert place != "workspace" or not client.server.workbench._models


async def test_when_trust_comes_all_is_loaded_and_ghost_text_asked_for_again(connect, path):
    """The person waits where nothing was shown; no key is pressed."""
    async with connect(RIGHT, trusted=False, text=SOURCE, experimental=REFRESH) as client:
        assert (await client.status("refused")).reason == "this workspace is not trusted"
        assert not client.messages
        assert await client.inline(path, *CURSOR, invoked=False) == []
        bench = client.server.workbench
        assert [*bench._models, *bench._sandboxes, *client.refreshes] == []
        client.configure({"trusted": True})
        await client.until(lambda: bench._models and bench._sandboxes and client.refreshes)
        await client.status("ready")
        client.configure({"trusted": True})
        await client.lenses(path)
        assert client.refreshes == [path.as_uri()]


@pytest.mark.parametrize("pushed", [False, True])
async def test_trust_that_is_pushed_holds_over_an_older_answer(connect, path, monkeypatch, pushed):
    """The person answers the question of trust while the server asks for the settings."""
    async with connect(RIGHT, trusted=False, text=SOURCE) as client:
        answers = []

        def asked(section, scope_uri):
            if pushed:
                client.configure({"trusted": True})
            answers.append({"trusted": not pushed})
            return answers[-1]

        monkeypatch.setattr(client.lsp, "get_configuration", asked)
        client.configure(None)
        await client.until(lambda: answers and client.server.settings.trusted)
        assert await client.inline(path, *CURSOR)


NAMES = ["..", ".", "", *"inner a.py out in up file loop deep workspace other b.py".split()]


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A workspace beside another folder, with links in both that lead in, out and in circles."""
    top = tmp_path_factory.mktemp("tree")
    for name in ("workspace/inner/deep", "workspace2/inner", "other/inner/deep"):
        (top / name).mkdir(parents=True)
    for name in (
        "workspace/a.py",
        "workspace/inner/a.py",
        "workspace2/a.py",
        "other/b.py",
        "other/inner/a.py",
    ):
        (top / name).touch()
    links = {
        "workspace/out": "../other/inner/deep",
        "workspace/up": "..",
        "workspace/in": "inner/deep",
        "workspace/file": "../other/b.py",
        "workspace/loop": "loop",
        "workspace/inner/workspace": "../../workspace2",
        "other/in": "../workspace/inner/deep",
        "other/file": "../workspace/a.py",
        "other/inner/deep/workspace": str(top / "workspace"),
    }
    for name, target in links.items():
        (top / name).symlink_to(target)
    return top


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux where a path leads")
@given(begin=st.sampled_from(["workspace", "other"]), names=st.lists(st.sampled_from(NAMES), max_size=8))
@example(begin="workspace", names=["out", "..", "a.py"])
@example(begin="workspace", names=["file"])
@example(begin="other", names=["in", "..", "a.py"])
@example(begin="workspace", names=["inner", "workspace", "a.py"])
def test_a_file_is_where_the_kernel_finds_it(tree, begin, names):
    path = os.path.join(tree, begin, *names)
    try:
        handle = os.open(path, os.O_PATH)
    except OSError:
        assume(False)
    try:
        found = os.readlink(f"/proc/self/fd/{handle}")
    finally:
        os.close(handle)
    workspace = str(tree / "workspace")
    expected = (found + "/").startswith(workspace + "/")
    for folder in (workspace, f"{tree}/other/inner/deep/workspace", f"{workspace}/inner/.."):
        assert is_within(path, [Path(tree / "elsewhere"), folder]) is expected


def test_a_link_into_the_workspace_brings_no_folder_along(tmp_path, tmp_path_factory):
    """Beside the link lie somebody else's settings, tests and interpreter."""
    evil = tmp_path_factory.mktemp("evil")
    (tmp_path / "a.py").touch()
    (evil / "alias.py").symlink_to(tmp_path / "a.py")
    (evil / "inner").symlink_to(tmp_path)
    (evil / "pyproject.toml").touch()
    assert is_within(evil / "alias.py", [tmp_path])
    assert not belongs(evil / "alias.py", [tmp_path])
    assert belongs(evil / "inner" / "a.py", [tmp_path])
    assert project_root(evil / "inner" / "a.py", [tmp_path]) == tmp_path


async def test_a_link_to_the_workspace_is_the_workspace(connect, tmp_path, tmp_path_factory):
    link = tmp_path_factory.mktemp("links") / "link"
    link.symlink_to(tmp_path)
    async with connect(RIGHT) as client:
        client.open(link / "a.py", SOURCE)
        assert await client.inline(link / "a.py", *CURSOR)
