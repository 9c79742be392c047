"""The models that can be installed by name, where their files are, and which one a name means."""

from __future__ import annotations

import fcntl
import glob
import hashlib
import json
import os
import platform
import re
import stat
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.support import own_files
from engine.support.errors import ModelError
from engine.support.files import write_text
from engine.support.own_process import command

SMALL, LARGE = "qwen2.5-coder-0.5b", "qwen2.5-coder-1.5b"
"""What ``auto`` takes: on a CPU, and where there is a GPU."""


@dataclass(frozen=True, slots=True)
class Index:
    """Where pieces of a file lie in the Python index: one in each of some wheels, read as archives."""

    package: str
    """With ``{number}``, from 1 on."""
    version: str
    parts: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A model's file, and where it can be had."""

    name: str
    publisher: str
    revision: str
    """Of the hub's repository."""
    file: str
    bytes: int
    sha256: str
    licence: str
    parameters: str
    memory_gb: float
    hub: str
    index: Index | None = None
    tried: bool = True
    """Whether it was run by us."""

    @property
    def size(self) -> str:
        """``491 MB``."""
        return f"{self.bytes / 1e6:,.0f} MB"


@cache
def entries() -> tuple[Entry, ...]:
    """All models of the catalog, the smallest first."""
    data = tomllib.loads((Path(__file__).parent / "catalog.toml").read_text(encoding="utf-8"))
    return tuple(_entry(each) for each in data["models"])


def _entry(data: dict[str, Any]) -> Entry:
    index = data.pop("index", None)
    return Entry(**data, index=Index(**index) if index else None)


def entry(name: str) -> Entry | None:
    """The model called ``name``, in letters of either case, if there is one."""
    return next((each for each in entries() if each.name == name.lower()), None)


def own_place(name: str) -> Path:
    """Where a model that was made here is, or would be. Raises ``ModelError`` for a name that cannot be."""
    if not re.fullmatch(r"\w[\w.-]*", name) or entry(name) is not None:
        raise ModelError(
            f"A model of your own cannot be called {name!r}. Use letters, digits, dots and dashes, and no "
            "name of the catalog."
        )
    return own_files.models() / f"{name}.gguf"


def own_models() -> dict[str, Path]:
    """The models that were made here, by name."""
    theirs = tuple(each.file for each in entries())
    found = sorted(own_files.models().glob("*.gguf"))
    return {place.stem: place for place in found if not place.name.startswith(theirs)}


CHUNK = 1 << 20


def place_of(entry: Entry) -> Path:
    """Where the file of ``entry`` is, or would be."""
    return own_files.models() / entry.file


def installed(entry: Entry) -> Path | None:
    """The file of ``entry``, if it is there and right.

    Its hash is computed unless that was done for this very file before, which a note beside it tells. Raises
    ``ModelError`` where somebody else may change both.
    """
    place = place_of(entry)
    try:
        for each in (place.parent, place):
            check_rights(each)
        if not place.is_file() or place.stat().st_size != entry.bytes:
            return None
        if _noted(place) or is_right(place, entry):
            note(place)
            return place
    except OSError:
        return None
    return None


def check_rights(place: Path) -> None:
    """Raises ``ModelError`` for a file or folder of models that another user may change, or replace; OSError.

    A folder above it may belong to whoever, and be written to by all if it is like /tmp.
    """
    status = place.stat()
    if _others_write(status) or status.st_uid not in (0, os.getuid()):
        raise _changeable(place)
    for above in (*place.absolute().parents, *place.resolve().parents):
        status = above.stat()
        if _others_write(status) and not status.st_mode & stat.S_ISVTX:
            raise _changeable(above)


def _changeable(place: Path) -> ModelError:
    return ModelError(
        f"Other users may change {place}, and what a model's file was checked for. Take that right away "
        f"(chmod go-w), or name a folder of your own in {own_files.MODELS}."
    )


def _others_write(status: os.stat_result) -> bool:
    group = status.st_mode & stat.S_IWGRP and status.st_gid not in (0, os.getgid())
    return bool(status.st_mode & stat.S_IWOTH or group)


def is_right(file: Path, entry: Entry) -> bool:
    """Whether size and hash of ``file`` are those of ``entry``."""
    if file.stat().st_size != entry.bytes:
        return False
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest() == entry.sha256


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
        found = (place, *own_files.models().glob(f"{glob.escape(entry.file)}.*"))
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


WORTH = 1.25
"""Times as fast, in reading or in writing, from which on a copy is kept."""
MOST_KL = 0.02
"""Nats, mean over a text: more is another model. The 0.5B of the catalog has 0.002."""
_COMPARING_S = 600
_LOOK_S = 0.1


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
    return _copy_place(place) if _compared(place) is not None else None


def copy_note(place: Path) -> str:
    """What the copy is, in words; nothing if there is none."""
    compared = _compared(place)
    return f"as Q8_0, which {compared}" if compared is not None else ""


def compare_formats(
    entry: Entry, tell: Callable[[str], None], stopped: Callable[[], bool] = lambda: False
) -> None:
    """Makes the copy of an installed model that llama.cpp runs here, unless there is one."""
    place = place_of(entry)
    if copy_of(place) is None and chosen(entry.name).backend == "llama-cpp":
        tell("Comparing number formats on this processor.")
        make_copy(place, tell, stopped)


def make_copy(place: Path, tell: Callable[[str], None], stopped: Callable[[], bool] = lambda: False) -> None:
    """Makes the copy, compares it, and keeps it if it is worth it.

    A failure leaves the file as it was, as does ``stopped``, which is asked again and again.
    """
    part = _copy_place(place).with_suffix(".part")
    code = "from engine.lm.llama_cpp.requantizing import main; main(*sys.argv[1:])"
    try:
        said = _printed(command(code, str(place), str(part)), stopped)
        compared = None if said is None else Compared(**json.loads(said))
        if compared is None:
            tell("It was not compared with other number formats; it is used as published.")
        elif compared.is_worth_it:
            part.replace(_copy_place(place))
            note = {"of": identity(place), "compared": asdict(compared)}
            write_text(_copy_note_of(place), json.dumps(note))
            tell(f"Used as Q8_0, which {compared}. --as-published takes that back.")
        else:
            tell(f"Used as published; as Q8_0 it {compared}.")
    except (OSError, ValueError, TypeError) as error:
        tell(f"Used as published: {error}.")
    finally:
        part.unlink(missing_ok=True)


def _printed(words: list[str], stopped: Callable[[], bool]) -> str | None:
    """The line that a process prints; None if it fails, is stopped or takes too long."""
    until = time.monotonic() + _COMPARING_S
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        while process.poll() is None:
            if stopped() or time.monotonic() > until:
                process.kill()
            time.sleep(_LOOK_S)
        return process.stdout.read() if process.stdout and process.returncode == 0 else None


def remove_copy(place: Path) -> None:
    """Deletes the copy."""
    for each in (_copy_place(place), _copy_note_of(place)):
        each.unlink(missing_ok=True)


def _copy_place(place: Path) -> Path:
    return place.with_name(f"{place.name}.as-q8_0.gguf")


def _copy_note_of(place: Path) -> Path:
    return place.with_name(f"{place.name}.as-q8_0.json")


def _compared(place: Path) -> Compared | None:
    """What was noted of the copy of this very file; None if there is none."""
    try:
        note = json.loads(_copy_note_of(place).read_text(encoding="ascii"))
        is_of_it = _copy_place(place).is_file() and note["of"] == identity(place)
        return Compared(**note["compared"]) if is_of_it else None
    except (OSError, ValueError, TypeError, KeyError):
        return None


AUTO = "auto"


class ModelMissing(ModelError):
    """A model of the catalog that is not installed."""

    def __init__(self, missing: Entry) -> None:
        self.entry = missing
        super().__init__(
            f"The model {missing.name} is not installed. `egcfg model install {missing.name}` downloads it "
            f"({missing.size}, {missing.licence}); or name another one with --model "
            "(in an editor: egcfg.model.name)."
        )


@dataclass(frozen=True, slots=True)
class Chosen:
    """A model that can be loaded."""

    place: str
    """A file, a folder, or a name of the hub."""
    backend: str
    why: str = ""
    """Why this one, where nobody named it."""


def chosen(name: str = AUTO, backend: str = AUTO, device: str = AUTO) -> Chosen:
    """What ``name`` means: a model of the catalog, ``auto``, a folder, a GGUF file or a name of the hub.

    Raises ``ModelMissing`` for a model of the catalog that is not installed.
    """
    why, place = "", None
    if name in ("", AUTO):
        place, why = _automatic(device)
    elif (known := entry(name)) is not None:
        place = installed(known)
        if place is None:
            raise ModelMissing(known)
    elif (place := own_models().get(name)) is not None:
        for each in (place.parent, place):
            check_rights(each)
    elif re.fullmatch(r"[\w.-]+", name) and not Path(name).exists() and not name.endswith(".gguf"):
        there = ", ".join([*(each.name for each in entries()), *own_models()])
        raise ModelError(
            f"There is no model {name}. The catalog has {there}; or name a folder, a GGUF file, or a model "
            "of the Hugging Face hub such as owner/name."
        )
    elif re.fullmatch(r"\w[\w.-]*/[\w.-]+", name) and Path(name).exists() and not name.endswith(".gguf"):
        raise ModelError(
            f"{name} may be a model of the Hugging Face hub, and is a folder here; write ./{name} for the "
            "folder."
        )
    used = _backend(str(place or name), backend, device)
    copy = copy_of(place) if place and used == "llama-cpp" else None
    return Chosen(str(copy or place or name), used, why)


def preferred(device: str = AUTO) -> tuple[Entry, str]:
    """The model that suits this machine, and why."""
    gpu = device != "cpu" and has_gpu()
    why = "there is a GPU" if gpu else "there is no GPU" if device != "cpu" else "it is to run on the CPU"
    found = entry(LARGE if gpu else SMALL)
    assert found is not None
    return found, why


def has_gpu() -> bool:
    """Whether this machine seems to have one that torch can use; looks for its driver, and loads nothing."""
    if sys.platform == "darwin":
        return platform.machine() == "arm64"
    return Path("/dev/nvidiactl").exists()


def _automatic(device: str) -> tuple[Path, str]:
    wanted, why = preferred(device)
    if (place := installed(wanted)) is not None:
        return place, f"{wanted.name}, since {why}"
    for other in entries():
        if (place := installed(other)) is not None:
            return place, f"{other.name}, the one that is installed; {wanted.name} suits this machine better"
    raise ModelMissing(wanted)


def _backend(name: str, backend: str, device: str) -> str:
    if backend != AUTO:
        return backend
    if not name.endswith(".gguf"):
        return "transformers"
    on_gpu = device.startswith(("cuda", "mps")) or (device == AUTO and has_gpu())
    return "transformers" if on_gpu else "llama-cpp"
