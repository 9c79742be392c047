"""Inline completion, with a scripted model, the real sandbox and a real connection."""

import asyncio

import psutil
import pytest
from pygls.exceptions import JsonRpcRequestCancelled

from engine.support.errors import ModelError

SOURCE = '''\
def double(x):
    """Twice x.

    >>> double(3)
    6
    """
    @
'''.replace("@", "")
RIGHT = {"double": {"    return 2 * x\n": 0.8, "    return x\n": 0.2}}
WRONG = {"double": {"    return x + 1\n": 1.0}}
ENDLESS = {"double": {"    x = x\n" * 3000: 1.0}}


SLOW = {"method": {"strategy": "eg-cfg"}, "set": {"harvest": False, "maxNewTokens": 100000}}


CURSOR = (6, 4)
DONE = SOURCE.rstrip("\n ") + "\n    return 2 * x\n"
FEW_PASSES = 100
"""What a model may do until a cancel is heard; all of ``ENDLESS`` has a thousand times as many."""


async def test_guided_inline_completion(connect, path):
    async with connect(RIGHT, text=SOURCE) as client:
        assert client.server.server_capabilities.inline_completion_provider is not None
        assert "egcfg.completeFunction" in client.server.server_capabilities.execute_command_provider.commands
        [item] = await client.inline(path, *CURSOR)
        assert item.insert_text == "return 2 * x"
        assert (item.range.start.line, item.range.start.character) == CURSOR
        assert item.range.end == item.range.start
        assert client.lsp.log_messages[-1].message.startswith("double: passes your test")


async def test_nothing_is_an_empty_list(connect, path, tmp_path):
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe")
    async with connect(RIGHT) as client:
        for unreadable in (path, tmp_path, tmp_path / "binary.py"):
            assert await client.inline(unreadable, 0, 0) == []
        for number, source in enumerate(("x = 1\n", "", "def f():\n    # to do: \n    pass\n", "def (\n")):
            file = tmp_path / f"{number}.py"
            client.open(file, source)
            assert await client.inline(file, min(1, source.count("\n")), 9, invoked=False) == []
            assert await client.inline(file, 99, 99) == []


@pytest.mark.parametrize(
    ("placeholder", "below"),
    [
        ("...", 0),
        ("pass", 0),
        ("# TODO: twice", 0),
        ("raise NotImplementedError", 0),
        ("raise NotImplementedError", 1),
    ],
)
async def test_a_gesture_on_a_placeholder_is_told_what_to_do(connect, path, placeholder, below):
    """Ghost text takes nothing away, and so it cannot take a placeholder's place."""
    source = SOURCE.rstrip("\n ") + f"\n    {placeholder}\n" + "    \n" * below
    place = CURSOR[0] + below, 4 if below else 4 + len(placeholder)
    async with connect(RIGHT, text=source) as client:
        assert await client.inline(path, *place, invoked=False) == []
        assert not client.messages
        assert await client.inline(path, *place) == []
        [message] = client.messages
        assert f'delete "{placeholder}"' in message
        assert await client.inline(path, *place) == []
        assert len(client.messages) == 1


async def test_right_behind_the_docstring_and_below_it(connect, path):
    async with connect(RIGHT, text=SOURCE.rstrip("\n ") + "\n\n\nx = 1\n") as client:
        [item] = await client.inline(path, CURSOR[0] - 1, 7, invoked=False)
        assert item.insert_text == "\n    return 2 * x"
        [item] = await client.inline(path, CURSOR[0], 0, invoked=False)
        assert item.insert_text == "    return 2 * x"


@pytest.mark.parametrize("setting", [{}, {"inline": {"untested": "silent"}}], ids=["default", "silent"])
async def test_without_tests_it_is_shown_to_who_asks_and_logged_as_untested(connect, path, setting):
    async with connect(RIGHT, setting, text="def double(x):\n    ") as client:
        assert await client.inline(path, 1, 4, invoked=False) == []
        [item] = await client.inline(path, 1, 4)
        assert item.insert_text == "return 2 * x"
        assert "untested" in client.lsp.log_messages[-1].message


async def test_the_same_question_is_answered_from_memory_and_other_tests_are_another(connect, path, tmp_path):
    tests = tmp_path / "test_a.py"
    tests.write_text("from a import double\n\n\ndef test_a():\n    assert double(3) == 6\n")
    async with connect(RIGHT, text=SOURCE) as client:
        first = await client.inline(path, *CURSOR)
        logged = len(client.lsp.log_messages)
        assert await client.inline(path, *CURSOR) == first
        client.change(path, SOURCE.removesuffix("\n") + "ret\n")
        [item] = await client.inline(path, 6, 7)
        assert item.insert_text == "urn 2 * x"
        assert len(client.lsp.log_messages) == logged
        client.change(path, SOURCE.replace("6", "7"), 3)
        assert await client.inline(path, *CURSOR) == []
        client.change(path, SOURCE, 4)
        assert await client.inline(path, *CURSOR) == first
        client.open(tests, tests.read_text().replace("6", "8"))
        assert await client.inline(path, *CURSOR) == []


async def test_a_cancelled_request_stops_at_once_and_leaves_no_child(connect, path):
    async with connect(ENDLESS, SLOW, text=SOURCE) as client:
        client.open(path.with_name("done.py"), DONE)
        assert await client.lenses(path.with_name("done.py"))
        left = len(psutil.Process().children(recursive=True))
        left += 2  # with a process that holds the tests, and a fork of it for the next program
        running = asyncio.ensure_future(client.inline(path, *CURSOR, msg_id="slow"))
        await client.at_work()
        assert not running.done()
        before = client.passes
        client.cancel("slow")
        with pytest.raises(JsonRpcRequestCancelled) as caught:
            await running
        assert client.passes < before + FEW_PASSES
        assert caught.value.code == -32800
        await client.until(lambda: client.model.open_contexts == 0)
        await client.until(lambda: len(psutil.Process().children(recursive=True)) <= left)
        await client.until(client.run(path)._task.cancelled)


@pytest.mark.parametrize("event", ["another request", "change", "close", "left"])
async def test_a_request_for_what_is_not_wanted_any_more_is_given_up(connect, path, event):
    bodies = {**ENDLESS, "triple": {"    return 3 * x\n": 1.0}}
    async with connect(bodies, SLOW, text=SOURCE + "\ndef triple(x):\n    \n") as client:
        older = asyncio.ensure_future(client.inline(path, *CURSOR))
        await client.at_work()
        if event == "another request":
            [item] = await client.inline(path, 9, 4)
            assert item.insert_text == "return 3 * x"
        elif event == "change":
            client.change(path, SOURCE + "# more\n")
        else:
            (client.close if event == "close" else client.left)(path)
        with pytest.raises(JsonRpcRequestCancelled):
            await older


async def test_the_budget_ends_a_request(connect, path):
    async with connect(ENDLESS, {**SLOW, "budget": {"automaticS": 0.3}}, text=SOURCE) as client:
        assert await client.inline(path, *CURSOR, invoked=False) == []
        assert client.server.record.completion.how == "interrupted"


async def test_bad_settings_are_named_and_the_rest_holds(connect):
    async with connect({}, {"gama": 3}, configuration={"budget": {"invokedS": -1}}) as client:
        await client.until(lambda: len(client.messages) == 2)
        assert client.messages[0].startswith("egcfg.gama is no setting")
        assert client.messages[1].startswith("egcfg.budget.invokedS should be between")
        assert client.server.settings.trusted


@pytest.mark.parametrize("missing", ["model", "interpreter"])
async def test_what_cannot_be_started_is_named_once_and_the_status_has_an_action(connect, path, missing):
    async def broken(settings):
        raise ModelError("There is no model at nowhere.")

    lacking = (
        {"options": {"interpreter": "/no/python"}} if missing == "interpreter" else {"open_model": broken}
    )
    async with connect(RIGHT, **lacking, text=SOURCE, experimental={"status": True}) as client:
        assert await client.inline(path, *CURSOR) == []
        assert await client.inline(path, *CURSOR) == []
        reason = "/no/python" if missing == "interpreter" else "There is no model at nowhere."
        assert [reason in message for message in client.messages] == [True]
        status = await client.status("error")
        assert reason in status.reason
        assert status.action.command == "egcfg.doctor"


async def test_nothing_is_kept_of_notifications(connect, path):
    async with connect(RIGHT, text=SOURCE) as client:
        for number in range(20):
            client.change(path, f"# {number}\n{SOURCE}", number + 2)
        assert await client.inline(path, 0, 0) == []
        await client.until(lambda: not client.server.protocol._request_futures)


@pytest.mark.parametrize("line", ["x = '{}'\n", "# {}\n", "x = [{}]\n"])
async def test_a_document_too_large_to_parse_is_refused(connect, path, line):
    async with connect(RIGHT, text=line.format("1," * 600_000) + SOURCE) as client:
        assert await client.inline(path, 7, 4) == []
        assert await client.lenses(path) == []
        result = await client.command(path.as_uri(), "double")
        assert result["reason"] == "a.py has more than 1 MiB; split it."


async def test_the_whole_file_system_is_no_project(connect, path, tmp_path):
    async with connect(RIGHT) as client:
        client.server.workspace._root_uri = "file:///"
        client.open(path, SOURCE)
        [item] = await client.inline(path, *CURSOR)
        assert item.insert_text == "return 2 * x"
        assert client.server.project_of(path) == tmp_path
