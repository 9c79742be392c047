# Attempts: open a port to the outside.

def attack(world):
    import socket
    server = socket.create_server(("0.0.0.0", 0))
    server.accept()
