# Attempts: leave shared memory behind, by every interface.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    print(libc.shmget(0x1234, 4096, 0o1777))
    print(libc.shm_open(b"/egcfg-attack", 0o102, 0o777))
    print(libc.memfd_create(b"egcfg", 0))
    print(libc.msgget(0x1234, 0o1777))
    from multiprocessing import shared_memory
    return shared_memory.SharedMemory("egcfg-attack", create=True, size=100).name
