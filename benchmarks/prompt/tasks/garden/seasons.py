"""What grows when."""

from garden.plants import Plant

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
BEAN = Plant("bean", 200, 5, 8)
LEEK = Plant("leek", 150, 6, 2)


def number(month: str) -> int:
    """Return the number of a month, 1 for Jan."""
    return MONTHS.index(month) + 1


def season(plant: Plant) -> str:
    """Return the months in which the plant is sown and harvested, with a dash in between.

    >>> season(BEAN)
    'May-Aug'
    >>> season(LEEK)
    'Jun-Feb'
    """
    ...


def sown_in(plants: list[Plant], month: str) -> list[str]:
    """Return the names of the plants that are sown in the month, in alphabetical order.

    >>> sown_in([LEEK, BEAN], "May")
    ['bean']
    >>> sown_in([LEEK, BEAN], "Jan")
    []
    """
    ...


def grows_in(plant: Plant, month: str) -> bool:
    """Tell whether the plant grows in the month, from that in which it is sown to that of the harvest.

    The harvest may be in the year after.

    >>> grows_in(BEAN, "Aug")
    True
    >>> grows_in(LEEK, "Mar")
    False
    """
    ...
