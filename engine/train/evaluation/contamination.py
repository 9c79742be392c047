"""Is a benchmark in the training material? By words, and by code (as ExecVerify does in its appendix A.5).

Descriptions are compared by the cosine of their weighted words and pairs of words, where the paper has an
embedding model; code by syntax trees without names, annotations and docstrings, which must be equal.
"""

from __future__ import annotations

import ast
import itertools
import re
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.bench.problems.dataset_records import DatasetRecord, read
from engine.train.tasks import catalog
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.entry import Entry
from engine.train.tasks.library.check import program

FILES = ("humaneval", "mbpp", "mbpp_sanitized", "cruxeval", "codecontests_lpw150", "ds1000")
NEAR, ALIKE = 0.95, 0.8
"""Cosines: the paper's threshold, and one from which a person should look."""
TRIVIAL = 25
"""Nodes of a syntax tree up to which anybody would write the same."""
_COLUMNS = 8192
_BLOCK = 1000
_OPENING = re.compile(r"^\s*write a (python )?function (to|that|which)( find)?\b")
"""Says nothing about a task, and would make different ones look alike and like ones different."""

Matrix = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Told:
    """One task: what it asks for in words, and how it is written."""

    key: str
    text: str
    trees: frozenset[str]
    """Normalised syntax trees of its functions that are not trivial."""


@dataclass(frozen=True)
class Benchmark:
    """Its tasks by name."""

    name: str
    tasks: tuple[Told, ...]


@dataclass(frozen=True)
class Overlap:
    """How near the material comes to a benchmark."""

    benchmark: str
    tasks: int
    described: int
    """Tasks that have a description."""
    near: int
    """Tasks with a description of ours at a cosine of ``NEAR`` or more."""
    alike: int
    """The same from ``ALIKE`` on."""
    quantiles: tuple[float, ...]
    """Of each task's greatest cosine: median, 90 %, greatest."""
    same_code: int
    """Tasks of which a function that is not trivial has the same syntax tree as one of ours."""
    same_both: int
    """Tasks that are alike in words and have the same code."""
    examples: tuple[tuple[str, str, float], ...]
    """The nearest pairs by words: theirs, ours, cosine."""
    keys: tuple[str, ...]
    """Our keys that are near in words, or alike and of the same code: to be left out by who wants to."""

    def as_data(self) -> dict[str, Any]:
        """Plain data."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def material(everything: Catalog, draws: int, seed: int = 0) -> list[Told]:
    """What is trained on: known entries, and ``draws`` of families and compositions, in all wordings."""
    r = Random(seed)
    families = everything.families + everything.compositions
    drawn = [catalog.drawn(r, families, held=False) for _ in range(draws)]
    return [told for entry in (*everything.known_entries, *drawn) for told in _tellings(entry)]


def _tellings(entry: Entry) -> Iterator[Told]:
    trees = frozenset(tree for body in entry.bodies for tree in trees_of(program(entry, body)))
    names = {name: name for name in entry.param_names}
    yield from (Told(entry.key, doc.format(**names), trees) for doc in entry.docs)


def benchmarks(folder: Path) -> list[Benchmark]:
    """Those of ``FILES`` that lie in ``folder``. Raises ``DataError`` for records of another kind."""
    paths = [(name, folder / f"{name}.jsonl.gz") for name in FILES]
    return [
        Benchmark(name, tuple(_task(name, record) for record in read(str(path)).records))
        for name, path in paths
        if path.is_file()
    ]


def _task(name: str, record: DatasetRecord) -> Told:
    if name == "cruxeval":
        return Told(record.identifier("id"), "", trees_of(record.text("code")))
    if name == "ds1000":
        problem = record.text("prompt").partition("A:\n")[0].removeprefix("Problem:").strip()
        return Told(record.where, problem, frozenset())
    key = record.identifier("task_id")
    if name in ("mbpp", "mbpp_sanitized"):
        text = record.text("text" if "text" in record else "prompt")
        return Told(key, text, trees_of(record.text("code")))
    if name == "humaneval":
        source = record.text("prompt") + record.text("canonical_solution")
        return Told(key, docstring(record.text("prompt")), trees_of(source))
    return Told(key, docstring(record.text("prompt")), frozenset())


def docstring(prompt: str) -> str:
    """The words of the last docstring in ``prompt``, up to its examples."""
    found = re.findall(r'("""|\'\'\')(.*?)\1', prompt, re.DOTALL)
    text = found[-1][1] if found else prompt
    return re.split(r">>>|\bExamples?\b|\bFor example\b", text, maxsplit=1)[0].strip()


def trees_of(source: str) -> frozenset[str]:
    """Every function of ``source`` as a tree without names; nothing for what is no Python."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return frozenset()
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return frozenset(normal(node) for node in functions if sum(1 for _ in ast.walk(node)) > TRIVIAL)


@cache
def shape(entry: Entry) -> str:
    """The tree of an entry's first body."""
    function = ast.parse(program(entry, entry.bodies[0])).body[-1]
    if not isinstance(function, ast.FunctionDef):
        raise ValueError(f"{entry.key} ends with no function")
    return normal(function)


def normal(function: ast.FunctionDef) -> str:
    """The tree with its own names replaced by numbers in the order of their appearance."""
    own = {argument.arg for argument in ast.walk(function) if isinstance(argument, ast.arg)}
    own |= {
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    own.add(function.name)
    return ast.dump(_Nameless(own).visit(ast.parse(ast.unparse(function)).body[0]))


class _Nameless(ast.NodeTransformer):
    """Numbers in place of names, nothing in place of annotations and docstrings."""

    def __init__(self, own: set[str]) -> None:
        self._own = own
        self._numbers: dict[str, str] = {}

    def _number(self, name: str) -> str:
        return self._numbers.setdefault(name, f"_{len(self._numbers)}") if name in self._own else name

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.name, node.returns, node.decorator_list = self._number(node.name), None, []
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return ast.arg(self._number(node.arg))

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(self._number(node.id), node.ctx)


def compare(own: Sequence[Told], benchmark: Benchmark) -> Overlap:
    """``own`` against every task of ``benchmark``."""
    described = [task for task in benchmark.tasks if task.text]
    best, where = _nearest([task.text for task in described], [told.text for told in own])
    ours = {tree: told.key for told in own for tree in told.trees}
    copied = {task.key for task in benchmark.tasks if task.trees & ours.keys()}
    alike = {task.key for task, cosine in zip(described, best, strict=True) if cosine >= ALIKE}
    pairs = [
        (task, own[int(at)], float(cosine)) for task, cosine, at in zip(described, best, where, strict=True)
    ]
    keys = {
        told.key
        for task, told, cosine in pairs
        if cosine >= NEAR or (cosine >= ALIKE and task.trees & told.trees)
    }
    pairs.sort(key=lambda pair: -pair[2])
    return Overlap(
        benchmark=benchmark.name,
        tasks=len(benchmark.tasks),
        described=len(described),
        near=sum(cosine >= NEAR for _, _, cosine in pairs),
        alike=len(alike),
        quantiles=tuple(round(float(q), 3) for q in np.quantile(best, (0.5, 0.9, 1.0))) if described else (),
        same_code=len(copied),
        same_both=len(copied & alike),
        examples=tuple((_short(a.text), _short(b.text), round(c, 3)) for a, b, c in pairs[:5]),
        keys=tuple(sorted(keys)),
    )


def _short(text: str) -> str:
    return " ".join(text.split())[:120]


def _nearest(theirs: Sequence[str], ours: Sequence[str]) -> tuple[Matrix, npt.NDArray[np.int64]]:
    """For each of ``theirs`` the greatest cosine with one of ``ours``, and which that is."""
    counts = [_words(text) for text in (*theirs, *ours)]
    spread = Counter(column for count in counts for column in count)
    weights = {column: np.log(len(counts) / number) + 1.0 for column, number in spread.items()}
    left = _matrix(counts[: len(theirs)], weights)
    best = np.full(len(theirs), -1.0, dtype=np.float32)
    where = np.zeros(len(theirs), dtype=np.int64)
    for start in range(0, len(ours), _BLOCK):
        right = _matrix(counts[len(theirs) + start : len(theirs) + start + _BLOCK], weights)
        cosines = left @ right.T
        at = cosines.argmax(axis=1)
        found = cosines[np.arange(len(theirs)), at]
        where = np.where(found > best, start + at, where)
        best = np.maximum(best, found)
    return best, where


def _words(text: str) -> Counter[int]:
    """Words and pairs of words, as columns."""
    words = re.findall(r"[a-z]+|\d+", _OPENING.sub("", text.lower()))
    terms = [*words, *(f"{first} {second}" for first, second in itertools.pairwise(words))]
    return Counter(zlib.crc32(term.encode()) % _COLUMNS for term in terms)


def _matrix(counts: Sequence[Counter[int]], weights: dict[int, float]) -> Matrix:
    rows = np.zeros((len(counts), _COLUMNS), dtype=np.float32)
    for row, count in enumerate(counts):
        for column, number in count.items():
            rows[row, column] = number * weights[column]
    norms = np.linalg.norm(rows, axis=1, keepdims=True)
    scaled: Matrix = rows / np.maximum(norms, 1e-9)
    return scaled


def table(overlaps: Sequence[Overlap]) -> str:
    """Markdown: a row for each benchmark, then the nearest pairs."""
    rows = [
        f"| benchmark | tasks | described | cosine >= {NEAR} | >= {ALIKE} | median, 90 %, greatest "
        "| same code | both |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in overlaps:
        quantiles = ", ".join(f"{value:.2f}" for value in one.quantiles) or "–"
        rows.append(
            f"| {one.benchmark} | {one.tasks} | {one.described} | {one.near} | {one.alike} | {quantiles} | "
            f"{one.same_code} | {one.same_both} |"
        )
    rows.append("")
    for one in overlaps:
        rows += [f"- {one.benchmark} {c:.2f}: {a!r} / {b!r}" for a, b, c in one.examples[:3]]
        if one.keys:
            rows.append(f"- {one.benchmark}, ours that are as good as the same: {', '.join(one.keys)}")
    return "\n".join(rows) + "\n"
