"""Recipes for iterators."""

from itertools import islice


def take(count, items):
    """Return the next items.

    >>> stream = iter("abcdef")
    >>> take(2, stream)
    ['a', 'b']
    >>> take(3, stream)
    ['c', 'd', 'e']
    >>> take(3, stream)
    ['f']
    """
    return list(islice(items, count))


def double(number):
    """Double it.

    >>> double(3)
    6
    >>> _ + 1
    7
    >>> double(_)
    14
    """
    return 2 * number


def lowest(numbers):
    """Several statements on a line.

    >>> box = [3, 1]; box.append(0); lowest(box)
    0
    >>> for extra in (-1, -2):
    ...     box.append(extra)
    ...     lowest(box)
    -1
    -2
    """
    return min(numbers)


def drain(box):
    """Empty a list.

    >>> box = [1]
    >>> drain(box)
    1
    >>> drain(box)
    Traceback (most recent call last):
        ...
    LookupError: nothing left
    >>> box
    []
    >>> box.append(9)
    >>> drain(box)
    9
    """
    if not box:
        raise LookupError("nothing left")
    return box.pop()


def banner(text):
    """Show text between empty lines.

    >>> print(banner("hi"))
    <BLANKLINE>
    hi
    <BLANKLINE>
    >>> print(banner("hi").strip(), end="")
    hi
    """
    return f"\n{text}\n"


def table(rows):
    """Columns, where the amount of blanks does not count.

    >>> print(table([("a", 1), ("bb", 22)]))
    a     1
    bb   22
    """
    return "\n".join(f"{name:<4}{value:>8}" for name, value in rows)


def wrong_later(number):
    """The first example holds, the second does not.

    >>> wrong_later(1)
    1
    >>> wrong_later(2)
    3
    """
    return number


def imported(number):
    """Import the own module.

    >>> import recipes
    >>> from recipes import imported as again
    >>> again(1), recipes.imported(2)
    (2, 3)
    """
    return number + 1
