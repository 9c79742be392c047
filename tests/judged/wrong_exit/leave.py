import os


def quits(number):
    os._exit(0)


def right(number):
    return 2 * number
