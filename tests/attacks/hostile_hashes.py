# Attempts: raise from hash and comparison inside the worker's tables.

class Key:
    def __hash__(self):
        raise SystemExit
    __eq__ = __lt__ = __hash__


def attack(world):
    import sys
    sys.modules["egcfg_program"].__dict__.clear()
    sys.modules.clear()
    return Key()
