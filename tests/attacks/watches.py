# Attempts: watch what others do by inotify, fanotify, dnotify and process descriptors.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    got = []
    for call in (
        lambda: libc.inotify_init(), lambda: libc.inotify_init1(0), lambda: libc.fanotify_init(0, 0),
        lambda: os.pidfd_open(world["parent"]), lambda: os.pidfd_open(os.getpid()),
        lambda: libc.syscall(438, 3, 0, 0), lambda: libc.syscall(424, 3, 9, 0, 0),
    ):
        try:
            if call() >= 0:
                got.append(call)
        except OSError:
            pass
    if got:
        return "escaped", len(got)
