# Attempts: leave the process at once, with success.

def attack(world):
    import os
    os._exit(0)
