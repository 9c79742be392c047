OPEN = []


def acquire(name):
    OPEN.append(name)
    return name


def release(name):
    OPEN.remove(name)


def leak(name):
    OPEN.append(name)
    return name.upper()


def join(names, separator):
    return separator.join(names)


def kind(value):
    return type(value).__name__
