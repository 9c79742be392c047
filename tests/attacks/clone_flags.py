# Attempts: start a process through clone with thread-like flags.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    got = []
    for flags in (0x11, 0x100, 0x10100, 0x10000, 0x4111, 0x20000000, 0x10000000, 0x00010000 | 0x11):
        if flags & 0x10000:
            continue
        pid = libc.syscall(56, flags, 0, 0, 0, 0)
        if pid == 0:
            os._exit(7)
        if pid > 0:
            got.append((flags, pid))
    if got:
        return "escaped", got
