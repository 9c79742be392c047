"""What of a task cannot be run is named before anything is written: tests, modules, missing variables."""

import pytest

from egcfg_lsp.completer.completer import obstacle, probe, too_slow
from egcfg_lsp.errors import UsageError
from engine.core.task import Task
from sandbox import Item, Limits, Overlay, SandboxPool, TestCase
from sandbox.judge import NO_NETWORK, refusal

GOOD = TestCase("good", "f(1) == 2")
NAMED = (
    "it needs the environment variable SHOP_URL; name it with --set environment=SHOP_URL "
    "(egcfg run: --env SHOP_URL; in an editor: egcfg.environment)"
)
LOOKED_UP = "import os\nurl = os.environ['SHOP_URL']\n"


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ("import no_such_package", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("from urllib.request import urlopen\nurlopen('http://example.invalid')", NO_NETWORK),
        ("import socket\nsocket.getaddrinfo('example.invalid', 80)", NO_NETWORK),
        ("import os\nos.fork()", "the sandbox refuses what it does (PermissionError"),
        (LOOKED_UP, NAMED),
        ("raise NameError('SHOP_URL not found. Declare it as envvar or define a default value.')", NAMED),
        ("raise NameError('Environment variable \"SHOP_URL\" not set')", NAMED),
        ("raise NameError('Set the SHOP_URL environment variable')", NAMED),
    ],
    ids="import urlopen address fork os decouple environs django-environ".split(),
)
async def test_a_test_that_no_program_could_pass_is_named(pool, setup, reason):
    lacking = TestCase("lacking", "f(1) == 2", setup=setup + "\n")
    probed = await probe(Task("f", "def f(x):\n", tests=(lacking, GOOD)), pool, Limits(wall_s=60))
    [(name, told)] = probed.unusable
    assert (probed.task.tests, name) == ((GOOD,), "lacking")
    assert told.startswith(reason)


@pytest.mark.parametrize(
    "source",
    [
        "prices = {}\nprices['SHOP_URL']\nassert f(1) == 1",
        "import os\nos.environ\nprices = {}\nprices['shop']\nassert f(1) == 1",
        "assert f(1) == 1",
        "raise ValueError('no SHOP_URL')",
    ],
)
async def test_other_failures_are_the_functions(pool, source):
    probed = await probe(Task("f", "def f(x):\n", tests=(TestCase("one", source),)), pool, Limits())
    assert probed.unusable == ()


@pytest.mark.parametrize(
    ("preamble", "told"),
    [
        ("import no_such_package\n", r"around f cannot be run: .*no_such_package.*--python"),
        (LOOKED_UP, r"around f cannot be run: it needs.*SHOP_URL; .*--set environment=SHOP_URL"),
    ],
)
async def test_code_that_cannot_be_imported(pool, preamble, told):
    task = Task("f", "def f(x):\n", preamble=preamble, tests=(GOOD,))
    with pytest.raises(UsageError, match=told):
        await probe(task, pool, Limits())


async def test_a_variable_that_is_named_is_there():
    async with SandboxPool(environment={"SHOP_URL": "x"}) as pool:
        assert (await probe(Task("f", "def f(x):\n", preamble=LOOKED_UP), pool, Limits())).unusable == ()


@pytest.mark.parametrize(("looked_up", "reason"), [("os.environ['SHOP_URL']", NAMED), ("{}['SHOP_URL']", "")])
async def test_a_variable_that_a_fixture_lacks(tmp_path, looked_up, reason):
    (tmp_path / "conftest.py").write_text(
        f"import os\nimport pytest\n\n@pytest.fixture(autouse=True)\ndef url():\n    return {looked_up}\n"
    )
    (tmp_path / "test_f.py").write_text("def test_f():\n    assert 1\n")
    item = TestCase("one", "", item=Item(str(tmp_path / "test_f.py"), "test_f"))
    async with SandboxPool(project=tmp_path) as pool:
        shown = Overlay(str(tmp_path / "f.py"), "def f(x): pass\n", 1, str(tmp_path), module="f")
        result = await pool.run("def f(x): return x\n", [item], Limits(wall_s=30, cpu_s=20), overlay=shown)
    [told] = [obstacle(each) for each in result.tests]
    assert told.startswith(reason)
    assert bool(told) == bool(reason)


async def test_the_first_test_that_takes_too_long_is_named(pool):
    slow = TestCase("slow", "f(1) == 2", setup="import time\ntime.sleep(3600)\n")
    late = TestCase("late", "", item=Item("/nowhere/test_f.py", "test_f"))
    for wall_s in (0.5, 5, 50):  # until ``GOOD`` comes to its end on this machine
        limits = Limits(wall_s=wall_s)
        probed = await probe(Task("f", "def f(x):\n", tests=(late, GOOD, slow)), pool, limits)
        if probed.slow != "good":
            break
    assert (probed.slow, probed.unusable) == ("slow", ())
    told = too_slow(probed.slow, limits, "--timeout gives it longer")
    assert told.startswith(f"slow was not done after {wall_s:g} s, ")
    assert told.endswith(": --timeout gives it longer")


@pytest.mark.parametrize(
    ("exception", "refused"),
    [
        ("URLError: <urlopen error [Errno -3] Temporary failure in name resolution>", NO_NETWORK),
        ("URLError: <urlopen error [Errno 1] Operation not permitted>", NO_NETWORK),
        ("ConnectError: [Errno -2] Name or service not known", NO_NETWORK),
        ("ConnectionError: Max retries exceeded (Failed to resolve 'x' ([Errno -3] ...))", NO_NETWORK),
        ("OSError: [Errno 101] Network is unreachable", NO_NETWORK),
        ("RuntimeError: can't start new thread", "the sandbox refuses what it does (RuntimeError: can't"),
        ("URLError: <urlopen error unknown url type: x>", ""),
        ("ValueError: [Errno]", ""),
        (None, ""),
    ],
)
def test_words_of_exceptions_without_a_network(exception, refused):
    assert refusal(exception).startswith(refused)
    assert bool(refusal(exception)) == bool(refused)
