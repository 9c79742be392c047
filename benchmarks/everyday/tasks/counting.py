"""Small rules about numbers."""


def celsius(fahrenheit: float) -> float:
    """Convert degrees Fahrenheit to degrees Celsius, rounded to one decimal.

    >>> celsius(212)
    100.0
    >>> celsius(0)
    -17.8
    """
    ...


def clamp(value, low, high):
    """Return the value, or the closer one of the two bounds if the value lies outside of them.

    >>> clamp(5, 1, 10)
    5
    >>> clamp(-3, 1, 10)
    1
    """
    ...


def countdown(start: int, step: int) -> list[int]:
    """Return the numbers from start down in steps of step. The last one is 0, also if no step meets it.

    >>> countdown(10, 4)
    [10, 6, 2, 0]
    >>> countdown(6, 3)
    [6, 3, 0]
    """
    ...


def ordinal(n: int) -> str:
    """Return the number with its English ending: 1st, 2nd, 3rd, 4th. After 11, 12 and 13 it is th.

    >>> ordinal(22)
    '22nd'
    >>> ordinal(12)
    '12th'
    """
    ...


def grade(points: int, most: int) -> int:
    """Return a grade from 1, the best, to 6: it is 1 from 90 percent of the most points on.

    For each 15 percent less it is one worse, so 75 percent are a 2 and 30 percent a 5. Below that it is 6.

    >>> grade(45, 50)
    1
    >>> grade(29, 100)
    6
    """
    ...


def parking_fee(minutes):
    """Return the fee in cents. The first 30 minutes are free; after them each hour that has begun costs 150.

    Nobody pays more than 900.

    >>> parking_fee(20)
    0
    >>> parking_fee(95)
    300
    """
    ...
