# Attempts: look starved by its own threads, so that it is given more time.

def attack(world):
    import hashlib, threading
    data = bytes(1 << 22)

    def work():
        while True:
            hashlib.sha256(data)

    for _ in range(40):
        threading.Thread(target=work, daemon=True).start()
    work()
