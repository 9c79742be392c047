# Attempts: pin pages of a file in pipes, and copy what pipes hold (splice, tee).

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    file = os.open("file", os.O_RDWR | os.O_CREAT)
    os.write(file, b"x" * 65536)
    os.lseek(file, 0, 0)
    one, two = os.pipe(), os.pipe()
    held = [libc.splice(file, None, one[1], None, 65536, 0)]
    os.write(one[1], b"x" * 4096)
    held.append(libc.tee(one[0], two[1], 4096, 0))
    held.append(libc.splice(one[0], None, two[1], None, 4096, 2))
    if max(held) > 0:
        return "escaped", held
