# Attempts: close every descriptor and go on.

def attack(world):
    import os
    os.closerange(0, 1024)
    while True:
        pass
