# Attempts: return NaN and infinities, which JSON does not have.

def attack(world):
    nan, infinity = float("nan"), float("inf")
    return [nan, infinity, -infinity, complex(nan, infinity), {nan: nan}]
