"""Everyday functions on school, clubs, games, hobbies and home in the forms in which people ask for them."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import accumulate
from random import Random

from engine.train.tasks.compact import made

_PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")
_FULL = (
    "Ann Adams",
    "ben Young",
    "Cleo de Vries",
    "Dan adams",
    "Eva Maria Stone",
    "Finn Li",
    "Gus Baker",
    "Hana van der Berg",
    "Plato",
)
_SUBJECTS = ("Art", "Math", "Music", "Biology", "Latin")


def _names(r: Random, low: int = 0, high: int = 6) -> list[str]:
    return r.sample(_PEOPLE, r.randint(low, min(high, len(_PEOPLE))))


def _marks(r: Random, low: int = 0, high: int = 6) -> list[int]:
    """German marks from 1 to 6."""
    return [r.choice((1, 2, 2, 3, 3, 4, 5, 6)) for _ in range(r.randint(low, high))]


def _scores(r: Random, low: int = 0, high: int = 6) -> list[int]:
    """Percentages, often at the usual limits."""
    pool = (100, 90, 89, 80, 75, 60, 50, 49, 40)
    return [r.choice((r.choice(pool), r.randint(20, 100))) for _ in range(r.randint(low, high))]


def _subject_scores(r: Random, low: int = 0, high: int = 5) -> dict[str, int]:
    return dict(
        zip(r.sample(_SUBJECTS, count := r.randint(low, high)), _scores(r, count, count), strict=True)
    )


def _book(r: Random, low: int = 0, high: int = 4) -> dict[str, list[int]]:
    """Scores of some pupils, perhaps none for one of them."""
    return {name: _scores(r, r.choice((0, 1, 2)), 4) for name in _names(r, low, high)}


def _register(r: Random, letters: str = "PPPAL", high: int = 7) -> str:
    return "".join(r.choice(letters) for _ in range(r.randint(0, high)))


def _games(r: Random, high: int = 4) -> list[tuple[str, str, int, int]]:
    """Results (home, away, goals, goals) of three teams."""
    return [
        (*r.sample(("Ajax", "Bern", "Cork"), 2), r.randint(0, 3), r.randint(0, 2))
        for _ in range(r.randint(0, high))
    ]


def _clock_text(r: Random, low: int = 0, high: int = 200) -> str:
    """A lap time such as '1:05.3'."""
    tenths = r.choice((r.randint(low * 10, high * 10), r.randint(60, 70) * 10))
    return f"{tenths // 600}:{tenths % 600 // 10:02}.{tenths % 10}"


def _guess_case(r: Random) -> tuple[str, str]:
    """A guess and a secret word of five letters each, with letters that repeat."""
    pool = ("apple", "paper", "level", "eleve", "lemon", "mango", "allow", "llama", "peppy")
    return r.choice(pool), r.choice(pool)


def _grid(r: Random, letters: str, rows: int, columns: int) -> list[str]:
    return ["".join(r.choice(letters) for _ in range(columns)) for _ in range(rows)]


def _five_cards(r: Random) -> list[str]:
    """Five different cards such as '10H', often a hand with a name."""
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A".split()
    kind = r.randint(0, 4)
    if kind == 0:
        start = r.randint(0, 8)
        suit = r.choice("HDCS")
        return [rank + (suit if r.random() < 0.9 else "H") for rank in ranks[start : start + 5]]
    if kind == 1:
        return [rank + r.choice("HS") for rank in ("A", "2", "3", "4", "5")]
    if kind == 2:
        first, second = r.sample(ranks, 2)
        return r.sample([first + suit for suit in "HDCS"] + [second + suit for suit in "HDS"], 5)
    if kind == 3:
        return [rank + "D" for rank in r.sample(ranks, 5)]
    return r.sample([rank + suit for rank in r.sample(ranks, 5) for suit in "HC"], 5)


def _drops(r: Random) -> list[str]:
    """A connect-four board (top row first) that comes about by dropping discs."""
    columns: list[list[str]] = [[] for _ in range(7)]
    usual = r.choice(((0, 1, 2, 3, 4, 5, 6), (2, 3, 4), (0, 1)))
    for turn in range(r.randint(0, 26)):
        column = columns[r.choice(usual)]
        if len(column) < 6:
            column.append("XO"[turn % 2])
    return ["".join(c[row] if row < len(c) else "." for c in columns) for row in range(5, -1, -1)]


ENTRIES = (
    made(
        "variants_leisure.german_average_cut_to_one_decimal",
        "german_average grade_average average_grade cut_average",
        "grades: list[int]",
        "float",
        """
        Average of the German {grades} 1 to 6, cut off after the first decimal instead of rounded, as on \
        school reports: 2.66 becomes 2.6. Without grades it is 0.0.
        Return the mean of {grades} with one decimal; further decimals are dropped, so [2, 3, 3] gives \
        2.6. An empty list gives 0.0.
        What is the grade average as German schools write it? Only the first decimal place counts, the \
        rest is simply truncated, never rounded up; 0.0 if there are no grades.
        mean of school grades truncated to one decimal, 0.0 for an empty list
        """,
        """
        if not grades:
            return 0.0
        return sum(grades) * 10 // len(grades) / 10
        """,
        lambda r: (
            r.choice((_marks(r), [m := r.randint(1, 5), m + 1, m + 1], [m, m, m + 1, m + 1, m + 1, m + 1])),
        ),
    ),
    made(
        "variants_leisure.german_average_ignoring_invalid",
        "german_average average_grade grade_average mean_grade",
        "grades: list[int]",
        "float | None",
        """
        Average of the school {grades} from 1 to 6, rounded to 2 decimals. Numbers outside of 1 to 6 are \
        ignored; None if no valid grade is left.
        Compute the mean of all {grades} that are real German marks (1 to 6) with two decimals, skipping \
        anything else. Return None when nothing counts.
        Given a list of marks, leave out invalid ones such as 0 or 7 and average the others to two decimal \
        places, or return None without any.
        mean of the marks 1..6, others skipped, two decimals, None if there are none
        """,
        """
        valid = [grade for grade in grades if 1 <= grade <= 6]
        return round(sum(valid) / len(valid), 2) if valid else None
        """,
        lambda r: (r.choice((_marks(r), [*_marks(r), 0], [7, *_marks(r, 0, 3)], [0, 9])),),
    ),
    made(
        "variants_leisure.written_grades_count_twice",
        "final_grade combined_grade term_grade average_written_oral",
        "written: list[int]; oral: list[int]",
        "float | None",
        """
        Term grade from {written} and {oral} marks: the average of the written ones counts twice, the \
        average of the oral ones once. If one list is empty only the other counts, if both are, return \
        None. Rounded to 1 decimal.
        Combine two averages in the ratio 2 to 1: that of the {written} exams weighs double against that \
        of the {oral} marks. One decimal; a missing part is left out, without any marks the result is \
        None.
        What is the final grade if tests count twice as much as oral work? Average both lists separately, \
        weight them 2:1 and round to one decimal; use the single average if the other list is empty, None \
        if both are.
        written average twice plus oral average once, divided by three, 1 decimal, None without marks
        """,
        """
        parts = []
        if written:
            parts.append((sum(written) / len(written), 2))
        if oral:
            parts.append((sum(oral) / len(oral), 1))
        if not parts:
            return None
        return round(sum(mean * weight for mean, weight in parts) / sum(weight for _, weight in parts), 1)
        """,
        lambda r: (_marks(r, 0, 3), _marks(r, 0, 4)),
    ),
    made(
        "variants_leisure.german_grade_word_or_error",
        "grade_name grade_word grade_to_text note_in_worten",
        "grade: int",
        "str",
        """
        German word for a school {grade}: 1 'sehr gut', 2 'gut', 3 'befriedigend', 4 'ausreichend', 5 \
        'mangelhaft', 6 'ungenügend'. Any other number raises a ValueError.
        Translate the mark into words, from 'sehr gut' for 1 over 'gut', 'befriedigend', 'ausreichend' and \
        'mangelhaft' to 'ungenügend' for 6; raise ValueError for a {grade} outside of 1 to 6.
        How is a German {grade} from 1 to 6 called? Return 'sehr gut', 'gut', 'befriedigend', \
        'ausreichend', 'mangelhaft' or 'ungenügend' and raise ValueError if it is out of range.
        German mark as a word (sehr gut ... ungenügend), ValueError if not 1 to 6
        """,
        """
        words = ("sehr gut", "gut", "befriedigend", "ausreichend", "mangelhaft", "ungenügend")
        if not 1 <= grade <= 6:
            raise ValueError(f"invalid grade: {grade}")
        return words[grade - 1]
        """,
        lambda r: (r.randint(1, 6),),
    ),
    made(
        "variants_leisure.diploma_word_of_average",
        "grade_to_text diploma_grade average_to_word final_grade_word",
        "average: float",
        "str",
        """
        Word for a final {average} on the German university scale: up to 1.5 'very good', up to 2.5 \
        'good', up to 3.5 'satisfactory', up to 4.0 'sufficient', above that 'failed'.
        Name the overall result of a degree, where 1.0 is best: 'very good' (at most 1.5), 'good' (at most \
        2.5), 'satisfactory' (at most 3.5), 'sufficient' (at most 4.0), otherwise 'failed'.
        Which predicate belongs to an {average} from 1.0 to 5.0? The limits 1.5, 2.5, 3.5 and 4.0 still \
        belong to the better one of 'very good', 'good', 'satisfactory', 'sufficient' and 'failed'.
        German diploma average into words, limits 1.5, 2.5, 3.5, 4.0 included
        """,
        """
        for limit, word in ((1.5, "very good"), (2.5, "good"), (3.5, "satisfactory"), (4.0, "sufficient")):
            if average <= limit:
                return word
        return "failed"
        """,
        lambda r: (r.choice((1.0, 1.5, 1.6, 2.5, 2.6, 3.5, 3.6, 4.0, 4.1, 5.0, r.randint(10, 50) / 10)),),
    ),
    made(
        "variants_leisure.upper_school_points_to_signed_grade",
        "points_to_grade points_to_mark oberstufe_grade grade_from_points",
        "points: int",
        "str",
        """
        German upper school {points} from 0 to 15 as a grade with its tendency: 15 is '1+', 14 '1', 13 \
        '1-', 12 '2+' and so on down to 1 as '5-'; 0 is '6'. Other numbers raise a ValueError.
        Convert 0 to 15 {points} to a mark in text form. Each grade from 1 to 5 has three steps (plus, \
        plain, minus), 0 points are a plain '6'; outside of the range raise ValueError.
        Which mark do Oberstufe {points} stand for? 15 gives '1+', 11 gives '2', 4 gives '4-', 0 gives \
        '6'; a ValueError for less than 0 or more than 15.
        0..15 points to '1+' ... '5-' and '6', ValueError otherwise
        """,
        """
        if not 0 <= points <= 15:
            raise ValueError("points must be from 0 to 15")
        if points == 0:
            return "6"
        return f"{6 - (points + 2) // 3}{('-', '', '+')[(points - 1) % 3]}"
        ---
        if not 0 <= points <= 15:
            raise ValueError("points must be from 0 to 15")
        names = ["6"]
        for grade in range(5, 0, -1):
            names += [f"{grade}-", f"{grade}", f"{grade}+"]
        return names[points]
        """,
        lambda r: (r.randint(0, 15),),
    ),
    made(
        "variants_leisure.signed_grade_to_upper_school_points",
        "grade_to_points mark_to_points points_for_grade oberstufe_points",
        "grade: str",
        "int | None",
        """
        Upper school points of a German {grade} with tendency: '1+' is 15, '1' is 14, '1-' is 13, '2+' is \
        12, down to '5-' with 1 and '6' with 0. Outer spaces do not matter; None for anything else, '6+' \
        included.
        Return how many points from 0 to 15 the mark stands for, three per grade with plus and minus, '6' \
        being 0 without signs. Spaces around it are ignored, an invalid text gives None.
        Convert '2-' to 10, '3' to 8, '6' to 0 and so on: a digit from 1 to 5 and maybe '+' or '-', or a \
        bare '6'. Strip the {grade} first and return None if it has another form.
        '1+' to 15 ... '5-' to 1, '6' to 0, stripped, None if invalid
        """,
        """
        text = grade.strip()
        if text == "6":
            return 0
        match = re.fullmatch(r"([1-5])([+-]?)", text)
        if not match:
            return None
        return 17 - 3 * int(match[1]) + {"+": 1, "": 0, "-": -1}[match[2]]
        """,
        lambda r: (
            r.choice(
                ("1+", "1", "1-", "2+", "2", " 2- ", "3", "4-", "5-", "5+", "6", "6+", "7", "", "A", "-2")
            ),
        ),
        "import re",
    ),
    made(
        "variants_leisure.signed_grade_to_decimal",
        "grade_to_decimal parse_grade grade_value decimal_grade",
        "grade: str",
        "float",
        """
        Decimal value of a German {grade} such as '2', '2+' or '2-': a plus takes 0.3 off, a minus adds \
        0.3, but the result stays between 1.0 and 6.0. Raise ValueError for another text; outer spaces are \
        fine.
        Read a mark from 1 to 6 with an optional sign: '2+' is 1.7, '2-' is 2.3, '1+' is still 1.0 and \
        '6-' still 6.0. Anything else is a ValueError, spaces around it are stripped.
        Turn the text of a school {grade} into a number, the tendency being worth 0.3 (plus is better, \
        thus smaller), limited to 1.0 to 6.0; invalid ones raise ValueError.
        '3-' as 3.3, '3+' as 2.7, clipped to 1.0..6.0, ValueError if malformed
        """,
        """
        match = re.fullmatch(r"([1-6])([+-]?)", grade.strip())
        if not match:
            raise ValueError(f"not a grade: {grade!r}")
        value = int(match[1]) + {"+": -0.3, "": 0.0, "-": 0.3}[match[2]]
        return round(min(6.0, max(1.0, value)), 1)
        """,
        lambda r: (r.choice(("1+", "1", "1-", "2+", "2", "2-", " 3+", "4-", "5", "6+", "6", "6-")),),
        "import re",
    ),
    made(
        "variants_leisure.bavarian_grade_conversion",
        "bavarian_formula convert_grade german_grade_from_foreign modified_bavarian",
        "best: float; passing: float; achieved: float",
        "float",
        """
        German grade of a foreign one by the Bavarian formula: 1 + 3 * ({best} - {achieved}) / ({best} - \
        {passing}), rounded to 1 decimal, for scales where more is better. Whatever is below {passing} \
        gives 5.0.
        Convert an {achieved} mark to the scale from 1.0 to 4.0 where {best} is 1.0 and the lowest \
        {passing} mark is 4.0; linear in between, one decimal, 5.0 for a failed one below {passing}.
        Modified Bavarian formula: three times the distance from the {best} mark over the distance from \
        {best} to {passing}, plus one, with one decimal; not passed is 5.0.
        foreign mark to German grade, linear from best = 1.0 to passing = 4.0, below that 5.0
        """,
        """
        if achieved < passing:
            return 5.0
        return round(1 + 3 * (best - achieved) / (best - passing), 1)
        """,
        lambda r: r.choice(
            (
                (100, 50, r.randint(40, 100)),
                (4.0, 2.0, r.randint(15, 40) / 10),
                (20, 10, r.randint(8, 20)),
                (10, 6, 5),
            )
        ),
    ),
    made(
        "variants_leisure.uk_degree_class",
        "degree_class degree_classification uk_classification honours_class",
        "average: float",
        "str",
        """
        British degree class for an {average} in percent: '1st' from 70, '2:1' from 60, '2:2' from 50, \
        '3rd' from 40, otherwise 'Fail'. The average is not rounded before.
        Classify a UK degree by its {average} mark: at least 70 is a '1st', at least 60 a '2:1', at least \
        50 a '2:2', at least 40 a '3rd'; lower ones 'Fail'.
        Which honours class is it, '1st', '2:1', '2:2', '3rd' or 'Fail'? The lowest marks for them are 70, \
        60, 50 and 40; 69.9 is no '1st'.
        UK honours class of a percentage, 70/60/50/40
        """,
        """
        for limit, name in ((70, "1st"), (60, "2:1"), (50, "2:2"), (40, "3rd")):
            if average >= limit:
                return name
        return "Fail"
        """,
        lambda r: (r.choice((70, 69.9, 60, 59.5, 50, 49, 40, 39.9, 0, 100, r.randint(30, 80))),),
    ),
    made(
        "variants_leisure.french_mention_of_twenty",
        "french_mention mention_bac mention grade_mention",
        "average: float",
        "str",
        """
        French distinction for an {average} out of 20: 'très bien' from 16, 'bien' from 14, 'assez bien' \
        from 12, 'passable' from 10, below that 'ajourné'.
        Return the mention of the baccalauréat: an {average} of at least 16 is 'très bien', 14 'bien', 12 \
        'assez bien', 10 'passable'; who has less is 'ajourné'.
        Out of 20 points one has this {average}. Which mention is it? The limits are 16 ('très bien'), 14 \
        ('bien'), 12 ('assez bien') and 10 ('passable'), otherwise 'ajourné'.
        mention for a mark out of 20, 'ajourné' below 10
        """,
        """
        if average >= 16:
            return "très bien"
        if average >= 14:
            return "bien"
        if average >= 12:
            return "assez bien"
        return "passable" if average >= 10 else "ajourné"
        """,
        lambda r: (r.choice((20, 18, 16, 15.99, 14, 13.5, 12, 11.9, 10, 9.99, 0, r.randint(0, 40) / 2)),),
    ),
    made(
        "variants_leisure.swiss_grade_from_points",
        "swiss_grade points_to_grade linear_grade grade_from_points",
        "points: float; maximum: float",
        "float",
        """
        Swiss grade from 1.0 to 6.0 for {points} of {maximum}: points divided by the maximum, times 5, \
        plus 1, rounded to 1 decimal. More points than the maximum still give 6.0, and a {maximum} of 0 or \
        less raises ValueError.
        Linear grading where no {points} are a 1.0 and all of the {maximum} a 6.0, with one decimal and \
        never above 6.0; raise ValueError unless {maximum} is positive.
        Convert a test score to a Swiss mark: 5 * {points} / {maximum} + 1 to one decimal place, at most \
        6.0. ValueError for a {maximum} that is not above 0.
        points * 5 / maximum + 1, one decimal, capped at 6.0
        """,
        """
        if maximum <= 0:
            raise ValueError("maximum must be positive")
        return min(6.0, round(points / maximum * 5 + 1, 1))
        """,
        lambda r: (lambda m: (r.choice((0, m, m / 2, r.randint(0, m))), m))(r.choice((10, 20, 24, 50))),
    ),
    made(
        "variants_leisure.austrian_grade_of_percent",
        "austrian_grade percent_to_grade grade_from_percent school_grade",
        "percent: float",
        "int",
        """
        Austrian grade for {percent}: 1 from 90, 2 from 80, 3 from 65, 4 from 50, otherwise 5. Outside of \
        0 to 100 raise a ValueError.
        Return the mark from 1 (best) to 5 (failed): at least 90 {percent} is a 1, 80 a 2, 65 a 3 and 50 a \
        4; a ValueError for less than 0 or more than 100.
        Which of the five school grades does a result in {percent} give? The lowest values for 1 to 4 are \
        90, 80, 65 and 50; values below 0 or above 100 are a ValueError.
        percent to a grade 1..5 by 90, 80, 65, 50, ValueError if not 0..100
        """,
        """
        if not 0 <= percent <= 100:
            raise ValueError("percent must be from 0 to 100")
        limits = (90, 80, 65, 50)
        return 1 + sum(percent < limit for limit in limits)
        ---
        if not 0 <= percent <= 100:
            raise ValueError("percent must be from 0 to 100")
        for grade, limit in enumerate((90, 80, 65, 50), start=1):
            if percent >= limit:
                return grade
        return 5
        """,
        lambda r: (r.choice((100, 90, 89.9, 80, 79, 65, 64, 50, 49.5, 0, r.randint(30, 100))),),
    ),
    made(
        "variants_leisure.letter_counts_occurring_only",
        "grade_distribution count_letters letter_counts grades_count",
        "scores: list[int]",
        "dict[str, int]",
        """
        Count the letter grades of {scores} (A from 90, B from 80, C from 70, D from 60, else F). Only \
        letters that occur are keys, from A to F; an empty list gives {{}}.
        Return how often each letter was reached, best letter first, leaving out those nobody has: 90 and \
        more is an A, then B, C and D in steps of ten, everything below 60 an F.
        Given percentages, make a dict from letter to number of pupils in the order A, B, C, D, F without \
        zero entries. The limits are 90, 80, 70 and 60.
        letter grade histogram in the order A to F without zeros
        """,
        """
        limits = {"A": 90, "B": 80, "C": 70, "D": 60, "F": float("-inf")}
        counts = dict.fromkeys(limits, 0)
        for score in scores:
            letter = next(letter for letter, limit in limits.items() if score >= limit)
            counts[letter] += 1
        return {letter: count for letter, count in counts.items() if count}
        """,
        lambda r: (_scores(r, 0, 7),),
    ),
    made(
        "variants_leisure.letter_share_lines",
        "grade_distribution_lines distribution_text grade_shares grade_report",
        "letters: list[str]",
        "list[str]",
        """
        Lines such as 'A: 3 (37.5%)' for each of A, B, C, D and F in this order with its count and share \
        among {letters}, percent with one decimal. Case is ignored; letters nobody got are shown with '0 \
        (0.0%)'.
        Write the distribution of letter grades as five lines 'letter: count (percent%)'. One decimal, \
        lower case counts too, and without any {letters} every line ends in '0 (0.0%)'.
        Report how the class did: for A, B, C, D, F one text each, with number and percentage of all \
        {letters} (one decimal); an empty list gives zeros.
        five lines 'B: 2 (25.0%)' for A to F, any case, zeros included
        """,
        """
        upper = [letter.upper() for letter in letters]
        lines = []
        for letter in "ABCDF":
            count = upper.count(letter)
            share = 100 * count / len(upper) if upper else 0.0
            lines.append(f"{letter}: {count} ({share:.1f}%)")
        return lines
        """,
        lambda r: ([r.choice("AABBCDFf") for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_leisure.average_with_final_replacing_lowest",
        "final_average average_with_final course_average replace_lowest_average",
        "exams: list[int]; final: int",
        "float",
        """
        Course average of all {exams} and the {final}. If the final is better than the lowest exam, that \
        one exam is replaced by it before averaging. Rounded to 2 decimals.
        A good {final} counts twice: it takes the place of the single lowest of the {exams} when it is \
        higher, and is averaged in as well. Two decimals; without {exams} the final alone counts.
        Return the mean of the exam scores and the {final} to two decimal places, after one lowest score \
        was raised to the {final} if that helps.
        mean of exams and final, final replaces the lowest exam if higher, 2 decimals
        """,
        """
        scores = sorted(exams)
        if scores and final > scores[0]:
            scores[0] = final
        scores.append(final)
        return round(sum(scores) / len(scores), 2)
        """,
        lambda r: (_scores(r, 0, 4), r.choice((100, 60, 50, r.randint(30, 100)))),
    ),
    made(
        "variants_leisure.weighted_categories_rescaled",
        "weighted_grade current_grade category_grade course_grade",
        "scores: dict[str, list[float]]; weights: dict[str, float]",
        "float | None",
        """
        Current grade from {scores} per category and the {weights} of the categories: average each \
        category and weight it. Categories without scores are left out and the other weights count \
        accordingly more. 1 decimal, None if nothing was scored yet.
        Weighted mean of the category averages, taken only over categories in {weights} that already have \
        scores, divided by the sum of just these weights; one decimal, None without any.
        How do I stand so far? Average every category, multiply by its weight and divide by the weights \
        used, so that empty or missing categories do not pull the grade down. Rounded to one decimal; None \
        if no category has scores.
        weighted grade over the categories that have scores, weights rescaled, None without scores
        """,
        """
        total = used = 0.0
        for category, weight in weights.items():
            values = scores.get(category)
            if values:
                total += weight * sum(values) / len(values)
                used += weight
        return round(total / used, 1) if used else None
        """,
        lambda r: (
            {
                c: [r.choice((100, 80, 50, r.randint(40, 100))) for _ in range(r.randint(0, 3))]
                for c in r.sample(("tests", "homework", "labs"), r.randint(0, 3))
            },
            r.choice(({"tests": 50, "homework": 30, "labs": 20}, {"tests": 60, "homework": 40})),
        ),
    ),
    made(
        "variants_leisure.passes_with_average_and_floor",
        "has_passed passes_year is_passing passed",
        "marks: dict[str, int]",
        "bool",
        """
        Pass rule: the average of all {marks} must be at least 50 and no subject may be below 40. Without \
        subjects nobody passes.
        Return True if the mean over the subjects reaches 50 and every single one of the {marks} is 40 or \
        more; an empty dict is False.
        Has the pupil passed? Two conditions hold together: average of 50 or better, and nowhere less than \
        40. No {marks} at all means not passed.
        average >= 50 and each subject >= 40, False if empty
        """,
        """
        if not marks:
            return False
        values = marks.values()
        return sum(values) / len(values) >= 50 and min(values) >= 40
        """,
        lambda r: (
            r.choice((_subject_scores(r), {s: r.choice((40, 39, 50, 60)) for s in r.sample(_SUBJECTS, 3)})),
        ),
    ),
    made(
        "variants_leisure.exam_result_with_compartment",
        "exam_result overall_result final_result result_status",
        "marks: dict[str, int]; pass_mark: int = 35",
        "str",
        """
        Overall result from {marks} per subject: 'Pass' if all are at least {pass_mark}, 'Compartment' if \
        one or two subjects are below, 'Fail' if more are. Without subjects it is 'No result'.
        Count the subjects below {pass_mark}: none means 'Pass', up to two 'Compartment' (they may be \
        repeated), three or more 'Fail'; an empty dict gives 'No result'.
        Decide between 'Pass', 'Compartment' and 'Fail' by the number of failed subjects (0, 1 or 2, \
        more); the {pass_mark} itself is enough. 'No result' for no {marks}.
        'Pass', 'Compartment' (1-2 failed) or 'Fail', 'No result' if empty
        """,
        """
        if not marks:
            return "No result"
        failed = sum(mark < pass_mark for mark in marks.values())
        if failed == 0:
            return "Pass"
        return "Compartment" if failed <= 2 else "Fail"
        """,
        lambda r: (
            {s: r.choice((35, 34, 60, 20, 90)) for s in r.sample(_SUBJECTS, r.randint(0, 5))},
            r.choice((35, 35, 40)),
        ),
    ),
    made(
        "variants_leisure.passes_with_grace_marks",
        "passes_with_grace pass_with_grace_marks can_pass grace_pass",
        "marks: list[int]; pass_mark: int = 40; grace: int = 5",
        "bool",
        """
        Can everything be passed with grace marks? At most {grace} points in total may be spread over the \
        {marks} that are below {pass_mark}. An empty list is passed.
        Return True if the points missing to {pass_mark}, summed over all {marks}, are not more than \
        {grace}; better marks give nothing to others.
        Up to {grace} extra points may be given away altogether. Is that enough to lift each of the \
        {marks} to {pass_mark}? No marks need nothing.
        sum of the points missing to the pass mark is at most the grace points
        """,
        """
        missing = sum(pass_mark - mark for mark in marks if mark < pass_mark)
        return missing <= grace
        """,
        lambda r: (
            [r.choice((40, 39, 38, 36, 35, 60)) for _ in range(r.randint(0, 4))],
            40,
            r.choice((5, 5, 3, 0)),
        ),
    ),
    made(
        "variants_leisure.honor_roll_in_two_levels",
        "honor_roll honor_levels honors_list high_honors",
        "averages: dict[str, float]",
        "dict[str, list[str]]",
        """
        Split {averages} (name to average) into the honor roll: a dict with 'high honors' for those with \
        at least 95 and 'honors' for those from 85 to below 95. Names are sorted, both keys are always \
        there, others are left out.
        Who is on which honor list? Return {{'high honors': [...], 'honors': [...]}} with names in \
        alphabetical order; 95 and above is high, 85 and above is plain honors, the rest appears nowhere.
        Build two sorted lists of names from their {averages}: 'high honors' from 95 on, 'honors' from 85 \
        on (nobody is in both), even if a list is empty.
        names with 95+ under 'high honors', with 85 to 95 under 'honors', sorted
        """,
        """
        roll = {"high honors": [], "honors": []}
        for name in sorted(averages):
            if averages[name] >= 95:
                roll["high honors"].append(name)
            elif averages[name] >= 85:
                roll["honors"].append(name)
        return roll
        """,
        lambda r: ({n: r.choice((95, 94.9, 90, 89.5, 85, 84, 70, 98)) for n in _names(r, 0, 5)},),
    ),
    made(
        "variants_leisure.honor_roll_without_low_grade",
        "honor_roll honor_students deans_list students_with_honors",
        "grades: dict[str, list[int]]; average: float = 85; lowest: int = 75",
        "list[str]",
        """
        Sorted names of the pupils in {grades} whose mean is at least {average} and who have no single \
        grade below {lowest}. Pupils without grades are not listed.
        Honor roll: an overall {average} is needed, and every grade must be {lowest} or better. Return the \
        names alphabetically; somebody with an empty list does not qualify.
        Who earns honors? Check for each name in {grades} that there are grades, that their mean reaches \
        {average} and that the worst is not under {lowest}; give the names in order of the alphabet.
        names with mean >= average and all grades >= lowest, sorted
        """,
        """
        return sorted(
            name
            for name, values in grades.items()
            if values and sum(values) / len(values) >= average and min(values) >= lowest
        )
        """,
        lambda r: (
            {
                n: [r.choice((95, 90, 85, 80, 75, 74)) for _ in range(r.randint(0, 3))]
                for n in _names(r, 0, 5)
            },
            r.choice((85, 85, 80)),
            75,
        ),
    ),
    made(
        "variants_leisure.report_card_lines_with_average",
        "report_card report_lines format_report_card report_card_text",
        "marks: dict[str, int]",
        "list[str]",
        """
        Report card as lines 'Math: 85', subjects in alphabetical order, followed by a last line 'Average: \
        82.5' with one decimal. Without subjects the only line is 'Average: -'.
        Write one line per subject of {marks}, sorted by name, and then the mean with one decimal as \
        'Average: ...', or 'Average: -' for an empty dict.
        List the {marks} as 'subject: mark' from A to Z and finish with their average ('Average: 77.0'); \
        if there are none, a dash stands for the number.
        sorted 'subject: mark' lines and a final 'Average: x.x' line, '-' if empty
        """,
        """
        lines = [f"{subject}: {mark}" for subject, mark in sorted(marks.items())]
        average = f"{sum(marks.values()) / len(marks):.1f}" if marks else "-"
        return [*lines, f"Average: {average}"]
        """,
        lambda r: (_subject_scores(r),),
    ),
    made(
        "variants_leisure.best_subjects_with_ties",
        "best_subjects top_subjects strongest_subjects best_subject",
        "grades: dict[str, int]",
        "list[str]",
        """
        All subjects of {grades} with the best German grade (the lowest number), sorted by name; [] \
        without grades.
        In which subjects is the pupil best? 1 is the best mark. Several with the same mark are all \
        returned, in alphabetical order; an empty dict gives an empty list.
        Return a sorted list of the subjects whose grade equals the smallest of all {grades}, where a \
        smaller number is better.
        subjects with the minimum grade, ties included, alphabetical
        """,
        """
        if not grades:
            return []
        best = min(grades.values())
        return sorted(subject for subject, grade in grades.items() if grade == best)
        """,
        lambda r: ({s: r.choice((1, 1, 2, 3, 2)) for s in r.sample(_SUBJECTS, r.randint(0, 5))},),
    ),
    made(
        "variants_leisure.grade_trend_with_threshold",
        "grade_trend trend progress_trend score_trend",
        "scores: list[int]; threshold: int = 5",
        "str",
        """
        'improving' if the last of {scores} is at least {threshold} above the first, 'declining' if it is \
        at least that much below, otherwise 'stable', as for fewer than two scores.
        Describe the development from the first to the last score: a change of less than {threshold} \
        points is 'stable', a larger gain 'improving', a larger loss 'declining'. One score or none is \
        'stable'.
        How do the results change over time? Compare only the ends of {scores}; the {threshold} itself is \
        already a trend. Return 'improving', 'declining' or 'stable'.
        last minus first against a threshold: improving, declining or stable
        """,
        """
        if len(scores) < 2:
            return "stable"
        change = scores[-1] - scores[0]
        if change >= threshold:
            return "improving"
        return "declining" if change <= -threshold else "stable"
        """,
        lambda r: (
            r.choice((_scores(r), [70, 75], [70, 74, 66], [80, 70, 75], [60, 90, 58])),
            r.choice((5, 5, 3)),
        ),
    ),
    made(
        "variants_leisure.needed_final_score_in_words",
        "needed_on_final final_needed required_final_text what_do_i_need",
        "current: float; target: float; weight: float",
        "str",
        """
        Text about the final exam that counts {weight} percent: 'You need at least 87.5 on the final' to \
        lift {current} to {target}, 'Not possible' if more than 100 would be needed, 'You already made it' \
        if 0 or less is enough. One decimal.
        Compute what must be scored on the final so that (100 - {weight}) percent of {current} and \
        {weight} percent of the final make {target}; answer with 'You need at least ... on the final', \
        'Not possible' (above 100) or 'You already made it' (not above 0).
        Tell a student what the last exam has to bring. The needed score has one decimal; beyond 100 say \
        'Not possible', for 0 and below 'You already made it'.
        needed final exam score as a sentence, 'Not possible' or 'You already made it'
        """,
        """
        share = weight / 100
        needed = round((target - current * (1 - share)) / share, 1)
        if needed > 100:
            return "Not possible"
        if needed <= 0:
            return "You already made it"
        return f"You need at least {needed:.1f} on the final"
        """,
        lambda r: (
            r.choice((80, 90, 50, r.randint(40, 95))),
            r.choice((90, 60, 95, 50)),
            r.choice((20, 25, 40, 50)),
        ),
    ),
    made(
        "variants_leisure.gpa_last_attempt_counts",
        "gpa compute_gpa gpa_with_repeats grade_point_average",
        "courses: list[tuple[str, str, int]]",
        "float",
        """
        GPA of {courses}, tuples of (course, letter, credits) in order of time. A repeated course counts \
        with its last attempt only. A is 4, B 3, C 2, D 1, F 0 points, weighted by credits, 2 decimals; \
        0.0 without courses.
        Weight the grade points of every course by its credits, but if a course name occurs again the \
        later grade (and credits) replaces the earlier one. Rounded to two decimals, 0.0 if there is \
        nothing.
        Compute a grade point average in which retaken courses are counted once, by their most recent \
        letter. Letters A to F are worth 4, 3, 2, 1 and 0; no {courses} give 0.0.
        credit-weighted GPA, latest attempt per course, two decimals
        """,
        """
        points = {"A": 4, "B": 3, "C": 2, "D": 1, "F": 0}
        latest = {course: (points[letter], credits) for course, letter, credits in courses}
        total = sum(credits for _, credits in latest.values())
        if total == 0:
            return 0.0
        return round(sum(value * credits for value, credits in latest.values()) / total, 2)
        """,
        lambda r: (
            [
                (r.choice(("Math", "Art", "Bio")), r.choice("ABCDF"), r.choice((2, 3, 4)))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_leisure.gpa_with_honors_and_ap_bonus",
        "weighted_gpa high_school_gpa gpa_with_bonus gpa",
        "courses: list[tuple[str, str]]",
        "float",
        """
        Weighted high school GPA of {courses}, pairs of (letter, kind): A 4, B 3, C 2, D 1, F 0 points, \
        plus 1.0 for kind 'AP' and 0.5 for 'honors', but an F gets no bonus. Case is ignored. Mean with 2 \
        decimals, 0.0 for none.
        Average the grade points, where an AP course gives one point more and an honors course half a \
        point more than a regular one; a failed course (F) stays 0. Letters and kinds in any case, two \
        decimals, an empty list is 0.0.
        What is the GPA on the 5-point scale? Every pair has a letter and 'AP', 'honors' or 'regular'. Add \
        the bonus unless the letter is F, and round the mean to two decimal places.
        mean grade points with +1 for AP and +0.5 for honors unless failed
        """,
        """
        points = {"A": 4.0, "B": 3.0, "C": 2.0, "D": 1.0, "F": 0.0}
        bonus = {"ap": 1.0, "honors": 0.5}
        total = 0.0
        for letter, kind in courses:
            value = points[letter.upper()]
            total += value + bonus.get(kind.lower(), 0.0) if value else 0.0
        return round(total / len(courses), 2) if courses else 0.0
        """,
        lambda r: (
            [
                (r.choice("ABCDFa"), r.choice(("AP", "honors", "regular", "regular", "ap")))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_leisure.cumulative_gpa_of_semesters",
        "cumulative_gpa overall_gpa combined_gpa total_gpa",
        "semesters: list[tuple[float, int]]",
        "float | None",
        """
        Cumulative GPA of {semesters}, pairs of (gpa, credits): each semester weighs as much as it has \
        credits. Rounded to 2 decimals, None if there are no credits.
        Combine the GPA values of several semesters into one, weighted by their credits, with two \
        decimals; None when the credits add up to 0.
        Given (gpa, credits) per term, return the overall average: sum of gpa times credits over the sum \
        of credits, two decimal places, or None without credits.
        credit-weighted mean of semester GPAs, None without credits
        """,
        """
        credits = sum(count for _, count in semesters)
        if credits == 0:
            return None
        return round(sum(gpa * count for gpa, count in semesters) / credits, 2)
        """,
        lambda r: ([(r.randint(10, 40) / 10, r.choice((0, 3, 12, 15, 18))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_leisure.curve_added_points_capped",
        "curve_scores curve apply_curve curved_scores",
        "scores: list[int]; points: int",
        "list[int]",
        """
        Curve {scores} by adding the same number of {points} to each, but nobody gets more than 100 or \
        less than 0. Order stays.
        Return the {scores} after a flat curve: every one plus {points}, limited to the range from 0 to \
        100.
        Add {points} to all results of the class; values above 100 become 100 and (for a negative curve) \
        values below 0 become 0.
        add points to each score, clamp to 0..100
        """,
        """
        return [min(100, max(0, score + points)) for score in scores]
        """,
        lambda r: (_scores(r), r.choice((0, 5, 10, 15, -5))),
    ),
    made(
        "variants_leisure.late_points_per_started_day",
        "late_score late_penalty score_after_penalty apply_late_penalty",
        "score: int; hours: float",
        "int",
        """
        Score of work handed in {hours} late: 10 points off for each started day of 24 hours, never below \
        0. From more than 4 days on it is 0 in any case; in time ({hours} of 0 or less) nothing is lost.
        Subtract 10 points for every begun 24 {hours} of delay, but not below 0; anything over 96 hours \
        late scores 0, anything on time keeps its {score}.
        What is left of a {score} after a late submission? One hour late costs 10 points, 25 hours 20 \
        points; more than four days give 0.
        10 points less per started late day, 0 after four days
        """,
        """
        if hours <= 0:
            return score
        if hours > 96:
            return 0
        return max(0, score - 10 * math.ceil(hours / 24))
        """,
        lambda r: (
            r.choice((100, 80, 15, r.randint(0, 100))),
            r.choice((0, -2, 1, 24, 25, 48, 71.5, 72, 96, 97, 120)),
        ),
        "import math",
    ),
    made(
        "variants_leisure.marks_fractions_average_percent",
        "average_percent mean_of_fractions quiz_average percent_of_marks",
        "marks: list[str]",
        "float",
        """
        Average in percent of {marks} written as 'reached/possible' like '7/10': every mark counts the \
        same, whatever its maximum. Marks out of 0 are skipped; one decimal, 0.0 if none is left.
        Turn each text such as '15/20' into a percentage and return the mean of the percentages (not of \
        the points) with one decimal; a '/0' does not count and nothing gives 0.0.
        Read quiz results 'points/maximum' and average their percentages, all equally weighted. Round to \
        one decimal; without usable {marks} return 0.0.
        mean percentage of 'a/b' marks, equally weighted, b = 0 skipped
        """,
        """
        percents = []
        for mark in marks:
            reached, possible = map(int, mark.split("/"))
            if possible:
                percents.append(100 * reached / possible)
        return round(sum(percents) / len(percents), 1) if percents else 0.0
        """,
        lambda r: (
            [f"{r.randint(0, m)}/{m}" for m in (r.choice((5, 10, 20, 0)) for _ in range(r.randint(0, 5)))],
        ),
    ),
    made(
        "variants_leisure.marks_fractions_total_text",
        "total_marks_text total_result sum_of_marks points_text",
        "marks: list[str]",
        "str",
        """
        Add up {marks} such as '7/10' and '15/20' and write the total with its percentage: '22/30 \
        (73.3%)'. No marks are '0/0 (0.0%)'.
        Sum the reached and the possible points of all {marks} 'a/b' and return 'sum/sum (percent%)' with \
        one decimal; 0.0% if nothing was possible.
        Give the overall result of several tests as text: points reached, a slash, points possible, and \
        the share in brackets with one decimal place.
        total of 'a/b' marks as 'x/y (p.p%)'
        """,
        """
        reached = sum(int(mark.split("/")[0]) for mark in marks)
        possible = sum(int(mark.split("/")[1]) for mark in marks)
        percent = 100 * reached / possible if possible else 0.0
        return f"{reached}/{possible} ({percent:.1f}%)"
        """,
        lambda r: (
            [f"{r.randint(0, m)}/{m}" for m in (r.choice((5, 10, 20, 8)) for _ in range(r.randint(0, 5)))],
        ),
    ),
    made(
        "variants_leisure.missing_assignments_by_student",
        "missing_assignments missing_homework who_is_missing_what open_homework",
        "submitted: dict[str, list[str]]; assignments: list[str]",
        "dict[str, list[str]]",
        """
        For each name in {submitted} (name to handed-in work) the {assignments} that are missing, in the \
        order of {assignments}. Pupils who handed in everything are left out.
        Which homework does everybody still owe? Return a dict from name to the list of missing \
        {assignments}, without those who owe nothing.
        Compare what was {submitted} with all {assignments} and list per pupil what has not been handed \
        in; only pupils with at least one missing piece are keys.
        name to missing assignments in their order, complete pupils left out
        """,
        """
        missing = {
            name: [assignment for assignment in assignments if assignment not in done]
            for name, done in submitted.items()
        }
        return {name: open_work for name, open_work in missing.items() if open_work}
        """,
        lambda r: (
            {n: r.sample(("hw1", "hw2", "hw3", "essay"), r.randint(0, 4)) for n in _names(r, 0, 4)},
            list(("hw1", "hw2", "hw3", "essay")[: r.randint(0, 4)]),
        ),
    ),
    made(
        "variants_leisure.homework_report_lines",
        "homework_report missing_homework_lines homework_status homework_lines",
        "missing: dict[str, list[str]]",
        "list[str]",
        """
        Line per pupil in {missing} (name to missing homework): 'Ann: 2 missing (hw1, hw3)', and 'Ben: all \
        done' for an empty list. Most missing first, ties by name.
        Report open homework, the pupils with the most on top and equal ones alphabetically: name, colon, \
        count, 'missing' and the pieces in brackets joined by ', ', or just 'all done'.
        Write 'name: N missing (a, b)' for everybody with something {missing} and 'name: all done' for the \
        others, ordered by N from high to low and then by name.
        homework lines sorted by number missing, 'all done' for none
        """,
        """
        lines = []
        for name, works in sorted(missing.items(), key=lambda item: (-len(item[1]), item[0])):
            status = f"{len(works)} missing ({', '.join(works)})" if works else "all done"
            lines.append(f"{name}: {status}")
        return lines
        """,
        lambda r: (
            {n: r.sample(("hw1", "hw2", "hw3", "essay"), r.choice((0, 1, 1, 2, 3))) for n in _names(r, 0, 4)},
        ),
    ),
    made(
        "variants_leisure.attendance_rate_late_present_excused_out",
        "attendance_rate attendance_percentage attendance_percent attendance",
        "marks: str",
        "float | None",
        """
        Attendance in percent with 1 decimal from {marks}: P (present) and L (late) are attended, A is \
        absent, E (excused) does not count at all. Case is ignored; None if no day counts.
        Return the share of attended days as a percentage to one decimal place. Excused days (E) are taken \
        out of the total, late ones (L) are as good as present ones (P); without any P, L or A give None.
        What is the attendance rate of a register such as 'PPALE'? Present and late divided by everything \
        but excused, times 100, one decimal, letters in any case; None when nothing is left to divide by.
        percent of P and L among P, L and A, excused days ignored, None without days
        """,
        """
        letters = marks.upper()
        attended = letters.count("P") + letters.count("L")
        days = attended + letters.count("A")
        return round(100 * attended / days, 1) if days else None
        """,
        lambda r: (_register(r, "PPPALEe"),),
    ),
    made(
        "variants_leisure.attendance_level_of_rate",
        "attendance_status attendance_level attendance_category attendance_warning",
        "present: int; total: int",
        "str",
        """
        Level of attendance for {present} of {total} days: 'good' from 95 percent, 'at risk' from 90, \
        'warning' from 80, else 'critical'; 'no data' if {total} is 0.
        Judge how often somebody was there. At least 95 percent is 'good', at least 90 'at risk', at least \
        80 'warning', anything less 'critical'; no days at all are 'no data'.
        Return the attendance category of {present} out of {total} days, with the lower limits 95, 90 and \
        80 percent for 'good', 'at risk' and 'warning', below them 'critical', and 'no data' for a {total} \
        of zero.
        attendance 95/90/80 percent: good, at risk, warning, critical; 'no data' for no days
        """,
        """
        if total == 0:
            return "no data"
        percent = 100 * present / total
        for limit, level in ((95, "good"), (90, "at risk"), (80, "warning")):
            if percent >= limit:
                return level
        return "critical"
        """,
        lambda r: (lambda t: (r.choice((t, t * 19 // 20, t * 9 // 10, t * 4 // 5, r.randint(0, t))), t))(
            r.choice((0, 20, 40, 100))
        ),
    ),
    made(
        "variants_leisure.attendance_warning_lines",
        "attendance_warnings warning_lines low_attendance attendance_alerts",
        "records: dict[str, str]; minimum: float = 75",
        "list[str]",
        """
        Lines 'Ann: 66.7%' for everybody in {records} (name to a text of P and A) whose share of P is \
        below {minimum} percent, lowest first, ties by name. One decimal; empty records are skipped.
        Warn about low attendance: list name and percentage (one decimal, '%') of those below the \
        {minimum}, the worst on top, equal ones alphabetically. Who has no days yet is not listed.
        For each name with days in {records} compute the percent present; return those under {minimum} as \
        'name: percent%' sorted by percent and then name.
        'name: 50.0%' for attendance below the minimum, lowest first
        """,
        """
        low = []
        for name, days in records.items():
            if days:
                percent = 100 * days.count("P") / len(days)
                if percent < minimum:
                    low.append((percent, name))
        return [f"{name}: {percent:.1f}%" for percent, name in sorted(low)]
        """,
        lambda r: ({n: _register(r, "PPPA", 6) for n in _names(r, 0, 5)}, r.choice((75, 75, 80, 50))),
    ),
    made(
        "variants_leisure.absent_days_in_a_row",
        "absent_in_a_row consecutive_absences long_absences absent_streak",
        "records: dict[str, str]; days: int = 3",
        "list[str]",
        """
        Sorted names in {records} (name to a text of P and A, a letter per day) who were absent, 'A', on \
        at least {days} consecutive days.
        Who missed {days} or more school days in a row? Look for that many letters A next to each other in \
        each text; return the names alphabetically.
        Given attendance per name as letters, list in order of the alphabet everyone with an unbroken run \
        of {days} absences.
        names with n consecutive A, sorted
        """,
        """
        return sorted(name for name, record in records.items() if "A" * days in record)
        """,
        lambda r: ({n: _register(r, "PPAAA") for n in _names(r, 0, 5)}, r.choice((3, 3, 2, 1))),
    ),
    made(
        "variants_leisure.absences_counted_by_weekday",
        "absences_by_weekday absences_per_weekday weekday_absences count_absences",
        "dates: list[str]",
        "dict[str, int]",
        """
        Count absences by day of the week: a dict with the keys 'Mon' to 'Fri' in this order, all always \
        present, for {dates} YYYY-MM-DD. Weekends are ignored.
        On which weekdays is a pupil absent how often? Return the counts for Mon, Tue, Wed, Thu and Fri (0 \
        if none); {dates} on a Saturday or Sunday do not count.
        Given ISO {dates} of absences, make a table from the short names of the five school days to the \
        number of absences on them, zeros included.
        absences per school day Mon..Fri, weekends ignored
        """,
        """
        counts = dict.fromkeys(("Mon", "Tue", "Wed", "Thu", "Fri"), 0)
        names = list(counts)
        for text in dates:
            weekday = date.fromisoformat(text).weekday()
            if weekday < 5:
                counts[names[weekday]] += 1
        return counts
        """,
        lambda r: (
            [
                (date(2024, 3, 4) + timedelta(days=r.randint(0, 13))).isoformat()
                for _ in range(r.randint(0, 6))
            ],
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.classes_needed_to_reach_attendance",
        "classes_needed classes_to_attend lectures_to_attend needed_for_attendance",
        "attended: int; held: int; percent: int = 75",
        "int",
        """
        How many of the coming classes must be attended without a break until attendance is at least \
        {percent}? So far {attended} of {held} were. 0 if it is reached already; no classes held counts as \
        reached.
        Smallest n such that ({attended} + n) out of ({held} + n) is {percent} percent or more, with \
        {percent} below 100.
        Return the number of further classes in a row one has to be present at to get to {percent} \
        percent, 0 when {attended} of {held} already suffice.
        least number of next classes to attend for the required percentage
        """,
        """
        needed = 0
        while 100 * (attended + needed) < percent * (held + needed):
            needed += 1
        return needed
        ---
        missing = percent * held - 100 * attended
        return max(0, -(-missing // (100 - percent)))
        """,
        lambda r: (lambda h: (r.randint(0, h), h, r.choice((75, 75, 80, 50))))(r.choice((0, 4, 10, 20))),
    ),
    made(
        "variants_leisure.classes_that_may_be_skipped",
        "classes_can_skip classes_to_skip lectures_can_miss can_miss",
        "attended: int; held: int; percent: int = 75",
        "int",
        """
        How many of the next classes may be missed in a row while attendance stays at least {percent}? So \
        far {attended} of {held} were attended; 0 if none may be missed or it is too low already.
        Largest n for which {attended} out of ({held} + n) is still {percent} percent or more, never below \
        0.
        Return the number of classes one can skip from now on without falling under {percent} percent, \
        given {attended} of {held} until today.
        most classes to skip keeping the required attendance, at least 0
        """,
        """
        return max(0, 100 * attended // percent - held)
        """,
        lambda r: (lambda h: (r.choice((h, r.randint(0, h))), h, r.choice((75, 75, 80, 50))))(
            r.choice((0, 4, 10, 20))
        ),
    ),
    made(
        "variants_leisure.seating_grid_filled_by_columns",
        "seating_plan seating_chart seat_grid arrange_seats",
        "names: list[str]; rows: int",
        "list[list[str | None]]",
        """
        Seating plan with {rows} rows, filled column by column from front to back in the order of {names}; \
        seats left over in the last column are None. Return the rows; without names they are empty lists.
        Seat the {names} one behind the other: the first {rows} names make the first column, the next ones \
        the second, and so on. The result is a list of rows, with None for free seats.
        Arrange pupils in a grid of {rows} rows so that reading downwards gives the given order. \
        Incomplete columns end in None; return one list per row.
        column-major seating grid with None for empty seats
        """,
        """
        columns = -(-len(names) // rows)
        grid = []
        for row in range(rows):
            places = [row + rows * column for column in range(columns)]
            grid.append([names[place] if place < len(names) else None for place in places])
        return grid
        """,
        lambda r: (_names(r, 0, 8), r.choice((1, 2, 3))),
    ),
    made(
        "variants_leisure.seat_two_groups_alternating",
        "seat_alternating alternate_seats seating_order mix_groups",
        "girls: list[str]; boys: list[str]",
        "list[str]",
        """
        Seating order in which {girls} and {boys} take turns, each sorted by name, the larger group first \
        ({girls} if equal); those left of the larger group sit at the end.
        Alternate the two groups, both in alphabetical order. Whoever has more members begins, with equal \
        numbers the {girls}; what remains is appended.
        Make one list: girl, boy, girl, ... or boy, girl, boy, ... depending on which group is bigger. \
        Sort both before; surplus pupils follow at the end.
        alternate two sorted groups, bigger group starts, rest at the end
        """,
        """
        first, second = sorted(girls), sorted(boys)
        if len(second) > len(first):
            first, second = second, first
        order = []
        for place, name in enumerate(first):
            order.append(name)
            order.extend(second[place : place + 1])
        return order
        """,
        lambda r: (lambda n: (n[: r.randint(0, len(n))], n[r.randint(0, len(n)) :]))(_names(r, 0, 8)),
    ),
    made(
        "variants_leisure.groups_of_nearly_equal_size",
        "make_groups split_into_groups form_groups divide_class",
        "names: list[str]; size: int",
        "list[list[str]]",
        """
        Split {names} in order into groups of at least {size}, as many as possible; the rest is spread so \
        that sizes differ by at most 1, larger groups first. Fewer names than {size} form one group, no \
        names none.
        Form len // {size} neighboring groups and give one extra pupil to each of the first ones until the \
        rest is used up (or spread evenly if there are more left). A class smaller than {size} stays \
        together; [] for an empty one.
        Divide the class into as many groups of {size} as it has, without a small leftover group: the \
        groups keep the order of {names}, differ in size by one at most, and the bigger ones come first.
        contiguous groups of at least n, sizes differ by at most one, larger first
        """,
        """
        if not names:
            return []
        count = max(1, len(names) // size)
        base, extra = divmod(len(names), count)
        groups = []
        start = 0
        for number in range(count):
            end = start + base + (number < extra)
            groups.append(names[start:end])
            start = end
        return groups
        """,
        lambda r: (_names(r, 0, 8), r.choice((2, 3, 3, 4))),
    ),
    made(
        "variants_leisure.groups_with_rest_in_last",
        "make_groups split_into_groups form_groups group_students",
        "names: list[str]; size: int",
        "list[list[str]]",
        """
        Groups of exactly {size} from {names} in order; those left over join the last group, which is then \
        larger. Fewer names than {size} are one group, none give [].
        Cut the class into groups of {size}; a leftover that is too small for a group of its own is added \
        to the last full group (if there is none, it stays alone).
        Build teams of {size} one after the other. The remaining pupils do not form a small team but go to \
        the last one; an empty list gives an empty list.
        chunks of n, the remainder joins the last chunk
        """,
        """
        if not names:
            return []
        count = max(1, len(names) // size)
        groups = [names[number * size : (number + 1) * size] for number in range(count)]
        groups[-1] = names[(count - 1) * size :]
        return groups
        """,
        lambda r: (_names(r, 0, 8), r.choice((2, 3, 3, 4))),
    ),
    made(
        "variants_leisure.groups_with_rest_dealt_out",
        "make_groups split_into_groups distribute_rest form_teams",
        "names: list[str]; size: int",
        "list[list[str]]",
        """
        Groups of {size} neighbors in {names}; the pupils left over are dealt out one by one, the first of \
        them to the first group, the next to the second and so on, starting again if need be. Fewer than \
        {size} names are one group.
        Cut {names} into full groups of {size}, then append the rest in turn: one to group 1, one to group \
        2, and so forth. If no full group exists all are together; no names give [].
        Put {size} pupils in each group in the given order, and add every remaining one to another group \
        from the front, at its end.
        full groups of n, leftover members added one each from the first group on
        """,
        """
        count = len(names) // size
        if count == 0:
            return [list(names)] if names else []
        groups = [names[number * size : (number + 1) * size] for number in range(count)]
        for place, name in enumerate(names[count * size :]):
            groups[place % count].append(name)
        return groups
        """,
        lambda r: (_names(r, 0, 8), r.choice((2, 3, 3, 4))),
    ),
    made(
        "variants_leisure.group_lines_numbered",
        "group_lines format_groups groups_text list_groups",
        "names: list[str]; count: int",
        "list[str]",
        """
        Count the {names} off to {count} groups (1, 2, 3, 1, 2, 3, ...) and return lines such as 'Group 1: \
        Ann, Dan'. A group without members is 'Group 3: -'.
        Every {count}-th pupil goes to the same group. Write one line per group with its number and \
        members joined by ', ', or a dash if it stays empty.
        Deal the {names} in turn to {count} groups and show them as 'Group N: a, b'; empty groups are \
        shown with '-'.
        counting off into groups, one text line per group, '-' if empty
        """,
        """
        return [f"Group {number + 1}: {', '.join(names[number::count]) or '-'}" for number in range(count)]
        """,
        lambda r: (_names(r, 0, 7), r.choice((1, 2, 3))),
    ),
    made(
        "variants_leisure.timetable_clashing_pairs",
        "find_clashes timetable_clashes lesson_clashes schedule_conflicts",
        "lessons: list[tuple[str, str, int, int]]",
        "list[tuple[str, str]]",
        """
        Pairs of names of {lessons} (name, day, start hour, end hour) that overlap on the same day, each \
        pair in the order of the list. One may begin when another ends.
        Which lessons clash? Compare every lesson with the later ones in the list: same day and each \
        begins before the other ends. Return (first name, second name) tuples.
        Find conflicts in a timetable of (name, day, start, end). Touching hours are no clash, different \
        days never are; pairs come in list order.
        overlapping lesson pairs on the same day, touching is fine
        """,
        """
        return [
            (a[0], b[0])
            for a, b in itertools.combinations(lessons, 2)
            if a[1] == b[1] and a[2] < b[3] and b[2] < a[3]
        ]
        """,
        lambda r: (
            [
                (s, r.choice(("Mon", "Tue")), h := r.randint(8, 10), h + r.choice((1, 2, 2)))
                for s in r.sample(_SUBJECTS, r.randint(0, 5))
            ],
        ),
        "import itertools",
    ),
    made(
        "variants_leisure.free_periods_between_lessons",
        "free_periods gap_periods gaps_in_timetable window_hours",
        "periods: list[int]",
        "list[int]",
        """
        Free periods of a school day: the numbers between the first and the last of the taught {periods} \
        that are not among them, in order. {periods} may be in any order, with repetitions.
        Which lesson hours are gaps? Only those after the first and before the last lesson count, not \
        those before or after school; an empty list has none.
        Given the numbers of the {periods} with lessons, return the ones missing in between, ascending.
        missing numbers between the smallest and largest period
        """,
        """
        if not periods:
            return []
        return [period for period in range(min(periods), max(periods)) if period not in periods]
        """,
        lambda r: ([r.randint(1, 9) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_leisure.teachers_booked_twice",
        "double_booked_teachers double_bookings teacher_conflicts find_double_bookings",
        "lessons: list[tuple[int, str, str]]",
        "list[tuple[int, str]]",
        """
        Sorted (period, teacher) pairs for which {lessons}, tuples of (period, teacher, class), contain \
        more than one class. The same class twice is no conflict.
        Where is a teacher planned for two different classes at once? Return a sorted list of (period, \
        teacher).
        Find double bookings: group the {lessons} by period and teacher and report those groups with at \
        least two distinct classes, in ascending order.
        (period, teacher) with several classes, sorted
        """,
        """
        classes = {}
        for period, teacher, group in lessons:
            classes.setdefault((period, teacher), set()).add(group)
        return sorted(slot for slot, groups in classes.items() if len(groups) > 1)
        """,
        lambda r: (
            [
                (r.randint(1, 2), r.choice(("Li", "Weber")), r.choice(("5a", "6b", "7c")))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_leisure.room_bookings_first_come",
        "accept_bookings book_rooms process_bookings room_bookings",
        "requests: list[tuple[str, int, int]]",
        "list[bool]",
        """
        Handle room {requests} (room, start, end) in order, first come, first served: True if the room is \
        free for the whole time, else False. Refused requests do not block anything; touching times are \
        fine.
        Return for each booking request whether it is accepted. It is refused if it overlaps an accepted \
        one of the same room; one may start as another ends.
        Book rooms one request after the other and list True for accepted, False for refused. Only \
        accepted bookings of the same room count, and ends are not included.
        accept room bookings that do not overlap earlier accepted ones
        """,
        """
        accepted = []
        answers = []
        for room, start, end in requests:
            free = all(other != room or end <= begins or ends <= start for other, begins, ends in accepted)
            if free:
                accepted.append((room, start, end))
            answers.append(free)
        return answers
        """,
        lambda r: (
            [
                (r.choice(("A1", "B2")), h := r.randint(8, 12), h + r.choice((1, 1, 2, 3)))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_leisure.rooms_free_in_period",
        "free_rooms available_rooms rooms_available find_free_rooms",
        "rooms: list[str]; bookings: list[tuple[str, str, str]]; start: str; end: str",
        "list[str]",
        """
        Those {rooms} that have no booking (room, start, end) overlapping {start} to {end}; all times are \
        'HH:MM' on one day and touching ones are fine. The order is that of {rooms}.
        Which of the {rooms} can be used from {start} to {end}? A room is taken if one of its {bookings} \
        begins before {end} and ends after {start}.
        Return the free {rooms} in the given order, given {bookings} with clock times such as '09:30'; a \
        lesson may begin at the minute when another one ends.
        rooms without overlapping booking in 'HH:MM' times
        """,
        """
        taken = {room for room, begins, ends in bookings if begins < end and start < ends}
        return [room for room in rooms if room not in taken]
        """,
        lambda r: (
            ["A1", "B2", "C3"][: r.randint(0, 3)],
            [
                (r.choice(("A1", "B2", "C3")), f"{(h := r.randint(8, 12)):02}:00", f"{h + 1:02}:30")
                for _ in range(r.randint(0, 4))
            ],
            f"{(s := r.randint(8, 11)):02}:30",
            f"{s + 1:02}:30",
        ),
    ),
    made(
        "variants_leisure.next_lesson_text",
        "next_lesson upcoming_lesson what_is_next next_class",
        "timetable: dict[str, str]; now: str",
        "str",
        """
        Text like 'Math at 09:15' for the first lesson in {timetable} (start 'HH:MM' to subject, in any \
        order) that begins after {now}; 'no more lessons' if there is none. A lesson starting right {now} \
        is not next.
        What comes next? Look for the earliest start later than {now} and write subject, ' at ' and time, \
        or 'no more lessons'.
        Given a dict from start times to subjects, say which lesson follows strictly after {now}: 'subject \
        at HH:MM', else 'no more lessons'.
        next lesson after a time as 'Art at 10:00', 'no more lessons' at the end
        """,
        """
        later = sorted(start for start in timetable if start > now)
        if not later:
            return "no more lessons"
        return f"{timetable[later[0]]} at {later[0]}"
        """,
        lambda r: (
            {
                f"{h:02}:{m}": s
                for h, m, s in zip(
                    r.sample(range(8, 15), 3), ("00", "15", "45"), r.sample(_SUBJECTS, 3), strict=True
                )
            }
            if r.random() < 0.9
            else {},
            f"{r.randint(7, 15):02}:{r.choice(('00', '10', '45'))}",
        ),
    ),
    made(
        "variants_leisure.current_period_or_break",
        "current_period period_at which_period current_lesson",
        "time: str; periods: list[tuple[str, str]]",
        "str",
        """
        What is on at school at this {time}? 'period 2' during the second of the sorted {periods} (start, \
        end as 'HH:MM', the end not included), 'break' between two of them, 'no school' before the first \
        and after the last.
        Return the running lesson as 'period N', counted from 1, or 'break' if {time} lies between \
        lessons, or 'no school' outside of all {periods}. A period ends at its end time.
        Say for a {time} 'HH:MM' whether there is a lesson ('period 1', ...), a 'break' or 'no school'; \
        {periods} are in order, start included, end excluded, and may be none.
        'period N', 'break' or 'no school' for a clock time
        """,
        """
        for number, (start, end) in enumerate(periods, start=1):
            if start <= time < end:
                return f"period {number}"
        if periods and periods[0][0] <= time < periods[-1][1]:
            return "break"
        return "no school"
        """,
        lambda r: (
            r.choice(
                ("07:59", "08:00", "08:44", "08:45", "08:47", "08:50", "09:40", "10:00", "09:35", "10:40")
            ),
            [("08:00", "08:45"), ("08:50", "09:35"), ("09:55", "10:40")][: r.choice((0, 2, 3, 3))],
        ),
    ),
    made(
        "variants_leisure.substitute_with_fewest_duties",
        "find_substitute choose_substitute substitute_teacher pick_substitute",
        "duties: dict[str, int]; busy: list[str]",
        "str | None",
        """
        Teacher with the fewest substitutions in {duties} (name to count so far) who is not {busy}; of \
        equal ones the first by alphabet, None if nobody is free.
        Choose a substitute fairly: leave out those who are {busy}, take the one with the lowest number in \
        {duties}, ties by name. Return None without a candidate.
        Who should stand in? Whoever is free and has stood in least often, alphabetically first among \
        equals; None if all are {busy}.
        free teacher with the lowest count, ties by name, None if all busy
        """,
        """
        free = [name for name in duties if name not in busy]
        return min(free, key=lambda name: (duties[name], name), default=None)
        """,
        lambda r: ({n: r.choice((0, 1, 1, 2)) for n in _names(r, 0, 4)}, _names(r, 0, 4)),
    ),
    made(
        "variants_leisure.weekly_lessons_by_subject",
        "lessons_per_subject weekly_hours hours_per_subject count_lessons",
        "timetable: dict[str, list[str]]",
        "dict[str, int]",
        """
        Number of lessons per subject in a week: {timetable} maps days to their subjects, '' being a free \
        period that is not counted. Most lessons first, ties by name.
        Count how often each subject occurs in the {timetable} over all days, skipping empty texts; the \
        dict is ordered by count from high to low and then alphabetically.
        How many hours a week does each subject have? Ignore free periods (''), put the most frequent one \
        first and equal ones by name.
        subject counts of a weekly timetable, most first, ties by name, '' skipped
        """,
        """
        counts = Counter(subject for day in timetable.values() for subject in day if subject)
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (
            {
                day: [r.choice(("Math", "Art", "Music", "", "Math")) for _ in range(r.randint(0, 4))]
                for day in ("Mon", "Tue", "Wed")[: r.randint(0, 3)]
            },
        ),
        "from collections import Counter",
    ),
    made(
        "variants_leisure.class_list_last_comma_first",
        "class_list sort_class_list alphabetical_list last_first_list",
        "names: list[str]",
        "list[str]",
        """
        Class list of full {names}: each as 'Last, First', the last word being the last name, sorted by it \
        and then by the rest, ignoring case. A name of one word stays as it is.
        Turn {names} such as 'Eva Maria Stone' into 'Stone, Eva Maria' and sort them without regard to \
        case, by last name first; single words have no comma.
        Rewrite the {names} with the last word in front, a comma, and the other words behind it, in \
        alphabetical order of last name, then first names, upper and lower case being equal.
        'Last, First' sorted by last name, case-insensitive
        """,
        """
        def parts(name):
            first, _, last = name.rpartition(" ")
            return last, first

        ordered = sorted(map(parts, names), key=lambda pair: (pair[0].lower(), pair[1].lower()))
        return [f"{last}, {first}" if first else last for last, first in ordered]
        """,
        lambda r: (r.sample(_FULL, r.randint(0, 6)),),
    ),
    made(
        "variants_leisure.names_sorted_by_surname_with_particles",
        "sort_by_surname sort_by_last_name order_by_surname sort_names",
        "names: list[str]",
        "list[str]",
        """
        Sort full {names} by surname, ignoring case. Small words such as 'van', 'von', 'de' or 'der' \
        before the last word belong to the surname, so 'Hana van der Berg' is sorted under 'van der berg'. \
        Ties by the whole name; the names themselves are unchanged.
        Order people by last name, case-insensitively; the last name begins at the first of the particles \
        van, von, de, der, den, la (in lower case), or else is the last word. Equal surnames are ordered \
        by the full name in lower case.
        Alphabetical class list in which noble particles count: 'Cleo de Vries' comes under D. Return the \
        full {names} as given, sorted by lower-cased surname and then by the lower-cased whole.
        sort by last name including particles like van der
        """,
        """
        particles = {"van", "von", "de", "der", "den", "la"}

        def surname(name):
            words = name.split()
            for place, word in enumerate(words):
                if word in particles:
                    return " ".join(words[place:]).lower()
            return words[-1].lower() if words else ""

        return sorted(names, key=lambda name: (surname(name), name.lower()))
        """,
        lambda r: (r.sample(_FULL, r.randint(0, 6)),),
    ),
    made(
        "variants_leisure.birthdays_by_month_name",
        "birthdays_by_month birthday_calendar group_birthdays birthdays_per_month",
        "birthdays: dict[str, str]",
        "dict[str, list[str]]",
        """
        Birthday calendar from {birthdays} (name to 'MM-DD'): English month names in calendar order mapped \
        to the names, sorted by day and then name. Months without birthdays are left out.
        Group people by the month they were born in. Keys are 'January' to 'December', only those needed \
        and in this order; within a month by day, ties alphabetically.
        Return a dict from the name of the month to the list of people with a birthday then, the earliest \
        day first, given dates such as '03-15'.
        month name to names in order of day, calendar order, empty months omitted
        """,
        """
        months = {}
        for name, day in sorted(birthdays.items(), key=lambda item: (item[1], item[0])):
            months.setdefault(calendar.month_name[int(day[:2])], []).append(name)
        return months
        """,
        lambda r: (
            {
                n: f"{r.choice(('03', '03', '11', '01'))}-{r.choice(('01', '09', '15', '28'))}"
                for n in _names(r, 0, 6)
            },
        ),
        "import calendar",
    ),
    made(
        "variants_leisure.birthdays_left_this_month",
        "birthdays_this_month upcoming_birthdays birthdays_left birthdays_ahead",
        "birthdays: dict[str, str]; today: str",
        "list[str]",
        """
        Who still has a birthday this month? Lines like '15.3. Ann (14)' with day and month of {birthdays} \
        (name to YYYY-MM-DD) from {today} on to the end of the month, and the age reached this year. \
        Sorted by day, then name.
        List the birthdays in the month of {today}, that day included and earlier days left out, as 'D.M. \
        name (age)', the age being the one turned then; by day, ties by name.
        For all born in the current month on the day of {today} or later write day, month, name and the \
        new age in brackets, in order of day and name.
        remaining birthdays of the month as '9.3. Ben (15)'
        """,
        """
        now = date.fromisoformat(today)
        lines = []
        for name, text in birthdays.items():
            born = date.fromisoformat(text)
            if born.month == now.month and born.day >= now.day:
                lines.append((born.day, name, f"{born.day}.{born.month}. {name} ({now.year - born.year})"))
        return [line for _, _, line in sorted(lines)]
        """,
        lambda r: (
            {
                n: r.choice(("2009-03-01", "2010-03-09", "2009-03-15", "2010-03-28", "2009-04-15"))
                for n in _names(r, 0, 6)
            },
            r.choice(("2024-03-09", "2024-03-01", "2024-03-29", "2024-04-15")),
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.average_age_by_class",
        "average_age_by_class mean_age_per_class class_average_age ages_by_class",
        "pupils: list[dict]",
        "dict[str, float]",
        """
        Average age in each class of {pupils} (dicts with 'name', 'class' and 'age'), rounded to 1 \
        decimal, classes in sorted order.
        Group the {pupils} by 'class' and return the mean of their 'age' with one decimal; the keys come \
        in order of the alphabet.
        How old are the children of each class on average? Make a dict sorted by class with the mean age \
        to one decimal place; no {pupils}, no keys.
        mean age per class, one decimal, sorted keys
        """,
        """
        ages = {}
        for pupil in pupils:
            ages.setdefault(pupil["class"], []).append(pupil["age"])
        return {group: round(sum(ages[group]) / len(ages[group]), 1) for group in sorted(ages)}
        """,
        lambda r: (
            [
                {"name": n, "class": r.choice(("6b", "5a")), "age": r.choice((10, 11, 11, 12))}
                for n in _names(r, 0, 6)
            ],
        ),
    ),
    made(
        "variants_leisure.exam_statistics_with_pass_count",
        "exam_statistics exam_stats test_statistics exam_summary",
        "scores: list[int]; pass_mark: int = 50",
        "dict[str, float] | None",
        """
        Statistics of exam {scores}: a dict with 'count', 'mean' and 'median' (both floats with 1 \
        decimal), 'lowest', 'highest' and 'passed', the number of scores of at least {pass_mark}. None \
        without scores.
        Summarize an exam: number of {scores}, mean and median as floats rounded to one decimal, smallest \
        and largest score, and how many reached {pass_mark}; return None for an empty list.
        Compute count, mean, median, lowest, highest and passed (the {pass_mark} itself is enough) as a \
        dict with these keys in this order, mean and median with one decimal place; nothing to summarize \
        gives None.
        exam dict with count, mean, median, lowest, highest, passed, or None
        """,
        """
        if not scores:
            return None
        return {
            "count": len(scores),
            "mean": round(sum(scores) / len(scores), 1),
            "median": round(float(statistics.median(scores)), 1),
            "lowest": min(scores),
            "highest": max(scores),
            "passed": sum(score >= pass_mark for score in scores),
        }
        """,
        lambda r: (_scores(r), r.choice((50, 50, 60))),
        "import statistics",
    ),
    made(
        "variants_leisure.multiple_choice_guess_corrected",
        "multiple_choice_score score_test corrected_score formula_score",
        "answers: str; key: str; choices: int = 4",
        "float",
        """
        Multiple-choice score corrected for guessing: 1 point for each of {answers} equal to the {key}, \
        minus 1 / ({choices} - 1) for a wrong one, nothing for '-'. May be negative; rounded to 2 \
        decimals.
        Compare {answers} and {key} letter by letter. Right answers add one point, wrong ones take off a \
        point divided by ({choices} - 1), a dash is a question left out; two decimals, also below zero.
        What is the formula score of a test with {choices} options per question? Rights minus wrongs / \
        ({choices} - 1), unanswered '-' ignored, not limited to 0, two decimal places.
        right minus wrong / (choices - 1), '-' is no answer, may be negative
        """,
        """
        right = sum(given == wanted for given, wanted in zip(answers, key))
        wrong = sum(given not in (wanted, "-") for given, wanted in zip(answers, key))
        return round(right - wrong / (choices - 1), 2)
        """,
        lambda r: (
            lambda k: ("".join(r.choice((c, c, r.choice("ABCD"), "-")) for c in k), k, r.choice((4, 4, 5, 2)))
        )(r.choice(("ABCD", "BBDA", "", "CADBA"))),
    ),
    made(
        "variants_leisure.quiz_marks_with_none_unanswered",
        "quiz_score exam_points score_answers mark_quiz",
        "answers: list[str | None]; key: list[str]",
        "int",
        """
        Points of a quiz: 3 for each right one of {answers}, minus 1 for a wrong one, 0 for None (not \
        answered); the total is never below 0. Case does not matter.
        Mark the {answers} against the {key}, upper and lower case being equal: plus 3, minus 1, or \
        nothing for None. A negative sum becomes 0.
        How many points does the sheet get? Unanswered questions are None and cost nothing, mistakes cost \
        one point, correct answers bring three; return at least 0.
        +3 right, -1 wrong, None 0, not below zero, case-insensitive
        """,
        """
        points = 0
        for given, wanted in zip(answers, key):
            if given is not None:
                points += 3 if given.lower() == wanted.lower() else -1
        return max(0, points)
        """,
        lambda r: (lambda k: ([r.choice((c, c.lower(), r.choice("abc"), None)) for c in k], k))(
            [r.choice("ABC") for _ in range(r.randint(0, 6))]
        ),
    ),
    made(
        "variants_leisure.multi_select_partial_credit",
        "partial_credit multi_select_score multiple_answer_score checkbox_score",
        "chosen: list[str]; correct: list[str]",
        "float",
        """
        Partial credit for a question with several right options: (right ones {chosen} minus wrong ones \
        {chosen}) divided by the number of {correct} ones, at least 0.0, rounded to 2 decimals.
        Score checkboxes from 0.0 to 1.0. Each correct choice counts for, each wrong one against; divide \
        the difference by the count of {correct} options and do not go below 0. Two decimals.
        How much of the point does somebody get who ticked {chosen} where {correct} are right? Wrong ticks \
        cancel right ones; nothing ticked is 0.0.
        (hits - wrong ticks) / number correct, minimum 0.0, two decimals
        """,
        """
        hits = sum(option in correct for option in chosen)
        wrong = len(chosen) - hits
        return round(max(0, hits - wrong) / len(correct), 2)
        """,
        lambda r: (
            lambda c: (r.sample(c, r.randint(0, len(c))) + r.sample(["E", "F"], r.choice((0, 0, 1, 2))), c)
        )(r.sample("ABCD", r.randint(1, 3))),
    ),
    made(
        "variants_leisure.quiz_result_sentence",
        "quiz_result result_message quiz_message score_message",
        "correct: int; total: int",
        "str",
        """
        Sentence for a quiz result: 'You got 7 out of 10 questions right (70%).', with 'question' if \
        {total} is 1 and percent rounded to whole numbers. For a {total} of 0 it is 'No questions \
        answered.'
        Tell the player how many of {total} questions were {correct} and the rounded percentage in \
        brackets; use the singular for one question, 'No questions answered.' for none.
        Build 'You got X out of N questions right (P%).' with P as an integer, 'question' for N = 1, and \
        another text, 'No questions answered.', for N = 0.
        quiz result as a sentence with percent, singular for one question
        """,
        """
        if total == 0:
            return "No questions answered."
        noun = "question" if total == 1 else "questions"
        return f"You got {correct} out of {total} {noun} right ({round(100 * correct / total)}%)."
        """,
        lambda r: (lambda t: (r.randint(0, t), t))(r.choice((0, 1, 1, 3, 5, 10))),
    ),
    made(
        "variants_leisure.quiz_feedback_lines",
        "quiz_feedback answer_feedback check_answers mark_answers",
        "answers: list[str]; key: list[str]",
        "list[str]",
        """
        Feedback per question: '1. correct', '2. wrong (B, right is C)' or '3. missing (right is A)' for \
        an empty answer. Outer spaces and case of {answers} do not matter; the {key} has capital letters.
        Compare each answer, stripped and in upper case, with the {key} and return numbered lines: \
        correct, wrong with both letters in brackets, or missing with the right letter.
        Go through {answers} and {key} together. A line is 'N. correct', 'N. wrong (X, right is Y)' with X \
        in upper case, or 'N. missing (right is Y)' if the answer is blank.
        numbered lines correct / wrong (given, right is ...) / missing
        """,
        """
        lines = []
        for number, (answer, right) in enumerate(zip(answers, key), start=1):
            given = answer.strip().upper()
            if given == right:
                lines.append(f"{number}. correct")
            elif given:
                lines.append(f"{number}. wrong ({given}, right is {right})")
            else:
                lines.append(f"{number}. missing (right is {right})")
        return lines
        """,
        lambda r: (lambda k: ([r.choice((c, " " + c.lower(), r.choice("ABC"), "")) for c in k], k))(
            [r.choice("ABC") for _ in range(r.randint(0, 5))]
        ),
    ),
    made(
        "variants_leisure.certificate_sentence",
        "certificate_text certificate make_certificate award_text",
        "name: str; course: str; score: int",
        "str",
        """
        Certificate text: 'Ann has completed Chess with distinction.' for a {score} from 90, 'with merit' \
        from 75, without an addition from 50; below 50 it is 'Ann has attended Chess.'
        Write a sentence for {name} and {course}: 'has completed', plus ' with distinction' (90 and above) \
        or ' with merit' (75 and above), or just 'has attended' if the {score} is under 50.
        Return '{name} has completed {course}' with the honor that the {score} earns (distinction 90, \
        merit 75, none from 50), else '{name} has attended {course}', ending in a full stop.
        certificate sentence by score: distinction 90, merit 75, completed 50, else attended
        """,
        """
        if score < 50:
            return f"{name} has attended {course}."
        honor = " with distinction" if score >= 90 else " with merit" if score >= 75 else ""
        return f"{name} has completed {course}{honor}."
        """,
        lambda r: (
            r.choice(_PEOPLE),
            r.choice(("Python Basics", "First Aid", "Chess")),
            r.choice((100, 90, 89, 75, 74, 50, 49, r.randint(30, 100))),
        ),
    ),
    made(
        "variants_leisure.library_fine_after_grace_days",
        "library_fine late_fee overdue_fine book_fine",
        "due: str; returned: str; per_day: float = 0.25; grace: int = 3",
        "float",
        """
        Fine for a book {returned} after it was {due} (YYYY-MM-DD): up to {grace} days late are free, \
        beyond them every day late costs {per_day}, the days of grace included. Rounded to 2 decimals, 0.0 \
        in time.
        Overdue fee: nothing if the delay is not longer than {grace} days; otherwise {per_day} times all \
        days of delay, from the first one on.
        Return {per_day} for each day between {due} and {returned} if there are more than {grace} of them, \
        else 0.0; early returns cost nothing. Two decimals.
        overdue fine, free within the grace days, afterwards all days count
        """,
        """
        late = (date.fromisoformat(returned) - date.fromisoformat(due)).days
        return round(late * per_day, 2) if late > grace else 0.0
        """,
        lambda r: (
            "2024-02-27",
            (date(2024, 2, 27) + timedelta(days=r.choice((-2, 0, 1, 3, 4, 5, 10, 30)))).isoformat(),
            r.choice((0.25, 0.25, 0.5)),
            r.choice((3, 3, 0)),
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.library_due_date_not_on_sunday",
        "due_date return_date loan_due_date book_due_date",
        "borrowed: str; days: int = 14",
        "str",
        """
        Date on which a book {borrowed} on a day YYYY-MM-DD is due: {days} later, but moved to Monday if \
        that is a Sunday. ISO format.
        Add {days} to the day of the loan; since the library is closed on Sundays, such a due date becomes \
        the next day. Return it as YYYY-MM-DD.
        When must the book be back? Exactly {days} after it was {borrowed}, except that a Sunday is \
        replaced by the Monday after it.
        loan date plus days, Sunday moved to Monday
        """,
        """
        due = date.fromisoformat(borrowed) + timedelta(days=days)
        if due.weekday() == 6:
            due += timedelta(days=1)
        return due.isoformat()
        """,
        lambda r: (
            (date(2024, 2, 11) + timedelta(days=r.randint(0, 20))).isoformat(),
            r.choice((14, 14, 7, 28, 10)),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_leisure.overdue_books_lines",
        "overdue_books overdue_list overdue_loans late_books",
        "loans: list[dict]; today: str",
        "list[str]",
        """
        Lines such as 'Dune (Ann): 3 days late' for the {loans} (dicts with 'title', 'reader' and 'due' \
        YYYY-MM-DD) due before {today}, longest delay first, ties by title; '1 day late' in the singular.
        List overdue books: title, reader in brackets, and how many days late they are {today}. What is \
        due today is not late; the most overdue comes first, equal ones by title.
        Which books should be back already? Return 'title (reader): N days late' sorted by N from high to \
        low and then title, with 'day' for one.
        overdue loans as lines with days late, most late first
        """,
        """
        now = date.fromisoformat(today)
        late = []
        for loan in loans:
            days = (now - date.fromisoformat(loan["due"])).days
            if days > 0:
                late.append((-days, loan["title"], loan["reader"]))
        return [
            f"{title} ({reader}): {-days} {'day' if days == -1 else 'days'} late"
            for days, title, reader in sorted(late)
        ]
        """,
        lambda r: (
            [
                {
                    "title": t,
                    "reader": r.choice(_PEOPLE),
                    "due": (date(2024, 3, 1) + timedelta(days=r.randint(-6, 3))).isoformat(),
                }
                for t in r.sample(("Emma", "Dune", "Ulysses", "It", "Momo"), r.randint(0, 5))
            ],
            "2024-03-01",
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.borrow_decision_with_reason",
        "can_borrow may_borrow borrow_check loan_decision",
        "books_out: int; fines: float; overdue: bool; limit: int = 5",
        "str",
        """
        May a reader borrow one more book? 'overdue books' if {overdue}, else 'unpaid fines' from 10.0 on, \
        else 'limit reached' if {books_out} is at least {limit}, otherwise 'ok'.
        Return the first reason against a loan: something is {overdue} ('overdue books'), {fines} of 10.0 \
        or more ('unpaid fines'), already {limit} books ('limit reached'); if nothing speaks against it, \
        'ok'.
        Check, in this order, overdue books, fines (10.0 is too much) and the number of books that are \
        out, and name the problem or say 'ok'.
        library loan check: overdue books, unpaid fines, limit reached, or ok
        """,
        """
        if overdue:
            return "overdue books"
        if fines >= 10.0:
            return "unpaid fines"
        if books_out >= limit:
            return "limit reached"
        return "ok"
        """,
        lambda r: (
            r.choice((0, 4, 5, 6)),
            r.choice((0.0, 9.99, 10.0, 12.5)),
            r.random() < 0.3,
            r.choice((5, 5, 3)),
        ),
    ),
    made(
        "variants_leisure.lunch_order_summary_text",
        "lunch_summary order_summary count_orders lunch_orders",
        "orders: dict[str, str]",
        "str",
        """
        Kitchen text for {orders} (name to dish): '3x pizza, 1x salad', most ordered first, ties by name. \
        Dishes are trimmed and in lower case; '' means no lunch. 'no orders' if nobody eats.
        Count the dishes, ignoring case and outer spaces, skip empty ones, and join 'Nx dish' by ', ' from \
        the most to the least wanted, equal ones alphabetically; without any, return 'no orders'.
        Sum up what the class wants for lunch in one line like '2x soup, 1x pizza'; blank {orders} do not \
        count and an empty result is 'no orders'.
        lunch counts '2x soup, 1x salad', blank orders skipped, 'no orders' if none
        """,
        """
        counts = Counter(dish.strip().lower() for dish in orders.values() if dish.strip())
        ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return ", ".join(f"{count}x {dish}" for dish, count in ordered) or "no orders"
        """,
        lambda r: ({n: r.choice(("pizza", "Pizza", "salad", " soup", "")) for n in _names(r, 0, 7)},),
        "from collections import Counter",
    ),
    made(
        "variants_leisure.field_trip_cost_teachers_free",
        "field_trip_cost trip_cost_per_student cost_per_student trip_price",
        "students: int; teachers: int; bus: float; ticket: float; free_per: int = 10",
        "float | None",
        """
        Cost of a field trip for each of the {students}: the {bus} and all tickets are shared by them. \
        {teachers} need a {ticket}, too, but one adult is free for every {free_per} full students. Rounded \
        to 2 decimals, None without students.
        Add the {bus} price and tickets for {students} and paying {teachers} (one teacher free per \
        {free_per} students, never more than there are) and divide by the {students}; two decimals, None \
        if there are none.
        What does each child pay for the trip? Bus plus tickets of everybody, less the free places for \
        teachers ({students} // {free_per}), divided by the number of children to cents; None for no \
        children.
        trip price per student with free teacher tickets per ten students
        """,
        """
        if students == 0:
            return None
        paying = max(0, teachers - students // free_per)
        total = bus + (students + paying) * ticket
        return round(total / students, 2)
        """,
        lambda r: (
            r.choice((0, 9, 10, 25, 20, r.randint(1, 40))),
            r.randint(0, 4),
            r.choice((200.0, 150.0, 99.9)),
            r.choice((5.0, 7.5, 12.0)),
            r.choice((10, 10, 5)),
        ),
    ),
    made(
        "variants_leisure.field_trip_supervisors_and_buses",
        "trip_plan field_trip_plan buses_and_teachers plan_trip",
        "students: int; seats: int = 50; ratio: int = 15",
        "tuple[int, int]",
        """
        (teachers, buses) for a trip of {students}: one teacher for every started {ratio} students but at \
        least 2, and as many buses with {seats} as students and teachers together need. (0, 0) without \
        students.
        How many adults and buses does a field trip need? Round {students} / {ratio} up, take no fewer \
        than two adults, then divide everybody by the {seats} of a bus, rounded up; nobody travels: (0, \
        0).
        Return first the number of teachers ({students} over {ratio}, rounded up, minimum 2), then the \
        number of buses that hold {students} and teachers.
        teachers per started group (min 2) and buses for all, rounded up
        """,
        """
        if students == 0:
            return (0, 0)
        teachers = max(2, math.ceil(students / ratio))
        return (teachers, math.ceil((students + teachers) / seats))
        """,
        lambda r: (
            r.choice((0, 1, 15, 16, 47, 48, 100, r.randint(1, 120))),
            r.choice((50, 50, 30)),
            r.choice((15, 15, 10)),
        ),
        "import math",
    ),
    made(
        "variants_leisure.class_position_text",
        "class_rank position_in_class rank_text class_position",
        "scores: dict[str, int]; name: str",
        "str",
        """
        Place of {name} in the class by {scores} (higher is better) as '2nd of 5'; equal scores share the \
        better place. 'not ranked' if the name is unknown.
        Return rank and class size in words such as '1st of 20' or '11th of 30': the rank is one more than \
        the number of better {scores}; for a missing {name} say 'not ranked'.
        Which position does {name} have? Count who scored higher, write the place with its English ordinal \
        ending and ' of ' the number of pupils, or 'not ranked'.
        '3rd of 25', ties share the better rank, 'not ranked' if unknown
        """,
        """
        if name not in scores:
            return "not ranked"
        place = 1 + sum(score > scores[name] for score in scores.values())
        ending = "th" if 10 <= place % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
        return f"{place}{ending} of {len(scores)}"
        """,
        lambda r: (lambda n: ({x: r.choice((90, 80, 80, 70, 60)) for x in n}, r.choice((*n, "Zoe"))))(
            _names(r, 0, 6)
        ),
    ),
    made(
        "variants_leisure.enrollment_with_waiting_list",
        "enroll enroll_students assign_places sign_up",
        "students: list[str]; capacity: int",
        "tuple[list[str], list[str]]",
        """
        Enroll {students} in order of their sign-up until {capacity} is reached; return (enrolled, waiting \
        list). Who signs up a second time is ignored.
        Split the sign-ups into those who get one of the {capacity} places and those on the waiting list, \
        both in order; repeated names count only the first time.
        First come, first served: the first {capacity} different {students} are in, the other different \
        ones wait. Return both lists as a tuple.
        first n distinct students enrolled, the rest on the waiting list
        """,
        """
        distinct = list(dict.fromkeys(students))
        return (distinct[:capacity], distinct[capacity:])
        """,
        lambda r: ([r.choice(_PEOPLE) for _ in range(r.randint(0, 7))], r.choice((0, 2, 3, 5))),
    ),
    made(
        "variants_leisure.exam_end_with_extra_time",
        "exam_end end_time_with_extra exam_end_time finish_with_extra_time",
        "start: str; minutes: int; extra_percent: int = 0",
        "str",
        """
        Clock time 'HH:MM' at which an exam ends that begins at {start} and lasts {minutes}, with \
        {extra_percent} percent more time for those who need it. The extra time is rounded up to full \
        minutes; after midnight it goes on with 00:00.
        Add {minutes} and their {extra_percent} percent (rounded up to whole minutes) to the {start}, \
        'HH:MM' both in and out, wrapping at midnight.
        When does the exam end? Extra time is a percentage of the {minutes}, a started minute counts as a \
        full one; return the time of day with two digits each.
        exam end 'HH:MM' with extra time in percent, rounded up to minutes
        """,
        """
        hours, mins = map(int, start.split(":"))
        extra = -(-minutes * extra_percent // 100)
        end = (60 * hours + mins + minutes + extra) % (24 * 60)
        return f"{end // 60:02}:{end % 60:02}"
        """,
        lambda r: (
            f"{r.randint(8, 23):02}:{r.choice(('00', '15', '50'))}",
            r.choice((45, 90, 100, 120, 50)),
            r.choice((0, 25, 25, 33, 50)),
        ),
    ),
    made(
        "variants_leisure.student_number_from_year_and_name",
        "student_id make_student_id student_number generate_student_id",
        "year: int; name: str; number: int",
        "str",
        """
        Student id of two digits of the {year}, the initials of the first and the last word of {name} in \
        capitals, a hyphen and the {number} with at least three digits: '24AA-007'. A single word gives \
        one initial.
        Build an id such as '09ES-042': the last two digits of {year}, first letters of first and last \
        name in upper case (only one for a name of one word), '-', {number} filled with zeros to three \
        places.
        Given year of entry, full {name} and running {number}, return year (two digits), initials without \
        middle names, hyphen, and the number padded to 3 digits.
        id like '24AA-007' from year, initials and number
        """,
        """
        words = name.split()
        initials = words[0][0] + (words[-1][0] if len(words) > 1 else "")
        return f"{year % 100:02}{initials.upper()}-{number:03}"
        """,
        lambda r: (
            r.choice((2024, 2009, 1999, 2000)),
            r.choice(("Ann Adams", "eva maria stone", "Plato", "Hana van der Berg")),
            r.choice((1, 7, 42, 999, 1234)),
        ),
    ),
    made(
        "variants_leisure.league_rows_with_all_columns",
        "league_table standings build_table compute_standings",
        "games: list[tuple[str, str, int, int]]",
        "list[dict]",
        """
        League table of {games} (home, away, home goals, away goals) as a list of dicts with 'team', \
        'played', 'won', 'drawn', 'lost', 'goals', 'against' and 'points' (3, 1, 0). Sorted by points, \
        goal difference, goals scored (each highest first) and then name.
        Build full standings rows from results. Order: more points, better goal difference, more goals, \
        then alphabetical; every row has the keys team, played, won, drawn, lost, goals, against, points.
        Count for each team played, won, drawn and lost games, goals for and against and points (3 for a \
        win, 1 for a draw), one dict per team. Rank by points, then goal difference, then goals, then team \
        name.
        standings as dicts, ties by goal difference, goals, name
        """,
        """
        rows = {}
        for home, away, scored, conceded in games:
            for team, plus, minus in ((home, scored, conceded), (away, conceded, scored)):
                keys = ("played", "won", "drawn", "lost", "goals", "against", "points")
                row = rows.setdefault(team, {"team": team, **dict.fromkeys(keys, 0)})
                row["played"] += 1
                row["won" if plus > minus else "drawn" if plus == minus else "lost"] += 1
                row["goals"] += plus
                row["against"] += minus
                row["points"] += 3 if plus > minus else 1 if plus == minus else 0
        return sorted(
            rows.values(),
            key=lambda row: (-row["points"], row["against"] - row["goals"], -row["goals"], row["team"]),
        )
        """,
        lambda r: (_games(r, 3),),
    ),
    made(
        "variants_leisure.league_lines_with_signed_difference",
        "table_lines standings_lines format_table league_lines",
        "table: dict[str, tuple[int, int, int]]",
        "list[str]",
        """
        Lines such as '1. Ajax 6 pts (+3)' for a {table} (team to points, goals for, goals against): most \
        points first, then goal difference, then name. The difference has a sign, 0 is '+0', and teams \
        equal in points and difference share their place.
        Print the standings: place, team, points and signed goal difference in brackets. Sort by points \
        and difference (both highest first) and then by name; same points and same difference give the \
        same place, the next one is skipped.
        Write 'place. team N pts (difference)' per team, where the place is one more than the number of \
        teams that are better in points or, with equal points, in goal difference; negative ones have a \
        minus, others a plus.
        table lines '1. Bern 4 pts (-1)', shared places for equal points and difference
        """,
        """
        rows = sorted((-points, against - goals, team) for team, (points, goals, against) in table.items())
        keys = [row[:2] for row in rows]
        return [
            f"{keys.index((points, difference)) + 1}. {team} {-points} pts ({-difference:+d})"
            for points, difference, team in rows
        ]
        """,
        lambda r: (
            {
                t: (r.choice((3, 3, 4, 0)), r.randint(0, 4), r.randint(0, 4))
                for t in r.sample(("Ajax", "Bern", "Cork", "Derby"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_leisure.points_two_for_a_win",
        "league_points points_table team_points points_by_team",
        "games: list[tuple[str, str, int, int]]",
        "dict[str, tuple[int, int]]",
        """
        Old two-point rule: from {games} (home, away, goals, goals) give each team (plus points, minus \
        points): a win is 2:0, a draw 1:1, a loss 0:2. Most plus points first, then fewer minus points, \
        then name.
        Table in which a win brings two points and a loss two minus points, a draw one of each. Return a \
        dict from team to (plus, minus), ordered by plus downwards, minus upwards and name.
        Count points as in former times, when a victory counted 2: sum plus and minus points of every team \
        over the results. The better teams come first, equal ones alphabetically.
        two points for a win, minus points counted too, sorted dict
        """,
        """
        table = {}
        for home, away, scored, conceded in games:
            share = 2 if scored > conceded else 1 if scored == conceded else 0
            for team, plus in ((home, share), (away, 2 - share)):
                before = table.get(team, (0, 0))
                table[team] = (before[0] + plus, before[1] + 2 - plus)
        return dict(sorted(table.items(), key=lambda item: (-item[1][0], item[1][1], item[0])))
        """,
        lambda r: (_games(r),),
    ),
    made(
        "variants_leisure.head_to_head_record",
        "head_to_head direct_record h2h record_against",
        "games: list[tuple[str, str, int, int]]; first: str; second: str",
        "tuple[int, int, int]",
        """
        Record of {first} against {second} in {games} (home, away, home goals, away goals), at home or \
        away: (wins, draws, losses) from the view of {first}. Other games are ignored.
        How did the direct matches between {first} and {second} end? Count wins, draws and losses of \
        {first}, whoever was the home team.
        Return a tuple of three counts for the matches of these two teams against each other: won by \
        {first}, drawn, won by {second}.
        (wins, draws, losses) of one team against another, both venues
        """,
        """
        wins = draws = losses = 0
        for home, away, scored, conceded in games:
            if (home, away) == (second, first):
                scored, conceded = conceded, scored
            elif (home, away) != (first, second):
                continue
            wins += scored > conceded
            draws += scored == conceded
            losses += scored < conceded
        return (wins, draws, losses)
        """,
        lambda r: (_games(r, 5), "Ajax", r.choice(("Bern", "Cork"))),
    ),
    made(
        "variants_leisure.fixtures_by_rounds_with_rest",
        "round_robin fixtures schedule_rounds make_fixtures",
        "teams: list[str]",
        "list[list[tuple[str, str]]]",
        """
        Round robin by the circle method: the first of {teams} stays, the others move on by one place each \
        round (the last becomes second), and the list is paired from both ends. With an odd number a bye \
        is added at the end; whoever meets it has no game. Return the rounds as lists of (home, away).
        Rounds in which every team plays each other once. Pair first with last, second with last but one \
        and so on; then keep the first fixed and rotate the rest by one, the last to the second place. For \
        an odd number a dummy is appended, and the pair with it is left out.
        Make a season plan: n - 1 rounds for an even number n of {teams}, n for an odd one (a dummy team \
        means no game). After each round the last entry is moved behind the first. Fewer than two teams \
        have no rounds.
        circle method fixtures per round, pair with the dummy left out
        """,
        """
        circle = list(teams) if len(teams) % 2 == 0 else [*teams, None]
        rounds = []
        for _ in range(len(circle) - 1 if len(teams) > 1 else 0):
            pairs = [(circle[place], circle[-1 - place]) for place in range(len(circle) // 2)]
            rounds.append([pair for pair in pairs if None not in pair])
            circle = [circle[0], circle[-1], *circle[1:-1]]
        return rounds
        """,
        lambda r: (list("ABCDEF"[: r.randint(0, 6)]),),
    ),
    made(
        "variants_leisure.fixtures_home_and_away",
        "double_round_robin home_and_away_fixtures fixtures all_fixtures",
        "teams: list[str]",
        "list[tuple[str, str]]",
        """
        All fixtures (home, away) of a double round robin: first every pair once in the order of {teams}, \
        then the return games in the same order with home and away swapped.
        Everybody plays everybody twice, once at home. List the first leg in order of {teams} and after it \
        the second leg, which is the first with sides changed.
        Return pairs (home, away): each two teams with the earlier one in the list at home, followed by \
        the same pairs the other way round.
        first legs, then all return legs with swapped home right
        """,
        """
        first_leg = list(itertools.combinations(teams, 2))
        return first_leg + [(away, home) for home, away in first_leg]
        """,
        lambda r: (r.sample(("Ajax", "Bern", "Cork", "Derby"), r.randint(0, 4)),),
        "import itertools",
    ),
    made(
        "variants_leisure.ranking_lines_ties_with_equals_sign",
        "ranking_lines rank_players ranking_text leaderboard_text",
        "scores: dict[str, int]",
        "list[str]",
        """
        Ranking of {scores}, highest first, as lines like '1 Ann 30' where players with equal scores share \
        the rank and show it as '=2'; the next rank skips accordingly (=2, =2, 4). Equal ones by name.
        Write rank, name and score per player, best score first, ties alphabetical. If a score occurs more \
        than once its rank is written with '=' in front, as in golf tables; skipped ranks stay empty.
        List the players as 'rank name score'. Tied players get an equals sign before their common rank, \
        which is one more than the number of players with a higher score.
        golf-style ranking lines with '=2' for tied players
        """,
        """
        values = list(scores.values())
        lines = []
        for name, score in sorted(scores.items(), key=lambda item: (-item[1], item[0])):
            rank = 1 + sum(value > score for value in values)
            tie = "=" if values.count(score) > 1 else ""
            lines.append(f"{tie}{rank} {name} {score}")
        return lines
        """,
        lambda r: ({n: r.choice((30, 20, 20, 10)) for n in _names(r, 0, 5)},),
    ),
    made(
        "variants_leisure.personal_bests_lower_or_higher",
        "personal_bests best_results personal_records best_by_event",
        "results: list[tuple[str, float]]; timed: list[str]",
        "dict[str, float]",
        """
        Personal best per event from {results} (event, value): the lowest value for events in {timed}, the \
        highest for all others. Events in alphabetical order.
        What is the athlete's record in each discipline? In {timed} events less is better, elsewhere \
        (jumps, throws) more is. Return a dict sorted by event.
        Collect the values by event and keep the minimum if the event is in {timed}, else the maximum; \
        keys sorted.
        best value per event, minimum for timed ones, maximum otherwise
        """,
        """
        values = {}
        for event, value in results:
            values.setdefault(event, []).append(value)
        return {event: (min if event in timed else max)(values[event]) for event in sorted(values)}
        """,
        lambda r: (
            [
                (e, r.choice((11.5, 12.0, 11.9, 12.4, 5.1)))
                for e in (r.choice(("100m", "long jump", "shot put", "400m")) for _ in range(r.randint(0, 6)))
            ],
            r.choice((["100m", "400m"], ["100m", "400m"], [])),
        ),
    ),
    made(
        "variants_leisure.personal_best_message",
        "personal_best_message compare_to_best new_record_text record_message",
        "time: float; best: float | None",
        "str",
        """
        Message for a run {time} in seconds against the {best} so far: 'First result: 60.0 s' if that is \
        None, 'New personal best by 0.5 s!' if faster, 'Personal best equalled' if equal, else '1.2 s off \
        the personal best'. One decimal.
        Compare a new {time} with the old {best} (less is better, None if there is none) and say by how \
        many seconds, with one decimal, it is a new record or misses it; the same time equals the record.
        Tell a runner how the {time} relates to the personal best: 'First result: N s' (no {best}), 'New \
        personal best by N s!', 'Personal best equalled' or 'N s off the personal best', seconds with one \
        decimal place.
        personal best message with the difference in seconds
        """,
        """
        if best is None:
            return f"First result: {time:.1f} s"
        if time < best:
            return f"New personal best by {best - time:.1f} s!"
        if time == best:
            return "Personal best equalled"
        return f"{time - best:.1f} s off the personal best"
        """,
        lambda r: (
            r.choice((60.0, 59.5, 61.25, r.randint(500, 700) / 10)),
            r.choice((None, 60.0, 60.0, 59.5)),
        ),
    ),
    made(
        "variants_leisure.pace_per_mile_from_pace_per_km",
        "pace_per_mile km_pace_to_mile_pace convert_pace mile_pace",
        "pace: str",
        "str",
        """
        Convert a running {pace} per kilometer such as '5:00' to minutes per mile, 'M:SS', rounded to \
        whole seconds; a mile is 1.609344 km.
        Return the time for a mile at a {pace} given as minutes and seconds per km: multiply the seconds \
        by 1.609344, round, and write minutes, colon and two-digit seconds.
        How fast is '5:00' per kilometer in min per mile? Take 1.609344 km to the mile and round to the \
        nearest second.
        'M:SS' per km to 'M:SS' per mile
        """,
        """
        minutes, seconds = map(int, pace.split(":"))
        total = round((60 * minutes + seconds) * 1.609344)
        return f"{total // 60}:{total % 60:02}"
        """,
        lambda r: (f"{r.randint(3, 9)}:{r.choice((0, 30, 59, r.randint(0, 59))):02}",),
    ),
    made(
        "variants_leisure.pace_text_min_per_km_or_none",
        "running_pace pace format_pace pace_per_km",
        "kilometers: float; time: str",
        "str | None",
        """
        Pace such as '5:03 min/km' for running {kilometers} in a {time} 'M:SS' or 'H:MM:SS'; seconds are \
        rounded to the nearest. None if {kilometers} is not positive.
        Divide the {time} (with or without hours) by the distance and write minutes and two-digit seconds \
        per kilometer followed by ' min/km', or return None for a distance of 0 or less.
        What was the average pace of a run? The {time} is 'minutes:seconds' or 'hours:minutes:seconds'; \
        round to whole seconds per km.
        '5:00 min/km' from distance and 'H:MM:SS', None without distance
        """,
        """
        if kilometers <= 0:
            return None
        total = 0
        for part in time.split(":"):
            total = 60 * total + int(part)
        seconds = round(total / kilometers)
        return f"{seconds // 60}:{seconds % 60:02} min/km"
        """,
        lambda r: (
            r.choice((0, 5, 10, 21.1, 42.195, 3.5)),
            r.choice(("25:00", "50:30", "1:45:00", "3:59:59", "17:29", "0:59")),
        ),
    ),
    made(
        "variants_leisure.average_speed_from_clock_duration",
        "average_speed speed_kmh speed speed_from_time",
        "kilometers: float; time: str",
        "float",
        """
        Average speed in km/h, 1 decimal, for {kilometers} in a {time} 'H:MM:SS'; 0.0 if the time is zero.
        How many kilometers per hour are {kilometers} in the given {time} (hours, minutes, seconds parted \
        by colons)? One decimal, and 0.0 for '0:00:00'.
        Convert {time} to hours, divide the distance by it and round to one decimal place; no time gives \
        0.0.
        km/h with one decimal from distance and 'H:MM:SS'
        """,
        """
        hours, minutes, seconds = map(int, time.split(":"))
        total = 3600 * hours + 60 * minutes + seconds
        return round(3600 * kilometers / total, 1) if total else 0.0
        """,
        lambda r: (
            r.choice((0.0, 10, 36.5, 100, 42.195)),
            r.choice(("1:00:00", "0:30:00", "2:15:30", "0:00:00", "3:05:07")),
        ),
    ),
    made(
        "variants_leisure.lap_text_to_seconds",
        "parse_lap_time lap_to_seconds lap_time_seconds time_to_seconds",
        "text: str",
        "float | None",
        """
        Seconds of a lap time {text} 'm:ss.s' or just 'ss.s', rounded to 1 decimal; exactly one decimal is \
        needed, after minutes two digits below 60. None if the text has another form.
        Read '1:05.3' as 65.3 and '59.9' as 59.9. Minutes are optional, with them the seconds have two \
        digits up to 59; one digit after the point is a must. Return None otherwise.
        Parse a stopwatch {text} with tenths: minutes, colon, two-digit seconds, point, one digit, or \
        seconds alone with one decimal. Anything else gives None.
        'm:ss.s' or 's.s' to seconds, None if malformed
        """,
        """
        match = re.fullmatch(r"(?:(\\d+):(?=[0-5]\\d\\.))?(\\d+\\.\\d)", text, re.ASCII)
        if not match:
            return None
        return round(60 * int(match[1] or 0) + float(match[2]), 1)
        """,
        lambda r: (
            r.choice(
                (
                    _clock_text(r),
                    _clock_text(r),
                    "59.9",
                    "0:07.0",
                    "12",
                    "1:60.0",
                    "1:5.0",
                    "abc",
                    "",
                    "1:05",
                    "2:00.25",
                    "-1:00.0",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_leisure.seconds_to_lap_text",
        "format_lap_time lap_text seconds_to_lap format_time",
        "seconds: float",
        "str",
        """
        Lap time 'm:ss.s' of {seconds}, rounded to tenths: 65.3 is '1:05.3' and 59.96 is '1:00.0'. Minutes \
        are always shown, as in '0:07.0'.
        Write {seconds} as minutes, colon, seconds with two digits, a point and one decimal; round to \
        tenths first, so that 60.0 never appears.
        Format a time for the scoreboard with tenths: always minutes and two-digit seconds, rounding \
        carried over to the minutes.
        seconds to 'm:ss.s', rounded before splitting
        """,
        """
        tenths = round(seconds * 10)
        return f"{tenths // 600}:{tenths % 600 // 10:02}.{tenths % 10}"
        """,
        lambda r: (r.choice((0, 59.94, 59.95, 59.96, 60, 65.3, 119.98, 7.04, r.randint(0, 20000) / 100)),),
    ),
    made(
        "variants_leisure.fastest_and_average_lap_text",
        "lap_summary laps_summary lap_statistics race_laps",
        "laps: list[str]",
        "tuple[str, str] | None",
        """
        (fastest, average) of {laps} written 'm:ss.s', both in the same form, the average rounded down to \
        tenths; None without laps.
        Convert all {laps} to tenths of a second, take the smallest and the mean (fractions of a tenth cut \
        off) and return both as 'm:ss.s', or None for an empty list.
        Return the best lap and the mean lap as texts like '1:02.4'. The mean is truncated to tenths; no \
        {laps} give None.
        best and mean of 'm:ss.s' laps, mean cut to tenths, None if empty
        """,
        """
        def text(tenths):
            return f"{tenths // 600}:{tenths % 600 // 10:02}.{tenths % 10}"

        times = []
        for lap in laps:
            minutes, seconds = lap.split(":")
            times.append(600 * int(minutes) + int(seconds.replace(".", "")))
        if not times:
            return None
        return (text(min(times)), text(sum(times) // len(times)))
        """,
        lambda r: ([_clock_text(r, 50, 80) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_leisure.laps_from_splits_text",
        "laps_from_splits split_times_to_laps lap_durations splits_to_laps",
        "splits: list[str]",
        "list[str]",
        """
        Duration of every lap, 'M:SS', from the {splits}, the total times 'M:SS' at the end of each lap; \
        the first lap starts at 0:00.
        Given the running clock at each lap end, return the differences of neighboring times as 'M:SS' \
        texts, the first one counted from zero.
        Turn cumulative {splits} like '1:10', '2:25' into single laps '1:10', '1:15'; an empty list stays \
        empty.
        cumulative 'M:SS' to lap 'M:SS'
        """,
        """
        totals = [0]
        for split in splits:
            minutes, seconds = map(int, split.split(":"))
            totals.append(60 * minutes + seconds)
        laps = [after - before for before, after in zip(totals, totals[1:])]
        return [f"{lap // 60}:{lap % 60:02}" for lap in laps]
        """,
        lambda r: (
            (lambda t: [f"{s // 60}:{s % 60:02}" for s in sorted(t)])(
                [r.randint(30, 400) for _ in range(r.randint(0, 5))]
            ),
        ),
    ),
    made(
        "variants_leisure.heart_zone_names_by_reserve",
        "heart_rate_zone training_zone karvonen_zone zone_by_reserve",
        "rate: int; age: int; resting: int",
        "str",
        """
        Training zone of a heart {rate} by the Karvonen method: its share of the reserve, ({rate} - \
        {resting}) / (220 - {age} - {resting}). 'recovery' from 50 percent, 'aerobic' from 60, 'tempo' \
        from 70, 'threshold' from 80, 'maximum' from 90; below 50 'resting'.
        Name the zone: take {resting} off the {rate} and off the maximum of 220 minus {age}, divide, and \
        compare with 0.5, 0.6, 0.7, 0.8 and 0.9 for recovery, aerobic, tempo, threshold and maximum; \
        anything lower is 'resting'.
        Which zone does a pulse belong to when the heart rate reserve counts? Limits belong to the higher \
        zone; the names are resting, recovery, aerobic, tempo, threshold, maximum in steps of ten percent \
        from 50.
        Karvonen zone by percent of heart rate reserve
        """,
        """
        reserve = 220 - age - resting
        names = ("recovery", "aerobic", "tempo", "threshold", "maximum")
        zone = "resting"
        for percent, name in zip((50, 60, 70, 80, 90), names):
            if 100 * (rate - resting) >= percent * reserve:
                zone = name
        return zone
        """,
        lambda r: (
            r.choice((60, 125, 126, 139, 152, 165, 178, r.randint(50, 200))),
            r.choice((20, 30, 40, 50)),
            r.choice((50, 60, 70)),
        ),
    ),
    made(
        "variants_leisure.heart_zones_table_as_pairs",
        "heart_rate_zones training_zones zone_table zones_for_age",
        "age: int",
        "dict[str, tuple[int, int]]",
        """
        Heart rate zones for an {age} as a dict from 'zone 1' to 'zone 5' to (low, high) in beats: 50-60, \
        60-70, 70-80, 80-90 and 90-100 percent of the maximum 208 - 0.7 * {age}, all rounded to integers.
        Compute the five training zones by the Tanaka formula (maximum 208 minus 0.7 times {age}); every \
        zone spans ten percent, from 50 to 100, with both ends rounded.
        Return {{'zone 1': (low, high), ...}}: tenths of the maximum pulse from 0.5 to 1.0, where the \
        maximum is 208 - 0.7 * {age} (not rounded itself).
        five zones of 208 - 0.7 * age, ends rounded
        """,
        """
        maximum = 208 - 0.7 * age
        limits = [round(maximum * percent / 100) for percent in (50, 60, 70, 80, 90, 100)]
        return {f"zone {number}": (limits[number - 1], limits[number]) for number in range(1, 6)}
        """,
        lambda r: (r.randint(10, 80),),
    ),
    made(
        "variants_leisure.calories_by_activity_or_error",
        "calories_burned burned_calories exercise_calories calories",
        "activity: str; kilograms: float; minutes: float",
        "int",
        """
        Calories burned: MET times {kilograms} times hours, rounded. The MET is 3.5 for walking, 9.8 for \
        running, 7.5 for cycling, 6.0 for swimming and 2.5 for yoga, in any case; another {activity} \
        raises a ValueError.
        Energy of {minutes} of an {activity} for somebody of that weight, as an integer: MET * kg * \
        {minutes} / 60. Known are walking (3.5), running (9.8), cycling (7.5), swimming (6.0), yoga (2.5); \
        ValueError otherwise, case does not matter.
        How many kcal does the training use? Look the MET up ignoring case (walking 3.5, running 9.8, \
        cycling 7.5, swimming 6.0, yoga 2.5), raise ValueError for unknown sports, multiply by weight and \
        hours and round.
        MET * kg * hours rounded, ValueError for unknown activity
        """,
        """
        mets = {"walking": 3.5, "running": 9.8, "cycling": 7.5, "swimming": 6.0, "yoga": 2.5}
        met = mets.get(activity.lower())
        if met is None:
            raise ValueError(f"unknown activity: {activity}")
        return round(met * kilograms * minutes / 60)
        """,
        lambda r: (
            r.choice(("walking", "Running", "cycling", "SWIMMING", "yoga")),
            r.choice((50, 60.5, 70, 80)),
            r.choice((0, 10, 30, 45, 60)),
        ),
    ),
    made(
        "variants_leisure.training_kilometers_per_iso_week",
        "weekly_distance km_per_week weekly_mileage distance_by_week",
        "runs: list[tuple[str, float]]",
        "dict[str, float]",
        """
        Kilometers per ISO week of {runs} (date YYYY-MM-DD, km): keys like '2025-W01' in order, sums \
        rounded to 1 decimal. Weeks without runs are left out.
        Add up the distances of each calendar week (Monday to Sunday); label the week with its ISO year \
        and two-digit number, '2024-W09', sorted by time, one decimal.
        How far did I run each week? Group {runs} by ISO week, with the year that belongs to the week, and \
        sum the kilometers to one decimal place.
        distance per ISO week 'YYYY-Www', sorted
        """,
        """
        totals = {}
        for day, kilometers in runs:
            year, week, _ = date.fromisoformat(day).isocalendar()
            label = f"{year}-W{week:02}"
            totals[label] = totals.get(label, 0.0) + kilometers
        return {label: round(totals[label], 1) for label in sorted(totals)}
        """,
        lambda r: (
            [
                (
                    (date(2024, 12, 25) + timedelta(days=r.randint(0, 16))).isoformat(),
                    r.choice((5.0, 7.5, 10.2, 21.1)),
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.weeks_with_too_large_increase",
        "too_fast_increase risky_weeks ten_percent_rule overload_weeks",
        "weekly: list[float]; percent: float = 10",
        "list[int]",
        """
        Numbers (from 1) of the weeks in which the {weekly} distance is more than {percent} percent above \
        that of the week before. A week after one with 0 is never counted, nor is the first.
        Which training weeks break the 10 percent rule? Return the week numbers, counted from 1, whose \
        value exceeds the previous one by more than {percent} percent; after a rest week of 0 anything is \
        fine.
        Compare each of the {weekly} kilometers with the one before and list where the rise is larger than \
        {percent} percent (exactly that much is allowed). Week 1 has nothing to compare with.
        1-based weeks that rise by more than n percent, weeks after 0 ignored
        """,
        """
        return [
            number
            for number, (before, now) in enumerate(zip(weekly, weekly[1:]), start=2)
            if before > 0 and 100 * (now - before) > percent * before
        ]
        """,
        lambda r: (
            [r.choice((0, 20, 22, 22.5, 25, 30, 18)) for _ in range(r.randint(0, 6))],
            r.choice((10, 10, 20)),
        ),
    ),
    made(
        "variants_leisure.training_days_streak_and_rest",
        "longest_training_streak training_streak days_without_rest streak_of_days",
        "dates: list[str]",
        "int",
        """
        Longest run of consecutive days among the training {dates} (YYYY-MM-DD, any order, repetitions \
        allowed); 0 without dates.
        How many days in a row was there training at most? {dates} are ISO texts, unsorted and perhaps \
        with doubles.
        Return the length of the longest streak of calendar days that all occur in {dates}; an empty list \
        gives 0.
        longest streak of consecutive ISO dates, duplicates fine
        """,
        """
        days = {date.fromisoformat(text).toordinal() for text in dates}
        longest = 0
        for day in days:
            if day - 1 not in days:
                length = 1
                while day + length in days:
                    length += 1
                longest = max(longest, length)
        return longest
        """,
        lambda r: (
            [
                (date(2024, 2, 26) + timedelta(days=r.randint(0, 8))).isoformat()
                for _ in range(r.randint(0, 8))
            ],
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.bracket_first_round_with_byes",
        "first_round bracket tournament_bracket make_bracket",
        "players: list[str]",
        "list[tuple[str, str]]",
        """
        First round of a knockout for {players} in seeding order: fill up to the next power of two with \
        'BYE' at the end, then pair first with last, second with last but one and so on. Fewer than two \
        players give [].
        Pair the seeds so that the best meets the weakest. If the number of {players} is no power of two, \
        the top seeds get 'BYE' as opponent; return tuples (higher seed, lower seed).
        Build the opening pairs of a bracket: list of {players}, best first, padded with 'BYE' to 2, 4, 8, \
        ... entries, front against back. One player or none needs no round.
        seeded first-round pairs, padded with 'BYE' to a power of two
        """,
        """
        if len(players) < 2:
            return []
        size = 1
        while size < len(players):
            size *= 2
        slots = [*players, *["BYE"] * (size - len(players))]
        return [(slots[place], slots[-1 - place]) for place in range(size // 2)]
        """,
        lambda r: (list("ABCDEFGHI"[: r.randint(0, 9)]),),
    ),
    made(
        "variants_leisure.knockout_round_name_plural",
        "round_name knockout_round stage_name tournament_round",
        "players: int",
        "str",
        """
        Name of the knockout round with so many {players} left: 'Final' for 2, 'Semifinals' for 3 and 4, \
        'Quarterfinals' for 5 to 8, beyond that 'Round of N' with N the next power of two; 'Champion' for \
        1.
        Which round is played? Round the number of {players} up to a power of two: 2 is 'Final', 4 \
        'Semifinals', 8 'Quarterfinals', 16 and more 'Round of 16', 'Round of 32' and so on. A single \
        player is 'Champion'.
        Return 'Champion', 'Final', 'Semifinals', 'Quarterfinals' or 'Round of N'; numbers that are no \
        power of two belong to the next larger one.
        round name by players left, rounded up to a power of two
        """,
        """
        size = 1
        while size < players:
            size *= 2
        names = {1: "Champion", 2: "Final", 4: "Semifinals", 8: "Quarterfinals"}
        return names.get(size, f"Round of {size}")
        """,
        lambda r: (r.choice((1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 32)),),
    ),
    made(
        "variants_leisure.bracket_winners_of_round",
        "play_round next_round round_winners advance",
        "pairs: list[tuple[str, str]]; scores: list[tuple[int, int]]",
        "list[str]",
        """
        Who goes on to the next round? For each of {pairs} the side with the higher of the {scores}; on a \
        tie the first named (the higher seed). Against 'BYE' the player always goes through, whatever the \
        score.
        Return the winners of a knockout round in order. A pair with 'BYE' as the second is won by the \
        first, equal scores are decided in favor of the first.
        Combine {pairs} and {scores} to the list of those who advance: more points win, a draw favors the \
        player named first, and byes are won without playing.
        winners of the pairs, ties to the first, 'BYE' loses always
        """,
        """
        winners = []
        for (first, second), (mine, other) in zip(pairs, scores):
            winners.append(first if second == "BYE" or mine >= other else second)
        return winners
        """,
        lambda r: (
            lambda n: (
                [(a, r.choice((b, b, b, "BYE"))) for a, b in zip("ABCD"[:n], "WXYZ", strict=False)],
                [(r.randint(0, 4), r.randint(0, 4)) for _ in range(n)],
            )
        )(r.randint(0, 4)),
    ),
    made(
        "variants_leisure.tennis_score_from_point_letters",
        "tennis_game game_score tennis_score play_points",
        "points: str",
        "str",
        """
        Score of a tennis game after the {points}, a text of A and B for who won each: '15-30', '40-40' is \
        'Deuce', one point more is 'Advantage A' or 'Advantage B', and the end 'Game A' or 'Game B'. \
        Points after the end are ignored.
        Play through letters A and B and call the score: 0, 15, 30, 40 as 'A-B'; from three points each on \
        'Deuce' or 'Advantage X'; 'Game X' once a side has at least four points and two more than the \
        other, what follows does not count.
        Given who won the rallies in order, return the standing in the game: like '40-15', or 'Deuce', \
        'Advantage A', 'Game B'. Stop as soon as the game is won.
        tennis game from a string of A and B, stops at the end of the game
        """,
        """
        score = {"A": 0, "B": 0}
        for winner in points:
            score[winner] += 1
            if max(score.values()) >= 4 and abs(score["A"] - score["B"]) >= 2:
                return f"Game {winner}"
        if min(score.values()) >= 3:
            if score["A"] == score["B"]:
                return "Deuce"
            return f"Advantage {max(score, key=score.get)}"
        names = (0, 15, 30, 40)
        return f"{names[score['A']]}-{names[score['B']]}"
        """,
        lambda r: ("".join(r.choice("AB") for _ in range(r.choice((0, 2, 3, 4, 5, 6, 7, 8)))),),
    ),
    made(
        "variants_leisure.tennis_match_winner_from_sets",
        "match_winner tennis_winner winner_of_match who_won",
        "sets: str; best_of: int = 3",
        "int | None",
        """
        Winner, 1 or 2, of a tennis match from its {sets} such as '6-4 3-6 7-6(5)', parted by spaces: \
        whoever first has more than half of {best_of} sets. Only complete sets count: at least 6 games and \
        two ahead, or 7-5, 7-6. None while it goes on.
        Count finished sets (6 with two games ahead, 7-5 or 7-6, a tie-break in brackets is ignored) and \
        return 1 or 2 as soon as one has {best_of} // 2 + 1 of them, otherwise None.
        Who has won? Read the set scores from left to right, skip an unfinished one, and report the first \
        player (1) or the second (2) with the majority of {best_of} sets, None if nobody has it yet.
        1 or 2 for the winner of a match text like '6-4 6-7(5) 7-5', None if open
        """,
        """
        won = [0, 0]
        for text in sets.split():
            first, second = map(int, text.split("(")[0].split("-"))
            high, low = max(first, second), min(first, second)
            if (high >= 6 and high - low >= 2) or (high, low) == (7, 6):
                side = 0 if first > second else 1
                won[side] += 1
                if won[side] == best_of // 2 + 1:
                    return side + 1
        return None
        """,
        lambda r: (
            " ".join(
                r.choice(("6-4", "4-6", "7-6", "6-7(5)", "7-6(3)", "0-6", "3-2"))
                for _ in range(r.randint(0, 5))
            ),
            r.choice((3, 3, 5)),
        ),
    ),
    made(
        "variants_leisure.bowling_cumulative_frames",
        "bowling_frames frame_scores bowling_score_by_frame running_bowling_score",
        "rolls: list[int]",
        "list[int]",
        """
        Running totals of bowling {rolls} after each frame that can be scored already: a strike needs the \
        next two rolls, a spare the next one. At most ten frames; frames still waiting for rolls are left \
        out.
        Score frame by frame and return the cumulative sums. Ten pins with the first ball end the frame \
        and add the next two balls, ten with both add the next ball; stop at the first frame whose bonus \
        is not known yet.
        List the score shown in each bowling frame so far, bonus included; an unfinished or not yet \
        decided frame at the end gives no entry.
        cumulative frame scores, undecided frames omitted
        """,
        """
        totals = []
        start = total = 0
        while len(totals) < 10 and start < len(rolls):
            strike = rolls[start] == 10
            spare = not strike and sum(rolls[start : start + 2]) == 10
            needed = rolls[start : start + (3 if strike or spare else 2)]
            if len(needed) < (3 if strike or spare else 2):
                break
            total += sum(needed)
            totals.append(total)
            start += 1 if strike else 2
        return totals
        """,
        lambda r: (
            [
                x
                for _ in range(r.randint(0, 5))
                for x in r.choice(((10,), (5, 5), (7, 3), (9, 0), (0, 0), (3, 4), (0, 10)))
            ]
            + r.choice(([], [10], [4], [])),
        ),
    ),
    made(
        "variants_leisure.bowling_handicap_of_average",
        "bowling_handicap handicap compute_handicap handicap_score",
        "scores: list[int]; base: int = 200; percent: int = 80",
        "int",
        """
        Bowling handicap: {percent} percent of the difference between {base} and the average of {scores}, \
        the average and the handicap both cut to integers; 0 if the average is {base} or more, and 0 \
        without {scores}.
        Take the whole-number average of all games, subtract it from {base}, and return {percent} percent \
        of that without the fraction, never below 0. Nobody without games has a handicap.
        What handicap does a bowler with these {scores} get? Truncate the mean, then ({base} - mean) * \
        {percent} // 100, at least 0; an empty list gives 0.
        percent of (base - whole average), floored, minimum 0
        """,
        """
        if not scores:
            return 0
        average = sum(scores) // len(scores)
        return max(0, (base - average) * percent // 100)
        """,
        lambda r: (
            [r.choice((200, 150, 180, r.randint(80, 260))) for _ in range(r.randint(0, 4))],
            r.choice((200, 200, 220)),
            r.choice((80, 80, 90)),
        ),
    ),
    made(
        "variants_leisure.darts_leg_after_visits",
        "darts_leg remaining_after_visits darts_remaining darts_score_left",
        "visits: list[int]; start: int = 501",
        "list[int]",
        """
        Points left after each of the {visits} in a leg of darts from {start}: a visit that would leave \
        less than 0 or exactly 1 is bust and changes nothing; at 0 the leg is over and later visits are \
        ignored.
        Subtract the {visits} one by one from {start} and return the remaining points after every visit. \
        Bust visits (below 0, or 1 left) keep the score; the list ends with 0 if the leg is finished.
        Play down from {start}: list what is left after each turn, where going under zero or leaving 1 \
        does not count, and stop once 0 is reached.
        remaining darts points per visit with bust rule, stops at 0
        """,
        """
        left = start
        history = []
        for visit in visits:
            if left - visit >= 0 and left - visit != 1:
                left -= visit
            history.append(left)
            if left == 0:
                break
        return history
        """,
        lambda r: (
            [r.choice((180, 140, 100, 60, 26, 41, 1, 0, r.randint(0, 180))) for _ in range(r.randint(0, 6))],
            r.choice((501, 301, 301)),
        ),
    ),
    made(
        "variants_leisure.darts_three_dart_average",
        "three_dart_average darts_average average_per_visit dart_average",
        "points: int; darts: int",
        "str",
        """
        Three-dart average as text with two decimals: {points} divided by {darts} times 3, '0.00' if no \
        dart was thrown.
        How many points were scored per three darts? Return {points} * 3 / {darts} with exactly two \
        decimal places as a string; without {darts} it is '0.00'.
        Compute the average of a darts player per visit of three, formatted like '97.50' and '0.00' for \
        nothing thrown.
        3 * points / darts, two decimals as text
        """,
        """
        return f"{3 * points / darts if darts else 0:.2f}"
        """,
        lambda r: (r.choice((0, 501, 180, 60, 301, r.randint(0, 501))), r.choice((0, 1, 3, 9, 12, 15, 21))),
    ),
    made(
        "variants_leisure.golf_name_with_condor",
        "golf_term score_name hole_score golf_score_name",
        "par: int; strokes: int",
        "str",
        """
        Name for {strokes} on a hole with this {par}: 'Hole in one' for 1, then by difference -4 'Condor', \
        -3 'Albatross', -2 'Eagle', -1 'Birdie', 0 'Par', 1 'Bogey', 2 'Double bogey', 3 'Triple bogey', \
        beyond that '4 over par' and so on.
        Call a golf score. One stroke is always a 'Hole in one'; otherwise the distance to {par} gives \
        Condor, Albatross, Eagle, Birdie, Par, Bogey, Double bogey or Triple bogey; more than three over \
        is written as 'N over par'.
        What is it called when a hole of that {par} takes so many {strokes}? Only the first letter is a \
        capital; from four above par on, say the number and ' over par'.
        golf score name from hole in one to 'N over par'
        """,
        """
        if strokes == 1:
            return "Hole in one"
        names = ("Condor", "Albatross", "Eagle", "Birdie", "Par", "Bogey", "Double bogey", "Triple bogey")
        difference = strokes - par
        return names[difference + 4] if difference <= 3 else f"{difference} over par"
        """,
        lambda r: (lambda p: (p, r.choice((1, p, p - 1, p + 1, p + 2, p + 3, p + 4, max(1, p - 3), p + 6))))(
            r.choice((3, 4, 5))
        ),
    ),
    made(
        "variants_leisure.golf_net_score_text",
        "net_score golf_net_score net_to_par golf_result",
        "strokes: list[int]; pars: list[int]; handicap: int",
        "str",
        """
        Golf result such as '18 gross, 16 net (-1)': the sum of {strokes}, that minus the {handicap}, and \
        the net score against the sum of {pars} in brackets, with a sign, or 'E' if even.
        Add the {strokes}, subtract the {handicap} for the net score, and compare it with par. Return 'G \
        gross, N net (D)', D having a plus or minus sign and being E for zero.
        Write gross and net score of a round as '90 gross, 75 net (+3)'; in brackets the difference of net \
        score and total par, signed, with 'E' for level par.
        'gross, net (to par)' text after handicap strokes
        """,
        """
        gross = sum(strokes)
        net = gross - handicap
        difference = net - sum(pars)
        to_par = f"{difference:+d}" if difference else "E"
        return f"{gross} gross, {net} net ({to_par})"
        """,
        lambda r: (lambda p: ([x + r.choice((-1, 0, 0, 1, 2)) for x in p], p, r.choice((0, 1, 2, 5))))(
            [r.choice((3, 4, 5)) for _ in range(r.randint(0, 5))]
        ),
    ),
    made(
        "variants_leisure.golf_course_handicap",
        "course_handicap playing_handicap golf_handicap handicap_for_course",
        "index: float; slope: int; rating: float; par: int",
        "int",
        """
        Course handicap: {index} * {slope} / 113 + ({rating} - {par}), rounded to the nearest integer, \
        halves upwards.
        How many strokes may a golfer take off on this course? Multiply the handicap {index} by {slope} \
        over 113, add the course {rating} minus {par}, and round, .5 going up.
        World handicap formula with slope and course rating, as a whole number rounded half up (also for \
        negative ones towards plus).
        index * slope / 113 + rating - par, rounded half up
        """,
        """
        return math.floor(index * slope / 113 + rating - par + 0.5)
        """,
        lambda r: (
            r.choice((0.0, 10.0, 18.4, 36.0, -1.2, r.randint(0, 540) / 10)),
            r.choice((113, 113, 125, 140, 98)),
            r.choice((72.0, 71.3, 69.8, 73.5)),
            r.choice((72, 72, 71, 70)),
        ),
        "import math",
    ),
    made(
        "variants_leisure.volleyball_match_summary",
        "volleyball_match match_summary volleyball_result match_text",
        "sets: list[tuple[int, int]]",
        "str",
        """
        Text such as '3:1 (25:20, 18:25, 25:23, 26:24)' for the {sets} of a volleyball match: sets won by \
        both sides, and the set scores in brackets. Without sets it is '0:0'.
        Count who won each of {sets} and write 'A:B' followed by all scores in brackets, joined by ', '; \
        just '0:0' if nothing was played.
        Summarize a match: number of sets for the first and for the second team, then each set as 'x:y' in \
        round brackets, none for an empty list.
        '2:1 (25:20, 20:25, 15:12)' from set scores, '0:0' if none
        """,
        """
        won = sum(first > second for first, second in sets)
        lost = sum(first < second for first, second in sets)
        scores = ", ".join(f"{first}:{second}" for first, second in sets)
        return f"{won}:{lost} ({scores})" if sets else "0:0"
        """,
        lambda r: (
            [r.choice(((25, 20), (18, 25), (26, 24), (25, 23), (20, 25))) for _ in range(r.randint(0, 4))]
            + ([(15, 12)] if r.random() < 0.3 else []),
        ),
    ),
    made(
        "variants_leisure.volleyball_table_points",
        "volleyball_points league_points_for_sets points_for_match match_points",
        "home_sets: int; away_sets: int",
        "tuple[int, int]",
        """
        Points (home, away) of a volleyball match by sets: 3:0 and 3:1 bring the winner 3 points and the \
        loser none, 3:2 brings 2 and 1. If nobody has exactly 3 sets, raise ValueError.
        Share the table points: a win in three or four sets is worth 3, a win in five sets 2 with 1 for \
        the loser; ValueError unless one side has won 3 sets and the other fewer.
        Return how many points {home_sets} to {away_sets} gives both teams: (3, 0), (2, 1), (1, 2) or (0, \
        3). Other results than three won sets are a ValueError.
        3-0 points for 3:0 and 3:1, 2-1 for 3:2
        """,
        """
        high, low = max(home_sets, away_sets), min(home_sets, away_sets)
        if high != 3 or low not in (0, 1, 2):
            raise ValueError("one side must have won exactly 3 sets")
        points = (2, 1) if low == 2 else (3, 0)
        return points if home_sets == 3 else points[::-1]
        """,
        lambda r: r.choice(((3, 0), (3, 1), (3, 2), (2, 3), (1, 3), (0, 3))),
    ),
    made(
        "variants_leisure.volleyball_set_or_tiebreak_over",
        "set_is_over is_set_finished volleyball_set_over set_finished",
        "home: int; away: int; number: int",
        "bool",
        """
        Is volleyball set {number} (1 to 5) over at {home} to {away}? The first four sets go to 25, the \
        fifth to 15; a lead of two is needed.
        Return True if one team has reached the target (15 in the fifth set, 25 before) and is at least \
        two points ahead.
        Check the end of a set: the deciding fifth one needs 15 points, all others 25, and never less than \
        two points of difference.
        set over: 25 points (15 in set 5) and two ahead
        """,
        """
        target = 15 if number == 5 else 25
        return max(home, away) >= target and abs(home - away) >= 2
        """,
        lambda r: (
            *r.choice(
                (
                    (25, 23),
                    (25, 24),
                    (15, 13),
                    (15, 14),
                    (24, 26),
                    (20, 15),
                    (17, 15),
                    (0, 0),
                    (30, 28),
                    (16, 17),
                )
            ),
            r.choice((1, 2, 4, 5, 5)),
        ),
    ),
    made(
        "variants_leisure.medal_table_lines_total",
        "medal_table medal_lines medal_standings format_medal_table",
        "medals: list[tuple[str, str]]",
        "list[str]",
        """
        Medal table as lines 'NOR 2 1 0 = 3' (gold, silver, bronze, total) from {medals} of (nation, \
        medal), the medal in any case. Ordered by gold, silver, bronze, then nation.
        Count the {medals} of each nation and write the three numbers and their sum, most gold first, then \
        silver, then bronze, equal ones alphabetically; upper or lower case of 'gold' and so on is the \
        same.
        Make a line per nation: name, golds, silvers, bronzes, '=', total. Rank them the Olympic way, a \
        gold outweighing any number of silvers.
        'nation g s b = total' lines, ranked by gold first
        """,
        """
        counts = {}
        for nation, medal in medals:
            row = counts.setdefault(nation, [0, 0, 0])
            row[("gold", "silver", "bronze").index(medal.lower())] += 1
        ordered = sorted(counts.items(), key=lambda item: ([-count for count in item[1]], item[0]))
        return [f"{nation} {row[0]} {row[1]} {row[2]} = {sum(row)}" for nation, row in ordered]
        """,
        lambda r: (
            [
                (r.choice(("NOR", "GER", "USA")), r.choice(("gold", "silver", "bronze", "Gold")))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "variants_leisure.medal_ranking_by_weighted_points",
        "medal_points weighted_medals medal_ranking rank_by_medals",
        "medals: dict[str, tuple[int, int, int]]",
        "list[tuple[str, int]]",
        """
        Rank nations by points, gold 3, silver 2 and bronze 1, from {medals} (nation to (gold, silver, \
        bronze)): a list of (nation, points), most points first, ties by more golds and then by name.
        Weighted medal table: three points for each gold, two for silver, one for bronze. Return pairs \
        sorted by points downwards; of equal ones the nation with more gold first, then alphabetically.
        Turn medal counts into points (3, 2, 1) and order the nations by them, breaking ties by golds and \
        by name.
        nations with 3-2-1 medal points, ties by gold then name
        """,
        """
        points = {nation: 3 * gold + 2 * silver + bronze for nation, (gold, silver, bronze) in medals.items()}
        ordered = sorted(points, key=lambda nation: (-points[nation], -medals[nation][0], nation))
        return [(nation, points[nation]) for nation in ordered]
        """,
        lambda r: (
            {
                n: (r.randint(0, 2), r.randint(0, 2), r.randint(0, 3))
                for n in r.sample(("NOR", "GER", "USA", "ITA"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_leisure.elo_ratings_of_both_players",
        "elo_update update_elo new_ratings elo_ratings",
        "first: int; second: int; result: float; k: int = 32",
        "tuple[int, int]",
        """
        New Elo ratings of both players after a game with this {result} for the {first} (1, 0.5 or 0). The \
        expected score is 1 / (1 + 10 ** (({second} - {first}) / 400)); the change {k} * ({result} - \
        expected), rounded, is added to {first} and taken from {second}.
        Update two Elo numbers: compute the expectation of the {first} player, round {k} times the \
        surprise to an integer, and move that many points from one to the other, so that the sum stays the \
        same.
        Return (new first, new second): what the {first} gains, the {second} loses. Gain is {k} * \
        ({result} - E), rounded, with the usual expectation E on a scale of 400.
        both Elo ratings after a game, sum preserved
        """,
        """
        expected = 1 / (1 + 10 ** ((second - first) / 400))
        change = round(k * (result - expected))
        return (first + change, second - change)
        """,
        lambda r: (
            r.choice((1500, 1200, 1800, r.randint(800, 2400))),
            r.choice((1500, 1400, 2000, r.randint(800, 2400))),
            r.choice((1, 0, 0.5)),
            r.choice((32, 32, 20, 10)),
        ),
    ),
    made(
        "variants_leisure.win_loss_record_text",
        "record_text team_record win_loss_record format_record",
        "results: str",
        "str",
        """
        Record such as '3-1-2, .667' from {results}, a text of W, L and D: wins-losses-draws and the \
        winning share with three decimals without the leading zero, a draw counting half. The draws are \
        left out if there are none ('3-1, .750'); no games are '0-0, .000'; all won is '1.000'.
        Write wins, losses and (only if there are any) draws joined by '-', a comma, and the winning \
        percentage in American form: three decimals, '.500' for a half and '1.000' for a full one. Draws \
        are half a win; without games it is .000.
        Team record of letters W, L, D as in newspapers: '2-1, .667', with a third number for draws. The \
        fraction (wins + draws / 2) / games has no zero before the point.
        'W-L(-D), .pct' from a string of results
        """,
        """
        wins, losses, draws = (results.count(letter) for letter in "WLD")
        share = (wins + draws / 2) / len(results) if results else 0.0
        record = f"{wins}-{losses}-{draws}" if draws else f"{wins}-{losses}"
        return f"{record}, {f'{share:.3f}'.removeprefix('0')}"
        """,
        lambda r: ("".join(r.choice("WWLD") for _ in range(r.randint(0, 7))),),
    ),
    made(
        "variants_leisure.games_behind_leader_text",
        "games_behind gb games_back games_behind_leader",
        "records: dict[str, tuple[int, int]]",
        "dict[str, str]",
        """
        Games behind the leader for {records} (team to (wins, losses)): half of the lead in wins minus \
        losses, as text with one decimal such as '2.5', '-' for the leader and teams level with it. Best \
        team first, ties by name.
        How many games is each team behind? The leader has the largest difference of wins and losses; the \
        gap in that difference, halved, is written with one decimal, and no gap as a dash. Order by gap, \
        then name.
        Compute baseball's GB: ((leader wins - wins) + (losses - leader losses)) / 2. Return team to \
        '0.5', '1.0', ... or '-', sorted from the top.
        games back as text with one decimal, '-' for the leader
        """,
        """
        if not records:
            return {}
        surplus = {team: wins - losses for team, (wins, losses) in records.items()}
        best = max(surplus.values())
        ordered = sorted(records, key=lambda team: (-surplus[team], team))
        gaps = {team: (best - surplus[team]) / 2 for team in ordered}
        return {team: f"{gap:.1f}" if gap else "-" for team, gap in gaps.items()}
        """,
        lambda r: (
            {
                t: (r.randint(0, 6), r.randint(0, 6))
                for t in r.sample(("Cubs", "Mets", "Reds", "Jays"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_leisure.current_streak_letter_and_length",
        "current_streak streak_text form_streak streak",
        "results: list[str]",
        "str",
        """
        Current streak such as 'W3' or 'L1': letter of the last of {results} (oldest first) and how many \
        equal ones stand at the end; '-' without results.
        How long has the latest series of equal results lasted? Return the letter with the count behind \
        it, or a dash for an empty list; the newest result is the last one.
        Describe the running streak: take the final result and count backwards while it stays the same.
        trailing run as 'W3', '-' if empty
        """,
        """
        if not results:
            return "-"
        count = 0
        for result in reversed(results):
            if result != results[-1]:
                break
            count += 1
        return f"{results[-1]}{count}"
        """,
        lambda r: ([r.choice(("W", "W", "L", "D")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "variants_leisure.penalty_shootout_winner",
        "shootout_winner penalty_shootout penalty_winner decide_shootout",
        "kicks: str",
        "str | None",
        """
        Winner, 'A' or 'B', of a penalty shootout from the {kicks} in order (X scored, O missed), A and B \
        taking turns and A first. It is over once one side cannot be caught within five kicks each, or \
        after that when both have kicked equally often and one leads. None if it is not decided; later \
        kicks are ignored.
        Go through the {kicks} of A and B in turn. As soon as a lead is larger than what the other side \
        can still score of its five, return the leader; from the sixth pair on the leader after a complete \
        pair wins. Undecided is None.
        Who wins on penalties? X is a goal, O a miss, A begins. Decide early within the first five each, \
        otherwise by sudden death after full pairs; return None while it is open.
        shootout winner with early decision and sudden death, None if open
        """,
        """
        goals = [0, 0]
        taken = [0, 0]
        for number, kick in enumerate(kicks):
            side = number % 2
            taken[side] += 1
            goals[side] += kick == "X"
            left = [max(0, 5 - count) for count in taken] if max(taken) <= 5 else [0, taken[0] - taken[1]]
            if goals[0] > goals[1] + left[1]:
                return "A"
            if goals[1] > goals[0] + left[0]:
                return "B"
        return None
        """,
        lambda r: ("".join(r.choice("XXO") for _ in range(r.choice((0, 4, 7, 8, 9, 10, 10, 11, 12, 14)))),),
    ),
    made(
        "variants_leisure.two_legs_with_away_goals",
        "aggregate_winner two_leg_result away_goals_rule tie_winner",
        "first_leg: tuple[int, int]; second_leg: tuple[int, int]",
        "str",
        """
        Who wins two legs? The {first_leg} is (goals of A, goals of B) at A's ground, the {second_leg} the \
        same at B's. More goals in total decide, then more goals scored away, otherwise it is 'extra \
        time'. Return 'A', 'B' or 'extra time'.
        Compare the aggregate of teams A and B (both legs are given as A, B; A is at home first). With \
        equal totals, goals at the other side's ground count more; if these are equal as well, return \
        'extra time'.
        Away goals rule: sum both legs for A and B, on a tie compare A's goals in the {second_leg} with \
        B's in the {first_leg}, and answer 'A', 'B' or 'extra time'.
        two-leg winner by total, then away goals, else 'extra time'
        """,
        """
        a_side = (first_leg[0] + second_leg[0], second_leg[0])
        b_side = (first_leg[1] + second_leg[1], first_leg[1])
        if a_side == b_side:
            return "extra time"
        return "A" if a_side > b_side else "B"
        """,
        lambda r: ((r.randint(0, 2), r.randint(0, 2)), (r.randint(0, 2), r.randint(0, 2))),
    ),
    made(
        "variants_leisure.race_points_with_fastest_lap",
        "race_points points_for_race formula_one_points driver_points",
        "finish: list[str]; fastest: str",
        "dict[str, int]",
        """
        Formula 1 points for a {finish} order: 25, 18, 15, 12, 10, 8, 6, 4, 2, 1 for the first ten, plus 1 \
        for the {fastest} lap if that driver is among the first ten. Drivers without points are left out.
        Map the ten best of {finish} to their race points (25 down to 1) in order; whoever drove the \
        {fastest} lap gets one more, but only from a place in the top ten.
        Return the points of a race as a dict in finishing order. Eleventh and worse get nothing, not even \
        for the {fastest} lap.
        F1 race points with the fastest lap bonus for the top ten
        """,
        """
        table = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)
        points = dict(zip(finish, table))
        if fastest in points:
            points[fastest] += 1
        return points
        """,
        lambda r: (lambda n: (n, r.choice((*n, "Zoe"))))(
            r.sample((*_PEOPLE, "Ida", "Jon", "Kim", "Leo"), r.randint(0, 12))
        ),
    ),
    made(
        "variants_leisure.season_points_dropping_worst_races",
        "season_points championship_points drop_worst_results best_results_count",
        "results: dict[str, list[int]]; drop: int = 1",
        "list[tuple[str, int]]",
        """
        Season ranking from {results} (name to points per race): the {drop} worst results of everybody do \
        not count. Return (name, points), most points first, ties by name; who has no more than {drop} \
        results has 0.
        Sum the points of each driver without the {drop} lowest ones and sort the pairs from the highest \
        total down, equal totals alphabetically.
        Championship with drop results: leave out the {drop} smallest values of each list, add up the \
        rest, and return a list of (name, sum) in order of rank.
        totals without the n worst races, sorted best first
        """,
        """
        totals = {name: sum(sorted(points)[drop:]) for name, points in results.items()}
        return sorted(totals.items(), key=lambda item: (-item[1], item[0]))
        """,
        lambda r: (
            {n: [r.choice((25, 18, 15, 10, 0)) for _ in range(r.randint(0, 4))] for n in _names(r, 0, 4)},
            r.choice((1, 1, 2, 0)),
        ),
    ),
    made(
        "variants_leisure.diving_score_with_difficulty",
        "diving_score dive_score score_dive judges_total",
        "marks: list[float]; difficulty: float",
        "float",
        """
        Score of a dive: with five {marks} the highest and the lowest are dropped, with seven the two \
        highest and two lowest; the sum of the three left is multiplied by the {difficulty} and rounded to \
        2 decimals. Other numbers of marks raise ValueError.
        Take the three middle judges' {marks} of five or seven, add them, and multiply by the \
        {difficulty}; two decimals, ValueError if there are not five or seven.
        How many points does a dive get? Sort the {marks}, cut the same number (1 of 5, 2 of 7) at both \
        ends, sum the remaining three and multiply by the degree of {difficulty}.
        middle three marks times difficulty, 5 or 7 judges, ValueError otherwise
        """,
        """
        if len(marks) not in (5, 7):
            raise ValueError("five or seven marks are needed")
        cut = 1 if len(marks) == 5 else 2
        return round(sum(sorted(marks)[cut:-cut]) * difficulty, 2)
        """,
        lambda r: (
            [r.choice((7.0, 7.5, 8.0, 6.5, 9.0, 10.0, 0.0)) for _ in range(r.choice((5, 5, 7)))],
            r.choice((1.5, 2.0, 2.8, 3.2)),
        ),
    ),
    made(
        "variants_leisure.race_time_prediction",
        "predict_time race_prediction predicted_finish riegel",
        "distance: float; time: str; target: float",
        "str",
        """
        Predict the time for a {target} distance from a {time} ('M:SS' or 'H:MM:SS') over another \
        {distance} by Riegel: time * ({target} / {distance}) ** 1.06. Return 'H:MM:SS', seconds rounded; \
        hours are always shown.
        How long will the {target} take if the {distance} took {time}? Multiply by the ratio of the \
        distances to the power 1.06 and write hours, minutes and seconds, the last two with two digits.
        Race prediction with the exponent 1.06: read a {time} with or without hours, scale it to the \
        {target} and format it as 'H:MM:SS'.
        Riegel formula, result as 'H:MM:SS'
        """,
        """
        seconds = 0
        for part in time.split(":"):
            seconds = 60 * seconds + int(part)
        total = round(seconds * (target / distance) ** 1.06)
        return f"{total // 3600}:{total // 60 % 60:02}:{total % 60:02}"
        """,
        lambda r: (
            r.choice((5, 10, 21.1)),
            r.choice(("20:00", "25:30", "45:00", "1:45:00", "59:59")),
            r.choice((5, 10, 21.1, 42.2)),
        ),
    ),
    made(
        "variants_leisure.elevation_gain_above_noise",
        "elevation_gain total_ascent climb elevation_up",
        "heights: list[int]; minimum: int = 0",
        "tuple[int, int]",
        """
        (ascent, descent) along {heights}: sums of all rises and all falls between neighbors, both \
        positive. Changes smaller than {minimum} are ignored.
        How many meters go up and how many down on a tour? Add the positive and the negative differences \
        of consecutive {heights} separately; those below {minimum} in size do not count.
        Return total climb and total descent as a tuple of non-negative numbers, leaving out steps with \
        less than {minimum} difference.
        total ascent and descent, small changes ignored
        """,
        """
        up = down = 0
        for before, after in zip(heights, heights[1:]):
            step = after - before
            if abs(step) >= minimum:
                up += max(step, 0)
                down += max(-step, 0)
        return (up, down)
        """,
        lambda r: (
            [r.choice((100, 102, 110, 95, r.randint(80, 150))) for _ in range(r.randint(0, 6))],
            r.choice((0, 0, 3, 5)),
        ),
    ),
    made(
        "variants_leisure.chess_tournament_points_text",
        "tournament_points chess_points points_text score_text",
        "results: str",
        "str",
        """
        Chess points as text from {results}: '1' a win, '=' a draw (half a point), '0' a loss, '+' a win \
        without a game, '-' a loss without one. Halves are written with '½': '2½', '½' for a half, '0' for \
        none.
        Sum a player's {results} of 1, =, 0, + and - (the last two are unplayed wins and losses) and write \
        whole points as an integer and a half as '½', without a zero in front.
        How many points has the player? Each 1 or + counts one, each = a half; return a text such as '3', \
        '3½' or '½'.
        points of '1=0+-' written with ½
        """,
        """
        halves = 2 * (results.count("1") + results.count("+")) + results.count("=")
        whole, half = divmod(halves, 2)
        if not half:
            return str(whole)
        return f"{whole or ''}½"
        """,
        lambda r: ("".join(r.choice("1=0+-") for _ in range(r.randint(0, 7))),),
    ),
    made(
        "variants_leisure.draft_order_abba",
        "draft_order pick_order snake_draft abba_order",
        "captains: list[str]; rounds: int",
        "list[str]",
        """
        Order in which {captains} choose players over {rounds}: forwards in odd rounds, backwards in even \
        ones (A B, B A, A B, ...).
        Who picks when? In round 1 the {captains} choose as listed, in round 2 in reverse, and so on by \
        turns; return all picks in one list.
        Snake draft: a flat list of names for {rounds}, every second round reversed.
        captains forwards, then backwards, repeated for n rounds
        """,
        """
        picks = []
        for number in range(rounds):
            picks += captains if number % 2 == 0 else captains[::-1]
        return picks
        """,
        lambda r: (_names(r, 0, 3), r.randint(0, 4)),
    ),
    made(
        "variants_leisure.club_fee_by_age_and_months",
        "membership_fee club_fee yearly_fee annual_fee",
        "age: int; join_month: int; family: bool = False",
        "float",
        """
        Club fee for the first year: 60 below {age} 14, 90 below 18, 120 for adults, 80 from 65 on, for \
        the months from {join_month} (1 to 12, included) to December only. A {family} discount takes 25 \
        percent off. 2 decimals.
        What does a new member pay this year? The yearly fee depends on {age} (60, 90 from 14, 120 from \
        18, 80 from 65); charge one twelfth for each month from {join_month} on and three quarters of it \
        for a {family}; round to cents.
        Prorated membership: fee by age group times (13 - {join_month}) / 12, less a quarter with \
        {family}, to two decimal places.
        yearly fee by age, prorated by months left, 25 percent off for families
        """,
        """
        fee = 60 if age < 14 else 90 if age < 18 else 120 if age < 65 else 80
        amount = fee * (13 - join_month) / 12
        return round(amount * 0.75 if family else amount, 2)
        """,
        lambda r: (r.choice((5, 13, 14, 17, 18, 40, 64, 65, 80)), r.choice((1, 6, 7, 12)), r.random() < 0.3),
    ),
    made(
        "variants_leisure.membership_years_and_badge",
        "membership_badge years_of_membership anniversary_badge member_honor",
        "joined: int; year: int",
        "str",
        """
        Honor for a member who {joined} in one {year} and still is one: 'gold' from 50 years, 'silver' \
        from 25, 'bronze' from 10, else 'none'; followed by the years in brackets as in 'silver (26 \
        years)', '1 year' in the singular.
        Subtract the years, choose the badge (10 bronze, 25 silver, 50 gold, below 10 none) and write it \
        with the number of years, such as 'none (1 year)'.
        Which pin does a club member get in {year}? Gold, silver and bronze need 50, 25 and 10 years; name \
        it, or 'none', together with the length of membership: 'bronze (10 years)', 'none (1 year)'.
        badge by years of membership with the count in brackets
        """,
        """
        years = year - joined
        badge = "gold" if years >= 50 else "silver" if years >= 25 else "bronze" if years >= 10 else "none"
        return f"{badge} ({years} {'year' if years == 1 else 'years'})"
        """,
        lambda r: (lambda y: (y - r.choice((0, 1, 9, 10, 24, 25, 26, 40, 50, 61)), y))(
            r.choice((2024, 2025))
        ),
    ),
    made(
        "variants_leisure.hangman_phrase_words_by_slash",
        "hangman_mask mask_phrase hangman_display show_phrase",
        "phrase: str; guessed: str",
        "str",
        """
        Hangman mask of a {phrase}: {guessed} letters in capitals, others '_', one space between \
        characters and ' / ' between words. Case is ignored; signs that are no letters are always shown.
        Show a {phrase} of several words with unknown letters as underscores: characters parted by a \
        space, words by ' / ', everything in upper case. Apostrophes and the like are never hidden.
        How does the puzzle look after these {guessed} letters? Known ones and punctuation are written in \
        upper case, the rest as '_', joined by spaces; between two words stands a slash with a space on \
        both sides.
        phrase mask in capitals, letters joined by ' ', words by ' / '
        """,
        """
        known = guessed.upper()
        words = []
        for word in phrase.upper().split():
            words.append(" ".join(c if c in known or not c.isalpha() else "_" for c in word))
        return " / ".join(words)
        """,
        lambda r: (
            r.choice(("red lion", "Rain Cloud", "it's me", "Ada", "", "o so no")),
            "".join(r.sample("adeinorlu", r.randint(0, 6))).upper()
            if r.random() < 0.3
            else "".join(r.sample("adeinorlu", r.randint(0, 6))),
        ),
    ),
    made(
        "variants_leisure.hangman_guess_outcome",
        "guess_letter check_guess hangman_guess evaluate_guess",
        "word: str; guessed: str; letter: str",
        "str",
        """
        Outcome of guessing a {letter} in hangman: 'invalid' unless it is exactly one letter, 'repeated' \
        if it is among the {guessed} ones, 'hit' if it occurs in the {word}, else 'miss'. Case does not \
        matter.
        Judge a guess in this order: not a single letter is 'invalid', one guessed before 'repeated', one \
        in the secret {word} a 'hit', any other a 'miss'; upper and lower case are the same.
        What happens when a player says this {letter}? Return 'invalid', 'repeated', 'hit' or 'miss', \
        ignoring case; digits, empty and longer texts are invalid.
        invalid, repeated, hit or miss for a hangman guess
        """,
        """
        if len(letter) != 1 or not letter.isalpha():
            return "invalid"
        if letter.lower() in guessed.lower():
            return "repeated"
        return "hit" if letter.lower() in word.lower() else "miss"
        """,
        lambda r: (
            r.choice(("apple", "Lemon", "tea", "kiwi")),
            "".join(r.sample("aeiopl", r.randint(0, 3))),
            r.choice(("a", "E", "l", "x", "k", "4", "ab", "", "P")),
        ),
    ),
    made(
        "variants_leisure.hangman_wrong_letters_in_order",
        "wrong_guesses wrong_letters misses missed_letters",
        "word: str; guesses: str",
        "list[str]",
        """
        Wrong letters of a hangman game: the {guesses} not in the {word}, each once, in capitals and in \
        the order in which they were guessed. Case is ignored, signs that are no letters are skipped.
        List the misses among the {guesses} in upper case without repetitions, first guessed first; digits \
        and spaces do not count, and 'a' equals 'A'.
        Which letters were guessed in vain? Go through {guesses}, keep letters that the {word} lacks in \
        any case, and drop those already listed.
        distinct missed letters in upper case, in order of guessing
        """,
        """
        secret = word.upper()
        wrong = [letter for letter in guesses.upper() if letter.isalpha() and letter not in secret]
        return list(dict.fromkeys(wrong))
        """,
        lambda r: (
            r.choice(("apple", "Lemon", "tea", "")),
            "".join(r.choice("aeExplX1 ") for _ in range(r.randint(0, 7))),
        ),
    ),
    made(
        "variants_leisure.hangman_status_line_with_lives",
        "hangman_status status_line game_status hangman_line",
        "word: str; guesses: list[str]; lives: int = 6",
        "str",
        """
        Status line of hangman such as 't _ a | 4 lives left': the masked {word}, ' | ' and the lives left \
        of {lives}, one off for each different wrong guess ('1 life left'). When all letters are found it \
        is 'You won: tea', with no lives left 'You lost: tea'.
        Write the word with '_' for letters not among {guesses}, joined by spaces, and the number of \
        lives, one being 'life'. A solved word gives 'You won: ' and the word, too many different mistakes \
        'You lost: ' and the word; losing goes first.
        What is shown after these {guesses}? Every distinct letter not in the {word} costs a life. Return \
        'You lost: word' when none is left, 'You won: word' when no gap remains, otherwise a mask like '_ \
        e a', ' | ' and '3 lives left' (or '1 life left').
        hangman line 'k _ w _ | 5 lives left', or You won / You lost
        """,
        """
        left = lives - len({guess for guess in guesses if guess not in word})
        if left <= 0:
            return f"You lost: {word}"
        mask = " ".join(letter if letter in guesses else "_" for letter in word)
        if "_" not in mask:
            return f"You won: {word}"
        return f"{mask} | {left} {'life' if left == 1 else 'lives'} left"
        """,
        lambda r: (
            r.choice(("tea", "kiwi", "lemon")),
            [r.choice("teakiwlmonxyz") for _ in range(r.randint(0, 9))],
            r.choice((6, 6, 3)),
        ),
    ),
    made(
        "variants_leisure.word_guess_emoji_row",
        "wordle_row wordle_emoji guess_emoji color_row",
        "guess: str; secret: str",
        "str",
        """
        Row of squares for a {guess} as in Wordle: '🟩' for a letter in the right place, '🟨' for one that \
        occurs elsewhere, '⬛' for the others. Every letter of the {secret} can be used only once, greens \
        first, then from left to right. Case is ignored.
        Compare {guess} and {secret} and return green, yellow and black squares. Exact hits come first; a \
        misplaced letter is yellow only as often as it is left over in the {secret}; upper and lower case \
        are equal.
        Emoji feedback with correct treatment of repeated letters: 🟩 right place, 🟨 wrong place, ⬛ not \
        there (any more).
        wordle squares for a guess, duplicates counted properly
        """,
        """
        guess, secret = guess.lower(), secret.lower()
        squares = ["🟩" if a == b else "⬛" for a, b in zip(guess, secret)]
        rest = [b for a, b in zip(guess, secret) if a != b]
        for place, letter in enumerate(guess):
            if squares[place] == "⬛" and letter in rest:
                squares[place] = "🟨"
                rest.remove(letter)
        return "".join(squares)
        """,
        _guess_case,
    ),
    made(
        "variants_leisure.word_guess_states_or_error",
        "wordle_feedback check_guess evaluate_guess letter_states",
        "guess: str; secret: str",
        "list[str]",
        """
        State of every letter of a {guess}: 'correct' in the right place, 'present' if elsewhere in the \
        {secret}, 'absent' otherwise; each letter of the {secret} is matched only once, correct ones \
        first. Different lengths raise ValueError.
        Return a list with 'correct', 'present' or 'absent' per letter, handling double letters: after the \
        exact matches, the remaining letters of the {secret} are given out from left to right. ValueError \
        if the words are not equally long.
        Evaluate a word guess. A second 'l' in the {guess} is 'absent' if the {secret} has only one; raise \
        ValueError unless both have the same length.
        list of correct/present/absent, ValueError on unequal lengths
        """,
        """
        if len(guess) != len(secret):
            raise ValueError("guess and secret must have the same length")
        left = Counter(b for a, b in zip(guess, secret) if a != b)
        states = []
        for mine, wanted in zip(guess, secret):
            if mine == wanted:
                states.append("correct")
            elif left[mine] > 0:
                left[mine] -= 1
                states.append("present")
            else:
                states.append("absent")
        return states
        """,
        _guess_case,
        "from collections import Counter",
    ),
    made(
        "variants_leisure.word_guess_naive_letters",
        "compare_words word_hint guess_pattern letter_hint",
        "guess: str; secret: str",
        "str",
        """
        Simple hint for a {guess}: its letter in upper case if it is in the right place, in lower case if \
        it occurs anywhere in the {secret}, '-' if not. Repeated letters are not counted. Both words are \
        in lower case and equally long.
        Return a text as long as the {guess}: capitals mark hits, small letters mark letters that the \
        {secret} contains somewhere, however often they were used already, and a dash marks the rest.
        For each position: same letter gives the capital, a letter found in the {secret} at another place \
        gives the small letter, else '-'. A letter may be marked more often than the {secret} has it.
        capitals for hits, small letters for contained ones, '-' otherwise, no counting
        """,
        """
        return "".join(a.upper() if a == b else a if a in secret else "-" for a, b in zip(guess, secret))
        """,
        _guess_case,
    ),
    made(
        "variants_leisure.keyboard_colors_after_guesses",
        "keyboard_colors letter_status keyboard_state used_letters",
        "feedback: list[tuple[str, str]]",
        "dict[str, str]",
        """
        Best color per letter after some guesses: {feedback} has pairs of (word, colors) with G (green), Y \
        (yellow) and B (black) per letter. Green beats yellow, yellow beats black; letters in alphabetical \
        order.
        Color the keyboard of a word game: every letter guessed so far gets the best of its marks, G \
        before Y before B. Return a dict sorted by letter.
        Combine several rows of {feedback} to one mark for each letter, keeping the most informative one \
        (G, then Y, then B), and sort the keys.
        letter to best of G, Y, B over all guesses, sorted
        """,
        """
        best = {}
        for word, colors in feedback:
            for letter, color in zip(word, colors):
                if "BYG".index(color) >= "BYG".index(best.get(letter, "B")):
                    best[letter] = color
        return dict(sorted(best.items()))
        """,
        lambda r: (
            [
                (w, "".join(r.choice("GYB") for _ in w))
                for w in r.sample(("tea", "eat", "ate", "set", "tab"), r.randint(0, 3))
            ],
        ),
    ),
    made(
        "variants_leisure.words_fitting_green_letters_and_absent",
        "possible_words candidate_words filter_words matching_words",
        "words: list[str]; pattern: str; absent: str",
        "list[str]",
        """
        Those {words} that fit a {pattern} such as 'a__le', where '_' stands for any letter, have the same \
        length, and contain none of the {absent} letters. Case is ignored, order and spelling stay.
        Filter candidates of a word puzzle: known letters of the {pattern} must agree, underscores are \
        free except that no {absent} letter may occur in the word; compare without regard to case.
        Which {words} are still possible? Equal length, every fixed letter of the {pattern} in place, no \
        letter from {absent} anywhere; return them as given.
        words matching 'a__le' without forbidden letters, case-insensitive
        """,
        """
        found = []
        for word in words:
            lower = word.lower()
            fits = len(word) == len(pattern) and all(
                sign in ("_", letter) for sign, letter in zip(pattern.lower(), lower)
            )
            if fits and not set(lower) & set(absent.lower()):
                found.append(word)
        return found
        """,
        lambda r: (
            r.sample(("apple", "ample", "mango", "lemon", "Melon", "paper"), r.randint(0, 6)),
            r.choice(("a___e", "_e_o_", "_____", "____n", "ap___")),
            r.choice(("", "m", "pL", "z")),
        ),
    ),
    made(
        "variants_leisure.number_guess_temperature",
        "guess_temperature hot_or_cold temperature_hint guess_hint",
        "secret: int; guess: int",
        "str",
        """
        Hint in a number game by the distance of {guess} and {secret}: 'correct' for 0, 'hot' up to 3, \
        'warm' up to 10, 'cold' up to 25, otherwise 'freezing'; unless correct, followed by ', go higher' \
        or ', go lower'.
        Tell the player how near the {guess} is and which way to go: 'hot, go lower', 'warm, go higher' \
        and so on with the limits 3, 10 and 25, 'freezing' beyond them, and just 'correct' when it is \
        found.
        Return the temperature of a {guess} (hot within 3, warm within 10, cold within 25, else freezing), \
        a comma and the direction to the {secret}; 'correct' if both are equal.
        'warm, go higher' style hint by distance, 'correct' if equal
        """,
        """
        distance = abs(secret - guess)
        if distance == 0:
            return "correct"
        limits = ((3, "hot"), (10, "warm"), (25, "cold"), (distance, "freezing"))
        word = next(word for limit, word in limits if distance <= limit)
        return f"{word}, go {'higher' if guess < secret else 'lower'}"
        """,
        lambda r: (lambda s: (s, s + r.choice((0, 1, -3, 3, 4, -10, 10, 11, 25, 26, -60))))(
            r.randint(1, 100)
        ),
    ),
    made(
        "variants_leisure.number_guess_from_typed_text",
        "check_guess validate_guess guess_response respond_to_guess",
        "text: str; secret: int; highest: int = 100",
        "str",
        """
        Answer to a typed guess {text}: 'Please enter a number.' if it is no whole number, 'Out of range.' \
        unless it is from 1 to {highest}, otherwise 'Too low!', 'Too high!' or 'Correct!' compared with \
        the {secret}. Outer spaces are fine.
        Check user input in a guessing game. First it must be an integer, then lie between 1 and \
        {highest}; then say whether it is below, above or equal to the {secret}, with the answers 'Too \
        low!', 'Too high!', 'Correct!'.
        Respond to what a player typed: not an integer gives 'Please enter a number.', an integer outside \
        of 1 to {highest} 'Out of range.', else the comparison of the guess and {secret}.
        typed guess to Please enter a number. / Out of range. / Too low! / Too high! / Correct!
        """,
        """
        try:
            guess = int(text)
        except ValueError:
            return "Please enter a number."
        if not 1 <= guess <= highest:
            return "Out of range."
        if guess < secret:
            return "Too low!"
        return "Too high!" if guess > secret else "Correct!"
        """,
        lambda r: (
            r.choice(("50", " 42 ", "0", "101", "abc", "", "4.5", "-3", "100", "41", "7")),
            r.choice((42, 50, 7)),
            r.choice((100, 100, 10)),
        ),
    ),
    made(
        "variants_leisure.number_range_left_after_hints",
        "remaining_range possible_range narrow_range range_after_hints",
        "hints: list[tuple[int, str]]; low: int = 1; high: int = 100",
        "tuple[int, int] | None",
        """
        Range in which the secret number can still lie after {hints}, pairs of (guess, 'higher' or \
        'lower') where 'higher' means that the secret is larger than the guess. It starts as {low} to \
        {high}; None if nothing is left.
        Narrow the interval from {low} to {high} by all {hints}: 'higher' makes guess + 1 the least \
        possible value, 'lower' guess - 1 the largest. Return (least, largest) or None if the hints \
        contradict each other.
        Which numbers remain? After every guess the secret is said to be 'higher' or 'lower' than it; give \
        both ends of the remaining range, None if it is empty.
        (low, high) left after higher/lower hints, None if empty
        """,
        """
        for guess, hint in hints:
            if hint == "higher":
                low = max(low, guess + 1)
            else:
                high = min(high, guess - 1)
        return (low, high) if low <= high else None
        """,
        lambda r: (
            [
                (r.randint(1, 100), r.choice(("higher", "lower")))
                if r.random() < 0.4
                else r.choice(((50, "lower"), (25, "higher"), (40, "lower"), (30, "higher")))
                for _ in range(r.randint(0, 4))
            ],
            1,
            r.choice((100, 100, 50)),
        ),
    ),
    made(
        "variants_leisure.bulls_and_cows_a_b_text",
        "bulls_and_cows number_hint score_guess guess_digits",
        "secret: str; guess: str",
        "str",
        """
        Hint such as '1A2B' for a digit {guess}: A counts digits in the right place, B digits that are \
        right but elsewhere. Each digit of the {secret} counts once at most.
        Compare two digit texts of equal length; write the number of exact hits with 'A' and the number of \
        further common digits with 'B', zeros included ('0A0B').
        Return the exact matches followed by 'A' and the misplaced ones followed by 'B', where a repeated \
        digit is only counted as often as both have it.
        bulls and cows as 'xAyB'
        """,
        """
        bulls = sum(a == b for a, b in zip(secret, guess))
        common = sum((Counter(secret) & Counter(guess)).values())
        return f"{bulls}A{common - bulls}B"
        """,
        lambda r: (
            "".join(r.sample("12345", 4)),
            "".join(r.choice(("12345", "1234"))[r.randint(0, 3)] for _ in range(4))
            if r.random() < 0.4
            else "".join(r.sample("12345", 4)),
        ),
        "from collections import Counter",
    ),
    made(
        "variants_leisure.mastermind_pegs_as_text",
        "mastermind mastermind_feedback code_pegs peg_hint",
        "code: list[str]; guess: list[str]",
        "str",
        """
        Mastermind pegs for a {guess} of colors: a 'B' (black) for every color in the right place, then a \
        'W' (white) for each other color that occurs elsewhere in the {code}, then '.' up to the length of \
        the {code}.
        Return feedback like 'BBW.': black pegs first, then white ones, filled with dots. A color of the \
        {code} is matched only once, exact places first.
        How many colors are right and in place (B), how many only right (W)? Write them in this order as \
        text, with a dot for each peg that is left, so that it is as long as the {code}.
        'BBW.' style pegs for color lists
        """,
        """
        black = sum(a == b for a, b in zip(code, guess))
        common = sum(min(code.count(color), guess.count(color)) for color in set(guess))
        return ("B" * black + "W" * (common - black)).ljust(len(code), ".")
        """,
        lambda r: (
            [r.choice(("red", "blue", "green", "pink")) for _ in range(4)],
            [r.choice(("red", "blue", "green", "pink")) for _ in range(4)],
        ),
    ),
    made(
        "variants_leisure.mastermind_pegs_as_counts_dict",
        "mastermind_score score_code check_code code_feedback",
        "secret: str; guess: str",
        "dict[str, int]",
        """
        Mastermind result as {{'black': ..., 'white': ...}}: letters of the {guess} in the right place, \
        and further letters that the {secret} has elsewhere, each used once. Case is ignored; different \
        lengths raise ValueError.
        Score color letters in any case: 'black' counts exact positions, 'white' the remaining matches \
        regardless of position. Raise ValueError if {guess} and {secret} are not of equal length.
        Return a dict with the number of black and white pegs for the {guess}. Upper and lower case \
        letters are the same color, and lengths must agree (else ValueError).
        dict of black and white pegs, case-insensitive
        """,
        """
        if len(secret) != len(guess):
            raise ValueError("lengths differ")
        secret, guess = secret.upper(), guess.upper()
        black = sum(a == b for a, b in zip(secret, guess))
        common = sum((Counter(secret) & Counter(guess)).values())
        return {"black": black, "white": common - black}
        """,
        lambda r: (
            "".join(r.choice("RGBY") for _ in range(4)),
            "".join(r.choice("RGBYrg") for _ in range(4)),
        ),
        "from collections import Counter",
    ),
    made(
        "variants_leisure.lizard_spock_sentence",
        "rpsls rock_paper_scissors_lizard_spock explain_round round_sentence",
        "first: str; second: str",
        "str",
        """
        Say who wins a round of rock, paper, scissors, lizard, Spock: 'scissors cuts paper', 'paper covers \
        rock', 'rock crushes lizard', 'lizard poisons spock', 'spock smashes scissors', 'scissors \
        decapitates lizard', 'lizard eats paper', 'paper disproves spock', 'spock vaporizes rock', 'rock \
        crushes scissors'; 'tie' for equal ones. Case is ignored, the answer is in lower case.
        Return the sentence that belongs to the two moves, winner first, such as 'lizard eats paper', \
        whichever of {first} and {second} it is, all in small letters; the same move twice is 'tie'.
        Explain the result of RPSLS: the winning move, its verb (cuts, covers, crushes, poisons, smashes, \
        decapitates, eats, disproves, vaporizes) and the losing move in lower case, or 'tie'.
        rock paper scissors lizard spock result as 'paper disproves spock', or 'tie'
        """,
        """
        verbs = {
            ("scissors", "paper"): "cuts",
            ("paper", "rock"): "covers",
            ("rock", "lizard"): "crushes",
            ("lizard", "spock"): "poisons",
            ("spock", "scissors"): "smashes",
            ("scissors", "lizard"): "decapitates",
            ("lizard", "paper"): "eats",
            ("paper", "spock"): "disproves",
            ("spock", "rock"): "vaporizes",
            ("rock", "scissors"): "crushes",
        }
        pair = (first.lower(), second.lower())
        for winner, loser in (pair, pair[::-1]):
            if (winner, loser) in verbs:
                return f"{winner} {verbs[winner, loser]} {loser}"
        return "tie"
        """,
        lambda r: tuple(
            r.choice(("rock", "paper", "scissors", "lizard", "Spock", "SPOCK", "Rock")) for _ in range(2)
        ),
    ),
    made(
        "variants_leisure.lizard_spock_outcome_or_error",
        "rpsls play_rpsls rock_paper_scissors_lizard_spock play_round",
        "player: str; computer: str",
        "str",
        """
        'win', 'lose' or 'draw' for the {player} in rock, paper, scissors, lizard, Spock against the \
        {computer}. Case and outer spaces do not matter; an unknown move raises ValueError.
        Return the outcome from the view of the {player}. Rock beats scissors and lizard, paper rock and \
        Spock, scissors paper and lizard, lizard Spock and paper, Spock rock and scissors; moves are \
        trimmed and lower-cased, others are a ValueError.
        Does the {player} win a round of the five-move game? Answer 'win', 'lose' or 'draw', and raise \
        ValueError if one of the two moves is not in it.
        win/lose/draw in rock paper scissors lizard spock, ValueError for unknown moves
        """,
        """
        beats = {
            "rock": ("scissors", "lizard"),
            "paper": ("rock", "spock"),
            "scissors": ("paper", "lizard"),
            "lizard": ("spock", "paper"),
            "spock": ("rock", "scissors"),
        }
        mine, other = player.strip().lower(), computer.strip().lower()
        if mine not in beats or other not in beats:
            raise ValueError("unknown move")
        if mine == other:
            return "draw"
        return "win" if other in beats[mine] else "lose"
        """,
        lambda r: tuple(
            r.choice(("rock", "paper", "scissors", "lizard", "spock", " Spock", "ROCK")) for _ in range(2)
        ),
    ),
    made(
        "variants_leisure.tic_tac_toe_state_with_none_cells",
        "game_state check_winner tic_tac_toe_status board_state",
        "board: list[list[str | None]]",
        "str | None",
        """
        State of a tic-tac-toe {board}, rows of 'X', 'O' and None for empty cells: the mark that has three \
        in a line, 'draw' if all cells are taken without a line, None while the game goes on. If both have \
        a line, 'X' is returned.
        Who has won? Look at rows, columns and diagonals for three equal marks, X first, then O; otherwise \
        return 'draw' for a full {board} and None for one with empty cells (None).
        Return 'X', 'O', 'draw' or None (still running) for a 3 x 3 list of lists whose free cells are \
        None.
        tic-tac-toe result X, O, draw or None with None as empty cell
        """,
        """
        lines = [list(row) for row in board] + [list(column) for column in zip(*board)]
        lines.append([board[place][place] for place in range(3)])
        lines.append([board[place][2 - place] for place in range(3)])
        for mark in ("X", "O"):
            if [mark] * 3 in lines:
                return mark
        return None if any(None in row for row in board) else "draw"
        """,
        lambda r: (
            (lambda c: [c[0:3], c[3:6], c[6:9]])(
                (
                    lambda order: [
                        None if order[p] < r.choice((0, 2, 3)) else "XO"[order[p] % 2] for p in range(9)
                    ]
                )(r.sample(range(9), 9))
            ),
        ),
    ),
    made(
        "variants_leisure.tic_tac_toe_text_with_numbers",
        "board_text render_board show_board draw_board",
        "cells: list[str]",
        "str",
        """
        Text of a tic-tac-toe board with nine {cells}: 'X' and 'O' as they are, a blank or empty cell as \
        its number from 1 to 9. Cells are joined by ' | ', and between the rows stands the line \
        '---------'.
        Draw the board in five lines: three rows of three cells with ' | ' between them and two lines of \
        nine dashes in between. Free {cells} ('' or ' ') show their number so that players can choose it.
        Render nine {cells} for the console, numbering those that are free, rows like '1 | X | 3' and \
        '---------' as a separator.
        board as 'X | 2 | O' rows with dashes between, free cells numbered
        """,
        """
        shown = [cell.strip() or str(number) for number, cell in enumerate(cells, start=1)]
        rows = [" | ".join(shown[start : start + 3]) for start in (0, 3, 6)]
        return "\\n---------\\n".join(rows)
        """,
        lambda r: ([r.choice(("X", "O", "", "", " ")) for _ in range(9)],),
    ),
    made(
        "variants_leisure.tic_tac_toe_moves_played_in_turn",
        "play_tic_tac_toe winner_of_moves tic_tac_toe_game play_moves",
        "moves: list[int]",
        "str",
        """
        Play tic-tac-toe: {moves} are field numbers 1 to 9 (row by row) by X and O in turn. Return 'X' or \
        'O' as soon as one has a line, later moves are ignored; 'draw' after nine moves, 'pending' if the \
        game is not over, 'illegal' if a field does not exist or is taken.
        Replay the {moves}, X first. The first completed line decides; a move to a taken or unknown field \
        before that makes the result 'illegal'; all nine fields without a line are a 'draw', fewer \
        'pending'.
        Who wins this game given as numbers from 1 (top left) to 9 (bottom right)? Answer 'X', 'O', \
        'draw', 'pending' or 'illegal'.
        result of tic-tac-toe moves 1..9 in turn: X, O, draw, pending, illegal
        """,
        """
        lines = ("123", "456", "789", "147", "258", "369", "159", "357")
        taken = {"X": set(), "O": set()}
        for turn, field in enumerate(moves):
            mark = "XO"[turn % 2]
            if not 1 <= field <= 9 or field in taken["X"] | taken["O"]:
                return "illegal"
            taken[mark].add(field)
            if any(all(int(place) in taken[mark] for place in line) for line in lines):
                return mark
        return "draw" if len(moves) == 9 else "pending"
        """,
        lambda r: (
            r.sample(range(1, 10), r.choice((0, 3, 5, 6, 7, 8, 9, 9)))
            if r.random() < 0.8
            else [r.randint(0, 10) for _ in range(3)],
        ),
    ),
    made(
        "variants_leisure.tic_tac_toe_position_is_reachable",
        "is_valid_board valid_position is_possible_board legal_board",
        "board: list[str]",
        "bool",
        """
        Can this tic-tac-toe {board} come about by correct play? X begins, so X has as many marks as O or \
        one more; if X has a line it must have one more, if O has a line both must have equally many. Rows \
        are texts of X, O and spaces.
        Check the plausibility of a position: mark counts (X equal to O or one ahead), and nobody may have \
        moved after a line was completed, thus X's line needs one mark more and O's line equal numbers; \
        lines of both are impossible.
        Return True for a {board} that can occur in a real game with X moving first and the game ending at \
        the first line.
        valid tic-tac-toe position by counts and lines
        """,
        """
        lines = [*board, *("".join(column) for column in zip(*board))]
        lines.append("".join(board[place][place] for place in range(3)))
        lines.append("".join(board[place][2 - place] for place in range(3)))
        ahead = sum(row.count("X") - row.count("O") for row in board)
        if "XXX" in lines:
            return ahead == 1 and "OOO" not in lines
        if "OOO" in lines:
            return ahead == 0
        return ahead in (0, 1)
        """,
        lambda r: (
            r.choice(
                (
                    _grid(r, "XO ", 3, 3),
                    ["XXX", "OO ", "   "],
                    ["XXX", "OOO", "   "],
                    ["XO ", "   ", "   "],
                    ["   "] * 3,
                    ["OOO", "XX ", "X  "],
                    ["OOO", "XX ", "   "],
                    ["XOX", "OXO", "OXX"],
                    ["XXX", "OO ", "O  "],
                )
            ),
        ),
    ),
    made(
        "variants_leisure.connect_four_winner_or_none",
        "connect_four_winner check_winner connect4_winner find_winner",
        "board: list[str]",
        "str | None",
        """
        Winner of Connect Four: the mark, 'X' or 'O', with four in a row, column or diagonal of the \
        {board}, a list of equally long rows from the top with '.' for empty cells; None if nobody has. At \
        most one side has four.
        Look for four equal marks next to each other horizontally, vertically or diagonally and return the \
        mark, else None. Empty cells are dots.
        Who has connected four on this {board} of text rows? Check all four directions from every disc; \
        return 'X', 'O' or None.
        mark with four in line on rows of '.', 'X', 'O', or None
        """,
        """
        height, width = len(board), len(board[0])
        for row in range(height):
            for column in range(width):
                mark = board[row][column]
                for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    places = [(row + step * down, column + step * right) for step in range(4)]
                    inside = places[-1][0] < height and 0 <= places[-1][1] < width
                    if mark != "." and inside and all(board[y][x] == mark for y, x in places):
                        return mark
        return None
        """,
        lambda r: (
            r.choice(
                (
                    _drops(r),
                    _drops(r),
                    ["....", "X...", "XOO.", "XOO.", "XOXX"],
                    ["...X", "..XO", ".XOO", "XOOX"],
                    ["OOOO", "XXXO"],
                )
            ),
        ),
    ),
    made(
        "variants_leisure.connect_four_drop_new_board",
        "drop_disc drop_piece connect_four_move place_disc",
        "board: list[list[int]]; column: int; player: int",
        "list[list[int]] | None",
        """
        New Connect Four board after {player} drops a disc into a {column} (from 0): it falls to the \
        lowest row that is empty (0), the last row being the bottom. None if the {column} is full or does \
        not exist; the given {board} is not changed.
        Copy the {board}, put {player} into the deepest free cell of the {column} and return the copy, or \
        None when the move is not possible (no such column, or no zero left in it).
        Make a move: search the {column} from the bottom row up for a 0 and replace it in a copy by the \
        number of the {player}. Full or unknown columns give None.
        copy of the board with the disc at the lowest free cell, None if illegal
        """,
        """
        if not 0 <= column < len(board[0]):
            return None
        copied = [list(row) for row in board]
        for row in reversed(copied):
            if row[column] == 0:
                row[column] = player
                return copied
        return None
        """,
        lambda r: (
            (
                lambda hs: [
                    [r.choice((1, 2)) if 4 - row <= hs[c] else 0 for c in range(4)] for row in range(4)
                ]
            )([r.choice((0, 1, 2, 4)) for _ in range(4)]),
            r.choice((0, 1, 2, 3, 3, 4, -1)),
            r.choice((1, 2)),
        ),
    ),
    made(
        "variants_leisure.battleship_cell_to_indices",
        "parse_coordinate coordinate_to_index parse_cell cell_to_indices",
        "cell: str; size: int = 10",
        "tuple[int, int] | None",
        """
        (row, column) from 0 of a Battleship {cell} such as 'B7': the letter is the row, the number from 1 \
        the column, both within {size}. Case and outer spaces do not matter; None for anything else, \
        leading zeros included.
        Parse a target like 'c10' into two indices, A1 being (0, 0). The letter tells the row, the digits \
        the column; return None if it lies outside of the {size} by {size} board or is not written so.
        Turn a letter and a number into zero-based (row, column), or None if the {cell} is malformed (such \
        as 'A01') or off the board.
        'B7' to (1, 6), None if invalid or outside
        """,
        """
        match = re.fullmatch(r"([A-Z])([1-9][0-9]*)", cell.strip().upper())
        if not match:
            return None
        row, column = ord(match[1]) - ord("A"), int(match[2]) - 1
        return (row, column) if row < size and column < size else None
        """,
        lambda r: (
            r.choice(
                (
                    "A1",
                    "b7",
                    " J10 ",
                    "K1",
                    "A11",
                    "A0",
                    "C",
                    "7B",
                    "",
                    "a 1",
                    "D04",
                    "J9",
                    "c3",
                    "H8",
                    f"{r.choice('abcDEFGh')}{r.randint(1, 10)}",
                    " e5",
                )
            ),
            r.choice((10, 10, 8)),
        ),
        "import re",
    ),
    made(
        "variants_leisure.battleship_cells_of_ship",
        "ship_cells place_ship ship_positions cells_of_ship",
        "start: tuple[int, int]; length: int; direction: str; size: int = 10",
        "list[tuple[int, int]] | None",
        """
        Cells (row, column) of a ship that begins at {start} and goes {length} cells to the right for \
        {direction} 'h' or down for 'v' (any case); None if it does not fit on the {size} by {size} board.
        Place a ship horizontally ('h', growing column) or vertically ('v', growing row) and list its \
        cells in order, or return None when a part of it lies off the board.
        Which fields does a ship of this {length} cover from {start} on? Return None unless all of them \
        have indices from 0 below {size}.
        ship cells to the right or down, None if off the board
        """,
        """
        row, column = start
        if direction.lower() == "h":
            cells = [(row, column + step) for step in range(length)]
        else:
            cells = [(row + step, column) for step in range(length)]
        if any(not (0 <= y < size and 0 <= x < size) for y, x in cells):
            return None
        return cells
        """,
        lambda r: (
            (r.randint(0, 9), r.randint(0, 9)),
            r.randint(1, 5),
            r.choice("hvHV"),
            r.choice((10, 10, 6)),
        ),
    ),
    made(
        "variants_leisure.battleship_shot_updates_view",
        "fire shoot battleship_fire take_shot",
        "board: list[str]; row: int; column: int",
        "tuple[str, list[str]]",
        """
        Fire at a cell of a Battleship {board} with 'S' ship, '.' water, 'x' hit and 'o' missed before. \
        Return (result, new board): 'hit' turns S into x, 'miss' turns . into o, 'again' leaves \
        everything, and 'won' instead of 'hit' if no S is left.
        Shoot at {row} and {column}: report 'hit', 'miss', 'again' (the cell was shot at before) or 'won' \
        (the last ship cell was hit) and the {board} after it, with x for hits and o for misses.
        Apply one shot to a list of text rows and return what happened together with the changed copy. \
        Cells already marked x or o give 'again'.
        battleship shot with 'hit', 'miss', 'again' or 'won' and the new rows
        """,
        """
        cell = board[row][column]
        if cell in "xo":
            return ("again", list(board))
        mark = "x" if cell == "S" else "o"
        changed = list(board)
        changed[row] = board[row][:column] + mark + board[row][column + 1 :]
        if mark == "o":
            return ("miss", changed)
        return ("hit" if any("S" in line for line in changed) else "won", changed)
        """,
        lambda r: (_grid(r, ".SSxo", 3, 3), r.randint(0, 2), r.randint(0, 2)),
    ),
    made(
        "variants_leisure.battleship_view_hiding_ships",
        "hide_ships opponent_view public_board enemy_view",
        "board: list[str]",
        "list[str]",
        """
        What the opponent sees of a {board}: 'x' (hit) and 'o' (miss) stay, all other signs become '~'.
        Hide everything on the board that was not shot at: keep only hits 'x' and misses 'o', write '~' \
        elsewhere.
        Return the rows of the {board} with each character other than x and o replaced by a tilde.
        board with unknown cells as '~'
        """,
        """
        return ["".join(cell if cell in "xo" else "~" for cell in row) for row in board]
        """,
        lambda r: (_grid(r, ".S~xoA", 3, 4),),
    ),
    made(
        "variants_leisure.snake_step_with_walls_and_self",
        "move_snake snake_step snake_move step_snake",
        "snake: list[tuple[int, int]]; direction: str; size: int; food: tuple[int, int]",
        "list[tuple[int, int]] | None",
        """
        Move a {snake}, a list of (row, column) with the head first, one step 'up', 'down', 'left' or \
        'right' on a square board of this {size}. On {food} it grows, otherwise the last part goes. None \
        if it runs into a wall or itself; the cell that the tail leaves is free.
        One step of Snake: put the new head in front, drop the tail unless the head is on the {food}, and \
        return None when the head leaves the board or bites a part that is still there after the move.
        Return the body after going one cell in the {direction}, or None for a crash into the border or \
        the own body. Eating keeps the tail; without food the tail moves away in time.
        snake step, None on collision with wall or body, grows on food
        """,
        """
        down, right = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[direction]
        head = (snake[0][0] + down, snake[0][1] + right)
        body = snake if head == food else snake[:-1]
        if not (0 <= head[0] < size and 0 <= head[1] < size) or head in body:
            return None
        return [head, *body]
        """,
        lambda r: (
            r.choice(
                (
                    [(1, 1), (1, 0)],
                    [(0, 0)],
                    [(2, 2), (2, 1), (1, 1)],
                    [(1, 1), (1, 2), (2, 2), (2, 1)],
                    [(1, 1), (2, 1), (2, 2), (1, 2), (0, 2)],
                )
            ),
            r.choice(("up", "down", "left", "right")),
            r.choice((3, 4)),
            r.choice(((1, 2), (0, 1), (2, 2), (3, 3))),
        ),
    ),
    made(
        "variants_leisure.snake_turn_without_reversing",
        "change_direction snake_turn new_direction next_direction",
        "current: str; key: str",
        "str",
        """
        Direction of a snake after a {key}: w up, s down, a left, d right, in any case. Turning straight \
        back is not possible, and other keys do nothing; then the {current} direction stays.
        Map WASD to 'up', 'left', 'down' and 'right' and return the new direction, unless it is the \
        opposite of the {current} one or the {key} is unknown.
        Steer with w, a, s and d (capitals as well). Ignore a {key} that would reverse the {current} \
        direction, like any key without a meaning.
        WASD to direction, no reversing, unknown keys ignored
        """,
        """
        keys = {"w": "up", "s": "down", "a": "left", "d": "right"}
        opposite = {"up": "down", "down": "up", "left": "right", "right": "left"}
        wanted = keys.get(key.lower(), current)
        return current if wanted == opposite[current] else wanted
        """,
        lambda r: (r.choice(("up", "down", "left", "right")), r.choice("wasdWASDx ")),
    ),
    made(
        "variants_leisure.minesweeper_cell_after_click",
        "reveal_cell click_cell minesweeper_click uncover",
        "field: list[str]; row: int; column: int",
        "str",
        """
        What a click on a minesweeper {field} shows: 'boom' on a mine '*', ' ' if no mine is around, \
        otherwise the number of mines in the eight neighbors as text; 'outside' if there is no such cell.
        Uncover the cell at {row} and {column}: a mine gives 'boom', an empty neighborhood a single space, \
        else the count '1' to '8'; indices off the {field} give 'outside'.
        Return the text for one clicked cell of a list of rows with '*' for mines. Negative or too large \
        indices are 'outside'.
        'boom', ' ', '1'..'8' or 'outside' for a clicked cell
        """,
        """
        height, width = len(field), len(field[0])
        if not (0 <= row < height and 0 <= column < width):
            return "outside"
        if field[row][column] == "*":
            return "boom"
        rows = field[max(0, row - 1) : row + 2]
        count = sum(line[max(0, column - 1) : column + 2].count("*") for line in rows)
        return str(count) if count else " "
        """,
        lambda r: (_grid(r, "..*", 3, 4), r.randint(-1, 3), r.randint(0, 4)),
    ),
    made(
        "variants_leisure.minesweeper_revealed_cells",
        "reveal flood_reveal open_cells minesweeper_reveal",
        "field: list[str]; row: int; column: int",
        "list[tuple[int, int]]",
        """
        Sorted cells (row, column) that open when one clicks on {row}, {column} of a minesweeper {field} \
        ('*' mine): the cell itself, and if no mine is next to it, all its neighbors and so on from every \
        opened cell without adjacent mines. A click on a mine opens nothing.
        Flood reveal: start at the clicked cell; cells with no adjacent mine (diagonals count) open all \
        cells around them in turn. Return the opened positions in order, [] for a mine.
        Which cells become visible? Numbers stop the spreading, empty cells go on to their up to eight \
        neighbors. Give a sorted list of (row, column), empty if the start is a mine.
        flood fill of minesweeper, sorted positions
        """,
        """
        height, width = len(field), len(field[0])

        def around(y, x):
            rows = range(max(0, y - 1), min(height, y + 2))
            return [(a, b) for a in rows for b in range(max(0, x - 1), min(width, x + 2))]

        opened = set()
        waiting = [(row, column)] if field[row][column] != "*" else []
        while waiting:
            place = waiting.pop()
            if place not in opened:
                opened.add(place)
                if all(field[y][x] != "*" for y, x in around(*place)):
                    waiting.extend(around(*place))
        return sorted(opened)
        """,
        lambda r: (lambda g: (g, r.randint(0, 3), r.randint(0, 4)))(
            _grid(r, r.choice((".....*", "......*", "..*")), 4, 5)
        ),
    ),
    made(
        "variants_leisure.row_2048_merged_with_score",
        "merge_row slide_left merge_left slide_row",
        "row: list[int]",
        "tuple[list[int], int]",
        """
        Slide a {row} of 2048 to the left and return (new row, points): equal neighbors merge once, from \
        the left, the points are the sum of the merged tiles, and zeros fill up on the right.
        Push all tiles of the {row} to the left, joining each pair of equal ones only once; besides the \
        row, of the same length, return how many points the new tiles bring.
        Move in 2048: drop the zeros, combine equal adjacent numbers starting on the left, pad with zeros. \
        Give the row and the score of this move.
        2048 left move of one row with the score
        """,
        """
        tiles = [tile for tile in row if tile]
        merged = []
        points = 0
        place = 0
        while place < len(tiles):
            if tiles[place : place + 1] == tiles[place + 1 : place + 2]:
                merged.append(2 * tiles[place])
                points += 2 * tiles[place]
                place += 2
            else:
                merged.append(tiles[place])
                place += 1
        return (merged + [0] * (len(row) - len(merged)), points)
        """,
        lambda r: ([r.choice((0, 0, 2, 2, 4, 4, 8)) for _ in range(r.choice((4, 4, 4, 3, 5)))],),
    ),
    made(
        "variants_leisure.board_2048_moved_in_direction",
        "move_board move_2048 slide_board shift_board",
        "board: list[list[int]]; direction: str",
        "list[list[int]]",
        """
        Move a square 2048 {board} 'left', 'right', 'up' or 'down': tiles slide to that side, equal ones \
        that meet merge once, those nearest to the side first; free cells are 0. A new board is returned.
        Apply a swipe in the {direction} to all rows (or columns for up and down): remove the gaps, join \
        equal neighbors one time starting at the side they move to, and fill with zeros.
        Return the board of 2048 after one move without a new tile. Merging begins at the edge towards \
        which the tiles go, and a merged tile does not merge again.
        2048 board after a swipe left, right, up or down
        """,
        """
        def slide(line):
            tiles = [tile for tile in line if tile]
            merged = []
            while tiles:
                tile = tiles.pop(0)
                if tiles and tiles[0] == tile:
                    tile += tiles.pop(0)
                merged.append(tile)
            return merged + [0] * (len(line) - len(merged))

        lines = [list(line) for line in (zip(*board) if direction in ("up", "down") else board)]
        if direction in ("right", "down"):
            lines = [slide(line[::-1])[::-1] for line in lines]
        else:
            lines = [slide(line) for line in lines]
        return [list(line) for line in zip(*lines)] if direction in ("up", "down") else lines
        """,
        lambda r: (
            [[r.choice((0, 0, 2, 2, 4)) for _ in range(3)] for _ in range(3)],
            r.choice(("left", "right", "up", "down")),
        ),
    ),
    made(
        "variants_leisure.board_2048_game_state",
        "game_state check_2048 status_2048 board_status",
        "board: list[list[int]]; goal: int = 2048",
        "str",
        """
        State of 2048: 'won' if a tile of the {board} is at least {goal}, 'continue' if there is an empty \
        cell (0) or two equal neighbors in a row or column, otherwise 'lost'.
        Is the game over? Reaching {goal} means 'won'; no free cell and no equal tiles side by side means \
        'lost'; anything else is 'continue'.
        Return 'won', 'continue' or 'lost' for the tiles of the {board}; winning is checked first, then \
        whether any move (a zero or an adjacent equal pair) is left.
        2048 status won, continue or lost
        """,
        """
        tiles = [tile for row in board for tile in row]
        if max(tiles) >= goal:
            return "won"
        lines = [*board, *zip(*board)]
        if 0 in tiles or any(a == b for line in lines for a, b in zip(line, line[1:])):
            return "continue"
        return "lost"
        """,
        lambda r: (
            r.choice(
                (
                    [[2, 4, 8], [4, 8, 2], [2, 4, 8]],
                    [[2, 4, 2], [4, r.choice((2, 4, 0, 128)), 4], [2, 4, 2]],
                    [[r.choice((2, 4, 8, 16, 32)) for _ in range(3)] for _ in range(3)],
                )
            ),
            r.choice((2048, 128, 8)),
        ),
    ),
    made(
        "variants_leisure.life_step_of_text_rows",
        "life_step next_generation game_of_life step",
        "board: list[str]",
        "list[str]",
        """
        Next generation in the Game of Life: {board} has rows of '#' (alive) and '.' (dead). A living cell \
        with two or three living neighbors stays, a dead one with exactly three is born, all others are \
        dead; outside of the board everything is dead.
        One step of Conway's Game of Life on text rows of '#' and '.', counting the up to eight neighbors \
        of each cell within the board.
        Return the rows after one generation: '#' survives with 2 or 3 neighbors, '.' becomes '#' with 3, \
        else '.'; cells beyond the edge do not exist.
        game of life step on '#' and '.' rows, dead border
        """,
        """
        height, width = len(board), len(board[0])

        def alive_after(row, column):
            rows = board[max(0, row - 1) : row + 2]
            total = sum(line[max(0, column - 1) : column + 2].count("#") for line in rows)
            return total == 3 or (total == 4 and board[row][column] == "#")

        return ["".join(".#"[alive_after(row, column)] for column in range(width)) for row in range(height)]
        """,
        lambda r: (_grid(r, "#..", r.randint(1, 4), r.randint(1, 4)),),
    ),
    made(
        "variants_leisure.life_step_of_endless_cells",
        "life_step next_generation evolve living_cells",
        "cells: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        One step in the Game of Life on an endless board: {cells} are the (x, y) of all living cells. \
        Return the living cells of the next generation, sorted. Born with exactly three neighbors, survive \
        with two or three.
        Given the positions of living {cells}, compute the next generation by Conway's rules without any \
        border and return it as a sorted list of tuples; negative coordinates may occur.
        Count for each position how many living neighbors (of eight) it has; those with three, and living \
        ones with two, are alive next. The result is sorted.
        game of life on an unlimited plane with a list of living cells
        """,
        """
        alive = set(cells)
        steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        counts = Counter((x + dx, y + dy) for x, y in alive for dx, dy in steps)
        born = {place for place, count in counts.items() if count == 3}
        return sorted(born | {place for place in alive if counts[place] == 2})
        """,
        lambda r: (sorted({(r.randint(0, 3), r.randint(0, 3)) for _ in range(r.randint(0, 8))}),),
        "from collections import Counter",
    ),
    made(
        "variants_leisure.life_step_on_torus",
        "life_step next_generation game_of_life_wrapped torus_step",
        "board: list[list[int]]",
        "list[list[int]]",
        """
        Next generation of the Game of Life on a torus: {board} has 1 for alive and 0 for dead, at least 3 \
        by 3, and the edges are joined, so that the left neighbor of the first column is the last column \
        and so on. Three neighbors give birth, two or three keep alive.
        Conway step with wrapping borders: count the eight neighbors with indices modulo height and width; \
        1 stays with 2 or 3 of them, 0 turns to 1 with 3.
        Return a new board of 0 and 1 after one generation, where top and bottom, left and right of the \
        {board} touch each other.
        game of life with wrap-around edges on 0/1 lists
        """,
        """
        height, width = len(board), len(board[0])
        after = []
        for row in range(height):
            line = []
            for column in range(width):
                count = -board[row][column]
                for down in (-1, 0, 1):
                    for right in (-1, 0, 1):
                        count += board[(row + down) % height][(column + right) % width]
                line.append(1 if count == 3 or (count == 2 and board[row][column]) else 0)
            after.append(line)
        return after
        """,
        lambda r: ([[r.choice((0, 0, 1)) for _ in range(4)] for _ in range(r.choice((3, 4)))],),
    ),
    made(
        "variants_leisure.maze_steps_from_start_to_exit",
        "solve_maze maze_steps shortest_path_length escape_maze",
        "maze: list[str]",
        "int | None",
        """
        Fewest steps from 'S' to 'E' in a {maze} of text rows, going up, down, left and right, where '#' \
        is a wall; None if the exit cannot be reached.
        How long is the shortest way out of the labyrinth? Search breadth first from the cell S to the \
        cell E through anything but '#', without diagonal steps; return None without a way.
        Return the number of moves on a shortest path between S and E, or None if walls ('#') cut them \
        off.
        shortest path length from S to E, None if unreachable
        """,
        """
        cells = {(y, x): sign for y, row in enumerate(maze) for x, sign in enumerate(row) if sign != "#"}
        start = next(place for place, sign in cells.items() if sign == "S")
        steps = {start: 0}
        queue = deque([start])
        while queue:
            y, x = queue.popleft()
            if cells[y, x] == "E":
                return steps[y, x]
            for place in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if place in cells and place not in steps:
                    steps[place] = steps[y, x] + 1
                    queue.append(place)
        return None
        """,
        lambda r: (
            r.choice(
                (
                    ["S.E"],
                    ["S#E", "..."],
                    ["S#E", ".#."],
                    ["SE"],
                    ["S..#", ".#.#", ".#.E"],
                    ["#E#", "...", "S#."],
                    ["E..", "##.", "S.."],
                    ["S.#", ".#E"],
                )
            ),
        ),
        "from collections import deque",
    ),
    made(
        "variants_leisure.maze_open_directions",
        "open_directions possible_moves exits_at available_directions",
        "maze: list[str]; row: int; column: int",
        "list[str]",
        """
        Directions in which one can go from a cell of a {maze}, in the order 'north', 'east', 'south', \
        'west': the next cell must exist and not be a '#'.
        Where can the player move from {row} and {column}? List those of north, east, south, west, in this \
        order, that lead to a cell on the map that is no wall '#'. Row 0 is in the north.
        Return the free neighbors of a position as words, clockwise from 'north'; borders and '#' block.
        open directions clockwise from north, walls '#'
        """,
        """
        steps = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
        free = []
        for name, (down, right) in steps.items():
            y, x = row + down, column + right
            if 0 <= y < len(maze) and 0 <= x < len(maze[y]) and maze[y][x] != "#":
                free.append(name)
        return free
        """,
        lambda r: (_grid(r, "..#", 3, 3), r.randint(0, 2), r.randint(0, 2)),
    ),
    made(
        "variants_leisure.maze_walk_ending_at_wall",
        "walk_maze follow_moves move_player run_moves",
        "maze: list[str]; moves: str",
        "str",
        """
        Follow {moves} (U, D, L, R in any case) from 'S' through a {maze} with walls '#' and the goal 'E': \
        'escaped' as soon as E is reached, 'crashed' on the first step into a wall or off the map, 'lost' \
        if neither happens.
        Walk step by step from S. Reaching E ends with 'escaped', bumping into '#' or leaving the rows \
        ends with 'crashed'; when the {moves} are used up before that, return 'lost'.
        Return how a walk given as letters for up, down, left and right ends: 'escaped', 'crashed' or \
        'lost'. What comes after the end of the walk does not matter.
        result of maze moves: escaped, crashed or lost
        """,
        """
        y, x = next((y, row.index("S")) for y, row in enumerate(maze) if "S" in row)
        steps = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
        for move in moves.upper():
            y, x = y + steps[move][0], x + steps[move][1]
            if not (0 <= y < len(maze) and 0 <= x < len(maze[y])) or maze[y][x] == "#":
                return "crashed"
            if maze[y][x] == "E":
                return "escaped"
        return "lost"
        """,
        lambda r: (
            r.choice((["S.E", "..."], ["S#E", "..."], [".S.", "#.E"])),
            "".join(r.choice("UDLRRDr") for _ in range(r.randint(0, 6))),
        ),
    ),
    made(
        "variants_leisure.knight_targets_or_none",
        "knight_moves possible_knight_moves knight_targets knight_jumps",
        "square: str",
        "list[str] | None",
        """
        Squares a knight on {square} can jump to on a chess board, sorted, in lower case; the {square} \
        such as 'e4' may be in upper case. None if it is not on the board or not a square at all.
        List the up to eight knight moves from a square in chess notation alphabetically; 'G1' is the same \
        as 'g1', and an invalid {square} like 'i9' gives None.
        Return all targets of a knight, sorted, for a column letter a to h in any case and a row 1 to 8, \
        or None for other texts.
        sorted knight moves, any case, None for an invalid square
        """,
        """
        square = square.lower()
        if len(square) != 2 or square[0] not in "abcdefgh" or square[1] not in "12345678":
            return None
        column, row = ord(square[0]), int(square[1])
        targets = []
        for right, up in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
            letter, digit = chr(column + right), row + up
            if letter in "abcdefgh" and 1 <= digit <= 8:
                targets.append(f"{letter}{digit}")
        return sorted(targets)
        """,
        lambda r: (r.choice(("a1", "H8", "d4", "e5", "b1", "i1", "a9", "", "a", "g2", "A2")),),
    ),
    made(
        "variants_leisure.chess_square_to_indices_or_none",
        "square_to_index parse_square chess_to_coordinates square_to_coordinates",
        "square: str",
        "tuple[int, int] | None",
        """
        (column, row) from 0 of a chess {square}: 'a1' is (0, 0) and 'h8' (7, 7). Case and outer spaces do \
        not matter, None if it is no square.
        Convert algebraic notation to zero-based indices, the file a to h first, then the rank from the \
        bottom; return None for anything that is not a letter a-h and a digit 1-8.
        Given a field name like ' E4 ', return (4, 3): strip it, ignore case, column before row. Invalid \
        names give None.
        'e4' to (4, 3), None if invalid
        """,
        """
        text = square.strip().lower()
        if len(text) != 2 or text[0] not in "abcdefgh" or text[1] not in "12345678":
            return None
        return ("abcdefgh".index(text[0]), int(text[1]) - 1)
        """,
        lambda r: (r.choice(("a1", "h8", "e4", "E4", " b7 ", "i1", "a0", "a9", "", "44", "e44", "c3")),),
    ),
    made(
        "variants_leisure.chess_material_balance",
        "material_balance material material_difference count_material",
        "pieces: str",
        "int",
        """
        Material balance of chess {pieces}: capitals are white, small letters black; pawn 1, knight N and \
        bishop 3, rook 5, queen 9, king 0. White minus black; other characters are ignored.
        Sum the values of all piece letters (P 1, N 3, B 3, R 5, Q 9, K 0), upper case positive for white \
        and lower case negative for black; anything else in the text does not count.
        How far is white ahead in material? Read letters such as in a FEN and return the point difference, \
        negative if black has more.
        white minus black piece values, capitals are white
        """,
        """
        values = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9}
        total = 0
        for piece in pieces:
            value = values.get(piece.upper(), 0)
            total += value if piece.isupper() else -value
        return total
        """,
        lambda r: ("".join(r.choice("PPpNnBbRrQqKk/8 ") for _ in range(r.randint(0, 10))),),
    ),
    made(
        "variants_leisure.chess_fen_rows_expanded",
        "expand_fen fen_to_board fen_rows parse_fen_board",
        "fen: str",
        "list[str]",
        """
        Rows of the board in a {fen}: the part before the first space, split at '/', each digit replaced \
        by so many dots; letters stay.
        Expand the board of a chess position in FEN to text rows from top to bottom, writing '.' for every \
        empty square and ignoring what follows after a space (side to move and so on).
        Turn a {fen} such as '8/4P3 w - - 0 1' into ['........', '....P...']: numbers count empty squares.
        FEN placement to rows with dots
        """,
        """
        rows = []
        for part in fen.split(" ")[0].split("/"):
            rows.append("".join("." * int(sign) if sign.isdigit() else sign for sign in part))
        return rows
        """,
        lambda r: (
            "/".join(
                r.choice(("8", "pppppppp", "4P3", "r3k2r", "2p1P2q", "PPP2PPP", "1n5R"))
                for _ in range(r.choice((1, 2, 3, 8)))
            )
            + r.choice(("", " w KQkq - 0 1", " b - - 3 9")),
        ),
    ),
    made(
        "variants_leisure.chess_pawn_targets_white",
        "pawn_moves white_pawn_moves pawn_targets possible_pawn_moves",
        "square: str; occupied: list[str]",
        "list[str]",
        """
        Squares to which a white pawn on {square} can advance without capturing: one forward if it is not \
        in {occupied}, and from row 2 also two forward if both are free. [] if blocked or on row 8.
        List the forward moves of a white pawn, the nearer square first. From the second rank it may go \
        two squares when neither is {occupied}; a piece right in front stops it.
        Where can the pawn go? Straight up one square, or two from its start row, never through or onto \
        {occupied} squares and not beyond row 8.
        forward moves of a white pawn, double step from rank 2
        """,
        """
        column, row = square[0], int(square[1])
        targets = []
        for step in (1, 2) if row == 2 else (1,):
            target = f"{column}{row + step}"
            if row + step > 8 or target in occupied:
                break
            targets.append(target)
        return targets
        """,
        lambda r: (
            f"{r.choice('abeh')}{r.choice((2, 2, 3, 6, 7, 8))}",
            [f"{r.choice('abcdefgh')}{r.randint(3, 8)}" for _ in range(r.randint(0, 12))],
        ),
    ),
    made(
        "variants_leisure.nim_move_to_win",
        "nim_move winning_move best_nim_move matches_to_take",
        "matches: int; most: int = 3",
        "int",
        """
        How many of the {matches} to take in the game where each player takes 1 to {most} and whoever \
        takes the last one wins: so many that a multiple of {most} + 1 is left. If that is not possible, \
        take 1.
        Best move with sticks when the last stick wins: the remainder of {matches} by {most} + 1, or 1 \
        when the remainder is 0 (a lost position).
        Return the number of {matches} (1 to {most}) that leaves the opponent with a multiple of {most} + \
        1, or 1 if the position is already lost.
        take matches % (most + 1), or 1 if that is 0
        """,
        """
        return matches % (most + 1) or 1
        """,
        lambda r: (r.randint(1, 25), r.choice((3, 3, 4, 5))),
    ),
    made(
        "variants_leisure.ladder_game_with_exact_finish",
        "play_ladders snakes_and_ladders board_game_position final_square",
        "rolls: list[int]; jumps: dict[int, int]; last: int = 100",
        "list[int]",
        """
        Squares after each of the {rolls} in snakes and ladders, starting at 0: {jumps} maps the foot of a \
        ladder or the head of a snake to its other end. A roll that would go beyond {last} moves back the \
        surplus steps; on {last} the game ends and later rolls are ignored.
        Play through the {rolls} and return the list of positions. Overshooting {last} bounces back by as \
        many steps as were too many, then {jumps} apply; stop when {last} is reached.
        Track a player on the board: add the roll, reflect at {last} if it is passed, take a ladder or \
        snake from {jumps}, and note the square, until the goal is hit exactly.
        positions after rolls with bounce back at the end and jumps
        """,
        """
        square = 0
        path = []
        for roll in rolls:
            square += roll
            if square > last:
                square = 2 * last - square
            square = jumps.get(square, square)
            path.append(square)
            if square == last:
                break
        return path
        """,
        lambda r: (
            [r.randint(1, 6) for _ in range(r.randint(0, 7))],
            r.choice(({3: 12, 14: 4}, {}, {6: 18, 19: 2, 16: 9})),
            r.choice((20, 20, 100)),
        ),
    ),
    made(
        "variants_leisure.bingo_call_with_letter",
        "bingo_call call_number bingo_label bingo_name",
        "number: int",
        "str",
        """
        Bingo call such as 'B-7' for a {number}: B to 15, I to 30, N to 45, G to 60, O to 75. Others raise \
        a ValueError.
        Put the letter of the bingo column and a hyphen in front: 1-15 is B, 16-30 I, 31-45 N, 46-60 G, \
        61-75 O; raise ValueError outside of 1 to 75.
        How is this {number} called in 75-ball bingo? One of the letters of BINGO for each fifteen \
        numbers, '-' and the number; a ValueError if it is not on any card.
        'N-40' style call, fifteen numbers per letter
        """,
        """
        if not 1 <= number <= 75:
            raise ValueError("bingo numbers go from 1 to 75")
        return f"{'BINGO'[(number - 1) // 15]}-{number}"
        """,
        lambda r: (r.choice((1, 15, 16, 30, 31, 45, 46, 60, 61, 75, r.randint(1, 75))),),
    ),
    made(
        "variants_leisure.sliding_puzzle_after_move",
        "slide_tile move_tile sliding_puzzle_move push_tile",
        "board: list[list[int]]; tile: int",
        "list[list[int]] | None",
        """
        New sliding puzzle {board} after pushing this {tile} into the gap (0): possible only if both are \
        side by side in a row or column; None otherwise, and for a tile that is not there or 0.
        Swap the {tile} and the empty place 0 if they touch horizontally or vertically, and return the \
        changed copy; else return None.
        Make a move in the fifteen puzzle. The {tile} must be above, below, left or right of the 0. \
        Illegal moves give None, the {board} itself stays.
        board with tile and 0 exchanged if adjacent, else None
        """,
        """
        places = {value: (y, x) for y, row in enumerate(board) for x, value in enumerate(row)}
        if tile not in places:
            return None
        (y, x), (gap_y, gap_x) = places[tile], places[0]
        if abs(y - gap_y) + abs(x - gap_x) != 1:
            return None
        copied = [list(row) for row in board]
        copied[y][x], copied[gap_y][gap_x] = 0, tile
        return copied
        """,
        lambda r: (
            (lambda c: [c[0:3], c[3:6], c[6:9]])(
                (lambda c: r.choice((r.sample([0, *c], 9), [*c[:4], 0, *c[4:]])))(r.sample(range(1, 9), 8))
            ),
            r.randint(0, 9),
        ),
    ),
    made(
        "variants_leisure.dice_notation_parts_or_none",
        "parse_dice parse_dice_notation dice_parts read_dice",
        "text: str",
        "tuple[int, int, int] | None",
        """
        (count, sides, modifier) of dice notation {text} such as '2d6+1', 'd20' or '3D8 - 2'. Spaces and \
        case do not matter, the count is 1 and the modifier 0 if missing; None for other texts and for a \
        count or number of sides of 0.
        Parse dice like '2d6', '1D20-3' or 'd8': number of dice (default 1), sides, and the signed bonus \
        (default 0), ignoring blanks. Return None if it is malformed or asks for 0 dice or 0 sides.
        Read a dice expression, NdS with an optional +B or -B, into three integers. Whitespace is removed \
        first, 'd' may be a capital, and anything invalid gives None.
        dice notation to (count, sides, bonus), None if invalid
        """,
        """
        match = re.fullmatch(r"(\\d*)d(\\d+)([+-]\\d+)?", "".join(text.split()).lower(), re.ASCII)
        if not match:
            return None
        count, sides = int(match[1] or 1), int(match[2])
        if count == 0 or sides == 0:
            return None
        return (count, sides, int(match[3] or 0))
        """,
        lambda r: (
            r.choice(
                (
                    "2d6+1",
                    "d20",
                    " 3D8 - 2 ",
                    "10d10",
                    "2d",
                    "d",
                    "2x6",
                    "",
                    "0d6",
                    "1d0",
                    "4d6+",
                    "d%",
                    "1d4+0",
                    "2d6 + 3",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_leisure.dice_notation_range_and_average",
        "dice_stats dice_summary dice_average roll_stats",
        "notation: str",
        "dict[str, float]",
        """
        Dict with 'min', 'max' and 'average' of a roll in dice {notation} such as '2d6+1', 'd20' or \
        '3d4-2'; the average is a float. Anything else raises ValueError.
        What can a roll give? Compute the smallest and the largest total and the mean of NdS with an \
        optional bonus; a missing N is 1, a bad {notation} a ValueError.
        Evaluate dice {notation}: least value is N plus bonus, greatest N times sides plus bonus, and the \
        expected value lies half way between. Keys min, max, average; ValueError for texts of another \
        form.
        min, max and mean of '2d6+1', ValueError if malformed
        """,
        """
        match = re.fullmatch(r"(\\d*)d(\\d+)([+-]\\d+)?", notation)
        if not match:
            raise ValueError(f"not dice notation: {notation!r}")
        count, sides, bonus = int(match[1] or 1), int(match[2]), int(match[3] or 0)
        low, high = count + bonus, count * sides + bonus
        return {"min": low, "max": high, "average": (low + high) / 2}
        """,
        lambda r: (
            f"{r.choice(('', 1, 2, 3, 10))}d{r.choice((4, 6, 8, 20))}{r.choice(('', '+1', '-2', '+10'))}",
        ),
        "import re",
    ),
    made(
        "variants_leisure.dice_keep_highest_of_rolls",
        "keep_highest roll_total sum_highest total_of_rolls",
        "notation: str; rolls: list[int]",
        "int",
        """
        Total of given {rolls} for dice {notation} such as '4d6kh3+2': 'khN' keeps the N highest, 'klN' \
        the N lowest, without it all count; then the bonus is added. The number of {rolls} must fit the \
        {notation}, otherwise ValueError.
        Evaluate NdS, optionally followed by kh or kl with a number and by +B or -B, on the {rolls} that \
        were thrown: keep the highest or lowest ones, sum them and apply the modifier. Raise ValueError \
        for malformed text or a wrong number of rolls.
        How much is '2d20kl1-1' (disadvantage) with these {rolls}? Drop all but the kept dice, add up, add \
        the bonus. ValueError unless there are exactly N rolls.
        dice total with keep highest / keep lowest and bonus
        """,
        """
        match = re.fullmatch(r"(\\d+)d\\d+(?:k([hl])(\\d+))?([+-]\\d+)?", notation)
        if not match or int(match[1]) != len(rolls):
            raise ValueError("rolls do not fit the notation")
        kept = sorted(rolls, reverse=match[2] != "l")
        if match[2]:
            kept = kept[: int(match[3])]
        return sum(kept) + int(match[4] or 0)
        """,
        lambda r: (
            lambda n, k: (f"{n}d6{k}{r.choice(('', '+2', '-1'))}", [r.randint(1, 6) for _ in range(n)])
        )(r.choice((2, 3, 4)), r.choice(("", "kh1", "kl1", "kh2", "kl2"))),
        "import re",
    ),
    made(
        "variants_leisure.dice_faces_as_symbols",
        "dice_faces show_dice dice_symbols render_dice",
        "rolls: list[int]",
        "str",
        """
        Show {rolls} of six-sided dice as '⚀ ⚁ ⚂ ⚃ ⚄ ⚅' symbols, joined by spaces, followed by ' = ' and \
        their sum. No dice give 'no dice'; a number that is not 1 to 6 raises ValueError.
        Write the die faces ⚀ to ⚅ for the {rolls} with spaces between them and ' = total' behind; return \
        'no dice' for an empty list and raise ValueError for an impossible value.
        Turn [1, 6] into '⚀ ⚅ = 7'. Values must be from 1 to 6 (ValueError otherwise), and nothing rolled \
        is 'no dice'.
        unicode dice faces and their sum
        """,
        """
        if not all(1 <= roll <= 6 for roll in rolls):
            raise ValueError("a die shows 1 to 6")
        if not rolls:
            return "no dice"
        return f"{' '.join('⚀⚁⚂⚃⚄⚅'[roll - 1] for roll in rolls)} = {sum(rolls)}"
        """,
        lambda r: ([r.randint(1, 6) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_leisure.yahtzee_upper_section_bonus",
        "upper_section yahtzee_upper upper_score upper_section_total",
        "boxes: dict[int, int]",
        "dict[str, int]",
        """
        Upper section of Yahtzee: {boxes} maps numbers 1 to 6 to the points written there. Return a dict \
        with 'sum', 'bonus' (35 if the sum is at least 63, else 0), 'total' and 'missing', the points \
        still lacking to 63 (at least 0).
        Add up the points of the upper {boxes}; from 63 on there is a bonus of 35. Give sum, bonus, total \
        and how many points are missing for the bonus.
        Compute 'sum', 'bonus', 'total' and 'missing' from the filled {boxes} of ones to sixes; 63 points \
        already earn the 35 extra.
        yahtzee upper sum, 35 bonus from 63, total, points missing
        """,
        """
        points = sum(boxes.values())
        bonus = 35 if points >= 63 else 0
        return {"sum": points, "bonus": bonus, "total": points + bonus, "missing": max(0, 63 - points)}
        """,
        lambda r: (
            {
                n: n * r.choice((0, 2, 3, 3, 4, 4))
                for n in sorted(r.sample(range(1, 7), r.choice((0, 3, 6, 6, 6))))
            },
        ),
    ),
    made(
        "variants_leisure.yahtzee_category_by_name",
        "yahtzee_score score_category score_dice category_score",
        "dice: list[int]; category: str",
        "int",
        """
        Yahtzee points of five {dice} in a {category}: 'ones' to 'sixes' (sum of that number), 'three of a \
        kind' and 'four of a kind' (sum of all dice), 'full house' 25 (a triple and a different pair), \
        'small straight' 30, 'large straight' 40, 'yahtzee' 50, 'chance' (sum); 0 if it does not fit or is \
        unknown. Case is ignored.
        Score a throw in the named box. Number boxes count their own dice, kinds and chance the sum of \
        all, full house 25 (not for five equal), four in sequence 30, five in sequence 40, five equal 50, \
        otherwise 0; upper or lower case does not matter.
        How many points does the {category} bring for these {dice}? Names are those of the American score \
        sheet in any case; a box whose condition fails, or one that does not exist, brings 0.
        yahtzee score by category name, 0 if not fulfilled
        """,
        """
        name = category.lower()
        numbers = ("ones", "twos", "threes", "fours", "fives", "sixes")
        if name in numbers:
            value = numbers.index(name) + 1
            return value * dice.count(value)
        counts = sorted(dice.count(value) for value in set(dice))

        def has_run(length):
            return any(set(range(low, low + length)) <= set(dice) for low in (1, 2, 3))

        points = {
            "three of a kind": sum(dice) * (counts[-1] >= 3),
            "four of a kind": sum(dice) * (counts[-1] >= 4),
            "full house": 25 * (counts == [2, 3]),
            "small straight": 30 * has_run(4),
            "large straight": 40 * has_run(5),
            "yahtzee": 50 * (counts[-1] == 5),
            "chance": sum(dice),
        }
        return points.get(name, 0)
        """,
        lambda r: (
            r.choice(
                (
                    [r.randint(1, 6) for _ in range(5)],
                    [3, 3, 3, 5, 5],
                    [2, 3, 4, 5, 6],
                    [4] * 5,
                    [1, 2, 3, 4, 6],
                    [6, 6, 6, 6, 1],
                )
            ),
            r.choice(
                (
                    "threes",
                    "Sixes",
                    "three of a kind",
                    "four of a kind",
                    "full house",
                    "small straight",
                    "large straight",
                    "Yahtzee",
                    "chance",
                    "fours",
                    "joker",
                )
            ),
        ),
    ),
    made(
        "variants_leisure.blackjack_text_soft_or_hard",
        "hand_text describe_hand blackjack_hand hand_value_text",
        "cards: list[str]",
        "str",
        """
        Describe a blackjack hand of ranks: 'blackjack' for an ace and a ten-value in two {cards}, 'bust' \
        above 21, otherwise 'soft 17' if an ace counts 11 and 'hard 17' if not. Small letters are fine.
        Name the best total of the {cards}: an ace is 11 as long as the sum stays within 21 (then it is \
        'soft N'), else 1 ('hard N'); exactly 21 with the first two cards is 'blackjack', more than 21 \
        'bust'.
        Return 'blackjack', 'bust', 'soft N' or 'hard N'. J, Q, K and 10 are ten, ranks may be in lower \
        case, and at most one ace is worth 11.
        blackjack hand as 'soft 18', 'hard 12', 'blackjack' or 'bust'
        """,
        """
        ranks = [card.upper() for card in cards]
        total = sum(1 if rank == "A" else 10 if rank in "JQK" else int(rank) for rank in ranks)
        soft = "A" in ranks and total + 10 <= 21
        if soft:
            total += 10
        if total == 21 and len(cards) == 2:
            return "blackjack"
        if total > 21:
            return "bust"
        return f"{'soft' if soft else 'hard'} {total}"
        """,
        lambda r: (
            [
                r.choice(("A", "A", "K", "Q", "10", "9", "6", "2", "a"))
                for _ in range(r.choice((1, 2, 2, 3, 4)))
            ],
        ),
    ),
    made(
        "variants_leisure.blackjack_dealer_must_draw",
        "dealer_draws dealer_hits should_dealer_hit dealer_must_hit",
        "cards: list[str]; hit_soft_17: bool = False",
        "bool",
        """
        Must the dealer draw another card? Yes below 17, no from 17 on; at exactly 17 with an ace counted \
        as 11 (soft) only if {hit_soft_17} is true. J, Q and K count 10.
        Return True if the value of the {cards} is under 17, or a soft 17 while {hit_soft_17} is set. An \
        ace is worth 11 unless that would exceed 21.
        Dealer rule of blackjack: draw to 16, stand on 17; whether a soft 17 is drawn on is told by \
        {hit_soft_17}. Count one ace as 11 if possible.
        dealer draws below 17, optionally on soft 17
        """,
        """
        total = sum(1 if card == "A" else 10 if card in ("J", "Q", "K") else int(card) for card in cards)
        soft = "A" in cards and total + 10 <= 21
        if soft:
            total += 10
        return total < 17 or (total == 17 and soft and hit_soft_17)
        """,
        lambda r: (
            r.choice(
                (
                    ["A", "6"],
                    ["10", "7"],
                    ["A", "2", "4"],
                    ["10", "6"],
                    ["A", "K"],
                    ["A", "6", "10"],
                    ["A", "A", "5"],
                    [r.choice(("A", "5", "K", "8")) for _ in range(3)],
                )
            ),
            r.random() < 0.5,
        ),
    ),
    made(
        "variants_leisure.blackjack_payout_three_to_two",
        "blackjack_payout payout settle_bet win_amount",
        "bet: float; player: int; dealer: int; natural: bool = False",
        "float",
        """
        Money won (positive) or lost (negative) with a {bet} at blackjack: over 21 the {player} loses it; \
        a {natural} blackjack wins one and a half times the bet unless the {dealer} has 21, too; otherwise \
        the higher total wins, a {dealer} over 21 loses, equal totals give 0.0.
        Settle a {bet}: a player bust is lost first of all, a {natural} pays 3 to 2 (0.0 against a \
        dealer's 21), then compare the totals, where a dealer bust counts as a win. Return the change of \
        money as a float.
        What does the round bring? Minus the {bet} for a bust or the lower total, plus the {bet} for the \
        higher total or a busted {dealer}, 1.5 times the {bet} for a {natural}, nothing for a tie.
        blackjack settlement, natural pays 3:2, tie 0.0
        """,
        """
        if player > 21:
            return -float(bet)
        if natural:
            return 0.0 if dealer == 21 else 1.5 * bet
        if dealer > 21 or player > dealer:
            return float(bet)
        return 0.0 if player == dealer else -float(bet)
        """,
        lambda r: (
            r.choice((10, 25, 5.0, 7)),
            r.choice((21, 20, 18, 22, 17, 25)),
            r.choice((21, 20, 18, 22, 17)),
            r.random() < 0.25,
        ),
    ),
    made(
        "variants_leisure.poker_hand_title_case_royal",
        "poker_hand hand_name name_hand hand_rank",
        "cards: list[str]",
        "str",
        """
        Name of a poker hand of five {cards} such as '10H' or 'AS': 'Royal Flush', 'Straight Flush', 'Four \
        of a Kind', 'Full House', 'Flush', 'Straight', 'Three of a Kind', 'Two Pair', 'One Pair' or 'High \
        Card'. The ace is high, but also low in A 2 3 4 5.
        Classify five {cards} (rank 2-10, J, Q, K, A and a suit letter) from 'High Card' to 'Royal Flush', \
        in capitalized words; A-2-3-4-5 is a straight as well.
        Which is the best name for these five cards? Check flush and straight (with a high or low ace), \
        then the groups of equal ranks; ten to ace in one suit is the 'Royal Flush'.
        five-card poker hand name in title case, wheel straight and royal flush included
        """,
        """
        order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
        values = sorted(order.index(card[:-1]) for card in cards)
        flush = len({card[-1] for card in cards}) == 1
        straight = values == [0, 1, 2, 3, 12] or values == list(range(values[0], values[0] + 5))
        if flush and straight:
            return "Royal Flush" if values[0] == 8 else "Straight Flush"
        groups = sorted((values.count(value) for value in set(values)), reverse=True)
        if flush:
            return "Flush"
        if straight:
            return "Straight"
        names = {
            (4, 1): "Four of a Kind",
            (3, 2): "Full House",
            (3, 1, 1): "Three of a Kind",
            (2, 2, 1): "Two Pair",
            (2, 1, 1, 1): "One Pair",
        }
        return names.get(tuple(groups), "High Card")
        """,
        lambda r: (_five_cards(r),),
    ),
    made(
        "variants_leisure.poker_pairs_named_with_ranks",
        "pair_text describe_pairs hand_description name_pairs",
        "ranks: list[str]",
        "str",
        """
        Describe five poker {ranks} (2-10, J, Q, K, A): 'four Ks', 'full house, Ks over 7s', 'three 7s', \
        'two pairs, Ks and 7s' (higher first), 'pair of As', otherwise the highest as 'A high'. Aces are \
        high; five equal ones are 'five Ks'.
        Put the groups of equal {ranks} into words with a plural s: pair of, two pairs, three, full house \
        (triple over pair), four, five; without a group say which rank is the highest, 'Q high'.
        Say what five cards are worth by their {ranks} only: 'four 9s', 'full house, 2s over As', 'three \
        Qs', 'two pairs, As and 2s', 'pair of 5s' or 'K high', the larger group first and of equal groups \
        the higher rank.
        'two pairs, Ks and 7s' style text for five ranks
        """,
        """
        order = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
        groups = sorted(((ranks.count(rank), order.index(rank)) for rank in set(ranks)), reverse=True)
        first = order[groups[0][1]]
        size = groups[0][0]
        second = order[groups[1][1]] if len(groups) > 1 else ""
        pair_behind = len(groups) > 1 and groups[1][0] == 2
        if size >= 4:
            return f"{'four' if size == 4 else 'five'} {first}s"
        if size == 3:
            return f"full house, {first}s over {second}s" if pair_behind else f"three {first}s"
        if size == 2:
            return f"two pairs, {first}s and {second}s" if pair_behind else f"pair of {first}s"
        return f"{first} high"
        """,
        lambda r: ([r.choice(("K", "K", "7", "7", "A", "2", "10", "J")) for _ in range(5)],),
    ),
    made(
        "variants_leisure.deck_of_cards_suit_by_suit",
        "create_deck make_deck new_deck build_deck",
        'suits: str = "SHDC"; lowest: int = 2',
        "list[str]",
        """
        Ordered deck: for each of {suits} the ranks from {lowest} to 10, then J, Q, K, A, each as rank \
        followed by suit, such as '10H'. With {lowest} 7 it is a skat deck of 32 cards.
        Build a new deck of cards as texts, suit by suit in the order of {suits}, within a suit from \
        {lowest} up to the ace; the rank comes before the suit letter.
        List all cards 'rank + suit': numbers from {lowest} to 10, jack, queen, king, ace ('J', 'Q', 'K', \
        'A') for every letter of {suits}.
        ordered card deck from a lowest rank, suit by suit
        """,
        """
        ranks = [*map(str, range(lowest, 11)), "J", "Q", "K", "A"]
        return [rank + suit for suit in suits for rank in ranks]
        """,
        lambda r: (r.choice(("SHDC", "SHDC", "CDHS", "HD", "S", "")), r.choice((2, 2, 7, 9, 10))),
    ),
    made(
        "variants_leisure.perfect_shuffle_in_or_out",
        "perfect_shuffle faro_shuffle riffle_shuffle interleave_halves",
        "deck: list[str]; out: bool = True",
        "list[str]",
        """
        Perfect riffle of a {deck} with an even number of cards: cut it in the middle and take cards from \
        both halves in turn. In an {out} shuffle the first card stays on top, otherwise the second half \
        begins. An odd number raises ValueError.
        Interleave the two halves of the {deck} exactly, upper half first if {out} is true, lower half \
        first if not; ValueError unless the number of cards is even.
        Faro shuffle: [1, 2, 3, 4] becomes [1, 3, 2, 4] as an {out} shuffle and [3, 1, 4, 2] as an in \
        shuffle. Decks of odd size are not allowed (ValueError).
        faro in or out shuffle of an even deck
        """,
        """
        if len(deck) % 2:
            raise ValueError("the deck needs an even number of cards")
        half = len(deck) // 2
        first, second = (deck[:half], deck[half:]) if out else (deck[half:], deck[:half])
        return [card for pair in zip(first, second) for card in pair]
        """,
        lambda r: (list("ABCDEFGH"[: 2 * r.randint(0, 4)]), r.random() < 0.5),
    ),
    made(
        "variants_leisure.shuffle_by_given_order",
        "apply_shuffle reorder_deck shuffle_by_order arrange_deck",
        "deck: list[str]; order: list[int]",
        "list[str]",
        """
        Shuffle the {deck} in a given {order}: the card that comes to place i is the one at position \
        {order}[i], counted from 1. Raise ValueError unless {order} contains every position exactly once.
        Return the cards in a new {order}: its numbers (1 is the top card) tell which card comes first, \
        second and so on. It must be a permutation of 1 to the size of the {deck}, else ValueError.
        Rearrange a deck by a list of positions counted from 1, e.g. [3, 1, 2] puts the third card on top; \
        a ValueError if positions are missing, doubled or too large.
        deck by 1-based permutation, ValueError if it is none
        """,
        """
        if sorted(order) != list(range(1, len(deck) + 1)):
            raise ValueError("order must be a permutation")
        return [deck[position - 1] for position in order]
        """,
        lambda r: (lambda n: (list("ABCDEF"[:n]), r.sample(range(1, n + 1), n)))(r.randint(0, 6)),
    ),
    made(
        "variants_leisure.deal_hands_equal_with_rest",
        "deal deal_cards deal_all distribute_cards",
        "deck: list[str]; players: list[str]",
        "tuple[dict[str, list[str]], list[str]]",
        """
        Deal the {deck} card by card to the {players} in turn until everybody has equally many and not \
        enough are left for another round; return (hands by name, rest).
        Give out cards one at a time from the top, the same number for each of the {players}; what does \
        not go round again remains. The result is a dict of hands and the list of leftover cards.
        Divide the cards: player 1 gets the first, player 2 the second and so on, only in full rounds. \
        Return the hands as a dict together with the undealt cards.
        deal full rounds, (hands, leftover cards)
        """,
        """
        dealt = len(deck) - len(deck) % len(players)
        hands = {name: deck[place : dealt : len(players)] for place, name in enumerate(players)}
        return (hands, deck[dealt:])
        """,
        lambda r: (list("ABCDEFGHI"[: r.randint(0, 9)]), _names(r, 1, 4)),
    ),
    made(
        "variants_leisure.hand_sorted_by_suit_then_rank",
        "sort_hand sort_cards arrange_hand order_cards",
        "cards: list[str]",
        "list[str]",
        """
        Sort {cards} such as '10H' by suit in the order spades S, hearts H, diamonds D, clubs C, and \
        within a suit from the ace down to the 2.
        Arrange a hand: first all S, then H, D and C, each with the highest card first (A, K, Q, J, 10, \
        ..., 2).
        Return the {cards} ordered as players hold them, suits S-H-D-C and ranks descending with the ace \
        on top.
        cards by suit SHDC, then rank high to low
        """,
        """
        ranks = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
        return sorted(cards, key=lambda card: ("SHDC".index(card[-1]), ranks.index(card[:-1])))
        """,
        lambda r: (
            [
                r.choice(("A", "K", "Q", "J", "10", "9", "2")) + r.choice("SHDC")
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_leisure.domino_chain_with_turning",
        "lay_dominoes domino_chain build_chain play_dominoes",
        "tiles: list[tuple[int, int]]",
        "list[tuple[int, int]] | None",
        """
        Lay the {tiles} in the given order to the right end of a chain; the first keeps its direction, \
        each later one is turned if that makes it fit. Return the tiles as they lie, or None as soon as \
        one does not fit.
        Build a domino line from left to right: a tile must begin with the number that the line ends with, \
        and may be flipped for this. The order of {tiles} and the direction of the first are fixed; None \
        if it cannot be done.
        Chain dominoes one after another, flipping where needed so that touching halves are equal. Give \
        the list of placed (left, right) tiles, or None for tiles that do not match.
        domino line in given order with flips, None if one does not fit
        """,
        """
        chain = []
        for left, right in tiles:
            if not chain or left == chain[-1][1]:
                chain.append((left, right))
            elif right == chain[-1][1]:
                chain.append((right, left))
            else:
                return None
        return chain
        """,
        lambda r: (
            r.choice(
                (
                    [],
                    [(1, 2), (3, 2), (3, 3), (0, 3)],
                    [(2, 5), (4, 1)],
                    [(r.randint(0, 2), r.randint(0, 2)) for _ in range(r.randint(1, 4))],
                    [(4, 6), (6, 6), (1, 6)],
                )
            ),
        ),
    ),
    made(
        "variants_leisure.domino_hand_penalty_points",
        "domino_points hand_points pip_count penalty_points",
        "hand: list[tuple[int, int]]",
        "int",
        """
        Penalty points of a domino {hand}: the sum of all pips, except that a double blank (0, 0) as the \
        only tile left counts 10.
        Add up both halves of every tile in the {hand}. If there is nothing but the single tile (0, 0), \
        the result is 10 instead of 0; an empty hand is 0.
        Count what the loser holds: all pips together, with a lone double zero worth 10 points.
        pip sum, a lone (0, 0) counts 10
        """,
        """
        if hand == [(0, 0)]:
            return 10
        return sum(left + right for left, right in hand)
        """,
        lambda r: (
            r.choice(
                (
                    [(0, 0)],
                    [],
                    [(0, 0), (1, 2)],
                    [(r.randint(0, 6), r.randint(0, 6)) for _ in range(r.randint(1, 4))],
                )
            ),
        ),
    ),
    made(
        "variants_leisure.inventory_add_with_stack_limit",
        "add_item add_to_inventory pick_up put_in_bag",
        "inventory: dict[str, int]; item: str; count: int; limit: int = 99",
        "tuple[dict[str, int], int]",
        """
        Put {count} of an {item} into an {inventory} that holds at most {limit} of each kind: return (new \
        inventory, number that did not fit). The given dict is not changed.
        Add items up to the stack {limit}. The result is a copy with the new amount and how many were left \
        over; an amount that is already above the {limit} stays as it is.
        How many can be picked up? Return a new inventory in which the {item} has at most {limit}, and the \
        rest that remains on the ground.
        inventory copy with item added up to the limit, and the leftover
        """,
        """
        have = inventory.get(item, 0)
        taken = min(count, max(0, limit - have))
        changed = dict(inventory)
        if taken:
            changed[item] = have + taken
        return (changed, count - taken)
        """,
        lambda r: (
            {i: r.choice((1, 5, 90, 99)) for i in r.sample(("arrow", "potion", "rope"), r.randint(0, 3))},
            r.choice(("arrow", "potion", "key")),
            r.choice((1, 5, 10, 120)),
            r.choice((99, 99, 10)),
        ),
    ),
    made(
        "variants_leisure.inventory_remove_or_value_error",
        "remove_item use_item take_from_inventory drop_item",
        "inventory: dict[str, int]; item: str; count: int = 1",
        "dict[str, int]",
        """
        New inventory with {count} of an {item} taken out; an item whose amount becomes 0 is removed. \
        Raise ValueError if there are fewer than {count}, also for an unknown item.
        Use up {count} pieces of the {item} and return the changed copy without zero entries; not having \
        enough is a ValueError.
        Drop items from the bag: subtract {count}, delete the key when nothing is left, and raise \
        ValueError when the {inventory} has less than that.
        inventory copy without n of an item, ValueError if too few
        """,
        """
        have = inventory.get(item, 0)
        if have < count:
            raise ValueError(f"not enough {item}")
        changed = dict(inventory)
        changed[item] = have - count
        if changed[item] == 0:
            del changed[item]
        return changed
        """,
        lambda r: (lambda inv: (inv, i := r.choice(list(inv)), r.choice((1, inv[i], r.randint(1, inv[i])))))(
            {i: r.choice((1, 2, 5)) for i in r.sample(("arrow", "potion", "rope"), r.randint(1, 3))}
        ),
    ),
    made(
        "variants_leisure.equipment_swap_with_bag",
        "equip equip_item swap_equipment put_on",
        "equipment: dict[str, str]; bag: list[str]; slot: str; item: str",
        "tuple[dict[str, str], list[str]]",
        """
        Equip an {item} from the {bag} in a {slot}: it leaves the {bag}, and what was in the {slot} goes \
        to the end of the {bag}. Return (equipment, bag) as copies; if the {item} is not in the {bag} they \
        are unchanged.
        Put on something: swap the content of the {slot} with the {item}; the old piece, if any, is \
        appended to the bag. Without the {item} nothing happens. New objects are returned.
        Change gear and return the new {equipment} and the new {bag}. Only things in the {bag} can be \
        equipped; the replaced piece is stored at its end.
        equip from bag, old item goes back to the end of the bag
        """,
        """
        worn, left = dict(equipment), list(bag)
        if item in left:
            left.remove(item)
            if slot in worn:
                left.append(worn[slot])
            worn[slot] = item
        return (worn, left)
        """,
        lambda r: (
            {s: i for s, i in (("head", "cap"), ("hand", "stick")) if r.random() < 0.6},
            r.sample(("helmet", "sword", "shield", "bow"), r.randint(0, 4)),
            r.choice(("head", "hand")),
            r.choice(("helmet", "sword", "bow")),
        ),
    ),
    made(
        "variants_leisure.inventory_sentence_with_articles",
        "inventory_text describe_inventory carrying_text list_inventory",
        "items: list[str]",
        "str",
        """
        Text adventure inventory: 'You are carrying a lamp, an apple and a key.' with 'an' before a, e, i, \
        o, u, commas and a final ' and '; 'You are carrying nothing.' without {items}.
        Say what the player has: each of {items} with the article 'a' or 'an' (by its first letter), \
        joined by ', ' and before the last by ' and ', in a sentence that begins with 'You are carrying'. \
        An empty list is 'nothing'.
        Build the sentence for the command 'inventory': one item 'You are carrying a key.', more of them \
        with commas and 'and' (no comma before it), none 'You are carrying nothing.'
        'You are carrying a lamp and an apple.', 'nothing' if empty
        """,
        """
        names = [f"{'an' if item[0].lower() in 'aeiou' else 'a'} {item}" for item in items]
        if len(names) > 1:
            names = [", ".join(names[:-1]) + " and " + names[-1]]
        return f"You are carrying {names[0] if names else 'nothing'}."
        """,
        lambda r: (r.sample(("lamp", "old map", "apple", "key", "umbrella", "sword"), r.randint(0, 4)),),
    ),
    made(
        "variants_leisure.level_by_square_root_of_experience",
        "level_from_xp get_level level_for_experience character_level",
        "xp: int",
        "int",
        """
        Level for {xp} experience points: 1 plus the integer square root of {xp} / 100, so level 2 begins \
        at 100, level 3 at 400, level 4 at 900. Negative values count as 0.
        Return the level of a character that needs 100 * (level - 1) ** 2 points for each level; below 100 \
        {xp} it is 1, also when negative.
        Which level belongs to so much {xp}? Level n starts at 100 times (n - 1) squared; never less than \
        level 1.
        level = 1 + isqrt(xp // 100)
        """,
        """
        return 1 + math.isqrt(max(0, xp) // 100)
        """,
        lambda r: (r.choice((0, 99, 100, 399, 400, 900, 2500, -5, r.randint(0, 5000))),),
        "import math",
    ),
    made(
        "variants_leisure.gain_experience_with_level_ups",
        "gain_xp add_experience level_up gain_experience",
        "level: int; xp: int; gained: int",
        "tuple[int, int, int]",
        """
        (level, xp, level-ups) after a character with {level} and {xp} has {gained} points: going up from \
        level n costs n * 100 points, which are taken off, and several levels at once are possible.
        Add the {gained} experience. While there are at least 100 times the level, subtract that and raise \
        the level by one; return new level, remaining points, and how many levels were gained.
        Level up a hero: points beyond the cost (100 * current level) carry over to the next level. Give a \
        tuple of level, points left, number of level-ups.
        gain xp with carry over, cost 100 per level number
        """,
        """
        points = xp + gained
        ups = 0
        while points >= 100 * (level + ups):
            points -= 100 * (level + ups)
            ups += 1
        return (level + ups, points, ups)
        """,
        lambda r: (r.randint(1, 4), r.choice((0, 50, 90)), r.choice((0, 10, 100, 260, 1000))),
    ),
    made(
        "variants_leisure.experience_progress_text",
        "xp_text level_progress progress_to_next_level xp_progress",
        "xp: int; thresholds: list[int]",
        "str",
        """
        Progress text such as 'Level 2: 150/200 XP (75%)': {thresholds} are the rising totals at which \
        level 2, 3, ... begin. Within the level show the points since its start, those it takes, and the \
        percent rounded down; at the highest level 'Level 4: MAX'.
        Write the level reached with {xp} and how far the next one is, both counted from the beginning of \
        the current level, with the whole percentage (cut off). Beyond the last of {thresholds} write \
        'MAX'.
        Given total {xp} and the {thresholds} of the levels after the first, return 'Level N: done/needed \
        XP (p%)' or 'Level N: MAX'. A threshold reached exactly is the next level.
        'Level 1: 50/100 XP (50%)', MAX at the top
        """,
        """
        level = 1 + sum(xp >= threshold for threshold in thresholds)
        if level > len(thresholds):
            return f"Level {level}: MAX"
        start = thresholds[level - 2] if level > 1 else 0
        done, needed = xp - start, thresholds[level - 1] - start
        return f"Level {level}: {done}/{needed} XP ({100 * done // needed}%)"
        """,
        lambda r: (
            r.choice((0, 50, 99, 100, 250, 299, 300, 1000)),
            r.choice(([100, 300, 600], [100, 300, 600], [50], [])),
        ),
    ),
    made(
        "variants_leisure.damage_reduced_by_armor_share",
        "damage_after_armor calculate_damage reduced_damage damage_taken",
        "damage: int; armor: int; critical: bool = False",
        "int",
        """
        Damage taken: a {critical} hit doubles the {damage} first, then {armor} lets only 100 / (100 + \
        {armor}) of it through, rounded to the nearest integer (halves to even as round does). It is not \
        less than 0 and may be 0.
        Apply {armor} with diminishing returns: {damage} (times two if {critical}) * 100 / (100 + \
        {armor}), rounded with round. With 100 armor half of the damage remains.
        How much of the {damage} arrives? Armor of 0 stops nothing, 100 stops half, 300 three quarters; \
        critical hits count twice before that; round the result.
        damage * 100 / (100 + armor), doubled first if critical, rounded
        """,
        """
        raw = 2 * damage if critical else damage
        return round(raw * 100 / (100 + armor))
        """,
        lambda r: (
            r.choice((0, 10, 25, 100, r.randint(1, 200))),
            r.choice((0, 0, 25, 50, 100, 300)),
            r.random() < 0.4,
        ),
    ),
    made(
        "variants_leisure.damage_on_shield_then_health",
        "take_damage apply_damage hit_with_shield absorb_damage",
        "health: int; shield: int; damage: int",
        "tuple[int, int]",
        """
        (health, shield) after {damage}: the {shield} absorbs it first, the rest comes off the {health}, \
        neither falls below 0. Damage of 0 or less changes nothing.
        Take {damage} from the {shield} and only what is left over from the {health}; both stop at 0. \
        Negative damage does not heal.
        Apply a hit to a fighter with a {shield}. Return health and shield afterwards as a tuple of \
        numbers that are at least 0.
        shield absorbs first, then health, both at least 0
        """,
        """
        damage = max(0, damage)
        absorbed = min(shield, damage)
        return (max(0, health - (damage - absorbed)), shield - absorbed)
        """,
        lambda r: (r.choice((100, 50, 10)), r.choice((0, 20, 50)), r.choice((0, 10, 20, 35, 70, 200, -5))),
    ),
    made(
        "variants_leisure.damage_with_element_multiplier",
        "element_damage elemental_damage type_damage damage_by_element",
        "damage: int; attack: str; defender: str",
        "int",
        """
        Damage by elements: fire beats grass, grass beats water, water beats fire. An {attack} that beats \
        the {defender} does double damage, one that is beaten by it, or is of the same element, half of it \
        rounded down, any other the plain {damage}. Case is ignored.
        Multiply {damage} by 2 if the {attack} element is strong against that of the {defender} (water > \
        fire > grass > water), halve it (whole numbers, rounded down) if it is weak against it or equal, \
        else keep it; names in any case.
        How much does the {attack} hurt? Super effective is twice, not very effective (the reverse, or the \
        same element) is half without fractions; unknown elements like rock against fire change nothing, \
        rock against rock is halved.
        fire/water/grass triangle: double, half (rounded down) or normal damage
        """,
        """
        beats = {"fire": "grass", "grass": "water", "water": "fire"}
        mine, other = attack.lower(), defender.lower()
        if beats.get(mine) == other:
            return 2 * damage
        if mine == other or beats.get(other) == mine:
            return damage // 2
        return damage
        """,
        lambda r: (
            r.choice((10, 15, 7, 40)),
            r.choice(("fire", "Water", "grass", "rock")),
            r.choice(("fire", "water", "GRASS", "rock")),
        ),
    ),
    made(
        "variants_leisure.attack_roll_against_armor_class",
        "attack_result attack_roll hits resolve_attack",
        "roll: int; bonus: int; armor_class: int",
        "str",
        """
        Result of an attack with a d20: a natural 20 is a 'critical hit', a natural 1 a 'critical miss', \
        otherwise 'hit' if {roll} plus {bonus} is at least the {armor_class}, else 'miss'.
        Compare {roll} + {bonus} with the {armor_class} (equal hits); the die itself showing 20 or 1 \
        always is a 'critical hit' or a 'critical miss', whatever the sum.
        Does the attack succeed? Check the bare {roll} for 20 and 1 first, then the sum against the \
        {armor_class}; answer 'critical hit', 'hit', 'miss' or 'critical miss'.
        d20 attack: critical hit on 20, critical miss on 1, else sum >= armor class
        """,
        """
        if roll == 20:
            return "critical hit"
        if roll == 1:
            return "critical miss"
        return "hit" if roll + bonus >= armor_class else "miss"
        """,
        lambda r: (
            r.choice((1, 20, 10, 12, r.randint(1, 20))),
            r.randint(-1, 7),
            r.choice((10, 13, 15, 18, 30, 1)),
        ),
    ),
    made(
        "variants_leisure.initiative_order_with_ties",
        "turn_order initiative_order sort_by_initiative combat_order",
        "fighters: list[dict]",
        "list[str]",
        """
        Turn order of {fighters} (dicts with 'name', 'roll', 'dexterity' and 'hp'): highest roll plus \
        dexterity first, ties by higher dexterity, then by name. Those with no 'hp' left (0 or less) do \
        not act.
        In which order do they act? Sort the living by initiative (roll + dexterity) downwards; with equal \
        initiative the more dexterous goes first, then the alphabet decides. Return names.
        Names in order of initiative, dead {fighters} (hp at most 0) left out. Initiative is the sum of \
        'roll' and 'dexterity'.
        initiative order, ties by dexterity then name, dead ones skipped
        """,
        """
        alive = [fighter for fighter in fighters if fighter["hp"] > 0]
        alive.sort(key=lambda f: (-(f["roll"] + f["dexterity"]), -f["dexterity"], f["name"]))
        return [fighter["name"] for fighter in alive]
        """,
        lambda r: (
            [
                {
                    "name": n,
                    "roll": r.choice((5, 12, 15)),
                    "dexterity": r.choice((0, 2, 3)),
                    "hp": r.choice((10, 5, 0)),
                }
                for n in _names(r, 0, 5)
            ],
        ),
    ),
    made(
        "variants_leisure.next_living_fighter",
        "next_turn next_fighter next_player whose_turn_next",
        "order: list[str]; health: dict[str, int]; current: str",
        "str | None",
        """
        Who is next after {current} in the {order}, going around in a circle and skipping those whose \
        {health} is 0 or less? The {current} one may be next again if alone; None if nobody is alive.
        Start behind {current}, wrap around at the end of the {order}, and return the first name with \
        {health} above 0, at last {current}; None when all are down.
        Return the next living fighter in turn order, or None if there is no one left with positive \
        {health}.
        next alive in circular order, None if all dead
        """,
        """
        start = order.index(current) + 1
        for name in order[start:] + order[:start]:
            if health[name] > 0:
                return name
        return None
        """,
        lambda r: (lambda n: (n, {x: r.choice((0, 0, 10)) for x in n}, r.choice(n)))(_names(r, 1, 5)),
    ),
    made(
        "variants_leisure.battle_rounds_until_one_falls",
        "fight battle duel simulate_fight",
        "first: tuple[int, int]; second: tuple[int, int]",
        "tuple[str, int]",
        """
        Duel of two fighters, each (health, damage), striking in turn with the {first} beginning: return \
        ('first' or 'second', health that the winner has left). Damage is at least 1.
        The {first} hits the {second}, then the other way round, until one has 0 or less. Who wins, and \
        with how much health? A fallen fighter does not strike back.
        Simulate a fight turn by turn and return the winner, 'first' or 'second', with the remaining \
        health.
        alternate hits until one falls, winner and health left
        """,
        """
        mine, other = first[0], second[0]
        while True:
            other -= first[1]
            if other <= 0:
                return ("first", mine)
            mine -= second[1]
            if mine <= 0:
                return ("second", other)
        """,
        lambda r: ((r.randint(1, 30), r.randint(1, 9)), (r.randint(1, 30), r.randint(1, 9))),
    ),
    made(
        "variants_leisure.health_bar_with_percent_in_brackets",
        "health_bar hp_bar draw_health_bar life_bar",
        "current: int; maximum: int; width: int = 10",
        "str",
        """
        Health bar such as '[#####-----] 50%': the filled part is {width} * {current} / {maximum} rounded \
        to the nearest place (round), the percentage rounded as well. {current} is limited to 0 to \
        {maximum} first.
        Draw '#' for the health left and '-' for the rest, {width} signs in square brackets, followed by a \
        space and the rounded percentage; values below 0 or above {maximum} are clipped.
        Show {current} of {maximum} hit points as a bar in brackets with percent behind it. Both numbers \
        are rounded with round, out-of-range health counts as empty or full.
        '[###-------] 30%' health bar, clipped and rounded
        """,
        """
        part = min(max(current, 0), maximum) / maximum
        filled = round(part * width)
        return f"[{'#' * filled}{'-' * (width - filled)}] {round(100 * part)}%"
        """,
        lambda r: (
            lambda m: (r.choice((0, m, m // 2, 1, m + 5, -3, r.randint(0, m))), m, r.choice((10, 10, 20, 5)))
        )(r.choice((10, 50, 100, 80))),
    ),
    made(
        "variants_leisure.health_hearts_with_halves",
        "hearts health_hearts show_hearts heart_bar",
        "health: int; maximum: int",
        "str",
        """
        Hearts for {health}, two points each: '♥' full, '♡' empty, and '½' for a heart with one point \
        left; as many hearts as {maximum} / 2. More than the {maximum} counts as full.
        Draw {maximum} // 2 hearts: full ones for every two points of {health}, '½' for an odd point, \
        empty ones for the rest; too much health is cut to the {maximum}.
        Show life as in Zelda, e.g. '♥♥½♡♡' for 5 of 10 points. {maximum} is even.
        hearts of two points: full, half sign, empty
        """,
        """
        full, half = divmod(min(health, maximum), 2)
        return "♥" * full + "½" * half + "♡" * (maximum // 2 - full - half)
        """,
        lambda r: (lambda m: (r.choice((0, m, r.randint(0, m), m + 3)), m))(r.choice((6, 10, 20))),
    ),
    made(
        "variants_leisure.health_label_with_color",
        "health_color health_status hp_color condition",
        "current: int; maximum: int",
        "str",
        """
        Color of a health bar: 'green' above 50 percent of the {maximum}, 'yellow' above 25 percent, 'red' \
        otherwise, and 'gray' for 0 or less.
        Which color shows the condition? Dead ({current} not positive) is 'gray', up to a quarter 'red', \
        up to a half 'yellow', more than a half 'green'.
        Map the share {current} / {maximum} to 'green', 'yellow', 'red' (exactly 50 percent is yellow, \
        exactly 25 percent red) or 'gray' when nothing is left.
        health color green > 50%, yellow > 25%, red > 0, gray else
        """,
        """
        if current <= 0:
            return "gray"
        if 2 * current > maximum:
            return "green"
        return "yellow" if 4 * current > maximum else "red"
        """,
        lambda r: (lambda m: (r.choice((0, -4, m, m // 2, m // 2 + 1, m // 4, m // 4 + 1, 1)), m))(
            r.choice((100, 40, 20))
        ),
    ),
    made(
        "variants_leisure.high_score_lines_padded_with_dots",
        "high_score_table high_score_lines format_high_scores show_high_scores",
        "scores: list[tuple[str, int]]; size: int = 5; width: int = 20",
        "list[str]",
        """
        Lines of a high score list {width} wide: place, '. ', name cut to three letters in upper case, \
        dots, score, such as '1. ANN.......... 120'. The {size} best, equal scores in the given order; \
        there is one space before the score.
        Show the top {size} of (name, score): number, dot, blank, three capital letters of the name, \
        filled up with dots, a blank and the score at the right end, so that each line has {width} \
        characters. Ties keep their order.
        Format an arcade score table with names in three capitals and dot leaders between name and score; \
        highest first, at most {size} lines.
        arcade high scores with three-letter names and dots to a width
        """,
        """
        best = sorted(scores, key=lambda entry: -entry[1])[:size]
        lines = []
        for place, (name, score) in enumerate(best, start=1):
            left = f"{place}. {name[:3].upper()}"
            right = f" {score}"
            lines.append(left.ljust(width - len(right), ".") + right)
        return lines
        """,
        lambda r: (
            [
                (r.choice(("ann", "Bo", "cleo", "dan")), r.choice((50, 100, 100, 1200)))
                for _ in range(r.randint(0, 7))
            ],
            r.choice((5, 5, 3)),
            r.choice((20, 20, 16)),
        ),
    ),
    made(
        "variants_leisure.high_score_entry_with_rank",
        "add_high_score insert_score submit_score new_high_score",
        "table: list[tuple[str, int]]; name: str; score: int; size: int = 10",
        "tuple[list[tuple[str, int]], int | None]",
        """
        Insert ({name}, {score}) into a high score {table} sorted from the highest down and keep at most \
        {size} entries: return (new table, rank from 1), the rank being None if the score did not make it. \
        Behind equal scores, since they were there first.
        Where does the new {score} go? After all entries that are at least as good. Return the changed \
        list, cut to {size}, and the place of the new entry, or the list and None if it is not among them.
        Submit a result: older entries with the same {score} stay in front. The answer is the new {table} \
        with up to {size} entries and the rank reached (None for none).
        high score insert behind ties, (table, rank or None)
        """,
        """
        place = sum(other >= score for _, other in table)
        changed = [*table[:place], (name, score), *table[place:]][:size]
        return (changed, place + 1 if place < size else None)
        """,
        lambda r: (
            (lambda n: sorted([(x, r.choice((90, 80, 80, 50))) for x in n], key=lambda e: -e[1]))(
                _names(r, 0, 4)
            ),
            "Zoe",
            r.choice((100, 80, 50, 40)),
            r.choice((10, 3, 4)),
        ),
    ),
    made(
        "variants_leisure.qualifies_for_high_scores",
        "is_high_score makes_high_score qualifies_for_table beats_high_score",
        "scores: list[int]; score: int; size: int = 10",
        "bool",
        """
        Does a {score} get into a table of the {size} best {scores}? Yes if there are fewer than {size} or \
        it is higher than the lowest of the best {size}; but only if it is above 0.
        Return True for a positive {score} that would be placed: free places are left or it beats (not \
        just equals) the last of the top {size}.
        Is this {score} worth a name entry? It must be greater than 0, and either the list is not full yet \
        or it is strictly larger than the {size}-th best.
        new score positive and above the n-th best, or table not full
        """,
        """
        if score <= 0:
            return False
        best = sorted(scores, reverse=True)[:size]
        return len(best) < size or score > best[-1]
        """,
        lambda r: (
            [r.choice((100, 80, 50, 20)) for _ in range(r.randint(0, 5))],
            r.choice((0, 20, 21, 50, 100, -1)),
            r.choice((3, 4, 10)),
        ),
    ),
    made(
        "variants_leisure.adventure_command_without_articles",
        "parse_command parse_input split_command read_command",
        "text: str",
        "tuple[str, str]",
        """
        Split a text adventure command into (verb, object) in lower case: the first word is the verb, the \
        others joined by one space the object, without the articles 'the', 'a' and 'an'. Missing parts are \
        ''.
        Parse player input such as 'Take the rusty key' to ('take', 'rusty key'). Case and extra spaces do \
        not matter, articles are dropped wherever they stand, an empty line gives ('', '').
        Return verb and noun phrase of a command: lower-case the {text}, remove the words the, a and an, \
        take the first word and the rest.
        ('take', 'rusty key') from 'Take the rusty key'
        """,
        """
        words = [word for word in text.lower().split() if word not in ("the", "a", "an")]
        return (words[0], " ".join(words[1:])) if words else ("", "")
        """,
        lambda r: (
            r.choice(
                (
                    "go north",
                    "Take the rusty key",
                    "  LOOK ",
                    "",
                    "take lamp",
                    "open an old  door",
                    "use key with the door",
                    "get up",
                    "eat a",
                    "the",
                )
            ),
        ),
    ),
    made(
        "variants_leisure.adventure_direction_of_command",
        "parse_direction direction_of_command get_direction movement",
        "command: str",
        "str | None",
        """
        Direction of a movement {command}: 'north', 'south', 'east', 'west', 'up' or 'down', given as a \
        word or its first letter, alone or after 'go', 'walk' or 'run', in any case. None for everything \
        else.
        Understand 'n', 'go north', 'Walk S' and the like: an optional verb (go, walk, run) and one \
        direction, full or abbreviated to a letter; return the full word in lower case or None.
        Where does the player want to go? Drop a leading go, walk or run; exactly one word must be left \
        which is a direction or its initial; otherwise return None.
        'go n' to 'north', None if it is no movement
        """,
        """
        words = command.lower().split()
        if words and words[0] in ("go", "walk", "run"):
            words = words[1:]
        if len(words) != 1:
            return None
        for direction in ("north", "south", "east", "west", "up", "down"):
            if words[0] in (direction, direction[0]):
                return direction
        return None
        """,
        lambda r: (
            r.choice(
                (
                    "n",
                    "go north",
                    "Walk S",
                    "east",
                    "go",
                    "W ",
                    "up",
                    "go u",
                    "take lamp",
                    "north now",
                    "",
                    "run east",
                    "d",
                    "go home",
                )
            ),
        ),
    ),
    made(
        "variants_leisure.adventure_room_exits_text",
        "exits_text describe_exits list_exits show_exits",
        "exits: dict[str, str]",
        "str",
        """
        Sentence about the {exits} of a room (direction to room, '' if blocked): 'Exits: north, east.' in \
        the order north, east, south, west; 'There are no exits.' if none is open.
        List the open directions, those with a room name, always in the order north, east, south, west, \
        after 'Exits: ' and with a full stop; without any write 'There are no exits.'
        Describe where one can leave the room. Blocked {exits} (empty text) are not mentioned, and the \
        order of the dict does not matter.
        'Exits: north, west.' or 'There are no exits.'
        """,
        """
        open_ways = [way for way in ("north", "east", "south", "west") if exits.get(way)]
        if not open_ways:
            return "There are no exits."
        return f"Exits: {', '.join(open_ways)}."
        """,
        lambda r: (
            {
                d: r.choice(("hall", "cave", ""))
                for d in r.sample(("north", "east", "south", "west"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_leisure.adventure_move_with_locked_doors",
        "move try_move enter_room go",
        "rooms: dict[str, dict[str, str]]; locked: dict[str, str]; room: str; direction: str; keys: list",
        "tuple[str, str]",
        """
        Go in a {direction}: return (room afterwards, message). Without such an exit one stays with 'You \
        cannot go that way.'; a room in {locked} (room to needed key) whose key is not in {keys} gives \
        'The door is locked.'; otherwise 'You enter the attic.' with the name of the new room.
        Move through {rooms} (room to its exits). Check the exit first, then the lock, and tell the player \
        where they are now together with the text 'You cannot go that way.', 'The door is locked.' or 'You \
        enter the ROOM.'
        What happens when the player in {room} goes {direction}? A missing exit ('You cannot go that \
        way.') or a missing key ('The door is locked.') keeps them where they are, otherwise 'You enter \
        the cave.' or whatever it is called; return the room and the text.
        (room, message) for moving, locked rooms need their key
        """,
        """
        target = rooms[room].get(direction)
        if target is None:
            return (room, "You cannot go that way.")
        if target in locked and locked[target] not in keys:
            return (room, "The door is locked.")
        return (target, f"You enter the {target}.")
        """,
        lambda r: (
            {"hall": {"north": "attic", "east": "kitchen"}, "kitchen": {"west": "hall"}, "attic": {}},
            r.choice(({"attic": "rusty key"}, {"attic": "rusty key", "kitchen": "card"}, {})),
            r.choice(("hall", "hall", "kitchen", "attic")),
            r.choice(("north", "east", "west")),
            r.choice(([], ["rusty key"], ["card"])),
        ),
    ),
    made(
        "variants_leisure.roulette_bet_payout_total",
        "roulette_payout payout roulette_win settle_roulette",
        "bet: str; stake: int; number: int",
        "int",
        """
        What a roulette {bet} pays back, stake included, when {number} comes up: 'red', 'black', 'even', \
        'odd', 'low' (1-18) or 'high' (19-36) give twice the {stake}, a single number such as '17' 36 \
        times; 0 if lost. The zero loses all but a bet on '0'. Case is ignored.
        Settle one bet. Even chances double the {stake}, a hit number returns 36 times the {stake}, \
        everything else is lost (0); at zero only '0' wins. Red are 1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, \
        23, 25, 27, 30, 32, 34, 36.
        How much does the player get for a {bet} in any case, color, parity, half or number as text? \
        Return 2 * {stake}, 36 * {stake} or 0.
        roulette return: 2x for even chances, 36x for a number, else 0
        """,
        """
        red = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
        choice = bet.lower()
        if choice.isdecimal():
            return 36 * stake if int(choice) == number else 0
        if number == 0:
            return 0
        wins = {
            "red": number in red,
            "black": number not in red,
            "even": number % 2 == 0,
            "odd": number % 2 == 1,
            "low": number <= 18,
            "high": number >= 19,
        }
        return 2 * stake if wins[choice] else 0
        """,
        lambda r: (
            r.choice(("red", "Black", "even", "odd", "low", "high", "17", "0")),
            r.choice((1, 5, 10)),
            r.choice((0, 0, 1, 2, 17, 17, 18, 19, 36, r.randint(0, 36))),
        ),
    ),
    made(
        "variants_leisure.pig_game_first_to_goal",
        "play_pig pig_game pig_winner pig_scores",
        "turns: list[list[int]]; goal: int = 20",
        "tuple[list[int], int | None]",
        """
        Dice game Pig for two players who take {turns} alternately: a turn brings the sum of its rolls, \
        but nothing if there is a 1. Return ([points of both], winner 0 or 1), the winner being the first \
        with at least {goal} points, None if nobody is; later turns are ignored.
        Add up the turns of player 0 and player 1 in turn, a turn with a 1 in it counting 0, and stop as \
        soon as one has {goal} points or more. Give both totals and the winner's number, or None.
        Who wins at Pig? Each of {turns} is a list of rolls. Report the scores of both players as a list \
        and the index of the player that reached the {goal} first (None if undecided).
        pig scores of two players and the winner or None
        """,
        """
        points = [0, 0]
        for number, rolls in enumerate(turns):
            player = number % 2
            if 1 not in rolls:
                points[player] += sum(rolls)
            if points[player] >= goal:
                return (points, player)
        return (points, None)
        """,
        lambda r: (
            [
                [r.choice((1, 2, 3, 4, 5, 6, 6)) for _ in range(r.randint(0, 4))]
                for _ in range(r.randint(0, 6))
            ],
            r.choice((20, 20, 12)),
        ),
    ),
    made(
        "variants_leisure.scrabble_word_with_blanks_and_premiums",
        "scrabble_score word_score play_score score_word",
        "word: str; premiums: str",
        "int",
        """
        Scrabble points of a {word} in capitals in which small letters are blanks worth 0, with {premiums} \
        of equal length: '2' and '3' multiply the letter, 'd' doubles and 't' triples the whole word, '.' \
        is a plain square. Letter values are those of English Scrabble.
        Score a word: A, E, I, O, U, L, N, S, T, R 1, D, G 2, B, C, M, P 3, F, H, V, W, Y 4, K 5, J, X 8, \
        Q, Z 10; lower case is a blank tile with 0. Multiply letters by the digits in {premiums}, then the \
        sum by 2 for each 'd' and 3 for each 't'.
        How many points does the {word} bring on squares with these {premiums}? Letter premiums first, \
        word premiums (multiplied together) at the end; small letters count nothing.
        scrabble with blanks in lower case and letter/word premium squares
        """,
        """
        groups = {1: "AEIOULNSTR", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}
        values = {letter: value for value, letters in groups.items() for letter in letters}
        total = 0
        factor = 1
        for letter, premium in zip(word, premiums):
            times = int(premium) if premium in "23" else 1
            total += values.get(letter, 0) * times
            factor *= {"d": 2, "t": 3}.get(premium, 1)
        return total * factor
        """,
        lambda r: (lambda w: (w, "".join(r.choice("....23dt") for _ in w)))(
            r.choice(("QUIZ", "cat", "JAZz", "AXE", "", "Box", "TEAs"))
        ),
    ),
    made(
        "variants_leisure.recipe_scaled_ints_when_whole",
        "scale_recipe adjust_recipe scale_ingredients recipe_for",
        "recipe: dict[str, float]; servings: int; wanted: int",
        "dict[str, float]",
        """
        Scale a {recipe} for {servings} people to {wanted}: amounts rounded to 2 decimals, but whole \
        amounts as integers (3 and not 3.0).
        Convert all amounts from {servings} to {wanted} portions. What comes out whole is an int, \
        everything else a float with at most two decimals.
        How much of each ingredient is needed for {wanted} people? Multiply by {wanted} / {servings}, \
        round to two decimal places, and return ints where nothing is left behind the point.
        recipe amounts scaled, two decimals, integers where possible
        """,
        """
        scaled = {}
        for ingredient, amount in recipe.items():
            value = round(amount * wanted / servings, 2)
            scaled[ingredient] = int(value) if value == int(value) else value
        return scaled
        """,
        lambda r: (
            {
                i: r.choice((200, 0.5, 3, 1.5, 250))
                for i in r.sample(("flour", "eggs", "milk", "salt"), r.randint(0, 4))
            },
            r.choice((2, 4, 3)),
            r.choice((0, 1, 4, 6, 5)),
        ),
    ),
    made(
        "variants_leisure.recipe_scaled_by_ingredient_at_hand",
        "scale_to_available scale_by_ingredient fit_recipe limit_recipe",
        "recipe: dict[str, float]; ingredient: str; available: float",
        "dict[str, float] | None",
        """
        Scale a whole {recipe} so that it uses exactly the {available} amount of one {ingredient}; all \
        amounts rounded to 1 decimal. None if the recipe does not contain it.
        I have only so much of an {ingredient}. Multiply every amount by {available} over what the \
        {recipe} asks for, one decimal; return None for an ingredient that is not in it.
        Adapt the amounts to what is in the cupboard: the factor is {available} divided by the amount of \
        that {ingredient}; the result has one decimal place, or is None if it is unknown.
        recipe scaled to the amount of one ingredient, None if missing
        """,
        """
        if ingredient not in recipe:
            return None
        factor = available / recipe[ingredient]
        return {name: round(amount * factor, 1) for name, amount in recipe.items()}
        """,
        lambda r: (
            {"flour": 500, "sugar": r.choice((100, 150, 80)), "eggs": r.choice((2, 3))},
            r.choice(("flour", "sugar", "eggs", "milk")),
            r.choice((250, 100, 1, 600)),
        ),
    ),
    made(
        "variants_leisure.amount_as_kitchen_fraction",
        "format_amount fraction_text kitchen_fraction amount_text",
        "amount: float",
        "str",
        """
        Kitchen text of an {amount}: rounded to the nearest quarter (halves of a step upwards) and written \
        like '1 1/2', '3/4', '2' or '0'.
        Write an {amount} of cups with quarters: whole part, a space and '1/4', '1/2' or '3/4'; no \
        fraction for whole numbers, no whole part below 1, '0' for nothing. Values in the middle between \
        two quarters go up.
        Turn 1.5 into '1 1/2', 0.75 into '3/4' and 2.0 into '2', after rounding to quarters, ties up.
        decimal amount to nearest quarter as mixed fraction text
        """,
        """
        quarters = math.floor(amount * 4 + 0.5)
        whole, rest = divmod(quarters, 4)
        fraction = ("", "1/4", "1/2", "3/4")[rest]
        if not fraction:
            return str(whole)
        return f"{whole} {fraction}" if whole else fraction
        """,
        lambda r: (
            r.choice(
                (
                    0,
                    0.25,
                    0.5,
                    0.75,
                    1,
                    1.25,
                    1.33,
                    2.5,
                    0.1,
                    0.12,
                    0.13,
                    0.9,
                    3.97,
                    2.67,
                    r.randint(0, 500) / 100,
                )
            ),
        ),
        "import math",
    ),
    made(
        "variants_leisure.shopping_list_merged_by_unit",
        "merge_shopping_lists combine_ingredients shopping_list merge_ingredients",
        "items: list[tuple[str, float, str]]",
        "list[str]",
        """
        Merge {items}, tuples of (name, amount, unit), to lines such as '250 g flour' or '3 eggs' (unit \
        ''): amounts of equal name, ignoring case, and equal unit are added, other units stay apart. \
        Sorted by name, then unit; names in lower case, whole amounts without '.0'.
        Combine the ingredients of several recipes into a shopping list. Add what has the same lower-case \
        name and unit, write amount, unit (if any) and name, order the lines by name and unit, and drop a \
        needless decimal zero.
        Sum amounts per (name, unit), names regardless of case, and return text lines 'amount unit name' \
        in alphabetical order of name; nothing is converted between units.
        merged shopping lines, same name and unit added, '1.5 g salt'
        """,
        """
        totals = {}
        for name, amount, unit in items:
            key = (name.lower(), unit)
            totals[key] = totals.get(key, 0) + amount
        lines = []
        for (name, unit), amount in sorted(totals.items()):
            quantity = f"{amount:g} {unit}" if unit else f"{amount:g}"
            lines.append(f"{quantity} {name}")
        return lines
        """,
        lambda r: (
            [
                (
                    r.choice(("flour", "Flour", "milk", "eggs")),
                    r.choice((1, 2, 250, 0.5)),
                    r.choice(("g", "g", "ml", "")),
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_leisure.oven_temperature_to_fahrenheit_and_gas",
        "oven_conversion convert_oven_temperature oven_settings gas_mark",
        "celsius: int",
        "tuple[int, int | None]",
        """
        (Fahrenheit, gas mark) of an oven at {celsius}: Fahrenheit rounded to the nearest multiple of 5, \
        gas mark 1 from 140, 2 from 150, 3 from 160, 4 from 180, 5 from 190, 6 from 200, 7 from 220, 8 \
        from 230, 9 from 240; None below 140.
        Convert an oven temperature. The first value is in Fahrenheit, in steps of five; the second the \
        British gas mark, the highest whose lower limit (140, 150, 160, 180, 190, 200, 220, 230, 240) is \
        reached, or None.
        What do {celsius} degrees mean in Fahrenheit (to the next 5 degrees) and as a gas mark from 1 to \
        9? Too low temperatures have no gas mark.
        celsius to (fahrenheit rounded to 5, gas mark or None)
        """,
        """
        fahrenheit = 5 * round((celsius * 9 / 5 + 32) / 5)
        limits = (140, 150, 160, 180, 190, 200, 220, 230, 240)
        mark = sum(celsius >= limit for limit in limits)
        return (fahrenheit, mark or None)
        """,
        lambda r: (r.choice((100, 140, 150, 160, 170, 180, 190, 200, 220, 230, 250, r.randint(100, 260))),),
    ),
    made(
        "variants_leisure.roast_time_by_weight_and_doneness",
        "roasting_time roast_time cooking_time meat_time",
        'kilograms: float; doneness: str = "medium"',
        "str",
        """
        Roasting time as text like '1 h 35 min': 20 minutes plus 30 ('rare'), 40 ('medium') or 50 ('well \
        done') per kilogram, rounded up to 5 minutes; under an hour only '45 min', full hours '2 h 0 min'. \
        Case is ignored, another word raises ValueError.
        How long must a roast of that many {kilograms} be in the oven? 20 minutes to begin with and 30, 40 \
        or 50 more for every kilogram by {doneness} (in any case), rounded up to the next multiple of \
        five; write hours and minutes, or minutes alone below one hour.
        Cooking time for meat: base 20 minutes, then 30/40/50 per kg for rare/medium/well done (ValueError \
        otherwise), up to a multiple of 5, as 'H h M min' or 'M min'.
        roast minutes by weight and doneness, rounded up to 5, as text
        """,
        """
        rates = {"rare": 30, "medium": 40, "well done": 50}
        if doneness.lower() not in rates:
            raise ValueError(f"unknown doneness: {doneness}")
        minutes = 5 * math.ceil((20 + rates[doneness.lower()] * kilograms) / 5)
        hours, rest = divmod(minutes, 60)
        return f"{hours} h {rest} min" if hours else f"{rest} min"
        """,
        lambda r: (r.choice((0.5, 1, 1.5, 2.2, 3)), r.choice(("medium", "rare", "Well done", "MEDIUM"))),
        "import math",
    ),
    made(
        "variants_leisure.garden_plants_with_border",
        "plants_in_bed plants_that_fit plant_count count_plants",
        "length: int; width: int; spacing: int; border: int = 10",
        "int",
        """
        How many plants fit into a bed of {length} by {width} cm if they stand on a grid with this \
        {spacing} and at least {border} cm from every edge? A plant may stand right on the line, so a free \
        strip of 0 has room for one; 0 if the bed is too small.
        Take twice the {border} off both sides; along what is left, plants stand at 0, {spacing}, 2 * \
        {spacing} and so on, both ends included. Return the product of the two numbers, 0 if a side is \
        shorter than the borders.
        Count plants in rows and columns: (side - 2 * {border}) // {spacing} + 1 in each direction, none \
        if that side is negative.
        grid of plants with border distance, both ends counted
        """,
        """
        if min(length, width) < 2 * border:
            return 0
        return ((length - 2 * border) // spacing + 1) * ((width - 2 * border) // spacing + 1)
        """,
        lambda r: (
            r.choice((0, 15, 20, 100, 120, 200)),
            r.choice((19, 40, 80, 100)),
            r.choice((10, 25, 30)),
            r.choice((10, 10, 0, 15)),
        ),
    ),
    made(
        "variants_leisure.sowing_date_before_last_frost",
        "sowing_date when_to_sow planting_date seed_start_date",
        "last_frost: str; weeks: int",
        "str",
        """
        Date of sowing as text like 'Mar 20': {weeks} before the {last_frost} (YYYY-MM-DD); a negative \
        number means weeks after it. Short English month and day without zero, and ' (indoors)' behind it \
        if it is 4 weeks or more before the frost.
        When should the seeds be started? Subtract {weeks} from the date of the {last_frost} and write \
        month and day such as 'May 1'; at least four weeks before it add ' (indoors)'.
        Compute the sowing day from {last_frost} and the number of {weeks} ahead of it, as abbreviated \
        month and day number; seeds of 4 and more weeks begin indoors, which is told in brackets.
        frost date minus weeks as 'Apr 3', '(indoors)' from 4 weeks on
        """,
        """
        day = date.fromisoformat(last_frost) - timedelta(weeks=weeks)
        text = f"{day:%b} {day.day}"
        return f"{text} (indoors)" if weeks >= 4 else text
        """,
        lambda r: (r.choice(("2024-05-15", "2024-04-30", "2025-03-01")), r.choice((8, 6, 0, -2, 3))),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_leisure.bags_of_soil_for_raised_bed",
        "soil_bags bags_of_soil soil_needed bags_needed",
        "length: float; width: float; depth: float; bag: int = 40",
        "tuple[int, int]",
        """
        (liters, bags) of soil for a raised bed of {length} by {width} by {depth} meters: the volume in \
        liters rounded to integers, and how many bags of {bag} liters are needed, rounded up.
        A cubic meter has 1000 liters. Return the rounded volume of the bed and the least number of full \
        bags that holds so many liters.
        How much soil does the bed need? Multiply the three sides in meters, convert to liters (nearest \
        integer), and divide by the {bag} size, upwards.
        bed volume in liters and bags rounded up
        """,
        """
        liters = round(length * width * depth * 1000)
        return (liters, -(-liters // bag))
        """,
        lambda r: (
            r.choice((1.0, 2.0, 1.5)),
            r.choice((0.5, 0.8, 1.0)),
            r.choice((0.1, 0.25, 0.4)),
            r.choice((40, 40, 50, 20)),
        ),
    ),
    made(
        "variants_leisure.aquarium_net_liters",
        "aquarium_volume tank_volume aquarium_liters net_volume",
        "length: float; width: float; height: float; fill: float = 0.9",
        "float",
        """
        Liters of water in an aquarium of {length} by {width} by {height} cm filled to the share {fill} \
        (0.9 leaves room for gravel and air), rounded to 1 decimal. A size of 0 or less raises ValueError.
        Net volume of a tank: product of the inner sides in centimeters over 1000, times {fill}, one \
        decimal; ValueError unless all three sides are positive.
        How many liters go into the aquarium? Cubic centimeters to liters, multiplied by {fill}, to one \
        decimal place. Sides must be above 0.
        cm sides to liters times fill factor, one decimal
        """,
        """
        if min(length, width, height) <= 0:
            raise ValueError("sizes must be positive")
        return round(length * width * height / 1000 * fill, 1)
        """,
        lambda r: (
            r.choice((60, 80, 100, 45.5)),
            r.choice((30, 35, 40)),
            r.choice((30, 40, 50.5)),
            r.choice((0.9, 0.9, 1.0, 0.85)),
        ),
    ),
    made(
        "variants_leisure.aquarium_stock_check",
        "fish_fit can_add_fish stocking_check tank_is_overstocked",
        "liters: float; fish: list[tuple[int, float]]",
        "str",
        """
        Stocking of an aquarium by the rule 1 cm of fish per liter: {fish} are (count, length in cm). 'ok, \
        12.5 cm left', 'full' if the sum equals the {liters}, or 'too many by 8.0 cm'. One decimal.
        Add up count times length of all {fish} and compare with {liters}: less is 'ok' with the \
        centimeters left, equal 'full', more 'too many by' the surplus, both with one decimal.
        Is the tank overstocked? One liter supports one centimeter of fish. Answer 'ok, N cm left', 'full' \
        or 'too many by N cm', with one decimal place.
        one centimeter of fish per liter: ok / full / too many
        """,
        """
        left = liters - sum(count * length for count, length in fish)
        if left > 0:
            return f"ok, {left:.1f} cm left"
        return "full" if left == 0 else f"too many by {-left:.1f} cm"
        """,
        lambda r: (
            r.choice((54, 60, 100, 112)),
            [(r.randint(1, 8), r.choice((3, 4.5, 6, 10))) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "variants_leisure.knitting_cast_on_multiple",
        "cast_on stitches_to_cast_on stitch_count knitting_stitches",
        "width: float; gauge: float; multiple: int = 1; edge: int = 2",
        "int",
        """
        Stitches to cast on for a {width} in cm with a {gauge} of so many stitches per 10 cm: rounded up \
        to a {multiple} for the pattern, plus {edge} edge stitches.
        How many stitches are needed? {width} * {gauge} / 10, up to the next number divisible by \
        {multiple}, and then {edge} added.
        Compute the number of stitches for a knitted piece: gauge swatch per ten centimeters, pattern \
        repeat {multiple} (always rounding up), {edge} extra stitches at the sides in all.
        stitches for a width by gauge, rounded up to the repeat, plus edges
        """,
        """
        stitches = width * gauge / 10
        return math.ceil(stitches / multiple) * multiple + edge
        """,
        lambda r: (
            r.choice((20, 30.5, 50, 45)),
            r.choice((20, 22, 18.5)),
            r.choice((1, 2, 4, 6)),
            r.choice((2, 2, 0)),
        ),
        "import math",
    ),
    made(
        "variants_leisure.knitting_row_instruction",
        "row_instruction knit_row row_text knitting_row",
        "row: int; stitches: int; pattern: int = 2",
        "str",
        """
        Instruction for a {row} (from 1) of ribbing with {stitches}: '(k2, p2) x 3' for full repeats of \
        {pattern} knit and {pattern} purl stitches, then what is left, as in '(k2, p2) x 2, k2' or '(k2, \
        p2) x 1, k2, p1'. Even rows swap k and p.
        Write a row of rib: repeats in brackets with their number, then the remaining stitches, first up \
        to {pattern} of the first kind, then of the second. Odd rows begin with k, even ones with p; \
        without a full repeat only the rest is written.
        Given row number and {stitches}, return text such as '(p2, k2) x 2' for row 2 with 8 stitches; the \
        rest after the last full repeat is added with commas.
        ribbing row text with repeats and rest, k and p swapped in even rows
        """,
        """
        first, second = ("k", "p") if row % 2 else ("p", "k")
        repeats, rest = divmod(stitches, 2 * pattern)
        parts = []
        if repeats:
            parts.append(f"({first}{pattern}, {second}{pattern}) x {repeats}")
        if rest:
            parts.append(f"{first}{min(rest, pattern)}")
        if rest > pattern:
            parts.append(f"{second}{rest - pattern}")
        return ", ".join(parts)
        """,
        lambda r: (r.randint(1, 8), r.choice((7, 8, 10, 12)), r.choice((2, 2, 3, 4))),
    ),
    made(
        "variants_leisure.aspect_ratio_named_or_decimal",
        "aspect_ratio ratio_name aspect_ratio_name image_format",
        "width: int; height: int",
        "str",
        """
        Nearest common aspect ratio of an image, one of '1:1', '5:4', '4:3', '3:2', '16:9' and '21:9', if \
        {width} / {height} is within 2 percent of it, otherwise the ratio itself like '1.43:1' with two \
        decimals. Portrait images are treated like landscape but written the other way round ('3:4', \
        '1:1.43').
        Name the format of a picture: compare long side over short side with the usual ratios and accept a \
        deviation of up to two percent; else give the quotient with two decimals and ':1'. For upright \
        images swap the two sides of the result.
        Which aspect ratio is {width} by {height}? Return a well-known one such as '16:9' if it nearly \
        fits (2 percent), or 'x.xx:1'; in portrait the smaller number comes first.
        common aspect ratio within 2 percent, else decimal, portrait swapped
        """,
        """
        ratio = max(width, height) / min(width, height)
        common = ((1, 1), (5, 4), (4, 3), (3, 2), (16, 9), (21, 9))
        long, short = min(common, key=lambda pair: abs(ratio / (pair[0] / pair[1]) - 1))
        left, right = str(long), str(short)
        if abs(ratio / (long / short) - 1) > 0.02:
            left, right = f"{ratio:.2f}", "1"
        return f"{right}:{left}" if height > width else f"{left}:{right}"
        """,
        lambda r: r.choice(
            (
                (1920, 1080),
                (1080, 1920),
                (4000, 3000),
                (3000, 2000),
                (500, 500),
                (1366, 768),
                (2560, 1080),
                (1000, 700),
                (600, 901),
                (3, 4),
            )
        ),
    ),
    made(
        "variants_leisure.exposure_stops_between_settings",
        "exposure_difference stops_between exposure_stops stop_difference",
        "first: tuple[float, float, int]; second: tuple[float, float, int]",
        "float",
        """
        How many stops brighter is the {second} exposure than the {first}? Each is (f-number, shutter time \
        in seconds, ISO); the result is log2 of the ratio of time * ISO / f-number squared, rounded to 1 \
        decimal, negative if it is darker.
        Compare two camera settings (aperture, time, ISO) and return the difference in stops with one \
        decimal: doubling time or ISO is plus 1, an f-number larger by the root of 2 minus 1.
        Compute log2 of the light of the {second} over that of the {first}, where light is time times ISO \
        divided by the square of the f-number; one decimal place.
        stops between two (f, time, iso) settings, positive is brighter
        """,
        """
        def light(setting):
            aperture, time, iso = setting
            return time * iso / aperture**2

        return round(math.log2(light(second) / light(first)), 1) + 0.0
        """,
        lambda r: tuple(
            (
                r.choice((2.0, 2.8, 4.0, 5.6, 8.0, 11.0)),
                r.choice((1 / 30, 1 / 60, 1 / 125, 1 / 250, 1.0)),
                r.choice((100, 200, 400, 1600)),
            )
            for _ in range(2)
        ),
        "import math",
    ),
    made(
        "variants_leisure.shutter_time_as_fraction_text",
        "shutter_text format_shutter shutter_speed exposure_text",
        "seconds: float",
        "str",
        """
        Shutter time as cameras show it: from 0.3 {seconds} on with a double quote as in '0.5"' or '30"' \
        (no needless zeros), below as a fraction with the rounded reciprocal, '1/125'.
        Write an exposure time: values under 0.3 as '1/N' with N the rounded 1 / {seconds}, longer ones as \
        a number followed by '"', such as '2.5"' and '1"'.
        Format {seconds} for a photo caption, short times as '1/60', long ones (0.3 and up) in seconds \
        with the inch sign behind, whole numbers without decimals.
        '1/250' below 0.3 seconds, otherwise '2.5"'
        """,
        """
        if seconds < 0.3:
            return f"1/{round(1 / seconds)}"
        return f'{seconds:g}"'
        """,
        lambda r: (r.choice((1 / 60, 1 / 125, 1 / 4000, 0.5, 0.3, 0.29, 1, 2.5, 30, 0.25, 1 / 8, 0.4)),),
    ),
    made(
        "variants_leisure.transpose_note_keeping_octave_flats",
        "transpose_note transpose shift_note move_note",
        "note: str; semitones: int",
        "str",
        """
        Transpose a {note} with octave such as 'C#4' or 'Bb3' by {semitones}: the octave changes between B \
        and C. The result uses flats (Db, Eb, Gb, Ab, Bb).
        Move a {note} up or down by half tones; 'B3' plus 1 is 'C4', 'C4' minus 1 is 'B3'. Sharps and \
        flats are understood, black keys come out as flats.
        Return the name of the tone that lies {semitones} away, one-digit octave included, written with b \
        for the black keys.
        note with octave shifted by semitones, flats in the result
        """,
        """
        names = ("C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B")
        steps = {"#": 1, "b": -1, "": 0}[note[1:-1]]
        number = names.index(note[0]) + steps + 12 * int(note[-1]) + semitones
        return f"{names[number % 12]}{number // 12}"
        """,
        lambda r: (
            f"{r.choice(('C', 'C#', 'Db', 'E', 'F#', 'Gb', 'A', 'Bb', 'B'))}{r.randint(2, 5)}",
            r.choice((0, 1, -1, 2, 7, 12, -12, -13, 3)),
        ),
    ),
    made(
        "variants_leisure.interval_short_name_of_notes",
        "interval interval_name name_interval interval_between",
        "low: str; high: str",
        "str",
        """
        Short name of the interval from {low} up to the next {high}: P1, m2, M2, m3, M3, P4, TT, P5, m6, \
        M6, m7 or M7 by the number of half tones. Notes may have '#' or 'b'.
        Count the semitones upwards from the first note to the second (less than an octave) and return P1 \
        for 0, m2 for 1, ..., TT for 6, P5 for 7, ..., M7 for 11; enharmonic spellings are equal.
        Which interval is it from {low} to {high}? Use m and M for minor and major, P for perfect and TT \
        for the tritone; equal notes are P1.
        'M3' style interval of two note names, upwards
        """,
        """
        naturals = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

        def pitch(note):
            return naturals[note[0]] + note.count("#") - note.count("b")

        names = ("P1", "m2", "M2", "m3", "M3", "P4", "TT", "P5", "m6", "M6", "m7", "M7")
        return names[(pitch(high) - pitch(low)) % 12]
        """,
        lambda r: tuple(
            r.choice(("C", "C#", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"))
            for _ in range(2)
        ),
    ),
    made(
        "variants_leisure.chord_notes_of_symbol",
        "chord_notes notes_of_chord spell_chord chord_tones",
        "chord: str",
        "list[str] | None",
        """
        Notes of a {chord} symbol such as 'Am7' or 'F#': root with optional # or b, then '' major, 'm' \
        minor, '7', 'maj7', 'm7', 'dim', 'aug' or 'sus4'. All notes are written with sharps; None for an \
        unknown kind.
        Spell a chord: take the semitones of its kind (major 0 4 7, m 0 3 7, 7 0 4 7 10, maj7 0 4 7 11, m7 \
        0 3 7 10, dim 0 3 6, aug 0 4 8, sus4 0 5 7) above the root, names with '#'. Return None if the \
        kind is not among these.
        Which notes belong to the {chord}? Flats in the root are read, but the result only has sharps: \
        'Bb' gives A#, D, F. Unknown suffixes give None.
        notes of a chord symbol with sharps, None for unknown quality
        """,
        """
        kinds = {
            "": (0, 4, 7),
            "m": (0, 3, 7),
            "7": (0, 4, 7, 10),
            "maj7": (0, 4, 7, 11),
            "m7": (0, 3, 7, 10),
            "dim": (0, 3, 6),
            "aug": (0, 4, 8),
            "sus4": (0, 5, 7),
        }
        names = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
        length = 2 if chord[1:2] in ("#", "b") else 1
        kind = kinds.get(chord[length:])
        if kind is None:
            return None
        root = names.index(chord[0]) + {"#": 1, "b": -1}.get(chord[1:length], 0)
        return [names[(root + step) % 12] for step in kind]
        """,
        lambda r: (
            r.choice(("C", "F#", "Bb", "A", "E"))
            + r.choice(("", "m", "7", "maj7", "m7", "dim", "aug", "sus4", "xyz")),
        ),
    ),
    made(
        "variants_leisure.minor_scale_with_sharps",
        "minor_scale natural_minor scale_notes minor_scale_notes",
        "root: str; harmonic: bool = False",
        "list[str]",
        """
        Seven notes of the natural minor scale on {root}, with sharps only: steps 2 1 2 2 1 2 half tones. \
        If {harmonic} is true the last note is a half tone higher.
        List the minor scale from {root} up to the seventh note (semitones 0, 2, 3, 5, 7, 8, 10; for the \
        {harmonic} one 11 instead of 10), black keys written with '#'.
        Return the notes of a minor key beginning with the {root}, natural by default, with the raised \
        seventh when {harmonic} is set.
        natural or harmonic minor scale in sharps
        """,
        """
        names = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
        start = names.index(root)
        steps = (0, 2, 3, 5, 7, 8, 11 if harmonic else 10)
        return [names[(start + step) % 12] for step in steps]
        """,
        lambda r: (r.choice(("A", "C", "E", "F#", "G#", "B", "D")), r.random() < 0.4),
    ),
    made(
        "variants_leisure.song_length_from_bars",
        "song_length song_duration bars_to_time length_of_song",
        "bars: int; bpm: int; beats: int = 4",
        "str",
        """
        Length 'M:SS' of a song of so many {bars} with {beats} beats each at {bpm} beats per minute, \
        seconds rounded up.
        How long do {bars} bars take? Multiply by {beats}, divide by {bpm} for the minutes, and write them \
        as minutes and two-digit seconds; a started second counts as full.
        Compute the duration from bars, beats per bar and tempo, as minutes, colon, seconds, rounding \
        partial seconds up.
        bars * beats at a tempo as 'M:SS', rounded up
        """,
        """
        seconds = -(-60 * bars * beats // bpm)
        return f"{seconds // 60}:{seconds % 60:02}"
        """,
        lambda r: (r.choice((0, 1, 8, 32, 64, 100)), r.choice((60, 90, 120, 128)), r.choice((4, 4, 3, 6))),
    ),
    made(
        "variants_leisure.tempo_from_tap_times",
        "tap_tempo bpm_from_taps estimate_bpm tempo",
        "taps: list[float]",
        "int | None",
        """
        Tempo in beats per minute from the times in seconds of {taps}: 60 divided by the mean distance of \
        neighbors, rounded to an integer; None for fewer than two taps.
        Tap tempo: the average interval is the span from the first to the last of {taps} over the number \
        of gaps. Return the rounded bpm, or None if there is no gap.
        How fast is the beat somebody taps? Given rising times, compute 60 * (count - 1) / (last - first), \
        rounded; too few {taps} give None.
        bpm of tap times by mean interval, None below two taps
        """,
        """
        if len(taps) < 2:
            return None
        return round(60 * (len(taps) - 1) / (taps[-1] - taps[0]))
        """,
        lambda r: (
            (lambda step, n: [round(k * step + r.choice((0, 0, 0.02)), 2) for k in range(n)])(
                r.choice((0.5, 0.4, 0.75, 1.0)), r.choice((0, 1, 2, 4, 5))
            ),
        ),
    ),
    made(
        "variants_leisure.playlist_total_hr_min",
        "playlist_duration total_playtime playlist_length format_playlist_length",
        "songs: list[int]",
        "str",
        """
        Total length of {songs} in seconds as streaming services show it: '1 hr 5 min' from an hour on, \
        '23 min 10 sec' below; a part of 0 is still written, and an empty playlist is '0 min 0 sec'. \
        Seconds are dropped in the first form.
        Add the durations. At least 3600 seconds are written as hours and minutes ('2 hr 0 min', seconds \
        cut off), less as minutes and seconds ('4 min 5 sec').
        Write how long a playlist takes, 'H hr M min' or, for less than an hour, 'M min S sec'.
        playlist length 'H hr M min' or 'M min S sec'
        """,
        """
        total = sum(songs)
        if total >= 3600:
            return f"{total // 3600} hr {total % 3600 // 60} min"
        return f"{total // 60} min {total % 60} sec"
        """,
        lambda r: ([r.randint(20, 1500) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "variants_leisure.songs_fitting_on_cd",
        "fit_on_cd songs_that_fit fill_cd burn_cd",
        "songs: list[tuple[str, str]]; minutes: int = 80",
        "tuple[list[str], str]",
        """
        Titles of the {songs} (title, 'M:SS') that go on a disc of {minutes} in the given order until the \
        first one that does not fit, and the free time left as 'M:SS'.
        Fill a CD track by track; stop at the first song that would be too long (later, shorter ones are \
        not tried). Return the titles and the remaining 'M:SS'.
        Which {songs} from the front of the list fit into {minutes} altogether, and how much time remains? \
        Exactly full is allowed, with '0:00' left.
        titles until the disc is full, and the time left
        """,
        """
        left = 60 * minutes
        titles = []
        for title, length in songs:
            mins, seconds = map(int, length.split(":"))
            if 60 * mins + seconds > left:
                break
            left -= 60 * mins + seconds
            titles.append(title)
        return (titles, f"{left // 60}:{left % 60:02}")
        """,
        lambda r: (
            [
                (t, f"{r.randint(1, 25)}:{r.randint(0, 59):02}")
                for t in r.sample(("Moon", "Rain", "Fire", "Home", "Stars", "Blue"), r.randint(0, 6))
            ],
            r.choice((80, 40, 20)),
        ),
    ),
    made(
        "variants_leisure.bird_counts_of_all_walks",
        "bird_totals total_sightings merge_bird_counts species_totals",
        "walks: list[dict[str, int]]",
        "list[str]",
        """
        Lines 'robin: 7 (max 5)' for all species in {walks} (each a dict from species to count): the sum \
        and the highest count of one walk. Species ignore case, are written in lower case and sorted; \
        those with a sum of 0 are left out.
        Add up bird counts over several {walks} and show the best single walk in brackets. 'Robin' and \
        'robin' are the same species, lines in alphabetical order, never seen ones omitted.
        For each bird report total and largest single count as 'name: total (max n)', names in lower case \
        from A to Z, skipping zeros.
        species totals with maximum, lower case, sorted, zeros omitted
        """,
        """
        counts = {}
        for walk in walks:
            for bird, count in walk.items():
                counts.setdefault(bird.lower(), []).append(count)
        lines = []
        for bird, seen in sorted(counts.items()):
            if sum(seen):
                lines.append(f"{bird}: {sum(seen)} (max {max(seen)})")
        return lines
        """,
        lambda r: (
            [
                {
                    r.choice((b, b.title())): r.choice((0, 1, 2, 5))
                    for b in r.sample(("robin", "crow", "heron", "owl"), r.randint(0, 4))
                }
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "variants_leisure.life_list_new_species",
        "new_species lifers new_birds first_sightings",
        "seen: list[str]; walk: list[str]",
        "list[str]",
        """
        Species of a {walk} that are not yet among the {seen} ones, in order of sighting, each once, with \
        a capital first letter. Case and outer spaces do not matter, empty entries are skipped.
        Which birds are new for the life list? Compare names trimmed and in lower case; return those not \
        {seen} before, capitalized, without repetition.
        List the first sightings of a {walk} ('Owl') in the order they occurred, leaving out blanks, known \
        species and doubles, whatever their case.
        birds not on the life list, capitalized, distinct, in order
        """,
        """
        known = {bird.lower() for bird in seen}
        new = []
        for bird in walk:
            name = bird.strip().lower()
            if name and name not in known:
                known.add(name)
                new.append(name.capitalize())
        return new
        """,
        lambda r: (
            r.sample(("robin", "Crow", "heron"), r.randint(0, 3)),
            [r.choice(("Robin", "crow", " owl", "Owl", "heron", "")) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "variants_leisure.star_visibility_by_magnitude",
        "star_visibility visibility visible_with how_to_see",
        "magnitude: float",
        "str",
        """
        With what can a star of this {magnitude} be seen? 'city sky' up to 3.0, 'dark sky' up to 6.0, \
        'binoculars' up to 10.0, 'telescope' up to 13.0, 'not visible' beyond. Smaller numbers are \
        brighter.
        Return the simplest means to see a star: in the city (magnitude at most 3), with the naked eye in \
        the dark (at most 6), 'binoculars' (at most 10), 'telescope' (at most 13), else 'not visible'; the \
        first two are called 'city sky' and 'dark sky'.
        Classify a {magnitude}: 'city sky', 'dark sky', 'binoculars', 'telescope' or 'not visible', the \
        first four with the inclusive limits 3, 6, 10 and 13.
        magnitude to city sky / dark sky / binoculars / telescope / not visible
        """,
        """
        for limit, means in ((3, "city sky"), (6, "dark sky"), (10, "binoculars"), (13, "telescope")):
            if magnitude <= limit:
                return means
        return "not visible"
        """,
        lambda r: (
            r.choice((-1.5, 0.0, 3.0, 3.1, 6.0, 6.1, 10.0, 10.1, 13.0, 14.2, r.randint(-20, 160) / 10)),
        ),
    ),
    made(
        "variants_leisure.star_brightness_ratio",
        "brightness_ratio times_brighter magnitude_ratio flux_ratio",
        "first: float; second: float",
        "str",
        """
        Compare two stars by magnitude: '2.5 times brighter', '2.5 times fainter' (the {first} against the \
        {second}) or 'equally bright'. The factor is 10 ** (0.4 * difference), one decimal; the smaller \
        magnitude is the brighter.
        How much brighter is the {first} star? Five magnitudes are a factor of 100. Say 'N times brighter' \
        or 'N times fainter' with one decimal, 'equally bright' for equal values.
        Tell the brightness ratio of magnitudes {first} and {second} as '6.3 times brighter' if the \
        {first} is smaller, '6.3 times fainter' if it is larger, 'equally bright' if they are the same; \
        five magnitudes are a factor of 100.
        brightness factor of two magnitudes as text
        """,
        """
        if first == second:
            return "equally bright"
        factor = 10 ** (0.4 * abs(first - second))
        return f"{factor:.1f} times {'brighter' if first < second else 'fainter'}"
        """,
        lambda r: (r.randint(-15, 60) / 10, r.randint(-15, 60) / 10),
    ),
    made(
        "variants_leisure.wind_chill_fahrenheit_or_none",
        "wind_chill wind_chill_fahrenheit feels_like windchill",
        "fahrenheit: float; mph: float",
        "int | None",
        """
        American wind chill for {fahrenheit} degrees and a wind in {mph}, rounded: 35.74 + 0.6215 T - \
        35.75 V**0.16 + 0.4275 T V**0.16. None above 50 degrees or below 3 mph, where it is not defined.
        Compute the wind chill index of the US weather service as an integer; return None if it is warmer \
        than 50 degrees or the wind is weaker than 3 miles per hour.
        How cold does it feel? With T in {fahrenheit} and V in {mph} use 35.74 + 0.6215*T - 35.75*V**0.16 \
        + 0.4275*T*V**0.16, rounded, but only for T up to 50 and V from 3 on; else None.
        US wind chill rounded, None outside of its range
        """,
        """
        if fahrenheit > 50 or mph < 3:
            return None
        factor = mph**0.16
        return round(35.74 + 0.6215 * fahrenheit - 35.75 * factor + 0.4275 * fahrenheit * factor)
        """,
        lambda r: (
            r.choice((50, 50.1, 32, 0, -10, 40, 60, r.randint(-20, 55))),
            r.choice((0, 2.9, 3, 10, 25, r.randint(0, 50))),
        ),
    ),
    made(
        "variants_leisure.heat_index_danger_label",
        "heat_index_label heat_danger heat_category heat_warning",
        "heat_index: float",
        "str",
        """
        Warning for a {heat_index} in Fahrenheit: 'caution' from 80, 'extreme caution' from 90, 'danger' \
        from 103, 'extreme danger' from 125; below 80 it is 'no risk'.
        Label heat: less than 80 is 'no risk', then 'caution', 'extreme caution' (90), 'danger' (103) and \
        'extreme danger' (125); the limits belong to the higher level.
        Which of the five levels, 'no risk' to 'extreme danger', does a {heat_index} have? The lower \
        limits are 80, 90, 103 and 125 degrees Fahrenheit.
        heat index label by 80, 90, 103, 125
        """,
        """
        labels = ("no risk", "caution", "extreme caution", "danger", "extreme danger")
        return labels[sum(heat_index >= limit for limit in (80, 90, 103, 125))]
        """,
        lambda r: (r.choice((79.9, 80, 89.9, 90, 102, 103, 124, 125, 130, r.randint(60, 140))),),
    ),
    made(
        "variants_leisure.heating_degree_days_from_low_high",
        "heating_degree_days degree_days hdd sum_degree_days",
        "days: list[tuple[float, float]]; base: float = 18.0",
        "tuple[float, float]",
        """
        (heating, cooling) degree days of {days}, pairs of lowest and highest temperature: the mean of the \
        pair below the {base} counts for heating, above it for cooling, by how much it differs. Both \
        rounded to 1 decimal.
        Sum up, over all {days}, how far the mean of minimum and maximum lies under the {base} (heating) \
        and how far over it (cooling); a tuple with one decimal each.
        Compute both kinds of degree days: mean = (low + high) / 2; add {base} - mean to the first number \
        if positive, mean - {base} to the second if positive.
        heating and cooling degree days from daily low and high
        """,
        """
        heating = cooling = 0.0
        for low, high in days:
            mean = (low + high) / 2
            heating += max(0.0, base - mean)
            cooling += max(0.0, mean - base)
        return (round(heating, 1), round(cooling, 1))
        """,
        lambda r: (
            [
                (lambda low: (low, low + r.choice((4, 8, 11))))(r.choice((-5, 0, 9.5, 14, 20, 25)))
                for _ in range(r.randint(0, 5))
            ],
            r.choice((18.0, 18.0, 15.5)),
        ),
    ),
    made(
        "variants_leisure.rain_totals_by_month_with_wettest",
        "rain_by_month monthly_rain rainfall_totals rain_totals",
        "readings: list[tuple[str, float]]",
        "tuple[dict[str, float], str | None]",
        """
        Rain per month and the wettest month: {readings} are (YYYY-MM-DD, millimeters). Return (dict from \
        'Mar' and so on to sum, name of the month with most rain), months in calendar order, 1 decimal; of \
        equal ones the earlier, None without {readings}.
        Sum the millimeters for each short English month name in calendar order, all years together, one \
        decimal, and tell which month has the highest sum (first one on a tie, None if there is nothing).
        Add up rain {readings} by month regardless of the year. The first part maps 'Jan', 'Feb', ... that \
        occur to totals with one decimal, the second is the name with the largest total or None.
        monthly rain sums with short names, plus the wettest month
        """,
        """
        totals = {}
        for day, amount in sorted(readings, key=lambda reading: reading[0][5:7]):
            month = calendar.month_abbr[int(day[5:7])]
            totals[month] = totals.get(month, 0.0) + amount
        totals = {month: round(total, 1) for month, total in totals.items()}
        return (totals, max(totals, key=totals.get, default=None))
        """,
        lambda r: (
            [
                (
                    f"2024-{r.choice(('03', '04', '11'))}-{r.randint(1, 28):02}",
                    r.choice((0.0, 1.5, 12.2, 4.0)),
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
        "import calendar",
    ),
    made(
        "variants_leisure.longest_warm_streak_with_dates",
        "warm_streak longest_heat_streak hot_spell longest_streak_above",
        "temperatures: dict[str, float]; limit: float = 25",
        "tuple[str, str, int] | None",
        """
        Longest run of consecutive entries of {temperatures} (date to value, in order, a day each) of at \
        least {limit}: (first date, last date, number of days), the first such run on a tie, None if no \
        day reaches it.
        When was the longest warm spell? Days with {limit} or more count, one after another; return start, \
        end and length of the longest stretch, the earliest of equally long ones, or None.
        Find the streak of days that are not below the {limit}. The dict is in order of dates without \
        gaps; give its first and last date and its length.
        first, last and length of the longest run >= limit, None if none
        """,
        """
        best = None
        run = []
        for day, value in temperatures.items():
            run = [*run, day] if value >= limit else []
            if run and (best is None or len(run) > best[2]):
                best = (run[0], run[-1], len(run))
        return best
        """,
        lambda r: (
            {
                (date(2024, 6, 27) + timedelta(days=k)).isoformat(): r.choice((24, 25, 26, 31))
                for k in range(r.randint(0, 8))
            },
            r.choice((25, 25, 26, 40)),
        ),
    ),
    made(
        "variants_leisure.compass_direction_of_sixteen",
        "compass_direction wind_direction degrees_to_compass bearing_to_compass",
        "degrees: float",
        "str",
        """
        One of the 16 compass points N, NNE, NE, ENE, E, ... for {degrees}: each covers 22.5 degrees \
        around its direction, the lower border belonging to it. Any number is allowed, also negative or \
        above 360.
        Turn a wind direction in {degrees} into its abbreviation of up to three letters. 0 and 360 are N, \
        going clockwise; a value in the middle of two belongs to the next one clockwise.
        Name a bearing by sixteen points (N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSW, SW, WSW, W, WNW, NW, \
        NNW), wrapping around at 360.
        degrees to the 16-point compass
        """,
        """
        names = ("N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW").split()
        return names[int((degrees % 360 + 11.25) // 22.5) % 16]
        """,
        lambda r: (
            r.choice((0, 11.24, 11.25, 33.75, 45, 90, 180, 348.75, 348.7, 360, -45, 725, r.randint(0, 359))),
        ),
    ),
    made(
        "variants_leisure.rain_chance_in_words",
        "rain_chance_text chance_of_rain rain_forecast precipitation_text",
        "percent: int",
        "str",
        """
        Forecast words for a chance of rain in {percent}: 'dry' below 10, 'slight chance of rain' below \
        30, 'chance of rain' below 60, 'rain likely' below 80, otherwise 'rain'.
        Put the probability of precipitation into words: from 10 a 'slight chance of rain', from 30 a \
        'chance of rain', from 60 'rain likely', from 80 simply 'rain', and 'dry' under 10 {percent}.
        How would the radio announce {percent} percent probability of rain? Use dry, slight chance of \
        rain, chance of rain, rain likely, rain with the limits 10, 30, 60, 80.
        rain probability to words
        """,
        """
        words = ("dry", "slight chance of rain", "chance of rain", "rain likely", "rain")
        return words[sum(percent >= limit for limit in (10, 30, 60, 80))]
        """,
        lambda r: (r.choice((0, 9, 10, 20, 30, 29, 50, 60, 59, 79, 80, 100, r.randint(0, 100))),),
    ),
    made(
        "variants_leisure.trip_fuel_and_toll_per_person",
        "trip_cost_per_person travel_cost road_trip_cost share_trip_cost",
        "kilometers: float; consumption: float; price: float; tolls: list[float]; people: int = 1",
        "float",
        """
        Cost of a road trip for each of the {people}: fuel ({consumption} in liters per 100 km, {price} \
        per liter) and all {tolls}, there and back, so everything counts twice. Rounded to 2 decimals; \
        fewer than one person raises ValueError.
        Double the way of {kilometers} and the {tolls} for the return journey, add fuel and tolls, and \
        share the sum equally; to cents, ValueError if {people} is below 1.
        What does everybody pay for going there and back? Fuel for twice the {kilometers} plus twice the \
        {tolls}, divided by the number of {people}, two decimal places.
        round trip fuel and tolls shared per person
        """,
        """
        if people < 1:
            raise ValueError("at least one person is needed")
        fuel = 2 * kilometers * consumption / 100 * price
        return round((fuel + 2 * sum(tolls)) / people, 2)
        """,
        lambda r: (
            r.choice((0, 100, 350, 820)),
            r.choice((5.5, 6.0, 7.2)),
            r.choice((1.59, 1.75, 2.0)),
            [r.choice((4.5, 12.0, 9.9)) for _ in range(r.randint(0, 3))],
            r.choice((1, 2, 3, 4)),
        ),
    ),
    made(
        "variants_leisure.time_in_other_zone_with_day_note",
        "convert_time_zone time_in_zone local_time world_time",
        "time: str; source: float; target: float",
        "str",
        """
        Clock time in another zone: {time} 'HH:MM' at UTC offset {source} as it is at offset {target} \
        (hours, halves and quarters allowed), with ' (+1 day)' or ' (-1 day)' behind it if the date \
        changes.
        Convert a time of day between UTC offsets in hours such as 5.5 or -8. Add the difference {target} \
        - {source}; note a change of date as '(+1 day)' or '(-1 day)' after a space.
        What time is it there when it is {time} here? Both offsets from UTC may have fractions; return \
        'HH:MM', and the day shift in brackets when it is tomorrow or yesterday.
        time between UTC offsets with '(+1 day)' note
        """,
        """
        hours, minutes = map(int, time.split(":"))
        total = 60 * hours + minutes + round(60 * (target - source))
        day, rest = divmod(total, 24 * 60)
        note = f" ({day:+d} day)" if day else ""
        return f"{rest // 60:02}:{rest % 60:02}{note}"
        """,
        lambda r: (
            f"{r.choice((0, 3, 12, 20, 23)):02}:{r.choice((0, 15, 45)):02}",
            r.choice((0, 1, -5, 5.5, -9.5)),
            r.choice((0, 2, 9, -8, 5.75, 12)),
        ),
    ),
    made(
        "variants_leisure.packing_list_for_days",
        "packing_list what_to_pack pack_for_trip make_packing_list",
        "days: int; cold: bool = False; swim: bool = False",
        "list[str]",
        """
        Packing list for a trip of so many {days}: 'N x shirt' and 'N x socks' one per day but at most 7, \
        'N x trousers' one for every started 3 days of these, then 'sweater' if {cold} and 'swimsuit' if \
        {swim}. No days, no list.
        What to pack: shirts and socks for each of the {days}, never more than seven (there is a washing \
        machine), a third as many trousers, rounded up, a sweater when it is {cold}, a swimsuit to {swim}; \
        counts are written as '3 x shirt'. 0 {days} give [].
        Return the lines '2 x shirt', '2 x socks', '1 x trousers' and the extras in this order, counting \
        at most 7 days and one pair of trousers per three days or part of them.
        packing list lines by days (max 7), sweater and swimsuit optional
        """,
        """
        if days <= 0:
            return []
        count = min(days, 7)
        items = [f"{count} x shirt", f"{count} x socks", f"{-(-count // 3)} x trousers"]
        if cold:
            items.append("sweater")
        if swim:
            items.append("swimsuit")
        return items
        """,
        lambda r: (r.choice((0, 1, 2, 3, 7, 8, 14, 20)), r.random() < 0.5, r.random() < 0.5),
    ),
    made(
        "variants_leisure.itinerary_with_dates_of_stays",
        "itinerary travel_plan trip_plan itinerary_lines",
        "start: str; stays: list[tuple[str, int]]",
        "list[str]",
        """
        Itinerary lines like '27 Feb - 29 Feb: Rome (2 nights)' for {stays} (city, nights) one after the \
        other from {start} (YYYY-MM-DD); the day of leaving is that of the next arrival. '1 night' in the \
        singular.
        Turn {stays} into a plan: arrival and departure day (day without zero, short month), city and \
        number of nights. Each stay begins on the day the one before ends.
        Write where one is when, like '1 Mar - 2 Mar: Oslo (1 night)': starting at {start} every city \
        takes its nights, and the next one begins on the day of leaving.
        'D Mon - D Mon: City (n nights)' for consecutive stays
        """,
        """
        day = date.fromisoformat(start)
        lines = []
        for city, nights in stays:
            leave = day + timedelta(days=nights)
            noun = "night" if nights == 1 else "nights"
            lines.append(f"{day.day} {day:%b} - {leave.day} {leave:%b}: {city} ({nights} {noun})")
            day = leave
        return lines
        """,
        lambda r: (
            r.choice(("2024-02-27", "2024-12-30", "2024-07-01")),
            [
                (c, r.choice((1, 1, 2, 4)))
                for c in r.sample(("Rome", "Bern", "Oslo", "Paris"), r.randint(0, 4))
            ],
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_leisure.currency_exchange_with_fee_text",
        "exchange_money convert_currency exchange_text currency_exchange",
        'amount: float; rate: float; fee_percent: float = 2.0; code: str = "USD"',
        "str",
        """
        Text such as '107.80 USD' for an {amount} changed at this {rate} after a fee of {fee_percent} \
        percent was kept from the {amount}: 2 decimals, but none for the code 'JPY'.
        Exchange money: take the fee off first, multiply by the {rate}, and write the result with two \
        decimals (yen without), a space and the currency {code}.
        What does one get for the {amount}? ({amount} less {fee_percent} percent) times {rate}, formatted \
        with the {code} behind it; JPY has no decimals.
        amount less fee times rate as '98.00 USD', JPY without decimals
        """,
        """
        value = amount * (1 - fee_percent / 100) * rate
        return f"{value:.{0 if code == 'JPY' else 2}f} {code}"
        """,
        lambda r: (
            r.choice((100, 50.0, 1234.5, 10)),
            r.choice((1.1, 0.85, 150.0)),
            r.choice((2.0, 2.0, 0, 3.5)),
            r.choice(("USD", "USD", "JPY", "GBP")),
        ),
    ),
    made(
        "variants_leisure.reading_plan_pages_per_day",
        "pages_per_day reading_plan daily_pages reading_goal",
        "pages: int; read: int; today: str; due: str",
        "int | None",
        """
        How many pages a day, rounded up, must be {read} from {today} through {due} (both days counted, \
        YYYY-MM-DD) to finish a book with so many {pages}? 0 if it is finished, None if {due} is already \
        past.
        Divide the pages that are left by the number of days including {today} and the day it is {due}, \
        upwards. A book read to the end needs 0, a missed date gives None unless nothing is left.
        Daily goal to finish in time: ({pages} - {read}) over the days from {today} to {due} inclusive, \
        rounded up to whole pages; 0 when done, None if there is no day left.
        pages per day to finish by a date, inclusive, rounded up
        """,
        """
        left = pages - read
        if left <= 0:
            return 0
        days = (date.fromisoformat(due) - date.fromisoformat(today)).days + 1
        return -(-left // days) if days > 0 else None
        """,
        lambda r: (
            r.choice((300, 250, 120)),
            r.choice((0, 100, 120, 299)),
            "2024-02-27",
            (date(2024, 2, 27) + timedelta(days=r.choice((-1, 0, 1, 5, 10)))).isoformat(),
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.books_read_by_year_with_pages",
        "books_by_year reading_statistics yearly_reading books_per_year",
        "books: list[tuple[str, str, int]]",
        "dict[int, tuple[int, int]]",
        """
        (number of books, pages) for each year in which {books} (title, date finished YYYY-MM-DD or '', \
        pages) were finished, latest year first; unfinished ones ('') do not count.
        Reading statistics by year, newest on top: how many books were finished and how many pages they \
        have together. Books without a date are skipped.
        Group the finished {books} by year and return a dict from year (descending) to the tuple of count \
        and total pages.
        year to (books, pages), newest first, unfinished skipped
        """,
        """
        years = {}
        for _, finished, pages in books:
            if finished:
                year = int(finished[:4])
                count, total = years.get(year, (0, 0))
                years[year] = (count + 1, total + pages)
        return dict(sorted(years.items(), reverse=True))
        """,
        lambda r: (
            [
                (
                    t,
                    r.choice(("2023-12-31", "2024-01-01", "2024-06-05", "", "2022-03-03")),
                    r.choice((120, 300, 450)),
                )
                for t in r.sample(("Emma", "Dune", "It", "Momo", "Faust"), r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_leisure.film_ratings_with_minimum_votes",
        "top_films best_films rank_films top_rated_movies",
        "ratings: dict[str, list[float]]; votes: int = 2; count: int = 3",
        "list[str]",
        """
        The {count} best films as lines '1. Heat (8.5, 2 votes)': mean of the {ratings} with one decimal. \
        Films need at least {votes} ratings, and always at least one; ties by more ratings, then by title. \
        '1 vote' in the singular.
        Rank films by average rating among those with enough {votes}. Show place, title, mean (one \
        decimal) and number of votes; with equal means (before rounding) the one with more votes is first, \
        then alphabetical order.
        Top list from {ratings} (title to list): leave out films with fewer than {votes} or no ratings, \
        sort by mean downwards, count downwards and title, and write the first {count}.
        numbered top films with mean and votes, minimum number of votes
        """,
        """
        rated = []
        for title, values in ratings.items():
            if len(values) >= max(votes, 1):
                rated.append((-sum(values) / len(values), -len(values), title))
        lines = []
        for place, (mean, number, title) in enumerate(sorted(rated)[:count], start=1):
            lines.append(f"{place}. {title} ({-mean:.1f}, {-number} {'vote' if number == -1 else 'votes'})")
        return lines
        """,
        lambda r: (
            {
                t: [r.choice((5, 6.5, 8, 9, 8)) for _ in range(r.choice((0, 1, 2, 3)))]
                for t in r.sample(("Alien", "Heat", "Jaws", "Up", "Brazil"), r.randint(0, 5))
            },
            r.choice((2, 2, 1, 0)),
            r.choice((3, 3, 1)),
        ),
    ),
    made(
        "variants_leisure.film_runtime_and_end",
        "film_end movie_times showtime screening_text",
        "start: str; minutes: int; trailers: int = 15",
        "str",
        """
        Text such as '1h 35m, ends 22:05' for a film of so many {minutes} that is shown from {start} \
        'HH:MM' on after {trailers} minutes of advertising; after midnight the clock begins again. Runtime \
        without hours is '0h 59m'.
        Write the runtime as hours and minutes and the time of day when one gets out: {start} plus \
        {trailers} plus {minutes}, wrapping at 24:00.
        When is the film over, and how long is it? Return 'Hh Mm, ends HH:MM', hours and minutes of the \
        runtime without leading zeros.
        '2h 0m, ends 22:15' from start, runtime and trailers
        """,
        """
        hours, mins = map(int, start.split(":"))
        end = (60 * hours + mins + trailers + minutes) % 1440
        return f"{minutes // 60}h {minutes % 60}m, ends {end // 60:02}:{end % 60:02}"
        """,
        lambda r: (
            f"{r.choice((14, 17, 20, 22, 23)):02}:{r.choice((0, 15, 30)):02}",
            r.choice((59, 60, 95, 120, 181)),
            r.choice((15, 15, 0, 20)),
        ),
    ),
    made(
        "variants_leisure.sticker_album_gaps_as_ranges",
        "missing_stickers missing_numbers album_gaps collection_gaps",
        "owned: list[int]; total: int",
        "str",
        """
        Missing numbers of an album from 1 to {total} as text with ranges: '2, 5-7, 10'; two in a row are \
        a range as well ('3-4'). 'complete' if nothing is missing. {owned} may have doubles and numbers \
        beyond the {total}.
        Which stickers are still needed? Write the numbers 1 to {total} that are not {owned}, neighboring \
        ones as 'first-last', joined by ', '; 'complete' for none.
        Collect the gaps of a collection into a short text such as '1-3, 8'. Order and repetition of \
        {owned} do not matter.
        missing numbers as '1-3, 5', 'complete' if none
        """,
        """
        have = set(owned)
        parts = []
        start = None
        for number in range(1, total + 2):
            missing = number <= total and number not in have
            if missing and start is None:
                start = number
            elif not missing and start is not None:
                parts.append(str(start) if start == number - 1 else f"{start}-{number - 1}")
                start = None
        return ", ".join(parts) or "complete"
        """,
        lambda r: ([r.randint(1, 10) for _ in range(r.randint(0, 14))], r.choice((0, 5, 10, 10))),
    ),
    made(
        "variants_leisure.sticker_swaps_between_collectors",
        "possible_swaps sticker_swap trade_stickers swap_partners",
        "mine: list[int]; yours: list[int]",
        "list[tuple[int, int]]",
        """
        Swap pairs (I give, I get) of two collectors: I give what I have at least twice in {mine} and you \
        lack, and get the reverse; both sorted and paired off one by one until a side has nothing more.
        Which cards can we trade? Numbers that are doubles in one list and missing in the other may be \
        given away. Match the sorted offers of both sides; the rest of the longer one stays.
        Return tuples of (a double of mine not in {yours}, a double of yours not in {mine}), in ascending \
        order on both sides, as many as both can offer.
        one-to-one swaps of doubles the other lacks
        """,
        """
        give = sorted(card for card in set(mine) if mine.count(card) > 1 and card not in yours)
        get = sorted(card for card in set(yours) if yours.count(card) > 1 and card not in mine)
        return list(zip(give, get))
        """,
        lambda r: tuple(
            [c for c in r.sample(pool, r.randint(0, 4)) for _ in range(r.choice((1, 2, 2, 3)))]
            for pool in (range(1, 7), range(4, 10))
        ),
    ),
    made(
        "variants_leisure.collection_progress_with_doubles",
        "collection_status collection_progress album_status album_progress",
        "cards: list[int]; total: int",
        "str",
        """
        Status such as '7 of 10 (70%), 2 doubles' for an album with the numbers 1 to {total}: different \
        valid numbers among the {cards}, whole percent cut off, and the surplus copies of them. '1 double' \
        in the singular, 'no doubles' for 0; other numbers are ignored.
        Count how many distinct {cards} from 1 to {total} there are and how many are superfluous; write \
        both with the percentage rounded down.
        How far is the collection? Different cards over {total}, the percent without decimals (rounded \
        down), and the number of doubles in words ('no doubles', '1 double', 'N doubles').
        'x of n (p%), k doubles'
        """,
        """
        valid = [card for card in cards if 1 <= card <= total]
        distinct = len(set(valid))
        doubles = len(valid) - distinct
        text = "no doubles" if doubles == 0 else "1 double" if doubles == 1 else f"{doubles} doubles"
        return f"{distinct} of {total} ({100 * distinct // total}%), {text}"
        """,
        lambda r: ([r.randint(0, 12) for _ in range(r.randint(0, 14))], r.choice((5, 10, 12))),
    ),
    made(
        "variants_leisure.bill_split_cents_to_first_people",
        "split_bill share_bill divide_bill split_evenly",
        "total: float; people: list[str]",
        "dict[str, float]",
        """
        Split a {total} evenly among {people} so that the shares add up exactly: everybody pays the share \
        rounded down to cents, and the cents left over are paid by the first ones, one each. A dict from \
        name to amount; {{}} without {people}.
        Divide a bill to the cent. The remaining cents go to those at the beginning of the list, one cent \
        for each; return name to share.
        How much does each of the {people} owe? Work in cents: equal parts, and the first few pay one cent \
        more until the {total} is reached.
        equal shares rounded to cents, leftover cents to the first people
        """,
        """
        if not people:
            return {}
        share, rest = divmod(round(total * 100), len(people))
        return {name: (share + (place < rest)) / 100 for place, name in enumerate(people)}
        """,
        lambda r: (r.choice((10.0, 100.0, 0.0, 0.05, r.randint(0, 10000) / 100)), _names(r, 0, 4)),
    ),
    made(
        "variants_leisure.bill_split_by_income",
        "split_by_income fair_split proportional_split share_by_income",
        "total: float; incomes: dict[str, float]",
        "dict[str, float]",
        """
        Split a {total} in proportion to the {incomes}, each share rounded to 2 decimals. If nobody earns \
        anything, everybody pays the same; no people give {{}}.
        Who pays how much of the rent if it goes by income? {total} times own income over all {incomes}, \
        to cents; equal shares when the sum of the {incomes} is 0.
        Return name to part of the {total}: proportional to income, two decimals, or the {total} divided \
        by the number of people if all have 0.
        shares proportional to income, equal if all incomes are zero
        """,
        """
        if not incomes:
            return {}
        earned = sum(incomes.values())
        if earned == 0:
            return {name: round(total / len(incomes), 2) for name in incomes}
        return {name: round(total * income / earned, 2) for name, income in incomes.items()}
        """,
        lambda r: (
            r.choice((900.0, 100.0, 1250.5)),
            {n: r.choice((0, 1500, 2000, 2500, 3000)) for n in _names(r, 0, 4)},
        ),
    ),
    made(
        "variants_leisure.bill_settlement_transfers",
        "settle_debts settle_up who_owes_whom settle_expenses",
        "paid: dict[str, int]",
        "list[str]",
        """
        Settle shared expenses: everybody should have {paid} the same. Take those who paid too little and \
        those who paid too much in alphabetical order and let the first debtor pay the first creditor as \
        much as possible, and so on. Lines 'Ann pays Ben 12'; the sum is divisible by the number of \
        people, otherwise ValueError.
        Who owes whom how much? Compute the equal share (ValueError if it is no whole number), then match \
        debtors and creditors, both sorted by name, moving on when one is settled; write 'debtor pays \
        creditor amount'.
        Given what each person {paid} (whole numbers), return lines 'X pays Y amount' that make all equal: \
        go through debtors and creditors by name, transfer the smaller of both open amounts each time; \
        ValueError if the sum cannot be shared equally.
        'Ann pays Ben 10' lines that even out what was paid
        """,
        """
        if not paid:
            return []
        share, rest = divmod(sum(paid.values()), len(paid))
        if rest:
            raise ValueError("the sum cannot be shared equally")
        balances = {name: paid[name] - share for name in sorted(paid)}
        lines = []
        for debtor in balances:
            for creditor in balances:
                amount = min(-balances[debtor], balances[creditor])
                if amount > 0:
                    balances[debtor] += amount
                    balances[creditor] -= amount
                    lines.append(f"{debtor} pays {creditor} {amount}")
        return lines
        """,
        lambda r: (lambda n: ({x: r.choice((0, 1, 2, 5)) * len(n) for x in n},))(_names(r, 0, 4)),
    ),
    made(
        "variants_leisure.chores_rotated_by_week",
        "rotate_chores chore_rotation chore_plan assign_chores",
        "people: list[str]; chores: list[str]; week: int",
        "dict[str, list[str]]",
        """
        Chore plan for a {week} (from 1): in week 1 chore 1 goes to person 1, chore 2 to person 2 and so \
        on, starting again with person 1; every week each chore moves on to the next person. Return name \
        to list of {chores}, everybody included.
        Rotate the {chores}: person number (index of the chore + {week} - 1) modulo the number of {people} \
        does it. The dict has all {people} in order, with an empty list for those who are free.
        Who does what in this {week}? Chores are dealt round the {people} and shift by one person each \
        week; somebody without a chore has [].
        chores by person, shifted by one person per week
        """,
        """
        plan = {name: [] for name in people}
        for place, chore in enumerate(chores):
            plan[people[(place + week - 1) % len(people)]].append(chore)
        return plan
        """,
        lambda r: (
            _names(r, 1, 4),
            ["dishes", "trash", "floor", "bath", "plants"][: r.randint(0, 5)],
            r.randint(1, 6),
        ),
    ),
    made(
        "variants_leisure.chore_due_by_last_done",
        "chores_due due_chores overdue_chores chores_today",
        "chores: dict[str, tuple[str, int]]; today: str",
        "list[str]",
        """
        Chores due {today}: {chores} maps names to (last done YYYY-MM-DD, every so many days). Lines \
        'floor' for those due exactly today and 'bath (8 days late)' for later ones, most overdue first, \
        ties by name; '1 day late' in the singular.
        Which {chores} have to be done? A chore is due when its interval has passed since the last time. \
        Write its name, and how many days late it is if more than 0, sorted by that number downwards and \
        then by name.
        Compare {today} with last date plus interval of each chore and list what is due, with the delay in \
        brackets unless it is due just now.
        due chores, most overdue first, with '(n days late)'
        """,
        """
        now = date.fromisoformat(today)
        due = []
        for name, (last, every) in chores.items():
            late = (now - date.fromisoformat(last)).days - every
            if late >= 0:
                due.append((-late, name))
        lines = []
        for late, name in sorted(due):
            noun = "day" if late == -1 else "days"
            lines.append(f"{name} ({-late} {noun} late)" if late else name)
        return lines
        """,
        lambda r: (
            {
                c: (
                    (date(2024, 3, 1) - timedelta(days=r.choice((0, 3, 7, 8, 15)))).isoformat(),
                    r.choice((7, 3, 14)),
                )
                for c in r.sample(("dishes", "floor", "windows", "bath"), r.randint(0, 4))
            },
            "2024-03-01",
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.budget_lines_with_percent_used",
        "budget_report budget_lines budget_status spending_report",
        "budget: dict[str, float]; spent: dict[str, float]",
        "list[str]",
        """
        Budget report: a line 'food: 80.00 of 100.00 (80%)' for each category of the {budget} in its \
        order, percent rounded, with ' OVER' behind it if more was {spent} than planned. A budget of 0 \
        shows '(0%)'; what was {spent} in other categories is added as 'gifts: 12.00 unplanned', sorted by \
        name.
        Compare what was {spent} with the {budget}. Per planned category write spent, 'of', planned and \
        the whole percentage, marking overspent ones with OVER; unplanned categories follow alphabetically \
        with their amount. Amounts have two decimals.
        List the {budget} with its use: 'name: spent of planned (p%)', plus ' OVER' above the plan, \
        nothing spent counting as 0.00; at the end 'name: amount unplanned' for money {spent} outside of \
        the plan.
        budget lines with percent, OVER mark and unplanned categories
        """,
        """
        lines = []
        for name, planned in budget.items():
            used = spent.get(name, 0)
            percent = round(100 * used / planned) if planned else 0
            over = " OVER" if used > planned else ""
            lines.append(f"{name}: {used:.2f} of {planned:.2f} ({percent}%){over}")
        for name in sorted(spent):
            if name not in budget:
                lines.append(f"{name}: {spent[name]:.2f} unplanned")
        return lines
        """,
        lambda r: (
            {
                c: r.choice((0, 100, 200, 50))
                for c in r.sample(("food", "rent", "fun", "car"), r.randint(0, 4))
            },
            {
                c: r.choice((0, 50, 100, 120.5, 180))
                for c in r.sample(("food", "rent", "fun", "gifts"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "variants_leisure.budget_overspent_categories_only",
        "over_budget overspent overspending exceeded_categories",
        "budget: dict[str, float]; expenses: list[tuple[str, float]]",
        "dict[str, float]",
        """
        By how much each category is over the {budget}: sums of the {expenses} (category, amount) minus \
        the planned amount, only where it is positive, 2 decimals; categories without a budget count as \
        planned with 0. Largest excess first, ties by name.
        Which categories were exceeded? Add the {expenses} up and return category to excess in descending \
        order, equal ones alphabetically. Spending without a plan is an excess in full.
        Return a dict of overspent categories and the amounts above the {budget} (0 if it has no entry), \
        the worst first, rounded to cents; categories that are within it do not appear.
        category to amount over budget, largest first
        """,
        """
        totals = {}
        for category, amount in expenses:
            totals[category] = totals.get(category, 0) + amount
        excess = {category: round(total - budget.get(category, 0), 2) for category, total in totals.items()}
        over = [(category, amount) for category, amount in excess.items() if amount > 0]
        return dict(sorted(over, key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (
            {c: r.choice((0, 100, 50)) for c in r.sample(("food", "rent", "fun"), r.randint(0, 3))},
            [
                (r.choice(("food", "rent", "fun", "gifts")), r.choice((20.5, 60, 100)))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_leisure.savings_months_until_goal_or_none",
        "months_to_goal months_to_save savings_plan months_until_goal",
        "goal: float; saved: float; monthly: float",
        "int | None",
        """
        In how many months is a {goal} reached with {saved} already and {monthly} more each month? Rounded \
        up; 0 if it is reached, None if it never will be because {monthly} is not positive.
        Divide what is missing by the {monthly} amount, upwards. Nothing missing is 0; without a positive \
        {monthly} return None.
        How long must one save? Number of full months until {saved} + n * {monthly} is at least the \
        {goal}, None when that cannot happen.
        ceil of missing / monthly, 0 if reached, None if impossible
        """,
        """
        missing = goal - saved
        if missing <= 0:
            return 0
        if monthly <= 0:
            return None
        return math.ceil(missing / monthly)
        """,
        lambda r: (
            r.choice((1000, 500, 99.99)),
            r.choice((0, 100, 500, 1200)),
            r.choice((0, 50, 100, 33.33, -10)),
        ),
        "import math",
    ),
    made(
        "variants_leisure.savings_weekly_challenge",
        "savings_challenge weekly_challenge challenge_balance week_challenge",
        "weeks: int; step: float = 1.0; reverse: bool = False",
        "list[float]",
        """
        Balance after each week of a savings challenge over {weeks}: in week n one puts n * {step} aside; \
        if {reverse} is true the largest amount comes first. Rounded to 2 decimals.
        List the running totals when every week's deposit is one {step} more than the last, beginning with \
        one {step}, or, in {reverse}, one {step} less each week down to one.
        Save 1, 2, 3, ... times {step} in successive weeks (or in opposite order with {reverse}) and \
        return what has come together after each of the {weeks}.
        running totals of n * step per week, optionally reversed
        """,
        """
        deposits = [number * step for number in range(1, weeks + 1)]
        if reverse:
            deposits.reverse()
        return [round(total, 2) for total in itertools.accumulate(deposits)]
        """,
        lambda r: (r.randint(0, 6), r.choice((1.0, 1.0, 0.5, 2.0)), r.random() < 0.4),
        "import itertools",
    ),
    made(
        "variants_leisure.spare_change_rounded_up_savings",
        "round_up_savings spare_change savings_from_purchases roundups",
        "purchases: list[float]; unit: int = 1",
        "float",
        """
        Savings by rounding up: each of the {purchases} is rounded up to a multiple of {unit} and the \
        difference saved; a price that is already a multiple saves nothing. Sum with 2 decimals.
        Add what is missing from every price to the next full {unit} (in whole currency units), nothing \
        for exact ones; two decimals, 0.0 without {purchases}.
        How much spare change comes together if all payments are rounded up to {unit}? Count in cents to \
        be exact and return the sum as a float.
        sum of amounts missing to the next full unit
        """,
        """
        cents = sum(-round(price * 100) % (100 * unit) for price in purchases)
        return cents / 100
        """,
        lambda r: (
            [r.choice((3.5, 2.0, 9.99, 0.01, r.randint(1, 3000) / 100)) for _ in range(r.randint(0, 5))],
            r.choice((1, 1, 5)),
        ),
    ),
    made(
        "variants_leisure.subscriptions_monthly_and_yearly_total",
        "subscription_costs total_subscriptions subscription_total recurring_costs",
        "subscriptions: list[tuple[str, float, str]]",
        "tuple[float, float]",
        """
        (per month, per year) of all {subscriptions}, tuples of (name, price, 'weekly', 'monthly', \
        'quarterly' or 'yearly'): 52 weeks, 12 months, 4 quarters a year; the month is a twelfth of the \
        year. Both rounded to 2 decimals; another period raises ValueError.
        What do recurring payments cost? Bring every price to a year (times 52, 12, 4 or 1), add up, and \
        return a twelfth of it and the whole, to cents. Unknown periods are a ValueError.
        Sum the yearly cost of the {subscriptions} by their billing period; give the monthly average first \
        and the yearly total second, both with two decimals.
        monthly and yearly cost of weekly/monthly/quarterly/yearly subscriptions
        """,
        """
        times = {"weekly": 52, "monthly": 12, "quarterly": 4, "yearly": 1}
        total = 0.0
        for _, price, period in subscriptions:
            if period not in times:
                raise ValueError(f"unknown period: {period}")
            total += price * times[period]
        return (round(total / 12, 2), round(total, 2))
        """,
        lambda r: (
            [
                (n, r.choice((9.99, 12.0, 60.0, 3.5)), r.choice(("weekly", "monthly", "quarterly", "yearly")))
                for n in r.sample(("Music", "Gym", "News", "Cloud"), r.randint(0, 4))
            ],
        ),
    ),
    made(
        "variants_leisure.subscription_lines_dearest_first",
        "subscription_list subscription_lines list_subscriptions subscriptions_report",
        "subscriptions: dict[str, tuple[float, str]]",
        "list[str]",
        """
        Lines like 'Gym: 30.00/month (360.00/year)' for {subscriptions} (name to (price, 'month' or \
        'year')), the dearest per year first, ties by name, and last 'Total: 480.00/year'. A yearly price \
        is divided by 12 for the month.
        Show each subscription with its monthly and yearly cost (two decimals), ordered by yearly cost \
        from high to low and then name, and a final line with the yearly total.
        Convert all prices to month and year, list them as 'name: m/month (y/year)', most expensive on \
        top, and end with 'Total: sum/year', also without {subscriptions} ('Total: 0.00/year').
        subscription lines by yearly cost with a total line
        """,
        """
        yearly = {}
        for name, (price, unit) in subscriptions.items():
            yearly[name] = price * 12 if unit == "month" else price
        lines = []
        for name, cost in sorted(yearly.items(), key=lambda item: (-item[1], item[0])):
            lines.append(f"{name}: {cost / 12:.2f}/month ({cost:.2f}/year)")
        return [*lines, f"Total: {sum(yearly.values()):.2f}/year"]
        """,
        lambda r: (
            {
                n: (r.choice((9.99, 12.0, 120.0, 30.0)), r.choice(("month", "year")))
                for n in r.sample(("Music", "Gym", "News", "Cloud"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_leisure.meter_consumption_with_rollover",
        "meter_consumption consumption_from_readings meter_usage usage_between_readings",
        "readings: list[int]; digits: int = 5",
        "list[int]",
        """
        Consumption between neighboring meter {readings} of a counter with so many {digits}: if a reading \
        is lower than the one before, the counter has started again at 0 after 99999 (for 5 digits). Fewer \
        than two {readings} give [].
        Differences of successive {readings}, where a decrease means that the meter rolled over once; then \
        10 to the power of {digits} is added.
        How much was used from reading to reading? Subtract each from the next modulo 10 ** {digits}.
        meter differences with rollover of the counter
        """,
        """
        size = 10**digits
        return [(after - before) % size for before, after in zip(readings, readings[1:])]
        """,
        lambda r: (
            (
                lambda s: [
                    x % 100000 for x in accumulate([s, *(r.randint(0, 400) for _ in range(r.randint(0, 4)))])
                ]
            )(r.choice((0, 1200, 99500)))
            if r.random() < 0.9
            else [],
            5,
        ),
    ),
    made(
        "variants_leisure.meter_average_per_day_and_year",
        "daily_consumption average_daily_use projected_consumption yearly_projection",
        "first: tuple[str, float]; second: tuple[str, float]",
        "tuple[float, int] | None",
        """
        (per day, per year) from two meter readings (date YYYY-MM-DD, value): the difference over the days \
        between them with 2 decimals, and 365 times the unrounded daily use as a rounded integer. None if \
        the dates are the same.
        Project the yearly consumption: divide what was used between the {first} and the {second} reading \
        by the number of days and multiply by 365; return the daily value (two decimals) and the yearly \
        one (whole number), or None without a day between.
        How much is used a day, and what does that make in a year of 365 days? Return a tuple, or None \
        when both readings are of one day.
        daily mean and 365-day projection of two readings, None if same date
        """,
        """
        days = (date.fromisoformat(second[0]) - date.fromisoformat(first[0])).days
        if days == 0:
            return None
        per_day = (second[1] - first[1]) / days
        return (round(per_day, 2), round(365 * per_day))
        """,
        lambda r: (
            ("2024-02-20", r.choice((1000.0, 1250.5))),
            (
                (date(2024, 2, 20) + timedelta(days=r.choice((0, 1, 10, 30, 366)))).isoformat(),
                r.choice((1250.5, 1300.0, 1401.2)),
            ),
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.electricity_bill_with_advance_payments",
        "electricity_bill energy_bill yearly_bill settle_energy_bill",
        "old: int; new: int; price: float; monthly_base: float; advances: list[float]",
        "str",
        """
        Result of a yearly electricity bill: ({new} - {old}) kWh times {price} plus 12 times the \
        {monthly_base}, less the {advances} already paid. 'Pay 35.20', 'Refund 12.00' or 'Even', amounts \
        with 2 decimals (the difference is rounded to cents first).
        Compute the cost of the year from both meter values and the base fee for twelve months, subtract \
        all {advances}, round to cents, and say whether one has to pay ('Pay X'), gets money back ('Refund \
        X') or neither ('Even').
        Settle the energy bill: consumption times {price}, plus twelve base fees, minus what was paid in \
        advance; 'Pay 10.00', 'Refund 10.00' (two decimals) or 'Even'.
        'Pay 12.50', 'Refund 3.00' or 'Even' after advance payments
        """,
        """
        cost = (new - old) * price + 12 * monthly_base
        difference = round(cost - sum(advances), 2)
        if difference == 0:
            return "Even"
        return f"Pay {difference:.2f}" if difference > 0 else f"Refund {-difference:.2f}"
        """,
        lambda r: (
            r.choice((1000, 12000)),
            r.choice((12000, 12500, 14000)),
            r.choice((0.3, 0.42)),
            r.choice((10.0, 8.5, 0.0)),
            [r.choice((50.0, 80.0, 62.5))] * r.choice((0, 11, 12)),
        ),
    ),
    made(
        "variants_leisure.standby_cost_per_year_text",
        "standby_cost device_cost yearly_energy_cost appliance_cost",
        "watts: float; hours: float; standby: float; price: float",
        "str",
        """
        Yearly cost of a device that uses {watts} for some {hours} a day and {standby} watts the rest of \
        the day, at a {price} per kWh: '54.75 per year, 12.05 of it standby', both with 2 decimals; \
        without standby use just '54.75 per year'.
        Compute kWh for 365 days: {watts} times {hours} plus {standby} times (24 - {hours}), over 1000. \
        Write the cost and how much of it falls on standby (left out if that is 0).
        What does an appliance cost in a year ('X per year'), and what of it is due to standby (', Y of it \
        standby')? Two decimals each, the second part only if the device draws power then.
        yearly cost text with the standby share
        """,
        """
        idle = 365 * standby * (24 - hours) / 1000 * price
        total = 365 * watts * hours / 1000 * price + idle
        text = f"{total:.2f} per year"
        return f"{text}, {idle:.2f} of it standby" if idle else text
        """,
        lambda r: (
            r.choice((100, 60, 1500)),
            r.choice((0, 2, 4.5, 24)),
            r.choice((0, 1, 5.5)),
            r.choice((0.3, 0.25)),
        ),
    ),
    made(
        "variants_leisure.rent_index_increase_with_cap",
        "new_rent rent_increase increased_rent rent_after_increase",
        "rent: float; percent: float; cap: float = 15.0",
        "dict[str, float]",
        """
        Rent after an increase by {percent}, but by not more than {cap} percent: a dict with 'rent', \
        'increase' (both 2 decimals) and 'capped', True if the {cap} made it smaller. A negative {percent} \
        leaves the rent as it is.
        Raise a {rent}: apply {percent}, limited to the range 0 to {cap}. Return new rent, difference and \
        whether the limit took effect, amounts rounded to cents.
        What may the landlord ask for? The {rent} plus {percent} percent of it, at most {cap} percent and \
        never less than before; keys rent, increase, capped.
        rent increase limited by a cap, with difference and flag
        """,
        """
        applied = min(max(percent, 0), cap)
        increase = round(rent * applied / 100, 2)
        return {"rent": round(rent + increase, 2), "increase": increase, "capped": percent > cap}
        """,
        lambda r: (
            r.choice((800.0, 650.5, 1200.0)),
            r.choice((0, 3, 15, 20, -2, 7.5)),
            r.choice((15.0, 15.0, 20.0, 10.0)),
        ),
    ),
    made(
        "variants_leisure.rent_by_year_with_graduated_steps",
        "graduated_rent rent_schedule rent_by_year step_rent",
        "rent: float; step: float; first: int; years: int",
        "dict[int, float]",
        """
        Monthly rent for each of the {years} from {first} on, raised by {step} percent every year on the \
        rent of the year before, each rounded to 2 decimals (and the next built on the rounded one). The \
        {first} year has the plain {rent}.
        Make a dict from year to rent: begin with {rent} in the year {first}, then add {step} percent and \
        round to cents again and again, {years} entries in all.
        Graduated rent: list year by year what is paid, {step} percent more each time, calculated from the \
        rounded amount of the previous year.
        year to rent with yearly percentage increase, rounded each time
        """,
        """
        schedule = {}
        amount = round(rent, 2)
        for year in range(first, first + years):
            schedule[year] = amount
            amount = round(amount * (1 + step / 100), 2)
        return schedule
        """,
        lambda r: (
            r.choice((800.0, 655.5)),
            r.choice((2.0, 0.0, 3.5)),
            r.choice((2024, 2025)),
            r.randint(0, 4),
        ),
    ),
    made(
        "variants_leisure.mortgage_table_of_dicts",
        "mortgage_table amortization_schedule loan_schedule payment_plan",
        "principal: float; rate: float; payment: float; months: int",
        "list[dict[str, float]]",
        """
        First {months} rows of a mortgage table as dicts with 'month', 'interest', 'principal' and \
        'balance': monthly interest is {rate} / 12 percent of the balance, the rest of the {payment} \
        repays it, amounts rounded to 2 decimals at each step. The table ends earlier when the balance is \
        0, the last payment being smaller.
        Amortize a loan of {principal} at a yearly {rate} with a fixed monthly {payment}. Each row has the \
        number of the month from 1, interest and repaid part (cents) and what is left; stop after {months} \
        or as soon as nothing is left.
        Build the payment plan row by row: interest = balance * {rate} / 1200 rounded to cents, repayment \
        = {payment} minus interest but not more than the balance, new balance. At most {months} rows.
        mortgage rows with month, interest, principal and balance
        """,
        """
        rows = []
        balance = principal
        for month in range(1, months + 1):
            if balance <= 0:
                break
            interest = round(balance * rate / 1200, 2)
            repaid = min(balance, round(payment - interest, 2))
            balance = round(balance - repaid, 2)
            rows.append({"month": month, "interest": interest, "principal": repaid, "balance": balance})
        return rows
        """,
        lambda r: (
            r.choice((1000.0, 500.0, 250.0)),
            r.choice((0, 6, 12)),
            r.choice((100.0, 200.0, 300.0)),
            r.randint(0, 4),
        ),
    ),
    made(
        "variants_leisure.loan_payoff_months_or_none",
        "months_to_pay_off payoff_months loan_payoff months_until_debt_free",
        "debt: float; rate: float; payment: float",
        "tuple[int, float] | None",
        """
        (months, total interest) until a {debt} at a yearly {rate} in percent is paid off with a monthly \
        {payment}: each month a twelfth of the interest is added, rounded to cents, then the {payment} \
        subtracted. None if the first month's interest is not smaller than the {payment}.
        How long does it take to pay off the loan and what interest does it cost? Count months with \
        interest of balance * {rate} / 1200 (two decimals); return None when the {payment} does not even \
        cover more than the interest of the first month, (0, 0.0) without debt.
        Simulate monthly payments: add rounded interest, subtract the {payment} until nothing is left. \
        Give the number of months and the summed interest with 2 decimals, or None if the {debt} would \
        never shrink.
        months and interest until paid off, None if payment <= interest
        """,
        """
        if debt > 0 and payment <= round(debt * rate / 1200, 2):
            return None
        months = 0
        total = 0.0
        while debt > 0:
            interest = round(debt * rate / 1200, 2)
            total += interest
            debt = round(debt + interest - payment, 2)
            months += 1
        return (months, round(total, 2))
        """,
        lambda r: (
            r.choice((1000.0, 0.0, 500.0, 2400.0)),
            r.choice((0, 6, 12, 24)),
            r.choice((10.0, 20.0, 50.0, 100.0, 48.0)),
        ),
    ),
    made(
        "variants_leisure.extra_payment_saves_months",
        "months_saved extra_payment_effect saved_by_extra_payment faster_payoff",
        "debt: int; payment: int; extra: int",
        "int",
        """
        By how many months is an interest-free {debt} paid off earlier if {extra} is paid on top of the \
        monthly {payment}? Both durations are rounded up.
        Compare the months for {debt} at {payment} and at {payment} + {extra}, each rounded up to full \
        months, and return the difference.
        How many monthly payments are saved by paying {extra} more every month? There is no interest; \
        started months count.
        ceil(debt / payment) - ceil(debt / (payment + extra))
        """,
        """
        return -(-debt // payment) + (-debt // (payment + extra))
        """,
        lambda r: (r.choice((0, 1000, 999, 1200, 505)), r.choice((50, 100, 120)), r.choice((0, 10, 50, 100))),
    ),
    made(
        "variants_leisure.pocket_money_saved_for_wish",
        "weeks_to_buy weeks_until_affordable pocket_money_weeks saving_weeks",
        "price: float; weekly: float; share: int = 100; saved: float = 0.0",
        "int | None",
        """
        Weeks until a child can buy something for a {price} who puts {share} percent of the {weekly} \
        pocket money aside and has {saved} already; rounded up, 0 if it is enough now, None if nothing is \
        put aside.
        How long to save for a wish? Missing money over the saved part of the weekly money, rounded up to \
        full weeks. Already enough is 0, no saving at all None.
        Number of weeks n with {saved} + n * {weekly} * {share} / 100 at least the {price}; 0 at once, \
        None when it can never be reached.
        weeks to save for a price by percent of pocket money
        """,
        """
        missing = price - saved
        if missing <= 0:
            return 0
        put_aside = weekly * share / 100
        return math.ceil(missing / put_aside) if put_aside > 0 else None
        """,
        lambda r: (
            r.choice((30.0, 49.99, 10.0)),
            r.choice((0, 2.5, 5.0)),
            r.choice((100, 100, 50, 0)),
            r.choice((0.0, 0.0, 10.0, 50.0)),
        ),
        "import math",
    ),
    made(
        "variants_leisure.shopping_sorted_by_aisle",
        "sort_by_aisle shopping_by_aisle group_by_aisle aisle_list",
        "items: list[str]; aisles: dict[str, int]",
        "list[str]",
        """
        Shopping lines by aisle: 'Aisle 1: Bread, apples' with the {items} in their order, aisles in \
        ascending order, and last 'Other: soap' for {items} that are not in {aisles} (name in lower case \
        to number). Repeated items are listed once, compared regardless of case.
        Group the list by where things are in the shop. Look each item up in lower case; unknown ones come \
        at the end under 'Other', doubles (in any case) are dropped.
        Sort what to buy so that one walks the shop once: a line per aisle number with its {items} joined \
        by ', ', in list order, then 'Other: ...' if needed.
        'Aisle n: a, b' lines in order, 'Other' for unknown items
        """,
        """
        groups = {}
        seen = set()
        for item in items:
            key = item.lower()
            if key not in seen:
                seen.add(key)
                groups.setdefault(aisles.get(key, math.inf), []).append(item)
        lines = []
        for aisle in sorted(groups):
            label = "Other" if aisle == math.inf else f"Aisle {aisle}"
            lines.append(f"{label}: {', '.join(groups[aisle])}")
        return lines
        """,
        lambda r: (
            [
                r.choice(("milk", "Bread", "apples", "soap", "candles", "milk"))
                for _ in range(r.randint(0, 6))
            ],
            r.choice(({"milk": 3, "bread": 1, "apples": 1}, {"milk": 2, "soap": 5, "bread": 2}, {})),
        ),
        "import math",
    ),
    made(
        "variants_leisure.shopping_total_against_budget",
        "shopping_total can_buy_all basket_check within_budget",
        "basket: dict[str, int]; prices: dict[str, float]; budget: float",
        "str",
        """
        Check a {basket} (item to count) against the {budget}: 'Total 8.70, 1.30 left', 'Total 12.00, 2.00 \
        too much' or, if it fits exactly, 'Total 5.00, nothing left'. Items without a price are named \
        first: 'No price for jam.' (the first by alphabet), and nothing is computed.
        Multiply counts by {prices}, compare with the {budget} and tell how much is left or too much, two \
        decimals; an item missing in {prices} stops with 'No price for ITEM.', alphabetically first.
        Can I pay for all this? Say 'Total X, Y left', 'Total X, Y too much' or 'Total X, nothing left' \
        with two decimals, or 'No price for ITEM.' for the first item by name without a price.
        total with 'left', 'too much' or 'nothing left', unknown price named
        """,
        """
        unknown = sorted(item for item in basket if item not in prices)
        if unknown:
            return f"No price for {unknown[0]}."
        total = round(sum(prices[item] * count for item, count in basket.items()), 2)
        left = round(budget - total, 2)
        rest = f"{left:.2f} left" if left > 0 else f"{-left:.2f} too much" if left < 0 else "nothing left"
        return f"Total {total:.2f}, {rest}"
        """,
        lambda r: (
            {i: r.randint(1, 3) for i in r.sample(("milk", "bread", "tea", "jam"), r.randint(0, 4))},
            {"milk": 1.2, "bread": 2.5, "tea": 4.0},
            r.choice((5.0, 10.0, 2.4, 20.0)),
        ),
    ),
    made(
        "variants_leisure.food_by_expiry_in_three_groups",
        "expiry_groups sort_by_expiry food_status check_expiry",
        "food: dict[str, str]; today: str; soon: int = 3",
        "dict[str, list[str]]",
        """
        Group {food} (name to best-before date YYYY-MM-DD) into 'expired' (before {today}), 'soon' (from \
        {today} up to {soon} days later) and 'ok'. Each list is sorted by date, then name; all three keys \
        are always there.
        What is still good? The dict has the keys expired, soon and ok. A date of {today} is not expired \
        yet but 'soon', like everything within {soon} days; the names are ordered by date and alphabet.
        Split the fridge by expiry date into three sorted lists: past dates, dates from now to {soon} days \
        ahead (included), and later ones.
        expired / soon / ok lists by date
        """,
        """
        now = date.fromisoformat(today)
        groups = {"expired": [], "soon": [], "ok": []}
        for name, text in sorted(food.items(), key=lambda item: (item[1], item[0])):
            days = (date.fromisoformat(text) - now).days
            groups["expired" if days < 0 else "soon" if days <= soon else "ok"].append(name)
        return groups
        """,
        lambda r: (
            {
                f: (date(2024, 2, 28) + timedelta(days=r.choice((-2, -1, 0, 1, 3, 4, 9)))).isoformat()
                for f in r.sample(("milk", "eggs", "ham", "tofu", "jam"), r.randint(0, 5))
            },
            "2024-02-28",
            r.choice((3, 3, 1, 0)),
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.expiry_text_of_product",
        "expiry_text expiry_label days_left_text shelf_life_text",
        "expiry: str; today: str",
        "str",
        """
        Text about an {expiry} date YYYY-MM-DD seen from {today}: 'expired 2 days ago' ('1 day' in the \
        singular), 'expires today', 'expires tomorrow', 'expires in 5 days' up to a week, later 'good \
        until 2024-03-15'.
        Say how long a product keeps: past dates 'expired N days ago', the same day 'expires today', the \
        next 'expires tomorrow', up to 7 days 'expires in N days', and beyond that the date after 'good \
        until '.
        Describe the {expiry} in words: 'expired 3 days ago' (1 day, 2 days), 'expires today', 'expires \
        tomorrow', 'expires in 7 days'; a date more than seven days ahead is shown itself after 'good \
        until'.
        expired n days ago / expires today / tomorrow / in n days / good until DATE
        """,
        """
        days = (date.fromisoformat(expiry) - date.fromisoformat(today)).days
        if days < 0:
            return f"expired {-days} {'day' if days == -1 else 'days'} ago"
        if days > 7:
            return f"good until {expiry}"
        return {0: "expires today", 1: "expires tomorrow"}.get(days, f"expires in {days} days")
        """,
        lambda r: (
            (date(2024, 2, 28) + timedelta(days=r.choice((-30, -2, -1, 0, 1, 2, 6, 7, 8, 40)))).isoformat(),
            "2024-02-28",
        ),
        "from datetime import date",
    ),
    made(
        "variants_leisure.medicine_times_spread_over_waking_day",
        "medicine_times medication_schedule dose_schedule pill_schedule",
        'doses: int; wake: str = "07:00"; sleep: str = "22:00"',
        "list[str]",
        """
        Times 'HH:MM' for a number of {doses} spread evenly over the day from {wake} to {sleep}, both \
        included, minutes rounded down; a single dose is taken at {wake}, none give [].
        When to take medicine n times a day: the first on getting up, the last on going to bed, the others \
        at equal distances between them (fractions of a minute dropped). One dose means in the morning.
        Make a schedule of clock times: divide the time from {wake} to {sleep} into {doses} - 1 equal \
        parts and return the start, the division points and the end.
        n times evenly from wake to sleep, both included
        """,
        """
        def minutes(text):
            return 60 * int(text[:2]) + int(text[3:])

        start, span = minutes(wake), minutes(sleep) - minutes(wake)
        times = [start + span * number // max(1, doses - 1) for number in range(doses)]
        return [f"{time // 60:02}:{time % 60:02}" for time in times]
        """,
        lambda r: (
            r.randint(0, 5),
            r.choice(("07:00", "07:00", "06:30", "08:15")),
            r.choice(("22:00", "22:00", "21:00", "23:45")),
        ),
    ),
    made(
        "variants_leisure.medicine_refill_date",
        "refill_date medicine_runs_out pills_until last_pill_date",
        "pills: int; per_day: int; today: str; reserve: int = 7",
        "tuple[str, str]",
        """
        (last full day, order day) for {pills} of which {per_day} are taken each day from {today} on: the \
        last day for which there are enough, and the day {reserve} days before it, but not before {today}. \
        If there is not enough for {today}, both are {today}. Dates are YYYY-MM-DD.
        Until when do the {pills} last, and when must new ones be ordered? Full days are {pills} // \
        {per_day}, {today} being the first; order {reserve} days ahead of the last one, at the earliest \
        {today}.
        Compute the date of the last complete daily dose and the date to refill ({reserve} days earlier, \
        never in the past) as ISO texts; with less than a daily dose both are {today}.
        last day covered and reorder day, not before today
        """,
        """
        start = date.fromisoformat(today)
        last = start + timedelta(days=max(0, pills // per_day - 1))
        order = max(start, last - timedelta(days=reserve))
        return (last.isoformat(), order.isoformat())
        """,
        lambda r: (
            r.choice((0, 5, 20, 30, 61)),
            r.choice((1, 2, 3)),
            r.choice(("2024-02-20", "2024-12-28")),
            r.choice((7, 7, 0)),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_leisure.garbage_bins_tomorrow",
        "bins_tomorrow which_bin garbage_tomorrow bins_to_put_out",
        "today: str; pickups: dict[str, tuple[str, int]]",
        "list[str]",
        """
        Sorted names of the bins to put out {today} because they are emptied tomorrow: {pickups} maps each \
        bin to (a first pickup day YYYY-MM-DD, every so many days). Before its first pickup a bin is never \
        emptied.
        Which garbage is collected on the day after {today}? A bin is due if that day is its first date or \
        a multiple of its interval in days later; return the names in alphabetical order.
        Check for all {pickups} whether tomorrow lies a whole number of intervals (0 or more) after the \
        first date, and list those bins sorted.
        bins with a pickup tomorrow, by start date and interval
        """,
        """
        tomorrow = date.fromisoformat(today) + timedelta(days=1)
        due = []
        for name, (first, every) in pickups.items():
            days = (tomorrow - date.fromisoformat(first)).days
            if days >= 0 and days % every == 0:
                due.append(name)
        return sorted(due)
        """,
        lambda r: (
            lambda d: (
                d.isoformat(),
                {
                    b: (
                        (d + timedelta(days=1 - r.choice((0, 7, 14, 28, 3, -7)))).isoformat(),
                        r.choice((7, 14, 28)),
                    )
                    for b in r.sample(("paper", "bio", "plastic", "waste"), r.randint(0, 4))
                },
            )
        )(date(2024, 2, 26) + timedelta(days=r.randint(0, 20))),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_leisure.garbage_bin_by_even_or_odd_week",
        "bin_of_week which_bin garbage_bin recycling_week",
        "day: str",
        "str",
        """
        Which bin is emptied in the ISO week of a {day} YYYY-MM-DD: 'paper' in even weeks, 'plastic' in \
        odd ones, but 'bio' if the week number is divisible by 4, followed by the week as in 'paper (week \
        6)'.
        Look up the number of the calendar week (ISO) of the {day}: multiples of four are 'bio', other \
        even weeks 'paper', odd weeks 'plastic'; the week is added in brackets.
        Return a text such as 'plastic (week 1)' for a date. The ISO week decides: odd is plastic, even is \
        paper, every fourth is bio.
        bin by ISO week: odd plastic, even paper, multiple of 4 bio
        """,
        """
        week = date.fromisoformat(day).isocalendar().week
        name = "bio" if week % 4 == 0 else "paper" if week % 2 == 0 else "plastic"
        return f"{name} (week {week})"
        """,
        lambda r: ((date(2024, 12, 20) + timedelta(days=r.randint(0, 30))).isoformat(),),
        "from datetime import date",
    ),
    made(
        "variants_leisure.paint_cans_for_room_with_openings",
        "paint_needed cans_of_paint paint_cans paint_for_room",
        "length: float; width: float; height: float; openings: float = 0.0; coats: int = 2",
        "tuple[float, int]",
        """
        (liters, cans) of paint for the four walls of a room {length} by {width} by {height}, less the \
        {openings} in square meters, painted in so many {coats}: a liter covers 8 square meters; liters \
        rounded to 1 decimal, cans of 2.5 liters rounded up (from the exact amount). Never below 0.
        How much wall paint is needed? Wall area is 2 * ({length} + {width}) * {height} minus {openings} \
        (at least 0), times {coats}, over 8 gives liters; return them with one decimal and the number of \
        full 2.5 liter cans.
        Compute paint for all walls without the ceiling: subtract doors and windows, multiply by the \
        {coats}, 8 square meters per liter, cans hold 2.5 liters.
        wall paint liters and 2.5 l cans for a room minus openings
        """,
        """
        area = max(0.0, 2 * (length + width) * height - openings)
        liters = area * coats / 8
        return (round(liters, 1), math.ceil(round(liters / 2.5, 6)))
        """,
        lambda r: (
            r.choice((4, 5.5, 3)),
            r.choice((3, 4, 2.5)),
            r.choice((2.5, 2.4)),
            r.choice((0.0, 3.6, 5.0, 200.0)),
            r.choice((2, 2, 1, 3)),
        ),
        "import math",
    ),
    made(
        "variants_leisure.tile_boxes_with_waste_percent",
        "tile_boxes tiles_needed boxes_of_tiles flooring_boxes",
        "length: float; width: float; tile: int; per_box: int; waste: int = 10",
        "dict[str, int]",
        """
        'tiles' and 'boxes' for a floor of {length} by {width} meters with square tiles of side {tile} in \
        cm: the area in tiles rounded up, then {waste} percent more, rounded up again, and boxes of \
        {per_box} rounded up. Sides are taken in whole centimeters.
        How many tiles must be bought? Divide the floor area by the area of a {tile} (upwards), add \
        {waste} percent for cuts (upwards), and pack them in boxes of {per_box}, upwards. Return a dict \
        with both numbers.
        Compute tiles and boxes from areas, not row by row: ceil(area / tile area), times (100 + {waste}) \
        / 100 rounded up, over {per_box} rounded up.
        tiles by area plus waste, and full boxes
        """,
        """
        area = round(length * 100) * round(width * 100)
        count = -(-area // tile**2)
        count = -(-count * (100 + waste) // 100)
        return {"tiles": count, "boxes": -(-count // per_box)}
        """,
        lambda r: (
            r.choice((3.0, 4.5, 2.0, 2.7)),
            r.choice((2.0, 3.2, 1.5)),
            r.choice((30, 40, 50)),
            r.choice((6, 8, 10)),
            r.choice((10, 10, 0, 15)),
        ),
    ),
    made(
        "variants_leisure.wallpaper_rolls_by_strips",
        "wallpaper_rolls rolls_needed rolls_of_wallpaper wallpaper",
        "perimeter: float; height: float; repeat: float = 0.0",
        "int",
        """
        Rolls of wallpaper (10.05 m by 0.53 m) for walls with this {perimeter} and {height} in meters: the \
        strips are as long as the {height}, lengthened to a full multiple of the pattern {repeat} if that \
        is not 0; strips per roll rounded down, strips needed rounded up, rolls rounded up.
        Count strips: {perimeter} / 0.53 upwards. A roll gives 10.05 / strip length strips, downwards, \
        where the strip length is the {height} or, with a pattern, the next multiple of the {repeat}. \
        Return the rolls needed. Lengths are handled in whole centimeters.
        How many rolls must be bought if doors are not subtracted? Work with strips of 53 cm width cut \
        from rolls of 1005 cm; with a {repeat} each strip is rounded up to it.
        wallpaper rolls from strips of 0.53 m, roll 10.05 m, pattern repeat
        """,
        """
        strip = round(height * 100)
        pattern = round(repeat * 100)
        if pattern:
            strip = -(-strip // pattern) * pattern
        strips = -(-round(perimeter * 100) // 53)
        return -(-strips // (1005 // strip))
        """,
        lambda r: (
            r.choice((0.0, 14.0, 12.5, 10.6, 5.3)),
            r.choice((2.4, 2.5, 3.4, 2.6)),
            r.choice((0.0, 0.0, 0.64, 0.32)),
        ),
    ),
    made(
        "variants_leisure.room_areas_with_sloping_part",
        "living_area room_areas floor_area total_area",
        "rooms: dict[str, tuple[float, float]]; half: list[str]",
        "list[str]",
        """
        Lines 'kitchen: 12.0 m2' for {rooms} (name to (length, width)) and a last line 'total: 34.5 m2', 1 \
        decimal each; rooms in {half} (balcony, attic) count only half. The total adds the exact areas.
        Compute the living area: length times width per room, halved for those in {half}, shown with one \
        decimal and 'm2', and the sum as 'total' at the end ('total: 0.0 m2' without {rooms}).
        List every room with its area ('bath: 7.5 m2', one decimal) and finish with 'total: ...', where \
        spaces named in {half} are counted at 50 percent.
        room area lines, some counted half, and a total line
        """,
        """
        lines = []
        total = 0.0
        for name, (length, width) in rooms.items():
            area = length * width * (0.5 if name in half else 1)
            total += area
            lines.append(f"{name}: {area:.1f} m2")
        return [*lines, f"total: {total:.1f} m2"]
        """,
        lambda r: (
            {
                n: (r.choice((3.0, 4.2, 5.5)), r.choice((2.5, 4.0)))
                for n in r.sample(("kitchen", "bath", "balcony", "attic"), r.randint(0, 4))
            },
            r.sample(("balcony", "attic"), r.randint(0, 2)),
        ),
    ),
    made(
        "variants_leisure.furniture_through_door",
        "fits_through_door can_pass_door furniture_fits passes_door",
        "furniture: tuple[int, int, int]; door: tuple[int, int]",
        "bool",
        """
        Can a piece of {furniture} (three sides in cm) be carried through a {door} (width, height in any \
        order) if it may be turned but not tilted? Its two smaller sides must fit: the smallest in the \
        smaller and the second in the larger opening; equal is enough.
        Return True if the box passes the opening in some rotation by right angles; it is enough to try \
        its two shortest sides against the {door}, and exact fits are allowed.
        Does it go through the {door}? Sort the sides of both and compare the two smallest of the \
        {furniture} with those of the {door}.
        box through door: two smallest sides within the opening
        """,
        """
        small, middle, _ = sorted(furniture)
        low, high = sorted(door)
        return small <= low and middle <= high
        """,
        lambda r: (
            tuple(r.choice((60, 80, 85, 95, 200, 215)) for _ in range(3)),
            r.choice(((80, 200), (90, 210), (200, 80))),
        ),
    ),
    made(
        "variants_leisure.furniture_fits_in_room_with_gap",
        "fits_in_room furniture_fits does_it_fit can_place",
        "room: tuple[int, int]; item: tuple[int, int]; gap: int = 60",
        "str",
        """
        How an {item} (width, depth) fits into a {room} (width, depth) when at least {gap} cm must stay \
        free in each direction: 'as it is', 'turned' (only after a quarter turn) or 'no'.
        Check width and depth of the {item}, each plus {gap}, against those of the {room}; if that fails \
        try again with the {item} turned by 90 degrees. Answer 'as it is', 'turned' or 'no'.
        Does the furniture fit with a walkway of {gap} cm along both sides? Prefer the given direction; \
        return 'turned' if just the other one works, 'no' if none does.
        'as it is', 'turned' or 'no' with free space on both sides
        """,
        """
        def fits(width, depth):
            return width + gap <= room[0] and depth + gap <= room[1]

        if fits(*item):
            return "as it is"
        return "turned" if fits(*item[::-1]) else "no"
        """,
        lambda r: (
            r.choice(((300, 400), (250, 250), (200, 350))),
            r.choice(((200, 90), (180, 200), (140, 300), (250, 100), (340, 140))),
            r.choice((60, 60, 0, 100)),
        ),
    ),
    made(
        "variants_leisure.room_area_of_l_shape",
        "l_shaped_area room_area area_of_l_shape l_shape_area",
        "width: float; length: float; cut_width: float; cut_length: float",
        "float",
        """
        Floor area of an L-shaped room: {width} times {length} less the missing corner {cut_width} times \
        {cut_length}, 2 decimals. Raise ValueError if the corner is larger than the room in a direction or \
        a size is negative.
        Subtract the cut-out from the full rectangle and round to two decimal places; a corner that does \
        not fit, or a negative number, is a ValueError.
        How many square meters has the L? Outer rectangle minus corner. Cut sizes must be between 0 and \
        the outer sides (ValueError otherwise).
        L-shaped area, ValueError for impossible cuts
        """,
        """
        if not (0 <= cut_width <= width and 0 <= cut_length <= length):
            raise ValueError("the corner does not fit")
        return round(width * length - cut_width * cut_length, 2)
        """,
        lambda r: (
            r.choice((5, 5.5, 6)),
            r.choice((4, 6.2)),
            r.choice((0, 2, 1.5, 5)),
            r.choice((0, 1.5, 4)),
        ),
    ),
)
