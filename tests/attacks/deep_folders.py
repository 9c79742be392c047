# Attempts: leave folders so deep that deleting them overflows.

def attack(world):
    import os
    for _ in range(3000):
        os.mkdir("d")
        os.chdir("d")
