"""Neighbours, two lists side by side, and arithmetic with several parameters."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compositions.elements import constant
from engine.train.tasks.entry import Entry, Family

_OPERATIONS = (
    ("sum", "{a} + {b}", ("the sum", "the total")),
    ("difference", "{b} - {a}", ("the second minus the first",)),
    ("product", "{a} * {b}", ("the product",)),
    ("larger", "max({a}, {b})", ("the larger one", "the maximum")),
    ("smaller", "min({a}, {b})", ("the smaller one", "the minimum")),
    ("distance", "abs({a} - {b})", ("the absolute difference", "the distance")),
    ("equal", "{a} == {b}", ("whether they are equal",)),
    ("less", "{a} < {b}", ("whether the first is less than the second",)),
    ("pair", "({a}, {b})", ("a tuple of both",)),
)
_TOTALS = (
    ("list", "[{e} {f}]", "return {one} of {each}, as a list", "list[int]"),
    ("sum", "sum({e} {f})", "add up {one} of {each}", "int"),
    (
        "max",
        "max(({e} {f}), default=0)",
        "find the largest result of taking {one} of {each} (0 if there is none)",
        "int",
    ),
)


def neighbours(r: Random) -> Entry:
    """Something of all pairs of neighbours, or of two lists side by side."""
    key, code, told = r.choice(_OPERATIONS)
    total = r.choice(
        _TOTALS if key not in ("equal", "less", "pair") else _TOTALS[: 1 if key == "pair" else 2]
    )
    zipped = r.random() < 0.5
    a, b = r.choice((("a", "b"), ("x", "y"), ("left", "right"), ("first", "second")))
    xs, ys = r.choice(
        (("xs", "ys"), ("first", "second"), ("list1", "list2"), ("left", "right"), ("nums1", "nums2"))
    )
    if zipped and a == xs:
        a, b = "p", "q"
    one = r.choice(told)
    values = r.choice(("numbers", "values", "items", "data"))
    params = (f"{xs}: list[int]", f"{ys}: list[int]") if zipped else (f"{values}: list[int]",)
    pairs = f"zip({xs}, {ys})" if zipped else f"zip({values}, {values}[1:])"
    each = (
        f"each pair of items of {{{xs}}} and {{{ys}}}" if zipped else f"each two neighbours in {{{values}}}"
    )
    expression = code.replace("{a}", a).replace("{b}", b)
    f = f"for {a}, {b} in {pairs}"
    what = total[2].replace("{one}", one).replace("{each}", each)
    where = (
        f"items at the same index of {{{xs}}} and {{{ys}}}"
        if zipped
        else f"neighbouring items of {{{values}}}"
    )
    docs = (
        f"{what[0].upper()}{what[1:]}.",
        f"For {where}, " + total[2].replace("{one}", one).replace("{each}", "them") + ".",
        f"{one} of {where}: "
        + {"list": "all in a list", "sum": "summed up", "max": "the largest (0 if none)"}[total[0]],
        f"Look at all {where}; " + total[2].replace("{one}", one).replace("{each}", "each pair") + ".",
        f"Go through {where} and " + total[2].replace("{one}", one).replace("{each}", "every pair") + ".",
    )
    direct = f"return {total[1].replace('{e}', expression).replace('{f}', f)}"
    size = "len(" + (xs if zipped else values) + ")"
    bodies = [direct]
    if total[0] == "list":
        bodies.append(f"result = []\n{f}:\n    result.append({expression})\nreturn result")
        if not zipped:
            indexed = code.replace("{a}", f"{values}[i]").replace("{b}", f"{values}[i + 1]")
            bodies.append(f"return [{indexed} for i in range({size} - 1)]")
    elif total[0] == "sum":
        bodies.append(f"total = 0\n{f}:\n    total += {expression}\nreturn total")

    def inputs(random: Random) -> tuple[object, ...]:
        if not zipped:
            return (draw.ints(random, 0, 6),)
        count = random.randint(0, 4)
        return draw.ints(random, count, count), draw.ints(random, count, count)

    returns = {"equal": "list[bool]", "less": "list[bool]", "pair": "list[tuple[int, int]]"}.get(
        key, total[3]
    )
    return Entry(
        key=f"pairs.{'zip' if zipped else 'adjacent'}.{key}.{total[0]}",
        names=(
            f"{key}_{'pairs' if zipped else 'neighbours'}",
            f"pairwise_{key}",
            f"{total[0]}_{key}",
            "combine",
        ),
        params=params,
        returns=returns if total[0] == "list" else "int",
        docs=tuple(dict.fromkeys(docs)),
        bodies=tuple(bodies),
        inputs=inputs,
    )


def formula(r: Random) -> Entry:
    """Arithmetic with two or three parameters and constants, in words."""
    count = r.choice((1, 2, 2, 3))
    names = list(
        r.choice(
            (
                ("a", "b", "c"),
                ("x", "y", "z"),
                ("price", "count", "discount"),
                ("width", "height", "depth"),
                ("first", "second", "third"),
                ("hours", "rate", "bonus"),
                ("p", "q", "r"),
            )
        )
    )[:count]
    expression, told, keys = names[0], "{" + names[0] + "}", []
    operands: list[tuple[str, str]] = [(name, "{" + name + "}") for name in names[1:]]
    operands += [
        (str(value), str(value))
        for value in (constant(r) for _ in range(r.choice((0, 1, 1, 2)) or (count < 2)))
    ]
    r.shuffle(operands)
    steps = []
    for code, word in operands:
        key, form, step = r.choice(
            (
                ("plus", "{e} + {o}", r.choice(("add {w}", "increase it by {w}", "plus {w}"))),
                ("minus", "{e} - {o}", r.choice(("subtract {w}", "decrease it by {w}", "minus {w}"))),
                ("times", "{e} * {o}", r.choice(("multiply by {w}", "times {w}"))),
                ("max", "max({e}, {o})", "take the larger of that and {w}"),
                ("min", "min({e}, {o})", "take the smaller of that and {w}"),
            )
        )
        if (
            key == "times"
            and (" + " in expression or " - " in expression)
            and not expression.startswith(("max", "min"))
        ):
            expression = f"({expression})"
        expression = form.replace("{e}", expression).replace("{o}", code)
        steps.append(step.replace("{w}", word))
        keys.append(key)
    docs = (
        f"Start with {told}: " + ", then ".join(steps) + ".",
        f"Take {told}, " + ", ".join(steps) + ", and return the result.",
        f"Return the result of these steps on {told}: " + "; ".join(steps) + ".",
        "Compute " + expression + ".",
        f"{told}, " + ", ".join(steps),
    )
    spoken = tuple(_spoken(doc, names) if doc.startswith("Compute") else doc for doc in docs)
    result = r.choice(("result", "total", "value"))
    body = f"return {expression}"
    return Entry(
        key="pairs.formula." + ".".join(keys) + f".{count}.{fingerprint(expression)}",
        names=("calculate", "compute", "formula", "evaluate", "cost", "combine"),
        params=tuple(f"{name}: int" for name in names),
        returns="int",
        docs=spoken,
        bodies=(body, f"{result} = {expression}\nreturn {result}"),
        inputs=lambda random: tuple(draw.integer(random) for _ in names),
    )


def _spoken(doc: str, names: list[str]) -> str:
    """``Compute a + 3.`` with places for the parameters."""
    return " ".join(_place(word, names) for word in doc.split(" "))


def _place(word: str, names: list[str]) -> str:
    core = word.strip("().,")
    for start in ("max(", "min("):
        if start in word:
            return word[: word.rindex("(") + 1] + _place(word[word.rindex("(") + 1 :], names)
    return word.replace(core, "{" + core + "}") if core in names else word


def fingerprint(text: str) -> str:
    """Three hexadecimal digits that stand for the constants of ``text``."""
    return f"{sum(ord(char) * (index + 7) for index, char in enumerate(text)) % 4096:03x}"


FAMILIES: tuple[Family, ...] = (neighbours, formula)
