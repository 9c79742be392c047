"""``egcfg train synth``: writes training data."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common.output import ExitCode, emit
from egcfg_lsp.cli.train import collecting
from egcfg_lsp.cli.train.collecting import TeacherOptions, real_path, teacher_options
from egcfg_lsp.cli.train.scratch import RUNS
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import ModelSettings

if TYPE_CHECKING:
    from engine.train.data.shards import Maker
    from engine.train.tasks.catalog import Catalog

SUMMARY = "synthesize training data by writing and running programs"
_SHARDS = ("plain", "copy", "gap", "similar", "dynamic", "questions", "roles", "expert", "probes", "gate")
_OF_MODULES = ("plain", "gap", "similar", "dynamic", "roles", "expert")
_WRITTEN = ("plain", "copy", "gap", "similar")
"""Shards of what is not run."""
_ITEMS = ("output", "input", "code")
_BY_MODEL = ("output", "input", "expert")
"""What a model may write."""


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument(
        "--kind",
        choices=(*_SHARDS, *_ITEMS),
        default="plain",
        help="shards for pretraining: plain tasks, copy (snippets), gap (lines missing before others), "
        "similar (below known functions), dynamic (executed candidates), questions (about execution), "
        "roles (of strategies), expert (what EG-CFG with memory solves and --model alone does not); probes; "
        "gate: probes that are run first; items for tuning: output (I→O with white-box questions), input "
        "(O→I), code (unit tests)",
    )
    step.add_argument(
        "--count",
        type=int,
        help="default: 100000 shards of what is not run, 8000 of what is run first, 1000 items",
    )
    step.add_argument("--seed", type=int, default=0)
    step.add_argument(
        "--modules",
        metavar="NAME,...",
        help="only library entries of these modules; such shards have their own seed",
    )
    step.add_argument(
        "--longest",
        type=int,
        metavar="N",
        help="only library entries that N characters or less do; such shards have their own seed",
    )
    step.add_argument(
        "--tokenizer",
        metavar="FOLDER|MODEL",
        help=f"of the shards, default: {RUNS / 'tokenizer'}; with --model on a server: its tokenizer",
    )
    step.add_argument("--folder", type=Path, default=RUNS / "shards", help="folder for the shards")
    step.add_argument("--out", type=Path, metavar="FILE.jsonl", help="file for the items")
    step.add_argument("--json", action="store_true", help="items: what was kept and refused, as JSON")
    step.add_argument("--quiet", action="store_true", help="no progress bar")
    _add_constraints(step)
    collecting.add_teacher(step, heat=1.0, tokenizer=False)


def _add_constraints(step: argparse.ArgumentParser) -> None:
    group = step.add_argument_group("programs under constraints (items of output and input)")
    group.add_argument("--levels", type=_levels, default=(1, 2, 3), metavar="N,...", help="default: 1,2,3")
    group.add_argument(
        "--constrained",
        type=float,
        metavar="SHARE",
        help="share of programs under constraints; the others are of the library; default: 0.5; with "
        "--model, which writes nothing else: 1",
    )
    group.add_argument(
        "--library-calls",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="share of programs about the standard library; default: 0",
    )
    group.add_argument(
        "--weak", action="store_true", help="with --model: name the method and ask for no structure"
    )
    group.add_argument(
        "--simple-inputs", action="store_true", help="one short input per program, as it was written"
    )
    group.add_argument("--no-mutation", action="store_true", help="no inputs changed by their types")


def _levels(text: str) -> tuple[int, ...]:
    try:
        levels = tuple(sorted({int(part) for part in text.split(",")}))
    except ValueError:
        levels = ()
    if not levels or not set(levels) <= {1, 2, 3}:
        raise argparse.ArgumentTypeError(f"{text!r} is no list of levels such as 1,2,3")
    return levels


@dataclass(frozen=True)
class SynthOptions:
    """What is written, how much, and where."""

    kind: str
    count: int
    seed: int
    modules: tuple[str, ...]
    """Of the library; empty: all of it."""
    longest: int | None
    """Characters of the library's bodies; None: all of them."""
    tokenizer: Path
    folder: Path
    """Of the shards."""
    out: Path | None
    """Of the items."""
    constraints: ConstraintOptions
    teacher: TeacherOptions | None
    """None: the grammar writes the programs, and the model that ships is the expert's."""
    json: bool
    quiet: bool


@dataclass(frozen=True)
class ConstraintOptions:
    """Which programs under constraints, and which inputs."""

    levels: tuple[int, ...]
    constrained: float
    """Of the grammar's items; the others are of the library."""
    library_calls: float
    weak: bool
    simple: bool
    mutated: bool


def parse(arguments: argparse.Namespace) -> SynthOptions:
    """Raises ``UsageError`` for options that do not go together."""
    kind = arguments.kind
    if arguments.modules and kind not in _OF_MODULES:
        raise UsageError(f"--modules goes with --kind {', '.join(_OF_MODULES)}, not {kind}.")
    if arguments.longest is not None and kind not in (*_OF_MODULES, "probes", "gate"):
        raise UsageError(f"--longest goes with --kind {', '.join(_OF_MODULES)}, probes, gate, not {kind}.")
    if kind in _ITEMS and arguments.out is None:
        raise UsageError(f"Name the file of the items: --kind {kind} --out FILE.jsonl.")
    asked = argparse.Namespace(**vars(arguments))
    if kind == "expert":
        asked.tokenizer = None  # it is of the shards
    teacher = teacher_options(asked) if arguments.model else None
    if teacher and kind not in _BY_MODEL:
        raise UsageError(f"--model goes with --kind {', '.join(_BY_MODEL)}, not {kind}.")
    return SynthOptions(
        kind=kind,
        count=arguments.count or (1000 if kind in _ITEMS else 100_000 if kind in _WRITTEN else 8000),
        seed=arguments.seed,
        modules=tuple(arguments.modules.split(",")) if arguments.modules else (),
        longest=arguments.longest,
        tokenizer=Path(arguments.tokenizer or RUNS / "tokenizer"),
        folder=arguments.folder,
        out=real_path(arguments.out) if arguments.out else None,
        constraints=_constraints(arguments),
        teacher=teacher,
        json=arguments.json,
        quiet=arguments.quiet,
    )


def _constraints(arguments: argparse.Namespace) -> ConstraintOptions:
    if arguments.weak and not arguments.model:
        raise UsageError("--weak goes with --model: the grammar keeps to its levels.")
    if arguments.constrained is not None and arguments.model:
        raise UsageError("--constrained goes without --model: a teacher writes nothing else.")
    constrained = 0.5 if arguments.constrained is None else arguments.constrained
    if not 0 <= constrained <= 1 or not 0 <= arguments.library_calls <= 1:
        raise UsageError("--constrained and --library-calls should lie between 0 and 1.")
    return ConstraintOptions(
        levels=arguments.levels,
        constrained=constrained,
        library_calls=arguments.library_calls,
        weak=arguments.weak,
        simple=arguments.simple_inputs,
        mutated=not (arguments.no_mutation or arguments.simple_inputs),
    )


def main(arguments: argparse.Namespace) -> int:
    options = parse(arguments)
    if options.out is not None and options.kind in _ITEMS:
        return _items(options, options.out)
    if not (options.tokenizer / "tokenizer.json").is_file():
        raise UsageError(f"There is no tokenizer in {options.tokenizer}; `egcfg train tokenizer` learns one.")
    asyncio.run(_shards(options))
    return ExitCode.PASSED


def _items(options: SynthOptions, out: Path) -> int:
    if options.teacher is None:
        counts, tokens = collecting.resumable(_by_grammar(options, out), out), None
    else:
        counts, tokens = collecting.resumable(_by_teacher(options, options.teacher, out), out)
    return collecting.report(out, counts, options.json, tokens)


async def _by_grammar(options: SynthOptions, out: Path) -> Counter[str]:
    from egcfg_lsp.resources.compose import open_sandbox
    from engine.train.data.item_maker import Maker
    from engine.train.tasks import catalog
    from engine.train.tasks.constrained.programs import Recipe

    chosen = options.constraints
    recipe = Recipe(chosen.levels, chosen.library_calls, 0.5 * chosen.mutated, chosen.simple)
    async with open_sandbox(sys.executable, None) as sandbox:
        maker = Maker(catalog.full(), sandbox, options.kind, options.seed, chosen.constrained, recipe)
        return await collecting.collect(maker.collected(out), out, options.count, None, options.quiet)


async def _by_teacher(options: SynthOptions, chosen: TeacherOptions, out: Path) -> tuple[Counter[str], int]:
    from engine.train.data.collection import Collection
    from engine.train.data.journal import Journal, beside
    from engine.train.teaching import assignment
    from engine.train.teaching.program_synthesis import Inputs, ProgramSynthesis

    wanted = options.constraints
    curriculum = assignment.Curriculum(wanted.levels, wanted.library_calls, wanted.weak, options.seed)
    inputs = Inputs(wanted.mutated, wanted.simple)
    settings = {"kind": options.kind, **chosen.settings, **asdict(curriculum), **asdict(inputs)}
    journal = Journal(beside(out), settings)
    async with collecting.open_teacher(chosen) as teacher, collecting.open_sandboxes() as sandboxes:
        synthesis = ProgramSynthesis(teacher, sandboxes, curriculum, assignment.form(), options.kind, inputs)
        collection = Collection(synthesis.attempt, journal, chosen.parallel)
        counts = await collecting.collect(collection, out, options.count, None, options.quiet)
    return counts, teacher.usage.generated_tokens


async def _shards(options: SynthOptions) -> None:
    async for path in _written(options):
        emit(str(path))


async def _written(options: SynthOptions) -> AsyncIterator[Path]:
    from engine.train.data import executed_probes, shards, synth, tokenization

    tokenizer, everything = tokenization.load(options.tokenizer), _chosen(options.modules, options.longest)
    kind, folder, count, seed = options.kind, options.folder, options.count, options.seed
    if kind == "probes":
        synth.write_probes(everything, tokenizer, folder)
    elif kind == "gate":
        await executed_probes.write_probes(everything, tokenizer, folder)
    elif kind in _WRITTEN:
        make = synth.makers(everything)[kind]
        for path in synth.write_shards(make, kind, tokenizer, folder, count, seed):
            yield path
    else:
        async with _runs(options) as maker:
            async for path in shards.write_shards(maker, kind, everything, tokenizer, folder, count, seed):
                yield path


@asynccontextmanager
async def _runs(options: SynthOptions) -> AsyncIterator[Maker]:
    """What makes examples of a kind that is run first; the expert's model is closed at the end."""
    from egcfg_lsp.resources import compose
    from engine.train.data import shards
    from engine.train.examples.expert import expert

    if options.kind != "expert":
        yield shards.MAKERS[options.kind]
        return
    settings = options.teacher.model if options.teacher else ModelSettings(threads=1)
    model = await compose.open_model(settings, measured=False)
    try:
        yield partial(expert, model=model)
    finally:
        await model.close()


def _chosen(modules: Sequence[str], longest: int | None) -> Catalog:
    """What training draws from. Raises ``UsageError`` for an unknown module, or if no entry is left."""
    from engine.train.tasks import catalog

    everything = catalog.full()
    names = frozenset(modules)
    if unknown := sorted(names - set(catalog.modules())):
        raise UsageError(
            f"The library has no module {unknown[0]!r}; it has {', '.join(sorted(catalog.modules()))}."
        )
    chosen = replace(everything, modules=names, longest=longest)
    if not chosen.known_entries:
        raise UsageError(f"No library entry has a body of at most {longest} characters; raise --longest.")
    return chosen
