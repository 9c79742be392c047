"""Helpers for lists of numbers and words."""

from itertools import pairwise


def newest(entries: list[str]) -> str | None:
    """The last entry of the log, or None if nothing was logged yet.

    >>> newest(["start", "stop"])
    'stop'
    >>> newest(["start"])
    'start'
    >>> newest(["a", "b", ""])
    ''
    >>> newest([]) is None
    True
    """
    return entries[-1] if entries else None


def all_in_stock(counts: list[int]) -> bool:
    """Whether we have at least one of everything.

    >>> all_in_stock([3, 1, 7])
    True
    >>> all_in_stock([3, 0, 7])
    False
    >>> all_in_stock([-1])
    False
    >>> all_in_stock([])
    True
    """
    return all(count > 0 for count in counts)


def without_header(rows: list[str]) -> list[str]:
    """The rows of a file without the first one, which holds the column names.

    >>> without_header(["name,age", "Ann,31", "Bob,28"])
    ['Ann,31', 'Bob,28']
    >>> without_header(["id", "7"])
    ['7']
    >>> without_header(["name,age"])
    []
    >>> without_header([])
    []
    """
    return rows[1:]


def count_missing(readings: list[float | None]) -> int:
    """How many readings are missing (None). A reading of zero is not missing.

    >>> count_missing([1.5, None, 2.0, None])
    2
    >>> count_missing([0.0, 1.0])
    0
    >>> count_missing([None])
    1
    >>> count_missing([])
    0
    """
    return sum(reading is None for reading in readings)


def passing_scores(scores: list[int], limit: int) -> list[int]:
    """The scores that reach the limit, best first.

    >>> passing_scores([55, 80, 49, 50], 50)
    [80, 55, 50]
    >>> passing_scores([70, 70], 60)
    [70, 70]
    >>> passing_scores([10, 20], 50)
    []
    >>> passing_scores([], 50)
    []
    """
    return sorted((score for score in scores if score >= limit), reverse=True)


def position_of_longest(words: list[str]) -> int:
    """Where the longest word is in the list (the first of them on a tie), or -1 for an empty list.

    >>> position_of_longest(["pear", "banana", "fig"])
    1
    >>> position_of_longest(["red", "tan", "no"])
    0
    >>> position_of_longest(["a", "bb", "ccc"])
    2
    >>> position_of_longest([])
    -1
    """
    return max(range(len(words)), key=lambda position: len(words[position]), default=-1)


def daily_changes(readings: list[int]) -> list[int]:
    """By how much the meter went up or down from each day to the next.

    >>> daily_changes([10, 13, 12])
    [3, -1]
    >>> daily_changes([5, 5, 5, 9])
    [0, 0, 4]
    >>> daily_changes([8])
    []
    >>> daily_changes([])
    []
    """
    return [today - yesterday for yesterday, today in pairwise(readings)]


def numbered(items: list[str]) -> list[str]:
    """Put a number before each item, counting from 1.

    >>> numbered(["milk", "bread"])
    ['1. milk', '2. bread']
    >>> numbered(["tea"])
    ['1. tea']
    >>> numbered(["x", "x", ""])
    ['1. x', '2. x', '3. ']
    >>> numbered([])
    []
    """
    return [f"{number}. {item}" for number, item in enumerate(items, start=1)]


def longest_streak(days: list[bool]) -> int:
    """The most days in a row on which the exercise was done.

    >>> longest_streak([True, True, False, True])
    2
    >>> longest_streak([False, True, True, True])
    3
    >>> longest_streak([False, False])
    0
    >>> longest_streak([])
    0
    """
    best = current = 0
    for done in days:
        current = current + 1 if done else 0
        best = max(best, current)
    return best


def page_ranges(pages: list[int]) -> list[str]:
    """Write sorted page numbers the way an index does, with pages in a row as "first-last".

    >>> page_ranges([1, 2, 3, 7])
    ['1-3', '7']
    >>> page_ranges([4, 6, 8, 9])
    ['4', '6', '8-9']
    >>> page_ranges([12])
    ['12']
    >>> page_ranges([])
    []
    """
    ranges: list[list[int]] = []
    for page in pages:
        if ranges and page == ranges[-1][1] + 1:
            ranges[-1][1] = page
        else:
            ranges.append([page, page])
    return [str(first) if first == last else f"{first}-{last}" for first, last in ranges]


def counted_marks(marks: list[int]) -> list[int]:
    """The judges' marks without one lowest and one highest, in their order. Fewer than three all count.

    >>> counted_marks([7, 9, 5, 8])
    [7, 8]
    >>> counted_marks([6, 10, 6, 10])
    [6, 10]
    >>> counted_marks([4, 9])
    [4, 9]
    >>> counted_marks([])
    []
    """
    if len(marks) < 3:
        return marks
    counted = marks.copy()
    counted.remove(min(marks))
    counted.remove(max(marks))
    return counted


def balances(start: int, bookings: list[int]) -> list[int]:
    """The balance after each booking. A booking that would take it below zero is refused and changes nothing.

    >>> balances(100, [50, -30])
    [150, 120]
    >>> balances(20, [-30, -20, 5])
    [20, 0, 5]
    >>> balances(0, [-1, -1])
    [0, 0]
    >>> balances(10, [])
    []
    """
    balance = start
    history = []
    for booking in bookings:
        if balance + booking >= 0:
            balance += booking
        history.append(balance)
    return history
