"""Small things one does with grids: lists of rows that are equally long."""


def size(grid: list[list[int]]) -> tuple[int, int]:
    """Return how many rows and how many columns the grid has; (0, 0) for one without rows.

    >>> size([[1, 2, 3], [4, 5, 6]])
    (2, 3)
    >>> size([])
    (0, 0)
    """
    ...


def column(grid, index):
    """Return the column with that index, from top to bottom. Columns count from 0.

    >>> column([[1, 2], [3, 4]], 0)
    [1, 3]
    >>> column([["a", "b", "c"]], 2)
    ['c']
    """
    ...


def border_sum(grid: list[list[int]]) -> int:
    """Add up the numbers at the border of the grid, each one once. Without rows it is 0.

    >>> border_sum([[1, 1, 1], [1, 9, 1], [1, 1, 1]])
    8
    >>> border_sum([[1, 2], [3, 4]])
    10
    """
    ...


def count_neighbors(grid: list[str], row: int, column: int) -> int:
    """Count the # around a place of the grid: beside, above, below, and diagonally, as far as the grid goes.

    >>> count_neighbors(["##.", "...", "#.#"], 1, 1)
    4
    >>> count_neighbors(["##", ".."], 0, 0)
    1
    """
    ...


def seat_name(row: int, place: int) -> str:
    """Return the name of a seat on a plane, such as 12C: row and place count from 0, rows in names from 1.

    There is no letter I, as it looks like a 1.

    >>> seat_name(0, 0)
    '1A'
    >>> seat_name(4, 8)
    '5J'
    """
    ...


def walk(moves: str, width: int, height: int) -> tuple[int, int]:
    """Return where one is after the moves from (0, 0): E adds 1 to x, W takes 1, N adds 1 to y, S takes 1.

    The first number is x, below width, the second y, below height. A move that leaves the field is ignored.

    >>> walk("EEN", 5, 5)
    (2, 1)
    >>> walk("WWE", 3, 3)
    (1, 0)
    """
    ...
