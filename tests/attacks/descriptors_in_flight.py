# Attempts: keep deleted files alive by sending their descriptors to itself and never receiving them.

def attack(world):
    import array, os, socket
    left, right = socket.socketpair()
    for number in range(3):
        file = os.open("gone", os.O_RDWR | os.O_CREAT)
        os.unlink("gone")
        os.write(file, b"x" * (1 << 20))
        try:
            left.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))])
        except OSError:
            return "refused"
        os.close(file)
    return "escaped"
