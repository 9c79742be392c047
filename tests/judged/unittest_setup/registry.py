REGISTRY = {}
LOG = []


def register(name, value):
    REGISTRY[name] = value
    return len(REGISTRY)


def lookup(name):
    return REGISTRY[name]


def unregister(name):
    LOG.append(name)
    return REGISTRY.pop(name)


def names():
    return sorted(REGISTRY)


def squares(numbers):
    return {number: number**2 for number in numbers}


def cubes(numbers):
    return {number: number**2 if number > 1 else number for number in numbers}


def missing():
    return None
