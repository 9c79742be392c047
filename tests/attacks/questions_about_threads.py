# Attempts: gain a namespace by the call that tells whether there are other threads.

def attack(world):
    import ctypes, platform
    libc = ctypes.CDLL(None, use_errno=True)
    number = {"x86_64": 272, "aarch64": 97}[platform.machine()]
    asked = 0x10000
    kinds = [1 << bit for bit in (7, 9, 10, 17, 18, 25, 26, 27, 28, 29, 30)]
    gained = [kind for kind in kinds for more in (0, asked, 1 << 32, asked | 1 << 32, asked | -1 << 32)
              if libc.syscall(number, ctypes.c_ulong(kind | more)) == 0]
    return "escaped" if gained else None
