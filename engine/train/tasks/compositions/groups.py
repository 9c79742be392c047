"""Grouping: a dictionary from what values have in common to something of each group."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.entry import Entry, Family


def grouping(r: Random) -> Entry:
    """Groups numbers or words by a property and collects, counts or totals each group."""
    of_words = r.random() < 0.5
    key, code, told, kind = _word_property(r) if of_words else _number_property(r)
    parameter = r.choice(
        ("words", "names", "strings", "items") if of_words else ("numbers", "values", "items", "nums")
    )
    element = "str" if of_words else "int"
    x = r.choice(("word", "w", "item") if of_words else ("number", "n", "x", "value"))
    how, returns, plain, step, verbs = r.choice(_collections(element))
    groups = r.choice(("groups", "result", "out", "counts" if how == "count" else "grouped"))
    expression = code.replace("{x}", x)
    variable = r.choice(("key", "k", "group"))
    name = "{" + parameter + "}"
    things = "words" if of_words else "numbers"
    verb, verb2 = r.choice(verbs), r.choice(verbs)
    docs = (
        f"Group {name} by {told}: {verb} of each group.",
        f"Return a dict that maps {told} to {verb} with it.",
        f"{verb} for each {told}".capitalize(),
        f"For every {told} that occurs in {name}, give {verb2} that share it.",
        f"Build a dictionary from {told} to {verb2}.",
        f"Split the {things} by {told} and store {verb} under it.",
    )
    loop = (
        f"{groups} = {{}}\nfor {x} in {parameter}:\n    {variable} = {expression}\n"
        f"    {step.format(d=groups, k=variable, x=x)}\nreturn {groups}"
    )
    short = (
        f"{groups} = {{}}\nfor {x} in {parameter}:\n"
        f"    {step.format(d=groups, k=expression, x=x)}\nreturn {groups}"
    )
    bodies = (loop, short) if plain else (loop,)
    return Entry(
        key=f"groups.{how}.{key}.{element}",
        names=(f"{how}_by_{key}", f"group_by_{key}", "group", f"by_{key}", "partition"),
        params=(f"{parameter}: list[{element}]",),
        returns=f"dict[{kind}, {returns}]",
        docs=tuple(dict.fromkeys(docs)),
        bodies=bodies,
        inputs=(lambda random: (draw.words(random, 0, 5),))
        if of_words
        else (lambda random: (draw.ints(random, 0, 6),)),
    )


def _word_property(r: Random) -> tuple[str, str, str, str]:
    k = r.randint(2, 3)
    return r.choice(
        (
            ("length", "len({x})", "length", "int"),
            ("first", "{x}[0]", "first letter", "str"),
            ("last", "{x}[-1]", "last letter", "str"),
            ("initial", "{x}[0].lower()", "first letter in lower case", "str"),
            ("upperinitial", "{x}[0].upper()", "first letter in upper case", "str"),
            ("lower", "{x}.lower()", "lower-case form", "str"),
            ("prefix", f"{{x}}[:{k}]", f"prefix of {k} letters", "str"),
            ("isupper", "{x}.isupper()", "whether all letters are capitals", "bool"),
            ("halflength", "len({x}) // 2", "half of the length (rounded down)", "int"),
        )
    )


def _number_property(r: Random) -> tuple[str, str, str, str]:
    k = r.randint(2, 12)
    return r.choice(
        (
            ("parity", "'even' if {x} % 2 == 0 else 'odd'", "'even' or 'odd'", "str"),
            ("sign", "'negative' if {x} < 0 else 'positive'", "'negative' (below 0) or 'positive'", "str"),
            ("mod", f"{{x}} % {k}", f"remainder by {k}", "int"),
            ("tens", "{x} // 10", "number of tens (division by 10, rounded down)", "int"),
            ("bucket", f"{{x}} // {k} * {k}", f"next lower multiple of {k}", "int"),
            ("lastdigit", "abs({x}) % 10", "last digit", "int"),
            ("digits", "len(str(abs({x})))", "number of digits", "int"),
            ("big", f"{{x}} > {k * 5}", f"whether it is greater than {k * 5}", "bool"),
            ("size", f"'big' if {{x}} >= {k} else 'small'", f"'big' (from {k} on) or 'small'", "str"),
            ("abs", "abs({x})", "absolute value", "int"),
        )
    )


def _collections(element: str) -> list[tuple[str, str, bool, str, tuple[str, ...]]]:
    """Key, type of a group's value, whether the key may be written inline, the step, and wordings."""
    common = [
        (
            "list",
            f"list[{element}]",
            True,
            "{d}.setdefault({k}, []).append({x})",
            ("the list of items", "a list of its members", "all items"),
        ),
        (
            "count",
            "int",
            False,
            "{d}[{k}] = {d}.get({k}, 0) + 1",
            ("the number of items", "how many items there are", "the count of items"),
        ),
        ("last", element, True, "{d}[{k}] = {x}", ("the last item", "the item that comes last")),
        ("first", element, True, "{d}.setdefault({k}, {x})", ("the first item", "the item that comes first")),
    ]
    if element == "str":
        return [
            *common,
            (
                "letters",
                "int",
                False,
                "{d}[{k}] = {d}.get({k}, 0) + len({x})",
                ("the total length of the items", "the number of letters in all items"),
            ),
        ]
    return [
        *common,
        (
            "sum",
            "int",
            False,
            "{d}[{k}] = {d}.get({k}, 0) + {x}",
            ("the sum of the items", "the total of items"),
        ),
        (
            "max",
            "int",
            False,
            "{d}[{k}] = max({d}.get({k}, {x}), {x})",
            ("the largest of the items", "the maximum of items"),
        ),
        (
            "min",
            "int",
            False,
            "{d}[{k}] = min({d}.get({k}, {x}), {x})",
            ("the smallest of the items", "the minimum of items"),
        ),
    ]


def dictionary(r: Random) -> Entry:
    """A new dictionary from an old one, by a condition or a change."""
    c, k = r.randint(0, 60), r.randint(2, 12)
    key, code, told = r.choice(
        (
            (
                "above",
                f"{{{{k}}: {{v}} for {{k}}, {{v}} in {{d}}.items() if {{v}} > {c}}}",
                f"the entries whose value is greater than {c}",
            ),
            (
                "below",
                f"{{{{k}}: {{v}} for {{k}}, {{v}} in {{d}}.items() if {{v}} < {c}}}",
                f"the entries whose value is less than {c}",
            ),
            (
                "atleast",
                f"{{{{k}}: {{v}} for {{k}}, {{v}} in {{d}}.items() if {{v}} >= {c}}}",
                f"the entries with a value of at least {c}",
            ),
            (
                "even",
                "{{k}: {v} for {k}, {v} in {d}.items() if {v} % 2 == 0}",
                "the entries with an even value",
            ),
            (
                "times",
                f"{{{{k}}: {{v}} * {k} for {{k}}, {{v}} in {{d}}.items()}}",
                f"a dict with all values times {k}",
            ),
            (
                "plus",
                f"{{{{k}}: {{v}} + {c} for {{k}}, {{v}} in {{d}}.items()}}",
                f"a dict with {c} added to all values",
            ),
            ("upper", "{{k}.upper(): {v} for {k}, {v} in {d}.items()}", "a dict with all keys in upper case"),
            (
                "longkeys",
                f"{{{{k}}: {{v}} for {{k}}, {{v}} in {{d}}.items() if len({{k}}) > {k}}}",
                f"the entries whose key is longer than {k}",
            ),
            (
                "keysabove",
                f"[{{k}} for {{k}}, {{v}} in {{d}}.items() if {{v}} > {c}]",
                f"the keys with a value greater than {c}, as a list",
            ),
            (
                "keysbelow",
                f"[{{k}} for {{k}}, {{v}} in {{d}}.items() if {{v}} < {c}]",
                f"the keys with a value below {c}, as a list",
            ),
            (
                "countabove",
                f"sum(1 for {{k}}, {{v}} in {{d}}.items() if {{v}} > {c})",
                f"how many entries have a value over {c}",
            ),
            ("pairs", "[f'{{k}}={{v}}' for {k}, {v} in {d}.items()]", "a list of strings 'key=value'"),
        )
    )
    parameter = r.choice(("scores", "stock", "prices", "d", "counts", "ages"))
    a, b = r.choice((("key", "value"), ("k", "v"), ("name", parameter[:-1] or "v"), ("word", "count")))
    body = code.replace("{k}", a).replace("{v}", b).replace("{d}", parameter)
    if key == "pairs":
        body = body.replace(f"f'{{{{{a}}}}}", f"f'{{{a}}}")
        body = f"[f'{{{a}}}={{{b}}}' for {a}, {b} in {parameter}.items()]"
    name = "{" + parameter + "}"
    returns = "int" if body.startswith("sum") else "list[str]" if body.startswith("[") else "dict[str, int]"
    return Entry(
        key=f"groups.dictionary.{key}.{c if 'above' in key or 'below' in key else k}",
        names=(f"filter_{key}", f"select_{key}", "choose", "update_all", "pick"),
        params=(f"{parameter}: dict[str, int]",),
        returns=returns,
        docs=(
            f"Return {told}.",
            f"From {name}, give back {told}.",
            f"{told}".capitalize(),
            f"Given {name}, build {told}.",
            f"Make {told}, using {name}.",
        ),
        bodies=(f"return {body}", f"result = {body}\nreturn result"),
        inputs=lambda random: (draw.mapping(random),),
    )


FAMILIES: tuple[Family, ...] = (grouping, grouping, dictionary)
