"""Dates, clock times, opening hours, appointments and units of measure."""

from __future__ import annotations

import datetime
from random import Random

from engine.train.tasks.compact import made


def _day(r: Random) -> datetime.date:
    special = ("2024-02-28", "2024-02-29", "2023-12-31", "2024-01-01", "2023-03-31", "2025-02-28")
    if r.random() < 0.25:
        return datetime.date.fromisoformat(r.choice(special))
    return datetime.date(r.randint(2019, 2026), r.randint(1, 12), r.randint(1, 28))


def _iso(r: Random) -> str:
    return _day(r).isoformat()


def _two_days(r: Random, most: int = 40) -> tuple[str, str]:
    first = _day(r)
    return first.isoformat(), (first + datetime.timedelta(days=r.randint(0, most))).isoformat()


def _near(r: Random) -> tuple[str, str]:
    first = _day(r)
    return first.isoformat(), (first + datetime.timedelta(days=r.randint(-20, 40))).isoformat()


def _isos(r: Random, high: int = 3) -> list[str]:
    first = _day(r)
    return [
        (first + datetime.timedelta(days=r.choice((0, 1, 2, r.randint(0, 70))))).isoformat()
        for _ in range(r.randint(0, high))
    ]


def _clock(r: Random, step: int = 5) -> str:
    minutes = r.randrange(0, 1440, step) if r.random() < 0.8 else r.choice((0, 720, 540, 1435))
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def _spans(r: Random, high: int = 4) -> list[tuple[int, int]]:
    starts = [r.randint(6, 18) for _ in range(r.randint(0, high))]
    return [(start, start + r.randint(1, 4)) for start in starts]


ENTRIES = (
    made(
        "dates.is_weekend_date",
        "is_weekend_date falls_on_weekend on_weekend",
        "day: str",
        "bool",
        """
        Is {day}, a date such as '2024-03-09', a Saturday or Sunday?
        weekend check for an ISO date
        Return True if the date falls on a weekend.
        Given a date as YYYY-MM-DD, tell whether people are off that day, that is on Saturdays and Sundays.
        Check the day of the week of an ISO date: weekend or not.
        Returns False from Monday to Friday, True otherwise.
        """,
        """
        return date.fromisoformat(day).weekday() >= 5
        ---
        year, month, number = map(int, day.split("-"))
        return date(year, month, number).isoweekday() in (6, 7)
        """,
        lambda r: (r.choice((_iso(r), f"2024-06-{r.choice((1, 2, 8, 9, 15, 16, 22, 23)):02d}")),),
        "from datetime import date",
    ),
    made(
        "dates.count_workdays",
        "count_workdays workdays_between business_days weekdays_between",
        "start: str; end: str",
        "int",
        """
        Number of days from Monday to Friday between {start} and {end}, both included.
        business days in a range of dates
        Return how many working days lie in the range from {start} to {end}; weekends do not count.
        Given two ISO dates, the first not after the second, count the weekdays including both ends.
        How many days of work are there from {start} through {end}?
        Returns the count of dates that are neither Saturday nor Sunday.
        """,
        """
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        days = (last - first).days + 1
        return sum(1 for i in range(days) if (first + timedelta(days=i)).weekday() < 5)
        ---
        current = date.fromisoformat(start)
        last = date.fromisoformat(end)
        count = 0
        while current <= last:
            if current.weekday() < 5:
                count += 1
            current += timedelta(days=1)
        return count
        """,
        lambda r: _two_days(r, 20),
        "from datetime import date, timedelta",
    ),
    made(
        "dates.next_workday",
        "next_workday next_business_day following_workday",
        "day: str",
        "str",
        """
        The first day after {day} that is not on a weekend, as YYYY-MM-DD.
        next business day
        Return the next working day: Friday, Saturday and Sunday are all followed by Monday.
        Given an ISO date, move on by one day and skip Saturday and Sunday.
        On which date does work go on after {day}?
        Returns an ISO date, always later than {day}.
        """,
        """
        current = date.fromisoformat(day) + timedelta(days=1)
        while current.weekday() >= 5:
            current += timedelta(days=1)
        return current.isoformat()
        ---
        current = date.fromisoformat(day)
        step = {4: 3, 5: 2}.get(current.weekday(), 1)
        return str(current + timedelta(days=step))
        """,
        lambda r: (_iso(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "dates.add_workdays",
        "add_workdays add_business_days after_workdays due_date",
        "day: str; count: int",
        "str",
        """
        The date {count} working days after {day}; Saturdays and Sundays are not counted.
        add business days to a date
        Return the ISO date reached by going {count} weekdays forward from {day}.
        Given a date and a number of working days, when is it due? With 0 it is {day} itself.
        Step forward day by day and count only Monday to Friday.
        Returns a date as YYYY-MM-DD.
        """,
        """
        current = date.fromisoformat(day)
        while count > 0:
            current += timedelta(days=1)
            if current.weekday() < 5:
                count -= 1
        return current.isoformat()
        ---
        current = date.fromisoformat(day)
        for _ in range(count):
            current += timedelta(days=1)
            while current.weekday() in (5, 6):
                current += timedelta(days=1)
        return str(current)
        """,
        lambda r: (_iso(r), r.randint(0, 12)),
        "from datetime import date, timedelta",
    ),
    made(
        "dates.age_on",
        "age_on age_at exact_age years_completed",
        "born: str; today: str",
        "int",
        """
        Age in full years on {today} of somebody {born} on an earlier date.
        exact age from two dates
        Return the number of birthdays passed; before this year's birthday it is one less than the \
        difference of the years.
        Given the date of birth and today's date as YYYY-MM-DD, how old is the person?
        Full years between two ISO dates.
        Returns the age, which goes up on the birthday itself.
        """,
        """
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
        age = now.year - birth.year
        if (now.month, now.day) < (birth.month, birth.day):
            age -= 1
        return age
        ---
        years = int(today[:4]) - int(born[:4])
        return years - 1 if today[5:] < born[5:] else years
        """,
        lambda r: (
            f"{r.randint(1950, 2018)}-{r.choice(('01-01', '02-28', '06-15', '12-31', '03-10', '09-30'))}",
            r.choice((_iso(r), f"{r.randint(2019, 2026)}-{r.choice(('06-15', '06-14', '03-10', '09-29'))}")),
        ),
        "from datetime import date",
    ),
    made(
        "dates.days_left",
        "days_left days_until days_remaining countdown_days",
        "today: str; deadline: str",
        "int",
        """
        Days from {today} until {deadline}, 0 if it has passed.
        days left until a date
        Return how many days remain; a deadline today or in the past leaves 0.
        Given two ISO dates, count down to the second one without going below zero.
        How many more nights until {deadline}?
        Returns the difference in days, never negative.
        """,
        """
        left = (date.fromisoformat(deadline) - date.fromisoformat(today)).days
        return max(0, left)
        ---
        if deadline <= today:
            return 0
        return (date.fromisoformat(deadline) - date.fromisoformat(today)).days
        """,
        lambda r: _near(r),
        "from datetime import date",
    ),
    made(
        "dates.month_end",
        "month_end last_of_month end_of_month last_date_of_month",
        "day: str",
        "str",
        """
        Last date of the month in which {day} lies, as YYYY-MM-DD.
        end of the month
        Return the ISO date of the month's last day; February has 29 days in leap years.
        Given a date, when does its month end?
        Replace the day by the number of days that the month has.
        Returns the latest date with the same year and month.
        """,
        """
        year, month = int(day[:4]), int(day[5:7])
        return f"{day[:7]}-{calendar.monthrange(year, month)[1]}"
        ---
        start = date.fromisoformat(day).replace(day=28)
        next_month = start + timedelta(days=4)
        return str(next_month - timedelta(days=next_month.day))
        """,
        lambda r: (_iso(r),),
        ("import calendar", "from datetime import date, timedelta"),
    ),
    made(
        "dates.next_month",
        "next_month following_month month_after",
        "month: str",
        "str",
        """
        The month after {month}, both written like '2024-05'.
        next month
        Return the following month as YYYY-MM; after December comes January of the next year.
        Given a month such as '2023-12', which one is next? '2024-01'.
        Go on by one month.
        Returns year and month joined by a dash, the month with two digits.
        """,
        """
        year, number = map(int, month.split("-"))
        if number == 12:
            return f"{year + 1}-01"
        return f"{year}-{number + 1:02d}"
        ---
        year, number = month.split("-")
        total = int(year) * 12 + int(number)
        return f"{total // 12:04d}-{total % 12 + 1:02d}"
        """,
        lambda r: (f"{r.randint(1998, 2030)}-{r.choice((r.randint(1, 12), 12, 9)):02d}",),
    ),
    made(
        "dates.months_between",
        "months_between month_difference count_months",
        "first: str; second: str",
        "int",
        """
        Months from {first} to {second}, given like '2024-05'; negative if {second} is earlier.
        difference of two months
        Return how many months one has to go forward from {first} to reach {second}.
        Given two months as YYYY-MM, subtract the first from the second.
        How many months lie between '2023-11' and '2024-02'? 3.
        Returns twelve times the difference of the years plus that of the months.
        """,
        """
        year1, month1 = map(int, first.split("-"))
        year2, month2 = map(int, second.split("-"))
        return (year2 - year1) * 12 + month2 - month1
        ---
        def total(text):
            year, month = text.split("-")
            return int(year) * 12 + int(month)

        return total(second) - total(first)
        """,
        lambda r: tuple(f"{r.randint(2021, 2025)}-{r.randint(1, 12):02d}" for _ in range(2)),
    ),
    made(
        "dates.add_months",
        "add_months plus_months shift_months months_later",
        "day: str; count: int",
        "str",
        """
        The date {count} months after {day}; a day that the month does not have becomes its last day.
        add months to a date
        Return the ISO date with the month moved on by {count}, so that January 31 plus one month is the \
        end of February.
        Given a date and a number of months, compute the same day later, or the month's end if there is no \
        such day.
        When is the subscription due after {count} months?
        Returns YYYY-MM-DD, the day clipped to the length of the month.
        """,
        """
        year, month, number = map(int, day.split("-"))
        years, index = divmod(month - 1 + count, 12)
        last = calendar.monthrange(year + years, index + 1)[1]
        return f"{year + years}-{index + 1:02d}-{min(number, last):02d}"
        ---
        current = date.fromisoformat(day)
        total = current.year * 12 + current.month - 1 + count
        year, month = total // 12, total % 12 + 1
        last = calendar.monthrange(year, month)[1]
        return date(year, month, min(current.day, last)).isoformat()
        """,
        lambda r: (
            r.choice((_iso(r), "2024-01-31", "2023-01-31", "2023-08-31", "2024-02-29", "2022-12-30")),
            r.randint(0, 15),
        ),
        ("import calendar", "from datetime import date"),
    ),
    made(
        "dates.quarter",
        "quarter quarter_of get_quarter quarter_label",
        "day: str",
        "str",
        """
        Quarter of the date {day}, such as '2024-Q2'.
        quarter of a date
        Return the year and the quarter (1 to 4) as YEAR-QN; January to March are the first one.
        Given an ISO date, in which quarter of which year does it lie?
        Label a date with its quarter for a report.
        Returns a text like '2023-Q4' for an October, November or December day.
        """,
        """
        year, month, _ = day.split("-")
        return f"{year}-Q{(int(month) - 1) // 3 + 1}"
        ---
        month = int(day[5:7])
        if month <= 3:
            number = 1
        elif month <= 6:
            number = 2
        else:
            number = 3 if month <= 9 else 4
        return day[:4] + "-Q" + str(number)
        """,
        lambda r: (_iso(r),),
    ),
    made(
        "dates.day_of_year",
        "day_of_year day_number ordinal_day nth_day_of_year",
        "day: str",
        "int",
        """
        Number of the day {day} within its year, 1 for January 1.
        day of the year
        Return how many days of the year have begun on that date, leap days included.
        Given a date as YYYY-MM-DD, count from the start of the year.
        Which day of the year is it, from 1 to 366?
        Returns the ordinal number of the date in its year.
        """,
        """
        return date.fromisoformat(day).timetuple().tm_yday
        ---
        current = date.fromisoformat(day)
        return (current - date(current.year, 1, 1)).days + 1
        ---
        year, month, number = map(int, day.split("-"))
        return number + sum(calendar.monthrange(year, m)[1] for m in range(1, month))
        """,
        lambda r: (_iso(r),),
        ("import calendar", "from datetime import date"),
    ),
    made(
        "dates.week_number",
        "week_number iso_week calendar_week",
        "day: str",
        "int",
        """
        ISO week number of {day}, a date such as '2024-03-09'.
        calendar week of a date
        Return the number of the calendar week, weeks starting on Monday, as ISO 8601 counts them.
        Given an ISO date, in which calendar week is it?
        Compute the week of the year by the ISO calendar.
        Returns an int from 1 to 53.
        """,
        """
        return date.fromisoformat(day).isocalendar()[1]
        ---
        return int(date.fromisoformat(day).strftime("%V"))
        """,
        lambda r: (_iso(r),),
        "from datetime import date",
    ),
    made(
        "dates.sort_european",
        "sort_dates sort_european_dates chronological order_dates",
        "dates: list[str]",
        "list[str]",
        """
        Sort {dates} written like '07.03.2024' from the earliest to the latest.
        sort DD.MM.YYYY dates
        Return the dates in chronological order, still written as day.month.year.
        Given dates in European form, put the oldest first.
        Order the texts by year, then month, then day.
        Returns a new, sorted list; [] for no dates.
        """,
        """
        return sorted(dates, key=lambda text: text.split(".")[::-1])
        ---
        return sorted(dates, key=lambda text: datetime.strptime(text, "%d.%m.%Y"))
        ---
        return sorted(dates, key=lambda text: (text[6:], text[3:5], text[:2]))
        """,
        lambda r: ([_day(r).strftime("%d.%m.%Y") for _ in range(r.randint(0, 3))],),
        "from datetime import datetime",
    ),
    made(
        "dates.date_range",
        "date_range all_dates days_from_to dates_between",
        "start: str; days: int",
        "list[str]",
        """
        The {days} dates beginning with {start}, as YYYY-MM-DD.
        list of consecutive dates
        Return {days} ISO dates in a row, the first being {start}; none for 0.
        Given a first date and a length, list every date of the period.
        Which dates does a trip of {days} days from {start} cover?
        Returns a list of texts, one per day.
        """,
        """
        first = date.fromisoformat(start)
        return [str(first + timedelta(days=i)) for i in range(days)]
        ---
        current = date.fromisoformat(start)
        dates = []
        for _ in range(days):
            dates.append(current.isoformat())
            current += timedelta(days=1)
        return dates
        """,
        lambda r: (_iso(r), r.randint(0, 3)),
        "from datetime import date, timedelta",
    ),
    made(
        "dates.count_per_month",
        "count_per_month dates_per_month monthly_counts by_month",
        "dates: list[str]",
        "dict[str, int]",
        """
        How many of {dates} fall into each month? Months like '2024-05', in order.
        dates per month
        Return a dict from month (YYYY-MM) to the number of dates in it, sorted by month.
        Given ISO dates, count them month by month.
        Tally the dates by year and month; months without a date are not listed.
        Returns sorted counts, {{}} for no dates.
        """,
        """
        counts = {}
        for day in sorted(dates):
            counts[day[:7]] = counts.get(day[:7], 0) + 1
        return counts
        ---
        return dict(sorted(Counter(day[:7] for day in dates).items()))
        """,
        lambda r: (_isos(r, 4),),
        "from collections import Counter",
    ),
    made(
        "dates.weekdays_in_month",
        "days_on_weekday all_mondays weekdays_in_month which_days",
        "year: int; month: int; weekday: int",
        "list[int]",
        """
        Days of the month that fall on {weekday}, where Monday is 0 and Sunday 6.
        all Mondays (or other weekdays) of a month
        Return the day numbers in {month} of {year} whose day of the week is {weekday}.
        Given a year, a month and a weekday from 0 (Monday) to 6, list its dates in that month.
        On which days of the month does the weekly meeting take place?
        Returns four or five ascending numbers.
        """,
        """
        days = calendar.monthrange(year, month)[1]
        return [day for day in range(1, days + 1) if calendar.weekday(year, month, day) == weekday]
        ---
        weeks = calendar.monthcalendar(year, month)
        return [week[weekday] for week in weeks if week[weekday] != 0]
        ---
        current = date(year, month, 1)
        found = []
        while current.month == month:
            if current.weekday() == weekday:
                found.append(current.day)
            current += timedelta(days=1)
        return found
        """,
        lambda r: (r.randint(2019, 2027), r.randint(1, 12), r.randint(0, 6)),
        ("import calendar", "from datetime import date, timedelta"),
    ),
    made(
        "dates.nth_weekday",
        "nth_weekday nth_weekday_of_month third_friday",
        "year: int; month: int; weekday: int; n: int",
        "int | None",
        """
        Day of the {n}-th {weekday} (Monday is 0) in a month, None if there are not so many.
        nth weekday of a month
        Return the day number on which {weekday} occurs for the {n}-th time in {month} of {year}, or None.
        Given a weekday from 0 to 6 and a count from 1, find for example the third Friday of the month.
        Which date is the {n}-th one? A fifth one does not always exist; then the answer is None.
        Returns the day of the month or None.
        """,
        """
        first = date(year, month, 1).weekday()
        day = 1 + (weekday - first) % 7 + 7 * (n - 1)
        return day if day <= calendar.monthrange(year, month)[1] else None
        ---
        days = [week[weekday] for week in calendar.monthcalendar(year, month) if week[weekday]]
        return days[n - 1] if n <= len(days) else None
        """,
        lambda r: (r.randint(2019, 2027), r.randint(1, 12), r.randint(0, 6), r.choice((1, 2, 3, 4, 5, 5))),
        ("import calendar", "from datetime import date"),
    ),
    made(
        "dates.slash_to_iso",
        "us_date_to_iso slash_to_iso parse_us_date to_iso_date",
        "text: str",
        "str | None",
        """
        Turn a date like '3/7/2024' (month/day/year) into '2024-03-07'; None if there is no such date.
        US date to ISO
        Return the date as YYYY-MM-DD, or None when {text} is not a real date.
        Given month, day and year parted by slashes, write the date in ISO form.
        Convert American dates; impossible ones such as '2/30/2023' give None.
        Returns an ISO date with leading zeros or None.
        """,
        """
        try:
            return datetime.strptime(text, "%m/%d/%Y").date().isoformat()
        except ValueError:
            return None
        ---
        try:
            month, day, year = map(int, text.split("/"))
            return str(date(year, month, day))
        except ValueError:
            return None
        """,
        lambda r: (
            r.choice(
                (
                    f"{r.randint(1, 9)}/{r.randint(1, 9)}/{r.randint(1990, 2030)}",
                    f"{r.randint(1, 12)}/{r.randint(1, 28)}/{r.randint(1990, 2030)}",
                    f"{r.choice((2, 4, 13, 12))}/{r.choice((29, 30, 31, 32))}/{r.randint(2019, 2025)}",
                    r.choice(("", "1/2", "a/b/2000", "soon", "1/2/3/4")),
                )
            ),
        ),
        "from datetime import date, datetime",
    ),
    made(
        "dates.longest_daily_streak",
        "longest_daily_streak best_streak_of_days days_in_a_row",
        "days: list[int]",
        "int",
        """
        Length of the longest run of consecutive numbers in {days}; order and repetitions do not matter.
        longest streak of days
        Return how many days in a row were used at most, {days} being day numbers in any order.
        Given the days on which somebody practised, what was the longest streak? 0 without days.
        Find the largest number of successive days.
        Returns the size of the longest stretch without a gap.
        """,
        """
        best = current = 0
        previous = None
        for day in sorted(set(days)):
            current = current + 1 if previous is not None and day == previous + 1 else 1
            best = max(best, current)
            previous = day
        return best
        ---
        known = set(days)
        best = 0
        for day in known:
            if day - 1 not in known:
                length = 1
                while day + length in known:
                    length += 1
                best = max(best, length)
        return best
        """,
        lambda r: ([r.randint(1, 10) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "dates.missing_days",
        "missing_dates skipped_days days_without_entry gaps_in_dates",
        "dates: list[str]",
        "list[str]",
        """
        Dates between the earliest and the latest of {dates} that are not among them.
        gaps in a series of dates
        Return the missing ISO dates in ascending order; [] for fewer than two dates.
        Given the dates of a diary, on which days in between was nothing written?
        Find the holes between the first and the last date.
        Returns every date in the covered period that does not occur.
        """,
        """
        if not dates:
            return []
        current, last = date.fromisoformat(min(dates)), date.fromisoformat(max(dates))
        missing = []
        while current < last:
            if str(current) not in dates:
                missing.append(str(current))
            current += timedelta(days=1)
        return missing
        ---
        days = sorted(date.fromisoformat(day).toordinal() for day in dates)
        if not days:
            return []
        return [str(date.fromordinal(n)) for n in range(days[0], days[-1]) if n not in days]
        """,
        lambda r: (
            (
                lambda first: [
                    (first + datetime.timedelta(days=r.randint(0, 4))).isoformat()
                    for _ in range(r.choice((0, 1, 2, 2, 2, 3)))
                ]
            )(_day(r)),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "dates.open_now",
        "is_open open_now shop_is_open within_hours",
        "opens: int; closes: int; hour: int",
        "bool",
        """
        Is a place open at {hour} if it opens at {opens} and closes at {closes}, perhaps after midnight?
        opening hours across midnight
        Return True if {hour} lies from {opens} up to but not including {closes}; closing may be on the \
        next day.
        Given hours from 0 to 23, tell whether the bar is open. If {closes} is smaller than {opens} it is \
        open overnight.
        Can I still go there at {hour}? With equal times it is never open.
        Returns whether the hour falls into the opening hours.
        """,
        """
        if opens <= closes:
            return opens <= hour < closes
        return hour >= opens or hour < closes
        ---
        return (hour - opens) % 24 < (closes - opens) % 24
        ---
        current = opens
        while current != closes:
            if current == hour:
                return True
            current = (current + 1) % 24
        return False
        """,
        lambda r: (r.randint(0, 23), r.randint(0, 23), r.randint(0, 23)),
    ),
    made(
        "dates.open_on_day",
        "open_on_day is_open_on check_hours open_at",
        "hours: dict[str, tuple[int, int]]; day: str; hour: int",
        "bool",
        """
        Is it open on {day} at {hour}? {hours} maps days to (opens, closes); other days are closed.
        look up opening hours
        Return True if {day} is in {hours} and {hour} is at least the opening and before the closing time.
        Given opening hours per weekday, tell whether one would find the door open.
        A day that is not listed is a day off; closing time itself is too late.
        Returns whether opens <= hour < closes for that day.
        """,
        """
        if day not in hours:
            return False
        opens, closes = hours[day]
        return opens <= hour < closes
        ---
        opens, closes = hours.get(day, (0, 0))
        return opens <= hour < closes
        ---
        return day in hours and hours[day][0] <= hour < hours[day][1]
        """,
        lambda r: (
            {
                day: (r.randint(7, 10), r.randint(12, 20))
                for day in r.sample(("Mon", "Tue"), r.choice((0, 1, 2)))
            },
            r.choice(("Mon", "Tue")),
            r.choice((r.randint(6, 21), 10, 11, 12)),
        ),
    ),
    made(
        "dates.weekly_hours",
        "weekly_hours total_open_hours hours_per_week",
        "hours: dict[str, tuple[int, int]]",
        "int",
        """
        Sum of the lengths of all (start, end) times in {hours}, which maps days to them.
        hours per week
        Return how many hours all days have together, each lasting from start to end.
        Given a weekly plan day -> (start, end), add up the hours.
        How long is the shop open in a week? An empty plan gives 0.
        Returns the total of end - start over all days.
        """,
        """
        return sum(end - start for start, end in hours.values())
        ---
        total = 0
        for day in hours:
            start, end = hours[day]
            total += end - start
        return total
        """,
        lambda r: (
            {
                day: (r.randint(7, 11), r.randint(12, 20))
                for day in r.sample(("Mon", "Tue", "Wed", "Sat"), r.randint(0, 2))
            },
        ),
    ),
    made(
        "dates.next_departure",
        "next_departure next_bus next_train first_after",
        "times: list[str]; now: str",
        "str | None",
        """
        The earliest of {times} that is not before {now}, all like '08:30'; None if it was the last one.
        next bus from a timetable
        Return the first departure at {now} or later, or None when none is left today.
        Given departure times in any order, which bus can I still catch?
        Find the smallest time that is at least {now}.
        Returns a text 'HH:MM' or None.
        """,
        """
        return min((time for time in times if time >= now), default=None)
        ---
        for time in sorted(times):
            if time >= now:
                return time
        return None
        ---
        later = [time for time in times if time >= now]
        return min(later) if later else None
        """,
        lambda r: ([_clock(r) for _ in range(r.randint(0, 3))], _clock(r)),
    ),
    made(
        "dates.minutes_until",
        "minutes_until wait_time minutes_to_wait time_to",
        "now: str; target: str",
        "int",
        """
        Minutes from {now} until {target}, clock times like '23:45'; an earlier {target} is meant for \
        tomorrow.
        waiting time in minutes
        Return how many minutes pass until the clock shows {target} for the next time; 0 if it does now.
        Given two times HH:MM, how long do I have to wait? It may go past midnight.
        Difference of two clock times, from 0 to 1439.
        Returns the minutes up to the next {target}.
        """,
        """
        hours, minutes = map(int, now.split(":"))
        target_hours, target_minutes = map(int, target.split(":"))
        return (target_hours * 60 + target_minutes - hours * 60 - minutes) % (24 * 60)
        ---
        def total(time):
            hours, minutes = time.split(":")
            return int(hours) * 60 + int(minutes)

        wait = total(target) - total(now)
        return wait if wait >= 0 else wait + 1440
        """,
        lambda r: (_clock(r), _clock(r)),
    ),
    made(
        "dates.round_up_quarter",
        "round_up_to_quarter billed_minutes full_quarters",
        "minutes: int",
        "int",
        """
        Round {minutes} up to full quarters of an hour.
        round up to 15 minutes
        Return the smallest multiple of 15 that is not less than {minutes}.
        Given a working time in minutes, bill every quarter of an hour begun.
        How many minutes are charged? 0 stays 0, 1 becomes 15, 15 stays 15.
        Returns the time in full quarter hours, in minutes.
        """,
        """
        return (minutes + 14) // 15 * 15
        ---
        return math.ceil(minutes / 15) * 15
        ---
        rest = minutes % 15
        return minutes if rest == 0 else minutes + 15 - rest
        """,
        lambda r: (r.choice((r.randint(0, 200), 15 * r.randint(0, 12))),),
        "import math",
    ),
    made(
        "dates.sum_durations",
        "sum_durations total_duration add_times total_working_time",
        "durations: list[str]",
        "str",
        """
        Add up {durations} like '1:45' (hours:minutes) and write the sum in the same way.
        sum of h:mm texts
        Return the total of all durations as H:MM; the hours may go beyond 24.
        Given working times such as '7:30', what is the total?
        Sum hours and minutes with carrying; no durations give '0:00'.
        Returns a text with two digits for the minutes.
        """,
        """
        total = 0
        for duration in durations:
            hours, minutes = duration.split(":")
            total += int(hours) * 60 + int(minutes)
        return f"{total // 60}:{total % 60:02d}"
        ---
        parts = [duration.split(":") for duration in durations]
        total = sum(int(hours) * 60 + int(minutes) for hours, minutes in parts)
        return "{}:{:02d}".format(*divmod(total, 60))
        """,
        lambda r: (
            [
                f"{r.randint(0, 12)}:{r.choice((r.randint(0, 59), 30, 45)):02d}"
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "dates.to_12h",
        "to_12_hour to_am_pm twelve_hour_clock am_pm",
        "time: str",
        "str",
        """
        Write a time such as '15:05' with AM or PM: '3:05 PM'.
        24-hour clock to 12-hour clock
        Return the 12-hour form of {time} without a leading zero; midnight is 12:00 AM and noon 12:00 PM.
        Given HH:MM, show it as Americans do.
        Convert to am/pm; '00:30' becomes '12:30 AM'.
        Returns hour, minutes and AM or PM.
        """,
        """
        hours, minutes = time.split(":")
        hour = int(hours)
        half = "AM" if hour < 12 else "PM"
        return f"{hour % 12 or 12}:{minutes} {half}"
        ---
        hour = int(time[:2])
        suffix = "PM" if hour >= 12 else "AM"
        if hour == 0:
            hour = 12
        elif hour > 12:
            hour -= 12
        return str(hour) + time[2:] + " " + suffix
        """,
        lambda r: (r.choice((_clock(r), "00:30", "12:05", "00:00", "12:00")),),
    ),
    made(
        "dates.time_slots",
        "time_slots make_slots appointment_times slot_starts",
        "start: int; end: int; length: int",
        "list[str]",
        """
        Start times of slots of {length} minutes between the hours {start} and {end}, like '09:30'.
        list of appointment times
        Return HH:MM texts from {start} on, every {length} minutes, as long as the slot ends by {end}.
        Given opening and closing hour and the length of an appointment, when can appointments begin?
        Cut the time from {start} to {end} o'clock into slots; an incomplete slot at the end is dropped.
        Returns the beginnings as texts with two digits each.
        """,
        """
        times = range(start * 60, end * 60 - length + 1, length)
        return [f"{minutes // 60:02d}:{minutes % 60:02d}" for minutes in times]
        ---
        slots = []
        current = start * 60
        while current + length <= end * 60:
            hours, minutes = divmod(current, 60)
            slots.append(f"{hours:02d}:{minutes:02d}")
            current += length
        return slots
        """,
        lambda r: (lambda start: (start, start + r.randint(0, 3), r.choice((30, 45, 60, 90, 40))))(
            r.randint(0, 20)
        ),
    ),
    made(
        "dates.free_slots",
        "free_slots free_times gaps_between find_free_time",
        "meetings: list[tuple[int, int]]; start: int; end: int",
        "list[tuple[int, int]]",
        """
        Free times between {start} and {end} that no meeting covers; {meetings} are (from, to) in any order.
        gaps in a calendar
        Return the (from, to) pairs of the day from {start} to {end} during which nothing takes place.
        Given the hours of all meetings, when is there time? Meetings may overlap.
        Find every stretch without a meeting, from early to late.
        Returns a list of gaps, the whole day if there are no meetings.
        """,
        """
        free = []
        current = start
        for begin, finish in sorted(meetings):
            if begin > current:
                free.append((current, min(begin, end)))
            current = max(current, finish)
            if current >= end:
                return free
        return [*free, (current, end)]
        ---
        free = []
        begin = None
        for hour in range(start, end + 1):
            busy = hour == end or any(a <= hour < b for a, b in meetings)
            if not busy and begin is None:
                begin = hour
            elif busy and begin is not None:
                free.append((begin, hour))
                begin = None
        return free
        """,
        lambda r: (
            [
                (begin, min(begin + r.randint(1, 4), 18))
                for begin in (r.randint(8, 17) for _ in range(r.randint(0, 3)))
            ],
            8,
            18,
        ),
    ),
    made(
        "dates.max_meetings",
        "max_meetings most_meetings meetings_to_attend max_activities",
        "meetings: list[tuple[int, int]]",
        "int",
        """
        How many of {meetings} (start, end) can one person attend at most, if none may overlap?
        activity selection
        Return the largest number of meetings that do not overlap; one may begin when another ends.
        Given start and end times, choose as many compatible meetings as possible and count them.
        Always take the meeting that ends first among those that can still be reached.
        Returns the maximum, 0 for no meetings.
        """,
        """
        count = 0
        free_from = None
        for start, end in sorted(meetings, key=lambda meeting: meeting[1]):
            if free_from is None or start >= free_from:
                count += 1
                free_from = end
        return count
        ---
        count = 0
        left = list(meetings)
        while left:
            end = min(finish for _, finish in left)
            left = [meeting for meeting in left if meeting[0] >= end]
            count += 1
        return count
        """,
        lambda r: (_spans(r, 5),),
    ),
    made(
        "dates.rooms_needed",
        "rooms_needed min_rooms meeting_rooms most_at_once",
        "meetings: list[tuple[int, int]]",
        "int",
        """
        Number of rooms needed so that all {meetings} (start, end) can take place.
        how many meetings at the same time at most
        Return the largest number of meetings going on at once; a room is free again at the end time.
        Given start and end times, how many rooms must we book?
        Count the overlap at its peak. No meetings need no room.
        Returns the maximum of simultaneous meetings.
        """,
        """
        events = [(start, 1) for start, _ in meetings] + [(end, -1) for _, end in meetings]
        rooms = most = 0
        for _, change in sorted(events):
            rooms += change
            most = max(most, rooms)
        return most
        ---
        return max((sum(a <= start < b for a, b in meetings) for start, _ in meetings), default=0)
        ---
        most = 0
        for start, _ in meetings:
            running = [end for begin, end in meetings if begin <= start < end]
            most = max(most, len(running))
        return most
        """,
        lambda r: (_spans(r, 5),),
    ),
    made(
        "dates.worked_hours",
        "worked_hours hours_minus_break shift_hours paid_hours",
        "shifts: list[tuple[int, int]]; pause: int",
        "int",
        """
        Hours worked in all {shifts} (start, end), with {pause} hours off for each shift longer than 6 hours.
        working hours minus breaks
        Return the sum of end - start, less {pause} for every shift of more than 6 hours; shifts may end \
        after midnight.
        Given shifts in hours from 0 to 23, compute the paid time. An end below the start is on the next day.
        How many hours have to be paid?
        Returns the total number of hours without the breaks.
        """,
        """
        total = 0
        for start, end in shifts:
            length = (end - start) % 24
            total += length - pause if length > 6 else length
        return total
        ---
        lengths = [end - start if end >= start else end + 24 - start for start, end in shifts]
        return sum(lengths) - pause * sum(1 for length in lengths if length > 6)
        """,
        lambda r: (
            [
                (start, (start + r.randint(1, 10)) % 24)
                for start in (r.randint(0, 23) for _ in range(r.randint(0, 3)))
            ],
            r.choice((0, 1, 1, 2)),
        ),
    ),
    made(
        "dates.time_ago",
        "time_ago ago how_long_ago relative_time",
        "seconds: int",
        "str",
        """
        Say how long ago something was, in the largest full unit: '5s ago', '3m ago', '2h ago' or '4d ago'.
        relative time
        Return {seconds} as seconds, minutes, hours or days, rounded down, followed by ' ago'.
        Given an age in seconds, make a short text with one unit, s, m, h or d.
        59 is '59s ago', 60 is '1m ago', 3600 is '1h ago', 86400 is '1d ago'.
        Returns number, unit letter and 'ago'.
        """,
        """
        if seconds < 60:
            return f"{seconds}s ago"
        if seconds < 3600:
            return f"{seconds // 60}m ago"
        if seconds < 86400:
            return f"{seconds // 3600}h ago"
        return f"{seconds // 86400}d ago"
        ---
        for size, unit in ((86400, "d"), (3600, "h"), (60, "m")):
            if seconds >= size:
                return f"{seconds // size}{unit} ago"
        return f"{seconds}s ago"
        """,
        lambda r: (
            r.choice(
                (
                    r.randint(0, 59),
                    r.randint(60, 3599),
                    r.randint(3600, 86399),
                    r.randint(86400, 999999),
                    60,
                    3600,
                )
            ),
        ),
    ),
    made(
        "dates.long_date",
        "long_date date_in_words spell_date pretty_date",
        "day: str",
        "str",
        """
        Write a date such as '2024-03-07' as '7 March 2024'.
        date with the month's name
        Return day without leading zero, English name of the month, and year, parted by spaces.
        Given an ISO date, spell out the month.
        How would one write {day} in a letter?
        Returns a text like '31 December 2023'.
        """,
        """
        year, month, number = day.split("-")
        return f"{int(number)} {calendar.month_name[int(month)]} {year}"
        ---
        current = date.fromisoformat(day)
        return f"{current.day} {current.strftime('%B %Y')}"
        """,
        lambda r: (_iso(r),),
        ("import calendar", "from datetime import date"),
    ),
    made(
        "dates.shift_hour",
        "convert_time_zone local_hour shift_hour hour_in_zone",
        "hour: int; offset: int",
        "tuple[int, int]",
        """
        Hour of the day and change of day when {offset} hours are added to {hour}.
        time zone shift
        Return (local hour from 0 to 23, -1, 0 or 1 for the day before, the same day or the day after).
        Given an hour in UTC and the offset of a time zone, what time is it there, and is it still the \
        same day?
        Add {offset}, wrap at midnight and tell by how many days.
        Returns a pair: the new hour and the shift in days.
        """,
        """
        days, local = divmod(hour + offset, 24)
        return local, days
        ---
        local = hour + offset
        if local < 0:
            return local + 24, -1
        if local >= 24:
            return local - 24, 1
        return local, 0
        """,
        lambda r: (r.randint(0, 23), r.randint(-11, 12)),
    ),
    made(
        "dates.on_duty",
        "on_duty whose_turn person_on_day rota",
        "people: list[str]; day: int",
        "str | None",
        """
        Who of {people} is on duty on {day}, if they take turns from day 1 on? None without people.
        rota: whose turn is it
        Return the person for the given day; after the last one it is the first one's turn again.
        Given names in order, the first is on duty on day 1, the second on day 2 and so on, in a circle.
        Whose turn is it on day number {day}?
        Returns a name, or None for an empty list.
        """,
        """
        if not people:
            return None
        return people[(day - 1) % len(people)]
        ---
        return people[(day - 1) % len(people)] if people else None
        ---
        if people:
            for person in islice(cycle(people), day - 1, day):
                return person
        return None
        """,
        lambda r: (r.sample(("Ann", "Bo", "Cy", "Di", "Ed"), r.randint(0, 4)), r.randint(1, 15)),
        "from itertools import cycle, islice",
    ),
    made(
        "dates.next_event",
        "next_event upcoming_event what_is_next next_appointment",
        "events: dict[int, str]; hour: int",
        "str | None",
        """
        The event that comes first after {hour}; {events} maps hours to names. None if there is no more.
        next appointment
        Return the name of the event with the smallest hour greater than {hour}, or None.
        Given a day's plan hour -> event, what comes next? What begins right now does not count.
        Look at the hours later than {hour} and take the nearest one.
        Returns a name or None.
        """,
        """
        later = [time for time in events if time > hour]
        if not later:
            return None
        return events[min(later)]
        ---
        for time in sorted(events):
            if time > hour:
                return events[time]
        return None
        ---
        return min(((time, name) for time, name in events.items() if time > hour), default=(0, None))[1]
        """,
        lambda r: (
            {
                hour: r.choice(("gym", "tea", "call", "bus"))
                for hour in r.sample(range(8, 20), r.randint(0, 3))
            },
            r.randint(6, 16),
        ),
    ),
    made(
        "dates.convert_length",
        "convert_length to_unit length_in convert_units",
        "value: int; source: str; target: str",
        "float | None",
        """
        Convert a length from one of the units mm, cm, m and km to another; None for an unknown unit.
        unit conversion for lengths
        Return {value} given in {source} as a float in {target}; if one of the units is unknown return None.
        Given a value and two unit names, do the metric conversion.
        How much is {value} {source} in {target}?
        Returns the converted length or None.
        """,
        """
        millimetres = {"mm": 1, "cm": 10, "m": 1000, "km": 1000000}
        if source not in millimetres or target not in millimetres:
            return None
        return value * millimetres[source] / millimetres[target]
        ---
        sizes = {"mm": 1, "cm": 10, "m": 1000, "km": 1000000}
        try:
            return value * sizes[source] / sizes[target]
        except KeyError:
            return None
        """,
        lambda r: (
            r.randint(0, 500),
            *(r.choice(("mm", "cm", "m", "km", "m", "cm", "in")) for _ in range(2)),
        ),
    ),
    made(
        "dates.feet_inches",
        "to_feet_inches feet_and_inches height_text inches_to_feet",
        "inches: int",
        "str",
        """
        Write a height in {inches} as feet and inches, like 5'11".
        inches to feet and inches
        Return full feet followed by ' and the remaining inches followed by a double quote.
        Given whole inches, twelve of which are a foot, format the height.
        70 inches are 5'10", and 60 are 5'0".
        Returns the height as people write it.
        """,
        """
        feet, rest = divmod(inches, 12)
        return f"{feet}'{rest}\\""
        ---
        return str(inches // 12) + "'" + str(inches % 12) + '"'
        """,
        lambda r: (r.choice((r.randint(0, 90), 12 * r.randint(0, 7))),),
    ),
    made(
        "dates.convert_temperature",
        "convert_temperature to_other_scale temperature_in switch_scale",
        "degrees: int; unit: str",
        "float",
        """
        Convert {degrees} to the other scale: from 'C' to Fahrenheit, from 'F' to Celsius, rounded to 1 \
        decimal.
        temperature conversion both ways
        Return the temperature in the scale that {unit} is not, with one decimal.
        Given a number and its unit C or F, what does the other thermometer show?
        Celsius becomes Fahrenheit and the other way round.
        Returns a rounded float.
        """,
        """
        if unit == "C":
            return round(degrees * 9 / 5 + 32, 1)
        return round((degrees - 32) * 5 / 9, 1)
        ---
        converted = degrees * 9 / 5 + 32 if unit == "C" else (degrees - 32) * 5 / 9
        return round(converted, 1)
        """,
        lambda r: (r.choice((r.randint(-40, 110), 0, 32, 100)), r.choice("CF")),
    ),
)
