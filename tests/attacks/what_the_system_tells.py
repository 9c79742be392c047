# Attempts: read what /sys and /proc tell of machine, disks, networks, keys and security.

def attack(world):
    import os
    found = []
    for path in """/sys/kernel /sys/class/net /sys/class/dmi/id/product_uuid /sys/block /sys/fs/cgroup /sys/module /sys/firmware
        /sys/kernel/debug /sys/kernel/tracing /sys/kernel/security /sys/devices/virtual /sys/bus/usb/devices /sys/power/state
        /sys/devices/system/node /sys/devices/system/memory /sys/devices/system/cpu/../../../kernel
        /proc/keys /proc/key-users /proc/net/tcp /proc/net/unix /proc/mounts /proc/cmdline /proc/config.gz /proc/kallsyms
        /proc/kcore /proc/modules /proc/slabinfo /proc/timer_list /proc/interrupts /proc/stat /proc/loadavg /proc/uptime
        /proc/version /proc/vmstat /proc/zoneinfo /proc/sysvipc/shm /proc/sys/kernel/hostname /proc/sys/kernel/random/boot_id
        /proc/self/mountinfo /proc/self/cgroup /proc/self/auxv /proc/self/io /proc/self/stack /proc/self/pagemap
        /proc/kpagecount /proc/pressure/cpu /proc/diskstats /proc/locks /proc/driver /proc/fs /proc/bus""".split():
        try:
            told = os.listdir(path)[:3] if os.path.isdir(path) else open(path, "rb").read(30)
        except OSError:
            continue
        if told:
            found.append((path, told))
    if found:
        return "escaped", found
