# Attempts: take memory by stacks of threads, as large as can be, and limits back by raising them.

def attack(world):
    import resource, threading
    done = []
    for size in (1 << 30, 512 << 20, 300 << 20):
        try:
            threading.stack_size(size)
            threading.Thread(target=lambda: done.append(size)).start()
        except (ValueError, RuntimeError, MemoryError) as error:
            print(error)
    for kind in range(16):
        try:
            resource.setrlimit(kind, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            done.append(kind)
        except (OSError, ValueError):
            pass
    if done:
        return "escaped", done
