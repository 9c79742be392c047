"""Grades, tests, attendance and classes at school; matches, tables, times and scores in sports."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_PEOPLE = ("Ann", "Bob", "Cy", "Dora", "Eve", "Finn")
_TEAMS = ("Lions", "Bears", "Wolves", "Hawks")


def _grades(r: Random, low: int = 0, high: int = 6) -> list[int]:
    """Grades from 1 (best) to 6."""
    return [r.choice((1, 2, 2, 3, 3, 4, 5, 6)) for _ in range(r.randint(low, high))]


def _points(r: Random, low: int = 0, high: int = 6) -> list[int]:
    return [
        r.choice((r.randint(0, 100), r.randint(50, 90), 50, 60, 90, 100)) for _ in range(r.randint(low, high))
    ]


def _class(r: Random) -> dict[str, int]:
    """Points by name, often with ties."""
    names = r.sample(_PEOPLE, r.randint(0, 6))
    return {name: r.choice((50, 60, 75, 90, r.randint(0, 100))) for name in names}


def _gradebook(r: Random) -> dict[str, list[int]]:
    return {name: _points(r, 0, 4) for name in r.sample(_PEOPLE, r.randint(0, 4))}


def _register(r: Random) -> dict[str, str]:
    """Attendance marks by name: P present, A absent, L late, E excused."""
    return {
        name: "".join(r.choice("PPPALE") for _ in range(r.randint(0, 8)))
        for name in r.sample(_PEOPLE, r.randint(0, 4))
    }


def _answers(r: Random) -> tuple[str, str]:
    key = "".join(r.choice("ABCD") for _ in range(r.randint(1, 8)))
    return "".join(r.choice((c, c, r.choice("ABCD"), "-")) for c in key), key


def _results(r: Random) -> list[tuple[str, str, int, int]]:
    """Matches as (home, away, goals of home, goals of away)."""
    pairs = [r.sample(_TEAMS, 2) for _ in range(r.randint(0, 5))]
    return [(home, away, r.randint(0, 3), r.randint(0, 3)) for home, away in pairs]


def _sheets(r: Random) -> tuple[list[str], str]:
    key = "".join(r.choice("ABC") for _ in range(r.randint(1, 5)))
    share = r.choice((0.0, 0.3, 0.6))
    sheets = [
        "".join(r.choice("ABC") if r.random() < share else c for c in key) for _ in range(r.randint(0, 4))
    ]
    return sheets, key


def _two_tests(r: Random) -> tuple[dict[str, int], dict[str, int]]:
    before = _class(r)
    after = {name: points + r.choice((0, 5, 5, -5, 10)) for name, points in before.items()}
    if after and r.random() < 0.3:
        after.pop(r.choice(list(after)))
    return before, after


def _result_line(r: Random) -> tuple[str]:
    home, away = r.choice(_TEAMS), r.choice(("Real Town", *_TEAMS))
    return (f"{home} {r.randint(0, 9)}{r.choice((':', ' : '))}{r.randint(0, 9)} {away}",)


ENTRIES = (
    made(
        "school_and_sports.weighted_grade",
        "weighted_grade weighted_average course_grade",
        "parts: list[tuple[float, float]]",
        "float",
        """
        Weighted mean of (score, weight) {parts}, rounded to one decimal; 0.0 if the weights sum to nothing.
        course grade from weighted parts
        Sum of score times weight over the sum of the weights, with one decimal, 0.0 without any weight.
        How good is the final grade when tests count differently?
        Combine scores by their weights; no parts or only zero weights give 0.0.
        """,
        """
        weight = sum(w for _, w in parts)
        if weight == 0:
            return 0.0
        return round(sum(score * w for score, w in parts) / weight, 1)
        ---
        total = weights = 0.0
        for score, share in parts:
            total += score * share
            weights += share
        return round(total / weights, 1) if weights else 0.0
        """,
        lambda r: (
            [(float(r.randint(0, 100)), r.choice((10.0, 20.0, 50.0, 0.0))) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "school_and_sports.grade_word",
        "grade_word grade_name school_mark_text",
        "grade: int",
        "str",
        """
        Word for {grade} 1 to 6: very good, good, satisfactory, sufficient, poor, failed; else 'unknown'.
        school grade 1-6 in words
        Name the {grade}: 1 'very good', 2 'good', 3 'satisfactory', 4 'sufficient', 5 'poor', 6 'failed'.
        What does the number in the report mean? Others than 1 to 6 are 'unknown'.
        Translate a mark from 1 (best) to 6 into words, 'unknown' for any other number.
        """,
        """
        names = {1: "very good", 2: "good", 3: "satisfactory", 4: "sufficient", 5: "poor", 6: "failed"}
        return names.get(grade, "unknown")
        ---
        names = ["very good", "good", "satisfactory", "sufficient", "poor", "failed"]
        if grade < 1 or grade > len(names):
            return "unknown"
        return names[grade - 1]
        """,
        lambda r: (r.randint(-1, 8),),
    ),
    made(
        "school_and_sports.drop_lowest_average",
        "drop_lowest_average average_without_worst best_scores_mean",
        "scores: list[int]",
        "float",
        """
        Mean of {scores} without the lowest one, two decimals; a single score counts, none gives 0.0.
        average after dropping the worst score
        Leave out one lowest score (only one on a tie) and average the rest; keep it if it is the only one.
        What is the average when the worst quiz is struck? 0.0 for no scores.
        Drop the minimum once, then take the mean with 2 decimals.
        """,
        """
        if not scores:
            return 0.0
        kept = sorted(scores)[1:] or scores
        return round(sum(kept) / len(kept), 2)
        ---
        count = len(scores)
        if count < 2:
            return round(float(sum(scores)), 2)
        return round((sum(scores) - min(scores)) / (count - 1), 2)
        """,
        lambda r: (_points(r),),
    ),
    made(
        "school_and_sports.needed_on_final",
        "needed_on_final required_final_score score_needed",
        "current: float; target: float; weight: float = 0.4",
        "float | None",
        """
        Score needed in a final of {weight} to reach {target} from {current}, one decimal; None if over 100.
        what do I need on the final
        The final counts {weight}, the rest is {current}; at least 0.0, None if even 100 is too little.
        How many points must the exam bring so that the overall grade is {target}?
        Solve current * (1 - weight) + x * weight = target for x; never negative, None when x is above 100.
        """,
        """
        needed = round((target - current * (1 - weight)) / weight, 1)
        if needed > 100:
            return None
        return max(0.0, needed)
        ---
        missing = target - current * (1 - weight)
        if missing <= 0:
            return 0.0
        score = round(missing / weight, 1)
        return score if score <= 100 else None
        """,
        lambda r: (
            float(r.randint(0, 100)),
            float(r.choice((50, 60, 90, r.randint(0, 100)))),
            r.choice((0.4, 0.5, 0.25)),
        ),
    ),
    made(
        "school_and_sports.gpa_from_letters",
        "gpa_from_letters grade_point_average letters_to_gpa",
        "letters: list[str]",
        "float",
        """
        GPA of {letters}: A 4, B 3, C 2, D 1, F 0 in any case, others skipped; two decimals, 0.0 for none.
        GPA of letter grades
        Average the points of the letters, A being 4.0 and F 0.0; unknown ones do not count, nor does case.
        What is the GPA? Round to 2 decimals; without valid letters it is 0.0.
        Turn letters into 4, 3, 2, 1 or 0 points and take the mean, ignoring anything else.
        """,
        """
        points = {"A": 4, "B": 3, "C": 2, "D": 1, "F": 0}
        values = [points[letter.upper()] for letter in letters if letter.upper() in points]
        return round(sum(values) / len(values), 2) if values else 0.0
        ---
        total = count = 0
        for letter in letters:
            position = "FDCBA".find(letter.upper())
            if position >= 0:
                total += position
                count += 1
        return round(total / count, 2) if count else 0.0
        """,
        lambda r: ([r.choice("ABCDFabX") for _ in range(r.randint(0, 6))],),
    ),
    made(
        "school_and_sports.pass_rate",
        "pass_rate percent_passed share_passed",
        "scores: list[int]; limit: int = 50",
        "int",
        """
        Percentage of {scores} of at least {limit}, rounded to a whole number, 0 for no scores.
        pass rate of a test
        How many percent of the class passed? The limit itself is a pass; an empty class gives 0.
        Share of results not below {limit} as a rounded whole percent.
        Count the passes and return them in percent of all, 0 if nobody took part.
        """,
        """
        if not scores:
            return 0
        return round(100 * len([s for s in scores if s >= limit]) / len(scores))
        ---
        passed = 0
        for score in scores:
            if score >= limit:
                passed += 1
        return round(100 * passed / len(scores)) if scores else 0
        """,
        lambda r: (_points(r), r.choice((50, 60, 90))),
    ),
    made(
        "school_and_sports.class_statistics",
        "class_statistics score_summary test_summary",
        "scores: list[int]",
        "dict[str, float]",
        """
        Summary of {scores} with the keys 'min', 'max' and 'mean' (one decimal); an empty dict for none.
        min, max and mean of a test
        Return the worst, the best and the average score in a dict; the mean is rounded to 1 decimal.
        How did the class do? No scores give {{}}.
        Dict with the smallest, the largest and the mean value, empty if there is nothing.
        """,
        """
        if not scores:
            return {}
        return {"min": min(scores), "max": max(scores), "mean": round(sum(scores) / len(scores), 1)}
        ---
        ordered = sorted(scores)
        if len(ordered) == 0:
            return {}
        mean = round(sum(ordered) / len(ordered), 1)
        return dict(min=ordered[0], max=ordered[-1], mean=mean)
        """,
        lambda r: (_points(r),),
    ),
    made(
        "school_and_sports.grade_distribution",
        "grade_distribution grade_table count_grades",
        "grades: list[int]",
        "dict[int, int]",
        """
        How often each grade from 1 to 6 occurs in {grades}, zeros included.
        distribution of school grades
        Return a dict with the keys 1 to 6 and the count of each grade; missing ones are 0.
        How many ones, twos and so on were given? All six keys are always there.
        Count the marks of a test for the table at the blackboard, 1 to 6.
        """,
        """
        return {grade: grades.count(grade) for grade in range(1, 7)}
        ---
        table = dict.fromkeys(range(1, 7), 0)
        for grade in grades:
            table[grade] += 1
        return table
        """,
        lambda r: (_grades(r),),
    ),
    made(
        "school_and_sports.score_bars",
        "score_bars grade_histogram_lines text_histogram",
        "counts: dict[str, int]",
        "list[str]",
        """
        Lines of a bar chart for {counts}: key, colon, blank and one '#' per student; no bar for 0.
        text histogram of grades
        One line for each grade, such as 'A: ###'; a count of zero leaves only 'A:'.
        Draw how many students got each letter with # signs, without trailing blanks.
        Turn a dict of counts into text bars, in the order of the dict.
        """,
        """
        return [f"{key}: {'#' * count}".rstrip() for key, count in counts.items()]
        ---
        lines = []
        for key in counts:
            line = key + ":"
            if counts[key] > 0:
                line += " " + "#" * counts[key]
            lines.append(line)
        return lines
        """,
        lambda r: ({letter: r.choice((0, 1, 3, r.randint(0, 9))) for letter in "ABCDF"[: r.randint(0, 5)]},),
    ),
    made(
        "school_and_sports.curve_to_top",
        "curve_to_top curve_scores scale_to_best",
        "scores: list[int]",
        "list[int]",
        """
        Curve {scores} so that the best becomes 100: the same bonus is added to all.
        curve a test by adding points
        Add 100 minus the highest score to every score; an empty list stays empty.
        Lift all results equally until the top one has 100 points.
        How do the scores look after the curve? The gap of the best to 100 goes to everybody.
        """,
        """
        if not scores:
            return []
        bonus = 100 - max(scores)
        return [score + bonus for score in scores]
        ---
        top = max(scores, default=100)
        return [100 - (top - score) for score in scores]
        """,
        lambda r: (_points(r),),
    ),
    made(
        "school_and_sports.gradebook_averages",
        "gradebook_averages student_averages average_by_student",
        "book: dict[str, list[int]]",
        "dict[str, float | None]",
        """
        Average of each student's scores in {book}, one decimal; None for students without scores.
        average per student
        Map every name to the mean of its list, rounded to 1 decimal, or None if the list is empty.
        What is everybody's average? Nobody is left out; no scores yet means None.
        Turn a gradebook of lists into one of means.
        """,
        """
        return {name: round(sum(s) / len(s), 1) if s else None for name, s in book.items()}
        ---
        averages = {}
        for name in book:
            scores = book[name]
            averages[name] = None
            if len(scores) > 0:
                averages[name] = round(sum(scores) / len(scores), 1)
        return averages
        """,
        lambda r: (_gradebook(r),),
    ),
    made(
        "school_and_sports.missing_work",
        "missing_work students_with_missing_work incomplete_students",
        "book: dict[str, list[int]]; expected: int",
        "dict[str, int]",
        """
        Students of the {book} with fewer than {expected} scores, mapped to how many are missing.
        missing assignments per student
        Who has not handed in everything? Give the number of scores that lack; complete ones are left out.
        Return name to missing count for lists that are shorter than {expected}.
        Count outstanding work; nobody with enough scores appears.
        """,
        """
        return {name: expected - len(scores) for name, scores in book.items() if len(scores) < expected}
        ---
        missing = {}
        for name, scores in book.items():
            open_work = expected - len(scores)
            if open_work > 0:
                missing[name] = open_work
        return missing
        """,
        lambda r: (_gradebook(r), r.randint(0, 4)),
    ),
    made(
        "school_and_sports.late_penalty",
        "late_penalty score_after_penalty late_score",
        "score: float; days: int; percent: int = 10",
        "float",
        """
        Points of work handed in {days} late: {percent} percent of {score} less for each day, at least 0.0.
        late homework penalty
        Not late (0 days or fewer) keeps the full {score}; one decimal, never below zero.
        How much of the {score} remains after {days} days, when each costs {percent} percent of it?
        Deduct for lateness, rounded to 1 decimal; early work loses nothing.
        """,
        """
        lost = min(100, max(0, days) * percent)
        return round(score * (100 - lost) / 100, 1)
        ---
        if days <= 0:
            return round(score, 1)
        left = 100 - days * percent
        return round(score * left / 100, 1) if left > 0 else 0.0
        """,
        lambda r: (float(r.choice((0, 50, 80, 100))), r.choice((-1, 0, 1, 3, 10, 15)), r.choice((10, 20, 5))),
    ),
    made(
        "school_and_sports.attendance_rate",
        "attendance_rate percent_present attendance_percentage",
        "marks: str",
        "int",
        """
        Percent of days present in {marks}: P and L (late) are there, A is not, E (excused) left out; rounded.
        attendance percentage from a string of marks
        Present or late days over all days that are not excused, in whole percent; 100 if there are none.
        How regularly did the student come? 'P' present, 'L' late, 'A' absent, 'E' excused and not counted.
        Rate of attendance, rounded, 100 for an empty record.
        """,
        """
        days = len(marks) - marks.count("E")
        if days == 0:
            return 100
        return round(100 * (marks.count("P") + marks.count("L")) / days)
        ---
        there = absent = 0
        for mark in marks:
            if mark in "PL":
                there += 1
            elif mark == "A":
                absent += 1
        return round(100 * there / (there + absent)) if there + absent else 100
        """,
        lambda r: ("".join(r.choice("PPPALE") for _ in range(r.randint(0, 9))),),
    ),
    made(
        "school_and_sports.often_absent",
        "often_absent frequent_absentees attendance_warnings",
        "register: dict[str, str]; limit: int = 3",
        "list[str]",
        """
        Names in the {register} with at least {limit} times 'A' (absent), most absences first, ties by name.
        students absent too often
        Each value is a text of marks; list who missed {limit} days or more, worst first, then alphabetical.
        Who needs an attendance letter? Only 'A' counts.
        Find students with {limit} or more absences, sorted by their number downwards and then by name.
        """,
        """
        counts = {name: marks.count("A") for name, marks in register.items()}
        return sorted((n for n in counts if counts[n] >= limit), key=lambda name: (-counts[name], name))
        ---
        found = []
        for name in sorted(register):
            absences = sum(mark == "A" for mark in register[name])
            if absences >= limit:
                found.append((absences, name))
        return [name for _, name in sorted(found, key=lambda pair: pair[0], reverse=True)]
        """,
        lambda r: (_register(r), r.choice((3, 1, 2))),
    ),
    made(
        "school_and_sports.late_to_absences",
        "late_to_absences total_absences counted_absences",
        "marks: str",
        "int",
        """
        Absences in {marks}: every 'A' counts, and every three 'L' (late) make one more.
        absences with late arrivals
        Three times late is one day absent; fewer than three leftover lates are not counted.
        How many absences go into the report from a string of P, A and L?
        Number of A plus a third of the number of L, cut off.
        """,
        """
        return marks.count("A") + marks.count("L") // 3
        ---
        absences = late = 0
        for mark in marks:
            if mark == "A":
                absences += 1
            if mark == "L":
                late += 1
                if late % 3 == 0:
                    absences += 1
        return absences
        """,
        lambda r: ("".join(r.choice("PALLL") for _ in range(r.randint(0, 10))),),
    ),
    made(
        "school_and_sports.perfect_attendance",
        "perfect_attendance always_present never_absent",
        "register: dict[str, str]",
        "list[str]",
        """
        Sorted names of the {register} whose marks are all 'P'; no marks at all do not count.
        students with perfect attendance
        Who was there and on time every day? Their text consists of 'P' only and is not empty.
        List, in alphabetical order, everybody without any mark other than P.
        Return the names for the attendance award: at least one mark, all of them 'P'.
        """,
        """
        return sorted(name for name, marks in register.items() if marks and set(marks) == {"P"})
        ---
        names = []
        for name, marks in register.items():
            if len(marks) > 0 and marks.count("P") == len(marks):
                names.append(name)
        names.sort()
        return names
        """,
        lambda r: ({n: r.choice(("PPP", "PLP", "PAP", "", m)) for n, m in _register(r).items()},),
    ),
    made(
        "school_and_sports.quiz_score",
        "quiz_score grade_multiple_choice score_answers",
        "answers: str; key: str",
        "float",
        """
        Points for {answers}: 1 for each that fits the {key}, minus 0.25 for a wrong one, '-' 0; at least 0.0.
        multiple choice with negative marking
        Compare letter by letter; right is +1, wrong -0.25, an omitted one ('-') nothing; never below 0.0.
        How many points does the sheet bring when guessing is punished by a quarter point?
        Score a test against the {key}; unanswered questions are marked '-'.
        """,
        """
        points = 0.0
        for given, right in zip(answers, key):
            if given == right:
                points += 1
            elif given != "-":
                points -= 0.25
        return max(points, 0.0)
        ---
        right = sum(a == b for a, b in zip(answers, key))
        blank = answers.count("-")
        points = right - (len(answers) - right - blank) / 4
        return float(points) if points > 0 else 0.0
        """,
        _answers,
    ),
    made(
        "school_and_sports.wrong_questions",
        "wrong_questions mistakes_in_quiz missed_questions",
        "answers: str; key: str",
        "list[int]",
        """
        Numbers (from 1) of the questions whose letter in {answers} is not that of the {key}.
        which questions were wrong
        List the question numbers answered wrongly or not at all, counted from 1.
        Where do {answers} and {key} differ? Give the places starting with 1.
        Compare two answer strings of the same length and return the numbers of the mistakes.
        """,
        """
        return [number for number, (a, b) in enumerate(zip(answers, key), 1) if a != b]
        ---
        wrong = []
        for index in range(len(key)):
            if answers[index] != key[index]:
                wrong.append(index + 1)
        return wrong
        """,
        _answers,
    ),
    made(
        "school_and_sports.hardest_question",
        "hardest_question most_missed_question worst_question",
        "sheets: list[str]; key: str",
        "int",
        """
        Number (from 1) of the question most {sheets} got wrong by {key}; first on a tie, 0 if none wrong.
        question missed most often
        Which question was the hardest? Count wrong letters per place; ties go to the lower number.
        Compare all answer strings with {key} and find the place with most mistakes, 0 without any mistake.
        Return the 1-based number of the most missed question, or 0.
        """,
        """
        misses = [sum(sheet[i] != key[i] for sheet in sheets) for i in range(len(key))]
        if not any(misses):
            return 0
        return misses.index(max(misses)) + 1
        ---
        worst = most = 0
        for index, right in enumerate(key):
            missed = len([sheet for sheet in sheets if sheet[index] != right])
            if missed > most:
                worst, most = index + 1, missed
        return worst
        """,
        _sheets,
    ),
    made(
        "school_and_sports.same_text_answer",
        "same_text_answer answer_matches check_typed_answer",
        "given: str; expected: list[str]",
        "bool",
        """
        Is {given} one of {expected}, ignoring case, outer blanks, a leading 'the ' and '.' or '!' at the end?
        lenient quiz answer check
        Strip, lower, drop final '.' or '!' and a leading 'the '; then look it up in lower-cased {expected}.
        Is the answer right if spelling of case and punctuation is ignored?
        True if the cleaned text equals any accepted answer in lower case.
        """,
        """
        text = given.strip().lower().rstrip(".!")
        return text.removeprefix("the ") in [answer.lower() for answer in expected]
        ---
        text = given.lower().strip()
        while text.endswith((".", "!")):
            text = text[:-1]
        if text.startswith("the "):
            text = text[4:]
        return any(answer.lower() == text for answer in expected)
        """,
        lambda r: r.choice(
            (
                (" Paris", ["Paris"]),
                ("paris.", ["London", "Paris"]),
                ("The Nile", ["River Nile", "Nile"]),
                ("Rome!", []),
                ("", ["Rome"]),
                ("the sea", ["Sea"]),
                ("Pariss", ["Paris"]),
                ("Lake", ["The Lake"]),
            )
        ),
    ),
    made(
        "school_and_sports.flashcard_box",
        "flashcard_box next_leitner_box move_card",
        "box: int; correct: bool; last: int = 5",
        "int",
        """
        New box of a flash card: one up if {correct}, at most {last}, else back to 1.
        Leitner box after an answer
        A right answer moves the card to the next box, a wrong one back to the first.
        In which box does the card go? It never leaves the {last} box upwards.
        Return 1 for a wrong answer and box + 1, capped at {last}, for a right one.
        """,
        """
        return min(box + 1, last) if correct else 1
        ---
        if not correct:
            return 1
        if box >= last:
            return last
        return box + 1
        """,
        lambda r: (r.randint(1, 5), r.random() < 0.6, r.choice((5, 5, 6))),
    ),
    made(
        "school_and_sports.cards_for_session",
        "cards_for_session due_cards boxes_due_today",
        "cards: dict[str, int]; session: int",
        "list[str]",
        """
        Cards due in a {session}: box 1 always, box 2 every 2nd session, box 3 every 4th and so on; sorted.
        Leitner cards of a session
        A card in box b is due when the {session} number is divisible by 2 to the power b - 1; sorted list.
        Which flash cards are repeated today? {cards} maps each word to its box.
        Return the due words in alphabetical order; a higher box comes up half as often.
        """,
        """
        return sorted(word for word, box in cards.items() if session % 2 ** (box - 1) == 0)
        ---
        due = []
        for word in sorted(cards):
            interval = 1
            for _ in range(cards[word] - 1):
                interval *= 2
            if session % interval == 0:
                due.append(word)
        return due
        """,
        lambda r: ({draw.word(r): r.randint(1, 4) for _ in range(r.randint(0, 5))}, r.randint(1, 9)),
    ),
    made(
        "school_and_sports.class_list_lines",
        "class_list_lines numbered_names roster_lines",
        "names: list[str]",
        "list[str]",
        """
        Numbered lines 'N. Last, First' for {names} 'First Last', sorted by last name and then first name.
        class list sorted by last name
        Print the class: last name first, a comma, the first name, with numbers from 1.
        Sort pupils by surname (ties by first name) and number them like '1. Adams, Bob'.
        How does the list of the class look, ordered by family name?
        """,
        """
        turned = sorted(", ".join(reversed(name.split(" "))) for name in names)
        return [f"{number}. {name}" for number, name in enumerate(turned, 1)]
        ---
        lines = []
        for name in sorted(names, key=lambda full: (full.split()[1], full.split()[0])):
            first, last = name.split()
            lines.append(str(len(lines) + 1) + ". " + last + ", " + first)
        return lines
        """,
        lambda r: (
            [f"{r.choice(_PEOPLE)} {r.choice(('Smith', 'Ray', 'Adams'))}" for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "school_and_sports.unique_logins",
        "unique_logins make_logins school_usernames",
        "names: list[str]",
        "list[str]",
        """
        Logins for {names} 'First Last': initial and last name in lower case, repeated ones get 2, 3, ...
        usernames with numbers for doubles
        'Ann Smith' becomes 'asmith', the next with the same login 'asmith2'; same order as {names}.
        Make a unique user name of each full name: first letter plus surname, numbered from the second on.
        Which logins do the pupils get? Lower case; duplicates are numbered 2, 3, ...
        """,
        """
        counts = {}
        logins = []
        for name in names:
            first, last = name.lower().split()
            login = first[0] + last
            counts[login] = counts.get(login, 0) + 1
            logins.append(login if counts[login] == 1 else f"{login}{counts[login]}")
        return logins
        ---
        bases = [name[0].lower() + name.split()[1].lower() for name in names]
        result = []
        for index, base in enumerate(bases):
            seen = bases[:index].count(base)
            result.append(base + str(seen + 1) if seen else base)
        return result
        """,
        lambda r: (
            [f"{r.choice(('Ann', 'Al', 'Bo'))} {r.choice(('Smith', 'Ray'))}" for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "school_and_sports.timetable_conflicts",
        "timetable_conflicts clashing_courses course_conflicts",
        "courses: dict[str, list[str]]",
        "list[tuple[str, str]]",
        """
        Pairs of {courses} that share a time slot, names in alphabetical order.
        courses that clash in a timetable
        Two courses clash if any of their slots, such as 'Mo1', is the same; list each pair once, sorted.
        Which lessons cannot both be taken? Return sorted (first, second) pairs.
        {courses} maps a name to its slots; find all pairs with a common one.
        """,
        """
        names = sorted(courses)
        return [
            (a, b)
            for i, a in enumerate(names)
            for b in names[i + 1 :]
            if set(courses[a]) & set(courses[b])
        ]
        ---
        pairs = []
        for a in sorted(courses):
            for b in sorted(courses):
                if a < b and any(slot in courses[b] for slot in courses[a]):
                    pairs.append((a, b))
        return pairs
        """,
        lambda r: (
            {
                c: sorted({r.choice(("Mo1", "Mo2", "Tu1", "We3")) for _ in range(r.randint(0, 2))})
                for c in ("art", "bio", "math", "music")[: r.randint(0, 4)]
            },
        ),
    ),
    made(
        "school_and_sports.can_enroll",
        "can_enroll meets_prerequisites prerequisites_met",
        "course: str; needs: dict[str, list[str]]; passed: list[str]",
        "bool",
        """
        May a student take the {course}? All that it {needs} must be in {passed}, but not the course itself.
        check course prerequisites
        False if already passed or a requirement is missing; a course not in {needs} requires nothing.
        Are all prerequisites done? Nobody enrolls twice in what is passed.
        True when every required course is among those {passed} and {course} is not.
        """,
        """
        if course in passed:
            return False
        return all(need in passed for need in needs.get(course, []))
        ---
        missing = set(needs.get(course, ())) - set(passed)
        return not missing and course not in passed
        """,
        lambda r: (
            r.choice(("math2", "physics", "art")),
            {"math2": ["math1"], "physics": ["math1", "lab"]},
            r.sample(["math1", "math2", "lab", "art"], r.randint(0, 3)),
        ),
    ),
    made(
        "school_and_sports.school_year",
        "school_year academic_year school_year_label",
        "day: str",
        "str",
        """
        School year of an ISO {day} such as '2023/24'; it begins on 1 August.
        academic year label
        From August on it is this and the next year, before it the last and this; the second has two digits.
        To which school year does {day} belong? Write it like '2023/24'.
        Dates from January to July count to the year that began in August before.
        """,
        """
        year, month = int(day[:4]), int(day[5:7])
        start = year if month >= 8 else year - 1
        return f"{start}/{(start + 1) % 100:02}"
        ---
        start = int(day.split("-")[0])
        if day[5:] < "08-01":
            start -= 1
        return str(start) + "/" + str(start + 1)[2:]
        """,
        lambda r: (
            f"20{r.randint(18, 26)}-{r.choice((7, 8, 9, 12, 1, r.randint(1, 12))):02}-{r.randint(1, 28):02}",
        ),
    ),
    made(
        "school_and_sports.grade_level",
        "grade_level school_grade_for_age grade_by_age",
        "age: int",
        "str",
        """
        School level at an {age}: 'preschool' below 6, then grades '1' to '12', and 'graduate' from 18 on.
        age to school grade
        At 6 it is grade '1', at 17 grade '12'; younger ones are in 'preschool', older ones are 'graduate'.
        In which class is somebody of that age? Age minus 5, as text.
        Return the grade as text, 'preschool' under 6 and 'graduate' from 18.
        """,
        """
        if age < 6:
            return "preschool"
        if age >= 18:
            return "graduate"
        return str(age - 5)
        ---
        grade = age - 5
        return "preschool" if grade < 1 else "graduate" if grade > 12 else f"{grade}"
        """,
        lambda r: (r.randint(2, 20),),
    ),
    made(
        "school_and_sports.points_to_grade",
        "points_to_grade grade_from_percent school_grade",
        "points: float; total: float",
        "int",
        """
        Grade 1 to 6 for {points} of {total}: from 92 percent 1, 81 2, 67 3, 50 4, 30 5, else 6.
        percent to grade 1-6
        Look up the share of the points: 92, 81, 67, 50 and 30 percent are the lowest for 1 to 5, below is 6.
        Which grade is that? A {total} of 0 counts as grade 6.
        Convert points into a mark from 1 (best) to 6 by the limits 92, 81, 67, 50, 30 percent.
        """,
        """
        if total == 0:
            return 6
        percent = 100 * points / total
        for grade, limit in enumerate((92, 81, 67, 50, 30), 1):
            if percent >= limit:
                return grade
        return 6
        ---
        percent = points * 100 / total if total else 0.0
        return 1 + sum(percent < limit for limit in (92, 81, 67, 50, 30))
        """,
        lambda r: (
            float(r.choice((0, 20, 45, 50, 60, r.randint(0, 60)))),
            r.choice((60.0, 50.0, 100.0, 0.0)),
        ),
    ),
    made(
        "school_and_sports.reading_speed",
        "reading_speed words_per_minute reading_rate",
        "words: int; seconds: int",
        "int",
        """
        Reading speed in words per minute, rounded: {words} read in {seconds}; 0 without time.
        words per minute
        How fast does the child read? Words times 60 over {seconds}, to the nearest number, 0 for 0 seconds.
        Return the number of words per minute as an integer.
        Compute reading speed; no seconds give 0 instead of an error.
        """,
        """
        if seconds <= 0:
            return 0
        return round(words * 60 / seconds)
        ---
        return round(60 * words / seconds) if seconds > 0 else 0
        """,
        lambda r: (r.choice((0, 100, 250, r.randint(0, 2000))), r.choice((0, 30, 60, 95, 300))),
    ),
    made(
        "school_and_sports.net_wpm",
        "net_wpm net_typing_speed typing_speed",
        "characters: int; errors: int; minutes: int",
        "int",
        """
        Net typing speed: five {characters} are a word, each of {errors} takes one off; cut off, at least 0.
        typing speed minus errors
        Words are characters / 5; subtract one per error and divide by {minutes}, cut off, never negative.
        How fast does somebody type when every error costs a word?
        (characters // 5 - errors) // minutes, or 0 if that is below zero.
        """,
        """
        return max(0, (characters // 5 - errors) // minutes)
        ---
        words = characters // 5
        if errors >= words:
            return 0
        return (words - errors) // minutes
        """,
        lambda r: (r.choice((0, 500, r.randint(0, 1500))), r.choice((0, 3, 20, 200)), r.choice((1, 2, 5))),
    ),
    made(
        "school_and_sports.homework_due",
        "homework_due assignments_due unfinished_by_date",
        "tasks: list[dict[str, str]]; today: str",
        "list[str]",
        """
        Titles of {tasks} not 'done' whose 'due' date is {today} or later, next due first, ties as listed.
        upcoming homework
        Each task has 'title', 'due' (ISO date) and 'status'; skip done and overdue ones, sort by date.
        Which homework is still to do? Only tasks due {today} or later, in order of their date.
        Return open titles ordered by 'due'; equal dates keep their order.
        """,
        """
        waiting = [task for task in tasks if task["status"] != "done" and task["due"] >= today]
        return [task["title"] for task in sorted(waiting, key=lambda task: task["due"])]
        ---
        titles = []
        for task in sorted(tasks, key=lambda item: item["due"]):
            if task["status"] == "done" or task["due"] < today:
                continue
            titles.append(task["title"])
        return titles
        """,
        lambda r: (
            [
                {
                    "title": draw.word(r),
                    "due": f"2024-05-{r.randint(1, 9):02}",
                    "status": r.choice(("open", "done")),
                }
                for _ in range(r.randint(0, 5))
            ],
            f"2024-05-{r.randint(1, 9):02}",
        ),
    ),
    made(
        "school_and_sports.most_improved",
        "most_improved biggest_progress best_gainer",
        "before: dict[str, int]; after: dict[str, int]",
        "str | None",
        """
        Name that gained the most points from {before} to {after}; by name on a tie, None if nobody did.
        most improved student
        Who made the biggest progress? Only names in both tests count, and the gain must be above zero.
        Compare two tests and return the best gainer, alphabetically first if equal, else None.
        Find the largest rise of the points between two dicts with the same names.
        """,
        """
        gains = {name: after[name] - before[name] for name in before if name in after}
        better = [name for name in gains if gains[name] > 0]
        return min(better, key=lambda name: (-gains[name], name), default=None)
        ---
        best_name, best_gain = None, 0
        for name in sorted(before):
            gain = after.get(name, before[name]) - before[name]
            if gain > best_gain:
                best_name, best_gain = name, gain
        return best_name
        """,
        _two_tests,
    ),
    made(
        "school_and_sports.trend_word",
        "trend_word score_trend progress_trend",
        "scores: list[int]",
        "str",
        """
        Trend of {scores}: 'up' if the last is above the first, 'down' if below, else (or under two) 'same'.
        are the results getting better
        Compare the first with the last score and say 'up', 'down' or 'same'; too few scores are 'same'.
        Do the grades rise or fall? Only the ends of the list matter.
        Return the direction from the first to the last value as a word.
        """,
        """
        if len(scores) < 2 or scores[0] == scores[-1]:
            return "same"
        return "up" if scores[-1] > scores[0] else "down"
        ---
        change = scores[-1] - scores[0] if scores else 0
        if change > 0:
            return "up"
        return "down" if change < 0 else "same"
        """,
        lambda r: (r.choice((_points(r), sorted(_points(r)), sorted(_points(r), reverse=True), [5, 5])),),
    ),
    made(
        "school_and_sports.report_line",
        "report_line report_card_line format_report_line",
        "subject: str; grade: int; width: int = 20",
        "str",
        """
        Line of a report card: {subject}, dots up to the {width}, then the {grade}; at least one dot.
        report card line with dots
        Fill the space between name and grade with dots so that the line is {width} long, one dot at least.
        How is a subject printed with leading dots before its mark?
        Join {subject}, dots and {grade} to a text of {width} characters, longer if the name is too long.
        """,
        """
        mark = str(grade)
        dots = max(1, width - len(subject) - len(mark))
        return subject + "." * dots + mark
        ---
        line = subject + "."
        while len(line) + len(str(grade)) < width:
            line += "."
        return line + str(grade)
        """,
        lambda r: (
            r.choice(("Math", "Physical Education", "Art", "A very long subject name")),
            r.randint(1, 6),
            r.choice((20, 12, 30)),
        ),
    ),
    made(
        "school_and_sports.honors_level",
        "honors_level graduation_honors latin_honors",
        "gpa: float",
        "str",
        """
        Honors for a {gpa}: 'summa cum laude' from 3.9, 'magna ...' from 3.7, 'cum laude' from 3.5, else ''.
        latin honors by GPA
        Return the distinction, '' below 3.5; the limits 3.5, 3.7 and 3.9 belong to the higher one.
        Which honors does a student graduate with?
        Pick the title by grade point average, with thresholds 3.9, 3.7 and 3.5.
        """,
        """
        if gpa >= 3.9:
            return "summa cum laude"
        if gpa >= 3.7:
            return "magna cum laude"
        return "cum laude" if gpa >= 3.5 else ""
        ---
        titles = ["", "cum laude", "magna cum laude", "summa cum laude"]
        return titles[(gpa >= 3.5) + (gpa >= 3.7) + (gpa >= 3.9)]
        """,
        lambda r: (r.choice((4.0, 3.9, 3.89, 3.7, 3.5, 3.49, r.randint(200, 400) / 100)),),
    ),
    made(
        "school_and_sports.round_grade",
        "round_grade round_half_grade nearest_half_grade",
        "grade: float",
        "float",
        """
        Round a {grade} to the nearest half, quarters upwards: 2.25 gives 2.5, 2.2 gives 2.0.
        grade to half steps
        Nearest multiple of 0.5; exactly in between (.25 and .75) goes up.
        Which half grade is closest? Ties are rounded to the larger number.
        Round to 0.5 steps with halves up.
        """,
        """
        return int(grade * 2 + 0.5) / 2
        ---
        whole = int(grade)
        rest = grade - whole
        if rest < 0.25:
            return float(whole)
        return whole + 0.5 if rest < 0.75 else whole + 1.0
        """,
        lambda r: (r.choice((1.0, 1.25, 2.75, 3.5, 2.2, r.randint(4, 24) / 4)),),
    ),
    made(
        "school_and_sports.election_winner",
        "election_winner election_result majority_winner",
        "votes: list[str]",
        "str",
        """
        Winner of the {votes}: a name with over half of the non-empty ones, else 'runoff'; 'nobody' for none.
        absolute majority vote
        Empty ballots do not count; without an absolute majority it is 'runoff', without ballots 'nobody'.
        Who is elected? More than half of all filled-in ballots are needed.
        Count names; return the one with an absolute majority or 'runoff', 'nobody' if no valid vote was cast.
        """,
        """
        valid = [name for name in votes if name]
        if not valid:
            return "nobody"
        leader = max(valid, key=valid.count)
        return leader if valid.count(leader) * 2 > len(valid) else "runoff"
        ---
        counts = {}
        for name in votes:
            if name != "":
                counts[name] = counts.get(name, 0) + 1
        total = sum(counts.values())
        for name, count in counts.items():
            if count > total / 2:
                return name
        return "runoff" if total else "nobody"
        """,
        lambda r: ([r.choice(("Ann", "Bob", "Cy", "", "Ann")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "school_and_sports.is_valid_student_id",
        "is_valid_student_id valid_student_number check_student_id",
        "code: str",
        "bool",
        """
        Is {code} a student number: a capital 'S' and exactly four digits, not all of them zero?
        validate a student id
        True for texts such as 'S0042'; 'S0000', other lengths, letters or a small s are wrong.
        Check the form of an id: S plus 4 digits, greater than 0.
        Does the text look like a valid student number?
        """,
        """
        digits = code[1:]
        return code[:1] == "S" and len(digits) == 4 and digits.isdigit() and digits != "0000"
        ---
        if len(code) != 5 or not code.startswith("S"):
            return False
        return all(c in "0123456789" for c in code[1:]) and int(code[1:]) > 0
        """,
        lambda r: (
            r.choice(
                (
                    "S12345",
                    "s1234",
                    "T1234",
                    "S12a4",
                    "",
                    "S0000",
                    *(f"S{r.randint(0, 9999):04}" for _ in "abcd"),
                )
            ),
        ),
    ),
    made(
        "school_and_sports.subject_totals",
        "subject_totals average_per_subject subject_means",
        "rows: list[dict[str, object]]",
        "dict[str, float]",
        """
        Mean 'score' per 'subject' over {rows}, one decimal, subjects sorted by name.
        average score by subject
        Group the rows by subject and average the scores, rounded to 1 decimal; keys in alphabetical order.
        How good is the class in each subject?
        Return a dict from subject to mean score, empty for no {rows}.
        """,
        """
        groups = {}
        for row in rows:
            groups.setdefault(row["subject"], []).append(row["score"])
        return {name: round(sum(groups[name]) / len(groups[name]), 1) for name in sorted(groups)}
        ---
        means = {}
        for subject in sorted({row["subject"] for row in rows}):
            scores = [row["score"] for row in rows if row["subject"] == subject]
            means[subject] = round(sum(scores) / len(scores), 1)
        return means
        """,
        lambda r: (
            [
                {"subject": r.choice(("math", "art", "bio")), "score": r.randint(40, 100)}
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "school_and_sports.weak_subjects",
        "weak_subjects subjects_to_improve failing_subjects",
        "report: dict[str, int]; limit: int = 4",
        "list[str]",
        """
        Subjects of a {report} with a grade worse than {limit} (1 is best), the worst first, ties by name.
        bad grades in a report
        Which subjects need work? Grades above {limit} count, from bad to less bad, then alphabetically.
        List subjects whose mark is greater than {limit}.
        Find the failed subjects of a report card; a grade equal to {limit} still passes.
        """,
        """
        weak = [subject for subject, grade in report.items() if grade > limit]
        return sorted(weak, key=lambda subject: (-report[subject], subject))
        ---
        found = []
        for grade in range(6, limit, -1):
            found += sorted(subject for subject in report if report[subject] == grade)
        return found
        """,
        lambda r: (
            {
                s: r.randint(1, 6)
                for s in r.sample(("math", "art", "bio", "music", "sports"), r.randint(0, 5))
            },
            r.choice((4, 3, 5)),
        ),
    ),
    made(
        "school_and_sports.is_promoted",
        "is_promoted moves_up passes_year",
        "grades: list[int]",
        "bool",
        """
        Is a pupil moved up? No 6 and at most one 5, which a grade of 2 or better must balance.
        promotion to the next class
        False with a 6 or with two or more 5s; a single 5 is allowed if there is a 1 or 2 among {grades}.
        Does the pupil pass the year by the {grades} from 1 (best) to 6?
        True without any 5 or 6, or with one 5 and at least one grade of 1 or 2.
        """,
        """
        if 6 in grades or grades.count(5) > 1:
            return False
        return 5 not in grades or min(grades) <= 2
        ---
        fives = sum(grade == 5 for grade in grades)
        sixes = sum(grade == 6 for grade in grades)
        good = sum(grade < 3 for grade in grades)
        return sixes == 0 and (fives == 0 or (fives == 1 and good > 0))
        """,
        lambda r: (r.choice((_grades(r), [5, 2, 3], [5, 3, 3], [5, 5, 1, 1], [6, 1])),),
    ),
    made(
        "school_and_sports.multiplication_row",
        "multiplication_row times_table_lines times_table",
        "number: int; upto: int = 10",
        "list[str]",
        """
        Lines of the times table of {number}, such as '3 x 4 = 12', for 1 to {upto}.
        times table as text
        Practice sheet: one line for each factor from 1 to {upto}, the factor second.
        Return 'N x i = product' for every i; nothing for {upto} 0.
        How does the multiplication table of {number} read?
        """,
        """
        return [f"{number} x {i} = {number * i}" for i in range(1, upto + 1)]
        ---
        lines = []
        product = 0
        for factor in range(1, upto + 1):
            product += number
            lines.append(str(number) + " x " + str(factor) + " = " + str(product))
        return lines
        """,
        lambda r: (r.randint(1, 12), r.choice((10, 5, 0, 12))),
    ),
    made(
        "school_and_sports.match_points",
        "match_points points_for_match league_points",
        "goals: int; against: int",
        "int",
        """
        Points for a team with so many {goals} {against} so many: 3 for a win, 1 for a draw, 0 for a loss.
        3 points for a win
        A win brings three points, a draw one, a defeat none.
        How many league points does the result give the first team?
        Return 3, 1 or 0 by comparing the two scores.
        """,
        """
        if goals > against:
            return 3
        return 1 if goals == against else 0
        ---
        return 3 * (goals > against) + (goals == against)
        """,
        lambda r: (r.randint(0, 4), r.randint(0, 4)),
    ),
    made(
        "school_and_sports.result_letter",
        "result_letter win_draw_loss match_outcome",
        "score: str",
        "str",
        """
        'W', 'D' or 'L' for a {score} such as '2:1' or '0-3', seen from the first team.
        win, draw or loss from a score text
        Compare both numbers, parted by a colon or a hyphen: W if the first is larger, D if equal, else L.
        How did the home team do in a match that ended {score}?
        Turn '3-1' into 'W', '2:2' into 'D' and '0:1' into 'L'.
        """,
        """
        home, away = map(int, score.replace("-", ":").split(":"))
        if home == away:
            return "D"
        return "W" if home > away else "L"
        ---
        separator = ":" if ":" in score else "-"
        first, second = score.split(separator)
        difference = int(first) - int(second)
        return "L" if difference < 0 else "DW"[difference > 0]
        """,
        lambda r: (f"{r.randint(0, 4)}{r.choice((':', '-'))}{r.randint(0, 4)}",),
    ),
    made(
        "school_and_sports.form_points",
        "form_points points_from_form recent_form_points",
        "form: str; last: int = 5",
        "int",
        """
        Points from the {last} letters of {form}, W 3, D 1 and L 0; the newest match is at the end.
        points of the last five matches
        Sum of the points of the most recent {last} results; a shorter form counts as a whole.
        How many points did a team get lately with a form like 'WWDLW'?
        Only the end of the text counts: three points for every W, one for every D.
        """,
        """
        recent = form[-last:]
        return 3 * recent.count("W") + recent.count("D")
        ---
        points = {"W": 3, "D": 1, "L": 0}
        start = max(0, len(form) - last)
        return sum(points[form[i]] for i in range(start, len(form)))
        """,
        lambda r: ("".join(r.choice("WDL") for _ in range(r.randint(0, 8))), r.choice((5, 3, 10))),
    ),
    made(
        "school_and_sports.unbeaten_run",
        "unbeaten_run current_unbeaten matches_since_loss",
        "form: str",
        "int",
        """
        Matches without defeat at the end of {form} (letters W, D and L, the newest last).
        current unbeaten run
        Count back from the last match until an 'L' is met; the whole length if there was none.
        For how many games has the team not lost?
        Length of the part of {form} after the last 'L'.
        """,
        """
        return len(form) - form.rfind("L") - 1
        ---
        run = 0
        for letter in reversed(form):
            if letter == "L":
                break
            run += 1
        return run
        """,
        lambda r: ("".join(r.choice("WWDDL") for _ in range(r.randint(0, 9))),),
    ),
    made(
        "school_and_sports.league_table",
        "league_table standings table_from_results",
        "results: list[tuple[str, str, int, int]]",
        "list[tuple[str, int]]",
        """
        Rows (team, points) of {results} (home, away, goals, goals): win 3, draw 1; best first, then by name.
        standings from match results
        Add up points for all teams that played and sort by points downwards, ties by name.
        Who leads the league? Every match is (home, away, home goals, away goals).
        Return teams with their points, 3 a win and 1 a draw, the highest first, equal ones alphabetically.
        """,
        """
        points = {}
        for home, away, scored, conceded in results:
            points.setdefault(home, 0)
            points.setdefault(away, 0)
            if scored == conceded:
                points[home] += 1
                points[away] += 1
            else:
                points[home if scored > conceded else away] += 3
        return sorted(points.items(), key=lambda item: (-item[1], item[0]))
        ---
        teams = sorted({team for match in results for team in match[:2]})
        table = []
        for team in teams:
            total = 0
            for home, away, scored, conceded in results:
                if team in (home, away):
                    difference = scored - conceded if team == home else conceded - scored
                    total += 3 if difference > 0 else 1 if difference == 0 else 0
            table.append((team, total))
        return sorted(table, key=lambda row: row[1], reverse=True)
        """,
        lambda r: (_results(r),),
    ),
    made(
        "school_and_sports.goal_differences",
        "goal_differences goal_difference_by_team net_goals",
        "results: list[tuple[str, str, int, int]]",
        "dict[str, int]",
        """
        Goal difference of each team over {results} (home, away, home goals, away goals), sorted by name.
        goals for minus goals against
        Scored minus conceded for every team that played; keys in alphabetical order.
        What is everybody's goal difference?
        Sum the differences of all matches, plus for one side and minus for the other.
        """,
        """
        net = {}
        for home, away, scored, conceded in results:
            net[home] = net.get(home, 0) + scored - conceded
            net[away] = net.get(away, 0) + conceded - scored
        return dict(sorted(net.items()))
        ---
        teams = sorted({team for match in results for team in match[:2]})
        return {
            team: sum((a - b) * ((team == home) - (team == away)) for home, away, a, b in results)
            for team in teams
        }
        """,
        lambda r: (_results(r),),
    ),
    made(
        "school_and_sports.sort_table",
        "sort_table order_standings rank_teams",
        "rows: list[dict[str, str | int]]",
        "list[str]",
        """
        Teams of {rows} ordered by 'points', then 'diff', then 'goals', all descending, at last by 'team'.
        league table order with tie-breakers
        More points first; ties by goal difference, then goals scored, then name.
        In which order do the teams stand? Return the names only.
        Rank dicts with team, points, diff and goals like a football league.
        """,
        """
        ordered = sorted(rows, key=lambda row: (-row["points"], -row["diff"], -row["goals"], row["team"]))
        return [row["team"] for row in ordered]
        ---
        ordered = sorted(rows, key=lambda row: row["team"])
        for key in ("goals", "diff", "points"):
            ordered.sort(key=lambda row: row[key], reverse=True)
        return [row["team"] for row in ordered]
        """,
        lambda r: (
            [
                {"team": t, "points": r.choice((3, 6, 6)), "diff": r.randint(-2, 2), "goals": r.randint(0, 9)}
                for t in r.sample(_TEAMS, r.randint(0, 4))
            ],
        ),
    ),
    made(
        "school_and_sports.two_leg_winner",
        "two_leg_winner aggregate_winner tie_winner",
        "first_leg: tuple[int, int]; second_leg: tuple[int, int]",
        "str",
        """
        Winner on aggregate, 'A' or 'B', or 'draw': A plays the {first_leg} at home and the {second_leg} away.
        winner of two legs
        Each leg is (home goals, away goals); B is at home in the second. Compare the sums; equal is 'draw'.
        Who goes through after both matches? Away goals have no special weight.
        Add A's goals of both legs (first of one, second of the other) and compare with B's.
        """,
        """
        a = first_leg[0] + second_leg[1]
        b = first_leg[1] + second_leg[0]
        if a == b:
            return "draw"
        return "A" if a > b else "B"
        ---
        margin = first_leg[0] - first_leg[1] + second_leg[1] - second_leg[0]
        if margin > 0:
            return "A"
        if margin < 0:
            return "B"
        return "draw"
        """,
        lambda r: ((r.randint(0, 3), r.randint(0, 3)), (r.randint(0, 3), r.randint(0, 3))),
    ),
    made(
        "school_and_sports.round_robin_pairs",
        "round_robin_pairs all_fixtures everyone_plays",
        "teams: list[str]",
        "list[str]",
        """
        Fixtures 'A vs B' so that each of {teams} plays every other once, in the order of the list.
        list of matches for a round robin
        Every pair exactly once; the team that comes first in the list is named first.
        Which games are needed if everybody plays everybody once?
        Return all 'first vs second' texts; fewer than two teams give an empty list.
        """,
        """
        return [f"{a} vs {b}" for i, a in enumerate(teams) for b in teams[i + 1 :]]
        ---
        fixtures = []
        for i in range(len(teams)):
            for j in range(i + 1, len(teams)):
                fixtures.append(teams[i] + " vs " + teams[j])
        return fixtures
        """,
        lambda r: (list(_TEAMS[: r.randint(0, 4)]),),
    ),
    made(
        "school_and_sports.league_rounds",
        "league_rounds rounds_needed matchdays",
        "teams: int; double: bool = False",
        "int",
        """
        Rounds a league of {teams} takes: one fewer than teams, as many as teams if odd; twice if {double}.
        number of match days
        Everybody meets once ({double}: twice); if odd, one team rests each round. Below 2 teams it is 0.
        How many match days has the season?
        n - 1 rounds for even n, n for odd n, doubled for home and away; 0 for fewer than two.
        """,
        """
        if teams < 2:
            return 0
        rounds = teams - 1 if teams % 2 == 0 else teams
        return rounds * 2 if double else rounds
        ---
        rounds = max(teams - 1 + teams % 2, 0) if teams > 1 else 0
        return rounds * (1 + double)
        """,
        lambda r: (r.randint(0, 12), r.random() < 0.5),
    ),
    made(
        "school_and_sports.first_round_byes",
        "first_round_byes byes_needed count_byes",
        "players: int",
        "int",
        """
        Byes in the first round of a knockout with {players}: what is missing to the next power of two.
        number of byes in a bracket
        How many players get through round one without a match? 0 if the number is a power of two or below 2.
        Fill up to 2, 4, 8, 16 and so on; return how many places stay empty.
        Next power of two at or above {players} minus {players}; 0 for fewer than two.
        """,
        """
        if players < 2:
            return 0
        size = 2
        while size < players:
            size *= 2
        return size - players
        ---
        return (1 << (players - 1).bit_length()) - players if players > 1 else 0
        """,
        lambda r: (r.choice((0, 1, 2, 3, 8, 9, 16, r.randint(0, 40))),),
    ),
    made(
        "school_and_sports.round_name",
        "round_name knockout_round_name stage_name",
        "teams: int",
        "str",
        """
        Knockout round by {teams} left: 2 'Final', 4 'Semi-final', 8 'Quarter-final', else 'Round of N'.
        name of a tournament stage
        Eight teams play the quarter-final, four the semi-final, two the final, more 'Round of 16' etc.
        What is the round called when so many {teams} are still in?
        Return 'Final', 'Semi-final' or 'Quarter-final', and 'Round of ' with the number for others.
        """,
        """
        names = {2: "Final", 4: "Semi-final", 8: "Quarter-final"}
        return names.get(teams, f"Round of {teams}")
        ---
        if teams == 2:
            return "Final"
        if teams == 4:
            return "Semi-final"
        return "Quarter-final" if teams == 8 else "Round of " + str(teams)
        """,
        lambda r: (r.choice((2, 4, 8, 16, 32, 64)),),
    ),
    made(
        "school_and_sports.seeded_pairs",
        "seeded_pairs pair_best_with_worst bracket_pairs",
        "players: list[str]",
        "list[tuple[str, str]]",
        """
        Pair seeded {players}: first with last, second with last but one; the middle one gets 'bye'.
        first round of a seeded bracket
        Best against worst; with an odd number the player in the middle is paired with 'bye'.
        Who meets whom in round one if the strongest play the weakest?
        Return (strong, weak) pairs from outside in; an odd one is put together with 'bye'.
        """,
        """
        half = len(players) // 2
        pairs = list(zip(players[:half], reversed(players)))
        if len(players) % 2:
            pairs.append((players[half], "bye"))
        return pairs
        ---
        left = list(players)
        pairs = []
        while left:
            best = left.pop(0)
            pairs.append((best, left.pop() if left else "bye"))
        return pairs
        """,
        lambda r: (["A", "B", "C", "D", "E", "F"][: r.randint(0, 6)],),
    ),
    made(
        "school_and_sports.bowling_total",
        "bowling_total simple_bowling bowling_frame_scores",
        "frames: list[tuple[int, int]]",
        "int",
        """
        Bowling score of {frames} (two rolls each): ten pins in a frame add the first roll of the next.
        bowling with simple bonus
        A frame with 10 pins, strike or spare, gets the next frame's first roll on top; the last none.
        How many points are that if strikes are treated like spares?
        Sum all pins and add a bonus of one roll after each full frame.
        """,
        """
        total = 0
        for index, (first, second) in enumerate(frames):
            total += first + second
            if first + second == 10 and index + 1 < len(frames):
                total += frames[index + 1][0]
        return total
        ---
        pins = sum(first + second for first, second in frames)
        bonus = sum(after[0] for frame, after in zip(frames, frames[1:]) if sum(frame) == 10)
        return pins + bonus
        """,
        lambda r: (
            [
                r.choice(
                    ((10, 0), (a := r.randint(0, 9), 10 - a), (b := r.randint(0, 9), r.randint(0, 9 - b)))
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "school_and_sports.bowling_marks",
        "bowling_marks frame_symbols bowling_notation",
        "first: int; second: int",
        "str",
        """
        Marks of a bowling frame: 'X' for a strike, '/' for the end of a spare, '-' for no pins, else digits.
        bowling frame as symbols
        Write (10, 0) as 'X', (7, 3) as '7/', (0, 4) as '-4' and (9, 0) as '9-'.
        How is the frame noted on the score sheet? Zero pins are a hyphen.
        Two characters, or only 'X' if all ten fall with the {first} ball.
        """,
        """
        if first == 10:
            return "X"
        one = str(first) if first else "-"
        if first + second == 10:
            return one + "/"
        return one + (str(second) if second else "-")
        ---
        if first >= 10:
            return "X"
        marks = "-123456789"
        return marks[first] + ("/" if first + second == 10 else marks[second])
        """,
        lambda r: r.choice(
            (
                (10, 0),
                (0, 0),
                (0, 10),
                (a := r.randint(0, 9), 10 - a),
                (b := r.randint(0, 9), r.randint(0, 9 - b)),
            )
        ),
    ),
    made(
        "school_and_sports.tennis_score",
        "tennis_score tennis_points_text call_tennis_score",
        "a: int; b: int",
        "str",
        """
        Tennis score of a game by points won: '15-0', '40-30', 'deuce', 'advantage A' or 'advantage B'.
        call the score of a tennis game
        0 to 3 points are 0, 15, 30, 40; from three each on 'deuce' or 'advantage A'; the winner is 'game A'.
        What does the umpire say? Four points and two ahead is 'game A' or 'game B'.
        Text for {a} and {b} points, with 'game A' when someone has 4 or more and leads by two.
        """,
        """
        leader = "A" if a > b else "B"
        if max(a, b) >= 4 and abs(a - b) >= 2:
            return f"game {leader}"
        if a >= 3 and b >= 3:
            return "deuce" if a == b else f"advantage {leader}"
        names = [0, 15, 30, 40]
        return f"{names[a]}-{names[b]}"
        ---
        if a < 4 and b < 4 and a + b < 6:
            return "{}-{}".format(*("0 15 30 40".split()[points] for points in (a, b)))
        margin = a - b
        if margin == 0:
            return "deuce"
        name = "A" if margin > 0 else "B"
        return ("advantage " if abs(margin) == 1 else "game ") + name
        """,
        lambda r: (r.choice((r.randint(0, 4), 3, 4)), r.choice((r.randint(0, 4), 3, 4))),
    ),
    made(
        "school_and_sports.is_set_over",
        "is_set_over set_is_over is_set_finished",
        "a: int; b: int",
        "bool",
        """
        Is a tennis set over with {a} to {b} games: 6 with two ahead, or 7 against 5 or 6?
        finished tennis set
        True for 6:0 to 6:4, 7:5 and 7:6 (either way round), False while it goes on.
        Has someone won the set? Six games and a lead of two, or seven.
        Check the number of games: the winner has six with at least two more, or exactly 7 to 5 or 6.
        """,
        """
        high, low = max(a, b), min(a, b)
        return (high == 6 and low <= 4) or (high == 7 and low in (5, 6))
        ---
        pair = tuple(sorted((a, b)))
        return pair in {(0, 6), (1, 6), (2, 6), (3, 6), (4, 6), (5, 7), (6, 7)}
        """,
        lambda r: r.choice(
            ((6, 4), (7, 5), (7, 6), (6, 6), (6, 5), (5, 4), (0, 6), (r.randint(0, 7), r.randint(0, 7)))
        ),
    ),
    made(
        "school_and_sports.sets_won",
        "sets_won match_sets count_sets",
        "score: str",
        "tuple[int, int]",
        """
        Sets won by the first and the second player in a {score} such as '6-4 3-6 7-5'.
        sets from a tennis result
        Count for each side how many sets, parted by blanks, it has more games in; '' gives (0, 0).
        How many sets did each player win?
        Parse 'games-games' for every set and return both counts.
        """,
        """
        first = second = 0
        for part in score.split():
            a, b = map(int, part.split("-"))
            if a > b:
                first += 1
            elif b > a:
                second += 1
        return first, second
        ---
        sets = [tuple(int(games) for games in part.split("-")) for part in score.split()]
        return sum(a > b for a, b in sets), sum(a < b for a, b in sets)
        """,
        lambda r: (" ".join(r.choice(("6-4", "3-6", "7-5", "6-7", "6-0")) for _ in range(r.randint(0, 5))),),
    ),
    made(
        "school_and_sports.dart_value",
        "dart_value dart_points score_dart",
        "code: str",
        "int",
        """
        Points of a dart {code}: '20' is 20, 'D16' double, 'T20' triple, 'bull' 50, 'outer' 25, 'miss' 0.
        points for T20, D16, bull
        Letters D and T in front multiply by two and three; 'bull', 'outer' and 'miss' are 50, 25 and 0.
        How much does a throw like 'T19' score?
        Turn the name of a field of the dartboard into its points.
        """,
        """
        special = {"bull": 50, "outer": 25, "miss": 0}
        if code in special:
            return special[code]
        if code[0] in "DT":
            return int(code[1:]) * (2 if code[0] == "D" else 3)
        return int(code)
        ---
        if code == "bull":
            return 50
        if code == "outer":
            return 25
        if code == "miss":
            return 0
        factor = {"D": 2, "T": 3}.get(code[0], 1)
        return factor * int(code.lstrip("DT"))
        """,
        lambda r: (
            r.choice(("T20", "D16", "20", "bull", "outer", "miss", "D1", "T7", "0", str(r.randint(1, 20)))),
        ),
    ),
    made(
        "school_and_sports.golf_name",
        "golf_name golf_score_name hole_result",
        "strokes: int; par: int",
        "str",
        """
        Name for {strokes}: 'hole in one', 'eagle' (2 or more under {par}), 'birdie', 'par', 'bogey', '+N'.
        name of a golf score
        One: 'hole in one'; two or more under 'eagle'; one under 'birdie', one over 'bogey', then '+2'.
        What is the result on a hole called?
        Compare with {par}: eagle at -2 or less, birdie at -1, par, bogey at +1, then '+2', '+3' and so on.
        """,
        """
        if strokes == 1:
            return "hole in one"
        difference = strokes - par
        if difference <= -2:
            return "eagle"
        names = {-1: "birdie", 0: "par", 1: "bogey"}
        return names.get(difference, f"+{difference}")
        ---
        if strokes < 2:
            return "hole in one"
        if strokes < par - 1:
            return "eagle"
        if strokes > par + 1:
            return "+" + str(strokes - par)
        return ("birdie", "par", "bogey")[strokes - par + 1]
        """,
        lambda r: (r.randint(1, 8), r.randint(3, 5)),
    ),
    made(
        "school_and_sports.to_par_text",
        "to_par_text golf_total_text over_under_par",
        "strokes: list[int]; pars: list[int]",
        "str",
        """
        Total of a golf round against par: 'E' if even, else with sign like '+3' or '-2'.
        golf score to par
        Sum of {strokes} minus sum of {pars}, written with plus or minus, 'E' for zero.
        How does the leader board show the round?
        Format the difference to par; level par and no holes are 'E'.
        """,
        """
        difference = sum(strokes) - sum(pars)
        return "E" if difference == 0 else f"{difference:+d}"
        ---
        total = 0
        for taken, par in zip(strokes, pars):
            total += taken - par
        if total > 0:
            return "+" + str(total)
        return str(total) if total else "E"
        """,
        lambda r: (lambda p: ([x + r.choice((-1, 0, 0, 1, 2)) for x in p], p))(
            [r.randint(3, 5) for _ in range(r.randint(0, 5))]
        ),
    ),
    made(
        "school_and_sports.stableford",
        "stableford stableford_points golf_stableford",
        "strokes: list[int]; pars: list[int]",
        "int",
        """
        Stableford points: a hole at par gives 2, each stroke under one more, each over one less, at least 0.
        golf stableford score
        Per hole the points are par minus strokes plus 2, never negative; add them up.
        How many points do the {strokes} bring on holes with these {pars}?
        Sum of max(0, 2 + par - strokes) over all holes.
        """,
        """
        return sum(max(0, 2 + par - taken) for taken, par in zip(strokes, pars))
        ---
        points = 0
        for index, par in enumerate(pars):
            gained = par + 2 - strokes[index]
            if gained > 0:
                points += gained
        return points
        """,
        lambda r: (lambda p: ([max(1, x + r.randint(-2, 4)) for x in p], p))(
            [r.randint(3, 5) for _ in range(r.randint(0, 5))]
        ),
    ),
    made(
        "school_and_sports.volleyball_set_won",
        "volleyball_set_won set_winner rally_set_winner",
        "a: int; b: int; target: int = 25",
        "str",
        """
        Who has won a volleyball set, 'A', 'B' or '' while it goes on: at least {target} points and two ahead.
        volleyball set with two points lead
        Return the side with {target} or more points and a lead of at least 2, else an empty text.
        Is the set over at {a} to {b}, and who got it?
        A set ends when someone reaches {target} with two points more than the other.
        """,
        """
        if max(a, b) < target or abs(a - b) < 2:
            return ""
        return "A" if a > b else "B"
        ---
        if a >= target and a - b >= 2:
            return "A"
        if b >= target and b - a >= 2:
            return "B"
        return ""
        """,
        lambda r: (
            r.choice((25, 24, 26, 15, r.randint(0, 27))),
            r.choice((25, 23, 24, 15, r.randint(0, 27))),
            r.choice((25, 15, 25)),
        ),
    ),
    made(
        "school_and_sports.shooting_percentage",
        "shooting_percentage field_goal_percentage hit_rate_text",
        "shots: str",
        "str",
        """
        Percentage of 'made/tried' {shots} with one decimal and '%', like '42.9%'; '-' if nothing was tried.
        shooting percentage from made/tried
        Turn '3/7' into '42.9%' and '0/0' into '-'.
        What share of the shots went in? One digit after the point, a hyphen without attempts.
        Read both numbers around the slash and format the rate in percent.
        """,
        """
        made, tried = map(int, shots.split("/"))
        if tried == 0:
            return "-"
        return f"{100 * made / tried:.1f}%"
        ---
        made, _, tried = shots.partition("/")
        return "{:.1f}%".format(int(made) * 100 / int(tried)) if int(tried) else "-"
        """,
        lambda r: (r.choice(("0/0", "3/7", "10/10", f"{(m := r.randint(0, 9))}/{m + r.randint(0, 9)}")),),
    ),
    made(
        "school_and_sports.innings_text",
        "innings_text outs_to_innings innings_pitched",
        "outs: int",
        "str",
        """
        Innings for a number of {outs}, three each: '6.2' means six innings and two outs.
        outs to innings pitched
        Full innings, a point and the outs left over, which are 0, 1 or 2.
        How many innings did a pitcher work in baseball notation?
        Return outs // 3 and outs % 3 joined by a point.
        """,
        """
        full, rest = divmod(outs, 3)
        return f"{full}.{rest}"
        ---
        return ".".join((str(outs // 3), str(outs % 3)))
        """,
        lambda r: (r.choice((0, 3, 27, r.randint(0, 40))),),
    ),
    made(
        "school_and_sports.pace_per_km",
        "pace_per_km running_pace pace_text",
        "kilometers: float; seconds: int",
        "str",
        """
        Running pace 'M:SS' per km for {seconds} over {kilometers}, rounded to seconds; '-' for no distance.
        pace from distance and time
        Divide the time by the distance and write minutes and two-digit seconds; 0 km gives '-'.
        How fast was the run in minutes per km?
        Return the pace like '5:30', or a hyphen if nothing was run.
        """,
        """
        if kilometers <= 0:
            return "-"
        pace = round(seconds / kilometers)
        return f"{pace // 60}:{pace % 60:02}"
        ---
        if not kilometers > 0:
            return "-"
        minutes, rest = divmod(round(seconds / kilometers), 60)
        return str(minutes) + ":" + str(rest).zfill(2)
        """,
        lambda r: (r.choice((0.0, 5.0, 10.0, 21.1, r.randint(1, 30) / 2)), r.randint(600, 7200)),
    ),
    made(
        "school_and_sports.finish_time",
        "finish_time predicted_finish race_time_from_pace",
        "pace: str; kilometers: float",
        "str",
        """
        Finish time 'H:MM:SS' for {kilometers} at a {pace} 'M:SS' per km, fractions of a second cut off.
        race time from pace
        Multiply the pace by the distance and format with hours, two-digit minutes and seconds.
        When is the runner at the finish with an even pace?
        Total time of a race as text, rounded down to seconds.
        """,
        """
        minutes, seconds = map(int, pace.split(":"))
        total = int((minutes * 60 + seconds) * kilometers)
        return f"{total // 3600}:{total // 60 % 60:02}:{total % 60:02}"
        ---
        position = pace.index(":")
        total = int((int(pace[:position]) * 60 + int(pace[position + 1 :])) * kilometers)
        hours, rest = divmod(total, 3600)
        return f"{hours}:{rest // 60:02d}:{rest % 60:02d}"
        """,
        lambda r: (
            f"{r.randint(3, 8)}:{r.choice((0, 30, r.randint(0, 59))):02}",
            r.choice((5.0, 10.0, 21.1, 42.2, 1.0)),
        ),
    ),
    made(
        "school_and_sports.negative_split",
        "negative_split second_half_faster is_negative_split",
        "laps: list[int]",
        "bool",
        """
        Was the second half of {laps} faster than the first? An odd middle lap is left out; False if equal.
        negative split check
        Compare the sums of both halves of the lap times; the middle one of an odd number does not count.
        Did the runner speed up? True only if the later half took less time.
        Negative split: less total time in the second half than in the first.
        """,
        """
        half = len(laps) // 2
        return sum(laps[len(laps) - half :]) < sum(laps[:half])
        ---
        first = second = 0
        count = len(laps)
        for index in range(count // 2):
            first += laps[index]
            second += laps[count - 1 - index]
        return first > second
        """,
        lambda r: ([r.choice((60, 61, 59, 70)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "school_and_sports.fastest_lap_number",
        "fastest_lap_number best_lap quickest_lap",
        "laps: list[float]",
        "int | None",
        """
        Number (from 1) of the fastest of the {laps}, the first on a tie; None without laps.
        which lap was the quickest
        Return the place of the smallest lap time, counted from 1, or None for an empty list.
        In which lap was the driver fastest? Equal times go to the earlier lap.
        Find the lowest time and give its lap number.
        """,
        """
        if not laps:
            return None
        return laps.index(min(laps)) + 1
        ---
        return min(range(1, len(laps) + 1), key=lambda number: laps[number - 1], default=None)
        """,
        lambda r: ([r.choice((61.5, 60.0, 59.5, 62.25)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "school_and_sports.gap_to_leader",
        "gap_to_leader time_gaps race_gaps",
        "times: list[float]",
        "list[str]",
        """
        Gaps to the first of the sorted {times}: the leader's time, then '+1.5' and so on with one decimal.
        race result with gaps
        The winner is shown with the full time, the others with their distance to it after a plus sign.
        How far are the others behind? All numbers have 1 decimal; equal to the leader is '+0.0'.
        Format a result list: first time in full, the rest as differences.
        """,
        """
        return [f"{t:.1f}" if i == 0 else f"+{t - times[0]:.1f}" for i, t in enumerate(times)]
        ---
        lines = []
        for time in times:
            if not lines:
                lines.append(f"{time:.1f}")
            else:
                lines.append("+" + format(time - times[0], ".1f"))
        return lines
        """,
        lambda r: (sorted(r.randint(5000, 5400) / 10 for _ in range(r.randint(0, 5))),),
    ),
    made(
        "school_and_sports.medal_for_place",
        "medal_for_place medal_name place_medal",
        "place: int",
        "str",
        """
        Medal for a {place}: 'gold', 'silver', 'bronze' for 1 to 3, else ''.
        place to medal
        The first three get gold, silver and bronze, everybody else an empty text.
        Which medal is won with that {place}?
        Return the colour of the medal, '' for places without one.
        """,
        """
        return {1: "gold", 2: "silver", 3: "bronze"}.get(place, "")
        ---
        if 1 <= place <= 3:
            return ["gold", "silver", "bronze"][place - 1]
        return ""
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "school_and_sports.medal_table",
        "medal_table medal_ranking nations_by_medals",
        "medals: list[tuple[str, str]]",
        "list[str]",
        """
        Nations of the (nation, medal) list {medals}, ranked by gold, then silver, then bronze, then name.
        medal table order
        More gold comes first, ties are broken by silver and bronze, at last alphabetically.
        In which order do the nations stand? Only those with a medal are listed.
        Count 'gold', 'silver' and 'bronze' of each nation and sort as at the games.
        """,
        """
        counts = {}
        for nation, colour in medals:
            row = counts.setdefault(nation, [0, 0, 0])
            row[["gold", "silver", "bronze"].index(colour)] -= 1
        return sorted(counts, key=lambda nation: (counts[nation], nation))
        ---
        nations = sorted({nation for nation, _ in medals})
        for colour in ("bronze", "silver", "gold"):
            nations.sort(key=lambda nation: medals.count((nation, colour)), reverse=True)
        return nations
        """,
        lambda r: (
            [
                (r.choice(("Italy", "Peru", "Japan")), r.choice(("gold", "silver", "bronze")))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "school_and_sports.race_points",
        "race_points points_for_places championship_points",
        "finishes: list[list[str]]",
        "dict[str, int]",
        """
        Points per driver over all {finishes}: 10, 6, 4 and 1 for the first four; order of appearance.
        championship points
        Each race is a list of names from first to last; place 1 to 4 brings 10, 6, 4, 1, later ones 0.
        How many points has everybody after these races?
        Sum up points by place; drivers without points are listed with 0.
        """,
        """
        scale = [10, 6, 4, 1]
        points = {}
        for race in finishes:
            for place, driver in enumerate(race):
                points[driver] = points.get(driver, 0) + (scale[place] if place < len(scale) else 0)
        return points
        ---
        totals = dict.fromkeys((driver for race in finishes for driver in race), 0)
        for race in finishes:
            for driver, gained in zip(race, (10, 6, 4, 1)):
                totals[driver] += gained
        return totals
        """,
        lambda r: ([r.sample(_PEOPLE, r.randint(1, 5)) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "school_and_sports.judges_score",
        "judges_score trimmed_judge_score skating_score",
        "marks: list[float]",
        "float",
        """
        Mean of the judges' {marks} without the highest and lowest, two decimals; below 3 marks all count.
        drop best and worst judge
        Leave out one best and one worst mark if there are at least three, mean with 2 decimals; 0.0 for none.
        Which score does a jump get when the extremes are struck?
        Trim one mark at each end, then average; without marks it is 0.0.
        """,
        """
        if not marks:
            return 0.0
        kept = sorted(marks)[1:-1] if len(marks) >= 3 else marks
        return round(sum(kept) / len(kept), 2)
        ---
        count, total = len(marks), sum(marks)
        if count > 2:
            total -= max(marks) + min(marks)
            count -= 2
        return round(total / count, 2) if count else 0.0
        """,
        lambda r: ([r.randint(8, 20) / 2 for _ in range(r.randint(0, 7))],),
    ),
    made(
        "school_and_sports.elo_change",
        "elo_change rating_change elo_points",
        "rating: int; opponent: int; score: float",
        "int",
        """
        Elo change of {rating} after a game with {opponent}: 32 times ({score} - expected score), rounded.
        elo rating change
        Expected is 1 / (1 + 10 ** ((opponent - rating) / 400)); the result is 1, 0.5 or 0; factor 32.
        How many rating points are won or lost?
        Return round(32 * (score - expected)) by the usual Elo formula.
        """,
        """
        expected = 1 / (1 + 10 ** ((opponent - rating) / 400))
        return round(32 * (score - expected))
        ---
        difference = opponent - rating
        return round(32 * (score - 1 / (1 + 10 ** (difference / 400))))
        """,
        lambda r: (r.randint(1000, 2200), r.randint(1000, 2200), r.choice((0, 0.5, 1))),
    ),
    made(
        "school_and_sports.age_class",
        "age_class sports_age_group youth_class",
        "born: int; year: int",
        "str",
        """
        Age class in {year} of a player {born} in that year: 'U10' to 'U18' in steps of two, then 'adult'.
        youth class U10, U12 ...
        The age is {year} minus {born}; below 10 is 'U10', below 12 'U12' and so on, from 18 on 'adult'.
        In which youth team does a child play?
        Return the lowest of U10, U12, U14, U16, U18 above the age, else 'adult'.
        """,
        """
        for limit in range(10, 19, 2):
            if year - born < limit:
                return f"U{limit}"
        return "adult"
        ---
        age = year - born
        if age >= 18:
            return "adult"
        return "U" + str(max(10, age // 2 * 2 + 2))
        """,
        lambda r: (r.randint(2000, 2018), r.choice((2024, 2020, 2022))),
    ),
    made(
        "school_and_sports.weight_class",
        "weight_class boxing_class fighter_class",
        "kilograms: float",
        "str",
        """
        Weight class by {kilograms}: 'fly' to 52, 'light' to 60, 'welter' to 69, 'middle' to 81, else 'heavy'.
        fighter's weight class
        Up to 52 kg fly, 60 light, 69 welter, 81 middle, above heavy; the limits belong to the lower class.
        In which class does a boxer of that weight fight?
        Return the first class whose limit (52, 60, 69, 81) is not exceeded, or 'heavy'.
        """,
        """
        for limit, name in ((52, "fly"), (60, "light"), (69, "welter"), (81, "middle")):
            if kilograms <= limit:
                return name
        return "heavy"
        ---
        if kilograms > 81:
            return "heavy"
        if kilograms > 69:
            return "middle"
        if kilograms > 60:
            return "welter"
        return "light" if kilograms > 52 else "fly"
        """,
        lambda r: (r.choice((52.0, 52.1, 60.0, 69.0, 81.0, 91.0, 91.5, r.randint(40, 120) + 0.5)),),
    ),
    made(
        "school_and_sports.one_rep_max",
        "one_rep_max estimate_max_lift max_lift",
        "weight: float; reps: int",
        "float",
        """
        Estimated one-rep maximum: {weight} * (1 + {reps} / 30), one decimal; {weight} for 1, 0.0 for none.
        one rep max estimate
        With one repetition it is the {weight}, with none 0.0, else weight times (1 + reps / 30), rounded.
        How much could be lifted once if {weight} is possible {reps} times?
        Epley estimate of the top lift, rounded to 1 decimal.
        """,
        """
        if reps < 1:
            return 0.0
        if reps == 1:
            return round(weight, 1)
        return round(weight * (1 + reps / 30), 1)
        ---
        if reps <= 0:
            return 0.0
        factor = 1 if reps == 1 else 1 + reps / 30
        return round(weight * factor, 1)
        """,
        lambda r: (r.randint(20, 200) / 2, r.choice((0, 1, 5, 10, r.randint(0, 15)))),
    ),
    made(
        "school_and_sports.training_volume",
        "training_volume total_volume lifted_weight",
        "sets: list[tuple[int, float]]",
        "float",
        """
        Total weight moved in {sets} of (repetitions, kilograms), 0.0 for none.
        workout volume
        Repetitions times weight, summed over all sets.
        How many kilograms were lifted altogether?
        Add up reps * weight; an empty workout is 0.0.
        """,
        """
        return float(sum(reps * weight for reps, weight in sets))
        ---
        volume = 0.0
        for reps, weight in sets:
            volume += reps * weight
        return volume
        """,
        lambda r: ([(r.randint(0, 12), r.randint(0, 200) / 2) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "school_and_sports.record_flags",
        "record_flags new_records is_new_record",
        "results: list[float]",
        "list[bool]",
        """
        For each of {results}: is it better (higher) than all before it? The first one is a record.
        was it a new personal record
        Flags for results that beat every earlier one; equalling the best is no record.
        Which entries set a new record at their time? Higher is better.
        Return True where the value is strictly above the maximum so far, and for the first.
        """,
        """
        flags = []
        best = None
        for result in results:
            flags.append(best is None or result > best)
            best = result if best is None else max(best, result)
        return flags
        ---
        return [all(earlier < result for earlier in results[:i]) for i, result in enumerate(results)]
        """,
        lambda r: ([r.choice((5.0, 6.5, 7.0, 7.25)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "school_and_sports.plates_per_side",
        "plates_per_side barbell_plates load_barbell",
        "weight: float; bar: float = 20",
        "list[float]",
        """
        Plates per side of a barbell for {weight} with a {bar}: largest first of 20, 10, 5, 2.5 and 1.25.
        which plates to load
        Half of what is above the {bar} goes on each side; big plates first, what cannot be loaded is left.
        How do I load the bar? Nothing for weights up to the bar itself.
        Greedy list of plates (20, 10, 5, 2.5, 1.25) for each end.
        """,
        """
        side = (weight - bar) / 2
        plates = []
        for plate in (20.0, 10.0, 5.0, 2.5, 1.25):
            while side >= plate:
                plates.append(plate)
                side -= plate
        return plates
        ---
        left = max(0.0, (weight - bar) / 2)
        result = []
        for plate in [20.0, 10.0, 5.0, 2.5, 1.25]:
            count = int(left // plate)
            result += [plate] * count
            left -= count * plate
        return result
        """,
        lambda r: (r.choice((20, 60, 100, 62.5, 15, r.randint(8, 80) * 2.5)), r.choice((20, 20, 15))),
    ),
    made(
        "school_and_sports.podium",
        "podium top_three fastest_three",
        "times: dict[str, float]",
        "list[str]",
        """
        Names of the three fastest in {times}, best first; equal times in alphabetical order.
        podium of a race
        The up to three names with the lowest times, ties by name.
        Who stands on the podium? Fewer than three runners are all listed.
        Sort by time, then by name, and return the first three names.
        """,
        """
        return sorted(times, key=lambda name: (times[name], name))[:3]
        ---
        ordered = sorted((time, name) for name, time in times.items())
        return [name for _, name in ordered[:3]]
        """,
        lambda r: ({n: r.choice((10.1, 10.2, 10.25, 11.0)) for n in r.sample(_PEOPLE, r.randint(0, 5))},),
    ),
    made(
        "school_and_sports.qualifiers",
        "qualifiers who_qualifies top_two_per_group",
        "groups: list[list[tuple[str, int]]]; places: int = 2",
        "list[str]",
        """
        Teams that go through: the best {places} of each group of (team, points), ties in the given order.
        top two of each group
        From every group take the teams with the most points; groups and places in order.
        Who qualifies for the next round? Groups with fewer teams send all.
        Flat list of the first {places} of each group, sorted by points downwards.
        """,
        """
        through = []
        for group in groups:
            ranked = sorted(group, key=lambda row: -row[1])
            through += [team for team, _ in ranked[:places]]
        return through
        ---
        return [
            team
            for group in groups
            for team, _ in sorted(group, key=lambda pair: pair[1], reverse=True)[:places]
        ]
        """,
        lambda r: (
            [
                [(n, r.choice((3, 6, 9, 4))) for n in r.sample(_PEOPLE, r.randint(0, 4))]
                for _ in range(r.randint(0, 3))
            ],
            r.choice((2, 1)),
        ),
    ),
    made(
        "school_and_sports.is_valid_formation",
        "is_valid_formation valid_formation check_formation",
        "formation: str",
        "bool",
        """
        Is a {formation} such as '4-4-2' valid: at least three numbers, parted by hyphens, with a sum of ten?
        check a football formation
        True if there are three or more positive numbers and together they make 10 players.
        Can one play with this line-up? The goalkeeper is not counted.
        Check texts like '4-2-3-1': digits between hyphens, sum 10, three parts or more.
        """,
        """
        parts = formation.split("-")
        if len(parts) < 3 or not all(part.isdigit() for part in parts):
            return False
        return sum(map(int, parts)) == 10 and all(int(part) > 0 for part in parts)
        ---
        numbers = []
        for part in formation.split("-"):
            if not part.isdigit() or int(part) == 0:
                return False
            numbers.append(int(part))
        return len(numbers) >= 3 and sum(numbers) == 10
        """,
        lambda r: (r.choice(("4-4-2", "3-5-2", "4-3-3", "4-4-3", "5-5", "4-2-3-1", "", "4-x-2", "10")),),
    ),
    made(
        "school_and_sports.card_suspension",
        "card_suspension is_suspended misses_next_match",
        "cards: list[str]; limit: int = 5",
        "bool",
        """
        Is a player banned, by a 'red' in the last match or a last 'yellow' that makes a multiple of {limit}?
        suspension by cards
        True if the last entry of {cards} is red, or yellow and the count of yellows divisible by {limit}.
        Must the player sit out? Only the newest match can cause it; no cards give False.
        One entry a match ('yellow', 'red' or 'none'): check red, or every {limit}th yellow, at the end.
        """,
        """
        if not cards or cards[-1] == "none":
            return False
        return cards[-1] == "red" or cards.count("yellow") % limit == 0
        ---
        yellow = 0
        banned = False
        for card in cards:
            banned = card == "red"
            if card == "yellow":
                yellow += 1
                banned = yellow % limit == 0
        return banned
        """,
        lambda r: (
            [r.choice(("yellow", "yellow", "yellow", "none", "red")) for _ in range(r.randint(0, 8))],
            r.choice((5, 3)),
        ),
    ),
    made(
        "school_and_sports.minute_label",
        "minute_label match_minute stoppage_minute",
        "minute: int; half: int",
        "str",
        """
        Minute of a football match: "30'", in stoppage time "45+2'" (first {half}) or "90+3'" (second).
        match minute with stoppage time
        In half 1 minutes above 45 are written as 45+N, in half 2 those above 90 as 90+N, with an apostrophe.
        When was the goal, in the usual way of writing?
        Cap the {minute} at 45 or 90 by {half} and append what is over after a plus.
        """,
        """
        limit = 45 * half
        if minute > limit:
            return f"{limit}+{minute - limit}'"
        return f"{minute}'"
        ---
        extra = minute - (45 if half == 1 else 90)
        text = str(minute) if extra <= 0 else str(minute - extra) + "+" + str(extra)
        return text + "'"
        """,
        lambda r: (r.choice((1, 45, 46, 48, 90, 93, r.randint(1, 95))), r.choice((1, 2))),
    ),
    made(
        "school_and_sports.top_scorers",
        "top_scorers leading_scorers goal_scorers",
        "goals: list[str]",
        "list[str]",
        """
        Lines 'name N' for the scorers of {goals}, most first, ties by name; 'own goal' is left out.
        scorers with number of goals
        Count the names, skip own goals and list them from the most goals to the fewest.
        Who scored how often? For example ['Ann 2', 'Bob 1'].
        Return one text per player, sorted by goals downwards and then alphabetically.
        """,
        """
        counts = {}
        for name in goals:
            if name != "own goal":
                counts[name] = counts.get(name, 0) + 1
        return [f"{name} {counts[name]}" for name in sorted(counts, key=lambda n: (-counts[n], n))]
        ---
        names = sorted(set(goals) - {"own goal"})
        names.sort(key=goals.count, reverse=True)
        return [name + " " + str(goals.count(name)) for name in names]
        """,
        lambda r: ([r.choice(("Ann", "Bob", "Cy", "own goal")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "school_and_sports.playing_time",
        "playing_time minutes_played substitution_minutes",
        "came: int; left: int; length: int = 90",
        "int",
        """
        Minutes played by someone who {came} on and {left} at these minutes; {left} 0 means till the end.
        minutes on the pitch
        Left minus came, or {length} minus came if not taken off; never below 0.
        How long was the player on the field in a match of {length} minutes?
        Zero for {left} stands for not substituted; the result is at least 0.
        """,
        """
        end = left or length
        return max(0, end - came)
        ---
        if left == 0:
            left = length
        return left - came if left > came else 0
        """,
        lambda r: (
            r.choice((0, 0, 46, 60, r.randint(0, 90))),
            r.choice((0, 90, 46, 75)),
            r.choice((90, 80, 60)),
        ),
    ),
    made(
        "school_and_sports.clean_sheets",
        "clean_sheets shutouts matches_without_goal_against",
        "results: list[tuple[str, str, int, int]]; team: str",
        "int",
        """
        In how many {results} (home, away, home goals, away goals) did the {team} concede no goal?
        count clean sheets of a team
        Count matches in which the opponent scored 0, at home or away.
        How often was the goal of {team} kept clean? Games of others do not count.
        Number of matches of one team without a goal against it.
        """,
        """
        return sum((home == team and b == 0) or (away == team and a == 0) for home, away, a, b in results)
        ---
        count = 0
        for home, away, home_goals, away_goals in results:
            if team == home and away_goals == 0:
                count += 1
            elif team == away and home_goals == 0:
                count += 1
        return count
        """,
        lambda r: (_results(r), r.choice(_TEAMS)),
    ),
    made(
        "school_and_sports.parse_result_line",
        "parse_result_line parse_match read_match_line",
        "line: str",
        "tuple[str, int, int, str]",
        """
        Parse a result {line} like 'Lions 2:1 Real Town' into (home, goals, goals, away); ' : ' is fine too.
        match result text to tuple
        Split at the colon; the number before it and after it are the goals, the rest the team names.
        Read home team, both scores and away team from one text.
        Return ('Lions', 2, 1, 'Real Town') for 'Lions 2:1 Real Town' or with ' : '.
        """,
        r"""
        left, right = line.split(":")
        home, goals = left.split()[:-1], left.split()[-1]
        against, *away = right.split()
        return " ".join(home), int(goals), int(against), " ".join(away)
        ---
        import re

        home, goals, against, away = re.fullmatch(r"(.+) (\d+) ?: ?(\d+) (.+)", line).groups()
        return home, int(goals), int(against), away
        """,
        _result_line,
    ),
    made(
        "school_and_sports.extra_credit_score",
        "extra_credit_score score_with_bonus capped_score",
        "score: float; bonus: float; limit: float = 105",
        "float",
        """
        Score plus {bonus}, at most {limit}; somebody below 50 gets only half of the bonus.
        score with extra credit
        Add the {bonus}, halved for a {score} under 50, and cap the sum at {limit}.
        How many points are it with extra credit? Never more than {limit}.
        Return {score} + {bonus} (half if below 50 points), limited to {limit}.
        """,
        """
        if score < 50:
            bonus = bonus / 2
        return float(min(limit, score + bonus))
        ---
        total = score + (bonus if score >= 50 else bonus * 0.5)
        return float(limit) if total > limit else total
        """,
        lambda r: (
            float(r.choice((100, 98, 50, r.randint(0, 100)))),
            float(r.choice((0, 2, 5, 10))),
            r.choice((105, 100)),
        ),
    ),
    made(
        "school_and_sports.group_project_grade",
        "group_project_grade peer_adjusted_score individual_score",
        "group: float; ratings: list[int]",
        "float",
        """
        The {group} score, plus 5 if the peer {ratings} (1 to 5) average 4 or more, minus 10 below 2.
        individual score in a group project
        By mean rating: from 4 on +5 up to 100, under 2 -10 down to 0; no ratings change nothing.
        How many points does a member of the {group} get?
        Group score with a bonus of 5 or a deduction of 10 by peer average, within 0 and 100.
        """,
        """
        if not ratings:
            return group
        mean = sum(ratings) / len(ratings)
        if mean >= 4:
            return min(100.0, group + 5)
        return max(0.0, group - 10) if mean < 2 else group
        ---
        change = 0
        if ratings and sum(ratings) >= 4 * len(ratings):
            change = 5
        elif ratings and sum(ratings) < 2 * len(ratings):
            change = -10
        return float(max(0, min(100, group + change)))
        """,
        lambda r: (float(r.randint(40, 100)), [r.randint(1, 5) for _ in range(r.randint(0, 4))]),
    ),
    made(
        "school_and_sports.exam_seats",
        "exam_seats alternate_seats spaced_seating",
        "names: list[str]; seats: int",
        "dict[int, str]",
        """
        Seat sorted {names} on every second of the {seats} (1, 3, 5, ...); who finds no seat is left out.
        exam seating with gaps
        Map odd seat numbers to the names in alphabetical order, as far as the {seats} go.
        Who sits where in the exam if one seat stays free between two people?
        Return seat number to name, using 1, 3, 5 and so on up to {seats}.
        """,
        """
        return dict(zip(range(1, seats + 1, 2), sorted(names)))
        ---
        plan = {}
        seat = 1
        for name in sorted(names):
            if seat > seats:
                break
            plan[seat] = name
            seat += 2
        return plan
        """,
        lambda r: (list(_PEOPLE[: r.randint(0, 6)]), r.randint(0, 12)),
    ),
    made(
        "school_and_sports.substitute_teacher",
        "substitute_teacher find_substitute free_teacher",
        "subject: str; teachers: dict[str, list[str]]; busy: list[str]",
        "str",
        """
        Teacher not {busy} who gives the {subject}; else any free one, or 'nobody'; first by name.
        find a substitute teacher
        Prefer free teachers whose list has the {subject}, take the first by name, or the first free one.
        Who takes over the lesson? {teachers} maps names to subjects; without a free one it is 'nobody'.
        Choose a substitute: free with the right subject, then free, then 'nobody'; ties by name.
        """,
        """
        free = sorted(name for name in teachers if name not in busy)
        fitting = [name for name in free if subject in teachers[name]]
        return (fitting or free or ["nobody"])[0]
        ---
        candidates = [(subject not in teachers[name], name) for name in teachers if name not in busy]
        return min(candidates)[1] if candidates else "nobody"
        """,
        lambda r: (
            r.choice(("math", "art")),
            {
                n: r.sample(["math", "art", "bio"], r.randint(0, 2))
                for n in ("Ray", "Fox", "Lee")[: r.randint(0, 3)]
            },
            r.sample(["Ray", "Fox", "Lee"], r.randint(0, 2)),
        ),
    ),
    made(
        "school_and_sports.seeds_by_points",
        "seeds_by_points seeding_order assign_seeds",
        "points: dict[str, int]",
        "dict[str, int]",
        """
        Seed number of each name by {points}: the most is 1, ties by name, every number once.
        seeds for a tournament
        Sort by points downwards and then alphabetically, number from 1 and return name to seed.
        Who gets which seed? No number is shared; equal points go by name.
        Map names to 1, 2, 3 and so on, the best first.
        """,
        """
        ordered = sorted(points, key=lambda name: (-points[name], name))
        return {name: seed for seed, name in enumerate(ordered, 1)}
        ---
        seeds = {}
        left = dict(points)
        while left:
            best = min(left, key=lambda name: (-left[name], name))
            seeds[best] = len(seeds) + 1
            del left[best]
        return seeds
        """,
        lambda r: (_class(r),),
    ),
    made(
        "school_and_sports.swim_time_text",
        "swim_time_text format_race_time race_clock",
        "hundredths: int",
        "str",
        """
        Race time of so many {hundredths} of a second: '21.50', from one minute on '1:02.05'.
        swimming time from hundredths
        Seconds with two digits after the point; minutes only when needed, then seconds have two digits.
        How is the time shown on the board?
        Format hundredths as 'S.hh' or 'M:SS.hh'.
        """,
        """
        seconds, rest = divmod(hundredths, 100)
        minutes, seconds = divmod(seconds, 60)
        return f"{minutes}:{seconds:02}.{rest:02}" if minutes else f"{seconds}.{rest:02}"
        ---
        text = f"{hundredths % 6000 // 100}.{hundredths % 100:02d}"
        if hundredths < 6000:
            return text
        return str(hundredths // 6000) + ":" + text.zfill(5)
        """,
        lambda r: (r.choice((0, 99, 2150, 5999, 6000, r.randint(0, 40000))),),
    ),
    made(
        "school_and_sports.rank_valid_times",
        "rank_valid_times final_ranking ranking_with_dq",
        "times: dict[str, object]",
        "list[str]",
        """
        Names by time, fastest first, then by name; None (disqualified) comes last, by name, with ' DQ'.
        ranking with disqualified runners
        Sort valid {times} upwards with ties by name; append the others alphabetically, marked ' DQ'.
        What is the order at the finish if None means disqualified?
        Return the ranked names followed by 'name DQ' for those without a time.
        """,
        """
        valid = sorted((name for name in times if times[name] is not None), key=lambda n: (times[n], n))
        return valid + [f"{name} DQ" for name in sorted(times) if times[name] is None]
        ---
        ranked, out = [], []
        for name, time in times.items():
            if time is None:
                out.append(name + " DQ")
            else:
                ranked.append((time, name))
        return [name for _, name in sorted(ranked)] + sorted(out)
        """,
        lambda r: ({n: r.choice((10.1, 10.2, 11.0, None)) for n in r.sample(_PEOPLE, r.randint(0, 6))},),
    ),
    made(
        "school_and_sports.high_jump_best",
        "high_jump_best best_cleared_height high_jump_result",
        "attempts: list[tuple[int, str]]",
        "int",
        """
        Best height cleared in {attempts} of (cm, marks): 'o' is a success; after 'xxx' it is over; 0 if none.
        high jump result
        Go through the heights until three failures 'xxx'; the last one with an 'o' counts, '-' was passed.
        How high did the athlete jump? No height gives 0.
        Return the largest height with 'o' before the first 'xxx'.
        """,
        """
        best = 0
        for height, marks in attempts:
            if marks == "xxx":
                break
            if "o" in marks:
                best = max(best, height)
        return best
        ---
        results = [marks for _, marks in attempts]
        end = results.index("xxx") if "xxx" in results else len(results)
        return max((height for height, marks in attempts[:end] if marks.endswith("o")), default=0)
        """,
        lambda r: (
            [(150 + 5 * i, r.choice(("o", "xo", "xxo", "xxx", "-"))) for i in range(r.randint(0, 6))],
        ),
    ),
    made(
        "school_and_sports.relegated_teams",
        "relegated_teams promoted_and_relegated table_zones",
        "table: list[str]; up: int = 1; down: int = 1",
        "dict[str, str]",
        """
        Map teams of the {table} to 'up' for the first {up}, 'down' for the last {down}, else 'stay'.
        promotion and relegation
        The best {up} are promoted, the worst {down} relegated; in a short table 'up' wins over 'down'.
        Which teams change the league?
        Return 'up', 'down' or 'stay' by place in the table.
        """,
        """
        fates = {}
        for place, team in enumerate(table):
            if place < up:
                fates[team] = "up"
            elif place >= len(table) - down:
                fates[team] = "down"
            else:
                fates[team] = "stay"
        return fates
        ---
        bottom = table[-down:]
        return {team: "up" if team in table[:up] else "down" if team in bottom else "stay" for team in table}
        """,
        lambda r: (list(_TEAMS[: r.randint(0, 4)]), r.choice((1, 2)), r.choice((1, 2))),
    ),
    made(
        "school_and_sports.champion_decided",
        "champion_decided title_is_decided leader_uncatchable",
        "points: list[int]; left: int",
        "bool",
        """
        Is the league decided: leads the first of the sorted {points} by more than 3 times the games {left}?
        is the championship decided
        True if the second cannot even draw level by winning all; with one team it is True, with none False.
        Can the leader still be caught with {left} matches to go, three points each?
        Compare the gap between first and second with 3 * {left}.
        """,
        """
        if len(points) < 2:
            return len(points) == 1
        return points[0] - points[1] > 3 * left
        ---
        if not points:
            return False
        return all(points[0] > other + left * 3 for other in points[1:])
        """,
        lambda r: (sorted((r.randint(0, 60) for _ in range(r.randint(0, 4))), reverse=True), r.randint(0, 8)),
    ),
    made(
        "school_and_sports.hat_tricks",
        "hat_tricks players_with_hat_trick three_goal_scorers",
        "scorers: list[str]",
        "list[str]",
        """
        Sorted names that come up at least three times among the {scorers} of a match.
        hat-trick scorers
        Who scored three or more goals? In alphabetical order, each once.
        Return names with three or more entries; nobody gives an empty list.
        Find the players with a hat-trick.
        """,
        """
        return sorted(name for name in set(scorers) if scorers.count(name) >= 3)
        ---
        counts = {}
        for name in scorers:
            counts[name] = counts.get(name, 0) + 1
        return [name for name in sorted(counts) if counts[name] > 2]
        """,
        lambda r: ([r.choice(("Ann", "Bob", "Cy")) for _ in range(r.randint(0, 9))],),
    ),
    made(
        "school_and_sports.lead_changes",
        "lead_changes count_lead_changes times_lead_changed",
        "scores: list[tuple[int, int]]",
        "int",
        """
        How often the lead changes from side to side in the {scores} (a, b); a tie between does not matter.
        number of lead changes in a game
        Note who leads at every score, skip ties, and count the switches.
        How many times did the other team take the lead?
        Count neighbouring different leaders after leaving out level scores.
        """,
        """
        leaders = [a > b for a, b in scores if a != b]
        return sum(first != second for first, second in zip(leaders, leaders[1:]))
        ---
        changes = 0
        leader = ""
        for a, b in scores:
            if a == b:
                continue
            now = "a" if a > b else "b"
            if leader and now != leader:
                changes += 1
            leader = now
        return changes
        """,
        lambda r: ([(r.randint(0, 4), r.randint(0, 4)) for _ in range(r.randint(0, 8))],),
    ),
)
