def perimeter(width, height):
    return 2 * (width + height)


def diagonal(width, height):
    return (width**2 + height**2) ** 0.5


def mirrored(points):
    return [(-x, y) for x, y in points]


def ignored(value):
    return value
