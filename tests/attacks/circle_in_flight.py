# Attempts: leave a circle of sockets that hold each other in their queues.

def attack(world):
    import array, os, socket
    left, right = socket.socketpair()
    sent = 0
    for number in range(20):
        for one, other in ((left, right), (right, left)):
            try:
                one.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [one.fileno(), other.fileno()]))])
                sent += 1
            except OSError:
                pass
    if sent:
        return "escaped", sent
