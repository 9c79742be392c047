"""Shapes.

>>> area(2, 3)
6
>>> side = 4
>>> area(side, side)
16
"""

import doctest


def area(width, height):
    return width * height


def describe(shape):
    """The address differs.

    >>> describe(shared)
    '<...Square object at 0x...>'
    """
    return repr(shape)


def scaled(shape, factor):
    """The square comes from outside.

    >>> scaled(shared, 2).side
    10
    >>> shared.side
    5
    """
    return Square(shape.side * factor)


class Square:
    """A square that the examples share.

    >>> square = Square(3)
    >>> square.area()
    9
    >>> square.grow(1)
    >>> square.area()
    16
    """

    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side**2

    def grow(self, more):
        self.side += more


def corners(shape):
    """Skipped.

    >>> corners(shared)  # doctest: +SKIP
    4
    """
    return 4


if __name__ == "__main__":
    doctest.testmod(optionflags=doctest.ELLIPSIS, extraglobs={"shared": Square(5)})
