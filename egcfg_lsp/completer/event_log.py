"""Event log of the last completion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.events import Progress
    from engine.core.task import Completion


@dataclass
class EventLog:
    """The events of one completion of the function ``name``."""

    name: str
    events: list[Progress] = field(default_factory=list)
    completion: Completion | None = None

    def listen(self, event: Progress) -> None:
        self.events.append(event)

    def before(self, listen: Callable[[Progress], None]) -> Callable[[Progress], None]:
        """Returns a listener that records an event, then passes it to ``listen``."""

        def both(event: Progress) -> None:
            self.listen(event)
            listen(event)

        return both
