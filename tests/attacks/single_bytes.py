# Attempts: wake the parent for each single byte.

def attack(world):
    import os
    size = 1_900_000
    os.write(3, size.to_bytes(4, "big"))
    while True:
        os.write(3, b" ")
