# Attempts: take the machine's asynchronous requests.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    made = 0
    while made < 1000:
        context = ctypes.c_ulong(0)
        if libc.syscall(206, 64, ctypes.byref(context)) != 0:
            break
        made += 1
    if made:
        return "escaped", made
