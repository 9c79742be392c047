# Attempts: read where links outside lead.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    found, room = [], ctypes.create_string_buffer(4096)
    for path in (world["link"], os.path.join(world["project"], "..", os.path.basename(world["folder"]), "link")):
        try:
            found.append(os.readlink(path))
        except OSError as error:
            print(error)
        if libc.readlinkat(-100, os.fsencode(path), room, 4096) > 0:
            found.append(room.value.decode())
    resolved = os.path.realpath(world["link"])
    if found or resolved != world["link"]:
        return "escaped", found, resolved
