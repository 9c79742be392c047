"""Ghost text that is shown early, renewed, followed and left; with a scripted model and the real sandbox."""

import asyncio
import sys

import pytest
from pygls.exceptions import JsonRpcRequestCancelled

from tests.unit.server.completing.test_server import CURSOR, ENDLESS, SLOW, SOURCE

LINES = "    y = x + x\n    z = y\n    return z\n"
SEVERAL = {"double": {LINES: 0.9, "    return x\n": 0.1}}
GUIDED = {
    "trusted": True,
    "interpreter": sys.executable,
    "method": {"strategy": "eg-cfg"},
    "set": {"harvest": False},
}
BOTH = {"status": True, "refresh": True}
# passes its test from the first line on, and never ends
GROWING = {"double": {"    y = 2 * x\n    return y\n" + "    y = y\n" * 3000: 1.0}}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.py"


async def test_the_first_guided_line_is_shown_before_the_rest(connect, path):
    async with connect(SEVERAL, GUIDED, experimental=BOTH) as client:
        client.open(path, SOURCE)
        [first] = await client.inline(path, *CURSOR)
        assert first.insert_text == "y = x + x"
        await client.until(lambda: client.refreshes and not client.server.session(path.as_uri()).run.working)
        [last] = await client.inline(path, *CURSOR)
        assert last.insert_text == LINES.strip()
        assert 1 <= len(client.refreshes) <= 3
        assert set(client.refreshes) == {path.as_uri()}


async def test_an_editor_that_cannot_renew_gets_the_whole_at_once(connect, path):
    async with connect(SEVERAL, GUIDED) as client:
        client.open(path, SOURCE)
        [item] = await client.inline(path, *CURSOR)
        assert item.insert_text == LINES.strip()
        assert client.refreshes == []
        assert client.statuses == []


def typed(text):
    """The source after typing at the cursor."""
    return SOURCE[:-1] + text + "\n"


async def running(client, path):
    """A run whose first line is shown, and which goes on."""
    client.open(path, SOURCE)
    [first] = await client.inline(path, *CURSOR)
    run = client.server.session(path.as_uri()).run
    assert run.working
    return first.insert_text, run


async def test_typing_along_keeps_the_run(connect, path):
    async with connect(GROWING, {**GUIDED, **SLOW}, experimental=BOTH) as client:
        text, run = await running(client, path)
        client.change(path, typed(text[:3]))
        [rest] = await client.inline(path, CURSOR[0], CURSOR[1] + 3)
        assert text[3:].startswith(rest.insert_text.split("\n")[0])
        assert run.working
        assert client.server.session(path.as_uri()).run is run


@pytest.mark.parametrize("event", ["departs", "elsewhere", "left"])
async def test_what_is_not_wanted_any_more_ends(connect, path, event):
    async with connect(GROWING, {**GUIDED, **SLOW}, experimental=BOTH) as client:
        _, run = await running(client, path)
        if event == "departs":
            client.change(path, typed("q"))
        elif event == "elsewhere":
            client.change(path, "# new\n" + SOURCE)
        else:
            client.left(path)
        await client.until(lambda: not run.working)
        assert run._task.cancelled()
        [loading] = client.server.workbench._models.values()
        await client.until(lambda: loading.result().open_contexts == 0)


async def test_leaving_ends_a_request_that_waits(connect, path):
    async with connect(ENDLESS, SLOW) as client:
        client.open(path, SOURCE)
        waiting = asyncio.ensure_future(client.inline(path, *CURSOR))
        await client.at_work()
        client.left(path)
        with pytest.raises(JsonRpcRequestCancelled):
            await waiting


async def test_invoked_gives_other_bodies_that_pass(connect, path):
    bodies = {"double": {"    return 2 * x\n": 0.4, "    return x + x\n": 0.3, "    return x\n": 0.3}}
    async with connect(bodies) as client:
        client.open(path, SOURCE)
        items = await client.inline(path, *CURSOR)
        assert sorted(item.insert_text for item in items) == ["return 2 * x", "return x + x"]
        [only] = await client.inline(path, *CURSOR, invoked=False)
        assert only == items[0]


async def test_a_gesture_asks_for_more_than_typing_did(connect, path):
    bodies = {"double": {"    return 2 * x\n": 0.5, "    return x + x\n": 0.4, "    return x\n": 0.1}}
    options = {**GUIDED, "method": {}, "set": {"agents": 1, "numCandidates": 1}}
    async with connect(bodies, options) as client:
        client.open(path, SOURCE)
        [first] = await client.inline(path, *CURSOR, invoked=False)
        items = await client.inline(path, *CURSOR)
        assert {first.insert_text} < {item.insert_text for item in items}
        assert await client.inline(path, *CURSOR, invoked=False) == items[:1]


async def test_a_renewal_by_a_gesture_is_none(connect, path):
    """VS Code renews ghost text by triggering it: the run that typing began goes on, and answers."""
    async with connect(SEVERAL, GUIDED, experimental=BOTH) as client:
        client.open(path, SOURCE)
        [first] = await client.inline(path, *CURSOR, invoked=False)
        assert first.insert_text == "y = x + x"
        run = client.server.session(path.as_uri()).run
        await client.until(lambda: client.refreshes and not run.working)
        for _ in client.refreshes:
            [renewed] = await client.inline(path, *CURSOR)
            assert renewed.insert_text == LINES.strip()
        assert client.server.session(path.as_uri()).run is run
        assert await client.inline(path, *CURSOR)
        assert client.server.session(path.as_uri()).run is not run


async def test_functions_without_tests_by_setting(connect, path):
    silent = {"trusted": True, "inline": {"untested": "silent"}}
    async with connect({"double": {"    return 2 * x\n": 1.0}}, silent) as client:
        client.open(path, "def double(x):\n    ")
        assert await client.inline(path, 1, 4, invoked=False) == []
        [item] = await client.inline(path, 1, 4, invoked=True)
        assert item.insert_text == "return 2 * x"


async def test_status(connect, path):
    async with connect(SEVERAL, GUIDED, experimental=BOTH) as client:
        client.open(path, SOURCE)
        await client.inline(path, *CURSOR)
        await client.until(lambda: client.statuses and client.statuses[-1].state == "ready")
        states = [status.state for status in client.statuses]
        assert {"busy", "loading"} <= set(states)
        assert any(status.reason == "completing double" for status in client.statuses)


async def test_status_says_that_it_is_slow(connect, path):
    options = {**GUIDED, **SLOW, "set": {**SLOW["set"], "slowS": 0.2}}
    async with connect(ENDLESS, options, experimental=BOTH) as client:
        client.open(path, SOURCE)
        waiting = asyncio.ensure_future(client.inline(path, *CURSOR))
        await client.until(lambda: any(status.state == "slow" for status in client.statuses))
        client.left(path)
        with pytest.raises(JsonRpcRequestCancelled):
            await waiting
        await client.until(lambda: client.statuses[-1].state == "ready")


async def test_status_says_why_nothing_is_done(connect, path):
    async with connect(SEVERAL, {}, experimental=BOTH) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []
        await client.until(lambda: client.statuses and client.statuses[-1].state == "refused")
        assert "not trusted" in client.statuses[-1].reason


async def test_status_of_an_error_has_an_action(connect, path):
    options = {"trusted": True, "interpreter": "/no/python"}
    async with connect(SEVERAL, options, experimental=BOTH) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []
        await client.until(lambda: client.statuses[-1].state == "error")
        assert "/no/python" in client.statuses[-1].reason
        assert client.statuses[-1].action.command == "egcfg.doctor"


@pytest.mark.requirement(7)
async def test_invoked_searches_on_for_other_bodies(connect, path):
    """The first search ends with the first body that passes; up to three different ones are wanted."""
    bodies = {
        "double": {
            "    return 2 * x\n": 0.5,
            "    return x + x\n": 0.2,
            "    return x * 2\n": 0.2,
            "    return x\n": 0.1,
        }
    }
    options = {**GUIDED, "method": {}, "set": {"agents": 1, "numCandidates": 2}}
    async with connect(bodies, options, experimental=BOTH) as client:
        client.open(path, SOURCE)
        [first, *_] = await client.inline(path, *CURSOR)
        await client.until(lambda: not client.server.session(path.as_uri()).run.working)
        items = await client.inline(path, *CURSOR)
        assert items[0].insert_text == first.insert_text
        assert 1 < len(items) <= 3
        assert {item.insert_text for item in items} <= {"return 2 * x", "return x + x", "return x * 2"}
        assert client.server.record.completion.passed


@pytest.mark.requirement(15)
async def test_status_says_that_a_large_file_is_read(connect, path, monkeypatch):
    monkeypatch.setattr("egcfg_lsp.server.editor._INDEXING_S", 0.0)
    filler = "".join(f"def f{number}(x):\n    return x\n\n\n" for number in range(300))
    async with connect(SEVERAL, GUIDED, experimental=BOTH) as client:
        client.open(path, filler + SOURCE)
        await client.lenses(path)
        indexing = [status for status in client.statuses if status.state == "indexing"]
        assert indexing
        assert indexing[0].reason == "reading the file and its tests"
        await client.until(lambda: client.statuses[-1].state == "ready")
