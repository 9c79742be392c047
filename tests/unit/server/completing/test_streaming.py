"""Ghost text that is shown early, renewed, followed and left; with a scripted model and the real sandbox."""

import asyncio

import pytest
from pygls.exceptions import JsonRpcRequestCancelled

from tests.unit.server.completing.test_server import CURSOR, ENDLESS, SLOW, SOURCE

LINES = "    y = x + x\n    z = y\n    return z\n"
SEVERAL = {"double": {LINES: 0.9, "    return x\n": 0.1}}


GUIDED = {"method": {"strategy": "eg-cfg"}, "set": {"harvest": False}}


BOTH = {"status": True, "refresh": True}
# passes its test from the first line on, and never ends
GROWING = {"double": {"    y = 2 * x\n    return y\n" + "    y = y\n" * 3000: 1.0}}


async def test_the_first_guided_line_is_shown_before_the_rest_and_the_status_says_so(connect, path):
    async with connect(SEVERAL, GUIDED, text=SOURCE, experimental=BOTH) as client:
        [first] = await client.inline(path, *CURSOR)
        assert first.insert_text == "y = x + x"
        await client.until(lambda: client.refreshes and not client.run(path).working)
        [last] = await client.inline(path, *CURSOR)
        assert last.insert_text == LINES.strip()
        assert 1 <= len(client.refreshes) <= 3
        assert set(client.refreshes) == {path.as_uri()}
        await client.status("ready")
        told = {(status.state, status.reason) for status in client.statuses}
        assert ("busy", "completing double") in told
        assert "loading" in dict(told)


async def test_an_editor_that_cannot_renew_gets_the_whole_at_once(connect, path):
    async with connect(SEVERAL, GUIDED, text=SOURCE) as client:
        [item] = await client.inline(path, *CURSOR)
        assert item.insert_text == LINES.strip()
        assert (client.refreshes, client.statuses) == ([], [])


def typed(text):
    """The source after typing at the cursor."""
    return SOURCE[:-1] + text + "\n"


async def running(client, path):
    """A run whose first line is shown, and which goes on."""
    [first] = await client.inline(path, *CURSOR)
    assert client.run(path).working
    return first.insert_text, client.run(path)


async def test_typing_along_keeps_the_run(connect, path):
    async with connect(GROWING, SLOW, text=SOURCE, experimental=BOTH) as client:
        text, run = await running(client, path)
        client.change(path, typed(text[:3]))
        [rest] = await client.inline(path, CURSOR[0], CURSOR[1] + 3)
        assert text[3:].startswith(rest.insert_text.split("\n")[0])
        assert run.working
        assert client.run(path) is run


@pytest.mark.parametrize("event", ["departs", "elsewhere", "left"])
async def test_what_is_not_wanted_any_more_ends(connect, path, event):
    async with connect(GROWING, SLOW, text=SOURCE, experimental=BOTH) as client:
        _, run = await running(client, path)
        if event == "left":
            client.left(path)
        else:
            client.change(path, typed("q") if event == "departs" else "# new\n" + SOURCE)
        await client.until(lambda: not run.working)
        assert run._task.cancelled()
        await client.until(lambda: client.model.open_contexts == 0)


async def test_a_gesture_asks_for_more_than_typing_did(connect, path):
    bodies = {"double": {"    return 2 * x\n": 0.5, "    return x + x\n": 0.4, "    return x\n": 0.1}}
    options = {"set": {"harvest": False, "agents": 1, "numCandidates": 1}}
    async with connect(bodies, options, text=SOURCE) as client:
        [first] = await client.inline(path, *CURSOR, invoked=False)
        items = await client.inline(path, *CURSOR)
        assert {first.insert_text} < {item.insert_text for item in items}
        assert await client.inline(path, *CURSOR, invoked=False) == items[:1]


async def test_a_renewal_by_a_gesture_is_none(connect, path):
    """VS Code renews ghost text by triggering it: the run that typing began goes on, and answers."""
    async with connect(SEVERAL, GUIDED, text=SOURCE, experimental=BOTH) as client:
        [first] = await client.inline(path, *CURSOR, invoked=False)
        assert first.insert_text == "y = x + x"
        run = client.run(path)
        await client.until(lambda: client.refreshes and not run.working)
        for _ in client.refreshes:
            [renewed] = await client.inline(path, *CURSOR)
            assert renewed.insert_text == LINES.strip()
        assert client.run(path) is run
        assert await client.inline(path, *CURSOR)
        assert client.run(path) is not run


async def test_status_says_that_it_is_slow(connect, path):
    options = {**SLOW, "set": {**SLOW["set"], "slowS": 0.2}}
    async with connect(ENDLESS, options, text=SOURCE, experimental=BOTH) as client:
        waiting = asyncio.ensure_future(client.inline(path, *CURSOR))
        await client.until(lambda: any(status.state == "slow" for status in client.statuses))
        client.left(path)
        with pytest.raises(JsonRpcRequestCancelled):
            await waiting
        await client.status("ready")


@pytest.mark.requirement(7)
async def test_invoked_searches_on_for_other_bodies(connect, path):
    """The first search ends with the first body that passes; up to three different ones are wanted."""
    right = {"    return 2 * x\n": 0.5, "    return x + x\n": 0.2, "    return x * 2\n": 0.2}
    options = {"set": {"harvest": False, "agents": 1, "numCandidates": 2}}
    bodies = {"double": {**right, "    return x\n": 0.1}}
    async with connect(bodies, options, text=SOURCE, experimental=BOTH) as client:
        [first, *_] = await client.inline(path, *CURSOR)
        await client.until(lambda: not client.run(path).working)
        items = await client.inline(path, *CURSOR)
        assert items[0].insert_text == first.insert_text
        assert 1 < len(items) <= 3
        assert {item.insert_text for item in items} <= {body.strip() for body in right}
        assert client.server.record.completion.passed


@pytest.mark.requirement(15)
async def test_status_says_that_a_large_file_is_read(connect, path, monkeypatch):
    monkeypatch.setattr("egcfg_lsp.server.editor._INDEXING_S", 0.0)
    filler = "".join(f"def f{number}(x):\n    return x\n\n\n" for number in range(300))
    async with connect(SEVERAL, text=filler + SOURCE, experimental=BOTH) as client:
        await client.lenses(path)
        indexing = [status.reason for status in client.statuses if status.state == "indexing"]
        assert indexing[0] == "reading the file and its tests"
        await client.status("ready")
