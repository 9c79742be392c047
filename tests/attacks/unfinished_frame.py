# Attempts: announce a long frame, send most of it, and wait.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import os, time
    os.write(3, (1_900_000).to_bytes(4, "big") + b" " * 1_899_999)
    time.sleep(60)
