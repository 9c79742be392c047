# Attempts: make the parent append to long output again and again.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import os
    long = b'{"kind":"part","index":0,"out":"' + b"x" * 32_000 + b'","err":"' + b"\\u1f60" * 5_000 + b'","trace":[]}'
    short = b'{"kind":"part","index":0,"out":"\\ud83d","err":"\\u00e9","trace":[]}'
    os.write(3, frame(long))
    while True:
        os.write(3, frame(short) * 100)
