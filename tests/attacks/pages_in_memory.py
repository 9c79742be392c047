# Attempts: learn what others read, from which pages of a file are in memory.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    for path in (os.__file__, os.path.join(world["project"], "helper.py")):
        file = os.open(path, os.O_RDONLY)
        page = libc.mmap(None, ctypes.c_size_t(4096), 1, 1, file, ctypes.c_long(0))
        told = (ctypes.c_ubyte * 1)(255)
        if libc.mincore(ctypes.c_void_p(page), ctypes.c_size_t(4096), told) == 0:
            return "escaped", path, told[0]
