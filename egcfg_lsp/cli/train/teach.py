"""``egcfg train teach``: has a teacher model explain executions."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.cli.train import collecting
from egcfg_lsp.cli.train.collecting import TeacherOptions, teacher_options
from egcfg_lsp.errors import UsageError

SUMMARY = "have a teacher model explain executions; keeps only correct replies"


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument("items", type=Path, metavar="IN.jsonl", help="items of the kinds output and input")
    step.add_argument("output", type=Path, metavar="OUT.jsonl")
    step.add_argument(
        "--tries", type=int, default=4, metavar="N", help="tries per item, until one is right; default: 4"
    )
    step.add_argument(
        "--form", default="chat", metavar="NAME|FILE", help="how to ask; default: chat, which thinks first"
    )
    step.add_argument(
        "--questions",
        action="store_true",
        help="also ask the white-box questions; all of them must be answered right",
    )
    step.add_argument("--seed", type=int, default=0)
    step.add_argument("--json", action="store_true", help="one JSON object on stdout")
    step.add_argument("--quiet", action="store_true", help="no progress bar")
    collecting.add_teacher(step, heat=0.6)


@dataclass(frozen=True)
class TeachOptions:
    """What is explained, by whom, and how often it may try."""

    items: Path
    output: Path
    teacher: TeacherOptions
    tries: int
    form: str
    questions: bool
    """Whether white-box questions are asked, too."""
    seed: int
    json: bool
    quiet: bool


def parse(arguments: argparse.Namespace) -> TeachOptions:
    """Raises ``UsageError`` for values that lie outside their range."""
    if arguments.tries < 1:
        raise UsageError(f"--tries should be at least 1, not {arguments.tries}.")
    return TeachOptions(
        items=arguments.items,
        output=collecting.real_path(arguments.output),
        teacher=teacher_options(arguments),
        tries=arguments.tries,
        form=arguments.form,
        questions=arguments.questions,
        seed=arguments.seed,
        json=arguments.json,
        quiet=arguments.quiet,
    )


def main(arguments: argparse.Namespace) -> int:
    chosen = parse(arguments)
    counts, tokens = collecting.resumable(_explained(chosen), chosen.output)
    return collecting.report(chosen.output, counts, chosen.json, tokens)


async def _explained(chosen: TeachOptions) -> tuple[Counter[str], int]:
    from egcfg_lsp.resources.compose import open_sandbox
    from engine.train.data.collection import Collection
    from engine.train.data.journal import Journal, beside, digest
    from engine.train.teaching import explanations
    from engine.train.whitebox import forms, items

    everything = items.read(chosen.items)
    form = explanations.check(everything, forms.chosen(chosen.form))
    settings = {
        "items": digest(item.as_json() for item in everything),
        **chosen.teacher.settings,
        **{name: getattr(chosen, name) for name in ("tries", "form", "questions", "seed")},
    }
    journal = Journal(beside(chosen.output), settings)
    async with (
        collecting.open_teacher(chosen.teacher) as teacher,
        open_sandbox(sys.executable, None) as sandbox,
    ):
        task = explanations.ExplanationTask(
            teacher, sandbox, everything, form, chosen.tries, chosen.questions, chosen.seed
        )
        collection = Collection(task.attempt, journal, chosen.teacher.parallel)
        counts = await collecting.collect(
            collection, chosen.output, len(everything), len(everything), chosen.quiet
        )
    return counts, teacher.usage.generated_tokens
