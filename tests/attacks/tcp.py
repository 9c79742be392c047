# Attempts: connect to a server on this machine, and to the world.

def attack(world):
    import socket
    for address in (("127.0.0.1", world["tcp"]), ("192.0.2.1", 80)):
        try:
            socket.create_connection(address, 0.2).sendall(b"escaped")
        except OSError:
            pass
