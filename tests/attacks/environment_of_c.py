# Attempts: find in memory what the interpreter was started with: variables, arguments, auxiliary values, the stack's end.

def attack(world):
    import ctypes
    libc = ctypes.CDLL(None)
    environ, seen = ctypes.POINTER(ctypes.c_char_p).in_dll(libc, "environ"), []
    libc.getenv.restype = ctypes.c_char_p
    libc.getauxval.restype = ctypes.c_void_p
    while environ and environ[len(seen)]:
        seen.append(environ[len(seen)])
    seen += [libc.getenv(name) for name in (b"EGCFG_ATTACK_SECRET", b"SSH_AUTH_SOCK", b"AWS_SECRET_ACCESS_KEY")]
    page = libc.getauxval(31) & ~0xFFF
    seen += [ctypes.string_at(page, 4088)]
    if "EGCFG_ATTACK" in repr(seen) or "SSH_AUTH" in repr(seen):
        return "escaped", seen
