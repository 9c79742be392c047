# Attempts: read the memory, environment and descriptors of other processes through /proc.

def attack(world):
    import os
    found = []
    for process in ("self", "1", str(world["parent"]), str(os.getppid())):
        for name in ("environ", "cmdline", "maps", "mem", "status"):
            try:
                found.append(open(f"/proc/{process}/{name}", "rb").read(100))
            except OSError:
                pass
    print(found)
    return found and world["fact"] in str(found)
