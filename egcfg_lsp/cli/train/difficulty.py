"""``egcfg train difficulty``: keeps the items that a model seldom solves."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import ExitCode, emit_json, note
from egcfg_lsp.cli.train.collecting import real_path, resumable
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import ModelSettings

SUMMARY = "keep the items that a model solves at most 3 times in 10 tries"


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument("items", type=Path, metavar="IN.jsonl")
    step.add_argument("output", type=Path, metavar="OUT.jsonl")
    step.add_argument("--tries", type=int, default=10, metavar="N", help="tries per item; default: 10")
    step.add_argument("--at-most", type=int, default=3, metavar="N", help="most solved tries; default: 3")
    step.add_argument("--at-least", type=int, default=0, metavar="N", help="fewest solved tries; default: 0")
    step.add_argument("--heat", type=float, default=1.0, metavar="T", help="sampling temperature; default: 1")
    step.add_argument("--most", type=int, default=256, metavar="N", help="tokens per try; default: 256")
    step.add_argument("--seed", type=int, default=0)
    step.add_argument(
        "--form", default="plain", metavar="NAME|FILE", help="how to ask: chat, completion or plain (default)"
    )
    step.add_argument("--template", metavar="NAME|FILE", help="template for code; default: the model's")
    step.add_argument("--json", action="store_true", help="one JSON object on stdout")
    step.add_argument("--quiet", action="store_true", help="no progress bar")
    options.add_model(step)


@dataclass(frozen=True)
class DifficultyOptions:
    """Which items are tried, how, and which are kept."""

    items: Path
    output: Path
    model: ModelSettings
    tries: int
    at_least: int
    at_most: int
    """Items that are solved so often are kept."""
    temperature: float
    most: int
    """Tokens of a try."""
    seed: int
    form: str
    template: str
    """Of code; empty: the model's."""
    json: bool
    quiet: bool

    @property
    def settings(self) -> dict[str, Any]:
        """On what the counts rest."""
        named = ("tries", "temperature", "most", "seed", "form", "template")
        return {"model": self.model.name, **{name: getattr(self, name) for name in named}}

    def keeps(self, solved: int) -> bool:
        """Whether an item is kept that was solved so often."""
        return self.at_least <= solved <= self.at_most


def parse(arguments: argparse.Namespace) -> DifficultyOptions:
    """Raises ``UsageError`` for values that lie outside their range."""
    if not 0 <= arguments.at_least <= arguments.at_most <= arguments.tries or arguments.tries < 1:
        raise UsageError("It should be 0 <= --at-least <= --at-most <= --tries.")
    return DifficultyOptions(
        items=arguments.items,
        output=real_path(arguments.output),
        model=options.settings(arguments).model,
        tries=arguments.tries,
        at_least=arguments.at_least,
        at_most=arguments.at_most,
        temperature=arguments.heat,
        most=arguments.most,
        seed=arguments.seed,
        form=arguments.form,
        template=arguments.template or "",
        json=arguments.json,
        quiet=arguments.quiet,
    )


def main(arguments: argparse.Namespace) -> int:
    chosen = parse(arguments)
    counts = resumable(_filtered(chosen, chosen.output), chosen.output)
    kept = sum(count for solved, count in counts.items() if chosen.keeps(solved))
    if chosen.json:
        emit_json({"kept": kept, "of": sum(counts.values()), "solved": dict(sorted(counts.items()))})
    note(f"{chosen.output}: {kept} of {sum(counts.values())} items")
    return ExitCode.PASSED if kept else ExitCode.FAILED


async def _filtered(chosen: DifficultyOptions, output: Path) -> dict[int, int]:
    """Writes the items that are kept to ``output``, and says how many were solved how often."""
    import sys

    from egcfg_lsp.cli.train.bars import TrainingBar
    from egcfg_lsp.resources import compose
    from engine.prompts import load
    from engine.train.data.journal import Journal, beside, digest
    from engine.train.tuning import difficulty
    from engine.train.whitebox import forms, items
    from engine.train.whitebox.prompts import Asker, Rewarder

    form = forms.chosen(chosen.form)
    everything = items.read(chosen.items)
    if form is None:  # asked as functions to complete, which return one answer each
        random = Random(chosen.seed)
        everything = [one for item in everything for one in items.apart(item, random)]
    journal = Journal(
        beside(output), chosen.settings | {"items": digest(one.as_json() for one in everything)}
    )
    bar = TrainingBar("difficulty", chosen.quiet)
    model = await compose.open_model(chosen.model)
    try:
        async with compose.open_sandbox(sys.executable, None) as sandbox:
            asker = Asker(form, load(chosen.template or model.template), model.tokenizer)
            rewarder = Rewarder(asker, sandbox)
            trial = difficulty.Trial(model, rewarder, chosen.tries, chosen.temperature, chosen.most)
            solved = await trial.all(everything, chosen.seed, journal, bar)
    finally:
        bar.close()
        await model.close()
    kept = [item for item, count in zip(everything, solved, strict=True) if chosen.keeps(count)]
    items.write(output, kept)
    return {count: solved.count(count) for count in set(solved)}
