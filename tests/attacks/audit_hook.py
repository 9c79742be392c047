# Attempts: stop everything the worker does with audit hooks.

def attack(world):
    import sys

    def hook(event, arguments):
        raise SystemExit(0)

    sys.addaudithook(hook)
    return None
