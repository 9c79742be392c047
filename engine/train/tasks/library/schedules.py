"""Schedules: calendars, birthdays, recurring events, shifts, deadlines, free time, time stamps, habits."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from engine.train.tasks.compact import made

_DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()


def _clock(r: Random, low: int = 0, high: int = 23) -> str:
    return f"{r.randint(low, high):02d}:{r.choice((0, 15, 30, 45, r.randint(0, 59))):02d}"


def _day(r: Random) -> str:
    """An ISO date, often at the border of a month."""
    return f"{r.choice((2023, 2024))}-{r.randint(1, 12):02d}-{r.choice((1, 28, r.randint(1, 28))):02d}"


def _shifted(day: str, days: int) -> str:
    return str(date.fromisoformat(day) + timedelta(days=days))


def _spans(r: Random, high: int = 3, top: int = 20) -> list[tuple[int, int]]:
    """Ascending intervals that do not overlap."""
    borders = sorted(r.sample(range(top + 1), 2 * r.randint(0, high)))
    return list(zip(borders[::2], borders[1::2], strict=True))


def _meetings(r: Random, high: int = 3) -> list[tuple[str, int, int]]:
    result = []
    for name in "ABC"[: r.randint(0, high)]:
        start = r.randint(8, 15)
        result.append((name, start, start + r.randint(1, 3)))
    return result


def _month_days(r: Random, low: int = 0, high: int = 6, top: int = 20) -> list[int]:
    return [r.randint(1, top) for _ in range(r.randint(low, high))]


ENTRIES = (
    made(
        "schedules.is_business_day",
        "is_business_day is_working_day no_weekend_or_holiday",
        "day: str; holidays: list[str]",
        "bool",
        """
        Is {day} (YYYY-MM-DD) a working day: neither Saturday or Sunday nor one of the {holidays}?
        business day check with holidays
        Given a date and a list of public holidays as ISO text, return True from Monday to Friday if it is \
        none of them.
        Do banks work on this date?
        Weekday that is not a bank holiday.
        Returns False for weekends and for dates in {holidays}.
        """,
        """
        return date.fromisoformat(day).weekday() < 5 and day not in holidays
        ---
        if day in holidays:
            return False
        return date.fromisoformat(day).isoweekday() not in (6, 7)
        ---
        year, month, number = map(int, day.split("-"))
        return weekday(year, month, number) <= 4 and holidays.count(day) == 0
        """,
        lambda r: (lambda day: (day, r.choice(([], [], [day], ["2024-01-01"]))))(_day(r)),
        ("from calendar import weekday", "from datetime import date"),
    ),
    made(
        "schedules.parse_time_range",
        "parse_time_range time_range_to_minutes read_opening_time",
        "text: str",
        "tuple[int, int]",
        """
        Read a time range {text} such as '09:00-17:30' as minutes since midnight (start, end).
        'HH:MM-HH:MM' to a pair of minutes
        Given opening hours as text, return when they begin and end, counted in minutes from midnight.
        How do I turn '8:15-12:00' into numbers that can be compared?
        Parse a span of clock times; spaces around the dash are allowed.
        Returns a tuple of two ints.
        """,
        """
        start, end = text.split("-")
        minutes = []
        for time in (start, end):
            hour, minute = time.split(":")
            minutes.append(int(hour) * 60 + int(minute))
        return minutes[0], minutes[1]
        ---
        a, b, c, d = map(int, re.findall("[0-9]+", text))
        return a * 60 + b, c * 60 + d
        """,
        lambda r: (_clock(r, 0, 12) + r.choice(("-", " - ")) + _clock(r, 12, 23),),
        "import re",
    ),
    made(
        "schedules.overlap_minutes",
        "overlap_minutes shared_minutes common_time",
        "first: tuple[int, int]; second: tuple[int, int]; least: int",
        "int",
        """
        Minutes during which both spans (start, end) run; 0 if it is fewer than {least}.
        overlap of two time spans with a minimum
        Given two appointments in minutes, return how long they coincide; too short overlaps count as none.
        For how long can both people talk, if at least {least} minutes are needed?
        Length of the intersection, or 0 when it is below {least}.
        Returns an int of at least 0.
        """,
        """
        shared = min(first[1], second[1]) - max(first[0], second[0])
        return shared if shared >= max(least, 0) else 0
        ---
        shared = len(range(max(first[0], second[0]), min(first[1], second[1])))
        if shared < least:
            return 0
        return shared
        """,
        lambda r: (
            *((lambda start: (start, start + r.randint(0, 60)))(r.randint(0, 60)) for _ in range(2)),
            r.choice((0, 5, 15, 30)),
        ),
    ),
    made(
        "schedules.days_until_birthday",
        "days_until_birthday birthday_countdown days_to_birthday",
        "today: str; month: int; day: int",
        "int",
        """
        Days from {today} (YYYY-MM-DD) until the next birthday on {day}.{month}.; 0 if it is today.
        birthday countdown in days
        Given a date and the month and day of birth, count the days to the next anniversary.
        How long must I wait for my birthday? The day is at most 28, so it exists every year.
        If it has passed this year, count to next year's.
        Returns a number from 0 to 365.
        """,
        """
        now = date.fromisoformat(today)
        birthday = date(now.year, month, day)
        if birthday < now:
            birthday = date(now.year + 1, month, day)
        return (birthday - now).days
        ---
        now = date.fromisoformat(today)
        days = 0
        while ((now + timedelta(days)).month, (now + timedelta(days)).day) != (month, day):
            days += 1
        return days
        """,
        lambda r: (_day(r), r.randint(1, 12), r.choice((1, 28, r.randint(1, 28)))),
        "from datetime import date, timedelta",
    ),
    made(
        "schedules.birthdays_in_month",
        "birthdays_in_month born_in_month birthday_list",
        "people: list[tuple[str, str]]; month: int",
        "list[str]",
        """
        Names of the {people} (name, born 'YYYY-MM-DD') with a birthday in {month}, ordered by day, then name.
        whose birthday is in a month
        Given names and dates of birth, list who celebrates in that month, the earliest day first.
        For whom do we need a cake this month? The year does not matter.
        Birthday calendar of one month.
        Returns the names, [] for nobody.
        """,
        """
        found = [(born[8:], name) for name, born in people if int(born[5:7]) == month]
        return [name for _, name in sorted(found)]
        ---
        ordered = sorted(people, key=lambda person: (int(person[1].split("-")[2]), person[0]))
        return [name for name, born in ordered if int(born.split("-")[1]) == month]
        """,
        lambda r: (
            [
                (name, f"19{r.randint(60, 99)}-0{r.choice((3, 3, 4))}-{r.randint(1, 28):02d}")
                for name in r.sample(("Al", "Bo"), r.randint(0, 2))
            ],
            r.choice((3, 3, 4)),
        ),
    ),
    made(
        "schedules.season",
        "season_of season northern_season",
        "month: int",
        "str",
        """
        Season of a {month} in the north: 'winter' 12 to 2, 'spring' 3 to 5, 'summer' 6 to 8, 'autumn' 9 to \
        11.
        month number to 'winter', 'spring', 'summer' or 'autumn', beginning in 12, 3, 6, 9
        Given a month from 1 to 12, return 'spring' for March to May, 'summer' for June to August, 'autumn' \
        for \
        September to November and 'winter' for December to February.
        In which time of the year does the month lie (winter is 12, 1, 2, then spring, summer, autumn)?
        Meteorological seasons in groups of three months: winter from 12, spring from 3, summer from 6, \
        autumn from 9.
        Returns 'winter', 'spring', 'summer' or 'autumn'; December belongs to winter.
        """,
        """
        return ("winter", "spring", "summer", "autumn")[month % 12 // 3]
        ---
        if month in (12, 1, 2):
            return "winter"
        if month <= 5:
            return "spring"
        if month <= 8:
            return "summer"
        return "autumn"
        """,
        lambda r: (r.randint(1, 12),),
    ),
    made(
        "schedules.century",
        "century century_of which_century",
        "year: int",
        "int",
        """
        Number of the century of {year}: 1901 to 2000 are the 20th.
        century of a year
        Given a positive year, tell in which century it lies; the year 100 still belongs to the first.
        Which century was that?
        Centuries begin with the year 1, 101, 201 and so on.
        Returns ({year} + 99) // 100.
        """,
        """
        return (year + 99) // 100
        ---
        full, rest = divmod(year, 100)
        return full + 1 if rest else full
        ---
        return math.ceil(year / 100)
        """,
        lambda r: (r.choice((1, 100, 101, 1900, 1901, 2000, 2001, r.randint(1, 2100))),),
        "import math",
    ),
    made(
        "schedules.leap_years",
        "leap_years_between list_leap_years leap_years",
        "start: int; end: int",
        "list[int]",
        """
        All leap years from {start} to {end}, both included.
        leap years in a range
        Given two years, list the years with a February 29 between them, the ends too.
        Which years have 366 days? Divisible by 4, but hundreds only if divisible by 400.
        Find the leap years of a period.
        Returns ascending years, [] if {end} is before {start}.
        """,
        """
        return [year for year in range(start, end + 1) if isleap(year)]
        ---
        years = []
        for year in range(start, end + 1):
            if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):
                years.append(year)
        return years
        """,
        lambda r: (lambda start: (start, start + r.randint(-1, 14)))(
            r.choice((1896, 1996, 2020, r.randint(1890, 2100)))
        ),
        "from calendar import isleap",
    ),
    made(
        "schedules.date_of_day_number",
        "date_of_day_number day_of_year_to_date from_ordinal_day",
        "year: int; number: int",
        "tuple[int, int]",
        """
        Month and day of day {number} of {year}, January 1 being day 1.
        day of the year to (month, day)
        Given a year and the running number of a day in it, return month and day of the month.
        On which date is the 100th day of the year? Mind leap years.
        Convert an ordinal date back to a calendar date.
        Returns a tuple such as (3, 1) for day 60 of a common year.
        """,
        """
        found = date(year, 1, 1) + timedelta(days=number - 1)
        return found.month, found.day
        ---
        month = 1
        while number > monthrange(year, month)[1]:
            number -= monthrange(year, month)[1]
            month += 1
        return month, number
        """,
        lambda r: (
            r.choice((2023, 2024, 1900, 2000)),
            r.choice((1, 31, 32, 59, 60, 61, 365, r.randint(1, 365))),
        ),
        ("from calendar import monthrange", "from datetime import date, timedelta"),
    ),
    made(
        "schedules.month_grid",
        "month_grid calendar_weeks weeks_of_month",
        "first: int; days: int",
        "list[list[int]]",
        """
        Weeks of a month with {days} days whose day 1 falls on weekday {first} (0 is Monday); 0 for empty \
        places.
        calendar sheet of a month
        Given the weekday of day 1 from 0 for Monday and the length of the month, return rows of seven \
        numbers.
        How do I lay out a calendar page? Places before the first and after the last day are 0.
        Fill weeks from Monday to Sunday with day numbers.
        Returns a list of lists of length 7.
        """,
        """
        cells = [0] * first + list(range(1, days + 1))
        cells += [0] * (-len(cells) % 7)
        return [cells[i:i + 7] for i in range(0, len(cells), 7)]
        ---
        weeks = []
        day = 1 - first
        while day <= days:
            weeks.append([number if 1 <= number <= days else 0 for number in range(day, day + 7)])
            day += 7
        return weeks
        """,
        lambda r: (
            r.randint(0, 6),
            r.choice((7, 8, 9, 10, 5, 28, 30, 31, r.randint(4, 13), r.randint(4, 13))),
        ),
    ),
    made(
        "schedules.week_of_month",
        "week_of_month calendar_row which_week",
        "day: int; first: int",
        "int",
        """
        In which row of the calendar sheet (from 1) is {day}, if day 1 falls on weekday {first} (0 is Monday)?
        week of the month, weeks beginning on Monday
        Given a day of the month and the weekday of the first, count the weeks up to it; the first may be \
        short.
        Which week of the month is the appointment in?
        Number of Mondays passed, plus the week of day 1.
        Returns a number from 1 to 6.
        """,
        """
        return (day + first - 1) // 7 + 1
        ---
        week, weekday = 1, first
        for _ in range(day - 1):
            weekday += 1
            if weekday == 7:
                week, weekday = week + 1, 0
        return week
        """,
        lambda r: (r.choice((1, 7, 8, 31, r.randint(1, 31))), r.randint(0, 6)),
    ),
    made(
        "schedules.quarter_months",
        "quarter_months months_of_quarter quarter_range",
        "quarter: int",
        "list[int]",
        """
        Numbers of the three months of a {quarter} from 1 to 4, [] for other numbers.
        months in a quarter
        Given the number of a quarter of the year, list its months.
        Which months belong to Q3? 7, 8 and 9.
        Expand a business quarter to month numbers; anything but 1 to 4 gives an empty list.
        Returns three ascending ints or [].
        """,
        """
        if not 1 <= quarter <= 4:
            return []
        return [3 * quarter - 2, 3 * quarter - 1, 3 * quarter]
        ---
        return [month for month in range(1, 13) if (month - 1) // 3 + 1 == quarter]
        ---
        return list(range(1, 13))[3 * quarter - 3:3 * quarter] if quarter in (1, 2, 3, 4) else []
        """,
        lambda r: (r.choice((1, 2, 3, 4, 0, 5, -1)),),
    ),
    made(
        "schedules.fiscal_year",
        "fiscal_year business_year financial_year",
        "year: int; month: int; first: int",
        "int",
        """
        Fiscal year of a {month} in {year} when it begins in month {first} and is named after the year it \
        ends in.
        financial year by its start month
        Given a date's year and month and the starting month, return the number of the business year.
        To which accounting year does the invoice belong? From {first} on it is the next year, unless \
        {first} is 1.
        A year that starts in October 2023 is fiscal 2024.
        Returns {year} or {year} + 1; with a start in January it is always {year}.
        """,
        """
        return year + 1 if first > 1 and month >= first else year
        ---
        if first == 1 or month < first:
            return year
        return year + 1
        """,
        lambda r: (r.randint(2015, 2025), r.randint(1, 12), r.choice((1, 4, 7, 10))),
    ),
    made(
        "schedules.school_year",
        "school_year school_year_text academic_year",
        "year: int; month: int",
        "str",
        """
        School year such as '2023/24' of a {month} in {year}; it begins in August (8).
        academic year text, starting with month 8
        Given year and month, return both years of the school year: from August on 'year/next', before it \
        'last/year'.
        Which school year is it? Before August (month 8) the one that began last year.
        Write the academic year with four and two digits; the border is the 1st of August.
        Returns text like '2023/24', the change being in month 8.
        """,
        """
        start = year if month >= 8 else year - 1
        return f"{start}/{(start + 1) % 100:02d}"
        ---
        if month < 8:
            year -= 1
        return str(year) + "/" + str(year + 1)[-2:]
        """,
        lambda r: (r.choice((1999, 2000, r.randint(1990, 2030))), r.choice((7, 8, r.randint(1, 12)))),
    ),
    made(
        "schedules.same_week",
        "same_week in_same_week same_calendar_week",
        "first: str; second: str",
        "bool",
        """
        Are the dates {first} and {second} (YYYY-MM-DD) in the same week from Monday to Sunday?
        same calendar week
        Given two ISO dates, tell whether they share a week, also across a month or a year.
        Did both things happen in one week?
        Compare the Mondays of two dates.
        Returns True if both belong to one Monday-to-Sunday week.
        """,
        """
        return date.fromisoformat(first).isocalendar()[:2] == date.fromisoformat(second).isocalendar()[:2]
        ---
        mondays = []
        for text in (first, second):
            day = date.fromisoformat(text)
            mondays.append(day - timedelta(days=day.weekday()))
        return mondays[0] == mondays[1]
        """,
        lambda r: (
            lambda first: (first, (_shifted(first, r.randint(-6, 6)) if r.random() < 0.85 else _day(r)))
        )(_day(r)),
        "from datetime import date, timedelta",
    ),
    made(
        "schedules.repeats",
        "repeat_days recurring_days occurrences_until",
        "start: int; every: int; last: int; skipped: list[int]",
        "list[int]",
        """
        Days {start}, {start} + {every}, ... up to {last}, without the {skipped} ones.
        recurring event with exceptions
        Given a first day, a distance and a last day, list the repetitions except those that are cancelled.
        On which days does the course take place if some dates fall out?
        Expand a recurrence rule.
        Returns ascending day numbers.
        """,
        """
        return [day for day in range(start, last + 1, every) if day not in skipped]
        ---
        days = []
        day = start
        while day <= last:
            if day not in skipped:
                days.append(day)
            day += every
        return days
        """,
        lambda r: (r.randint(1, 7), r.randint(1, 7), r.randint(5, 31), _month_days(r, 0, 2)),
    ),
    made(
        "schedules.next_weekday_in",
        "next_allowed_weekday next_delivery_day next_of_weekdays",
        "today: int; allowed: list[int]",
        "int | None",
        """
        Days until the next of the {allowed} weekdays after {today} (0 is Monday), from 1 to 7; None if \
        there are none.
        days to the next delivery day
        Given today's weekday and those on which something happens, count the days to the next time, not \
        today.
        When is the next training if it takes place on some weekdays only? The same weekday means 7 days.
        Wait for the next collection of garbage.
        Returns the smallest positive distance or None.
        """,
        """
        return min(((day - today - 1) % 7 + 1 for day in allowed), default=None)
        ---
        for days in range(1, 8):
            if (today + days) % 7 in allowed:
                return days
        return None
        """,
        lambda r: (r.randint(0, 6), r.sample(range(7), r.randint(0, 3))),
    ),
    made(
        "schedules.night_hours",
        "night_hours hours_at_night night_shift_hours",
        "start: int; length: int",
        "int",
        """
        How many of the {length} hours of work from {start} o'clock on lie in the night, 22 to 6?
        hours between 22 and 6 of a shift
        Given the full hour at which a shift starts and its length, count its hours from 22:00 to 6:00.
        For how many hours is the night bonus paid, if night is from 22 to 6 o'clock?
        Count working hours that begin at 22, 23, 0, 1, 2, 3, 4 or 5 (night from 22 to 6).
        Returns the number of night hours (22 to 6); a shift may go over midnight.
        """,
        """
        return sum(1 for hour in range(start, start + length) if hour % 24 >= 22 or hour % 24 < 6)
        ---
        count = 0
        hour = start
        for _ in range(length):
            if hour >= 22 or hour < 6:
                count += 1
            hour = (hour + 1) % 24
        return count
        """,
        lambda r: (r.randint(0, 23), r.choice((0, 8, 12, r.randint(1, 12)))),
    ),
    made(
        "schedules.common_free",
        "common_free_time free_for_both shared_availability",
        "first: list[tuple[int, int]]; second: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Times when both are free: the overlaps of the sorted spans in {first} and {second}, without empty \
        ones.
        intersect two lists of time spans
        Given the free times of two people as (start, end), return when they can meet.
        When do both calendars have a gap at the same time?
        Intersection of two sets of intervals; spans that only touch do not count.
        Returns ascending (start, end) pairs.
        """,
        """
        shared = []
        for a, b in first:
            for c, d in second:
                if max(a, c) < min(b, d):
                    shared.append((max(a, c), min(b, d)))
        return shared
        ---
        shared = []
        i = j = 0
        while i < len(first) and j < len(second):
            start, end = max(first[i][0], second[j][0]), min(first[i][1], second[j][1])
            if start < end:
                shared.append((start, end))
            if first[i][1] < second[j][1]:
                i += 1
            else:
                j += 1
        return shared
        """,
        lambda r: (_spans(r, 2), _spans(r, 2)),
    ),
    made(
        "schedules.first_gap",
        "first_gap earliest_slot first_free_time",
        "busy: list[tuple[int, int]]; start: int; length: int",
        "int",
        """
        Earliest time from {start} on at which {length} minutes are free; {busy} are sorted (from, to) spans.
        first free slot of a given length
        Given appointments that do not overlap, find the first gap that is long enough; after the last all \
        is free.
        When can I see the doctor for that long?
        Search a calendar for the next sufficient break.
        Returns a start time of at least {start}.
        """,
        """
        time = start
        for begin, end in busy:
            if begin - time >= length:
                return time
            time = max(time, end)
        return time
        ---
        candidates = [start, *(end for _, end in busy if end > start)]
        for time in candidates:
            if all(end <= time or begin >= time + length for begin, end in busy):
                return time
        return candidates[-1]
        """,
        lambda r: (_spans(r), r.randint(0, 10), r.randint(1, 6)),
    ),
    made(
        "schedules.conflicts",
        "conflicting_meetings find_conflicts double_booked",
        "meetings: list[tuple[str, int, int]]",
        "list[tuple[str, str]]",
        """
        Pairs of names of {meetings} (name, start, end) that overlap, in list order; touching is no conflict.
        find double bookings
        Given appointments, list every two that take place at the same time.
        Which entries of the calendar collide?
        Detect overlapping events; one may begin when the other ends.
        Returns pairs (earlier in the list, later in the list).
        """,
        """
        pairs = []
        for i, (name, start, end) in enumerate(meetings):
            for other, begin, finish in meetings[i + 1:]:
                if start < finish and begin < end:
                    pairs.append((name, other))
        return pairs
        ---
        return [(a[0], b[0]) for a, b in combinations(meetings, 2) if max(a[1], b[1]) < min(a[2], b[2])]
        """,
        lambda r: (_meetings(r),),
        "from itertools import combinations",
    ),
    made(
        "schedules.can_book",
        "can_book is_slot_free no_overlap_with",
        "booked: list[tuple[int, int]]; start: int; end: int",
        "bool",
        """
        May the time from {start} to {end} be booked, that is, does it overlap none of the {booked} spans?
        is a time slot free
        Given reservations (from, to), tell whether a new one fits; it may touch others.
        Is the room available then?
        Check a reservation against the existing ones.
        Returns True if there is no overlap.
        """,
        """
        return all(end <= begin or start >= finish for begin, finish in booked)
        ---
        for begin, finish in booked:
            if start < finish and begin < end:
                return False
        return True
        ---
        return not any(max(start, begin) < min(end, finish) for begin, finish in booked)
        """,
        lambda r: (lambda start: (_spans(r), start, start + r.randint(1, 5)))(r.randint(0, 18)),
    ),
    made(
        "schedules.start_times",
        "start_times plan_in_sequence agenda_times",
        "start: int; durations: list[int]; pause: int",
        "list[int]",
        """
        Start of each item when {durations} follow each other from {start} on with a {pause} between two.
        agenda with breaks
        Given a beginning, the lengths of the talks and the break, tell when each one begins.
        When is it every speaker's turn?
        Plan items one after the other; no items give [].
        Returns one start time per duration.
        """,
        """
        times = []
        now = start
        for duration in durations:
            times.append(now)
            now += duration + pause
        return times
        ---
        return [start + sum(durations[:i]) + i * pause for i in range(len(durations))]
        ---
        return list(accumulate((duration + pause for duration in durations), initial=start))[:-1]
        """,
        lambda r: (
            r.choice((0, 540, r.randint(0, 60))),
            [r.choice((5, 10, 15, 30, 45)) for _ in range(r.randint(0, 5))],
            r.choice((0, 5, 10)),
        ),
        "from itertools import accumulate",
    ),
    made(
        "schedules.late_tasks",
        "late_tasks missed_deadlines too_late",
        "tasks: list[tuple[str, int, int]]",
        "list[str]",
        """
        Names of the {tasks} (name, duration, deadline) that end too late when done one after the other \
        from time 0.
        which deadlines are missed
        Given jobs in the order of work, list those that are finished after their deadline.
        What will not be ready in time? Finishing exactly at the deadline is fine.
        Check a work plan for delays.
        Returns the names in order.
        """,
        """
        late = []
        now = 0
        for name, duration, deadline in tasks:
            now += duration
            if now > deadline:
                late.append(name)
        return late
        ---
        ends = accumulate(duration for _, duration, _ in tasks)
        return [name for (name, _, deadline), end in zip(tasks, ends) if end > deadline]
        """,
        lambda r: ([(name, r.randint(1, 5), r.randint(1, 12)) for name in "abc"[: r.randint(0, 3)]],),
        "from itertools import accumulate",
    ),
    made(
        "schedules.deadline_order",
        "deadline_order earliest_deadline_first urgent_first",
        "tasks: list[tuple[str, int | None]]",
        "list[str]",
        """
        Names of {tasks} (name, due day or None), the earliest due first, equal days by name; without a day \
        last.
        sort tasks by due date, undated ones at the end
        Given jobs of which some have a deadline, list what to do first.
        In which order should I work? Things without a date come last, by name.
        Sort a to-do list by deadline where None means whenever.
        Returns the names.
        """,
        """
        ordered = sorted(tasks, key=lambda task: (task[1] is None, task[1] or 0, task[0]))
        return [name for name, _ in ordered]
        ---
        dated = sorted((day, name) for name, day in tasks if day is not None)
        undated = sorted(name for name, day in tasks if day is None)
        return [name for _, name in dated] + undated
        """,
        lambda r: ([(name, r.choice((None, 1, 2, 5, 9))) for name in r.sample("abcd", r.randint(0, 4))],),
    ),
    made(
        "schedules.countdown",
        "countdown_text time_left remaining_text",
        "minutes: int",
        "str",
        """
        Write the {minutes} that are left as '2 d 3 h', '3 h 5 min', '5 min' or 'now' for 0 or less.
        countdown with the two largest units: d, h, min
        Given minutes until an event, show days and hours, else hours and minutes, else minutes, or 'now'.
        How much time is left, roughly? From a day on only days and hours ('1 d 0 h'), 'now' if none.
        Short text for a remaining time: 'D d H h' from 1440 minutes, 'H h M min' from 60, 'M min' below, \
        'now' at 0.
        Returns one of the forms '1 d 2 h', '2 h 3 min', '3 min' and 'now'.
        """,
        """
        if minutes <= 0:
            return "now"
        days, rest = divmod(minutes, 1440)
        hours, rest = divmod(rest, 60)
        if days:
            return f"{days} d {hours} h"
        return f"{hours} h {rest} min" if hours else f"{rest} min"
        ---
        if minutes >= 1440:
            return f"{minutes // 1440} d {minutes % 1440 // 60} h"
        if minutes >= 60:
            return f"{minutes // 60} h {minutes % 60} min"
        return f"{minutes} min" if minutes > 0 else "now"
        """,
        lambda r: (r.choice((0, -5, 1, 59, 60, 1439, 1440, r.randint(1, 200), r.randint(1, 6000))),),
    ),
    made(
        "schedules.relative_day",
        "relative_day day_in_words friendly_day",
        "days: int",
        "str",
        """
        Say when something is: 'today', 'tomorrow', 'yesterday', 'in 3 days' or '3 days ago' for {days} \
        from now.
        friendly text for a distance of days
        Given how many days ahead (positive) or back (negative), return it in words.
        How do calendar apps name near dates?
        0 is 'today', 1 'tomorrow', -1 'yesterday', others 'in N days' or 'N days ago'.
        Returns one of these texts.
        """,
        """
        names = {0: "today", 1: "tomorrow", -1: "yesterday"}
        if days in names:
            return names[days]
        return f"in {days} days" if days > 0 else f"{-days} days ago"
        ---
        if days == 0:
            return "today"
        if abs(days) == 1:
            return "tomorrow" if days == 1 else "yesterday"
        if days < 0:
            return str(-days) + " days ago"
        return "in " + str(days) + " days"
        """,
        lambda r: (r.choice((0, 1, -1, 2, -2, r.randint(-30, 30))),),
    ),
    made(
        "schedules.round_clock",
        "round_clock nearest_five_minutes round_time",
        "time: str",
        "str",
        """
        Round a {time} 'HH:MM' to the nearest 5 minutes; '23:58' becomes '00:00'.
        clock time to the nearest multiple of 5 minutes
        Given a time of day, return the closest one that is divisible by 5 minutes.
        How do I write down a time without being too exact? To five minutes, up from 3 on.
        Round minutes to 5, over the hour and midnight if needed.
        Returns text 'HH:MM' whose minutes are a multiple of 5.
        """,
        """
        hour, minute = map(int, time.split(":"))
        total = (hour * 60 + minute + 2) // 5 * 5 % 1440
        return f"{total // 60:02d}:{total % 60:02d}"
        ---
        hour, minute = int(time[:2]), int(time[3:])
        minute = 5 * round(minute / 5)
        if minute == 60:
            hour, minute = (hour + 1) % 24, 0
        return str(hour).zfill(2) + ":" + str(minute).zfill(2)
        """,
        lambda r: (r.choice(("23:58", "00:02", "09:57", "08:03", _clock(r), _clock(r), _clock(r))),),
    ),
    made(
        "schedules.decimal_hours",
        "decimal_hours hours_as_number time_to_decimal",
        "time: str",
        "float",
        """
        Turn a duration {time} such as '1:30' (hours:minutes) into hours as a number, 2 decimals: 1.5.
        h:mm to decimal hours
        Given hours and minutes with a colon, return a float for a time sheet.
        How do I bill 2 hours 45 minutes? As 2.75.
        Industrial time from clock time.
        Returns hours plus minutes / 60 rounded to two decimals.
        """,
        """
        hours, minutes = time.split(":")
        return round(int(hours) + int(minutes) / 60, 2)
        ---
        parts = [int(part) for part in time.split(":")]
        return round((parts[0] * 60 + parts[1]) / 60, 2)
        """,
        lambda r: (f"{r.randint(0, 40)}:{r.choice((0, 15, 30, 45, r.randint(0, 59))):02d}",),
    ),
    made(
        "schedules.from_decimal_hours",
        "from_decimal_hours decimal_to_clock hours_text",
        "hours: float",
        "str",
        """
        Write {hours} such as 1.75 as 'h:mm', here '1:45'; minutes are rounded.
        decimal hours to h:mm
        Given a number of hours with a fraction, return hours and minutes as text.
        What are 7.6 hours in hours and minutes?
        Convert industrial time to clock time, to the nearest minute.
        Returns text with two digits for the minutes.
        """,
        """
        minutes = round(hours * 60)
        return f"{minutes // 60}:{minutes % 60:02d}"
        ---
        whole, minutes = divmod(round(hours * 60), 60)
        return str(whole) + ":" + str(minutes).zfill(2)
        """,
        lambda r: (r.choice((0.0, 0.5, 7.6, r.randint(0, 400) / 20, r.randint(0, 200) / 8)),),
    ),
    made(
        "schedules.timesheet_hours",
        "timesheet_hours hours_from_stamps sum_of_stamps",
        "stamps: list[str]",
        "float",
        """
        Hours from alternating in and out {stamps} 'HH:MM' of one day, 2 decimals; a missing last out is \
        ignored.
        working time from clock-in and clock-out times
        Given times of coming and going in turn, add up the periods in between.
        How long was somebody at work who stamped in and out several times?
        Sum of the differences of neighbouring pairs: first to second, third to fourth.
        Returns a float, 0.0 without a complete pair.
        """,
        """
        minutes = [int(stamp[:2]) * 60 + int(stamp[3:]) for stamp in stamps]
        worked = sum(out - come for come, out in zip(minutes[::2], minutes[1::2]))
        return round(worked / 60, 2)
        ---
        total = 0
        for i in range(0, len(stamps) - 1, 2):
            for stamp, sign in ((stamps[i], -1), (stamps[i + 1], 1)):
                hour, minute = stamp.split(":")
                total += sign * (int(hour) * 60 + int(minute))
        return round(total / 60, 2)
        """,
        lambda r: (sorted(_clock(r, 7, 18) for _ in range(r.randint(0, 4))),),
    ),
    made(
        "schedules.parse_iso_duration",
        "iso_duration_minutes parse_iso_duration minutes_of_iso",
        "text: str",
        "int",
        """
        Minutes of an ISO duration {text} such as 'PT1H30M', 'PT45M' or 'PT2H'.
        ISO 8601 duration to minutes
        Given a duration of hours and minutes in ISO form, return the number of minutes.
        How do I read 'PT1H15M' from a recipe or video API?
        Parse the hours before H and the minutes before M; both parts may be missing.
        Returns an int, 0 for 'PT'.
        """,
        """
        hours, mark, minutes = text.removeprefix("PT").rpartition("H")
        return int(hours or 0) * 60 + int(minutes.rstrip("M") or 0)
        ---
        match = re.fullmatch("PT(?:([0-9]+)H)?(?:([0-9]+)M)?", text)
        return int(match[1] or 0) * 60 + int(match[2] or 0)
        """,
        lambda r: ("PT" + r.choice(("", f"{r.randint(0, 12)}H")) + r.choice(("", f"{r.randint(0, 59)}M")),),
        "import re",
    ),
    made(
        "schedules.elapsed_minutes",
        "elapsed_minutes minutes_apart stamp_gap",
        "start: str; end: str",
        "int",
        """
        Whole minutes from {start} to {end}, both like '2024-03-09T10:15'; negative if {end} is earlier.
        difference of two ISO time stamps in minutes
        Given two dates with times, return how many minutes lie between them, over midnight and month ends \
        too.
        How long did the job run?
        Elapsed time between date-times.
        Returns an int.
        """,
        """
        difference = datetime.fromisoformat(end) - datetime.fromisoformat(start)
        return difference.days * 1440 + difference.seconds // 60
        ---
        moments = [datetime.strptime(text, "%Y-%m-%dT%H:%M") for text in (start, end)]
        return int((moments[1] - moments[0]).total_seconds() // 60)
        """,
        lambda r: tuple(
            f"2024-0{r.choice((2, 3))}-{r.choice(('01', '28', '29'))}T{_clock(r)}" for _ in range(2)
        ),
        "from datetime import datetime",
    ),
    made(
        "schedules.military_time",
        "military_to_clock military_time four_digit_time",
        "digits: str",
        "str | None",
        """
        Turn military time such as '1530' or '0905' into '15:30' or '09:05'; None if it is not a valid time.
        hhmm to hh:mm
        Given four {digits}, put a colon in the middle if hours are below 24 and minutes below 60, else None.
        What does 0700 hours mean on a clock?
        Read a time without a colon and check it.
        Returns text or None, also for a wrong length or other characters.
        """,
        """
        if len(digits) != 4 or not digits.isdigit():
            return None
        if int(digits[:2]) > 23 or int(digits[2:]) > 59:
            return None
        return digits[:2] + ":" + digits[2:]
        ---
        match = re.fullmatch("([01][0-9]|2[0-3])([0-5][0-9])", digits)
        return f"{match[1]}:{match[2]}" if match else None
        """,
        lambda r: (
            r.choice(
                (
                    f"{r.randint(0, 25):02d}{r.randint(0, 65):02d}",
                    f"{r.randint(0, 23):02d}{r.randint(0, 59):02d}",
                    "930",
                    "12:30",
                    "2400",
                    "ab12",
                )
            ),
        ),
        "import re",
    ),
    made(
        "schedules.month_number",
        "month_number month_from_name read_month",
        "name: str",
        "int | None",
        """
        Number of the month whose English {name} begins with these letters (at least 3, any case); None if \
        unknown.
        month name or abbreviation to number
        Given 'March', 'mar' or 'Sept', return 3, 3 and 9.
        How do I read months that people abbreviate? The first three letters are needed.
        Parse a month word; fewer than three letters or a wrong word give None.
        Returns 1 to 12 or None.
        """,
        """
        for number in range(1, 13):
            if len(name) >= 3 and calendar.month_name[number].lower().startswith(name.lower()):
                return number
        return None
        ---
        months = (
            "january february march april may june july august september october november december".split()
        )
        found = [number for number, month in enumerate(months, 1) if month[:len(name)] == name.lower()]
        return found[0] if found and len(name) > 2 else None
        """,
        lambda r: (
            r.choice(
                (
                    "March",
                    "mar",
                    "Sept",
                    "DEC",
                    "june",
                    "Ju",
                    "xyz",
                    "Augu",
                    "jan",
                    "mayo",
                    "ma",
                    "Octo",
                    "feb",
                    "apr",
                    "july",
                    "nov",
                )
            ),
        ),
        "import calendar",
    ),
    made(
        "schedules.card_expired",
        "card_expired is_card_expired card_out_of_date",
        "expiry: str; year: int; month: int",
        "bool",
        """
        Is a card that is valid through {expiry} ('MM/YY', years 2000 to 2099) expired in {month} of {year}?
        credit card expiry check
        Given the date on a card and the present month, tell whether it can no longer be used.
        Is the card out of date? It is still good in the month that is printed on it.
        Compare month and two-digit year with today.
        Returns True only after the printed month.
        """,
        """
        own_month, own_year = map(int, expiry.split("/"))
        return (year, month) > (2000 + own_year, own_month)
        ---
        own = (2000 + int(expiry[3:])) * 12 + int(expiry[:2])
        return year * 12 + month > own
        """,
        lambda r: (f"{r.randint(1, 12):02d}/{r.randint(23, 25)}", r.randint(2023, 2025), r.randint(1, 12)),
    ),
    made(
        "schedules.expand_day_range",
        "expand_day_range weekdays_from_text parse_days",
        "text: str",
        "list[str]",
        """
        Expand {text} such as 'Mon-Wed,Fri' into all its days (Mon Tue Wed Thu Fri Sat Sun), ranges may \
        wrap around.
        weekday ranges to a list of days Mon, Tue, Wed, Thu, Fri, Sat, Sun
        Given days and ranges with dashes, separated by commas, list each day in the order written.
        On which days is open if the sign says 'Tue-Fri,Sun'? 'Sat-Mon' is Sat, Sun, Mon.
        Parse the days of opening hours; the names are Mon, Tue, Wed, Thu, Fri, Sat and Sun.
        Returns three-letter names from Mon to Sun.
        """,
        """
        names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        days = []
        for part in text.split(","):
            first, _, last = part.partition("-")
            start = names.index(first)
            length = (names.index(last or first) - start) % 7 + 1
            days.extend(names[(start + i) % 7] for i in range(length))
        return days
        ---
        names = "Mon Tue Wed Thu Fri Sat Sun".split() * 2
        days = []
        for part in text.split(","):
            ends = part.split("-")
            start = names.index(ends[0])
            days += names[start:names.index(ends[-1], start) + 1]
        return days
        """,
        lambda r: (
            ",".join(
                r.choice((r.choice(_DAYS), f"{r.choice(_DAYS)}-{r.choice(_DAYS)}"))
                for _ in range(r.randint(1, 2))
            ),
        ),
    ),
    made(
        "schedules.summarize_days",
        "summarize_days days_as_ranges weekday_ranges",
        "days: list[int]",
        "str",
        """
        Write different weekdays (0 is Mon) as ranges: [0, 1, 2, 4] is 'Mon-Wed, Fri'; two in a row are a \
        range too.
        weekday numbers to text such as 'Mon-Fri'
        Given numbers of weekdays from 0 for Mon to 6 for Sun, in any order, join neighbours with a dash.
        How do I print opening days briefly, as in 'Mon-Fri, Sun'?
        Compress sorted days Mon Tue Wed Thu Fri Sat Sun into ranges, separated by ', '.
        Returns text, '' for no days; ranges do not wrap around the week from Sun to Mon.
        """,
        """
        names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        ranges: list[list[int]] = []
        for day in sorted(days):
            if ranges and ranges[-1][1] == day - 1:
                ranges[-1][1] = day
            else:
                ranges.append([day, day])
        return ", ".join(names[a] if a == b else f"{names[a]}-{names[b]}" for a, b in ranges)
        ---
        names = "Mon Tue Wed Thu Fri Sat Sun".split()
        parts = []
        for day in sorted(days):
            if day - 1 in days:
                parts[-1] = parts[-1][:3] + "-" + names[day]
            else:
                parts.append(names[day])
        return ", ".join(parts)
        """,
        lambda r: (r.sample(range(7), r.choice((0, 1, 2, 3, 4, 5, 7))),),
    ),
    made(
        "schedules.pomodoro",
        "pomodoro_minutes focus_plan total_focus_time",
        "sessions: int",
        "int",
        """
        Minutes for {sessions} of 25 minutes with 5 minutes of break in between, but 15 after every fourth.
        pomodoro: 25 work, 5 break, 15 after each 4th session
        Given a number of work blocks of 25 minutes, add the breaks: 5 minutes, every fourth one 15; none \
        at the end.
        How long does it take to do so many pomodoros (25 minutes, pauses 5, long pause 15 after four)?
        Total time of 25-minute sessions and their pauses of 5 (every 4th pause 15) without a pause after \
        the last.
        Returns 25 per session plus 5 or 15 per break, 0 for none.
        """,
        """
        total = 0
        for number in range(1, sessions + 1):
            total += 25
            if number < sessions:
                total += 15 if number % 4 == 0 else 5
        return total
        ---
        if sessions == 0:
            return 0
        breaks = sessions - 1
        return sessions * 25 + breaks * 5 + breaks // 4 * 10
        """,
        lambda r: (r.choice((0, 1, 4, 5, 8, 9, r.randint(1, 20))),),
    ),
    made(
        "schedules.fridays_the_13th",
        "fridays_the_13th unlucky_fridays friday_13_months",
        "year: int",
        "list[int]",
        """
        Months of {year} in which the 13th is a Friday.
        Friday the 13th
        Given a year, list the numbers of the months with an unlucky Friday.
        When should superstitious people stay at home?
        Find all Fridays that fall on day 13.
        Returns ascending month numbers.
        """,
        """
        return [month for month in range(1, 13) if date(year, month, 13).weekday() == 4]
        ---
        months = []
        for month in range(1, 13):
            if calendar.weekday(year, month, 13) == calendar.FRIDAY:
                months.append(month)
        return months
        """,
        lambda r: (r.randint(1950, 2050),),
        ("import calendar", "from datetime import date"),
    ),
    made(
        "schedules.current_habit_streak",
        "streak_until_today current_habit_streak days_in_a_row",
        "days: list[int]; today: int",
        "int",
        """
        How many days in a row up to {today} are among {days}? If today is not done yet, count up to \
        yesterday.
        current habit streak
        Given the day numbers on which something was done, in any order, return the running streak.
        For how many days have I kept my habit without a break? Today may still be missing.
        Length of the run that ends today or yesterday.
        Returns 0 if neither today nor yesterday is among them.
        """,
        """
        done = set(days)
        day = today if today in done else today - 1
        streak = 0
        while day in done:
            streak += 1
            day -= 1
        return streak
        ---
        last = today if today in days else today - 1
        return next(count for count in range(len(days) + 2) if last - count not in days)
        """,
        lambda r: (r.sample(range(1, 12), r.randint(0, 9)), r.randint(5, 12)),
    ),
    made(
        "schedules.dose_times",
        "dose_times medication_times times_every_hours",
        "first: str; every: int; doses: int",
        "list[str]",
        """
        Clock times of {doses} from {first} ('HH:MM') on, {every} hours apart, going on after midnight.
        medication schedule
        Given the first time, the distance in hours and how often, list the times of day.
        When must I take the pills if one is due every few hours?
        Times at a regular distance, on a 24-hour clock.
        Returns texts 'HH:MM', [] for no doses.
        """,
        """
        hour, minute = first.split(":")
        return [f"{(int(hour) + i * every) % 24:02d}:{minute}" for i in range(doses)]
        ---
        times = []
        hour = int(first[:2])
        for _ in range(doses):
            times.append(str(hour).zfill(2) + first[2:])
            hour = (hour + every) % 24
        return times
        """,
        lambda r: (_clock(r), r.choice((4, 6, 8, 12)), r.randint(0, 4)),
    ),
    made(
        "schedules.due_today",
        "due_chores needs_watering chores_due",
        "chores: dict[str, tuple[int, int]]; today: int",
        "list[str]",
        """
        Sorted names of {chores} (last day, interval) that are due on day {today}: last + interval is not \
        later.
        which recurring chores are due
        Given when each plant was watered last and how often it needs it, list those that need it now.
        What has to be done again today, overdue things included?
        Compare the next due day of each chore with today.
        Returns names in alphabetical order.
        """,
        """
        return sorted(name for name, (last, interval) in chores.items() if last + interval <= today)
        ---
        due = []
        for name in sorted(chores):
            last, interval = chores[name]
            if today - last >= interval:
                due.append(name)
        return due
        """,
        lambda r: (
            {
                name: (r.randint(1, 9), r.randint(1, 7))
                for name in r.sample(("fern", "rose", "cat"), r.randint(0, 2))
            },
            r.randint(5, 15),
        ),
    ),
    made(
        "schedules.coverage_gaps",
        "coverage_gaps unstaffed_times times_without_staff",
        "shifts: list[tuple[int, int]]; opens: int; closes: int",
        "list[tuple[int, int]]",
        """
        Times between {opens} and {closes} at which none of the {shifts} (start, end) is on duty.
        gaps in the staffing
        Given shifts in any order, possibly overlapping, list the periods of the opening time that nobody \
        covers.
        When is the shop without staff?
        Subtract all shifts from the opening hours.
        Returns ascending (start, end) pairs, [] if all is covered.
        """,
        """
        gaps = []
        now = opens
        for start, end in sorted(shifts):
            if start > now and now < closes:
                gaps.append((now, min(start, closes)))
            now = max(now, end)
        if now < closes:
            gaps.append((now, closes))
        return gaps
        ---
        free = [hour for hour in range(opens, closes) if not any(start <= hour < end for start, end in \
        shifts)]
        gaps = []
        for hour in free:
            if gaps and gaps[-1][1] == hour:
                gaps[-1] = (gaps[-1][0], hour + 1)
            else:
                gaps.append((hour, hour + 1))
        return gaps
        """,
        lambda r: (
            [
                (lambda start: (start, start + r.randint(1, 5)))(r.randint(6, 17))
                for _ in range(r.randint(0, 3))
            ],
            r.choice((8, 9)),
            r.choice((16, 18)),
        ),
    ),
    made(
        "schedules.current_lesson",
        "current_lesson lesson_at which_period",
        "minutes: int; starts: list[int]; length: int",
        "int | None",
        """
        Number (from 1) of the lesson running at {minutes}; lessons begin at {starts} and last {length}. \
        None in breaks.
        which school period is it
        Given the time and the ascending beginnings of equally long lessons, tell which one is going on.
        Which class am I missing right now? The minute in which a lesson ends belongs to the break.
        Find the period of a timetable.
        Returns the lesson number or None.
        """,
        """
        for number, start in enumerate(starts, 1):
            if start <= minutes < start + length:
                return number
        return None
        ---
        begun = sum(1 for start in starts if start <= minutes)
        return begun if begun and minutes - starts[begun - 1] < length else None
        ---
        index = bisect_right(starts, minutes)
        if index == 0 or minutes >= starts[index - 1] + length:
            return None
        return index
        """,
        lambda r: (r.randint(470, 680), [480, 530, 590, 640][: r.randint(0, 4)], r.choice((40, 45))),
        "from bisect import bisect_right",
    ),
    made(
        "schedules.cleaning_rota",
        "cleaning_rota weekly_rota rotate_duties",
        "people: list[str]; duties: list[str]; week: int",
        "dict[str, str]",
        """
        Who does which of {duties} in {week} (from 0)? Duty i goes to person (i + week) modulo the number \
        of {people}.
        rotating chores in a shared flat
        Given people, duties and the week number, shift the assignment by one person every week.
        Whose turn is it to clean the kitchen this week?
        Rota: in week 0 the first duty belongs to the first person, then everybody moves on by one.
        Returns duty to name.
        """,
        """
        return {duty: people[(i + week) % len(people)] for i, duty in enumerate(duties)}
        ---
        start = week % len(people)
        order = people[start:] + people[:start]
        plan = {}
        for i, duty in enumerate(duties):
            plan[duty] = order[i % len(order)]
        return plan
        """,
        lambda r: (
            r.sample(("A", "B", "C"), r.randint(1, 3)),
            r.sample(("bath", "hall"), r.randint(0, 2)),
            r.randint(0, 6),
        ),
    ),
    made(
        "schedules.reachable_zones",
        "awake_offsets good_time_to_call reachable_zones",
        "utc_hour: int; offsets: list[int]",
        "list[int]",
        """
        Those of {offsets} (hours from UTC) where the local hour is from 8 to 20 when it is {utc_hour} UTC.
        in which time zones can one call, local time 8 to 20 o'clock
        Given the hour in UTC and zone offsets in hours, keep those in which it is at least 8 and at most 20.
        Where are people awake now? Local hour between 8 and 20, both included.
        Filter time zones by the local hour, which must be 8 to 20.
        Returns the offsets in order for which (utc + offset) modulo 24 is from 8 to 20.
        """,
        """
        return [offset for offset in offsets if 8 <= (utc_hour + offset) % 24 <= 20]
        ---
        awake = []
        for offset in offsets:
            local = (utc_hour + offset) % 24
            if local < 8 or local > 20:
                continue
            awake.append(offset)
        return awake
        """,
        lambda r: (r.randint(0, 23), [r.randint(-11, 12) for _ in range(r.randint(0, 5))]),
    ),
)
