# Attempts: make pipes hold a megabyte each, which counts for all programs of the user.

def attack(world):
    import fcntl, os
    for number in range(4):
        try:
            return "escaped", fcntl.fcntl(os.pipe()[1], 1031, 1 << 20)
        except OSError as error:
            print(error)
