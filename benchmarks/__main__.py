"""``python -m benchmarks NAME``: measures, prints a table, or JSON lines with ``--json``."""

from __future__ import annotations

import argparse
import importlib
import sys

from rich.console import Console

from benchmarks import figures

OF_A_MODEL = ("model", "backend", "device")
TAKES = {
    "speed": OF_A_MODEL,
    "sandbox": (),
    "everyday": OF_A_MODEL,
    "editor": ("model", "backend"),
    "plan": (*OF_A_MODEL, "data", "out", "tasks"),
    "lift": (*OF_A_MODEL, "data", "out", "tasks"),
    "repair": (*OF_A_MODEL, "data", "out", "tasks", "programs"),
    "prompt": OF_A_MODEL,
    "soak": ("model", "backend", "minutes", "seed"),
}
"""Every benchmark, with its options besides ``--json``."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one benchmark."""
    parser = _parser()
    options = parser.parse_args(arguments)
    given = {name: value for name, value in vars(options).items() if value is not None}
    name, as_json = given.pop("name"), given.pop("json")
    if refused := given.keys() - {*TAKES[name]}:
        parser.error(f"--{min(refused)} is not for {name}")
    if "out" in TAKES[name] and not {"data", "out"} <= given.keys():
        parser.error(f"{name} needs --data and --out")
    found = importlib.import_module(f"benchmarks.{name}").measure(**given)
    if as_json:
        sys.stdout.write(figures.lines(found))
    else:
        figures.show(found, Console(width=140))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("name", choices=TAKES)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    add = parser.add_argument_group("a model").add_argument
    add("--model", help="a name that is installed, a folder or a GGUF file; the default model if not given")
    add("--backend", choices=("transformers", "llama-cpp"), help="as egcfg chooses if not given")
    add("--device", help="cpu, cuda, mps; where there is a GPU it is used if not given")
    add = parser.add_argument_group("plan, lift and repair").add_argument
    add("--data", help="a file of MBPP")
    add("--out", help="a folder for records, which is resumed")
    add("--tasks", type=int, help="how many of the tasks 511 to 974, for repair to 600; default: 40")
    add("--programs", help="for repair: the --out of another model, whose failing programs are shown")
    add = parser.add_argument_group("soak").add_argument
    add("--minutes", type=int, help="how long; default: 120")
    add("--seed", type=int, help="of what is asked; default: 7")
    return parser


if __name__ == "__main__":
    sys.exit(main())
