# Attempts: start threads without end.

def attack(world):
    import threading, time
    while True:
        threading.Thread(target=time.sleep, args=(60,)).start()
