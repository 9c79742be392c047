"""What may be made of a value."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.train.tasks.compositions.elements import Change, constant


def _int_change(r: Random) -> Change:
    c, k = constant(r), r.randint(2, 12)
    return r.choice(
        (
            Change(
                "square",
                r.choice(("{x} ** 2", "{x} * {x}")),
                "int",
                ("squares",),
                ("square them", "square each"),
            ),
            Change("cube", "{x} ** 3", "int", ("cubes",), ("cube them", "raise each to the third power")),
            Change(
                "double",
                "{x} * 2",
                "int",
                ("doubles", "doubled values"),
                ("double them", "multiply each by two"),
            ),
            Change(
                "times",
                f"{{x}} * {c}",
                "int",
                (f"{c}-fold values",),
                (f"multiply them by {c}", f"multiply each by {c}"),
            ),
            Change(
                "plus",
                f"{{x}} + {c}",
                "int",
                (f"values increased by {c}",),
                (f"add {c} to each", f"increase them by {c}"),
            ),
            Change(
                "minus",
                f"{{x}} - {c}",
                "int",
                (f"values decreased by {c}",),
                (f"subtract {c} from each", f"decrease them by {c}"),
            ),
            Change(
                "abs",
                "abs({x})",
                "int",
                ("absolute values",),
                ("drop the sign of each", "make them positive"),
            ),
            Change(
                "negate", "-{x}", "int", ("negatives", "opposites"), ("negate them", "flip the sign of each")
            ),
            Change(
                "mod",
                f"{{x}} % {k}",
                "int",
                (f"remainders modulo {k}",),
                (f"take each modulo {k}", f"take the remainder by {k}"),
            ),
            Change("half", "{x} // 2", "int", ("halves (rounded down)",), ("halve them, rounding down",)),
            Change(
                "str", "str({x})", "str", ("strings",), ("turn each into a string", "convert them to strings")
            ),
            Change("lastdigit", "abs({x}) % 10", "int", ("last digits",), ("take the last digit of each",)),
            Change("digits", "len(str(abs({x})))", "int", ("digit counts",), ("count the digits of each",)),
            Change(
                "affine",
                f"{{x}} * {k} + {c}",
                "int",
                (f"results of {k}x + {c}",),
                (f"multiply each by {k} and add {c}",),
            ),
            Change(
                "atleast",
                f"max({{x}}, {c})",
                "int",
                (f"larger ones of {c} and each",),
                (f"raise each to at least {c}",),
            ),
        )
    )


def _string_change(r: Random) -> Change:
    k, ch = r.randint(1, 4), r.choice("!?*-_.")
    return r.choice(
        (
            Change(
                "upper",
                "{x}.upper()",
                "str",
                ("upper-case forms",),
                ("put them in upper case", "uppercase each"),
            ),
            Change(
                "lower",
                "{x}.lower()",
                "str",
                ("lower-case forms",),
                ("lowercase them", "put each in lower case"),
            ),
            Change(
                "length",
                "len({x})",
                "int",
                ("lengths",),
                ("take the length of each", "measure their lengths"),
            ),
            Change(
                "reverse",
                "{x}[::-1]",
                "str",
                ("reversals", "reversed forms"),
                ("reverse each", "turn them around"),
            ),
            Change(
                "first", "{x}[0]", "str", ("first letters", "initials"), ("take the first letter of each",)
            ),
            Change(
                "last",
                "{x}[-1]",
                "str",
                ("last letters", "final characters"),
                ("take the last letter of each",),
            ),
            Change(
                "capital",
                "{x}.capitalize()",
                "str",
                ("capitalised forms",),
                ("capitalise them", "capitalize each"),
            ),
            Change(
                "prefix",
                f"{{x}}[:{k}]",
                "str",
                (f"first {k} characters",),
                (f"shorten each to {k} characters", f"cut each after {k} characters"),
            ),
            Change(
                "suffix",
                f"{{x}} + '{ch}'",
                "str",
                (f"forms with '{ch}' appended",),
                (f"append '{ch}' to each", f"put a '{ch}' after each"),
            ),
            Change(
                "lead",
                f"'{ch}' + {{x}}",
                "str",
                (f"forms with '{ch}' in front",),
                (f"put '{ch}' before each",),
            ),
            Change(
                "twice", "{x} * 2", "str", ("doubled forms",), ("repeat each twice", "write each one twice")
            ),
            Change("swap", "{x}.swapcase()", "str", ("case-swapped forms",), ("swap upper and lower case",)),
        )
    )


def _character_change(r: Random) -> Change:
    return r.choice(
        (
            Change(
                "upper", "{x}.upper()", "str", ("capitals",), ("put them in upper case", "uppercase each")
            ),
            Change("ord", "ord({x})", "int", ("character codes", "code points"), ("take the code of each",)),
            Change("lower", "{x}.lower()", "str", ("lower-case forms",), ("lowercase them",)),
            Change("twice", "{x} * 2", "str", ("doubled forms",), ("write each one twice", "double each")),
            Change(
                "next", "chr(ord({x}) + 1)", "str", ("successors",), ("replace each by the next character",)
            ),
        )
    )


CHANGES: dict[str, Callable[[Random], Change]] = {
    "int": _int_change,
    "str": _string_change,
    "char": _character_change,
}
