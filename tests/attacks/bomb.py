# Attempts: unpack a bomb.

def attack(world):
    import zlib, bz2, lzma
    data = zlib.compress(bytes(1 << 26), 9)
    for _ in range(4):
        data = zlib.decompress(zlib.compress(zlib.decompress(data) * 8))
    return len(data)
