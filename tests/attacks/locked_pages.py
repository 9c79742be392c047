# Attempts: lock memory, so that it cannot be swapped out.

def attack(world):
    import ctypes, mmap
    libc = ctypes.CDLL(None, use_errno=True)
    area = mmap.mmap(-1, 1 << 20)
    at = ctypes.c_void_p(ctypes.addressof(ctypes.c_char.from_buffer(area)))
    done = [libc.mlock(at, 4096), libc.mlock2(at, 4096, 1), libc.mlockall(1), libc.mlockall(3)]
    libc.mmap.restype = ctypes.c_long
    if 0 in done or libc.mmap(None, ctypes.c_size_t(65536), 3, 0x2022, -1, ctypes.c_long(0)) != -1:
        return "escaped", repr(done)[:300]
