"""Dates, clock times, appointments, shifts, streaks and reminders as small planners have them."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def _hm(r: Random) -> str:
    hour = r.choice((r.randint(0, 23), r.randint(7, 19), 0, 12, 23))
    return f"{hour:02}:{r.choice((r.randint(0, 59), 0, 30, 15, 45)):02}"


def _day(r: Random) -> str:
    if r.random() < 0.2:
        return r.choice(("2024-02-28", "2024-02-29", "2023-12-31", "2024-01-01", "2023-02-28", "2024-03-31"))
    return (date(2023, 1, 1) + timedelta(days=r.randint(0, 900))).isoformat()


def _near(r: Random, low: int = 0, high: int = 7, span: int = 9) -> list[str]:
    """Days that lie near to each other, with repetitions, in any order."""
    start = date.fromisoformat(_day(r))
    return [(start + timedelta(days=r.randint(0, span))).isoformat() for _ in range(r.randint(low, high))]


def _pair(r: Random) -> tuple[str, str]:
    """Two days, often near to each other, sometimes the same."""
    start = date.fromisoformat(_day(r))
    days = r.choice((0, 1, -1, r.randint(-40, 40), r.randint(0, 800)))
    return start.isoformat(), (start + timedelta(days=days)).isoformat()


def _span(r: Random) -> tuple[int, int]:
    start = 15 * r.randint(28, 70)
    return start, start + 15 * r.randint(1, 12)


def _spans(r: Random, low: int = 0, high: int = 5) -> list[tuple[int, int]]:
    return [_span(r) for _ in range(r.randint(low, high))]


def _flags(r: Random, low: int = 0, high: int = 10) -> list[bool]:
    share = r.choice((0.3, 0.6, 0.9, 1.0))
    return [r.random() < share for _ in range(r.randint(low, high))]


def _events(r: Random) -> list[dict[str, str]]:
    days = _near(r, 0, 5)
    return [{"title": draw.word(r), "date": day, "time": _hm(r)} for day in days]


def _shifts(r: Random) -> list[dict[str, object]]:
    people = ("Ann", "Bob", "Cy")
    return [
        {"name": r.choice(people), "start": r.randint(6, 14), "end": r.randint(14, 22)}
        for _ in range(r.randint(0, 5))
    ]


def _streak_case(r: Random) -> tuple[list[str], str]:
    today = date.fromisoformat(_day(r))
    ago = range(r.choice((0, 0, 0, 1)), r.randint(1, 7))
    days = [(today - timedelta(days=n)).isoformat() for n in ago if r.random() < 0.85]
    r.shuffle(days)
    return days, today.isoformat()


def _since_case(r: Random) -> tuple[list[str], str]:
    days = _near(r)
    last = date.fromisoformat(max(days, default="2024-05-05"))
    return days, (last + timedelta(days=r.choice((0, 1, r.randint(0, 40))))).isoformat()


def _age_case(r: Random) -> tuple[str, str]:
    born = date.fromisoformat(_day(r))
    days = r.choice((0, 31, 365, 366, r.randint(0, 500), r.randint(300, 3000)))
    return born.isoformat(), (born + timedelta(days=days)).isoformat()


def _birthdays_case(r: Random) -> tuple[dict[str, str], str, int]:
    today, near = _day(r), _near(r, 0, 5)
    today = r.choice((today, *near[:1]))
    people = ("Ann", "Bob", "Cy", "Dora", "Eve")
    return {name: day[5:] for name, day in zip(people, near, strict=False)}, today, r.choice((7, 0, 3, 14))


def _ordered_pair(r: Random) -> tuple[str, ...]:
    return tuple(sorted(_pair(r)))


def _weekday_range(r: Random) -> tuple[str, str, int]:
    first = date.fromisoformat(_day(r))
    return first.isoformat(), (first + timedelta(days=r.randint(0, 30))).isoformat(), r.randint(0, 6)


def _workday_case(r: Random) -> tuple[str, str, list[str]]:
    start = date.fromisoformat(_day(r))
    days = [(start + timedelta(days=r.randint(0, 12))).isoformat() for _ in range(r.randint(0, 3))]
    return start.isoformat(), (start + timedelta(days=r.randint(-2, 25))).isoformat(), days


def _events_day(r: Random) -> tuple[list[dict[str, str]], str]:
    events = _events(r)
    return events, r.choice([event["date"] for event in events] or [_day(r)])


def _events_now(r: Random) -> tuple[list[dict[str, str]], str]:
    events = _events(r)
    days = [event["date"] for event in events] or [_day(r)]
    return events, f"{r.choice(days)} {_hm(r)}"


def _vacation_case(r: Random) -> tuple[str, str]:
    first = date.fromisoformat(r.choice((_day(r), "2024-12-22", "2025-12-30", "2023-12-24")))
    return first.isoformat(), (first + timedelta(days=r.randint(0, 16))).isoformat()


ENTRIES = (
    made(
        "calendar_days.spoken_duration",
        "spoken_duration duration_in_words describe_minutes",
        "minutes: int",
        "str",
        """
        Words for a number of {minutes}: '2 hours 5 minutes', '1 hour', '1 minute'; zero parts are left out.
        minutes as words with singular and plural
        Say {minutes} as hours and minutes in words, skipping zero parts; 0 gives '0 minutes'.
        Describe a length of time, for example 61 -> '1 hour 1 minute' and 120 -> '2 hours'.
        How long is it in words? Use 'hour' or 'hours' as fits, and '0 minutes' for nothing.
        """,
        """
        hours, rest = divmod(minutes, 60)
        parts = []
        if hours:
            parts.append(f"{hours} hour" + ("s" if hours != 1 else ""))
        if rest or not hours:
            parts.append(f"{rest} minute" + ("s" if rest != 1 else ""))
        return " ".join(parts)
        ---
        hours = minutes // 60
        rest = minutes % 60
        hour_text = "" if hours == 0 else "1 hour" if hours == 1 else f"{hours} hours"
        minute_text = "1 minute" if rest == 1 else f"{rest} minutes"
        if hours == 0:
            return minute_text
        return hour_text if rest == 0 else hour_text + " " + minute_text
        """,
        lambda r: (r.choice((0, 1, 59, 60, 61, 120, r.randint(0, 400))),),
    ),
    made(
        "calendar_days.round_up_quarter",
        "round_up_quarter next_quarter_hour ceil_to_quarter",
        "time: str",
        "str",
        """
        Move the clock {time} 'HH:MM' forward to the next quarter of an hour; a full quarter stays as it is.
        clock time up to the next 15 minutes
        Round {time} up to :00, :15, :30 or :45, wrapping to '00:00' after 23:45.
        Next quarter hour at or after '09:50' (gives '10:00'); past midnight start again at '00:00'.
        When does the next quarter start? Times on a quarter are returned unchanged.
        """,
        """
        hours, minutes = map(int, time.split(":"))
        total = -(-(hours * 60 + minutes) // 15) * 15 % 1440
        return f"{total // 60:02}:{total % 60:02}"
        ---
        hours = int(time[:2])
        minutes = int(time[3:])
        while minutes % 15:
            minutes += 1
        if minutes == 60:
            hours, minutes = (hours + 1) % 24, 0
        return f"{hours:02d}:{minutes:02d}"
        """,
        lambda r: (_hm(r),),
    ),
    made(
        "calendar_days.worked_time",
        "worked_time hours_worked net_work_minutes",
        "start: str; end: str; lunch: int = 30",
        "int",
        """
        Minutes worked from {start} to {end} ('HH:MM') less {lunch} minutes, maybe past midnight; at least 0.
        net minutes of a working day
        Length of a shift without the break; an {end} before {start} is on the next day, least result 0.
        Work out the paid minutes between two clock times after taking off {lunch} minutes of lunch.
        How many minutes did I work, break not counted? Handles shifts past midnight; never negative.
        """,
        """
        begin = int(start[:2]) * 60 + int(start[3:])
        finish = int(end[:2]) * 60 + int(end[3:])
        return max(0, (finish - begin) % 1440 - lunch)
        ---
        hours, minutes = map(int, start.split(":"))
        begin = hours * 60 + minutes
        hours, minutes = map(int, end.split(":"))
        finish = hours * 60 + minutes
        if finish < begin:
            finish += 24 * 60
        worked = finish - begin - lunch
        return worked if worked > 0 else 0
        """,
        lambda r: (_hm(r), _hm(r), r.choice((30, 0, 45, 60))),
    ),
    made(
        "calendar_days.overtime_pay",
        "overtime_pay pay_with_overtime weekly_pay",
        "hours: float; rate: float; limit: float = 40",
        "float",
        """
        Pay for the {hours} of a week: {rate} an hour, and one and a half times as much above {limit} hours.
        weekly wage with time and a half for overtime
        Hours up to {limit} earn {rate} each, those beyond it 1.5 times {rate}; rounded to cents.
        Compute the wage with overtime paid at 150 percent, rounded to two decimals.
        What does somebody earn in a week with overtime over {limit} hours?
        """,
        """
        regular = min(hours, limit)
        extra = max(0.0, hours - limit)
        return float(round(regular * rate + extra * rate * 1.5, 2))
        ---
        if hours <= limit:
            return float(round(hours * rate, 2))
        return float(round(limit * rate + (hours - limit) * rate * 1.5, 2))
        """,
        lambda r: (
            r.choice((40.0, 0.0, r.randint(0, 120) / 2)),
            r.randint(20, 100) / 2,
            r.choice((40, 35, 38.5)),
        ),
    ),
    made(
        "calendar_days.longest_gap",
        "longest_gap longest_free_gap biggest_gap",
        "meetings: list[tuple[int, int]]",
        "int",
        """
        Longest free time in minutes between {meetings} (start, end), given in any order, maybe overlapping.
        biggest gap between appointments
        Find the longest break between one meeting and the next; 0 if there is none.
        Largest pause between the end of the {meetings} so far and the start of the next one.
        How long is the longest pause of the day? Overlapping meetings leave no gap; the least is 0.
        """,
        """
        longest = 0
        latest = None
        for start, end in sorted(meetings):
            if latest is not None:
                longest = max(longest, start - latest)
            latest = end if latest is None else max(latest, end)
        return longest
        ---
        ordered = sorted(meetings)
        gaps = [0]
        for index in range(1, len(ordered)):
            busy_until = max(end for _, end in ordered[:index])
            gaps.append(ordered[index][0] - busy_until)
        return max(gaps)
        """,
        lambda r: (_spans(r),),
    ),
    made(
        "calendar_days.first_free_slot",
        "first_free_slot earliest_slot find_free_time",
        "busy: list[tuple[int, int]]; length: int; start: int = 540; end: int = 1020",
        "int | None",
        """
        First minute from {start} on with {length} free minutes between {busy} spans, done by {end}; or None.
        earliest free slot of a given length
        Earliest start of a free slot of {length} minutes within the day {start} to {end}, else None.
        When can a meeting of {length} minutes begin without cutting a {busy} time and be over by {end}?
        Return where the first hole between appointments that is long enough begins, None without one.
        """,
        """
        cursor = start
        for begin, finish in sorted(busy):
            if begin - cursor >= length:
                break
            cursor = max(cursor, finish)
        return cursor if cursor + length <= end else None
        ---
        for candidate in sorted([start, *(finish for _, finish in busy)]):
            if candidate < start or candidate + length > end:
                continue
            if all(candidate + length <= begin or finish <= candidate for begin, finish in busy):
                return candidate
        return None
        """,
        lambda r: (_spans(r), r.choice((15, 30, 60, 120, 480)), 540, r.choice((1020, 1080))),
    ),
    made(
        "calendar_days.minutes_in_window",
        "minutes_in_window night_minutes overlap_with_window",
        "start: int; end: int; window_start: int; window_end: int",
        "int",
        """
        How many minutes of {start} to {end} lie within {window_start} to {window_end}? 0 if they do not meet.
        minutes of a shift inside a time window
        Length of the overlap of a shift with a window of the day, both in minutes since midnight.
        Count the minutes that two spans share, never negative.
        Time of the span {start}-{end} that falls into the window; none gives 0.
        """,
        """
        return max(0, min(end, window_end) - max(start, window_start))
        ---
        first = start if start > window_start else window_start
        last = end if end < window_end else window_end
        if last <= first:
            return 0
        return last - first
        """,
        lambda r: (*_span(r), *_span(r)),
    ),
    made(
        "calendar_days.shift_of_hour",
        "shift_of_hour shift_name which_shift",
        "hour: int",
        "str",
        """
        Name of the shift at {hour}: 'early' from 6, 'late' from 14, 'night' from 22 until 6.
        early, late or night shift for an hour of the day
        Return 'early' for the hours 6 to 13, 'late' for 14 to 21 and 'night' for all others.
        Which shift is on duty at {hour} o'clock (0 to 23)? Night goes from 22 to 6.
        Three shifts of eight hours, beginning at 6, 14 and 22: give the one that {hour} belongs to.
        """,
        """
        if 6 <= hour < 14:
            return "early"
        if 14 <= hour < 22:
            return "late"
        return "night"
        ---
        return ("night", "early", "late")[(hour + 2) // 8 % 3]
        """,
        lambda r: (r.choice((r.randint(0, 23), 6, 14, 22, 5)),),
    ),
    made(
        "calendar_days.hours_per_person",
        "hours_per_person total_shift_hours hours_by_worker",
        "shifts: list[dict[str, str | int]]",
        "dict[str, int]",
        """
        Total hours of each person over all {shifts} with the keys 'name', 'start' and 'end' (full hours).
        sum the shift hours by name
        Add up end minus start of the {shifts} for every name; an empty dict for no shifts.
        How many hours does everybody work? Map each 'name' to the sum of 'end' - 'start'.
        Return a dict from worker to hours worked, in the order in which they first appear.
        """,
        """
        totals = {}
        for shift in shifts:
            totals[shift["name"]] = totals.get(shift["name"], 0) + shift["end"] - shift["start"]
        return totals
        ---
        names = dict.fromkeys(shift["name"] for shift in shifts)
        return {name: sum(s["end"] - s["start"] for s in shifts if s["name"] == name) for name in names}
        """,
        lambda r: (_shifts(r),),
    ),
    made(
        "calendar_days.uncovered_hours",
        "uncovered_hours hours_without_staff missing_hours",
        "shifts: list[tuple[int, int]]; opening: int; closing: int",
        "list[int]",
        """
        Hours from {opening} up to but not including {closing} that no shift (start, end) covers, in order.
        opening hours without anybody on duty
        List every full hour of the opening time in which nobody works; an end hour is not worked any more.
        Which hours between {opening} and {closing} are not staffed by one of the {shifts}?
        Return the gaps in the roster as hours; without shifts all hours are missing.
        """,
        """
        return [
            hour for hour in range(opening, closing)
            if not any(start <= hour < end for start, end in shifts)
        ]
        ---
        covered = set()
        for start, end in shifts:
            covered.update(range(start, end))
        return sorted(set(range(opening, closing)) - covered)
        """,
        lambda r: (
            [(h, h + r.randint(1, 5)) for h in (r.randint(7, 16) for _ in range(r.randint(0, 4)))],
            r.randint(7, 10),
            r.randint(10, 18),
        ),
    ),
    made(
        "calendar_days.has_enough_rest",
        "has_enough_rest enough_rest rest_is_long_enough",
        "end: str; start: str; hours: int = 11",
        "bool",
        """
        Are there at least {hours} hours from the {end} of a shift ('HH:MM') to the next {start}?
        rest between two shifts long enough
        True if the pause from {end} to the next {start}, maybe past midnight, lasts at least {hours} hours.
        Check the rest period: the next shift begins at the first {start} after {end}.
        Does the worker get {hours} hours of rest? A {start} earlier than {end} is on the next day.
        """,
        """
        finish = int(end[:2]) * 60 + int(end[3:])
        begin = int(start[:2]) * 60 + int(start[3:])
        return (begin - finish) % 1440 >= hours * 60
        ---
        def minutes(text):
            hour, minute = text.split(":")
            return int(hour) * 60 + int(minute)

        pause = minutes(start) - minutes(end)
        if pause < 0:
            pause += 1440
        return pause >= hours * 60
        """,
        lambda r: (_hm(r), _hm(r), r.choice((11, 8, 12))),
    ),
    made(
        "calendar_days.countdown_label",
        "countdown_label days_to_go_text event_countdown",
        "today: str; day: str",
        "str",
        """
        Words for {day} seen from {today}: 'today', 'tomorrow', 'in 5 days', 'yesterday', '5 days ago'.
        days until an event as friendly text
        Say how far {day} is away: 'in N days' or 'N days ago', special words for one day and none.
        Countdown to an ISO date in words; near ones are called 'yesterday', 'today' and 'tomorrow'.
        When is it, as seen from {today}? For example 'in 3 days', 'tomorrow', '2 days ago'.
        """,
        """
        days = (date.fromisoformat(day) - date.fromisoformat(today)).days
        near = {-1: "yesterday", 0: "today", 1: "tomorrow"}
        if days in near:
            return near[days]
        return f"in {days} days" if days > 0 else f"{-days} days ago"
        ---
        days = date.fromisoformat(day).toordinal() - date.fromisoformat(today).toordinal()
        if days == 0:
            return "today"
        if abs(days) == 1:
            return "tomorrow" if days == 1 else "yesterday"
        if days < 0:
            return str(-days) + " days ago"
        return "in " + str(days) + " days"
        """,
        _pair,
        "from datetime import date",
    ),
    made(
        "calendar_days.weeks_and_days_until",
        "weeks_and_days_until weeks_days_left countdown_weeks",
        "today: str; day: str",
        "tuple[int, int]",
        """
        Full weeks and remaining days from {today} to {day} (ISO dates), (0, 0) if the day has passed.
        countdown as weeks and days
        Split the time left until {day} into (weeks, days); past dates give zero for both.
        How many weeks and days are left? Both numbers are 0 once the date is over.
        Number of whole weeks and of the days on top between two ISO dates, never negative.
        """,
        """
        left = (date.fromisoformat(day) - date.fromisoformat(today)).days
        return divmod(max(left, 0), 7)
        ---
        left = (date.fromisoformat(day) - date.fromisoformat(today)).days
        if left <= 0:
            return 0, 0
        return left // 7, left % 7
        """,
        _pair,
        "from datetime import date",
    ),
    made(
        "calendar_days.is_due_soon",
        "is_due_soon due_within deadline_is_near",
        "today: str; deadline: str; days: int = 7",
        "bool",
        """
        Is the {deadline} within the next {days} days from {today}? It counts today, but nothing overdue.
        deadline within a week
        True if {deadline} is {today} or at most {days} days later; False for the past and for later dates.
        Does the task fall due soon, that is in 0 to {days} days?
        Tell whether less than or exactly {days} days remain, without counting tasks whose date has passed.
        """,
        """
        left = (date.fromisoformat(deadline) - date.fromisoformat(today)).days
        return 0 <= left <= days
        ---
        if deadline < today:
            return False
        return date.fromisoformat(deadline).toordinal() <= date.fromisoformat(today).toordinal() + days
        """,
        lambda r: (*_pair(r), r.choice((7, 3, 1, 30))),
        "from datetime import date",
    ),
    made(
        "calendar_days.due_state",
        "due_state task_status deadline_status",
        "today: str; due: str; done: bool",
        "str",
        """
        State of a task: 'done', 'overdue' if {due} is before {today}, 'due today' or 'open' (ISO dates).
        task status from due date
        Return 'done' when it is {done}, else 'overdue', 'due today' or 'open' by comparing the dates.
        Which label does a task get? A finished one is always 'done', whatever its date.
        Compare {due} with {today}: earlier is 'overdue', equal 'due today', later 'open', unless {done}.
        """,
        """
        if done:
            return "done"
        if due < today:
            return "overdue"
        return "due today" if due == today else "open"
        ---
        if done:
            return "done"
        order = (due > today) - (due < today)
        return {-1: "overdue", 0: "due today", 1: "open"}[order]
        """,
        lambda r: (*_pair(r), r.random() < 0.3),
    ),
    made(
        "calendar_days.current_streak",
        "current_streak running_streak streak_up_to_today",
        "days: list[str]; today: str",
        "int",
        """
        Number of days in a row up to {today} that are in {days} (ISO dates); 0 if today is missing.
        current habit streak
        Count back from {today} as long as each day was checked off; the order of {days} does not matter.
        How long is my streak today? Without an entry for {today} it is 0.
        Consecutive days ending with {today} on which the habit was done.
        """,
        """
        done = set(days)
        current = date.fromisoformat(today)
        streak = 0
        while current.isoformat() in done:
            streak += 1
            current -= timedelta(days=1)
        return streak
        ---
        done = {date.fromisoformat(day).toordinal() for day in days}
        number = date.fromisoformat(today).toordinal()
        count = 0
        while number - count in done:
            count += 1
        return count
        """,
        _streak_case,
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.longest_day_streak",
        "longest_day_streak best_streak record_streak",
        "days: list[str]",
        "int",
        """
        Longest run of consecutive days among {days}, ISO dates in any order and with repetitions.
        best streak from a list of dates
        How many days in a row did the longest streak last? 0 for no days.
        Find the record streak: the most days that follow each other without a gap; doubles count once.
        Length of the longest chain of neighbouring dates in {days}.
        """,
        """
        numbers = {date.fromisoformat(day).toordinal() for day in days}
        best = 0
        for number in numbers:
            if number - 1 not in numbers:
                length = 1
                while number + length in numbers:
                    length += 1
                best = max(best, length)
        return best
        ---
        best = run = 0
        previous = None
        for day in sorted({date.fromisoformat(text) for text in days}):
            run = run + 1 if previous is not None and day - previous == timedelta(days=1) else 1
            best = max(best, run)
            previous = day
        return best
        """,
        lambda r: (_near(r, 0, 9),),
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.habit_rate",
        "habit_rate completion_percent habit_percentage",
        "done: list[bool]",
        "int",
        """
        Percentage of days on which the habit was {done}, rounded to a whole number; 0 for no days.
        completion rate of a habit
        How many percent of the entries of {done} are True? An empty list gives 0.
        Share of successful days as a rounded whole percent.
        Count the True values and return them as percent of all days, rounded, or 0 without any day.
        """,
        """
        if not done:
            return 0
        return round(100 * sum(done) / len(done))
        ---
        total = len(done)
        successes = len([day for day in done if day])
        return round(100 * successes / total) if total else 0
        """,
        lambda r: (_flags(r),),
    ),
    made(
        "calendar_days.habit_line",
        "habit_line streak_line habit_marks",
        "done: list[bool]",
        "str",
        """
        One line for a habit: 'x' for each day {done} and '.' for others, in groups of 7 parted by spaces.
        week view of a habit as text
        Draw the days as 'x' or '.', with a blank after every seven days; an empty list gives ''.
        Turn flags into marks like 'xx.xxxx x..', one group a week.
        Show the habit log as text: True is 'x', False is '.', and weeks of 7 days are separated by spaces.
        """,
        """
        marks = ["x" if day else "." for day in done]
        return " ".join("".join(marks[i : i + 7]) for i in range(0, len(marks), 7))
        ---
        line = ""
        for index, day in enumerate(done):
            if index and index % 7 == 0:
                line += " "
            line += "x" if day else "."
        return line
        """,
        lambda r: (_flags(r),),
    ),
    made(
        "calendar_days.days_since_last",
        "days_since_last days_since_latest idle_days",
        "days: list[str]; today: str",
        "int | None",
        """
        Days from the latest of {days} to {today} (ISO dates), None if there are no days.
        how long since the last entry
        How many days ago was the habit last done? None when it never was.
        Number of days between the most recent date and {today}; an empty list gives None.
        Find the newest date in {days} and count the days up to {today}.
        """,
        """
        if not days:
            return None
        return (date.fromisoformat(today) - date.fromisoformat(max(days))).days
        ---
        gaps = [(date.fromisoformat(today) - date.fromisoformat(day)).days for day in days]
        return min(gaps, default=None)
        """,
        _since_case,
        "from datetime import date",
    ),
    made(
        "calendar_days.average_gap",
        "average_gap mean_days_between average_interval",
        "days: list[str]",
        "float",
        """
        Average days between neighbouring {days} (ISO dates, any order), one decimal; 0.0 for fewer than two.
        mean distance between dates
        How many days pass on average from one entry to the next? Under two dates it is 0.0.
        Sort the dates and take the mean of the gaps, with one digit after the point.
        Typical interval in days, rounded to 1 decimal, or 0.0 if there is no interval.
        """,
        """
        if len(days) < 2:
            return 0.0
        total = (date.fromisoformat(max(days)) - date.fromisoformat(min(days))).days
        return round(total / (len(days) - 1), 1)
        ---
        ordered = sorted(date.fromisoformat(day) for day in days)
        gaps = [(later - earlier).days for earlier, later in zip(ordered, ordered[1:])]
        return round(sum(gaps) / len(gaps), 1) if gaps else 0.0
        """,
        lambda r: (_near(r, 0, 6, 40),),
        "from datetime import date",
    ),
    made(
        "calendar_days.age_text",
        "age_text baby_age age_in_words",
        "born: str; today: str",
        "str",
        """
        Age as text: full years like '3 years', below one year months like '5 months'; '1 year', '1 month'.
        age of a child in months or years
        Say how old a child {born} on an ISO date is {today}: in full months under one year, else years.
        Return '7 months' or '2 years'; a month counts once its day is reached.
        How old is the baby? Below 12 full months give months, else years, singular for 1.
        """,
        """
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
        months = (now.year - birth.year) * 12 + now.month - birth.month - (now.day < birth.day)
        number, unit = (months, "month") if months < 12 else (months // 12, "year")
        return f"{number} {unit}" if number == 1 else f"{number} {unit}s"
        ---
        year, month, day = map(int, born.split("-"))
        now_year, now_month, now_day = map(int, today.split("-"))
        months = 12 * (now_year - year) + (now_month - month)
        if now_day < day:
            months -= 1
        if months >= 12:
            years = months // 12
            return "1 year" if years == 1 else f"{years} years"
        return "1 month" if months == 1 else f"{months} months"
        """,
        _age_case,
        "from datetime import date",
    ),
    made(
        "calendar_days.age_group",
        "age_group life_stage age_category",
        "age: int",
        "str",
        """
        Group of an {age}: 'baby' under 3, 'child' under 13, 'teen' under 18, 'adult' under 65, else 'senior'.
        age to life stage
        Return the stage of life: baby (0-2), child (3-12), teen (13-17), adult (18-64) or senior (65+).
        Which age group is somebody in who is {age} years old?
        Name the group for an age, with the limits 3, 13, 18 and 65.
        """,
        """
        for limit, name in ((3, "baby"), (13, "child"), (18, "teen"), (65, "adult")):
            if age < limit:
                return name
        return "senior"
        ---
        if age < 3:
            return "baby"
        elif age < 13:
            return "child"
        elif age < 18:
            return "teen"
        elif age < 65:
            return "adult"
        else:
            return "senior"
        """,
        lambda r: (r.choice((0, 2, 3, 12, 13, 17, 18, 64, 65, r.randint(0, 99))),),
    ),
    made(
        "calendar_days.upcoming_birthdays",
        "upcoming_birthdays soon_birthdays birthdays_within",
        "birthdays: dict[str, str]; today: str; days: int = 7",
        "list[str]",
        """
        Names whose birthday ('MM-DD') is {today} or within the next {days} days, by date, then name.
        who has a birthday soon
        List who has a birthday from {today} (ISO date) to {days} days later, nearest first, ties by name.
        Whose birthday is coming up? The dates are texts 'MM-DD'; the first day and the last count too.
        Sorted names of those that celebrate within {days} days, today included.
        """,
        """
        start = date.fromisoformat(today)
        coming = [(start + timedelta(days=i)).isoformat()[5:] for i in range(days + 1)]
        return [name for day in coming for name in sorted(birthdays) if birthdays[name] == day]
        ---
        start = date.fromisoformat(today)
        place = {}
        for offset in range(days + 1):
            place[(start + timedelta(days=offset)).strftime("%m-%d")] = offset
        found = [(place[day], name) for name, day in birthdays.items() if day in place]
        return [name for _, name in sorted(found)]
        """,
        _birthdays_case,
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.weekday_dates",
        "weekday_dates dates_on_weekday every_weekday_in_range",
        "first: str; last: str; weekday: int",
        "list[str]",
        """
        All ISO dates from {first} to {last}, both included, that fall on the {weekday} (Monday is 0).
        every Tuesday in a period
        List the days with that weekday number in the range, in order; an empty list if there is none.
        Which dates between {first} and {last} are on weekday {weekday}, 0 being Monday and 6 Sunday?
        Dates of a weekly course: each such weekday from the first day to the last.
        """,
        """
        current, end = date.fromisoformat(first), date.fromisoformat(last)
        current += timedelta(days=(weekday - current.weekday()) % 7)
        dates = []
        while current <= end:
            dates.append(current.isoformat())
            current += timedelta(days=7)
        return dates
        ---
        start = date.fromisoformat(first)
        length = (date.fromisoformat(last) - start).days + 1
        days = [start + timedelta(days=offset) for offset in range(length)]
        return [day.isoformat() for day in days if day.weekday() == weekday]
        """,
        _weekday_range,
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.working_days_left",
        "working_days_left workdays_between weekdays_until",
        "today: str; day: str; holidays: list[str]",
        "int",
        """
        Working days from {today} until before {day}: Monday to Friday, without {holidays} (ISO dates).
        count working days without holidays
        How many days of work are left before {day}? Weekends and {holidays} are not counted, {today} is.
        Number of weekdays that are no holiday from {today} to the day before {day}; 0 if that is past.
        Count Mondays to Fridays in the half-open range, leaving out dates listed in {holidays}.
        """,
        """
        current, end = date.fromisoformat(today), date.fromisoformat(day)
        count = 0
        while current < end:
            if current.weekday() < 5 and current.isoformat() not in holidays:
                count += 1
            current += timedelta(days=1)
        return count
        ---
        start = date.fromisoformat(today).toordinal()
        end = date.fromisoformat(day).toordinal()
        days = [date.fromordinal(number) for number in range(start, end)]
        return len([d for d in days if d.isoweekday() < 6 and d.isoformat() not in holidays])
        """,
        _workday_case,
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.move_off_weekend",
        "move_off_weekend shift_to_weekday next_working_day_or_same",
        "day: str",
        "str",
        """
        Move an ISO date that is on a weekend to the Monday after it; other days stay.
        weekend to Monday
        Return {day} itself on a weekday, else the following Monday, as ISO text.
        When is a payment due that falls on {day}? Saturdays and Sundays are moved to Monday.
        Saturday and Sunday become the next Monday, all other dates are kept.
        """,
        """
        current = date.fromisoformat(day)
        while current.weekday() >= 5:
            current += timedelta(days=1)
        return current.isoformat()
        ---
        current = date.fromisoformat(day)
        extra = {5: 2, 6: 1}.get(current.weekday(), 0)
        return (current + timedelta(days=extra)).isoformat()
        """,
        lambda r: (_day(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.quarter_label",
        "quarter_label quarter_text fiscal_quarter_name",
        "day: str",
        "str",
        """
        Quarter of an ISO date as text such as 'Q1 2024'.
        date to quarter name
        January to March are 'Q1', April to June 'Q2' and so on, followed by the year.
        Which quarter of which year is {day} in? Give 'Q3 2023' and the like.
        Return 'Q' with the number of the quarter, a space and the year of {day}.
        """,
        """
        quarter = (int(day[5:7]) + 2) // 3
        return f"Q{quarter} {day[:4]}"
        ---
        year, month, _ = day.split("-")
        return "Q" + str((int(month) - 1) // 3 + 1) + " " + year
        """,
        lambda r: (_day(r),),
    ),
    made(
        "calendar_days.season_of_date",
        "season_of_date season_for_day get_season",
        "day: str",
        "str",
        """
        Season of an ISO date by month: 'winter' from December, 'spring' from March, 'summer', 'autumn'.
        ISO date to season
        December to February give 'winter', March to May 'spring', June to August 'summer', the rest 'autumn'.
        Which meteorological season is {day} in?
        Look at the month only and return 'spring', 'summer', 'autumn' or 'winter' (winter: 12, 1, 2).
        """,
        """
        month = int(day.split("-")[1])
        return ("winter", "spring", "summer", "autumn")[month % 12 // 3]
        ---
        month = int(day[5:7])
        if 3 <= month <= 5:
            return "spring"
        if 6 <= month <= 8:
            return "summer"
        if 9 <= month <= 11:
            return "autumn"
        return "winter"
        """,
        lambda r: (_day(r),),
    ),
    made(
        "calendar_days.pretty_date",
        "pretty_date long_date date_in_words",
        "day: str",
        "str",
        """
        Write an ISO date like 'Mon, 5 Feb 2024': short weekday, day without leading zero, short month, year.
        ISO date for display with weekday
        Format {day} as short weekday, comma, day, short month and year in English.
        Turn '2024-02-05' into 'Mon, 5 Feb 2024'; the day has no leading zero.
        How do I show a date in a calendar, for example 'Sun, 31 Dec 2023'?
        """,
        """
        current = date.fromisoformat(day)
        return f"{current:%a}, {current.day} {current:%b} {current.year}"
        ---
        current = date.fromisoformat(day)
        weekday = "Mon Tue Wed Thu Fri Sat Sun".split()[current.weekday()]
        month = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()[current.month - 1]
        return f"{weekday}, {current.day} {month} {current.year}"
        """,
        lambda r: (_day(r),),
        "from datetime import date",
    ),
    made(
        "calendar_days.date_range_text",
        "date_range_text format_period short_date_range",
        "first: str; last: str",
        "str",
        """
        Text of ISO dates: '3-5 May 2024' in one month, else '30 Apr - 2 May 2024', both years if they differ.
        short text for a date range
        Format {first} to {last}; one day alone is '3 May 2024', the same month and year are not repeated.
        Trip dates for display: month and year are given once when both days share them.
        Write a date range without repeating what is equal, such as '30 Dec 2023 - 2 Jan 2024'.
        """,
        """
        a, b = date.fromisoformat(first), date.fromisoformat(last)
        end = f"{b.day} {b:%b} {b.year}"
        if a == b:
            return end
        if a.year != b.year:
            return f"{a.day} {a:%b} {a.year} - {end}"
        return f"{a.day}-{end}" if a.month == b.month else f"{a.day} {a:%b} - {end}"
        ---
        months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
        year, month, day = first.split("-")
        year_2, month_2, day_2 = last.split("-")
        end = f"{int(day_2)} {months[int(month_2) - 1]} {year_2}"
        if first == last:
            return end
        start = str(int(day))
        if (year, month) == (year_2, month_2):
            return start + "-" + end
        start += " " + months[int(month) - 1]
        if year != year_2:
            start += " " + year
        return start + " - " + end
        """,
        _ordered_pair,
        "from datetime import date",
    ),
    made(
        "calendar_days.events_on_day",
        "events_on_day day_agenda titles_for_day",
        "events: list[dict[str, str]]; day: str",
        "list[str]",
        """
        Titles of the {events} on {day}, by time; each has keys 'title', 'date' (ISO), 'time' ('HH:MM').
        agenda of a day
        Agenda: the 'title' of every event whose 'date' is {day}, by 'time', equal times in given order.
        What is on at {day}? List the titles from the earliest to the latest, none gives an empty list.
        Pick the events of one date and return their titles in the order of the clock.
        """,
        """
        matching = [event for event in events if event["date"] == day]
        return [event["title"] for event in sorted(matching, key=lambda event: event["time"])]
        ---
        result = []
        for event in sorted(events, key=lambda item: item["time"]):
            if event["date"] == day:
                result.append(event["title"])
        return result
        """,
        _events_day,
    ),
    made(
        "calendar_days.next_event",
        "next_event upcoming_event next_title",
        "events: list[dict[str, str]]; now: str",
        "str | None",
        """
        Title of the first of the {events} that starts at or after {now} ('2024-05-01 09:30'), else None.
        next appointment from a list
        Which event comes next? Compare 'date' and 'time' with {now}, take the earliest not begun, else None.
        Find the upcoming event and return its 'title'; of equal times the first listed one.
        Events have the keys 'title', 'date' and 'time'; those before {now} are over.
        """,
        """
        coming = [event for event in events if f"{event['date']} {event['time']}" >= now]
        if not coming:
            return None
        return min(coming, key=lambda event: (event["date"], event["time"]))["title"]
        ---
        best = None
        best_moment = ""
        for event in events:
            moment = event["date"] + " " + event["time"]
            if moment >= now and (best is None or moment < best_moment):
                best, best_moment = event["title"], moment
        return best
        """,
        _events_now,
    ),
    made(
        "calendar_days.agenda_by_day",
        "agenda_by_day group_events_by_date calendar_by_day",
        "events: list[dict[str, str]]",
        "dict[str, list[str]]",
        """
        Group the {events} by 'date' into lines 'HH:MM title', dates and lines sorted.
        calendar of events by day
        Map each date to its sorted list of 'time title' lines; the dates are in order too.
        Return a dict from ISO date to what is on that day, such as {{'2024-05-01': ['09:00 Tea']}}.
        Make an agenda: one key a day in date order, its entries sorted by time and then title.
        """,
        """
        agenda = {}
        for event in sorted(events, key=lambda e: (e["date"], e["time"], e["title"])):
            agenda.setdefault(event["date"], []).append(f"{event['time']} {event['title']}")
        return agenda
        ---
        return {
            day: sorted(event["time"] + " " + event["title"] for event in events if event["date"] == day)
            for day in sorted({event["date"] for event in events})
        }
        """,
        lambda r: (_events(r),),
    ),
    made(
        "calendar_days.busiest_day",
        "busiest_day fullest_date day_with_most_events",
        "events: list[dict[str, str]]",
        "str | None",
        """
        The 'date' with the most {events}; the earliest of them on a tie, None without events.
        busiest date in a calendar
        On which day are most of the {events}? Ties go to the earlier date.
        Return the ISO date that occurs most often as 'date', None for an empty list.
        Find the fullest day of the calendar, the first in time if several have equally many events.
        """,
        """
        counts = {}
        for event in events:
            counts[event["date"]] = counts.get(event["date"], 0) + 1
        return min(counts, key=lambda day: (-counts[day], day), default=None)
        ---
        dates = sorted(event["date"] for event in events)
        return max(dates, key=dates.count) if dates else None
        """,
        lambda r: (_events(r),),
    ),
    made(
        "calendar_days.reminder_times",
        "reminder_times reminders_before alarm_times",
        "time: str; before: list[int]",
        "list[str]",
        """
        Clock times of reminders that go off so many minutes {before} {time} ('HH:MM'), in the given order.
        reminders some minutes earlier
        Subtract each number of minutes from {time}; going back over midnight ends on the evening before.
        When should the alarms ring, e.g. 60 and 10 minutes ahead of '09:00'? -> ['08:00', '08:50']
        Return one 'HH:MM' text for every entry of {before}, wrapping round at midnight.
        """,
        """
        moment = int(time[:2]) * 60 + int(time[3:])
        return [f"{(moment - m) % 1440 // 60:02}:{(moment - m) % 60:02}" for m in before]
        ---
        hours, minutes = map(int, time.split(":"))
        result = []
        for early in before:
            total = (hours * 60 + minutes - early) % (24 * 60)
            hour, minute = divmod(total, 60)
            result.append(str(hour).zfill(2) + ":" + str(minute).zfill(2))
        return result
        """,
        lambda r: (_hm(r), [r.choice((0, 5, 10, 15, 30, 60, 120)) for _ in range(r.randint(0, 4))]),
    ),
    made(
        "calendar_days.pill_times",
        "pill_times dose_times medicine_schedule",
        "first: str; count: int; hours: int = 8",
        "list[str]",
        """
        Clock times 'HH:MM' of {count} doses, the first at {first}, each {hours} hours after the last.
        medicine times of a day
        List when to take the pills: {count} times from {first} on, every {hours} hours, past midnight too.
        At what times are the doses due? Past 24:00 the clock starts at '00:00' again.
        Return {count} times spaced by {hours} hours as texts; no dose gives an empty list.
        """,
        """
        hour, minute = int(first[:2]), first[3:]
        return [f"{(hour + i * hours) % 24:02}:{minute}" for i in range(count)]
        ---
        hour, minute = first.split(":")
        times = []
        current = int(hour)
        while len(times) < count:
            times.append(f"{current:02d}:{minute}")
            current = (current + hours) % 24
        return times
        """,
        lambda r: (_hm(r), r.randint(0, 4), r.choice((8, 6, 12, 4))),
    ),
    made(
        "calendar_days.next_departure",
        "next_departure next_bus next_train",
        "times: list[str]; now: str",
        "str | None",
        """
        First of the {times} ('HH:MM', any order) from {now} on; after the last, tomorrow's first; or None.
        next bus from a timetable
        When does the next bus leave? One leaving right {now} counts; after the last take tomorrow's first.
        Return the earliest time not before {now}, else the earliest of all, or None for an empty timetable.
        Look up the next departure, wrapping round to the morning after the last.
        """,
        """
        later = [time for time in times if time >= now]
        return min(later or times, default=None)
        ---
        ordered = sorted(times)
        for time in ordered:
            if time >= now:
                return time
        return ordered[0] if ordered else None
        """,
        lambda r: ([_hm(r) for _ in range(r.randint(0, 5))], _hm(r)),
    ),
    made(
        "calendar_days.wait_minutes",
        "wait_minutes minutes_to_wait waiting_time",
        "now: str; every: int; first: str = '00:00'",
        "int",
        """
        Minutes to wait at {now} for a bus every {every} minutes from {first} on; before it, until {first}.
        waiting time for a regular service
        How long is the wait? 0 if a bus leaves right {now}; earlier than {first} wait for the first one.
        Minutes from {now} to the next departure of a line with a fixed interval of {every} minutes.
        The bus leaves at {first} and then each {every} minutes: compute the minutes until the next.
        """,
        """
        current = int(now[:2]) * 60 + int(now[3:])
        begin = int(first[:2]) * 60 + int(first[3:])
        if current <= begin:
            return begin - current
        return -(current - begin) % every
        ---
        hour, minute = map(int, now.split(":"))
        start_hour, start_minute = map(int, first.split(":"))
        current = hour * 60 + minute
        departure = start_hour * 60 + start_minute
        while departure < current:
            departure += every
        return departure - current
        """,
        lambda r: (_hm(r), r.choice((5, 10, 20, 30, 60)), r.choice(("00:00", "05:30", "06:07"))),
    ),
    made(
        "calendar_days.part_of_day",
        "part_of_day time_of_day_name day_part",
        "time: str",
        "str",
        """
        Part of the day at {time}: 'morning' from 6, 'afternoon' from 12, 'evening' from 18, 'night' from 22.
        morning, afternoon, evening or night for HH:MM
        Name the part of the day of 'HH:MM', with the limits 06:00, 12:00, 18:00 and 22:00.
        Is {time} in the morning, the afternoon, the evening or the night (22:00 to 05:59)?
        Return 'night' before 6 and from 22 on, else 'morning', 'afternoon' or 'evening'.
        """,
        """
        hour = int(time.split(":")[0])
        if hour < 6 or hour >= 22:
            return "night"
        if hour < 12:
            return "morning"
        return "afternoon" if hour < 18 else "evening"
        ---
        for start, name in ((22, "night"), (18, "evening"), (12, "afternoon"), (6, "morning")):
            if int(time[:2]) >= start:
                return name
        return "night"
        """,
        lambda r: (_hm(r),),
    ),
    made(
        "calendar_days.opening_state",
        "opening_state shop_status open_or_closed",
        "time: str; opens: str; closes: str",
        "str",
        """
        At {time}: 'open', 'closed', 'opens soon' in the hour before, 'closing soon' in the last 30 minutes.
        open, closed or soon
        From {opens} to {closes} it is 'open', the last 30 minutes 'closing soon', an hour ahead 'opens soon'.
        Tell whether the shop is open; 60 minutes before {opens} it 'opens soon'; from {closes} on 'closed'.
        Which status does the shop show, given its hours? Closing time itself is 'closed'.
        """,
        """
        def minutes(text):
            return int(text[:2]) * 60 + int(text[3:])

        now, start, end = minutes(time), minutes(opens), minutes(closes)
        if start - 60 <= now < start:
            return "opens soon"
        if not start <= now < end:
            return "closed"
        return "closing soon" if now >= end - 30 else "open"
        ---
        now, start, end = (int(t.split(":")[0]) * 60 + int(t.split(":")[1]) for t in (time, opens, closes))
        if now < start:
            return "opens soon" if start - now <= 60 else "closed"
        if now >= end:
            return "closed"
        return "closing soon" if end - now <= 30 else "open"
        """,
        lambda r: (_hm(r), r.choice(("08:00", "09:30")), r.choice(("17:00", "18:30", "12:00"))),
    ),
    made(
        "calendar_days.compact_duration",
        "compact_duration short_duration format_spent_time",
        "minutes: int",
        "str",
        """
        Short text for {minutes} such as '1d 2h 5m': days of 24 hours, zero parts left out, '0m' for 0.
        minutes to d/h/m
        Write a length of time with d, h and m; zero parts are skipped, but 0 gives '0m'.
        Format {minutes} like '2h 15m' or '1d'; a day has 1440 minutes.
        How do I show minutes compactly, leaving out units that are 0?
        """,
        """
        parts = []
        for size, unit in ((1440, "d"), (60, "h"), (1, "m")):
            amount, minutes = divmod(minutes, size)
            if amount:
                parts.append(f"{amount}{unit}")
        return " ".join(parts) or "0m"
        ---
        days = minutes // 1440
        hours = minutes % 1440 // 60
        rest = minutes % 60
        text = f"{days}d " if days else ""
        if hours:
            text += f"{hours}h "
        if rest:
            text += f"{rest}m"
        return text.strip() if minutes else "0m"
        """,
        lambda r: (r.choice((0, 45, 60, 135, 1440, 1500, r.randint(0, 4000))),),
    ),
    made(
        "calendar_days.to_12_hour",
        "to_12_hour short_am_pm friendly_time",
        "time: str",
        "str",
        """
        Write 'HH:MM' like '9am', '2:30pm', '12am': no leading zero, and no minutes on the full hour.
        24 hour time to short am/pm
        Turn {time} into 12-hour form in lower case; ':00' is left out, midnight is '12am', noon '12pm'.
        How would one say '14:30'? '2:30pm'; full hours go without minutes.
        Short English clock time with am or pm, minutes only if they are not zero.
        """,
        """
        hour, minute = map(int, time.split(":"))
        suffix = "am" if hour < 12 else "pm"
        hour = hour % 12 or 12
        return f"{hour}:{minute:02}{suffix}" if minute else f"{hour}{suffix}"
        ---
        hour, minutes = int(time[:2]), time[2:]
        if minutes == ":00":
            minutes = ""
        half = "pm" if hour >= 12 else "am"
        if hour > 12:
            hour -= 12
        return str(hour if hour else 12) + minutes + half
        """,
        lambda r: (_hm(r),),
    ),
    made(
        "calendar_days.spoken_clock",
        "spoken_clock time_in_words say_time",
        "time: str",
        "str",
        """
        Say a time in 12 hours: '3 o'clock', 'quarter past 3', 'half past 3', 'quarter to 4', else '3:10'.
        HH:MM to quarter past and half past
        Name the quarters of the hour in English with 12-hour numbers; other minutes stay as 'H:MM'.
        How does one say {time}? Only :00, :15, :30 and :45 get words, 0 o'clock is 12.
        Turn 15:45 into 'quarter to 4' and 15:30 into 'half past 3'; other times are like '3:07'.
        """,
        """
        hour, minute = int(time[:2]), int(time[3:])
        name = hour % 12 or 12
        following = hour % 12 + 1
        if minute == 0:
            return f"{name} o'clock"
        if minute == 15:
            return f"quarter past {name}"
        if minute == 30:
            return f"half past {name}"
        if minute == 45:
            return f"quarter to {following}"
        return f"{name}:{minute:02}"
        ---
        hours, minutes = time.split(":")
        if minutes == "45":
            return "quarter to " + str((int(hours) + 12) % 12 + 1)
        hour = str((int(hours) - 1) % 12 + 1)
        forms = {"00": f"{hour} o'clock", "15": f"quarter past {hour}", "30": f"half past {hour}"}
        return forms.get(minutes, f"{hour}:{minutes}")
        """,
        lambda r: (_hm(r),),
    ),
    made(
        "calendar_days.latest_departure",
        "latest_departure must_leave_at departure_time",
        "arrival: str; minutes: int; buffer: int = 10",
        "str",
        """
        Latest time to leave for an {arrival} at 'HH:MM' when the way takes {minutes} plus a {buffer}.
        when to leave
        Subtract travel time and {buffer} minutes from {arrival}; before midnight it is the evening before.
        At what clock time must I start to arrive in time with {buffer} minutes to spare?
        Go back {minutes} + {buffer} minutes from the arrival, wrapping round at midnight.
        """,
        """
        hours, rest = map(int, arrival.split(":"))
        total = (hours * 60 + rest - minutes - buffer) % 1440
        return f"{total // 60:02}:{total % 60:02}"
        ---
        total = int(arrival[:2]) * 60 + int(arrival[3:]) - (minutes + buffer)
        while total < 0:
            total += 1440
        hour, minute = divmod(total, 60)
        return f"{hour:02d}:{minute:02d}"
        """,
        lambda r: (_hm(r), r.randint(0, 200), r.choice((10, 0, 5, 30))),
    ),
    made(
        "calendar_days.running_order",
        "running_order start_times lay_out_program",
        "start: str; lengths: list[int]",
        "list[str]",
        """
        Start times 'HH:MM' of items that follow one another from {start} on and last {lengths} minutes.
        start time of each talk
        Lay the items out one after the other; each begins when the one before ends, past midnight from 00:00.
        When does each part of the program begin? One clock time per entry of {lengths}.
        Return the start of every item, the first at {start}; an empty list for no items.
        """,
        """
        current = int(start[:2]) * 60 + int(start[3:])
        times = []
        for length in lengths:
            times.append(f"{current // 60 % 24:02}:{current % 60:02}")
            current += length
        return times
        ---
        begin = int(start.split(":")[0]) * 60 + int(start.split(":")[1])
        starts = [(begin + sum(lengths[:i])) % 1440 for i in range(len(lengths))]
        return ["{:02}:{:02}".format(*divmod(minute, 60)) for minute in starts]
        """,
        lambda r: (_hm(r), [r.choice((5, 10, 20, 30, 45, 90)) for _ in range(r.randint(0, 5))]),
    ),
    made(
        "calendar_days.slot_starts",
        "slot_starts bookable_times make_slots",
        "start: str; end: str; length: int",
        "list[str]",
        """
        Start times 'HH:MM' of all full slots of {length} minutes from {start} on that are over by {end}.
        appointment slots between two times
        Cut the time from {start} to {end} into slots of {length} minutes; what does not fit is dropped.
        Which slots can be booked? Each begins where the last one ends; a shorter rest is left out.
        List the beginnings of equal slots that fit entirely before {end}.
        """,
        """
        first = int(start[:2]) * 60 + int(start[3:])
        last = int(end[:2]) * 60 + int(end[3:])
        return [f"{t // 60:02}:{t % 60:02}" for t in range(first, last - length + 1, length)]
        ---
        hour, minute = map(int, start.split(":"))
        end_hour, end_minute = map(int, end.split(":"))
        slots = []
        left = end_hour * 60 + end_minute - hour * 60 - minute
        while left >= length:
            slots.append(f"{hour:02d}:{minute:02d}")
            minute += length
            hour, minute = hour + minute // 60, minute % 60
            left -= length
        return slots
        """,
        lambda r: (
            r.choice(("09:00", "13:30")),
            r.choice(("12:00", "15:15", "14:00")),
            r.choice((20, 30, 45, 60, 120)),
        ),
    ),
    made(
        "calendar_days.shared_free_hours",
        "shared_free_hours common_free_hours when_all_free",
        "people: dict[str, list[int]]; hours: list[int]",
        "list[int]",
        """
        The {hours} in which nobody of {people} is busy; the dict maps each name to busy hours.
        hours at which everybody is free
        Find a time for all: keep those of {hours} that are in no list of busy hours.
        When can all meet? Without any people every hour is fine.
        Return the hours, in their order, that are free in everybody's calendar.
        """,
        """
        return [hour for hour in hours if all(hour not in busy for busy in people.values())]
        ---
        taken = set()
        for busy in people.values():
            taken |= set(busy)
        return [hour for hour in hours if hour not in taken]
        """,
        lambda r: (
            {
                n: [r.randint(9, 14) for _ in range(r.randint(0, 3))]
                for n in ("Ann", "Bob", "Cy")[: r.randint(0, 3)]
            },
            list(range(9, r.randint(9, 15))),
        ),
    ),
    made(
        "calendar_days.best_poll_date",
        "best_poll_date winning_date most_votes_date",
        "votes: dict[str, list[str]]",
        "str | None",
        """
        Date with which most people can live: {votes} maps a name to dates; the earliest on a tie, else None.
        date poll winner
        Which day suits the most people? Ties go to the earlier date, None if nobody voted for anything.
        Count how often each ISO date is named in {votes} and return the most frequent, first in time on ties.
        Find the best date for a meeting in a poll of lists of possible dates.
        """,
        """
        counts = {}
        for dates in votes.values():
            for day in dates:
                counts[day] = counts.get(day, 0) + 1
        if not counts:
            return None
        return min(counts, key=lambda day: (-counts[day], day))
        ---
        named = sorted(day for dates in votes.values() for day in dates)
        return max(named, key=named.count, default=None)
        """,
        lambda r: (
            {
                n: sorted(
                    {r.choice(("2024-05-01", "2024-05-02", "2024-05-03")) for _ in range(r.randint(0, 3))}
                )
                for n in ("Ann", "Bob", "Cy", "Di")[: r.randint(0, 4)]
            },
        ),
    ),
    made(
        "calendar_days.meeting_minutes_by_day",
        "meeting_minutes_by_day minutes_per_day time_in_meetings",
        "meetings: list[tuple[str, int]]",
        "dict[str, int]",
        """
        Minutes spent in {meetings} (weekday, minutes) per weekday, in the order Monday to Sunday.
        total meeting time by weekday
        Sum the minutes for each day that has a meeting; days without one are left out.
        How long did I sit in meetings on each day? Keys come in the order of the week.
        Add up (day, minutes) pairs into a dict ordered from 'Monday' on, without empty days.
        """,
        """
        week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        totals = {}
        for day, minutes in meetings:
            totals[day] = totals.get(day, 0) + minutes
        return {day: totals[day] for day in week if day in totals}
        ---
        week = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
        result = {}
        for name in week:
            lengths = [minutes for day, minutes in meetings if day == name]
            if lengths:
                result[name] = sum(lengths)
        return result
        """,
        lambda r: ([(r.choice(_DAYS[:5]), r.choice((15, 30, 60, 90))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "calendar_days.days_to_text",
        "days_to_text short_weekdays weekday_list_text",
        "days: list[int]",
        "str",
        """
        Text for weekday numbers (Monday is 0): 'daily', 'weekdays', 'weekend', 'never' or 'Mon, Wed'.
        alarm repeat days as text
        All seven are 'daily', 0 to 4 'weekdays', 5 and 6 'weekend', none 'never', else names with commas.
        On which {days} does the alarm ring? Use short English names in the order of the week.
        Describe a set of weekdays, special words for all, Monday to Friday, Saturday plus Sunday.
        """,
        """
        chosen = sorted(set(days))
        special = {
            (): "never",
            (0, 1, 2, 3, 4): "weekdays",
            (5, 6): "weekend",
            (0, 1, 2, 3, 4, 5, 6): "daily",
        }
        names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return special.get(tuple(chosen)) or ", ".join(names[day] for day in chosen)
        ---
        if not days:
            return "never"
        chosen = set(days)
        if len(chosen) == 7:
            return "daily"
        if chosen == {0, 1, 2, 3, 4}:
            return "weekdays"
        if chosen == {5, 6}:
            return "weekend"
        names = "Mon Tue Wed Thu Fri Sat Sun".split()
        return ", ".join(name for number, name in enumerate(names) if number in chosen)
        """,
        lambda r: (
            sorted(r.sample(range(7), r.randint(0, 7)))
            if r.random() < 0.7
            else r.choice(([0, 1, 2, 3, 4], [5, 6], [0, 1, 2, 3, 4, 5, 6])),
        ),
    ),
    made(
        "calendar_days.next_alarm_day",
        "next_alarm_day next_repeat_day days_until_alarm",
        "today: int; days: list[int]",
        "int | None",
        """
        Days from weekday number {today} to the next of the repeat {days}, 0 if it is today; None for no days.
        days until the next chosen weekday
        How many days must one wait until one of the weekdays {days} (0 to 6) comes? Today counts as 0.
        Find the smallest forward distance in the week to a chosen day, None if nothing is chosen.
        When does a weekly alarm ring next, counted in days from {today}?
        """,
        """
        return min(((day - today) % 7 for day in days), default=None)
        ---
        for wait in range(7):
            if (today + wait) % 7 in days:
                return wait
        return None
        """,
        lambda r: (r.randint(0, 6), r.sample(range(7), r.randint(0, 3))),
    ),
    made(
        "calendar_days.weekday_counts",
        "weekday_counts count_by_weekday entries_per_weekday",
        "days: list[str]",
        "list[int]",
        """
        How often each weekday comes up among ISO {days}: seven counts from Monday to Sunday.
        histogram of weekdays
        Count the dates by day of the week; the first number is for Monday, the last for Sunday.
        On which weekdays were the entries made? Always a list of 7 numbers, zeros included.
        Return how many of the {days} are Mondays, Tuesdays and so on.
        """,
        """
        counts = [0] * 7
        for day in days:
            counts[date.fromisoformat(day).weekday()] += 1
        return counts
        ---
        weekdays = [date.fromisoformat(day).isoweekday() for day in days]
        return [weekdays.count(number) for number in range(1, 8)]
        """,
        lambda r: (_near(r, 0, 8),),
        "from datetime import date",
    ),
    made(
        "calendar_days.favorite_weekday",
        "favorite_weekday busiest_weekday most_common_weekday",
        "days: list[str]",
        "str",
        """
        Name of the weekday that most ISO {days} fall on; the earlier in the week on a tie, '' for no days.
        most frequent weekday of dates
        On which day of the week does it happen most often? Monday goes before Tuesday if both are equal.
        Return 'Monday' to 'Sunday', whichever occurs most; an empty text without dates.
        Find the commonest weekday among the dates, ties by the order of the week.
        """,
        """
        if not days:
            return ""
        names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        numbers = [date.fromisoformat(day).weekday() for day in days]
        return names[max(range(7), key=numbers.count)]
        ---
        counts = {}
        for day in days:
            number = date.fromisoformat(day).weekday()
            counts[number] = counts.get(number, 0) + 1
        best = min(counts, key=lambda number: (-counts[number], number), default=7)
        names = "Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,".split(",")
        return names[best]
        """,
        lambda r: (_near(r, 0, 8),),
        "from datetime import date",
    ),
    made(
        "calendar_days.group_runs_of_days",
        "group_runs_of_days date_runs merge_dates",
        "days: list[str]",
        "list[tuple[str, str]]",
        """
        Runs of consecutive ISO {days} as (first, last) pairs, in order; a single day is both.
        merge dates into ranges
        Put days that follow each other together: the list may be unsorted and have doubles.
        Which periods do the {days} form? A gap of at least one day begins a new pair.
        Return the start and the end of every unbroken stretch of dates.
        """,
        """
        runs = []
        for day in sorted(set(days)):
            if runs and (date.fromisoformat(day) - date.fromisoformat(runs[-1][1])).days == 1:
                runs[-1] = (runs[-1][0], day)
            else:
                runs.append((day, day))
        return runs
        ---
        numbers = {date.fromisoformat(day).toordinal() for day in days}
        starts = sorted(n for n in numbers if n - 1 not in numbers)
        ends = sorted(n for n in numbers if n + 1 not in numbers)
        pairs = zip(starts, ends)
        return [(date.fromordinal(a).isoformat(), date.fromordinal(b).isoformat()) for a, b in pairs]
        """,
        lambda r: (_near(r, 0, 7),),
        "from datetime import date",
    ),
    made(
        "calendar_days.vacation_days_used",
        "vacation_days_used leave_days holiday_days_needed",
        "first: str; last: str",
        "float",
        """
        Leave needed from {first} to {last}, both included: weekends are free, 24 and 31 December count half.
        leave days of a holiday
        Count Monday to Friday in the range; Christmas Eve and New Year's Eve cost 0.5 day, the others 1.
        How many days of leave does it take? Saturdays and Sundays cost nothing.
        Sum of working days between two ISO dates, half a day for 12-24 and 12-31.
        """,
        """
        current, end = date.fromisoformat(first), date.fromisoformat(last)
        used = 0.0
        while current <= end:
            if current.weekday() < 5:
                used += 0.5 if (current.month, current.day) in ((12, 24), (12, 31)) else 1
            current += timedelta(days=1)
        return used
        ---
        start = date.fromisoformat(first)
        length = (date.fromisoformat(last) - start).days + 1
        days = [start + timedelta(days=i) for i in range(length)]
        workdays = [day for day in days if day.isoweekday() <= 5]
        halves = [day for day in workdays if day.strftime("%m-%d") in {"12-24", "12-31"}]
        return len(workdays) - len(halves) / 2
        """,
        _vacation_case,
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.remaining_leave",
        "remaining_leave vacation_left leave_balance",
        "total: int; taken: list[float]; carried: float = 0",
        "float",
        """
        Days of leave left: {total} plus {carried} less everything {taken}, at least 0.0.
        vacation balance
        Yearly leave and days carried over minus the days taken; never below zero.
        How much vacation remains after the {taken} periods? Overdrawn gives 0.0.
        Subtract the sum of {taken} from {total} + {carried}.
        """,
        """
        left = total + carried - sum(taken)
        return float(max(left, 0))
        ---
        left = float(total + carried)
        for days in taken:
            left -= days
        return left if left > 0 else 0.0
        """,
        lambda r: (
            r.randint(20, 30),
            [r.choice((0.5, 1.0, 5.0, 10.0)) for _ in range(r.randint(0, 5))],
            r.choice((0, 2.5, 5.0)),
        ),
    ),
    made(
        "calendar_days.prorated_leave",
        "prorated_leave leave_for_months partial_year_leave",
        "days: int; start_month: int",
        "float",
        """
        Leave in the first year: {days} a year, from {start_month} to December, rounded up to half days.
        vacation entitlement from start month
        Each full month from {start_month} on (included) gives a twelfth of {days}; round up to 0.5.
        How many days off does somebody get who starts in month {start_month}?
        Days times the months left in the year over 12, rounded up to the next half.
        """,
        """
        months = 13 - start_month
        return -(-days * months * 2 // 12) / 2
        ---
        halves, rest = divmod(days * (13 - start_month), 6)
        if rest:
            halves += 1
        return halves / 2
        """,
        lambda r: (r.choice((20, 24, 25, 30)), r.randint(1, 12)),
    ),
    made(
        "calendar_days.first_weekday_of_month",
        "first_weekday_of_month first_monday nth_weekday_date",
        "year: int; month: int; weekday: int; nth: int = 1",
        "str",
        """
        ISO date of the {nth} {weekday} (Monday is 0) in a month, such as the second Tuesday.
        nth weekday of a month as text
        Return when the {nth} such day of {month} in {year} is; by default the first.
        Club meetings on the first Monday of a month: which date is that?
        Find the first {weekday} of the month and go {nth} - 1 weeks further.
        """,
        """
        first = date(year, month, 1)
        day = first + timedelta(days=(weekday - first.weekday()) % 7 + 7 * (nth - 1))
        return day.isoformat()
        ---
        seen = 0
        day = date(year, month, 1)
        while True:
            if day.weekday() == weekday:
                seen += 1
                if seen == nth:
                    return day.isoformat()
            day += timedelta(days=1)
        """,
        lambda r: (r.randint(2000, 2030), r.randint(1, 12), r.randint(0, 6), r.randint(1, 4)),
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.repeat_dates",
        "repeat_dates recurring_dates series_dates",
        "start: str; count: int; every: str = 'weekly'",
        "list[str]",
        """
        ISO dates of {count} repetitions from {start} on: 'daily', 'weekly', 'biweekly'; else just one.
        dates of a recurring event
        List the dates of a series, 1, 7 or 14 days apart; another word for {every} gives just the first.
        When does an event take place that comes {every}? Begin with {start}; a {count} of 0 gives [].
        Return {count} dates with a fixed step; words other than daily, weekly and biweekly do not repeat.
        """,
        """
        steps = {"daily": 1, "weekly": 7, "biweekly": 14}
        if every not in steps:
            count = min(count, 1)
        first = date.fromisoformat(start)
        return [(first + timedelta(days=i * steps.get(every, 0))).isoformat() for i in range(count)]
        ---
        if every == "daily":
            step = 1
        elif every == "weekly":
            step = 7
        elif every == "biweekly":
            step = 14
        else:
            return [start] if count > 0 else []
        dates = []
        current = date.fromisoformat(start)
        for _ in range(count):
            dates.append(current.isoformat())
            current += timedelta(days=step)
        return dates
        """,
        lambda r: (_day(r), r.randint(0, 4), r.choice(("daily", "weekly", "biweekly", "yearly?"))),
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.spaced_review_dates",
        "spaced_review_dates review_schedule repetition_dates",
        "learned: str; steps: list[int]",
        "list[str]",
        """
        Dates for reviewing what was {learned} on a date: each of {steps} is the wait after the last one.
        spaced repetition dates
        The waits add up: steps [1, 3, 7] give reviews after 1, 4 and 11 days, as ISO texts.
        When should flash cards be repeated? Every step counts from the review before it.
        Return one ISO date per step, each so many days after the previous date.
        """,
        """
        current = date.fromisoformat(learned)
        reviews = []
        for step in steps:
            current += timedelta(days=step)
            reviews.append(current.isoformat())
        return reviews
        ---
        start = date.fromisoformat(learned)
        totals = [sum(steps[: i + 1]) for i in range(len(steps))]
        return [(start + timedelta(days=total)).isoformat() for total in totals]
        """,
        lambda r: (_day(r), r.choice(([1, 3, 7], [1, 2, 4, 8], [], [0, 10]))),
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.next_due_dates",
        "next_due_dates chore_due_dates due_chores",
        "chores: dict[str, tuple[str, int]]; today: str",
        "list[str]",
        """
        Chores that are due {today}: {chores} maps a name to (last done, interval); most overdue first.
        which chores are due
        A chore is due when its interval of days is over; most overdue first, then by name.
        What must be done today? Sort by how many days late it is, ties by name.
        List names whose last ISO date plus interval is {today} or earlier, the longest overdue at the front.
        """,
        """
        now = date.fromisoformat(today)
        late = {}
        for name, (last, interval) in chores.items():
            days = (now - date.fromisoformat(last)).days - interval
            if days >= 0:
                late[name] = days
        return sorted(late, key=lambda name: (-late[name], name))
        ---
        now = date.fromisoformat(today).toordinal()
        waiting = [(date.fromisoformat(day).toordinal() + n, name) for name, (day, n) in chores.items()]
        return [name for due, name in sorted(waiting) if due <= now]
        """,
        lambda r: (
            {
                name: (_day(r), r.choice((1, 7, 30)))
                for name in r.sample(("dishes", "bins", "windows", "plants"), r.randint(0, 4))
            },
            _day(r),
        ),
        "from datetime import date",
    ),
    made(
        "calendar_days.whose_turn",
        "whose_turn turn_for_week chore_rotation",
        "people: list[str]; start: str; day: str",
        "str | None",
        """
        Whose turn it is on {day} if {people} take weekly turns from {start} on (ISO dates); None for nobody.
        weekly rotation of chores
        Every seven days after {start} the next one is on duty, beginning with the first and going round.
        Who cleans the kitchen on {day}? Rotate through the list by weeks counted from {start}.
        Return the name at (full weeks since {start}) modulo the number of people, None for an empty list.
        """,
        """
        if not people:
            return None
        weeks = (date.fromisoformat(day) - date.fromisoformat(start)).days // 7
        return people[weeks % len(people)]
        ---
        if len(people) == 0:
            return None
        days = date.fromisoformat(day).toordinal() - date.fromisoformat(start).toordinal()
        return people[days % (7 * len(people)) // 7]
        """,
        lambda r: (["Ann", "Bob", "Cy"][: r.randint(0, 3)], *_ordered_pair(r)),
        "from datetime import date",
    ),
    made(
        "calendar_days.assign_turns",
        "assign_turns duty_roster rotate_duties",
        "people: list[str]; days: list[str]",
        "dict[str, str]",
        """
        Map each of {days} to one of {people}, who take turns in their order; {{}} without people.
        duty roster day by day
        Give the days out in turn: first day to the first person, after the last start again.
        Who is on duty on which day? Nobody to choose from gives an empty dict.
        Build a roster by going round the list of people.
        """,
        """
        if not people:
            return {}
        return {day: people[index % len(people)] for index, day in enumerate(days)}
        ---
        roster = {}
        turn = 0
        for day in days:
            if not people:
                break
            roster[day] = people[turn]
            turn = (turn + 1) % len(people)
        return roster
        """,
        lambda r: (["Ann", "Bob", "Cy"][: r.randint(0, 3)], list(_DAYS[: r.randint(0, 7)])),
    ),
    made(
        "calendar_days.back_to_back_shifts",
        "back_to_back_shifts double_shifts two_shifts_in_row",
        "roster: list[str]",
        "list[str]",
        """
        Names that have two neighbouring shifts in the {roster}, each once, in order of appearance.
        who works two shifts in a row
        List people that are on duty twice without a break; nobody gives an empty list.
        Find double shifts: equal names side by side, reported only once each.
        Who works back to back? Return the names without repetition.
        """,
        """
        found = []
        for first, second in zip(roster, roster[1:]):
            if first == second and first not in found:
                found.append(first)
        return found
        ---
        return list(dict.fromkeys(name for i, name in enumerate(roster) if i > 0 and roster[i - 1] == name))
        """,
        lambda r: ([r.choice(("Ann", "Bob", "Cy")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "calendar_days.fair_share",
        "fair_share is_roster_fair balanced_roster",
        "roster: list[str]",
        "bool",
        """
        Is the {roster} fair, that is do the numbers of shifts of any two people differ by at most one?
        shifts spread evenly
        True if the most and the least busy person on the list are no more than 1 shift apart; empty is fair.
        Does everybody named do about the same number of duties?
        Check that the counts of the names differ by 0 or 1; an empty roster is True.
        """,
        """
        counts = [roster.count(name) for name in set(roster)]
        return not counts or max(counts) - min(counts) <= 1
        ---
        counts = {}
        for name in roster:
            counts[name] = counts.get(name, 0) + 1
        amounts = sorted(counts.values())
        return len(amounts) == 0 or amounts[-1] <= amounts[0] + 1
        """,
        lambda r: ([r.choice(("Ann", "Bob")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "calendar_days.clock_in_pairs",
        "clock_in_pairs total_clocked minutes_from_stamps",
        "stamps: list[str]",
        "int",
        """
        Minutes worked by clock {stamps} 'HH:MM': in, out, in, out; a last one without pair is ignored.
        time clock stamps to minutes
        Sum the time between every first and second stamp; an open entry at the end does not count.
        How long was somebody there? The {stamps} of a day come in order, in and out by turns.
        Add up out minus in for all complete pairs of stamps.
        """,
        """
        minutes = [int(stamp[:2]) * 60 + int(stamp[3:]) for stamp in stamps]
        return sum(out - came for came, out in zip(minutes[::2], minutes[1::2]))
        ---
        total = 0
        for i in range(0, len(stamps) - 1, 2):
            in_hour, in_minute = map(int, stamps[i].split(":"))
            out_hour, out_minute = map(int, stamps[i + 1].split(":"))
            total += (out_hour - in_hour) * 60 + out_minute - in_minute
        return total
        """,
        lambda r: (sorted(_hm(r) for _ in range(r.randint(0, 6))),),
    ),
    made(
        "calendar_days.required_break",
        "required_break legal_break break_minutes",
        "minutes: int",
        "int",
        """
        Break needed for {minutes} of work: 30 minutes above 6 hours, 45 above 9 hours, else 0.
        legal break for a working day
        More than six hours of work need half an hour, more than nine 45 minutes; exactly 6 hours none.
        How long must the break be at least?
        Return 0, 30 or 45 by the length of the working day, limits 360 and 540 minutes not included.
        """,
        """
        if minutes > 540:
            return 45
        return 30 if minutes > 360 else 0
        ---
        pause = 0
        for limit, length in ((360, 30), (540, 45)):
            if minutes > limit:
                pause = length
        return pause
        """,
        lambda r: (r.choice((0, 360, 361, 540, 541, r.randint(0, 700))),),
    ),
    made(
        "calendar_days.flex_balance",
        "flex_balance overtime_balance time_account",
        "worked: list[int]; target: int = 480",
        "str",
        """
        Time account as text like '+1:05' or '-0:30': all {worked} minutes less {target} for each day.
        flexitime balance
        Sum of the differences to {target}, with sign, hours and two-digit minutes; zero is '+0:00'.
        How much plus or minus time is there after these days?
        Compare each day's minutes with {target} and format the total as signed 'H:MM' ('+0:00' without days).
        """,
        """
        balance = sum(worked) - target * len(worked)
        sign = "-" if balance < 0 else "+"
        return f"{sign}{abs(balance) // 60}:{abs(balance) % 60:02}"
        ---
        balance = 0
        for minutes in worked:
            balance += minutes - target
        hours, rest = divmod(abs(balance), 60)
        return ("+" if balance >= 0 else "-") + str(hours) + ":" + str(rest).rjust(2, "0")
        """,
        lambda r: ([r.randint(0, 600) for _ in range(r.randint(0, 5))], r.choice((480, 420))),
    ),
    made(
        "calendar_days.project_hours",
        "project_hours time_per_project hours_by_project",
        "entries: list[tuple[str, int]]",
        "dict[str, float]",
        """
        Hours per project from (project, minutes) {entries}, rounded to two decimals, the most hours first.
        sum tracked time by project
        Add the minutes of each project and give hours; ties stay in the order of first appearance.
        How much time went into which project? Sorted from most to least, hours with 2 decimals.
        Return a dict from project to hours, largest first; names are taken as written.
        """,
        """
        minutes = {}
        for project, amount in entries:
            minutes[project] = minutes.get(project, 0) + amount
        ordered = sorted(minutes.items(), key=lambda item: -item[1])
        return {project: round(amount / 60, 2) for project, amount in ordered}
        ---
        names = list(dict.fromkeys(project for project, _ in entries))
        totals = {name: sum(amount for project, amount in entries if project == name) for name in names}
        names.sort(key=totals.get, reverse=True)
        return {name: round(totals[name] / 60, 2) for name in names}
        """,
        lambda r: (
            [
                (r.choice(("web", "app", "Web")), r.choice((15, 30, 45, 50, 90)))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "calendar_days.pomodoro_count",
        "pomodoro_count full_pomodoros focus_blocks",
        "minutes: int; work: int = 25; pause: int = 5",
        "int",
        """
        How many work blocks of {work} minutes fit into {minutes} with a {pause} between two of them?
        pomodoros that fit
        Number of full focus blocks; the last one needs no break after it.
        Count the pomodoros in {minutes}: each takes {work} minutes, and {pause} minutes lie in between.
        With 25 and 5, 55 minutes hold two blocks, 54 only one.
        """,
        """
        return (minutes + pause) // (work + pause)
        ---
        count = 0
        left = minutes
        while left >= work:
            count += 1
            left -= work + pause
        return count
        """,
        lambda r: (r.choice((0, 24, 25, 30, 55, r.randint(0, 300))), r.choice((25, 50)), r.choice((5, 10))),
    ),
    made(
        "calendar_days.phase_at",
        "phase_at pomodoro_phase work_or_break",
        "minute: int; work: int = 25; pause: int = 5",
        "str",
        """
        Is it 'work' or 'break' at a {minute} after the start, when {work} and {pause} minutes take turns?
        pomodoro phase by minute
        Cycle of {work} minutes of work and {pause} minutes of break; tell the phase of the {minute}.
        What phase is the timer in? Minute 0 is work, and the break begins at minute {work}.
        Return 'break' in the last {pause} minutes of each cycle, else 'work'.
        """,
        """
        return "work" if minute % (work + pause) < work else "break"
        ---
        position = minute
        while position >= work + pause:
            position -= work + pause
        if position < work:
            return "work"
        return "break"
        """,
        lambda r: (r.choice((0, 24, 25, 30, r.randint(0, 120))), r.choice((25, 50)), r.choice((5, 10))),
    ),
    made(
        "calendar_days.timer_text",
        "timer_text countdown_clock format_timer",
        "seconds: int",
        "str",
        """
        Countdown display of {seconds}: 'MM:SS', from one hour on 'H:MM:SS'; 'Time is up!' at zero and below.
        format a countdown timer
        Show the time left with two-digit minutes and seconds, hours only if there are any, else a message.
        What does the kitchen timer show? Not above 0 it is 'Time is up!'.
        Format {seconds} like '05:00' or '1:00:00'; when nothing is left return 'Time is up!'.
        """,
        """
        if seconds <= 0:
            return "Time is up!"
        minutes, rest = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"
        ---
        if seconds < 1:
            return "Time is up!"
        text = f"{seconds // 60 % 60:02d}:{seconds % 60:02d}"
        if seconds >= 3600:
            text = f"{seconds // 3600}:{text}"
        return text
        """,
        lambda r: (r.choice((0, -5, 59, 60, 3600, 3599, r.randint(0, 8000))),),
    ),
    made(
        "calendar_days.ago_label",
        "ago_label relative_time_short last_seen",
        "minutes: int",
        "str",
        """
        How long ago, in short: 'just now' below 1 minute, '5 min', '3 h' below a day, else '2 d', cut off.
        last seen label from minutes
        Label for {minutes} passed: under an hour in min, under 24 hours in h, else in d; 0 is 'just now'.
        When was somebody last online? Give whole minutes, hours or days with the unit after a space.
        Shorten a time span to its largest unit (min, h, d), cutting off the rest.
        """,
        """
        if minutes < 1:
            return "just now"
        if minutes < 60:
            return f"{minutes} min"
        if minutes < 1440:
            return f"{minutes // 60} h"
        return f"{minutes // 1440} d"
        ---
        for size, unit in ((1440, "d"), (60, "h"), (1, "min")):
            if minutes >= size:
                return str(minutes // size) + " " + unit
        return "just now"
        """,
        lambda r: (r.choice((0, 1, 59, 60, 1439, 1440, r.randint(0, 20000))),),
    ),
    made(
        "calendar_days.same_day_each_year",
        "same_day_each_year is_anniversary is_birthday_today",
        "day: str; today: str",
        "bool",
        """
        Is {today} an anniversary of {day}: same month and day in a later year?
        anniversary check for ISO dates
        True if month and day agree and the year of {today} is greater; the day itself is no anniversary.
        Does {day} have its anniversary {today}? Only later years count.
        Compare the 'MM-DD' parts of two ISO dates, with the year having moved on.
        """,
        """
        return day[5:] == today[5:] and today[:4] > day[:4]
        ---
        year, *rest = day.split("-")
        this_year, *now = today.split("-")
        return rest == now and int(this_year) > int(year)
        """,
        lambda r: (lambda b: (b, r.choice((b, "2030" + b[4:], _day(r)))))(_day(r)),
    ),
    made(
        "calendar_days.milestone_age",
        "milestone_age is_round_birthday special_birthday",
        "age: int",
        "bool",
        """
        Is the {age} a milestone: 18, 21, or a multiple of ten above zero?
        round birthday check
        True for 18, 21 and all full tens from 10 on, False for other ages.
        Does turning {age} call for a big party?
        Tell whether a birthday is special: every tenth one, the 18th and the 21st; 0 is not.
        """,
        """
        return age in (18, 21) or (age > 0 and age % 10 == 0)
        ---
        if age == 18 or age == 21:
            return True
        return age >= 10 and str(age).endswith("0")
        """,
        lambda r: (r.choice((0, 10, 18, 21, 50, 65, 75, r.randint(0, 100))),),
    ),
    made(
        "calendar_days.generation_of",
        "generation_of generation_name generation_by_year",
        "year: int",
        "str",
        """
        Generation by birth {year}: boomer 1946-1964, x 1965-1980, millennial to 1996, z to 2012, else other.
        birth year to generation
        Return 'boomer' from 1946, 'x' from 1965, 'millennial' from 1981, 'z' from 1997 to 2012, or 'other'.
        Which generation does somebody born in {year} belong to?
        Name the generation in lower case; years before 1946 and after 2012 give 'other'.
        """,
        """
        if 1946 <= year <= 1964:
            return "boomer"
        if 1965 <= year <= 1980:
            return "x"
        if 1981 <= year <= 1996:
            return "millennial"
        if 1997 <= year <= 2012:
            return "z"
        return "other"
        ---
        limits = (("other", 2013), ("z", 1997), ("millennial", 1981), ("x", 1965), ("boomer", 1946))
        for name, first in limits:
            if year >= first:
                return name
        return "other"
        """,
        lambda r: (
            r.choice((1945, 1946, 1964, 1965, 1980, 1981, 1996, 1997, 2012, 2013, r.randint(1920, 2024))),
        ),
    ),
    made(
        "calendar_days.average_bedtime",
        "average_bedtime mean_bedtime typical_bedtime",
        "times: list[str]",
        "str",
        """
        Average of bed {times} 'HH:MM' that may be before or after midnight, rounded down; '' for none.
        average time over midnight
        Mean bedtime; times before noon belong to the night that began the evening before.
        When do I go to bed on average? 23:00 and 01:00 give '00:00'.
        Count hours before 12 as 24 to 35, take the mean in whole minutes and write it as a clock time.
        """,
        """
        if not times:
            return ""
        total = 0
        for time in times:
            hours, minutes = map(int, time.split(":"))
            total += (hours + 24 if hours < 12 else hours) * 60 + minutes
        mean = total // len(times) % 1440
        return f"{mean // 60:02}:{mean % 60:02}"
        ---
        minutes = [int(time[:2]) * 60 + int(time[3:]) for time in times]
        shifted = [m + 1440 if m < 720 else m for m in minutes]
        if not shifted:
            return ""
        hour, minute = divmod(sum(shifted) // len(shifted), 60)
        return f"{hour % 24:02d}:{minute:02d}"
        """,
        lambda r: (
            [
                r.choice(("22:30", "23:00", "23:45", "00:10", "01:00", "21:15"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "calendar_days.delay_text",
        "delay_text train_delay delay_label",
        "planned: str; actual: str",
        "str",
        """
        Delay of a train as text: 'on time', '5 min late' or '3 min early' (same day, 'HH:MM').
        late or early from planned and actual time
        Compare {actual} with {planned}: equal is 'on time', else the minutes with 'late' or 'early'.
        How late did it come? Write '12 min late', '2 min early' or 'on time'.
        Difference of two clock times of one day in words.
        """,
        """
        def minutes(text):
            return int(text[:2]) * 60 + int(text[3:])

        delay = minutes(actual) - minutes(planned)
        if delay == 0:
            return "on time"
        return f"{delay} min late" if delay > 0 else f"{-delay} min early"
        ---
        if planned == actual:
            return "on time"
        hour, minute = map(int, planned.split(":"))
        real_hour, real_minute = map(int, actual.split(":"))
        difference = abs((real_hour - hour) * 60 + real_minute - minute)
        return f"{difference} min " + ("late" if actual > planned else "early")
        """,
        lambda r: (lambda t: (t, r.choice((t, t[:3] + "59", t[:3] + "00", _hm(r)))))(_hm(r)),
    ),
    made(
        "calendar_days.punctuality",
        "punctuality on_time_percent share_on_time",
        "delays: list[int]; limit: int = 5",
        "float",
        """
        Percentage of {delays} of at most {limit} minutes, rounded to one decimal; 100.0 for none.
        share of punctual trains
        How many percent were on time, that is at most {limit} minutes late? Early counts, empty is 100.0.
        Punctual are delays up to and including {limit}; return their share in percent with 1 decimal.
        Rate of arrivals within the limit, 100.0 if nothing ran.
        """,
        """
        if not delays:
            return 100.0
        punctual = sum(delay <= limit for delay in delays)
        return round(100 * punctual / len(delays), 1)
        ---
        late = [delay for delay in delays if delay > limit]
        count = len(delays)
        return round(100 * (count - len(late)) / count, 1) if count else 100.0
        """,
        lambda r: ([r.choice((0, 1, 5, 6, -2, 30)) for _ in range(r.randint(0, 7))], r.choice((5, 0, 10))),
    ),
    made(
        "calendar_days.utc_offset_text",
        "utc_offset_text format_offset timezone_label",
        "minutes: int",
        "str",
        """
        Offset of a time zone as text: 'UTC', 'UTC+1', 'UTC-3:30', minutes only if they are not zero.
        format a UTC offset given in minutes
        Write {minutes} east of Greenwich like 'UTC+5:30'; 0 is just 'UTC', full hours have no colon.
        What is the label of a zone that is {minutes} ahead (negative: behind)?
        Sign, hours and, if needed, two-digit minutes after 'UTC'.
        """,
        """
        if minutes == 0:
            return "UTC"
        sign = "+" if minutes > 0 else "-"
        hours, rest = divmod(abs(minutes), 60)
        return f"UTC{sign}{hours}:{rest:02}" if rest else f"UTC{sign}{hours}"
        ---
        text = "UTC"
        if minutes:
            text += "-" if minutes < 0 else "+"
            text += str(abs(minutes) // 60)
        if minutes % 60:
            text += ":" + str(abs(minutes) % 60).zfill(2)
        return text
        """,
        lambda r: (r.choice((0, 60, -60, 330, -210, 15 * r.randint(-48, 56))),),
    ),
    made(
        "calendar_days.time_in_zone",
        "time_in_zone convert_clock local_time_with_day",
        "time: str; offset: int",
        "str",
        """
        Clock {time} moved by {offset} hours, with ' (+1)' or ' (-1)' if it is the next or the previous day.
        convert time with day change
        Add {offset} hours to 'HH:MM' and mark a change of date in brackets behind it.
        What time is it in a place {offset} hours ahead? Say '(+1)' for tomorrow and '(-1)' for yesterday.
        Shift a time by full hours; on the same day nothing is appended.
        """,
        """
        day, hour = divmod(int(time[:2]) + offset, 24)
        suffix = f" ({day:+d})" if day else ""
        return f"{hour:02}{time[2:]}{suffix}"
        ---
        hours, minutes = time.split(":")
        moved = int(hours) + offset
        if moved >= 24:
            return f"{moved - 24:02d}:{minutes} (+1)"
        if moved < 0:
            return f"{moved + 24:02d}:{minutes} (-1)"
        return f"{moved:02d}:{minutes}"
        """,
        lambda r: (_hm(r), r.choice((0, 1, -5, 9, 12, -11, r.randint(-12, 14)))),
    ),
    made(
        "calendar_days.calendar_row",
        "calendar_row week_line format_week_row",
        "days: list[int]",
        "str",
        """
        Row of a printed calendar: each day number two wide, parted by spaces; 0 stands for an empty place.
        line of a month calendar
        Format {days} right-aligned in width 2; zeros become two blanks.
        Print one week like ' 1  2  3'; days of other months are 0 and stay empty.
        Return the numbers as text with equal width, blanks for 0.
        """,
        """
        return " ".join(f"{day:2}" if day else "  " for day in days)
        ---
        cells = []
        for day in days:
            cells.append(str(day).rjust(2) if day > 0 else "  ")
        return " ".join(cells)
        """,
        lambda r: (
            [r.choice((0, d)) if r.random() < 0.3 else d for d in range(r.randint(1, 20), r.randint(20, 28))][
                :7
            ],
        ),
    ),
    made(
        "calendar_days.week_of_month",
        "week_of_month month_week week_number_in_month",
        "day: str",
        "int",
        """
        Which week of its month an ISO date is in: weeks start on Monday, the first may be short.
        week number within the month
        Row of {day} in a month calendar with Monday first, counted from 1.
        In which line of the calendar sheet is {day}? The 1st is always in week 1.
        Number of the Monday-based week inside the month.
        """,
        """
        current = date.fromisoformat(day)
        offset = current.replace(day=1).weekday()
        return (current.day + offset - 1) // 7 + 1
        ---
        current = date.fromisoformat(day)
        week = 1
        for number in range(2, current.day + 1):
            if current.replace(day=number).weekday() == 0:
                week += 1
        return week
        """,
        lambda r: (_day(r),),
        "from datetime import date",
    ),
    made(
        "calendar_days.year_progress",
        "year_progress percent_of_year how_far_in_year",
        "day: str",
        "int",
        """
        Percentage of the year that is over at the end of an ISO {day}, rounded down: 31 December gives 100.
        year progress in percent
        How many percent of the days of the year have passed, {day} included? A whole number, cut off.
        Day of the year times 100 over 365 (or 366), without decimals.
        Progress through the year; leap years have 366 days.
        """,
        """
        current = date.fromisoformat(day)
        passed = current.timetuple().tm_yday
        return 100 * passed // date(current.year, 12, 31).timetuple().tm_yday
        ---
        current = date.fromisoformat(day)
        first = date(current.year, 1, 1).toordinal()
        total = date(current.year + 1, 1, 1).toordinal() - first
        return (current.toordinal() - first + 1) * 100 // total
        """,
        lambda r: (r.choice((_day(r), "2024-12-31", "2023-01-01", "2024-01-01")),),
        "from datetime import date",
    ),
    made(
        "calendar_days.times_after_long_gap",
        "times_after_long_gap late_entries entries_after_gap",
        "times: list[str]; limit: int",
        "list[str]",
        """
        Those of the sorted {times} 'HH:MM' that come more than {limit} minutes after the one before.
        times after a long pause
        List the entries that follow a gap of over {limit} minutes; the first one never counts.
        Before which times was the pause too long? Exactly {limit} minutes are fine.
        Find log entries with too long a gap to their predecessor.
        """,
        """
        minutes = [int(time[:2]) * 60 + int(time[3:]) for time in times]
        return [times[i] for i in range(1, len(times)) if minutes[i] - minutes[i - 1] > limit]
        ---
        found = []
        previous = None
        for time in times:
            hour, minute = time.split(":")
            current = int(hour) * 60 + int(minute)
            if previous is not None and current > previous + limit:
                found.append(time)
            previous = current
        return found
        """,
        lambda r: (sorted(_hm(r) for _ in range(r.randint(0, 6))), r.choice((30, 60, 120, 240))),
    ),
    made(
        "calendar_days.parking_fee",
        "parking_fee parking_cost parking_price",
        "minutes: int",
        "float",
        """
        Parking fee: the first 15 minutes are free, then 2.0 per started hour of the whole stay, at most 15.0.
        parking price with free minutes and daily maximum
        Up to 15 minutes cost nothing; longer stays pay 2.0 for every started hour, never more than 15.0.
        What does it cost to park for {minutes}? There is a cap of 15.0.
        Charge started hours at 2.0 each, free for a quarter of an hour, with a limit of 15.0.
        """,
        """
        if minutes <= 15:
            return 0.0
        hours = (minutes + 59) // 60
        return min(hours * 2.0, 15.0)
        ---
        if minutes < 16:
            return 0.0
        hours = minutes // 60
        if minutes % 60 > 0:
            hours += 1
        fee = 2.0 * hours
        return fee if fee < 15 else 15.0
        """,
        lambda r: (r.choice((0, 15, 16, 60, 61, 120, 600, r.randint(0, 1500))),),
    ),
    made(
        "calendar_days.format_time_range",
        "format_time_range range_text span_text",
        "start: int; end: int",
        "str",
        """
        Text 'HH:MM-HH:MM' for {start} and {end} in minutes since midnight; past midnight '(+1)' is appended.
        minutes to a time range text
        Write both times with two digits; an {end} of 1440 or more is on the next day and marked ' (+1)'.
        How is an appointment shown that goes from {start} to {end}?
        Format a span of minutes, for example 570 and 660 as '09:30-11:00'.
        """,
        """
        text = f"{start // 60:02}:{start % 60:02}-{end // 60 % 24:02}:{end % 60:02}"
        return text + " (+1)" if end >= 1440 else text
        ---
        parts = []
        for minutes in (start, end % 1440):
            parts.append(str(minutes // 60).zfill(2) + ":" + str(minutes % 60).zfill(2))
        return "-".join(parts) + (" (+1)" if end > 1439 else "")
        """,
        lambda r: (r.randint(0, 1439), r.choice((1440, r.randint(0, 1600)))),
    ),
    made(
        "calendar_days.percent_busy",
        "percent_busy utilization busy_share",
        "spans: list[tuple[int, int]]; start: int; end: int",
        "int",
        """
        Percentage of the minutes from {start} to {end} covered by {spans}, rounded; overlaps count once.
        how busy is the day in percent
        Share of time with at least one of the {spans}, between {start} and {end}, as whole percent.
        How much of the working day is taken? Doubly booked minutes count only once.
        Count covered minutes and return them as rounded percent of the whole.
        """,
        """
        covered = set()
        for first, last in spans:
            covered.update(range(max(first, start), min(last, end)))
        return round(100 * len(covered) / (end - start))
        ---
        busy = 0
        cursor = start
        for first, last in sorted(spans):
            first, last = max(first, cursor), min(last, end)
            if last > first:
                busy += last - first
                cursor = last
        return round(100 * busy / (end - start))
        """,
        lambda r: (_spans(r), r.choice((540, 480)), r.choice((1020, 1080))),
    ),
    made(
        "calendar_days.add_buffer",
        "add_buffer pad_appointments with_buffer",
        "spans: list[tuple[int, int]]; buffer: int = 15",
        "list[tuple[int, int]]",
        """
        Lengthen each of {spans} by {buffer} minutes at both ends, within 0 and 1440.
        pad appointments with travel time
        Start {buffer} earlier and end {buffer} later, but not outside of the day (0 to 1440).
        How do the blocked times look with a {buffer} around every appointment?
        Return widened (start, end) pairs, cut to the day of 1440 minutes.
        """,
        """
        return [(max(0, start - buffer), min(1440, end + buffer)) for start, end in spans]
        ---
        padded = []
        for start, end in spans:
            first = start - buffer if start > buffer else 0
            last = end + buffer
            padded.append((first, last if last < 1440 else 1440))
        return padded
        """,
        lambda r: ([(s - r.choice((0, 420)), e) for s, e in _spans(r)], r.choice((15, 30, 60))),
    ),
    made(
        "calendar_days.dose_status",
        "dose_status medicine_status pill_status",
        "due: str; now: str; taken: bool",
        "str",
        """
        Status of a dose {due} at 'HH:MM': 'taken', 'upcoming', 'due' up to 30 minutes later, else 'missed'.
        status of a medicine dose
        Unless {taken}, {now} before {due} is 'upcoming', until 30 minutes later 'due', then 'missed'.
        What does the reminder show? A {taken} dose is always 'taken'.
        Return 'taken', 'upcoming', 'due' or 'missed'; exactly 30 minutes late is still 'due'.
        """,
        """
        if taken:
            return "taken"
        if now < due:
            return "upcoming"
        late = (int(now[:2]) - int(due[:2])) * 60 + int(now[3:]) - int(due[3:])
        return "due" if late <= 30 else "missed"
        ---
        def minutes(text):
            hour, minute = map(int, text.split(":"))
            return hour * 60 + minute

        late = minutes(now) - minutes(due)
        if taken:
            return "taken"
        if late < 0:
            return "upcoming"
        return "missed" if late > 30 else "due"
        """,
        lambda r: (_hm(r), _hm(r), r.random() < 0.3),
    ),
    made(
        "calendar_days.snooze_time",
        "snooze_time next_ring snoozed_alarm",
        "alarm: str; presses: int; minutes: int = 9",
        "str",
        """
        When an {alarm} 'HH:MM' rings after {presses} of snooze for {minutes} each; at most 3 count.
        alarm after snoozing
        Add {minutes} per press, but no more than three times; midnight wraps round.
        At what time does the alarm go off at last? More than 3 {presses} change nothing.
        Return the clock time after up to three delays of {minutes} minutes.
        """,
        """
        total = int(alarm[:2]) * 60 + int(alarm[3:]) + min(presses, 3) * minutes
        return f"{total // 60 % 24:02}:{total % 60:02}"
        ---
        hour, minute = map(int, alarm.split(":"))
        for _ in range(min(3, presses)):
            minute += minutes
            if minute > 59:
                hour, minute = (hour + 1) % 24, minute - 60
        return f"{hour:02d}:{minute:02d}"
        """,
        lambda r: (_hm(r), r.randint(0, 5), r.choice((9, 5, 10))),
    ),
    made(
        "calendar_days.reminder_text",
        "reminder_text event_reminder notice_text",
        "title: str; minutes: int",
        "str",
        """
        Reminder such as 'Tea in 15 minutes', 'Tea in 2 hours', 'Tea in 1 day' or 'Tea now'.
        reminder message with friendly time
        Days if {minutes} is a multiple of 1440, hours if of 60, else minutes; no s after 1; 0 is 'now'.
        What does the notification for {title} say so many {minutes} ahead?
        Write title, 'in', number and the largest unit that fits exactly; 'now' for zero.
        """,
        """
        if minutes == 0:
            return f"{title} now"
        for size, unit in ((1440, "day"), (60, "hour"), (1, "minute")):
            if minutes % size == 0:
                number = minutes // size
                return f"{title} in {number} {unit}{'s' if number != 1 else ''}"
        return title
        ---
        if not minutes:
            return title + " now"
        if minutes % 1440 == 0:
            number, unit = minutes // 1440, "day"
        elif minutes % 60 == 0:
            number, unit = minutes // 60, "hour"
        else:
            number, unit = minutes, "minute"
        if number > 1:
            unit += "s"
        return " ".join((title, "in", str(number), unit))
        """,
        lambda r: (draw.word(r), r.choice((0, 1, 15, 60, 61, 120, 1440, 2880, 90))),
    ),
    made(
        "calendar_days.freeze_streak",
        "freeze_streak streak_with_freezes forgiving_streak",
        "done: list[bool]; freezes: int = 1",
        "int",
        """
        Days done in the streak at the end of the list when up to {freezes} missed days are forgiven.
        streak with freeze days
        Go back from the last day and count True; a False uses up a freeze; without one the streak ends.
        How long is the streak if {freezes} gaps do not break it? Gaps themselves are not counted.
        Count {done} days from the end until there is one more miss than {freezes}.
        """,
        """
        streak = 0
        for day in reversed(done):
            if day:
                streak += 1
            elif freezes > 0:
                freezes -= 1
            else:
                break
        return streak
        ---
        misses = [index for index, day in enumerate(done) if not day]
        start = misses[-freezes - 1] + 1 if len(misses) > freezes else 0
        return sum(done[start:])
        """,
        lambda r: (_flags(r), r.choice((1, 0, 2))),
    ),
    made(
        "calendar_days.weekly_goal_met",
        "weekly_goal_met weeks_with_goal successful_weeks",
        "done: list[bool]; goal: int = 5",
        "int",
        """
        Number of full weeks (blocks of 7 days) with at least {goal} days {done}; a rest is ignored.
        weeks in which the goal was reached
        Cut the days into blocks of 7, count those with {goal} or more True; a short last week does not count.
        In how many weeks was the habit done often enough?
        Count complete weeks that reach the {goal}.
        """,
        """
        weeks = [done[i : i + 7] for i in range(0, len(done) - 6, 7)]
        return sum(sum(week) >= goal for week in weeks)
        ---
        count = 0
        for week in range(len(done) // 7):
            successes = done[week * 7 : week * 7 + 7].count(True)
            if successes >= goal:
                count += 1
        return count
        """,
        lambda r: (_flags(r, 0, 24), r.choice((5, 3, 7))),
    ),
    made(
        "calendar_days.habit_badge",
        "habit_badge streak_badge streak_title",
        "days: int",
        "str",
        """
        Badge for {days} in a row: 'starter' from 3, 'week' from 7, 'month' from 30, 'legend' from 100, or ''.
        badge for a habit streak
        Return the highest badge reached: starter (3), week (7), month (30), legend (100 days), else ''.
        What does one get for so many {days} in a row?
        Name of the reward by streak length; under three days there is none ('').
        """,
        """
        badge = ""
        for limit, name in ((3, "starter"), (7, "week"), (30, "month"), (100, "legend")):
            if days >= limit:
                badge = name
        return badge
        ---
        if days >= 100:
            return "legend"
        if days >= 30:
            return "month"
        if days >= 7:
            return "week"
        return "starter" if days >= 3 else ""
        """,
        lambda r: (r.choice((0, 2, 3, 6, 7, 29, 30, 99, 100, r.randint(0, 150))),),
    ),
    made(
        "calendar_days.days_until_goal",
        "days_until_goal goal_date_reached target_reached_on",
        "start: str; total: int; per_day: int",
        "str",
        """
        ISO date on which a {total} is reached if {per_day} is done each day from {start} on (included).
        date when a goal is reached
        The first day counts; with nothing to do it is {start} itself. Started days count in full.
        When is everything done at {per_day} a day?
        Add the number of days needed, rounded up and minus one, to {start}.
        """,
        """
        days = -(-total // per_day)
        return (date.fromisoformat(start) + timedelta(days=max(0, days - 1))).isoformat()
        ---
        current = date.fromisoformat(start)
        left = total - per_day
        while left > 0:
            current += timedelta(days=1)
            left -= per_day
        return current.isoformat()
        """,
        lambda r: (_day(r), r.choice((0, 100, r.randint(1, 300))), r.choice((10, 7, 25))),
        "from datetime import date, timedelta",
    ),
    made(
        "calendar_days.moon_phase_name",
        "moon_phase_name moon_phase phase_of_moon",
        "age: int",
        "str",
        """
        Moon phase by {age} in days: 'new' 0-1, 'waxing' to 13, 'full' 14-15, 'waning' to 28, then 'new'.
        moon phase by age in days
        Return 'new' for 0, 1 and 29, 'waxing' up to 13, 'full' for 14 and 15, then 'waning'.
        How does the moon look so many days after new moon?
        Name the phase: new, waxing, full or waning, with the limits 2, 14, 16 and 29.
        """,
        """
        if age < 2 or age >= 29:
            return "new"
        if age < 14:
            return "waxing"
        return "full" if age < 16 else "waning"
        ---
        phases = ["new", "waxing", "full", "waning", "new"]
        return phases[sum(age >= limit for limit in (2, 14, 16, 29))]
        """,
        lambda r: (r.randint(0, 29),),
    ),
    made(
        "calendar_days.chinese_zodiac",
        "chinese_zodiac animal_of_year zodiac_animal",
        "year: int",
        "str",
        """
        Chinese calendar animal of a {year}: 2020 is 'rat', 2021 'ox', 2024 'dragon'; repeats after 12 years.
        chinese zodiac animal
        Rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig, beginning with 2020.
        Which animal belongs to the year?
        Return the animal in lower case by the position in the cycle of twelve (2020: rat).
        """,
        """
        animals = "rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig".split()
        return animals[(year - 2020) % 12]
        ---
        names = "monkey rooster dog pig rat ox tiger rabbit dragon snake horse goat".split()
        return names[year % 12]
        """,
        lambda r: (r.randint(1950, 2035),),
    ),
    made(
        "calendar_days.olympic_games_in",
        "olympic_games_in games_in_year olympics_kind",
        "year: int",
        "str",
        """
        'summer' if {year} is divisible by four, 'winter' for the even years between, else ''.
        summer or winter games in a year
        Summer games are in 2020 and 2024, winter games in 2022 and 2026; odd years have none ('').
        Which Olympic games take place in the {year} by the rule since 1994?
        Divisible by 4 gives 'summer', even otherwise 'winter', odd an empty text.
        """,
        """
        if year % 4 == 0:
            return "summer"
        return "winter" if year % 2 == 0 else ""
        ---
        return {0: "summer", 2: "winter"}.get(year % 4, "")
        """,
        lambda r: (r.randint(1994, 2040),),
    ),
    made(
        "calendar_days.weekdays_from",
        "weekdays_from rotate_weekdays week_starting_on",
        "start: str",
        "list[str]",
        """
        Short names of the seven days with {start} first; unknown names start on 'Mon', case is ignored.
        weekdays from a chosen first day
        Return Mon to Sun, rotated so that {start} comes first; 'sun' gives Sun, Mon, ..., Sat.
        How are the columns of a calendar named if the week begins on {start}?
        Rotate the list of weekday abbreviations; a wrong name leaves it at Monday.
        """,
        """
        names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        first = start.capitalize()
        index = names.index(first) if first in names else 0
        return names[index:] + names[:index]
        ---
        names = "Mon Tue Wed Thu Fri Sat Sun".split()
        if start.capitalize() in names:
            while names[0] != start.capitalize():
                names.append(names.pop(0))
        return names
        """,
        lambda r: (r.choice(("Mon", "Sun", "Sat", "wed", "Foo")),),
    ),
    made(
        "calendar_days.night_shift_bonus",
        "night_shift_bonus night_hours_bonus shift_pay_with_night",
        "hours: list[int]; rate: float",
        "float",
        """
        Pay for the {hours} of the day that were worked: {rate} each, 25 percent more before 6 and from 22 on.
        pay with night bonus
        Hours 0 to 5, 22 and 23 bring 1.25 times the {rate}, all others the plain {rate}; none is 0.0.
        What does a shift earn if night work is paid better?
        Sum over hours (0 to 23), with a factor of 1.25 at night.
        """,
        """
        night = sum(hour < 6 or hour >= 22 for hour in hours)
        return float((len(hours) - night) * rate + night * rate * 1.25)
        ---
        total = 0.0
        for hour in hours:
            total += rate if 6 <= hour < 22 else rate * 1.25
        return total
        """,
        lambda r: (sorted(r.sample(range(24), r.randint(0, 8))), r.choice((10.0, 12.5, 20.0))),
    ),
    made(
        "calendar_days.time_left_bar",
        "time_left_bar session_bar timer_bar",
        "passed: int; total: int",
        "str",
        """
        Timer bar of ten characters: '=' for each full tenth of {total} that has {passed}, '.' for the rest.
        progress bar of a timer
        Ten places, filled from the left, rounded down and never more than ten.
        How is the running timer drawn with = and dots?
        Show {passed} of {total} as text of length 10.
        """,
        """
        filled = min(10, passed * 10 // total)
        return "=" * filled + "." * (10 - filled)
        ---
        bar = ""
        for tenth in range(1, 11):
            bar += "=" if passed * 10 >= tenth * total else "."
        return bar
        """,
        lambda r: (r.choice((0, 5, 10, 30, r.randint(0, 70))), r.choice((60, 30, 10))),
    ),
    made(
        "calendar_days.workout_length",
        "workout_length interval_training_time total_workout_time",
        "rounds: int; work: int; rest: int",
        "str",
        """
        Length 'M:SS' of {rounds} of {work} seconds with a {rest} between two of them, none after the last.
        length of an interval training
        Work times {rounds} plus rest times one fewer; no rounds give '0:00'.
        How long does the training take, with a pause between the rounds only?
        Sum of all work and pauses as minutes and two-digit seconds.
        """,
        """
        seconds = rounds * work + max(0, rounds - 1) * rest
        return f"{seconds // 60}:{seconds % 60:02}"
        ---
        total = 0
        for number in range(rounds):
            if number:
                total += rest
            total += work
        minutes, seconds = divmod(total, 60)
        return str(minutes) + ":" + str(seconds).zfill(2)
        """,
        lambda r: (r.randint(0, 12), r.choice((20, 30, 45)), r.choice((10, 15, 30))),
    ),
    made(
        "calendar_days.period_at",
        "period_at which_period lesson_at",
        "time: str; first: str = '08:00'; length: int = 45; pause: int = 5",
        "int",
        """
        Lesson (from 1) at a {time}: they start at {first}, last {length}, have a {pause} after each; else 0.
        which lesson is it now
        Return 0 before {first}, in a break and after six lessons; else the running lesson, 1 to 6.
        Which period of the school day is it, if there are six?
        Each period takes {length} + {pause} minutes; the pause itself is 0.
        """,
        """
        def minutes(text):
            return int(text[:2]) * 60 + int(text[3:])

        passed = minutes(time) - minutes(first)
        number, inside = divmod(passed, length + pause)
        return number + 1 if 0 <= number < 6 and inside < length else 0
        ---
        hour, minute = map(int, time.split(":"))
        now = hour * 60 + minute
        hour, minute = map(int, first.split(":"))
        start = hour * 60 + minute
        for lesson in range(1, 7):
            if start <= now < start + length:
                return lesson
            start += length + pause
        return 0
        """,
        lambda r: (
            r.choice((_hm(r), "08:00", "08:44", "08:45", "08:50", "09:35")),
            r.choice(("08:00", "07:45")),
            r.choice((45, 50)),
            r.choice((5, 10)),
        ),
    ),
    made(
        "calendar_days.hungry_pets",
        "hungry_pets unfed_pets pets_to_feed",
        "fed: dict[str, str]; now: str; hours: int = 8",
        "list[str]",
        """
        Sorted names of pets last {fed} ('HH:MM', in the last 24 hours) at least {hours} hours before {now}.
        which pets must be fed
        A feeding time later than {now} was yesterday; list who has waited {hours} hours or more.
        Who is hungry? Compare the time passed since feeding, over midnight if need be.
        Return, in alphabetical order, pets whose last meal was {hours} or more hours ago.
        """,
        """
        def minutes(text):
            return int(text[:2]) * 60 + int(text[3:])

        clock = minutes(now)
        return sorted(name for name in fed if (clock - minutes(fed[name])) % 1440 >= hours * 60)
        ---
        hungry = []
        now_hour, now_minute = map(int, now.split(":"))
        for name in sorted(fed):
            hour, minute = map(int, fed[name].split(":"))
            passed = (now_hour - hour) * 60 + now_minute - minute
            if passed < 0:
                passed += 24 * 60
            if passed >= hours * 60:
                hungry.append(name)
        return hungry
        """,
        lambda r: (
            {n: _hm(r) for n in r.sample(("Rex", "Tom", "Kit", "Bo"), r.randint(0, 4))},
            _hm(r),
            r.choice((8, 6, 12)),
        ),
    ),
)
