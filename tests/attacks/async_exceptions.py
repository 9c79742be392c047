# Attempts: throw exceptions into the worker's thread from another.

def attack(world):
    import ctypes, threading, time
    main = threading.main_thread().ident
    def throw():
        while True:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(main), ctypes.py_object(KeyboardInterrupt))
            time.sleep(0.0001)
    threading.Thread(target=throw, daemon=True).start()
    while True:
        try:
            time.sleep(0.001)
            return [1, 2]
        except KeyboardInterrupt:
            pass
