# Attempts: read extended attributes by the numbers of old and new system calls.

def attack(world):
    import ctypes, os
    call = ctypes.CDLL(None, use_errno=True).syscall
    found, room = [], ctypes.create_string_buffer(4096)
    old = range(191, 197) if os.uname().machine == "x86_64" else range(8, 14)
    for path in (world["canary"], os.path.join(world["project"], ".env"), os.path.join(world["project"], "helper.py")):
        name = os.fsencode(path)
        for number in old:
            for arguments in ((name, b"user.note", room, 4096), (name, room, 4096)):
                if call(number, *arguments) > 0:
                    found.append((number, room.raw[:80]))
        about = (ctypes.c_uint64 * 2)(ctypes.addressof(room), 4096)
        for number in (464, 465):
            if call(number, -100, name, 0, b"user.note", about, 16) >= 0 or call(number, -100, name, 0, room, 4096) >= 0:
                found.append((number, room.raw[:80]))
    if found:
        return "escaped", repr(found)[:300]
