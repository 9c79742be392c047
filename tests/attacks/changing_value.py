# Attempts: return a container that another thread changes.

def attack(world):
    import threading
    value = {0: 0}

    def change():
        while True:
            for key in range(1000):
                value[key] = [key]
            value.clear()

    threading.Thread(target=change, daemon=True).start()
    return value
