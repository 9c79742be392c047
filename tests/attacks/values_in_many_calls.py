# Attempts: print and return something large in each of many calls.

def attack(world):
    import sys
    for number in range(2000):
        print("x" * 100, flush=True)
        sys.stderr.write("é" * 50)
        sys.stderr.flush()
    return ["x" * 1000] * 500
