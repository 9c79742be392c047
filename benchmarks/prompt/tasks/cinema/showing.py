"""Showings of films; times are minutes since midnight, prices are cents."""

from dataclasses import dataclass, field

ROWS = 5
SEATS = 8


@dataclass
class Showing:
    """A film at a time. Rows and seats count from 1."""

    title: str
    start: int
    length: int
    price: int
    sold: set[tuple[int, int]] = field(default_factory=set)

    def is_free(self, row: int, seat: int) -> bool:
        """Whether there is such a seat, and it is not sold."""
        return 1 <= row <= ROWS and 1 <= seat <= SEATS and (row, seat) not in self.sold
