"""Has the name of a module of the standard library."""


def rgb(code):
    return tuple(int(code[at : at + 2], 16) for at in (0, 2, 4))


def gray(code):
    return sum(rgb(code)) // 3
