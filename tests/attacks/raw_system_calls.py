# Attempts: fork, kill and open sockets by number through ctypes.

def attack(world):
    import ctypes
    call = ctypes.CDLL(None, use_errno=True).syscall
    for number in (57, 58, 56, 435, 41, 425, 319, 101, 434, 220, 198, 1073741881):
        print(number, call(number, 0, 0, 0, 0, 0))
