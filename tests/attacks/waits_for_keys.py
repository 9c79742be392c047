# Attempts: read what another process puts into the project meanwhile, under each name that keys have.

def attack(world):
    import os, time
    until = time.monotonic() + 0.2
    while time.monotonic() < until:
        for folder, folders, names in os.walk(world["project"]):
            for name in names:
                if name != "helper.py":
                    try:
                        return "escaped", name, open(os.path.join(folder, name)).read()
                    except OSError:
                        pass
