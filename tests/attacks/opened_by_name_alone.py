# Attempts: hold files that it may not read by descriptors that only name them (O_PATH).

def attack(world):
    import os
    held = []
    for path in (world["canary"], world["secret"], os.path.join(world["project"], ".env"), world["link"], world["folder"],
                 "/etc/shadow", "/proc/self", "/root", os.path.join(world["project"], "helper.py")):
        for flags in (os.O_PATH, os.O_PATH | os.O_NOFOLLOW, os.O_PATH | 3, os.O_PATH | os.O_CLOEXEC | os.O_DIRECTORY):
            try:
                held.append((path, os.fstat(os.open(path, flags)).st_size))
            except OSError:
                pass
    if held:
        return "escaped", held
