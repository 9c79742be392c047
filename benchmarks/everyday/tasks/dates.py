"""Small things one does with days and times."""

from datetime import date, timedelta


def is_weekend(day: date) -> bool:
    """Tell whether the day is a Saturday or a Sunday.

    >>> is_weekend(date(2024, 3, 2))
    True
    >>> is_weekend(date(2024, 3, 4))
    False
    """
    ...


def dotted(day: date) -> str:
    """Return day, month and year with dots in between; they have two, two and four digits.

    >>> dotted(date(2023, 11, 5))
    '05.11.2023'
    >>> dotted(date(1999, 1, 31))
    '31.01.1999'
    """
    ...


def days_left_in_month(day: date) -> int:
    """Count the days of the month that come after the day.

    >>> days_left_in_month(date(2024, 2, 28))
    1
    >>> days_left_in_month(date(2023, 4, 30))
    0
    """
    ...


def next_weekday(day: date, weekday: int) -> date:
    """Return the first date after the day that is such a weekday: 0 is Monday, 6 is Sunday.

    >>> next_weekday(date(2024, 3, 5), 0)
    datetime.date(2024, 3, 11)
    >>> next_weekday(date(2024, 3, 5), 2)
    datetime.date(2024, 3, 6)
    """
    ...


def duration_text(seconds: int) -> str:
    """Return the time in hours, minutes and seconds, such as 1h 5m 30s, without the parts that are zero.

    No time at all is 0s.

    >>> duration_text(3930)
    '1h 5m 30s'
    >>> duration_text(0)
    '0s'
    """
    ...


def due_date(start, days):
    """Return the date that is so many days after start. On a weekend it moves on to the Monday after it.

    >>> due_date(date(2024, 3, 1), 5)
    datetime.date(2024, 3, 6)
    >>> due_date(date(2024, 3, 1), 1)
    datetime.date(2024, 3, 4)
    """
    ...
