# Attempts: raise its limits, then take memory.

def attack(world):
    import resource
    for kind in range(16):
        try:
            resource.setrlimit(kind, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        except (OSError, ValueError):
            pass
    return len(bytearray(3 << 30))
