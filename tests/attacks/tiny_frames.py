# Attempts: keep the parent busy with frames that are as small as can be.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import os
    data = frame(b'{"kind":"part","index":0,"out":"","err":"","trace":[]}') * 1000
    while True:
        os.write(3, data)
