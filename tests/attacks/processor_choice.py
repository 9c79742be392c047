# Attempts: pin other processes to one processor, and slow them down.

def attack(world):
    import os
    moved = []
    for process in (world["parent"], os.getppid(), 0):
        for action in (
            lambda: os.sched_setaffinity(process, {0}),
            lambda: os.setpriority(os.PRIO_PROCESS, process, 19),
            lambda: os.sched_setscheduler(process, os.SCHED_BATCH, os.sched_param(0)),
        ):
            try:
                action()
                moved.append(process)
            except OSError:
                pass
    if moved:
        return "escaped", moved
