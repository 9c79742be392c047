"""How the last completion came about: what the engine told while it worked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.progress import Progress
    from engine.types import Completion


@dataclass
class Record:
    """One completion of the function ``name``."""

    name: str
    events: list[Progress] = field(default_factory=list)
    completion: Completion | None = None

    def listen(self, event: Progress) -> None:
        self.events.append(event)
