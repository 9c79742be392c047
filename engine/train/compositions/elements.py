"""The parts of which filter, map and reduce are composed: conditions, changes, totals, sources."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.train import draw


@dataclass(frozen=True)
class Condition:
    """A test of one value ``{x}``."""

    key: str
    code: str
    clauses: tuple[str, ...]
    """After a plural noun: ``numbers`` *that are even*."""
    adjectives: tuple[str, ...] = ()
    """Before one: *even* ``numbers``."""


@dataclass(frozen=True)
class Change:
    """What is made of one value ``{x}``."""

    key: str
    code: str
    kind: str
    """Element type of what comes out: ``int`` or ``str``."""
    nouns: tuple[str, ...]
    """Followed by ``of`` and a plural: *the squares*."""
    verbs: tuple[str, ...]
    """With ``them`` or ``each`` inside: *square them*."""


@dataclass(frozen=True)
class Total:
    """What is made of all values; ``{xs}`` is an iterable expression."""

    key: str
    code: str
    returns: str
    """``{kind}`` stands for the element type."""
    nouns: tuple[str, ...]
    verbs: tuple[str, ...]
    start: str = ""
    """Loop form: the accumulator's first value, the step for ``{x}``, and the result."""
    step: str = ""
    result: str = "{acc}"


@dataclass(frozen=True)
class Source:
    """Where the values come from."""

    key: str
    param: str
    kind: str
    iterable: str
    nouns: tuple[str, ...]
    """Plural nouns for the values."""
    places: tuple[str, ...]
    """Where they are: *in* ``{numbers}``."""
    variables: tuple[str, ...]
    draw: Callable[[Random], object]


def constant(r: Random) -> int:
    """Mostly small, sometimes any number below 1000."""
    style = r.random()
    return r.randint(2, 12) if style < 0.5 else r.randint(0, 100) if style < 0.8 else r.randint(0, 999)


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

_ANY = (
    Total(
        "list",
        "[{each}]",
        "list[{kind}]",
        ("a list of",),
        ("return them as a list", "collect them in a list", "give them back"),
        "[]",
        "{acc}.append({x})",
    ),
    Total(
        "count",
        "sum(1 {for_each})",
        "int",
        ("the number of", "how many there are of"),
        ("count them", "return how many there are"),
        "0",
        "{acc} += 1",
    ),
    Total(
        "sorted",
        "sorted({gen})",
        "list[{kind}]",
        ("a sorted list of", "in ascending order"),
        ("sort them", "return them sorted"),
        "[]",
        "{acc}.append({x})",
        "sorted({acc})",
    ),
    Total(
        "descending",
        "sorted({genp}, reverse=True)",
        "list[{kind}]",
        ("in descending order", "a descending list of"),
        ("sort them from large to small", "return them in descending order"),
        "[]",
        "{acc}.append({x})",
        "sorted({acc}, reverse=True)",
    ),
    Total(
        "distinct",
        "sorted(set({gen}))",
        "list[{kind}]",
        ("a sorted list without duplicates of",),
        ("sort them, each only once", "return the distinct ones sorted"),
        "set()",
        "{acc}.add({x})",
        "sorted({acc})",
    ),
    Total(
        "set", "{{{each}}}", "set[{kind}]", ("the set of",), ("put them in a set",), "set()", "{acc}.add({x})"
    ),
    Total(
        "ndistinct",
        "len({{{each}}})",
        "int",
        ("the number of distinct", "how many different"),
        ("count the different ones",),
        "set()",
        "{acc}.add({x})",
        "len({acc})",
    ),
    Total(
        "first",
        "next({genp}, None)",
        "{kind} | None",
        ("the first of",),
        ("return the first one, or None", "give back the first (None if there is none)"),
    ),
)
_INT = (
    Total(
        "sum",
        "sum({gen})",
        "int",
        ("the sum of", "the total of"),
        ("add them up", "return their sum", "sum them"),
        "0",
        "{acc} += {x}",
    ),
    Total(
        "sum",
        "sum({gen})",
        "int",
        ("the sum of", "the total of"),
        ("add them up", "return their sum", "total them"),
        "0",
        "{acc} += {x}",
    ),
    Total(
        "max",
        "max({genp}, default=0)",
        "int",
        ("the largest of", "the maximum (0 if none) of"),
        ("return the largest, 0 if there is none", "find the maximum (0 when empty)"),
    ),
    Total(
        "min",
        "min({genp}, default=0)",
        "int",
        ("the smallest of", "the minimum (0 if none) of"),
        ("return the smallest, 0 if there is none", "find the minimum (0 when empty)"),
    ),
)
_STR = (
    Total(
        "join",
        "''.join({gen})",
        "str",
        ("the concatenation of", "one string of"),
        ("join them", "glue them together", "concatenate them"),
        "''",
        "{acc} += {x}",
    ),
    Total(
        "joinwith",
        "'{sep}'.join({gen})",
        "str",
        ("one string, separated by '{sep}', of",),
        ("join them with '{sep}'", "put '{sep}' between them"),
        "[]",
        "{acc}.append({x})",
        "'{sep}'.join({acc})",
    ),
    Total(
        "longest",
        "max({genp}, key=len, default='')",
        "str",
        ("the longest of",),
        ("return the longest, '' if there is none",),
    ),
)
TOTALS: dict[str, tuple[Total, ...]] = {"int": _INT + _ANY, "str": _STR + _ANY}

SOURCES = (
    Source(
        "numbers",
        "numbers: list[int]",
        "int",
        "{p}",
        ("numbers", "values", "integers", "elements"),
        ("in {p}", "of {p}", "in the list", "from {p}"),
        ("n", "number", "x", "num"),
        draw.ints,
    ),
    Source(
        "numbers",
        "values: list[int]",
        "int",
        "{p}",
        ("values", "items", "numbers", "elements"),
        ("in {p}", "of {p}", "of a list", "from {p}"),
        ("v", "value", "x", "item"),
        draw.ints,
    ),
    Source(
        "words",
        "words: list[str]",
        "str",
        "{p}",
        ("words", "strings", "entries"),
        ("in {p}", "of {p}", "in the list", "from {p}"),
        ("word", "w", "s"),
        lambda r: draw.words(r, 0, 5),
    ),
    Source(
        "sentence",
        "text: str",
        "str",
        "{p}.split()",
        ("words",),
        ("of {p}", "in the sentence {p}", "in {p}"),
        ("word", "w", "part"),
        lambda r: draw.sentence(r, 0, 4),
    ),
    Source(
        "chars",
        "text: str",
        "char",
        "{p}",
        ("characters", "letters", "chars"),
        ("of {p}", "in {p}", "in the string"),
        ("char", "c", "ch"),
        lambda r: r.choice((draw.sentence(r, 0, 2), draw.letters(r) + str(r.randint(0, 999)))),
    ),
    Source(
        "upto",
        "n: int",
        "int",
        "range(1, {p} + 1)",
        ("numbers", "integers"),
        ("from 1 to {p}", "up to {p}, beginning with 1"),
        ("i", "k", "number"),
        lambda r: r.randint(0, 25),
    ),
    Source(
        "below",
        "n: int",
        "int",
        "range({p})",
        ("numbers", "integers"),
        ("below {p}, from 0", "from 0 to {p} - 1", "in range({p})"),
        ("i", "k", "x"),
        lambda r: r.randint(0, 25),
    ),
    Source(
        "digits",
        "n: int",
        "int",
        "map(int, str({p}))",
        ("digits",),
        ("of {p}", "of the number {p}"),
        ("digit", "d"),
        lambda r: r.choice((r.randint(0, 999), r.randint(1000, 10**7))),
    ),
    Source(
        "dictvalues",
        "scores: dict[str, int]",
        "int",
        "{p}.values()",
        ("values", "numbers"),
        ("of the dictionary {p}", "in {p}", "of {p}"),
        ("value", "v", "score"),
        draw.mapping,
    ),
    Source(
        "dictkeys",
        "stock: dict[str, int]",
        "str",
        "{p}",
        ("keys", "names"),
        ("of the dictionary {p}", "of {p}"),
        ("key", "k", "name"),
        draw.mapping,
    ),
    Source(
        "rows",
        "matrix: list[list[int]]",
        "int",
        "[sum(row) for row in {p}]",
        ("row sums",),
        ("of {p}", "of the matrix"),
        ("total", "s"),
        draw.matrix,
    ),
    Source(
        "lines",
        "text: str",
        "str",
        "{p}.splitlines()",
        ("lines",),
        ("of {p}", "in the text"),
        ("line", "row"),
        lambda r: "\n".join(draw.words(r, 0, 4)),
    ),
    Source(
        "commas",
        "text: str",
        "int",
        "map(int, {p}.split(','))",
        ("numbers",),
        ("in the comma-separated string {p}", "in {p}, a string such as '1,2,3'"),
        ("n", "x", "number"),
        lambda r: ",".join(str(n) for n in draw.ints(r, 1, 5)),
    ),
)
