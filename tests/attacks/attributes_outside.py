# Attempts: read extended attributes of files that it may not read.

def attack(world):
    import os
    found = []
    for path in (world["canary"], world["secret"], os.path.join(world["project"], ".env"), world["folder"], world["link"],
                 os.path.join(world["project"], ".git/config")):
        for follow in (True, False):
            try:
                for name in os.listxattr(path, follow_symlinks=follow):
                    found.append((name, os.getxattr(path, name, follow_symlinks=follow)))
                found.append(os.getxattr(path, "user.note", follow_symlinks=follow))
            except OSError as error:
                print(error)
    if found:
        return "escaped", repr(found)[:300]
