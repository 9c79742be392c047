PALETTE = {}


def code(name):
    return PALETTE[name]


def known(name):
    return name in PALETTE


def mix(first, second):
    return f"{first}-{second}"


def invert(color):
    return color[::-1]


def fade(color):
    return color + "80"
