# Attempts: write noise and huge lengths to every descriptor.

def attack(world):
    import os
    for descriptor in range(64):
        for data in (b"\xff" * 5000, b"\x00\x00\x00\x02[]", b"\x00\x00\x10\x00" + b"[" * 4096, b"\x00" * 100):
            try:
                os.write(descriptor, data)
            except OSError:
                pass
