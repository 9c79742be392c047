# Attempts: fill sparse files through shared maps, beyond what a run's files may take.

def attack(world):
    import mmap, os, time
    filled = 0
    for number in range(21):
        with open(str(number), "w+b") as file:
            file.truncate(4 << 20)
            with mmap.mmap(file.fileno(), 4 << 20) as shared:
                for at in range(0, 4 << 20, 4096):
                    shared[at] = 1
                shared.flush()
        filled += os.stat(str(number)).st_blocks * 512
        time.sleep(0.001)
    time.sleep(30)
    if filled > 80 << 20:
        return "escaped", filled
