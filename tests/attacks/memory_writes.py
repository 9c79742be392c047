# Attempts: rewrite the worker's values in memory through ctypes.

def attack(world):
    import ctypes, sys
    one = id(0)
    ctypes.memmove(id(0) + 24, ctypes.byref(ctypes.c_int(1)), 4)
    ctypes.memset(id(None), 0, 8)
    return 0
