# Attempts: fill the disk with files that are deleted already and only held open.

def attack(world):
    import os
    data, kept = b"x" * (4 << 20), []
    while True:
        file = open("gone", "wb", 0)
        os.unlink("gone")
        file.write(data)
        kept.append(file)
