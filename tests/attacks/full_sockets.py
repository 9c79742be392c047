# Attempts: fill the queues of as many sockets as there can be, made as wide as they go.

def attack(world):
    import socket
    held, kept = 0, []
    try:
        while True:
            for end in kept[-2:] or ():
                end.setblocking(False)
            kept += socket.socketpair()
            for end in kept[-2:]:
                end.setblocking(False)
                for option in (7, 8, 32, 33):
                    try:
                        end.setsockopt(socket.SOL_SOCKET, option, 1 << 28)
                    except OSError:
                        pass
                try:
                    while True:
                        held += end.send(b"x" * 65536)
                except BlockingIOError:
                    pass
    except OSError as error:
        print(error)
    if held > 64 << 20:
        return "escaped", held
