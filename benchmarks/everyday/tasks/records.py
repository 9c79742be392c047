"""Small things one does with dicts and rows of tables."""


def names_of(people: list[dict]) -> list[str]:
    """Return the name of every person, in their order.

    >>> names_of([{"name": "Ann", "age": 30}, {"name": "Bob", "age": 25}])
    ['Ann', 'Bob']
    >>> names_of([])
    []
    """
    ...


def tally(counts: dict[str, int], key: str, amount: int = 1) -> dict[str, int]:
    """Add the amount to the count of the key, which is 0 if it is not there yet, and return the counts.

    >>> tally({"yes": 2}, "yes")
    {'yes': 3}
    >>> tally({}, "no", 5)
    {'no': 5}
    """
    ...


def by_first_letter(words):
    """Return a dict from each first letter, in lower case, to the list of words that begin with it.

    Words keep their order; empty ones are left out.

    >>> by_first_letter(["apple", "Avocado", "pear"])
    {'a': ['apple', 'Avocado'], 'p': ['pear']}
    >>> by_first_letter([""])
    {}
    """
    ...


def best_sellers(sales: list[tuple[str, int]], count: int) -> list[str]:
    """Return the names of the count articles of which most pieces were sold in all, the best first.

    Of articles that sold equally well, the one that comes first in the alphabet is first.

    >>> best_sellers([("tea", 2), ("milk", 5), ("tea", 4)], 1)
    ['tea']
    >>> best_sellers([("b", 1), ("a", 1)], 2)
    ['a', 'b']
    """
    ...


def merge_settings(defaults: dict, changes: dict) -> dict:
    """Return a new dict of the defaults with the changes over them. A change to None removes the key.

    Neither of the two dicts is changed.

    >>> merge_settings({"color": "red", "size": 2}, {"size": 3})
    {'color': 'red', 'size': 3}
    >>> merge_settings({"color": "red"}, {"color": None})
    {}
    """
    ...


def flatten(nested: dict) -> dict:
    """Return a dict without dicts in it: the keys of an inner dict stand behind its own key and a dot.

    An inner dict that is empty is left out. Dicts may stand in each other to any depth.

    >>> flatten({"db": {"host": "here", "port": 80}})
    {'db.host': 'here', 'db.port': 80}
    >>> flatten({"a": 1, "b": {}})
    {'a': 1}
    """
    ...
