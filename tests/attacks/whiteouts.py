# Attempts: make nodes that are no files, by whiteouts of renames, exchanges and links in its own folder.

def attack(world):
    import ctypes, os, stat
    libc = ctypes.CDLL(None, use_errno=True)
    open("a", "w").close(); open("b", "w").close()
    made = []
    for flags in (1, 2, 4, 5):
        if libc.syscall(316, -100, b"a", -100, b"b" if flags != 2 else b"a", flags) == 0:
            made.append(flags)
    for name in os.listdir("."):
        if not stat.S_ISREG(os.lstat(name).st_mode):
            return "escaped", name, made
    for name in ("a", "b"):
        if libc.syscall(316, -100, name.encode(), -100, (world["folder"] + "/x").encode(), 4) == 0:
            return "escaped"
    print(made)
