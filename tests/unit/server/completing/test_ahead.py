"""After a suggestion was accepted, the next function is completed before it is asked for."""

import asyncio

import pytest

from egcfg_lsp.reports.search_history import EventLog
from egcfg_lsp.server.session import Prefetched
from engine.core.task import Completion, Task, Usage
from sandbox import Outcome, RunResult
from tests.unit.server.completing.test_server import CURSOR, SOURCE

PASS = RunResult(Outcome.PASS, ())

NEXT = '''

def triple(x):
    """Three times x.

    >>> triple(3)
    9
    """
    ...
'''
BODIES = {"double": {"    return 2 * x\n": 1.0}, "triple": {"    return 3 * x\n": 1.0}}
ACCEPTED = SOURCE.rstrip("\n ") + "\n    return 2 * x\n" + NEXT
BELOW = ACCEPTED.replace("    ...\n", "    \n")
TRIPLE = (BELOW[: BELOW.rindex("    \n")].count("\n"), 4)


def ahead(client, path):
    return client.server.session(path.as_uri()).ahead


async def accepted(client, path):
    client.open(path, SOURCE.rstrip("\n") + "\n" + NEXT)
    [item] = await client.inline(path, *CURSOR)
    assert item.insert_text == "return 2 * x"
    client.change(path, ACCEPTED)
    return len(client.lsp.log_messages)


async def made(client, path):
    """What was made ahead."""
    await client.until(lambda: ahead(client, path)._work is not None and not ahead(client, path).working)
    return ahead(client, path)._work.result()


@pytest.mark.requirement(6)
async def test_the_next_function_is_there_when_it_is_asked_for(connect, path):
    async with connect(BODIES) as client:
        await accepted(client, path)
        record = await made(client, path)
        assert record.completion.code == "    return 3 * x\n"
        assert client.server.record is not record
        client.change(path, BELOW, version=3)
        [item] = await client.inline(path, *TRIPLE, invoked=False)
        assert item.insert_text == "return 3 * x"
        assert client.server.record is record


async def test_another_question_ends_what_is_made_ahead(connect, path):
    endless = {**BODIES, "triple": {"    x = x\n" * 3000: 1.0}, "plain": {"    return 1\n": 1.0}}
    options = {"set": {"maxNewTokens": 100000}, "inline": {"untested": "shown"}}
    async with connect(endless, options) as client:
        await accepted(client, path)
        await client.until(lambda: ahead(client, path).working)
        work = ahead(client, path)._work
        client.change(path, BELOW + "\n\ndef plain():\n    \n", version=3)
        assert await client.inline(path, BELOW.count("\n") + 3, 4, invoked=False)
        await client.until(work.done)
        assert work.cancelled()


async def test_what_fails_is_not_tried_again_at_once(connect, path):
    async with connect({**BODIES, "triple": {"    return x\n": 1.0}}) as client:
        await accepted(client, path)
        record = await made(client, path)
        assert not record.completion.passed
        client.change(path, BELOW, version=3)
        assert await client.inline(path, *TRIPLE, invoked=False) == []
        assert client.server.record is record


async def test_who_asks_meanwhile_hears_what_happened_and_what_happens():
    going_on = asyncio.Event()

    async def make(listen):
        listen("before")
        await going_on.wait()
        listen("after")
        return EventLog("f")

    heard, held = [], Prefetched()
    held.begin(Task("f", "def f(x):\n"), make)
    await asyncio.sleep(0)
    taking = asyncio.ensure_future(held.take(Task("f", "def f(x):\n"), heard.append))
    await asyncio.sleep(0)
    assert heard == ["before"]
    going_on.set()
    await taking
    assert heard == ["before", "after"]


async def test_whether_something_is_made_ahead_is_a_setting(connect, path, monkeypatch):
    begun = []

    async def prefetch(editor, uri, line):
        begun.append(uri)

    monkeypatch.setattr("egcfg_lsp.server.ghost_text.prefetch", prefetch)
    async with connect(BODIES, {"inline": {"prefetch": False}}) as client:
        await accepted(client, path)
        await client.execute("explain")  # by then the change is known
        assert begun == []


async def test_what_ran_with_another_helper_is_not_taken():
    body = "    return helper(x)\n"

    def task(helper):
        return Task("f", "def f(x):\n", rest=lambda function: (f"def helper(x): return {helper}\n", ""))

    async def make(listen):
        record = EventLog("f")
        record.completion = Completion(task("x + 1"), body, PASS, "eg-cfg", None, Usage())
        return record

    for asked, there in (("x + 1", True), ("x * 100", False)):
        held = Prefetched()
        held.begin(task("x + 1"), make)
        assert task(asked) == task("x + 1")
        assert (await held.take(task(asked)) is not None) == there
