# Attempts: send a descriptor to the parent over its own channel.

def attack(world):
    import os, socket
    channel = socket.socket(fileno=3)
    null = os.open("/dev/null", os.O_RDONLY)
    for _ in range(30):
        socket.send_fds(channel, [b"\x00\x00\x00\x02{}"], [null] * 10)
