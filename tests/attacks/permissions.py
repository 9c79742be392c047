# Attempts: change permissions, owner, times and attributes of files outside.

def attack(world):
    import os
    for action in (
        lambda: os.chmod(world["canary"], 0o777),
        lambda: os.chown(world["canary"], 12345, 12345),
        lambda: os.utime(world["canary"], (0, 0)),
        lambda: os.setxattr(world["canary"], "user.egcfg", b"escaped"),
        lambda: os.chmod(world["folder"], 0o777),
    ):
        try:
            action()
        except OSError:
            pass
