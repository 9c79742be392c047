# Attempts: return as many floats as are sent as values.

def attack(world):
    return [number / 7 for number in range(45_000)]
