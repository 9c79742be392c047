"""Every table and figure of the papers has a row, and every command of the page is one."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from egcfg_lsp import cli
from egcfg_lsp.cli import bench_job
from egcfg_lsp.completer import completer
from egcfg_lsp.project_bench.work import Work
from engine.bench.datasets import FORMATS
from engine.train import config

PAGE = Path(__file__).parents[2] / "docs" / "papers.md"
PAPERS = ("EG-CFG", "QualityFlow", "CodeTree", "ExecVerify")


@dataclass(frozen=True)
class PaperRow:
    """One row of the page."""

    paper: str
    items: tuple[tuple[str, str], ...]
    """Such as ``("Table", "6")``."""
    offer: str
    """The last column as it stands."""

    @property
    def commands(self) -> tuple[tuple[str, ...], ...]:
        """Words of each command, without the program's name; none where nothing is offered."""
        if self.offer.startswith("not offered"):
            return ()
        found = re.findall(r"`(egcfg [^`]+)`", self.offer)
        return tuple(tuple(shlex.split(command)[1:]) for command in found)

    @property
    def is_reason(self) -> bool:
        """Whether the row says why nothing is offered, or where else it is."""
        return bool(re.match(r"not offered[^:]*: \w+|the commands of Table \d+", self.offer))


def rows() -> list[PaperRow]:
    found = []
    text = PAGE.read_text(encoding="utf-8")
    for paper in PAPERS:
        section = text.split(f"\n## {paper}\n")[1].split("\n## ")[0]
        for line in section.splitlines():
            cells = re.fullmatch(r"\| ((?:Table|Figure|Section)[^|]*) \| [^|]* \| (.*) \|", line)
            if cells:
                found.append(PaperRow(paper, tuple(_items(cells[1])), cells[2]))
    return found


def _items(text: str) -> list[tuple[str, str]]:
    """``Table 3, Figure 4`` and ``Figures 5, 6`` as single ones."""
    items = []
    kind = ""
    for name, number in re.findall(r"(?:(Table|Figure|Section)s? )?([\d.]+)", text):
        kind = name or kind
        items.append((kind, number))
    return items


def words(command: tuple[str, ...], model: list[str], chat: list[str]) -> list[str]:
    """The command with options in place of ``$MODEL`` and ``$CHAT``; not the file that it is printed to."""
    given = {"$MODEL": model, "$CHAT": chat}
    printed = command[: command.index(">")] if ">" in command else command
    return [part for word in printed for part in given.get(word, [word])]


def numbered(kind: str, last: int) -> set[tuple[str, str]]:
    return {(kind, str(number)) for number in range(1, last + 1)}


IN_THE_PAPERS = {
    "EG-CFG": numbered("Table", 6) | numbered("Figure", 7),
    "QualityFlow": numbered("Table", 12) | numbered("Figure", 3),
    "CodeTree": numbered("Table", 5) | numbered("Figure", 10),
    "ExecVerify": numbered("Table", 9) | numbered("Figure", 19),
}
"""Counted in the papers by hand."""
MODELS = dict(re.findall(r'^(MODEL|CHAT)="(.*)"$', PAGE.read_text(encoding="utf-8"), re.MULTILINE))
COMMANDS = list(dict.fromkeys(command for row in rows() for command in row.commands))


def test_every_table_and_figure_has_one_row() -> None:
    for paper, wanted in IN_THE_PAPERS.items():
        told = [item for row in rows() if row.paper == paper for item in row.items if item[0] != "Section"]
        assert sorted(told) == sorted(wanted), paper


def test_a_row_has_commands_or_a_reason() -> None:
    for row in rows():
        assert row.commands or row.is_reason, row


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_command_can_be_given(command: tuple[str, ...]) -> None:
    """Read by the program's own parser, and checked as far as can be without data and model."""
    given = words(command, *(shlex.split(MODELS[name]) for name in ("MODEL", "CHAT")))
    arguments = cli._parser(given[:1]).parse_args(given)
    if given[0] == "bench":
        chosen = bench_job.parse(arguments)
        assert chosen.name in FORMATS
        completer.check(chosen.method)
        Work(chosen.strategy, chosen.model, chosen.method, "python", preset=chosen.preset).check()
    if getattr(arguments, "config", None):
        config.load(arguments.config)


def test_what_is_reported_or_judged_again_was_run_before() -> None:
    """Reading the page from its beginning."""
    made: set[str] = set()
    for command in COMMANDS:
        options = dict(pairwise(command))
        used = [word for word in command[1:] if word.startswith("runs/") and not word.endswith(".html")]
        if command[0] == "report":
            assert {*used} <= made, command
        if "--judge" in options:
            assert options["--judge"] in made
        if command[0] == "bench":
            assert options["--out"] not in made, f"{options['--out']} is made twice"
            made.add(options["--out"])
        if command[:2] == ("eval", "compare"):
            assert {*used} <= made
        if ">" in command:
            made.add(command[-1])


def test_the_models_are_those_that_the_page_says() -> None:
    """EG-CFG needs what chat servers do not give; the workflows were run on chat models."""
    for row in rows():
        for command in row.commands:
            if "$CHAT" in command:
                assert row.paper in ("QualityFlow", "CodeTree")
                assert "eg-cfg" not in command
            if "--preset" in command:
                assert "$MODEL" in command


def test_refused_competitors_are_named_with_a_reason() -> None:
    """All methods of EG-CFG's tables that no strategy of ours is."""
    text = PAGE.read_text(encoding="utf-8")
    table = text.split("Competitors of these tables that are not offered:")[1].split("\n## ")[0]
    reasons = dict(re.findall(r"^\| ([^|]+) \| ([^|]{30,}) \|$", table, re.MULTILINE))
    refused = {name for names in reasons for name in names.split(", ")}
    assert {"MGDebugger", "LPW", "CodeSim", "LDB", "MetaGPT", "DocPrompting"} <= refused
