# Attempts: have the kernel remember rules of Landlock: 65,536 ports in each of many sets.

def attack(world):
    import ctypes
    call = ctypes.CDLL(None, use_errno=True).syscall
    attributes = (ctypes.c_uint64 * 2)(0, 3)
    for size in (16, 8):
        if call(444, attributes, ctypes.c_size_t(size), 0) >= 0:
            return "escaped", repr(size)
    if call(446, -1, 0) == -1 and ctypes.get_errno() != 1:
        return "escaped", ctypes.get_errno()
