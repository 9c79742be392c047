# Attempts: crash the interpreter by a wild pointer.

def attack(world):
    import ctypes
    ctypes.string_at(0)
