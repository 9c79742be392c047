# Attempts: hold more descriptors than it may: copies, high numbers, every kind there is.

def attack(world):
    import fcntl, os, select, socket
    kept, highest = [], 0
    kinds = [lambda: os.dup(0), lambda: os.open("/dev/null", 0), lambda: os.pipe()[0], lambda: select.epoll().detach() if False else select.epoll(),
             lambda: socket.socketpair(), lambda: fcntl.fcntl(0, fcntl.F_DUPFD, 500), lambda: os.dup2(0, 300),
             lambda: os.eventfd(0) if hasattr(os, "eventfd") else None]
    for make in kinds:
        for number in range(100):
            try:
                made = make()
            except OSError:
                break
            kept.append(made)
            highest = max(highest, made if isinstance(made, int) else 0)
    if highest >= 64 or len(os.listdir(".")) > 3:
        return "escaped", highest
