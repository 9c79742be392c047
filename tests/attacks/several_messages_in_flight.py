# Attempts: pass descriptors with sendmmsg.

def attack(world):
    import ctypes, os, socket
    libc = ctypes.CDLL(None, use_errno=True)
    left, right = socket.socketpair()
    message = (ctypes.c_byte * 64)()
    if libc.sendmmsg(left.fileno(), message, 1, 0) >= 0 or ctypes.get_errno() != 1:
        return "escaped", ctypes.get_errno()
