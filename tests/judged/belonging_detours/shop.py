from collections import namedtuple
from dataclasses import dataclass, field


def discount(price):
    return price * 0.5


def tax(price):
    return price * 1.25


def shipping(weight):
    return 5 + weight


def unused(price):
    return price


def mentioned(price):
    return price


def shadowed(price):
    return price + 1


class Point(namedtuple("Point", "x y")):
    def norm(self):
        return abs(self.x) + abs(self.y)


@dataclass
class Basket:
    items: list = field(default_factory=list)

    def add(self, *items):
        self.items.extend(items)
        return self

    def best(self):
        return max(self.items)


class Loud:
    def say(self):
        return self.text.upper()


def make_class(name):
    return type(name, (Loud,), {"text": name})
