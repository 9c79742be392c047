"""Small things one does with lists."""


def without(items, unwanted):
    """Return a list of the items that do not equal unwanted.

    >>> without([1, 2, 1, 3], 1)
    [2, 3]
    >>> without(["a"], "b")
    ['a']
    """
    ...


def last_three(items: list) -> list:
    """Return the last three items, or all of them if there are fewer.

    >>> last_three([1, 2, 3, 4, 5])
    [3, 4, 5]
    >>> last_three(["x"])
    ['x']
    """
    ...


def pair_up(names):
    """Pair the first name with the last, the second with the second to last, and so on.

    Of an odd number of names the one in the middle is paired with None.

    >>> pair_up(["Ann", "Bob", "Cy", "Dan"])
    [('Ann', 'Dan'), ('Bob', 'Cy')]
    >>> pair_up(["Ann", "Bob", "Cy"])
    [('Ann', 'Cy'), ('Bob', None)]
    """
    ...


def longest_rise(numbers: list[int]) -> int:
    """Return how many numbers the longest stretch has in which each is greater than the one before it.

    >>> longest_rise([3, 1, 2, 5, 4])
    3
    >>> longest_rise([])
    0
    """
    ...


def duty(names: list[str], weeks: int) -> list[str]:
    """Return who is on duty in each of the weeks. They take turns in their order, but the second one begins.

    One who is alone is on duty every week.

    >>> duty(["Ann", "Bob", "Cy"], 4)
    ['Bob', 'Cy', 'Ann', 'Bob']
    >>> duty(["Ann"], 2)
    ['Ann', 'Ann']
    """
    ...


def trimmed_mean(scores: list[float]) -> float | None:
    """Return the mean of the scores without one lowest and one highest score.

    Of one or two scores it is the mean of all, of none it is None.

    >>> trimmed_mean([9, 5, 7, 1])
    6.0
    >>> trimmed_mean([4, 9])
    6.5
    """
    ...
