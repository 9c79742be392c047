# Attempts: hold the parent up with one frame of 140,000 lists.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import os
    body = b'{"kind":"test","index":0,"out":"","err":"","error":null,"trace":[],"values":[["l",[' + b",".join([b'["l",[]]'] * 70_000) + b"]]]}"
    os.write(3, frame(body))
    return 1
