# Attempts: learn sizes and times of hidden files of the project.

def attack(world):
    import os
    found = []
    for name in (".env", "server.key", ".git/config", "config/credentials.json", ".git", ".env/../.env"):
        path = os.path.join(world["project"], name)
        try:
            status = os.stat(path)
        except OSError:
            continue
        if os.path.isdir(path) and (os.scandir(path) and [*os.scandir(path)]):
            found.append((name, os.listdir(path)))
        if status.st_size and not os.path.isdir(path):
            found.append((name, status.st_size, status.st_mtime))
    if found:
        return "escaped", repr(found)[:300]
