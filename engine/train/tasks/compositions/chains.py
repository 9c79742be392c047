"""Chains of operations on one list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compositions.elements import constant
from engine.train.tasks.entry import Entry, Family


@dataclass(frozen=True)
class ChainStep:
    """One operation on a list ``{x}``, told as a command."""

    key: str
    code: str
    told: tuple[str, ...]


def _step(r: Random) -> ChainStep:
    k, c, limit = r.randint(1, 4), r.randint(2, 12), constant(r)
    v = r.choice(("n", "x", "v", "item"))
    keep = "[" + v + " for " + v + " in {x} if "
    each = " for " + v + " in {x}]"
    return r.choice(
        (
            ChainStep(
                "sort", "sorted({x})", ("sort it", "sort in ascending order", "order from small to large")
            ),
            ChainStep(
                "sortdown",
                "sorted({x}, reverse=True)",
                ("sort in descending order", "sort from large to small"),
            ),
            ChainStep("reverse", "{x}[::-1]", ("reverse it", "turn it around", "reverse the order")),
            ChainStep(
                "dedupe",
                "list(dict.fromkeys({x}))",
                (
                    "remove duplicates, keeping the order",
                    "keep only the first of equals",
                    "drop repeated values",
                ),
            ),
            ChainStep(
                f"take{k}",
                f"{{x}}[:{k}]",
                (f"take the first {k}", f"keep only the first {k} items", f"cut it after {k}"),
            ),
            ChainStep(f"last{k}", f"{{x}}[-{k}:]", (f"take the last {k}", f"keep only the last {k} items")),
            ChainStep(
                f"drop{k}",
                f"{{x}}[{k}:]",
                (f"drop the first {k}", f"skip {k} items", f"remove {k} items at the front"),
            ),
            ChainStep(f"trim{k}", f"{{x}}[:-{k}]", (f"drop the last {k}", f"remove {k} items at the end")),
            ChainStep(
                "alternate",
                "{x}[::2]",
                ("keep every second item, beginning with the first", "take every other item"),
            ),
            ChainStep(
                "fromsecond",
                "{x}[1::2]",
                ("keep every second item, beginning with the second", "take the items at odd positions"),
            ),
            ChainStep("even", keep + v + " % 2 == 0]", ("keep the even numbers", "remove odd numbers")),
            ChainStep("odd", keep + v + " % 2 == 1]", ("keep the odd numbers", "remove even numbers")),
            ChainStep(
                "positive", keep + v + " > 0]", ("keep what is positive", "drop zero and negative numbers")
            ),
            ChainStep(
                "above",
                keep + f"{v} > {limit}]",
                (f"keep numbers above {limit}", f"remove everything up to {limit}"),
            ),
            ChainStep(
                "below",
                keep + f"{v} < {limit}]",
                (f"keep numbers below {limit}", f"remove what is {limit} or more"),
            ),
            ChainStep("double", f"[{v} * 2" + each, ("double each", "multiply every number by 2")),
            ChainStep("square", f"[{v} ** 2" + each, ("square each", "square every number")),
            ChainStep(
                "plus",
                f"[{v} + {limit}" + each,
                (f"add {limit} to each", f"increase every number by {limit}"),
            ),
            ChainStep("times", f"[{v} * {c}" + each, (f"multiply each by {c}", f"scale everything by {c}")),
            ChainStep("negate", f"[-{v}" + each, ("negate each", "flip all signs")),
            ChainStep("abs", f"[abs({v})" + each, ("take absolute values", "drop the signs")),
            ChainStep(
                "append",
                f"{{x}} + [{limit}]",
                (f"append {limit}", f"put {limit} at the end", f"add {limit} to the end"),
            ),
            ChainStep(
                "prepend", f"[{limit}] + {{x}}", (f"put {limit} in front", f"insert {limit} at the beginning")
            ),
            ChainStep(
                f"rotate{k}",
                f"{{x}}[{k}:] + {{x}}[:{k}]",
                (f"rotate it left by {k}", f"move the first {k} items to the end"),
            ),
            ChainStep("twice", "{x} + {x}", ("repeat it twice", "append the list to itself")),
            ChainStep("mirror", "{x} + {x}[::-1]", ("append its reverse", "follow it by its mirror image")),
            ChainStep("remove", keep + f"{v} != {c}]", (f"remove every {c}", f"drop all items equal to {c}")),
            ChainStep(
                "mod",
                f"[{v} % {c}" + each,
                (f"take each modulo {c}", f"replace each by its remainder by {c}"),
            ),
        )
    )


def chain(r: Random) -> Entry:
    """Two to four steps on a list of numbers."""
    count = r.choice((2, 2, 2, 3, 3, 4))
    steps: list[ChainStep] = []
    while len(steps) < count:
        step = _step(r)
        if not steps or step.key != steps[-1].key:
            steps.append(step)
    parameter = r.choice(("numbers", "items", "values", "data"))
    return Entry(
        key="chains." + ".".join(step.key for step in steps),
        names=("_".join(step.key for step in steps[:3]), "transform", "rearrange", "pipeline", "convert"),
        params=(f"{parameter}: list[int]",),
        returns="list[int]",
        docs=tuple(dict.fromkeys(form(r, steps, "{" + parameter + "}") for form in _FORMS)),
        bodies=_bodies(r, steps, parameter),
        inputs=lambda random: (draw.ints(random, 0, 6),),
    )


def _then(r: Random, steps: list[ChainStep], name: str) -> str:
    first, *others = [r.choice(step.told) for step in steps]
    return f"Take {name}: {first}, " + ", ".join(f"then {other}" for other in others) + "."


def _numbered(r: Random, steps: list[ChainStep], name: str) -> str:
    told = (f"{number}. {r.choice(step.told)}" for number, step in enumerate(steps, 1))
    return f"Do this with {name}: " + "; ".join(told) + "."


def _semicolons(r: Random, steps: list[ChainStep], name: str) -> str:
    return f"{name}: " + "; ".join(r.choice(step.told) for step in steps)


def _finally(r: Random, steps: list[ChainStep], name: str) -> str:
    *others, last = [r.choice(step.told) for step in steps]
    return f"With the list {name}, " + ", ".join(others) + f", and finally {last}."


def _first(r: Random, steps: list[ChainStep], name: str) -> str:
    first, *others = [r.choice(step.told) for step in steps]
    return (
        f"First {first}. " + " ".join(f"After that, {other}." for other in others) + " Return the new list."
    )


def _before(r: Random, steps: list[ChainStep], name: str) -> str:
    told = [r.choice(step.told) for step in steps]
    return f"Return what {name} becomes: " + " and ".join(told) + ", in this order."


_FORMS: tuple[Callable[[Random, list[ChainStep], str], str], ...] = (
    _then,
    _numbered,
    _semicolons,
    _finally,
    _first,
    _before,
    _then,
    _numbered,
)


def _bodies(r: Random, steps: list[ChainStep], parameter: str) -> tuple[str, ...]:
    result = r.choice(("result", "out", "result", "items" if parameter != "items" else "kept"))
    stepwise = [f"{result} = {steps[0].code.replace('{x}', parameter)}"]
    stepwise += [f"{result} = {step.code.replace('{x}', result)}" for step in steps[1:-1]]
    same = [*stepwise, f"return {steps[-1].code.replace('{x}', result)}"]
    named = [*stepwise, f"{result} = {steps[-1].code.replace('{x}', result)}", f"return {result}"]
    inplace = [f"{parameter} = {step.code.replace('{x}', parameter)}" for step in steps]
    return "\n".join(same), "\n".join(named), "\n".join([*inplace, f"return {parameter}"])


FAMILIES: tuple[Family, ...] = (chain, chain, chain)
