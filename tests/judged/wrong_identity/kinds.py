def same(items):
    return list(items)


def truth(value):
    return 1 if value else 0


def whole(number):
    return number / 2


def nothing(value):
    return False


def copied(items):
    return items


def text(value):
    return str(value).encode()


def ordered(pairs):
    return dict(reversed(pairs))


def negative_zero():
    return 0.0


def nan():
    return float("nan")


def ends(items):
    return (items[0], items[-1])


def raises(value):
    raise TypeError(value)


def raises_right(value):
    raise ValueError(value)


def stops(items):
    return [items[0]]
