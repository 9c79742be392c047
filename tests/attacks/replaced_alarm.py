# Attempts: take the worker's alarm away, and every other timer.

def attack(world):
    import faulthandler, signal, time
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
    faulthandler.cancel_dump_traceback_later()
    while True:
        time.sleep(60)
