# Attempts: return and keep integers of a million bits.

def attack(world):
    kept = 7 ** 500_000
    also = [kept, {kept: -kept}]
    return also
