# Attempts: start programs by every function of the library.

def attack(world):
    import os, subprocess
    command = "echo escaped > " + world["canary"]
    for action in (
        lambda: subprocess.run(command, shell=True),
        lambda: os.system(command),
        lambda: os.popen(command).read(),
        lambda: os.posix_spawn("/bin/sh", ["sh", "-c", command], {}),
        lambda: __import__("multiprocessing").Process(target=print).start(),
        lambda: __import__("pty").spawn("/bin/sh"),
    ):
        try:
            action()
        except OSError:
            pass
