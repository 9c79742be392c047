# Attempts: hang while being imported, in a thread that holds the import lock.

import threading
import time

threading.Thread(target=lambda: __import__("egcfg_never"), daemon=False).start()
while True:
    time.sleep(1)
