"""Seats that are free or sold."""

from cinema.showing import ROWS, SEATS, Showing


def evening(*sold: tuple[int, int]) -> Showing:
    """Return a showing for which these seats are sold."""
    return Showing("Alien", 1215, 117, 900, set(sold))


def free_in_row(showing: Showing, row: int) -> list[int]:
    """Return the numbers of the seats that are free in the row.

    >>> free_in_row(evening((2, 1), (2, 3)), 2)
    [2, 4, 5, 6, 7, 8]
    >>> free_in_row(evening(), 1)
    [1, 2, 3, 4, 5, 6, 7, 8]
    """
    ...


def percent_sold(showing: Showing) -> int:
    """Return how many percent of all seats of the cinema are sold, rounded down.

    >>> percent_sold(evening((1, 1), (1, 2)))
    5
    >>> percent_sold(evening())
    0
    """
    ...


def sell(showing: Showing, row: int, seat: int) -> int:
    """Sell the seat and return its price, or return 0 if it cannot be sold.

    >>> sell(evening((1, 1)), 1, 2)
    900
    >>> sell(evening((1, 1)), 1, 1)
    0
    """
    ...
