# Attempts: multiply a file inside the kernel: copies, clones, sendfile, splice.

def attack(world):
    import ctypes, fcntl, os
    with open("first", "wb") as file:
        file.write(b"x" * (1 << 20))
    source, done = os.open("first", os.O_RDONLY), []
    for name in ("copy_file_range", "sendfile", "splice"):
        target = os.open(name, os.O_RDWR | os.O_CREAT)
        try:
            if name == "sendfile":
                done.append((name, os.sendfile(target, source, 0, 1 << 20)))
            elif name == "copy_file_range":
                done.append((name, os.copy_file_range(source, target, 1 << 20, 0, 0)))
            elif hasattr(os, "splice"):
                done.append((name, os.splice(source, os.pipe()[1], 4096, 0)))
        except OSError as error:
            print(name, error)
    target = os.open("clone", os.O_RDWR | os.O_CREAT)
    for request in (0x40049409, 0x4020940D, 0xC0189436):
        try:
            done.append((request, fcntl.ioctl(target, request, source)))
        except OSError as error:
            print(request, error)
    if done:
        return "escaped", repr(done)[:300]
