# Attempts: take all memory in small pieces.

def attack(world):
    kept = []
    while True:
        kept.append(bytearray(1 << 20))
