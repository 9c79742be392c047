"""Reads ``docs/papers.md``: rows by paper, what they are about, and the commands in them."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "papers.md"
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
