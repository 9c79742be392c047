"""Options that several commands share, and the settings they stand for."""

from __future__ import annotations

import argparse
import dataclasses
import typing
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from egcfg_lsp import memory_setting
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import (
    APIS,
    BACKENDS,
    CHOICES,
    DTYPES,
    SOLVERS,
    STRATEGIES,
    MethodSettings,
    ModelSettings,
    complaints_about,
)

if TYPE_CHECKING:
    from engine.budget import Budget

LONGEST_S = 1_000_000
VARIANTS = "{variants}"
"""Stands in the examples of a command for the switches of strategies."""
_SEARCH = ("programs", "strategies", "depth", "width", "progressions", "plans", "debug-rounds")
_SWITCHES = (
    "nucleus",
    "beams",
    "plausibility",
    "similar-tokens",
    "refresh-every",
    "trace",
    "signal-tokens",
    "signal-share",
    "agreement",
    "drafts",
)
_YES_NO = {"yes": True, "no": False}


def add_method(parser: argparse.ArgumentParser, strategies: Sequence[str] = STRATEGIES) -> None:
    """How to complete."""
    method = parser.add_argument_group("method")
    method.add_argument(
        "--strategy",
        choices=strategies,
        metavar="NAME",
        help="default: auto; all of them: docs/strategies.md",
    )
    method.add_argument(
        "--agents",
        type=_agents,
        metavar="N",
        help="agents of eg-cfg: 1 (default) to 12, or paper",
    )
    method.add_argument("--num-candidates", type=int, metavar="S", help="candidates sampled per line")
    method.add_argument("--horizon", type=int, metavar="D", help="new lines per continuation")
    method.add_argument("--temperature", type=float, metavar="T", help="sampling temperature of candidates")
    method.add_argument("--gamma", type=float, metavar="G", help="strength of guidance; 0 is the plain model")
    method.add_argument(
        "--set",
        dest="switches",
        type=_switches,
        default={},
        metavar="KEY=VALUE,...",
        help="more switches, such as beams=yes (docs/engine.md)",
    )
    method.add_argument("--template", metavar="NAME|FILE", help="prompt format, or a .toml file")
    method.add_argument(
        "--no-harvest",
        dest="harvest",
        action="store_false",
        default=None,
        help="continue decoding after a candidate passes",
    )
    method.add_argument(
        "--choose", metavar="HOW", choices=CHOICES, help="which passing program: first (default), alike"
    )
    _add_workflow(parser)
    method.add_argument(
        "--max-new-tokens", type=int, metavar="N", help="maximum length of a body; default: 512"
    )
    method.add_argument(
        "--think-tokens", type=int, metavar="N", help="most tokens of thinking before the code; default: 0"
    )
    method.add_argument("--seed", type=int, metavar="N", help="default: 0")


def _add_workflow(parser: argparse.ArgumentParser) -> None:
    """For strategies that call the model in roles."""
    workflow = parser.add_argument_group("strategies that use roles")
    workflow.add_argument(
        "--solver", metavar="NAME", choices=SOLVERS, help="how roles write code: plain (default), eg-cfg"
    )
    workflow.add_argument("--variant", metavar="NAME,...", help="switches of the strategy; see below")
    workflow.add_argument(
        "--search",
        type=_search,
        default={},
        metavar="KEY=N,...",
        help="limits, such as programs=20,depth=3",
    )
    workflow.add_argument("--roles", metavar="FOLDER", help="your own prompts: FOLDER/<role>.toml")


def add_model(parser: argparse.ArgumentParser, *, tokenizer: bool = True) -> None:
    """Which model, and where it runs; without ``tokenizer`` the parser has such an option already."""
    model = parser.add_argument_group("model")
    model.add_argument("--model", metavar="MODEL", help="folder, hub name, .gguf file or served model")
    model.add_argument("--backend", metavar="NAME", choices=BACKENDS, help=", ".join(BACKENDS))
    model.add_argument("--device", metavar="NAME", help="auto, cpu, cuda, cuda:1, mps...; default: auto")
    model.add_argument(
        "--dtype", metavar="TYPE", choices=DTYPES, help="auto, float32, bfloat16, float16; default: auto"
    )
    model.add_argument("--threads", type=int, metavar="N", help="CPU threads; default: chosen for the model")
    model.add_argument(
        "--cache-mb", type=int, metavar="N", help="memory for keys and values; default: automatic"
    )
    model.add_argument("--base-url", metavar="URL", help="openai: server, such as http://localhost:8000/v1")
    model.add_argument(
        "--api", metavar="NAME", choices=APIS, help="openai: auto (default), completions, chat"
    )
    if tokenizer:
        model.add_argument("--tokenizer", metavar="MODEL", help="openai: tokenizer of the served model")
    model.add_argument(
        "--key-variable", metavar="VAR", help="openai: variable with the key; default: OPENAI_API_KEY"
    )


def add_memory(group: argparse._ActionsContainer, default: str = "project") -> None:
    """Where functions are looked for before one is written; ``default`` is what is told."""
    group.add_argument(
        "--memory",
        metavar="WHERE",
        type=_memory,
        help=f"project, folder:PATH, package:NAME, off; default: {default}",
    )


def add_budget(group: argparse._ActionsContainer, default: str = "30, without --budget") -> None:
    """What a function may cost; ``default`` is the time that is told."""
    told = f"seconds per function; default: {default}"
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


def add_environment(group: argparse._ActionsContainer) -> None:
    group.add_argument(
        "--env",
        action="append",
        default=[],
        metavar="NAME|FILE",
        help="your code gets this variable; also NAME=VALUE",
    )


def environment(arguments: argparse.Namespace) -> dict[str, str]:
    """What :func:`add_environment` read. Raises ``UsageError``, which tells no value."""
    from egcfg_lsp.resources.named_variables import named

    return named(arguments.env, Path.cwd())


def method_settings(arguments: argparse.Namespace) -> MethodSettings:
    """What :func:`add_method` read. Raises ``UsageError`` for what lies outside its range."""
    given = {item.name: getattr(arguments, item.name, None) for item in dataclasses.fields(MethodSettings)}
    given.update(arguments.search)
    given.update(arguments.switches)
    settings = MethodSettings(**{name: value for name, value in given.items() if value is not None})
    _check(settings, {*arguments.search, *arguments.switches})
    return settings


def model_settings(arguments: argparse.Namespace) -> ModelSettings:
    """What :func:`add_model` read. Raises ``UsageError`` for what lies outside its range."""
    given = {item.name: getattr(arguments, item.name, None) for item in dataclasses.fields(ModelSettings)}
    given["name"] = arguments.model
    settings = ModelSettings(**{name: value for name, value in given.items() if value is not None})
    _check(settings)
    return settings


def budget(arguments: argparse.Namespace) -> Budget:
    """What :func:`add_budget` read; without bounds if it was not given.

    Raises ``SettingsError`` or ``UsageError``.
    """
    from engine.budget import Budget

    given = Budget.parse(arguments.budget) if arguments.budget is not None else Budget()
    check_seconds(arguments, "time")
    if arguments.time is None:
        return given
    if given.seconds is not None:
        raise UsageError("--time and --budget both give seconds; give them once.")
    return dataclasses.replace(given, seconds=arguments.time)


def _check(settings: MethodSettings | ModelSettings, keys: Collection[str] = ()) -> None:
    """Names the first wrong option as it was given; ``keys`` stood in ``--set`` or ``--search``."""
    for complaint in complaints_about(settings):
        name, _, wrong = complaint.partition(" ")
        option = name.removesuffix("_s").replace("_", "-")
        raise UsageError(f"{option if name in keys else '--' + option} {wrong}")


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
    if path.is_dir():
        from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
        from egcfg_lsp.discovery.test_search.neighbours import python_files
        from egcfg_lsp.files import project_root

        settings = PytestSettings.of(project_root.root(path / "__init__.py"))
        return tuple(file for file in python_files(path) if settings.is_test_file(file))
    if not path.is_file():
        raise UsageError(f"There is no {path} to look for tests in; check --tests.")
    return (path,)


def _memory(text: str) -> str:
    """The setting ``memory``, with folders that are relative to where the command is given."""
    if wrong := memory_setting.complaint(text):
        raise argparse.ArgumentTypeError(wrong)
    return memory_setting.from_here(text, Path.cwd())


def _search(text: str) -> dict[str, int]:
    """``programs=20,depth=3`` as settings."""
    found = {}
    for part in text.split(","):
        key, _, number = part.strip().partition("=")
        if key not in _SEARCH or not number.isdecimal():
            raise argparse.ArgumentTypeError(f"{part!r} is no KEY=N with one of {', '.join(_SEARCH)}")
        found[key.replace("-", "_")] = int(number)
    return found


def _switches(text: str) -> dict[str, Any]:
    """``beams=yes,signal-tokens=300`` as settings."""
    hints = typing.get_type_hints(MethodSettings)
    found: dict[str, Any] = {}
    for part in text.split(","):
        key, _, value = part.strip().partition("=")
        if key not in _SWITCHES:
            raise argparse.ArgumentTypeError(f"{part!r} is no KEY=VALUE with one of {', '.join(_SWITCHES)}")
        name = key.replace("-", "_")
        try:
            found[name] = _YES_NO[value] if hints[name] is bool else hints[name](value)
        except (KeyError, ValueError):
            wanted = {bool: "yes or no", int: "a whole number", float: "a number"}[hints[name]]
            raise argparse.ArgumentTypeError(f"{key} should be {wanted}, not {value!r}") from None
    return found


def _agents(text: str) -> int | str:
    if text == "paper":
        return text
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number nor 'paper'") from None
