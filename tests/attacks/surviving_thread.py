# Attempts: leave threads that outlive the test.

def attack(world):
    import threading
    for _ in range(4):
        threading.Thread(target=lambda: [None for _ in iter(int, 1)], daemon=False).start()
