# Attempts: throw what the machine keeps of files in memory out, so that everybody waits for the disk.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    file = os.open(os.path.join(world["project"], "helper.py"), os.O_RDONLY)
    for advice in (os.POSIX_FADV_DONTNEED, os.POSIX_FADV_DONTNEED | 1 << 32):
        for libc_or_number in (libc.posix_fadvise, lambda *rest: libc.syscall(221, *rest)):
            if libc_or_number(file, ctypes.c_long(0), ctypes.c_long(0), ctypes.c_long(advice)) == 0:
                return "escaped", "fadvise", hex(advice)
    page = libc.mmap(None, ctypes.c_size_t(4096), 1, 1, file, ctypes.c_long(0))
    for advice in (20, 21):  # MADV_COLD, MADV_PAGEOUT
        if libc.madvise(ctypes.c_void_p(page), ctypes.c_size_t(4096), advice) == 0:
            return "escaped", "madvise", advice
    if libc.sync_file_range(file, ctypes.c_long(0), ctypes.c_long(0), 7) == 0:
        return "escaped", "sync_file_range"
