"""Code lenses, values of each line, the page about the last completion, and the other commands."""

import asyncio
import html
import html.parser
import re
import sys

import pytest

from egcfg_lsp.reports import page
from egcfg_lsp.reports.search_history import EventLog
from egcfg_lsp.resources import machine_report
from egcfg_lsp.settings import ModelSettings
from engine.core.options import Agent
from engine.core.task import Completion, Task, Usage
from sandbox import Outcome, RunResult
from tests.unit.server.completing.test_server import CURSOR, RIGHT, SOURCE

FILE = '''\
def waiting(x):
    """
    >>> waiting(1)
    2
    >>> waiting(2)
    3
    """
    ...


def right(x):
    """
    >>> right(3)
    6
    """
    total = x
    for _ in range(x):
        total += 1
    return total


def wrong(x):
    """
    >>> wrong(1)
    2
    >>> wrong(2)
    2
    """
    return x


def untested(x):
    return x
'''
PASS = RunResult(Outcome.PASS, ())
PARTS = (
    "The first program fails 1 of 1 test. ",
    "return 2 * x",
    "double(3) prints 6",
    "What went wrong first",
    "double(3): printed 3, expected 6",
    "How it was found",
    "Search 1, rung 2: ",
    "Settings and cost",
    "samples, temperature",
)
"""Of an explanation, in their order."""


async def test_a_client_without_lenses_gets_code_actions_where_a_function_has_tests(connect, path):
    async with connect(text=FILE) as client:
        first, *_ = await client.actions(path, 3)
        assert (first.title, first.command) == ("Complete waiting against 2 tests", "egcfg.completeFunction")
        assert [*first.arguments] == [path.as_uri(), "waiting"]
        assert await client.actions(path, FILE[: FILE.index("def untested")].count("\n")) == []


async def test_lenses_say_what_can_be_done_and_what_passes_and_complete_their_function(connect, path):
    async with connect({"waiting": {"    return x + 1\n": 1.0}}, text=FILE) as client:
        lenses = await client.lenses(path)
        assert {lens.range.start.line: (lens.command.title, lens.command.command) for lens in lenses} == {
            0: ("Complete against 2 tests", "egcfg.completeFunction"),
            10: ("1/1 tests pass", "egcfg.showTrace"),
            21: ("1/2 tests pass · repair against 2 tests", "egcfg.completeFunction"),
        }
        result = await client.command(*lenses[0].command.arguments)
        assert result["applied"]
        assert result["verified"]


async def test_lenses_can_be_switched_off(connect, path):
    async with connect(None, {"lenses": False}, text=FILE) as client:
        assert await client.lenses(path) == []


async def test_values_of_each_line_come_from_the_run_and_vanish_with_the_text_or_by_the_command(
    connect, path
):
    async with connect(text=FILE) as client:
        uri, shown = path.as_uri(), {"shown": True, "tests": "1/1 tests pass"}
        assert await client.execute("showTrace", uri, "right") == shown
        found = {hint.position.line: hint.label for hint in await client.hints(path)}
        assert found[15] == "total = 3"
        assert found[17] == "3x → total = 4 | 5 | 6"
        assert found[18] == "-> 6"
        assert await client.hints(path, last=15) == [(await client.hints(path))[0]]
        assert await client.execute("showTrace", uri, {"line": 15, "character": 4}) == {"shown": False}
        assert await client.hints(path) == []
        assert await client.execute("showTrace", uri, "right") == shown
        client.change(path, FILE + "# more\n")
        assert await client.hints(path) == []


async def test_values_that_cannot_be_shown(connect, path):
    async with connect(text=FILE) as client:
        for name, reason in (
            ("waiting", "waiting is not written yet"),
            ("untested", "untested has no tests"),
            ("missing", "There is no function here"),
        ):
            answer = await client.execute("showTrace", path.as_uri(), name)
            assert not answer["shown"]
            assert answer["reason"].startswith(reason)


class Tags(html.parser.HTMLParser):
    """Counts tags, and sees to it that all are closed."""

    def __init__(self, page):
        super().__init__()
        self.seen, self.open = [], []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs).get("class")))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


async def test_the_last_completion_is_explained_and_nothing_of_it_is_markup(connect, path):
    even = {"double": {"    return 2 * x  # <script>alert(1)</script>\n": 0.4, "    return x\n": 0.6}}
    async with connect(even, text=SOURCE) as client:
        assert (await client.execute("explain"))["reason"] == "Nothing was completed yet."
        answer = await client.explained(path, *CURSOR)
    page = Tags(answer["html"])
    assert page.open == []
    assert {("details", "search won"), ("i", "program all taken"), ("i", "program none")} <= set(page.seen)
    assert not {tag for tag, _ in page.seen} & {"script", "img", "link"}
    assert answer["text"].startswith("# double\n\n")
    assert "(won)" in answer["text"]
    assert re.search(r"12 samples, temperature 0\.8, prompt scripted`\n", answer["text"])
    assert "## Likeliest program: its program fails\n" in answer["text"]
    for shown in (answer["html"], answer["text"]):
        places = [shown.index(part) for part in PARTS]
        assert places == sorted(places), "the answer first, then the search and settings"


def test_a_winner_of_which_nothing_else_was_heard_is_named():
    """The time was over while the other candidates of its first line still ran."""
    agent = Agent()
    completion = Completion(Task("f", "def f():\n"), "    return 1\n", PASS, "eg-cfg", agent, Usage())
    record = EventLog("f", [], completion)
    assert ("details", "search won") in Tags(page.page(record)).seen
    assert "## Search 1: stopped (won)\n" in page.text(record)
    assert f"({agent})" in page.text(record)


async def test_restart_opens_everything_anew(connect, path):
    async with connect(RIGHT, text=SOURCE) as client:
        first = await client.inline(path, *CURSOR)
        before = client.model
        assert await client.execute("restart") == {"restarted": True}
        assert await client.inline(path, *CURSOR) == first
        assert client.model is not before


WELL = {
    "ok": True,
    "version": "1",
    "python": {"version": "3", "path": "p"},
    "system": "s",
    "interpreter": {"version": "3", "path": "p", "why": ""},
    "model": {"name": "m", "error": None, "context_length": 9, "template": "t", "seconds": 0.1, "note": "",
              "speed": {"read_per_s": 2.0, "written_1_per_s": 1.0}},
    "backend": "b",
    "device": "cpu",
    "memory": {"machine_gb": 1.0, "process_gb": 0.5},
    "sandbox": {"refused": None, "layers": ["l"], "probes": [], "missing": [], "not_covered": []},
}  # fmt: skip


@pytest.mark.parametrize("trusted", [True, False])
async def test_the_doctor_leaves_alone_what_is_not_trusted(connect, monkeypatch, tmp_path, trusted):
    """Neither the workspace's interpreter nor a server that its settings name."""
    asked = []

    async def examine(python, settings, why=""):
        asked.append((python, settings))
        return WELL

    monkeypatch.setattr(machine_report, "examine", examine)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    (tmp_path / ".venv" / "pyvenv.cfg").touch()
    python.symlink_to(sys.executable)
    model = {"model": {"baseUrl": "http://a", "name": "m"}, "set": {"backend": "openai"}}
    for options in ({"interpreter": str(python)}, {"interpreter": str(python), **model}):
        async with connect(None, options, trusted=trusted) as client:
            answer = await client.execute("doctor")
            assert answer["ok"]
            assert "All well." in answer["text"]
            assert ("this workspace is not trusted" in answer["text"]) is not trusted
    named = ModelSettings(backend="openai", base_url="http://a", name="m")
    assert asked[-1] == ((str(python), named) if trusted else (sys.executable, ModelSettings()))


async def test_however_many_ask_the_doctor_it_examines_once(connect, monkeypatch):
    """Each examination starts processes: of a hundred, each cancelled at once, nothing else would run."""
    begun, first, may_end = [], asyncio.Event(), asyncio.Event()

    async def examine(python, settings, why=""):
        begun.append(python)
        first.set()
        await may_end.wait()
        return WELL

    monkeypatch.setattr(machine_report, "examine", examine)
    async with connect() as client:
        asking = [asyncio.ensure_future(client.execute("doctor")) for _ in range(5)]
        await first.wait()
        asking.append(asyncio.ensure_future(client.execute("doctor")))
        await client.execute("explain")  # comes after all of them
        may_end.set()
        assert all(answer["ok"] for answer in await asyncio.gather(*asking))
        assert len(begun) == 1


async def test_a_doctor_that_is_stopped_leaves_no_process(monkeypatch):
    started, start = asyncio.Queue(), asyncio.create_subprocess_exec

    async def starting(*command, **options):
        process = await start(*command, **options)
        started.put_nowait(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", starting)
    asking = asyncio.create_task(machine_report._output([sys.executable], "import time; time.sleep(600)"))
    process = await started.get()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert await process.wait() < 0


async def test_the_page_shows_how_guidance_moved_the_tokens(connect, path):
    guided = {"method": {"strategy": "eg-cfg"}, "set": {"harvest": False}}
    async with connect(RIGHT, guided, text=SOURCE) as client:
        page = (await client.explained(path, *CURSOR))["html"]
    assert ("span", "shift") in Tags(page).seen
    assert "% alone, " in page
    assert "% with traces, " in page


@pytest.mark.parametrize(("bodies", "passes"), [(RIGHT, True), ({"double": {"    return x\n": 1.0}}, False)])
async def test_a_lens_says_what_the_ghost_text_passes_that_is_shown(connect, path, bodies, passes):
    async with connect(bodies, text=SOURCE) as client:
        [before] = await client.lenses(path)
        assert bool(await client.inline(path, *CURSOR)) is passes
        [shown] = await client.lenses(path)
        client.change(path, f"{SOURCE}# more\n")
        [after] = await client.lenses(path)
    waits = "Complete against 1 test"
    expected = [waits, "1/1 tests pass with the suggestion · verified" if passes else waits, waits]
    assert [each.command.title for each in (before, shown, after)] == expected


async def test_a_lens_says_that_ghost_text_is_untested_and_says_it_on_a_begun_line_too(connect, path):
    untested = "def double(x):\n    return "
    async with connect(RIGHT, text=untested) as client:
        assert await client.lenses(path) == []
        assert await client.inline(path, 1, 11)
        [lens] = await client.lenses(path)
        assert lens.command.title == "the suggestion is untested"
        client.change(path, SOURCE[:-1] + "return \n")
        assert await client.inline(path, CURSOR[0], CURSOR[1] + 7)
        [lens] = await client.lenses(path)
        assert lens.command.title == "1/1 tests pass with the suggestion · verified"


DECORATED = '''\
from functools import lru_cache, wraps


def logged(function):
    @wraps(function)
    def inner(*args):
        return function(*args)
    return inner


@logged
@lru_cache(
    maxsize=None,
)
def power(
    base: int,
    times: int = (
        2
    ),
) -> int:
    """
    >>> power(3)
    9
    """
    result = base
    for _ in range(times - 1):
        result *= base
    return result
'''


async def test_values_stand_in_their_lines_below_decorators_and_signatures_of_several_lines(connect, path):
    async with connect(text=DECORATED) as client:
        assert (await client.execute("showTrace", path.as_uri(), "power"))["shown"]
        labels = {hint.position.line: hint.label for hint in await client.hints(path)}
    first = DECORATED[: DECORATED.index("    result = base")].count("\n")
    assert sorted(labels) == [first, first + 1, first + 2, first + 3]
    assert labels[first] == "result = 3"
    assert labels[first + 2] == "result = 9"
    assert "9" in labels[first + 3]
