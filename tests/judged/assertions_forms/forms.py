import warnings
from collections import Counter


class Money:
    def __init__(self, cents, currency="EUR"):
        self.cents, self.currency = cents, currency

    def __eq__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return (self.cents, self.currency) == (other.cents, other.currency)

    def __hash__(self):
        return hash(self.cents)


def money(text):
    amount, currency = text.split()
    return Money(round(float(amount) * 100), currency)


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def mean(numbers):
    return sum(numbers) / len(numbers)


def halve(number):
    if number % 2:
        raise ValueError(f"odd number: {number} (not even)")
    return number // 2


def unique(words):
    return {word.lower() for word in words}


def tally(words):
    return dict(Counter(words).most_common())


def deprecated(value):
    warnings.warn(f"deprecated({value!r}) goes away", FutureWarning, stacklevel=2)
    return value


def tree(depth):
    return [tree(depth - 1)] * 2 if depth else []


def third():
    return 1 / 3


def message(name):
    raise KeyError(name)
