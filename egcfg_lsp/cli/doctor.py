"""``egcfg doctor``: checks this machine's Python, model, device and sandbox."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.interpreter_question import NoConsent, consented_one
from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json
from engine.support.text import per_second

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

_CHAT = "not measured: a chat server gives whole answers, for strategies of roles"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    options.add_interpreter(parser)
    options.add_model(parser)


def main(arguments: argparse.Namespace) -> int:
    from egcfg_lsp.files import project_root
    from egcfg_lsp.resources import machine_report

    python, why, note = sys.executable, "egcfg's own", ""
    try:
        found_one = consented_one(arguments.python, arguments.trust, project_root.root(Path.cwd() / "any.py"))
        python, why = found_one.python, found_one.why
    except NoConsent as refusal:
        note = f"{refusal} Examined is egcfg's own Python."
    found = asyncio.run(machine_report.examine(python, options.settings(arguments).model, why))
    if note:
        found["note"] = note
    if arguments.json:
        emit_json(found)
    else:
        emit(as_text(found))
    if found["sandbox"]["refused"] is not None:
        return ExitCode.REFUSED
    return ExitCode.PASSED if found["ok"] else ExitCode.FAILED


def as_text(found: dict[str, Any]) -> str:
    """The screen."""
    rows = list(_rows(found))
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {text}".rstrip() for name, text in rows) + "\n"


def _rows(found: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield "egcfg", f"{found['version']} on Python {found['python']['version']} ({found['python']['path']})"
    if "note" in found:
        yield "note", found["note"]
    yield "system", found["system"]
    interpreter = found["interpreter"]
    why = f": {interpreter['why']}" if interpreter["why"] else ""
    yield "runs code in", f"Python {interpreter['version']} ({interpreter['path']}){why}"
    model = found["model"]
    if model["error"] is None:
        detail = f"context {model['context_length']} tokens, template {model['template']}"
        yield "model", f"{model['name']}: {detail}, loaded in {model['seconds']:.1f} s"
        speed = model["speed"]
        yield "speed", (_rates(speed) if speed else _CHAT) + (f"; {model['note']}" if model["note"] else "")
    else:
        yield "model", f"BAD: {model['error']}"
    yield "backend", found["backend"]
    yield "device", found["device"]
    machine, process = found["memory"]["machine_gb"], found["memory"]["process_gb"]
    yield "memory", f"{_gb(process)} taken by this process, {_gb(machine)} in this machine"
    sandbox = found["sandbox"]
    yield (
        "sandbox",
        ", ".join(sandbox["layers"]) if sandbox["refused"] is None else f"BAD: {sandbox['refused']}",
    )
    for probe in sandbox["probes"]:
        held = f"held by {probe['layer']}" if probe["ok"] else f"BAD: {probe['detail']}. {probe['fix']}"
        yield f"  {probe['name']}", held
    for mend in sandbox["missing"]:
        yield "  missing", mend
    for limit in sandbox["not_covered"]:
        yield "  not covered", limit
    yield "", "All well." if found["ok"] else "Something is wrong: see BAD above."


def _rates(speed: dict[str, float]) -> str:
    read, alone, *together = speed.items()
    told = f"{per_second(alone[1])} tokens/s written, {per_second(read[1])} read, one context"
    more = [f"{per_second(rate)} by {name.split('_')[1]}" for name, rate in together]
    return f"{told}; written {', '.join(more)} together" if more else told


def _gb(amount: float | None) -> str:
    return "unknown" if amount is None else f"{amount:g} GB"
