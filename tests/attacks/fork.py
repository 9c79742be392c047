# Attempts: leave a process behind by fork.

def attack(world):
    import os, time
    for _ in range(5):
        if os.fork() == 0:
            os.setsid()
            time.sleep(60)
