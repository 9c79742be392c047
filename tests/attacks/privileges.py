# Attempts: gain privileges: namespaces, user ids, mounts, modules.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    print(libc.unshare(0x10000000), libc.setuid(0), libc.mount(b"none", b"/", b"tmpfs", 0, 0), libc.chroot(b"."))
    print(libc.ptrace(16, world["parent"], 0, 0), libc.prctl(4, 1, 0, 0, 0), libc.prctl(1, 0, 0, 0, 0))
    os.setuid(0)
