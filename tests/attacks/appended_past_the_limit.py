# Attempts: write past the size of a file: appending, at offsets, by vectors, through two descriptors.

def attack(world):
    import os, signal
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    data = b"x" * (1 << 20)
    one = os.open("big", os.O_RDWR | os.O_CREAT | os.O_APPEND)
    two = os.open("big", os.O_RDWR)
    for number in range(12):
        for act in (lambda: os.write(one, data), lambda: os.pwrite(two, data, number << 20),
                    lambda: os.pwritev(two, [data] * 4, number << 20), lambda: os.ftruncate(two, 16 << 20)):
            try:
                act()
            except OSError:
                pass
    size = os.fstat(one)
    if size.st_size > 8 << 20 or size.st_blocks * 512 > 9 << 20:
        return "escaped", repr(size)
