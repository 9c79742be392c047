# Attempts: reserve disk beyond the size that a file may have, without making it larger.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    libc.fallocate.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_long, ctypes.c_long]
    file = os.open("reserved", os.O_RDWR | os.O_CREAT)
    for mode in (1, 0x11, 0x41, 0, 0x10, 0x40):
        if libc.fallocate(file, mode, 0, 16 << 20) == 0:
            return "escaped", mode, os.fstat(file).st_blocks
