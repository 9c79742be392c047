"""Only code in the folders of a trusted workspace runs."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from egcfg_lsp.server.editor import is_within
from tests.unit.server.completing.test_server import CURSOR, RIGHT, SOURCE

WHOLE = SOURCE.replace("    \n", "    return 2 * x\n")


@pytest.fixture
def outside(tmp_path_factory):
    return tmp_path_factory.mktemp("elsewhere") / "a.py"


async def test_a_file_outside_of_the_folders_is_not_run(connect, outside):
    async with connect(RIGHT, experimental={"status": True}) as client:
        client.open(outside, SOURCE)
        assert await client.inline(outside, *CURSOR) == []
        answer = await client.command(outside.as_uri(), "double")
        assert not answer["applied"]
        shown = await client.execute("showTrace", outside.as_uri(), "double")
        assert not shown["shown"]
        assert not client.server.workbench._sandboxes
        assert any(f"{outside} lies outside the folders" in message for message in client.messages)
        await client.until(lambda: client.statuses and client.statuses[-1].state == "refused")
        assert str(outside) in client.statuses[-1].reason


async def test_its_tests_are_not_run_for_a_lens(connect, outside):
    async with connect(RIGHT) as client:
        client.open(outside, WHOLE)
        [lens] = await client.lenses(outside)
        assert lens.command.title == "1 test"
        assert not client.server.workbench._sandboxes


async def test_dots_do_not_lead_out(connect, outside, tmp_path):
    async with connect(RIGHT) as client:
        hidden = tmp_path / ".." / outside.parent.name / outside.name
        client.open(hidden, SOURCE)
        assert await client.inline(hidden, *CURSOR) == []
        assert not client.server.workbench._sandboxes


async def test_a_link_with_dots_behind_it_does_not_lead_out(connect, outside, tmp_path):
    (tmp_path / "link").symlink_to(outside.parent / "deeper", target_is_directory=True)
    (outside.parent / "deeper").mkdir()
    outside.write_text(SOURCE)
    async with connect(RIGHT) as client:
        hidden = tmp_path / "link" / ".." / outside.name
        client.open(hidden, SOURCE)
        assert await client.inline(hidden, *CURSOR) == []
        assert not client.server.workbench._sandboxes


NAMES = [
    "..",
    ".",
    "",
    "inner",
    "a.py",
    "out",
    "in",
    "up",
    "file",
    "loop",
    "deep",
    "workspace",
    "other",
    "b.py",
]


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


async def test_a_link_to_the_workspace_is_the_workspace(connect, tmp_path, tmp_path_factory):
    link = tmp_path_factory.mktemp("links") / "link"
    link.symlink_to(tmp_path)
    async with connect(RIGHT) as client:
        client.open(link / "a.py", SOURCE)
        assert await client.inline(link / "a.py", *CURSOR)


async def test_without_tests_nothing_is_shown_until_it_is_asked_for(connect, tmp_path):
    path, text = tmp_path / "a.py", "def double(x):\n    \n"
    async with connect(RIGHT) as client:
        client.open(path, text)
        assert await client.inline(path, 1, 4, invoked=False) == []
        assert await client.inline(path, 1, 4, invoked=True)
