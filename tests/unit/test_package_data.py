"""What is no Python and lies in a package is installed with it."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("egcfg_lsp", "engine", "sandbox")
NOT_INSTALLED = {"sandbox/worker/ruff.toml"}
"""For those who work on the project."""


def test_files_of_packages_are_installed():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    installed = {
        file
        for package, patterns in project["tool"]["setuptools"]["package-data"].items()
        for pattern in patterns
        for file in ROOT.joinpath(*package.split(".")).glob(pattern)
    }
    there = {file for package in PACKAGES for file in (ROOT / package).rglob("*") if file.is_file()}
    names = {file.relative_to(ROOT) for file in there - installed if file.suffix not in (".py", ".pyc")}
    others = {name.as_posix() for name in names if not any(part.startswith(".") for part in name.parts)}
    assert others - NOT_INSTALLED == set()
