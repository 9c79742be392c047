# Attempts: poison imports: finders, paths, caches and modules that are loaded later.

import sys


class Finder:
    @staticmethod
    def find_spec(*arguments):
        while True:
            pass


def attack(world):
    import builtins
    sys.meta_path.insert(0, Finder)
    sys.path_hooks.insert(0, Finder.find_spec)
    sys.path_importer_cache.clear()
    for name in list(sys.modules):
        if name not in ("builtins", "sys"):
            sys.modules[name] = None
    builtins.__import__ = Finder.find_spec
    sys.excepthook = sys.unraisablehook = sys.displayhook = Finder.find_spec
    raise ImportError("x")
