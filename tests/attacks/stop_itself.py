# Attempts: stop, so that nobody can wait for its end.

def attack(world):
    import os, signal
    try:
        os.kill(os.getpid(), signal.SIGSTOP)
    except OSError:
        pass
    signal.pause()
