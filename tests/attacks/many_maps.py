# Attempts: have the kernel remember maps: as many as there can be, each of one page, with other rights than the next.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    base = libc.mmap(None, ctypes.c_size_t(4096 * 60_000), 0, 0x22, -1, ctypes.c_long(0))
    for page in range(0, 60_000, 2):
        if libc.mprotect(ctypes.c_void_p(base + page * 4096), ctypes.c_size_t(4096), 3):
            return page
