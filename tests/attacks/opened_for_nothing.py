# Attempts: open files for neither reading nor writing, to lock them.

def attack(world):
    import fcntl, os
    for path in (world["canary"], world["secret"]):
        try:
            file = os.open(path, 3)
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return "escaped", path
        except OSError as e:
            print(e)
