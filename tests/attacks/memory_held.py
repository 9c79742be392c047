# Attempts: hold all memory and return.

kept = []
def attack(world):
    for size in (1 << 20, 1 << 16, 1 << 12, 1 << 8, 16):
        try:
            while True:
                kept.append(bytearray(size))
        except MemoryError:
            pass
    return 6
