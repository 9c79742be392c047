# Attempts: outlive limits by ignoring the signals they come with, in every way that signals are ignored.

def attack(world):
    import ctypes, signal, threading
    for number in range(1, 65):
        try:
            signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError):
            pass
    try:
        signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
    except (OSError, ValueError):
        pass
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
