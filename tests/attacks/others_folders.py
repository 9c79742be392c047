# Attempts: find the folders and files of other runs.

def attack(world):
    import os
    here, found = os.getcwd(), []
    for above in (os.path.dirname(here), os.path.dirname(os.path.dirname(here))):
        for path in (above, *(os.path.join(above, str(number)) for number in range(12))):
            try:
                found += os.listdir(path)
            except OSError:
                pass
            try:
                os.close(os.open(path, os.O_RDONLY | os.O_DIRECTORY))
                names = os.listdir(path)
                found.append(names)
            except OSError:
                pass
    if found:
        return "escaped", repr(found)[:300]
