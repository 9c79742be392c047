"""``egcfg train``: from programs to a tuned model."""

from __future__ import annotations

import argparse

from egcfg_lsp.cli.common.output import named_file_errors
from egcfg_lsp.cli.train import data, questions, stages

SUMMARY = "tune a model: data, questions, training"
DESCRIPTION = """\
Trains a model as ExecVerify does: on synthesized programs that are executed here, with rewards verified by
execution (docs/execverify.md).
"""
EXAMPLES = """\
examples:
  egcfg train questions fib.py --call "fib(5)"
  egcfg train execverify --model qwen2.5-coder-0.5b
  egcfg train repair --model qwen2.5-coder-0.5b
"""
_STEPS = {
    "questions": (questions.SUMMARY, questions.configure, questions.main),
    "synth": (data.SYNTH, data.configure_synth, data.synth),
    "import": (data.IMPORT, data.configure_import, data.import_),
    "stats": (data.STATS, data.configure_stats, data.stats),
    "execverify": (stages.EXECVERIFY, stages.configure_execverify, stages.main),
    "repair": (stages.REPAIR, stages.configure_repair, stages.main),
}


def configure(parser: argparse.ArgumentParser) -> None:
    steps = parser.add_subparsers(dest="step", required=True, metavar="STEP")
    for name, (summary, configure_step, _) in _STEPS.items():
        sentence = f"{summary[0].upper()}{summary[1:]}."
        configure_step(steps.add_parser(name, help=summary, description=sentence))


def main(arguments: argparse.Namespace) -> int:
    with named_file_errors():
        return _STEPS[arguments.step][2](arguments)
