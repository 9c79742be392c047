# Attempts: read what the kernel logs, from its files, its devices and its system call, and write to it.

def attack(world):
    import ctypes, os
    found = []
    for path in ("/proc/kmsg", "/dev/kmsg", "/proc/self/root/proc/kmsg", "/proc/self/root/dev/kmsg", "/proc/kcore", "/sys/fs/pstore",
                 "/sys/kernel/debug", "/var/log/dmesg", "/var/log/kern.log"):
        for flags in (os.O_RDONLY | os.O_NONBLOCK, os.O_WRONLY):
            try:
                found.append((path, os.open(path, flags)))
            except OSError as error:
                print(path, error)
    libc = ctypes.CDLL(None, use_errno=True)
    room = ctypes.create_string_buffer(1000)
    for command in (3, 9, 10):
        answer = libc.klogctl(command, room, 1000)
        if answer >= 0:
            found.append((command, answer, room.value[:40]))
    if found:
        return "escaped", repr(found)[:300]
