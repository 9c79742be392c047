"""Only code in the folders of a trusted workspace runs."""

import pytest

from tests.unit.server.test_server import CURSOR, RIGHT, SOURCE

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
