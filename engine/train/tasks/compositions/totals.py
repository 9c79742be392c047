"""What may be made of all values together."""

from __future__ import annotations

from engine.train.tasks.compositions.elements import Total

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
