# Attempts: keep deleted files alive by descriptors, more than a run's files may take.

def attack(world):
    import os, time
    data, kept = b"x" * (4 << 20), []
    for number in range(20):
        kept.append(os.open("gone", os.O_RDWR | os.O_CREAT | os.O_EXCL))
        os.unlink("gone")
        os.write(kept[-1], data)
        time.sleep(0.001)
    time.sleep(30)
    return "escaped", len(kept)
