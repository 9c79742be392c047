# Attempts: keep deleted files alive by a mapping of one page, with no descriptor.

def attack(world):
    import mmap, os, time
    data, kept = b"x" * (4 << 20), []
    for number in range(20):
        file = os.open("gone", os.O_RDWR | os.O_CREAT | os.O_EXCL)
        os.unlink("gone")
        os.write(file, data)
        kept.append(mmap.mmap(file, 4096, mmap.MAP_PRIVATE if number % 2 else mmap.MAP_SHARED))
        os.close(file)
        time.sleep(0.001)
    time.sleep(30)
    return "escaped", len(kept)
