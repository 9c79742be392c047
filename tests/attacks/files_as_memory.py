# Attempts: use the files of a run as memory beyond its limit, by maps that are larger than they.

def attack(world):
    import mmap, os, time
    kept, total = [], 0
    for number in range(24):
        file = os.open(str(number), os.O_RDWR | os.O_CREAT)
        os.write(file, b"x" * (4 << 20))
        os.unlink(str(number))
        os.close(file) if number % 2 else kept.append(file)
        total += 4 << 20
        kept.append(bytearray(4 << 20))
        time.sleep(0.002)
    time.sleep(0.2)
    return [len(each) for each in kept if isinstance(each, bytearray)][:2]
