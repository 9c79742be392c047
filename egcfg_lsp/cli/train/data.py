"""``egcfg train synth``, ``import`` and ``stats``: files of items, each with a journal beside it."""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import os
import sys
import typing
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json, note
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import compose
from egcfg_lsp.settings import ModelSettings, Option
from engine.core.options import between
from engine.prompts import load as load_template
from engine.train import importing, items, prompts, statistics, synthesis, trials
from engine.train.collection import KEPT, Attempt, Collection, Journal, attempts_in, beside, digest
from engine.train.grammar import Recipe
from engine.train.prompts import Asker
from engine.train.trials import Difficulty, Teacher

if TYPE_CHECKING:
    from engine.core.execution import Sandbox

T = TypeVar("T")
SYNTH = "make items: a grammar writes programs, or --model writes, explains or tries them"
IMPORT = "make items from other people's programs, verified by running them"
STATS = "print statistics of items: programs by level, lengths, questions, tests, types"


@dataclass(frozen=True)
class DataOptions(Recipe):
    """What ``--set`` names for items, beside the options of models."""

    seed: int = field(default=0, metadata=between(0))
    form: str = "chat"
    """How reasoning is asked: ``chat``, which thinks first, ``plain``, or a file."""
    temperature: float | None = field(default=None, metadata=between(0, 10))
    """Of samples; empty: 1, and 0.6 for explanations."""
    reply_tokens: int | None = field(default=None, metadata=between(1, 100_000))
    """Maximum tokens of a reply; empty: 4096, and 1024 for a try."""
    at_once: int = field(default=8, metadata=between(1, 1000))
    """Requests to a teacher at a time."""
    tries: int | None = field(default=None, metadata=between(1, 1000))
    """Of an item; empty: 4 for explanations, until one is right, and 10 for the filter."""
    at_least: int = field(default=0, metadata=between(0, 1000))
    at_most: int = field(default=3, metadata=between(0, 1000))
    """The filter keeps items that were solved so often."""
    questions: bool = False
    """Explanations must answer the white-box questions, too."""


def data_options(arguments: argparse.Namespace) -> tuple[DataOptions, ModelSettings]:
    """What ``--set`` says of items and, with ``--model``, of the model.

    Raises ``UsageError`` for a name that there is not and for what is out of range.
    """
    hints, chosen, others = typing.get_type_hints(DataOptions), DataOptions(), []
    known = {one.name: one for one in dataclasses.fields(DataOptions)}
    for name, value in arguments.set:
        one = known.get(name.replace("-", "_"))
        if one is None:
            others.append((name, value))
            continue
        option = Option(one.name, hints[one.name], one.default, one.metadata, DataOptions)
        if wrong := option.wrong(option.read(value)):
            raise UsageError(f"{name} {wrong}.")
        chosen = replace(chosen, **{one.name: option.read(value)})
    rest = argparse.Namespace(model=getattr(arguments, "model", None), set=others)
    return chosen, options.settings(rest).model


@dataclass(frozen=True)
class ItemsFile:
    """The file that a command writes, and how it tells what it does."""

    path: Path
    json: bool
    quiet: bool

    async def collect(
        self,
        attempt: Callable[[int], Awaitable[Attempt]],
        journal: Journal,
        count: int,
        attempts: int | None = None,
        at_once: int = 8,
    ) -> Counter[str]:
        """Writes at most ``count`` items; how many were kept, and why others were not."""
        collection = Collection(attempt, journal, at_once)
        found = []
        with bar(self.path.name, count, self.quiet) as advance:
            async for item in collection.items(count, attempts):
                found.append(item)
                advance()
        items.write(self.path, found)
        return collection.counts

    def report(self, counts: Mapping[str, int], tokens: int | None = None) -> ExitCode:
        """Says what was kept and refused, the most frequent reason first; to keep nothing is a failure."""
        kept = counts.get(KEPT, 0)
        refused = {
            reason: count for reason, count in Counter(counts).most_common() if reason != KEPT and count
        }
        if self.json:
            emit_json({"kept": kept, "refused": refused, **({} if tokens is None else {"tokens": tokens})})
        note(f"{self.path}: {kept} items" + (f", {tokens:,} tokens generated" if tokens else ""))
        for reason, count in refused.items():
            note(f"  {count:>6} refused: {reason}")
        return ExitCode.PASSED if kept else ExitCode.FAILED


def resumable(work: Coroutine[Any, Any, T], out: Path) -> T:
    """Runs ``work``, whose journal lies beside ``out``; whoever interrupts it is told how to go on."""
    try:
        return asyncio.run(work)
    except KeyboardInterrupt:
        note(f"What is done is kept in {beside(out)}; the same command goes on from there.")
        raise


def followed(out: Path, example: str) -> Path:
    """Where a link leads, so that the journal lies beside that. Raises ``UsageError`` for a folder."""
    if out.is_dir():
        raise UsageError(f"{out} is a folder; name a file in it, such as {out / example}.")
    return Path(os.path.realpath(out))


@contextmanager
def bar(name: str, total: int, quiet: bool) -> Iterator[Callable[[], None]]:
    """A bar on stderr that is moved a step at a time; on nothing but a terminal it stays silent."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(name, total=total)
        yield lambda: progress.advance(task)


@asynccontextmanager
async def open_sandboxes() -> AsyncIterator[tuple[Sandbox, Sandbox]]:
    """Two sandboxes, each with an interpreter of its own."""
    opened = compose.open_sandbox
    async with opened(sys.executable, None) as first, opened(sys.executable, None) as second:
        yield first, second


@asynccontextmanager
async def open_teacher(
    model: ModelSettings, chosen: DataOptions, temperature: float
) -> AsyncIterator[Teacher]:
    """The teacher's model, closed at the end."""
    heat = temperature if chosen.temperature is None else chosen.temperature
    opened = await compose.open_model(model)
    try:
        yield Teacher(opened, heat, chosen.reply_tokens or 4096)
    finally:
        await opened.close()


def configure_synth(step: argparse.ArgumentParser) -> None:
    step.add_argument(
        "--kind",
        choices=(items.OUTPUT, items.INPUT),
        default=items.OUTPUT,
        help="output (I→O with white-box questions; default) or input (O→I)",
    )
    step.add_argument("--count", type=int, default=1000, help="default: 1000")
    work = step.add_mutually_exclusive_group()
    work.add_argument("--explain", type=Path, metavar="IN.jsonl", help="have --model explain these runs")
    work.add_argument(
        "--filter", type=Path, metavar="IN.jsonl", help="keep those that --model solves at most 3 times in 10"
    )
    _add_out(step)
    options.add_model(
        step, "level=3: docs/training-data.md; of the model, such as device=cuda: docs/options.md"
    )


def configure_import(step: argparse.ArgumentParser) -> None:
    step.add_argument("records", type=Path, metavar="FILE", help="JSON lines (.jsonl, .jsonl.gz)")
    step.add_argument(
        "--as",
        dest="kind",
        choices=(items.OUTPUT, items.INPUT, items.CODE),
        required=True,
        help="output (I→O with white-box questions) or input (O→I), from program and call; code, from a "
        "description and tests",
    )
    _add_out(step)


def configure_stats(step: argparse.ArgumentParser) -> None:
    step.add_argument("files", type=Path, nargs="+", metavar="FILE.jsonl", help="items")
    step.add_argument("--json", action="store_true", help="one JSON object on stdout")


def _add_out(step: argparse.ArgumentParser) -> None:
    step.add_argument("--out", type=Path, required=True, metavar="FILE.jsonl", help="file for the items")
    step.add_argument("--json", action="store_true", help="what was kept and refused, as JSON")
    step.add_argument("--quiet", action="store_true", help="no progress bar")


def _file(arguments: argparse.Namespace) -> ItemsFile:
    return ItemsFile(followed(arguments.out, "items.jsonl"), arguments.json, arguments.quiet)


def synth(arguments: argparse.Namespace) -> int:
    """Raises ``UsageError`` for options that do not go together."""
    (chosen, model), out = data_options(arguments), _file(arguments)
    if arguments.filter:
        return _filter(arguments.filter, out, chosen, model)
    if arguments.explain:
        counts, tokens = resumable(_explained(arguments.explain, out, chosen, model), out.path)
        return out.report(counts, tokens)
    if chosen.weak and not arguments.model:
        raise UsageError("weak goes with --model: the grammar keeps to its levels.")
    settings = {"kind": arguments.kind, "seed": chosen.seed, **_only(chosen, *asdict(Recipe()))}
    if arguments.model:
        work = _by_teacher(arguments.kind, arguments.count, out, chosen, model, settings)
        return out.report(*resumable(work, out.path))
    return out.report(
        resumable(_by_grammar(arguments.kind, arguments.count, out, chosen, settings), out.path)
    )


def _only(chosen: DataOptions, *names: str) -> dict[str, Any]:
    return {name: getattr(chosen, name) for name in names}


async def _by_grammar(
    kind: str, count: int, out: ItemsFile, chosen: DataOptions, settings: Mapping[str, Any]
) -> Counter[str]:
    async with compose.open_sandbox(sys.executable, None) as sandbox:
        attempt = synthesis.by_grammar(sandbox, kind, chosen, chosen.seed)
        return await out.collect(attempt, Journal(beside(out.path), settings), count)


async def _by_teacher(
    kind: str,
    count: int,
    out: ItemsFile,
    chosen: DataOptions,
    model: ModelSettings,
    settings: Mapping[str, Any],
) -> tuple[Counter[str], int]:
    more = _only(chosen, "temperature", "reply_tokens")
    journal = Journal(beside(out.path), {"model": model.name, **settings, **more})
    async with open_teacher(model, chosen, 1.0) as teacher, open_sandboxes() as sandboxes:
        attempt = synthesis.by_teacher(teacher, sandboxes, kind, chosen, chosen.seed)
        counts = await out.collect(attempt, journal, count, at_once=chosen.at_once)
    return counts, teacher.usage.generated_tokens


async def _explained(
    path: Path, out: ItemsFile, chosen: DataOptions, model: ModelSettings
) -> tuple[Counter[str], int]:
    found, form = items.read(path), prompts.load(chosen.form)
    more = _only(chosen, "temperature", "reply_tokens", "tries", "form", "questions", "seed")
    journal = Journal(beside(out.path), {"items": _digest(found), "model": model.name, **more})
    async with (
        open_teacher(model, chosen, 0.6) as teacher,
        compose.open_sandbox(sys.executable, None) as sandbox,
    ):
        attempt = trials.explaining(
            teacher, sandbox, found, form, chosen.tries or 4, chosen.seed, chosen.questions
        )
        counts = await out.collect(attempt, journal, len(found), len(found), chosen.at_once)
    return counts, teacher.usage.generated_tokens


def _filter(path: Path, out: ItemsFile, chosen: DataOptions, model: ModelSettings) -> int:
    heat = 1.0 if chosen.temperature is None else chosen.temperature
    most = chosen.reply_tokens or 1024
    difficulty = Difficulty(chosen.tries or 10, chosen.at_most, chosen.at_least, heat, most)
    if wrong := difficulty.wrong():
        raise UsageError(f"{wrong[0].upper()}{wrong[1:]}.")
    found = items.read(path)
    counts = resumable(_solved(found, out, chosen, difficulty, model), out.path)
    kept = [item for item, count in zip(found, counts, strict=True) if difficulty.keeps(count)]
    items.write(out.path, kept)
    if out.json:
        emit_json({"kept": len(kept), "of": len(found), "solved": dict(sorted(Counter(counts).items()))})
    note(f"{out.path}: {len(kept)} of {len(found)} items")
    return ExitCode.PASSED if kept else ExitCode.FAILED


async def _solved(
    found: list[items.TrainingItem],
    out: ItemsFile,
    chosen: DataOptions,
    difficulty: Difficulty,
    model: ModelSettings,
) -> list[int]:
    """How often each item was solved."""
    settings = {"items": _digest(found), "model": model.name, **_only(chosen, "seed", "form")}
    counted = {name: getattr(difficulty, name) for name in ("tries", "temperature", "max_tokens")}
    journal = Journal(beside(out.path), {**settings, **counted})
    opened = await compose.open_model(model)
    try:
        async with compose.open_sandbox(sys.executable, None) as sandbox:
            asker = Asker(prompts.load(chosen.form), load_template(opened.template), opened.tokenizer)
            with bar("difficulty", len(found), out.quiet) as advance:
                return await trials.solved(
                    opened, asker, sandbox, found, difficulty, chosen.seed, journal, advance
                )
    finally:
        await opened.close()


def _digest(found: list[items.TrainingItem]) -> str:
    return digest(item.as_json() for item in found)


def import_(arguments: argparse.Namespace) -> int:
    out = _file(arguments)
    return out.report(resumable(_imported(arguments.records, arguments.kind, out), out.path))


async def _imported(path: Path, kind: str, out: ItemsFile) -> Counter[str]:
    records = list(importing.read(path))
    if not records:
        raise UsageError(f"{path} holds no records; name a file of JSON lines.")
    journal = Journal(beside(out.path), {"records": digest(map(repr, records)), "kind": kind})
    async with open_sandboxes() as sandboxes:
        attempt = importing.verified(sandboxes, records, kind)
        return await out.collect(attempt, journal, len(records), len(records))


def stats(arguments: argparse.Namespace) -> int:
    found = statistics.statistics([item for path in arguments.files for item in items.read(path)])
    journals = [path for file in arguments.files if (path := beside(file)).is_file()]
    attempts = {path.name: dict(attempts_in(path).most_common()) for path in journals}
    if arguments.json:
        emit_json({**found, "attempts": attempts})
    else:
        emit("\n".join(_rows(found, attempts)))
    return ExitCode.PASSED


def _rows(found: Mapping[str, Any], attempts: Mapping[str, Mapping[str, int]]) -> Iterator[str]:
    yield from _shares("items", found["kinds"])
    yield from _shares("programs by level", found["levels"])
    yield "complexity                      mean  median"
    for name, (mean, middle) in found["complexity"].items():
        yield f"  {name:<28}{mean:>6.2f}{middle:>8g}"
    yield from _shares("items by type", found["types"])
    if found["questions"]["all"]:
        asked = ", ".join(f"{name} {mean:g}" for name, mean in found["questions"].items())
        yield f"white-box questions an item: {asked}"
    if found["tests"][0]:
        yield f"tests an item: mean {found['tests'][0]:g}, median {found['tests'][1]:g}"
    if found["explained"]:
        yield f"explained by a teacher: {found['explained']}"
    for name, counts in attempts.items():
        yield from _shares(name, counts)


def _shares(name: str, counts: Mapping[str, int]) -> Iterator[str]:
    total = sum(counts.values())
    if total:
        yield f"{name:<30}{total:>6}"
    for what, count in counts.items():
        yield f"  {what:<28}{count:>6}{count / total:>8.1%}"
