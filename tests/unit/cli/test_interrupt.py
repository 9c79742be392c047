"""Ctrl-C in a process of its own, with a scripted model."""

import contextlib
import os
import re
import signal
import subprocess
import sys

import psutil
import pytest

from tests.thorough import thorough
from tests.unit.cli.completing.screen import Screen

MAIN = """
import asyncio, signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
from egcfg_lsp.resources import compose
from egcfg_lsp.cli import main
from tests.scripted import Scripted

def endless(text):
    line = "    x = x\\n"
    return {line[len(text.rpartition("\\n")[2]) :]: 1.0}

def stuck(text):
    time.sleep(0.3)
    return endless(text)

async def open_model(settings, **options):
    if HOW == "loading":
        print("asleep", file=sys.stderr, flush=True)
        await asyncio.sleep(3600)
    return Scripted(stuck if HOW == "stuck" else endless)

compose.open_model = open_model
settings = ["--python", sys.executable, "--strategy", "eg-cfg", "--set", "agents=2"]
settings += ["--verbose"]
sys.exit(main(["complete", sys.argv[1], *settings]))
"""
SOURCE = '''\
def double(x):
    """Twice x.

    >>> double(3)
    6
    >>> double(None)
    """
    ...


def triple(x):
    ...
'''


@pytest.fixture
def begin(tmp_path):
    """``begin(how, sign)`` starts a completion and waits until stderr shows ``sign``."""
    file = tmp_path / "sums.py"
    file.write_text(SOURCE)
    started = []

    def start(how, sign):
        process = subprocess.Popen(
            [sys.executable, "-c", f"HOW = {how!r}\n" + MAIN, str(file)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        while sign not in (line := process.stderr.readline()):
            assert line, "the process ended early"
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()
    assert file.read_text() == SOURCE


def interrupt(process):
    """(exit code, stdout, stderr) after one Ctrl-C, which is what ends the process."""
    children = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert "Traceback" not in err
    assert psutil.wait_procs(children, timeout=60)[1] == []
    return process.returncode, out, err


def test_on_a_terminal_nothing_is_left_of_the_block(tmp_path):
    file = tmp_path / "sums.py"
    file.write_text(SOURCE)
    ours, theirs = os.openpty()
    command = [sys.executable, "-c", "HOW = 'endless'\n" + MAIN.replace('["--verbose"]', "[]"), str(file)]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, env=environment)
    os.close(theirs)
    shown = b""
    interrupted = False
    with process, contextlib.suppress(OSError):  # of a terminal that nobody writes to any more
        while part := os.read(ours, 65536):
            shown += part
            if not interrupted and b" tried, " in shown:
                process.send_signal(signal.SIGINT)
                interrupted = True
    os.close(ours)
    screen = Screen(shown.decode().replace("\r\n", "\n"))
    told = " ".join(screen.text.split())
    assert process.returncode == 130
    assert re.match(r"Completing 2 functions\. ✗ \S+::double .* s, interrupted ", told)
    assert re.search(r"egcfg: Not tried: \S+::triple\.$", told)
    assert "best so far" not in told
    assert screen.cursor_visible


@pytest.mark.parametrize(
    ("how", "sign", "printed", "told"),
    [
        (
            "endless",
            ">     x = x",
            re.escape(SOURCE.partition("    ...\n")[0]) + "    x = x\n",
            "interrupted",
        ),
        *thorough([("stuck", "sums.py::double  ", "", r"\negcfg: Not tried: \S+sums\.py::triple\.\n")]),
        ("loading", "asleep", "", r"Not tried: \S+::double, \S+::triple\.\n.*Interrupted\."),
    ],
    ids=["best attempt", "in a pass", "loading"],
)
def test_what_there_is_is_printed_and_what_was_not_tried_is_named(begin, how, sign, printed, told):
    code, out, err = interrupt(begin(how, sign))
    assert code == 130
    assert re.match(f"{printed}(    x = x\n)*$" if printed else "$", out)
    assert re.search(told, err)


INTERRUPTED = 130, -signal.SIGINT
"""A shell reports the latter as 130 too: Python ends so when the interrupt came while it was ending, or while
a library's own C code was being imported."""


@pytest.mark.parametrize(("how", "sign", "times"), [("endless", "line 1", 2), ("loading", "Completing", 1)])
def test_twice_and_at_the_first_line_before_anything_is_imported(begin, how, sign, times):
    process = begin(how, sign)
    for _ in range(times - 1):
        process.send_signal(signal.SIGINT)
    code, out, err = interrupt(process)
    assert code in INTERRUPTED
    assert times == 2 or out == ""
    assert times == 2 or re.search(r"Not tried: \S+::double, \S+::triple\.\n.*Interrupted\.", err)


IN_A_CLASS = """
import signal
from egcfg_lsp.errors import interrupted_afterwards

class Field:
    def __set_name__(self, owner, name):
        signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    with interrupted_afterwards():
        class Imported:
            field = Field()
        print("imported")
except KeyboardInterrupt:
    print("interrupted")
"""
"""Python 3.11 raises RuntimeError for what is raised there."""


def test_an_interrupt_in_the_middle_of_a_class_comes_when_it_is_imported():
    done = subprocess.run([sys.executable, "-c", IN_A_CLASS], capture_output=True, text=True)
    assert (done.stdout.split(), done.stderr) == (["imported", "interrupted"], "")


SCRIPT = "import sys; from egcfg_lsp.__main__ import run; sys.exit(run())"
"""What the installed ``egcfg`` does."""


@pytest.mark.parametrize("command", [["-m", "egcfg_lsp"], ["-c", SCRIPT]])
def test_an_interrupt_while_the_command_line_is_imported_is_one_like_any_other(command, tmp_path):
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n\n\nclass Interrupting:\n    @staticmethod\n"
        "    def find_spec(name, path=None, target=None):\n"
        "        if name == 'egcfg_lsp.cli':\n            raise KeyboardInterrupt\n\n\n"
        "sys.meta_path.insert(0, Interrupting)\n"
    )
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    ended = subprocess.run(
        [sys.executable, *command, "doctor"], capture_output=True, text=True, check=False, env=environment
    )
    assert (ended.returncode, ended.stderr) == (130, "")


def test_a_model_that_is_still_being_loaded_does_not_abort_the_end():
    """Python that ends cuts off the thread in the middle of native code; so it is not let to end itself."""
    script = """
import atexit, threading, time
from egcfg_lsp import __main__, cli

def main():
    threading.Thread(target=time.sleep, args=(3600,), name="model big", daemon=True).start()
    atexit.register(print, "tidied")
    threading._register_atexit(print, "ended by Python")
    return 130

cli.main = main
raise SystemExit(__main__.run())
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "tidied\n", "")
