# Attempts: announce a frame and never finish it.

def attack(world):
    import os, time
    for descriptor in range(3, 64):
        try:
            os.write(descriptor, b"\x00\x01\x00\x00{")
        except OSError:
            pass
    time.sleep(60)
