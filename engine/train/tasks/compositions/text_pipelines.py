"""Pipelines of operations on one string."""

from __future__ import annotations

import ast
from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compositions.chains import ChainStep
from engine.train.tasks.entry import Entry, Family

_LETTERS = "abcdeghilmnoprst"


def _step(r: Random) -> ChainStep:
    k, a, b = r.randint(1, 5), r.choice(_LETTERS), r.choice(_LETTERS + "_-*#")
    mark, word = r.choice("!?*-_.#+"), r.choice(draw.WORDS)
    return r.choice(
        (
            ChainStep(
                "strip",
                "{x}.strip()",
                ("strip it", "remove surrounding spaces", "trim whitespace at both ends"),
            ),
            ChainStep("lower", "{x}.lower()", ("lowercase it", "put it in lower case", "make it lower case")),
            ChainStep(
                "upper", "{x}.upper()", ("uppercase it", "put it in upper case", "turn it into capitals")
            ),
            ChainStep("title", "{x}.title()", ("use title case", "capitalise every word")),
            ChainStep(
                "capitalize", "{x}.capitalize()", ("capitalise it", "make only the first letter a capital")
            ),
            ChainStep("swap", "{x}.swapcase()", ("swap the case", "exchange upper and lower case")),
            ChainStep("reverse", "{x}[::-1]", ("reverse it", "turn it around", "write it backwards")),
            ChainStep(
                "nospaces", "{x}.replace(' ', '')", ("remove all spaces", "delete spaces", "drop the spaces")
            ),
            ChainStep(
                "spaces",
                f"{{x}}.replace(' ', '{mark}')",
                (f"replace spaces by '{mark}'", f"put '{mark}' for every space"),
            ),
            ChainStep(
                "replace",
                f"{{x}}.replace('{a}', '{b}')",
                (f"replace '{a}' by '{b}'", f"change every '{a}' to '{b}'", f"substitute '{b}' for '{a}'"),
            ),
            ChainStep(
                "delete", f"{{x}}.replace('{a}', '')", (f"remove every '{a}'", f"delete the letter '{a}'")
            ),
            ChainStep(
                "first", f"{{x}}[:{k}]", (f"keep the first {k} characters", f"cut it to {k} characters")
            ),
            ChainStep(
                "skip", f"{{x}}[{k}:]", (f"drop the first {k} characters", f"remove {k} characters in front")
            ),
            ChainStep(
                "tail", f"{{x}}[-{k}:]", (f"keep the last {k} characters", f"take the final {k} characters")
            ),
            ChainStep("second", "{x}[::2]", ("keep every second character", "take every other character")),
            ChainStep("append", f"{{x}} + '{mark}'", (f"append '{mark}'", f"put '{mark}' at the end")),
            ChainStep("prepend", f"'{mark}' + {{x}}", (f"put '{mark}' in front", f"prepend '{mark}'")),
            ChainStep("prefix", f"'{word}' + {{x}}", (f"put '{word}' in front", f"prefix it with '{word}'")),
            ChainStep("suffix", f"{{x}} + '{word}'", (f"append '{word}'", f"add '{word}' at the end")),
            ChainStep("twice", "{x} * 2", ("repeat it twice", "write it two times")),
            ChainStep(
                "words",
                "'{s}'.join({x}.split())".replace("{s}", mark),
                (f"join its words with '{mark}'", f"separate the words by '{mark}'"),
            ),
            ChainStep(
                "letters",
                "''.join(c for c in {x} if c.isalpha())",
                ("keep only letters", "remove all but letters"),
            ),
            ChainStep(
                "nodigits",
                "''.join(c for c in {x} if not c.isdigit())",
                ("remove digits", "delete all digits"),
            ),
            ChainStep(
                "novowels",
                "''.join(c for c in {x} if c not in 'aeiou')",
                ("remove the vowels aeiou", "drop lower-case vowels"),
            ),
            ChainStep(
                "sorted", "''.join(sorted({x}))", ("sort its characters", "put the characters in order")
            ),
            ChainStep(
                "unique",
                "''.join(dict.fromkeys({x}))",
                ("keep each character only once", "remove repeated characters"),
            ),
            ChainStep(
                "surround",
                f"'{mark}' + {{x}} + '{mark}'",
                (f"surround it with '{mark}'", f"put '{mark}' on both sides"),
            ),
            ChainStep("wordsback", "' '.join({x}.split()[::-1])", ("reverse the order of the words",)),
            ChainStep("dashes", "'-'.join({x})", ("put '-' between the characters",)),
            ChainStep("zfill", f"{{x}}.zfill({k + 3})", (f"pad with zeros to {k + 3} characters",)),
            ChainStep(
                "rjust",
                f"{{x}}.rjust({k + 5}, '{mark}')",
                (f"pad on the left with '{mark}' to length {k + 5}",),
            ),
            ChainStep(
                "ljust",
                f"{{x}}.ljust({k + 5}, '{mark}')",
                (f"pad on the right with '{mark}' to length {k + 5}",),
            ),
        )
    )


def pipeline(r: Random) -> Entry:
    """One to three steps on a text."""
    count = r.choice((1, 2, 2, 2, 3))
    steps: list[ChainStep] = []
    while len(steps) < count:
        step = _step(r)
        if not steps or step.key != steps[-1].key:
            steps.append(step)
    parameter = r.choice(("text", "text", "string", "s", "word", "name"))
    return Entry(
        key="strings." + ".".join(step.key for step in steps),
        names=(
            "_".join(step.key for step in steps),
            "clean",
            "normalize",
            "transform_text",
            "convert",
            "slug",
        ),
        params=(f"{parameter}: str",),
        returns="str",
        docs=_docs(r, steps, "{" + parameter + "}"),
        bodies=_bodies(r, steps, parameter),
        inputs=_inputs,
    )


def _inputs(r: Random) -> tuple[object, ...]:
    text = r.choice((draw.sentence(r, 0, 3), draw.word(r), draw.letters(r) + str(r.randint(0, 99))))
    return (f" {text} " if r.random() < 0.15 else text,)


def _docs(r: Random, steps: list[ChainStep], name: str) -> tuple[str, ...]:
    def tell() -> list[str]:
        return [r.choice(step.told) for step in steps]

    def capital(text: str) -> str:
        return text[:1].upper() + text[1:]

    forms = [
        f"Take {name}: " + ", then ".join(tell()) + ".",
        capital(" and ".join(tell())) + f" ({name}).",
        f"Change {name} as follows: " + "; ".join(tell()) + ".",
        capital(", ".join(tell())),
        f"Return {name} after these steps: " + ", ".join(f"{i}) {t}" for i, t in enumerate(tell(), 1)) + ".",
        "Given a text, " + " and then ".join(tell()) + ".",
        "First " + ". Then ".join(tell()) + ". Return the new text.",
    ]
    return tuple(dict.fromkeys(forms))


def _bodies(r: Random, steps: list[ChainStep], parameter: str) -> tuple[str, ...]:
    nested = parameter
    for step in steps:
        safe = f"({nested})" if isinstance(ast.parse(nested, mode="eval").body, ast.BinOp) else nested
        nested = step.code.replace("{x}", safe)
    result = r.choice(("result", "out", "cleaned", "new"))
    lines, current = [], parameter
    for step in steps:
        lines.append(f"{result} = {step.code.replace('{x}', current)}")
        current = result
    inplace = [f"{parameter} = {step.code.replace('{x}', parameter)}" for step in steps]
    last = lines[-1].partition(" = ")[2]
    return (
        (
            f"return {nested}"
            if len(nested) < 90 and "for c in" not in nested[20:]
            else "\n".join([*lines[:-1], f"return {last}"])
        ),
        "\n".join([*lines[:-1], f"return {last}"]),
        "\n".join([*inplace, f"return {parameter}"]),
    )


FAMILIES: tuple[Family, ...] = (pipeline, pipeline)
