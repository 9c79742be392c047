"""Prices of a shop. All amounts are whole cents."""


def price_tag(cents: int) -> str:
    """Return the price in dollars with two decimals.

    >>> price_tag(1205)
    '$12.05'
    >>> price_tag(7)
    '$0.07'
    """
    ...


def change_due(price, paid):
    """Return what the customer gets back, or -1 if the customer has not paid enough.

    >>> change_due(350, 500)
    150
    >>> change_due(350, 300)
    -1
    """
    ...


def cart_total(items: list[tuple[str, int, int]]) -> int:
    """Add up items of a name, a price and a count. An item whose count is below 0 does not matter.

    >>> cart_total([("pen", 120, 2), ("cap", 900, 1)])
    1140
    >>> cart_total([("pen", 120, 2), ("cap", 900, -1)])
    240
    """
    ...


def split_bill(total: int, people: int) -> list[int]:
    """Return what each of the people pays, who share the total as evenly as whole cents allow.

    Where it does not come out even, the first ones pay one cent more.

    >>> split_bill(1000, 3)
    [334, 333, 333]
    >>> split_bill(600, 2)
    [300, 300]
    """
    ...


def discounted(total: int, member: bool) -> int:
    """Return the total with 10 percent off if it is 10000 or more; after that members save another 500.

    Nobody pays less than 0.

    >>> discounted(12000, False)
    10800
    >>> discounted(300, True)
    0
    """
    ...


def shipping(grams: int, country: str, express: bool = False) -> int:
    """Return the cost of shipping: 490 to the US, 1290 elsewhere, for everything up to 1000 grams.

    Each full 1000 grams more cost 200. Express doubles all of it.

    >>> shipping(800, "US")
    490
    >>> shipping(2500, "CA")
    1490
    """
    ...
