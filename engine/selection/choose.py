"""Chooses among programs that pass: the likeliest of the largest group that behaves alike.

Programs that pass a few tests by accident rarely agree with others; right ones do (CodeT, MBR-Exec, and the
clusters of AlphaCode). Inputs are made from the visible tests alone, and no results are expected of them."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

import numpy as np

from engine.core.events import Compared, Group, Selection
from engine.core.task import Completion, Task, Usage
from engine.decoding.candidates import Growth, distinct, execute, sample_whole
from engine.decoding.executable import identity, parse
from engine.decoding.judge import Judge, Kept, Passing
from engine.decoding.services import Plan, Services
from engine.lm.base import Tokenizer
from engine.prompts import Template
from engine.selection.inputs import further_inputs, input_values
from engine.support.async_tasks import together
from sandbox import Outcome, TestCase, TestResult


@dataclass(frozen=True)
class _Program:
    """One of those that pass, and what is known of it."""

    found: Passing
    results: tuple[TestResult, ...]
    """On the further inputs."""
    behavior: Behavior
    suspicion: int
    weight: float
    """The model's probability of it, or how often it was drawn."""


async def choose(judge: Judge, services: Services, plan: Plan, first: Completion) -> Completion:
    """Returns ``first``, which passes, or another passing program that is preferred, and the comparison.

    Costs at most ``SHARE`` of the tokens spent so far. Other programs are those that were already run,
    and further samples.
    """
    inputs = further_inputs(first.result.tests)
    known = examples(judge.task, first.result.tests)
    purse = Purse(judge.usage)
    if inputs and judge.kept is not None:
        length = len(tokens_of(first.code, judge.kept.template, services.model.tokenizer))
        doubtful = suspicion(judge.task, first.code, known) > 0
        await sample_more(judge, services, plan, judge.kept, purse, length, weighed=not doubtful)
    found = _different(judge, first)
    if not inputs or len(found) < 2:
        return _with_program(first, found[0])
    weights = await _weights(found, services, judge.kept, purse)
    programs = await _compared(found, weights, inputs, known, judge, services)
    return _answer(judge, services, first, _ranked(programs, _with_program(first, found[0])), inputs)


def _different(judge: Judge, first: Completion) -> list[Passing]:
    """Programs that pass and differ in more than layout, ``first`` in front."""
    known: dict[str, Passing] = {}
    for each in sorted(judge.passing, key=lambda each: each.code != first.code):
        key = identity(judge.task, each.code)
        same = known.get(key)
        known[key] = each if same is None else replace(same, votes=same.votes + each.votes)
    return list(known.values())


async def _weights(
    found: Sequence[Passing], services: Services, kept: Kept | None, purse: Purse
) -> list[float]:
    """The model's probability of each, or nothing where there are no tokens left to ask for it.

    How often each was drawn where the model tells no probabilities.
    """
    if kept is None or services.model.note:
        return [float(each.votes) for each in found]
    tokens = [tokens_of(each.code, kept.template, services.model.tokenizer) for each in found]
    affordable = sum(total <= purse.left for total in accumulate(map(len, tokens)))
    likely = await together(log_likelihood(each, services, kept) for each in tokens[:affordable])
    return [math.exp(each) for each in likely] + [0.0] * (len(found) - affordable)


async def _compared(
    found: Sequence[Passing],
    weights: Sequence[float],
    inputs: Sequence[TestCase],
    known: Examples,
    judge: Judge,
    services: Services,
) -> list[_Program]:
    """What each does on ``inputs``."""
    exact = all(test.expected is not None for test in judge.task.tests)
    every = await together(observed(each.code, inputs, judge, services) for each in found)
    return [
        _Program(
            each,
            tuple(results),
            behavior(results, exact=exact),
            suspicion(judge.task, each.code, known),
            weight,
        )
        for each, results, weight in zip(found, every, weights, strict=True)
    ]


def _ranked(programs: Sequence[_Program], first: Completion) -> list[list[_Program]]:
    """Groups of programs that behave alike: the best group first, and in each the best program first.

    Signs of suspicion count before all else, then probability; of equals the program that passed first wins.
    """
    groups: dict[Behavior, list[_Program]] = {}
    for program in programs:
        groups.setdefault(program.behavior, []).append(program)

    def worth(program: _Program) -> tuple[int, float, bool]:
        return -program.suspicion, program.weight, program.found.code == first.code

    def size(group: list[_Program]) -> tuple[int, float, bool]:
        best = group[0]
        return -best.suspicion, sum(each.weight for each in group), best.found.code == first.code

    ordered = [sorted(group, key=worth, reverse=True) for group in groups.values()]
    return sorted(ordered, key=size, reverse=True)


def _answer(
    judge: Judge,
    services: Services,
    first: Completion,
    groups: Sequence[Sequence[_Program]],
    inputs: Sequence[TestCase],
) -> Completion:
    best = groups[0][0]
    selection = Selection(
        tuple(
            Group(
                tuple(each.found.code for each in group),
                sum(each.found.votes for each in group),
                _unlike(best, group[0]),
            )
            for group in groups
        ),
        len(inputs),
        first.code,
    )
    services.listen(Compared(selection))
    return replace(_with_program(first, best.found), selection=selection)


def _with_program(first: Completion, found: Passing) -> Completion:
    """``first``, or ``found`` in its place."""
    if found.code == first.code:
        return first
    return replace(first, code=found.code, result=found.result, agent=found.agent, how="chosen")


def _unlike(best: _Program, other: _Program) -> str:
    """The shortest input on which they differ, and what each does there; nothing if they behave alike."""
    differing = [
        (one.call, _shown(one), _shown(two))
        for one, two, left, right in zip(
            best.results, other.results, best.behavior, other.behavior, strict=True
        )
        if left != right
    ]
    if not differing:
        return ""
    call, ours, theirs = min(differing, key=lambda each: len(each[0]))
    return f"{' '.join(call.split())}: {ours}, not {theirs}"


def _shown(test: TestResult) -> str:
    """What came of an input, for people."""
    if has_value(test):
        return " ".join((test.actual or "None").split())
    return "an exception" if test.outcome is Outcome.ERROR else test.outcome.value


TEMPERATURE = 1.0
"""The model's own distribution."""
MOST = 32
"""Programs."""
_ROOM = 1.25
"""A program may be so many times as long as the one that passed."""
_STREAM = 1 << 20
"""Keeps the random numbers apart from those of agents."""


async def sample_more(
    judge: Judge, services: Services, plan: Plan, kept: Kept, purse: Purse, length: int, *, weighed: bool
) -> None:
    """Samples programs and runs them on the visible tests; ``judge`` keeps those that pass.

    ``length`` is the passing program's, in tokens. The first program shows the cost of one; the others are
    drawn together. ``weighed`` reserves tokens to compute the likelihood of those that pass.
    """
    agent = replace(plan.agents[0], num_candidates=1, temperature=TEMPERATURE, gamma=0.0)
    encode = services.model.tokenizer.encode

    def left() -> int:
        passing = judge.passing if weighed else ()
        return purse.left - sum(len(encode(each.code)) + 1 for each in passing)

    drawn, wanted = 0, 1
    while wanted and (most := left() // wanted) >= length:
        growths = [Growth(judge.task, services.model.tokenizer, kept.template.end) for _ in range(wanted)]
        seed = (plan.decoding.seed, _STREAM, drawn)
        await sample_whole(
            kept.prior, growths, agent, plan.decoding, services.model.context_length, seed, most
        )
        await execute(await distinct(judge.task, growths), judge, agent)
        drawn += wanted
        cost = max(purse.used / drawn, _ROOM * length)
        wanted = min(MOST - drawn, int(left() / cost))


def tokens_of(body: str, template: Template, tokenizer: Tokenizer) -> list[int]:
    """Encodes ``body`` and the text that ends it."""
    if template.end:
        return tokenizer.encode(body + template.end)
    return [*tokenizer.encode(body), min(tokenizer.end_tokens)]


async def log_likelihood(tokens: Sequence[int], services: Services, kept: Kept) -> float:
    """Returns the log-probability of ``tokens`` after the prompt ``kept``; reads as many tokens.

    Returns minus infinity if they do not fit into the model's context.
    """
    before = list(kept.prior.tokens)
    if len(before) + len(tokens) >= services.model.context_length:
        return -math.inf
    with closing(await kept.prior.fork()) as context:
        context.truncate(len(before) - 1)
        rows = await context.extend([before[-1], *tokens[:-1]], positions=len(tokens))
    return float(np.sum(rows[np.arange(len(tokens)), list(tokens)], dtype=np.float64))


SHARE = 0.5


class Purse:
    """What is left of ``SHARE`` of the tokens that ``usage`` had at construction, read or generated."""

    def __init__(self, usage: Usage) -> None:
        self._usage = usage
        self._before = _computed(usage)

    @property
    def used(self) -> int:
        """The tokens used since construction."""
        return _computed(self._usage) - self._before

    @property
    def left(self) -> int:
        left = int(SHARE * self._before) - self.used
        allowed = self._usage.tokens_left
        return left if allowed is None else min(left, allowed)


def _computed(usage: Usage) -> int:
    return usage.prompt_tokens + usage.generated_tokens


Behavior = tuple[Hashable, ...]
"""For each input what came of it; equal for programs that behave alike."""
NO_VALUE = "no value"
_VALUE = (Outcome.PASS, Outcome.FAIL)
_CUT_SHORT = (Outcome.TIMEOUT, Outcome.MEMORY, Outcome.CRASH)
"""What also ends the tests that follow."""
_RUNS = 3
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
_DIGITS = 9
"""Of a real number that count: sums in another order are the same."""


async def observed(
    body: str, inputs: Sequence[TestCase], judge: Judge, services: Services
) -> list[TestResult]:
    """Runs the program on each of ``inputs``; inputs after one that never ends are run again."""
    program, limits = judge.task.program(body), judge.patience.limits
    known: list[TestResult] = []
    for _ in range(_RUNS):
        judge.usage.executions += 1
        result = await services.sandbox.run(program, inputs[len(known) :], limits, trace=False)
        ends = (number for number, test in enumerate(result.tests, 1) if test.outcome in _CUT_SHORT)
        end = next(ends, len(result.tests))
        rest = result.tests[end:]
        known += result.tests[:end]
        if not rest:
            return known
    return [*known, *rest]


def behavior(results: Sequence[TestResult], *, exact: bool) -> Behavior:
    """Extracts behavior from ``results``. ``exact``: ``1``, ``1.0`` and ``True`` differ, as in doctests.

    All exceptions and timeouts count as equal: how a wrong input fails is rarely intended.
    """
    return tuple(
        _comparable(test.actual or "None", exact) if has_value(test) else NO_VALUE for test in results
    )


def has_value(test: TestResult) -> bool:
    """Returns whether an input gave a value or printed text."""
    return test.outcome in _VALUE


def _comparable(shown: str, exact: bool) -> Hashable:
    try:
        return _frozen(ast.literal_eval(shown), exact)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return _ADDRESS.sub("", shown)


def _frozen(value: Any, exact: bool) -> Hashable:
    kind = type(value).__name__
    if isinstance(value, list | tuple):
        return kind, tuple(_frozen(item, exact) for item in value)
    if isinstance(value, set | frozenset):
        return kind, frozenset(_frozen(item, exact) for item in value)
    if isinstance(value, dict):
        pairs = [(_frozen(key, exact), _frozen(item, exact)) for key, item in value.items()]
        return kind, tuple(pairs) if exact else frozenset(pairs)
    if isinstance(value, float):
        value = float(f"{value:.{_DIGITS}g}")
    number = isinstance(value, bool | int | float | complex)
    return ("number" if number and not exact else kind), value


_COMMON = (0, 1, -1, 2, "", " ", None, True, False)
"""Values that are in programs anyway."""


@dataclass(frozen=True)
class Examples:
    """Values of the visible tests that a program has no reason to contain."""

    expected: frozenset[tuple[str, Any]]
    inputs: frozenset[tuple[str, Any]]


def examples(task: Task, tests: Sequence[TestResult]) -> Examples:
    """Collects such values of ``tests``, except those that the description mentions."""
    told = f"{task.description}\n{task.signature}"
    return Examples(_telling(map(_value, map(_expected, tests)), told), _telling(input_values(tests), told))


def suspicion(task: Task, body: str, known: Examples) -> int:
    """Counts signs in ``body``: parameters that it does not use, values of examples that it contains."""
    tree = parse(task.function(body))
    if tree is None or not tree.body or not isinstance(tree.body[-1], ast.FunctionDef | ast.AsyncFunctionDef):
        return 0
    function = tree.body[-1]
    return (
        len(_unused(function))
        + _count(_constants(function.body), known.expected)
        + _count(_compared_values(function.body), known.inputs)
    )


def _unused(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    every = function.args
    named = [*every.posonlyargs, *every.args, *every.kwonlyargs, every.vararg, every.kwarg]
    parameters = {each.arg for each in named if each is not None}
    used = {node.id for part in function.body for node in ast.walk(part) if isinstance(node, ast.Name)}
    return {name for name in parameters - used if name not in ("self", "cls") and not name.startswith("_")}


def _constants(body: Sequence[ast.stmt]) -> Iterator[Any]:
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Constant):
                yield node.value


def _compared_values(body: Sequence[ast.stmt]) -> Iterator[Any]:
    """Constants on a side of a comparison, keys of a dict and patterns among them."""
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Compare):
                yield from _literals(node)
            elif isinstance(node, ast.Dict):
                yield from (value for key in node.keys if key is not None for value in _literals(key))
            elif isinstance(node, ast.MatchValue):
                yield from _literals(node)


def _literals(node: ast.AST) -> Iterator[Any]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant):
            yield inner.value
        elif isinstance(inner, ast.List | ast.Tuple | ast.Set):
            value = _value(ast.unparse(inner))
            if value is not None:
                yield value


def _count(values: Iterable[Any], known: frozenset[tuple[str, Any]]) -> int:
    return len({_key(value) for value in values} & known)


def _telling(values: Iterable[Any], told: str) -> frozenset[tuple[str, Any]]:
    """Those that are neither common nor told."""
    return frozenset(_key(value) for value in values if not _is_common(value) and str(value) not in told)


def _is_common(value: Any) -> bool:
    return any(type(value) is type(each) and value == each for each in _COMMON)


def _key(value: Any) -> tuple[str, Any]:
    return type(value).__name__, repr(value)


def _expected(test: TestResult) -> str:
    return (test.test.expected if test.test.expected is not None else test.expected) or ""


def _value(text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None
