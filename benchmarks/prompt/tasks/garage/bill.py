"""Bills of a garage, in cents."""

HOUR = 9_000
TAX = 20
WIDTH = 24


def money(cents: int) -> str:
    """Return an amount as 1,234.50."""
    return f"{cents / 100:,.2f}"


def taxed(cents: int) -> int:
    """Return the amount with tax, rounded down."""
    return cents * (100 + TAX) // 100


def labor(minutes: int) -> int:
    """Return what the work costs without tax; every quarter of an hour that has begun counts.

    >>> labor(60)
    9000
    >>> labor(16)
    4500
    """
    ...


def total(work: int, parts: list[int]) -> int:
    """Return what a customer pays with tax, for work and parts whose prices are without.

    >>> total(9000, [500, 500])
    12000
    >>> total(100, [])
    120
    """
    ...


def bill_line(name: str, cents: int) -> str:
    """Return a name, dots, and an amount at the right, as wide as all lines of the bill.

    >>> bill_line("Oil", 123450)
    'Oil.............1,234.50'
    >>> bill_line("Labor", 9000)
    'Labor..............90.00'
    """
    ...
