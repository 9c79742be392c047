"""``python -m benchmarks.projects [LIBRARY ...]`` measures libraries from the package index."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks.projects.checkout import CannotPrepare, prepare
from benchmarks.projects.libraries import LIBRARIES
from benchmarks.projects.measure import Measured, measure
from benchmarks.projects.real_pytest import NoTests
from benchmarks.projects.table import reasons, shortfalls, table

_CACHE = Path(".cache") / "projects"


def main(arguments: list[str] | None = None) -> int:
    """Returns 0 if every figure of every library is what is wanted, 1 if one is not."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.projects", description=__doc__)
    known = [library.name for library in LIBRARIES]
    parser.add_argument("libraries", nargs="*", metavar="LIBRARY", help=f"default: {' '.join(known)}")
    parser.add_argument("--cache", type=Path, default=_CACHE, metavar="FOLDER", help=f"default: {_CACHE}")
    parser.add_argument("--mutants", type=int, default=100, metavar="N", help="of each library; default: 100")
    parser.add_argument("--seed", default="1", help="chooses the mutants; default: 1")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all that was measured")
    parser.add_argument("--resume", action="store_true", help="measure only what FILE does not hold yet")
    options = parser.parse_args(arguments)
    if unknown := sorted({*options.libraries} - {*known}):
        parser.error(f"there is no {', '.join(unknown)}")
    rows = _written(options.json) if options.json is not None and options.resume else []
    known = [row.name for row in rows]
    for library in LIBRARIES:
        if (options.libraries and library.name not in options.libraries) or library.name in known:
            continue
        print(f"{library.name}: downloading, installing, measuring", file=sys.stderr, flush=True)
        try:
            checkout = prepare(library, options.cache.resolve())
            kept = checkout.folder.parent.parent / "verdicts.json"
            rows.append(measure(checkout, options.mutants, options.seed, kept))
        except (CannotPrepare, NoTests) as error:
            print(f"{library.name}: {error}", file=sys.stderr)
            return 2
        print(f"{reasons(rows[-1])}{library.name}: {rows[-1].seconds:.0f} s", flush=True)
        if options.json is not None:
            options.json.write_text(json.dumps([asdict(row) for row in rows], indent=1), encoding="utf-8")
    print(table(rows))
    missed = [f"{row.name}: {', '.join(names)}" for row in rows if (names := shortfalls(row))]
    print("\n".join(missed), file=sys.stderr)
    return 1 if missed else 0


def _written(file: Path) -> list[Measured]:
    written = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return [Measured.of(each) for each in written]


if __name__ == "__main__":
    sys.exit(main())
