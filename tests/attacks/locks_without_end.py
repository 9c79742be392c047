# Attempts: have the kernel remember locks on single bytes, which nothing limits.

def attack(world):
    import fcntl, time
    with open("locked", "w+b") as file:
        for at in range(5_000, 0, -1):
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 2 * at)
        time.sleep(30)
    return "escaped"
