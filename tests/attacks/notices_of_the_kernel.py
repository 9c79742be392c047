# Attempts: have the kernel tell of keys, mounts and files through a pipe.

def attack(world):
    import fcntl, os
    done = []
    try:
        reader, writer = os.pipe2(os.O_EXCL)
        done.append(fcntl.ioctl(reader, 0x5760, 512))
    except OSError as error:
        print(error)
    for path in (".", world["project"]):
        folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        for command in (1026, 1024, 15, 8, 10):
            try:
                done.append((path, command, fcntl.fcntl(folder, command, 4 | 2)))
            except OSError as error:
                print(error)
    if done:
        return "escaped", repr(done)
