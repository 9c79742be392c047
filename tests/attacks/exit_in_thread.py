# Attempts: leave from a thread while the worker reports.

def attack(world):
    import os, threading
    threading.Timer(0.001, os._exit, (0,)).start()
    return ["x" * 1000] * 900
