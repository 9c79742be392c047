import random
import re
from datetime import date
from statistics import mean, median


def letter_grade(score: float) -> str:
    """Return the letter for a score out of 100: A from 90, B from 80, C from 70, D from 60, otherwise F.

    >>> letter_grade(95)
    'A'
    >>> letter_grade(71.5)
    'C'
    >>> letter_grade(80)
    'B'
    >>> letter_grade(59.99), letter_grade(104)
    ('F', 'A')
    """
    for limit, letter in ((90, "A"), (80, "B"), (70, "C"), (60, "D")):
        if score >= limit:
            return letter
    return "F"


def average_without_lowest(marks: list[float]) -> float:
    """Return the mean of the marks after the single lowest mark has been dropped, rounded to one decimal.
    A pupil with only one mark keeps it; a pupil with no marks has an average of 0.0.

    >>> average_without_lowest([8, 6, 10])
    9.0
    >>> average_without_lowest([7, 7, 8, 2])
    7.3
    >>> average_without_lowest([5.0])
    5.0
    >>> average_without_lowest([3, 3, 9]), average_without_lowest([])
    (6.0, 0.0)
    """
    if not marks:
        return 0.0
    kept = sorted(marks)[1:] or marks
    return round(float(mean(kept)), 1)


def seating_rows(pupils: list[str], per_row: int) -> list[list[str]]:
    """Seat the pupils alphabetically (ignoring capitals) in rows of per_row; the last row may be shorter.

    >>> seating_rows(["Cem", "Ada", "Bo", "Dora"], 2)
    [['Ada', 'Bo'], ['Cem', 'Dora']]
    >>> seating_rows(["Zoe", "Max", "Ida"], 2)
    [['Ida', 'Max'], ['Zoe']]
    >>> seating_rows(["bea", "Carl", "Al"], 5)
    [['Al', 'bea', 'Carl']]
    >>> seating_rows([], 3)
    []
    """
    ordered = sorted(pupils, key=str.lower)
    return [ordered[i:i + per_row] for i in range(0, len(ordered), per_row)]


def absent_pupils(roster: list[str], present: list[str]) -> list[str]:
    """Return the pupils on the roster who did not sign in, in roster order.
    Sign-in sheets are written by hand, so capitals and surrounding spaces are ignored.

    >>> absent_pupils(["Ada", "Bo", "Cem"], ["Ada", "Cem"])
    ['Bo']
    >>> absent_pupils(["Ada", "Bo"], [])
    ['Ada', 'Bo']
    >>> absent_pupils(["Cem", "Bo", "Ada"], [" bo ", "ADA"])
    ['Cem']
    >>> absent_pupils(["Ada"], ["ada", "Visitor", "ada"])
    []
    """
    signed = {name.strip().lower() for name in present}
    return [name for name in roster if name.strip().lower() not in signed]


def score_quiz(key: str, answers: str) -> int:
    """Score a multiple-choice quiz: one point for each right answer, minus one for each wrong answer.
    A dash means the question was skipped and costs nothing. The total is never below zero.

    >>> score_quiz("ABCD", "ABCD")
    4
    >>> score_quiz("ABCD", "ABDD")
    2
    >>> score_quiz("ABCD", "A--b")
    0
    >>> score_quiz("AAAA", "BBBA"), score_quiz("ABC", "a")
    (0, 1)
    """
    points = 0
    for right, given in zip(key.upper(), answers.upper()):
        if given != "-":
            points += 1 if given == right else -1
    return max(points, 0)


def fill_in_the_blanks(text: str, words: list[str]) -> str:
    """Replace each of the given words in the text by as many underscores as it has letters.
    Only whole words are replaced, whether capitalised or not.

    >>> fill_in_the_blanks("The cat sat on the mat.", ["cat", "mat"])
    'The ___ sat on the ___.'
    >>> fill_in_the_blanks("Water boils.", ["water"])
    '_____ boils.'
    >>> fill_in_the_blanks("A category is not a cat!", ["cat"])
    'A category is not a ___!'
    >>> fill_in_the_blanks("Nothing to hide", [])
    'Nothing to hide'
    """
    for word in words:
        pattern = r"\b" + re.escape(word) + r"\b"
        text = re.sub(pattern, "_" * len(word), text, flags=re.IGNORECASE)
    return text


def class_summary(scores: dict[str, int]) -> dict:
    """Return the best pupil, the median score and the number of pupils who passed (50 or more).
    If several pupils share the best score, the one entered first is named.

    >>> class_summary({"Ada": 90, "Bo": 40, "Cem": 70})
    {'best': 'Ada', 'median': 70, 'passed': 2}
    >>> class_summary({"Ida": 49})
    {'best': 'Ida', 'median': 49, 'passed': 0}
    >>> class_summary({"Zoe": 80, "Al": 80, "Max": 50, "Eva": 51})
    {'best': 'Zoe', 'median': 65.5, 'passed': 4}
    >>> class_summary({})
    {'best': None, 'median': None, 'passed': 0}
    """
    if not scores:
        return {"best": None, "median": None, "passed": 0}
    return {
        "best": max(scores, key=scores.get),
        "median": median(scores.values()),
        "passed": sum(score >= 50 for score in scores.values()),
    }


def school_year(day: str) -> str:
    """Return the school year that an ISO date belongs to, such as '2023/24'. The year begins on 1 August.

    >>> school_year("2023-09-15")
    '2023/24'
    >>> school_year("2024-03-01")
    '2023/24'
    >>> school_year("2024-08-01"), school_year("2024-07-31")
    ('2024/25', '2023/24')
    >>> school_year("1999-12-24")
    '1999/00'
    """
    d = date.fromisoformat(day)
    start = d.year if d.month >= 8 else d.year - 1
    return f"{start}/{(start + 1) % 100:02d}"


def times_table(n: int, upto: int = 10) -> str:
    """Return the multiplication table of n as text, one line per product.
    The results are right-aligned with each other, and so are the multipliers.

    >>> print(times_table(3, 3))
    1 x 3 = 3
    2 x 3 = 6
    3 x 3 = 9
    >>> print(times_table(5, 2))
    1 x 5 =  5
    2 x 5 = 10
    >>> times_table(12, 10).splitlines()[0], times_table(12, 10).splitlines()[-1]
    (' 1 x 12 =  12', '10 x 12 = 120')
    >>> times_table(4, 0)
    ''
    """
    left = len(str(upto))
    right = len(str(n * upto))
    return "\n".join(f"{i:>{left}} x {n} = {i * n:>{right}}" for i in range(1, upto + 1))


def random_groups(pupils: list[str], count: int, seed: int) -> list[list[str]]:
    """Shuffle the pupils with the given seed and deal them out into count groups, like cards.
    The sizes differ by at most one and the list passed in is not changed.

    >>> [len(g) for g in random_groups(["a", "b", "c", "d"], 2, seed=1)]
    [2, 2]
    >>> sorted(sum(random_groups(["a", "b", "c"], 2, seed=7), []))
    ['a', 'b', 'c']
    >>> names = list("abcdefg"); [len(g) for g in random_groups(names, 3, 5)], "".join(names)
    ([3, 2, 2], 'abcdefg')
    >>> random_groups(["x"], 2, 0), random_groups(names, 3, 9) == random_groups(names, 3, 9)
    ([['x'], []], True)
    """
    shuffled = list(pupils)
    random.Random(seed).shuffle(shuffled)
    return [shuffled[i::count] for i in range(count)]
