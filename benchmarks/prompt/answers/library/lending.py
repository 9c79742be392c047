from dataclasses import replace
from datetime import date, timedelta

from library.books import Book, Loan

FEE = 25
HIGHEST_FEE = 500
EMMA = Book("Emma", "Austen, Jane", 474, 1815)
ANNS = Loan(EMMA, "Ann", date(2024, 3, 1))
BOBS = Loan(EMMA, "Bob", date(2024, 3, 9), returned=True)


def days_late(loan: Loan, today: date) -> int:
    return 0 if loan.returned else max(0, (today - loan.due).days)


def fee(loan: Loan, today: date) -> int:
    return min(HIGHEST_FEE, FEE * days_late(loan, today))


def open_titles(loans: list[Loan], reader: str) -> list[str]:
    return [loan.book.title for loan in loans if loan.reader == reader and not loan.returned]


def extended(loan: Loan, weeks: int) -> Loan:
    return replace(loan, due=loan.due + timedelta(weeks=weeks))
