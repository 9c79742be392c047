# Attempts: send datagrams, also with a name to look up.

def attack(world):
    import socket
    for action in (
        lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b"escaped", ("127.0.0.1", world["udp"])),
        lambda: socket.getaddrinfo("example.com", 80),
    ):
        try:
            action()
        except OSError:
            pass
