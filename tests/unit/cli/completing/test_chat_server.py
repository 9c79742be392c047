"""Commands with a model behind a chat server."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Iterator

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources.machine_report import as_text
from tests.unit.lm.openai.served import Served, serving

SOURCE = '''\
def double(n):
    """Return twice n.

    >>> double(3)
    6
    """
'''
SAID = "Certainly!\n\n```python\ndef double(number):\n    return 2 * number\n```\nLet me know how it goes."


@pytest.fixture
def served() -> Iterator[Served]:
    """A chat server in a thread of its own; it has no completions."""
    ready, found, loop = threading.Event(), [], asyncio.new_event_loop()

    async def serve() -> None:
        async with serving() as server:
            usual = server.answer
            missing = (404, {}, b'{"error": {"message": "This is a chat model"}}')

            def answer(path, body):
                return missing if path == "/v1/completions" else usual(path, body)

            server.answer, server.says = answer, lambda body: SAID  # type: ignore[method-assign]
            server.length = 32_768
            found.extend([server, asyncio.Event()])
            ready.set()
            await found[1].wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert ready.wait(30)
    yield found[0]
    loop.call_soon_threadsafe(found[1].set)
    thread.join(30)
    loop.close()


def options(served: Served, *more: str) -> list[str]:
    place = ["--set", "backend=openai", "--set", f"base-url={served.url}", "--model", "scripted"]
    return [*place, "--python", sys.executable, *more]


def test_a_function_is_completed_by_a_chat(tmp_path, capsys, served):
    file = tmp_path / "double.py"
    file.write_text(SOURCE)
    assert main(["complete", str(file), "--json", *options(served, "--strategy", "direct")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["passed"], found["note"]) == (True, "")
    assert found["code"] == "    number = n\n    return 2 * number\n"
    assert found["usage"]["prompt_tokens"] == 11
    guided = options(served, "--strategy", "eg-cfg")
    assert main(["complete", str(file), "--json", *guided]) == 2
    assert (
        "a chat server gives none: use one of the strategies auto, direct, resample"
        in capsys.readouterr().err
    )


def test_a_model_that_the_server_does_not_have(tmp_path, capsys, served):
    file = tmp_path / "double.py"
    file.write_text(SOURCE)
    served.says = None
    asked = options(served, "--strategy", "direct")
    asked[asked.index("scripted")] = "other"
    assert main(["complete", str(file), *asked]) == 2
    assert "It has no model 'other'; it has scripted" in capsys.readouterr().err


@pytest.mark.thorough
def test_the_doctor_has_no_speed_of_a_chat(capsys, served):
    main(["doctor", "--json", *options(served)])
    found = json.loads(capsys.readouterr().out)
    assert (found["model"]["error"], found["model"]["speed"]) == (None, None)
    assert found["device"] == served.url
    assert "a chat server gives whole answers" in as_text(found)
