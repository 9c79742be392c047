# Attempts: find and destroy shared objects of other programs by number.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    held = []
    for number in range(64):
        held.append(libc.shmctl(number, 0, None))
        held.append(libc.msgctl(number, 0, None))
        held.append(libc.semctl(number, 0, 0))
    ctypes.set_errno(0)
    refused = libc.mq_unlink(b"/egcfg"), ctypes.get_errno()
    if max(held) >= 0 or refused[1] == 2:
        return "escaped", held, refused
