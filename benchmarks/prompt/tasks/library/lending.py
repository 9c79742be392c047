"""Loans and what they cost, in cents."""

from dataclasses import replace
from datetime import date, timedelta

from library.books import Book, Loan

FEE = 25
HIGHEST_FEE = 500
EMMA = Book("Emma", "Austen, Jane", 474, 1815)
ANNS = Loan(EMMA, "Ann", date(2024, 3, 1))
BOBS = Loan(EMMA, "Bob", date(2024, 3, 9), returned=True)


def days_late(loan: Loan, today: date) -> int:
    """Return by how many days the loan is late, and 0 if it is not."""
    return 0 if loan.returned else max(0, (today - loan.due).days)


def fee(loan: Loan, today: date) -> int:
    """Return the fee for each day that the loan is late, and no more than the highest one in all.

    >>> fee(ANNS, date(2024, 3, 3))
    50
    >>> fee(ANNS, date(2024, 5, 1))
    500
    """
    ...


def open_titles(loans: list[Loan], reader: str) -> list[str]:
    """Return the titles of the books that the reader has not returned.

    >>> open_titles([ANNS, BOBS], "Ann")
    ['Emma']
    >>> open_titles([ANNS, BOBS], "Bob")
    []
    """
    ...


def extended(loan: Loan, weeks: int) -> Loan:
    """Return a loan like this one that is due so many weeks later. This one stays as it is.

    >>> extended(ANNS, 1).due
    datetime.date(2024, 3, 8)
    >>> extended(ANNS, 2).reader
    'Ann'
    """
    ...
