from fractions import Fraction


def divide(left, right):
    return Fraction(left) / right


def power(base, exponent):
    return base**exponent


def repeat(text, count):
    return text * count


def root(number):
    return number**0.5


def apply(function, value):
    return function(value)


def half(number):
    return number // 2
