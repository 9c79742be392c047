"""What will be needed is loaded when a trusted file is opened, and the status says so."""

import asyncio

import pytest

from tests.scripted import Scripted
from tests.unit.server.completing.test_server import SOURCE

STATUS = {"status": True}
HALF = 'def double(x):\n    """\n    >>> double(3)\n    6\n    >>> double(0)\n    0\n    """\n    \n'


async def test_opening_a_file_loads_the_model_and_starts_a_sandbox(connect, path):
    may_end = asyncio.Event()

    async def slowly(settings):
        await may_end.wait()
        return Scripted({"<|body|>\n": {"    return 1\n": 1.0}})

    async with connect(open_model=slowly, experimental=STATUS) as client:
        assert client.statuses == []
        client.open(path, SOURCE)
        assert (await client.status("loading")).reason == "loading the model auto"
        may_end.set()
        assert (await client.status("ready")).model.startswith(client.model.name)
        await client.until(lambda: client.server.workbench._sandboxes)


async def test_the_prompt_of_what_waits_is_read_before_anything_is_asked_for(connect, path):
    async with connect({"double": {"    return 6\n": 1.0}}, text=HALF) as client:
        await client.until(lambda: client.passes)


async def test_the_status_says_what_an_automatic_completion_came_to(connect, path):
    options = {"method": {"strategy": "eg-cfg"}}
    async with connect(
        {"double": {"    return 6\n": 1.0}}, options, experimental=STATUS, text=HALF
    ) as client:
        assert await client.inline(path, 7, 4, invoked=False) == []
        phases = [status.label for status in client.statuses if status.state == "busy"]
        assert phases[:2] == ["testing", "sampling"]
        await client.until(lambda: client.statuses[-1].reason)
        status = client.statuses[-1]
        assert (status.state, status.label) == ("ready", "1 of 2 tests pass")
        assert status.reason == "double: 1 of 2 tests pass; ask to search longer"
        assert status.action.command == "egcfg.completeFunction"
        assert await client.inline(path, 7, 4, invoked=True) == []
        await client.until(lambda: client.statuses[-1].reason == "double: 1 of 2 tests pass")


@pytest.mark.parametrize("text", [HALF, HALF.partition("    >>> double(0)")[0]], ids=["closed", "open"])
async def test_the_prompt_is_read_while_the_docstring_is_typed(connect, path, text):
    async with connect({"double": {"    return 6\n": 1.0}}, text="x = 1\n") as client:
        await client.until(lambda: client.server.warming is not None and client.server.warming.done())
        client.change(path, text)
        assert await client.inline(path, 3, 5, invoked=False) == []
        await client.until(lambda: client.passes)


async def test_a_docstring_that_is_typed_loads_nothing(connect, path):
    async with connect({"double": {}}, {"trusted": False}, text=HALF) as client:
        assert await client.inline(path, 2, 12, invoked=False) == []
        assert not client.server.workbench._models
