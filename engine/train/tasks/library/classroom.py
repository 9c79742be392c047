"""School, sport and votes: marks, attendance, results, times, standings, polls and surveys."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

_NAMES = "Anna Ben Cara Dan Eva Finn Gina Hugo".split()
_SUBJECTS = "math art music sport".split()
_TEAMS = "Reds Blues Greens Golds".split()


def _marks(r: Random, low: int = 0, empty: bool = True) -> dict[str, list[int]]:
    return {
        name: [r.choice((r.randint(0, 100), 50, 90)) for _ in range(r.randint(0 if empty else 1, 4))]
        for name in r.sample(_NAMES, r.randint(low, 4))
    }


def _scores(r: Random, low: int = 0, high: int = 6) -> list[int]:
    return [r.choice((r.randint(0, 100), 50, 60, 70, 80, 90)) for _ in range(r.randint(low, high))]


def _points(r: Random, low: int = 0, high: int = 5) -> dict[str, int]:
    return {name: r.choice((r.randint(0, 100), 50, 70)) for name in r.sample(_NAMES, r.randint(low, high))}


def _students(r: Random, low: int = 0, high: int = 5) -> list[dict[str, object]]:
    return [
        {"name": name, "grade": r.choice((r.randint(0, 100), 50, 80))}
        for name in r.sample(_NAMES, r.randint(low, high))
    ]


def _answers(r: Random, size: int) -> str:
    return "".join(r.choice("ABCD") for _ in range(size))


def _results(r: Random) -> list[str]:
    return [
        f"{home} {r.randint(0, 4)}:{r.randint(0, 4)} {away}"
        for home, away in (r.sample(_TEAMS, 2) for _ in range(r.randint(0, 5)))
    ]


ENTRIES = (
    made(
        "classroom.grade_point_average",
        "grade_point_average gpa calculate_gpa",
        "grades: list[str]",
        "float",
        """
        Mean of letter {grades} with A = 4, B = 3, C = 2, D = 1 and F = 0, rounded to 2 decimals; 0.0 for \
        none.
        GPA from letter grades
        Return the grade point average of a list of letters A, B, C, D and F.
        What is the student's GPA?
        Turn each letter into points and take their average.
        Given grades as letters, compute the average on the 4-point scale.
        """,
        """
        if not grades:
            return 0.0
        points = {"A": 4, "B": 3, "C": 2, "D": 1, "F": 0}
        return round(sum(points[grade] for grade in grades) / len(grades), 2)
        ---
        if not grades:
            return 0.0
        total = 0
        for grade in grades:
            total += "FDCBA".index(grade)
        return round(total / len(grades), 2)
        """,
        lambda r: ([r.choice("ABCDF") for _ in range(r.randint(0, 6))],),
    ),
    made(
        "classroom.weighted_gpa",
        "weighted_gpa gpa_with_credits credit_weighted_gpa",
        "courses: list[tuple[str, int]]",
        "float",
        """
        GPA of {courses} (letter, credits): points A 4 to F 0 weighted by credits, 2 decimals; 0.0 without \
        credits.
        GPA weighted by credit hours
        Return the grade point average where each course counts as many times as it has credits.
        What is the GPA if some courses count more?
        Given pairs of a letter grade and credit hours, divide the sum of points times credits by all credits.
        Credit-weighted average on the 4-point scale.
        Grade point average of {courses}, pairs of a letter and credits, rounded to 2 decimals.
        GPA weighted by credits
        Return the mean of A 4, B 3, C 2, D 1, F 0, each counted with the credits of its course.
        """,
        """
        points = {"A": 4, "B": 3, "C": 2, "D": 1, "F": 0}
        credits = sum(hours for _, hours in courses)
        if credits == 0:
            return 0.0
        return round(sum(points[grade] * hours for grade, hours in courses) / credits, 2)
        """,
        lambda r: ([(r.choice("ABCDF"), r.randint(0, 5)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "classroom.letter_with_sign",
        "letter_grade_with_sign plus_minus_grade detailed_grade",
        "score: int",
        "str",
        """
        Letter for a {score} from 0 to 100 with sign: A from 90, B 80, C 70, D 60, '+' for ..7 and up, '-' \
        below ..3; F.
        letter grade with plus or minus
        Return the grade such as 'B+' or 'C-'; below 60 it is 'F', and 100 is 'A+'.
        Which grade with plus or minus is it?
        Take the letter by tens, then '+' for a last digit of 7 to 9 and '-' for 0 to 2; F has no sign.
        Converts points to a letter grade with finer steps.
        """,
        """
        if score < 60:
            return "F"
        if score >= 100:
            return "A+"
        letter = "DCBA"[score // 10 - 6]
        last = score % 10
        return letter + ("+" if last >= 7 else "-" if last <= 2 else "")
        """,
        lambda r: (r.choice((100, 59, 60, 90, 97, r.randint(0, 100), r.randint(60, 100))),),
    ),
    made(
        "classroom.pass_rate",
        "pass_rate percentage_passed success_rate",
        "scores: list[int]; limit: int = 50",
        "float",
        """
        Percentage of {scores} that are at least {limit}, rounded to 1 decimal; 0.0 for an empty list.
        pass rate of a class
        Return how many percent of the results are good enough to pass.
        Which share of the students has passed?
        Given points and the limit for passing, count those that reach it and divide by all.
        Success rate in percent.
        """,
        """
        if not scores:
            return 0.0
        return round(100 * sum(score >= limit for score in scores) / len(scores), 1)
        ---
        if not scores:
            return 0.0
        passed = [score for score in scores if score >= limit]
        return round(len(passed) / len(scores) * 100, 1)
        """,
        lambda r: (_scores(r), r.choice((50, 60, 70))),
    ),
    made(
        "classroom.grade_distribution",
        "grade_distribution count_grades letter_distribution",
        "scores: list[int]",
        "dict[str, int]",
        """
        How many {scores} get an A (from 90), B (80), C (70), D (60) or F; all five letters are keys.
        distribution of letter grades
        Return a dict from 'A' to 'F' with the number of results in each range, 0 included.
        How many students got which grade?
        Given points, count them by letter: 90, 80, 70 and 60 are the lower limits.
        Histogram of grades.
        """,
        """
        counts = {"A": 0, "B": 0, "C": 0, "D": 0, "F": 0}
        for score in scores:
            if score >= 90:
                counts["A"] += 1
            elif score >= 80:
                counts["B"] += 1
            elif score >= 70:
                counts["C"] += 1
            elif score >= 60:
                counts["D"] += 1
            else:
                counts["F"] += 1
        return counts
        """,
        lambda r: (_scores(r),),
    ),
    made(
        "classroom.class_average",
        "class_average overall_average average_of_all_marks",
        "marks: dict[str, list[int]]",
        "float",
        """
        Average of all marks of all students in {marks}, rounded to 2 decimals; 0.0 if there are none.
        average of the whole class
        Return the mean over every single mark in a dict from name to list of marks.
        What is the overall average?
        Given the marks of each student, put all of them together and take the mean.
        Every mark counts the same.
        """,
        """
        values = [mark for student in marks.values() for mark in student]
        return round(sum(values) / len(values), 2) if values else 0.0
        """,
        lambda r: (_marks(r),),
    ),
    made(
        "classroom.rank_students",
        "rank_students rank_by_average order_by_average ranking_of_students",
        "marks: dict[str, list[int]]",
        "list[str]",
        """
        Names of {marks} ordered by the average of their marks, best first, ties by name; no marks count as 0.
        rank students by average
        Return all names from the best to the worst mean of marks.
        In which order are the students by their averages?
        Given a dict from name to list of marks, sort the names by descending average.
        Ranking of a class.
        """,
        """
        def average(name):
            return sum(marks[name]) / len(marks[name]) if marks[name] else 0

        return sorted(marks, key=lambda name: (-average(name), name))
        """,
        lambda r: (_marks(r),),
    ),
    made(
        "classroom.sort_students",
        "sort_students students_by_grade order_students",
        "students: list[dict]",
        "list[str]",
        """
        Names of {students} (dicts with 'name' and 'grade') from the highest grade to the lowest, ties by \
        name.
        sort students by grade
        Return the names, best grade first and in alphabetical order where grades are equal.
        Who comes first, second and so on?
        Given student dicts, order them by descending grade, then name, and return only the names.
        Class list by result.
        """,
        """
        ordered = sorted(students, key=lambda student: (-student["grade"], student["name"]))
        return [student["name"] for student in ordered]
        """,
        lambda r: (_students(r),),
    ),
    made(
        "classroom.honor_roll",
        "honor_roll students_above top_students passing_students",
        "students: list[dict]; limit: int = 80",
        "list[str]",
        """
        Names of {students} (dicts with 'name' and 'grade') with a grade of at least {limit}, in list order.
        students with a grade from a limit on
        Return who is on the honor roll: everyone whose grade reaches the limit.
        Which students are good enough?
        Given student dicts, keep those with a sufficient grade and return their names.
        Filter by grade.
        """,
        """
        return [student["name"] for student in students if student["grade"] >= limit]
        """,
        lambda r: (_students(r), r.choice((80, 50, 60))),
    ),
    made(
        "classroom.average_of_students",
        "average_student_grade mean_grade average_of_students",
        "students: list[dict]",
        "float",
        """
        Mean 'grade' of {students}, rounded to 2 decimals; 0.0 for an empty list.
        average grade of student records
        Return the average of the grades of all student dicts.
        What is the class average?
        Given dicts with a key 'grade', sum the grades and divide by the number of students.
        No students give 0.0.
        """,
        """
        if not students:
            return 0.0
        return round(sum(student["grade"] for student in students) / len(students), 2)
        """,
        lambda r: (_students(r),),
    ),
    made(
        "classroom.most_improved",
        "most_improved biggest_improvement most_improved_student",
        "before: dict[str, int]; after: dict[str, int]",
        "str | None",
        """
        Who gained most from {before} to {after}? Only names in both count; None if there is none. First \
        one on a tie.
        most improved student
        Return the name with the largest difference between the second and the first result.
        Whose score rose most between two tests?
        Given two dicts from name to points, compare those who took both tests.
        If all got worse, the one who lost least is returned.
        """,
        """
        common = [name for name in before if name in after]
        return max(common, key=lambda name: after[name] - before[name], default=None)
        """,
        lambda r: (_points(r), _points(r)),
    ),
    made(
        "classroom.quiz_score",
        "quiz_score count_correct_answers grade_quiz score_test",
        "answers: str; key: str",
        "int",
        """
        Number of positions at which {answers} agree with the answer {key}; a '-' or missing answer is wrong.
        correct answers of a quiz
        Return how many questions were answered correctly; both texts have one letter per question, in any \
        case.
        How many points does the student get?
        Given the given and the right answers as strings such as 'ABCD', count the matches.
        Grades a multiple-choice test with one point each.
        """,
        """
        return sum(a == k for a, k in zip(answers.upper(), key.upper()))
        """,
        lambda r: (
            lambda k: (
                "".join(c if r.random() < 0.6 else r.choice("ABCD-abcd") for c in k[: r.randint(0, 6)]),
                k,
            )
        )(_answers(r, r.randint(0, 6))),
    ),
    made(
        "classroom.score_with_penalty",
        "score_with_penalty negative_marking exam_score",
        "answers: list[str]; key: list[str]; right: int = 4; wrong: int = -1",
        "int",
        """
        Score of {answers}: {right} points for each one like in {key}, {wrong} for a false one, 0 for an \
        empty ''.
        exam with negative marking
        Return the points of a test in which wrong answers cost points and blanks cost nothing, never below 0.
        What is the result if mistakes are punished?
        Given the answers and the solutions in the same order, add up the points.
        A negative total becomes 0.
        """,
        """
        total = 0
        for answer, solution in zip(answers, key):
            if answer == solution:
                total += right
            elif answer:
                total += wrong
        return max(0, total)
        """,
        lambda r: (
            lambda n: (
                [r.choice(("a", "b", "c", "")) for _ in range(n)],
                [r.choice("abc") for _ in range(n)],
                r.choice((4, 1, 3)),
                r.choice((-1, 0, -2)),
            )
        )(r.randint(0, 6)),
    ),
    made(
        "classroom.percent_marks",
        "marks_to_percent percentage_score percent_of_maximum",
        "points: int; maximum: int",
        "float",
        """
        Result in percent: {points} out of {maximum}, rounded to 1 decimal and limited to 0 to 100; 0.0 if \
        {maximum} is 0.
        points to percentage
        Return how many percent of the points were reached, not more than 100.
        How good is the result in percent?
        Given reached and possible points, compute the percentage; bonus points do not go beyond 100.
        Percent score of a test.
        """,
        """
        if maximum == 0:
            return 0.0
        return round(max(0.0, min(100.0, 100 * points / maximum)), 1)
        """,
        lambda r: (r.randint(-2, 60), r.choice((0, 50, 40, 30, r.randint(1, 60)))),
    ),
    made(
        "classroom.final_mark",
        "final_grade weighted_final_grade course_grade",
        "scores: dict[str, float]; weights: dict[str, float]",
        "float",
        """
        Final grade from {scores} by part and the {weights} of the parts in percent; a missing part counts \
        0. 2 decimals.
        weighted course grade
        Return the sum of score times weight over all parts such as exam and homework, divided by all weights.
        What is the final mark if the exam counts more than the quizzes?
        Given two dicts with the same kind of keys, compute the weighted mean; no weights give 0.0.
        Every part in the weights counts, even without a score.
        """,
        """
        total = sum(weights.values())
        if total == 0:
            return 0.0
        return round(sum(scores.get(part, 0) * weight for part, weight in weights.items()) / total, 2)
        """,
        lambda r: (
            {part: r.randint(0, 100) for part in r.sample(["exam", "quiz", "homework"], r.randint(0, 3))},
            {
                part: r.choice((20, 30, 50))
                for part in r.sample(["exam", "quiz", "homework"], r.randint(0, 3))
            },
        ),
    ),
    made(
        "classroom.needed_on_final",
        "needed_on_final required_final_score final_exam_needed",
        "current: float; goal: float; weight: float",
        "float",
        """
        Score needed in the final exam, which counts {weight} percent, to turn {current} into {goal}; 1 \
        decimal.
        needed score in the final
        Return what must be reached in the exam so that the total average becomes the goal.
        How good must the last exam be?
        Solve current * (100 - weight) + x * weight = goal * 100 for x; it may be above 100 or below 0.
        Given the present grade, the wanted grade and the weight of the final.
        """,
        """
        return round((goal * 100 - current * (100 - weight)) / weight, 1)
        """,
        lambda r: (r.randint(40, 100), r.choice((60, 70, 80, 90)), r.choice((20, 30, 40, 50, 100))),
    ),
    made(
        "classroom.attendance_rates",
        "attendance_rates attendance_by_student attendance_percentages",
        "records: dict[str, list[bool]]",
        "dict[str, float]",
        """
        Percentage of days each name in {records} was present (True), 1 decimal; 0.0 for an empty list.
        attendance rate per student
        Return a dict from name to the share of True values in percent.
        How often was each student there?
        Given the presence of each student day by day, compute the percentages.
        Attendance statistics.
        """,
        """
        return {
            name: round(100 * sum(days) / len(days), 1) if days else 0.0 for name, days in records.items()
        }
        """,
        lambda r: (
            {
                name: [r.random() < 0.7 for _ in range(r.randint(0, 6))]
                for name in r.sample(_NAMES, r.randint(0, 4))
            },
        ),
    ),
    made(
        "classroom.often_absent",
        "often_absent too_many_absences absent_students",
        "days: list[list[str]]; limit: int; students: list[str]",
        "list[str]",
        """
        Those {students} who are missing in more than {limit} of the {days}, each a list of who was present.
        students with too many absences
        Return the names, in order, that were absent more often than allowed.
        Who has been away too often?
        Given the class list and for each day the names of those present, count the absences.
        Filters students by missed days.
        """,
        """
        return [name for name in students if sum(name not in present for present in days) > limit]
        """,
        lambda r: (
            [r.sample(_NAMES[:4], r.randint(0, 4)) for _ in range(r.randint(0, 5))],
            r.randint(0, 2),
            _NAMES[: r.randint(0, 4)],
        ),
    ),
    made(
        "classroom.missing_work",
        "missing_homework not_submitted who_is_missing absentees",
        "students: list[str]; submitted: list[str]",
        "list[str]",
        """
        Those {students} whose name is not among the {submitted} ones, ignoring case and outer spaces, sorted.
        missing homework
        Return in alphabetical order who has not handed in anything.
        Who did not submit?
        Given the class list and the names on the papers, find the missing students.
        Names are compared in lower case without spaces around them.
        """,
        """
        done = {name.strip().lower() for name in submitted}
        return sorted(name for name in students if name.strip().lower() not in done)
        """,
        lambda r: (
            r.sample(_NAMES, r.randint(0, 5)),
            [r.choice((name, name.lower(), f" {name} ")) for name in r.sample(_NAMES, r.randint(0, 6))],
        ),
    ),
    made(
        "classroom.report_line",
        "report_line student_report report_card_line",
        "name: str; marks: list[int]; limit: int = 50",
        "str",
        """
        Line such as 'Anna: average 71.5, passed' from {name} and {marks}; 'failed' below {limit}, 'no \
        marks' for none.
        report card line
        Return the name, the average with one decimal and whether it is at least the limit.
        What stands in the report?
        Given a student's name and marks, write 'NAME: average A, passed' or 'failed', or 'NAME: no marks'.
        Formats a result.
        """,
        """
        if not marks:
            return f"{name}: no marks"
        average = sum(marks) / len(marks)
        return f"{name}: average {average:.1f}, {'passed' if average >= limit else 'failed'}"
        """,
        lambda r: (r.choice(_NAMES), _scores(r, 0, 4), r.choice((50, 60))),
    ),
    made(
        "classroom.seating_rows",
        "seating_rows seating_chart arrange_in_rows",
        "students: list[str]; seats: int",
        "list[list[str]]",
        """
        Rows of {seats} names each in alphabetical order of {students}; free seats in the last row are '-'.
        seating chart
        Return the students sorted and cut into rows of equal length, filled up with dashes.
        Who sits in which row?
        Given names and the number of seats per row, build a chart from front to back.
        Sort, chunk and pad.
        """,
        """
        names = sorted(students)
        rows = [names[i : i + seats] for i in range(0, len(names), seats)]
        return [row + ["-"] * (seats - len(row)) for row in rows]
        """,
        lambda r: (r.sample(_NAMES, r.randint(0, 7)), r.randint(1, 4)),
    ),
    made(
        "classroom.snake_teams",
        "snake_draft draft_teams fair_teams",
        "players: list[str]; teams: int",
        "list[list[str]]",
        """
        Deal {players}, best first, to {teams} in snake order: 1, 2, 3, then 3, 2, 1, then again from the \
        front.
        snake draft
        Return the teams when the order of picking is turned around after every round.
        How are fair teams made from a ranking?
        Given names by strength and the number of teams, hand them out forth and back.
        Teams of the players in the order in which they were picked.
        """,
        """
        result = [[] for _ in range(teams)]
        for i, player in enumerate(players):
            turn, place = divmod(i, teams)
            result[place if turn % 2 == 0 else teams - 1 - place].append(player)
        return result
        """,
        lambda r: (r.sample(_NAMES, r.randint(0, 8)), r.randint(1, 4)),
    ),
    made(
        "classroom.match_result",
        "match_result game_result winner_of_match match_winner",
        "home: str; away: str; home_goals: int; away_goals: int",
        "str",
        """
        Name of the team with more goals, {home} or {away}, or 'draw' if both have the same.
        who won the match
        Return the winner of a game from the names of the teams and their goals.
        Which team has won?
        Given two teams and the score, decide who won or whether it was a tie.
        'draw' for equal numbers of goals.
        """,
        """
        if home_goals > away_goals:
            return home
        if away_goals > home_goals:
            return away
        return "draw"
        """,
        lambda r: (*r.sample(_TEAMS, 2), r.randint(0, 4), r.randint(0, 4)),
    ),
    made(
        "classroom.parse_score",
        "parse_score score_outcome outcome_from_score",
        "score: str",
        "str",
        """
        Outcome of a {score} such as '3-1' or '2:2' for the first side: 'win', 'loss' or 'draw'.
        win, draw or loss from a score text
        Return what a result written as two numbers with '-' or ':' means for the team named first.
        Did the home team win?
        Given a score as text, compare its two numbers.
        Reads '0-2' as 'loss'.
        """,
        """
        first, second = map(int, score.replace(":", "-").split("-"))
        if first == second:
            return "draw"
        return "win" if first > second else "loss"
        """,
        lambda r: (f"{r.randint(0, 12)}{r.choice('-:')}{r.randint(0, 12)}",),
    ),
    made(
        "classroom.table_from_results",
        "league_table standings build_table points_table",
        "results: list[str]; win: int = 3; draw: int = 1",
        "list[tuple[str, int]]",
        """
        Table of (team, points) from {results} such as 'Reds 2:1 Blues', most points first, ties by name.
        league table from result texts
        Return the standings: {win} points for a victory, {draw} for each side of a tie, 0 for a defeat.
        How many points has each team?
        Given lines 'HOME x:y AWAY' with one-word teams, add up the points of every team that played.
        Builds a ranking from match reports.
        """,
        """
        points = {}
        for result in results:
            home, score, away = result.split()
            a, b = map(int, score.split(":"))
            gained = (draw, draw) if a == b else (win, 0) if a > b else (0, win)
            points[home] = points.get(home, 0) + gained[0]
            points[away] = points.get(away, 0) + gained[1]
        return sorted(points.items(), key=lambda item: (-item[1], item[0]))
        """,
        lambda r: (_results(r), r.choice((3, 2)), r.choice((1, 0))),
    ),
    made(
        "classroom.win_percentage",
        "win_percentage winning_percentage win_rate",
        "wins: int; losses: int; draws: int = 0",
        "float",
        """
        Percentage of games won, a draw counting as half a win, rounded to 1 decimal; 0.0 without games.
        winning percentage
        Return how many percent of all games {wins}, {losses} and {draws} were won.
        How successful is the team?
        Given the numbers of victories, defeats and ties, compute the win rate.
        (wins + draws / 2) divided by the number of games, times 100.
        """,
        """
        games = wins + losses + draws
        if games == 0:
            return 0.0
        return round(100 * (wins + draws / 2) / games, 1)
        """,
        lambda r: (r.randint(0, 9), r.randint(0, 9), r.choice((0, r.randint(0, 5)))),
    ),
    made(
        "classroom.series_winner",
        "series_winner best_of_series first_to_win",
        "rounds: str; needed: int",
        "str | None",
        """
        Which letter in {rounds}, the winners one after the other, is the first to have {needed} wins? None \
        if nobody.
        winner of a best-of series
        Return the player who first reaches the number of won rounds, reading from the left.
        Who wins the series, for example best of five with 3 needed?
        Given a text like 'ABAA', count the wins until someone has enough.
        None while it is still undecided.
        """,
        """
        wins = {}
        for player in rounds:
            wins[player] = wins.get(player, 0) + 1
            if wins[player] == needed:
                return player
        return None
        """,
        lambda r: ("".join(r.choice("AB") for _ in range(r.randint(0, 7))), r.randint(1, 4)),
    ),
    made(
        "classroom.sets_won",
        "sets_won count_sets match_by_sets score_in_sets",
        "sets: list[tuple[int, int]]",
        "tuple[int, int]",
        """
        How many of the {sets} (points of first, points of second) each side won; equal ones count for nobody.
        won sets of a match
        Return the result in sets as a tuple, for example (2, 1).
        How does the match stand in sets?
        Given the score of every set, count for each of the two players the sets with more points.
        Tennis or volleyball score by sets.
        """,
        """
        return sum(a > b for a, b in sets), sum(b > a for a, b in sets)
        """,
        lambda r: ([(r.randint(0, 7), r.randint(0, 7)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "classroom.lap_times",
        "lap_times split_times laps_from_totals",
        "totals: list[int]",
        "list[int]",
        """
        Time of each lap from the {totals} read at the end of every lap, counted from the start.
        lap times from cumulative times
        Return the differences between neighboring times, the first lap beginning at 0.
        How long did each lap take?
        Given the running times of a stopwatch, compute the single rounds.
        [60, 125, 185] becomes [60, 65, 60].
        """,
        """
        return [end - start for start, end in zip([0, *totals], totals)]
        ---
        laps, previous = [], 0
        for total in totals:
            laps.append(total - previous)
            previous = total
        return laps
        """,
        lambda r: (
            [sum(range(60, 60 + i)) for i in range(r.randint(0, 3))]
            + [r.randint(200, 400)] * r.randint(0, 1),
        ),
    ),
    made(
        "classroom.fastest_lap",
        "fastest_lap best_lap quickest_lap",
        "laps: list[str]",
        "tuple[int, str] | None",
        """
        Number (from 1) and time of the fastest of {laps}, times like '1:23.4' (minutes:seconds); None \
        without laps.
        fastest lap
        Return which lap had the shortest time, the first one on a tie, together with that time.
        In which lap was the runner quickest?
        Given lap times as text with minutes and seconds, find the smallest.
        Best lap as a tuple (number, text).
        """,
        """
        if not laps:
            return None

        def seconds(lap):
            minutes, rest = lap.split(":")
            return int(minutes) * 60 + float(rest)

        number = min(range(len(laps)), key=lambda i: seconds(laps[i]))
        return number + 1, laps[number]
        """,
        lambda r: (
            [f"{r.randint(0, 12)}:{r.randint(0, 59):02}.{r.randint(0, 9)}" for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "classroom.pace_to_speed",
        "pace_to_speed speed_from_pace convert_pace",
        "pace: str",
        "float",
        """
        Speed in km/h for a {pace} such as '5:00' minutes per kilometer, rounded to 2 decimals.
        running pace to speed
        Return how many kilometers per hour are run at the given time per kilometer.
        How fast is a pace of five minutes?
        Given 'minutes:seconds' for one kilometer, divide 3600 by the seconds.
        '5:00' gives 12.0.
        """,
        """
        minutes, seconds = map(int, pace.split(":"))
        return round(3600 / (minutes * 60 + seconds), 2)
        """,
        lambda r: (f"{r.randint(2, 12)}:{r.randint(0, 59):02}",),
    ),
    made(
        "classroom.finish_time",
        "predicted_finish finish_time race_time",
        "distance: float; pace: str",
        "str",
        """
        Time 'H:MM:SS' for a race over {distance} kilometers at a {pace} such as '5:30' per kilometer, \
        rounded.
        race time from pace
        Return how long the runner takes in hours, minutes and seconds.
        When will a marathon be finished at this pace?
        Given kilometers and minutes:seconds per kilometer, multiply and format the time.
        10 at '5:00' gives '0:50:00'.
        """,
        """
        minutes, seconds = map(int, pace.split(":"))
        total = round(distance * (minutes * 60 + seconds))
        return f"{total // 3600}:{total // 60 % 60:02}:{total % 60:02}"
        """,
        lambda r: (
            r.choice((5, 10, 21.1, 42.2, r.randint(1, 50))),
            f"{r.randint(3, 9)}:{r.randint(0, 59):02}",
        ),
    ),
    made(
        "classroom.podium",
        "podium medals winners_with_medals medal_winners",
        "times: dict[str, float]",
        "dict[str, str]",
        """
        Who wins 'gold', 'silver' and 'bronze' by {times} (name -> time, the lowest is best)? Ties by name.
        podium of a race
        Return a dict from medal to name for the three fastest, fewer if there are fewer.
        Who gets which medal?
        Given finishing times, give the medals to the three with the shortest ones.
        First three places of a race.
        """,
        """
        ranking = sorted(times, key=lambda name: (times[name], name))
        return dict(zip(("gold", "silver", "bronze"), ranking))
        """,
        lambda r: ({name: r.randint(90, 110) / 10 for name in r.sample(_NAMES, r.randint(0, 5))},),
    ),
    made(
        "classroom.qualified",
        "qualified qualifiers who_qualified",
        "times: dict[str, float]; limit: float; places: int",
        "list[str]",
        """
        The at most {places} fastest names in {times} that need no more than {limit}, fastest first, ties \
        by name.
        qualifiers of a heat
        Return who goes on to the next round: within the time limit and among the best.
        Who has qualified?
        Given finishing times, a time that must be reached and the number of places, list the names.
        Filter, sort and cut.
        """,
        """
        fast = [name for name in times if times[name] <= limit]
        return sorted(fast, key=lambda name: (times[name], name))[:places]
        """,
        lambda r: (
            {name: r.randint(90, 110) / 10 for name in r.sample(_NAMES, r.randint(0, 6))},
            r.choice((10.0, 10.5, 9.5)),
            r.randint(0, 4),
        ),
    ),
    made(
        "classroom.golf_name",
        "golf_score golf_term score_name hole_result",
        "strokes: int; par: int",
        "str",
        """
        Name of a golf result: 'ace' for one of the {strokes}, 'eagle' -2, 'birdie' -1, 'par', 'bogey' +1, \
        else '+3'.
        golf score name
        Return what a number of strokes on a hole with this par is called.
        Is it a birdie, a par or a bogey?
        One stroke is an 'ace'; otherwise take strokes minus par: 'albatross' -3, 'eagle' -2, 'birdie' -1, \
        'par' 0, \
'bogey' +1, 'double bogey' +2, anything else is written with its sign.
        Names a hole's result.
        """,
        """
        if strokes == 1:
            return "ace"
        names = {-3: "albatross", -2: "eagle", -1: "birdie", 0: "par", 1: "bogey", 2: "double bogey"}
        difference = strokes - par
        return names.get(difference, f"{difference:+}")
        """,
        lambda r: (r.randint(1, 9), r.randint(3, 5)),
    ),
    made(
        "classroom.basketball_points",
        "basketball_points total_points points_scored",
        "ones: int; twos: int; threes: int",
        "int",
        """
        Points in basketball from {ones} free throws, {twos} field goals and {threes} three-pointers.
        basketball score
        Return the sum of the points of all baskets, worth 1, 2 and 3.
        How many points did the player score?
        Given how often each kind of basket was made, compute the total.
        1 each, 2 each and 3 each.
        """,
        """
        return ones + 2 * twos + 3 * threes
        """,
        lambda r: (r.randint(0, 9), r.randint(0, 9), r.randint(0, 9)),
    ),
    made(
        "classroom.batting_average",
        "batting_average hit_rate shooting_percentage",
        "hits: int; attempts: int",
        "str",
        """
        Batting average as text with three decimals: {hits} divided by {attempts}, '.300'; '.000' without \
        attempts.
        batting average
        Return the share of hits, written without the leading zero as in baseball; all hits give '1.000'.
        How well does the batter hit?
        Given hits and at-bats, divide them and format the number with three decimals.
        3 of 10 is '.300'.
        """,
        """
        average = hits / attempts if attempts else 0.0
        return f"{average:.3f}".removeprefix("0")
        """,
        lambda r: (lambda n: (r.randint(0, n), n))(r.choice((0, 1, 10, r.randint(1, 30)))),
    ),
    made(
        "classroom.unbeaten_run",
        "unbeaten_run longest_unbeaten unbeaten_streak",
        "results: str",
        "int",
        """
        Longest run of games without a loss in {results}, a text of W, D and L.
        unbeaten run
        Return the largest number of consecutive wins and draws.
        How long was the team unbeaten?
        Given one letter per game, find the longest stretch without an 'L'.
        'WDLWWD' gives 3.
        """,
        """
        return max(len(run) for run in results.split("L"))
        ---
        best = current = 0
        for result in results:
            current = 0 if result == "L" else current + 1
            best = max(best, current)
        return best
        """,
        lambda r: ("".join(r.choice("WDL") for _ in range(r.randint(0, 9))),),
    ),
    made(
        "classroom.next_round",
        "next_round pair_winners play_round knockout_round",
        "players: list[str]; strength: dict[str, int]",
        "list[str]",
        """
        Winners when neighbors in {players} play: the one with more {strength} goes on, the first on a tie.
        one round of a knockout tournament
        Return who is left after a round in which 1 plays 2, 3 plays 4 and so on; the last of an odd number \
        is through.
        Who reaches the next round?
        Given the bracket in order and a dict with everybody's strength, play all pairs.
        A player without an opponent has a bye.
        """,
        """
        winners = []
        for i in range(0, len(players), 2):
            pair = players[i : i + 2]
            winners.append(max(pair, key=lambda player: strength[player]))
        return winners
        """,
        lambda r: (r.sample(_NAMES, r.randint(0, 8)), {name: r.randint(1, 6) for name in _NAMES}),
    ),
    made(
        "classroom.champion",
        "champion tournament_winner play_tournament knockout_winner",
        "players: list[str]; strength: dict[str, int]",
        "str | None",
        """
        Winner of a knockout among {players} in bracket order; more {strength} wins, the first on a tie. \
        None if empty.
        tournament winner
        Return who is left when neighbors play round after round until one remains; without an opponent one \
        goes on.
        Who wins the cup?
        Given the bracket and a dict from player to strength, simulate all rounds.
        Plays a whole elimination tournament.
        """,
        """
        while len(players) > 1:
            pairs = [players[i : i + 2] for i in range(0, len(players), 2)]
            players = [max(pair, key=strength.get) for pair in pairs]
        return players[0] if players else None
        """,
        lambda r: (r.sample(_NAMES, r.randint(0, 8)), {name: r.randint(1, 4) for name in _NAMES}),
    ),
    made(
        "classroom.number_of_games",
        "number_of_games round_robin_games total_matches count_matches",
        "teams: int; legs: int = 1",
        "int",
        """
        Number of games when each of {teams} plays {legs} times against every other one.
        games of a round robin
        Return how many matches a league needs.
        How many games are played in the season?
        Given the number of teams and how often each pair meets, compute n * (n - 1) / 2 times that.
        4 teams play 6 games once and 12 games home and away.
        """,
        """
        return teams * (teams - 1) // 2 * legs
        """,
        lambda r: (r.randint(0, 20), r.choice((1, 2, 3))),
    ),
    made(
        "classroom.vote_shares",
        "vote_shares vote_percentages election_results percent_of_votes",
        "votes: list[str]",
        "dict[str, float]",
        """
        Percentage of the {votes} for each name, 1 decimal, most votes first, ties by name.
        vote percentages
        Return a dict from candidate to the share of all votes in percent.
        How many percent did each candidate get?
        Given the single votes, count them and turn the counts into percentages; {{}} without votes.
        Result of an election.
        """,
        """
        counts = Counter(votes)
        ordered = sorted(counts, key=lambda name: (-counts[name], name))
        return {name: round(100 * counts[name] / len(votes), 1) for name in ordered}
        """,
        lambda r: ([r.choice(_NAMES[:3]) for _ in range(r.randint(0, 8))],),
        "from collections import Counter",
    ),
    made(
        "classroom.two_thirds",
        "motion_passes has_majority qualified_majority is_accepted",
        "yes: int; no: int; share: float = 0.5",
        "bool",
        """
        Is the part of {yes} among all votes {yes} and {no} larger than {share}?
        does the motion pass
        Return True if more than the needed share of the votes cast is in favor; without votes it is False.
        Is there a majority, simple by default?
        Given votes for and against, check whether yes votes exceed the share, such as 0.5 or 2/3.
        Exactly the share is not enough.
        """,
        """
        total = yes + no
        return total > 0 and yes > share * total
        """,
        lambda r: (
            r.choice((r.randint(0, 9), 5)),
            r.choice((r.randint(0, 9), 5)),
            r.choice((0.5, 0.75, 0.6)),
        ),
    ),
    made(
        "classroom.runoff_winner",
        "instant_runoff runoff_winner ranked_choice_winner",
        "ballots: list[list[str]]",
        "str | None",
        """
        Winner of instant runoff over {ballots}, each a ranking: the name with fewest first places drops \
        out, again and \
again, until one has more than half.
        ranked choice voting
        Return who wins; the alphabetically last of those with the fewest first places is removed on a tie.
        Who wins when the votes of the weakest go to the next choice?
        Ballots without remaining names no longer count; None if there are no votes.
        Given ranked ballots, eliminate candidates until there is a majority.
        """,
        """
        ballots = [list(ballot) for ballot in ballots]
        names = {name for ballot in ballots for name in ballot}
        while names:
            firsts = dict.fromkeys(names, 0)
            for ballot in ballots:
                choice = next((name for name in ballot if name in names), None)
                if choice is not None:
                    firsts[choice] += 1
            best = max(names, key=lambda name: firsts[name])
            if 2 * firsts[best] > sum(firsts.values()):
                return best
            fewest = min(firsts.values())
            names.remove(max(name for name in names if firsts[name] == fewest))
        return None
        """,
        lambda r: ([r.sample(_NAMES[:3], r.randint(0, 3)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "classroom.approval_winner",
        "approval_winner approval_voting most_approved",
        "ballots: list[list[str]]",
        "list[str]",
        """
        Sorted names that are on the most {ballots}, where everyone may name as many as they like.
        approval voting
        Return all winners: the options approved by the largest number of voters; a name counts once per \
        ballot.
        Which option do most people accept?
        Given lists of approved names, count on how many of them each name is, and return the best ones.
        [] without any approval.
        """,
        """
        counts = Counter(name for ballot in ballots for name in set(ballot))
        best = max(counts.values(), default=0)
        return sorted(name for name in counts if counts[name] == best)
        """,
        lambda r: ([[r.choice(_NAMES[:4]) for _ in range(r.randint(0, 3))] for _ in range(r.randint(0, 5))],),
        "from collections import Counter",
    ),
    made(
        "classroom.net_promoter",
        "net_promoter_score nps calculate_nps",
        "ratings: list[int]",
        "int",
        """
        Net promoter score of {ratings} from 0 to 10: percent of 9 and 10 minus percent of 0 to 6, rounded; \
        0 if empty.
        NPS of a survey
        Return the share of promoters minus the share of detractors as a whole number from -100 to 100.
        Would customers recommend us?
        Given answers from 0 to 10, promoters give at least 9 and detractors at most 6.
        Computes NPS.
        """,
        """
        if not ratings:
            return 0
        promoters = sum(rating >= 9 for rating in ratings)
        detractors = sum(rating <= 6 for rating in ratings)
        return round(100 * (promoters - detractors) / len(ratings))
        """,
        lambda r: ([r.randint(0, 10) for _ in range(r.randint(0, 9))],),
    ),
    made(
        "classroom.rating_distribution",
        "rating_distribution rating_counts star_counts count_ratings",
        "ratings: list[int]; highest: int = 5",
        "dict[int, int]",
        """
        How often each rating from 1 to {highest} occurs in {ratings}; all of them are keys, others are \
        ignored.
        distribution of star ratings
        Return a dict from rating to count, including those that nobody gave.
        How many people gave one, two, ... stars?
        Given single ratings, count every possible value from 1 up to the highest.
        Histogram of reviews.
        """,
        """
        return {rating: ratings.count(rating) for rating in range(1, highest + 1)}
        ---
        counts = dict.fromkeys(range(1, highest + 1), 0)
        for rating in ratings:
            if rating in counts:
                counts[rating] += 1
        return counts
        """,
        lambda r: ([r.randint(0, 6) for _ in range(r.randint(0, 8))], r.choice((5, 3, 6))),
    ),
    made(
        "classroom.survey_percent",
        "percent_answered share_of_answer percentage_of_answer survey_percentage",
        "answers: list[str]; choice: str",
        "float",
        """
        How many percent of {answers} are {choice}, ignoring case and outer spaces; empty ones do not \
        count. 1 decimal.
        percentage of an answer in a survey
        Return the share of one answer among all that were given, 0.0 if there are none.
        How many percent said yes?
        Given typed answers, clean them, skip blanks and compute the percentage of the wanted one.
        Survey result for a choice.
        """,
        """
        cleaned = [answer.strip().lower() for answer in answers]
        given = [answer for answer in cleaned if answer]
        if not given:
            return 0.0
        return round(100 * given.count(choice.strip().lower()) / len(given), 1)
        """,
        lambda r: (
            [r.choice(("yes", "Yes ", "no", "NO", "", "maybe")) for _ in range(r.randint(0, 8))],
            r.choice(("yes", "No")),
        ),
    ),
    made(
        "classroom.tally_marks",
        "tally_marks tally_text draw_tally",
        "count: int",
        "str",
        """
        Tally for {count}: '||||/' for every five and a '|' for each of the rest, groups parted by spaces.
        tally marks
        Return strokes in groups of five, the fifth being a slash.
        How is a number counted with strokes?
        7 is written as '||||/ ||'; 0 is ''.
        Writes a count as a tally sheet does.
        """,
        """
        groups = ["||||/"] * (count // 5)
        if count % 5:
            groups.append("|" * (count % 5))
        return " ".join(groups)
        """,
        lambda r: (r.choice((0, 5, r.randint(0, 23))),),
    ),
    made(
        "classroom.mark_by_steps",
        "grade_from_scale grade_by_scale lookup_grade get_grade",
        "score: float; scale: dict[str, float]",
        "str",
        """
        Grade for {score} by a {scale} from grade to the lowest score for it; '-' if the score is below all \
        of them.
        grade from a custom scale
        Return the grade with the largest minimum that is reached, whatever the order of the scale.
        Which grade belongs to the score?
        Given for example {{'A': 90, 'B': 75}}, find the best grade that the score is enough for.
        Looks up a mark in a table of minimums.
        """,
        """
        for grade, minimum in sorted(scale.items(), key=lambda item: -item[1]):
            if score >= minimum:
                return grade
        return "-"
        """,
        lambda r: (
            r.choice((r.randint(0, 100), 90, 75, 50)),
            dict(r.sample([("A", 90), ("B", 75), ("C", 50)], r.randint(0, 3))),
        ),
    ),
)
