"""What a coding agent gets over the Model Context Protocol."""

import asyncio
import contextlib
import json
import os
import re
import signal
import sys
from pathlib import Path

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

from egcfg_lsp import mcp_server
from egcfg_lsp.cli import main
from egcfg_lsp.mcp_server import MOST_TOKENS, Toolbox, create, tokens
from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.settings import parse
from tests.scripted import Scripted
from tests.unit.server.conftest import script

SHOP = """\
class Basket:
    def __init__(self, prices):
        self.prices = prices

    def total(self):
        \"\"\"Sum of the prices.

        >>> Basket([1, 2]).total()
        3
        >>> Basket([]).total()
        0
        \"\"\"
        ...


def twice(number):
    \"\"\"Two times a number.\"\"\"
    # a comment
    doubled = number * 2
    return doubled
"""
SETTINGS = {"set": {"wallS": 60.0, "cpuS": 60.0, "interpreter": sys.executable}}
TOTAL = {"file": "shop.py", "function": "Basket.total"}
TWICE = {"file": "shop.py", "function": "twice"}


@pytest.fixture
def shop(tmp_path):
    (tmp_path / "shop.py").write_text(SHOP)
    (tmp_path / "test_shop.py").write_text(
        "from shop import twice\n\ndef test_twice():\n    assert twice(4) == 8\n"
    )
    return tmp_path


@contextlib.asynccontextmanager
async def agent(folder, trusted=True, bodies=None):
    """A client of the server, in this process, and its model."""

    async def scripted(wanted):
        return Scripted(script(bodies or {}))

    settings, complaints = parse(SETTINGS)
    assert complaints == []
    bench = Workbench(scripted)
    try:
        async with Client(create(Toolbox([folder], trusted, settings, bench))) as client:
            yield client
    finally:
        await bench.close()


def said(result):
    assert result.is_error
    return result.content[0].text


async def test_each_tool_says_what_it_takes_and_that_it_changes_nothing(shop):
    async with agent(shop) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert set(tools) == {"complete_function", "check_program", "trace_function", "find_tests"}
    for tool in tools.values():
        assert tool.annotations.read_only_hint
        assert {"file", "function"} <= set(tool.input_schema["required"])
        assert all("description" in each for each in tool.input_schema["properties"].values())
        assert tool.output_schema is not None


async def test_tests_are_found_without_trust(shop):
    async with agent(shop, trusted=False) as client:
        found = (await client.call_tool("find_tests", TWICE)).structured_content
        assert found == {
            "tests": ["test_shop.py::test_twice: def test_twice(): assert twice(4) == 8"],
            "next": None,
        }


@pytest.mark.parametrize(
    ("tool", "more"),
    [
        ("complete_function", {}),
        ("check_program", {"program": "def f(): ..."}),
        ("trace_function", {"call": "1"}),
    ],
)
async def test_nothing_runs_without_trust(shop, tool, more):
    ran = shop / "ran"
    (shop / "shop.py").write_text(f"open({str(ran)!r}, 'w').close()\n" + SHOP)
    async with agent(shop, trusted=False) as client:
        assert "--trust" in said(await client.call_tool(tool, {**TOTAL, **more}))
    assert not ran.exists()


@pytest.mark.parametrize(
    ("program", "passed", "told"),
    [
        ("def total(self):\n    return sum(self.prices)\n", True, "pass"),
        ("    def total(self):\n\t    return sum(\n\t        self.prices)\n", True, "pass"),
        ("def total(self):\n    return 1\n", False, "printed 1, expected 3"),
        ("def total(self):\n    raise ValueError('no prices')\n", False, "no prices"),
    ],
)
async def test_a_program_of_the_agents_is_judged_in_the_place_of_the_function(shop, program, passed, told):
    async with agent(shop) as client:
        found = (await client.call_tool("check_program", {**TOTAL, "program": program})).structured_content
    assert found["passed"] is found["verified"] is passed
    assert len(found["tests"]) == 2
    assert told in " ".join(found["tests"])
    assert (shop / "shop.py").read_text() == SHOP


@pytest.mark.parametrize(
    ("program", "told"),
    [("return 3", "does not define"), ("def total(self):\n    return (\n", "syntax error")],
)
async def test_what_is_no_program_is_told(shop, program, told):
    async with agent(shop) as client:
        assert told in said(await client.call_tool("check_program", {**TOTAL, "program": program}))


async def test_a_call_is_traced_line_by_line(shop):
    async with agent(shop) as client:
        found = (await client.call_tool("trace_function", {**TWICE, "call": "twice(21)"})).structured_content
        assert found["value"] == "42"
        assert any("doubled = number * 2" in line and "doubled = 42" in line for line in found["lines"])
        raised = await client.call_tool("trace_function", {**TWICE, "call": "twice(None)"})
        assert "TypeError" in raised.structured_content["value"]


async def test_a_function_is_completed_and_progress_told(shop):
    heard = []

    async def hear(progress, total, message):
        heard.append(message)

    async with agent(shop, bodies={"total": {"    return sum(self.prices)\n": 1.0}}) as client:
        found = await client.call_tool("complete_function", {**TOTAL, "seconds": 600}, progress_callback=hear)
    done = found.structured_content
    assert (done["passed"], done["verified"], done["summary"]) == (True, True, "passes your 2 tests")
    assert "-        ...\n+        return sum(self.prices)\n" in done["patch"]
    assert heard
    assert (shop / "shop.py").read_text() == SHOP


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"file": "../other.py", "function": "f"}, "lies outside"),
        ({"file": "/etc/passwd", "function": "f"}, "lies outside"),
        ({"file": "none.py", "function": "f"}, "does not exist"),
        ({"file": "shop.py", "function": "totl"}, "no function named totl"),
        ({"file": "link.py", "function": "f"}, "lies outside"),
        # what looks like a file and a name in it reads through a link
        ({"file": "link.py::root", "function": "f"}, "does not exist"),
        ({"file": "link.py::", "function": "f"}, "does not exist"),
        ({"file": "shop.py", "function": "link"}, "no function named link"),
        # nothing is waited for, and no error is longer than a page
        ({"file": "pipe.py", "function": "f"}, "is no file"),
        ({"file": "a\0.py", "function": "f"}, "should match"),
        ({"file": "a" * 10**6, "function": "f"}, "at most 4096"),
        ({"file": "shop.py", "function": "f" * 10**6}, "at most 1000"),
        ({"file": "shop.py", "function": "\x1b]52;c;a\x07\nf" * 50}, "no function named"),
        ({"file": "/" + "a/" * 2000 + "f.py", "function": "f"}, "lies outside"),
        ({"file": "../\x1b]52;c;a\x07", "function": "f"}, "lies outside"),
    ],
    ids=lambda value: ascii(value)[:60],
)
async def test_what_cannot_be_read_is_told(shop, asked, told):
    (shop / "link.py").symlink_to("/etc/passwd")
    (shop / "shop.py::link").symlink_to("/etc/passwd")
    os.mkfifo(shop / "pipe.py")
    async with agent(shop) as client:
        text = said(await client.call_tool("find_tests", asked))
    assert told in text or text.endswith("…")
    assert len(text) < 1_000
    assert not re.search("[\x1b\x07]", text)


async def test_nothing_of_another_folder_is_read_or_chosen(tmp_path):
    """Neither tests above the folder that is served, nor what lies beside somebody else's link into it."""
    served, evil = tmp_path / "outer" / "served", tmp_path / "evil"
    for folder in (served, evil / ".venv/bin"):
        folder.mkdir(parents=True)
    (served / "shop.py").write_text(SHOP)
    (served.parent / "pyproject.toml").touch()
    (served.parent / "test_it.py").write_text(
        "from served.shop import twice\ndef test(): assert twice(1) == 2\n"
    )
    (evil / "alias.py").symlink_to(served / "shop.py")
    (evil / "pyproject.toml").touch()
    (evil / ".venv/pyvenv.cfg").touch()
    python = evil / ".venv/bin/python"
    python.write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
    python.chmod(0o755)
    async with agent(served) as client:
        assert (await client.call_tool("find_tests", TWICE)).structured_content["tests"] == []
        asked = {**TWICE, "file": str(evil / "alias.py"), "call": "twice(1)"}
        assert "lies outside" in said(await client.call_tool("trace_function", asked))
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(
    "body", ["    x;" * 10**6, "\n" * 10**6, '"""' + "a\n" * 10**6], ids=lambda body: ascii(body)[:9]
)
async def test_an_enormous_program_holds_up_nobody(shop, body):
    async with agent(shop) as client:
        asked = {**TWICE, "program": "def twice(number):\n" + body}
        assert "at most 100000" in said(await client.call_tool("check_program", asked))


@pytest.mark.parametrize("piece", ["long ", "7,", "\U00013080", "\u4e2d"])
async def test_long_results_come_in_pages(shop, piece):
    """Of tokens: of numbers, signs and rare letters there are many in few characters."""
    examples = "".join(f"    >>> f({n})  # {piece * 40}\n    {n}\n" for n in range(200))
    (shop / "many.py").write_text(f'def f(n):\n    """Same.\n\n{examples}    """\n    ...\n')
    seen, start = [], 0
    async with agent(shop) as client:
        while start is not None:
            asked = {"file": "many.py", "function": "f", "start": start}
            found = (await client.call_tool("find_tests", asked)).structured_content
            assert 0 < sum(map(tokens, found["tests"])) <= MOST_TOKENS
            seen += found["tests"]
            start = found["next"]
    assert len(seen) == len(set(seen)) == 200


async def test_a_patch_has_what_changes_alone_where_more_is_too_long(shop):
    (shop / "shop.py").write_text(
        SHOP.replace("        ...\n", f"        ...  # end\n\n    # {'a b' * 9_999}\n")
    )
    async with agent(shop, bodies={"total": {"    return sum(self.prices)\n": 1.0}}) as client:
        found = (await client.call_tool("complete_function", TOTAL)).structured_content
    assert "+        return sum(self.prices)" in found["patch"]
    assert tokens(found["patch"]) <= MOST_TOKENS


def test_tokens_are_counted_so_that_a_page_is_no_longer_than_is_said():
    assert [tokens(each) for each in ("", "a word", "12,", "\u4e2d\U00013080")] == [0, 3, 3, 7]


async def test_words_of_programs_command_no_terminal(shop):
    body = "def twice(number):\n    raise ValueError('\x1b]52;c;aGk=\x07\u202eevil')\n"
    async with agent(shop) as client:
        found = (await client.call_tool("check_program", {**TWICE, "program": body})).structured_content
    assert not re.search("[\x1b\x07\u202e]", " ".join(found["tests"]))


async def test_a_patch_is_exact(shop):
    (shop / "shop.py").write_text(SHOP.replace("number):\n", "number):\n    # \f\u202e\n"))
    async with agent(shop, bodies={"twice": {"    return number + number\n": 1.0}}) as client:
        found = await client.call_tool("complete_function", {**TWICE, "seconds": 600})
    assert "\f\u202e\n" in found.structured_content["patch"]


async def test_a_cancelled_completion_leaves_the_server_working(shop):
    async with agent(shop, bodies={"total": {"    while True: pass\n": 1.0}}) as client:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(3):
                await client.call_tool("complete_function", {**TOTAL, "seconds": 600})
        assert not (await client.call_tool("find_tests", TOTAL)).is_error


async def test_strangers_keep_nobody_out(shop, monkeypatch):
    """Connections that say nothing, or no token, cost a few descriptors; the server does not end."""
    monkeypatch.setattr(mcp_server, "MOST_STRANGERS", 2)
    told = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(
        mcp_server.serve_http(Toolbox([shop], False), "127.0.0.1", 0, lambda *found: told.set_result(found))
    )
    host, port, file = await told
    ends = [await asyncio.open_connection(host, port) for _ in range(3)]
    assert await ended(ends[0][0])
    head = f"POST / HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer "
    reader, writer = ends[1]
    writer.write(f"{head}x\r\nContent-Length: {10**12}\r\n\r\n".encode() + bytes(1 << 20))
    assert await refused(reader)  # and what it goes on to send is not taken
    reader, writer = ends[2]
    asked = f"{head}{file.read_text()}\r\nContent-Length: 2\r\n\r\n{{}}".encode()
    writer.write(asked)
    assert b" 401 " not in await reader.readuntil(b"\r\n\r\n")
    more = [await asyncio.open_connection(host, port) for _ in range(4)]
    assert [await ended(reader) for reader, _ in more[:2]] == [True, True]
    writer.write(asked)
    assert await reader.read(1)  # who told the token stays
    for _, writer in (*ends, *more):
        writer.close()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def refused(reader):
    """Whether the server says so, or ends the connection."""
    with contextlib.suppress(ConnectionResetError):
        assert b" 401 " in await reader.read()
    return True


async def ended(reader):
    """Whether the server ends the connection without a word."""
    try:
        return await reader.read() == b""
    except ConnectionResetError:
        return True


def test_a_folder_beside_the_working_folder_has_none_of_its_projects_above_it(tmp_path, monkeypatch):
    served = []
    for name in ("here", "shop"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(mcp_server, "serve_stdio", lambda toolbox: toolbox.folders)
    monkeypatch.setattr("egcfg_lsp.server.io.run", lambda folders: served.extend(folders) or 0)
    assert main(["mcp", "../shop"]) == 0
    assert served == [tmp_path / "shop"]


@pytest.mark.e2e
async def test_over_stdio(shop):
    command = StdioServerParameters(command=sys.executable, args=["-m", "egcfg_lsp", "mcp", str(shop)])
    async with Client(stdio_client(command)) as client:
        assert not (await client.call_tool("find_tests", TWICE)).is_error
        assert "--trust" in said(await client.call_tool("trace_function", {**TWICE, "call": "twice(1)"}))


@pytest.mark.e2e
async def test_a_message_without_end_on_stdin_ends_the_server(shop):
    """It would be kept in memory, twice."""
    pipe = asyncio.subprocess.PIPE
    program = [sys.executable, "-m", "egcfg_lsp", "mcp", str(shop)]
    server = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe, stderr=pipe)
    _, told = await server.communicate(bytes(2 * mcp_server.MOST_MESSAGE))
    assert server.returncode == 1
    assert b"more than 4 MiB. The server ends." in told


@pytest.mark.e2e
async def test_a_message_that_cannot_be_read_is_answered(shop):
    """Else whoever sent it waits for ever."""
    pipe = asyncio.subprocess.PIPE
    program = [sys.executable, "-m", "egcfg_lsp", "mcp", str(shop)]
    server = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe)
    wrong = [b'{"jsonrpc":"2.0","id":1,"method":"\\ud800"}', b"{", b"[" * 99_999, b"", b"[]", b"\xff"]
    server.stdin.write(b"\n".join([*wrong, b'{"jsonrpc":"2.0","id":2,"method":"ping"}', b""]))
    for _ in filter(None, wrong):
        error = json.loads(await server.stdout.readline())
        assert (error["id"], error["error"]["code"]) == (None, -32700)
    assert json.loads(await server.stdout.readline())["id"] == 2
    await server.communicate(b"")


@pytest.mark.e2e
async def test_over_http_with_the_token_alone(shop):
    program = [sys.executable, "-m", "egcfg_lsp", "mcp", str(shop), "--trust", "--http", "127.0.0.1:0"]
    server = await asyncio.create_subprocess_exec(*program, stderr=asyncio.subprocess.PIPE)
    try:
        line = (await server.stderr.readline()).decode()
        url, file = re.search(r"(http://\S+/mcp); .* in (.+)", line).groups()
        key = {"Authorization": f"Bearer {Path(file).read_text()}"}
        async with httpx2.AsyncClient(headers=key) as http:
            async with Client(streamable_http_client(url, http_client=http)) as client:
                found = await client.call_tool("trace_function", {**TWICE, "call": "twice(1)"})
                assert found.structured_content["value"] == "2"
            for wrong in (
                {"Host": "evil.example"},
                {"Origin": "http://evil.example"},
                {"Authorization": "Bearer x"},
            ):
                assert (await http.post(url, json={}, headers=wrong)).status_code in (401, 403, 421)
    finally:
        server.send_signal(signal.SIGTERM)
        await server.wait()
    assert not Path(file).exists()
