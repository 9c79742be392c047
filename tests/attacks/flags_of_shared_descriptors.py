# Attempts: tell the next program something, by flags of inherited descriptors.

def attack(world):
    import fcntl, os
    found = [fcntl.fcntl(descriptor, fcntl.F_GETFL) & (os.O_NONBLOCK | os.O_APPEND) for descriptor in range(3)]
    for descriptor in range(3):
        fcntl.fcntl(descriptor, fcntl.F_SETFL, os.O_NONBLOCK | os.O_APPEND)
    if any(found):
        return "escaped", found
