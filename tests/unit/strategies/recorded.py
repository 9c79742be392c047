"""Recorded conversations: what a large model answers to each role, played back by a chat server on loopback.

In a recording an answer stands below a line ``=== role | text & !text``: it answers questions to that role
which hold the texts, and none of those with an exclamation mark. The first that fits counts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core.task import Task
from engine.strategies.roles import load, names
from sandbox import TestCase
from tests.unit.strategies.cast import pieces

FOLDER = Path(__file__).parents[2] / "golden" / "conversations"
TASK = Task(
    name="spans",
    signature="def spans(numbers):\n",
    description="Whole numbers as text: in rising order, each once, three or more in a row as first-last.",
    tests=(
        TestCase("1", "assert spans([1, 2, 3, 5]) == '1-3,5'"),
        TestCase("2", "assert spans([]) == ''"),
        TestCase("3", "assert spans([4, 2, 2]) == '2,4'"),
    ),
)
_HEAD = re.compile(r"^=== (\S+)(?: \| (.+))?\n", re.MULTILINE)


@dataclass
class Recording:
    """``answer`` is for the stub of a chat server."""

    name: str
    used: list[tuple[str, str]] = field(default_factory=list)
    """Roles and answers in the order in which they were asked for."""

    def __post_init__(self) -> None:
        _, *parts = _HEAD.split((FOLDER / f"{self.name}.md").read_text("utf-8"))
        self.answers = [
            (role, (texts or "").split(" & ") if texts else [], f"{said.strip()}\n")
            for role, texts, said in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
        ]
        self._forms = {name: pieces(load(name)) for name in names()}

    def answer(self, body: dict[str, Any]) -> str:
        """What is said to a request's last message."""
        question = body["messages"][-1]["content"]
        if "one word: ready" in question:
            return "ready"
        role = self._role(question)
        for name, texts, said in self.answers:
            if name == role and all((text.lstrip("!") in question) != text.startswith("!") for text in texts):
                self.used.append((role, said))
                return said
        raise AssertionError(f"nothing is recorded for {role}:\n{question}")

    @property
    def unused(self) -> list[str]:
        """Answers that nobody asked for, by their first words."""
        return [f"{role}: {said[:40]}" for role, _, said in self.answers if (role, said) not in self.used]

    def _role(self, question: str) -> str:
        fitting = [name for name, found in self._forms.items() if all(piece in question for piece in found)]
        return max(fitting, key=lambda name: sum(map(len, self._forms[name])))
