"""Checks library modules: ``python -m engine.train.tasks.library.check text numbers``.

Every body of every entry must give the result of the first one on many inputs, without an
exception and without changing its arguments; every wording must name known parameters only.
"""

from __future__ import annotations

import ast
import copy
import importlib
import sys
from collections.abc import Iterable, Iterator
from random import Random

from engine.train.tasks.entry import Entry


def program(entry: Entry, body: str) -> str:
    """The complete source of ``entry`` under its first name with ``body``."""
    head = [*entry.imports, f"def {entry.names[0]}({', '.join(entry.params)}) -> {entry.returns}:"]
    return "\n".join([*head, *("    " + line if line else "" for line in body.splitlines())]) + "\n"


def problems(entry: Entry, draws: int = 60, seed: int = 0) -> Iterator[str]:
    """One sentence for each thing that is wrong with ``entry``."""
    for doc in entry.docs:
        try:
            doc.format(**{name: name for name in entry.param_names})
        except (KeyError, IndexError, ValueError) as error:
            yield f"{entry.key}: wording {doc!r} does not format: {error!r}"
    if len(entry.docs) < 4 or len(set(entry.docs)) < len(entry.docs):
        yield f"{entry.key}: needs at least 4 distinct wordings"
    for param in entry.params:
        try:
            ast.parse(f"def _({param}): ...")
        except SyntaxError:
            yield f"{entry.key}: {param!r} is no parameter"
            return
    functions = []
    for body in entry.bodies:
        scope: dict[str, object] = {}
        try:
            exec(program(entry, body), scope)
        except SyntaxError as error:
            yield f"{entry.key}: {error}"
            return
        functions.append(scope[entry.names[0]])
    random = Random(seed)
    results = []
    for _ in range(draws):
        arguments = entry.inputs(random)
        outcomes = []
        for function, body in zip(functions, entry.bodies, strict=True):
            mine = copy.deepcopy(arguments)
            try:
                outcomes.append(function(*mine))  # type: ignore[operator]
            except Exception as error:
                yield f"{entry.key}: {error!r} on {arguments!r} in\n{body}"
                return
            if mine != arguments:
                yield f"{entry.key}: changes its arguments {arguments!r} in\n{body}"
                return
        if any(repr(outcome) != repr(outcomes[0]) for outcome in outcomes):
            yield f"{entry.key}: {outcomes!r} differ on {arguments!r}"
            return
        results.append(repr(outcomes[0]))
    if len(set(results)) < 2:
        yield f"{entry.key}: always returns {results[0]}"


def entries(module: str, per_family: int = 5) -> Iterable[Entry]:
    """The entries of a library module and some draws of each of its families."""
    loaded = importlib.import_module(f"engine.train.tasks.library.{module}")
    yield from getattr(loaded, "ENTRIES", ())
    random = Random(1)
    for family in getattr(loaded, "FAMILIES", ()):
        yield from (family(random) for _ in range(per_family))


def main(modules: list[str]) -> int:
    wrong = 0
    for module in modules:
        checked = list(entries(module))
        found = [problem for entry in checked for problem in problems(entry)]
        wrong += len(found)
        print(f"{module}: {len(checked)} entries, {len(found)} problems", *found, sep="\n  ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
