# Attempts: spoil its channel by options, and read what is not its own.

def attack(world):
    import os, socket
    channel = socket.socket(fileno=os.dup(3))
    for option in range(1, 80):
        for value in (0, 1, 2**31 - 1):
            try:
                channel.setsockopt(socket.SOL_SOCKET, option, value)
            except OSError:
                pass
    os.set_blocking(3, False)
    return ["x" * 1000] * 900
