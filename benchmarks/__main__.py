"""``python -m benchmarks NAME``: measures, prints a table, or JSON lines with ``--json``."""

from __future__ import annotations

import argparse
import importlib
import sys

from rich.console import Console

from benchmarks import figures

NAMES = ("sandbox", "judge", "gold", "decode", "end-to-end", "latency")


def main(arguments: list[str] | None = None) -> int:
    """Runs one benchmark."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("name", choices=NAMES)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args(arguments)
    found = importlib.import_module(f"benchmarks.{options.name.replace('-', '_')}").measure()
    if options.json:
        sys.stdout.write(figures.lines(found))
    else:
        figures.show(found, Console(width=140))
    return 0


if __name__ == "__main__":
    sys.exit(main())
