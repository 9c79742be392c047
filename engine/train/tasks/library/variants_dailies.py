"""Everyday functions on dates, times, prices, grades and games in the forms in which people ask for them."""

from __future__ import annotations

import calendar
from datetime import date, datetime, timedelta
from random import Random

from engine.train.tasks.compact import made

_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = tuple(calendar.month_name)[1:]
_PEOPLE = ("Ann", "Bob", "Cy", "Dora", "Eve")


def _date(r: Random) -> date:
    if r.random() < 0.25:
        edge = r.choice(("2024-02-28", "2024-02-29", "2023-12-31", "2024-01-01", "2023-02-28", "2024-03-31"))
        return date.fromisoformat(edge)
    return date(2020, 1, 1) + timedelta(days=r.randint(0, 2200))


def _day(r: Random) -> str:
    return _date(r).isoformat()


def _pair(r: Random) -> tuple[str, str]:
    """Two days, often near to each other, sometimes the same."""
    start = _date(r)
    days = r.choice((0, 1, -1, r.randint(-40, 40), r.randint(-10, 10), r.randint(0, 800)))
    return start.isoformat(), (start + timedelta(days=days)).isoformat()


def _ordered(r: Random) -> tuple[str, ...]:
    return tuple(sorted(_pair(r)))


def _age_case(r: Random) -> tuple[str, str]:
    """A birthday and a later day, often 29 February and the days around it."""
    if r.random() < 0.5:
        year = r.choice((2001, 2004, 2010, 2023, 2024))
        return "2000-02-29", f"{year}-{r.choice(('02-27', '02-28', '03-01', '03-02'))}"
    born = date(1950, 1, 1) + timedelta(days=r.randint(0, 25000))
    later = date(r.randint(2020, 2025), born.month, min(born.day, 28)) + timedelta(days=r.randint(-2, 2))
    return born.isoformat(), later.isoformat()


def _short_range(r: Random) -> tuple[str, str]:
    start = _date(r)
    return start.isoformat(), (start + timedelta(days=r.choice((0, 1, 2, 2, 3, -1)))).isoformat()


def _holiday_case(r: Random) -> tuple[str, list[str]]:
    day = _date(r)
    return day.isoformat(), [
        (day + timedelta(days=days)).isoformat() for days in range(-3, 4) if r.random() < 0.25
    ]


def _any_case(r: Random, text: str) -> str:
    return r.choice((text, text, text.lower(), text.upper()))


def _numbers(r: Random, form: str) -> str:
    """A date in a form such as '{d:02}.{m:02}.{y}', now and then none that exists."""
    day, month = r.choice((r.randint(1, 28), 29, 30, 31)), r.choice((r.randint(1, 12), 2, 4))
    if r.random() < 0.12:
        day, month = r.choice(((0, 5), (32, 1), (12, 13), (31, 4)))
    return form.format(d=day, m=month, y=r.choice((2023, 2024, 1999, 2000)))


def _long(r: Random, form: str) -> str:
    month = _any_case(r, r.choice(("February", "March", "May", "October", "Smarch")))
    return form.format(d=r.choice((1, 7, 28, 29, 30, 31)), m=month, s=month[:3], y=r.choice((2023, 2024)))


def _month_case(r: Random) -> tuple[str, int]:
    day = r.choice(("2024-01-31", "2023-01-31", "2024-08-31", "2023-12-31", _day(r)))
    return day, r.choice((1, 1, 0, 2, 6, 13, -1, r.randint(-14, 30)))


def _stamps(r: Random) -> tuple[str, str]:
    """Two moments in order."""
    start = datetime.fromisoformat(_day(r)) + timedelta(minutes=r.choice((0, 30, 870, r.randint(0, 1439))))
    end = start + timedelta(minutes=r.choice((0, 1, 60, 1440, r.randint(0, 200), r.randint(0, 5000))))
    return f"{start:%Y-%m-%d %H:%M}", f"{end:%Y-%m-%d %H:%M}"


def _month_tuple(r: Random) -> tuple[tuple[int, int, int], int]:
    year, month = r.choice((2023, 2024)), r.choice((1, 3, 5, 8, 12))
    return (year, month, r.choice((1, 15, 28, 30, 31))), r.choice((0, 1, 12, r.randint(-14, 14)))


def _clock(r: Random) -> str:
    hour = r.choice((0, 12, 23, r.randint(0, 23), r.randint(0, 23)))
    return f"{hour:02}:{r.choice((0, 5, 30, 45, 59, r.randint(0, 59))):02}"


def _clocks(r: Random) -> tuple[str, str]:
    """Two clock times, sometimes equal, the second often after midnight."""
    start = _clock(r)
    return start, r.choice((start, _clock(r), _clock(r), _clock(r)))


def _clock12(r: Random, form: str = "{h}:{m:02} {half}") -> str:
    return form.format(
        h=r.choice((12, 12, 1, r.randint(1, 12), 11)), m=r.choice((0, 5, 30, 59)), half=r.choice(("AM", "PM"))
    )


def _seconds(r: Random) -> int:
    return r.choice((0, 1, 59, 60, 61, 3599, 3600, 3661, 86400, r.randint(0, 200), r.randint(0, 200000)))


def _span(r: Random, low: int = 0, high: int = 12) -> tuple[int, int]:
    start = r.randint(low, high)
    return start, start + r.randint(1, 5)


def _spans(r: Random, low: int = 0, high: int = 4) -> list[tuple[int, int]]:
    return [_span(r) for _ in range(r.randint(low, high))]


def _busy_texts(r: Random) -> list[tuple[str, str]]:
    """Up to three meetings of a day, in any order, maybe overlapping."""
    starts = [60 * r.randint(8, 16) + r.choice((0, 30)) for _ in range(r.randint(0, 3))]
    pairs = [(start, start + r.choice((30, 60, 90))) for start in starts]
    return [(f"{a // 60:02}:{a % 60:02}", f"{b // 60:02}:{b % 60:02}") for a, b in pairs]


def _price(r: Random, high: int = 60) -> float:
    return r.choice((r.randint(1, high), r.randint(1, 4 * high) / 4, r.randint(100, 100 * high) / 100)) * 1.0


def _priced_lines(r: Random) -> list[tuple[int, float]]:
    return [(r.randint(1, 4), _price(r, 20)) for _ in range(r.randint(0, 3))]


def _amount(r: Random) -> float:
    return r.choice((0.0, 5.0, 1234.5, 0.5, -3.25, -1200.0, r.randint(-900000, 900000) / 100, 999999.99))


def _scores(r: Random, low: int = 0, high: int = 5) -> list[int]:
    return [
        r.choice((100, 60, 80, r.randint(30, 100), r.randint(50, 90))) for _ in range(r.randint(low, high))
    ]


def _score_book(r: Random, high: int = 4) -> dict[str, int]:
    return {
        name: r.choice((70, 80, 90, r.randint(40, 100))) for name in r.sample(_PEOPLE, r.randint(0, high))
    }


def _points_list(r: Random) -> list[int]:
    return [r.choice((10, 20, 20, 30, r.randint(0, 40))) for _ in range(r.randint(0, 6))]


def _students(r: Random) -> list[dict[str, object]]:
    count = r.choice((0, 1, 1, 2))
    return [
        {"name": name, "class": r.choice("AB"), "score": r.choice((50, 70, 70, r.randint(40, 99)))}
        for name in r.sample(_PEOPLE, count)
    ]


def _staff(r: Random) -> list[dict[str, object]]:
    count = r.choice((0, 1, 1, 2))
    return [
        {
            "name": name,
            "dept": r.choice(("IT", "HR")),
            "salary": r.choice((100, 200, 200, r.randint(1, 9) * 50)),
        }
        for name in r.sample(_PEOPLE, count)
    ]


def _present_of(r: Random) -> tuple[int, int]:
    total = r.choice((0, 1, 8, 20, r.randint(1, 40)))
    return r.randint(0, total), total


def _letters(r: Random) -> list[str]:
    return [r.choice(("A", "B", "C", "D", "F", "A-", "B+", "A+", "C-")) for _ in range(r.randint(0, 5))]


def _flat_board(r: Random) -> str:
    """A tic-tac-toe board that comes about by playing, maybe with a winner."""
    cells = ["-"] * 9
    for turn, place in enumerate(r.sample(range(9), r.choice((0, 3, 5, 7, 9)))):
        cells[place] = "XO"[turn % 2]
    return "".join(cells)


def _number_board(r: Random) -> list[list[int]]:
    cells = ["-XO".index(cell) for cell in _flat_board(r)]
    return [cells[0:3], cells[3:6], cells[6:9]]


def _dice(r: Random) -> list[int]:
    pool = r.choice(((1, 2, 3, 4, 5, 6), (1, 2, 3), (5, 6), (4,), (2, 3, 4, 5, 6)))
    if r.random() < 0.25:
        return r.sample(r.choice(((1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (1, 3, 4, 5, 6))), 5)
    return [r.choice(pool) for _ in range(5)]


def _cards(r: Random, suits: str = "") -> list[str]:
    ranks = ("A", "A", "K", "Q", "J", "10", "2", "5", "6", "9")
    return [r.choice(ranks) + (r.choice(suits) if suits else "") for _ in range(r.randint(0, 4))]


def _results(r: Random) -> list[tuple[str, str, int, int]]:
    games = []
    for _ in range(r.choice((0, 1, 1, 2))):
        home, away = r.sample(("Ajax", "Bern", "Cork"), 2)
        games.append((home, away, r.randint(0, 3), r.randint(0, 3)))
    return games


ENTRIES = (
    made(
        "variants_dailies.age_leap_birthday_feb28",
        "calculate_age age_on age_in_years get_age",
        "born: str; today: str",
        "int",
        """
        Age in completed years on {today} of a person {born} on an earlier day (both YYYY-MM-DD). Whoever is \
        born on 29 February turns a year older on 28 February in years that are not leap years.
        Return how many full years lie between {born} and {today}, both ISO dates. In a common year the \
        birthday of a leap-day child counts as 28 February.
        How old is somebody? Subtract the years, one less if this year's birthday is still to come; for a \
        birthday on 29 February take 28 February where the 29th is missing.
        age in full years, leap-day birthdays fall on February 28 in common years
        Given the dates of birth and of today as ISO strings, compute the age; a person born on February 29 \
        has the birthday one day earlier in years without that day.
        """,
        """
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
        month, day = birth.month, birth.day
        if (month, day) == (2, 29) and not calendar.isleap(now.year):
            day = 28
        return now.year - birth.year - ((now.month, now.day) < (month, day))
        """,
        _age_case,
        ("import calendar", "from datetime import date"),
    ),
    made(
        "variants_dailies.age_none_before_birth",
        "calculate_age age_on age_at get_age",
        "born: str; today: str",
        "int | None",
        """
        Age in full years on {today} of someone {born} on a date like '2001-05-17', None if {today} is \
        before the birth.
        Return the completed years of life, or None when the second date lies before the date of birth; both \
        are YYYY-MM-DD.
        How old is a person on a certain day? On the day of birth it is 0; before it there is no age: None.
        age from two ISO dates, None for a birth in the future
        Compute the age on {today}. The birthday itself already counts, and a future {born} date gives None.
        """,
        """
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
        if now < birth:
            return None
        return now.year - birth.year - ((now.month, now.day) < (birth.month, birth.day))
        """,
        lambda r: _pair(r) if r.random() < 0.5 else _age_case(r),
        "from datetime import date",
    ),
    made(
        "variants_dailies.age_years_months_text",
        "age_text describe_age format_age age_in_words",
        "born: str; today: str",
        "str",
        """
        Age on {today} in full years and months, such as '2 years and 1 month'; a part that is zero is left \
        out, and below one month it is '0 months'. Dates are YYYY-MM-DD.
        Say how old someone {born} on an ISO date is: '1 year', '5 months', '3 years and 2 months', or '0 \
        months' in the first month of life.
        Write the completed years and the completed months beyond them, joined by ' and ', with singular for \
        1 and without zero parts ('0 months' if nothing remains).
        age as text with years and months, zero parts skipped, '0 months' for a newborn
        Given two ISO dates in order, put the time between into words: years and months, singular or plural, \
        leaving out what is 0 unless both are.
        """,
        """
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
        total = (now.year - birth.year) * 12 + now.month - birth.month - (now.day < birth.day)
        years, months = divmod(total, 12)
        parts = []
        if years:
            parts.append(f"{years} year" if years == 1 else f"{years} years")
        if months:
            parts.append(f"{months} month" if months == 1 else f"{months} months")
        return " and ".join(parts) or "0 months"
        """,
        _ordered,
        "from datetime import date",
    ),
    made(
        "variants_dailies.complete_months_between",
        "months_between full_months_between age_in_months months_passed",
        "start: str; end: str",
        "int",
        """
        Number of complete months from {start} to {end}, two dates YYYY-MM-DD with {end} not before {start}. \
        A month is complete when the same day of the month is reached.
        How many whole months have passed between two ISO dates? From the 15th to the 14th of the next month \
        is 0, to the 15th it is 1.
        Count full months: the difference of years and months, less one if the day of {end} is smaller than \
        that of {start}.
        whole months between two ISO dates, unfinished ones not counted
        Return the age in months of something from {start} on {end}; the current, incomplete month does not \
        count.
        """,
        """
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        months = (last.year - first.year) * 12 + last.month - first.month
        return months - 1 if last.day < first.day else months
        """,
        _ordered,
        "from datetime import date",
    ),
    made(
        "variants_dailies.days_between_any_order",
        "days_between date_difference days_apart count_days_between",
        "first: str; second: str",
        "int",
        """
        Number of days between two dates YYYY-MM-DD; their order does not matter, so it is never negative.
        How many days lie between {first} and {second}? Both are ISO dates, either may be the earlier one; \
        the same day gives 0.
        Return the absolute difference of the ISO dates {first} and {second} in days.
        days apart, whichever date comes first
        Given two dates as text, tell their distance in days as a number of at least 0.
        """,
        """
        return abs((date.fromisoformat(second) - date.fromisoformat(first)).days)
        """,
        _pair,
        "from datetime import date",
    ),
    made(
        "variants_dailies.days_counted_inclusive",
        "days_inclusive count_days duration_in_days days_between_inclusive",
        "start: str; end: str",
        "int",
        """
        How many days does something last from {start} to {end} (YYYY-MM-DD) if both days count? The same \
        day is 1; 0 if {end} is before {start}.
        Count the days of a trip, the first and the last one included; a period that ends before it starts \
        has 0 days.
        Number of days from {start} through {end}, two ISO dates, both ends counted, never below 0.
        inclusive number of days between ISO dates, 0 if reversed
        Return the difference in days plus one, or 0 when the dates are in the wrong order.
        """,
        """
        days = (date.fromisoformat(end) - date.fromisoformat(start)).days + 1
        return max(days, 0)
        """,
        _pair,
        "from datetime import date",
    ),
    made(
        "variants_dailies.days_between_german_dates",
        "days_between date_difference days_apart tage_zwischen",
        "start: str; end: str",
        "int",
        """
        Days from {start} to {end}, both written 'DD.MM.YYYY' like '07.03.2024'; negative if {end} is earlier.
        Read two German dates and return how many days the second is after the first, with a minus if it is \
        before.
        How many days are there between dates such as '28.02.2024' and '01.03.2024'? Count forward, negative \
        when it goes back.
        signed difference in days of two dates with dots, day first
        Given dates in the form day.month.year, subtract {start} from {end}; the same date gives 0.
        """,
        """
        first = datetime.strptime(start, "%d.%m.%Y")
        last = datetime.strptime(end, "%d.%m.%Y")
        return (last - first).days
        """,
        lambda r: tuple(date.fromisoformat(day).strftime("%d.%m.%Y") for day in _pair(r)),
        "from datetime import datetime",
    ),
    made(
        "variants_dailies.timestamp_difference_text",
        "time_difference format_difference elapsed_text duration_between",
        "start: str; end: str",
        "str",
        """
        Time from {start} to {end}, both like '2024-03-09 14:30', as text such as '1 day, 2 hours, 5 \
        minutes'; zero parts are left out and no time at all is '0 minutes'.
        Say how long it took between two timestamps 'YYYY-MM-DD HH:MM' in days, hours and minutes, joined by \
        ', ', singular for 1, without parts of 0; equal stamps give '0 minutes'.
        Describe the difference of two moments in words: days, hours, minutes, whichever are not zero.
        duration between two date-times in words, parts of zero skipped, '0 minutes' if equal
        Given two texts of date and time with {end} not before {start}, write the elapsed time as '2 days, 1 \
        minute'.
        """,
        """
        form = "%Y-%m-%d %H:%M"
        elapsed = datetime.strptime(end, form) - datetime.strptime(start, form)
        hours, minutes = divmod(elapsed.seconds // 60, 60)
        units = ((elapsed.days, "day"), (hours, "hour"), (minutes, "minute"))
        parts = [f"{count} {unit}" if count == 1 else f"{count} {unit}s" for count, unit in units if count]
        return ", ".join(parts) or "0 minutes"
        """,
        _stamps,
        "from datetime import datetime",
    ),
    made(
        "variants_dailies.days_to_birthday_leap_march1",
        "days_until_birthday days_to_birthday next_birthday_in birthday_countdown",
        "born: str; today: str",
        "int",
        """
        Days from {today} to the next birthday of someone {born} on a date YYYY-MM-DD; 0 on the birthday \
        itself. A birthday on 29 February is kept on 1 March in years without that day.
        How many days is it until the birthday? Both are ISO dates; today's birthday gives 0, and leap-day \
        children celebrate on March 1 in common years.
        Count the days until month and day of {born} come up again, this year or next; where February 29 is \
        missing, March 1 stands in for it.
        days until next birthday from ISO dates, February 29 becomes March 1 in common years
        Return the number of days left to the next birthday, 0 if it is {today}; Feb 29 moves to Mar 1 when \
        the year is no leap year.
        """,
        """
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
        days = []
        for year in (now.year, now.year + 1):
            if (birth.month, birth.day) == (2, 29) and not calendar.isleap(year):
                birthday = date(year, 3, 1)
            else:
                birthday = birth.replace(year=year)
            days.append((birthday - now).days)
        return min(count for count in days if count >= 0)
        """,
        _age_case,
        ("import calendar", "from datetime import date"),
    ),
    made(
        "variants_dailies.birthday_message_countdown",
        "birthday_message birthday_countdown birthday_text until_birthday",
        "birthday: str; today: str",
        "str",
        """
        Text about a {birthday} 'MM-DD' on the day {today} (YYYY-MM-DD): 'Happy birthday!' on the day \
        itself, 'Birthday tomorrow!' the day before, otherwise '12 days until the birthday'.
        Say 'Happy birthday!' if {today} ends with {birthday}, 'Birthday tomorrow!' one day earlier, else \
        how many days it still takes: 'N days until the birthday'.
        Count down to the next time that month and day come round and put it in words; 0 days is 'Happy \
        birthday!', 1 day is 'Birthday tomorrow!'.
        birthday countdown text: 'Happy birthday!', 'Birthday tomorrow!' or 'N days until the birthday'
        What should a birthday reminder show for a {birthday} such as '05-17'? 'Happy birthday!' on the day, \
        'Birthday tomorrow!' on the eve, else 'N days until the birthday'.
        """,
        """
        day = date.fromisoformat(today)
        days = 0
        while day.isoformat()[5:] != birthday:
            day += timedelta(days=1)
            days += 1
        if days == 0:
            return "Happy birthday!"
        return "Birthday tomorrow!" if days == 1 else f"{days} days until the birthday"
        """,
        lambda r: (
            (day := _date(r)).isoformat()[5:],
            (day - timedelta(days=r.choice((0, 1, 2, r.randint(0, 364))))).isoformat(),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.days_to_christmas",
        "days_until_christmas days_to_christmas christmas_countdown sleeps_until_christmas",
        "today: str",
        "int",
        """
        Days from {today} (YYYY-MM-DD) until Christmas, 25 December; 0 on the day, and after it the next \
        year's Christmas counts.
        How many days is it until the next December 25? On that day itself the answer is 0.
        Count the days to Christmas from an ISO date; from the 26th of December on, go to the following year.
        christmas countdown in days from an ISO date
        Return the number of days between {today} and the coming 25th of December, 0 if that is today.
        """,
        """
        day = date.fromisoformat(today)
        christmas = date(day.year, 12, 25)
        if day > christmas:
            christmas = date(day.year + 1, 12, 25)
        return (christmas - day).days
        """,
        lambda r: (r.choice((_day(r), f"202{r.randint(2, 5)}-12-{r.randint(20, 31)}")),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.days_to_new_year",
        "days_until_new_year days_to_new_year new_year_countdown",
        "today: str",
        "int",
        """
        Days from {today} (YYYY-MM-DD) until 1 January of the next year: 1 on New Year's Eve, 366 on January \
        1 of a leap year.
        How many days does it take until the new year begins? On 1 January a whole year is still to go.
        Count the days to the first day of the following year.
        new year countdown in days from an ISO date
        Return the difference in days between {today} and next year's January 1; it is never 0.
        """,
        """
        day = date.fromisoformat(today)
        return (date(day.year + 1, 1, 1) - day).days
        """,
        lambda r: (r.choice((_day(r), "2024-01-01", "2023-01-01", "2024-12-31")),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.days_to_weekday_name",
        "days_until_weekday days_until days_to_weekday days_until_day",
        "today: str; target: str",
        "int",
        """
        How many days are there from the weekday {today} until the weekday {target}? English names in any \
        case; the same day gives 0.
        Return 0 to 6: the days to wait on a {today} for the next {target}, names like 'Monday', upper and \
        lower case alike.
        Count the days from one weekday to another, going on past Sunday; equal names are 0 days apart.
        days until a named weekday, 0 if it is today, case ignored
        If it is Friday, then Monday is 3 days away and Friday 0; compute this for any two day names.
        """,
        """
        names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        return (names.index(target.lower()) - names.index(today.lower())) % 7
        """,
        lambda r: (_any_case(r, r.choice(_DAYS)), _any_case(r, r.choice(_DAYS))),
    ),
    made(
        "variants_dailies.next_weekday_date_after",
        "next_weekday next_weekday_date following_weekday upcoming_weekday",
        "day: str; weekday: int",
        "str",
        """
        The first date after {day} that is a {weekday} (0 is Monday, 6 Sunday), as YYYY-MM-DD. If {day} is \
        one itself, it is the date a week later.
        Return the ISO date of the next {weekday} strictly after {day}, 1 to 7 days away; Monday is 0.
        When is the next Monday, Tuesday and so on, not counting today? The weekday is a number from 0 for \
        Monday.
        date of the next given weekday, always later than the start
        Go forward from {day} to the next day with that weekday number (Monday 0); the same weekday means \
        seven days on.
        """,
        """
        start = date.fromisoformat(day)
        ahead = (weekday - start.weekday() - 1) % 7 + 1
        return (start + timedelta(days=ahead)).isoformat()
        """,
        lambda r: (
            day := _day(r),
            r.choice((r.randint(0, 6), date.fromisoformat(day).weekday())),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.weekday_date_on_or_after",
        "next_weekday date_of_next_weekday coming_weekday upcoming",
        "day: str; name: str",
        "str",
        """
        ISO date of the first {name} (a weekday such as 'Friday', in any case) on or after {day}; if {day} \
        is a {name} already, it is returned.
        Return {day} itself if it falls on the weekday {name}, otherwise the next date that does, as \
        YYYY-MM-DD. Case of the name does not matter.
        When is the coming weekday of this English name? Today counts.
        date of the next named weekday, the start day included
        Move an ISO date forward by 0 to 6 days to the weekday called {name} in upper or lower case; a \
        fitting {day} stays.
        """,
        """
        names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        start = date.fromisoformat(day)
        ahead = (names.index(name.lower()) - start.weekday()) % 7
        return (start + timedelta(days=ahead)).isoformat()
        """,
        lambda r: (
            day := _day(r),
            _any_case(r, r.choice((r.choice(_DAYS), _DAYS[date.fromisoformat(day).weekday()]))),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.previous_weekday_date",
        "previous_weekday last_weekday weekday_before most_recent_weekday",
        "day: str; weekday: int",
        "str",
        """
        The last date before {day} that falls on {weekday} (Monday is 0), as YYYY-MM-DD; never {day} itself.
        Return the ISO date of the most recent {weekday} strictly before {day}, one to seven days back; 0 is \
        Monday and 6 is Sunday.
        Which date was the last Monday, Tuesday and so on, today not counted?
        date of the previous given weekday, always earlier than the start
        Go back from {day} to the nearest day with that weekday number; the same weekday means a week ago.
        """,
        """
        start = date.fromisoformat(day)
        back = (start.weekday() - weekday - 1) % 7 + 1
        return (start - timedelta(days=back)).isoformat()
        """,
        lambda r: (
            day := _day(r),
            r.choice((r.randint(0, 6), date.fromisoformat(day).weekday())),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.days_to_weekend",
        "days_until_weekend days_to_weekend until_weekend",
        "day: str",
        "int",
        """
        Days from the date {day} (YYYY-MM-DD) until Saturday; on Saturday and Sunday it is 0.
        How long is it until the weekend? 5 on a Monday, 1 on a Friday, 0 when it is weekend already.
        Return the number of days to the next Saturday for an ISO date, 0 on both days of the weekend.
        days until the weekend, 0 if it has begun
        Count the days that are left before the coming Saturday, and give 0 on a Saturday or Sunday itself.
        """,
        """
        return max(5 - date.fromisoformat(day).weekday(), 0)
        """,
        lambda r: (_day(r),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.weekday_number_monday_one",
        "weekday_number iso_weekday day_of_week get_weekday",
        "day: str",
        "int",
        """
        Number of the weekday of {day} (YYYY-MM-DD), from 1 for Monday to 7 for Sunday.
        Return the day of the week of an ISO date as 1 to 7 with Monday as the first day.
        Which day of the week is it as a number, if Monday is 1 and Sunday is 7?
        ISO weekday of a date, Monday = 1
        Given a date as text, tell the position of its weekday in a week that begins with Monday, counted \
        from 1.
        """,
        """
        return date.fromisoformat(day).isoweekday()
        """,
        lambda r: (_day(r),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.weekday_number_sunday_zero",
        "weekday_number day_of_week get_day weekday_index",
        "day: str",
        "int",
        """
        Number of the weekday of {day} (YYYY-MM-DD) as in JavaScript: Sunday is 0, Monday 1, Saturday 6.
        Return the day of the week of an ISO date counted from 0 for Sunday.
        Which day of the week is it as a number, if weeks begin with Sunday and that is 0?
        weekday index of a date, Sunday = 0 and Saturday = 6
        Given a date as text, tell the place of its weekday in a week from Sunday (0) to Saturday (6).
        """,
        """
        return date.fromisoformat(day).isoweekday() % 7
        """,
        lambda r: (_day(r),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.weekday_short_or_empty",
        "weekday_short short_weekday weekday_abbreviation day_abbreviation",
        "day: str",
        "str",
        """
        Three-letter English weekday of {day} such as 'Mon'; a text that is no existing date YYYY-MM-DD \
        gives ''.
        Return 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' or 'Sun' for an ISO date, and an empty string if it \
        is not valid.
        What is the short name of the weekday? Empty for dates like '2024-02-30' or other text.
        abbreviated weekday of an ISO date, empty text if invalid
        Shorten the name of the weekday of {day} to three letters; without a proper date return ''.
        """,
        """
        try:
            number = datetime.strptime(day, "%Y-%m-%d").weekday()
        except ValueError:
            return ""
        return ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[number]
        """,
        lambda r: (
            _day(r)
            if r.random() < 0.65
            else r.choice(("2024-02-30", "", "2023-13-01", "today", "2023-02-29")),
        ),
        "from datetime import datetime",
    ),
    made(
        "variants_dailies.weekday_from_number_sunday_first",
        "day_name weekday_name get_day_name number_to_day",
        "number: int",
        "str",
        """
        Name of the weekday with a {number} from 1 for Sunday to 7 for Saturday; any other number gives \
        'Invalid day'.
        Return 'Sunday' for 1, 'Monday' for 2 and so on up to 'Saturday' for 7, else 'Invalid day'.
        Which day is it, if weeks begin with Sunday as number 1? Numbers outside 1 to 7 are an 'Invalid day'.
        day number to name, Sunday = 1, 'Invalid day' for others
        Given a number, look up the English weekday in a week that starts on Sunday; below 1 or above 7 say \
        'Invalid day'.
        """,
        """
        names = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
        return names[number - 1] if 1 <= number <= 7 else "Invalid day"
        """,
        lambda r: (r.choice((r.randint(1, 7), r.randint(-2, 9))),),
    ),
    made(
        "variants_dailies.weekday_from_any_number",
        "weekday_name day_name name_of_weekday get_weekday_name",
        "number: int",
        "str",
        """
        Name of the weekday with this {number}: 0 is Monday, 6 Sunday, and every other number wraps around, \
        so that 7 is Monday again and -1 Sunday.
        Return the English weekday for a number counted from Monday as 0, taken modulo 7.
        Which weekday is it {number} days after a Monday? Negative numbers count back.
        weekday name for any integer, Monday = 0, repeating every 7
        Given any whole number, give the name of the day from 'Monday' (0) on, starting over after 'Sunday'.
        """,
        """
        names = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
        return names[number % 7]
        """,
        lambda r: (r.choice((r.randint(0, 6), r.randint(-10, 30))),),
    ),
    made(
        "variants_dailies.weekday_number_from_any_form",
        "day_number weekday_to_number weekday_number parse_weekday",
        "name: str",
        "int",
        """
        Number of the weekday {name}, Monday 1 to Sunday 7. The full name or its first three letters, in any \
        case and with spaces around; 0 for anything else.
        Read 'Monday', 'mon' or ' MON ' as 1, 'Tue' as 2 up to 'Sunday' as 7; text that is no weekday gives 0.
        Which day of the week (1 to 7, Monday first) is meant? Only the whole English name and the \
        three-letter form are understood, else 0.
        weekday name or abbreviation to number from 1, 0 if unknown
        Convert a full or three-letter day name to its number, ignoring case and outer spaces; unknown is 0.
        """,
        """
        names = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
        wanted = name.strip().lower()
        for number, full in enumerate(names, 1):
            if wanted in (full, full[:3]):
                return number
        return 0
        """,
        lambda r: (
            r.choice(("", " "))
            + _any_case(r, r.choice((r.choice(_DAYS), r.choice(_DAYS)[:3], "Tues", "", "Mo", "noon"))),
        ),
    ),
    made(
        "variants_dailies.weekend_name_any_form",
        "is_weekend weekend is_weekend_day",
        "day: str",
        "bool",
        """
        Is {day} a weekend day? It is a weekday's full name or its first three letters, in any case, maybe \
        with spaces around: 'Sat', 'sunday' and ' SUN ' are True.
        Return True for Saturday and Sunday, written out or as 'Sat' and 'Sun', ignoring case and outer \
        spaces; False for everything else.
        Tell whether the name is 'saturday', 'sat', 'sunday' or 'sun' once it is trimmed and in lower case.
        weekend check that understands short and long day names
        Does the text name a day of the weekend, written out or in three letters? Case and outer spaces are \
        ignored.
        """,
        """
        return day.strip().lower() in ("sat", "saturday", "sun", "sunday")
        """,
        lambda r: (
            r.choice(("", "", " "))
            + _any_case(r, r.choice(("Sat", "Saturday", "Sun", "Sunday", "Fri", "Monday", "S", "", "Sunny"))),
        ),
    ),
    made(
        "variants_dailies.business_days_end_excluded",
        "business_days_between count_business_days workdays_between weekdays_between",
        "start: str; end: str",
        "int",
        """
        Number of days from Monday to Friday from {start} up to but not including {end} (YYYY-MM-DD); 0 if \
        {end} is not later.
        How many business days lie in the period that begins with {start} and stops before {end}? No \
        holidays; an empty or reversed period has 0.
        Count the weekdays of a half-open range of ISO dates: {start} counts, {end} does not.
        business days between two dates, the end day excluded
        Return how many days that are neither Saturday nor Sunday start at {start} and come before {end}.
        """,
        """
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        days = (first + timedelta(days=number) for number in range((last - first).days))
        return sum(day.weekday() < 5 for day in days)
        """,
        _pair,
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.business_days_any_order",
        "business_days_between count_workdays workdays_between weekdays_between",
        "first: str; second: str",
        "int",
        """
        Number of workdays (Monday to Friday) from the earlier to the later of two ISO dates, both included; \
        the order of the two does not matter.
        How many weekdays are there between {first} and {second}, counting both? Swap them if {second} is \
        before {first}.
        Count Monday to Friday in the period of two dates YYYY-MM-DD that may be given in either order; both \
        ends count.
        workdays between two dates in any order, ends included
        Return the business days of an inclusive date range, whichever of the two dates is the start.
        """,
        """
        start, end = sorted((date.fromisoformat(first), date.fromisoformat(second)))
        count = 0
        while start <= end:
            count += start.weekday() < 5
            start += timedelta(days=1)
        return count
        """,
        _pair,
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.add_business_days_signed",
        "add_business_days add_workdays shift_business_days move_workdays",
        "day: str; count: int",
        "str",
        """
        The date {count} business days (Monday to Friday) after {day}, or before it if {count} is negative; \
        0 leaves {day} as it is. Dates are YYYY-MM-DD.
        Move an ISO date by {count} working days forward or, with a minus, backward, skipping Saturdays and \
        Sundays.
        Step day by day in the direction of the sign of {count} and count only weekdays until enough are \
        reached.
        add or subtract business days, weekends skipped
        Return the ISO date that lies that many weekdays (Monday to Friday) later, or earlier for a negative \
        {count}.
        """,
        """
        current = date.fromisoformat(day)
        step = timedelta(days=1 if count >= 0 else -1)
        left = abs(count)
        while left:
            current += step
            left -= current.weekday() < 5
        return current.isoformat()
        """,
        lambda r: (_day(r), r.randint(-8, 8)),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.business_day_on_or_after",
        "next_business_day next_workday adjust_to_business_day roll_forward",
        "day: str; holidays: list[str]",
        "str",
        """
        {day} itself if it is a business day, otherwise the next one: not a Saturday or Sunday and not among \
        {holidays} (all dates YYYY-MM-DD).
        Roll an ISO date forward to the first day from it on that is neither weekend nor one of {holidays}; \
        a working day stays.
        On which day can it be delivered, if weekends and {holidays} are no working days? Start with {day}.
        first working day on or after a date, with holidays
        Return the earliest date not before {day} that is neither a Saturday or Sunday nor one of {holidays}.
        """,
        """
        current = date.fromisoformat(day)
        while current.weekday() >= 5 or current.isoformat() in holidays:
            current += timedelta(days=1)
        return current.isoformat()
        """,
        _holiday_case,
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.business_day_strictly_before",
        "previous_business_day previous_workday last_business_day workday_before",
        "day: str",
        "str",
        """
        The last day from Monday to Friday before {day}, as YYYY-MM-DD; on a Monday and on the weekend it is \
        the Friday before.
        Return the ISO date of the business day preceding {day}; {day} itself never counts.
        Which was the last working day before this date? Saturdays and Sundays are skipped, there are no \
        holidays.
        previous business day, strictly before the date
        Step back from {day} until a weekday is found, at least one day.
        """,
        """
        current = date.fromisoformat(day) - timedelta(days=1)
        while current.weekday() >= 5:
            current -= timedelta(days=1)
        return current.isoformat()
        """,
        lambda r: (_day(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.nearest_workday_to_date",
        "nearest_workday nearest_weekday observed_holiday closest_business_day",
        "day: str",
        "str",
        """
        Move a date on a weekend to the nearest weekday: Saturday to the Friday before, Sunday to the Monday \
        after; other dates YYYY-MM-DD stay.
        Return the day on which a holiday is observed: the Friday for a Saturday, the Monday for a Sunday, \
        else the ISO date itself.
        Which weekday is closest to {day}? One day back from Saturday, one forward from Sunday.
        nearest weekday of an ISO date, Saturday back and Sunday forward
        Shift a Saturday one day back and a Sunday one day forward; from Monday to Friday nothing changes.
        """,
        """
        current = date.fromisoformat(day)
        shift = {5: -1, 6: 1}.get(current.weekday(), 0)
        return (current + timedelta(days=shift)).isoformat()
        """,
        lambda r: (_day(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.add_months_to_tuple",
        "add_months shift_months move_months month_offset",
        "day: tuple[int, int, int]; months: int",
        "tuple[int, int, int]",
        """
        The date {months} months after {day}, both as (year, month, day). Where the month is too short, its \
        last day is taken; negative {months} go back.
        Add months to a (year, month, day) tuple, in either direction; the day is cut to the length of the \
        new month, so that (2024, 1, 31) and 1 give (2024, 2, 29).
        Which date is so many months later or, if negative, earlier? Day 31 becomes 30, 29 or 28 as needed.
        add months to a date tuple with clamping to the end of the month
        Return the shifted date as three numbers, keeping the day unless the target month does not have it.
        """,
        """
        year, month, number = day
        year, month = divmod(year * 12 + month - 1 + months, 12)
        month += 1
        return year, month, min(number, calendar.monthrange(year, month)[1])
        """,
        _month_tuple,
        "import calendar",
    ),
    made(
        "variants_dailies.add_months_overflowing",
        "add_months plus_months shift_months date_plus_months",
        "day: str; months: int",
        "str",
        """
        The date {months} months after {day} (YYYY-MM-DD). Days that the month does not have run over into \
        the next one: 31 January 2023 plus one month is 3 March 2023. Negative {months} go back.
        Add months as JavaScript does: keep the day number, and let what is too much spill into the \
        following month; returns an ISO date.
        Shift an ISO date by months without cutting the day; '2024-01-31' plus 1 gives '2024-03-02'.
        add months to a date, surplus days overflow into the next month
        Take the first of the target month and count on by the day number of {day}, even past the end of \
        that month.
        """,
        """
        start = date.fromisoformat(day)
        year, month = divmod(start.year * 12 + start.month - 1 + months, 12)
        return (date(year, month + 1, 1) + timedelta(days=start.day - 1)).isoformat()
        """,
        _month_case,
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.add_years_feb28",
        "add_years plus_years shift_years years_later",
        "day: str; years: int",
        "str",
        """
        The same day {years} years later (or earlier, if negative) as YYYY-MM-DD; 29 February becomes 28 \
        February in years without it.
        Add years to an ISO date, keeping month and day; a leap day turns into February 28 unless the new \
        year is a leap year, too.
        Change only the year of {day}, and take 28 for 29 February where needed.
        add years to a date, February 29 falls back to the 28th
        Which date is it {years} years on? Feb 29 is moved to Feb 28 in common years.
        """,
        """
        start = date.fromisoformat(day)
        try:
            return start.replace(year=start.year + years).isoformat()
        except ValueError:
            return start.replace(year=start.year + years, day=28).isoformat()
        """,
        lambda r: (
            r.choice((_day(r), "2024-02-29", "2020-02-29")),
            r.choice((1, 4, -4, 0, r.randint(-9, 20))),
        ),
        "from datetime import date",
    ),
    made(
        "variants_dailies.shift_year_month",
        "shift_month add_months month_offset move_month",
        "year: int; month: int; count: int",
        "tuple[int, int]",
        """
        The (year, month) that lies {count} months after {month} of {year}, or before it for a negative \
        {count}; months are 1 to 12.
        Move a month on a calendar by {count} steps in either direction and return the new year and month.
        Which month is it so many months on? December is followed by January of the next year; give (year, \
        month).
        add months to a year and month, result as a tuple
        Return the year and the month from 1 to 12 after shifting by {count}, carrying over into other years.
        """,
        """
        year, index = divmod(year * 12 + month - 1 + count, 12)
        return year, index + 1
        """,
        lambda r: (r.randint(2019, 2025), r.randint(1, 12), r.choice((0, 1, -1, 12, r.randint(-30, 30)))),
    ),
    made(
        "variants_dailies.month_first_and_last_date",
        "month_bounds month_range first_and_last_day month_start_end",
        "year: int; month: int",
        "tuple[str, str]",
        """
        First and last date of {month} (1 to 12) in {year}, both as YYYY-MM-DD.
        Return the ISO dates of the first and the last day of a month as a tuple; February is longer in leap \
        years.
        On which dates does the month begin and end? (2024, 2) gives ('2024-02-01', '2024-02-29').
        month bounds as two ISO dates
        Given year and month as numbers, give the pair of its first and last day, written like '2023-04-30'.
        """,
        """
        last = calendar.monthrange(year, month)[1]
        return f"{year:04}-{month:02}-01", f"{year:04}-{month:02}-{last:02}"
        """,
        lambda r: (r.choice((2023, 2024, 2000, 1900)), r.choice((2, r.randint(1, 12)))),
        "import calendar",
    ),
    made(
        "variants_dailies.first_day_of_next_month",
        "first_of_next_month next_month_start start_of_next_month",
        "day: str",
        "str",
        """
        The first day of the month after that of {day}, both YYYY-MM-DD; December leads to January of the \
        next year.
        Return the ISO date on which the next month begins.
        When does the month that follows {day} start? '2024-12-05' gives '2025-01-01'.
        first day of the following month as an ISO date
        Given any date of a month, return the 1st of the month after it, as text.
        """,
        """
        current = date.fromisoformat(day)
        if current.month == 12:
            return date(current.year + 1, 1, 1).isoformat()
        return date(current.year, current.month + 1, 1).isoformat()
        """,
        lambda r: (r.choice((_day(r), f"2023-12-{r.randint(10, 31)}")),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.week_first_and_last_date",
        "week_bounds week_range start_and_end_of_week get_week",
        "day: str",
        "tuple[str, str]",
        """
        Monday and Sunday of the week that {day} lies in, as a tuple of dates YYYY-MM-DD.
        Return the first and the last ISO date of the week of {day}; weeks run from Monday to Sunday.
        When do the week's Monday and Sunday fall? On a Sunday, that day is the second of the two.
        start and end of the week, Monday first
        Given an ISO date, give the bounds of its week, which starts on Monday and ends six days later.
        """,
        """
        current = date.fromisoformat(day)
        monday = current - timedelta(days=current.weekday())
        return monday.isoformat(), (monday + timedelta(days=6)).isoformat()
        """,
        lambda r: (_day(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.week_start_sunday",
        "start_of_week week_start first_day_of_week sunday_of_week",
        "day: str",
        "str",
        """
        The Sunday on which the week of {day} begins, as YYYY-MM-DD; a Sunday is its own week's start.
        Return the first day of the week of an ISO date when weeks run from Sunday to Saturday.
        Which Sunday is it on or before {day}?
        start of the week, Sunday first
        Go back from {day} by 0 to 6 days to the nearest Sunday and return the ISO date.
        """,
        """
        current = date.fromisoformat(day)
        return (current - timedelta(days=current.isoweekday() % 7)).isoformat()
        """,
        lambda r: (_day(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.quarter_dates_of_day",
        "quarter_bounds quarter_range start_and_end_of_quarter quarter_dates",
        "day: str",
        "tuple[str, str]",
        """
        First and last date of the quarter that {day} lies in, all as YYYY-MM-DD.
        Return the ISO dates on which the quarter of {day} begins and ends, as a tuple.
        When do the three months of the date's quarter start and stop? '2024-05-20' gives ('2024-04-01', \
        '2024-06-30').
        start and end of the quarter of an ISO date
        Find the calendar quarter of an ISO date and return a tuple of its first and last day, in ISO form, \
        too.
        """,
        """
        current = date.fromisoformat(day)
        first = (current.month - 1) // 3 * 3 + 1
        last_day = 31 if first in (1, 10) else 30
        return date(current.year, first, 1).isoformat(), date(current.year, first + 2, last_day).isoformat()
        """,
        lambda r: (_day(r),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.quarter_label_with_ordinal",
        "quarter_label quarter_name quarter_text format_quarter",
        "day: str",
        "str",
        """
        Quarter of an ISO date {day} in words: '1st quarter 2024', '2nd quarter 2024', '3rd quarter 2024' or \
        '4th quarter 2024'.
        Return the ordinal number of the quarter, the word 'quarter' and the year of {day} (YYYY-MM-DD).
        In which quarter is the date? Write it like '3rd quarter 2023'.
        quarter of a date as ordinal text with the year
        Name the calendar quarter with 1st, 2nd, 3rd or 4th in front and the year behind.
        """,
        """
        current = date.fromisoformat(day)
        ordinal = ("1st", "2nd", "3rd", "4th")[(current.month - 1) // 3]
        return f"{ordinal} quarter {current.year}"
        """,
        lambda r: (_day(r),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.fiscal_quarter_from_april",
        "fiscal_quarter fiscal_quarter_label financial_quarter",
        "year: int; month: int",
        "str",
        """
        Fiscal quarter of a {month} in {year} as 'FY2025 Q1'. The fiscal year begins in April and bears the \
        number of the year in which it ends.
        Return year and quarter when April to June is Q1 and January to March is Q4; from April on the \
        fiscal year is the next calendar year.
        Which quarter is it in the books? April 2024 is 'FY2025 Q1', March 2024 is 'FY2024 Q4'.
        fiscal quarter label, fiscal year from April named after its last year
        Label a month by a fiscal year that runs from April to March and is called after the year of its \
        March.
        """,
        """
        fiscal_year = year + 1 if month >= 4 else year
        quarter = (month - 4) % 12 // 3 + 1
        return f"FY{fiscal_year} Q{quarter}"
        """,
        lambda r: (r.randint(2019, 2026), r.randint(1, 12)),
    ),
    made(
        "variants_dailies.quarter_of_month_name",
        "quarter_of_month month_quarter get_quarter quarter_from_month",
        "month: str",
        "int",
        """
        Quarter (1 to 4) of a {month} given by its English name or the first three letters, in any case; 0 \
        if it is no month.
        Return 1 for January to March, 2 for April to June and so on; 'Feb' and 'FEBRUARY' are understood, \
        anything unknown gives 0.
        To which quarter does a month's name belong? Full or three-letter, case ignored, else 0.
        quarter from a month name or its abbreviation, 0 if unknown
        Look up the month by name, long or short, and tell its quarter of the year, 0 for other text.
        """,
        """
        names = [name.lower() for name in calendar.month_name]
        wanted = month.lower()
        for number in range(1, 13):
            if wanted in (names[number], names[number][:3]):
                return (number - 1) // 3 + 1
        return 0
        """,
        lambda r: (
            _any_case(
                r,
                r.choice((r.choice(_MONTHS), r.choice(_MONTHS)[:3], "Smarch", "")),
            ),
        ),
        "import calendar",
    ),
    made(
        "variants_dailies.next_n_leap_years",
        "next_leap_years upcoming_leap_years first_leap_years leap_years_from",
        "year: int; count: int",
        "list[int]",
        """
        The first {count} leap years from {year} on, {year} itself included if it is one.
        List {count} leap years in ascending order, none before {year}; centuries are leap years only if \
        divisible by 400.
        Which are the next {count} leap years? Begin with {year}, and give [] for a count of 0.
        next leap years as a list, start year included
        Collect leap years of the Gregorian calendar, beginning at {year} (which may be one), until there \
        are {count}.
        """,
        """
        years = []
        while len(years) < count:
            if calendar.isleap(year):
                years.append(year)
            year += 1
        return years
        """,
        lambda r: (r.choice((1895, 1896, 2000, 2096, r.randint(1990, 2030))), r.randint(0, 4)),
        "import calendar",
    ),
    made(
        "variants_dailies.days_in_month_or_zero",
        "days_in_month month_days month_length get_days_in_month",
        "month: int; year: int",
        "int",
        """
        Number of days of {month} in {year}, 0 if there is no such month, that is for numbers outside 1 to 12.
        How many days has the month? Leap years are respected; an invalid {month} gives 0.
        Return 28 to 31, or 0 when {month} is not from 1 to 12; February has 29 days in leap years.
        days in a month with leap years, 0 for a wrong month number
        Given a month's number and a year, tell how long the month is, and 0 if the number is out of range.
        """,
        """
        if not 1 <= month <= 12:
            return 0
        return calendar.monthrange(year, month)[1]
        """,
        lambda r: (r.choice((2, 2, r.randint(1, 12), 0, 13, -1)), r.choice((1900, 2000, 2023, 2024))),
        "import calendar",
    ),
    made(
        "variants_dailies.days_in_month_by_name",
        "days_in_month month_days month_length days_of_month",
        "month: str; year: int",
        "int",
        """
        Number of days of the {month}, an English name in any case, in {year}; 29 for February of a leap \
        year. Unknown names give -1.
        How many days has 'April' or 'february' in this {year}? Return -1 if it is no month's name.
        Return the length of a named month: 30, 31, or 28 and 29 for February, depending on {year}; -1 for \
        other text.
        days in a month by its name and year, -1 if unknown
        Look up a month by its full English name, ignoring case, and tell its days in that year, else -1.
        """,
        """
        names = [name.lower() for name in calendar.month_name]
        if not month or month.lower() not in names:
            return -1
        return calendar.monthrange(year, names.index(month.lower()))[1]
        """,
        lambda r: (
            _any_case(
                r, r.choice(("February", "February", r.choice(_MONTHS), r.choice(_MONTHS), "Smarch", ""))
            ),
            r.choice((1900, 2000, 2023, 2024)),
        ),
        "import calendar",
    ),
    made(
        "variants_dailies.iso_date_parts_or_none",
        "parse_date parse_iso_date split_date read_date",
        "text: str",
        "tuple[int, int, int] | None",
        """
        Read {text} written exactly as YYYY-MM-DD and return (year, month, day), or None if the form is \
        wrong or there is no such date.
        Parse an ISO date into three numbers; anything else, '2024-2-3' and '2023-02-29' included, gives None.
        Which year, month and day does {text} name? None unless it is an existing date with four, two and \
        two digits.
        parse YYYY-MM-DD to a tuple, None if invalid
        Split a date like '2024-03-07' into (2024, 3, 7) after checking that it is one; otherwise None.
        """,
        """
        if not re.fullmatch(r"\\d{4}-\\d{2}-\\d{2}", text):
            return None
        try:
            day = date.fromisoformat(text)
        except ValueError:
            return None
        return day.year, day.month, day.day
        """,
        lambda r: (
            _numbers(
                r, r.choice(("{y}-{m:02}-{d:02}", "{y}-{m:02}-{d:02}", "{y}-{m}-{d}", "{y}{m:02}{d:02}"))
            ),
        ),
        ("import re", "from datetime import date"),
    ),
    made(
        "variants_dailies.dmy_slashes_to_iso_or_empty",
        "parse_date to_iso_date convert_date normalize_date",
        "text: str",
        "str",
        """
        Turn a date 'DD/MM/YYYY' with the day first (leading zeros may be missing) into 'YYYY-MM-DD'; an \
        empty string if it is no existing date of that form.
        Convert day/month/year to the ISO form, '' when {text} is wrong or the day does not exist.
        What is '07/03/2024' (7 March) as an ISO date? Invalid input such as '31/04/2024' gives ''.
        European slash date to ISO, empty text if invalid
        Parse {text} as day, month and year parted by slashes and write it as an ISO date; return '' if that \
        fails.
        """,
        """
        try:
            return datetime.strptime(text, "%d/%m/%Y").date().isoformat()
        except ValueError:
            return ""
        """,
        lambda r: (_numbers(r, r.choice(("{d:02}/{m:02}/{y}", "{d:02}/{m:02}/{y}", "{y}-{m:02}-{d:02}"))),),
        "from datetime import datetime",
    ),
    made(
        "variants_dailies.german_date_to_iso_or_none",
        "parse_german_date german_to_iso parse_date convert_german_date",
        "text: str",
        "str | None",
        """
        Turn a German date such as '07.03.2024' or '7.3.2024' into '2024-03-07'; None if it is no existing \
        date of the form day.month.year.
        Convert a date with dots, day first, to YYYY-MM-DD. Leading zeros may be missing; an invalid date \
        gives None.
        Read {text} as day, month and year parted by dots and return the ISO date, else None.
        German date to ISO, None if there is no such day
        Which ISO date is meant by a text like '1.12.2023'? Return None for '30.02.2024' or other texts.
        """,
        """
        try:
            return datetime.strptime(text, "%d.%m.%Y").strftime("%Y-%m-%d")
        except ValueError:
            return None
        """,
        lambda r: (_numbers(r, r.choice(("{d:02}.{m:02}.{y}", "{d}.{m}.{y}", "{m}/{d}/{y}"))),),
        "from datetime import datetime",
    ),
    made(
        "variants_dailies.day_month_name_to_iso",
        "parse_date parse_long_date long_date_to_iso read_date",
        "text: str",
        "str | None",
        """
        Turn a date like '7 March 2024' or '7 Mar 2024' into '2024-03-07'; the month is an English name, \
        full or of three letters, in any case. None if it is not such a date.
        Parse day, month name and year parted by spaces to YYYY-MM-DD; short and long month names are both \
        fine, invalid texts give None.
        Read {text} as day, name of the month (whole or abbreviated) and year and return the ISO date, or \
        None.
        day, month name, year to ISO; accepts 'Mar' and 'March', None if invalid
        Convert a written-out date with the day first to ISO form; a day that does not exist gives None.
        """,
        """
        for form in ("%d %B %Y", "%d %b %Y"):
            try:
                return datetime.strptime(text, form).date().isoformat()
            except ValueError:
                continue
        return None
        """,
        lambda r: (_long(r, r.choice(("{d} {m} {y}", "{d} {s} {y}", "{d} {m} {y}", "{m} {d}, {y}"))),),
        "from datetime import datetime",
    ),
    made(
        "variants_dailies.us_long_date_to_iso_or_none",
        "parse_date parse_us_date us_date_to_iso read_long_date",
        "text: str",
        "str | None",
        """
        Turn an American date such as 'March 7, 2024' into '2024-03-07'; the full month name may be in any \
        case. None if {text} is not an existing date of this form.
        Parse month name, day, comma and year to YYYY-MM-DD, or return None for anything else, such as \
        'February 30, 2024'.
        Read {text} as 'Month D, YYYY' and return the ISO date, None when that fails.
        American long date to ISO, None if invalid
        Convert a date with the English month first, like 'May 1, 2023', to ISO form; wrong names or days \
        give None.
        """,
        """
        try:
            return datetime.strptime(text, "%B %d, %Y").strftime("%Y-%m-%d")
        except ValueError:
            return None
        """,
        lambda r: (_long(r, r.choice(("{m} {d}, {y}", "{m} {d}, {y}", "{m} {d} {y}", "{d} {m} {y}"))),),
        "from datetime import datetime",
    ),
    made(
        "variants_dailies.iso_text_to_date_or_none",
        "parse_date to_date parse_iso_date safe_parse_date",
        "text: str",
        "date | None",
        """
        Read {text} 'YYYY-MM-DD' as a datetime.date, or return None if it is not an existing date.
        Convert an ISO string to a date object; None instead of an exception for invalid text.
        Parse {text} with the format year-month-day and return a date, None if that fails.
        ISO text to a date object, None if invalid
        Give the datetime.date that is written like '2024-03-07', or None for an empty or wrong text.
        """,
        """
        try:
            return datetime.strptime(text, "%Y-%m-%d").date()
        except ValueError:
            return None
        """,
        lambda r: (
            r.choice((_day(r), "", "2023-02-29", "tomorrow", "2024-13-01", _numbers(r, "{d:02}.{m:02}.{y}"))),
        ),
        "from datetime import date, datetime",
    ),
    made(
        "variants_dailies.flexible_text_to_date_or_none",
        "parse_date to_date parse_flexible_date try_parse_date",
        "text: str",
        "date | None",
        """
        Read {text} as a datetime.date in the first format that fits: 'YYYY-MM-DD', 'DD.MM.YYYY', \
        'DD/MM/YYYY' or 'D Month YYYY' with the English month name; None if none fits.
        Parse a date in ISO form, with dots, with slashes (day first) or with the month's full name after \
        the day; return a date object or None.
        Try several date formats one after another and give the date of the first match, else None.
        text in one of four date formats to a date object, None if unknown
        Convert '2024-03-07', '07.03.2024', '07/03/2024' or '7 March 2024' to a date; anything else is None.
        """,
        """
        for form in ("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y", "%d %B %Y"):
            try:
                return datetime.strptime(text, form).date()
            except ValueError:
                continue
        return None
        """,
        lambda r: (
            r.choice(
                (
                    _day(r),
                    _numbers(r, r.choice(("{d:02}.{m:02}.{y}", "{d:02}/{m:02}/{y}", "{y}/{m}"))),
                    _long(r, "{d} {m} {y}"),
                    "",
                )
            ),
        ),
        "from datetime import date, datetime",
    ),
    made(
        "variants_dailies.is_german_date",
        "is_valid_date is_date valid_german_date check_date",
        "text: str",
        "bool",
        """
        Is {text} an existing date written exactly as 'DD.MM.YYYY' with two, two and four digits?
        Return True for a German date such as '07.03.2024' that exists; '7.3.2024', '30.02.2024' or other \
        text is False.
        Check the form day.month.year with leading zeros and that the day is in the calendar, leap years \
        included.
        valid date with dots, day first, leading zeros required
        Tell whether a string is a date of the calendar in the format DD.MM.YYYY, zeros in front included.
        """,
        """
        if not re.fullmatch(r"\\d{2}\\.\\d{2}\\.\\d{4}", text):
            return False
        try:
            datetime.strptime(text, "%d.%m.%Y")
        except ValueError:
            return False
        return True
        """,
        lambda r: (
            _numbers(r, r.choice(("{d:02}.{m:02}.{y}", "{d:02}.{m:02}.{y}", "{d}.{m}.{y}", "{d}.{m}."))),
        ),
        ("import re", "from datetime import datetime"),
    ),
    made(
        "variants_dailies.is_us_date",
        "is_valid_date is_date valid_us_date check_date_format",
        "text: str",
        "bool",
        """
        Is {text} an existing date written as 'MM/DD/YYYY', the month first? One-digit months and days are \
        accepted without a zero.
        Return True if {text} is month/day/year, such as '3/7/2024' or '03/07/2024', and the day exists, \
        otherwise False.
        Check an American date: slashes, month before day, a day that the month has.
        valid American date with slashes, month first
        Tell whether a string is an existing date as month/day/year, one or two digits for month and day, \
        four for the year.
        """,
        """
        if not re.fullmatch(r"\\d{1,2}/\\d{1,2}/\\d{4}", text):
            return False
        month, day, year = map(int, text.split("/"))
        return 1 <= month <= 12 and 1 <= day <= calendar.monthrange(year, month)[1]
        """,
        lambda r: (
            _numbers(r, r.choice(("{m:02}/{d:02}/{y}", "{m}/{d}/{y}", "{d:02}/{m:02}/{y}", "{m}-{d}-{y}"))),
        ),
        ("import calendar", "import re"),
    ),
    made(
        "variants_dailies.two_digit_year_date",
        "parse_short_date expand_year short_date_to_iso parse_two_digit_year",
        "text: str",
        "str",
        """
        Turn 'DD.MM.YY' into 'YYYY-MM-DD': years 00 to 49 are 20xx, years 50 to 99 are 19xx.
        Convert a date with dots and a year of two digits to ISO form; below 50 the century is 20, from 50 \
        on it is 19.
        Which ISO date is '07.03.98'? Short years from 50 belong to the 1900s, smaller ones to the 2000s.
        two-digit year date to ISO with a pivot at 50
        Expand the year of {text} (day.month.year, two digits each) to 20xx below 50 and 19xx otherwise, and \
        write an ISO date.
        """,
        """
        day, month, year = text.split(".")
        century = "20" if int(year) < 50 else "19"
        return f"{century}{year}-{month}-{day}"
        """,
        lambda r: (
            f"{r.randint(1, 28):02}.{r.randint(1, 12):02}.{r.choice((0, 49, 50, 99, r.randint(0, 99))):02}",
        ),
    ),
    made(
        "variants_dailies.compact_date_to_iso",
        "parse_compact_date compact_to_iso add_dashes expand_date",
        "text: str",
        "str | None",
        """
        Turn a date of eight digits such as '20240307' into '2024-03-07'; None if it is not exactly that or \
        the date does not exist.
        Convert YYYYMMDD to YYYY-MM-DD, or return None for other text and impossible dates.
        Put hyphens into a compact date after checking it; anything invalid gives None.
        YYYYMMDD to ISO date, None if invalid
        Read {text} as year, month and day without separators and write an ISO date, else None.
        """,
        """
        if len(text) != 8 or not (text.isascii() and text.isdigit()):
            return None
        iso = f"{text[:4]}-{text[4:6]}-{text[6:]}"
        try:
            date.fromisoformat(iso)
        except ValueError:
            return None
        return iso
        """,
        lambda r: (
            _numbers(r, r.choice(("{y}{m:02}{d:02}", "{y}{m:02}{d:02}", "{y}-{m:02}-{d:02}", "{y}{m}{d}"))),
        ),
        "from datetime import date",
    ),
    made(
        "variants_dailies.german_long_date",
        "german_date format_german_date long_german_date format_date",
        "day: str",
        "str",
        """
        Write an ISO date in German with the month's name: '2024-03-07' becomes '7. März 2024'.
        Format {day} (YYYY-MM-DD) as day with a dot, German month and year, without a leading zero.
        How is a date written out in German? '2023-12-24' gives '24. Dezember 2023'.
        ISO date to German long form with month name
        Return the day number, a full stop, the German name of the month and the year.
        """,
        """
        months = (
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
        )
        year, month, number = map(int, day.split("-"))
        return f"{number}. {months[month - 1]} {year}"
        """,
        lambda r: (_day(r),),
    ),
    made(
        "variants_dailies.german_long_date_to_iso",
        "parse_german_date parse_long_german_date german_text_to_iso",
        "text: str",
        "str | None",
        """
        Turn a German date with the month's name such as '7. März 2024' into '2024-03-07'; None if the form \
        is another or there is no such date.
        Read day with a dot, German month name (in any case) and year and return YYYY-MM-DD, otherwise None.
        Convert '24. Dezember 2023' to an ISO date; text of another form gives None.
        German long date to ISO, None if not understood
        Which ISO date does a text like '1. Mai 2023' mean? Unknown months, days that do not exist and other \
        forms give None.
        """,
        """
        months = (
            "januar februar märz april mai juni juli august september oktober november dezember".split()
        )
        match = re.fullmatch(r"(\\d{1,2})\\. (\\w+) (\\d{4})", text)
        if not match or match[2].lower() not in months:
            return None
        month = months.index(match[2].lower()) + 1
        try:
            return date(int(match[3]), month, int(match[1])).isoformat()
        except ValueError:
            return None
        """,
        lambda r: (
            r.choice(("{d}. {m} {y}", "{d}. {m} {y}", "{d}. {m} {y}", "{d} {m} {y}")).format(
                d=r.choice((r.randint(1, 28), r.randint(1, 28), 31, 40)),
                m=_any_case(r, r.choice(("März", "Mai", "Januar", "Oktober", "Dezember", "March"))),
                y=r.randint(1999, 2025),
            ),
        ),
        ("import re", "from datetime import date"),
    ),
    made(
        "variants_dailies.iso_to_us_padded",
        "format_us_date iso_to_us to_us_date convert_date",
        "day: str",
        "str",
        """
        Write an ISO date {day} the American way as 'MM/DD/YYYY': '2024-03-07' becomes '03/07/2024'.
        Convert YYYY-MM-DD to month/day/year, keeping the leading zeros.
        How does an ISO date look with slashes and the month first?
        ISO date to MM/DD/YYYY
        Reorder the parts of {day} to month, day, year and join them with slashes.
        """,
        """
        year, month, number = day.split("-")
        return f"{month}/{number}/{year}"
        """,
        lambda r: (_day(r),),
    ),
    made(
        "variants_dailies.iso_to_us_short",
        "short_us_date format_short_date iso_to_short_date short_date",
        "day: str",
        "str",
        """
        Write an ISO date {day} in the short American form 'M/D/YY' without leading zeros: '2024-03-07' \
        becomes '3/7/24'.
        Convert YYYY-MM-DD to month/day/year with no zeros in front of month and day and a year of two digits.
        How does a date look in a US spreadsheet? '2005-12-24' is '12/24/05'.
        ISO date to M/D/YY
        Give month and day as plain numbers and the last two digits of the year, parted by slashes.
        """,
        """
        year, month, number = day.split("-")
        return f"{int(month)}/{int(number)}/{year[2:]}"
        """,
        lambda r: (r.choice((_day(r), f"200{r.randint(0, 9)}-0{r.randint(1, 9)}-{r.randint(10, 28)}")),),
    ),
    made(
        "variants_dailies.weekday_and_long_date",
        "full_date long_date format_full_date date_with_weekday",
        "day: str",
        "str",
        """
        Write an ISO date {day} with weekday and month in words: '2024-03-07' becomes 'Thursday, March 7, \
        2024'.
        Format {day} (YYYY-MM-DD) as full weekday, month name, day without leading zero and year, with \
        commas after weekday and day.
        How is the date written out in American English, weekday included?
        ISO date to 'Weekday, Month D, YYYY'
        Return a text such as 'Sunday, January 1, 2023' for the date {day}.
        """,
        """
        current = date.fromisoformat(day)
        return f"{current:%A}, {current:%B} {current.day}, {current.year}"
        """,
        lambda r: (_day(r),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.month_ordinal_day_year",
        "ordinal_date long_date format_date_ordinal pretty_date",
        "day: str",
        "str",
        """
        Write an ISO date {day} like 'March 7th, 2024': month name, day with st, nd, rd or th, comma, year.
        Format {day} (YYYY-MM-DD) with an ordinal day: 'May 1st, 2023', 'May 22nd, 2023', 'May 11th, 2023'.
        Spell out the month and give the day its suffix; 11, 12 and 13 take 'th'.
        ISO date to month name with ordinal day and year
        Return the date in English with an ordinal number for the day after the month and the year behind a \
        comma.
        """,
        """
        current = date.fromisoformat(day)
        if current.day in (11, 12, 13):
            suffix = "th"
        else:
            suffix = {1: "st", 2: "nd", 3: "rd"}.get(current.day % 10, "th")
        return f"{current:%B} {current.day}{suffix}, {current.year}"
        """,
        lambda r: (
            f"2024-{r.randint(1, 12):02}-{r.choice((1, 2, 3, 11, 12, 13, 21, 22, 23, r.randint(4, 28))):02}",
        ),
        "from datetime import date",
    ),
    made(
        "variants_dailies.day_short_month_year",
        "short_date format_date day_month_year abbreviated_date",
        "day: str",
        "str",
        """
        Write an ISO date {day} as 'DD-Mon-YYYY': '2024-03-07' becomes '07-Mar-2024'.
        Format {day} (YYYY-MM-DD) with a two-digit day, the first three letters of the English month and the \
        year, parted by hyphens.
        How does the date look with an abbreviated month in the middle, like '24-Dec-2023'?
        ISO date to DD-Mon-YYYY
        Return day, short month name and year of the date, joined with '-'.
        """,
        """
        months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
        year, month, number = day.split("-")
        return f"{number}-{months[int(month) - 1]}-{year}"
        """,
        lambda r: (_day(r),),
    ),
    made(
        "variants_dailies.iso_week_with_year",
        "iso_week week_label year_week iso_week_label",
        "day: str",
        "str",
        """
        ISO week of the date {day} (YYYY-MM-DD) with its ISO year, such as '2024-W10'; the number has two \
        digits. The first days of January may belong to the last week of the year before.
        Return year and week number of an ISO date in the form 'YYYY-Www', by the ISO calendar, so that \
        '2023-01-01' is '2022-W52'.
        In which calendar week is the date? Write it like '2024-W01', using the year that the week belongs to.
        ISO year and week of a date as text 'YYYY-Www'
        Label a date by its ISO week, where weeks begin on Monday and week 1 contains the first Thursday.
        """,
        """
        year, week, _ = date.fromisoformat(day).isocalendar()
        return f"{year}-W{week:02}"
        """,
        lambda r: (
            r.choice(
                (_day(r), f"202{r.randint(0, 6)}-{r.choice(('01-01', '01-02', '12-31', '12-30', '01-03'))}")
            ),
        ),
        "from datetime import date",
    ),
    made(
        "variants_dailies.weeks_in_iso_year",
        "weeks_in_year number_of_weeks iso_weeks_in_year iso_week_count",
        "year: int",
        "int",
        """
        Number of ISO weeks of {year}: 52 or 53.
        Return how many calendar weeks {year} has by ISO 8601, which is the week number of 28 December.
        Does the year have 52 or 53 weeks, if weeks begin on Monday and week 1 is the one with the first \
        Thursday?
        count of ISO calendar weeks in a year
        Tell the number of the last ISO week of {year}.
        """,
        """
        return date(year, 12, 28).isocalendar()[1]
        """,
        lambda r: (r.choice((2004, 2009, 2015, 2020, 2026, r.randint(1990, 2030))),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.monday_of_iso_week",
        "monday_of_week week_start_date date_of_week first_day_of_week",
        "year: int; week: int",
        "str",
        """
        Date of the Monday of ISO {week} in {year}, as YYYY-MM-DD; week 1 may begin in December of the year \
        before.
        Return the first day of a calendar week by ISO 8601: (2024, 10) gives '2024-03-04'.
        On which date does week number {week} of {year} start, if weeks begin on Monday and week 1 has the \
        year's first Thursday?
        Monday of an ISO week as a date
        Given an ISO year and a week number, return the date of its Monday in ISO form.
        """,
        """
        return date.fromisocalendar(year, week, 1).isoformat()
        """,
        lambda r: (r.randint(2015, 2026), r.choice((1, 1, 52, r.randint(1, 52)))),
        "from datetime import date",
    ),
    made(
        "variants_dailies.days_left_in_year",
        "days_left_in_year remaining_days days_remaining_in_year",
        "day: str",
        "int",
        """
        How many days of the year come after {day} (YYYY-MM-DD)? 0 on 31 December.
        Return the number of days from {day} to the end of its year, {day} itself not counted.
        Days that are left in the year: 365 minus the day's number, or 366 minus it in leap years.
        remaining days of the year after an ISO date
        Count the days between {day} and December 31 of the same year.
        """,
        """
        current = date.fromisoformat(day)
        return (date(current.year, 12, 31) - current).days
        """,
        lambda r: (r.choice((_day(r), _day(r), "2024-01-01", "2023-01-01")),),
        "from datetime import date",
    ),
    made(
        "variants_dailies.date_from_day_of_year",
        "day_of_year_to_date date_from_day_number nth_day_of_year",
        "year: int; number: int",
        "str | None",
        """
        ISO date of the day with {number} in {year}, 1 being 1 January; None if the year has no such day.
        Return the {number}-th day of {year} as YYYY-MM-DD, or None for numbers below 1 or above 365 (366 in \
        leap years).
        Which date is day 60 of a year? '2024-02-29' or '2023-03-01'; out of range gives None.
        day of the year to ISO date, None if out of range
        Convert year and ordinal day to a date; day 366 exists in leap years only, otherwise None.
        """,
        """
        day = date(year, 1, 1) + timedelta(days=number - 1)
        return day.isoformat() if day.year == year else None
        """,
        lambda r: (r.choice((2023, 2024)), r.choice((1, 59, 60, 366, 0, 365, 400, r.randint(1, 366)))),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.dates_from_to_inclusive",
        "date_range dates_between all_dates list_dates",
        "start: str; end: str",
        "list[str]",
        """
        All dates from {start} to {end}, both included, as YYYY-MM-DD; [] if {end} is before {start}.
        List every ISO date of the period, first and last day included, in order; a reversed period is empty.
        Which days lie between {start} and {end}? Both belong to the list.
        inclusive list of ISO dates between two dates
        Return the ISO dates one after another, from {start} up to and including {end}; none if {end} comes \
        first.
        """,
        """
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        return [(first + timedelta(days=days)).isoformat() for days in range((last - first).days + 1)]
        """,
        _short_range,
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.weekdays_from_to",
        "business_dates workdays_list weekday_dates working_dates",
        "start: str; end: str",
        "list[str]",
        """
        All dates from {start} to {end}, both included, that are no Saturday or Sunday, as YYYY-MM-DD.
        List the working days (Monday to Friday) of a period of ISO dates in order; [] if there are none.
        Which dates between {start} and {end}, ends included, are weekdays?
        list of business dates in an inclusive range
        Return every ISO date of the range, both ends included, that falls on Monday to Friday.
        """,
        """
        day, last = date.fromisoformat(start), date.fromisoformat(end)
        dates = []
        while day <= last:
            if day.weekday() < 5:
                dates.append(day.isoformat())
            day += timedelta(days=1)
        return dates
        """,
        lambda r: (
            day := _day(r),
            (date.fromisoformat(day) + timedelta(days=r.choice((0, 1, 2, 3, 4, -1)))).isoformat(),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.relative_date_with_weeks",
        "relative_date describe_date days_in_words relative_day",
        "today: str; day: str",
        "str",
        """
        Say when {day} is as seen from {today} (both YYYY-MM-DD): 'today', 'tomorrow', 'yesterday', 'in 3 \
        days', '3 days ago'; from 7 days on in full weeks: 'in 1 week', '2 weeks ago'.
        Put the distance of two ISO dates into words. Below a week use days, otherwise weeks rounded down, \
        with 'in' for the future and 'ago' for the past.
        Describe {day} relative to {today}: the days next to it have names, other days under a week are \
        counted, and longer times are whole weeks, singular for 1.
        relative date in days, or in weeks from 7 days on
        How far away is the date? Answers like 'tomorrow', 'in 6 days', 'in 1 week' or '4 weeks ago'.
        """,
        """
        days = (date.fromisoformat(day) - date.fromisoformat(today)).days
        if abs(days) <= 1:
            return ("today", "tomorrow", "yesterday")[days]
        count, unit = (abs(days), "day") if abs(days) < 7 else (abs(days) // 7, "week")
        amount = f"{count} {unit}" if count == 1 else f"{count} {unit}s"
        return f"in {amount}" if days > 0 else f"{amount} ago"
        """,
        _pair,
        "from datetime import date",
    ),
    made(
        "variants_dailies.season_with_fall_or_invalid",
        "get_season season season_of_month month_to_season",
        "month: int",
        "str",
        """
        Season of a {month} as 'Winter' (12, 1, 2), 'Spring' (3 to 5), 'Summer' (6 to 8) or 'Fall' (9 to \
        11); 'Invalid month' for other numbers.
        Return the capitalized American name of the season, with December to February as 'Winter', or \
        'Invalid month' outside 1 to 12.
        Which season is it? Three months each from March on; numbers that are no month give 'Invalid month'.
        month number to Winter, Spring, Summer, Fall or 'Invalid month'
        Map 1 to 12 to Winter (from December), Spring, Summer and Fall; other numbers are an 'Invalid month'.
        """,
        """
        if not 1 <= month <= 12:
            return "Invalid month"
        return ("Winter", "Spring", "Summer", "Fall")[month % 12 // 3]
        """,
        lambda r: (r.choice((r.randint(1, 12), r.randint(1, 12), r.randint(-3, 15), 0, 13)),),
    ),
    made(
        "variants_dailies.season_by_hemisphere",
        "season season_of_date get_season season_at",
        "day: str; hemisphere: str = 'north'",
        "str",
        """
        Season of an ISO date by its month: 'winter' from December, 'spring' from March, 'summer' from June, \
        'autumn' from September; for the {hemisphere} 'south' the opposite one.
        Return the meteorological season of {day}; in the 'south' winter is from June to August.
        Which season is it on {day} (YYYY-MM-DD) in the given {hemisphere}, 'north' or 'south'?
        season of a date in the north or south
        December to February is 'winter', and so on by threes; if {hemisphere} is 'south', the season half a \
        year away.
        """,
        """
        number = int(day[5:7]) % 12 // 3
        if hemisphere == "south":
            number = (number + 2) % 4
        return ("winter", "spring", "summer", "autumn")[number]
        """,
        lambda r: (_day(r), r.choice(("north", "south", "south"))),
    ),
    made(
        "variants_dailies.zodiac_of_birth_date",
        "zodiac_sign star_sign zodiac get_zodiac",
        "birthday: str",
        "str",
        """
        Star sign of a {birthday} 'YYYY-MM-DD': Aries from 21 March, Taurus from 20 April, Gemini 21 May, \
        Cancer 21 June, Leo 23 July, Virgo 23 August, Libra 23 September, Scorpio 23 October, Sagittarius 22 \
        November, Capricorn 22 December, Aquarius 20 January, Pisces 19 February.
        Return the western zodiac sign, such as 'Leo', for an ISO date of birth; each sign starts between \
        the 19th and the 23rd of a month, Capricorn goes from December 22 to January 19.
        Which sign is someone born on this ISO date? '2000-03-21' is 'Aries', '2000-03-20' still 'Pisces'.
        zodiac sign of an ISO birth date
        Find the star sign from month and day of an ISO {birthday}; Aries begins on March 21, Capricorn on \
        December 22.
        """,
        """
        starts = (20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22)
        signs = (
            "Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius".split()
        )
        month, day = int(birthday[5:7]), int(birthday[8:])
        return signs[(month - (day < starts[month - 1])) % 12]
        """,
        lambda r: (f"1999-{r.randint(1, 12):02}-{r.choice((r.randint(1, 28), 18, 19, 20, 21, 22, 23)):02}",),
    ),
    made(
        "variants_dailies.greeting_with_name_and_night",
        "greeting greet_by_hour greeting_for time_greeting",
        "name: str; hour: int",
        "str",
        """
        Greet {name} by the {hour} (0 to 23): 'Good morning, Ann!' from 5 to 11, 'Good afternoon, ...' from \
        12 to 17, 'Good evening, ...' from 18 to 21, otherwise 'Good night, ...'.
        Return 'Good morning', 'Good afternoon', 'Good evening' or 'Good night' with a comma, the {name} and \
        an exclamation mark; morning begins at 5, afternoon at 12, evening at 18, night at 22.
        How does one greet somebody at that hour? Before 5 and from 22 on it is 'Good night, NAME!'.
        greeting with a name by hour of the day, night included
        Choose the greeting for the time of day and address {name}: until 11 morning, until 17 afternoon, \
        until 21 evening, all else night.
        """,
        """
        if 5 <= hour < 12:
            part = "morning"
        elif 12 <= hour < 18:
            part = "afternoon"
        elif 18 <= hour < 22:
            part = "evening"
        else:
            part = "night"
        return f"Good {part}, {name}!"
        """,
        lambda r: (r.choice(_PEOPLE), r.choice((4, 5, 11, 12, 17, 18, 21, 22, r.randint(0, 23)))),
    ),
    made(
        "variants_dailies.greeting_for_clock_time",
        "greeting greeting_for_time greet_at time_greeting",
        "time: str",
        "str",
        """
        Greeting for a {time} 'HH:MM': 'Good morning' before 12:00, 'Good afternoon' before 18:00, 'Good \
        evening' after that; 'Invalid time' if the hour is not 0 to 23 or the minute not 0 to 59.
        Return what one says at that time of the 24-hour clock, morning until noon and afternoon until six, \
        or 'Invalid time' for something like '25:00'.
        How does one greet at {time}? Hours over 23 and minutes over 59 give 'Invalid time'.
        greeting for HH:MM, 'Invalid time' if out of range
        Split {time} at the colon; hours above 23 or minutes above 59 give 'Invalid time', else morning ends \
        at 12, afternoon at 18.
        """,
        """
        hour, minute = map(int, time.split(":"))
        if not (0 <= hour <= 23 and 0 <= minute <= 59):
            return "Invalid time"
        if hour < 12:
            return "Good morning"
        return "Good afternoon" if hour < 18 else "Good evening"
        """,
        lambda r: (
            f"{r.choice((0, 11, 12, 17, 18, 23, 24, r.randint(0, 27))):02}:{r.choice((0, 30, 59, 60)):02}",
        ),
    ),
    made(
        "variants_dailies.century_with_ordinal",
        "century_text century_name century_of format_century",
        "year: int",
        "str",
        """
        Century of a {year} as text: 1999 is the '20th century', 2001 the '21st century', 1900 the '19th \
        century'.
        Return the ordinal number of the century and the word 'century'; a century ends with the year that \
        100 divides.
        In which century is {year}? Write '2nd century', '3rd century', '11th century' and so on.
        century of a year with ordinal suffix
        Count centuries from the year 1 on and write the number with st, nd, rd or th and ' century'.
        """,
        """
        number = (year + 99) // 100
        if number % 100 in (11, 12, 13):
            suffix = "th"
        else:
            suffix = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
        return f"{number}{suffix} century"
        """,
        lambda r: (r.choice((1, 100, 101, 1000, 1101, 1900, 1901, 2000, 2001, r.randint(1, 2200))),),
    ),
    made(
        "variants_dailies.birthday_weekday_in_year",
        "birthday_weekday weekday_of_birthday birthday_day_name",
        "born: str; year: int",
        "str",
        """
        English weekday on which the birthday of someone {born} on a date YYYY-MM-DD falls in {year}; 29 \
        February is kept on 28 February in common years.
        Return 'Monday', 'Tuesday' and so on for the birthday in {year}; a leap-day birthday without \
        February 29 takes the 28th.
        On which day of the week is the birthday that year? Feb 29 moves to Feb 28 if needed.
        weekday of a birthday in a given year
        Replace the year of {born} by {year} (with the 28th for a missing February 29) and return the \
        weekday's full name.
        """,
        """
        birth = date.fromisoformat(born)
        try:
            return birth.replace(year=year).strftime("%A")
        except ValueError:
            return birth.replace(year=year, day=28).strftime("%A")
        """,
        lambda r: (r.choice((_day(r), "2000-02-29")), r.randint(2020, 2030)),
        "from datetime import date",
    ),
    made(
        "variants_dailies.is_last_day_of_month",
        "is_last_day_of_month is_month_end ends_month",
        "day: str",
        "bool",
        """
        Is {day} (YYYY-MM-DD) the last day of its month? In leap years 29 February is, otherwise the 28th.
        Return True if the day after {day} is in another month.
        Tell whether a month ends with the ISO date {day}.
        end of month check for an ISO date
        Does the date fall on the 28th, 29th, 30th or 31st that closes the month?
        """,
        """
        return (date.fromisoformat(day) + timedelta(days=1)).day == 1
        """,
        lambda r: (
            r.choice(
                (_day(r), "2024-02-28", "2024-02-29", "2023-02-28", "2023-04-30", "2023-05-30", "2023-05-31")
            ),
        ),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_dailies.to_12h_leading_zero",
        "to_12_hour convert_to_12h format_12h twelve_hour_time",
        "time: str",
        "str",
        """
        Turn a 24-hour {time} 'HH:MM' into 12-hour time with a two-digit hour: '15:05' becomes '03:05 PM', \
        '00:30' becomes '12:30 AM'.
        Convert to the 12-hour clock, keeping a leading zero, with a space and AM or PM in capitals.
        Write 'HH:MM' like '09:15 AM' or '12:00 PM'; the hour always has two digits.
        24-hour to 12-hour time with padded hours
        What is {time} on a 12-hour clock? Midnight is 12 AM, noon 12 PM, and hours below 10 get a zero.
        """,
        """
        hour, minute = map(int, time.split(":"))
        half = "AM" if hour < 12 else "PM"
        return f"{hour % 12 or 12:02}:{minute:02} {half}"
        """,
        lambda r: (_clock(r),),
    ),
    made(
        "variants_dailies.to_12h_lower_attached",
        "to_12_hour convert_to_12h format_12h twelve_hour_time",
        "time: str",
        "str",
        """
        Turn a 24-hour {time} 'HH:MM' into a 12-hour time such as '3:05pm' or '12:30am': small letters, no \
        space, no leading zero.
        Convert to the 12-hour clock and put 'am' or 'pm' directly after the minutes, which are always shown.
        Write '15:05' as '3:05pm' and '00:00' as '12:00am'.
        24-hour to 12-hour time with lower-case am and pm and no space
        What is {time} with am or pm? The hour is 1 to 12 without zero, and nothing stands between time and \
        suffix.
        """,
        """
        hours, minutes = time.split(":")
        hour = int(hours)
        return f"{hour % 12 or 12}:{minutes}{'am' if hour < 12 else 'pm'}"
        """,
        lambda r: (_clock(r),),
    ),
    made(
        "variants_dailies.to_12h_or_none",
        "to_12_hour convert_to_12h safe_12h twelve_hour_time",
        "time: str",
        "str | None",
        """
        Turn a {time} 'HH:MM' into 12-hour time such as '3:05 PM'; None if it is not two digits, a colon and \
        two digits with an hour up to 23 and a minute up to 59.
        Convert a valid 24-hour time to the 12-hour clock with ' AM' or ' PM', and return None for invalid \
        text like '24:00' or '9:30'.
        What is {time} with AM or PM? None when it is not a proper HH:MM of the 24-hour clock.
        24-hour to 12-hour time, None if invalid
        Check that {time} is from 00:00 to 23:59, else return None; write it without leading zero and with \
        AM or PM.
        """,
        """
        if not re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", time):
            return None
        hour = int(time[:2])
        return f"{hour % 12 or 12}:{time[3:]} {'AM' if hour < 12 else 'PM'}"
        """,
        lambda r: (
            _clock(r) if r.random() < 0.6 else r.choice(("24:00", "9:30", "", "12:60", "noon", "7:5")),
        ),
        "import re",
    ),
    made(
        "variants_dailies.hour_label_am_pm",
        "hour_label format_hour hour_to_12h hour_text",
        "hour: int",
        "str",
        """
        Label for a full {hour} from 0 to 23: '12 AM', '1 AM', ..., '12 PM', '1 PM', ..., '11 PM'.
        Return the {hour} on a 12-hour clock with a space and AM or PM, without minutes.
        How is hour 15 called with AM and PM? It is '3 PM'; 0 is '12 AM' and 12 is '12 PM'.
        hour of the day as 12-hour label like '3 PM'
        Write an hour of the 24-hour clock as a number from 1 to 12 followed by AM (before noon) or PM.
        """,
        """
        return f"{hour % 12 or 12} {'AM' if hour < 12 else 'PM'}"
        """,
        lambda r: (r.choice((0, 11, 12, 13, 23, r.randint(0, 23))),),
    ),
    made(
        "variants_dailies.to_24h_or_none",
        "to_24_hour convert_to_24h parse_12_hour safe_24h",
        "time: str",
        "str | None",
        """
        Turn 'H:MM AM' or 'H:MM PM' (any case) into 'HH:MM' of the 24-hour clock; None if the hour is not 1 \
        to 12, the minute not 00 to 59, or the form another.
        Convert a 12-hour {time} such as '3:05 pm' to '15:05' and return None for invalid ones like '13:00 \
        PM' or '3:05'.
        What is {time} without AM and PM? Impossible or incomplete times give None.
        12-hour time to 24 hours, None if invalid
        Check hour (1 to 12, perhaps with a zero), minutes and AM or PM before converting; otherwise None.
        """,
        """
        match = re.fullmatch(r"(0?[1-9]|1[0-2]):([0-5][0-9]) ([AP])M", time.upper())
        if not match:
            return None
        hour = int(match[1]) % 12 + (12 if match[3] == "P" else 0)
        return f"{hour:02}:{match[2]}"
        """,
        lambda r: (
            _any_case(r, _clock12(r))
            if r.random() < 0.65
            else r.choice(("13:00 PM", "0:30 AM", "3:05", "3:60 PM", "", "03:15 AM", "3:05PM")),
        ),
        "import re",
    ),
    made(
        "variants_dailies.to_24h_with_seconds",
        "to_24_hour time_conversion convert_to_24h military_time",
        "time: str",
        "str",
        """
        Turn 'hh:mm:ssAM' or 'hh:mm:ssPM' into 'HH:MM:SS' of the 24-hour clock: '07:05:45PM' becomes \
        '19:05:45', '12:00:00AM' becomes '00:00:00'.
        Convert a 12-hour time with seconds, the AM or PM attached, to 24 hours; minutes and seconds stay.
        What is '12:40:22AM' on a 24-hour clock? '00:40:22', and 12 PM stays 12.
        12-hour time with seconds to 24-hour time
        Take AM or PM off the end of {time} ('hh:mm:ss' before it) and make the hour 00 to 23; 12 AM becomes \
        00.
        """,
        """
        hour = int(time[:2]) % 12
        if time.endswith("PM"):
            hour += 12
        return f"{hour:02}{time[2:-2]}"
        """,
        lambda r: (_clock12(r, "{h:02}:{m:02}:" + f"{r.randint(0, 59):02}" + "{half}"),),
    ),
    made(
        "variants_dailies.minutes_signed_h_mm",
        "format_minutes minutes_to_hours minutes_to_time signed_duration",
        "minutes: int",
        "str",
        """
        Write {minutes} as 'H:MM', with a minus in front if they are negative: 65 is '1:05', -90 is '-1:30'.
        Format a number of minutes as hours and two-digit minutes; the sign of a negative number is kept \
        once, before the hours.
        Turn minutes, maybe below zero, into text like '0:05', '10:00' or '-0:45'.
        minutes to H:MM with sign
        Split the absolute value into hours and two-digit minutes and put '-' before it all for negative \
        {minutes}.
        """,
        """
        hours, rest = divmod(abs(minutes), 60)
        return f"{'-' if minutes < 0 else ''}{hours}:{rest:02}"
        """,
        lambda r: (r.choice((0, 5, -5, 60, -60, -90, r.randint(-300, 900))),),
    ),
    made(
        "variants_dailies.minutes_hr_min_text",
        "format_duration format_minutes runtime_text minutes_to_text",
        "minutes: int",
        "str",
        """
        Write {minutes} like '1 hr 5 min', '2 hrs 10 min', '45 min' or '3 hrs'; zero parts are left out, and \
        0 is '0 min'.
        Format a duration with 'hr' (for 1) or 'hrs' and 'min', skipping hours or minutes that are zero.
        How long is it as text? 60 is '1 hr', 61 is '1 hr 1 min', 120 is '2 hrs', 0 is '0 min'.
        minutes to text with hr, hrs and min
        Join 'N hr' (or 'N hrs') and 'N min' with a space and skip what is zero; only 0 itself gives '0 min'.
        """,
        """
        hours, rest = divmod(minutes, 60)
        parts = []
        if hours:
            parts.append(f"{hours} hr" if hours == 1 else f"{hours} hrs")
        if rest or not hours:
            parts.append(f"{rest} min")
        return " ".join(parts)
        """,
        lambda r: (r.choice((0, 1, 59, 60, 61, 120, 121, r.randint(0, 400))),),
    ),
    made(
        "variants_dailies.minutes_until_hour_plain",
        "format_duration format_minutes duration_label minutes_label",
        "minutes: int",
        "str",
        """
        Write {minutes} as '45 min' below an hour and like '1h 05m' from 60 on, the minutes then with two \
        digits even if they are 0.
        Format a duration: under 60 it is 'N min', otherwise hours and two-digit minutes such as '2h 00m'.
        How is a running time shown? 59 is '59 min', 60 is '1h 00m', 125 is '2h 05m'.
        minutes as 'N min' or 'Hh MMm'
        Short durations stay in minutes like '45 min'; from 60 on write h and zero-padded m, as in '1h 05m'.
        """,
        """
        if minutes < 60:
            return f"{minutes} min"
        return f"{minutes // 60}h {minutes % 60:02}m"
        """,
        lambda r: (r.choice((0, 5, 59, 60, 65, 120, r.randint(0, 59), r.randint(60, 400))),),
    ),
    made(
        "variants_dailies.seconds_mm_ss_always",
        "format_seconds format_timer seconds_to_mmss mm_ss",
        "seconds: int",
        "str",
        """
        Write {seconds} as 'MM:SS' with at least two digits for the minutes, which go on past 59: 3700 is \
        '61:40'. Negative numbers count as 0.
        Format a timer: minutes and seconds with two digits each, never hours, and '00:00' for anything \
        below zero.
        Turn seconds into text like '00:07', '12:30' or '120:00' (two hours); less than 0 becomes '00:00'.
        seconds to MM:SS without hours, negative as 00:00
        Show minutes (as many as there are) and seconds with two digits at least; below zero the display is \
        '00:00'.
        """,
        """
        minutes, rest = divmod(max(seconds, 0), 60)
        return f"{minutes:02}:{rest:02}"
        """,
        lambda r: (r.choice((_seconds(r), r.randint(3600, 9000), -r.randint(1, 90))),),
    ),
    made(
        "variants_dailies.seconds_words_comma_and",
        "seconds_in_words format_duration human_duration duration_in_words",
        "seconds: int",
        "str",
        """
        Put {seconds} into words with days, hours, minutes and seconds, parted by commas and ' and ' before \
        the last: '1 hour, 2 minutes and 5 seconds'. Zero units are left out; 0 is '0 seconds'.
        Describe a duration such as '2 days and 1 minute' or '1 hour': singular for 1, nothing that is zero, \
        ', ' between parts and ' and ' at the end; '0 seconds' for none.
        Say how long it is: list the units that are not zero, joined like an English enumeration.
        seconds to words with commas and 'and', zero units skipped, '0 seconds' for 0
        Split into days, hours, minutes and seconds and join the non-zero ones with ', ' and at last ' and \
        '; 0 is '0 seconds'.
        """,
        """
        parts = []
        for unit, size in (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)):
            count, seconds = divmod(seconds, size)
            if count:
                parts.append(f"{count} {unit}" if count == 1 else f"{count} {unit}s")
        if not parts:
            return "0 seconds"
        if len(parts) == 1:
            return parts[0]
        return ", ".join(parts[:-1]) + " and " + parts[-1]
        """,
        lambda r: (_seconds(r),),
    ),
    made(
        "variants_dailies.seconds_to_named_dict",
        "split_seconds seconds_to_dict break_down_seconds duration_parts",
        "seconds: int",
        "dict[str, int]",
        """
        Split {seconds} into a dict with the keys 'hours', 'minutes' and 'seconds'; minutes and seconds are \
        below 60.
        Return {{'hours': h, 'minutes': m, 'seconds': s}} for a number of {seconds}, zeros included.
        How many full hours, then minutes, then seconds are it? Answer as a dict with these three names.
        seconds to a dict of hours, minutes and seconds
        Break a duration down to 'hours' (no limit), 'minutes' and 'seconds' as the keys of a dict.
        """,
        """
        minutes, rest = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return {"hours": hours, "minutes": minutes, "seconds": rest}
        """,
        lambda r: (_seconds(r),),
    ),
    made(
        "variants_dailies.add_minutes_with_day_offset",
        "add_minutes shift_time add_to_time time_plus_minutes",
        "time: str; minutes: int",
        "tuple[str, int]",
        """
        Clock time {minutes} after {time} ('HH:MM'; before it if negative) and the change of day: ('23:50', \
        20) gives ('00:10', 1), going back over midnight gives -1.
        Add minutes to a time and return (new time, days passed); the days are 0 on the same day, negative \
        when it goes back.
        What time is it {minutes} later, and how many midnights lie between? Return a tuple of text and \
        number.
        add minutes to HH:MM, with the number of days crossed
        Shift 'HH:MM' by minutes in either direction; return the new time and by how many days the date \
        changes.
        """,
        """
        hour, minute = map(int, time.split(":"))
        days, total = divmod(hour * 60 + minute + minutes, 1440)
        return f"{total // 60:02}:{total % 60:02}", days
        """,
        lambda r: (_clock(r), r.choice((0, 15, 60, 1440, -30, r.randint(-3000, 3000)))),
    ),
    made(
        "variants_dailies.add_minutes_marking_next_day",
        "add_minutes arrival_time end_time finish_time",
        "start: str; minutes: int",
        "str",
        """
        Time {minutes} after {start} ('HH:MM'); if it is on a later day, '(+1)' or the right number of days \
        follows after a space: '23:30' plus 60 is '00:30 (+1)'.
        Add minutes to a clock time and mark the days that pass: '10:00', '01:15 (+1)', '08:00 (+2)'.
        When is it over, if it takes {minutes} from {start} on? Times on following days get ' (+N)'.
        add minutes to HH:MM and append the day shift
        Return the end as 'HH:MM', with ' (+N)' behind for N midnights crossed, nothing on the same day.
        """,
        """
        hour, minute = map(int, start.split(":"))
        days, total = divmod(hour * 60 + minute + minutes, 1440)
        clock = f"{total // 60:02}:{total % 60:02}"
        return f"{clock} (+{days})" if days else clock
        """,
        lambda r: (_clock(r), r.choice((0, 15, 60, 1440, r.randint(0, 600), r.randint(0, 4000)))),
    ),
    made(
        "variants_dailies.add_minutes_12h",
        "add_minutes add_time shift_time time_after",
        "time: str; minutes: int",
        "str",
        """
        Time {minutes} after a 12-hour {time} like '11:50 PM', in the same form: 15 minutes later it is \
        '12:05 AM'. Negative {minutes} go back.
        Add minutes to a time with AM or PM and return it as 'H:MM AM' or 'H:MM PM', wrapping around at \
        midnight.
        What time is it {minutes} later on a 12-hour clock? '11:45 AM' plus 30 is '12:15 PM'.
        add minutes to a 12-hour time with AM and PM
        Move a time such as '9:30 AM' forward (or backward) and keep the form without leading zero.
        """,
        """
        clock, half = time.split()
        hour, minute = map(int, clock.split(":"))
        total = (hour % 12 * 60 + (720 if half == "PM" else 0) + minute + minutes) % 1440
        hour, minute = divmod(total, 60)
        return f"{hour % 12 or 12}:{minute:02} {'AM' if hour < 12 else 'PM'}"
        """,
        lambda r: (_clock12(r), r.choice((0, 15, 30, 720, -10, r.randint(-900, 900)))),
    ),
    made(
        "variants_dailies.add_duration_to_clock",
        "add_time add_duration time_plus end_time",
        "start: str; duration: str",
        "str",
        """
        Time of day after {duration} ('H:MM', any number of hours) from {start} ('HH:MM'), as 'HH:MM'; it \
        wraps around at midnight.
        Add hours and minutes, given like '2:45', to a clock time and return the new time of the 24-hour \
        clock.
        When does something end that begins at {start} and lasts {duration}? '22:30' and '2:45' give '01:15'.
        add H:MM to HH:MM, modulo 24 hours
        Sum two texts of hours and minutes and keep only the time of day, with two digits each.
        """,
        """
        hours, minutes = map(int, start.split(":"))
        more_hours, more_minutes = map(int, duration.split(":"))
        total = (hours + more_hours) * 60 + minutes + more_minutes
        return f"{total // 60 % 24:02}:{total % 60:02}"
        """,
        lambda r: (_clock(r), f"{r.choice((0, 1, 2, 24, r.randint(0, 30)))}:{r.choice((0, 15, 45, 59)):02}"),
    ),
    made(
        "variants_dailies.clock_gap_h_m_text",
        "time_difference duration_between time_between elapsed",
        "start: str; end: str",
        "str",
        """
        Time from {start} to {end} ('HH:MM') as text like '2h 15m', both parts always shown; an {end} before \
        {start} is on the next day, and equal times are '0h 0m'.
        Return hours and minutes that pass between two clock times, over midnight if the second is smaller, \
        as 'Nh Nm'.
        How long is it from '22:30' to '01:00'? '2h 30m'; the same time twice gives '0h 0m'.
        difference of two HH:MM times across midnight as 'Hh Mm'
        Subtract clock times modulo 24 hours and write the result like '0h 5m', hours and minutes in any case.
        """,
        """
        start_hour, start_minute = map(int, start.split(":"))
        end_hour, end_minute = map(int, end.split(":"))
        minutes = (end_hour * 60 + end_minute - start_hour * 60 - start_minute) % 1440
        return f"{minutes // 60}h {minutes % 60}m"
        """,
        _clocks,
    ),
    made(
        "variants_dailies.clock_gap_full_day_if_equal",
        "minutes_between time_difference shift_length duration_minutes",
        "start: str; end: str",
        "int",
        """
        Minutes from {start} to {end} ('HH:MM'). If {end} is not after {start} it is meant for the next day, \
        so that equal times are a full day of 1440 minutes.
        How many minutes does a shift last from {start} to {end}? It may go past midnight; from 08:00 to \
        08:00 is 24 hours, 1440.
        Return a length from 1 to 1440: an end at or before the start belongs to the following day.
        minutes between clock times over midnight, equal times are 24 hours
        Subtract the times and add a day unless {end} is later than {start}.
        """,
        """
        start_hour, start_minute = map(int, start.split(":"))
        end_hour, end_minute = map(int, end.split(":"))
        minutes = (end_hour - start_hour) * 60 + end_minute - start_minute
        return minutes if minutes > 0 else minutes + 1440
        """,
        _clocks,
    ),
    made(
        "variants_dailies.shortest_clock_distance",
        "time_distance clock_distance minutes_apart shortest_difference",
        "first: str; second: str",
        "int",
        """
        Distance of two clock times 'HH:MM' in minutes the shorter way round the clock, so at most 720: \
        '23:50' and '00:10' are 20 minutes apart.
        Return the smaller of the times from {first} to {second} and from {second} to {first}, in minutes.
        How far apart are two times of day, if midnight may lie between? Never more than 12 hours.
        minutes between two times going the short way around
        Given times in any order, compute how many minutes they are apart on a 24-hour circle, 720 at most.
        """,
        """
        first_hour, first_minute = map(int, first.split(":"))
        second_hour, second_minute = map(int, second.split(":"))
        minutes = abs((first_hour - second_hour) * 60 + first_minute - second_minute)
        return min(minutes, 1440 - minutes)
        """,
        _clocks,
    ),
    made(
        "variants_dailies.clock_hours_decimal",
        "hours_worked hours_between shift_hours work_hours",
        "start: str; end: str",
        "float",
        """
        Hours from {start} to {end} ('HH:MM') as a number rounded to 2 decimals; an {end} earlier than \
        {start} is on the next day: '22:00' to '06:30' is 8.5.
        How many hours does a shift last, in decimals? Over midnight if {end} comes before {start}; 20 \
        minutes are 0.33, equal times 0.0.
        Return the decimal hours between two clock times, with two places, crossing midnight if needed.
        decimal hours between HH:MM times, overnight allowed
        Divide the minutes that pass from {start} to {end} within 24 hours by 60 and round to 2 places.
        """,
        """
        start_hour, start_minute = map(int, start.split(":"))
        end_hour, end_minute = map(int, end.split(":"))
        minutes = (end_hour * 60 + end_minute - start_hour * 60 - start_minute) % 1440
        return round(minutes / 60, 2)
        """,
        _clocks,
    ),
    made(
        "variants_dailies.clock_to_minutes_or_none",
        "time_to_minutes parse_time to_minutes minutes_since_midnight",
        "text: str",
        "int | None",
        """
        Minutes since midnight of a time 'H:MM' or 'HH:MM'; None if it is not a time from 0:00 to 23:59.
        Convert a clock time to minutes, or return None for text such as '24:00', '7:5' or 'noon'. The hour \
        may have one digit, the minutes need two.
        How many minutes of the day have passed at {text}? Invalid times give None.
        HH:MM to minutes, None if invalid
        Parse hour and minute, check their ranges (23 and 59), and return hour * 60 + minute, else None.
        """,
        """
        match = re.fullmatch(r"([0-9]{1,2}):([0-9]{2})", text)
        if not match:
            return None
        hour, minute = int(match[1]), int(match[2])
        return hour * 60 + minute if hour < 24 and minute < 60 else None
        """,
        lambda r: (
            _clock(r).lstrip(r.choice(("", "0")))
            if r.random() < 0.6
            else r.choice(("24:00", "7:5", "noon", "", "12:60", "9:07", "8:30")),
        ),
        "import re",
    ),
    made(
        "variants_dailies.time_ago_weeks_months_years",
        "time_ago relative_time ago humanize_seconds",
        "seconds: int",
        "str",
        """
        Say how long ago something was: 'just now' below 60 {seconds}, then the largest full unit of \
        minutes, hours, days, weeks (7 days), months (30 days) or years (365 days), such as '2 weeks ago'.
        Return '1 minute ago', '5 hours ago', '1 week ago', '3 months ago' and so on, rounded down, singular \
        for 1; less than a minute is 'just now'.
        When was it? From 7 days on count weeks, from 30 days on months, from 365 days on years.
        relative time with minutes, hours, days, weeks, months and years
        Choose the biggest unit that fits at least once into the elapsed {seconds} and add 'ago'; under a \
        minute write 'just now'.
        """,
        """
        day = 86400
        units = (("year", 365 * day), ("month", 30 * day), ("week", 7 * day), ("day", day), ("hour", 3600))
        for unit, size in (*units, ("minute", 60)):
            count = seconds // size
            if count:
                return f"{count} {unit}{'' if count == 1 else 's'} ago"
        return "just now"
        """,
        lambda r: (
            r.choice((_seconds(r), 604800, 2592000, 31536000, r.randint(0, 10**7), r.randint(0, 10**8))),
        ),
    ),
    made(
        "variants_dailies.time_ago_with_seconds_words",
        "time_ago relative_time ago_text how_long_ago",
        "seconds: int",
        "str",
        """
        Say how long ago something was: 'now' for 0, otherwise the largest full unit of seconds, minutes, \
        hours or days in words, such as '1 second ago', '45 seconds ago' or '3 days ago'.
        Return 'now' or 'N unit(s) ago', counting single seconds below a minute, too; rounded down, with an \
        s unless it is 1.
        When was it? Below 60 give the seconds, then minutes, hours and days; no time at all is 'now'.
        relative time that counts seconds, 'now' for zero
        Put {seconds} into full seconds, minutes, hours or days, whichever is largest, and add ' ago'; 0 is \
        'now'.
        """,
        """
        if seconds == 0:
            return "now"
        for unit, size in (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)):
            if seconds >= size:
                count = seconds // size
                return f"{count} {unit}{'s' if count > 1 else ''} ago"
        return "now"
        """,
        lambda r: (_seconds(r),),
    ),
    made(
        "variants_dailies.time_past_or_future",
        "relative_time time_from_now humanize_delta relative_text",
        "seconds: int",
        "str",
        """
        Words for a moment {seconds} from now: positive ones are 'in 5 minutes', negative ones '5 minutes \
        ago'; below a minute either way it is 'now'. Units are minutes, hours and days, rounded down.
        Say when something is or was: 'in 1 hour' for 3600, '1 hour ago' for -3600, 'now' between -59 and 59.
        Describe an offset in its largest full unit (day, hour, minute), with 'in' before or 'ago' behind.
        relative time for past and future seconds
        Give future times as 'in 2 days', past ones as '2 days ago' (minutes, hours or days), and under 60 \
        seconds 'now'.
        """,
        """
        size = abs(seconds)
        if size < 60:
            return "now"
        for unit, length in (("day", 86400), ("hour", 3600), ("minute", 60)):
            if size >= length:
                count = size // length
                break
        amount = f"{count} {unit}" if count == 1 else f"{count} {unit}s"
        return f"in {amount}" if seconds > 0 else f"{amount} ago"
        """,
        lambda r: (r.choice((1, -1)) * _seconds(r),),
    ),
    made(
        "variants_dailies.time_ago_between_stamps",
        "time_ago time_since relative_time posted_ago",
        "then: str; now: str",
        "str",
        """
        How long before {now} was {then}, both like '2024-03-09 14:30'? 'just now' below a minute, '5 \
        minutes ago' below an hour, '3 hours ago' below a day, 'yesterday' for one full day, then '4 days \
        ago'.
        Compare two timestamps and return 'just now', minutes, hours, 'yesterday' (24 to under 48 hours) or \
        days with ' ago'; {now} is not before {then}.
        Give the age of a post in words. Units are rounded down, 1 is singular, and exactly one full day is \
        called 'yesterday'.
        relative time between two timestamps with 'yesterday'
        How old is {then} at {now}? Under a minute 'just now', then minutes, hours, 'yesterday' for 1 day, \
        'N days ago'.
        """,
        """
        elapsed = datetime.fromisoformat(now) - datetime.fromisoformat(then)
        minutes = elapsed.days * 1440 + elapsed.seconds // 60
        if minutes < 1:
            return "just now"
        if minutes < 60:
            count, unit = minutes, "minute"
        elif minutes < 1440:
            count, unit = minutes // 60, "hour"
        else:
            count, unit = minutes // 1440, "day"
        if (count, unit) == (1, "day"):
            return "yesterday"
        return f"{count} {unit}{'' if count == 1 else 's'} ago"
        """,
        _stamps,
        "from datetime import datetime",
    ),
    made(
        "variants_dailies.shared_part_of_spans",
        "interval_intersection overlap common_interval intersect",
        "first: tuple[int, int]; second: tuple[int, int]",
        "tuple[int, int] | None",
        """
        The part that the intervals {first} and {second} (start, end) share, as a tuple; None if there is \
        none. Intervals that only touch share nothing.
        Return the overlap as (later start, earlier end), or None when it would be empty, as for (1, 3) and \
        (3, 5).
        From when to when do both spans run at the same time? None if never, or only at a single point.
        intersection of two intervals, None if they do not overlap
        Cut one range with the other and give the common range, provided that it has a length above 0.
        """,
        """
        start = max(first[0], second[0])
        end = min(first[1], second[1])
        return (start, end) if start < end else None
        """,
        lambda r: (_span(r), _span(r)),
    ),
    made(
        "variants_dailies.overlap_minutes_of_clock_spans",
        "overlap_minutes minutes_in_common shared_minutes overlap",
        "start1: str; end1: str; start2: str; end2: str",
        "int",
        """
        Minutes during which both the time from {start1} to {end1} and that from {start2} to {end2} run, all \
        'HH:MM' of one day; 0 if they do not overlap.
        How long do two appointments of the same day overlap? Touching ends share 0 minutes.
        Return the length in minutes of the common part of two spans of clock times.
        overlap of two HH:MM ranges in minutes
        Take the later start and the earlier end and count the minutes between them, at least 0.
        """,
        """
        def minutes(clock):
            hour, minute = clock.split(":")
            return int(hour) * 60 + int(minute)

        start = max(minutes(start1), minutes(start2))
        end = min(minutes(end1), minutes(end2))
        return max(end - start, 0)
        """,
        lambda r: (
            *sorted((_clock(r), _clock(r))),
            *sorted((_clock(r), _clock(r))),
        ),
    ),
    made(
        "variants_dailies.merge_spans_of_lists",
        "merge_intervals merge_ranges merge_overlapping combine_intervals",
        "intervals: list[list[int]]",
        "list[list[int]]",
        """
        Merge all {intervals} [start, end] that overlap or touch and return them sorted by start, as lists; \
        the given lists stay unchanged.
        Unite overlapping ranges: [[5, 8], [1, 3], [3, 4]] becomes [[1, 4], [5, 8]]. Any order is allowed, \
        and a common end is enough to merge.
        Join [start, end] lists that share a point, one after another in ascending order.
        merge overlapping intervals given as lists, touching ones included
        Return the smallest sorted list of separate [start, end] lists that covers the same numbers.
        """,
        """
        merged = []
        for start, end in sorted(intervals):
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
        """,
        lambda r: ([list(span) for span in _spans(r)],),
    ),
    made(
        "variants_dailies.merge_adjacent_integer_ranges",
        "merge_ranges merge_intervals combine_ranges join_adjacent",
        "ranges: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Merge {ranges} of whole numbers (first, last), both ends included; ranges that follow one another \
        directly, such as (1, 3) and (4, 6), are joined, too. The result is sorted.
        Unite inclusive integer ranges that overlap or are neighbors: the next one may start at the last \
        number plus 1.
        Combine (first, last) pairs in any order to as few as possible that hold the same integers.
        merge inclusive integer ranges, adjacent ones included
        Sort the ranges and join each with the one before unless a number is missing between them.
        """,
        """
        merged = []
        for first, last in sorted(ranges):
            if merged and first <= merged[-1][1] + 1:
                merged[-1] = (merged[-1][0], max(merged[-1][1], last))
            else:
                merged.append((first, last))
        return merged
        """,
        lambda r: (_spans(r),),
    ),
    made(
        "variants_dailies.merge_spans_unless_touching",
        "merge_intervals merge_overlapping combine_intervals merge_bookings",
        "intervals: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Merge {intervals} (start, end) that really overlap; those that only touch, such as (1, 3) and (3, \
        5), stay separate. The result is sorted by start.
        Unite ranges that have more than an end in common and return them in ascending order.
        Join two spans only if one starts before the other ends, not when it starts exactly then.
        merge overlapping intervals but keep touching ones apart
        Sort the spans and extend the last one while the next begins strictly before its end; a shared end \
        does not join.
        """,
        """
        merged = []
        for start, end in sorted(intervals):
            if merged and start < merged[-1][1]:
                merged[-1] = (merged[-1][0], max(merged[-1][1], end))
            else:
                merged.append((start, end))
        return merged
        """,
        lambda r: (_spans(r),),
    ),
    made(
        "variants_dailies.free_slots_as_clock_texts",
        "free_slots find_free_slots available_times free_times",
        "busy: list[tuple[str, str]]; start: str; end: str",
        "list[tuple[str, str]]",
        """
        Free times between {start} and {end} that no {busy} pair (from, to) covers, as pairs of 'HH:MM'; the \
        meetings may overlap and be in any order, but lie within the day's {start} and {end}.
        List the gaps in a calendar: sort the meetings and return (from, to) texts of the free time before, \
        between and after them, without empty ones.
        When is there time from {start} to {end} besides the {busy} spans? All times are two-digit 'HH:MM'.
        free slots of a day as pairs of clock texts
        Return every stretch of free time as ('HH:MM', 'HH:MM') in order; without meetings it is the whole \
        time.
        """,
        """
        slots = []
        free_from = start
        for begin, finish in sorted(busy):
            if begin > free_from:
                slots.append((free_from, begin))
            free_from = max(free_from, finish)
        if free_from < end:
            slots.append((free_from, end))
        return slots
        """,
        lambda r: (_busy_texts(r), "08:00", "18:00"),
    ),
    made(
        "variants_dailies.free_slots_of_min_length",
        "free_slots available_slots find_gaps gaps_of_length",
        "busy: list[tuple[int, int]]; start: int; end: int; minimum: int",
        "list[tuple[int, int]]",
        """
        Free spans between {start} and {end} that last at least {minimum}; {busy} are (from, to) in any \
        order, maybe overlapping or reaching beyond the limits.
        List the gaps of {minimum} or more that the {busy} spans leave from {start} to {end}, in order.
        Where would something of length {minimum} fit? Return all free (from, to) that are long enough.
        free slots with a minimum length
        Find the uncovered times within the limits and keep only those that are not shorter than {minimum}.
        """,
        """
        slots = []
        free_from = start
        for begin, finish in [*sorted(busy), (end, end)]:
            if min(begin, end) - free_from >= minimum:
                slots.append((free_from, min(begin, end)))
            free_from = max(free_from, finish)
        return slots
        """,
        lambda r: (_spans(r, 0, 3), 0, r.choice((10, 16)), r.randint(1, 4)),
    ),
    made(
        "variants_dailies.can_attend_touching_conflict",
        "can_attend_all no_conflicts is_conflict_free all_compatible",
        "meetings: list[tuple[int, int]]",
        "bool",
        """
        Can one person attend all {meetings} (start, end), if a break between two is needed? A meeting that \
        starts exactly when another ends is a conflict, too.
        Return True if every meeting ends strictly before the next begins, in whatever order they are given.
        Is the schedule free of conflicts? Overlapping and directly touching meetings both give False; no \
        meetings give True.
        all meetings separate, touching counts as conflict
        Sort by start and check that each start is later than the end before it, not even equal.
        """,
        """
        ordered = sorted(meetings)
        return all(before[1] < after[0] for before, after in zip(ordered, ordered[1:]))
        """,
        lambda r: (r.choice((_spans(r, 0, 3), [(1, 3), (3, 5)], [(6, 8), (1, 4)], [(9, 10), (1, 2)])),),
    ),
    made(
        "variants_dailies.invoice_discount_then_tax",
        "invoice_total calculate_invoice total_with_tax order_total",
        "items: list[tuple[int, float]]; discount: float; tax: float",
        "dict[str, float]",
        """
        Totals of an invoice with {items} (quantity, unit price): {discount} percent is taken off first, \
        then {tax} percent is added. Return a dict with 'subtotal', 'discount', 'tax' and 'total', each \
        rounded to 2 decimals.
        Compute subtotal, the discount in money, the tax on what remains and the final amount; both rates \
        are percentages.
        What does the invoice come to? Sum quantity times price, reduce by {discount} %, put {tax} % on the \
        reduced sum, and give all four amounts under their names.
        invoice with discount before tax as a dict of four amounts
        Return 'subtotal' before everything, 'discount' and 'tax' as amounts (percents given, tax on the \
        reduced sum) and 'total'.
        """,
        """
        subtotal = sum(quantity * price for quantity, price in items)
        reduction = subtotal * discount / 100
        tax_amount = (subtotal - reduction) * tax / 100
        return {
            "subtotal": round(float(subtotal), 2),
            "discount": round(reduction, 2),
            "tax": round(tax_amount, 2),
            "total": round(subtotal - reduction + tax_amount, 2),
        }
        """,
        lambda r: (_priced_lines(r), r.choice((0, 10, 25)), r.choice((0, 5, 19, 20))),
    ),
    made(
        "variants_dailies.invoice_tax_per_line",
        "invoice_total gross_total total_with_tax sum_invoice",
        "lines: list[dict]",
        "float",
        """
        Gross total of {lines} with the keys 'price' (net), 'quantity' and 'tax' (percent, 0 if the key is \
        missing), rounded to 2 decimals.
        Add up price times quantity of all {lines}, each with its own tax rate on top; a line without 'tax' \
        is free of tax.
        What must be paid for the invoice? Every line is a dict with a net 'price', a 'quantity' and maybe a \
        'tax' in percent.
        invoice total with a tax rate for each line, none if missing
        Sum the lines after adding their own percentage, and round the sum to cents; no lines give 0.0.
        """,
        """
        total = 0.0
        for line in lines:
            net = line["price"] * line["quantity"]
            total += net * (1 + line.get("tax", 0) / 100)
        return round(total, 2)
        """,
        lambda r: (
            [
                {"price": r.randint(1, 20) / 2, "quantity": r.randint(1, 3), "tax": r.choice((7, 19))}
                if r.random() < 0.7
                else {"price": r.randint(1, 20) / 2, "quantity": r.randint(1, 3)}
                for _ in range(r.choice((0, 1, 1, 2)))
            ],
        ),
    ),
    made(
        "variants_dailies.tip_summary_per_person",
        "calculate_tip tip_calculator split_bill tip_summary",
        "bill: float; percent: float; people: int = 1",
        "dict[str, float]",
        """
        Tip of {percent} percent on {bill}: a dict with 'tip', 'total' and 'per_person' (the total divided \
        by {people}), each rounded to 2 decimals.
        Return the tip, the {bill} with tip and the share of each of {people} under the keys 'tip', 'total', \
        'per_person'.
        How much is the tip and what does everybody pay? Give three amounts in a dict, rounded to cents; one \
        person unless told otherwise.
        tip calculator with tip, total and share as a dict
        Compute {percent} % of {bill} as 'tip', the sum as 'total' and its part for one of {people} as \
        'per_person', rounded to cents.
        """,
        """
        tip = bill * percent / 100
        total = bill + tip
        return {
            "tip": round(tip, 2),
            "total": round(total, 2),
            "per_person": round(total / people, 2),
        }
        """,
        lambda r: (_price(r, 90), r.choice((0, 10, 15, 20)), r.randint(1, 5)),
    ),
    made(
        "variants_dailies.split_bill_exact_shares",
        "split_bill split_evenly divide_bill share_costs",
        "total: float; people: int",
        "list[float]",
        """
        Split {total} among {people} so that the shares add up exactly: everyone pays the amount rounded \
        down to cents, and the first ones pay one cent more as needed. [] for no people.
        Return {people} amounts with 2 decimals whose sum is {total}; leftover cents go to the first persons.
        Divide a bill as evenly as possible in whole cents: 10.0 among 3 is [3.34, 3.33, 3.33]. Without \
        {people} the list is empty.
        split a bill exactly to the cent, extra cents to the first
        What does each of {people} pay if nobody pays over one cent more than another and nothing is lost?
        """,
        """
        if people <= 0:
            return []
        share, extra = divmod(round(total * 100), people)
        return [(share + (index < extra)) / 100 for index in range(people)]
        """,
        lambda r: (r.choice((10.0, 0.0, 0.02, 100.0, _price(r, 90))), r.choice((0, 1, 2, 3, 4, 3))),
    ),
    made(
        "variants_dailies.tip_to_whole_total",
        "round_up_tip tip_amount tip_rounded_total calculate_tip",
        "bill: float; percent: float",
        "float",
        """
        Tip on {bill} of at least {percent} percent, raised so that bill and tip together are a whole \
        number; rounded to 2 decimals.
        Round the {bill} with {percent} percent tip up to the next full amount and return the tip, that is \
        the difference to the {bill}.
        How much must be tipped so that the sum has no cents? At least {percent} percent; 18.5 with 10 \
        percent (20.35) becomes 21, so the tip is 2.5.
        tip that makes the total a whole amount
        Add {percent} %, take the ceiling of the total as a whole number, and return what it is above {bill}.
        """,
        """
        total = math.ceil(round(bill * (100 + percent) / 100, 6))
        return round(total - bill, 2)
        """,
        lambda r: (r.choice((_price(r, 60), 20.0, 18.5, 0.0, 50.0)), r.choice((0, 10, 15, 20))),
        "import math",
    ),
    made(
        "variants_dailies.shipping_by_total_table",
        "shipping_cost shipping_fee delivery_fee get_shipping",
        "total: float; steps: list[tuple[float, float]]",
        "float",
        """
        Shipping fee for an order {total}: {steps} are (from amount, fee) in any order, and the one with the \
        highest amount that {total} reaches applies; 0.0 if none does.
        Look up the fee of the largest limit not above {total} among the (limit, fee) {steps}; without such \
        a limit shipping is free (0.0).
        What does delivery cost by order value? [(0, 6.0), (30, 3.0), (60, 0.0)] means 6.0 below 30, 3.0 \
        below 60, free above.
        shipping fee from a table of minimum totals
        Choose the step with the greatest minimum that is at most {total} and return its fee, 0.0 if there \
        is no such step.
        """,
        """
        reached = [step for step in steps if step[0] <= total]
        return float(max(reached)[1]) if reached else 0.0
        """,
        lambda r: (
            r.choice((0.0, 29.99, 30.0, 60.0, _price(r, 80))),
            r.sample([(0, 6.0), (30, 3.0), (60, 0.0)], r.randint(1, 3)),
        ),
    ),
    made(
        "variants_dailies.shipping_weight_express_free",
        "shipping_cost calculate_shipping shipping_fee delivery_cost",
        "weight: float; total: float; express: bool = False",
        "float",
        """
        Shipping: 5.0 up to 1 kg of {weight}, 8.0 up to 5 kg, 15.0 above. Orders with a {total} of 100 or \
        more ship free, but {express} always adds 10.0.
        Return the fee by {weight} (limits 1 and 5 kg: 5.0, 8.0, 15.0), nothing from a {total} of 100 on, \
        plus 10.0 for {express} in any case.
        What does sending cost? Light parcels 5.0, medium 8.0, heavy 15.0; free from 100, and express costs \
        10 extra even then.
        shipping fee by weight, free from 100, with an express surcharge
        Take 5.0 to 1 kg, 8.0 to 5 kg, else 15.0, or nothing when {total} is at least 100, and add 10.0 if \
        {express}.
        """,
        """
        if total >= 100:
            fee = 0.0
        elif weight <= 1:
            fee = 5.0
        elif weight <= 5:
            fee = 8.0
        else:
            fee = 15.0
        return fee + 10.0 if express else fee
        """,
        lambda r: (
            r.choice((0.5, 1.0, 1.2, 5.0, 7.5)),
            r.choice((20.0, 99.99, 100.0, 150.0)),
            r.random() < 0.4,
        ),
    ),
    made(
        "variants_dailies.tax_brackets_open_end",
        "income_tax calculate_tax progressive_tax tax_due",
        "income: float; brackets: list[tuple[float | None, float]]",
        "float",
        """
        Progressive tax on {income}: {brackets} are (upper limit, rate) in ascending order with rates such \
        as 0.2; the last limit is None and has no end. Only the part within a bracket is taxed at its rate; \
        rounded to 2 decimals.
        Tax each slice of {income} between two limits at the rate (a fraction) of its bracket and add it up; \
        None as a limit means everything above.
        How much tax is due with marginal rates? [(10000, 0.1), (None, 0.2)] taxes 10 % up to 10000 and 20 % \
        of the rest.
        progressive income tax, brackets (limit or None, rate as fraction)
        Go through the brackets from below, apply each rate to the income that falls into it, and round to \
        cents.
        """,
        """
        tax = 0.0
        lower = 0.0
        for upper, rate in brackets:
            top = income if upper is None else min(income, upper)
            if top > lower:
                tax += (top - lower) * rate
                lower = top
        return round(tax, 2)
        """,
        lambda r: (
            r.choice((0, 10000, 25000, r.randint(0, 40000))),
            r.choice(
                (
                    [(10000, 0.1), (None, 0.2)],
                    [(5000, 0.0), (20000, 0.2), (None, 0.4)],
                    [(None, 0.15)],
                )
            ),
        ),
    ),
    made(
        "variants_dailies.tax_free_allowance_net",
        "net_income after_tax take_home_pay income_after_tax",
        "income: float",
        "float",
        """
        What remains of {income} after tax: 10000 are free, the next 20000 are taxed at 20 percent, all \
        above 30000 at 40 percent. Rounded to 2 decimals.
        Return the net income: no tax on the first 10000, 20 % between 10000 and 30000, 40 % beyond.
        How much of {income} can be kept, if the part above 10000 costs 20 percent and that above 30000 40?
        net income after a tax with allowance and two rates
        Subtract the tax from {income}: 0 % up to 10000, 20 % up to 30000, 40 % above, and round to cents.
        """,
        """
        middle = max(min(income, 30000) - 10000, 0)
        upper = max(income - 30000, 0)
        return round(income - middle * 0.2 - upper * 0.4, 2)
        """,
        lambda r: (r.choice((0, 10000, 30000, 30001, 12000.5, r.randint(0, 60000))),),
    ),
    made(
        "variants_dailies.effective_rate_percent",
        "effective_tax_rate average_tax_rate effective_rate",
        "income: float; brackets: list[tuple[float, float]]",
        "float",
        """
        Average tax rate on {income} in percent, rounded to 2 decimals; {brackets} are (from, percent) in \
        ascending order, each for the part up to the next start. 0.0 for an {income} of 0 or less.
        Compute the progressive tax by {brackets} (lower limit, rate in percent) and divide it by {income}; \
        as a percentage, 0.0 without income.
        What share of the whole income goes to tax? Each bracket's percent counts only for the income above \
        its start and below the next one.
        effective tax rate in percent from marginal brackets
        Sum up the tax of all slices and express it in percent of {income} (2 decimals), 0.0 if that is not \
        positive.
        """,
        """
        if income <= 0:
            return 0.0
        tax = 0.0
        ends = [start for start, _ in brackets[1:]] + [income]
        for (start, percent), end in zip(brackets, ends):
            tax += max(min(income, end) - start, 0) * percent / 100
        return round(tax / income * 100, 2)
        """,
        lambda r: (
            r.choice((0, 10000, 20000, r.randint(1, 50) * 1000)),
            r.choice(([(0, 10), (10000, 20)], [(0, 0), (8000, 25)], [(0, 15)], [(5000, 20), (20000, 40)])),
        ),
    ),
    made(
        "variants_dailies.loan_payment_and_interest",
        "loan_summary loan_details loan_payment mortgage_summary",
        "principal: float; annual_rate: float; years: int",
        "dict[str, float]",
        """
        Monthly payment, total paid and total interest of a loan of {principal} at {annual_rate} percent a \
        year over {years}, as a dict with 'payment', 'total' and 'interest', rounded to 2 decimals; without \
        interest the payment is principal / months.
        Return the annuity for monthly payments ('payment'), the sum of all of them ('total', computed \
        before rounding) and what that exceeds {principal} by ('interest').
        What does a loan cost? Interest is {annual_rate} percent a year, a twelfth each month; give three \
        amounts in a dict.
        loan with monthly payment, total and interest as a dict
        Apply the annuity formula with 12 payments a year and report 'payment', 'total' and 'interest', in \
        cents.
        """,
        """
        months = years * 12
        rate = annual_rate / 1200
        if rate == 0:
            payment = principal / months
        else:
            payment = principal * rate / (1 - (1 + rate) ** -months)
        total = payment * months
        return {
            "payment": round(payment, 2),
            "total": round(total, 2),
            "interest": round(total - principal, 2),
        }
        """,
        lambda r: (float(r.randint(1, 20) * 1000), r.choice((0, 3, 4.5, 6, 12)), r.choice((1, 2, 5, 10))),
    ),
    made(
        "variants_dailies.loan_total_interest_months",
        "total_interest loan_interest interest_paid cost_of_loan",
        "principal: float; annual_rate: float; months: int",
        "float",
        """
        Interest paid in all on a loan of {principal} that is repaid in {months} equal monthly payments at \
        {annual_rate}, a fraction such as 0.06; rounded to 2 decimals, 0.0 for a rate of 0.
        Return the sum of all annuity payments minus {principal}; the yearly rate is given as a decimal, a \
        twelfth of it counts per month.
        How much more than the {principal} does one pay back with a constant monthly rate?
        total interest of an annuity loan, rate as a fraction
        Compute the annuity at a rate such as 0.06 a year, multiply by {months} and subtract {principal}; in \
        cents.
        """,
        """
        rate = annual_rate / 12
        if rate == 0:
            return 0.0
        payment = principal * rate / (1 - (1 + rate) ** -months)
        return round(payment * months - principal, 2)
        """,
        lambda r: (
            float(r.randint(1, 20) * 500),
            r.choice((0.0, 0.03, 0.06, 0.12)),
            r.choice((1, 6, 12, 36)),
        ),
    ),
    made(
        "variants_dailies.coupon_by_code_prefix",
        "apply_coupon price_with_coupon apply_discount_code discounted_price",
        "price: float; code: str",
        "float",
        """
        {price} after a coupon {code}: 'SAVE20' takes 20 percent off, 'MINUS5' takes 5 off but not below 0; \
        the number varies, case does not matter, any other code changes nothing. Rounded to 2 decimals.
        Apply 'SAVE' followed by a percentage or 'MINUS' followed by an amount; unknown codes leave {price} \
        as it is, and it never becomes negative.
        What must be paid with the {code}? Letters SAVE mean percent, MINUS means a fixed amount; upper and \
        lower case are the same.
        price after a coupon such as SAVE10 or MINUS5
        Take the number behind SAVE as percent and behind MINUS as money off (not below 0), any case; others \
        change nothing.
        """,
        """
        match = re.fullmatch(r"(SAVE|MINUS)([0-9]+)", code.upper())
        if not match:
            return round(price, 2)
        value = int(match[2])
        if match[1] == "SAVE":
            price -= price * value / 100
        else:
            price -= value
        return round(max(price, 0.0), 2)
        """,
        lambda r: (
            _price(r),
            r.choice(("SAVE10", "save25", "MINUS5", "minus20", "FREE", "", "SAVE", "SAVE100", "Minus3")),
        ),
        "import re",
    ),
    made(
        "variants_dailies.percent_coupon_with_cap",
        "apply_coupon capped_discount discounted_total apply_discount",
        "total: float; percent: float; cap: float; minimum: float = 0",
        "float",
        """
        {total} after a coupon of {percent} percent that takes off at most {cap} and is only valid from a \
        {total} of {minimum} on; rounded to 2 decimals.
        Subtract {percent} percent, but never more than {cap}; below the {minimum} the coupon does not count.
        What is left to pay if the discount is limited to {cap} and the order must reach {minimum}?
        percentage discount with an upper limit and a minimum order
        Compute {percent} % of {total}, cut it to {cap}, and deduct it unless {total} is smaller than \
        {minimum}; rounded to cents.
        """,
        """
        if total < minimum:
            return round(total, 2)
        return round(total - min(total * percent / 100, cap), 2)
        """,
        lambda r: (
            r.choice((_price(r, 120), 50.0, 100.0)),
            r.choice((10, 20, 50)),
            r.choice((5, 10, 30)),
            r.choice((0, 50, 100)),
        ),
    ),
    made(
        "variants_dailies.us_coins_all_keys",
        "make_change count_coins coin_change cents_to_coins",
        "cents: int",
        "dict[str, int]",
        """
        Fewest US coins for {cents} as a dict with the keys 'quarters' (25), 'dimes' (10), 'nickels' (5) and \
        'pennies' (1), all of them present, also with 0.
        Change {cents} into quarters, dimes, nickels and pennies, the largest first, and return the number \
        of each under its name.
        How many quarters, dimes, nickels and pennies make up {cents}? Coins that are not needed count 0.
        US change as a dict of four coin names, zeros included
        Take as many of the biggest coin as possible, then of the next; the dict always has four entries.
        """,
        """
        change = {}
        for name, value in (("quarters", 25), ("dimes", 10), ("nickels", 5), ("pennies", 1)):
            change[name], cents = divmod(cents, value)
        return change
        """,
        lambda r: (r.choice((0, 4, 25, 41, 99, r.randint(0, 300))),),
    ),
    made(
        "variants_dailies.change_from_payment_dict",
        "make_change give_change change_due calculate_change",
        "price: float; paid: float",
        "dict[float, int] | None",
        """
        Change for {paid} minus {price} in as few pieces as possible of 20, 10, 5, 1, 0.25, 0.1, 0.05 and \
        0.01: a dict from value to number, only those used, largest first; None if too little was {paid}.
        Return which notes and coins (20 down to 0.01) to hand back for a {price}, {{}} for the exact \
        amount, and None when {paid} is not enough.
        What change does the customer get? Work in cents, take the largest value first, and leave out values \
        that are not needed; less than the {price} gives None.
        change in dollars as a dict of values, None if not enough paid
        Break the difference down greedily into US notes (20, 10, 5, 1) and coins and count those used; None \
        if it is negative.
        """,
        """
        cents = round(paid * 100) - round(price * 100)
        if cents < 0:
            return None
        change = {}
        for value in (20, 10, 5, 1, 0.25, 0.1, 0.05, 0.01):
            count, cents = divmod(cents, round(value * 100))
            if count:
                change[value] = count
        return change
        """,
        lambda r: (
            price := _price(r, 20),
            r.choice((price, 20.0, 50.0, round(price + r.randint(1, 200) / 100, 2))),
        ),
    ),
    made(
        "variants_dailies.greedy_change_or_none",
        "make_change give_change coin_change change_coins",
        "amount: int; coins: list[int]",
        "list[int] | None",
        """
        Pay {amount} greedily with {coins} (each usable any number of times, in any order given), always \
        taking the largest that fits, and return the list of coins; None if a rest remains.
        Change {amount} into {coins}: the biggest first, as often as possible. [] for 0, None when it does \
        not come out even that way.
        Which coins are handed out if one always takes the largest possible? If something is left over at \
        the end, None.
        greedy change as a list of coins, None if it does not work out
        Go through the {coins} from large to small and subtract each while it fits; an unpaid rest means None.
        """,
        """
        change = []
        for coin in sorted(coins, reverse=True):
            count, amount = divmod(amount, coin)
            change += [coin] * count
        return change if amount == 0 else None
        """,
        lambda r: (r.randint(0, 40), r.choice(([1, 5, 10], [2, 5], [25, 10, 1], [3, 7], [5], [1, 2, 5, 10]))),
    ),
    made(
        "variants_dailies.euro_coins_from_amount",
        "coins_for_amount euro_coins make_change euro_change",
        "amount: float",
        "list[float]",
        """
        Fewest euro coins for an {amount} in euros, largest first, out of 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02 \
        and 0.01, as a list with repetitions.
        Change {amount} into euro coins: 3.88 gives [2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01].
        Which coins make up {amount} euros, if one takes as few as possible? Count in cents to avoid \
        rounding errors.
        euro coins for an amount as a list, largest first
        Return the values of the coins to be handed out, beginning with the biggest; [] for 0.
        """,
        """
        cents = round(amount * 100)
        coins = []
        for coin in (2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01):
            count, cents = divmod(cents, round(coin * 100))
            coins.extend([coin] * count)
        return coins
        """,
        lambda r: (r.choice((0.0, 0.99, 3.88, 1.41, r.randint(0, 600) / 100)),),
    ),
    made(
        "variants_dailies.usd_minus_before_sign",
        "format_currency format_money format_usd to_dollars",
        "amount: float",
        "str",
        """
        Write {amount} in dollars with a comma between thousands and two decimals; a minus stands before the \
        sign: '$1,234.50', '-$3.25'.
        Format {amount} as US currency like '$0.50' or '$999,999.99', negative ones with '-' in front of '$'.
        How is -1200 written as money? '-$1,200.00', the minus first, then the dollar sign.
        dollars with commas, negative as -$1.00
        Put '$' before the absolute value with two decimals and thousands separators, and '-' before all of \
        it if {amount} is below zero.
        """,
        """
        sign = "-" if amount < 0 else ""
        return f"{sign}${abs(amount):,.2f}"
        """,
        lambda r: (_amount(r),),
    ),
    made(
        "variants_dailies.usd_accounting_parentheses",
        "format_currency accounting_format format_money format_accounting",
        "amount: float",
        "str",
        """
        Write {amount} in dollars as accountants do: '$1,234.50', negative amounts in parentheses without a \
        minus: '($3.25)'.
        Format {amount} with '$', commas between thousands and two decimals; below zero, put it in brackets.
        How does -1200 look in a balance sheet? '($1,200.00)'; positive amounts and zero have no brackets.
        dollars with commas, negative in parentheses
        Return text like '$0.50' with commas and cents, where parentheses instead of a minus mark amounts \
        below zero.
        """,
        """
        text = f"${abs(amount):,.2f}"
        return f"({text})" if amount < 0 else text
        """,
        lambda r: (_amount(r),),
    ),
    made(
        "variants_dailies.money_with_k_and_m",
        "format_money short_money abbreviate_amount compact_currency",
        "amount: float",
        "str",
        """
        Write {amount} (at least 0) in dollars briefly: '$950' below a thousand (rounded to whole dollars), \
        then '$1.2K', from a million '$3.4M', from a billion '$5.0B', one decimal each.
        Abbreviate money: divide by 1000, a million or a billion, keep one decimal and add K, M or B; \
        smaller amounts are shown without decimals.
        How is 1200000 shown on a dashboard? '$1.2M': one decimal and a letter, while 999 stays '$999'.
        dollars in short form with K, M, B and one decimal
        Choose the largest unit that {amount} reaches (1000, 10 ** 6, 10 ** 9) and write it with one decimal.
        """,
        """
        for size, letter in ((10**9, "B"), (10**6, "M"), (10**3, "K")):
            if amount >= size:
                return f"${amount / size:.1f}{letter}"
        return f"${amount:.0f}"
        """,
        lambda r: (
            r.choice((0, 999, 1000, 1_200_000, 5_000_000_000, r.randint(0, 10**4), r.randint(0, 10**8))),
        ),
    ),
    made(
        "variants_dailies.parse_money_signed_or_none",
        "parse_money parse_currency money_to_float parse_amount",
        "text: str",
        "float | None",
        """
        Number in a money text such as '$1,234.50', '-$3.25' or '($3.25)', where parentheses mean minus; \
        None if it is no amount. Commas and spaces are ignored, the dollar sign may be missing.
        Read {text} as a float: drop '$', ',' and spaces, make it negative for a minus or brackets; None for \
        anything that is not a number then.
        What amount is '(12.00)'? -12.0. Invalid text such as 'free' or '' gives None.
        dollar text to float, parentheses negative, None if invalid
        Convert '$1,200', '-5' or '($5.00)' (minus five) to a float; everything that is no number gives None.
        """,
        """
        cleaned = text.replace("$", "").replace(",", "").replace(" ", "")
        negative = cleaned.startswith("(") and cleaned.endswith(")")
        if negative:
            cleaned = cleaned[1:-1]
        if not re.fullmatch(r"-?[0-9]+(\\.[0-9]+)?", cleaned):
            return None
        return -float(cleaned) if negative else float(cleaned)
        """,
        lambda r: (
            r.choice(
                ("$1,234.50", "-$3.25", "($3.25)", "(12.00)", "free", "", "$5", " 7.5 ", "1,000", "$", "($)")
            )
            if r.random() < 0.7
            else f"${r.randint(0, 5000):,}.{r.randint(10, 99)}",
        ),
        "import re",
    ),
    made(
        "variants_dailies.vat_inside_gross_dict",
        "split_vat vat_from_gross vat_breakdown net_and_vat",
        "gross: float; rate: float = 0.19",
        "dict[str, float]",
        """
        Take the VAT out of a {gross} price: a dict with 'net', 'vat' and 'gross', rounded to 2 decimals; \
        {rate} is a fraction, 0.19 by default.
        Return net amount, tax and {gross} under these names when {gross} includes the tax at {rate} (0.07 \
        means 7 percent); the tax is what net leaves of the gross price.
        How much of the {gross} price is VAT? Divide by 1 + {rate} for the net and take the difference as tax.
        VAT included in a price, as a dict of net, vat and gross, rate as fraction
        Split a price with tax (fraction {rate}) into 'net' and 'vat' that add up to 'gross', to the cent.
        """,
        """
        net = round(gross / (1 + rate), 2)
        return {"net": net, "vat": round(gross - net, 2), "gross": round(gross, 2)}
        """,
        lambda r: (r.choice((119.0, 107.0, 0.0, _price(r, 90))), r.choice((0.19, 0.07, 0.2, 0.0))),
    ),
    made(
        "variants_dailies.gross_with_reduced_rate",
        "gross_price price_with_vat add_vat final_price",
        "net: float; category: str",
        "float",
        """
        Price with VAT: 7 percent for the {category} 'food' or 'books' (any case), 19 percent for all \
        others; rounded to 2 decimals.
        Add the tax to {net}: the reduced rate of 7 % for food and books, otherwise 19 %.
        What does something cost with German VAT? It depends on the {category}, whose case does not matter.
        gross price with 7 percent for food and books, else 19
        Return {net} times 1.07 for the two reduced categories and times 1.19 for everything else.
        """,
        """
        percent = 7 if category.lower() in ("food", "books") else 19
        return round(net * (100 + percent) / 100, 2)
        """,
        lambda r: (_price(r, 90), r.choice(("food", "Books", "FOOD", "toys", "", "book", "Electronics"))),
    ),
    made(
        "variants_dailies.bulk_discount_table_total",
        "bulk_price total_price quantity_discount order_total",
        "quantity: int; price: float; tiers: list[tuple[int, float]]",
        "float",
        """
        Total for {quantity} pieces at {price}: {tiers} are (from quantity, percent off) in any order, and \
        the highest quantity that is reached decides; none reached means no discount. Rounded to 2 decimals.
        Multiply and take off the percentage of the tier with the largest minimum not above {quantity}.
        What do {quantity} items cost with quantity discounts such as [(10, 5), (50, 10)]? The discount \
        counts for all pieces.
        bulk total from a table of minimum quantities and percents
        Find the tier with the greatest minimum not above {quantity}, reduce the whole sum by its percent, \
        and round to cents.
        """,
        """
        percent = max([tier for tier in tiers if tier[0] <= quantity], default=(0, 0))[1]
        return round(quantity * price * (100 - percent) / 100, 2)
        """,
        lambda r: (
            r.choice((0, 9, 10, 49, 50, r.randint(1, 80))),
            r.randint(1, 40) / 4,
            r.choice(([], [(10, 5), (50, 10)], [(50, 20), (10, 10), (2, 1)], [(5, 50)])),
        ),
    ),
    made(
        "variants_dailies.overtime_split_dict",
        "weekly_pay calculate_pay payroll overtime_pay",
        "hours: float; rate: float",
        "dict[str, float]",
        """
        Pay for the {hours} of a week at {rate}: a dict with 'regular' (up to 40 hours), 'overtime' (the \
        rest, paid 1.5 times) and 'total', rounded to 2 decimals.
        Split the weekly wage into regular pay, overtime pay at time and a half above 40 hours, and their sum.
        How much is earned normally, how much by overtime, and how much in all? Return the three amounts \
        under 'regular', 'overtime', 'total'.
        weekly pay split into regular and overtime as a dict
        Pay the first 40 {hours} at {rate}, those beyond at 150 percent, and name both parts and the total.
        """,
        """
        regular = min(hours, 40) * rate
        overtime = max(hours - 40, 0) * rate * 1.5
        return {
            "regular": round(regular, 2),
            "overtime": round(overtime, 2),
            "total": round(regular + overtime, 2),
        }
        """,
        lambda r: (r.choice((0, 38, 40, 41, 45.5, r.randint(30, 60))), r.choice((10, 12.5, 20, 15.75))),
    ),
    made(
        "variants_dailies.overtime_by_day_above_eight",
        "weekly_pay calculate_pay pay_for_week overtime_pay",
        "hours: list[float]; rate: float",
        "float",
        """
        Pay for the {hours} of several days at {rate}, where on each day the hours above 8 are paid one and \
        a half times; rounded to 2 decimals.
        Add up the wages per day: up to 8 hours at {rate}, every further hour of that day at 1.5 times {rate}.
        What is earned if overtime counts by day, not by week? A short day does not make up for a long one.
        pay with daily overtime above 8 hours
        For each of {hours}, take normal pay plus half of {rate} again for what exceeds 8 on that day; round \
        the sum.
        """,
        """
        total = 0.0
        for worked in hours:
            total += worked * rate + max(worked - 8, 0) * rate / 2
        return round(total, 2)
        """,
        lambda r: (
            [r.choice((0, 4, 7.5, 8, 9, 10.5, 12)) for _ in range(r.randint(0, 5))],
            r.choice((10, 12.5, 20)),
        ),
    ),
    made(
        "variants_dailies.overtime_two_levels",
        "weekly_pay calculate_pay gross_pay overtime_pay",
        "hours: float; rate: float",
        "float",
        """
        Pay for the {hours} of a week: {rate} up to 40, one and a half times from there to 50, and double \
        beyond 50 hours. Rounded to 2 decimals.
        Return the wage with two levels of overtime: hours 40 to 50 at 1.5 times, those above 50 at 2 times \
        {rate}.
        How much does one earn for long weeks? The first ten hours of overtime bring 50 percent more, all \
        further ones 100 percent.
        weekly pay with time and a half above 40 and double above 50 hours
        Sum 40 normal hours, up to 10 hours of overtime at 150 percent and the rest at 200 percent of {rate}.
        """,
        """
        regular = min(hours, 40)
        overtime = min(max(hours - 40, 0), 10)
        double = max(hours - 50, 0)
        return round((regular + overtime * 1.5 + double * 2) * rate, 2)
        """,
        lambda r: (r.choice((0, 40, 45, 50, 51.5, r.randint(30, 70))), r.choice((10, 12.5, 20))),
    ),
    made(
        "variants_dailies.trip_pay_from_odometer",
        "mileage_reimbursement reimbursement mileage_claim travel_expense",
        "start: float; end: float; rate: float = 0.3",
        "float",
        """
        Money for a trip by the odometer readings {start} and {end}: {rate} per unit of distance, rounded to \
        2 decimals; 0.0 if {end} is not above {start}.
        Multiply the distance driven, {end} minus {start}, by {rate}; wrong readings that go back give 0.0.
        What is refunded for the way between two readings of the mileage counter? Default 0.3 each.
        mileage money from two odometer readings
        Compute the distance, at least 0, times {rate} and round to cents.
        """,
        """
        return round(max(end - start, 0) * rate, 2)
        """,
        lambda r: (
            start := r.randint(0, 9000),
            start + r.choice((0, -5, r.randint(1, 300), r.randint(1, 999) / 2)),
            r.choice((0.3, 0.5, 0.58)),
        ),
    ),
    made(
        "variants_dailies.months_to_goal_with_interest",
        "months_to_goal savings_goal months_to_save time_to_goal",
        "goal: float; monthly: float; annual_rate: float",
        "int | None",
        """
        After how many months is {goal} reached by saving {monthly} at the end of each month, starting from \
        0, with {annual_rate} percent interest a year (a twelfth each month, before the deposit)? None if \
        {monthly} is not positive and {goal} is above 0.
        Count the months until the savings are at least {goal}: each month the balance earns {annual_rate} / \
        12 percent, then {monthly} is added. A goal of 0 or less takes 0 months.
        How long must one save, with compound interest every month? Without positive deposits it never \
        happens: None.
        months until a savings goal with monthly deposits and interest
        Add interest ({annual_rate} / 12 percent) and deposit month by month until {goal} is reached; None \
        without deposits.
        """,
        """
        if goal > 0 and monthly <= 0:
            return None
        balance = 0.0
        months = 0
        while balance < goal:
            balance += balance * annual_rate / 1200 + monthly
            months += 1
        return months
        """,
        lambda r: (
            r.choice((0, 1000, r.randint(1, 40) * 250)),
            r.choice((0, 50, 100, 250)),
            r.choice((0, 3, 12)),
        ),
    ),
    made(
        "variants_dailies.savings_progress_line",
        "savings_progress progress_text goal_progress savings_status",
        "saved: float; goal: float",
        "str",
        """
        Progress towards a savings {goal} such as '40% ($200 of $500)': the percentage rounded down and at \
        most 100, amounts as whole dollars; 'Goal reached!' as soon as {saved} is at least {goal}.
        Return 'Goal reached!' if enough is {saved}, else the percent and both amounts, without decimals, in \
        parentheses.
        How far is the piggy bank? Show 'N% ($X of $Y)' until the {goal} is met.
        savings progress as percent and amounts, 'Goal reached!' at the end
        Compare {saved} with {goal}: 'Goal reached!' or text like '40% ($200 of $500)', fractions of a \
        percent cut off.
        """,
        """
        if saved >= goal:
            return "Goal reached!"
        percent = int(saved * 100 // goal)
        return f"{percent}% (${saved:.0f} of ${goal:.0f})"
        """,
        lambda r: (r.choice((0, 199, 200, 500, 600, r.randint(0, 900))), r.choice((500, 300, 800))),
    ),
    made(
        "variants_dailies.budget_left_by_category_dict",
        "remaining_budget budget_left budget_status compare_budget",
        "budget: dict[str, int]; spent: dict[str, int]",
        "dict[str, int]",
        """
        What is left of each category of {budget} after {spent}: budget minus spending, negative if \
        overspent; categories without spending keep all, and spending outside the {budget} is ignored.
        Return for every key of {budget} the amount minus what was {spent} on it (0 if missing), in the \
        order of {budget}.
        How much money remains by category? Overspending shows as a negative number.
        budget minus spending per category, negative when exceeded
        Subtract {spent} from {budget} by key, keeping only the categories of the budget; missing spending \
        is 0.
        """,
        """
        return {category: limit - spent.get(category, 0) for category, limit in budget.items()}
        """,
        lambda r: (
            {name: r.randint(1, 30) * 10 for name in r.sample(("food", "rent", "fun"), r.randint(0, 2))},
            {name: r.randint(1, 40) * 10 for name in r.sample(("food", "rent", "fun"), r.randint(0, 2))},
        ),
    ),
    made(
        "variants_dailies.budget_states_by_category",
        "budget_status check_budget budget_report budget_states",
        "budget: dict[str, int]; spent: dict[str, int]",
        "dict[str, str]",
        """
        State of each category in {budget}: 'over' if more was {spent}, 'on budget' for exactly as much, \
        'under' for less; nothing spent counts as 0.
        Return a dict from category to 'over', 'under' or 'on budget' by comparing {spent} with {budget}; a \
        category missing in {spent} has spent 0.
        Which categories went over, which stayed under, which were met exactly? Only those of {budget} are \
        judged.
        budget status words per category
        Compare both dicts for each key of {budget} (missing in {spent} is 0): 'over', 'under' or 'on budget'.
        """,
        """
        states = {}
        for category, limit in budget.items():
            used = spent.get(category, 0)
            if used > limit:
                states[category] = "over"
            elif used < limit:
                states[category] = "under"
            else:
                states[category] = "on budget"
        return states
        """,
        lambda r: (
            {name: r.choice((50, 100)) for name in r.sample(("food", "rent", "fun"), r.randint(0, 2))},
            {
                name: r.choice((50, 60, 100, 120))
                for name in r.sample(("food", "rent", "fun"), r.randint(0, 2))
            },
        ),
    ),
    made(
        "variants_dailies.price_per_100_grams",
        "unit_price price_per_100g price_per_unit grams_price",
        "price: float; grams: float",
        "float | None",
        """
        Price for 100 grams of a pack with {grams} that costs {price}, rounded to 2 decimals; None if \
        {grams} is not positive.
        Return {price} / {grams} * 100 in cents precision, or None for a weight of 0 or less.
        What do 100 g cost if the whole pack costs {price}? Without a weight there is no answer: None.
        unit price per 100 g, None for no weight
        Convert a pack price to the price of 100 grams with 2 decimals; None unless {grams} is above 0.
        """,
        """
        if grams <= 0:
            return None
        return round(price * 100 / grams, 2)
        """,
        lambda r: (_price(r, 15), r.choice((0, -5, 100, 250, 500, 750, 1000, r.randint(50, 900)))),
    ),
    made(
        "variants_dailies.best_unit_price_name",
        "best_value best_buy cheapest_per_unit best_deal",
        "offers: list[tuple[str, float, float]]",
        "str | None",
        """
        Name of the offer with the lowest price per unit; {offers} are (name, price, amount). The first one \
        wins a tie, offers without a positive amount are skipped, None if nothing remains.
        Which of {offers} is cheapest by price divided by amount? Ignore amounts of 0 or less, and return \
        None for no usable offer.
        Return the name of the best buy among (name, price, amount) tuples, the earliest on equal unit prices.
        cheapest offer by unit price, None if there is none
        Compare price / amount of all offers with an amount above 0 and name the first smallest; None for no \
        such offer.
        """,
        """
        usable = [offer for offer in offers if offer[2] > 0]
        if not usable:
            return None
        return min(usable, key=lambda offer: offer[1] / offer[2])[0]
        """,
        lambda r: (
            [
                (name, r.randint(1, 9), r.choice((0, 1, 2, 3, 4)))
                for name in ("tea", "rice", "salt")[: r.randint(0, 3)]
            ],
        ),
    ),
    made(
        "variants_dailies.tariff_steps_with_rest",
        "electricity_bill tiered_bill water_bill consumption_bill",
        "units: float; steps: list[tuple[float | None, float]]; base: float = 0",
        "float",
        """
        Bill for {units}: {base} plus the price of each step in {steps}, (upper limit, price per unit) in \
        ascending order, for the units that fall into it; the last limit is None. Rounded to 2 decimals.
        Charge the {units} up to the first limit at its price, those up to the next at the next one, and so \
        on (None means no limit), and add the fixed {base}.
        How much is the bill with a base fee and prices by level of consumption? Limits count from 0, not \
        from the last limit.
        tiered consumption bill with absolute limits and a base fee
        Sum the parts of {units} between neighboring limits (None is endless) times their prices, plus \
        {base}, rounded to cents.
        """,
        """
        total = base
        lower = 0
        for limit, price in steps:
            upper = units if limit is None else min(units, limit)
            if upper <= lower:
                break
            total += (upper - lower) * price
            lower = upper
        return round(float(total), 2)
        """,
        lambda r: (
            r.choice((0, 100, 101, 300, r.randint(0, 400))),
            r.choice(([(100, 0.1), (None, 0.2)], [(50, 0.5), (150, 1.0), (None, 1.5)], [(None, 0.25)])),
            r.choice((0, 5, 12.5)),
        ),
    ),
    made(
        "variants_dailies.parking_fee_from_clock_times",
        "parking_fee parking_cost parking_charge",
        "entered: str; left: str; per_hour: float = 2.0",
        "float",
        """
        Parking fee from {entered} to {left} ('HH:MM', over midnight if {left} is earlier): {per_hour} for \
        every hour begun, nothing for staying no time at all.
        Charge {per_hour} per started hour between two clock times; 61 minutes are two hours, 0 minutes cost \
        0.0.
        What does parking cost? Round the stay up to full hours; leaving at an earlier time means the next \
        day.
        parking fee per begun hour from HH:MM times
        Compute the minutes parked, modulo 24 hours, and pay for each hour that was started.
        """,
        """
        entered_hour, entered_minute = map(int, entered.split(":"))
        left_hour, left_minute = map(int, left.split(":"))
        minutes = (left_hour * 60 + left_minute - entered_hour * 60 - entered_minute) % 1440
        return -(-minutes // 60) * per_hour
        """,
        lambda r: (*_clocks(r), r.choice((2.0, 1.5, 3.0))),
    ),
    made(
        "variants_dailies.parking_first_hour_and_cap",
        "parking_fee parking_cost parking_charge garage_fee",
        "minutes: int",
        "int",
        """
        Parking fee for {minutes}: 4 for the first begun hour, 2 for each further one, at most 20 for each \
        period of 24 hours; 0 for no time.
        Charge 4 for the first started hour and 2 for every other, but no more than 20 a day; after each \
        full 24 hours it starts again.
        What does the garage cost? The first hour is dearer, a day is never more than 20, and a new day \
        begins with 4 again.
        parking fee with a dearer first hour and a daily maximum
        Split the stay into days of 1440 minutes at 20 each and charge the rest by begun hours up to 20.
        """,
        """
        days, rest = divmod(minutes, 1440)
        hours = -(-rest // 60)
        fee = 4 + 2 * (hours - 1) if hours else 0
        return days * 20 + min(fee, 20)
        """,
        lambda r: (r.choice((0, 1, 60, 61, 540, 541, 1440, 1441, r.randint(0, 400), r.randint(0, 5000))),),
    ),
    made(
        "variants_dailies.family_tickets_by_age",
        "total_ticket_price tickets_total admission_price entrance_fee",
        "ages: list[int]; adult: float = 12.0",
        "float",
        """
        Price of tickets for people of these {ages}: free under 4, half of {adult} under 18, a quarter off \
        from 65 on, else {adult}; the sum is rounded to 2 decimals.
        Add up the admission: infants below 4 nothing, children below 18 pay 50 percent, seniors (65 and \
        older) 75 percent, all others the full price.
        What does a family pay at the door? Each age has its share of the {adult} price: 0, 0.5, 1 or 0.75.
        total of ticket prices by age groups
        Sum tickets: none under 4, half under 18, three quarters from 65 on, all others {adult}; two decimals.
        """,
        """
        total = 0.0
        for age in ages:
            if age < 4:
                continue
            if age < 18:
                total += adult * 0.5
            elif age >= 65:
                total += adult * 0.75
            else:
                total += adult
        return round(total, 2)
        """,
        lambda r: (
            [r.choice((3, 4, 17, 18, 64, 65, r.randint(0, 90))) for _ in range(r.randint(0, 4))],
            r.choice((12.0, 10.0, 9.5)),
        ),
    ),
    made(
        "variants_dailies.ticket_price_text_by_age",
        "ticket_price admission_price ticket_text price_for_age",
        "age: int",
        "str",
        """
        Ticket by {age}: 'Free' under 3, '$10' from 3 to 12, '$15' above; 'Invalid age' for a negative {age}.
        Return the price of a cinema ticket as text, 'Free' for the youngest (0 to 2), '$10' up to and with \
        12, '$15' for all older ones, 'Invalid age' below 0.
        What does the ticket cost at that {age}? Children to 12 pay $10, toddlers nothing, others $15.
        ticket price text by age, 'Invalid age' if negative
        Choose among 'Free', '$10' and '$15' by the limits 3 and 13, after refusing negative ages.
        """,
        """
        if age < 0:
            return "Invalid age"
        if age < 3:
            return "Free"
        return "$10" if age <= 12 else "$15"
        """,
        lambda r: (r.choice((-1, 0, 2, 3, 12, 13, r.randint(-5, 80))),),
    ),
    made(
        "variants_dailies.speed_verdict_text",
        "check_speed speed_check speeding_ticket speed_verdict",
        "speed: int; limit: int",
        "str",
        """
        Verdict on driving {speed} where {limit} is allowed: 'OK' up to the limit, 'Warning' up to 10 above, \
        'Ticket: $100' up to 30 above, otherwise 'License suspended'.
        Return 'OK', 'Warning', 'Ticket: $100' or 'License suspended' by how much {speed} exceeds {limit}: \
        not at all, by at most 10, by at most 30, by more.
        What happens to the driver? Up to 10 too fast is a warning, up to 30 a ticket, above that the \
        license is gone.
        speeding verdict by excess over the limit
        By how much is {speed} above {limit}? 0 'OK', to 10 'Warning', to 30 'Ticket: $100', more 'License \
        suspended'.
        """,
        """
        excess = speed - limit
        if excess <= 0:
            return "OK"
        if excess <= 10:
            return "Warning"
        if excess <= 30:
            return "Ticket: $100"
        return "License suspended"
        """,
        lambda r: (
            (limit := r.choice((30, 50, 100))) + r.choice((-10, 0, 1, 10, 11, 30, 31, r.randint(-20, 60))),
            limit,
        ),
    ),
    made(
        "variants_dailies.speed_points_per_five",
        "check_speed demerit_points speed_points penalty_points",
        "speed: int; limit: int = 70",
        "int",
        """
        Penalty points for {speed}: one for every full 5 above the {limit}, 0 if it is kept.
        How many demerit points does a driver get? Each complete 5 km/h over the {limit} is one point, less \
        than 5 over is none.
        Return the points for speeding: the excess over {limit} divided by 5, rounded down, never negative.
        demerit points, one per 5 above the limit
        Count full steps of 5 by which {speed} exceeds {limit}; no points at or below it.
        """,
        """
        return max(speed - limit, 0) // 5
        """,
        lambda r: (r.choice((60, 70, 74, 75, 80, r.randint(40, 150))), r.choice((70, 50, 70))),
    ),
    made(
        "variants_dailies.temperature_label_fahrenheit",
        "temperature_label describe_temperature weather_label classify_temperature",
        "fahrenheit: float",
        "str",
        """
        Label for a temperature in {fahrenheit}: 'freezing' at 32 or below, 'cold' below 50, 'mild' below \
        70, 'warm' below 85, otherwise 'hot'.
        Describe the weather by degrees Fahrenheit with the limits 32 (included in 'freezing'), 50, 70 and 85.
        How does {fahrenheit} feel: 'freezing', 'cold', 'mild', 'warm' or 'hot'? 50 is already mild, 85 hot.
        temperature word for degrees Fahrenheit
        Sort a temperature into freezing (to 32), cold (under 50), mild (under 70), warm (under 85) and hot.
        """,
        """
        if fahrenheit <= 32:
            return "freezing"
        if fahrenheit < 50:
            return "cold"
        if fahrenheit < 70:
            return "mild"
        return "warm" if fahrenheit < 85 else "hot"
        """,
        lambda r: (r.choice((32, 32.5, 50, 70, 85, 49.9, r.randint(0, 110))),),
    ),
    made(
        "variants_dailies.bmi_value_and_label",
        "bmi calculate_bmi bmi_report bmi_category",
        "weight: float; height: float",
        "tuple[float, str]",
        """
        Body mass index of {weight} (kg) and {height} (m), rounded to 1 decimal, together with its label: \
        'Underweight' below 18.5, 'Normal' below 25, 'Overweight' below 30, else 'Obese'. The label goes by \
        the rounded value.
        Return (bmi, category): weight over height squared with one decimal and the word for this rounded \
        number.
        What is the BMI and how is it called? Give a tuple of number and capitalized label with the limits \
        18.5, 25 and 30.
        BMI rounded to one decimal with its category as a tuple
        Compute kg / m² to one decimal and classify that: Underweight < 18.5, Normal < 25, Overweight < 30, \
        else Obese.
        """,
        """
        bmi = round(weight / height**2, 1)
        if bmi < 18.5:
            label = "Underweight"
        elif bmi < 25:
            label = "Normal"
        elif bmi < 30:
            label = "Overweight"
        else:
            label = "Obese"
        return bmi, label
        """,
        lambda r: (r.randint(45, 110), r.choice((1.6, 1.75, 1.8, 1.9))),
    ),
    made(
        "variants_dailies.bmi_label_from_centimeters",
        "bmi_category bmi_label classify_bmi weight_category",
        "kilograms: float; centimeters: float",
        "str",
        """
        Weight class by body mass index, with the height in {centimeters}: 'underweight' under 18.5, 'normal \
        weight' under 25, 'overweight' under 30, 'obese' from 30 on; 'invalid' if one of both is not \
        positive.
        Return the category of the BMI (kg divided by squared meters), converting {centimeters} first; \
        values of 0 or less give 'invalid'.
        How is the weight of {kilograms} rated at this height? One of four classes, or 'invalid'.
        BMI category from kg and cm, 'invalid' for non-positive values
        Classify kg per squared meters by 18.5, 25 and 30 as underweight, normal weight, overweight or \
        obese; 0 or less is 'invalid'.
        """,
        """
        if kilograms <= 0 or centimeters <= 0:
            return "invalid"
        bmi = kilograms / (centimeters / 100) ** 2
        if bmi < 18.5:
            return "underweight"
        if bmi < 25:
            return "normal weight"
        return "overweight" if bmi < 30 else "obese"
        """,
        lambda r: (
            r.choice((0, r.randint(45, 110), r.randint(45, 110))),
            r.choice((0, 160, 170, 185, -5, 190)),
        ),
    ),
    made(
        "variants_dailies.bmi_with_obesity_classes",
        "bmi_category bmi_class obesity_class classify_bmi",
        "bmi: float",
        "str",
        """
        Class of a {bmi}: 'underweight' below 18.5, 'normal' below 25, 'overweight' below 30, 'obesity class \
        I' below 35, 'obesity class II' below 40, else 'obesity class III'.
        Name the WHO class of a body mass index; obesity is divided at 35 and 40 into the classes I, II, III.
        How is a {bmi} classified? Six classes with the limits 18.5, 25, 30, 35 and 40, each limit belonging \
        to the upper class.
        BMI class with three degrees of obesity
        Return underweight, normal, overweight or 'obesity class I', 'II' (from 35) or 'III' (from 40) for a \
        {bmi}.
        """,
        """
        limits = (
            (18.5, "underweight"),
            (25, "normal"),
            (30, "overweight"),
            (35, "obesity class I"),
            (40, "obesity class II"),
        )
        for limit, name in limits:
            if bmi < limit:
                return name
        return "obesity class III"
        """,
        lambda r: (r.choice((18.4, 18.5, 25, 30, 35, 40, 42.5, r.randint(150, 450) / 10)),),
    ),
    made(
        "variants_dailies.reading_time_min_read",
        "reading_time read_time estimate_reading_time reading_time_label",
        "text: str; wpm: int = 200",
        "str",
        """
        Reading time of {text} such as '3 min read': words parted by whitespace at {wpm} words a minute, \
        rounded up, at least '1 min read' even for an empty text.
        Return 'N min read', where N is the number of words divided by {wpm}, rounded up and never below 1.
        How long does it take to read {text}? Count words, divide by {wpm}, round up; short texts take 1.
        reading time label 'N min read', at least 1
        Estimate the minutes for a blog post, begun ones counted and 1 at least, and write them with ' min \
        read'.
        """,
        """
        minutes = math.ceil(len(text.split()) / wpm)
        return f"{max(minutes, 1)} min read"
        """,
        lambda r: (" ".join(["tea"] * r.choice((0, 1, 2, 3, 5, 7))), r.choice((1, 2, 3, 200))),
        "import math",
    ),
    made(
        "variants_dailies.reading_minutes_of_words",
        "reading_time reading_minutes minutes_to_read estimate_reading_time",
        "words: int; wpm: int = 200",
        "int",
        """
        Minutes for reading a number of {words} at {wpm} words a minute, rounded up; 0 for no words.
        How many whole minutes does it take to read {words}? Begun minutes count, nothing to read takes 0.
        Return {words} divided by {wpm}, rounded up to an integer; 0 if {words} is 0 or less.
        reading time in full minutes from a word count
        Divide {words} by {wpm} and take the ceiling; without words it takes 0 minutes.
        """,
        """
        if words <= 0:
            return 0
        return -(-words // wpm)
        """,
        lambda r: (r.choice((0, 1, 200, 201, 1000, -5, r.randint(0, 3000))), r.choice((200, 200, 250, 180))),
    ),
    made(
        "variants_dailies.reading_time_min_and_sec",
        "reading_time format_reading_time read_time time_to_read",
        "words: int; wpm: int = 240",
        "str",
        """
        Reading time of {words} at {wpm} words a minute as text: '2 min 30 sec', only '45 sec' below a \
        minute, only '3 min' without seconds; seconds are rounded, '0 sec' for nothing.
        Return minutes and seconds needed for {words}, leaving out a part that is zero; '0 sec' if both are.
        How long does it take to read, to the second? Round words * 60 / {wpm} and write it with min and sec.
        reading time as minutes and seconds text
        Convert a word count to text such as '1 min 15 sec', '2 min' or '30 sec', whole seconds, '0 sec' for \
        0.
        """,
        """
        minutes, seconds = divmod(round(words * 60 / wpm), 60)
        parts = []
        if minutes:
            parts.append(f"{minutes} min")
        if seconds or not minutes:
            parts.append(f"{seconds} sec")
        return " ".join(parts)
        """,
        lambda r: (r.choice((0, 60, 240, 300, 480, r.randint(0, 900))), r.choice((240, 240, 200, 120))),
    ),
    made(
        "variants_dailies.scale_recipe_whole_numbers_plain",
        "scale_recipe adjust_recipe convert_recipe scale_ingredients",
        "recipe: dict[str, float]; servings: int; wanted: int",
        "dict[str, float]",
        """
        Amounts of {recipe}, written for {servings} people, for {wanted} people, rounded to 2 decimals; \
        whole amounts are given as int: 3, not 3.0.
        Multiply each amount by {wanted} / {servings} and round to 2 places; results without a fraction \
        become integers.
        How much of every ingredient is needed for {wanted} servings? Give 1.5 as it is, but 2.0 as 2.
        scale a recipe, whole amounts as integers
        Return a new dict with scaled amounts: floats with up to 2 decimals, ints where nothing follows the \
        point.
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
                name: r.choice((1, 2, 100, 0.5, 250, 3))
                for name in r.sample(("flour", "eggs", "salt"), r.randint(0, 2))
            },
            r.randint(1, 4),
            r.choice((1, 2, 3, 6)),
        ),
    ),
    made(
        "variants_dailies.playlist_total_of_texts",
        "total_duration playlist_duration sum_durations total_playing_time",
        "durations: list[str]",
        "str",
        """
        Total of {durations} written 'M:SS', as 'M:SS' or, from one hour on, 'H:MM:SS'; '0:00' for an empty \
        list.
        Add up song lengths such as '3:45' and write the sum in the same way, with hours in front when there \
        are 60 minutes or more.
        How long is a playlist? ['3:30', '2:45'] is '6:15', and 61 minutes are '1:01:00'.
        sum of M:SS lengths as M:SS or H:MM:SS
        Sum minutes and seconds of all texts; minutes beyond 59 become hours in front, no songs are '0:00'.
        """,
        """
        total = 0
        for duration in durations:
            minutes, seconds = duration.split(":")
            total += int(minutes) * 60 + int(seconds)
        hours, rest = divmod(total, 3600)
        minutes, seconds = divmod(rest, 60)
        if hours:
            return f"{hours}:{minutes:02}:{seconds:02}"
        return f"{minutes}:{seconds:02}"
        """,
        lambda r: (
            [
                f"{r.choice((0, 3, 4, 30, r.randint(1, 50)))}:{r.choice((0, 5, 30, 59)):02}"
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "variants_dailies.low_stock_with_own_minimum",
        "low_stock items_to_reorder needs_restock reorder_list",
        "items: list[dict]",
        "list[str]",
        """
        Names of {items} (dicts with 'name', 'quantity' and 'minimum') whose quantity is at or below their \
        own minimum, in list order.
        Which {items} must be reordered? Those with a 'quantity' not above their 'minimum'.
        List the 'name' of every record where the stock has come down to the item's reorder point or lower.
        items at or below their own minimum stock
        Compare 'quantity' with 'minimum' in each dict and collect the names that need restocking.
        """,
        """
        return [item["name"] for item in items if item["quantity"] <= item["minimum"]]
        """,
        lambda r: (
            [
                {"name": name, "quantity": r.randint(0, 6), "minimum": r.randint(1, 5)}
                for name in r.sample(("tea", "rice", "salt"), r.choice((0, 1, 1, 2)))
            ],
        ),
    ),
    made(
        "variants_dailies.low_stock_sorted_dict",
        "low_stock low_stock_items find_low_stock items_running_low",
        "stock: dict[str, int]; threshold: int = 5",
        "dict[str, int]",
        """
        Items of {stock} with at most {threshold} pieces, as a dict from name to count, names in \
        alphabetical order.
        Keep only the entries of {stock} whose count is {threshold} or less, sorted by name.
        Which items run low, and how many are left of each? The {threshold} itself still counts as low.
        low stock entries as a dict sorted by name, threshold included
        Keep the counts of {threshold} or fewer from {stock} and return them ordered by name.
        """,
        """
        return {item: count for item, count in sorted(stock.items()) if count <= threshold}
        """,
        lambda r: (
            {name: r.randint(0, 10) for name in r.sample(("tea", "rice", "salt", "milk"), r.randint(0, 4))},
            r.choice((5, 5, 3)),
        ),
    ),
    made(
        "variants_dailies.inventory_value_of_records",
        "inventory_value total_value stock_value calculate_inventory_value",
        "items: list[dict]",
        "float",
        """
        Value of all {items}, dicts with 'price' and 'quantity', rounded to 2 decimals; a missing 'quantity' \
        counts as 1, and no items give 0.0.
        Add up price times quantity over the records; where 'quantity' is not given, take one piece.
        What is the stock worth? Each dict has a 'price' and perhaps a 'quantity', 1 by default.
        inventory value from dicts, quantity 1 if missing
        Sum 'price' times 'quantity' (1 if there is none) of the {items} and round to cents; 0.0 if empty.
        """,
        """
        return round(float(sum(item["price"] * item.get("quantity", 1) for item in items)), 2)
        """,
        lambda r: (
            [
                {"price": r.randint(1, 40) / 4, "quantity": r.randint(0, 5)}
                if r.random() < 0.6
                else {"price": r.randint(1, 40) / 4}
                for _ in range(r.choice((0, 1, 1, 2)))
            ],
        ),
    ),
    made(
        "variants_dailies.sell_item_or_none",
        "sell_item remove_item take_from_stock update_inventory",
        "inventory: dict[str, int]; item: str; quantity: int",
        "dict[str, int] | None",
        """
        A copy of {inventory} with {quantity} pieces of {item} fewer, or None if there is no such item or \
        not enough of it; at 0 the item stays with a count of 0.
        Sell {quantity} of {item}: return the new {inventory}, None when it is not available in that number.
        What is in stock after the sale? An unknown {item} or too few pieces give None; a sold out item \
        keeps its entry.
        sell from an inventory, None if not available
        Subtract {quantity} from the count of {item} in a new dict, down to 0 at most; None if that is not \
        possible.
        """,
        """
        if item not in inventory or inventory[item] < quantity:
            return None
        return {**inventory, item: inventory[item] - quantity}
        """,
        lambda r: (
            {name: r.randint(0, 5) for name in r.sample(("tea", "rice"), r.randint(0, 2))},
            r.choice(("tea", "rice")),
            r.randint(1, 4),
        ),
    ),
    made(
        "variants_dailies.restock_records_to_target",
        "restock restock_items refill_stock fill_up",
        "items: list[dict]; minimum: int; target: int",
        "list[dict]",
        """
        Copies of {items} (with 'name' and 'quantity') in which every quantity below {minimum} is raised to \
        {target}; the others stay.
        Refill the stock: records with fewer than {minimum} pieces get {target} pieces, without changing the \
        given dicts.
        How does the stock look after restocking everything under {minimum} to {target}?
        restock items below a minimum to a target, as new dicts
        Return new dicts where a low 'quantity' is replaced by {target}.
        """,
        """
        return [
            {**item, "quantity": target} if item["quantity"] < minimum else dict(item) for item in items
        ]
        """,
        lambda r: (
            [
                {"name": name, "quantity": r.randint(0, 6)}
                for name in r.sample(("tea", "rice"), r.choice((0, 1, 1)))
            ],
            r.randint(1, 5),
            r.choice((10, 20)),
        ),
    ),
    made(
        "variants_dailies.cart_total_discount_over_limit",
        "cart_total checkout_total order_total calculate_total",
        "cart: list[tuple[str, float, int]]; limit: float = 100; percent: float = 10",
        "float",
        """
        Total of a {cart} of (name, price, quantity): if it is more than {limit}, {percent} percent are \
        taken off; exactly {limit} gets no discount. Rounded to 2 decimals.
        Sum price times quantity and reduce the sum by {percent} percent when it exceeds {limit}.
        What must be paid for the {cart}? Only sums above (not at) {limit} get the discount; empty is 0.0.
        cart total with a discount above a limit
        Add up the (name, price, quantity) tuples; a sum above {limit}, but not {limit} itself, is cut by \
        {percent} percent.
        """,
        """
        total = sum(price * quantity for _, price, quantity in cart)
        if total > limit:
            total *= 1 - percent / 100
        return round(float(total), 2)
        """,
        lambda r: (
            [
                (name, r.choice((5, 12.5, 25, 50)), r.randint(1, 3))
                for name in ("tea", "pen")[: r.randint(0, 2)]
            ],
            r.choice((100, 50, 25)),
            r.choice((10, 20)),
        ),
    ),
    made(
        "variants_dailies.cart_total_with_shipping",
        "cart_total checkout_total order_total total_with_shipping",
        "cart: dict[str, int]; prices: dict[str, float]; shipping: float = 4.99; free_from: float = 50",
        "float",
        """
        Amount to pay for a {cart} (item to quantity) at {prices}: the goods plus {shipping}, which is free \
        from a goods value of {free_from} on; 0.0 for an empty {cart}. Rounded to 2 decimals.
        Sum up the {cart}, add {shipping} if the sum is below {free_from}, and return 0.0 when nothing is in \
        it.
        What does an order cost with delivery? Below {free_from} the {shipping} fee comes on top; an empty \
        cart costs nothing.
        cart total plus shipping, free above a limit
        Multiply quantities by {prices}; orders under {free_from} pay {shipping} on top, and no items mean \
        0.0.
        """,
        """
        if not cart:
            return 0.0
        goods = sum(prices[item] * quantity for item, quantity in cart.items())
        return round(goods if goods >= free_from else goods + shipping, 2)
        """,
        lambda r: (
            {name: r.randint(1, 3) for name in r.sample(("tea", "pen"), r.randint(0, 2))},
            {"tea": r.choice((5.0, 25.0)), "pen": r.choice((1.5, 20.0))},
        ),
    ),
    made(
        "variants_dailies.letter_grade_or_invalid",
        "letter_grade get_grade grade calculate_grade",
        "score: float",
        "str",
        """
        Letter grade of a {score} from 0 to 100: 'A' from 90, 'B' from 80, 'C' from 70, 'D' from 60, else \
        'F'; 'Invalid score' below 0 or above 100.
        Return the grade in tens, 'F' under 60, and 'Invalid score' for a number that is not from 0 to 100.
        Which letter does {score} get? Out of range (negative or over 100) is an 'Invalid score'.
        letter grade A to F with a range check, 'Invalid score' outside 0 to 100
        Check that {score} lies between 0 and 100, both allowed, else 'Invalid score'; then grade by 90, 80, \
        70 and 60.
        """,
        """
        if score < 0 or score > 100:
            return "Invalid score"
        for limit, letter in ((90, "A"), (80, "B"), (70, "C"), (60, "D")):
            if score >= limit:
                return letter
        return "F"
        """,
        lambda r: (r.choice((-1, 101, 0, 100, 60, 89.5, 90, r.randint(-20, 120), r.randint(50, 100))),),
    ),
    made(
        "variants_dailies.letter_grade_plus_minus_bounds",
        "letter_grade get_letter_grade grade_with_sign to_letter_grade",
        "percent: float",
        "str",
        """
        Letter grade with sign for a {percent}: A+ from 97, A from 93, A- from 90, B+ 87, B 83, B- 80, C+ \
        77, C 73, C- 70, D+ 67, D 63, D- 60, otherwise F.
        Return one of thirteen grades from 'A+' to 'F'; within each ten the plus begins at 7, the plain \
        letter at 3 and the minus at 0, below 60 it is 'F'.
        Which grade is 92.5? 'A-', since A needs 93. Fractions count, there is no rounding, and 97 or more \
        is 'A+'.
        plus and minus letter grades for percentages with fractions
        Find the first of the limits 97, 93, 90, 87, 83, 80 and so on down to 60 that {percent} reaches.
        """,
        """
        if percent < 60:
            return "F"
        letter = "DCBA"[min(int(percent) // 10, 9) - 6]
        within = percent - "DCBA".index(letter) * 10 - 60
        if within >= 7:
            return letter + "+"
        return letter if within >= 3 else letter + "-"
        """,
        lambda r: (r.choice((100, 97, 96.9, 92.5, 93, 90, 60, 59.9, 105, r.randint(500, 1000) / 10)),),
    ),
    made(
        "variants_dailies.letter_of_rounded_score",
        "letter_grade get_grade grade rounded_grade",
        "score: float",
        "str",
        """
        Letter grade of {score} after rounding it to a whole number, halves up: 'A' from 90, 'B' from 80, \
        'C' from 70, 'D' from 60, else 'F'; 89.5 is an 'A'.
        Round {score} first (x.5 goes up), then grade in tens: A, B, C, D, and F below 60.
        Which letter does 79.5 get? It counts as 80, a 'B'; 79.4 is a 'C'.
        letter grade A to F of a score rounded half up
        Take the nearest integer (halves up) and return A from 90, B from 80, C from 70, D from 60, else F.
        """,
        """
        points = math.floor(score + 0.5)
        if points >= 90:
            return "A"
        if points >= 80:
            return "B"
        if points >= 70:
            return "C"
        return "D" if points >= 60 else "F"
        """,
        lambda r: (r.choice((89.5, 89.4, 59.5, 69.9, 79.5, r.randint(550, 950) / 10, r.randint(0, 100))),),
        "import math",
    ),
    made(
        "variants_dailies.letter_of_average_or_na",
        "average_grade letter_grade final_grade grade_from_scores",
        "scores: list[float]",
        "str",
        """
        Letter grade of the mean of {scores}: 'A' from 90, 'B' from 80, 'C' from 70, 'D' from 60, else 'F'; \
        'N/A' for an empty list.
        Average the {scores} without rounding and return the letter for it, or 'N/A' if there are none.
        Which grade results from several marks? The mean decides: 90, 80, 70 and 60 are the limits; no marks \
        give 'N/A'.
        letter grade of an average, 'N/A' without scores
        Compute the mean and convert it to A (90), B (80), C (70), D (60) or F; without scores it is 'N/A'.
        """,
        """
        if not scores:
            return "N/A"
        average = sum(scores) / len(scores)
        for limit, letter in ((90, "A"), (80, "B"), (70, "C"), (60, "D")):
            if average >= limit:
                return letter
        return "F"
        """,
        lambda r: (_scores(r, 0, 4),),
    ),
    made(
        "variants_dailies.letter_from_points_of_maximum",
        "letter_grade grade_for_points points_to_letter grade",
        "points: float; maximum: float",
        "str",
        """
        Letter grade for {points} out of {maximum}: 'A' from 90 percent, 'B' from 80, 'C' from 70, 'D' from \
        60, 'E' from 50, else 'F'; a {maximum} of 0 gives 'F'.
        Return the grade from 'A' to 'F' (E included) by the percentage reached, 'F' when there was nothing \
        to reach.
        Which letter is 45 of 50? 90 percent, an 'A'. Below half of the points it is an 'F'.
        letter grade with an E from points and maximum
        Compare {points} / {maximum} with 90, 80, 70, 60 and 50 percent for A to E; less, or no maximum, is \
        'F'.
        """,
        """
        if maximum <= 0:
            return "F"
        percent = points * 100 / maximum
        for limit, letter in ((90, "A"), (80, "B"), (70, "C"), (60, "D"), (50, "E")):
            if percent >= limit:
                return letter
        return "F"
        """,
        lambda r: (r.randint(0, 50), r.choice((50, 40, 60, 80, 0))),
    ),
    made(
        "variants_dailies.letters_by_custom_bounds",
        "letter_grade grade_by_scale to_grade grade_for_score",
        "score: float; bounds: list[tuple[float, str]]; lowest: str = 'F'",
        "str",
        """
        Grade for {score} by {bounds}, pairs (least score, letter) in any order: the letter of the highest \
        bound that {score} reaches, or {lowest} if it reaches none.
        Look up {score} in a grading scale of (minimum, grade) tuples, which need not be sorted; below all \
        minimums return {lowest}.
        Which grade belongs to {score} on the given scale? Take the largest minimum not above it, else \
        {lowest}.
        grade from an unsorted scale of minimum scores, default for the rest
        Sort {bounds} from high to low and return the first letter whose minimum is reached, {lowest} if \
        none is.
        """,
        """
        for limit, letter in sorted(bounds, reverse=True):
            if score >= limit:
                return letter
        return lowest
        """,
        lambda r: (
            r.choice((0, 50, 70, 85, r.randint(0, 100))),
            r.choice(([(85, "A"), (70, "B"), (50, "C")], [(50, "pass")], [(50, "C"), (85, "A")], [])),
        ),
    ),
    made(
        "variants_dailies.gpa_with_a_plus_as_four",
        "gpa calculate_gpa grade_point_average compute_gpa",
        "grades: list[str]",
        "float",
        """
        Grade point average of letter {grades}: A+ and A are 4.0, A- 3.7, B+ 3.3, B 3.0, B- 2.7, C+ 2.3, C \
        2.0, C- 1.7, D+ 1.3, D 1.0, D- 0.7, F 0.0. Rounded to 2 decimals, 0.0 without grades.
        Average the points of the letters, where a plus adds and a minus takes 0.3, but an A+ is no more \
        than 4.0; no grades give 0.0.
        What is the GPA on the 4.0 scale with signs? Nothing goes above 4.0, not even A+. Two decimals.
        GPA with plus and minus, A+ counts 4.0
        Take 4 to 0 points for A, B, C, D and F, 0.3 more for + and less for -, 4.0 at most, and average; \
        0.0 if empty.
        """,
        """
        if not grades:
            return 0.0
        total = 0.0
        for grade in grades:
            points = {"A": 4.0, "B": 3.0, "C": 2.0, "D": 1.0, "F": 0.0}[grade[0]]
            if grade.endswith("+"):
                points += 0.3
            elif grade.endswith("-"):
                points -= 0.3
            total += min(points, 4.0)
        return round(total / len(grades), 2)
        """,
        lambda r: (_letters(r),),
    ),
    made(
        "variants_dailies.gpa_by_credits_with_signs",
        "weighted_gpa gpa calculate_gpa credit_gpa",
        "courses: list[tuple[str, int]]",
        "float | None",
        """
        GPA of {courses} (letter, credits), weighted by the credits: A 4.0, A- 3.7, B+ 3.3, B 3.0, B- 2.7, \
        C+ 2.3, C 2.0, C- 1.7, D 1.0, F 0.0. Rounded to 2 decimals; None if there are no credits.
        Multiply the points of each grade by its credits, add up and divide by all credits; without any \
        credits return None.
        What is the grade point average if courses count by credits? Letters are A, A-, B+, B, B-, \
        C+, C, C-, D and F; no credits means None.
        credit-weighted GPA with plus and minus, None without credits
        Return the mean of grade points (A- is 3.7, B+ 3.3), each weighing as much as it has credits; None \
        for 0 credits.
        """,
        """
        points = {
            "A": 4.0,
            "A-": 3.7,
            "B+": 3.3,
            "B": 3.0,
            "B-": 2.7,
            "C+": 2.3,
            "C": 2.0,
            "C-": 1.7,
            "D": 1.0,
            "F": 0.0,
        }
        credits = sum(credit for _, credit in courses)
        if credits == 0:
            return None
        return round(sum(points[letter] * credit for letter, credit in courses) / credits, 2)
        """,
        lambda r: (
            [
                (r.choice(("A", "A-", "B+", "B", "C", "C-", "D", "F")), r.randint(0, 4))
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "variants_dailies.gpa_from_percentages",
        "gpa calculate_gpa percent_to_gpa gpa_from_scores",
        "scores: list[float]",
        "float",
        """
        GPA of percentage {scores}: 4 points from 90, 3 from 80, 2 from 70, 1 from 60, otherwise 0; the mean \
        is rounded to 1 decimal, 0.0 for no scores.
        Turn every score into 4, 3, 2, 1 or 0 grade points by tens from 90 down to 60 and average them, with \
        one decimal.
        What grade point average do the percentages make? An empty list gives 0.0.
        GPA from percentages, one decimal
        Give 4 points from 90, 3 from 80, 2 from 70, 1 from 60, else 0, and average with one decimal; 0.0 if \
        empty.
        """,
        """
        if not scores:
            return 0.0
        points = [sum(score >= limit for limit in (60, 70, 80, 90)) for score in scores]
        return round(sum(points) / len(points), 1)
        """,
        lambda r: (_scores(r, 0, 5),),
    ),
    made(
        "variants_dailies.pass_fail_by_name",
        "pass_fail results student_results pass_or_fail",
        "scores: dict[str, int]; threshold: int = 60",
        "dict[str, str]",
        """
        Map each name in {scores} to 'pass' if the score is at least {threshold}, otherwise to 'fail'; names \
        in alphabetical order.
        Return a dict from student to 'pass' or 'fail', sorted by name; {threshold} points are enough.
        Who has passed and who has failed? Reaching {threshold} exactly is a pass.
        pass or fail for each name, sorted by name
        Compare every score with {threshold}, at least that being a 'pass' and less a 'fail'; sort by name.
        """,
        """
        return {name: "pass" if scores[name] >= threshold else "fail" for name in sorted(scores)}
        """,
        lambda r: (
            {name: r.choice((59, 60, 61, r.randint(30, 99))) for name in r.sample(_PEOPLE, r.randint(0, 3))},
            r.choice((60, 60, 50)),
        ),
    ),
    made(
        "variants_dailies.passes_every_subject",
        "has_passed passed is_passing passes_all",
        "marks: dict[str, int]; minimum: int = 40; average: float = 50",
        "bool",
        """
        Has a student passed? Every mark in {marks} must be at least {minimum} and their mean at least \
        {average}; no marks at all are not enough.
        Return True if no subject is below {minimum} and the average reaches {average}; False for an empty \
        dict.
        Two conditions for passing: each subject at least {minimum}, all together {average} on average.
        pass check with a minimum per subject and an average
        Is the lowest mark at least {minimum} and the mean at least {average}? Without marks the answer is \
        False.
        """,
        """
        if not marks:
            return False
        values = marks.values()
        return min(values) >= minimum and sum(values) / len(values) >= average
        """,
        lambda r: (
            {
                subject: r.choice((39, 40, 50, 60, r.randint(30, 90)))
                for subject in r.sample(("art", "math", "music"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "variants_dailies.result_with_distinction",
        "exam_result result classify_result get_result",
        "score: float",
        "str",
        """
        Result for a {score}: 'Distinction' from 75, 'Merit' from 60, 'Pass' from 40, otherwise 'Fail'.
        Return 'Fail' below 40, 'Pass' below 60, 'Merit' below 75 and 'Distinction' from there on.
        How is an exam with {score} points rated? The limits 40, 60 and 75 belong to the better result.
        exam result in four levels: Distinction, Merit, Pass, Fail
        Classify a score: from 75 'Distinction', from 60 'Merit', from 40 'Pass', less is 'Fail'.
        """,
        """
        if score >= 75:
            return "Distinction"
        if score >= 60:
            return "Merit"
        return "Pass" if score >= 40 else "Fail"
        """,
        lambda r: (r.choice((39.9, 40, 59.5, 60, 75, 74.9, r.randint(0, 100))),),
    ),
    made(
        "variants_dailies.scores_without_first_lowest",
        "drop_lowest remove_lowest drop_lowest_score without_lowest",
        "scores: list[int]",
        "list[int]",
        """
        {scores} without their lowest one, the others in the same order; if the lowest occurs several times, \
        only the first goes. An empty list stays empty.
        Return a new list that lacks the first occurrence of the minimum, [] for no scores.
        Drop the worst score once and keep everything else as it was.
        drop the lowest score but keep the order
        Remove the first of the smallest elements from a copy of {scores}; other equal ones and the order \
        stay.
        """,
        """
        if not scores:
            return []
        worst = scores.index(min(scores))
        return scores[:worst] + scores[worst + 1 :]
        """,
        lambda r: (_scores(r, 0, 5),),
    ),
    made(
        "variants_dailies.average_dropping_lowest_or_none",
        "drop_lowest_average average_without_lowest final_score adjusted_average",
        "scores: list[float]",
        "float | None",
        """
        Mean of {scores} after dropping the lowest one, rounded to 1 decimal; None if fewer than two scores \
        are given.
        Average all but the smallest score, with one decimal, or return None when nothing would be left.
        What is the average without the worst result? There must be at least two, else None.
        average without the lowest, None for less than two scores
        Leave out one minimum and take the mean of the rest with one decimal; None if there are not two \
        scores.
        """,
        """
        if len(scores) < 2:
            return None
        return round((sum(scores) - min(scores)) / (len(scores) - 1), 1)
        """,
        lambda r: (_scores(r, 0, 5),),
    ),
    made(
        "variants_dailies.average_dropping_n_if_enough",
        "drop_lowest_average average_drop_n quiz_average adjusted_average",
        "scores: list[float]; n: int = 1",
        "float",
        """
        Mean of {scores} without the {n} lowest, rounded to 2 decimals. If there are not more than {n} \
        scores, none is dropped; an empty list gives 0.0.
        Drop the {n} worst scores only if at least one remains, then average with two decimals; 0.0 for no \
        scores.
        What is the quiz average when the {n} weakest do not count? With {n} or fewer scores all of them do.
        average after dropping n lowest, but only if some remain
        Sort and cut off the first {n} unless that would leave none; the mean has two decimals and is 0.0 \
        for [].
        """,
        """
        if not scores:
            return 0.0
        counted = sorted(scores)[n:] if len(scores) > n else scores
        return round(sum(counted) / len(counted), 2)
        """,
        lambda r: (_scores(r, 0, 5), r.choice((1, 1, 2, 0))),
    ),
    made(
        "variants_dailies.weighted_grade_fractions_checked",
        "weighted_grade final_grade weighted_average course_grade",
        "scores: dict[str, float]; weights: dict[str, float]",
        "float",
        """
        Final grade: the sum of {scores} times their {weights} (fractions such as 0.3, same keys), rounded \
        to 2 decimals. ValueError if the weights do not add up to 1.
        Weigh each part of the course by its share and add up; raise a ValueError unless the shares sum to 1 \
        (up to tiny rounding errors).
        What is the grade when homework, tests and so on count by {weights}? They must make 1 in all, else a \
        ValueError is raised.
        weighted grade with fractional weights that must sum to 1
        Sum score times weight over the keys of {scores}, two decimals; a ValueError if the weights do not \
        make 1.
        """,
        """
        if abs(sum(weights.values()) - 1) > 1e-9:
            raise ValueError("weights must add up to 1")
        return round(sum(score * weights[part] for part, score in scores.items()), 2)
        """,
        lambda r: (
            {"quiz": r.randint(40, 100), "exam": r.randint(40, 100)},
            r.choice(({"quiz": 0.4, "exam": 0.6}, {"quiz": 0.5, "exam": 0.5}, {"quiz": 0.25, "exam": 0.75})),
        ),
    ),
    made(
        "variants_dailies.weighted_grade_category_lists",
        "weighted_grade final_grade course_grade overall_grade",
        "scores: dict[str, list[float]]; weights: dict[str, float]",
        "float",
        """
        Overall grade from lists of {scores} per category: the average of each category counts by its \
        weight. Categories without scores are left out and the other {weights} scaled up. One decimal; 0.0 \
        without any scores.
        Average every category first, then take the weighted mean of these averages over the categories that \
        have scores; rounded to 1 decimal, 0.0 if none has.
        What is the course grade so far? Empty categories do not count, and the remaining weights are \
        normalized.
        weighted mean of category averages, empty categories skipped
        Combine category means by {weights}, dividing by the weights of the non-empty ones only; 1 decimal, \
        0.0 if none.
        """,
        """
        total = weight_sum = 0.0
        for category, values in scores.items():
            if values:
                total += weights[category] * sum(values) / len(values)
                weight_sum += weights[category]
        return round(total / weight_sum, 1) if weight_sum else 0.0
        """,
        lambda r: (
            {"hw": _scores(r, 0, 2), "test": _scores(r, 0, 2)},
            r.choice(({"hw": 0.4, "test": 0.6}, {"hw": 30, "test": 70}, {"hw": 1, "test": 1})),
        ),
    ),
    made(
        "variants_dailies.square_root_curve",
        "curve_scores square_root_curve curve_grades apply_curve",
        "scores: list[float]",
        "list[float]",
        """
        Curve {scores} from 0 to 100 by the square root: each becomes 10 times its root, rounded to 1 \
        decimal; 64 becomes 80.0.
        Apply the square root curve, 10 * sqrt(score), to every score and round to one decimal.
        How are grades curved so that 49 turns into 70.0 and 100 stays 100.0? Ten times the square root.
        square root curve for test scores, one decimal
        Return 10 times the square root of each score, in the same order and with one decimal.
        """,
        """
        return [round(10 * math.sqrt(score), 1) for score in scores]
        """,
        lambda r: ([r.choice((0, 25, 49, 64, 81, 100, r.randint(0, 100))) for _ in range(r.randint(0, 5))],),
        "import math",
    ),
    made(
        "variants_dailies.scale_scores_to_best",
        "curve_scores curve_grades scale_to_best scale_scores",
        "scores: list[int]",
        "list[int]",
        """
        Scale {scores} so that the best becomes 100: each is divided by the maximum, times 100, rounded to a \
        whole number. Empty lists and lists of zeros are returned as they are.
        Curve by proportion, not by adding: score * 100 / best score, rounded; nothing changes if no score \
        is above 0.
        How does each score compare with the best one in percent? [40, 80] becomes [50, 100].
        proportional curve so that the highest score is 100
        Express {scores} as whole percentages of their maximum; without a positive maximum leave them.
        """,
        """
        best = max(scores, default=0)
        if best <= 0:
            return list(scores)
        return [round(score * 100 / best) for score in scores]
        """,
        lambda r: (r.choice(([r.randint(0, 80) for _ in range(r.randint(0, 5))], [0, 0], [40, 80])),),
    ),
    made(
        "variants_dailies.shift_scores_to_mean",
        "curve_scores curve_to_average curve_grades adjust_to_mean",
        "scores: list[float]; target: float = 75",
        "list[float]",
        """
        Add the same amount to all {scores} so that their mean becomes {target}, but nothing above 100; \
        rounded to 1 decimal. If the mean is {target} or more already, the scores stay, as an empty list \
        does.
        Curve up to an average of {target}: every score rises by what the mean lacks and is capped at 100; \
        never lower a score.
        How are grades raised to a wanted class average? Shift all by {target} minus the mean, one decimal, \
        at most 100.
        curve to a target mean with a cap of 100, never downwards
        Compute what the mean lacks to {target} (at least 0), add it everywhere, and cut at 100; one decimal.
        """,
        """
        if not scores:
            return []
        shift = max(target - sum(scores) / len(scores), 0)
        return [round(float(min(score + shift, max(score, 100))), 1) for score in scores]
        """,
        lambda r: (_scores(r, 0, 4), r.choice((75, 80, 70))),
    ),
    made(
        "variants_dailies.ranks_dense_for_list",
        "dense_rank rank_scores ranks get_dense_ranks",
        "scores: list[int]",
        "list[int]",
        """
        Dense rank of each of {scores}, 1 for the highest; equal scores share a rank and no rank is left \
        out: [30, 10, 30, 20] gives [1, 3, 1, 2].
        Return for every score one more than the number of different higher scores (dense ranking 1, 2, 2, 3).
        Which place did each score take, if the next lower score simply gets the next number after a tie?
        dense ranks for a list of scores, no gaps after ties
        Number the different values from high to low and replace each score by its number.
        """,
        """
        distinct = sorted(set(scores), reverse=True)
        ranks = {score: rank for rank, score in enumerate(distinct, 1)}
        return [ranks[score] for score in scores]
        """,
        lambda r: (_points_list(r),),
    ),
    made(
        "variants_dailies.ranks_by_lowest_time",
        "rank_times race_places finish_positions rank_runners",
        "times: dict[str, float]",
        "dict[str, int]",
        """
        Place of each runner in {times} (name to time): the lowest time is 1, equal times share a place and \
        the next one is skipped; fastest first, ties by name.
        Return name to place, ordered from the fastest on; two winners are followed by place 3.
        Who came in where, if less is better? Standard competition ranking of the {times}.
        race places from times, lowest first, shared places skip numbers
        Give each name one more than the number of smaller times, in order of time and then name.
        """,
        """
        ordered = sorted(times, key=lambda name: (times[name], name))
        faster = sorted(times.values())
        return {name: faster.index(times[name]) + 1 for name in ordered}
        """,
        lambda r: (
            {
                name: r.choice((9.5, 10.0, 10.0, r.randint(90, 130) / 10))
                for name in r.sample(_PEOPLE, r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_dailies.ranked_lines_with_shared_places",
        "ranking_lines leaderboard_lines standings format_ranking",
        "scores: dict[str, int]",
        "list[str]",
        """
        Lines like '1. Ann (30)' for {scores}, best first, ties by name; equal scores have the same number \
        and the following numbers are skipped.
        Format the standings: place, full stop, name and the points in parentheses, with shared places as in \
        1, 2, 2, 4.
        How does a results list look? Highest score first, names of a tie in alphabetical order under one \
        number.
        ranking lines 'N. Name (points)' with shared places
        Sort by points and name and put the competition rank in front: '1. Ann (30)', '1. Bob (30)', '3. Cy \
        (20)'.
        """,
        """
        ordered = sorted(scores, key=lambda name: (-scores[name], name))
        values = [scores[name] for name in ordered]
        return [f"{values.index(scores[name]) + 1}. {name} ({scores[name]})" for name in ordered]
        """,
        lambda r: (_score_book(r, 3),),
    ),
    made(
        "variants_dailies.class_statistics_with_median",
        "class_statistics grade_stats summarize_scores score_summary",
        "scores: dict[str, int]",
        "dict[str, float]",
        """
        Statistics of the {scores} of a class: a dict with 'average', 'median' (both rounded to 1 decimal), \
        'highest' and 'lowest'; {{}} if there are no students.
        Return average and median with one decimal and the extreme scores under the keys 'average', \
        'median', 'highest', 'lowest'; empty for an empty dict.
        How did the class do? For an even number of students the median is the mean of the middle two.
        average, median, highest and lowest of a dict of scores
        Summarize the values in a dict with 'average' and 'median' (one decimal), 'highest' and 'lowest'; \
        {{}} for no scores.
        """,
        """
        if not scores:
            return {}
        values = list(scores.values())
        return {
            "average": round(statistics.mean(values), 1),
            "median": round(statistics.median(values), 1),
            "highest": max(values),
            "lowest": min(values),
        }
        """,
        lambda r: (_score_book(r, 3),),
        "import statistics",
    ),
    made(
        "variants_dailies.class_report_with_names",
        "class_report grade_report class_summary summarize_class",
        "scores: dict[str, int]; limit: int = 60",
        "dict[str, object]",
        """
        Report on the {scores} of a class: 'average' (1 decimal, 0.0 for nobody), 'best' (the name with the \
        top score, first by name on a tie, None for nobody) and 'passed' (how many have at least {limit}).
        Return a dict with the mean, the best student's name and the number of passes from {limit} on; for \
        an empty class 0.0, None and 0.
        How did the class do, who was best and how many passed? Ties for the best go to the first in the \
        alphabet.
        class report with average, best name and number passed
        Collect 'average' (one decimal), 'best' (first name on ties) and 'passed' ({limit} or more); 0.0, \
        None and 0 if empty.
        """,
        """
        values = scores.values()
        return {
            "average": round(sum(values) / len(values), 1) if values else 0.0,
            "best": min(scores, key=lambda name: (-scores[name], name), default=None),
            "passed": sum(score >= limit for score in values),
        }
        """,
        lambda r: (_score_book(r, 3), r.choice((60, 70, 80))),
    ),
    made(
        "variants_dailies.above_class_average_names",
        "above_average students_above_average above_class_average",
        "scores: dict[str, int]",
        "list[str]",
        """
        Names in {scores} whose score is strictly above the class average, the highest score first, ties in \
        alphabetical order; [] for an empty class.
        Who is better than the mean? Sort the names by descending score, then by name; a score that equals \
        the mean is not above it.
        Return the students with more than average points, best first.
        students above the average, sorted by score and name
        List the names with more than the mean of all values, from the best down, equal ones by name.
        """,
        """
        if not scores:
            return []
        average = sum(scores.values()) / len(scores)
        above = [name for name in scores if scores[name] > average]
        return sorted(above, key=lambda name: (-scores[name], name))
        """,
        lambda r: (_score_book(r),),
    ),
    made(
        "variants_dailies.average_score_by_class",
        "average_by_class class_averages group_averages mean_by_group",
        "students: list[dict]",
        "dict[str, float]",
        """
        Average 'score' of {students} for each 'class', rounded to 1 decimal, classes in alphabetical order; \
        {{}} without students.
        Group the dicts by 'class' and return the mean score of every group with one decimal, sorted by class.
        How good is each class on average? {students} have 'name', 'class' and 'score'.
        mean score by class, sorted, one decimal
        Collect 'score' by 'class' and average with one decimal; the keys are sorted.
        """,
        """
        groups = {}
        for student in students:
            groups.setdefault(student["class"], []).append(student["score"])
        return {name: round(sum(values) / len(values), 1) for name, values in sorted(groups.items())}
        """,
        lambda r: (_students(r),),
    ),
    made(
        "variants_dailies.best_students_by_class_with_ties",
        "top_students best_per_class top_by_class class_winners",
        "students: list[dict]",
        "dict[str, list[str]]",
        """
        Names with the highest 'score' in each 'class' of {students}: all of them on a tie, in alphabetical \
        order; classes sorted, too.
        Return for every class the sorted list of the students who share its top score.
        Who is best in each class? Equal scores are both listed. Dicts have 'name', 'class' and 'score'.
        best students per class, ties included
        Find the maximum 'score' of each 'class' and list all who reach it, names and classes in \
        alphabetical order.
        """,
        """
        best = {}
        for student in students:
            group = student["class"]
            best[group] = max(best.get(group, student["score"]), student["score"])
        return {
            group: sorted(s["name"] for s in students if s["class"] == group and s["score"] == top)
            for group, top in sorted(best.items())
        }
        """,
        lambda r: (_students(r),),
    ),
    made(
        "variants_dailies.names_by_letter_grade",
        "group_by_grade students_by_grade grade_groups names_by_grade",
        "scores: dict[str, int]",
        "dict[str, list[str]]",
        """
        Group the names in {scores} by letter grade, 'A' from 90, 'B' 80, 'C' 70, 'D' 60, else 'F': sorted \
        names under each letter that occurs, letters in order from A to F.
        Return a dict from grade to the alphabetical list of students who have it; grades that nobody has \
        are left out.
        Who got an A, who a B and so on? The limits are 90, 80, 70 and 60.
        students grouped by letter grade, sorted, empty grades left out
        Sort names into A (90), B (80), C (70), D (60) and F by score; lists are alphabetical, empty ones \
        missing.
        """,
        """
        groups = {}
        for name, score in sorted(scores.items()):
            letter = "FDCBA"[sum(score >= limit for limit in (60, 70, 80, 90))]
            groups.setdefault(letter, []).append(name)
        return dict(sorted(groups.items()))
        """,
        lambda r: (
            {
                name: r.choice((59, 60, 70, 89, 90, r.randint(40, 100)))
                for name in r.sample(_PEOPLE, r.randint(0, 3))
            },
        ),
    ),
    made(
        "variants_dailies.top_students_as_tuples",
        "top_students best_students top_n honor_list",
        "scores: dict[str, int]; n: int = 3",
        "list[tuple[str, int]]",
        """
        The {n} best of {scores} as (name, score) tuples, highest score first, equal scores by name; fewer \
        if there are not so many.
        Return the first {n} entries of the ranking by descending score and ascending name.
        Who are the top {n}, with their scores? Ties are in alphabetical order and cut off at {n}.
        top n of a score dict as tuples, ties by name
        Sort the items by descending score, then by name, and return the first {n} of them.
        """,
        """
        return sorted(scores.items(), key=lambda item: (-item[1], item[0]))[:n]
        """,
        lambda r: (_score_book(r), r.choice((3, 1, 2, 0))),
    ),
    made(
        "variants_dailies.headcount_by_department",
        "headcount employees_per_department count_by_department department_sizes",
        "staff: list[dict]",
        "dict[str, int]",
        """
        Number of people in each 'dept' of {staff}, the largest department first, equal ones by name.
        Count the dicts by their 'dept' and order the counts from high to low, ties alphabetically.
        How many employees has every department? Biggest first; {{}} for no {staff}.
        headcount per department, sorted by size and name
        Return a dict from 'dept' to the number of people, from large to small, equal numbers by name.
        """,
        """
        counts = {}
        for person in staff:
            counts[person["dept"]] = counts.get(person["dept"], 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (
            [
                {"name": name, "dept": r.choice(("IT", "HR", "PR"))}
                for name in r.sample(("Al", "Bo", "Cy"), r.randint(0, 2))
            ],
        ),
    ),
    made(
        "variants_dailies.payroll_by_department",
        "payroll total_salary_by_department salaries_by_department department_costs",
        "staff: list[dict]",
        "dict[str, int]",
        """
        Sum of 'salary' for each 'dept' of {staff}, departments in the order of their first appearance.
        Add up the salaries per department and return a dict from department to total, unsorted: first come, \
        first listed.
        How much does every department cost? {staff} are dicts with 'name', 'dept' and 'salary'.
        total salary by department in order of appearance
        Return the sum of 'salary' by 'dept', keys in the order in which they first occur.
        """,
        """
        totals = {}
        for person in staff:
            totals[person["dept"]] = totals.get(person["dept"], 0) + person["salary"]
        return totals
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "variants_dailies.raise_salaries_in_department",
        "raise_salaries give_raise apply_raise increase_salaries",
        "staff: list[dict]; dept: str; percent: float",
        "list[dict]",
        """
        New list of {staff} in which everybody of {dept} earns {percent} percent more ('salary' rounded to 2 \
        decimals); the others and the given dicts stay as they are.
        Give a raise of {percent} percent to one department only and return copies of all records.
        How do the salaries look after {dept} got {percent} percent more? Nothing is changed in place.
        raise the salaries of one department, as new dicts
        Copy each dict and raise 'salary' by {percent} percent (2 decimals) where 'dept' is {dept}.
        """,
        """
        raised = []
        for person in staff:
            person = dict(person)
            if person["dept"] == dept:
                person["salary"] = round(person["salary"] * (100 + percent) / 100, 2)
            raised.append(person)
        return raised
        """,
        lambda r: (
            [
                {"dept": r.choice(("IT", "HR")), "salary": r.choice((100, 250, 1000))}
                for _ in range(r.choice((0, 1, 1, 1)))
            ],
            r.choice(("IT", "HR")),
            r.choice((10, 5, 2.5)),
        ),
    ),
    made(
        "variants_dailies.staff_by_salary_then_name",
        "sort_employees sort_by_salary employees_by_salary order_staff",
        "staff: list[dict]",
        "list[str]",
        """
        Names of {staff} sorted by 'salary' from high to low, equal salaries by 'name' from A to Z.
        Return the 'name' of each dict, best paid first; who earns the same is in alphabetical order.
        In which order do the employees stand, if the highest salary comes first and ties are broken by name?
        employee names by descending salary, then name
        Sort the records by salary, descending, and by name, ascending, and list the names.
        """,
        """
        ordered = sorted(staff, key=lambda person: (-person["salary"], person["name"]))
        return [person["name"] for person in ordered]
        """,
        lambda r: (
            [
                {"name": name, "salary": r.choice((100, 200, 200, 300))}
                for name in r.sample(("Cy", "Al", "Bo"), r.randint(0, 2))
            ],
        ),
    ),
    made(
        "variants_dailies.highest_paid_of_department",
        "highest_paid best_paid top_earner highest_salary",
        "staff: list[dict]; dept: str",
        "str | None",
        """
        'name' of the best paid person of {staff} whose 'dept' is {dept}; the first in the alphabet if \
        several earn the same, None if nobody works there.
        Who has the highest 'salary' in {dept}? Ties go to the alphabetically first name; None for an empty \
        department.
        Return the name of the top earner of one department, or None.
        highest paid person of a department, ties by name, None if empty
        Filter {staff} by {dept} and choose the largest salary, then the smallest name; None if nobody is \
        left.
        """,
        """
        members = [person for person in staff if person["dept"] == dept]
        if not members:
            return None
        return min(members, key=lambda person: (-person["salary"], person["name"]))["name"]
        """,
        lambda r: (_staff(r), r.choice(("IT", "HR"))),
    ),
    made(
        "variants_dailies.attendance_rate_text",
        "attendance_rate attendance_percentage attendance_text format_attendance",
        "present: int; total: int",
        "str",
        """
        Attendance as text with one decimal and a percent sign, '87.5%' for 7 {present} of 8 in {total}; \
        '0.0%' if {total} is 0.
        Return the share of days {present} among all {total} like '100.0%', and '0.0%' when there were none.
        How regular was somebody? Percentage with one decimal and '%'.
        attendance as percent text with one decimal
        Divide {present} by {total}, as percent with one decimal like '62.5%'; without any days '0.0%'.
        """,
        """
        if total == 0:
            return "0.0%"
        return f"{present / total:.1%}"
        """,
        _present_of,
    ),
    made(
        "variants_dailies.below_required_attendance",
        "low_attendance attendance_warnings poor_attendance below_attendance",
        "records: dict[str, str]; required: float = 75",
        "list[str]",
        """
        Sorted names in {records} who were present (letter 'P') on less than {required} percent of their \
        days; the records are texts of P and A. Somebody without days is not listed.
        Whose attendance is below {required} percent? Count the P among all letters of each text, skip empty \
        ones, and sort the names.
        Return the students who have missed too much; exactly {required} percent is enough.
        names with attendance under a required percentage
        Compute the share of P in each text of P and A and list the names under {required} percent, sorted; \
        skip empty texts.
        """,
        """
        return sorted(
            name
            for name, days in records.items()
            if days and days.count("P") * 100 / len(days) < required
        )
        """,
        lambda r: (
            {
                name: "".join(r.choice("PPPA") for _ in range(r.randint(0, 5)))
                for name in r.sample(_PEOPLE, r.randint(0, 3))
            },
            r.choice((75, 75, 50)),
        ),
    ),
    made(
        "variants_dailies.attendance_counts_dict",
        "attendance_summary count_attendance summarize_attendance attendance_counts",
        "marks: list[str]",
        "dict[str, int]",
        """
        Count the attendance {marks}: a dict with 'present', 'absent' and 'late' for the letters 'P', 'A' \
        and 'L' in any case; other marks are ignored, and all three keys are always there.
        How many times was somebody present, absent or late? Return three counts, zeros included.
        Summarize a list of P, A and L marks (lower case allowed) under the words they stand for.
        attendance letters counted as present, absent and late
        Return 'present', 'absent' and 'late' with the numbers of P, A and L (any case), and skip everything \
        else.
        """,
        """
        words = {"P": "present", "A": "absent", "L": "late"}
        counts = dict.fromkeys(words.values(), 0)
        for mark in marks:
            if mark.upper() in words:
                counts[words[mark.upper()]] += 1
        return counts
        """,
        lambda r: ([r.choice(("P", "A", "L", "p", "l", "E", "")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "variants_dailies.vote_winner_or_tie",
        "election_winner vote_winner winner count_votes",
        "votes: list[str]",
        "str",
        """
        Name with the most {votes}; 'Tie' if several have the most, 'No votes' for an empty list.
        Who wins the election? One name, or 'Tie' when the first place is shared, or 'No votes'.
        Return the single most frequent entry of {votes}, 'Tie' if there is no single one, 'No votes' if \
        nobody voted.
        election winner, 'Tie' or 'No votes'
        Find the most frequent name; if another one is as frequent it is a 'Tie', and an empty list means \
        'No votes'.
        """,
        """
        if not votes:
            return "No votes"
        counts = {name: votes.count(name) for name in votes}
        best = max(counts.values())
        winners = [name for name, count in counts.items() if count == best]
        return winners[0] if len(winners) == 1 else "Tie"
        """,
        lambda r: ([r.choice(("Ann", "Bob", "Cy")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_dailies.vote_percent_lines",
        "vote_lines election_results format_results results_lines",
        "votes: dict[str, int]",
        "list[str]",
        """
        Lines such as 'Ann: 12 (60.0%)' for {votes}, most votes first, ties by name, percentages with one \
        decimal; if all have 0 votes they are 0.0%.
        Format election results: name, number and share of all {votes} in parentheses, from the winner down.
        How did everybody do? One line each with count and percent (one decimal), 0.0% when nobody voted.
        election result lines with percentages, sorted by votes
        Sort by votes, most first, then by name, and write 'NAME: VOTES (SHARE%)' with one decimal; 0.0% \
        without votes.
        """,
        """
        total = sum(votes.values())
        lines = []
        for name, count in sorted(votes.items(), key=lambda item: (-item[1], item[0])):
            share = count / total if total else 0
            lines.append(f"{name}: {count} ({share:.1%})")
        return lines
        """,
        lambda r: (
            {
                name: r.choice((0, 5, 10, r.randint(0, 20)))
                for name in r.sample(("Ann", "Bob", "Cy"), r.randint(0, 2))
            },
        ),
    ),
    made(
        "variants_dailies.motion_result_yes_no_abstain",
        "vote_result motion_result count_motion poll_result",
        "votes: list[str]",
        "str",
        """
        Result of a motion from {votes} 'yes', 'no' and 'abstain' (any case): 'passed' if there are more yes \
        than no, 'rejected' if fewer, 'tied' if equal; abstentions do not count.
        Return 'passed', 'rejected' or 'tied' by comparing the numbers of yes and no; everything else is \
        ignored.
        Is the motion carried? More yes than no is needed, abstaining changes nothing, no votes at all are \
        'tied'.
        motion passed, rejected or tied, abstentions ignored
        Count yes and no in any case: more yes is 'passed', more no 'rejected', as many 'tied'; ignore the \
        rest.
        """,
        """
        answers = [vote.lower() for vote in votes]
        difference = answers.count("yes") - answers.count("no")
        if difference > 0:
            return "passed"
        return "rejected" if difference < 0 else "tied"
        """,
        lambda r: ([r.choice(("yes", "no", "abstain", "YES", "No")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "variants_dailies.rps_zero_one_two",
        "rock_paper_scissors rps rps_winner play_rps",
        "first: str; second: str",
        "int",
        """
        Rock, paper, scissors in any case: 1 if {first} wins, 2 if {second} wins, 0 for a tie.
        Return the number of the winning player, 1 or 2, and 0 if both chose the same; 'Rock' and 'rock' are \
        alike.
        Who wins the round, player 1 with {first} or player 2 with {second}? A draw is 0.
        rock paper scissors as 0 (tie), 1 or 2
        Rock beats scissors, scissors beat paper, paper beats rock; tell the winner's number, ignoring case.
        """,
        """
        order = ("rock", "paper", "scissors")
        return (order.index(first.lower()) - order.index(second.lower())) % 3
        """,
        lambda r: tuple(_any_case(r, r.choice(("rock", "paper", "scissors"))) for _ in range(2)),
    ),
    made(
        "variants_dailies.rps_sign_for_first",
        "rock_paper_scissors rps_result compare_moves rps",
        "first: str; second: str",
        "int",
        """
        Rock, paper, scissors: 1 if {first} beats {second}, -1 if it loses, 0 for a draw.
        Return the result for the first player as a sign: 1 won, 0 drawn, -1 lost. Moves are 'rock', 'paper' \
        and 'scissors'.
        Does {first} win (1), lose (-1) or draw (0) against {second}?
        rock paper scissors as 1, 0 or -1 seen from the first player
        Compare two moves like a comparison function: above 0 for a win of {first}, below for a loss, 1 and \
        -1.
        """,
        """
        if first == second:
            return 0
        beats = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
        return 1 if beats[first] == second else -1
        """,
        lambda r: tuple(r.choice(("rock", "paper", "scissors")) for _ in range(2)),
    ),
    made(
        "variants_dailies.rps_player_wins_text",
        "rock_paper_scissors play_round determine_winner rps",
        "player1: str; player2: str",
        "str",
        """
        Result of rock, paper, scissors as text: 'Player 1 wins', 'Player 2 wins' or 'Draw'; if a move is \
        none of the three (in any case), 'Invalid move'.
        Return who wins, or 'Draw' for equal moves; anything but rock, paper and scissors gives 'Invalid \
        move', upper and lower case are alike.
        What is the outcome of {player1} against {player2}? A sentence for the winner, 'Draw', or 'Invalid \
        move'.
        rock paper scissors with 'Player N wins', 'Draw' or 'Invalid move'
        Refuse unknown moves with 'Invalid move' (case is ignored), then say 'Player 1 wins', 'Player 2 \
        wins' or 'Draw'.
        """,
        """
        beats = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
        one, two = player1.lower(), player2.lower()
        if one not in beats or two not in beats:
            return "Invalid move"
        if one == two:
            return "Draw"
        return "Player 1 wins" if beats[one] == two else "Player 2 wins"
        """,
        lambda r: tuple(
            _any_case(r, r.choice(("rock", "paper", "scissors", "rock", "paper", "lizard"))) for _ in range(2)
        ),
    ),
    made(
        "variants_dailies.rps_winner_name_by_letters",
        "rps_winner rock_paper_scissors winner_name round_winner",
        "moves: dict[str, str]",
        "str | None",
        """
        Name of the winner of rock, paper, scissors between two players: {moves} maps each name to 'R', 'P' \
        or 'S'. None for a draw.
        Return the key of {moves} (exactly two) whose letter beats the other: R beats S, S beats P, P beats \
        R; equal letters give None.
        Who of the two players wins with moves like {{'Ann': 'R', 'Bob': 'S'}}? There Ann; nobody (None) if \
        both show the same.
        rock paper scissors winner's name from a dict of two letters
        Compare the two moves R, P or S of a dict and tell the name of the better one, None when they are \
        equal.
        """,
        """
        (one, move), (two, other) = moves.items()
        if move == other:
            return None
        return one if move + other in ("RS", "SP", "PR") else two
        """,
        lambda r: (dict(zip(r.sample(_PEOPLE, 2), r.choices("RPS", k=2), strict=True)),),
    ),
    made(
        "variants_dailies.rps_series_verdict",
        "rps_match rps_tournament best_of rps_series",
        "rounds: list[tuple[str, str]]",
        "str",
        """
        Who won more {rounds} of rock, paper, scissors: 'Player 1', 'Player 2' or 'Tie'? Each round is a \
        pair of moves; drawn rounds count for nobody, and no rounds are a 'Tie'.
        Return the winner of a series of (first, second) moves by the number of rounds won, or 'Tie' if both \
        won equally many.
        How does a match over several {rounds} end? The player with more wins, otherwise 'Tie'.
        winner of a rock paper scissors series, draws not counted
        Count the rounds that each side wins and name 'Player 1' or 'Player 2', whichever has more, else \
        'Tie'.
        """,
        """
        beats = {("rock", "scissors"), ("paper", "rock"), ("scissors", "paper")}
        lead = sum((pair in beats) - (pair[::-1] in beats) for pair in rounds)
        if lead == 0:
            return "Tie"
        return "Player 1" if lead > 0 else "Player 2"
        """,
        lambda r: (
            [
                tuple(r.choice(("rock", "paper", "scissors")) for _ in range(2))
                for _ in range(r.randint(0, 2))
            ],
        ),
    ),
    made(
        "variants_dailies.tic_tac_toe_flat_status",
        "tic_tac_toe game_status check_board board_status",
        "board: str",
        "str",
        """
        State of a tic-tac-toe {board} of nine characters 'X', 'O' and '-': 'X' or 'O' if that player has \
        three in a row, 'draw' if the board is full without winner, otherwise 'ongoing'.
        Return the winner's letter, 'draw' or 'ongoing' for a {board} given row by row in one string, empty \
        cells being '-'.
        How does the game stand? Look at the three rows, columns and diagonals of the text; a full board \
        without a line is a 'draw'.
        tic-tac-toe status from a string of nine: winner, 'draw' or 'ongoing'
        Check the eight lines for three equal marks and return the mark, otherwise 'ongoing' if a '-' is \
        left, else 'draw'.
        """,
        """
        lines = [board[0:3], board[3:6], board[6:9]]
        lines += [board[0::3], board[1::3], board[2::3], board[0::4], board[2:7:2]]
        for player in "XO":
            if player * 3 in lines:
                return player
        return "ongoing" if "-" in board else "draw"
        """,
        lambda r: (_flat_board(r),),
    ),
    made(
        "variants_dailies.tic_tac_toe_winner_zero_one_two",
        "tic_tac_toe_winner check_winner winner find_winner",
        "board: list[list[int]]",
        "int",
        """
        Winner of tic-tac-toe on a 3 by 3 {board} of 0 (empty), 1 and 2: the number of the player who fills \
        a row, column or diagonal, 0 if nobody does.
        Return 1 or 2 for three in a row, in any direction, and 0 when there is no line; cells with 0 are \
        free.
        Who has won on a {board} whose cells are numbers? Nobody yet or a draw is 0.
        tic-tac-toe winner on a grid of 0, 1 and 2
        Return the player (1 or 2) to whom all three cells of one of the eight lines belong, otherwise 0.
        """,
        """
        lines = [*board, *zip(*board)]
        lines.append([board[i][i] for i in range(3)])
        lines.append([board[i][2 - i] for i in range(3)])
        for player in (1, 2):
            if any(all(cell == player for cell in line) for line in lines):
                return player
        return 0
        """,
        lambda r: (_number_board(r),),
    ),
    made(
        "variants_dailies.tic_tac_toe_winning_cells",
        "winning_line find_line winning_cells get_winning_line",
        "board: str",
        "tuple[int, int, int] | None",
        """
        Positions (0 to 8) of three equal marks in a line on a tic-tac-toe {board} of nine characters, '-' \
        for empty; rows first, then columns, then diagonals. None if there is no such line.
        Return the indices of the first complete line of X or O, None without one; the string holds the rows \
        one after another.
        Which three cells win? Look through rows, columns and both diagonals in this order.
        winning line of a tic-tac-toe string as a tuple of indices, else None
        Find the first line (rows, columns, diagonals) with three 'X' or three 'O' and return its indices, \
        or None.
        """,
        """
        rows = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
        columns = [(0, 3, 6), (1, 4, 7), (2, 5, 8)]
        diagonals = [(0, 4, 8), (2, 4, 6)]
        for first, second, third in rows + columns + diagonals:
            if board[first] != "-" and board[first] == board[second] == board[third]:
                return first, second, third
        return None
        """,
        lambda r: (_flat_board(r),),
    ),
    made(
        "variants_dailies.tic_tac_toe_move_or_none",
        "make_move place_mark play_move tic_tac_toe_move",
        "board: list[str]; position: int; player: str",
        "list[str] | None",
        """
        A new tic-tac-toe {board} (nine cells, ' ' for empty) with the mark of {player} at {position} 1 to \
        9; None if the cell is taken or there is no such position.
        Return a copy of the {board} after the move, or None for an invalid one; cells are counted from 1.
        How does the {board} look once {player} has moved? Occupied cells and numbers outside 1 to 9 give \
        None.
        tic-tac-toe move as a new list, None if not allowed
        Check that {position} is 1 to 9 and its cell a space, then put the mark into a copy, else return None.
        """,
        """
        if not 1 <= position <= 9 or board[position - 1] != " ":
            return None
        moved = board.copy()
        moved[position - 1] = player
        return moved
        """,
        lambda r: (
            list(_flat_board(r).replace("-", " ")),
            r.choice((0, 10, r.randint(1, 9), r.randint(1, 9))),
            r.choice("XO"),
        ),
    ),
    made(
        "variants_dailies.dice_three_of_a_kind_sum",
        "three_of_a_kind score_three_of_a_kind three_of_a_kind_score",
        "dice: list[int]",
        "int",
        """
        Score of five {dice} for three of a kind: the sum of all {dice} if at least three are equal, else 0.
        Return the total of all five {dice} when some number comes up three times or more, otherwise 0.
        How many points does 'three of a kind' bring? Every die counts, but only if three show the same.
        three of a kind in a dice game, sum of all dice or 0
        If a face occurs at least three times, add up all the {dice}; without that it is 0.
        """,
        """
        if any(dice.count(face) >= 3 for face in dice):
            return sum(dice)
        return 0
        """,
        lambda r: (_dice(r),),
    ),
    made(
        "variants_dailies.dice_full_house_25",
        "full_house score_full_house full_house_score",
        "dice: list[int]",
        "int",
        """
        Score of five {dice} for a full house: 25 for three of one number and two of another, else 0; five \
        equal ones do not count.
        Return 25 if the {dice} show exactly two different numbers, one three times and one twice, otherwise \
        0.
        How many points does 'full house' bring? 25 for a triple and a different pair, nothing for the rest.
        full house in a dice game, 25 or 0
        Count the faces: one three times and another twice give 25, all else, five equal ones included, \
        gives 0.
        """,
        """
        counts = sorted(dice.count(face) for face in set(dice))
        return 25 if counts == [2, 3] else 0
        """,
        lambda r: (r.choice((_dice(r), [2, 2, 3, 3, 3], [6, 1, 6, 1, 6], [4, 4, 4, 4, 4])),),
    ),
    made(
        "variants_dailies.dice_straight_30_or_40",
        "straight_score score_straight straights best_straight",
        "dice: list[int]",
        "int",
        """
        Score of the longest straight in five {dice}: 40 for five consecutive numbers, 30 for at least four, \
        else 0; order does not matter.
        Return 40 for a large straight (1-5 or 2-6), 30 for a small one (four in sequence), otherwise 0.
        How many points does a straight bring? Repeated numbers are no harm to a sequence of four.
        large or small straight in a dice game: 40, 30 or 0
        Look for five consecutive faces (40), then for four (30) among the {dice} in any order, else 0.
        """,
        """
        faces = set(dice)
        if faces in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}):
            return 40
        if any(faces >= set(range(start, start + 4)) for start in (1, 2, 3)):
            return 30
        return 0
        """,
        lambda r: (r.choice((_dice(r), r.sample(range(1, 7), 5), [3, 4, 5, 6, 3], [1, 2, 3, 4, 4])),),
    ),
    made(
        "variants_dailies.dice_highest_pair_sum",
        "highest_pair score_pair best_pair pair_score",
        "dice: list[int]",
        "int",
        """
        Score of the highest pair in {dice}: twice the largest number that comes up at least two times, 0 \
        without a pair.
        Return the sum of the two {dice} of the best pair; three or more equal ones contain a pair, too.
        How many points does 'pair' bring? Only the highest pair counts: [3, 3, 5, 5, 1] gives 10.
        highest pair in a dice game, its sum or 0
        Find the greatest face with a count of two or more and double it; 0 if all faces differ.
        """,
        """
        pairs = [face for face in dice if dice.count(face) >= 2]
        return 2 * max(pairs, default=0)
        """,
        lambda r: (_dice(r),),
    ),
    made(
        "variants_dailies.dice_pair_doubles_total",
        "dice_score score_roll roll_score two_dice_score",
        "first: int; second: int",
        "int",
        """
        Points for a roll of two dice: the sum, doubled if both show the same; but two ones score 0.
        Add {first} and {second}; a double counts twice, except for a pair of ones, which brings nothing.
        How much is the roll worth? (3, 4) is 7, (5, 5) is 20, (1, 1) is 0.
        two dice, doubles count twice, snake eyes count 0
        Return 0 for two ones, twice the sum for any other double, else the plain sum.
        """,
        """
        if first == second == 1:
            return 0
        total = first + second
        return total * 2 if first == second else total
        """,
        lambda r: ((face := r.randint(1, 6)), r.choice((face, r.randint(1, 6)))),
    ),
    made(
        "variants_dailies.blackjack_total_best_ace",
        "blackjack_total hand_value blackjack_score hand_total",
        "cards: list[str]",
        "int",
        """
        Blackjack value of {cards} such as '7', '10', 'K' and 'A': J, Q and K are 10; an ace is 11, or 1 if \
        the hand would be over 21 otherwise.
        Add up the hand with face cards as 10 and turn aces from 11 to 1, one at a time, while the total \
        exceeds 21.
        What is the best total of the hand? ['A', 'K'] is 21, ['A', 'A', '9'] is 21, ['A', 'K', '5'] is 16.
        blackjack hand value with aces as 11 or 1
        Count aces as eleven as long as the sum stays within 21, else as one; no {cards} give 0.
        """,
        """
        total = 0
        aces = cards.count("A")
        for card in cards:
            if card == "A":
                total += 11
            elif card in ("J", "Q", "K"):
                total += 10
            else:
                total += int(card)
        while total > 21 and aces:
            total -= 10
            aces -= 1
        return total
        """,
        lambda r: (_cards(r),),
    ),
    made(
        "variants_dailies.blackjack_total_with_suits",
        "blackjack_total hand_value blackjack_value score_hand",
        "hand: list[str]",
        "int",
        """
        Blackjack value of a {hand} of cards like '10H', 'AS' or 'KD' (rank, then a letter for the suit): \
        faces are 10, aces 11 or, if that is over 21, 1.
        Drop the last character of each card and add up the ranks, J, Q and K as 10 and aces as 11 or 1, \
        whichever is better without going over 21.
        How much is the {hand} worth in blackjack? Suits do not matter; at most one ace can count 11.
        blackjack value of cards with suits
        Sum the ranks with faces as 10 and aces as 1, and add 10 once if there is an ace and 21 is not \
        exceeded.
        """,
        """
        ranks = [card[:-1] for card in hand]
        values = {"A": 1, "J": 10, "Q": 10, "K": 10}
        total = sum(values[rank] if rank in values else int(rank) for rank in ranks)
        return total + 10 if "A" in ranks and total <= 11 else total
        """,
        lambda r: (_cards(r, "HDCS"),),
    ),
    made(
        "variants_dailies.blackjack_numbers_eleven_to_one",
        "blackjack_score calculate_score hand_total score_hand",
        "cards: list[int]",
        "int",
        """
        Blackjack score of {cards} given as numbers, an ace being 11: two cards of 21 are a blackjack and \
        score 0; over 21 as many elevens as necessary count 1.
        Return the sum of {cards} with 11 turned into 1 as long as it is over 21, but 0 for exactly two \
        cards that make 21.
        What does the hand score if a natural blackjack is marked by 0? Aces come as 11 and may become 1.
        blackjack score of numbers, 0 for a natural, 11 may become 1
        Two cards of 21 score 0; otherwise lower one 11 after the other to 1 while the total exceeds 21.
        """,
        """
        total = sum(cards)
        if len(cards) == 2 and total == 21:
            return 0
        for _ in range(cards.count(11)):
            if total > 21:
                total -= 10
        return total
        """,
        lambda r: ([r.choice((11, 11, 10, 10, r.randint(2, 9))) for _ in range(r.randint(2, 4))],),
    ),
    made(
        "variants_dailies.blackjack_hand_verdict",
        "blackjack_verdict hand_status describe_hand blackjack_status",
        "total: int; cards: int",
        "str",
        """
        Verdict on a blackjack hand with this {total} and number of {cards}: 'Bust' over 21, 'Blackjack' for \
        21 with two cards, '21' for 21 with more, otherwise 'Hit or stand'.
        Return 'Bust', 'Blackjack', '21' or 'Hit or stand' by the value of the hand and how many {cards} it \
        has.
        How does the hand stand? More than 21 is lost, and only two {cards} make a real blackjack.
        blackjack verdict from total and number of cards
        Say 'Bust' above 21 and 'Hit or stand' below; exactly 21 is 'Blackjack' with two {cards}, otherwise \
        '21'.
        """,
        """
        if total > 21:
            return "Bust"
        if total < 21:
            return "Hit or stand"
        return "Blackjack" if cards == 2 else "21"
        """,
        lambda r: (r.choice((21, 21, 22, 20, r.randint(4, 30))), r.choice((2, 2, 3, 4))),
    ),
    made(
        "variants_dailies.bowling_score_from_marks",
        "bowling_score score_bowling bowling_total",
        "game: str",
        "int",
        """
        Score of a complete bowling {game} written in marks: 'X' strike, '/' spare, '-' no pins, digits for \
        pins, spaces between frames are ignored; ten frames with bonus rolls at the end.
        Add up a game of bowling from its marks, such as 'X 7/ 9- ...': a strike counts the next two rolls \
        in addition, a spare the next one.
        How many points are ten frames of ten-pin bowling? Twelve strikes are 300, all '-' are 0.
        bowling total from a string of strikes, spares and digits
        Turn the marks X, /, - and digits into pins, then sum ten frames; X adds the next two rolls, / the \
        next one.
        """,
        """
        rolls = []
        for mark in game.replace(" ", ""):
            if mark == "X":
                rolls.append(10)
            elif mark == "/":
                rolls.append(10 - rolls[-1])
            else:
                rolls.append(0 if mark == "-" else int(mark))
        total = index = 0
        for _ in range(10):
            bonus = rolls[index] == 10 or rolls[index] + rolls[index + 1] == 10
            total += sum(rolls[index : index + (3 if bonus else 2)])
            index += 1 if rolls[index] == 10 else 2
        return total
        """,
        lambda r: (
            " ".join(r.choice(("X", "9-", "5/", "81", "--", "7/")) for _ in range(9))
            + " "
            + r.choice(("XXX", "9/5", "72", "--", "X9/", "X34")),
        ),
    ),
    made(
        "variants_dailies.tennis_call_in_words",
        "tennis_score score_call tennis_call game_score",
        "first: int; second: int",
        "str",
        """
        Umpire's call in a tennis game by points won: 'love-fifteen', 'thirty-all' for equal scores below \
        three points, 'deuce' from three all, 'advantage first' or 'advantage second', 'game first' or 'game \
        second'.
        Return the score in words: love, fifteen, thirty and forty, '-all' if both are equal under three \
        points, then deuce, advantage and game for the one who is ahead.
        How is the score called? (2, 1) is 'thirty-fifteen', (1, 1) 'fifteen-all', (3, 3) 'deuce', (4, 3) \
        'advantage first', (4, 2) 'game first'.
        tennis score in words with love, all, deuce, advantage and game
        From four points on a lead of two wins the game and a lead of one is an advantage, with three each \
        or more.
        """,
        """
        names = ("love", "fifteen", "thirty", "forty")
        leader = "first" if first > second else "second"
        if max(first, second) >= 4 and abs(first - second) >= 2:
            return f"game {leader}"
        if min(first, second) >= 3:
            return "deuce" if first == second else f"advantage {leader}"
        if first == second:
            return f"{names[first]}-all"
        return f"{names[first]}-{names[second]}"
        """,
        lambda r: (
            points := r.randint(0, 6),
            r.randint(max(points - 2, 0), points + 2) if points >= 3 else r.randint(0, 4),
        ),
    ),
    made(
        "variants_dailies.darts_visit_double_out",
        "darts_remaining remaining_score throw_darts darts_visit",
        "remaining: int; darts: list[tuple[int, int]]",
        "int",
        """
        Points left after a visit with {darts} (number, multiplier 1 to 3) at {remaining} points under \
        double out: exactly 0 is reached only with a double; a rest of 1, below 0, or 0 without a double is \
        a bust, and {remaining} stays as before.
        Subtract number times multiplier dart by dart. Finishing needs a double as the last dart; if a bust \
        happens, the whole visit does not count. No dart is thrown after the finish.
        How much is left to throw? Return 0 for a checkout with a double, the old score after a bust, else \
        the difference.
        darts score left with double out and bust rule
        Play the {darts} in turn; a bust (below 2, unless 0 by a double) restores {remaining}, a finish \
        gives 0.
        """,
        """
        left = remaining
        for number, multiplier in darts:
            left -= number * multiplier
            if left == 0 and multiplier == 2:
                return 0
            if left < 2:
                return remaining
        return left
        """,
        lambda r: (
            r.choice((501, 170, 60, 40, 32, 20, 10)),
            [(r.choice((20, 10, 5, 16, 1, 19)), r.choice((1, 2, 3))) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "variants_dailies.darts_total_of_codes",
        "darts_score visit_score darts_total score_darts",
        "throws: str",
        "int",
        """
        Total of dart {throws} in a text such as 'T20 D5 25 M': a number counts as it is, after D twice, \
        after T three times; 'M' is a miss with 0. They are parted by spaces, '' is 0.
        Add up codes of single ('19'), double ('D19') and treble ('T19') fields; 'M' brings nothing.
        How many points does a visit like 'T20 T20 T20' score? 180. Read each part of {throws} and sum.
        darts total from a text of codes with D, T and M
        Split {throws} at spaces, multiply by 2 for D and 3 for T, take M as 0, and add.
        """,
        """
        total = 0
        for code in throws.split():
            if code == "M":
                continue
            factor = {"D": 2, "T": 3}.get(code[0], 1)
            total += factor * int(code.lstrip("DT"))
        return total
        """,
        lambda r: (
            " ".join(
                r.choice(("", "D", "T")) + str(r.randint(1, 20)) if r.random() < 0.8 else "M"
                for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "variants_dailies.points_from_form_string",
        "points_from_results league_points total_points form_points",
        "results: str",
        "int",
        """
        League points for {results} as letters in any case: W (win) 3, D (draw) 1, L (loss) 0; all other \
        characters are ignored.
        Add 3 for each 'W' and 1 for each 'D' in {results}, lower case allowed; spaces and hyphens do not \
        matter.
        How many points does a season such as 'W-D-L-W' bring? 7. Only w, d and l mean something.
        points from a string of W, D and L, other characters ignored
        Return three times the number of W plus the number of D in {results}, any case, whatever else there \
        is.
        """,
        """
        letters = results.upper()
        return 3 * letters.count("W") + letters.count("D")
        """,
        lambda r: (
            r.choice(("", "-", " ")).join(_any_case(r, r.choice("WDL")) for _ in range(r.randint(0, 6))),
        ),
    ),
    made(
        "variants_dailies.points_from_score_texts",
        "total_points points_from_scores league_points count_points",
        "games: list[str]",
        "int",
        """
        Points of our team from {games} like '3:1', our goals first: 3 for a win, 1 for a draw, 0 for a \
        defeat.
        Sum 3 points for each result in which the left number is greater and 1 for each with equal numbers.
        How many points do results such as ['2:0', '1:1', '10:9'] bring? 7; goals may have several digits.
        league points from score texts seen from the first team
        Read both numbers of every 'N:N', ours first, and add 3 for more, 1 for as many, 0 for fewer goals.
        """,
        """
        total = 0
        for game in games:
            ours, theirs = map(int, game.split(":"))
            if ours > theirs:
                total += 3
            elif ours == theirs:
                total += 1
        return total
        """,
        lambda r: (
            [f"{r.choice((0, 1, 2, 3, 10))}:{r.choice((0, 1, 2, 3, 9))}" for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "variants_dailies.standings_by_points_and_difference",
        "standings league_table rank_teams sort_table",
        "games: list[tuple[str, str, int, int]]",
        "list[str]",
        """
        Team names after {games} (home, away, home goals, away goals), best first: by points (win 3, draw \
        1), then goal difference, then goals scored, then name.
        Order all teams that played by points, on equal points by goal difference, then by more goals, at \
        last alphabetically.
        How does the league table stand? Only the names, from the leader down.
        league standings as names, sorted by points, goal difference, goals and name
        Sort the teams by points (3, 1, 0), goal difference and goals, all descending, then by name.
        """,
        """
        table = {}
        for home, away, scored, conceded in games:
            for team, own, other in ((home, scored, conceded), (away, conceded, scored)):
                points, difference, goals = table.get(team, (0, 0, 0))
                points += 3 if own > other else 1 if own == other else 0
                table[team] = (points, difference + own - other, goals + own)
        return sorted(table, key=lambda team: (*(-value for value in table[team]), team))
        """,
        lambda r: (_results(r),),
    ),
    made(
        "variants_dailies.team_record_as_dict",
        "team_record record team_stats win_draw_loss",
        "games: list[tuple[str, str, int, int]]; team: str",
        "dict[str, int]",
        """
        Record of {team} in {games} (home, away, home goals, away goals): a dict with 'wins', 'draws' and \
        'losses'; games of other teams are ignored.
        How often did {team} win, draw and lose, at home or away? All three keys are there, zeros included.
        Count the results of one team in a list of matches under 'wins', 'draws', 'losses'.
        wins, draws and losses of a team as a dict
        For each game of {team}, home or away, raise 'wins', 'draws' or 'losses', all of which start at 0.
        """,
        """
        record = {"wins": 0, "draws": 0, "losses": 0}
        for home, away, home_goals, away_goals in games:
            if team not in (home, away):
                continue
            lead = home_goals - away_goals if team == home else away_goals - home_goals
            record["wins" if lead > 0 else "losses" if lead < 0 else "draws"] += 1
        return record
        """,
        lambda r: (_results(r), r.choice(("Ajax", "Bern"))),
    ),
    made(
        "variants_dailies.leaderboard_keep_best_score",
        "update_leaderboard submit_score record_score update_high_score",
        "scores: dict[str, int]; name: str; score: int",
        "dict[str, int]",
        """
        New leaderboard: {scores} with {score} for {name} if it is the player's first or higher than the one \
        before, otherwise unchanged; best first, ties by name.
        Keep only each player's best score; return the updated dict ordered by descending score and then name.
        What does the high score list look like after {name} got {score}? A lower score than before is \
        ignored.
        leaderboard update that keeps the best score, sorted
        Put the higher of old and new score of {name} into a copy, and sort by score (descending) and name.
        """,
        """
        best = {**scores, name: max(score, scores.get(name, score))}
        return dict(sorted(best.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (
            {name: r.choice((70, 80, 90)) for name in r.sample(("Ann", "Bob", "Cy"), r.randint(0, 2))},
            r.choice(("Ann", "Bob", "Dora")),
            r.choice((60, 70, 85, 95)),
        ),
    ),
    made(
        "variants_dailies.dense_place_of_player",
        "player_rank get_rank rank_of leaderboard_rank",
        "scores: dict[str, int]; name: str",
        "int | None",
        """
        Place of {name} in {scores} by dense ranking (1 for the top score, ties share, no gaps); None for an \
        unknown name.
        Return one more than the number of different scores above that of {name}, or None if the player is \
        not listed.
        Which rank has the player, when equal scores count as a single place?
        dense rank of one player, None if missing
        Count the distinct higher scores; a {name} without score has no rank.
        """,
        """
        if name not in scores:
            return None
        return len({score for score in scores.values() if score > scores[name]}) + 1
        """,
        lambda r: (_score_book(r), r.choice(_PEOPLE)),
    ),
    made(
        "variants_dailies.leaderboard_with_rank_tuples",
        "leaderboard ranked_players rankings score_table",
        "scores: list[tuple[str, int]]",
        "list[tuple[int, str, int]]",
        """
        Leaderboard of (name, score) {scores} as (rank, name, score), best first; equal scores share a rank \
        and the next one is skipped, and they stay in the given order.
        Sort the pairs by score, highest first, keeping the order of ties, and put the rank (1, 2, 2, 4) in \
        front of each.
        Return tuples of rank, name and score, where tied players have the same rank.
        leaderboard as (rank, name, score) tuples with shared ranks
        Sort by score and number so that each rank is one more than the count of better players; ties stay \
        in order.
        """,
        """
        ordered = sorted(scores, key=lambda pair: pair[1], reverse=True)
        values = [score for _, score in ordered]
        return [(values.index(score) + 1, name, score) for name, score in ordered]
        """,
        lambda r: (
            [(name, r.choice((10, 20, 30))) for name in r.sample(("Al", "Bo", "Cy"), r.randint(0, 3))],
        ),
    ),
)
