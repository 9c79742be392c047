# Attempts: hold the kernel's memory by timers, event counters and signal descriptors, as many as there can be.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    made, timer, mask = [0] * 4, ctypes.c_void_p(), (ctypes.c_uint64 * 16)()
    makers = (lambda: libc.timer_create(1, None, ctypes.byref(timer)), lambda: libc.timerfd_create(1, 0),
              lambda: libc.eventfd(0, 0), lambda: libc.signalfd(-1, mask, 0))
    for place, make in enumerate(makers):
        while made[place] < 5000 and make() >= 0:
            made[place] += 1
    if made[0] > 256 or sum(made[1:]) > 64:
        return "escaped", made
