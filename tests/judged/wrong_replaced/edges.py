import builtins


def up(text):
    return text


def down(text):
    return text


def swapped(pair):
    return pair


def plus(left, right):
    return left - right


def loud(text):
    return text


def minus(left, right):
    return left
