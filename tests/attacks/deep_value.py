# Attempts: return a value so deep that reading it overflows the stack.

def attack(world):
    value = []
    for _ in range(100_000):
        value = [value]
    return value
