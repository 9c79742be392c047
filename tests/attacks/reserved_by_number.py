# Attempts: reserve disk by the system call's number, in many files.

def attack(world):
    import ctypes, os
    call = ctypes.CDLL(None, use_errno=True).syscall
    number = 285 if os.uname().machine == "x86_64" else 47
    done = []
    for name in range(8):
        file = os.open(str(name), os.O_RDWR | os.O_CREAT)
        if call(number, file, 1, ctypes.c_long(0), ctypes.c_long(12 << 20)) == 0:
            done.append(os.fstat(file).st_blocks)
    if done:
        return "escaped", repr(done)[:300]
