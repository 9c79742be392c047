"""A copy in another number format is used while it is faster, says the same, and is of this very file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.models import catalog
from engine.models.catalog import MOST_KL, WORTH, Compared
from engine.support import own_files
from engine.support.own_process import command
from tests.unit.lm.random_gguf import VOCABULARIES, write
from tests.unit.models.sources import CONTENT, ENTRY

GOOD = Compared(read=2.0, written=1.5, kl=0.001)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed model."""
    monkeypatch.setenv(own_files.MODELS, str(tmp_path))
    file = catalog.place_of(ENTRY)
    file.write_bytes(CONTENT)
    return file


@pytest.fixture
def made(place: Path, monkeypatch: pytest.MonkeyPatch):
    """``made(compared)``: what is said when the process that compares finds that, or fails (None)."""

    def make(compared: Compared | None, stopped: Callable[[], bool] = lambda: False) -> str:
        ends = "os.abort()" if compared is None else f"print({json.dumps(vars(compared))!r})"
        does = f"time.sleep(60 * {stopped()}); {ends}"

        def program(code: str, place: str, part: str) -> list[str]:
            code = f"import os, time, pathlib; pathlib.Path({part!r}).write_bytes(b'copy'); {does}"
            return [sys.executable, "-I", "-c", code]

        monkeypatch.setattr(catalog, "command", program)
        said: list[str] = []
        catalog.make_copy(place, said.append, stopped)
        return "\n".join(said)

    return make


def test_a_faster_copy_that_says_the_same_is_used_on_the_cpu_alone(place: Path, made, monkeypatch):
    assert "2.0" in made(GOOD)
    copy = catalog.copy_of(place)
    assert copy is not None
    assert copy.read_bytes() == b"copy"
    monkeypatch.setattr(catalog, "entry", lambda name: ENTRY)
    assert catalog.chosen(ENTRY.name, "llama-cpp").place == str(copy)
    assert catalog.chosen(ENTRY.name, "transformers").place == str(place)
    assert "1.5" in catalog.copy_note(place)


@pytest.mark.parametrize(
    "compared",
    [
        None,
        Compared(read=WORTH - 0.01, written=WORTH - 0.01, kl=0.0),
        Compared(read=9.0, written=0.9, kl=0.0),
        Compared(read=9.0, written=9.0, kl=MOST_KL + 0.001),
    ],
)
def test_any_other_copy_is_deleted(place: Path, made, compared: Compared | None):
    assert "as published" in made(compared)
    assert catalog.copy_of(place) is None
    assert catalog.copy_note(place) == ""
    assert [each.name for each in place.parent.iterdir()] == [place.name]


def test_a_comparison_that_is_stopped_leaves_the_model_as_it_was(place: Path, made):
    assert "as published" in made(GOOD, stopped=lambda: True)
    assert [each.name for each in place.parent.iterdir()] == [place.name]


def test_a_copy_goes_with_its_file_or_is_taken_back(place: Path, made):
    made(GOOD)
    os.utime(place, (1, 1))
    assert catalog.copy_of(place) is None, "it is another file"
    made(GOOD)
    catalog.remove_copy(place)
    assert catalog.copy_of(place) is None
    made(GOOD)
    assert catalog.remove(ENTRY)
    assert not [each for each in place.parent.iterdir() if each.suffix != ".lock"]


def test_llama_cpp_writes_a_copy_that_says_the_same(tmp_path: Path):
    file, copy = tmp_path / "tiny.gguf", tmp_path / "copy.gguf"
    write(file, VOCABULARIES["qwen2"](), number="q8_0", deviation=0.02)
    code = "from engine.lm.llama_cpp.requantizing import main; main(*sys.argv[1:])"
    done = subprocess.run(command(code, str(file), str(copy)), capture_output=True, text=True, check=True)
    compared = Compared(**json.loads(done.stdout))
    assert 0 <= compared.kl < MOST_KL
    assert min(compared.read, compared.written) > 0
    assert copy.stat().st_size > 0
