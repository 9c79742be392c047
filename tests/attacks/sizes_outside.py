# Attempts: learn names, sizes, times and owners of files outside.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    found, room = [], ctypes.create_string_buffer(4096)
    up = "/".join([".."] * 20)
    for path in (world["canary"], world["secret"], world["link"], world["folder"], world["unix"], "/etc/passwd", "/etc/shadow",
                 "/root/.bashrc", "/sys/kernel", "/var/lib"):
        for each in (path, up + path):
            for act in (os.stat, os.lstat, lambda path: os.access(path, os.F_OK) or 1 / 0, os.statvfs, os.chdir):
                try:
                    found.append((each, act(each)))
                except (OSError, ZeroDivisionError):
                    pass
            for flags in (0, 0x100, 0x1000):
                if hasattr(libc, "statx") and libc.statx(-100, os.fsencode(each), flags, 0xFFF, room) == 0:
                    found.append((each, flags))
    if found:
        return "escaped", repr(found)[:300]
