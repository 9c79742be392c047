# Attempts: learn what other processes hold in memory, by pages that the kernel merges when they are equal.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    page = libc.mmap(None, ctypes.c_size_t(1 << 20), 3, 0x22, -1, ctypes.c_long(0))
    for advice in (12, 100, 101):  # MADV_MERGEABLE, MADV_HWPOISON, MADV_SOFT_OFFLINE
        if libc.madvise(ctypes.c_void_p(page), ctypes.c_size_t(1 << 20), advice) == 0:
            return "escaped", advice
        if ctypes.get_errno() != 1:
            return "escaped", "asked for", ctypes.get_errno()
