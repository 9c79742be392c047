# Attempts: act after the end, by atexit and finalizers.

import atexit


class Last:
    def __del__(self):
        while True:
            pass


kept = Last()
atexit.register(lambda: open("/tmp/egcfg-attack", "w").write("escaped"))


def attack(world):
    return None
