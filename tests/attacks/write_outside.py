# Attempts: create and change files outside the private folder.

def attack(world):
    import os, pathlib
    for path in (world["folder"] + "/new", world["canary"], "/tmp/egcfg-attack", os.path.expanduser("~/egcfg-attack")):
        for mode in ("w", "a", "r+"):
            try:
                open(path, mode).write("escaped")
            except OSError:
                pass
    for action in (os.remove, os.unlink, os.rmdir, lambda p: os.rename(p, p + "x"), lambda p: os.truncate(p, 0)):
        try:
            action(world["canary"])
        except OSError:
            pass
    pathlib.Path(world["folder"], "sub").mkdir()
