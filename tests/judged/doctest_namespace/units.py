import sys


def turns(angle):
    """Turns of an angle.

    >>> turns(tau)
    1.0
    >>> turns(1)
    0.159
    """
    return angle / 6.283185307179586


def halves(number):
    """Exact halves.

    >>> halves(Fraction(1, 3))
    Fraction(1, 6)
    """
    return number / 2


def station(name):
    """An example with a mark that a plug-in knows.

    >>> station("north")  # doctest: +REMOTE_DATA
    'NORTH'
    >>> station("south")  # doctest: -ELLIPSIS
    'SOUTH'
    """
    return name.upper()


def refuse(name):
    """Raise with details that differ.

    >>> refuse("x")
    Traceback (most recent call last):
        ...
    ValueError: x at 0x...
    >>> refuse("y")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    builtins.ValueError: something else
    """
    raise ValueError(f"{name} at {id(name):#x}")


def write(text):
    """Write to standard output without an end of line.

    >>> count = write("abc")
    abc
    >>> count
    3
    >>> _ = write("x"); _ = write("y")
    xy
    """
    return sys.stdout.write(text)


def rough(number):
    """Two digits are asked for, and are wrong.

    >>> rough(1)
    0.35
    """
    return number / 3
