# Attempts: pin pages in pipes after giving them back (vmsplice).

def attack(world):
    import ctypes, mmap, os
    class Part(ctypes.Structure):
        _fields_ = [("base", ctypes.c_void_p), ("length", ctypes.c_size_t)]
    libc = ctypes.CDLL(None, use_errno=True)
    area = mmap.mmap(-1, 1 << 20)
    area[:4096] = b"x" * 4096
    part = Part(ctypes.addressof(ctypes.c_char.from_buffer(area)), 4096)
    for flags in (0, 1, 2, 8, 10):
        if libc.vmsplice(os.pipe()[1], ctypes.byref(part), 1, flags) > 0:
            return "escaped", flags
