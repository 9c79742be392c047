# Attempts: print without end.

def attack(world):
    import sys
    while True:
        print("x" * 100000)
        print("y" * 100000, file=sys.stderr)
