"""``egcfg.completeFunction``, with a scripted model, the real sandbox and a real connection."""

import asyncio
import re
from functools import partial

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcInternalError, JsonRpcRequestCancelled

from egcfg_lsp.server.place import whole
from egcfg_lsp.settings import STRATEGIES
from tests.unit.server.completing.test_server import FEW_PASSES, SLOW

SOURCE = '''\
def double(x):
    """Twice x.

    >>> double(3)
    6
    """
    ...


def triple(x):
    ...
'''
RIGHT = {
    "double": {"    return 2 * x\n": 0.8, "    return x\n": 0.2},
    "triple": {"    return 3 * x\n": 1.0},
}
WRONG = {"double": {"    return x + 1\n": 1.0}}


ENDLESS = {"double": {"    x = x\n" * 3000: 1.0}}
ASKS = types.WindowClientCapabilities(show_message=types.ShowMessageRequestClientCapabilities())


def edit_of(client):
    [params] = client.edits
    [change] = params.edit.document_changes
    [edit] = change.edits
    return change, edit


async def changes(client, path, text):
    """Somebody types, and the server knows."""
    client.change(path, text)
    document = client.server.workspace.get_text_document
    await client.until(lambda: document(path.as_uri()).source == text)


async def test_round_trip(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE, version=7)
        result = await client.command(path.as_uri(), "double")
        assert result["applied"]
        assert result["verified"]
        assert result["tests"] == [{"id": "doctest double:1", "outcome": "pass", "trusted": True}]
        change, edit = edit_of(client)
        assert change.text_document.version == 7
        assert edit.new_text == "    return 2 * x\n"
        assert (edit.range.start.line, edit.range.end.line) == (6, 7)
        assert "double: passes your test" in client.messages[-1]
        [reports] = client.lsp.progress_reports.values()
        assert (reports[0].title, reports[0].cancellable) == ("Completing double", True)
        assert isinstance(reports[-1], types.WorkDoneProgressEnd)


CONFTEST = "import pytest\nfrom a import Twice\n@pytest.fixture\ndef twice():\n    return Twice()\n"
METHOD = "# never saved so\nclass Twice:\n\tfactor = 2\n\tdef of(self, x):\n\t\t...\n"


async def test_pytest_sees_what_is_not_saved(connect, path, tmp_path):
    """The module, the tests and the fixtures as they stand in the editor."""
    path.write_text("class Twice:\n    pass\n")
    for name in ("test_a.py", "conftest.py"):
        (tmp_path / name).write_text("saved long ago = 1\n")
    before = sorted(tmp_path.rglob("*"))
    bodies = {"of": {"    return self.factor * x\n": 0.7, "    return x\n": 0.3}}
    async with connect(bodies, text=METHOD) as client:
        client.open(tmp_path / "conftest.py", CONFTEST)
        client.open(tmp_path / "test_a.py", "def test_of(twice):\n    assert twice.of(3) == 6\n")
        result = await client.command(path.as_uri(), "Twice.of")
        assert result["tests"] == [{"id": "test_a.py::test_of", "outcome": "pass", "trusted": False}]
        assert (result["applied"], result["verified"]) == (True, False)
        assert edit_of(client)[1].new_text == "\t\treturn self.factor * x\n"
        assert "Twice.of: passes your test" in client.messages[-1]
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("wanted", [{"line": 10, "character": 4}, {"name": "triple"}, "triple"], ids=str)
async def test_by_name_or_position_or_as_one_object(connect, path, wanted):
    uri = path.as_uri()
    arguments = ({"uri": uri, **wanted},) if "name" in wanted else (uri, wanted)
    async with connect(RIGHT, text=SOURCE) as client:
        assert (await client.command(*arguments))["applied"]
        assert "triple: untested: no tests that can be run" in client.messages[-1]


async def test_nothing_passes(connect, path):
    async with connect(WRONG, text=SOURCE) as client:
        assert not (await client.command(path.as_uri(), "double"))["applied"]
        assert client.edits == []
        for told in ("double is left as it was: 0/1", "doctest double:1", "printed 4, expected 6"):
            assert told in client.messages[-1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "takes the document's uri"),
        ((3, "double"), "takes the document's uri"),
        (("URI", 5), "takes the document's uri"),
        (("URI", "missing"), "no function to complete at missing"),
        (("URI", {"line": 8, "character": 0}), "no function to complete at line 9"),
    ],
)
async def test_arguments_that_make_no_sense(connect, path, arguments, sentence):
    async with connect(RIGHT, text=SOURCE) as client:
        named = (path.as_uri() if argument == "URI" else argument for argument in arguments)
        assert not (await client.command(*named))["applied"]
        assert sentence in client.messages[-1]


@pytest.mark.parametrize("name", ["missing.py", ".", "binary.py"])
async def test_a_document_that_cannot_be_read(connect, tmp_path, name):
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe")
    uri = (tmp_path / name).as_uri()
    async with connect(RIGHT) as client:
        answer = await client.command(uri, "double")
        reason = f"{uri} is not open in the editor, and cannot be read either."
        assert answer == {"applied": False, "reason": reason}
        assert client.messages == [reason]


@pytest.mark.parametrize("who", ["person", "editor"])
async def test_a_cancel_ends_the_work(connect, path, who):
    async with connect(ENDLESS, SLOW, text=SOURCE) as client:
        running = asyncio.ensure_future(client.command(path.as_uri(), "double", msg_id="slow"))
        await client.until(lambda: any(len(each) > 2 for each in client.lsp.progress_reports.values()))
        [token] = client.lsp.progress_reports
        before = client.passes
        if who == "person":
            client.lsp.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams(token=token))
            assert await running == {"applied": False, "reason": "cancelled"}
        else:
            client.cancel("slow")
            with pytest.raises(JsonRpcRequestCancelled):
                await running
        assert client.passes < before + FEW_PASSES
        assert client.edits == []
        await client.until(lambda: client.lsp.progress_reports[token][-1].kind == "end")
        await client.until(lambda: client.model.open_contexts == 0)


async def test_a_text_that_changes_while_it_is_read_is_left_alone(connect, path, monkeypatch):
    async with connect(RIGHT, text=SOURCE) as client:
        read = client.server.read

        async def slowly(function, *arguments):
            found = await read(function, *arguments)
            if function is whole:
                await changes(client, path, "# new\n" + SOURCE)
            return found

        monkeypatch.setattr(client.server, "read", slowly)
        assert not (await client.command(path.as_uri(), "double"))["applied"]
        assert client.edits == []
        assert "the text changed meanwhile" in client.messages[-1]


@pytest.mark.parametrize(
    "answer", [types.ApplyWorkspaceEditResult(applied=False), None], ids=["no", "nothing"]
)
async def test_an_editor_that_does_not_take_the_edit(connect, path, answer):
    async with connect(RIGHT, text=SOURCE) as client:
        client.to_edits = answer
        result = await client.command(path.as_uri(), "double")
        assert (result["applied"], result["passed"]) == (False, True)
        assert "did not take the edit" in client.messages[-1]


async def test_an_editor_that_refuses_to_show_progress(connect, path):
    async with connect(RIGHT, text=SOURCE) as client:

        def refuse(ls, params):
            raise JsonRpcInternalError

        client.lsp.protocol.fm.features[types.WINDOW_WORK_DONE_PROGRESS_CREATE] = partial(refuse, client.lsp)
        assert (await client.command(path.as_uri(), "double"))["applied"]
        assert client.lsp.progress_reports == {}


NATIVE_STEPS = {
    "auto": "likeliest program",
    "eg-cfg": r"line 1: \d+ candidates?",
    "eg-cfg-thinker": r"line 1: \d+ candidates?",
    "direct": "best so far 1/1 tests pass",
    "resample": r"\d+ candidates?; best so far 1/1",
    "chain-of-thought": "best so far 1/1 tests pass",
    "reflexion": "best so far 1/1 tests pass",
    "self-debug": "best so far 1/1 tests pass",
    "map-coder": "best so far 1/1 tests pass",
    "quality-flow": "generator: ",
    "code-tree": r"program \d+: 1/1 tests, score 1.00, accept",
}
"""What the person is told of each strategy, by a model that is told nothing in words."""


@pytest.mark.parametrize("strategy", STRATEGIES)
async def test_the_editors_strategy_is_the_one_that_works_and_says_what_it_does(connect, path, strategy):
    chosen = {"method": {"strategy": strategy}, "set": {"progressions": 2}}
    async with connect(RIGHT, chosen, text=SOURCE) as client:
        assert (await client.command(path.as_uri(), "double"))["applied"]
        assert client.server.record.completion.strategy == strategy
        assert any(re.match(NATIVE_STEPS[strategy], message) for message in client.told), client.told


async def test_another_strategy_can_be_chosen_while_the_server_runs(connect, path):
    async with connect(WRONG, text=SOURCE) as client:
        for strategy, attempts in (("reflexion", 1), ("direct", 0)):
            client.configure({"trusted": True, "method": {"strategy": strategy}})
            await client.command(path.as_uri(), "double")
            assert client.server.record.completion.strategy == strategy
            assert sum(message.startswith("attempt ") for message in client.told) == attempts


INSERT = "Insert the best attempt"


@pytest.mark.parametrize(
    ("answer", "meanwhile", "new_text"),
    [
        (INSERT, "", "    return x + 1\n"),
        ("Leave it", "", None),
        ("nothing", "", None),
        (INSERT, "# new\n" + SOURCE, None),
    ],
    ids=["insert", "leave", "no answer", "changed"],
)
async def test_the_best_attempt_is_inserted_when_the_person_says_so(
    connect, path, answer, meanwhile, new_text
):
    """And the text is still the one that it was written for."""
    questions, answered = [], asyncio.Event()
    async with connect(WRONG, window=ASKS, text=SOURCE) as client:

        @client.lsp.feature(types.WINDOW_SHOW_MESSAGE_REQUEST)
        async def ask(ls, params):
            questions.append(params)
            await answered.wait()
            return next((each for each in params.actions if each.title == answer), None)

        result = await client.command(path.as_uri(), "double")
        assert not result["applied"]
        assert result["attempt"].endswith("    return x + 1\n")
        assert client.edits == []
        await client.until(lambda: questions)
        if meanwhile:
            await changes(client, path, meanwhile)
        answered.set()
        await client.until(lambda: client.server.session(path.as_uri()).offer.done())
        assert "0/1 tests pass. doctest double:1" in questions[0].message
        assert new_text == (edit_of(client)[1].new_text if client.edits else None)


@pytest.mark.parametrize("bodies", [RIGHT, WRONG], ids=["passes", "fails"])
async def test_what_was_made_for_a_text_that_changed_is_neither_inserted_nor_offered(
    connect, path, scripted_model, bodies
):
    loaded = asyncio.Event()

    async def slow(settings):
        await loaded.wait()
        return scripted_model(bodies)

    async with connect(open_model=slow, window=ASKS, text=SOURCE) as client:
        running = asyncio.ensure_future(client.command(path.as_uri(), "double"))
        await client.until(lambda: client.server.workbench._models)
        await changes(client, path, "import this\n" + SOURCE)
        loaded.set()
        result = await running
        assert not result["applied"]
        assert "the text changed meanwhile" in result["reason"]
        assert bodies is RIGHT or result["attempt"].endswith("    return x + 1\n")
        assert client.server.session(path.as_uri()).offer is None
        assert client.edits == []


class Panel:
    """Adds up what the server says of its searches, as an editor's panel does."""

    def __init__(self, client):
        self.told = []
        self.rows = []

        @client.lsp.feature("egcfg/search")
        def hear(ls, params):
            del self.rows[params.first :]
            self.rows += params.programs
            self.told.append(params)

    async def state(self, client, state):
        """The newest message, when the search has come there."""
        await client.until(lambda: self.told and self.told[-1].state == state)
        return self.told[-1]

    @property
    def chosen(self):
        """What the newest message would have inserted."""
        return self.rows[self.told[-1].chosen].edit.newText


PANEL = {"search": True}
SEVERAL = {
    "double": {
        "    return x\n": 0.5,
        "    return 2 * x\n": 0.3,
        "    return x + x\n": 0.1,
        "    return x *": 0.1,
    }
}


async def test_a_panel_is_told_every_program_and_the_one_that_passes_is_not_inserted(connect, path):
    async with connect(SEVERAL, experimental=PANEL) as client:
        panel = Panel(client)
        client.open(path, SOURCE, version=7)
        result = await client.command(path.as_uri(), "double")
        found = await panel.state(client, "found")
        assert (result["applied"], result["passed"], client.edits) == (False, True, [])
        first = panel.told[0]
        assert (first.state, first.first, first.programs) == ("searching", 0, [])
        assert first.said in ("loading the model", "trying the tests")
        assert (first.uri, first.version, first.function) == (path.as_uri(), 7, "double")
        assert any(told.said == "likeliest program" for told in panel.told)
        wrong, right = panel.rows[0], panel.rows[found.chosen]
        assert (wrong.passed, wrong.total, wrong.said) == (0, 1, "double(3): printed 3, expected 6")
        assert (right.passed, right.total) == (1, 1)
        assert right.said == right.edit.newText.strip()
        assert (right.edit.range.start.line, right.edit.range.end.line) == (6, 7)
        assert found.said == "passes your test"
        assert len({row.edit.newText for row in panel.rows}) == len(panel.rows)


async def test_another_program_is_searched_for_while_the_text_is_the_same(connect, path):
    async with connect(SEVERAL, experimental=PANEL) as client:
        panel = Panel(client)
        client.open(path, SOURCE)
        chosen = []
        for another in ([], ["another"]):
            await client.command(path.as_uri(), "double", *another)
            await panel.state(client, "found")
            chosen.append(panel.chosen)
            assert client.server.record.completion.code == panel.chosen
        assert set(chosen) == {"    return 2 * x\n", "    return x + x\n"}
        await changes(client, path, SOURCE + "\n")
        count = len(panel.told)
        await client.command(path.as_uri(), "double", "another")
        await client.until(lambda: len(panel.told) > count and panel.told[-1].state == "found")
        assert panel.told[count].first == 0
        assert panel.chosen in chosen


async def test_a_panel_is_told_why_there_is_nothing_to_show(connect, path):
    async with connect({"double": {"    return x + 1\n": 1.0}}, experimental=PANEL, window=ASKS) as client:
        panel = Panel(client)
        client.open(path, SOURCE)
        result = await client.command(path.as_uri(), "double")
        ended = await panel.state(client, "ended")
        assert ended.said == result["reason"]
        assert "double is left as it was: 0/1" in ended.said
        assert [row.edit.newText for row in panel.rows] == ["    return x + 1\n"]
        assert client.server.session(path.as_uri()).offer is None
        client.configure({"trusted": True, "interpreter": "/missing/python"})
        await client.command(path.as_uri(), "double")
        await client.until(lambda: "/missing/python" in panel.told[-1].said)


FINISHED = SOURCE.replace("    ...\n", "    return x + x\n", 1)


async def test_a_body_that_passes_stays(connect, path):
    async with connect(RIGHT, text=FINISHED) as client:
        result = await client.command(path.as_uri(), "double")
        assert result["reason"] == "double passes your test as it stands."
        assert client.edits == []


@pytest.mark.parametrize("strategy", ["auto", "quality-flow"])
async def test_what_stands_there_is_not_replaced_by_what_is_no_better(connect, path, strategy):
    text = FINISHED.replace("x + x", "x + 2")
    chosen = {"method": {"strategy": strategy}, "set": {"progressions": 2}}
    async with connect(WRONG, chosen, window=ASKS, text=text) as client:
        result = await client.command(path.as_uri(), "double")
        assert not result["applied"]
        assert result["attempt"].endswith("    return x + 2\n")
        assert client.server.session(path.as_uri()).offer is None
        assert "printed 5, expected 6" in client.messages[-1]
