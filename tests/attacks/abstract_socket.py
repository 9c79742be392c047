# Attempts: talk through sockets without a file, and through pairs turned around.

def attack(world):
    import socket
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_SEQPACKET):
        for action in ("bind", "connect"):
            try:
                pair = socket.socketpair(socket.AF_UNIX, kind)
                getattr(pair[0], action)("\0egcfg-attack")
                return "escaped"
            except OSError:
                pass
