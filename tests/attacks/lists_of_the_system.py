# Attempts: list mounts, partitions, locks, users and processes.

def attack(world):
    import os
    found = []
    for path in ("/proc/mounts", "/proc/self/mountinfo", "/proc/self/mounts", "/proc/partitions", "/proc/locks", "/proc/net/unix",
                 "/proc/self/maps", "/proc/self/smaps", "/proc/self/fdinfo/3", "/proc/self/environ", "/proc/version", "/proc/keys",
                 "/etc/passwd", "/etc/group", "/etc/hostname", "/etc/mtab", "/var/run/utmp", "/sys/class/net", "/sys/block"):
        try:
            found.append((path, open(path, "rb").read(40)))
        except OSError:
            pass
    for path in ("/", "/proc", "/proc/self/fd", "/proc/self/map_files", "/etc", "/home", "/root", "/tmp", "/var", "/run", "/sys", "/dev",
                 os.path.dirname(world["folder"]), os.path.dirname(world["project"])):
        try:
            found.append((path, os.listdir(path)[:3]))
        except OSError:
            pass
    for path in ("/proc/self/exe", "/proc/self/cwd", "/proc/self/root", "/proc/1/exe", "/proc/1/cwd", "/proc/self/fd/3",
                 f"/proc/{world['parent']}/cwd", "/proc/self/ns/mnt", "/proc/thread-self/exe"):
        try:
            found.append((path, os.readlink(path)))
        except OSError:
            pass
    if found:
        return "escaped", repr(found)[:300]
