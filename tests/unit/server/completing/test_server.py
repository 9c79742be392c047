"""Inline completion, with a scripted model, the real sandbox and a real connection."""

import asyncio

import psutil
import pytest
from lsprotocol import types
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
SLOW = {
    "trusted": True,
    "method": {"strategy": "eg-cfg"},
    "set": {"harvest": False, "maxNewTokens": 100000},
}
CURSOR = (6, 4)
DONE = SOURCE.rstrip("\n ") + "\n    return 2 * x\n"
FEW_PASSES = 100
"""What a model may do until a cancel is heard; all of ``ENDLESS`` has a thousand times as many."""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.py"


async def test_guided_inline_completion(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        [item] = await client.inline(path, *CURSOR)
        assert item.insert_text == "return 2 * x"
        assert (item.range.start.line, item.range.start.character) == CURSOR
        assert item.range.end == item.range.start
        assert client.lsp.log_messages[-1].message.startswith("double: passes your test")


async def test_capability_is_advertised(connect):
    async with connect() as client:
        assert client.server.server_capabilities.inline_completion_provider is not None
        assert "egcfg.completeFunction" in client.server.server_capabilities.execute_command_provider.commands


@pytest.mark.parametrize("source", ["x = 1\n", "", "def f():\n    # to do: \n    pass\n", "def (\n"])
async def test_nothing_is_an_empty_list(connect, path, source):
    async with connect(RIGHT) as client:
        client.open(path, source)
        assert await client.inline(path, min(1, source.count("\n")), 9, invoked=False) == []
        assert await client.inline(path, 99, 99) == []


async def test_a_document_that_cannot_be_read_is_an_empty_list(connect, path, tmp_path):
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe")
    async with connect(RIGHT) as client:
        for unreadable in (path, tmp_path, tmp_path / "binary.py"):
            assert await client.inline(unreadable, 0, 0) == []


@pytest.mark.parametrize("placeholder", ["...", "pass", "raise NotImplementedError", "# TODO: twice"])
async def test_a_gesture_on_a_placeholder_is_told_what_to_do(connect, path, placeholder):
    """Ghost text takes nothing away, and so it cannot take a placeholder's place."""
    source = SOURCE.rstrip("\n ") + f"\n    {placeholder}\n"
    async with connect(RIGHT) as client:
        client.open(path, source)
        end = 4 + len(placeholder)
        assert await client.inline(path, CURSOR[0], end, invoked=False) == []
        assert not client.messages
        assert await client.inline(path, CURSOR[0], end) == []
        [message] = client.messages
        assert message.startswith(f'Ghost text begins on an empty line: delete "{placeholder}"')
        assert await client.inline(path, CURSOR[0], end) == []
        assert len(client.messages) == 1


async def test_below_a_placeholder_that_raises_the_same_is_told(connect, path):
    source = SOURCE.rstrip("\n ") + "\n    raise NotImplementedError\n    \n"
    async with connect(RIGHT) as client:
        client.open(path, source)
        assert await client.inline(path, CURSOR[0] + 1, 4) == []
        assert 'delete "raise NotImplementedError"' in client.messages[0]


async def test_right_behind_the_docstring_and_below_it(connect, path):
    source = SOURCE.rstrip("\n ") + "\n\n\nx = 1\n"
    async with connect(RIGHT) as client:
        client.open(path, source)
        [item] = await client.inline(path, CURSOR[0] - 1, 7, invoked=False)
        assert item.insert_text == "\n    return 2 * x"
        [item] = await client.inline(path, CURSOR[0], 0, invoked=False)
        assert item.insert_text == "    return 2 * x"


async def test_what_fails_is_not_shown(connect, path):
    async with connect(WRONG) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []
        assert "0/1 tests pass" in client.lsp.log_messages[-1].message


async def test_without_tests_it_is_shown_and_logged_as_untested(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, "def double(x):\n    ")
        [item] = await client.inline(path, 1, 4)
        assert item.insert_text == "return 2 * x"
        assert "untested" in client.lsp.log_messages[-1].message


async def test_line_ends_and_tabs_of_the_file(connect, path):
    bodies = {"double": {"    if x:\n        return 2 * x\n    return 0\n": 1.0}}
    source = SOURCE.replace("    ", "\t").replace("\n", "\r\n")
    async with connect(bodies) as client:
        client.open(path, source)
        [item] = await client.inline(path, 6, 1)
        assert item.insert_text == "if x:\r\n\t\treturn 2 * x\r\n\treturn 0"


async def test_the_same_question_is_answered_from_memory(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        first = await client.inline(path, *CURSOR)
        logged = len(client.lsp.log_messages)
        assert await client.inline(path, *CURSOR) == first
        client.change(path, SOURCE.replace("    \n\n", "    ret\n\n").replace("    \n", "    ret\n"))
        [item] = await client.inline(path, 6, 7)
        assert item.insert_text == "urn 2 * x"
        assert len(client.lsp.log_messages) == logged


async def test_other_tests_are_another_question(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR)
        client.change(path, SOURCE.replace("6", "7"))
        assert await client.inline(path, *CURSOR) == []


async def test_tests_in_another_open_file_count(connect, path, tmp_path):
    async with connect(RIGHT) as client:
        tests = tmp_path / "test_a.py"
        tests.write_text("from a import double\n\n\ndef test_a():\n    assert double(3) == 6\n")
        client.open(tests, tests.read_text().replace("6", "8"))
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []


def children():
    return set(psutil.Process().children(recursive=True))


async def test_a_cancelled_request_stops_at_once_and_leaves_no_child(connect, path):
    async with connect(ENDLESS, SLOW) as client:
        client.open(path, SOURCE)
        client.open(path.with_name("done.py"), DONE)
        assert await client.lenses(path.with_name("done.py"))
        idle = children()
        running = asyncio.ensure_future(client.inline(path, *CURSOR, msg_id="slow"))
        await client.at_work()
        assert not running.done()
        before = client.passes
        client.cancel("slow")
        with pytest.raises(JsonRpcRequestCancelled) as caught:
            await running
        assert client.passes < before + FEW_PASSES
        assert caught.value.code == -32800
        [loading] = client.server.workbench._models.values()
        left = len(idle) + 2  # with a process that holds the tests, and a fork of it for the next program
        await client.until(lambda: loading.result().open_contexts == 0 and len(children()) <= left)
        await client.until(client.server.session(path.as_uri()).run._task.cancelled)


async def test_the_newest_request_cancels_the_older(connect, path):
    async with connect({**ENDLESS, "triple": {"    return 3 * x\n": 1.0}}, SLOW) as client:
        client.open(path, SOURCE + "\ndef triple(x):\n    \n")
        older = asyncio.ensure_future(client.inline(path, *CURSOR))
        await client.at_work()
        [item] = await client.inline(path, 9, 4)
        assert item.insert_text == "return 3 * x"
        with pytest.raises(JsonRpcRequestCancelled):
            await older


@pytest.mark.parametrize("event", ["change", "close"])
async def test_a_request_for_an_old_text_is_given_up(connect, path, event):
    async with connect(ENDLESS, SLOW) as client:
        client.open(path, SOURCE)
        older = asyncio.ensure_future(client.inline(path, *CURSOR))
        await client.at_work()
        if event == "change":
            client.change(path, SOURCE + "# more\n")
        else:
            document = types.TextDocumentIdentifier(uri=path.as_uri())
            client.lsp.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document))
        with pytest.raises(JsonRpcRequestCancelled):
            await older


async def test_the_budget_ends_a_request(connect, path):
    options = {**SLOW, "budget": {"automaticS": 0.3}}
    async with connect(ENDLESS, options) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR, invoked=False) == []
        assert client.server.record.completion.how == "interrupted"


async def test_untrusted_runs_nothing_and_says_so_once(connect, path):
    async with connect(RIGHT, {}) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []
        assert await client.inline(path, *CURSOR) == []
        assert len(client.messages) == 1
        assert "not trusted" in client.messages[0]
        assert not client.server.workbench._sandboxes
        assert not client.server.workbench._models


async def test_trust_can_come_later(connect, path):
    async with connect(RIGHT, {}) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []
        client.lsp.set_configuration({"trusted": True}, section="egcfg")
        changed = types.DidChangeConfigurationParams(settings=None)
        client.lsp.workspace_did_change_configuration(changed)
        await client.until(lambda: client.server.settings.trusted)
        assert await client.inline(path, *CURSOR)


async def test_trust_that_is_pushed_holds_over_an_older_answer(connect, path, monkeypatch):
    """The person answers the question of trust while the server asks for the settings."""
    async with connect(RIGHT, {}) as client:
        client.open(path, SOURCE)
        answers = []

        def asked(section, scope_uri):
            client.configure({"trusted": True})
            answers.append({"trusted": False})
            return answers[-1]

        monkeypatch.setattr(client.lsp, "get_configuration", asked)
        changed = types.DidChangeConfigurationParams(settings=None)
        client.lsp.workspace_did_change_configuration(changed)
        await client.until(lambda: answers)
        assert await client.inline(path, *CURSOR)
        assert client.server.settings.trusted


async def test_ghost_text_is_asked_for_again_when_trust_came(connect, path):
    """The person waits where nothing was shown; no key is pressed."""
    async with connect(RIGHT, {}, experimental={"refresh": True}) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR, invoked=False) == []
        assert client.refreshes == []
        client.configure({"trusted": True})
        await client.until(lambda: client.refreshes)
        assert client.refreshes == [path.as_uri()]
        client.configure({"trusted": True})
        await client.lenses(path)
        assert client.refreshes == [path.as_uri()]


async def test_bad_settings_are_named_and_the_rest_holds(connect):
    async with connect(
        {}, {"trusted": True, "gama": 3}, configuration={"budget": {"invokedS": -1}}
    ) as client:
        await client.until(lambda: len(client.messages) == 2)
        assert client.messages[0].startswith("egcfg.gama is no setting")
        assert client.messages[1].startswith("egcfg.budget.invokedS should be between")
        assert client.server.settings.trusted


async def test_a_model_that_cannot_be_loaded(connect, path):
    async def broken(settings):
        raise ModelError("There is no model at nowhere.")

    async with connect(open_model=broken) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []
        assert await client.inline(path, *CURSOR) == []
        assert client.messages == ["There is no model at nowhere."]


async def test_an_interpreter_that_is_none(connect, path):
    async with connect(RIGHT, {"trusted": True, "interpreter": "/no/python"}) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []
        assert "/no/python" in client.messages[0]


async def test_nothing_is_kept_of_notifications(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        for number in range(20):
            client.change(path, f"# {number}\n{SOURCE}", number + 2)
        assert await client.inline(path, 0, 0) == []
        await client.until(lambda: not client.server.protocol._request_futures)


@pytest.mark.parametrize("line", ["x = '{}'\n", "# {}\n", "x = [{}]\n"])
async def test_a_document_too_large_to_parse_is_refused(connect, path, line):
    async with connect(RIGHT, experimental={"status": True}) as client:
        client.open(path, line.format("1," * 600_000) + SOURCE)
        assert await client.inline(path, 7, 4) == []
        assert await client.lenses(path) == []
        result = await client.command(path.as_uri(), "double")
        assert result["reason"] == "a.py has more than 1 MiB; split it."


async def test_the_whole_file_system_is_no_project(connect, path, monkeypatch, tmp_path):
    async with connect(RIGHT) as client:
        client.server.workspace._root_uri = "file:///"
        client.open(path, SOURCE)
        [item] = await client.inline(path, *CURSOR)
        assert item.insert_text == "return 2 * x"
        assert client.server.project_of(path) == tmp_path
