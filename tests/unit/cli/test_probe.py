import pytest

from egcfg_lsp.completer.completer import probe, too_slow
from egcfg_lsp.errors import UsageError
from engine.core.task import Task
from sandbox import Item, Limits, TestCase
from sandbox.judge import NO_NETWORK, refusal

GOOD = TestCase("good", "f(1) == 2")
BROKEN = TestCase("broken", "f(no_such_package.one) == 2", setup="import no_such_package\n")


async def test_tests_whose_imports_fail_are_named(pool):
    probed = await probe(Task("f", "def f(x):\n", tests=(BROKEN, GOOD)), pool, Limits())
    assert probed.task.tests == (GOOD,)
    assert probed.unusable == (("broken", "ModuleNotFoundError: No module named 'no_such_package'"),)


async def test_code_that_cannot_be_imported(pool):
    task = Task("f", "def f(x):\n", imports="import no_such_package\n", tests=(GOOD,))
    with pytest.raises(UsageError, match=r"around f cannot be run: .*no_such_package.*--python"):
        await probe(task, pool, Limits())


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ("from urllib.request import urlopen\nurlopen('http://example.invalid')\n", NO_NETWORK),
        ("import socket\nsocket.getaddrinfo('example.invalid', 80)\n", NO_NETWORK),
        ("import os\nos.fork()\n", "the sandbox refuses what it does (PermissionError"),
    ],
)
async def test_what_the_sandbox_refuses_is_named(pool, setup, reason):
    refused = TestCase("refused", "f(1) == 2", setup=setup)
    probed = await probe(Task("f", "def f(x):\n", tests=(refused, GOOD)), pool, Limits(wall_s=60))
    assert probed.task.tests == (GOOD,)
    [(name, told)] = probed.unusable
    assert name == "refused"
    assert told.startswith(reason)


async def test_the_first_test_that_takes_too_long_is_named(pool):
    slow = TestCase("slow", "f(1) == 2", setup="import time\ntime.sleep(3600)\n")
    late = TestCase("late", "", item=Item("/nowhere/test_f.py", "test_f"))
    for wall_s in (0.5, 5, 50):  # until ``GOOD`` comes to its end on this machine
        limits = Limits(wall_s=wall_s)
        probed = await probe(Task("f", "def f(x):\n", tests=(late, GOOD, slow, BROKEN)), pool, limits)
        if probed.slow != "good":
            break
    assert (probed.slow, probed.unusable) == ("slow", ())
    told = too_slow(probed.slow, limits, "--timeout gives it longer")
    waited = f"{wall_s:g} s"
    assert told == f"slow was not done after {waited}, before anything was written: --timeout gives it longer"


@pytest.mark.parametrize(
    ("exception", "refused"),
    [
        ("URLError: <urlopen error [Errno -3] Temporary failure in name resolution>", NO_NETWORK),
        ("URLError: <urlopen error [Errno 1] Operation not permitted>", NO_NETWORK),
        ("ConnectError: [Errno -2] Name or service not known", NO_NETWORK),
        ("ConnectionError: Max retries exceeded (Failed to resolve 'x' ([Errno -3] ...))", NO_NETWORK),
        ("OSError: [Errno 101] Network is unreachable", NO_NETWORK),
        (
            "RuntimeError: can't start new thread",
            "the sandbox refuses what it does (RuntimeError: can't start new thread)",
        ),
        ("URLError: <urlopen error unknown url type: x>", ""),
        ("ValueError: [Errno]", ""),
        (None, ""),
    ],
)
def test_words_of_exceptions_without_a_network(exception, refused):
    assert refusal(exception) == refused
