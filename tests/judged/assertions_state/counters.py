import functools
import itertools
from contextlib import contextmanager

_ids = itertools.count(1)
SEEN = []


def next_id():
    return next(_ids)


def see(name):
    SEEN.append(name)
    return len(SEEN)


def forget():
    SEEN.clear()


@functools.lru_cache(maxsize=None)
def fibonacci(number):
    return number if number < 2 else fibonacci(number - 1) + fibonacci(number - 2)


@contextmanager
def noted(name):
    SEEN.append(name)
    yield SEEN
    SEEN.remove(name)


def twice(function):
    @functools.wraps(function)
    def wrapper(*arguments):
        return function(function(*arguments))

    return wrapper


@twice
def increment(number):
    return number + 1


def table(size):
    return {number: number * number for number in range(size)}


SQUARES = table(4)


def pairs(items):
    items = iter(items)
    return zip(items, items)


def stale():
    return len(SEEN)
