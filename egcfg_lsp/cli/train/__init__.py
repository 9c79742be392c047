"""``egcfg train``: one module per step, from synthesis to a tuned model."""

from __future__ import annotations

import argparse
from typing import Protocol

from egcfg_lsp.cli.common.output import named_file_errors
from egcfg_lsp.cli.train import (
    difficulty,
    import_,
    questions,
    stats,
    synth,
    teach,
    tuning,
)

SUMMARY = "tune a model: data, questions, training"
DESCRIPTION = """\
Trains a model as ExecVerify does: on synthesized programs that are executed here, with rewards verified by
execution: sft, white-box and codegen, or stages, which runs all three (docs/execverify.md).
"""
EXAMPLES = """\
examples:
  egcfg train questions fib.py --call "fib(5)"
  egcfg train stages --config qwen2.5-coder-7b
"""


class _Step(Protocol):
    """A module or a value that is one command."""

    @property
    def SUMMARY(self) -> str: ...

    def configure(self, step: argparse.ArgumentParser, /) -> None: ...

    def main(self, arguments: argparse.Namespace, /) -> int: ...


_STEPS: dict[str, _Step] = {
    "questions": questions,
    "synth": synth,
    "import": import_,
    "teach": teach,
    "difficulty": difficulty,
    "stats": stats,
    "sft": tuning.SFT,
    "white-box": tuning.WHITE_BOX,
    "codegen": tuning.CODEGEN,
    "stages": tuning.STAGES,
}


def configure(parser: argparse.ArgumentParser) -> None:
    steps = parser.add_subparsers(dest="step", required=True, metavar="STEP")
    for name, step in _STEPS.items():
        sentence = f"{step.SUMMARY[0].upper()}{step.SUMMARY[1:]}."
        command = steps.add_parser(name, help=step.SUMMARY, description=sentence)
        step.configure(command)


def main(arguments: argparse.Namespace) -> int:
    with named_file_errors():
        return int(_STEPS[arguments.step].main(arguments))
