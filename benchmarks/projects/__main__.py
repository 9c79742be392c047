"""``python -m benchmarks.projects [LIBRARY ...]`` measures libraries from the package index."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks.projects.checkout import CannotPrepare, prepare
from benchmarks.projects.libraries import LIBRARIES
from benchmarks.projects.measure import measure
from benchmarks.projects.table import Row, is_enough, reasons, table
from benchmarks.projects.tested import NoTests

_CACHE = Path(".cache") / "projects"


def main(arguments: list[str] | None = None) -> int:
    """Returns 0 if every library reaches the share that is wanted in every column, 1 if one does not."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.projects", description=__doc__)
    known = [library.name for library in LIBRARIES]
    parser.add_argument("libraries", nargs="*", metavar="LIBRARY", help=f"default: {' '.join(known)}")
    parser.add_argument("--cache", type=Path, default=_CACHE, metavar="FOLDER", help=f"default: {_CACHE}")
    options = parser.parse_args(arguments)
    if unknown := sorted({*options.libraries} - {*known}):
        parser.error(f"there is no {', '.join(unknown)}")
    rows = []
    for library in LIBRARIES:
        if options.libraries and library.name not in options.libraries:
            continue
        print(f"{library.name}: downloading, installing, measuring", file=sys.stderr, flush=True)
        try:
            checkout = prepare(library, options.cache.resolve())
            rows.append(Row(library.requirement, measure(checkout.folder, checkout.python)))
        except (CannotPrepare, NoTests) as error:
            print(f"{library.name}: {error}", file=sys.stderr)
            return 2
        print(reasons(rows[-1]), end="", flush=True)
    print(table(rows))
    return 0 if all(map(is_enough, rows)) else 1


if __name__ == "__main__":
    sys.exit(main())
