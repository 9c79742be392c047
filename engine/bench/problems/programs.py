"""Programs that read stdin and print: as the function ``main``, with tests of inputs and printed words."""

from __future__ import annotations

import inspect
import math

from engine.bench.problems import close_values
from engine.bench.problems.prompt_sources import docstring
from engine.core.task import Task
from sandbox import TestCase

MAIN = "main"
SETUP = """\
def printed(main, text):
    import io, sys
    before = sys.stdin, sys.stdout
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8")
    sys.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\\n")
    try:
        try:
            main()
        except SystemExit:
            pass
        sys.stdout.flush()
        return sys.stdout.buffer.getvalue().decode("utf-8", "replace").split()
    finally:
        sys.stdin, sys.stdout = before


def printed_numbers(main, text):
    import math
    words = []
    for word in printed(main, text):
        try:
            number = float(word)
        except ValueError:
            number = math.nan
        words.append(number if math.isfinite(number) else word)
    return words


"""
SETUP += inspect.getsource(close_values)
"""Runs a program on a text and gives the words that it prints."""


def program_task(text: str, tests: tuple[TestCase, ...]) -> Task:
    """The task of writing a program that ``text`` describes."""
    return Task(MAIN, f"def {MAIN}():\n", docstring(text), description=text, tests=tests)


def exactly(given: str, wanted: str) -> str:
    """An assertion that the words are printed as they stand in ``wanted``."""
    return f"assert printed({MAIN}, {given!r}) == {wanted.split()!r}"


def nearly(given: str, wanted: str) -> str:
    """The same, where decimal fractions are wanted as numbers within a millionth."""
    words = wanted.split()
    if not any("." in word and _number(word) is not None for word in words):
        return exactly(given, wanted)
    values = [word if (number := _number(word)) is None else number for word in words]
    return f"assert printed_numbers({MAIN}, {given!r}) == approx({values!r}, rel=1e-06, abs=1e-06)"


def _number(word: str) -> float | None:
    try:
        number = float(word)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def wrapped(program: str) -> str:
    """A whole program as the function that tests call."""
    if not program:
        return ""
    run = "    exec(compile(PROGRAM, 'solution.py', 'exec'), {'__name__': '__main__'})\n"
    return f"PROGRAM = {program!r}\n\n\ndef {MAIN}():\n{run}"
