"""The command line: one module per command, results on stdout, everything else on stderr."""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from egcfg_lsp import __version__
from egcfg_lsp.cli.common.output import ExitCode, complain
from egcfg_lsp.errors import UsageError, interrupted_afterwards
from egcfg_lsp.server import logs
from engine.support.errors import EngineError
from engine.support.text import harmless
from sandbox import Refused, SandboxError

_COMMANDS = {
    "complete": "complete",
    "run": "run",
    "bench": "bench",
    "report": "report",
    "model": "model",
    "train": "train",
    "convert": "convert",
    "eval": "evaluation",
    "doctor": "doctor",
    "serve": "serve",
    "mcp": "mcp",
}
"""Each command's module. Only that of the one that is given is imported: a server has to be there at once."""
_EPILOG = """\
exit codes: 0 all tests pass, 1 some fail or none can be run, 2 wrong usage or configuration,
            3 execution refused, 130 interrupted

examples:
  egcfg complete shop.py::Basket.total --diff
  egcfg complete text.py --write
  egcfg run fib.py --test "fib(10) == 55"
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code."""
    logs.clean_warnings()
    given = sys.argv[1:] if argv is None else argv
    try:
        arguments = _parser(given[:1] if given and given[0] in _COMMANDS else _COMMANDS).parse_args(given)
        with interrupted_afterwards():
            command = _module(arguments.command)
        return int(command.main(arguments))
    except Refused as error:
        complain(str(error))
        return ExitCode.REFUSED
    except (UsageError, EngineError, SandboxError) as error:
        complain(str(error))
        return ExitCode.USAGE
    except KeyboardInterrupt:
        complain("Interrupted.")
        return ExitCode.INTERRUPTED


def _module(command: str) -> Any:
    return import_module(f"egcfg_lsp.cli.{_COMMANDS[command]}")


class _Parser(argparse.ArgumentParser):
    """Names what says the same as an option that is gone, and the switches of strategies in the help."""

    def error(self, message: str) -> NoReturn:
        """See ``ArgumentParser.error``."""
        from egcfg_lsp.cli.common.options import moved

        unknown = message.partition("unrecognized arguments: ")[2].split()
        gone = [each for each in unknown if each.startswith("--")]
        if command := re.match(r"argument (COMMAND|STEP): invalid choice: '([\w-]+)'", message):
            gone = [f"egcfg {'train ' if command[1] == 'STEP' else ''}{command[2]}"]
        super().error(harmless(" ".join(filter(None, map(moved, gone))) or message))

    def format_help(self) -> str:
        from egcfg_lsp.cli.common.options import VARIANTS

        if self.epilog and VARIANTS in self.epilog:
            from engine.strategies import variants_told

            told = textwrap.fill(variants_told(), 108, initial_indent="variants: ", break_on_hyphens=False)
            self.epilog = self.epilog.replace(VARIANTS, f"{told}\n")
        return super().format_help()


def _parser(shown: Iterable[str]) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="egcfg",
        description="Completes Python functions, and runs each completion on the function's tests first.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"egcfg {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in shown:
        module = _module(name)
        command = commands.add_parser(
            name,
            help=module.SUMMARY,
            description=module.DESCRIPTION,
            epilog=module.EXAMPLES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.configure(command)
    return parser
