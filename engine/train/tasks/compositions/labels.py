"""Nested conditions: labels by limits, rules in order, conditions joined by and/or."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compositions.conditions import CONDITIONS
from engine.train.tasks.compositions.elements import Condition, constant
from engine.train.tasks.entry import Entry, Family

_LABELS = (
    "low",
    "high",
    "medium",
    "ok",
    "bad",
    "good",
    "yes",
    "no",
    "none",
    "small",
    "big",
    "A",
    "B",
    "C",
    "D",
    "free",
    "cheap",
    "dear",
    "child",
    "adult",
    "senior",
    "cold",
    "warm",
    "hot",
    "fizz",
    "buzz",
    "red",
    "green",
    "blue",
    "pass",
    "fail",
    "normal",
    "special",
    "left",
    "right",
    "empty",
    "full",
    "odd one",
    "error",
    "warning",
)


def _label(r: Random) -> str:
    return (
        r.choice(_LABELS)
        if r.random() < 0.75
        else "".join(r.choices("bcdfglmnprst", k=2)) + r.choice("aeiou") + "x"
    )


def _conditions(r: Random, count: int) -> list[Condition]:
    chosen: dict[str, Condition] = {}
    while len(chosen) < count:
        condition = CONDITIONS["int"](r)
        chosen.setdefault(condition.code, condition)
    return list(chosen.values())


def rules(r: Random) -> Entry:
    """The first condition that holds decides the label."""
    count = r.choice((1, 2, 2, 3))
    conditions = _conditions(r, count)
    answers: list[object] = []
    answers += list(dict.fromkeys(_label(r) for _ in range(12)))[: count + 1]
    if r.random() < 0.25:
        answers = list(r.sample(range(100), count + 1))
    x = r.choice(("n", "number", "value", "x", "age", "score", "temperature", "amount"))
    name = "{" + x + "}"
    told = [r.choice(condition.clauses) for condition in conditions]
    simple = [_predicate(clause) for clause in told]
    shown = [repr(answer) for answer in answers]
    cases = [f"{answer} if {name} is {clause}" for answer, clause in zip(shown, simple, strict=False)]
    docs = (
        f"Return {', '.join(cases)}, otherwise {shown[-1]}.",
        "; ".join(f"{clause}: {answer}" for answer, clause in zip(shown, simple, strict=False))
        + f"; else {shown[-1]}",
        f"Classify {name}. "
        + " ".join(
            f"If it is {clause}, the answer is {answer}."
            for answer, clause in zip(shown, simple, strict=False)
        )
        + f" In all other cases it is {shown[-1]}.",
        "Check in this order: "
        + ", ".join(f"{clause} -> {answer}" for answer, clause in zip(shown, simple, strict=False))
        + f"; nothing of it -> {shown[-1]}.",
        f"When {name} is {simple[0]} give {shown[0]}"
        + "".join(
            f", else when it is {clause} give {answer}"
            for answer, clause in zip(shown[1:], simple[1:], strict=False)
        )
        + f", else {shown[-1]}.",
    )
    tests = [condition.code.replace("{x}", x) for condition in conditions]
    returns = [f"if {test}:\n    return {answer}" for test, answer in zip(tests, shown, strict=False)]
    chain = [
        f"{'if' if i == 0 else 'elif'} {test}:\n    return {answer}"
        for i, (test, answer) in enumerate(zip(tests, shown, strict=False))
    ]
    bodies = [
        "\n".join([*returns, f"return {shown[-1]}"]),
        "\n".join([*chain, f"else:\n    return {shown[-1]}"]),
    ]
    if count == 1:
        bodies.append(f"return {shown[0]} if {tests[0]} else {shown[-1]}")
    return Entry(
        key="labels.rules." + ".".join(condition.key for condition in conditions),
        names=("classify", "label", "category", "grade", "rate", "decide", f"label_{x}"),
        params=(f"{x}: int",),
        returns="int" if isinstance(answers[0], int) else "str",
        docs=docs,
        bodies=tuple(bodies),
        inputs=_near(conditions),
    )


def _predicate(clause: str) -> str:
    """``that are even`` said of one number: ``even``."""
    for start in ("that are ", "which are "):
        if clause.startswith(start):
            return clause.removeprefix(start)
    for start, instead in (
        ("that exceed", "more than"),
        ("that do not exceed", "not more than"),
        ("of at", "at"),
        ("with two digits", "a number of two digits"),
        ("ending in", "a number ending in"),
        ("whose last", "a number whose last"),
        ("with ", "a number with "),
        ("that leave", "a number that leaves"),
        ("that ", "a number that "),
    ):
        if clause.startswith(start):
            return instead + clause.removeprefix(start)
    return clause


def _near(conditions: list[Condition]):  # type: ignore[no-untyped-def]
    numbers = [
        int(word)
        for condition in conditions
        for word in condition.code.replace("(", " ").split()
        if word.lstrip("-").isdigit()
    ]

    def inputs(r: Random) -> tuple[object, ...]:
        anchor = r.choice(numbers)
        return (
            r.choice((anchor, anchor - 1, anchor + 1, 2 * anchor, r.randint(-20, 120), r.randint(-9, 9))),
        )

    return inputs


def joined(r: Random) -> Entry:
    """Two conditions on one number, or one on each of two, joined by ``and`` or ``or``."""
    first, second = _conditions(r, 2)
    word = r.choice(("and", "or"))
    two = r.random() < 0.4
    a, b = r.choice((("a", "b"), ("x", "y"), ("first", "second"), ("width", "height"), ("left", "right")))
    x = r.choice(("n", "number", "value", "x"))
    left, right = (a, b) if two else (x, x)
    p, q = (_predicate(r.choice(condition.clauses)) for condition in (first, second))
    test = f"{first.code.replace('{x}', left)} {word} {second.code.replace('{x}', right)}"
    both = "both" if word == "and" else "at least one"
    docs = (
        f"Return True if {{{left}}} is {p} {word} {{{right}}} is {q}.",
        f"Check that {{{left}}} is {p} {word} {'that ' if word == 'and' else ''}{{{right}}} is {q}.",
        f"{{{left}}} {p} {word} {{{right}}} {q}?",
        f"Tell whether {both} of these holds: {{{left}}} is {p}; {{{right}}} is {q}.",
        f"True only when {{{left}}} is {p} {word} {{{right}}} is {q}, otherwise False.",
    )
    draw_one = _near([first, second])
    return Entry(
        key=f"labels.joined.{first.key}.{word}.{second.key}.{'two' if two else 'one'}",
        names=("check", "is_valid", "matches", "accept", "qualifies", "test_numbers"),
        params=(f"{a}: int", f"{b}: int") if two else (f"{x}: int",),
        returns="bool",
        docs=docs,
        bodies=(f"return {test}", f"if {test}:\n    return True\nreturn False"),
        inputs=(lambda random: draw_one(random) + draw_one(random)) if two else draw_one,
    )


def replaced(r: Random) -> Entry:
    """Every number of a list is replaced according to a condition."""
    condition = CONDITIONS["int"](r)
    xs, x = r.choice((("numbers", "n"), ("values", "v"), ("items", "item"), ("data", "x"), ("nums", "num")))
    c = constant(r)
    key, code, told, other = r.choice(
        (
            ("zero", "0", "by 0", "0"),
            ("const", str(c), f"by {c}", str(c)),
            ("double", "{x} * 2", "by its double", "twice it"),
            ("negate", "-{x}", "by its opposite", "its negative"),
            ("plus", f"{{x}} + {c}", f"by itself plus {c}", f"it plus {c}"),
            ("label", repr(_label(r)), "", ""),
        )
    )
    if key == "label":
        told, other = f"by {code}", code
    p = _predicate(r.choice(condition.clauses))
    test, value = condition.code.replace("{x}", x), code.replace("{x}", x)
    name = "{" + xs + "}"
    return Entry(
        key=f"labels.replaced.{condition.key}.{key}",
        names=(f"replace_{condition.key}", f"{key}_if_{condition.key}", "replace", "adjust", "mark"),
        params=(f"{xs}: list[int]",),
        returns="list[int]" if key != "label" else "list[int | str]",
        docs=(
            f"Replace every item of {name} that is {p} {told}; leave the others.",
            f"Return a copy of {name} in which a number that is {p} is replaced {told}.",
            f"Replace {told} what is {p}",
            f"For each number of {name}: if it is {p}, put {other}, otherwise keep it.",
            f"List of {name}, but {other} instead of each number that is {p}.",
        ),
        bodies=(
            f"return [{value} if {test} else {x} for {x} in {xs}]",
            f"result = []\nfor {x} in {xs}:\n    if {test}:\n        result.append({value})\n    else:\n"
            f"        result.append({x})\nreturn result",
        ),
        inputs=lambda random: (draw.ints(random),),
    )


FAMILIES: tuple[Family, ...] = (rules, rules, joined, replaced)
