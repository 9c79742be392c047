"""Shows the form of a library module."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.entry import Entry

ENTRIES = (
    Entry(
        key="sample.count_vowels",
        names=("count_vowels", "vowel_count", "num_vowels"),
        params=("text: str",),
        returns="int",
        docs=(
            "Count the vowels in {text}.",
            "Return how many of the characters of {text} are vowels (a, e, i, o, u), in either case.",
            "Number of vowels in a string.",
            "How many vowels does {text} have? Upper case counts too.",
            "vowel count, case does not matter",
            "Given a string, return the amount of vowels it contains.",
        ),
        bodies=(
            "return sum(1 for char in text.lower() if char in 'aeiou')",
            "count = 0\nfor char in text:\n    if char in 'aeiouAEIOU':\n        count += 1\nreturn count",
            "return len([c for c in text if c.lower() in 'aeiou'])",
        ),
        inputs=lambda r: (draw.sentence(r),),
    ),
)


def _multiply(r: Random) -> Entry:
    factor = r.choice((2, 3, 4, 5, 10, r.randint(6, 99)))
    return Entry(
        key=f"sample.multiply.{factor}",
        names=("scale", f"times_{factor}", "multiply_all"),
        params=("numbers: list[int]",),
        returns="list[int]",
        docs=(
            f"Multiply every number by {factor}.",
            f"Return a new list with each element of {{numbers}} times {factor}.",
            f"{{numbers}}, each multiplied by {factor}",
            f"Scale all values of {{numbers}} by a factor of {factor}.",
        ),
        bodies=(
            f"return [number * {factor} for number in numbers]",
            f"result = []\nfor number in numbers:\n    result.append(number * {factor})\nreturn result",
        ),
        inputs=lambda r: (draw.ints(r),),
    )


FAMILIES = (_multiply,)
