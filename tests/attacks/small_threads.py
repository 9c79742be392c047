# Attempts: start as many threads as there can be, with the smallest stacks.

def attack(world):
    import threading, time
    threading.stack_size(32768)
    started = 0
    while True:
        try:
            threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
            started += 1
        except RuntimeError:
            time.sleep(0.01)
