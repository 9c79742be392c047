# Attempts: answer what only a second child can compare, in nearly all of the time, twice.

import time


class Odd:
    pass


def attack(world):
    time.sleep(0.5)
    return Odd()
