# Attempts: open devices: memory, disks, terminals, inputs, sound, graphics, watchdogs, virtual machines.

def attack(world):
    import os
    found = []
    for name in """mem kmem port kmsg tty tty0 console ptmx sda vda nvme0n1 loop0 loop-control mapper/control fuse kvm vhost-vsock
        vsock net/tun rfkill uinput input/event0 snd/seq dri/card0 dri/renderD128 nvidia0 nvidiactl video0 watchdog hpet rtc0
        cpu/0/msr cpu_dma_latency userfaultfd uhid full udmabuf dma_heap/system autofs btrfs-control vfio/vfio hwrng snapshot
        nvram vcs pts/0 pts/ptmx mqueue hugepages sgx_enclave tpm0 zero random urandom""".split():
        for flags in (os.O_RDONLY, os.O_WRONLY, os.O_RDWR):
            if flags != os.O_RDONLY or name not in ("zero", "random", "urandom"):
                try:
                    found.append((name, flags, os.open("/dev/" + name, flags | os.O_NONBLOCK | os.O_NOCTTY)))
                except OSError:
                    pass
    if [each for each in found if each[:2] not in (("zero", 0), ("random", 0), ("urandom", 0))]:
        return "escaped", found
