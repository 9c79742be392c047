# Attempts: keep the parent busy with frames of nothing.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import os
    while True:
        os.write(3, bytes(1 << 16))
