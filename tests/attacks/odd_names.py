# Attempts: leave files with names of every byte.

def attack(world):
    import os
    for number in range(1, 256):
        if number != 47:
            open(bytes([number]), "w").close()
            os.mkdir(b"d\n" + bytes([number]) * 200)
    os.mkdir("x" * 255)
    open(b"\xff\xfe\n\x1b[2J", "w").close()
    os.symlink("a" * 4000, "long")
    os.symlink("loop", "loop")
