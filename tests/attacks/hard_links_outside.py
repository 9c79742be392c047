# Attempts: give files outside a name of its own, to hold and measure them.

def attack(world):
    import os
    done = []
    for number, path in enumerate((world["canary"], world["secret"], world["link"], os.path.join(world["project"], ".env"),
                                   os.path.join(world["project"], "helper.py"))):
        for follow in (True, False):
            try:
                os.link(path, f"mine-{number}-{follow}", follow_symlinks=follow)
                done.append((path, follow))
            except OSError as error:
                print(error)
            try:
                os.rename(path, f"mine-{number}-{follow}")
                done.append((path, "moved"))
            except OSError as error:
                print(error)
    if done:
        return "escaped", repr(done)[:300]
