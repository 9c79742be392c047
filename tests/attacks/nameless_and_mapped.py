# Attempts: keep files alive that never had a name.

def attack(world):
    import mmap, os, time
    data, kept = b"x" * (4 << 20), []
    for number in range(20):
        file = os.open(".", os.O_RDWR | os.O_TMPFILE)
        os.write(file, data)
        kept.append(mmap.mmap(file, 4096))
        os.close(file)
        time.sleep(0.001)
    time.sleep(30)
    return "escaped", len(kept)
