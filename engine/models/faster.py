"""A copy of an installed model whose numbers this processor computes faster, where that changes nothing.

llama.cpp has fast kernels for some number formats only, and which ones depends on the processor. All of a
file as Q8_0 says what the file says (``MOST_KL``), so only speed decides: the copy stays if it is worth it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from engine.models import store
from engine.support.files import write_text

WORTH = 1.25
"""Times as fast, in reading or in writing, from which on a copy is kept."""
MOST_KL = 0.02
"""Nats, mean over a text: more is another model. The 0.5B of the catalog has 0.002."""
TIMEOUT_S = 600


@dataclass(frozen=True)
class Compared:
    """The copy beside the published file, on this machine."""

    read: float
    """Times as fast."""
    written: float
    """Times as fast, of twelve contexts."""
    kl: float
    """Nats."""

    @property
    def is_worth_it(self) -> bool:
        """Whether the copy is faster, and says the same."""
        gains = self.read, self.written
        return max(gains) >= WORTH and min(gains) >= 1 and self.kl <= MOST_KL

    def __str__(self) -> str:
        return f"reads {self.read:.1f} and writes {self.written:.1f} times as fast, {self.kl:.3f} nat apart"


def copy_of(place: Path) -> Path | None:
    """The copy that is used in place of the file at ``place``, if there is one of this very file."""
    return _place(place) if _compared(place) is not None else None


def told(place: Path) -> str:
    """What the copy is, in words; nothing if there is none."""
    compared = _compared(place)
    return f"as Q8_0, which {compared}" if compared is not None else ""


def make(place: Path, tell: Callable[[str], None]) -> None:
    """Makes the copy, compares it, and keeps it if it is worth it. A failure leaves the file as it was."""
    part = _place(place).with_suffix(".part")
    command = [sys.executable, "-m", "engine.lm.llama_cpp.requantizing", str(place), str(part)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S)
        compared = Compared(**json.loads(done.stdout)) if done.returncode == 0 else None
        if compared is None:
            tell("It cannot be compared here with other number formats; it is used as published.")
        elif compared.is_worth_it:
            part.replace(_place(place))
            note = {"of": store.identity(place), "compared": asdict(compared)}
            write_text(_note_of(place), json.dumps(note))
            tell(f"Used as Q8_0, which {compared}. --as-published takes that back.")
        else:
            tell(f"Used as published; as Q8_0 it {compared}.")
    except (OSError, ValueError, TypeError, subprocess.SubprocessError) as error:
        tell(f"Used as published: {error}.")
    finally:
        part.unlink(missing_ok=True)


def remove(place: Path) -> None:
    """Deletes the copy."""
    for each in (_place(place), _note_of(place)):
        each.unlink(missing_ok=True)


def _place(place: Path) -> Path:
    return place.with_name(f"{place.name}.as-q8_0.gguf")


def _note_of(place: Path) -> Path:
    return place.with_name(f"{place.name}.as-q8_0.json")


def _compared(place: Path) -> Compared | None:
    """What was noted of the copy of this very file; None if there is none."""
    try:
        note = json.loads(_note_of(place).read_text(encoding="ascii"))
        is_of_it = _place(place).is_file() and note["of"] == store.identity(place)
        return Compared(**note["compared"]) if is_of_it else None
    except (OSError, ValueError, TypeError, KeyError):
        return None
