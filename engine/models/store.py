"""Where installed models are kept, and whether a file is the one that the catalog means."""

from __future__ import annotations

import fcntl
import glob
import hashlib
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_cache_path

from engine.core.errors import ModelError
from engine.models.catalog import Entry

VARIABLE = "EGCFG_MODELS"
"""Names the folder of models, in place of one in the user's cache."""
CHUNK = 1 << 20


def folder() -> Path:
    """The folder of models; it need not be there."""
    named = os.environ.get(VARIABLE, "")
    return Path(os.path.expanduser(named)) if named else user_cache_path("egcfg", appauthor=False) / "models"


def place_of(entry: Entry) -> Path:
    """Where the file of ``entry`` is, or would be."""
    return folder() / entry.file


def installed(entry: Entry) -> Path | None:
    """The file of ``entry``, if it is there and right.

    Its hash is computed unless that was done for this very file before, which a note beside it tells.
    """
    place = place_of(entry)
    try:
        if not place.is_file() or place.stat().st_size != entry.bytes:
            return None
        if _noted(place) or is_right(place, entry):
            note(place)
            return place
    except OSError:
        return None
    return None


def is_right(file: Path, entry: Entry, tell: Callable[[int], None] = lambda count: None) -> bool:
    """Whether size and hash of ``file`` are those of ``entry``; ``tell`` hears of bytes that were read."""
    if file.stat().st_size != entry.bytes:
        return False
    digest = hashlib.sha256()
    with file.open("rb") as opened:
        while chunk := opened.read(CHUNK):
            digest.update(chunk)
            tell(len(chunk))
    return digest.hexdigest() == entry.sha256


def note(place: Path) -> None:
    """Notes that ``place`` was found right, as it is now; without a word where nothing can be written."""
    if not _noted(place):
        try:
            _note_of(place).write_text(json.dumps(identity(place)), encoding="ascii")
        except OSError:
            return


def remove(entry: Entry) -> bool:
    """Deletes the file of ``entry`` and what is left of downloads. Whether there was something.

    Raises ``ModelError`` while a process installs it.
    """
    place = place_of(entry)

    def left() -> list[Path]:
        found = (place, *folder().glob(f"{glob.escape(entry.file)}.*"))
        return [each for each in found if each.is_file() and each.suffix != ".lock"]

    def busy() -> None:
        raise ModelError(f"{entry.name} is being installed. Wait for that, or stop it, and try again.")

    if not left():
        return False
    with alone(place, busy):
        for each in left():
            each.unlink()
    return True


@contextmanager
def alone(place: Path, wait: Callable[[], None]) -> Iterator[None]:
    """Keeps other processes from changing ``place`` meanwhile; calls ``wait`` before it waits for one."""
    with place.with_name(f"{place.name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            wait()
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _noted(place: Path) -> bool:
    try:
        return bool(json.loads(_note_of(place).read_text(encoding="ascii")) == identity(place))
    except (OSError, ValueError):
        return False


def _note_of(place: Path) -> Path:
    return place.with_name(f"{place.name}.verified")


def identity(place: Path) -> list[int]:
    """Tells a file, as it is now, from others."""
    status = place.stat()
    return [status.st_ino, status.st_size, status.st_mtime_ns]
