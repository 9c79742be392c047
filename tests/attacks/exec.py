# Attempts: become another program.

def attack(world):
    import os
    os.execv("/bin/sh", ["sh", "-c", "echo escaped > " + world["canary"]])
