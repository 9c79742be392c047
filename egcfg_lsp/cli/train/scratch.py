"""``egcfg train tokenizer | pretrain | export``: trains a model from scratch."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from egcfg_lsp.cli.common.file_errors import checked_input
from egcfg_lsp.cli.common.output import ExitCode, note
from egcfg_lsp.errors import UsageError

RUNS = Path("runs/default")


@dataclass(frozen=True)
class ScratchStep:
    """One command."""

    SUMMARY: str
    configure: Callable[[argparse.ArgumentParser], None]
    main: Callable[[argparse.Namespace], int]


def _configure_tokenizer(step: argparse.ArgumentParser) -> None:
    step.add_argument("--folder", type=Path, default=RUNS / "tokenizer", help="folder for the tokenizer")
    step.add_argument(
        "--examples", type=int, default=30_000, help="number of examples to learn from; default: 30000"
    )
    step.add_argument("--vocabulary", type=int, default=2560, help="number of tokens; default: 2560")


def _tokenizer(arguments: argparse.Namespace) -> int:
    from engine.train.data import synth, tokenization
    from engine.train.tasks import catalog

    kinds = synth.makers(catalog.full())
    random = Random(0)
    examples = (
        kinds["copy" if number % 10 == 0 else "plain"](random) for number in range(arguments.examples)
    )
    tokenizer = tokenization.train((one.prompt + one.answer for one in examples), arguments.vocabulary)
    tokenization.save(tokenizer, arguments.folder, length=2048)
    note(f"{arguments.folder}: {tokenizer.get_vocab_size()} tokens")
    return ExitCode.PASSED


def _configure_pretrain(step: argparse.ArgumentParser) -> None:
    step.add_argument(
        "--config",
        metavar="NAME|FILE",
        help="model shape and training plan, such as gpu; options override it",
    )
    step.add_argument("--minutes", type=float, help="time budget; default: 50")
    step.add_argument(
        "--mix",
        type=_mixture,
        dest="mixture",
        metavar="KIND=SHARE,...",
        help="share of each kind of shard; default: plain=0.85,copy=0.15",
    )
    step.add_argument("--rate", type=float, help="peak learning rate; default: 0.02")
    step.add_argument(
        "--fall",
        type=float,
        help="final share of the time in which the learning rate falls to 0; default: 0.3",
    )
    step.add_argument("--batch-tokens", type=int, help="tokens per step; default: 6144")
    step.add_argument(
        "--prompt-weight", type=float, help="loss weight of prompt tokens (answer tokens: 1); default: 0.1"
    )
    step.add_argument(
        "--processes", type=int, default=1, help="processes for data-parallel training on CPUs; default: 1"
    )
    step.add_argument("--threads", type=int, help="CPU threads per process")
    step.add_argument(
        "--compile",
        dest="compiled",
        action="store_true",
        default=None,
        help="compile the model (needs a C++ compiler)",
    )
    step.add_argument("--device", help="cpu or cuda")
    step.add_argument(
        "--precision",
        choices=("float32", "bfloat16"),
        help="number format of forward and backward passes; default: float32 on CPUs, where bfloat16 is "
        "faster if the processor multiplies it",
    )
    step.add_argument("--steps", type=int, help="stop after this many steps")
    step.add_argument("--seed", type=int, help="default: 0")
    step.add_argument("--init", type=Path, help="start from the weights of this checkpoint")
    step.add_argument(
        "--layers", type=int, help="with --init: grow to this many layers; new ones start as identity"
    )
    step.add_argument("--resume", action="store_true", help="continue the run in --out")
    step.add_argument(
        "--shards", type=Path, default=RUNS / "shards", help="output folder of `egcfg train synth`"
    )
    step.add_argument("--out", type=Path, default=RUNS / "model", help="folder for checkpoints and log")
    step.add_argument("--quiet", action="store_true", help="no progress bar")


def _pretrain(arguments: argparse.Namespace) -> int:
    from egcfg_lsp.cli.train.bars import TrainingBar
    from engine.train.pretraining import deepening, peers, pretrain, training_plan

    shape, chosen = (
        training_plan.load(arguments.config) if arguments.config else (training_plan.ModelShape(), {})
    )
    given = {name: getattr(arguments, name, None) for name in training_plan.TrainingPlan.__dataclass_fields__}
    settings = training_plan.TrainingPlan(
        **{"minutes": 50, **chosen, **{k: v for k, v in given.items() if v is not None}}
    )
    if settings.device != "cpu" and arguments.processes > 1:
        raise UsageError("Several processes train together on a processor only; leave --processes out.")
    begin = arguments.out if arguments.resume else arguments.init
    if arguments.layers is not None:
        if arguments.resume or begin is None:
            raise UsageError(
                "--layers deepens a checkpoint at the start of a run: name it with --init, without --resume."
            )
        deepening.check(begin, arguments.layers)
    for kind in settings.mixture:
        if not any(arguments.shards.glob(f"{kind}-*.npz")):
            raise UsageError(
                f"There are no shards {kind}-*.npz in {arguments.shards}; write some with `egcfg train synth "
                f"--kind {kind.partition('-')[0]}`, or name a --mix without {kind}."
            )
    job = pretrain.PretrainingJob(
        settings,
        arguments.shards,
        arguments.out,
        begin,
        arguments.resume,
        shape,
        arguments.layers,
        TrainingBar("pretraining", arguments.quiet),
    )
    peers.together(arguments.processes, job)
    note(f"{arguments.out} holds the checkpoint, log.jsonl and curves.svg.")
    return ExitCode.PASSED


def _mixture(text: str) -> dict[str, float]:
    try:
        return {kind: float(share) for kind, share in (part.split("=") for part in text.split(","))}
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no KIND=SHARE,... such as plain=0.8,copy=0.2"
        ) from None


def _configure_export(step: argparse.ArgumentParser) -> None:
    step.add_argument(
        "--checkpoint", type=Path, default=RUNS / "model", help="output folder of `egcfg train pretrain`"
    )
    step.add_argument(
        "--tokenizer", type=Path, default=RUNS / "tokenizer", help="output folder of `egcfg train tokenizer`"
    )
    step.add_argument("--folder", type=Path, required=True, metavar="OUT", help="folder for the model")
    step.add_argument(
        "--average",
        type=_averaged,
        metavar="CHECKPOINT=SHARE",
        help="weights move by this share towards those of another checkpoint of the same shape",
    )


def _averaged(text: str) -> tuple[Path, float]:
    folder, _, share = text.rpartition("=")
    try:
        if folder and 0 <= float(share) <= 1:
            return Path(folder), float(share)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{text!r} is not CHECKPOINT=SHARE, such as old=0.3")


def _export(arguments: argparse.Namespace) -> int:
    from engine.train.pretraining import export

    checked_input(arguments.checkpoint / "config.json", "egcfg train pretrain")
    checked_input(arguments.tokenizer / "tokenizer.json", "egcfg train tokenizer")
    other, share = arguments.average or (None, 0.0)
    if other is not None:
        checked_input(other / "config.json", "egcfg train pretrain")
    folder = export.export(arguments.checkpoint, arguments.tokenizer, arguments.folder, other, share)
    note(f"{folder}: {export.parameters(folder):,} parameters")
    return ExitCode.PASSED


TOKENIZER = ScratchStep("learn the vocabulary of a model from scratch", _configure_tokenizer, _tokenizer)
PRETRAIN = ScratchStep("train a model from scratch, within a time budget", _configure_pretrain, _pretrain)
EXPORT = ScratchStep("write a checkpoint as a model folder in bfloat16", _configure_export, _export)
