"""``egcfg doctor``: checks this machine's Python, model, device and sandbox."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json
from egcfg_lsp.cli.common.questions import NoConsent, consented_one

SUMMARY = "check Python, model, device and sandbox"
DESCRIPTION = """\
Checks what egcfg needs on this machine. The sandbox is tested by real attempts to escape, in a real child.
Exit code 0: everything works; 1: something is wrong; 3: nothing can be executed.
"""
EXAMPLES = """\
examples:
  egcfg doctor
  egcfg doctor --python ~/project/.venv --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    options.add_interpreter(parser)
    options.add_model(parser, "device=cuda: docs/options.md")


def main(arguments: argparse.Namespace) -> int:
    from egcfg_lsp.discovery.project import project_root
    from egcfg_lsp.resources import machine_report

    python, why, note = sys.executable, "egcfg's own", ""
    try:
        found_one = consented_one(arguments.python, arguments.trust, project_root(Path.cwd() / "any.py"))
        python, why = found_one.python, found_one.why
    except NoConsent as refusal:
        note = f"{refusal} Examined is egcfg's own Python."
    found = asyncio.run(machine_report.examine(python, options.settings(arguments).model, why))
    if note:
        found["note"] = note
    if arguments.json:
        emit_json(found)
    else:
        emit(machine_report.as_text(found))
    if found["sandbox"]["refused"] is not None:
        return ExitCode.REFUSED
    return ExitCode.PASSED if found["ok"] else ExitCode.FAILED
