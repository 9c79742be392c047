"""Dates and times as small programs have them: names of days, tuples, clock texts, durations, validity."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from engine.train.tasks.compact import made

_MONTHS = "January February March April May June July August September October November December".split()
_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()


def _date(r: Random, low: int = 1990, high: int = 2030) -> date:
    if r.random() < 0.3:
        year = r.choice((2000, 2020, 2024, 2023, r.randint(low, high)))
        return date(year, *r.choice(((1, 1), (2, 28), (3, 1), (12, 31), (6, 30), (4, 30))))
    return date(low, 1, 1) + timedelta(days=r.randint(0, (high - low + 1) * 365))


def _iso(r: Random) -> str:
    return _date(r).isoformat()


def _ymd(r: Random) -> tuple[int, int, int]:
    day = _date(r)
    return day.year, day.month, day.day


def _two(r: Random) -> tuple[date, date]:
    """Two dates, often near to each other, sometimes equal."""
    first = _date(r)
    return first, r.choice((first, _date(r), first + timedelta(days=r.randint(-40, 40))))


def _hm(r: Random) -> str:
    return f"{r.choice((r.randint(0, 23), 0, 12, 23)):02}:{r.choice((r.randint(0, 59), 0, 30)):02}"


def _hms(r: Random) -> str:
    return f"{_hm(r)}:{r.choice((r.randint(0, 59), 0, 59)):02}"


def _two_periods(r: Random) -> tuple[str, ...]:
    first, second = _two(r)
    ends = [day + timedelta(days=r.randint(0, 20)) for day in (first, second)]
    return tuple(day.isoformat() for day in (first, ends[0], second, ends[1]))


ENTRIES = (
    made(
        "timekeeping.month_abbreviation",
        "month_abbreviation short_month_name month_abbr",
        "month: int",
        "str",
        """
        Three-letter name of {month}: 1 is 'Jan', 2 is 'Feb', 12 is 'Dec'.
        month number to abbreviation
        Return the short English name of a month given by its number; '' for numbers that are no month.
        How is the month abbreviated?
        Turn 1 to 12 into Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec.
        Gives the first three letters of the name of the month, an empty string if it is not from 1 to 12.
        """,
        """
        names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
        return names[month - 1] if 1 <= month <= 12 else ""
        ---
        if month < 1 or month > 12:
            return ""
        return "JanFebMarAprMayJunJulAugSepOctNovDec"[3 * month - 3 : 3 * month]
        """,
        lambda r: (r.randint(-1, 14),),
    ),
    made(
        "timekeeping.day_number",
        "day_number weekday_number weekday_to_number day_index",
        "name: str",
        "int",
        """
        Number of the weekday {name}: Monday is 0, Sunday is 6; -1 if it is no weekday. Case does not matter.
        weekday name to index
        Return the position in the week of an English day name such as 'Tuesday', -1 for an unknown name.
        Which number has this day of the week, counting from 0 on Monday?
        Given the name of a day in upper or lower case, find its index in the week.
        Looks up the day, ignoring case; gives -1 when there is no such day.
        """,
        """
        days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        name = name.lower()
        return days.index(name) if name in days else -1
        ---
        days = "monday tuesday wednesday thursday friday saturday sunday".split()
        for number, day in enumerate(days):
            if day == name.lower():
                return number
        return -1
        """,
        lambda r: (
            r.choice((r.choice(_DAYS), r.choice(_DAYS).lower(), r.choice(_DAYS).upper(), "Noday", "")),
        ),
    ),
    made(
        "timekeeping.next_day_name",
        "next_day_name day_after following_day weekday_in",
        "day: str; days: int = 1",
        "str",
        """
        Name of the weekday that comes {days} days after {day}, such as 'Monday' and 3 -> 'Thursday'.
        weekday plus days
        Return which day of the week it is a number of days after the given one; negative numbers go back.
        If today is {day}, what weekday will it be in {days} days?
        Starting from a day name like 'Friday', move forward through the week and wrap around after Sunday.
        Gives the English name of the day that follows after so many days.
        """,
        """
        week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return week[(week.index(day) + days) % 7]
        """,
        lambda r: (r.choice(_DAYS), r.choice((1, r.randint(-9, 30), 7, 0))),
    ),
    made(
        "timekeeping.days_in_named_month",
        "days_in_named_month month_length days_of_month",
        "month: str; leap: bool = False",
        "int",
        """
        How many days has the {month} with this English name? February has 29 if {leap} is true.
        days of a month by name
        Return 28, 29, 30 or 31 for a month name in upper or lower case, and 0 for an unknown name.
        Number of days of a named month such as 'april', with a flag for leap years.
        Given the name of a month, tell how long it is; {leap} adds the 29th of February.
        Thirty days have April, June, September and November, 31 all others except February.
        """,
        """
        days = {
            "january": 31, "february": 29 if leap else 28, "march": 31, "april": 30, "may": 31, "june": 30,
            "july": 31, "august": 31, "september": 30, "october": 31, "november": 30, "december": 31,
        }
        return days.get(month.lower(), 0)
        """,
        lambda r: (
            r.choice((r.choice(_MONTHS), r.choice(_MONTHS).lower(), "February", "Foo")),
            r.random() < 0.5,
        ),
    ),
    made(
        "timekeeping.next_leap_year",
        "next_leap_year following_leap_year first_leap_year_after",
        "year: int",
        "int",
        """
        The first leap year after {year}.
        next leap year
        Return the smallest year that is larger than the given one and has a 29th of February.
        When is the next leap year, not counting {year} itself?
        Go forward from a year until one is reached that divides by 4, and by 400 if it divides by 100.
        Find the leap year that follows, 2028 after 2024, 1904 after 1896.
        """,
        """
        year += 1
        while not (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)):
            year += 1
        return year
        ---
        candidate = year + 4 - year % 4
        return candidate if candidate % 100 != 0 or candidate % 400 == 0 else candidate + 4
        """,
        lambda r: (r.choice((1896, 1899, 2000, 2023, 2024, 2096, r.randint(1800, 2100))),),
    ),
    made(
        "timekeeping.next_date",
        "next_date tomorrow following_date next_day",
        "year: int; month: int; day: int",
        "tuple[int, int, int]",
        """
        The date after {year}, {month}, {day} as a tuple (year, month, day).
        tomorrow's date
        Return the next calendar day; the ends of months, of years and leap years are respected.
        Given year, month and day as numbers, which date comes one day later?
        Add a day to a date: (2023, 12, 31) is followed by (2024, 1, 1).
        Compute the following day as three integers.
        """,
        """
        following = date(year, month, day) + timedelta(days=1)
        return following.year, following.month, following.day
        ---
        lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):
            lengths[1] = 29
        if day < lengths[month - 1]:
            return year, month, day + 1
        if month < 12:
            return year, month + 1, 1
        return year + 1, 1, 1
        """,
        _ymd,
        "from datetime import date, timedelta",
    ),
    made(
        "timekeeping.previous_date",
        "previous_date yesterday day_before",
        "day: str",
        "str",
        """
        The date before {day}, both written as YYYY-MM-DD.
        yesterday's date
        Return the previous calendar day of a date such as '2024-03-01', here '2024-02-29'.
        Which date was one day earlier?
        Given an ISO date, step back by one day, also across months and years.
        Gives the day before as text in the same format.
        """,
        """
        return (date.fromisoformat(day) - timedelta(days=1)).isoformat()
        """,
        lambda r: (_iso(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "timekeeping.date_tuple_difference",
        "days_between_dates days_apart day_difference",
        "first: tuple[int, int, int]; second: tuple[int, int, int]",
        "int",
        """
        Number of days between two dates given as (year, month, day) tuples, never negative.
        days between date tuples
        Return how many days lie between {first} and {second}, in whichever order they come.
        How far apart are the two dates in days?
        Given two tuples of year, month and day, return the absolute difference in days, 0 for equal dates.
        Counts the days from the earlier to the later of two dates.
        """,
        """
        return abs((date(*second) - date(*first)).days)
        ---
        return abs(date(*first).toordinal() - date(*second).toordinal())
        """,
        lambda r: tuple((d.year, d.month, d.day) for d in _two(r)),
        "from datetime import date",
    ),
    made(
        "timekeeping.day_number_in_year",
        "day_number_in_year ordinal_day day_of_year_number",
        "day: int; month: int; year: int",
        "int",
        """
        Which day of the year is {day}.{month}.{year}? January 1 is 1.
        day of the year
        Return the ordinal number of a date within its year, from 1 to 365, or 366 in leap years.
        Given day, month and year as integers, count the days since the start of the year, that day included.
        How many days of the year have gone by at the end of this date?
        Adds the lengths of the months before and the day, with 29 days for February in a leap year.
        """,
        """
        return date(year, month, day).timetuple().tm_yday
        ---
        lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return sum(lengths[: month - 1]) + day + (leap and month > 2)
        ---
        return (date(year, month, day) - date(year, 1, 1)).days + 1
        """,
        lambda r: _ymd(r)[::-1],
        "from datetime import date",
    ),
    made(
        "timekeeping.weekday_of_numbers",
        "day_of_week find_weekday weekday_of_date",
        "year: int; month: int; day: int",
        "str",
        """
        Day of the week on which the date {year}, {month}, {day} falls, such as 'Friday'.
        weekday of a date from numbers
        Return the English name of the weekday for a year, a month and a day given as integers.
        Which weekday was it on that date?
        Given year, month and day, compute the day of the week by its full name.
        Tells whether a date is a Monday, Tuesday, ..., or Sunday.
        """,
        """
        names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return names[date(year, month, day).weekday()]
        ---
        offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        if month < 3:
            year -= 1
        number = (year + year // 4 - year // 100 + year // 400 + offsets[month - 1] + day) % 7
        return ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][number]
        """,
        _ymd,
        "from datetime import date",
    ),
    made(
        "timekeeping.full_age",
        "full_age calculate_age age_in_years exact_age",
        "birth: tuple[int, int, int]; today: tuple[int, int, int]",
        "int",
        """
        Age in completed years on {today} of someone born on {birth}; both are (year, month, day).
        age from two date tuples
        Return how old a person is: the difference of the years, one less if the birthday is still to come.
        How many birthdays has somebody had between the two dates?
        Given a date of birth and the present date as tuples, compute the age in full years.
        Counts a year only once month and day of birth have been reached.
        """,
        """
        return today[0] - birth[0] - (today[1:] < birth[1:])
        ---
        age = today[0] - birth[0]
        if (today[1], today[2]) < (birth[1], birth[2]):
            age -= 1
        return age
        """,
        lambda r: (lambda a, b: (min(a, b), max(a, b)))(_ymd(r), _ymd(r)),
    ),
    made(
        "timekeeping.is_birthday",
        "is_birthday birthday_today is_anniversary",
        "born: str; today: str",
        "bool",
        """
        Is it the birthday of someone {born} on a date when it is {today}? Both are YYYY-MM-DD.
        birthday today?
        Return True if month and day of the two dates are the same, whatever the years.
        Does somebody celebrate today?
        Compare two ISO dates without their year.
        Checks whether {today} is an anniversary of {born}.
        """,
        """
        return born[5:] == today[5:]
        ---
        return born.split("-")[1:] == today.split("-")[1:]
        """,
        lambda r: (lambda a, b: (a.isoformat(), r.choice((b.isoformat(), f"{b.year}{a.isoformat()[4:]}"))))(
            _date(r), _date(r)
        ),
    ),
    made(
        "timekeeping.next_anniversary",
        "next_anniversary next_birthday upcoming_birthday",
        "born: str; today: str",
        "str",
        """
        Date of the next birthday on or after {today} of someone {born} on a date; dates are YYYY-MM-DD.
        next birthday
        Return the first anniversary that is not before today; in years without it, February 29 becomes \
        March 1.
        When is the coming birthday?
        Given a date of birth and the current date, return when the birthday comes next, today included.
        Takes month and day of the first date in this year, or in the next year if they are over.
        """,
        """
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
        for year in (now.year, now.year + 1):
            try:
                birthday = birth.replace(year=year)
            except ValueError:
                birthday = date(year, 3, 1)
            if birthday >= now:
                break
        return birthday.isoformat()
        """,
        lambda r: (
            r.choice((_iso(r), "2004-02-29")),
            _iso(r),
        ),
        "from datetime import date",
    ),
    made(
        "timekeeping.last_weekday_of_month",
        "last_weekday_of_month last_weekday last_occurrence_of_weekday",
        "year: int; month: int; weekday: int",
        "int",
        """
        Day of the month of the last {weekday} (Monday is 0) in {month} of {year}.
        last Friday of a month
        Return the day on which the given weekday falls for the last time in the month.
        On which day is the last Sunday of the month?
        Go back from the end of the month to the wanted day of the week, 0 for Monday to 6 for Sunday.
        Finds the final Monday, Tuesday, ... of a month as a number from 22 to 31.
        """,
        """
        last = calendar.monthrange(year, month)[1]
        return last - (calendar.weekday(year, month, last) - weekday) % 7
        ---
        return max(week[weekday] for week in calendar.monthcalendar(year, month))
        """,
        lambda r: (r.randint(1990, 2030), r.randint(1, 12), r.randint(0, 6)),
        "import calendar",
    ),
    made(
        "timekeeping.workdays_of_month",
        "workdays_in_month business_days_in_month working_days_of_month",
        "year: int; month: int",
        "int",
        """
        Number of days from Monday to Friday in {month} of {year}.
        working days of a month
        Return how many weekdays the given month has; Saturdays and Sundays do not count.
        How many days must be worked in that month, holidays aside?
        Count all dates of a month that are not on a weekend.
        Business days in a month.
        """,
        """
        days = calendar.monthrange(year, month)[1]
        return sum(calendar.weekday(year, month, day) < 5 for day in range(1, days + 1))
        ---
        return sum(1 for week in calendar.monthcalendar(year, month) for day in week[:5] if day)
        """,
        lambda r: (r.randint(1990, 2030), r.randint(1, 12)),
        "import calendar",
    ),
    made(
        "timekeeping.week_dates",
        "week_dates dates_of_week whole_week",
        "day: str",
        "list[str]",
        """
        All seven dates from Monday to Sunday of the week in which {day} lies, as YYYY-MM-DD.
        dates of the week
        Return the dates of the calendar week that contains the given one, Monday first.
        Which days belong to the same week?
        Given an ISO date, list its week from Monday through Sunday.
        Go back to Monday and list seven days from there.
        """,
        """
        current = date.fromisoformat(day)
        monday = current - timedelta(days=current.weekday())
        return [(monday + timedelta(days=i)).isoformat() for i in range(7)]
        """,
        lambda r: (_iso(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "timekeeping.monday_of",
        "monday_of start_of_week week_start first_day_of_week",
        "day: str",
        "str",
        """
        The Monday of the week in which {day} lies; dates are YYYY-MM-DD.
        start of the week
        Return the date of the latest Monday that is not after the given date.
        On which date did this week begin?
        Given an ISO date, go back to the Monday before, or stay if it is one.
        First day of the week of a date, weeks beginning on Monday.
        """,
        """
        current = date.fromisoformat(day)
        return (current - timedelta(days=current.weekday())).isoformat()
        """,
        lambda r: (_iso(r),),
        "from datetime import date, timedelta",
    ),
    made(
        "timekeeping.quarter_bounds",
        "quarter_bounds quarter_dates quarter_start_and_end",
        "year: int; quarter: int",
        "tuple[str, str]",
        """
        First and last date of a {quarter} (1 to 4) of {year}, both as YYYY-MM-DD.
        start and end of a quarter
        Return a tuple with the date on which the quarter begins and the one on which it ends.
        From when to when does the second quarter go?
        Given a year and a quarter, return its two limits as ISO dates, the end included.
        Gives ('2024-01-01', '2024-03-31') for the first quarter of 2024.
        """,
        """
        last = 3 * quarter
        end = {3: 31, 6: 30, 9: 30, 12: 31}[last]
        return f"{year:04}-{last - 2:02}-01", f"{year:04}-{last:02}-{end}"
        ---
        month = 3 * quarter - 2
        days = calendar.monthrange(year, month + 2)[1]
        return f"{year:04}-{month:02}-01", f"{year:04}-{month + 2:02}-{days}"
        """,
        lambda r: (r.randint(1990, 2030), r.randint(1, 4)),
        "import calendar",
    ),
    made(
        "timekeeping.zodiac_sign",
        "zodiac_sign star_sign astrological_sign get_zodiac",
        "month: int; day: int",
        "str",
        """
        Star sign of someone born on {day} of {month}: 'Aries' from March 21, 'Taurus' from April 20 and so \
        on.
        zodiac sign of a birthday
        Return the Western zodiac sign for a month and a day.
        Aquarius Jan 20, Pisces Feb 19, Aries Mar 21, Taurus Apr 20, Gemini May 21, Cancer Jun 21, Leo Jul \
        23, \
Virgo Aug 23, Libra Sep 23, Scorpio Oct 23, Sagittarius Nov 22, Capricorn Dec 22 are the first days.
        Given a birthday, which sign of the zodiac belongs to it?
        Find the astrological sign, 'Capricorn' from December 22 to January 19.
        """,
        """
        starts = [
            (1, 20, "Aquarius"), (2, 19, "Pisces"), (3, 21, "Aries"), (4, 20, "Taurus"), (5, 21, "Gemini"),
            (6, 21, "Cancer"), (7, 23, "Leo"), (8, 23, "Virgo"), (9, 23, "Libra"), (10, 23, "Scorpio"),
            (11, 22, "Sagittarius"), (12, 22, "Capricorn"),
        ]
        sign = "Capricorn"
        for start_month, start_day, name in starts:
            if (month, day) >= (start_month, start_day):
                sign = name
        return sign
        ---
        first_days = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22]
        signs = [
            "Capricorn", "Aquarius", "Pisces", "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra",
            "Scorpio", "Sagittarius",
        ]
        return signs[(month - (day < first_days[month - 1])) % 12]
        """,
        lambda r: (r.randint(1, 12), r.choice((r.randint(1, 28), 19, 20, 21, 22, 23))),
    ),
    made(
        "timekeeping.chinese_zodiac",
        "chinese_zodiac chinese_zodiac_animal zodiac_animal",
        "year: int",
        "str",
        """
        Animal of {year} in the Chinese zodiac, such as 'Dragon' for 2024 and 'Rat' for 2020.
        chinese zodiac animal
        Return the animal of the twelve-year cycle Rat, Ox, Tiger, Rabbit, Dragon, Snake, Horse, Goat, \
        Monkey, \
Rooster, Dog, Pig.
        In the year of which animal was somebody born?
        Given a year, find its animal; the cycle of twelve begins with the Rat, for example in 1900.
        Which zodiac animal does a year have in China?
        """,
        """
        animals = ["Rat", "Ox", "Tiger", "Rabbit", "Dragon", "Snake",
                   "Horse", "Goat", "Monkey", "Rooster", "Dog", "Pig"]
        return animals[(year - 4) % 12]
        ---
        cycle = "Monkey Rooster Dog Pig Rat Ox Tiger Rabbit Dragon Snake Horse Goat".split()
        return cycle[year % 12]
        """,
        lambda r: (r.randint(1900, 2040),),
    ),
    made(
        "timekeeping.decade_of_year",
        "decade_of_year decade get_decade decade_label",
        "year: int",
        "str",
        """
        Decade of {year} as text: 1994 belongs to the '1990s'.
        decade label of a year
        Return the decade in which a year lies, its first year followed by an 's'.
        To which decade does the year belong?
        Round a year down to tens and append 's'.
        Gives '2020s' for 2020 up to 2029.
        """,
        """
        return f"{year // 10 * 10}s"
        ---
        return str(year - year % 10) + "s"
        """,
        lambda r: (r.choice((1999, 2000, 2020, r.randint(1800, 2040))),),
    ),
    made(
        "timekeeping.easter_sunday",
        "easter_sunday easter easter_date",
        "year: int",
        "tuple[int, int]",
        """
        Month and day of Easter Sunday in {year} (Gregorian calendar).
        date of easter
        Return (month, day) on which Easter falls in the given year, by the anonymous Gregorian algorithm.
        When is Easter?
        Compute Easter Sunday with the method of Meeus, Jones and Butcher as a tuple of month and day.
        Gives (3, 31) for 2024 and (4, 20) for 2025.
        """,
        """
        a = year % 19
        b, c = divmod(year, 100)
        d, e = divmod(b, 4)
        g = (8 * b + 13) // 25
        h = (19 * a + b - d - g + 15) % 30
        i, k = divmod(c, 4)
        m = (32 + 2 * e + 2 * i - h - k) % 7
        n = (a + 11 * h + 22 * m) // 451
        month, day = divmod(h + m - 7 * n + 114, 31)
        return month, day + 1
        """,
        lambda r: (r.randint(1900, 2099),),
    ),
    made(
        "timekeeping.add_minutes",
        "add_minutes_to_time add_minutes shift_time time_after",
        "time: str; minutes: int",
        "str",
        """
        Clock time {minutes} after {time}, both as 'HH:MM'; it wraps around at midnight.
        add minutes to a time
        Return the time of day when a number of minutes have passed since {time}; negative numbers go back.
        What time will it be in {minutes} minutes?
        Given a time like '23:50', move it by some minutes and write it with two digits each.
        Adds minutes to an hour:minute text on the 24-hour clock, so '23:50' and 20 give '00:10'.
        """,
        """
        hours, mins = map(int, time.split(":"))
        total = (hours * 60 + mins + minutes) % (24 * 60)
        return f"{total // 60:02}:{total % 60:02}"
        ---
        return (datetime.strptime(time, "%H:%M") + timedelta(minutes=minutes)).strftime("%H:%M")
        """,
        lambda r: (_hm(r), r.choice((r.randint(-90, 200), 0, 1440, 1500, 60))),
        "from datetime import datetime, timedelta",
    ),
    made(
        "timekeeping.add_seconds",
        "add_seconds add_seconds_to_time time_plus_seconds",
        "time: str; seconds: int",
        "str",
        """
        Time of day {seconds} after {time}; both times are written 'HH:MM:SS' and midnight is wrapped around.
        add seconds to hh:mm:ss
        Return the clock time that is reached when the seconds have passed, such as '23:59:50' + 15 = \
        '00:00:05'.
        What does the clock show a number of seconds later?
        Move a time with hours, minutes and seconds forward, or back for a negative number.
        Adds seconds to a clock time and keeps the format with two digits for each part.
        """,
        """
        hours, minutes, secs = map(int, time.split(":"))
        total = (hours * 3600 + minutes * 60 + secs + seconds) % 86400
        return f"{total // 3600:02}:{total // 60 % 60:02}:{total % 60:02}"
        """,
        lambda r: (_hms(r), r.choice((r.randint(-90, 4000), 0, 1, 86400, 60))),
    ),
    made(
        "timekeeping.tick",
        "tick next_second advance_clock",
        "hours: int; minutes: int; seconds: int",
        "tuple[int, int, int]",
        """
        The time one second after {hours}:{minutes}:{seconds} as a tuple; after 23:59:59 comes 0:00:00.
        next second of a clock
        Return hours, minutes and seconds of a 24-hour clock after one tick.
        What does a digital clock show one second later?
        Advance a clock by a second, carrying over into minutes, hours and the next day.
        Given the three parts of a time, return those of the following second.
        """,
        """
        total = (hours * 3600 + minutes * 60 + seconds + 1) % 86400
        return total // 3600, total // 60 % 60, total % 60
        ---
        seconds += 1
        if seconds == 60:
            seconds = 0
            minutes += 1
        if minutes == 60:
            minutes = 0
            hours += 1
        if hours == 24:
            hours = 0
        return hours, minutes, seconds
        """,
        lambda r: tuple(map(int, _hms(r).split(":"))),
    ),
    made(
        "timekeeping.seconds_since_midnight",
        "seconds_since_midnight time_to_seconds hms_to_seconds",
        "hours: int; minutes: int; seconds: int",
        "int",
        """
        Total seconds of {hours}, {minutes} and {seconds}.
        hours, minutes, seconds to seconds
        Return how many seconds a time or duration given in three parts has altogether.
        How many seconds have passed since midnight?
        Convert hours, minutes and seconds into a single number of seconds.
        Multiplies hours by 3600 and minutes by 60 and adds the seconds.
        h m s to seconds
        Return a duration in seconds.
        """,
        """
        return hours * 3600 + minutes * 60 + seconds
        ---
        return (hours * 60 + minutes) * 60 + seconds
        """,
        lambda r: tuple(map(int, _hms(r).split(":"))),
    ),
    made(
        "timekeeping.time_gap",
        "time_gap time_difference elapsed_time difference_between_times",
        "start: str; end: str",
        "str",
        """
        Time that passes from {start} to {end} as 'HH:MM:SS', like the two times; an earlier end is the \
        next day.
        difference of two hh:mm:ss times
        Return the duration between two clock times with seconds, formatted with two digits each.
        How much time has gone by between two readings of the clock?
        Given two times such as '10:15:30' and '12:00:00', return '01:44:30'.
        Subtract the start from the end, wrapping over midnight if needed.
        """,
        """
        def seconds(time):
            hours, minutes, secs = map(int, time.split(":"))
            return hours * 3600 + minutes * 60 + secs

        gap = (seconds(end) - seconds(start)) % 86400
        return f"{gap // 3600:02}:{gap // 60 % 60:02}:{gap % 60:02}"
        """,
        lambda r: (_hms(r), _hms(r)),
    ),
    made(
        "timekeeping.add_durations",
        "add_durations total_duration sum_times add_times",
        "durations: list[str]",
        "str",
        """
        Sum of {durations} written 'HH:MM:SS', in the same form; the hours may go beyond 24.
        add up hh:mm:ss durations
        Return the total of a list of durations with hours, minutes and seconds; '00:00:00' for none.
        How long do they take together?
        Given texts such as '00:45:30', add them all and format the result with at least two digits each.
        Adds lengths of time and carries seconds into minutes and minutes into hours.
        """,
        """
        total = 0
        for duration in durations:
            hours, minutes, seconds = map(int, duration.split(":"))
            total += hours * 3600 + minutes * 60 + seconds
        return f"{total // 3600:02}:{total // 60 % 60:02}:{total % 60:02}"
        """,
        lambda r: ([_hms(r) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "timekeeping.format_hms",
        "format_hms seconds_to_hms format_duration seconds_to_time",
        "seconds: int",
        "str",
        """
        Write {seconds} as 'HH:MM:SS' with two digits each; more than 99 hours need more digits.
        seconds to hh:mm:ss
        Return a duration given in seconds as text with hours, minutes and seconds, such as '01:02:05'.
        How is this number of seconds shown on a digital clock?
        Convert an amount of seconds, 0 or more, to the human-readable form hours:minutes:seconds.
        Formats 3725 as '01:02:05' and 0 as '00:00:00'.
        """,
        """
        return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"
        ---
        minutes, secs = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return "{:02d}:{:02d}:{:02d}".format(hours, minutes, secs)
        """,
        lambda r: (
            r.choice((r.randint(0, 90000), 0, 59, 60, 3599, 3600, 359999, 360000, r.randint(0, 300))),
        ),
    ),
    made(
        "timekeeping.compact_duration",
        "compact_duration short_duration duration_text humanize_seconds",
        "seconds: int",
        "str",
        """
        Write {seconds} compactly such as '1h 2m 5s'; parts that are 0 are left out, and 0 is '0s'.
        seconds as h m s
        Return a duration as text with the units d, h, m and s, skipping those that are zero.
        How long is it, in short form?
        Given a number of seconds, list days, hours, minutes and seconds like '1d 3h' or '45s'.
        Formats 3605 as '1h 5s', 90 as '1m 30s' and 86400 as '1d'.
        """,
        """
        parts = []
        for size, unit in ((86400, "d"), (3600, "h"), (60, "m"), (1, "s")):
            count, seconds = divmod(seconds, size)
            if count:
                parts.append(f"{count}{unit}")
        return " ".join(parts) or "0s"
        """,
        lambda r: (r.choice((r.randint(0, 200000), 0, 60, 3600, 3605, 86400, r.randint(0, 300))),),
    ),
    made(
        "timekeeping.milliseconds_text",
        "milliseconds_text format_milliseconds ms_to_time stopwatch_text",
        "milliseconds: int",
        "str",
        """
        Write {milliseconds} as on a stopwatch: 'MM:SS.mmm', such as '01:23.045'.
        milliseconds to minutes, seconds and milliseconds
        Return a time in milliseconds as text with two digits for minutes and seconds and three after the \
        point.
        How does a stopwatch show so many milliseconds?
        Split milliseconds into minutes, seconds and the rest and format them.
        Formats 83045 as '01:23.045'; the minutes may go beyond 59.
        """,
        """
        seconds, rest = divmod(milliseconds, 1000)
        minutes, seconds = divmod(seconds, 60)
        return f"{minutes:02}:{seconds:02}.{rest:03}"
        """,
        lambda r: (r.choice((r.randint(0, 500000), 0, 999, 1000, 60000, r.randint(0, 5000), 3600000)),),
    ),
    made(
        "timekeeping.days_hours_minutes",
        "days_hours_minutes split_minutes minutes_to_days",
        "minutes: int",
        "tuple[int, int, int]",
        """
        Split {minutes} into days, hours and minutes.
        minutes to (days, hours, minutes)
        Return a tuple of full days, remaining hours below 24 and remaining minutes below 60.
        How many days, hours and minutes is that?
        Convert a number of minutes, at least 0, into days, hours and minutes.
        Gives (1, 1, 1) for 1501.
        days, hours, minutes
        Return how many full days and hours are in so many minutes, and the rest.
        """,
        """
        hours, rest = divmod(minutes, 60)
        return hours // 24, hours % 24, rest
        ---
        return minutes // 1440, minutes % 1440 // 60, minutes % 60
        """,
        lambda r: (r.choice((r.randint(0, 9000), 0, 59, 60, 1440, 1439, r.randint(0, 200))),),
    ),
    made(
        "timekeeping.valid_clock",
        "is_valid_clock valid_hms is_valid_time",
        "hours: int; minutes: int; seconds: int",
        "bool",
        """
        Are {hours}, {minutes} and {seconds} a time of the 24-hour clock?
        valid time of day?
        Return True if the hours are from 0 to 23 and minutes and seconds from 0 to 59.
        Can a digital clock show this time?
        Given three integers, check that they form a possible time of day.
        False for an hour of 24 or more, 60 minutes, 60 seconds or anything negative.
        """,
        """
        return 0 <= hours < 24 and 0 <= minutes < 60 and 0 <= seconds < 60
        ---
        return hours in range(24) and minutes in range(60) and seconds in range(60)
        """,
        lambda r: (
            r.choice((r.randint(0, 23), 24, 23, 0, -1)),
            r.choice((r.randint(0, 59), 30, 60, 59)),
            r.choice((r.randint(0, 59), 30, 60, -1)),
        ),
    ),
    made(
        "timekeeping.earliest_time",
        "earliest_time first_time earliest",
        "times: list[str]",
        "str | None",
        """
        The earliest of {times} written 'H:MM' or 'HH:MM', or None for an empty list.
        earliest clock time
        Return the time that comes first in the day, in the form in which it was given; '9:30' is before \
        '10:00'.
        Which of the times is the first?
        Given clock times, with or without a leading zero, find the smallest by hour and minute.
        Compares the times as numbers, not as text.
        """,
        """
        def minutes(time):
            hour, minute = time.split(":")
            return int(hour) * 60 + int(minute)

        return min(times, key=minutes, default=None)
        ---
        if not times:
            return None
        return min(times, key=lambda time: [int(part) for part in time.split(":")])
        """,
        lambda r: ([r.choice((_hm(r), _hm(r).removeprefix("0"))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "timekeeping.sort_times_of_day",
        "sort_times sort_clock_times times_in_order",
        "times: list[str]",
        "list[str]",
        """
        Sort {times} such as '9:05 AM' and '12:30 PM' from the earliest to the latest of the day.
        sort 12-hour times
        Return the clock times with AM or PM in order; 12 AM is midnight and 12 PM is noon.
        In which order do these times with am and pm come?
        Given 12-hour times, sort them by the time of day that they mean.
        Orders times like '1:00 PM' after '11:59 AM'.
        """,
        """
        def minutes(time):
            clock, half = time.split()
            hour, minute = map(int, clock.split(":"))
            return hour % 12 * 60 + minute + (720 if half == "PM" else 0)

        return sorted(times, key=minutes)
        """,
        lambda r: (
            [
                f"{r.choice((r.randint(1, 12), 12))}:{r.randint(0, 59):02} {r.choice(('AM', 'PM'))}"
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "timekeeping.time_in_words",
        "time_in_words spoken_time tell_time",
        "hour: int; minute: int",
        "str",
        """
        Say the time {hour}:{minute} in numbers and words: '5 past 3', 'quarter to 4', 'half past 6', "8 \
        o'clock".
        spoken time
        Return how a person says a clock time; hours are from 1 to 12.
        How is this time told?
        Up to 30 minutes are 'past' the hour, later ones 'to' the next; 15 and 45 are a quarter, 30 is half.
        Gives "3 o'clock" for 0 minutes, '20 past 3' for 20 and '20 to 4' for 40; 1 follows after 12.
        """,
        """
        if minute == 0:
            return f"{hour} o'clock"
        after = minute <= 30
        amount = minute if after else 60 - minute
        words = {15: "quarter", 30: "half"}.get(amount, str(amount))
        return f"{words} past {hour}" if after else f"{words} to {hour % 12 + 1}"
        """,
        lambda r: (r.randint(1, 12), r.choice((0, 15, 30, 45, r.randint(0, 59)))),
    ),
    made(
        "timekeeping.day_part",
        "day_part part_of_day time_of_day",
        "hour: int",
        "str",
        """
        Part of the day at {hour}: 'morning' 5-11, 'afternoon' 12-16, 'evening' 17-20, otherwise 'night'.
        morning, afternoon, evening or night
        Return which part of the day an hour from 0 to 23 belongs to.
        Is it morning or evening at this hour?
        Given an hour of the 24-hour clock: from 5 it is morning, from 12 afternoon, from 17 evening, from \
        21 night.
        Names the time of day.
        """,
        """
        if 5 <= hour < 12:
            return "morning"
        if 12 <= hour < 17:
            return "afternoon"
        if 17 <= hour < 21:
            return "evening"
        return "night"
        """,
        lambda r: (r.randint(0, 23),),
    ),
    made(
        "timekeeping.within_hours",
        "is_within_hours is_open is_time_between",
        "time: str; opens: str; closes: str",
        "bool",
        """
        Is {time} from {opens} up to, but not including, {closes}? All are 'HH:MM'; closing may be after \
        midnight.
        open at this time?
        Return True if the clock time lies in the opening hours, which may go over midnight like 22:00 to \
        06:00.
        Is the shop open?
        Given three times of the 24-hour clock, tell whether the first is between the other two.
        Checks opening hours; the opening time itself counts, the closing time does not.
        """,
        """
        if opens <= closes:
            return opens <= time < closes
        return time >= opens or time < closes
        """,
        lambda r: (lambda a, b: (r.choice((a, b, _hm(r), _hm(r))), a, b))(_hm(r), _hm(r)),
    ),
    made(
        "timekeeping.date_ranges_overlap",
        "date_ranges_overlap periods_overlap bookings_overlap",
        "start1: str; end1: str; start2: str; end2: str",
        "bool",
        """
        Do the periods {start1} to {end1} and {start2} to {end2} share a day? Dates are YYYY-MM-DD, ends \
        included.
        do two date ranges overlap
        Return True if two ranges of dates have at least one day in common.
        Do the two bookings collide?
        Given start and end of two periods as ISO dates, check whether they overlap; a shared last day counts.
        False when one of them ends before the other begins.
        """,
        """
        return start1 <= end2 and start2 <= end1
        ---
        return max(start1, start2) <= min(end1, end2)
        ---
        return not (end1 < start2 or end2 < start1)
        """,
        _two_periods,
    ),
    made(
        "timekeeping.overlap_days",
        "overlap_days shared_days common_days",
        "start1: str; end1: str; start2: str; end2: str",
        "int",
        """
        Number of days that lie both in {start1} to {end1} and in {start2} to {end2}, all ends included.
        overlapping days of two periods
        Return how many dates two periods have in common, 0 if they do not overlap.
        How many days do the two holidays share?
        Given four ISO dates, the limits of two ranges, count the days in both of them.
        From the later start to the earlier end, both counted.
        """,
        """
        start = date.fromisoformat(max(start1, start2))
        end = date.fromisoformat(min(end1, end2))
        return max(0, (end - start).days + 1)
        """,
        _two_periods,
        "from datetime import date",
    ),
    made(
        "timekeeping.needs_renewal",
        "needs_renewal expires_soon is_expiring",
        "expiry: str; today: str; days: int = 30",
        "bool",
        """
        Does something that is valid until {expiry} expire within {days} days from {today}, or has it already?
        needs renewal?
        Return True if the expiry date, YYYY-MM-DD, is at most {days} days after today or in the past.
        Should the passport be renewed?
        Given two ISO dates, check whether the time left until expiry is not more than {days} days.
        Tells whether a document, licence or membership runs out soon.
        """,
        """
        left = (date.fromisoformat(expiry) - date.fromisoformat(today)).days
        return left <= days
        ---
        return date.fromisoformat(expiry) <= date.fromisoformat(today) + timedelta(days=days)
        """,
        lambda r: (*(d.isoformat() for d in _two(r)), r.choice((30, 7, 0, 90))),
        "from datetime import date, timedelta",
    ),
    made(
        "timekeeping.is_expired",
        "is_expired has_expired is_past_due is_overdue",
        "expiry: str; today: str",
        "bool",
        """
        Is {today} after the date {expiry}? Both are YYYY-MM-DD; the last day itself is still good.
        expired?
        Return True if the best-before date, due date or expiry date has passed.
        Is the milk past its date?
        Compare two ISO dates and tell whether the first lies before the second.
        Checks whether something that is valid through {expiry} has run out.
        """,
        """
        return today > expiry
        ---
        return date.fromisoformat(expiry) < date.fromisoformat(today)
        """,
        lambda r: tuple(d.isoformat() for d in _two(r)),
        "from datetime import date",
    ),
    made(
        "timekeeping.us_long_date",
        "us_long_date written_date format_long_date",
        "day: str",
        "str",
        """
        Write an ISO date {day} such as '2024-03-07' in American style: 'March 7, 2024'.
        date with month name
        Return the date as month name, day without leading zero, comma and year.
        How is the date written out?
        Turn YYYY-MM-DD into 'Month D, YYYY'.
        Formats a date for people in the United States.
        """,
        """
        months = ["January", "February", "March", "April", "May", "June",
                  "July", "August", "September", "October", "November", "December"]
        year, month, number = day.split("-")
        return f"{months[int(month) - 1]} {int(number)}, {year}"
        """,
        lambda r: (_iso(r),),
    ),
    made(
        "timekeeping.parse_long_date",
        "parse_long_date long_date_to_iso date_from_words",
        "text: str",
        "str",
        """
        Read a date {text} such as 'March 7, 2024' and return it as '2024-03-07'.
        written date to ISO
        Return YYYY-MM-DD for a date with the English name of its month, a day, a comma and a year.
        Convert a date written in words to numbers.
        Given 'Month D, YYYY', return the ISO form with two digits for month and day.
        Parses American long dates.
        """,
        """
        months = ["January", "February", "March", "April", "May", "June",
                  "July", "August", "September", "October", "November", "December"]
        name, day, year = text.replace(",", "").split()
        return f"{year}-{months.index(name) + 1:02}-{int(day):02}"
        ---
        return datetime.strptime(text, "%B %d, %Y").strftime("%Y-%m-%d")
        """,
        lambda r: (lambda d: (f"{_MONTHS[d.month - 1]} {d.day}, {d.year}",))(_date(r)),
        "from datetime import datetime",
    ),
    made(
        "timekeeping.day_with_suffix",
        "day_with_suffix date_with_ordinal spoken_date",
        "day: int; month: int",
        "str",
        """
        Write {day} and {month} such as 'March 3rd' or 'May 21st'.
        date with st, nd, rd or th
        Return the English name of the month and the day with its ordinal ending.
        How is the date said, 1st, 2nd, 3rd, 4th and so on?
        Given numbers of day and month, build a text like 'July 4th'; 11, 12 and 13 take 'th'.
        Month name followed by the day as an ordinal.
        """,
        """
        months = ["January", "February", "March", "April", "May", "June",
                  "July", "August", "September", "October", "November", "December"]
        if 11 <= day <= 13:
            suffix = "th"
        else:
            suffix = {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
        return f"{months[month - 1]} {day}{suffix}"
        """,
        lambda r: (r.randint(1, 28), r.randint(1, 12)),
    ),
    made(
        "timekeeping.timestamp_to_date",
        "timestamp_to_date unix_to_date epoch_to_date",
        "timestamp: int",
        "str",
        """
        Date in UTC of a Unix {timestamp} in seconds, as YYYY-MM-DD.
        unix timestamp to date
        Return on which day the given number of seconds after 1970-01-01 00:00 UTC lies.
        Which date is this epoch time?
        Convert seconds since the epoch to an ISO date, in universal time.
        0 gives '1970-01-01', 86400 the next day.
        """,
        """
        return datetime.fromtimestamp(timestamp, tz=timezone.utc).strftime("%Y-%m-%d")
        ---
        return (date(1970, 1, 1) + timedelta(days=timestamp // 86400)).isoformat()
        """,
        lambda r: (r.choice((r.randint(0, 2_000_000_000), 0, 86399, 86400, 1_700_000_000)),),
        ("from datetime import date, datetime, timedelta, timezone",),
    ),
    made(
        "timekeeping.date_part",
        "date_part date_of_timestamp split_timestamp date_and_time",
        "timestamp: str",
        "tuple[str, str]",
        """
        Split a {timestamp} such as '2024-03-07T10:15:00Z' into date and time: ('2024-03-07', '10:15:00').
        ISO timestamp to date and time
        Return the part before the T or the space, and the part after it without a final Z; '' if there is \
        no time.
        What are the date and the time in this ISO text?
        Separate date and time of an ISO 8601 timestamp.
        Given a date and time in one string, divided by 'T' or a space, return both as a tuple.
        """,
        """
        day, _, time = timestamp.replace("T", " ").partition(" ")
        return day, time.removesuffix("Z")
        """,
        lambda r: (_iso(r) + r.choice(("", f"T{_hms(r)}Z", f" {_hms(r)}", f"T{_hms(r)}")),),
    ),
    made(
        "timekeeping.group_dates_by_month",
        "group_dates_by_month dates_per_month dates_by_month",
        "dates: list[str]",
        "dict[str, list[str]]",
        """
        Group {dates} (YYYY-MM-DD) by month: a dict from 'YYYY-MM' to the dates in it, in the given order.
        group dates by month
        Return which dates fall into each month, keyed by year and month.
        Sort dates into monthly lists without changing their order.
        Given ISO dates, collect them under their first seven characters.
        Months appear in the order in which they are first met.
        """,
        """
        groups = {}
        for day in dates:
            groups.setdefault(day[:7], []).append(day)
        return groups
        ---
        groups = defaultdict(list)
        for day in dates:
            year, month, _ = day.split("-")
            groups[f"{year}-{month}"].append(day)
        return dict(groups)
        """,
        lambda r: ([f"2024-0{r.randint(1, 3)}-{r.randint(1, 28):02}" for _ in range(r.randint(0, 6))],),
        "from collections import defaultdict",
    ),
    made(
        "timekeeping.nearest_date",
        "nearest_date closest_date closest_day",
        "dates: list[str]; target: str",
        "str | None",
        """
        The one of {dates} that is nearest to {target}, before or after it; all are YYYY-MM-DD.
        closest date
        Return the date with the smallest distance in days to the target, the first one on a tie, None if \
        empty.
        Which date is closest to the given day?
        Given ISO dates, find the one with the fewest days between it and the target.
        Looks for the appointment nearest to a date.
        """,
        """
        goal = date.fromisoformat(target)
        return min(dates, key=lambda day: abs((date.fromisoformat(day) - goal).days), default=None)
        """,
        lambda r: (
            [f"2024-0{r.randint(1, 4)}-{r.randint(1, 28):02}" for _ in range(r.randint(0, 5))],
            f"2024-0{r.randint(1, 4)}-{r.randint(1, 28):02}",
        ),
        "from datetime import date",
    ),
    made(
        "timekeeping.is_date_text",
        "is_date_text valid_date_string is_valid_date",
        "text: str",
        "bool",
        """
        Is {text} an existing date in the form 'DD/MM/YYYY'?
        valid dd/mm/yyyy date?
        Return True if the day exists in that month and year; two, two and four digits divided by slashes \
        are needed.
        Check a date that somebody typed, day first.
        Given a string, tell whether it is a real calendar date such as '29/02/2024'.
        False for a wrong format, a month over 12 or a day that the month does not have.
        """,
        """
        if not re.fullmatch(r"[0-9]{2}/[0-9]{2}/[0-9]{4}", text):
            return False
        day, month, year = map(int, text.split("/"))
        try:
            date(year, month, day)
        except ValueError:
            return False
        return True
        """,
        lambda r: (
            r.choice(
                (
                    _date(r).strftime("%d/%m/%Y"),
                    f"{r.randint(1, 31):02}/{r.randint(1, 14):02}/{r.choice((2023, 2024, 1900, 2000))}",
                    "29/02/2023",
                    "29/02/2024",
                    "1/1/2020",
                    "",
                    "2024-01-01",
                )
            ),
        ),
        ("import re", "from datetime import date"),
    ),
)
