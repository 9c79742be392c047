# Attempts: return a set whose rebuilding takes for ever.

def attack(world):
    return {k * (2**61 - 1) for k in range(1, 30_000)}
