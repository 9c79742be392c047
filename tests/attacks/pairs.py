# Attempts: return as many pairs as are sent as values.

def attack(world):
    return [(number, [number]) for number in range(12_000)] + [{number: {number}} for number in range(3_000)]
