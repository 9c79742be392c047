"""Measures memory: loading the library, reading a project of 10,000 functions, searching, recalling."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

from benchmarks.figures import Figure
from egcfg_lsp.discovery.project_index import ProjectIndex
from engine.memory import library
from engine.memory.memory import Memory
from engine.memory.project import Caller
from engine.memory.recall import recall
from engine.memory.types import request
from engine.train.data.synth import held_samples
from engine.train.tasks import catalog
from engine.train.tasks.library import check
from engine.train.tasks.synthesis import Sample
from engine.types import Usage
from sandbox import Limits, SandboxPool

FUNCTIONS = 10_000
_IN_A_FILE = 20
_TASKS = 40
_REPEATS = 5


def measure() -> list[Figure]:
    """All figures, from one run."""
    samples = held_samples(catalog.full(), "wordings", _TASKS, seed=11)
    return [*_library(), *asyncio.run(_project(samples)), *asyncio.run(_recalls(samples))]


def _library() -> list[Figure]:
    loaded = statistics.median(_seconds(_load) for _ in range(_REPEATS))
    size = library.FILE.stat().st_size
    return [
        Figure("library load", 1000 * loaded, "ms", "read and index the file that ships", "<= 50"),
        Figure("library file", size / 1000, "kB", f"{len(_load()):,} functions"),
    ]


def _load() -> library.Library:
    made = library.Library(library.read(library.FILE))
    made.likeness(["word"])
    return made


async def _project(samples: list[Sample]) -> list[Figure]:
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        files = _write(root)
        tracemalloc.start()
        index = ProjectIndex(root)
        began = time.perf_counter()
        await index.refreshed({})
        built = time.perf_counter() - began
        held = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        untraced = ProjectIndex(root)
        began = time.perf_counter()
        await untraced.refreshed({})
        built = time.perf_counter() - began
        files[0].write_text(files[0].read_text() + "\n\ndef added(text):\n    return text + text\n")
        began = time.perf_counter()
        await untraced.look({})
        refreshed = time.perf_counter() - began
        memory = Memory((await untraced.source(Caller("", ""), "f", {}),))
        searches = [_seconds(lambda each=each: _search(memory, each)) for each in samples]  # type: ignore[misc]
        count = len(untraced)
    return [
        Figure("index build", built, "s", f"read {count:,} functions in {len(files)} files"),
        Figure("index size", held / 2**20, "MiB", "kept of them"),
        Figure("index refresh", 1000 * refreshed, "ms", "look at all files, one of them changed"),
        Figure("search", 1000 * statistics.median(searches), "ms", f"the best 30 of {count:,}", "<= 20"),
    ]


def _search(memory: Memory, sample: Sample) -> None:
    asked = request(sample.task)
    assert asked is not None
    memory.search(asked)


async def _recalls(samples: list[Sample]) -> list[Figure]:
    memory = Memory((library.bundled(),))
    seconds, answered = [], 0
    async with SandboxPool(sys.executable, None, 2) as pool:
        for each in samples:
            began = time.perf_counter()
            found = await recall(each.task, memory, pool, Limits(), Usage())
            seconds.append(time.perf_counter() - began)
            answered += found.answer is not None
    cuts = statistics.quantiles(seconds, n=20)
    return [
        Figure("recall p50", 1000 * cuts[9], "ms", "search the library and run what is found", "<= 60"),
        Figure("recall p95", 1000 * cuts[18], "ms", "the same", "<= 250"),
        Figure("sure", answered, "tasks", f"of {len(samples)} that the library has, in other words"),
    ]


def _write(root: Path) -> list[Path]:
    """A project of so many functions, made of those of the library."""
    entries = cycle(catalog.full().entries)
    files = []
    for number in range(FUNCTIONS // _IN_A_FILE):
        folder = root / f"package{number % 25}"
        folder.mkdir(exist_ok=True)
        (folder / "__init__.py").touch()
        parts = [check.program(each, each.bodies[0]) for each in islice(entries, _IN_A_FILE)]
        files.append(folder / f"module{number}.py")
        files[-1].write_text("\n\n".join(parts))
    return files


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
