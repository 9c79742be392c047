# Attempts: keep the parent busy with repetitions that change nothing.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import os
    data = b"".join(frame(b'{"kind":"%s","index":%d,"out":"","err":"","trace":[],"error":null,"values":[]}' % (kind, index))
                    for kind in (b"loaded", b"part", b"test") for index in (5, -1, 10 ** 9)) * 300
    while True:
        os.write(3, data)
