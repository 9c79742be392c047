"""``egcfg eval``: measures how well a model reasons about what programs do."""

from __future__ import annotations

import argparse
from typing import Protocol

from egcfg_lsp.cli.common.output import named_file_errors
from egcfg_lsp.cli.evaluation import compare, reasoning

SUMMARY = "measure a model: reasoning about execution"
DESCRIPTION = """\
`reasoning` asks a model what happens when programs run: public questions (CRUXEval, LiveCodeBench's code
execution, REval, the examples of BigCodeBench).
`compare` compares two models on the same questions, with a paired test.
To complete public benchmarks (HumanEval, MBPP, LiveCodeBench), use egcfg bench.
"""
EXAMPLES = """\
examples:
  egcfg eval reasoning --model ./my-model --data cruxeval.jsonl.gz --data execution.jsonl --json > mine.json
  egcfg eval compare before.json mine.json
"""


class _Kind(Protocol):
    """A module that is one command."""

    @property
    def SUMMARY(self) -> str: ...

    def configure(self, parser: argparse.ArgumentParser, /) -> None: ...

    def main(self, arguments: argparse.Namespace, /) -> int: ...


_KINDS: dict[str, _Kind] = {"reasoning": reasoning, "compare": compare}


def configure(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    for name, kind in _KINDS.items():
        sentence = f"{kind.SUMMARY[0].upper()}{kind.SUMMARY[1:]}."
        kind.configure(what.add_parser(name, help=kind.SUMMARY, description=sentence))


def main(arguments: argparse.Namespace) -> int:
    with named_file_errors():
        return int(_KINDS[arguments.what].main(arguments))
