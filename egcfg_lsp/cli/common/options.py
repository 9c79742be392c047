"""Options that several commands share, and the settings they stand for."""

from __future__ import annotations

import argparse
import dataclasses
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp import settings as all_settings
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import STRATEGIES, Settings

if TYPE_CHECKING:
    from engine.decoding.services import Budget

LONGEST_S = 1_000_000
VARIANTS = "{variants}"
"""Stands in the examples of a command for the switches of strategies."""
MOVED = {
    "no-harvest": "--set harvest=no",
    "search": "--set, one for each limit, such as --set programs=20",
    "untested": "--set untested=shown",
    "variant": "--set variants",
    "env": "--set environment",
    "executor": "--workers ray:N",
    "gpus": "--workers ray:N:GPUS",
    "time": "--budget, such as --budget 60s",
    "as": "the file alone, whose fields tell what it is",
    "heat": "--set temperature=T",
    "most": "--set reply-tokens=N",
    "parallel": "--set at-once=N",
    "levels": "--set level=N",
    "library-calls": "--set library-calls=SHARE",
    "weak": "--set weak=yes",
    "simple-inputs": "--set simple=yes",
    "no-mutation": "--set mutated=0",
    "tries": "--set tries=N",
    "at-most": "--set at-most=N",
    "at-least": "--set at-least=N",
    "form": "--set form=NAME",
    "questions": "--set questions=yes",
    "init": "--model MODEL with an --out of its own",
    "resume": "the same command, which goes on by itself",
    "no-filter": "--set difficulty.tries=0",
    "egcfg trace": "egcfg run --trace FILE::NAME",
    "egcfg train teach": "egcfg train synth --explain IN.jsonl --out OUT.jsonl",
    "egcfg train difficulty": "egcfg train synth --filter IN.jsonl --out OUT.jsonl",
    "egcfg train stages": "egcfg train execverify",
    "egcfg train sft": "egcfg train execverify --only sft",
    "egcfg train white-box": "egcfg train execverify --only white-box",
    "egcfg train codegen": "egcfg train execverify --only codegen",
}
"""Options and commands that are gone, and what says the same; ``--set`` names all other options."""


def moved(option: str) -> str:
    """A sentence for an option or command that is gone; nothing for what never was one."""
    name = option.lstrip("-").partition("=")[0]
    if (gone := all_settings.GONE.get(name.replace("-", "_"))) is not None:
        return f"{option} is gone: {gone}."
    if name in MOVED:
        return f"{option} is gone: use {MOVED[name]}."
    try:
        all_settings.named(name)
    except UsageError:
        return ""
    return f"{option} is gone: use --set {name}=VALUE (docs/options.md)."


def add_strategy(group: argparse._ActionsContainer, strategies: Sequence[str] = STRATEGIES) -> None:
    """How to complete; ``--set`` has the rest."""
    group.add_argument(
        "--strategy",
        choices=strategies,
        metavar="NAME",
        help="default: auto; all of them: docs/strategies.md",
    )


def add_model(
    group: argparse._ActionsContainer, others: str = "device=cuda or gamma=1: docs/options.md"
) -> None:
    """Which model, and every option that has no name of its own here; ``others``: such as which."""
    group.add_argument("--model", metavar="MODEL", help="of the catalog, folder, hub name, .gguf or served")
    group.add_argument(
        "--set",
        action="append",
        default=[],
        type=assignment,
        metavar="KEY=VALUE",
        help=f"any other option, such as {others}",
    )


def add_budget(group: argparse._ActionsContainer) -> None:
    """What a function may cost."""
    told = "seconds per function; default: 30, without --budget"
    group.add_argument("--time", type=float, metavar="S", help=told)
    group.add_argument(
        "--budget", metavar="N", help="2000t: tokens written; 8000rt: read or written; 20programs; 60s"
    )


def add_interpreter(group: argparse._ActionsContainer) -> None:
    group.add_argument(
        "--python",
        metavar="INTERPRETER",
        default="",
        help="runs your code; default: VIRTUAL_ENV or the project's",
    )
    group.add_argument("--trust", action="store_true", help="start the project's Python, now and later")


def settings(arguments: argparse.Namespace) -> Settings:
    """What ``--model``, ``--strategy`` and ``--set`` say. Raises ``UsageError`` for what is out of range."""
    found = Settings()
    for name, value in given(arguments):
        found = all_settings.assigned(found, name, value)
    return found


def given(arguments: argparse.Namespace) -> list[tuple[str, str]]:
    """The options of the settings that were given, by name, and what they were set to."""
    model, strategy = arguments.model, getattr(arguments, "strategy", None)
    named = [("model", model)] if model is not None else []
    return [*named, *([("strategy", strategy)] if strategy in STRATEGIES else []), *arguments.set]


def add_environment(group: argparse._ActionsContainer) -> None:
    """Variables that a person's code gets."""
    group.add_argument(
        "--env",
        action="append",
        default=[],
        metavar="NAME|FILE",
        help="your code gets this variable; also NAME=VALUE",
    )


def environment(names: Sequence[str]) -> dict[str, str]:
    """The variables of ``--env`` or the setting. Raises ``UsageError``, which tells no value."""
    from egcfg_lsp.resources.interpreter import variables

    return variables(names, Path.cwd())


def budget(arguments: argparse.Namespace) -> Budget:
    """What :func:`add_budget` read; without bounds if it was not given.

    Raises ``SettingsError`` or ``UsageError``.
    """
    from engine.decoding.services import Budget

    given = Budget.parse(arguments.budget) if arguments.budget is not None else Budget()
    if getattr(arguments, "time", None) is None:
        return given
    check_seconds(arguments, "time")
    if given.seconds is not None:
        raise UsageError("--time and --budget both give seconds; give them once.")
    return dataclasses.replace(given, seconds=arguments.time)


def check_seconds(arguments: argparse.Namespace, *names: str) -> None:
    """Raises ``UsageError`` for a number of seconds that is none."""
    for name in names:
        value = getattr(arguments, name)
        if value is not None and not 0 < value <= LONGEST_S:
            raise UsageError(
                f"--{name} should be a number of seconds above 0, and at most {LONGEST_S:,}, not {value:g}."
            )


def test_files(path: Path | None) -> tuple[Path, ...]:
    """What ``--tests`` names: a file, or the test files in a folder. Raises ``UsageError``."""
    if path is None:
        return ()
    from egcfg_lsp.discovery.project import PytestSettings, project_root, python_files, without_dots

    path = without_dots(path)
    if path.is_dir():
        settings = PytestSettings.of(project_root(path / "__init__.py"))
        return tuple(file for file in python_files(path) if settings.is_test_file(file))
    if not path.is_file():
        raise UsageError(f"There is no {path} to look for tests in; check --tests.")
    return (path,)


def assignment(text: str) -> tuple[str, str]:
    """``gamma=1`` as a name and a value."""
    name, is_set, value = text.partition("=")
    if not is_set or not re.fullmatch(r"[A-Za-z][\w.-]*", name):
        raise argparse.ArgumentTypeError(f"{text!r} is no KEY=VALUE, such as gamma=1")
    return name, value


def address(text: str, option: str) -> tuple[str, int]:
    """Host and port of ``HOST:PORT``. Raises ``UsageError``."""
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 65536):
        raise UsageError(f"{option} should be HOST:PORT such as 127.0.0.1:9257, not {text!r}.")
    return host.strip("[]"), int(port)
