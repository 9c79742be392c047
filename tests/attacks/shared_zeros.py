# Attempts: hold memory that counts for no process, as files that /dev/zero makes and unmapped parts keep.

def attack(world):
    import mmap, os
    file, kept = os.open("/dev/zero", os.O_RDWR), []
    for number in range(64):
        part = mmap.mmap(file, 32 << 20, flags=mmap.MAP_SHARED)
        for at in range(0, 32 << 20, 4096):
            part[at] = 1
        kept.append(part)
    return "escaped", len(kept)
