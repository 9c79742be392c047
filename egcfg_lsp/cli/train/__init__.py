"""``egcfg train``: one module per step, from synthesis to a model that ships."""

from __future__ import annotations

import argparse
from typing import Protocol

from egcfg_lsp.cli.common.file_errors import named_file_errors
from egcfg_lsp.cli.train import (
    contamination,
    difficulty,
    import_,
    library,
    plot,
    questions,
    scratch,
    stats,
    synth,
    teach,
    tuning,
)

SUMMARY = "make or tune a model: data, questions, training"
DESCRIPTION = """\
Trains a model as ExecVerify does: on synthesized programs that are executed here, with rewards verified by
execution. For a model from scratch use tokenizer, synth, pretrain and export (docs/model.md). To tune any
transformers model use sft, white-box and codegen, or stages, which runs all three (docs/execverify.md).
"""
EXAMPLES = """\
examples:
  egcfg train questions fib.py --call "fib(5)"
  egcfg train pretrain --config gpu --out runs/gpu
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
    "tokenizer": scratch.TOKENIZER,
    "synth": synth,
    "import": import_,
    "teach": teach,
    "difficulty": difficulty,
    "stats": stats,
    "contamination": contamination,
    "library": library,
    "pretrain": scratch.PRETRAIN,
    "export": scratch.EXPORT,
    "sft": tuning.SFT,
    "white-box": tuning.WHITE_BOX,
    "codegen": tuning.CODEGEN,
    "stages": tuning.STAGES,
    "plot": plot,
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
