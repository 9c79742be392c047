# Attempts: learn which parts of libraries other programs use, from what the kernel keeps in memory.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    told = (ctypes.c_uint64 * 8)()
    span = (ctypes.c_uint64 * 2)(0, 1 << 20)
    for path in (os.__file__, os.path.join(world["project"], "helper.py")):
        file = os.open(path, os.O_RDONLY)
        if libc.syscall(451, file, span, told, 0) == 0:
            return "escaped", path, told[0]
