# Attempts: rewrite its own code and data through /proc, and write where only reading is allowed.

def attack(world):
    import os
    for path in ("/proc/self/mem", "/proc/self/oom_score_adj", "/proc/self/uid_map", "/proc/thread-self/attr/current",
                 "/dev/shm/egcfg-attack", "/dev/tty", "/dev/ptmx", "/dev/fuse", "/dev/kvm", "/sys/kernel/debug"):
        for flags in (os.O_RDWR, os.O_WRONLY | os.O_CREAT, os.O_RDONLY):
            try:
                return "escaped", path, os.open(path, flags)
            except OSError:
                pass
