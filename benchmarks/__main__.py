"""``python -m benchmarks NAME``: measures, prints a table, or JSON lines with ``--json``."""

from __future__ import annotations

import argparse
import importlib
import sys

from rich.console import Console

from benchmarks import figures

OF_MODELS = ("decode", "end-to-end", "first-try")
NAMES = ("sandbox", "judge", "gold", *OF_MODELS, "latency")


def main(arguments: list[str] | None = None) -> int:
    """Runs one benchmark."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("name", choices=NAMES)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument(
        "--model", help="decode, end-to-end, first-try: a folder (benchmarks.enlarged makes larger ones)"
    )
    parser.add_argument("--tasks", type=int, help="decode, end-to-end, first-try: how many")
    options = parser.parse_args(arguments)
    chosen = {"folder": options.model, "count": options.tasks}
    given = {name: value for name, value in chosen.items() if value is not None}
    if given and options.name not in OF_MODELS:
        parser.error(f"--model and --tasks are for {', '.join(OF_MODELS)}, not for {options.name}")
    found = importlib.import_module(f"benchmarks.{options.name.replace('-', '_')}").measure(**given)
    if options.json:
        sys.stdout.write(figures.lines(found))
    else:
        figures.show(found, Console(width=140))
    return 0


if __name__ == "__main__":
    sys.exit(main())
