"""Ctrl-C while memory is searched, in a process of its own."""

import signal
import subprocess
import sys

import pytest

ASKED = '''\
def in_cents(amount):
    """Converts an amount to cents.

    >>> in_cents(1.5)
    150
    >>> in_cents(2.25)
    225
    >>> in_cents(0.07)
    7
    """
    ...
'''
INTERRUPTED = """
import asyncio, sys
from egcfg_lsp.cli import main
from egcfg_lsp.cli.common import interrupt
from egcfg_lsp.resources import compose
from engine.memory import answer
from engine.memory.recollection import NOTHING

async def remembered(*arguments, **options):
    print("remembering", file=sys.stderr, flush=True)
    while ENDLESS or not interrupted:
        await asyncio.sleep(0.01)
    return NOTHING

async def open_model(settings, **options):
    print("LOADED", file=sys.stderr, flush=True)
    await asyncio.sleep(3600)

def signalled(interrupts):
    react(interrupts)
    interrupted.append(True)
    print("heard", file=sys.stderr, flush=True)

interrupted = []
react = output.Interrupts._signalled
output.Interrupts._signalled = signalled
answer.remembered = remembered
compose.open_model = open_model
sys.exit(main(["complete", sys.argv[1], "--python", sys.executable]))
"""


@pytest.mark.parametrize(("endless", "times"), [(False, 1), (True, 2)])
def test_interrupted_while_memory_is_searched(tmp_path, endless, times):
    """Once ends with what there is; twice at once. No model is loaded for it."""
    (tmp_path / "app.py").write_text(ASKED)
    process = subprocess.Popen(
        [sys.executable, "-c", f"ENDLESS = {endless}\n{INTERRUPTED}", str(tmp_path / "app.py")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while "remembering" not in (line := process.stderr.readline()):
            assert line, "the process ended early"
        for _ in range(times):
            process.send_signal(signal.SIGINT)
            while "heard" not in (line := process.stderr.readline()):
                assert line, "the process ended early"
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    assert (process.returncode, out) == (130, "")
    assert "LOADED" not in err
    assert "Traceback" not in err
