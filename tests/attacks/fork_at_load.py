# Attempts: fork while the program is being loaded, before any test.

import os

if os.fork() == 0:
    while True:
        pass


def attack(world):
    return None
