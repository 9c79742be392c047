"""The table of measured libraries, and the reasons of what did not go well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from benchmarks.projects.measure import Measured

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
