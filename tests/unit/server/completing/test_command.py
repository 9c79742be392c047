"""``egcfg.completeFunction``, with a scripted model, the real sandbox and a real connection."""

import asyncio
import re
import sys

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcRequestCancelled

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


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.py"


def edit_of(client):
    [params] = client.edits
    [change] = params.edit.document_changes
    [edit] = change.edits
    return change, edit


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


CONFTEST = "import pytest\nfrom a import Twice\n@pytest.fixture\ndef twice():\n    return Twice()\n"
METHOD = "# never saved so\nclass Twice:\n\tfactor = 2\n\tdef of(self, x):\n\t\t...\n"


async def test_pytest_sees_what_is_not_saved(connect, path, tmp_path):
    """The module, the tests and the fixtures as they stand in the editor."""
    path.write_text("class Twice:\n    pass\n")
    for name in ("test_a.py", "conftest.py"):
        (tmp_path / name).write_text("saved long ago = 1\n")
    before = sorted(tmp_path.rglob("*"))
    bodies = {"of": {"    return self.factor * x\n": 0.7, "    return x\n": 0.3}}
    options = {"trusted": True, "interpreter": sys.executable, "set": {"wallS": 20.0, "cpuS": 20.0}}
    async with connect(bodies, options) as client:
        client.open(path, METHOD)
        client.open(tmp_path / "conftest.py", CONFTEST)
        client.open(tmp_path / "test_a.py", "def test_of(twice):\n    assert twice.of(3) == 6\n")
        result = await client.command(path.as_uri(), "Twice.of")
        assert result["tests"] == [{"id": "test_a.py::test_of", "outcome": "pass", "trusted": False}]
        assert result["applied"]
        assert not result["verified"]
        assert edit_of(client)[1].new_text == "\t\treturn self.factor * x\n"
        assert "Twice.of: passes your test" in client.messages[-1]
    assert sorted(tmp_path.rglob("*")) == before


async def test_progress_is_shown(connect, path):
    async with connect(
        RIGHT, {"trusted": True, "interpreter": sys.executable, "method": {"strategy": "eg-cfg"}}
    ) as client:
        client.open(path, SOURCE)
        await client.command(path.as_uri(), "double")
        [reports] = client.lsp.progress_reports.values()
        assert reports[0].title == "Completing double"
        assert reports[0].cancellable
        assert any("candidate" in report.message for report in reports[1:-1])
        assert isinstance(reports[-1], types.WorkDoneProgressEnd)


@pytest.mark.parametrize("wanted", [{"line": 10, "character": 4}, "triple"])
async def test_by_name_or_position(connect, path, wanted):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        result = await client.command(path.as_uri(), wanted)
        assert result["applied"]
        assert "triple: untested: no tests that can be run" in client.messages[-1]


async def test_one_object_as_argument(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        assert (await client.command({"uri": path.as_uri(), "name": "double"}))["applied"]


async def test_nothing_passes(connect, path):
    async with connect(WRONG) as client:
        client.open(path, SOURCE)
        result = await client.command(path.as_uri(), "double")
        assert not result["applied"]
        assert client.edits == []
        assert "double is left as it was: 0/1 tests pass" in client.messages[-1]
        assert "doctest double:1" in client.messages[-1]
        assert "printed 4, expected 6" in client.messages[-1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "takes the document's uri"),
        ((3, "double"), "takes the document's uri"),
        (("URI", 5), "takes the document's uri"),
        (("URI", {"line": -1}), "takes the document's uri"),
        (("URI", "missing"), "no function to complete at missing"),
        (("URI", {"line": 8, "character": 0}), "no function to complete at line 9"),
    ],
)
async def test_arguments_that_make_no_sense(connect, path, arguments, sentence):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        uri = path.as_uri()
        result = await client.command(*(uri if argument == "URI" else argument for argument in arguments))
        assert not result["applied"]
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


async def test_untrusted(connect, path):
    async with connect(RIGHT, {}) as client:
        client.open(path, SOURCE)
        assert not (await client.command(path.as_uri(), "double"))["applied"]
        assert "not trusted" in client.messages[-1]
        assert not client.server.workbench._sandboxes


async def test_cancelled_by_the_person(connect, path):
    async with connect(ENDLESS, SLOW) as client:
        client.open(path, SOURCE)
        running = asyncio.ensure_future(client.command(path.as_uri(), "double"))
        await client.until(lambda: any(len(each) > 2 for each in client.lsp.progress_reports.values()))
        [token] = client.lsp.progress_reports
        before = client.passes
        client.lsp.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams(token=token))
        assert await running == {"applied": False, "reason": "cancelled"}
        assert client.passes < before + FEW_PASSES
        assert client.edits == []
        await client.until(lambda: client.lsp.progress_reports[token][-1].kind == "end")


async def test_cancelled_by_the_editor(connect, path):
    async with connect(ENDLESS, SLOW) as client:
        client.open(path, SOURCE)
        running = asyncio.ensure_future(client.command(path.as_uri(), "double", msg_id="slow"))
        await client.until(lambda: any(len(each) > 2 for each in client.lsp.progress_reports.values()))
        client.cancel("slow")
        with pytest.raises(JsonRpcRequestCancelled):
            await running
        [loading] = client.server.workbench._models.values()
        await client.until(lambda: loading.result().open_contexts == 0)


async def test_a_text_that_changed_meanwhile_is_left_alone(connect, path, scripted_model):
    loaded = asyncio.Event()

    async def slow(settings):
        await loaded.wait()
        return scripted_model(RIGHT)

    async with connect(open_model=slow) as client:
        client.open(path, SOURCE)
        running = asyncio.ensure_future(client.command(path.as_uri(), "double"))
        await client.until(lambda: client.server.workbench._models)
        client.change(path, "# new\n" + SOURCE)
        await client.until(lambda: "# new" in client.server.workspace.get_text_document(path.as_uri()).source)
        loaded.set()
        result = await running
        assert not result["applied"]
        assert client.edits == []
        assert "the text changed meanwhile" in client.messages[-1]


async def test_a_text_that_changes_while_it_is_read_is_left_alone(connect, path, monkeypatch):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        read = client.server.read

        async def slowly(function, *arguments):
            found = await read(function, *arguments)
            if function is whole:
                client.change(path, "# new\n" + SOURCE)
                document = client.server.workspace.get_text_document
                await client.until(lambda: "# new" in document(path.as_uri()).source)
            return found

        monkeypatch.setattr(client.server, "read", slowly)
        result = await client.command(path.as_uri(), "double")
        assert not result["applied"]
        assert client.edits == []
        assert "the text changed meanwhile" in client.messages[-1]


async def test_an_editor_that_does_not_take_the_edit(connect, path):
    async with connect(RIGHT) as client:
        client.takes_edits = False
        client.open(path, SOURCE)
        result = await client.command(path.as_uri(), "double")
        assert not result["applied"]
        assert "did not take the edit" in client.messages[-1]


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
    options = {"trusted": True, "interpreter": sys.executable, **chosen}
    async with connect(RIGHT, options) as client:
        client.open(path, SOURCE)
        result = await client.command(path.as_uri(), "double")
        assert result["applied"]
        assert client.server.record.completion.strategy == strategy
        [reports] = client.lsp.progress_reports.values()
        told = [report.message for report in reports[1:-1]]
        assert any(re.match(NATIVE_STEPS[strategy], message) for message in told), told


async def test_another_strategy_can_be_chosen_while_the_server_runs(connect, path):
    async with connect(WRONG) as client:
        client.open(path, SOURCE)
        for strategy, attempts in (("reflexion", 1), ("direct", 0)):
            client.lsp.set_configuration(
                {"trusted": True, "interpreter": sys.executable, "method": {"strategy": strategy}},
                section="egcfg",
            )
            changed = types.DidChangeConfigurationParams(settings=None)
            client.lsp.workspace_did_change_configuration(changed)
            await client.until(lambda: client.server.settings.method.strategy == strategy)  # noqa: B023
            await client.command(path.as_uri(), "double")
            assert client.server.record.completion.strategy == strategy
            told = [report.message for report in list(client.lsp.progress_reports.values())[-1][1:-1]]
            assert sum(message.startswith("attempt ") for message in told) == attempts


async def asked(connect, path, answer, meanwhile=None):
    """What becomes of an attempt that fails its test, when the person answers so."""
    questions, answered = [], asyncio.Event()
    window = types.WindowClientCapabilities(show_message=types.ShowMessageRequestClientCapabilities())
    async with connect(WRONG, window=window) as client:

        @client.lsp.feature(types.WINDOW_SHOW_MESSAGE_REQUEST)
        async def ask(ls, params):
            questions.append(params)
            await answered.wait()
            return next((each for each in params.actions if each.title == answer), None)

        client.open(path, SOURCE)
        result = await client.command(path.as_uri(), "double")
        assert not result["applied"]
        assert result["attempt"].endswith("    return x + 1\n")
        assert client.edits == []
        await client.until(lambda: questions)
        if meanwhile is not None:
            client.change(path, meanwhile)
        answered.set()
        await client.until(lambda: client.server.session(path.as_uri()).offer.done())
        [question] = questions
        assert "0/1 tests pass. doctest double:1" in question.message
        return client.edits


async def test_the_best_attempt_is_inserted_when_the_person_says_so(connect, path):
    [params] = await asked(connect, path, "Insert the best attempt")
    assert params.edit.document_changes[0].edits[0].new_text == "    return x + 1\n"


@pytest.mark.parametrize("answer", ["Leave it", "nothing"])
async def test_the_best_attempt_is_not_inserted_otherwise(connect, path, answer):
    assert await asked(connect, path, answer) == []


async def test_the_best_attempt_for_an_older_text_is_not_inserted(connect, path):
    assert await asked(connect, path, "Insert the best attempt", meanwhile="# new\n" + SOURCE) == []


async def test_the_best_attempt_is_not_offered_for_a_text_that_changed_before(connect, path, scripted_model):
    loaded, questions = asyncio.Event(), []
    window = types.WindowClientCapabilities(show_message=types.ShowMessageRequestClientCapabilities())

    async def slow(settings):
        await loaded.wait()
        return scripted_model(WRONG)

    async with connect(open_model=slow, window=window) as client:

        @client.lsp.feature(types.WINDOW_SHOW_MESSAGE_REQUEST)
        async def ask(ls, params):
            questions.append(params)
            return params.actions[0]

        client.open(path, SOURCE)
        running = asyncio.ensure_future(client.command(path.as_uri(), "double"))
        await client.until(lambda: client.server.workbench._models)
        client.change(path, "import this\n" + SOURCE)
        await client.until(lambda: client.server.workspace.get_text_document(path.as_uri()).version == 2)
        loaded.set()
        result = await running
        assert not result["applied"]
        assert "The best attempt is not offered, for the text changed meanwhile" in result["reason"]
        assert result["attempt"].endswith("    return x + 1\n")
        assert client.server.session(path.as_uri()).offer is None
        assert (questions, client.edits) == ([], [])


async def test_an_editor_that_answers_an_edit_with_nothing(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        client.answers_edits = False
        result = await client.command(path.as_uri(), "double")
        assert not result["applied"]
        assert result["passed"]
