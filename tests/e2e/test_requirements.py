"""Requirement by requirement, against the real server process; one process with the real model for most."""

import ast
import asyncio
import subprocess
import sys
import time

import psutil
import pytest
import pytest_asyncio
from lsprotocol import types
from pygls.exceptions import JsonRpcRequestCancelled

from tests.e2e.conftest import PATIENT, serving, serving_tcp
from tests.e2e.test_serve import FUNCTIONS, IMPOSSIBLE

pytestmark = [pytest.mark.e2e, pytest.mark.alone, pytest.mark.asyncio(loop_scope="module")]

EVEN, TOTAL = FUNCTIONS["is_even"], FUNCTIONS["total"]
BOTH = {"egcfg": {"refresh": True, "status": True}}
NO_MODEL = {**PATIENT, "model": {"name": "/no/such/model"}}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(weights, tmp_path_factory):
    async with serving() as editor:
        editor.folder = tmp_path_factory.mktemp("project")
        editor.answer = await editor.initialize(editor.folder, PATIENT, experimental=BOTH)
        yield editor
        assert await editor.leave() == 0


@pytest.fixture
def path(server, request):
    return server.folder / f"{request.node.name.partition('[')[0]}.py"


def end(text):
    """The position at the end of a text."""
    return text.count("\n"), len(text.rpartition("\n")[2])


async def settled(server):
    await server.until(lambda: server.statuses and server.statuses[-1].state == "ready")


def works(text, name, argument, result):
    scope = {}
    exec(text, scope)
    return scope[name](argument) == result


@pytest.mark.requirement(1)
@pytest.mark.weights
async def test_advertised_and_answered(server, path):
    assert server.answer.capabilities.inline_completion_provider is not None
    server.open(path, EVEN + "    ")
    item = (await server.inline(path, *end(EVEN + "    ")))[0]
    await settled(server)
    item = (await server.inline(path, *end(EVEN + "    ")))[0]
    assert works(EVEN + "    " + item.insert_text + "\n", "is_even", 8, True)


@pytest.mark.requirement(1)
@pytest.mark.weights
async def test_over_tcp(tmp_path, weights):
    async with serving_tcp() as editor:
        answer = await editor.initialize(tmp_path, PATIENT)
        assert answer.capabilities.inline_completion_provider is not None
        path = tmp_path / "a.py"
        editor.open(path, EVEN + "    ")
        [item] = await editor.automatic(path, *end(EVEN + "    "))
        assert works(EVEN + "    " + item.insert_text + "\n", "is_even", 8, True)
        assert await editor.leave() == 0


@pytest.mark.requirement(2)
@pytest.mark.weights
async def test_the_newest_request_wins(server, path):
    server.open(path, IMPOSSIBLE + "    ")
    older = asyncio.ensure_future(server.automatic(path, *end(IMPOSSIBLE + "    ")))
    await server.until(lambda: server.statuses[-1].reason == "completing nonsense")
    assert not older.done()
    assert await server.inline(path, 0, 0) == []
    with pytest.raises(JsonRpcRequestCancelled):
        await older
    server.lsp.protocol.notify("egcfg/left", {"textDocument": {"uri": path.as_uri()}})


@pytest.mark.requirement(3)
async def test_a_large_file_holds_nobody_up(server, path):
    """While its lenses are worked out, one request after another is answered, not all of them behind it."""
    filler = "".join(f"def f{number}(x):\n    return x + {number}\n\n\n" for number in range(10_000))
    server.open(path, filler)
    small = path.with_name("small.py")
    server.open(small, "x = 1\n")
    lenses, answers = asyncio.ensure_future(server.lenses(path)), 0
    while not lenses.done():
        assert await server.inline(small, 0, 0) == []
        answers += not lenses.done()
    assert await lenses == []
    assert answers >= 3


@pytest.mark.requirement(4)
@pytest.mark.parametrize("place", [(0, 0), (99, 99)])
async def test_nothing_is_an_empty_list(server, path, place):
    server.open(path, "x = 1\n")
    assert await server.inline(path, *place) == []


@pytest.mark.requirement(5)
@pytest.mark.weights
async def test_typing_along_is_followed_and_departing_is_not(server, path):
    text = TOTAL + "    "
    server.open(path, text)
    [item] = await server.automatic(path, *end(text))
    typed = item.insert_text[:3]
    server.change(path, text + typed)
    [rest] = await server.automatic(path, *end(text + typed))
    assert typed + rest.insert_text.split("\n")[0] == item.insert_text.split("\n")[0]
    server.configure(budget={"automaticS": 2.0})
    server.change(path, text + "raise ", 3)
    for each in await server.automatic(path, *end(text + "raise ")):
        assert "return" not in each.insert_text.split("\n")[0]
    server.configure()


@pytest.mark.requirement(6)
@pytest.mark.weights
async def test_from_memory_and_ahead(server, path):
    text = TOTAL + "    "
    later = "\n\n\n" + EVEN
    server.open(path, text + later + "    ...\n")
    await server.automatic(path, *end(text))
    await settled(server)
    [item] = await server.automatic(path, *end(text))
    before = len(server.statuses)
    assert await server.automatic(path, *end(text)) == [item]
    assert not [each for each in server.statuses[before:] if each.reason == "completing total"]
    server.change(path, text + item.insert_text + later + "    ...\n")
    await server.until(lambda: any(each.reason == "completing is_even ahead" for each in server.statuses))
    await settled(server)
    before = len(server.statuses)
    whole = text + item.insert_text + later + "    "
    server.change(path, whole + "\n", 3)
    [ahead] = await server.automatic(path, *end(whole))
    assert works(EVEN + "    " + ahead.insert_text + "\n", "is_even", 8, True)
    assert not [each for each in server.statuses[before:] if each.reason == "completing is_even"]


@pytest.mark.requirement(7)
@pytest.mark.weights
async def test_budgets(server, path):
    """What never passes takes all of them, and not much more: less than two completions, or two seconds.

    One example calls the function without its argument, so that no first lines of it are shown either.
    """
    server.open(path, EVEN + "    ")
    usual, _ = await timed(server.automatic(path, *end(EVEN + "    ")))
    server.configure(budget={"automaticS": 0.5, "invokedS": 3.0})
    text = IMPOSSIBLE.replace('nonsense("a b")', "nonsense()") + "    "
    assert "nonsense()" in text
    server.change(path, text)
    for _ in range(3):  # the machine may be busy with something else for a moment
        automatic, none = await timed(server.automatic(path, *end(text)))
        invoked, nothing = await timed(server.inline(path, *end(text)))
        assert none == nothing == []
        more = max(automatic - 0.5, invoked - 3.0)
        if more < max(2.0, 2 * usual):
            break
    server.configure()
    assert more < max(2.0, 2 * usual)
    assert automatic >= 0.5
    assert invoked >= 3.0


async def timed(answer):
    """Seconds, and the answer."""
    began = time.perf_counter()
    found = await answer
    return time.perf_counter() - began, found


@pytest.mark.requirement(8)
@pytest.mark.weights
@pytest.mark.parametrize(("indent", "newline"), [("\t", "\r\n"), ("  ", "\n")])
async def test_indentation_line_ends_and_what_stands_behind(server, path, indent, newline):
    source = "class Sums:\n    " + TOTAL.replace("\n", "\n    ").replace("(numbers)", "(self, numbers)")
    source = source.replace(">>> total(", ">>> Sums().total(").rstrip(" ") + "        "
    text = source.replace("    ", indent).replace("\n", newline)
    behind = newline + newline + "after = 1" + newline
    server.open(path, text + behind)
    await server.automatic(path, *end(text))
    await settled(server)
    [item] = await server.automatic(path, *end(text))
    assert item.range.start.line == item.range.end.line
    assert "after = 1" not in item.insert_text
    assert "\n" not in item.insert_text.replace(newline, "")
    whole = text + item.insert_text + behind
    scope = {}
    exec(whole, scope)
    assert scope["Sums"]().total([4, 5]) == 9
    assert scope["after"] == 1


@pytest.mark.requirement(9)
@pytest.mark.parametrize(("unit", "column"), [("utf-8", 21), ("utf-16", 19), ("utf-32", 18)])
async def test_positions_in_the_units_of_the_client(tmp_path, unit, column):
    source = 'def smile(n):\n    """\n    >>> smile(2)\n    2\n    """\n    text = "😀" * n\n    return n\n'
    general = types.GeneralClientCapabilities(position_encodings=[types.PositionEncodingKind(unit)])
    async with serving() as editor:
        answer = await editor.initialize(tmp_path, NO_MODEL, general=general)
        assert answer.capabilities.position_encoding == unit
        path = tmp_path / "smile.py"
        editor.open(path, source)
        assert (await editor.execute("showTrace", path.as_uri(), "smile"))["shown"]
        [hint] = [each for each in await editor.hints(path) if each.position.line == 5]
        assert hint.position.character == column
        assert await editor.leave() == 0


@pytest.mark.requirement(10)
@pytest.mark.weights
@pytest.mark.parametrize("name", ["is_even", "last_item"])
async def test_suggestions_parse_and_end_with_the_function(server, path, name):
    before = FUNCTIONS[name] + "    "
    after = "\n\n\nif True:\n    broken = (\n"
    server.open(path, before + after)
    await server.automatic(path, *end(before))
    await settled(server)
    [item] = await server.automatic(path, *end(before))
    [function] = ast.parse(before + item.insert_text + "\n").body
    assert function.name == name


@pytest.mark.requirement(11)
@pytest.mark.weights
@pytest.mark.parametrize("begun", ["    # ", '    text = "'])
async def test_comments_and_strings_are_left_alone(server, path, begun):
    text = EVEN + begun
    server.open(path, text + "\n")
    before = len(server.lsp.log_messages)
    assert await server.automatic(path, *end(text)) == []
    assert len(server.lsp.log_messages) == before


@pytest.mark.requirement(12)
async def test_tests_are_found_and_found_anew(server, path):
    path.write_text("def half(n):\n    ...\n")
    tests = path.with_name(f"test_{path.stem}.py")
    case = f"from {path.stem} import half\n\n\ndef test_one():\n    assert half(2) == 1\n"
    tests.write_text(case)
    server.open(path, path.read_text())
    assert await server.lenses(path) == ["Complete against 1 test"]
    tests.write_text(case + "\n\ndef test_two():\n    assert half(4) == 2\n")
    assert await server.lenses(path) == ["Complete against 2 tests"]
    third = "\n\ndef test_three():\n    assert half(6) == 3\n"
    server.open(tests, tests.read_text() + third)
    assert await server.lenses(path) == ["Complete against 3 tests"]


@pytest.mark.requirement(13)
@pytest.mark.weights
async def test_it_says_what_was_verified_and_what_failed(server, path):
    for source, method in ((EVEN, {}), (IMPOSSIBLE, {"strategy": "direct"})):
        server.configure(method=method)
        server.open(path, source + "    ")
        await server.automatic(path, *end(source + "    "))
        await settled(server)
    server.configure()
    said = [message.message for message in server.lsp.log_messages]
    assert any(each.startswith("is_even: passes your 2 tests") for each in said)
    assert any(each.startswith("nonsense: ") and "doctest nonsense:1 does not" in each for each in said)


@pytest.mark.requirement(14)
@pytest.mark.weights
async def test_a_lens_offers_the_whole_function(server, path):
    server.open(path, TOTAL + "    ...\n")
    assert await server.lenses(path) == ["Complete against 2 tests"]
    edits = len(server.edits)
    assert (await server.command(path, "total"))["applied"]
    assert len(server.edits) == edits + 1


@pytest.mark.requirement(15)
@pytest.mark.weights
async def test_the_status_has_a_reason_and_an_action(server, path):
    server.open(path, EVEN + "    ")
    await server.automatic(path, *end(EVEN + "    "))
    await settled(server)
    told = {(status.state, status.reason) for status in server.statuses}
    assert ("loading", "loading the model auto") in told
    assert ("busy", "completing is_even") in told
    server.configure(interpreter="/no/python")
    server.change(path, "# other\n" + EVEN + "    ")
    assert await server.automatic(path, *end("# other\n" + EVEN + "    ")) == []
    status = server.statuses[-1]
    assert status.state == "error"
    assert "/no/python" in status.reason
    assert status.action.command == "egcfg.doctor"
    server.configure()
    await settled(server)


@pytest.mark.requirement(16)
@pytest.mark.weights
async def test_the_model_is_loaded_when_it_is_needed(tmp_path, weights):
    async with serving() as editor:
        await editor.initialize(tmp_path, PATIENT, experimental=BOTH)
        path = tmp_path / "a.py"
        editor.open(path, EVEN + "    ")
        await editor.until(lambda: editor.statuses)
        assert {status.state for status in editor.statuses} == {"ready"}
        first = asyncio.ensure_future(editor.inline(path, *end(EVEN + "    "), msg_id="first"))
        await editor.until(lambda: any(status.state == "loading" for status in editor.statuses))
        editor.cancel("first")
        with pytest.raises(JsonRpcRequestCancelled):
            await first
        assert await editor.automatic(path, *end(EVEN + "    "))
        assert await editor.leave() == 0


@pytest.mark.requirement(17)
async def test_bad_settings_are_named(server, path):
    server.configure(budget={"automaticS": "soon"}, gama=2)
    await server.until(lambda: len([each for each in server.messages if "egcfg." in each]) >= 2)
    server.configure()
    said = "\n".join(server.messages)
    assert "egcfg.budget.automaticS should be a number, not 'soon'; it stays 600.0." in said
    assert "egcfg.gama is no setting" in said


@pytest.mark.requirement(18)
@pytest.mark.weights
async def test_nothing_is_sent_anywhere(server, path):
    server.open(path, TOTAL + "    ")
    process = psutil.Process(server.process.pid)
    asked = asyncio.ensure_future(server.inline(path, *end(TOTAL + "    ")))
    seen = set()
    while not asked.done():
        seen |= {each.raddr for each in process.net_connections(kind="inet")}
        await asyncio.sleep(0.05)
    assert await asked
    assert seen <= {()}


@pytest.mark.requirement(20)
async def test_the_projects_interpreter_runs_the_code(tmp_path):
    """What only the project's environment has can be imported."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / ".venv"], check=True)
    [packages] = (tmp_path / ".venv").glob("lib/python*/site-packages")
    (packages / "only_here.py").write_text("ANSWER = 42\n")
    (tmp_path / "pyproject.toml").write_text("")
    path = tmp_path / "a.py"
    source = 'import only_here\n\n\ndef answer():\n    """\n    >>> answer()\n    42\n    """\n'
    async with serving() as editor:
        await editor.initialize(tmp_path, {**PATIENT, "interpreter": ""})
        editor.open(path, source + "    return only_here.ANSWER\n")
        assert await editor.lenses(path) == ["1/1 tests pass"]
        assert await editor.leave() == 0
