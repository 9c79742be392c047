# Attempts: leave a changed library for the next program.

def attack(world):
    import builtins, math, sys
    builtins.sum = lambda *a: 42
    math.floor = None
    sys.modules["egcfg_program"] = None
    sys.path[:] = []
    open("sitecustomize.py", "w").write("raise SystemExit")
