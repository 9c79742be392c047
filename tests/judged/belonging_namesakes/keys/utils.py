def key(value):
    return ("utils", value)


def distance(left, right):
    return abs(left - right)


def clean(text):
    return text.strip()
