# Attempts: pin pages of a file in the queue of a socket (sendfile).

def attack(world):
    import os, socket
    file = os.open("file", os.O_RDWR | os.O_CREAT)
    os.write(file, b"x" * 65536)
    left, right = socket.socketpair()
    try:
        return "escaped", os.sendfile(left.fileno(), file, 0, 65536)
    except OSError as error:
        return str(error)
