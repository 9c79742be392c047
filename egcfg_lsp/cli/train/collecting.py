"""Collects items into a file, with a journal beside it: what several steps of ``egcfg train`` share."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import ExitCode, emit_json, note
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import ModelSettings

if TYPE_CHECKING:
    from engine.core.execution import Sandbox
    from engine.train.data.collection import Collection
    from engine.train.teaching.teacher import Teacher

T = TypeVar("T")


def real_path(path: Path) -> Path:
    """Where a link leads, so that what it leads to is written, and the journal lies beside that.

    Raises ``UsageError`` for a folder.
    """
    if path.is_dir():
        raise UsageError(f"{path} is a folder; name a file in it, such as {path / 'items.jsonl'}.")
    return Path(os.path.realpath(path))


def add_teacher(step: argparse.ArgumentParser, heat: float, *, tokenizer: bool = True) -> None:
    """How a teacher is asked, and which model it is (:func:`options.add_model`)."""
    group = step.add_argument_group("teacher")
    group.add_argument(
        "--heat", type=float, default=heat, metavar="T", help=f"sampling temperature; default: {heat:g}"
    )
    group.add_argument("--most", type=int, default=4096, metavar="N", help="tokens per reply; default: 4096")
    group.add_argument("--parallel", type=int, default=8, metavar="N", help="requests at a time; default: 8")
    options.add_model(step)


@dataclass(frozen=True)
class TeacherOptions:
    """Which model teaches, and how it is asked."""

    model: ModelSettings
    heat: float
    most: int
    """Tokens of a reply."""
    parallel: int

    @property
    def settings(self) -> dict[str, Any]:
        """On what its replies rest."""
        return {"model": self.model.name, "heat": self.heat, "most": self.most}


def teacher_options(arguments: argparse.Namespace) -> TeacherOptions:
    """What :func:`add_teacher` read. Raises ``UsageError`` for values outside their range."""
    if arguments.heat < 0 or arguments.most < 1 or arguments.parallel < 1:
        raise UsageError("--heat should not be below 0, and --most and --parallel should be at least 1.")
    settings = options.settings(arguments).model
    return TeacherOptions(settings, arguments.heat, arguments.most, arguments.parallel)


@asynccontextmanager
async def open_teacher(chosen: TeacherOptions) -> AsyncIterator[Teacher]:
    """The teacher's model, closed at the end."""
    from egcfg_lsp.resources import compose
    from engine.train.teaching.teacher import Teacher

    model = await compose.open_model(chosen.model)
    try:
        yield Teacher(model, chosen.heat, chosen.most)
    finally:
        await model.close()


@asynccontextmanager
async def open_sandboxes() -> AsyncIterator[tuple[Sandbox, Sandbox]]:
    """Two sandboxes, each with an interpreter of its own."""
    from egcfg_lsp.resources.compose import open_sandbox

    async with open_sandbox(sys.executable, None) as first, open_sandbox(sys.executable, None) as second:
        yield first, second


def resumable(work: Coroutine[Any, Any, T], out: Path) -> T:
    """Runs ``work``; whoever interrupts it is told how to go on."""
    from engine.train.data.journal import beside

    try:
        return asyncio.run(work)
    except KeyboardInterrupt:
        note(f"What is done is kept in {beside(out)}; the same command goes on from there.")
        raise


async def collect(
    collection: Collection, out: Path, count: int, attempts: int | None, quiet: bool
) -> Counter[str]:
    """Writes at most ``count`` items to ``out``; how many were kept, and why others were not."""
    from egcfg_lsp.cli.train.bars import TrainingBar
    from engine.train.whitebox import items

    bar = TrainingBar(out.name, quiet)
    try:
        found = []
        async for item in collection.items(count, attempts):
            found.append(item)
            bar(len(found) / min(count, attempts or count))
    finally:
        bar.close()
    items.write(out, found)
    return collection.counts


def report(out: Path, counts: Mapping[str, int], as_json: bool, tokens: int | None = None) -> ExitCode:
    """Says what was kept and refused, the most frequent reason first; to keep nothing is a failure."""
    from engine.train.data.collection import KEPT

    refused = {reason: count for reason, count in Counter(counts).most_common() if reason != KEPT and count}
    if as_json:
        spent = {} if tokens is None else {"tokens": tokens}
        emit_json({"kept": counts.get(KEPT, 0), "refused": refused, **spent})
    note(f"{out}: {counts.get(KEPT, 0)} items" + (f", {tokens:,} tokens generated" if tokens else ""))
    for reason, count in refused.items():
        note(f"  {count:>6} refused: {reason}")
    return ExitCode.PASSED if counts.get(KEPT) else ExitCode.FAILED
