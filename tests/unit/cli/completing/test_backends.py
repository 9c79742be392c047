"""``egcfg complete`` on other backends: a chat server, llama.cpp, and what cannot work."""

import asyncio
import json
import threading

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources.compose import disagreement
from egcfg_lsp.resources.machine_report import as_text
from egcfg_lsp.settings import ModelSettings
from engine.lm import chat_server, openai
from tests.unit.lm.openai.served import serving

SAID = "Certainly!\n\n```python\ndef double(number):\n    return 2 * number\n```\nLet me know how it goes."


@pytest.fixture
def served():
    """A chat server in a thread of its own; it has no completions."""
    ready, found, loop = threading.Event(), [], asyncio.new_event_loop()

    async def serve():
        async with serving() as server:
            usual = server.answer
            missing = (404, {}, b'{"error": {"message": "This is a chat model"}}')

            def answer(path, body):
                return missing if path == "/v1/completions" else usual(path, body)

            server.answer, server.says, server.length = answer, lambda body: SAID, 32_768
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


def at(served, model="scripted"):
    return ["--set", "backend=openai", "--set", f"base-url={served.url}", "--model", model]


def test_a_function_is_completed_by_a_chat(file, complete, served):
    code, out, _ = complete(file, "--json", *at(served), "--strategy", "direct")
    found = json.loads(out)
    assert (code, found["passed"], found["note"]) == (0, True, "")
    assert found["code"] == "    number = x\n    return 2 * number\n"
    assert found["usage"]["prompt_tokens"] == 11
    code, _, err = complete(file, *at(served), "--strategy", "eg-cfg")
    assert code == 2
    assert "a chat server gives none: use one of the strategies auto, direct, resample" in err
    served.says = None
    code, _, err = complete(file, *at(served, "other"), "--strategy", "direct")
    assert code == 2
    assert "It has no model 'other'; it has scripted" in err


@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize("hangs_up", [False, True])
def test_a_server_keeps_nobody_past_the_time(file, complete, served, monkeypatch, opened, hangs_up):
    """Neither silence nor tries and pauses, before the model is opened or behind, hold up the command."""
    usual = served.answer

    def answer(path, body):
        if opened and "ready" in str(body.get("messages", "ready")):
            served.delay_s = 600.0 if "messages" in body and not hangs_up else 0.0
            return usual(path, body)
        return (0, {}, None)

    served.answer, served.delay_s = answer, 0.0 if opened or hangs_up else 600.0
    monkeypatch.setattr(chat_server, "FIRST_PAUSE_S", 600.0)
    monkeypatch.setattr(chat_server, "LONGEST_PAUSE_S", 600.0)
    code, out, err = complete(file, *at(served), "--set", "api=chat", "--strategy", "direct", "--time", "2")
    assert out == ""
    assert code == (1 if opened else 2), err
    assert opened or "is not ready after 2 s; --time gives it longer" in err


def test_a_server_may_load_its_model_first(file, complete, served, monkeypatch):
    """The usual time of a function does not hold for it: what is not ready then is not ready at all."""
    served.delay_s = 600.0
    monkeypatch.setattr(openai, "OPENING_S", 1.0)
    code, _, err = complete(file, *at(served), "--set", "api=chat", "--strategy", "direct")
    assert (code, "is not ready after 1 s." in err) == (2, True), err


@pytest.mark.thorough
def test_the_doctor_has_no_speed_of_a_chat(capsys, served):
    main(["doctor", "--json", *at(served)])
    found = json.loads(capsys.readouterr().out)
    assert (found["model"]["error"], found["model"]["speed"]) == (None, None)
    assert found["device"] == served.url
    assert "a chat server gives whole answers" in as_text(found)


@pytest.mark.weights
def test_llama_cpp_completes_a_function(weights, file, complete):
    patient = ("--time", "600", "--set", "timeout=30")
    code, out, _ = complete(file, "--json", "--set", "backend=llama-cpp", *patient)
    found = json.loads(out)
    assert (code, found["passed"], found["note"]) == (0, True, "")


SERVER = "--set backend=openai --set base-url=http://localhost:1/v1 --model m"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--set backend=openai --model m", "add --set base-url"),
        ("--set base-url=http://localhost:1/v1", "add --model"),
        ("--set backend=openai --set base-url=localhost --model m", "begin with http://"),
        ("--set base-url=http://a:secret@localhost:1/v1 --model m", "base-url should be an address alone"),
        ("--set base-url=ftp://a:secret@localhost/v1 --model m", "base-url should begin with http"),
        ("--set base-url=http://localhost:1/v1?key=secret --model m", "base-url should be an address alone"),
        ("--set base-url=http://localhost:99999/v1 --model m", "base-url should be an address alone"),
        ("--set base-url=http://[::1/v1 --model m", "base-url should be an address alone"),
        (f"{SERVER} --set cache-mb=7", "cache-mb is for models that run here"),
        (f"{SERVER} --set device=cpu", "device is for models that run here"),
        ("--set api=chat", "api is for a server's model"),
        ("--set backend=llama-cpp --model a/b", "Download a .gguf file"),
        ("--set backend=llama-cpp --set base-url=http://x", "base-url names a server"),
        ("--model m.gguf", "There is no GGUF file at m.gguf"),
        ("--set backend=llama-cpp --set dtype=float16 --model {file}", "Leave it out"),
        (f"{SERVER} --set api=chat --strategy eg-cfg", "The strategy eg-cfg needs the probabilities of next"),
        (f"{SERVER} --set api=chat --strategy code-tree --set solver=eg-cfg", "use --set solver=plain"),
    ],
)
def test_what_cannot_work_is_refused_with_what_can(file, tmp_path, complete, options, said):
    (tmp_path / "m.gguf").touch()
    code, _, err = complete(file, *options.format(file=tmp_path / "m.gguf").split())
    assert code == 2
    assert said in err
    assert "secret" not in err


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"backend": "llama-cpp", "cache_mb": 9},
        {"backend": "auto", "base_url": "http://localhost:1/v1", "name": "m"},
        {"backend": "llama-cpp", "name": __file__, "dtype": "auto"},
    ],
)
def test_what_goes_together_is_not_refused(given):
    assert disagreement(ModelSettings(**given)) == ""
