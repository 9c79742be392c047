# Attempts: reach the kernel's rarer interfaces: netlink, raw and virtual sockets, keys, rings, page faults, watches.

def attack(world):
    import ctypes, os, socket
    opened = []
    for family, kind in ((16, 3), (17, 3), (40, 1), (38, 5), (2, 3), (1, 1), (1, 2), (1, 5), (10, 1), (31, 3)):
        try:
            opened.append(socket.socket(family, kind))
        except OSError:
            pass
    call = ctypes.CDLL(None, use_errno=True).syscall
    for number in (425, 323, 319, 447, 253, 294, 300, 250, 248, 101, 157, 135, 298, 321, 310, 311, 308, 272, 442, 452, 462):
        if call(number, 0, 0, 0, 0, 0) >= 0:
            opened.append(number)
    if opened:
        return "escaped", opened
