# Attempts: iterate for ever in C.

def attack(world):
    import itertools, collections
    collections.deque(itertools.product(range(1000), repeat=9), maxlen=0)
