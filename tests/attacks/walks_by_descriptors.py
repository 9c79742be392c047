# Attempts: walk out of its folder by descriptors and by changing folders.

def attack(world):
    import os
    found = []
    for start in (".", "/", "/usr/lib", world["project"]):
        try:
            folder = os.open(start, os.O_RDONLY | os.O_DIRECTORY)
        except OSError:
            continue
        for target in (world["canary"], world["secret"]):
            relative = os.path.relpath(target, os.path.realpath(start))
            for act in (lambda: os.stat(relative, dir_fd=folder), lambda: os.open(relative, os.O_RDONLY, dir_fd=folder),
                        lambda: os.access(relative, os.F_OK, dir_fd=folder) or 1 / 0,
                        lambda: os.readlink(os.path.relpath(world["link"], os.path.realpath(start)), dir_fd=folder)):
                try:
                    found.append((start, act()))
                except (OSError, ZeroDivisionError):
                    pass
        os.close(folder)
    if found:
        return "escaped", repr(found)[:300]
