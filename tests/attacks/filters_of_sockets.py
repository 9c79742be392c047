# Attempts: have the kernel remember filters and options of sockets.

def attack(world):
    import ctypes, socket, struct
    left, right = socket.socketpair()
    done = []
    code = (ctypes.c_uint64 * 4)(6 | (0xFFFF << 32), 0, 0, 0)
    program = struct.pack("HxxxxxxP", 1, ctypes.addressof(code))
    for option, value in ((26, program), (7, 1 << 20), (8, 1 << 20), (32, 1 << 20), (33, 1 << 20), (60, 1), (42, 1), (20, struct.pack("ll", 1, 0))):
        try:
            left.setsockopt(socket.SOL_SOCKET, option, value)
            done.append(option)
        except OSError as error:
            print(option, error)
    if done:
        return "escaped", repr(done)
