# Attempts: stop by a signal that the kernel sends.

def attack(world):
    import ctypes
    event = (ctypes.c_int * 16)()
    event[2], event[3] = 19, 0
    timer = ctypes.c_int()
    libc = ctypes.CDLL(None, use_errno=True)
    libc.timer_create(1, ctypes.byref(event), ctypes.byref(timer))
    libc.timer_settime(timer, 0, (ctypes.c_long * 4)(0, 0, 0, 1_000_000), None)
    while True:
        pass
