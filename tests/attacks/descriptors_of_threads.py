# Attempts: hold more descriptors than it may, in threads that do not share them.

def attack(world):
    import ctypes, mmap, os, platform, time
    if platform.machine() != "x86_64":
        return "refused"
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    # clone(flags, stack) as machine code; the new thread sleeps for ever: pause() in a loop
    code = bytes.fromhex("b838000000" "0f05" "4885c0" "7401" "c3" "b822000000" "0f05" "ebf7")
    area = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    area[:len(code)] = code
    stack = mmap.mmap(-1, 1 << 16)
    start = ctypes.CFUNCTYPE(ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_long, ctypes.c_long, ctypes.c_long)(
        ctypes.addressof(ctypes.c_char.from_buffer(area)))
    top = ctypes.addressof(ctypes.c_char.from_buffer(stack)) + (1 << 16) - 64
    for flags in (0x10900, 0x10B00, 0x10D00):
        if start(flags, top, 0, 0, 0) > 0:
            return "escaped", hex(flags)
