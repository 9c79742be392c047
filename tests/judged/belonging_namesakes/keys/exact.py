def distance(left, right):
    return left - right
