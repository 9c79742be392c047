"""Measures what elements of the prompt are worth: the likeliest programs for functions of small projects."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean

from benchmarks import frozen
from benchmarks.command import options
from benchmarks.figures import Figure
from engine.prompts import template

FOLDER = Path(__file__).parent
GREEDY = ["--strategy", "direct", "--budget", "512t"]
_NO_EXAMPLES = ("{own_docstring}", "{docstring}")
CHANGES: Mapping[str, Mapping[str, Sequence[tuple[str, str]]]] = {
    "chat": {
        "as_it_is": (),
        "without_definitions": (("{definitions}", ""),),
        "without_imports": (("{imports}", ""),),
        "without_preamble": (("{preamble}", ""),),
        "without_tests": (("{further_tests}", ""), _NO_EXAMPLES),
        "tests_as_comments": (("{further_tests}", "# Tests:\n{commented_tests}"), _NO_EXAMPLES),
    },
    "base_file": {
        "as_it_is": (),
        "without_definitions": (("{definitions}", ""),),
        "without_imports": (("{imports}", ""),),
        "without_preamble": (("{preamble}", ""),),
        "without_tests": (("{further_tests}", ""), _NO_EXAMPLES),
    },
}
"""What is put in place of what, in the files of templates."""


def measure(**model: str) -> list[Figure]:
    """A figure for each change of a template; ``model`` are options of the command."""
    with tempfile.TemporaryDirectory(prefix="egcfg-templates-") as folder:
        asked = [*GREEDY, *options(**model)]
        return [
            _figure(path.stem, frozen.complete(FOLDER, [*asked, "--set", f"template={path}"]))
            for path in changed(Path(folder))
        ]


def changed(folder: Path) -> list[Path]:
    """Writes every changed template into the folder."""
    paths = []
    for name, changes in CHANGES.items():
        text = (template.FOLDER / f"{name}.toml").read_text(encoding="utf-8")
        for change, replaced in changes.items():
            changed_text = text
            for before, after in replaced:
                changed_text = changed_text.replace(before, after)
            path = folder / f"{name}_{change}.toml"
            path.write_text(changed_text, encoding="utf-8")
            paths.append(path)
    return paths


def _figure(name: str, outcome: frozen.Outcome) -> Figure:
    found = outcome.functions
    passes, read = sum(each.passed for each in found), mean(each.read for each in found)
    about = f"right of {len(found)}; {passes} pass their doctests; {read:.0f} tokens read for each"
    return Figure(name, sum(each.right for each in found), "functions", about)
