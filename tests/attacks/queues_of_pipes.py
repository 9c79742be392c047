# Attempts: fill as many pipes as there can be, in packets of one byte.

def attack(world):
    import os
    held = 0
    try:
        while True:
            _, end = os.pipe2(os.O_DIRECT | os.O_NONBLOCK)
            try:
                while True:
                    held += os.write(end, b"x" * 4096)
            except BlockingIOError:
                pass
    except OSError:
        pass
    if held > 8 << 20:
        return "escaped", held
