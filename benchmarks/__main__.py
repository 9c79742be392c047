"""``python -m benchmarks NAME``: measures, prints a table, or JSON lines with ``--json``."""

from __future__ import annotations

import argparse
import importlib
import sys

from rich.console import Console

from benchmarks import figures

OF_MODELS = ("decode", "end-to-end", "first-try")
HOMES = {
    "sandbox": "execution.sandbox",
    "judge": "execution.judge",
    "gold": "execution.gold",
    "decode": "decoding.decode",
    "end-to-end": "decoding.end_to_end",
    "first-try": "decoding.first_try",
    "latency": "editor.latency",
    "models": "models.beside_bare_model",
    "gpu": "gpu.on_device",
    "memory-confidence": "solved.memory_confidence",
    "memory": "editor.memory",
}
"""Where each benchmark stands."""
TAKEN_BY = {
    "folder": OF_MODELS,
    "count": (*OF_MODELS, "memory-confidence"),
    "device": ("gpu",),
    "tiny": ("gpu",),
    "models": ("models",),
    "only": ("models",),
    "repeat": ("models",),
    "keep": ("models",),
}
"""Which benchmarks take an argument."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one benchmark."""
    parser = _parser()
    options = parser.parse_args(arguments)
    given = {name: value for name in TAKEN_BY if (value := getattr(options, name)) is not None}
    for name in given:
        if options.name not in TAKEN_BY[name]:
            flag = {"folder": "model", "count": "tasks"}.get(name, name)
            parser.error(f"--{flag} is for {', '.join(TAKEN_BY[name])}, not for {options.name}")
    found = importlib.import_module(f"benchmarks.{HOMES[options.name]}").measure(**given)
    if options.json:
        sys.stdout.write(figures.lines(found))
    else:
        figures.show(found, Console(width=140))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("name", choices=HOMES)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    add = parser.add_argument_group("decode, end-to-end, first-try").add_argument
    add("--model", dest="folder", help="a folder (benchmarks.decoding.enlarged makes larger ones)")
    add("--tasks", dest="count", type=int, help="how many")
    add = parser.add_argument_group("gpu").add_argument
    add("--device", help="where it runs, cuda if not given")
    add("--tiny", action="store_true", default=None, help="small models, in seconds")
    add = parser.add_argument_group("models").add_argument
    add("--models", choices=("large", "small"), help="small ones try the benchmark itself, in seconds")
    add("--only", nargs="+", metavar="FIGURE", help="no others")
    add("--repeat", type=int, help="runs of which the median counts (3)")
    add("--keep", metavar="FOLDER", help="where models stay for the next time, 4 GB")
    return parser


if __name__ == "__main__":
    sys.exit(main())
