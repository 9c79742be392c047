# Attempts: hold the parent up with numbers that take long to read.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import os
    for number in (b"9" * 4300, b"1" + b"0" * 4000, b"0.5" + b"1" * 4000, b"1e-4000"):
        body = b'{"kind":"part","index":0,"out":"","err":"","trace":[' + b",".join([number] * 400) + b"]}"
        os.write(3, frame(body))
    long = b"1" * 1_500_000
    os.write(3, frame(b'{"kind":"test","index":0,"out":"","err":"","error":null,"trace":[],"values":[["f","%s"],["c","%s","%s"]]}' % (long[:100000], long[:100000], long)))
