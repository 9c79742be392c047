# Attempts: speak after its end: by finalizers, weak references, threads and the collector, once all is answered.

def attack(world):
    import gc, os, threading, time, weakref
    class Late:
        def __del__(self):
            os.write(3, b"\0\0\0\2{}")
    late = Late()
    globals()["ring"] = [late]
    globals()["ring"].append(globals()["ring"])
    weakref.finalize(late, os.write, 3, b"\xff\xff\xff\xff")
    def speak():
        time.sleep(0.05)
        for _ in range(1000):
            try:
                os.write(3, b"\0\0\0\2{}")
            except OSError:
                return
    threading.Thread(target=speak).start()
    return 1
