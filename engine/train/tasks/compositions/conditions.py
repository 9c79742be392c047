"""What a value may have to satisfy to be kept."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.train.tasks.compositions.elements import Condition, constant


def _of_ints(r: Random) -> Condition:
    c, k = constant(r), r.randint(3, 12)
    low = r.randint(-10, 30)
    high = low + r.randint(3, 60)
    return r.choice(
        (
            Condition(
                "even", "{x} % 2 == 0", ("that are even", "divisible by two", "which are even"), ("even",)
            ),
            Condition(
                "odd", "{x} % 2 == 1", ("that are odd", "not divisible by 2", "which are odd"), ("odd",)
            ),
            Condition(
                "positive", "{x} > 0", ("greater than zero", "above 0", "that are positive"), ("positive",)
            ),
            Condition(
                "negative", "{x} < 0", ("less than zero", "below 0", "that are negative"), ("negative",)
            ),
            Condition(
                "nonzero", "{x} != 0", ("that are not zero", "different from 0"), ("non-zero", "nonzero")
            ),
            Condition(
                "nonnegative", "{x} >= 0", ("that are not negative", "of at least zero"), ("non-negative",)
            ),
            Condition(
                "above",
                f"{{x}} > {c}",
                (
                    f"greater than {c}",
                    f"larger than {c}",
                    f"above {c}",
                    f"over {c}",
                    f"that exceed {c}",
                    f"bigger than {c}",
                ),
            ),
            Condition(
                "below", f"{{x}} < {c}", (f"less than {c}", f"smaller than {c}", f"below {c}", f"under {c}")
            ),
            Condition(
                "atleast",
                f"{{x}} >= {c}",
                (
                    f"of at least {c}",
                    f"not less than {c}",
                    f"that are {c} or more",
                    f"greater than or equal to {c}",
                    f"from {c} on",
                ),
            ),
            Condition(
                "atmost",
                f"{{x}} <= {c}",
                (
                    f"of at most {c}",
                    f"not greater than {c}",
                    f"up to {c}",
                    f"that are {c} or less",
                    f"that do not exceed {c}",
                ),
            ),
            Condition(
                "divisible",
                f"{{x}} % {k} == 0",
                (f"divisible by {k}", f"that are multiples of {k}", f"that {k} divides"),
            ),
            Condition(
                "indivisible",
                f"{{x}} % {k} != 0",
                (f"not divisible by {k}", f"that {k} does not divide", f"that are no multiples of {k}"),
            ),
            Condition(
                "between",
                f"{low} <= {{x}} <= {high}",
                (
                    f"between {low} and {high}",
                    f"from {low} to {high}",
                    f"in the range {low} to {high} (inclusive)",
                ),
            ),
            Condition("not", f"{{x}} != {k}", (f"other than {k}", f"not equal to {k}", f"that are not {k}")),
            Condition(
                "lastdigit",
                f"abs({{x}}) % 10 == {k % 10}",
                (f"ending in {k % 10}", f"whose last digit is {k % 10}", f"with {k % 10} as the last digit"),
            ),
            Condition("twodigits", "10 <= {x} <= 99", ("with two digits", "from 10 to 99"), ("two-digit",)),
            Condition(
                "remainder",
                f"{{x}} % {k} == 1",
                (f"that leave 1 when divided by {k}", f"with remainder 1 modulo {k}"),
            ),
        )
    )


def _of_strings(r: Random) -> Condition:
    k, ch = r.randint(2, 6), r.choice("abcdefghiklmnoprstw")
    return r.choice(
        (
            Condition(
                "longer",
                f"len({{x}}) > {k}",
                (
                    f"longer than {k} characters",
                    f"with more than {k} letters",
                    f"whose length is greater than {k}",
                ),
            ),
            Condition(
                "shorter",
                f"len({{x}}) < {k}",
                (
                    f"shorter than {k} characters",
                    f"with fewer than {k} letters",
                    f"whose length is less than {k}",
                ),
            ),
            Condition(
                "length",
                f"len({{x}}) == {k}",
                (f"of length {k}", f"with exactly {k} characters", f"that are {k} letters long"),
            ),
            Condition(
                "atleastlong",
                f"len({{x}}) >= {k}",
                (f"with at least {k} characters", f"of length {k} or more", f"that have {k} or more letters"),
            ),
            Condition(
                "starts",
                f"{{x}}.startswith('{ch}')",
                (f"that start with '{ch}'", f"beginning with {ch!r}", f"whose first letter is {ch!r}"),
            ),
            Condition(
                "ends",
                f"{{x}}.endswith('{ch}')",
                (f"that end with '{ch}'", f"ending in '{ch}'", f"whose last letter is {ch!r}"),
            ),
            Condition(
                "contains",
                f"'{ch}' in {{x}}",
                (f"that contain '{ch}'", f"containing the letter {ch!r}", f"with {ch!r} in them"),
            ),
            Condition(
                "lacks",
                f"'{ch}' not in {{x}}",
                (f"without '{ch}'", f"that do not contain {ch!r}", f"in which '{ch}' does not occur"),
            ),
            Condition("upper", "{x}.isupper()", ("in upper case", "that are all capitals"), ("upper-case",)),
            Condition("lower", "{x}.islower()", ("in lower case", "without capitals"), ("lower-case",)),
            Condition(
                "palindrome",
                "{x} == {x}[::-1]",
                ("that are palindromes", "that read the same backwards"),
                ("palindromic",),
            ),
            Condition(
                "evenlength", "len({x}) % 2 == 0", ("of even length", "with an even number of letters")
            ),
            Condition(
                "capital",
                "{x}[0].isupper()",
                ("that start with a capital", "beginning in upper case"),
                ("capitalised",),
            ),
        )
    )


def _of_characters(r: Random) -> Condition:
    ch = r.choice("abcdefghiklmnoprstw")
    return r.choice(
        (
            Condition("vowel", "{x}.lower() in 'aeiou'", ("that are vowels",)),
            Condition(
                "notvowel",
                "{x} not in 'aeiou'",
                ("that are not lower-case vowels", "other than a, e, i, o, u"),
            ),
            Condition("digit", "{x}.isdigit()", ("that are digits", "between '0' and '9'")),
            Condition("alpha", "{x}.isalpha()", ("that are letters", "of the alphabet")),
            Condition("upper", "{x}.isupper()", ("in upper case", "that are capitals"), ("upper-case",)),
            Condition("lower", "{x}.islower()", ("in lower case", "that are small letters"), ("lower-case",)),
            Condition("notspace", "{x} != ' '", ("that are not spaces", "other than spaces"), ("non-space",)),
            Condition("is", f"{{x}} == '{ch}'", (f"equal to '{ch}'", f"that are {ch!r}")),
            Condition("isnot", f"{{x}} != '{ch}'", (f"other than '{ch}'", f"that are not {ch!r}")),
            Condition("alnum", "{x}.isalnum()", ("that are letters or digits",), ("alphanumeric",)),
        )
    )


CONDITIONS: dict[str, Callable[[Random], Condition]] = {
    "int": _of_ints,
    "str": _of_strings,
    "char": _of_characters,
}
