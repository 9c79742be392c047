# Attempts: exhaust the stack of C.

def attack(world):
    import sys
    sys.setrecursionlimit(10**9)

    class Deep:
        def __getattr__(self, name):
            return getattr(self, name + "x")

        def __repr__(self):
            return repr(self)

    return repr(Deep()) + Deep().a
