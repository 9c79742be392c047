# Attempts: change flags, versions and hints of readable files through descriptors.

def attack(world):
    import ctypes, fcntl, os, struct
    done = []
    for path in (os.path.join(world["project"], "helper.py"), world["canary"], world["project"]):
        for how in (os.O_RDONLY, 3):
            try:
                file = os.open(path, how)
            except OSError:
                continue
            for request, data in ((0x40086602, struct.pack("l", 0x80)), (0x40086604, struct.pack("l", 7)),
                                  (0x401C5820, struct.pack("IIIII8x", 0x40, 0, 0, 0, 0))):
                try:
                    fcntl.ioctl(file, request, data)
                    done.append((path, how, hex(request)))
                except OSError as e:
                    print(e)
            for command in (1036, 1038):
                try:
                    fcntl.fcntl(file, command, struct.pack("Q", 3))
                    done.append((path, how, command))
                except OSError as e:
                    print(e)
    if done:
        return "escaped", done
