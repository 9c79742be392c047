def near(left, right):
    return abs(left - right) < 1e-6
