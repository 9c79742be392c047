# Attempts: take memory by anonymous maps.

def attack(world):
    import mmap
    kept = []
    while True:
        m = mmap.mmap(-1, 1 << 24)
        m[:] = b"x" * (1 << 24)
        kept.append(m)
