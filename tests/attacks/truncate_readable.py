# Attempts: truncate, map and lock readable files outside.

def attack(world):
    import fcntl, mmap, os, sys
    done = []
    for path in (os.__file__, world["project"] + "/helper.py", sys.executable, world["canary"]):
        for action in (
            lambda: os.truncate(path, 0),
            lambda: os.open(path, os.O_RDONLY | os.O_TRUNC),
            lambda: os.ftruncate(os.open(path, os.O_RDONLY), 0),
            lambda: mmap.mmap(os.open(path, os.O_RDONLY), 0, mmap.MAP_SHARED, mmap.PROT_READ | mmap.PROT_WRITE),
            lambda: fcntl.fcntl(os.open(path, os.O_RDONLY), 1024, 1),
            lambda: os.fchmod(os.open(path, os.O_RDONLY), 0o777),
            lambda: os.utime(os.open(path, os.O_RDONLY)),
            lambda: os.setxattr(os.open(path, os.O_RDONLY), "user.x", b"x"),
            lambda: os.posix_fallocate(os.open(path, os.O_RDONLY), 0, 1 << 20),
        ):
            try:
                action()
                done.append(path)
            except OSError:
                pass
    if done:
        return "escaped", done
