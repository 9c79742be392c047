# Attempts: keep files alive that were replaced by renaming others over them.

def attack(world):
    import mmap, os, time
    data, kept = b"x" * (4 << 20), []
    for number in range(20):
        with open("new", "w+b") as file:
            file.write(data)
            file.flush()
            kept.append(mmap.mmap(file.fileno(), 4096))
        os.rename("new", "old")
        time.sleep(0.001)
    time.sleep(30)
    return "escaped", len(kept)
