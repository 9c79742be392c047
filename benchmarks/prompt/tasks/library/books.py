"""What a library has, and who has it."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Book:
    """A book; its author is written as "Austen, Jane"."""

    title: str
    author: str
    pages: int
    year: int

    @property
    def family_name(self) -> str:
        """Of the author."""
        return self.author.partition(",")[0]


@dataclass(frozen=True)
class Loan:
    """A book that a reader took home."""

    book: Book
    reader: str
    due: date
    returned: bool = False
