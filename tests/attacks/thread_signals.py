# Attempts: signal by tgkill, tkill, sigqueue and pthread_kill.

def attack(world):
    import ctypes, os, signal, threading
    libc = ctypes.CDLL(None, use_errno=True)
    parent = world["parent"]
    for call in (lambda: libc.tgkill(parent, parent, 15), lambda: libc.syscall(200, parent, 15),
                 lambda: libc.sigqueue(parent, 15, 0), lambda: signal.raise_signal(signal.SIGSTOP),
                 lambda: signal.pthread_kill(threading.get_ident(), 19), lambda: os.abort()):
        try:
            print(call())
        except OSError as e:
            print(e)
