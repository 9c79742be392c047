"""``egcfg train synth``: writes items for tuning."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from egcfg_lsp.cli.train import collecting
from egcfg_lsp.cli.train.collecting import TeacherOptions, real_path, teacher_options
from egcfg_lsp.errors import UsageError

SUMMARY = "synthesize items for tuning by writing and running programs"
_ITEMS = ("output", "input")


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument(
        "--kind",
        choices=_ITEMS,
        default="output",
        help="output (I→O with white-box questions; default) or input (O→I)",
    )
    step.add_argument("--count", type=int, default=1000, help="default: 1000")
    step.add_argument("--seed", type=int, default=0)
    step.add_argument("--out", type=Path, metavar="FILE.jsonl", required=True, help="file for the items")
    step.add_argument("--json", action="store_true", help="what was kept and refused, as JSON")
    step.add_argument("--quiet", action="store_true", help="no progress bar")
    _add_constraints(step)
    collecting.add_teacher(step, heat=1.0)


def _add_constraints(step: argparse.ArgumentParser) -> None:
    group = step.add_argument_group("programs under constraints")
    group.add_argument("--levels", type=_levels, default=(1, 2, 3), metavar="N,...", help="default: 1,2,3")
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
    out: Path
    constraints: ConstraintOptions
    teacher: TeacherOptions | None
    """None: the grammar writes the programs."""
    json: bool
    quiet: bool


@dataclass(frozen=True)
class ConstraintOptions:
    """Which programs under constraints, and which inputs."""

    levels: tuple[int, ...]
    library_calls: float
    weak: bool
    simple: bool
    mutated: bool


def parse(arguments: argparse.Namespace) -> SynthOptions:
    """Raises ``UsageError`` for options that do not go together."""
    return SynthOptions(
        kind=arguments.kind,
        count=arguments.count,
        seed=arguments.seed,
        out=real_path(arguments.out),
        constraints=_constraints(arguments),
        teacher=teacher_options(arguments) if arguments.model else None,
        json=arguments.json,
        quiet=arguments.quiet,
    )


def _constraints(arguments: argparse.Namespace) -> ConstraintOptions:
    if arguments.weak and not arguments.model:
        raise UsageError("--weak goes with --model: the grammar keeps to its levels.")
    if not 0 <= arguments.library_calls <= 1:
        raise UsageError("--library-calls should lie between 0 and 1.")
    return ConstraintOptions(
        levels=arguments.levels,
        library_calls=arguments.library_calls,
        weak=arguments.weak,
        simple=arguments.simple_inputs,
        mutated=not (arguments.no_mutation or arguments.simple_inputs),
    )


def main(arguments: argparse.Namespace) -> int:
    options = parse(arguments)
    if options.teacher is None:
        counts, tokens = collecting.resumable(_by_grammar(options), options.out), None
    else:
        counts, tokens = collecting.resumable(_by_teacher(options, options.teacher), options.out)
    return collecting.report(options.out, counts, options.json, tokens)


async def _by_grammar(options: SynthOptions) -> Counter[str]:
    from egcfg_lsp.resources.compose import open_sandbox
    from engine.train.data.item_maker import Maker
    from engine.train.tasks.constrained.programs import Recipe

    chosen = options.constraints
    recipe = Recipe(chosen.levels, chosen.library_calls, 0.5 * chosen.mutated, chosen.simple)
    async with open_sandbox(sys.executable, None) as sandbox:
        maker = Maker(sandbox, options.kind, options.seed, recipe)
        return await collecting.collect(
            maker.collected(options.out), options.out, options.count, None, options.quiet
        )


async def _by_teacher(options: SynthOptions, chosen: TeacherOptions) -> tuple[Counter[str], int]:
    from engine.train.data.collection import Collection
    from engine.train.data.journal import Journal, beside
    from engine.train.teaching import assignment
    from engine.train.teaching.program_synthesis import Inputs, ProgramSynthesis

    wanted = options.constraints
    curriculum = assignment.Curriculum(wanted.levels, wanted.library_calls, wanted.weak, options.seed)
    inputs = Inputs(wanted.mutated, wanted.simple)
    settings = {"kind": options.kind, **chosen.settings, **asdict(curriculum), **asdict(inputs)}
    journal = Journal(beside(options.out), settings)
    async with collecting.open_teacher(chosen) as teacher, collecting.open_sandboxes() as sandboxes:
        synthesis = ProgramSynthesis(teacher, sandboxes, curriculum, assignment.form(), options.kind, inputs)
        collection = Collection(synthesis.attempt, journal, chosen.parallel)
        counts = await collecting.collect(collection, options.out, options.count, None, options.quiet)
    return counts, teacher.usage.generated_tokens
