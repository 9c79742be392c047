# Attempts: empty readable files by opening them.

def attack(world):
    import os
    for path in (os.path.join(world["project"], "helper.py"), world["canary"]):
        for how in (os.O_RDONLY, 3):
            try:
                os.open(path, how | os.O_TRUNC)
                return "escaped", path, how
            except OSError as e:
                print(e)
