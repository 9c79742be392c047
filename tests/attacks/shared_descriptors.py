# Attempts: leave a message for, and read those of, other runs through the inherited descriptors.

def attack(world):
    import os
    found = []
    for descriptor in range(3):
        try:
            os.write(descriptor, b"left behind")
            os.lseek(descriptor, 0, 0)
            found.append(os.read(descriptor, 100))
        except OSError:
            pass
    return found
