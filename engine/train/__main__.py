"""``python -m engine.train``: makes the model that comes with the engine, one command a step."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

RUNS = Path("runs/default")


def main(arguments: list[str] | None = None) -> int:
    """Runs one step."""
    options = _parser().parse_args(arguments)
    return int(options.run(options) or 0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine.train", description=__doc__)
    steps = parser.add_subparsers(required=True, metavar="step")

    step = steps.add_parser("tokenizer", help="learn the vocabulary")
    step.add_argument("--folder", type=Path, default=RUNS / "tokenizer")
    step.add_argument("--examples", type=int, default=30_000)
    step.add_argument("--vocabulary", type=int, default=2560)
    step.set_defaults(run=_tokenizer)

    step = steps.add_parser("synth", help="write shards of examples")
    step.add_argument("--kind", choices=("plain", "copy", "probes"), default="plain")
    step.add_argument("--count", type=int, default=100_000)
    step.add_argument("--seed", type=int, default=0)
    step.add_argument("--tokenizer", type=Path, default=RUNS / "tokenizer")
    step.add_argument("--folder", type=Path, default=RUNS / "shards")
    step.set_defaults(run=_synth)

    step = steps.add_parser("dynamic", help="write shards of tasks with executed candidates")
    step.add_argument("--count", type=int, default=8_000)
    step.add_argument("--gate", action="store_true", help="write only the probe of trace reading")
    step.add_argument("--seed", type=int, default=0)
    step.add_argument("--tokenizer", type=Path, default=RUNS / "tokenizer")
    step.add_argument("--folder", type=Path, default=RUNS / "shards")
    step.set_defaults(run=_dynamic)

    step = steps.add_parser("pretrain", help="train within a time budget")
    step.add_argument("--minutes", type=float, default=50)
    step.add_argument("--mix", default="plain=0.85,copy=0.15", help="kind=share,kind=share")
    step.add_argument("--rate", type=float, default=0.02)
    step.add_argument("--fall", type=float, default=0.3)
    step.add_argument("--batch-tokens", type=int, default=6144)
    step.add_argument("--prompt-weight", type=float, default=0.1)
    step.add_argument("--processes", type=int, default=2)
    step.add_argument("--threads", type=int, default=1, help="of each process")
    step.add_argument("--compile", action="store_true", help="compile the model (wants a C++ compiler)")
    step.add_argument("--steps", type=int)
    step.add_argument("--seed", type=int, default=0)
    step.add_argument("--init", type=Path, help="begin with the weights of this checkpoint")
    step.add_argument("--resume", action="store_true", help="go on with the run in --out")
    step.add_argument("--shards", type=Path, default=RUNS / "shards")
    step.add_argument("--out", type=Path, default=RUNS / "model")
    step.set_defaults(run=_pretrain)

    step = steps.add_parser("evaluate", help="measure a model on held-out tasks")
    step.add_argument("model", type=Path, nargs="?", default=Path("engine/models/default"))
    step.add_argument("--tasks", type=int, default=100, help="of each set")
    step.add_argument("--sets", default="combinations,wordings,entries")
    step.add_argument("--only", default="", help="methods whose names contain one of these, by commas")
    step.add_argument("--seed", type=int, default=7)
    step.add_argument("--out", type=Path, default=RUNS / "evaluation")
    step.set_defaults(run=_evaluate)

    step = steps.add_parser("export", help="write a checkpoint as the model that ships")
    step.add_argument("--checkpoint", type=Path, default=RUNS / "model")
    step.add_argument("--tokenizer", type=Path, default=RUNS / "tokenizer")
    step.add_argument("--folder", type=Path, default=Path("engine/models/default"))
    step.set_defaults(run=_export)
    return parser


def _tokenizer(options: argparse.Namespace) -> None:
    from engine.train import catalog, synth, tokenization

    kinds = synth.makers(catalog.full())
    random = Random(0)
    examples = (kinds["copy" if number % 10 == 0 else "plain"](random) for number in range(options.examples))
    tokenizer = tokenization.train((one.prompt + one.answer for one in examples), options.vocabulary)
    tokenization.save(tokenizer, options.folder, length=2048)


def _synth(options: argparse.Namespace) -> None:
    from engine.train import catalog, synth, tokenization

    tokenizer = tokenization.load(options.tokenizer)
    everything = catalog.full()
    if options.kind == "probes":
        synth.write_probes(everything, tokenizer, options.folder)
        return
    make = synth.makers(everything)[options.kind]
    for path in synth.write_shards(
        make, options.kind, tokenizer, options.folder, options.count, options.seed
    ):
        print(path, flush=True)


def _dynamic(options: argparse.Namespace) -> None:
    import asyncio

    from engine.train import catalog, executed, tokenization

    tokenizer = tokenization.load(options.tokenizer)
    everything = catalog.full()

    async def work() -> None:
        if options.gate:
            await executed.write_gate(everything, tokenizer, options.folder)
            return
        shards = executed.write_shards(everything, tokenizer, options.folder, options.count, options.seed)
        async for path in shards:
            print(path, flush=True)

    asyncio.run(work())


def _evaluate(options: argparse.Namespace) -> None:
    import asyncio

    from engine.train import report

    wanted = [name for name in options.only.split(",") if name]
    sets = options.sets.split(",")
    asyncio.run(report.report(options.model, sets, options.tasks, wanted, options.seed, options.out))


def _export(options: argparse.Namespace) -> None:
    from engine.train import export

    folder = export.export(options.checkpoint, options.tokenizer, options.folder)
    print(f"{folder}: {export.parameters(folder):,} parameters")


def _pretrain(options: argparse.Namespace) -> None:
    from engine.train import peers, plan, pretrain

    mixture = {kind: float(share) for kind, share in (part.split("=") for part in options.mix.split(","))}
    chosen = plan.Plan(
        minutes=options.minutes,
        mixture=mixture,
        rate=options.rate,
        fall=options.fall,
        batch_tokens=options.batch_tokens,
        prompt_weight=options.prompt_weight,
        threads=options.threads,
        compiled=options.compile,
        steps=options.steps,
        seed=options.seed,
    )
    begin = options.out if options.resume else options.init
    job = pretrain.Job(chosen, options.shards, options.out, begin, options.resume)
    peers.together(options.processes, job)


if __name__ == "__main__":
    sys.exit(main())
