# Attempts: put something else in the place of its channel, and shut it down.

def attack(world):
    import os, socket
    socket.socket(fileno=os.dup(3)).shutdown(socket.SHUT_RDWR)
    reading, writing = os.pipe()
    os.dup2(writing, 3)
    return None
