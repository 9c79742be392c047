"""A strategy that somebody adds: one file and one line, and every way to choose it knows it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
STRATEGY = '''\
"""``first-guess``: one guess."""

VARIANTS = ("aloud",)


async def first_guess(judge, services, plan):
    guess = "    return x + x\\n" if "aloud" in plan.workflow.variants else "    return x\\n"
    await judge.attempt(guess, None)
    return judge.completion("first-guess")
'''
RUN = """\
import sys
from egcfg_lsp import cli, settings
from egcfg_lsp.resources import compose
from engine.lm.scripted import Scripted

async def open_model(given, **options):
    return Scripted({})

compose.open_model = open_model
assert "first-guess" in settings.options()["method.strategy"].choices
given, complaints = settings.parse({"method": {"strategy": "first-guess"}, "set": {"variants": ["aloud"]}})
assert (given.method.strategy, complaints) == ("first-guess", [])
sys.exit(cli.main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def extended(tmp_path_factory):
    """The packages with one more file and one more line."""
    folder = tmp_path_factory.mktemp("extended")
    for package in ("engine", "egcfg_lsp", "sandbox"):
        leave = shutil.ignore_patterns("models", "train", "*.pyc.*")  # compiled files are not compiled again
        shutil.copytree(ROOT / package, folder / package, ignore=leave)
    strategies = folder / "engine" / "strategies"
    (strategies / "first_guess.py").write_text(STRATEGY)
    names = (strategies / "__init__.py").read_text()
    (strategies / "__init__.py").write_text(
        names.replace('    "direct",\n', '    "direct",\n    "first-guess",\n')
    )
    return folder


def run(folder, *arguments):
    command = [sys.executable, "-c", RUN, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


def test_complete_runs_it_with_its_switch(extended, tmp_path):
    shop = tmp_path / "shop.py"
    shop.write_text('def twice(x):\n    """Two times x.\n\n    >>> twice(2)\n    4\n    """\n    ...\n')
    for switches, code in (([], 1), (["--set", "variants=aloud"], 0)):
        done = run(extended, "complete", str(shop), "--strategy", "first-guess", *switches, "--json")
        assert done.returncode == code, done.stderr
        told = json.loads(done.stdout)
        assert (told["strategy"], told["verified"]) == ("first-guess", not code)
    done = run(extended, "complete", str(shop), "--strategy", "first-guess", "--set", "variants=bfs")
    assert "first-guess has no variant 'bfs'. It has aloud." in done.stderr
