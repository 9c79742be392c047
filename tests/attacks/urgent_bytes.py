# Attempts: keep the parent awake by bytes out of band, which it is told of but does not get.

def attack(world):
    import socket, time
    channel = socket.socket(fileno=3)
    for number in range(5):
        for data in (b"x", b"\x00\x00\x00\x01"):
            try:
                channel.send(data, socket.MSG_OOB)
            except OSError as error:
                print(error)
        time.sleep(0.02)
    time.sleep(60)
