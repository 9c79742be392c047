# Attempts: swallow every exception, for ever.

def attack(world):
    import time
    while True:
        try:
            time.sleep(1)
        except BaseException:
            pass
