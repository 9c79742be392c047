"""A strategy that somebody adds: one file and one line, and every way to choose it knows it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
STRATEGY = '''\
"""``first-guess``: one guess."""

VARIANTS = ("aloud",)


async def first_guess(judge, plan):
    guess = "    return x + x\\n" if "aloud" in plan.workflow.variants else "    return x\\n"
    await judge.attempt(guess, None)
    return judge.completion("first-guess")
'''
RUN = """\
import sys
from egcfg_lsp import cli, settings
from egcfg_lsp.resources import compose
from tests.scripted import Scripted

async def open_model(given, **options):
    return Scripted({})

compose.open_model = open_model
assert "first-guess" in settings.options()["method.strategy"].choices
given, complaints = settings.parse({"method": {"strategy": "first-guess"}, "set": {"variants": ["aloud"]}})
assert (given.method.strategy, complaints) == ("first-guess", [])
sys.exit(cli.main(sys.argv[1:]))
"""


def test_complete_runs_it_with_its_switch(tmp_path):
    """In a copy of the packages with one more file and one more line."""
    for package in ("engine", "egcfg_lsp", "sandbox"):
        leave = shutil.ignore_patterns("models", "train", "*.pyc.*")  # compiled files are not compiled again
        shutil.copytree(ROOT / package, tmp_path / package, ignore=leave)
    folder = tmp_path / "engine" / "strategies"
    (folder / "first_guess.py").write_text(STRATEGY)
    names = (folder / "__init__.py").read_text()
    (folder / "__init__.py").write_text(
        names.replace('    "direct",\n', '    "direct",\n    "first-guess",\n')
    )
    (tmp_path / "shop.py").write_text('def twice(x):\n    """\n    >>> twice(2)\n    4\n    """\n    ...\n')

    def complete(*switches):
        command = ["complete", "shop.py", "--strategy", "first-guess", "--json", *switches]
        return subprocess.run(
            [sys.executable, "-c", RUN, *command],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},  # for the model; what is copied comes first
            capture_output=True,
            text=True,
            timeout=120,
        )

    for switches, code in (([], 1), (["--set", "variants=aloud"], 0)):
        done = complete(*switches)
        assert done.returncode == code, done.stderr
        told = json.loads(done.stdout)
        assert (told["strategy"], told["verified"]) == ("first-guess", not code)
    assert "first-guess has no variant 'bfs'. It has aloud." in complete("--set", "variants=bfs").stderr
