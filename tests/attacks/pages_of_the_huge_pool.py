# Attempts: take huge pages that the machine keeps for others.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_long
    for size in (0, 21 << 26, 30 << 26):
        if libc.mmap(None, ctypes.c_size_t(2 << 20), 3, 0x40022 | size, -1, ctypes.c_long(0)) != -1:
            return "escaped", repr(size)
        if ctypes.get_errno() != 1:
            return "escaped", "asked for", ctypes.get_errno()
