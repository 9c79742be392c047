# Attempts: talk to a daemon's Unix socket, by stream and by a datagram pair.

def attack(world):
    import socket
    for action in (
        lambda: socket.socket(socket.AF_UNIX).connect(world["unix"]),
        lambda: socket.socketpair(type=socket.SOCK_DGRAM)[0].sendto(b"escaped", world["unix"]),
        lambda: socket.socketpair()[0].connect(world["unix"]),
    ):
        try:
            action()
        except OSError:
            pass
