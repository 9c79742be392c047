"""``python -m benchmarks.projects [LIBRARY ...]`` measures libraries from the package index."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from benchmarks.projects.checkout import LIBRARIES, CannotPrepare, prepare
from benchmarks.projects.measure import Measured, measure
from benchmarks.projects.real_pytest import NoTests

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
            rows.append(measure(checkout, options.mutants, options.seed))
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


# The table, and the reasons of what did not go well

_JUDGED = _AGREED = 0.995
_FOUND = 0.97
_COLUMNS = (
    "library",
    "functions called",
    "found",
    "tests found",
    "calls found",
    "judged right",
    "traced",
    "mutants agreed on",
    "wrong accepted",
    "crashes",
)


def share(part: int, whole: int) -> float:
    """1 where there is nothing."""
    return part / whole if whole else 1.0


def shortfalls(row: Measured) -> list[str]:
    """Names the figures of a library that are not what is wanted."""
    right, passing = _judged(row)
    agreed, mutants = _agreed(row)
    figures = {
        "judged right": share(right, passing) >= _JUDGED,
        "tests found": share(row.tests - len(row.missed_tests), row.tests) >= _FOUND,
        "mutants agreed on": share(agreed, mutants) >= _AGREED,
        "wrong accepted": not row.mutants.accepted,
        "crashes": not row.crashes,
        "no function judged": bool(passing and mutants),
    }
    return [name for name, enough in figures.items() if not enough]


def table(rows: Sequence[Measured]) -> str:
    """Returns the table as Markdown."""
    lines = [f"| {' | '.join(_COLUMNS)} |", "| --- " * len(_COLUMNS) + "|"]
    return "\n".join([*lines, *(f"| {' | '.join(_cells(row))} |" for row in rows)])


def reasons(row: Measured) -> str:
    """Returns a line for each flaw."""
    return "".join(" ".join(line.split()) + "\n" for line in _reasons(row))


def _judged(row: Measured) -> tuple[int, int]:
    passing = [each for each in row.functions if each.passes]
    return sum(not each.misjudged for each in passing), len(passing)


def _agreed(row: Measured) -> tuple[int, int]:
    differing = len(row.mutants.accepted) + len(row.mutants.refused)
    return row.mutants.mutants - differing, row.mutants.mutants


def _cells(row: Measured) -> Iterator[str]:
    called = [each for each in row.functions if each.is_called]
    passing = [each for each in row.functions if each.passes]
    yield from (row.name, str(len(called)))
    yield _of(sum(bool(each.tests) for each in called), len(called))
    yield _of(row.tests - len(row.missed_tests), row.tests)
    yield _of(row.calls - len(row.missed_calls), row.calls)
    yield _of(*_judged(row))
    yield _of(sum(not each.untraced for each in passing), len(passing))
    yield _of(*_agreed(row))
    yield from (str(len(row.mutants.accepted)), str(len(row.crashes)))


def _of(part: int, whole: int) -> str:
    return f"{part} of {whole} ({100 * share(part, whole):.1f} %)"


def _reasons(row: Measured) -> Iterator[str]:
    for each in row.functions:
        if each.is_called and not each.tests:
            yield f"{each.id} is not found"
        if each.misjudged:
            yield f"{each.id} is not judged right: {each.misjudged}"
        if each.untraced:
            yield f"{each.id} is not traced: {each.untraced}"
        if each.unknown:
            yield f"{each.id}: pytest runs no {', '.join(each.unknown[:5])}"
    yield from (f"not found: {test}" for test in row.missed_tests)
    yield from (f"wrong and accepted: {mutant}" for mutant in row.mutants.accepted)
    yield from (f"right and refused: {mutant}" for mutant in row.mutants.refused)
    yield from (f"crash: {crash}" for crash in row.crashes)


if __name__ == "__main__":
    sys.exit(main())
