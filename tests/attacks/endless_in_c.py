# Attempts: never end inside one call that no signal handler can interrupt.

def attack(world):
    return sum(iter(int, 1))
