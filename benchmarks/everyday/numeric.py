"""Small sums: prices, shares, sizes and savings."""


def is_teenager(age: int) -> bool:
    """Whether somebody of this age is a teenager, from 13 to 19.

    >>> is_teenager(15)
    True
    >>> is_teenager(20)
    False
    >>> is_teenager(13)
    True
    >>> is_teenager(0)
    False
    """
    return 13 <= age <= 19


def minutes_to_hours(minutes: int) -> float:
    """Convert minutes to hours.

    >>> minutes_to_hours(90)
    1.5
    >>> minutes_to_hours(60)
    1.0
    >>> minutes_to_hours(15)
    0.25
    >>> minutes_to_hours(0)
    0.0
    """
    return minutes / 60


def last_digit(number: int) -> int:
    """The last digit of a whole number, whatever its sign.

    >>> last_digit(1234)
    4
    >>> last_digit(50)
    0
    >>> last_digit(-37)
    7
    >>> last_digit(0)
    0
    """
    return abs(number) % 10


def with_tax(price: float, percent: float) -> float:
    """The price with the tax on top, rounded to cents.

    >>> with_tax(100, 20)
    120.0
    >>> with_tax(19.99, 7)
    21.39
    >>> with_tax(50, 7.5)
    53.75
    >>> with_tax(9.99, 0)
    9.99
    """
    return round(price * (1 + percent / 100), 2)


def share(part: int, whole: int) -> float:
    """What percentage of the whole the part is, to one decimal. Zero if the whole is zero.

    >>> share(1, 4)
    25.0
    >>> share(2, 3)
    66.7
    >>> share(7, 7)
    100.0
    >>> share(5, 0)
    0.0
    """
    return round(100 * part / whole, 1) if whole else 0.0


def pages_needed(items: int, per_page: int) -> int:
    """How many pages it takes to show all items. The last page need not be full.

    >>> pages_needed(45, 10)
    5
    >>> pages_needed(40, 10)
    4
    >>> pages_needed(1, 25)
    1
    >>> pages_needed(0, 10)
    0
    """
    return (items + per_page - 1) // per_page


def format_price(cents: int) -> str:
    """Write an amount of cents as dollars, with commas between the thousands.

    >>> format_price(1250)
    '$12.50'
    >>> format_price(123456789)
    '$1,234,567.89'
    >>> format_price(5)
    '$0.05'
    >>> format_price(0)
    '$0.00'
    """
    return f"${cents // 100:,}.{cents % 100:02d}"


def mean_above(values: list[float], limit: float) -> float:
    """The mean of the values that are greater than the limit, or 0.0 if there are none.

    >>> mean_above([1, 5, 9], 4)
    7.0
    >>> mean_above([2.5, 3.5], 2.5)
    3.5
    >>> mean_above([1, 2], 10)
    0.0
    >>> mean_above([], 0)
    0.0
    """
    above = [value for value in values if value > limit]
    return sum(above) / len(above) if above else 0.0


def postage(weight: float, express: bool) -> int:
    """Postage in cents for a parcel: 250 up to 1 kg, 500 up to 5 kg, 900 if heavier. Express costs double.

    >>> postage(0.4, False)
    250
    >>> postage(5, False)
    500
    >>> postage(12.5, True)
    1800
    >>> postage(1, True)
    500
    """
    if weight <= 1:
        cost = 250
    elif weight <= 5:
        cost = 500
    else:
        cost = 900
    return cost * 2 if express else cost


def readable_size(size: int) -> str:
    """Write a number of bytes with one decimal in the largest unit that fits, up to GB (1 KB is 1024 bytes).

    >>> readable_size(1536)
    '1.5 KB'
    >>> readable_size(512)
    '512.0 B'
    >>> readable_size(5 * 1024**4)
    '5120.0 GB'
    >>> readable_size(0)
    '0.0 B'
    """
    amount = float(size)
    units = ["B", "KB", "MB", "GB"]
    while amount >= 1024 and len(units) > 1:
        amount /= 1024
        units.pop(0)
    return f"{amount:.1f} {units[0]}"


def instalments(total: int, months: int) -> list[int]:
    """Split a total in cents over the months as evenly as possible. The first months pay the cents left over.

    >>> instalments(1000, 3)
    [334, 333, 333]
    >>> instalments(900, 3)
    [300, 300, 300]
    >>> instalments(11, 4)
    [3, 3, 3, 2]
    >>> instalments(0, 2)
    [0, 0]
    """
    each, left = divmod(total, months)
    return [each + 1] * left + [each] * (months - left)


def months_to_save(goal: float, deposit: float, percent: float) -> int:
    """How many months it takes to save the goal.

    Every month the savings first earn `percent` interest, then the deposit is paid in.

    >>> months_to_save(1000, 100, 0)
    10
    >>> months_to_save(1000, 100, 5)
    9
    >>> months_to_save(210, 100, 10)
    2
    >>> months_to_save(0, 100, 1)
    0
    """
    saved = 0.0
    months = 0
    while saved < goal:
        saved += saved * percent / 100 + deposit
        months += 1
    return months
