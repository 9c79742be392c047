# Attempts: kill the parent, the zygote and the whole group.

def attack(world):
    import os, signal
    for process in (world["parent"], os.getppid(), 0):
        for number in (signal.SIGTERM, signal.SIGKILL, signal.SIGSTOP):
            try:
                os.kill(process, number)
            except OSError:
                pass
    os.killpg(os.getpgid(0), signal.SIGKILL)
