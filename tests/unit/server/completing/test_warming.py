"""What will be needed is loaded when a trusted file is opened, and the status says so."""

import asyncio

from engine.lm.scripted import Scripted
from engine.support.errors import ModelError
from tests.unit.server.completing.test_server import CURSOR, RIGHT, SOURCE

STATUS = {"status": True}
HALF = 'def double(x):\n    """\n    >>> double(3)\n    6\n    >>> double(0)\n    0\n    """\n    \n'


def states(client):
    return [status.state for status in client.statuses]


async def test_opening_a_file_loads_the_model_and_starts_a_sandbox(connect, tmp_path):
    may_end = asyncio.Event()

    async def slowly(settings):
        await may_end.wait()
        return Scripted({"<|body|>\n": {"    return 1\n": 1.0}})

    async with connect(open_model=slowly, experimental=STATUS) as client:
        assert "loading" not in states(client)
        client.open(tmp_path / "a.py", SOURCE)
        await client.until(lambda: "loading" in states(client))
        assert client.statuses[-1].reason == "loading the model auto"
        may_end.set()
        await client.until(lambda: states(client)[-1] == "ready")
        assert len(client.server.workbench._models) == 1
        await client.until(lambda: client.server.workbench._sandboxes)


async def test_nothing_is_loaded_before_trust(connect, tmp_path):
    async with connect(RIGHT, {}) as client:
        client.open(tmp_path / "a.py", SOURCE)
        assert await client.lenses(tmp_path / "a.py"), "by now the opening was handled"
        assert not client.server.workbench._models
        assert not client.server.workbench._sandboxes
        client.configure({"trusted": True})
        await client.until(lambda: client.server.workbench._models and client.server.workbench._sandboxes)


async def test_an_open_file_that_is_not_trusted_is_no_ready_one(connect, tmp_path):
    async with connect(RIGHT, {}, experimental=STATUS) as client:
        client.open(tmp_path / "a.py", SOURCE)
        await client.until(lambda: states(client)[-1:] == ["refused"])
        assert client.statuses[-1].reason == "this workspace is not trusted"
        assert not client.messages
        client.configure({"trusted": True})
        await client.until(lambda: states(client)[-1] == "ready")


async def test_a_model_that_cannot_be_loaded_is_in_the_status(connect, tmp_path):
    async def fails(settings):
        raise ModelError("There is no model.")

    async with connect(open_model=fails, experimental=STATUS) as client:
        client.open(tmp_path / "a.py", SOURCE)
        await client.until(lambda: states(client)[-1:] == ["error"])
        assert client.statuses[-1].reason == "There is no model."


async def test_the_status_says_what_an_automatic_completion_came_to(connect, tmp_path):
    path = tmp_path / "a.py"
    options = {"trusted": True, "method": {"strategy": "eg-cfg"}}
    async with connect({"double": {"    return 6\n": 1.0}}, options, experimental=STATUS) as client:
        client.open(path, HALF)
        assert await client.inline(path, 7, 4, invoked=False) == []
        await client.until(lambda: client.statuses[-1].reason)
        assert client.statuses[-1].state == "ready"
        assert client.statuses[-1].reason == "double: 1 of 2 tests pass; ask to search longer"
        assert client.statuses[-1].label == "1 of 2 tests pass"
        assert client.statuses[-1].action.command == "egcfg.completeFunction"
        assert await client.inline(path, 7, 4, invoked=True) == []
        await client.until(lambda: client.statuses[-1].reason == "double: 1 of 2 tests pass")


async def test_where_all_pass_the_tests_come_before_the_plan(connect, tmp_path):
    path = tmp_path / "a.py"
    async with connect(RIGHT, experimental=STATUS) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR)
        await client.until(lambda: "busy" in states(client) and states(client)[-1] == "ready")
        assert client.statuses[-1].reason.startswith("double: 1 of 1 tests pass")
        assert not client.statuses[-1].label
