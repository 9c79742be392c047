#!/usr/bin/env python
"""Ways to leave a function unwritten.

>>> only_docstring(2)
4
"""
from __future__ import annotations

import json
from abc import abstractmethod
from math import *
from typing import Protocol, overload

import numpy

FACTOR: int = 2
TABLE = {}
TABLE["a"] = FACTOR


def only_docstring(x):
    """Doubles ``x``, by TABLE and `_twice`.

    >>> only_docstring(3)
    6
    >>> y = only_docstring(4)
    >>> y  # doctest: +ELLIPSIS
    8
    >>> only_docstring("a")  # doctest: +SKIP
    'aa'
    """


def _twice(x):
    return _again(x) * FACTOR


def _again(x):
    return x


def dots(x): ...


def one_line(x): return x


def kept(x):  # noqa: D103
    # first halve it
    # TODO(me): halve x
    pass


@decorator(
    1,
    key="é",
)
async def größe(
    ä,
    *,
    ö=FACTOR,
) -> "int":
    raise NotImplementedError("not yet")


def nothing(x):


def trailing(x):
    total = x + FACTOR
    # TODO: the rest
    ...


# Counts the words
# of a text.
def told_above(text):
    # FIXME
    raise NotImplementedError


def outer(x):
    """
    >>> outer(1)
    2
    """
    def inner(y):
        """Adds one.

        >>> inner(1)
        2
        """
        pass
    return inner(x)


@overload
def chosen(x: int) -> int: ...
@overload
def chosen(x: str) -> str: ...
def chosen(x):
    return x


class Shape(Protocol):
    def area(self) -> float: ...


class Base:
    @abstractmethod
    def area(self):
        raise NotImplementedError


if __name__ == "__main__":
    dots(1)
