"""The workflows call targets that the Makefile has, on the Pythons that the package promises."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import egcfg_lsp

ROOT = Path(__file__).parents[2]
WORKFLOWS = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in (ROOT / ".github").rglob("*.yml")}
TARGETS = set(re.findall(r"^([a-z][a-z0-9-]*):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PREFIX = "Programming Language :: Python :: "
PYTHONS = [each.removeprefix(PREFIX) for each in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", each)]


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for workflow, content in WORKFLOWS.items():
        for name, job in content["jobs"].items():
            yield f"{workflow}/{name}", job


def commands(job: dict[str, Any]) -> Iterator[str]:
    """What the steps run, once for each value of a matrix."""
    matrix = job.get("strategy", {}).get("matrix", {})
    for step in job["steps"]:
        told = [step.get("run", "")]
        for name, values in matrix.items():
            place = "${{ matrix." + name + " }}"
            told = [
                text.replace(place, str(value)) for text in told for value in values if place in text
            ] or told
        yield from told


def called(job: dict[str, Any]) -> set[str]:
    return {target for text in commands(job) for target in re.findall(r"\bmake ([^\s=]+)(?=\s|$)", text)}


def pythons(job: dict[str, Any]) -> list[str]:
    """The versions that a job sets up."""
    told = [step["with"]["python-version"] for step in job["steps"] if "setup-python" in step.get("uses", "")]
    return job["strategy"]["matrix"]["python"] if told == ["${{ matrix.python }}"] else told


ALL = pytest.mark.parametrize(("name", "job"), list(jobs()), ids=[name for name, _ in jobs()])


@ALL
def test_a_job_calls_targets_that_there_are(name: str, job: dict[str, Any]) -> None:
    assert called(job) <= TARGETS
    assert called(job) or name == "ci/audit"


@ALL
def test_a_job_runs_on_pythons_that_are_promised(name: str, job: dict[str, Any]) -> None:
    assert set(pythons(job)) <= set(PYTHONS)
    assert pythons(job)


def test_every_promised_python_is_checked_at_each_change() -> None:
    assert pythons(WORKFLOWS["ci"]["jobs"]["check"]) == PYTHONS
    assert called(WORKFLOWS["ci"]["jobs"]["check"]) == {"check"}


def test_the_first_promised_python_is_the_one_that_is_required() -> None:
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"


def test_the_long_tests_run_by_themselves() -> None:
    run = {target for _, job in jobs() for target in called(job)}
    assert {"demo", "test", "check", "e2e", "slow", "test-models", "test-projects"} <= run


def test_make_finds_the_files_with_tests_that_run_alone() -> None:
    [command] = re.findall(r"^ALONE := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    found = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = (ROOT / "tests").rglob("*.py")
    marked = {path for path in files if re.search(r"\bmark[.]alone\b", path.read_text("utf-8", "replace"))}
    assert {ROOT / name for name in found.split()} == marked


def test_the_weekly_run_is_held_to_no_versions() -> None:
    assert "truncate --size 0 constraints.txt" in list(commands(WORKFLOWS["weekly"]["jobs"]["newest"]))


def test_a_release_has_one_version() -> None:
    """In the package, in its code, in the extension for VS Code and in its lock file."""
    extension = ROOT / "editors" / "vscode"
    told = [
        json.loads((extension / name).read_text("utf-8")) for name in ("package.json", "package-lock.json")
    ]
    assert {each["version"] for each in told} == {PROJECT["version"]} == {egcfg_lsp.__version__}
