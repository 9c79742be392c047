# Attempts: leave pipes, devices, sockets and locked folders to block the cleanup.

def attack(world):
    import os, socket
    for number in range(20):
        try:
            os.mkfifo(f"pipe{number}")
        except OSError as error:
            print(error)
    try:
        os.mknod("device", 0o20666, os.makedev(1, 3))
    except OSError as error:
        print(error)
    try:
        s = socket.socketpair()
        s[0].bind("sock")
    except OSError as error:
        print(error)
    os.mkdir("locked", 0)
    os.mkdir("a"); os.mkdir("a/b", 0o500)
