# Attempts: read extended attributes of files that it may read, through descriptors.

def attack(world):
    import os
    found = []
    with open(os.path.join(world["project"], "helper.py")) as file:
        for what in (file.fileno(), file.name):
            try:
                found.append([os.getxattr(what, name) for name in os.listxattr(what)])
                found.append(os.getxattr(what, "user.note"))
            except OSError as error:
                print(error)
    if found:
        return "escaped", repr(found)[:300]
